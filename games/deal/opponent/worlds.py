"""The states of a match of Monopoly Deal that are consistent with a view."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from games.core import copy
from games.deal.answers.window import NOT_AIMED
from games.deal.cards import (
    BIRTHDAY,
    BREAKER,
    BREAKERS,
    DEBT,
    DOUBLE,
    FORCED,
    GO,
    HOTEL,
    HOUSE,
    KIND,
    LAID,
    MONEY,
    NO,
    PROPERTY,
    RENT,
    ROWS,
    SLY,
    WILD,
)
from games.deal.state import ACCEPTS, NONE, Action, Groups, State, cards
from games.deal.view import View
from games.deal.visibility import to_groups
from games.settings import parse_limit

KEPT: Final = {
    DOUBLE: 1.0,
    MONEY: 0.7,
    NO: 0.7,
    HOUSE: 0.6,
    HOTEL: 0.5,
    RENT: 0.5,
    BREAKER: 0.5,
    FORCED: 0.45,
    BIRTHDAY: 0.3,
    DEBT: 0.2,
    PROPERTY: 0.25,
    GO: 0.15,
    SLY: 0.1,
    WILD: 0.1,
}
"""How likely each kind of card is kept in a hand, relative to others. Counted in matches of the strategy."""

_KEPT: Final = tuple(map(KEPT.__getitem__, KIND))


def worlds(view: View, random: Random) -> Iterator[State]:
    """Endless random states consistent with *view*: each deals the hidden cards again.

    Once its first turn of the round has begun, a seat holds most of the kinds of cards that players keep.
    """
    base = _visible_state(view)
    visible, under = set(cards(base)), dict(view.under)
    known = set(base.known_cards[view.seat] if view.seat is not None else ())
    hidden = [
        card
        for card in range(len(ROWS))
        if card not in visible | known and (base.deal_breaker or card not in BREAKERS)
    ]
    others = [(seat, size) for seat, size in enumerate(view.hand_sizes) if seat != view.seat]
    new = _seats_without_turn(view)
    while True:
        world = copy(base)
        random.shuffle(hidden)
        left = hidden[:]
        for seat, size in others:
            held = view.known_cards[seat]
            take = _take_dealt if seat in new else _take_kept
            world.hands[seat] = sorted([*held, *take(left, size - len(held), random)])
            world.numbered[seat] = world.hands[seat][:]
        rest = iter(left)
        world.draw = [under[place] if place in under else next(rest) for place in range(view.draw)]
        yield world


def _seats_without_turn(view: View) -> set[int]:
    """The seats whose first turn of the round is still to come."""
    if view.lap > 1:
        return set()
    steps = (view.first - view.turn) % view.seats or view.seats
    return {(view.turn + step) % view.seats for step in range(1, steps)}


def _take_dealt(cards: list[int], count: int, random: Random) -> list[int]:
    """Remove *count* of the shuffled *cards*, and return them."""
    return [cards.pop() for _ in range(count)]


def _take_kept(cards: list[int], count: int, random: Random) -> list[int]:
    """Remove *count* of the *cards*, each as likely as players keep its kind, and return them."""
    hand: list[int] = []
    while len(hand) < count:
        place = int(random.random() * len(cards))
        if random.random() < _KEPT[cards[place]]:
            hand.append(cards.pop(place))
    return hand


def _visible_state(view: View) -> State:
    """The part of the match that the seat sees: everything public, its hand and its standing orders."""
    seats = range(view.seats)
    return State(
        scoring=view.options["scoring"],
        rounds=view.rounds,
        round_limit=parse_limit(view.options["round_limit"]),
        deal_breaker=view.options["deal_breaker"] == "in",
        own_set=view.options["forced_deal_own_set"] == "yes",
        hands=[sorted(view.hand) if seat == view.seat else [] for seat in seats],
        banks=list(map(list, view.banks)),
        groups=list(map(_in_laying_order, map(to_groups, view.groups), view.places)),
        draw=[],
        discard=list(view.discard),
        out=list(view.out),
        leavers=[seat for seat in seats if view.out[seat]],
        accepts=[ACCEPTS.index(view.accepts) if seat == view.seat else 0 for seat in seats],
        pays=[int(view.pays) if seat == view.seat else 0 for seat in seats],
        rolls=[[roll.seat, *roll.dice] for roll in view.rolls],
        values=[list(each.values) for each in view.counted],
        points=[list(each.points) for each in view.counted],
        completed=[NONE if each.completed is None else each.completed for each in view.counted],
        first=view.first,
        turn=view.turn,
        plays=view.plays,
        discarding=view.phase == "discard",
        arranged=view.arranged,
        idle=view.idle,
        lap=view.lap,
        round=view.round,
        action=_action(view),
        last=view.last,
        still=view.still,
        known_cards=[_known_cards(view) if seat == view.seat else [] for seat in seats],
        numbered=[_hand_by_number(view) if seat == view.seat else [] for seat in seats],
        drawn=list(view.drawn),
    )


def _in_laying_order(groups: Groups, places: tuple[int, ...]) -> Groups:
    return [group for _, group in sorted(zip(places, groups, strict=True))]


def _known_cards(view: View) -> list[int]:
    """The cards whose places the seat knows."""
    return [*(card for _, card in view.under), *(card for cards in view.known_cards for card in cards)]


def _hand_by_number(view: View) -> list[int]:
    """The cards of the hand, each at the index of its number."""
    held = dict(zip(view.numbers, view.hand, strict=True))
    return [held.get(number, NONE) for number in range(1, max(held, default=0) + 1)]


def _action(view: View) -> Action | None:
    """The action that waits for answers."""
    window = view.window
    if window is None:
        return None
    asks = {ask.seat: ask for ask in window.asks}
    ask = window.asks[0]
    return Action(
        kind=window.action,
        cards=list(window.cards),
        nos=[asks[seat].nos if seat in asks else 0 for seat in range(view.seats)],
        settled=[asks[seat].settled if seat in asks else NOT_AIMED for seat in range(view.seats)],
        owed=ask.sum,
        color=NONE if window.color is None else window.color,
        taken=next((card for card in ask.taken if LAID[card]), NONE),
        own=NONE if ask.given is None else ask.given,
    )
