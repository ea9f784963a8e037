"""The search in every game that supports it: it decides at every kind of decision, using only the view."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import chain, islice, product
from random import Random
from typing import Any

import pytest
from msgspec.structs import asdict, replace

from games import keys, load
from games.cardopoly.cards import ORDER
from games.core import AnyGame, Offer
from games.deal.cards import ROWS
from games.monopoly.cards import KIND
from games.offer import move_name
from games.property.board import is_wild
from games.property.state import WORTH
from games.search.evaluation import weights
from games.search.plans import list_moves
from games.search.search import (
    CANDIDATES,
    Budget,
    Effects,
    Rollouts,
    find_candidates,
    is_searchable,
    search,
)
from tests.kit.matches import Course, is_offered, steps

BUDGET = Budget(simulations=12)

SEARCHED = [key for key in keys() if is_searchable(load(key))]


def decisions(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[Any, int]]:
    """Yield a state of a match for each kind of question with several moves, and the seat asked."""
    asked = set()
    for state, seat, *_ in steps(game.key, (seats, {}), seed, sense=0.7):
        offers = game.offers(state, seat)
        question = game.view(state, seat).phase
        if question not in asked and len(offers) > 1:
            asked.add(question)
            yield state, seat


@pytest.mark.parametrize("key", SEARCHED)
def test_what_is_hidden_changes_no_decision(key: str) -> None:
    game = load(key)
    for number, (state, seat) in enumerate(decisions(game, max(game.seats_with({})), 5)):
        other = game.permute_hidden(state, seat, Random(number))
        one, two = (
            search(game, game.view(each, seat), game.offers(each, seat), Random(number), BUDGET)
            for each in (state, other)
        )
        assert one == two
        offers = game.offers(state, seat)
        assert all(is_offered(offers, tried.move) for tried in one.tried)
        assert is_offered(offers, one.move)


@pytest.mark.parametrize("key", SEARCHED)
def test_moves_that_rollouts_overrate_are_not_tried_instead_of_the_strategys(key: str) -> None:
    game, doubted = load(key), weights(key).doubted_kinds
    for state, seat in decisions(game, min(game.seats_with({})), 6):
        found = search(game, game.view(state, seat), game.offers(state, seat), Random(6), BUDGET)
        assert not {move_name(each.move) for each in found.tried[1:]}.intersection(doubted)


@pytest.mark.parametrize("key", SEARCHED)
def test_weights_name_the_features_for_every_number_of_sides(key: str) -> None:
    game, settings = load(key), load(key).settings
    names = set(game.feature_names)
    for values in product(*(setting.values for setting in settings)):
        options = dict(zip((setting.name for setting in settings), values, strict=True))
        for seats in game.seats_with(options):
            sides = len(game.partners(seats, options))
            assert set(weights(key).sides[sides]) == names
            assert set(weights(key).end_changes.get(sides, names)) == names


FEW = 40
"""The number of moves that are compared at a decision."""

DECISIONS = 12
"""The number of decisions that are tested in a match."""

ORDERED = ("discard",)
"""The moves in which the order of cards matters, because the last one lies on top."""

FACES: dict[str, Callable[[int], Any]] = {
    "cardopoly": lambda card: ORDER[card] // 10,
    "deal": lambda card: ROWS[card],
    "monopoly": lambda card: KIND[card] or -card,
    "property": lambda card: (card // 13, -1 if is_wild(card) else card, WORTH[card]),
}
"""The look of each game's cards, to recognize equal ones; games without an entry have no equal cards."""

HELD = ("card", "cards", "red", "black", "claim", "pay")
"""The fields of moves that name cards of the hand."""


def sample_decisions(course: Course) -> Iterator[tuple[Any, int, list[Offer]]]:
    """Yield some states of *course*, with the seat that decides and its offers."""
    taken = course.steps()
    for state, seat, *_ in taken[:: len(taken) // DECISIONS + 1]:
        if offers := course.game.offers(state, seat):
            yield state, seat, offers


@pytest.mark.parametrize("key", SEARCHED)
@pytest.mark.parametrize("number", range(5))
def test_of_moves_with_the_same_effect_one_is_tried_and_no_other_is_lost(key: str, number: int) -> None:
    game, random = load(key), Random(number)
    for state, seat, offers in sample_decisions(Course(key, number)):
        view = game.view(state, seat)
        rollouts, effects = Rollouts(game, view, random), Effects(game, view)
        candidates = find_candidates(game, view, offers, random, CANDIDATES)
        tried = {effects.find(move) for move in candidates}
        assert len(tried) == len(candidates)
        alike = defaultdict[Any, list[Any]](list)
        sensible = [offer for offer in offers if not game.is_waste(offer)]
        simple = [offer for offer in sensible if not any(field.many for field in offer.fields)]
        for move in islice(chain.from_iterable(list_moves(game, offer) for offer in simple), FEW):
            alike[effects.find(move)].append(move)
        if len(candidates) < CANDIDATES and sum(map(len, alike.values())) < FEW:
            assert alike.keys() <= tried
        for move in (game.sample(offers, random) for _ in range(FEW)):
            alike[effects.find(move)].append(move)
            turned = {name: value[::-1] for name, value in asdict(move).items() if isinstance(value, tuple)}
            if move_name(move) not in ORDERED and effects.find(move)[1] is None:
                assert effects.find(move) == effects.find(replace(move, **turned))
        for first, *others in alike.values():
            for other in others[:2]:
                one, two = (rollouts.chance_after(move, 1, 0) for move in (first, other))
                assert one == pytest.approx(two), (first, other)


@pytest.mark.parametrize("key", [key for key in SEARCHED if key in FACES])
@pytest.mark.parametrize("number", range(5))
def test_of_equal_cards_of_the_hand_one_is_tried(key: str, number: int) -> None:
    game, random, face = load(key), Random(number), FACES[key]
    for state, seat, offers in sample_decisions(Course(key, number)):
        view = game.view(state, seat)
        effects, found = Effects(game, view), set()
        for move in find_candidates(game, view, offers, random, CANDIDATES, weights(key).costless_kinds):
            values: dict[str, Any] = asdict(move)
            named = [values[name] for name in HELD if name in values]
            cards = [card for each in named for card in (each if isinstance(each, tuple) else (each,))]
            if key == "monopoly" and not {*view.public_cards[seat], -1}.isdisjoint(cards):
                continue  # it also matters whether others know of a card
            if effects.find(move)[1] is not None:
                continue  # cards are shuffled, so it matters which ones these are
            for name in HELD:
                if isinstance(values.get(name), tuple):
                    faces = list(map(face, values[name]))
                    values[name] = tuple(faces if move_name(move) in ORDERED else sorted(faces))
                elif name in values:
                    values[name] = face(values[name])
            described = (move_name(move), *values.items())
            assert described not in found, described
            found.add(described)
