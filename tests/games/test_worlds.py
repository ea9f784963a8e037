"""The worlds of a seat's view: consistent with it, and otherwise unrestricted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from math import sqrt
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from games import keys, load
from games.cardopoly.cards import SUIT
from games.cards import is_red
from games.core import AnyGame, Game, Luck, Resign
from games.deal.cards import ROWS
from games.monopoly.cards import KIND
from tests.kit.matches import LONGEST, SEEDS, examples, setups, steps

KEYS = [key for key in keys() if type(load(key)).worlds is not Game.worlds]
"""The games with `worlds`; the opponents of the others don't search."""

in_games = pytest.mark.parametrize("key", KEYS)


def in_random_matches(most: int) -> Callable[..., Any]:
    """Run the test on at most *most* random matches of each game."""
    return lambda test: in_games(examples(most)(given(data=st.data(), seed=SEEDS)(test)))


def decisions(
    key: str, setup: tuple[int, dict[str, str]], seed: int, every: int = 1
) -> Iterator[tuple[Any, int]]:
    """Yield some states of a random match, each with a seat that decides."""
    game = load(key)
    for number, (before, *_) in enumerate(steps(key, setup, seed, resigning=0.005, sense=0.5)):
        if number % every == seed % every:
            for seat in sorted(game.waiting_for(before)):
                yield before, seat


@in_random_matches(8)
def test_worlds_agree_with_all_that_the_seat_knows(key: str, data: DataObject, seed: int) -> None:
    game, random = load(key), Random(seed)
    for state, seat in decisions(key, data.draw(setups(key)), seed, every=3):
        view = game.view(state, seat)
        for world in islice(game.worlds(view, random), 2):
            assert game.view(world, seat) == view
            assert game.offers(world, seat) == game.offers(state, seat)
            assert game.waiting_for(world) == game.waiting_for(state)
            assert game.active(world) == game.active(state)
            assert sorted(game.cards(world)) == sorted(game.cards(state))
            assert game.decode(game.encode(world)) == world


@in_random_matches(3)
def test_the_match_goes_on_to_its_end_from_every_world(key: str, data: DataObject, seed: int) -> None:
    game, random = load(key), Random(seed)
    found = list(decisions(key, data.draw(setups(key)), seed))
    for state, seat in random.sample(found, min(3, len(found))):
        [world] = islice(game.worlds(game.view(state, seat), random), 1)
        cards = sorted(game.cards(world))
        for _ in range(3 * LONGEST):
            if not (waiting := sorted(game.waiting_for(world))):
                break
            seat = random.choice(waiting)
            move = game.choose(game.view(world, seat), game.offers(world, seat), random)
            game.apply(world, seat, move if random.random() < 0.99 else Resign(), Luck(random))
            assert sorted(game.cards(world)) == cards
        assert game.outcome(world)


@in_random_matches(6)
def test_worlds_are_the_same_whatever_is_truly_hidden(key: str, data: DataObject, seed: int) -> None:
    game, random = load(key), Random(seed)
    for state, seat in decisions(key, data.draw(setups(key)), seed, every=7):
        other = game.permute_hidden(state, seat, random)
        here, there = (
            list(islice(game.worlds(game.view(each, seat), Random(seed)), 3)) for each in (state, other)
        )
        assert here == there


def has_hands(key: str) -> bool:
    """Whether views of the game *key* have a hand."""
    game = load(key)
    return hasattr(game.view(game.deal(min(game.seats), {}, Luck(Random(1)))[0], 0), "hand")


LIKELY = {"deal"}
"""Games whose worlds favor cards that players tend to keep; their own tests check this."""


@pytest.mark.parametrize("key", [key for key in KEYS if has_hands(key) and key not in LIKELY])
def test_others_hold_in_worlds_what_they_may_hold_by_what_was_seen(key: str) -> None:
    """Each card is in each hand about as often as when `permute_hidden` deals."""
    game, count, most = load(key), 300, 0.0
    for seats in game.seats:
        found = list(decisions(key, (seats, {}), seed=seats))
        state, seat = found[len(found) // 2]
        random, view = Random(seats), game.view(state, seat)
        dealt = (game.permute_hidden(state, seat, random) for _ in range(count))
        here, there = (
            Counter(
                (other, card)
                for world in made
                for other in range(seats)
                for card in read_hand(game, world, other)
            )
            for made in (islice(game.worlds(view, random), count), dealt)
        )
        for place in here.keys() | there.keys():
            share = (here[place] + there[place]) / 2 / count
            error = sqrt(2 * count * share * (1 - share))
            most = max(most, abs(here[place] - there[place]) / error if error else 0.0)
    assert most < 4.5


def read_hand(game: AnyGame, state: Any, seat: int) -> tuple[int, ...]:
    """Return the hand of *seat*."""
    return tuple(game.view(state, seat).hand)


CLASSES = {
    "property": lambda card: "red" if is_red(card) else "black",
    "deal": lambda card: ROWS[card][0],
    "cardopoly": lambda card: SUIT[card],
    "monopoly": lambda card: KIND[card],
}
"""The classes of each game's cards for comparing hands."""


WORLDS = 2
"""The number of worlds for each decision."""


def traits(hand: tuple[int, ...], classes: Callable[..., Any]) -> list[tuple[int | str, int]]:
    """Count the cards of each class in *hand*, the classes, and the cards in and outside the largest one."""
    counts = Counter(map(classes, hand))
    most = max(counts.values())
    return [*counts.items(), ("classes", len(counts)), ("commonest", most), ("others", len(hand) - most)]


@pytest.mark.parametrize("key", CLASSES)
def test_hands_in_worlds_are_such_as_real_matches_bring(key: str) -> None:
    """Hands in worlds resemble the real hands of other seats.

    Players choose what they keep, so hands differ a little from chance; what never occurs in a match must not
    occur in worlds.
    """
    game, random, classes = load(key), Random(7), CLASSES[key]
    real: Counter[Any] = Counter()
    dealt: Counter[Any] = Counter()
    hands = 0
    for seats in game.seats_with({}):
        for seed in range(4):
            for state, seat in decisions(key, (seats, {}), seed, every=5):
                for other in set(range(seats)) - {seat}:
                    if hand := read_hand(game, state, other):
                        hands += 1
                        real.update(traits(hand, classes))
                        for world in islice(game.worlds(game.view(state, seat), random), WORLDS):
                            dealt.update(traits(read_hand(game, world, other), classes))
    for name in sorted({name for name, _ in real | dealt}, key=str):
        here, there = (
            {value: count for (of, value), count in found.items() if of == name} for found in (real, dealt)
        )
        strange = sum(count for value, count in there.items() if value not in here)
        assert strange <= 0.01 * WORLDS * hands, name
        mean = sum(value * count for value, count in here.items()) / hands
        assert abs(sum(value * count for value, count in there.items()) / hands / WORLDS - mean) < max(
            0.35, 0.12 * mean
        ), name
