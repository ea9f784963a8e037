"""The course of a match: the moves that changed the most say what changed."""

from __future__ import annotations

from bot.domain.course import _moments
from games.core import Event, Text, Who


def score_event(seat: int, amount: int) -> Event:
    money = Text("monopoly-money-deluxe", {"amount": amount})
    return Event("monopoly-scores", {"who": Who(seat), "amount": money})


def test_a_move_that_changed_several_seats_is_remembered_by_the_greatest_change() -> None:
    figures = [(0, 0, 0), (0, 0, 0), (900, 4200, 100)]
    told = [
        [],
        [],
        [
            Event("monopoly-out", {"who": Who(1)}),
            score_event(0, 900),
            score_event(1, 4200),
            score_event(2, 100),
        ],
    ]
    (moment,) = _moments(figures, told, None)
    assert moment == Text("moment-event", {"move": 2, "what": Text("monopoly-scores", told[2][2].args)})
