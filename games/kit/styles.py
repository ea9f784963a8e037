"""The styles of bot opponents: what one likes to do, where its strategy sees little difference."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Style:
    """How much a bot opponent called a *name* likes some kinds of moves, each from 0 to 1.

    *building* is for houses, sets and groups; *trading* for swaps and purchases from others; *saving* for
    money and cards kept; *taking* for what others have or want. Each game knows what a full liking is worth
    there. It is little, so that a style makes no opponent weaker.
    """

    name: str = ""
    building: float = 0.0
    trading: float = 0.0
    saving: float = 0.0
    taking: float = 0.0


NEUTRAL: Final = Style()
"""No style: the move that looks best."""

STYLES: Final = (
    Style("thief", taking=1.0),
    Style("miser", saving=1.0),
    Style("builder", building=1.0),
    Style("trader", trading=1.0),
)
"""All styles. The message for the word that people read is ``style-<name>``."""
