"""Whom an event concerns: they may know of it, and it tells nobody what view and events do not show."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from games import load
from games.core import Luck, MoveError
from tests.kit.matches import in_matches, setups, steps


@in_matches(sense=st.sampled_from((0.0, 0.7, 1.0)))
def test_whom_it_concerns_may_know_of_it(key, data, seed, sense):
    seats, options = data.draw(setups(key))
    for *_, events, _ in steps(key, (seats, options), seed, resigning=0.005, sense=sense):
        for event in events:
            assert list(event.concerns) == sorted(set(event.concerns) & set(range(seats)))
            assert all(event.seen_by(seat) for seat in event.concerns)


@in_matches()
def test_whom_it_concerns_does_not_follow_from_what_is_hidden(key, data, seed):
    game, random = load(key), Random(seed)
    setup = data.draw(setups(key))
    for number, (before, mover, move, _, _) in enumerate(steps(key, setup, seed, sense=0.5)):
        if number % 5:
            continue
        for seat in range(setup[0]):
            known = []
            for state in (game.copy(before), game.permute_hidden(before, seat, random)):
                try:
                    events = game.apply(state, mover, move, Luck(Random(number)))
                except MoveError:  # others have cards there that this move needs
                    break
                seen = [event for event in events if event.seen_by(seat)]
                known.append((seen, game.view(state, seat)))
            if len(known) < 2:
                continue
            (real, view), (other, twin) = known
            if view == twin and [(e.id, e.args) for e in real] == [(e.id, e.args) for e in other]:
                assert [seat in e.concerns for e in real] == [seat in e.concerns for e in other]
