"""Worlds of small positions come as often as they do if everything that may lie there is written down."""

from __future__ import annotations

from collections import Counter
from itertools import islice, permutations
from random import Random

from games.cards import is_red
from games.core import Luck, Resign
from games.property import GAME
from games.property.state import DECK
from tests.games.property.positions import cards, ids, play, position
from tests.kit.matches import hidden_from
from tests.kit.odds import as_likely


def hand(world, seat):
    """The cards of *seat*, in no order."""
    return frozenset(world.reds[seat] + world.blacks[seat])


def test_every_deal_of_two_colours_is_as_likely():
    state = position([], [], [], hands=("2♦ 3♣", "A♦ 8♣", "5♦ 6♦ 7♠"), draw="8♥")
    hidden = cards("A♦ 8♣ 5♦ 6♦ 7♠ 8♥")
    dealt = Counter()
    for one, other, *more, last in permutations(hidden):
        if all({is_red(card) for card in hand} == {True, False} for hand in ((one, other), more)):
            dealt[frozenset((one, other)), frozenset(more), last] += 1
    worlds = islice(GAME.worlds(GAME.view(state, 0), Random(3)), 3000)
    assert as_likely([(hand(world, 1), hand(world, 2), *world.draw) for world in worlds], dealt)


def test_who_decides_on_a_sale_may_hold_one_colour_only():
    state = position([], [(3, 5)], hands=("3♦ 5♣ 7♣ 8♣", "A♦ 8♠"), purchase=("K♥", "Q♥"), draw="8♥ 4♥")
    play(state, "3♦ 5♣")
    hidden = cards("7♣ 8♣ 8♥ 4♥")
    worlds = islice(GAME.worlds(GAME.view(state, 1), Random(4)), 1000)
    dealt = Counter((frozenset(deal[:2]), deal[2:]) for deal in permutations(hidden))
    assert as_likely([(hand(world, 0), tuple(world.draw)) for world in worlds], dealt)


def test_nobody_knows_the_hands_of_those_who_left():
    dealt = ("3♥ 5♠ 4♦ 4♣", "2♦ 8♠", "A♦ A♣ 6♣", "7♦ 7♣")
    state = position([], [(3, 5)], [], [], hands=dealt, money=(0, 9, 9, 9), draw="8♥ 8♣", bankruptcies="3")
    assert "bankrupt" in ids(play(state, "3♥ 5♠"))
    GAME.apply(state, 2, Resign(), Luck(Random(1)))
    hidden = {*cards("4♦ 4♣ A♦ A♣ 6♣ 7♦ 7♣ 8♥ 8♣")}
    assert hidden_from(GAME, state, 1, Random(5)) == hidden
    discarded, removed = set(), set()
    for world in islice(GAME.worlds(GAME.view(state, 1), Random(6)), 300):
        assert set(world.unseen) < set(world.discard)
        discarded.update(world.unseen)
        removed.update(world.removed)
    assert discarded == hidden
    assert removed & set(DECK) == hidden
