"""Seats that an event concerns are allowed to know of it, and the list of these seats reveals no secret."""

from __future__ import annotations

from random import Random

from games.core import Luck, MoveError
from tests.kit.matches import Course, in_matches


@in_matches
def test_whom_it_concerns_may_know_of_it(course: Course) -> None:
    seats, _ = course.setup
    for *_, events, _ in course.steps():
        for event in events:
            assert list(event.concerns) == sorted(set(event.concerns) & set(range(seats)))
            assert all(event.is_visible_to(seat) for seat in event.concerns)


@in_matches
def test_whom_it_concerns_does_not_follow_from_what_is_hidden(course: Course) -> None:
    game, random, (seats, _) = course.game, Random(course.number), course.setup
    for number, (before, mover, move, _, _) in enumerate(course.steps(5)):
        for seat in range(seats):
            known = []
            for state in (game.copy(before), game.permute_hidden(before, seat, random)):
                try:
                    events = game.apply(state, mover, move, Luck(Random(number)))
                except MoveError:  # the move needs cards that others hold in this world
                    break
                seen = [event for event in events if event.is_visible_to(seat)]
                known.append((seen, game.view(state, seat)))
            if len(known) < 2:
                continue
            (real, view), (other, twin) = known
            if view == twin and [(e.id, e.args) for e in real] == [(e.id, e.args) for e in other]:
                assert [seat in e.concerns for e in real] == [seat in e.concerns for e in other]
