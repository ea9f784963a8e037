"""The outcome of a match, and the standing of its seats during it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from games.texts import Text


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """The end of a match: the seats by place, with ties together, and the score of every seat.

    *side* is the number of seats that win and lose together. *tiebreaks* are the figures that rank seats with
    equal scores, by seat: -1 if something else does, and empty in games without them.
    """

    places: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    side: int = 1
    tiebreaks: tuple[int, ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return self.places[0]

    def place(self, seat: int) -> int:
        """The place of *seat*: one more than the number of sides before it.

        After a shared first place comes the third.

        >>> ended = Outcome(((0, 2), (1,)), (5, 3, 5))
        >>> ended.place(2), ended.place(1)
        (1, 3)
        """
        at = next(at for at, seats in enumerate(self.places) if seat in seats)
        return 1 + sum(map(len, self.places[:at])) // self.side

    def tiebreak(self, seat: int) -> int | None:
        """The figure that put *seat* above or below others with the same score; None if none did.

        >>> ended = Outcome(((0,), (1,), (2,)), (3, 1, 1), tiebreaks=(-1, 9, 4))
        >>> ended.tiebreak(0), ended.tiebreak(1), ended.tiebreak(2)
        (None, 9, 4)
        """
        if not self.tiebreaks:
            return None
        ranked = [seats for seats in self.places if all(self.tiebreaks[each] >= 0 for each in seats)]
        totals = [sum(self.scores[each] for each in seats) * self.side / len(seats) for seats in ranked]
        for seats, total in zip(ranked, totals, strict=True):
            if seat in seats and totals.count(total) > 1:
                return self.tiebreaks[seat]
        return None

    def share(self, seat: int) -> float:
        """The share of the win that *seat* has with its partners; less if the win is shared with others.

        >>> Outcome(((0, 2), (1,)), (5, 3, 5)).share(0), Outcome(((0, 2), (1, 3)), (5, 3, 5, 3), 2).share(0)
        (0.5, 1.0)
        """
        return self.side / len(self.winners) if seat in self.winners else 0.0


class Standing(msgspec.Struct, frozen=True):
    """The standing of the seats at one moment: a figure for each, and the *unit* of the figures."""

    unit: Text
    figures: tuple[int, ...]


Places = tuple[tuple[int, ...], ...]


def places(merits: Mapping[int, Any], leavers: Sequence[int] = ()) -> Places:
    """The seats by place: those in *merits*, best first with ties together, then *leavers*, the last first.

    >>> places({0: 7, 2: 9, 3: 7}, leavers=[1, 4])
    ((2,), (0, 3), (4,), (1,))
    """
    ranks = sorted(set(merits.values()), reverse=True)
    together = (tuple(seat for seat, merit in merits.items() if merit == rank) for rank in ranks)
    return (*together, *((seat,) for seat in reversed(leavers)))
