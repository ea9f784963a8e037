"""Nothing reveals a hand in random matches in which everybody changes their answers in advance."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from games.core import Luck
from games.deal import GAME
from games.deal.state import State
from tests.kit.matches import SEEDS, examples, setups

ACTIONS = {"birthday", "debt", "rent", "rent_one", "sly", "forced", "breaker"}
few = examples(8)


def play_randomly(setup: tuple[int, dict[str, str]], seed: int) -> Iterator[tuple[State, int, Any]]:
    """Yield each state of a random match, the seat to move, and its move; toggle switches on the way."""
    random = Random(seed)
    state, _ = GAME.deal(*setup, Luck(random))
    while moving := sorted(GAME.waiting_for(state)):
        if random.random() < 0.1:
            seat = random.choice(sorted(GAME.active(state)))
            move = GAME.sample(GAME.anytime_offers(state, seat), random)
        else:
            seat = random.choice(moving)
            move = GAME.sample(GAME.offers(state, seat), random)
        yield GAME.copy(state), seat, move
        GAME.apply(state, seat, move, Luck(random))


def find_targets(state: State) -> set[int]:
    """Return the targets whose answers are awaited."""
    window = GAME.view(state, None).window
    return {ask.seat for ask in window.asks if ask.answers == ask.seat} if window else set()


@few
@given(data=st.data(), seed=SEEDS)
def test_who_is_waited_for_is_the_same_with_other_hands(data: DataObject, seed: int) -> None:
    random = Random(seed)
    for state, seat, move in play_randomly(data.draw(setups("deal")), seed):
        if move.__struct_config__.tag not in ACTIONS:
            continue
        found = set()
        for _ in range(4):
            other = GAME.permute_hidden(state, seat, random)
            GAME.apply(other, seat, move, Luck(Random(1)))
            found.add(frozenset(find_targets(other)))
        assert len(found) == 1


@few
@given(data=st.data(), seed=SEEDS)
def test_no_window_tells_anybody_what_others_hold(data: DataObject, seed: int) -> None:
    random = Random(seed)
    setup = data.draw(setups("deal"))
    for state, _, _ in play_randomly(setup, seed):
        if state.action is None:
            continue
        for seat in (None, *range(setup[0])):
            other = GAME.permute_hidden(state, seat, random)
            for place in range(setup[0]):
                if place != seat:
                    other.accepts[place], other.pays[place] = random.randrange(3), random.randrange(2)
            assert GAME.view(other, seat) == GAME.view(state, seat)
            assert GAME.waiting_for(other) == GAME.waiting_for(state)


@few
@given(data=st.data(), seed=SEEDS)
def test_answers_given_in_advance_keep_the_rules(data: DataObject, seed: int) -> None:
    cards = None
    for state, seat, move in play_randomly(data.draw(setups("deal")), seed):
        cards = cards or sorted(GAME.cards(state))
        assert sorted(GAME.cards(state)) == cards
        assert GAME.decode(GAME.encode(state)) == state
        twin = GAME.copy(state)
        events = GAME.apply(twin, seat, move, Luck(Random(1)))
        if move.__struct_config__.tag == "advance":
            assert events[0].seats == (seat,)
