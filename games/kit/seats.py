"""Seats: which are active, their order, and the texts about them that all games share.

*out* has a word for each seat on how it left, or an empty string for an active seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.core import Event, IllegalMove, Text, Who

WHO: Final = tuple(Who(seat) for seat in range(6))
"""Every seat as an argument of texts."""

NO_SEATS: Final[frozenset[int]] = frozenset()
ONLY: Final = tuple(frozenset({seat}) for seat in range(6))
"""The set of each single seat, built once because it is needed after every move."""


def active_seats(out: Sequence[str]) -> list[int]:
    """The seats that are still in.

    >>> active_seats(["", "resigned", ""])
    [0, 2]
    """
    return [seat for seat, left in enumerate(out) if not left]


def other_seats(seat: int, seats: int) -> list[int]:
    """All seats except *seat*, clockwise from its left.

    >>> other_seats(1, 4)
    [2, 3, 0]
    """
    return [(seat + step) % seats for step in range(1, seats)]


def next_seat(out: Sequence[object], seat: int) -> int:
    """The next seat clockwise from *seat* that is still in; *seat* itself if there is no other.

    >>> next_seat(["", "resigned", ""], 0)
    2
    """
    seats = len(out)
    other = (seat + 1) % seats
    while out[other] and other != seat:
        other = (other + 1) % seats
    return other


def completes_round(seat: int, follows: int, first: int, seats: int) -> bool:
    """Whether the turn passes the *first* seat when it goes from *seat* to *follows*.

    >>> completes_round(2, 0, first=0, seats=3), completes_round(0, 2, first=0, seats=3)
    (True, False)
    """
    return (follows - first) % seats <= (seat - first) % seats


OVER: Final = Text("game-over")
"""The text "the match is over", in place of a prompt."""


def not_your_turn(seat: int) -> IllegalMove:
    """The error for a move made during the turn of *seat*."""
    return IllegalMove("game-not-your-turn", who=WHO[seat])


def check_active(seat: int, out: Sequence[str], over: bool) -> None:
    """Refuse any move once the match is *over*, and any move of a *seat* that has left or doesn't exist."""
    if over:
        raise IllegalMove("game-is-over")
    if not 0 <= seat < len(out) or out[seat]:
        raise IllegalMove("game-is-out")


def waiting_text(seat: int) -> Text:
    """The text that everybody is waiting for *seat*."""
    return Text("game-waits", {"who": WHO[seat]})


def resigned_event(seat: int) -> Event:
    """The event that *seat* leaves for good."""
    return Event("game-resigned", {"who": WHO[seat]})


def alone_event(seat: int) -> Event:
    """The event that *seat* wins because nobody else is left."""
    return Event("game-end-alone", {"who": WHO[seat]})
