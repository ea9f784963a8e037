"""Samples states of a match of Property that are consistent with a view."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from games.cards import is_red
from games.core import copy
from games.property.board import CELLS, lands_of
from games.property.dealing import HiddenHands
from games.property.state import DECK, State
from games.property.view import HiddenHand, View
from games.settings import parse_limit


def worlds(view: View, random: Random) -> Iterator[State]:
    """Endless random states consistent with *view*: each deals the hidden cards again.

    Each hand is one that the rules allow. A view doesn't record the order in which seats left, so seats
    that left are listed by number.
    """
    deciding = view.turn if view.cell is not None else None
    played = [view.last.red, view.last.black] if deciding is not None and view.last else []
    seen = {*view.hand, *view.played_discards, *played}
    held = {
        seat: HiddenHand(view.hand_sizes[seat], one_color=seat == deciding)
        for seat, out in enumerate(view.out)
        if seat != view.seat and not out
    }
    hands = HiddenHands([*held.values(), *view.abandoned_hands], [card for card in DECK if card not in seen])
    base = _visible_state(view, played)
    while True:
        world = copy(base)
        dealt, world.draw = hands.deal(random)
        for seat, hand in zip(held, dealt, strict=False):
            world.reds[seat] = [card for card in hand if is_red(card)]
            world.blacks[seat] = [card for card in hand if not is_red(card)]
        world.abandoned_hands = dealt[len(held) :]
        for out, hand in zip(view.out, world.abandoned_hands, strict=True):
            pile = world.discard if out == "bankrupt" else world.removed
            pile += hand
        yield world


def _visible_state(view: View, played: list[int]) -> State:
    """The part of the match that the seat sees: everything public, and its own hand."""
    seats = range(view.seats)
    purchase = list(map(list, view.purchase))
    paid = {card for cards in purchase for card in cards}
    return State(
        bankruptcies=int(view.options["bankruptcies"]),
        count_property=view.options["count_property"] == "yes",
        round_limit=parse_limit(view.options["round_limit"]),
        money=list(view.money),
        lands=list(lands_of(view.owners, view.seats)),
        purchase=purchase,
        reds=[[card for card in view.hand if is_red(card)] if seat == view.seat else [] for seat in seats],
        blacks=[
            [card for card in view.hand if not is_red(card)] if seat == view.seat else [] for seat in seats
        ],
        draw=[],
        discard=list(view.played_discards),
        removed=[card for card in _PURCHASE if card not in paid],
        out=list(view.out),
        leavers=[seat for seat in seats if view.out[seat]],
        pair=played,
        mortgaged=sum([1 << cell for cell in range(CELLS) if view.mortgaged[cell]]),
        first=view.first,
        turn=view.turn,
        round=view.round,
        cell=view.cell or 0,
        price=view.price,
        last=view.last,
        recent_plays=list(view.plays_since),
        goal=view.goal,
        plans={view.seat: list(view.plan)} if view.seat is not None and view.plan else {},
    )


_PURCHASE = [card for card in range(54) if card not in DECK]
