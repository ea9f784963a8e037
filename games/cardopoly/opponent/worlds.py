"""The states of a match of Cardopoly that are consistent with a view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from random import Random

from msgspec.structs import replace

from games.cardopoly import moves as m
from games.cardopoly.actions.auction import LEFT, UNANSWERED
from games.cardopoly.actions.laying import has_pair
from games.cardopoly.actions.tax import payers
from games.cardopoly.cards import FITS, ORDER, SUIT
from games.cardopoly.offers import offers
from games.cardopoly.opponent.strategy import choose
from games.cardopoly.preview import to_state
from games.cardopoly.state import State
from games.cardopoly.view import View
from games.cardopoly.visibility import ATTEMPTS, bury
from games.cardopoly.visibility import view as view_of
from games.core import copy


def worlds(view: View, random: Random) -> Iterator[State]:
    """Endless random states consistent with *view*.

    Seats that have bid can afford the purchase. While others are still awaited, they bid what the strategy
    would bid. Once the leader is known, all bids are the lowest that give this result.
    """
    known = to_state(view)
    trade = view.trade
    hidden = [seat for seat, size in enumerate(view.hand_sizes) if size and seat != view.seat]
    cards = known.draw + known.unseen[len(view.known_discards) :]
    for seat in hidden:
        held = view.known_cards[seat]
        cards += [card for card in known.pockets[seat] if card not in held]
        known.pockets[seat] = list(held)
    while True:
        world = copy(known)
        if world.phase in ("price", "win", "bill"):
            _lead(world, view, random)
        _deal(world, view, hidden, cards, random)
        if world.phase == "bid":
            _bid(world, view, random)
        elif world.phase == "tax":
            for seat in payers(world):
                if seat in hidden and seat not in world.givers and view.hand_sizes[seat] > world.king_tax:
                    world.taxed[seat] = random.sample(world.pockets[seat], world.king_tax)
        if world.proposal is not None and trade is not None and not trade.cards:
            given = random.sample(world.pockets[trade.by], trade.count)
            world.proposal = replace(world.proposal, cards=tuple(given))
            world.known_cards[trade.to] += given
        yield world


def _lead(world: State, view: View, random: Random) -> None:
    """Make the leader bid the price, and another seat one card less."""
    bids, leader, price = world.bids, world.leader, world.price
    if leader != view.seat:
        bids[leader] = price
    if max(bid for seat, bid in enumerate(bids) if seat != leader) >= price - 1:
        return
    able = [
        seat
        for seat, size in enumerate(view.hand_sizes)
        if seat not in (leader, view.turn, view.seat) and size - LEFT >= price - 1
    ]
    if able:  # otherwise the second bidder has left since
        bids[random.choice(able)] = price - 1


def _deal(world: State, view: View, hidden: Sequence[int], cards: Sequence[int], random: Random) -> None:
    """Deal *cards* to the *hidden* seats so that bidders can buy; the rest is the draw pile."""
    kept, space = world.pockets[:], world.places[world.turn]
    bidders = [seat for seat in hidden if world.phase in ("price", "win") and world.bids[seat] > 0]
    bought: dict[int, tuple[int, int]] = {}
    for attempt in range(ATTEMPTS + 1):
        if attempt == ATTEMPTS:
            bought = _pairs(world, bidders, random.sample(cards, len(cards)))
        left = [card for card in cards if all(card not in pair for pair in bought.values())]
        random.shuffle(left)
        for seat in hidden:
            held = [*kept[seat], *bought.get(seat, ())]
            rest = len(left) - view.hand_sizes[seat] + len(held)
            world.pockets[seat] = sorted(held + left[rest:], key=ORDER.__getitem__)
            del left[rest:]
        if all(has_pair(world, seat, space) for seat in bidders):
            break
    below = len(world.unseen) - len(view.known_discards)
    bury(world, [*view.known_discards, *left[:below]])
    world.draw = left[below:]


def _pairs(world: State, bidders: Sequence[int], cards: Sequence[int]) -> dict[int, tuple[int, int]]:
    """A claim and a pay card from *cards* for each of *bidders*; empty if there aren't enough."""
    if not bidders:
        return {}
    seat, *others = bidders
    suit, fits = SUIT[world.aces[seat]], FITS[world.board[world.places[world.turn]]]
    for claim, pay in permutations(cards, 2):
        if SUIT[claim] == suit and fits[pay]:
            found = _pairs(world, others, [card for card in cards if card not in (claim, pay)])
            if len(found) == len(others):
                return {seat: (claim, pay), **found}
    return {}


def _bid(world: State, view: View, random: Random) -> None:
    """Draw new hidden bids for the seats that have bid."""
    auction = view.auction
    assert auction is not None
    answered = [seat for seat in auction.answered if seat != view.seat]
    for seat in answered:
        world.bids[seat] = UNANSWERED
    bids = [choose(view_of(world, seat), offers(world, seat), random) for seat in answered]
    for seat, bid in zip(answered, bids, strict=True):
        world.bids[seat] = bid.amount if isinstance(bid, m.Bid) else 0
