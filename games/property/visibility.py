"""The hidden parts of Property: all hands, even of seats that left, the draw pile and plans."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from random import Random
from typing import Final

from games.cards import is_red
from games.core import copy
from games.kit.piles import Pile
from games.property import rules
from games.property.board import CELLS, is_wild
from games.property.dealing import HiddenHands
from games.property.state import DECK, WORTH, State, owners
from games.property.view import HiddenHand, LastPlay, View


def view(state: State, seat: int | None) -> View:
    """Build the view of *seat*, or of a spectator if it is None."""
    selling = state.price > 0
    limit = state.round_limit
    return View(
        seat=seat,
        options={
            "bankruptcies": str(state.bankruptcies),
            "count_property": "yes" if state.count_property else "no",
            "round_limit": str(limit) if limit else "none",
            "length": "short" if state.goal else "full",
        },
        owners=owners(tuple(state.lands)),
        mortgaged=_marks(state.mortgaged),
        money=tuple(state.money),
        purchase=tuple(map(tuple, state.purchase)),
        hand=() if seat is None else (*state.reds[seat], *state.blacks[seat]),
        hand_sizes=tuple(
            len(reds) + len(blacks) for reds, blacks in zip(state.reds, state.blacks, strict=True)
        ),
        draw=len(state.draw),
        discard=len(state.discard),
        turn=state.turn,
        first=state.first,
        round=state.round,
        awaited=tuple(rules.waiting_for(state)),
        phase="" if state.over else "buy" if selling else "play",
        cell=state.cell if selling else None,
        price=state.price,
        last=state.last,
        plays_since=_plays_since(state, seat),
        played_discards=_played_discards(state),
        abandoned_hands=tuple(map(_hidden_hand, state.abandoned_hands)),
        goal=state.goal,
        plan=tuple(state.plans.get(seat, ())) if seat is not None else (),
        out=tuple(state.out),
        outcome=rules.outcome(state),
    )


def _plays_since(state: State, seat: int | None) -> tuple[LastPlay, ...]:
    own = [place for place, play in enumerate(state.recent_plays) if play.seat == seat]
    return () if seat is None else tuple(state.recent_plays[own[0] + 1 if own else 0 :])


@lru_cache(1024)
def _marks(mask: int) -> tuple[bool, ...]:
    """Whether each cell is in *mask*."""
    return tuple([mask >> cell & 1 == 1 for cell in range(CELLS)])


def _played_discards(state: State) -> tuple[int, ...]:
    unseen = {card for hand in state.abandoned_hands for card in hand}
    return tuple([card for card in state.discard if card not in unseen] if unseen else state.discard)


def _hidden_hand(hand: Pile) -> HiddenHand:
    """The public facts about *hand*."""
    return HiddenHand(len(hand), len(set(map(is_red, hand))) < 2)


def fingerprint(view: View) -> Hashable:
    """Return the position without its history.

    Wild cards of one suit are equal, and so are purchase cards of one worth.
    """
    return (
        (view.phase, view.turn, view.awaited, view.round, view.out, view.outcome, view.cell, view.price),
        (view.owners, view.mortgaged, view.money, view.hand_sizes, view.draw, view.discard, view.plan),
        tuple([tuple(sorted([WORTH[card] for card in cards])) for cards in view.purchase]),
        (_canonical(view.hand), _canonical(view.played_discards)),
    )


def _canonical(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The *cards* in a fixed order, each replaced by the first card equal to it."""
    return tuple(sorted([_FIRST[card] for card in cards]))


_FIRST: Final = {
    card: next(each for each in DECK if each // 13 == card // 13 and is_wild(each)) if is_wild(card) else card
    for card in DECK
}


def permute_hidden(state: State, seat: int | None, random: Random) -> State:
    """Deal all cards hidden from *seat* again, giving a state that *seat* can't tell from *state*.

    This includes the hands of seats that left. Each new hand is one that the rules allow. The other seats get
    no plans.
    """
    other = copy(state)
    other.plans = {planner: plays for planner, plays in other.plans.items() if planner == seat}
    held = {
        place: state.reds[place] + state.blacks[place]
        for place, out in enumerate(state.out)
        if place != seat and not out
    }
    hands = [*held.values(), *state.abandoned_hands]
    cards = [*state.draw, *(card for hand in hands for card in hand)]
    dealt, other.draw = HiddenHands([_hidden_hand(hand) for hand in hands], cards).deal(random)
    for place, hand in zip(held, dealt, strict=False):
        other.reds[place] = [card for card in hand if is_red(card)]
        other.blacks[place] = [card for card in hand if not is_red(card)]
    other.abandoned_hands = dealt[len(held) :]
    instead: dict[int, int] = {}
    for old, new in zip(state.abandoned_hands, other.abandoned_hands, strict=True):
        instead.update(zip(old, new, strict=True))
    for pile in (other.removed, other.discard):
        pile[:] = [instead.get(card, card) for card in pile]
    return other
