"""The base of every game's view."""

from __future__ import annotations

from typing import dataclass_transform

import msgspec

from games.core import Outcome


@dataclass_transform(frozen_default=True)
class BaseView(msgspec.Struct, frozen=True, kw_only=True):
    """What *seat* may know of a match with these *options* (None: what spectators may know).

    *turn* is the seat whose turn it is. *awaited* are the seats that have to act now, and *phase* is a word
    for what they have to do, empty once the match is over. *out* has a word for each seat on how it left, or
    an empty string. In games with hands, *hand* is the seat's own hand and *hand_sizes* are those of all
    seats. *draw* and *discard* are the piles: their cards if they are face-up, otherwise their sizes.
    """

    seat: int | None
    options: dict[str, str]
    turn: int
    awaited: tuple[int, ...]
    phase: str
    out: tuple[str, ...]
    outcome: Outcome | None

    @property
    def seats(self) -> int:
        """The number of seats at the start of the match."""
        return len(self.out)
