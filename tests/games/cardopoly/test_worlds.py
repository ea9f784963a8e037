"""Worlds of Cardopoly have the right frequencies, and the pocket of a player who left stays secret."""

from __future__ import annotations

from collections import Counter
from itertools import islice, permutations
from random import Random

import pytest

from games.cardopoly import GAME
from games.cardopoly.actions.laying import has_pair
from games.cardopoly.cards import FITS, SUIT
from games.cardopoly.moves import Auction, Bid, King, NoBid, Propose, Tax
from games.cardopoly.state import State
from games.core import Luck, Resign
from tests.games.cardopoly.positions import DIAMONDS, RICH, act, cards, draft, landed_position, position
from tests.kit.matches import find_hidden
from tests.kit.narrow import not_none
from tests.kit.odds import check_proportions

HEARTS = 2  # the suit of seat 1


def worlds(state: State, seat: int, count: int, seed: int = 3) -> list[State]:
    """Return some worlds consistent with what *seat* sees of *state*."""
    return list(islice(GAME.worlds(GAME.view(state, seat), Random(seed)), count))


def test_every_deal_of_the_hidden_cards_is_as_likely() -> None:
    state = position("7♦ 7♥", "2♦ 3♦", "K♥", draw="5♠ 6♠", discard="8♦")
    hidden = [*state.pockets[1], *state.pockets[2], *state.draw]
    dealt = Counter((frozenset(deal[:2]), deal[2], deal[3:]) for deal in permutations(hidden))
    found = [
        (frozenset(world.pockets[1]), world.pockets[2][0], tuple(world.draw))
        for world in worlds(state, 0, 3000)
    ]
    assert check_proportions(found, dealt)


def test_who_leads_an_auction_could_buy() -> None:
    state = landed_position("3♦ 7♥", "2♥ 7♣ 9♣ 10♣", discard="8♣", draw="3♥ J♠")
    act(state, Auction())
    act(state, Bid(1))
    hidden = [*state.pockets[1], *state.draw]
    dealt: Counter[object] = Counter()
    for deal in permutations(hidden):
        state.pockets[1] = list(deal[:4])
        if has_pair(state, 1, 5):
            dealt[frozenset(deal[:4]), deal[4:]] += 1
    assert len(dealt) < 15 * 2
    found = [(frozenset(world.pockets[1]), tuple(world.draw)) for world in worlds(state, 0, 1500)]
    assert check_proportions(found, dealt)


def test_who_leads_could_buy_even_where_hardly_any_deal_allows_it() -> None:
    state = landed_position("9♣ 10♣", "2♥ 2♦ 9♣ 10♣", "5♣ 6♣ 8♣")
    others = [card for card in state.draw if SUIT[card] == HEARTS or FITS[state.board[5]][card]]
    state.draw = [card for card in state.draw if card not in others]
    state.pockets[0] += others
    act(state, Auction())
    act(state, Bid(1))
    act(state, NoBid())
    view = GAME.view(state, 0)
    for world in worlds(state, 0, 10):
        assert has_pair(world, 1, 5)
        assert GAME.view(world, 0) == view


def test_who_has_bid_while_others_are_asked_may_have_bid_nothing() -> None:
    state = landed_position("9♣ 10♣", RICH, DIAMONDS)
    act(state, Auction())
    act(state, Bid(2))
    found = {world.bids[1] for world in worlds(state, 2, 60)}
    assert 0 in found
    assert len(found) > 1


def test_cards_laid_ready_or_offered_may_be_any_of_the_pocket() -> None:
    state = position("2♦ 4♣", "3♣ 4♥", "3♠ 4♠", chance=("K♠",), tax_choice="giver")
    act(state, King())
    act(state, Tax(cards(state, 1, "3♣")))
    for world in worlds(state, 2, 10):
        assert set(world.taxed[1]) < set(world.pockets[1])
        assert not world.taxed[2]
    act(state, Tax(cards(state, 2, "3♠")))
    act(state, draft(1, cards=cards(state, 0, "2♦ 4♣"), number=1))
    act(state, Propose(0))
    for world in worlds(state, 2, 10):
        assert len(set(not_none(world.proposal).cards) & set(world.pockets[0])) == 2
    known = {*not_none(state.proposal).cards}
    for world in worlds(state, 1, 10):
        assert known == set(not_none(world.proposal).cards) < set(world.pockets[0])


@pytest.mark.clause("CP-93")
def test_nobody_sees_the_pocket_of_who_resigned() -> None:
    state = position("2♦ 4♣", "3♣ 4♥", "3♠ 4♠ 6♠", draw="5♠ 6♣", discard="8♦")
    pocket = {*state.pockets[2]}
    act(state, Resign(), 2)
    view = GAME.view(state, 0)
    assert view.discard == len(view.discarded) + len(pocket)
    assert not pocket & set(view.discarded)
    hidden = pocket | {*state.pockets[1], *state.draw}
    assert find_hidden(GAME, state, 0, Random(5)) == hidden
    unseen = {card for world in worlds(state, 0, 60) for card in world.unseen}
    assert unseen == hidden


def test_a_pocket_that_lies_on_top_is_covered() -> None:
    state, _ = GAME.deal(3, {"suits": "chosen"}, Luck(Random(1)))
    act(state, Resign(), 1)
    view = GAME.view(state, 0)
    assert (view.top, view.discard, view.discarded) == (-1, 8, ())
    assert all(GAME.view(world, 0) == view for world in worlds(state, 0, 3))
