"""The words in which every game's view tells the same things."""

from __future__ import annotations

from typing import dataclass_transform

import msgspec

from games.core import Outcome


@dataclass_transform(frozen_default=True)
class BaseView(msgspec.Struct, frozen=True, kw_only=True):
    """What *seat* may know of a match (None: what spectators may), begun with these *options*.

    It is the *turn* of a seat; *awaited* are all who have to do something now, and *asked* says in a word
    what that is (empty once the match is over). *out* says of each seat how it left, in a word, or nothing.
    Where a game has them, *hand* is the seat's own and *hand_sizes* are everybody's; *draw* and *discard* are
    the piles, as cards where they lie open, otherwise as their size.
    """

    seat: int | None
    options: dict[str, str]
    turn: int
    awaited: tuple[int, ...]
    asked: str
    out: tuple[str, ...]
    outcome: Outcome | None

    @property
    def seats(self) -> int:
        """The number of seats the match was begun with."""
        return len(self.out)
