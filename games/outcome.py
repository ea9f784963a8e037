"""How a match ended, and how far its seats have come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from games.texts import Text


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match ended: the seats by place, with ties together, and the score of every seat.

    *side* is how many seats win and lose together.
    """

    places: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    side: int = 1

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return self.places[0]

    def place(self, seat: int) -> int:
        """The place of *seat*: one more than the number of sides before it. After a shared first place comes
        the third.

        >>> ended = Outcome(((0, 2), (1,)), (5, 3, 5))
        >>> ended.place(2), ended.place(1)
        (1, 3)
        """
        at = next(at for at, seats in enumerate(self.places) if seat in seats)
        return 1 + sum(map(len, self.places[:at])) // self.side

    def share(self, seat: int) -> float:
        """The share of the win that *seat* has with its partners; less if the win is shared with others.

        >>> Outcome(((0, 2), (1,)), (5, 3, 5)).share(0), Outcome(((0, 2), (1, 3)), (5, 3, 5, 3), 2).share(0)
        (0.5, 1.0)
        """
        return self.side / len(self.winners) if seat in self.winners else 0.0


class Standing(msgspec.Struct, frozen=True):
    """How far the seats have come at one moment: a figure for each, and the *unit* of the figures."""

    unit: Text
    figures: tuple[int, ...]


Places = tuple[tuple[int, ...], ...]


def places(merits: Mapping[int, Any], gone: Sequence[int] = ()) -> Places:
    """The seats by place: those in *merits*, best first and ties together, then those in *gone*, the last to
    leave first.

    >>> places({0: 7, 2: 9, 3: 7}, gone=[1, 4])
    ((2,), (0, 3), (4,), (1,))
    """
    ranks = sorted(set(merits.values()), reverse=True)
    together = (tuple(seat for seat, merit in merits.items() if merit == rank) for rank in ranks)
    return (*together, *((seat,) for seat in reversed(gone)))
