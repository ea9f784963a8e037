"""The course of a match: the moves that changed the most say what changed."""

from __future__ import annotations

from bot.domain.course import _moments
from games.core import Event, Outcome, Text, Who


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


def test_who_wins_because_another_resigns_has_not_caught_up() -> None:
    outcome = Outcome(places=((1,), (0,)), scores=(0, 3))
    claim, rent, resign = (
        Event(f"property-{id}", {"who": Who(seat)}) for id, seat in (("claim", 0), ("rent", 0), ("resign", 0))
    )
    for last, figures, is_from_behind in (
        (rent, (1, 30), True),
        (resign, (0, 30), False),
    ):
        found = _moments([(0, 0), (9, 0), (9, 0), figures], [[], [claim], [], [last]], outcome)
        assert any(moment.id == "moment-behind" for moment in found) is is_from_behind
    found = _moments([(0, 0), (9, 0), (9, 0), (1, 30), (0, 30)], [[], [claim], [], [rent], [resign]], outcome)
    assert any(moment.id == "moment-behind" for moment in found)
