"""Laying a hand down: the check, the discards, the targets of Chance cards and the reward (MC-26, MC-40)."""

from __future__ import annotations

from random import Random
from typing import Final

from games.core import Event, Field, IllegalMove, LazyEvent, Offer, Value
from games.kit.seats import WHO, active_seats
from games.monopoly.cards import CHANCES, COLOR, EDITIONS, mask, name_cards
from games.monopoly.going_out.arrange import candidates, free_after, random_bind, targets_of
from games.monopoly.going_out.groups import best_after
from games.monopoly.going_out.ways import can_go_out, find_crowded, find_missing, way_out
from games.monopoly.moves import Bind, Confirm, Discard, GoOut, Lay
from games.monopoly.state import ARRANGE, CLOSE, LAY, State, excess
from games.monopoly.turns import lay_on_pile
from games.monopoly.view import Last
from games.offer import Opening, only_move

REWARD: Final = 5
"""The number of cards of the draw pile in the reward (MC-40)."""

_GO_OUT: Final = Offer("go_out")
_LAY: Final = Offer("lay")
_CONFIRM: Final = only_move(Confirm())


def ways_out(state: State, seat: int) -> list[Offer]:
    """The offers to go out with a complete hand: as proposed, or with choices if any (MC-26, MC-27)."""
    if not can_go_out(state.hands[seat], state.size):
        return []
    return [_GO_OUT, _LAY] if _has_choice(state, seat) else [_GO_OUT]


WAYS: Final = 2
"""The most ways to go out."""


def random_way(state: State, seat: int, random: Random) -> GoOut | Lay | None:
    """A random one of `WAYS` ways, each equally likely; None if the one drawn isn't legal."""
    second = random.random() * WAYS >= 1
    found = ways_out(state, seat)
    if not found or (second and len(found) < WAYS):
        return None
    return Lay() if second else GoOut()


def _has_choice(state: State, seat: int) -> bool:
    return excess(state, seat) > 0 or any(card in state.hands[seat] for card in CHANCES)


def _check(state: State, seat: int) -> None:
    """Refuse to go out with an incomplete hand, and name a missing or superfluous card."""
    hand = state.hands[seat]
    if can_go_out(hand, state.size):
        return
    if all(COLOR[card] < 0 for card in hand):
        raise IllegalMove("monopoly-no-group", edition=EDITIONS[state.edition])
    if can_go_out(hand, len(hand)):
        raise IllegalMove("monopoly-none-to-spare", count=excess(state, seat))
    if building := find_crowded(hand):
        card, count, groups = building
        args: dict[str, Value] = {
            "card": name_cards((card,), state.edition),
            "count": count,
            "groups": groups,
        }
        raise IllegalMove("monopoly-too-many", **args)
    raise IllegalMove(
        "monopoly-incomplete", cards=name_cards((find_missing(hand, state.size),), state.edition)
    )


def go_out(state: State, seat: int) -> list[LazyEvent]:
    """Discard the excess and lay down the best arrangement (MC-26, MC-27)."""
    _check(state, seat)
    return lay_down(state, seat)


def lay(state: State, seat: int) -> list[LazyEvent]:
    """Begin to lay the hand down piece by piece."""
    _check(state, seat)
    if not _has_choice(state, seat):
        raise IllegalMove("monopoly-nothing-to-choose")
    state.after_exchange = state.phase == CLOSE
    state.phase = LAY
    return [Event("monopoly-laying", {"who": WHO[seat]})]


def openings(state: State, seat: int) -> list[Opening]:
    """The choices while laying down: cards to discard, then the targets of Chance cards (MC-27, MC-32)."""
    if excess(state, seat):
        return [_CONFIRM, (_random_drop, None, _drop_offer)]
    hand, bound = state.hands[seat], dict(state.bound)
    free = [card for card in CHANCES if card in hand and card not in bound]
    return [_CONFIRM, *((_random_target, card, _bind_offer) for card in free)]


def _drop_offer(state: State, seat: int, _: None) -> Offer:
    hand = state.hands[seat]
    options = tuple([card for card in hand if _is_spare(state, hand, card)])
    return Offer("discard", {}, (Field("cards", options, 1, 1, True),))


def _bind_offer(state: State, seat: int, card: int) -> Offer:
    return Offer("bind", {"card": card}, (Field("target", targets_for(state, state.hands[seat], card)),))


def _random_drop(state: State, seat: int, random: Random, _: None) -> Discard:
    """A random discard of `_drop_offer`."""
    hand = state.hands[seat]
    while not _is_spare(state, hand, card := hand[int(random.random() * len(hand))]):
        pass
    return Discard((card,))


def _random_target(state: State, seat: int, random: Random, card: int) -> Bind | None:
    """A random target of `_bind_offer`."""
    hand = state.hands[seat]
    return random_bind(random, hand, card, lambda target: _may_stand_for(state, hand, card, target))


def _is_spare(state: State, hand: list[int], card: int) -> bool:
    """Whether the hand could still go out after discarding *card*."""
    return can_go_out([other for other in hand if other != card], state.size)


def targets_for(state: State, hand: list[int], card: int) -> tuple[int, ...]:
    """The targets of the Chance *card* with which the whole hand still fits into full groups (MC-32)."""
    return tuple([target for target in candidates(hand) if _may_stand_for(state, hand, card, target)])


def _may_stand_for(state: State, hand: list[int], card: int, target: int) -> bool:
    """Whether *card* may stand for *target*, one of the `candidates`."""
    return way_out(tuple(hand), state.size, (*state.bound, (card, target))) is not None


def drop(state: State, seat: int, cards: tuple[int, ...]) -> list[LazyEvent]:
    """Discard one card of the excess (MC-27)."""
    hand = state.hands[seat]
    if not excess(state, seat):
        raise IllegalMove("monopoly-drop-none")
    if len(cards) != 1:
        raise IllegalMove("monopoly-drop-one", chosen=len(cards))
    if cards[0] not in hand:
        raise IllegalMove("monopoly-not-in-hand")
    if not _is_spare(state, hand, cards[0]):
        raise IllegalMove("monopoly-drop-needed", cards=name_cards(cards, state.edition))
    return [lay_on_pile(state, seat, cards)]


def bind(state: State, seat: int, card: int, target: int) -> list[LazyEvent]:
    """Bind a Chance card; the others learn its target when the hand is laid down (MC-32)."""
    hand = state.hands[seat]
    free = card in CHANCES and card in hand and card not in dict(state.bound)
    known = free and target in candidates(hand)
    if excess(state, seat) or not known or not _may_stand_for(state, hand, card, target):
        raise IllegalMove("monopoly-target")
    state.bound += ((card, target),)
    return []


def lay_down(state: State, seat: int) -> list[LazyEvent]:
    """Discard the excess, lay down the rest and take the reward (MC-27, MC-40, MC-74)."""
    hand = state.hands[seat]
    plan = way_out(tuple(hand), state.size, state.bound)
    if plan is None:
        raise IllegalMove("monopoly-no-group", edition=EDITIONS[state.edition])
    events = [lay_on_pile(state, seat, plan.discards)] if plan.discards else []
    laid = tuple(hand)
    state.bound = targets_of(plan.arrangement)
    state.reward = _reward(state)
    hand += state.reward
    hand.sort()
    state.public_cards[seat] = mask(hand)
    state.phase, state.changes = ARRANGE, 0
    state.free = free_after(state.bound, state.reward)
    state.arrangement = best_after(hand, state.bound, state.free, state.reward)
    state.last = Last(seat, "out", -1, laid, state.reward)
    out: dict[str, Value] = {"who": WHO[seat], "cards": name_cards(laid, state.edition)}
    beaten = tuple(other for other in active_seats(state.out) if other != seat)
    events.append(Event("monopoly-out", out, concerns=beaten))
    args: dict[str, Value] = {"cards": name_cards(state.reward, state.edition)}
    events.append(Event("monopoly-reward", args) if state.reward else Event("monopoly-reward-none"))
    return events


def _reward(state: State) -> tuple[int, ...]:
    """Take the top of the draw pile, or all trade cards with 5 or 6 players."""
    if state.six:
        cards = [card for pile in state.piles for card in pile]
        for pile in state.piles:
            pile.clear()
    else:
        cards = state.draw[: -REWARD - 1 : -1]
        del state.draw[-REWARD:]
    return tuple(cards)
