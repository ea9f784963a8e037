"""The response window: an action is announced, and each target answers on its own (MD-37, MD-38).

For each target, Just Say Nos go back and forth. With an even number of them the target decides, with an odd
number the actor. A target is settled as soon as the deciding seat accepts. When all targets are settled, the
turn goes on.
"""

from __future__ import annotations

from random import Random
from typing import Final

from games.core import Chance, IllegalMove, LazyEvent, Offer
from games.deal.answers import orders, payment
from games.deal.cards import NOS
from games.deal.moves import Accept, Pay, Refuse
from games.deal.sets import add, group_with, remove
from games.deal.state import COLOR, FIRST, HOUSE, NONE, Action, State, pass_wild
from games.deal.texts import (
    CARD,
    announce_nothing,
    announce_payment,
    announce_taking,
    freed_buildings_event,
    make_event,
)
from games.deal.turns import turn
from games.deal.view import Last
from games.kit.seats import WHO
from games.offer import Opening, draw_move, only_move

NOT_AIMED = "-"
"""The mark of a seat that isn't a target of the action."""


def open_window(
    state: State, action: Action, targets: tuple[int, ...], chance: Chance, events: list[LazyEvent]
) -> None:
    """Announce *action* against *targets*; those with nothing to lose aren't asked (MD-38)."""
    state.action = action
    for target in targets:
        if action.owed and not payment.has_worth(state, target):
            action.settled[target] = "nothing"
            events.append((announce_nothing, target, state.turn))
        else:
            action.settled[target] = ""
            _let_answer(state, target, events)
    close(state, chance, events)


def deciding_seat(state: State, target: int) -> int:
    """The seat that decides about *target*, which isn't settled yet."""
    action = state.action
    assert action is not None
    return state.turn if action.nos[target] & 1 else target


def awaited_mask(state: State) -> int:
    """The seats that have to answer, as a mask."""
    action = state.action
    assert action is not None
    mask = 0
    for target, settled in enumerate(action.settled):
        if not settled:
            mask |= 1 << (state.turn if action.nos[target] & 1 else target)
    return mask


# Legal answers


def openings(state: State, seat: int) -> list[Opening]:
    """The answers open to *seat*: pay, accept or say no, as a target or as the actor about each No."""
    action = state.action
    assert action is not None
    found: list[Opening] = []
    armed = not NOS.isdisjoint(state.hands[seat])
    for target, settled in enumerate(action.settled):
        if settled or deciding_seat(state, target) != seat:
            continue
        if action.owed and seat == target:
            found.append(_PAY)
        found.append(_ACCEPT[target])
        if armed:
            found.append(_REFUSE[target])
    return found


def pay_offer(state: State, seat: int, _: None) -> Offer:
    """The offer to pay what is owed."""
    assert state.action is not None
    return Offer("pay", {}, (payment.payment_choice(state, seat, state.action.owed),))


def _random_payment(state: State, seat: int, random: Random, _: None) -> Pay:
    """A random payment that `pay_offer` allows."""
    assert state.action is not None
    return Pay(payment.random_payment(state, seat, state.action.owed, random))


_PAY: Final = (_random_payment, None, pay_offer)


def random_answer(state: State, seat: int, random: Random) -> Pay | Accept | Refuse:
    """A random answer open to *seat*."""
    answer: Pay | Accept | Refuse = draw_move(openings(state, seat), state, seat, random)
    return answer


_ACCEPT: Final = [only_move(Accept(target)) for target in range(len(WHO))]
_REFUSE: Final = [only_move(Refuse(target)) for target in range(len(WHO))]


# Effects of answers


def _get_action(state: State, seat: int, target: int) -> Action:
    """Return the open action, if *seat* decides about *target*.

    Raises:
        IllegalMove: *seat* doesn't decide about *target*.
    """
    action = state.action
    if action is None:
        raise IllegalMove("deal-window-closed")
    if not 0 <= target < len(action.settled) or action.settled[target]:
        raise IllegalMove("deal-window-closed")
    if deciding_seat(state, target) != seat:
        raise IllegalMove("deal-not-asked", who=WHO[deciding_seat(state, target)])
    return action


def check_pay(state: State, seat: int, move: Pay) -> None:
    """Refuse a payment that isn't due, or with the wrong cards."""
    action = _get_action(state, seat, seat)
    if not action.owed:
        raise IllegalMove("deal-nothing-owed")
    payment.payment_choice(state, seat, action.owed).check(move.cards)


def pay(state: State, seat: int, move: Pay, chance: Chance) -> list[LazyEvent]:
    """Pay with the cards that *seat* chose."""
    events: list[LazyEvent] = []
    _pay(state, seat, move.cards, events)
    close(state, chance, events)
    return events


def check_accept(state: State, seat: int, move: Accept) -> None:
    """Refuse to accept about a target for which *seat* doesn't decide."""
    _get_action(state, seat, move.target)


def accept(state: State, seat: int, move: Accept, chance: Chance) -> list[LazyEvent]:
    """Accept the last action or No."""
    events: list[LazyEvent] = []
    give_in(state, move.target, events)
    close(state, chance, events)
    return events


def check_refuse(state: State, seat: int, move: Refuse) -> None:
    """Refuse a No about a target for which *seat* doesn't decide, or without the card."""
    _get_action(state, seat, move.target)
    if NOS.isdisjoint(state.hands[seat]):
        raise IllegalMove("deal-no-just-say-no")


def refuse(state: State, seat: int, move: Refuse, chance: Chance) -> list[LazyEvent]:
    """Say no; the other side decides next."""
    action = state.action
    assert action is not None
    events: list[LazyEvent] = []
    _say_no(state, move.target, events)
    for target, settled in enumerate(action.settled):
        if not settled:  # an actor whose hand is empty now accepts the other Nos
            _let_answer(state, target, events)
    close(state, chance, events)
    return events


def follow_orders(state: State, seat: int, chance: Chance) -> list[LazyEvent]:
    """Answer what *seat* is being asked by the standing orders it has just set."""
    events: list[LazyEvent] = []
    if state.action is not None and not state.action.settled[seat]:
        _let_answer(state, seat, events)
        close(state, chance, events)
    return events


def _let_answer(state: State, target: int, events: list[LazyEvent]) -> None:
    """Give the automatic answers about *target* until it is settled or a seat has to be asked."""
    action = state.action
    assert action is not None
    while not action.settled[target]:
        if action.nos[target] & 1:
            if state.hands[state.turn] and not state.out[state.turn]:
                return
            give_in(state, target, events)
            return
        answer = orders.answer(state, target)
        if not answer:
            return
        if answer == "accept":
            give_in(state, target, events, (target,))
        else:
            _say_no(state, target, events, (target,))


def _say_no(state: State, target: int, events: list[LazyEvent], unasked: tuple[int, ...] = ()) -> None:
    action = state.action
    assert action is not None
    seat = deciding_seat(state, target)
    other = target if seat == state.turn else state.turn
    hand = state.hands[seat]
    card = next(card for card in hand if card in NOS)
    hand.remove(card)
    state.discard.append(card)
    action.nos[target] += 1
    state.last = Last(seat, "no", (card,), other)
    events.append(make_event("deal-no", seat, (other, *unasked), other=WHO[other], card=CARD[card]))


def give_in(state: State, target: int, events: list[LazyEvent], unasked: tuple[int, ...] = ()) -> None:
    """Settle *target*: the seat that decides accepts the action or the No.

    The event also concerns the seats for which this happens *unasked*.
    """
    action = state.action
    assert action is not None
    if action.nos[target] & 1:
        action.settled[target] = "refused"
        state.last = Last(target, "refused", (), state.turn)
        events.append(make_event("deal-refused", state.turn, (target,), other=WHO[target]))
    elif action.owed:
        cards = payment.least_payment(state.banks[target], state.groups[target], action.owed)
        _pay(state, target, cards, events, unasked)
    else:
        _take(state, target, action, events)


def _pay(
    state: State, seat: int, cards: tuple[int, ...], events: list[LazyEvent], unasked: tuple[int, ...] = ()
) -> None:
    action = state.action
    assert action is not None
    action.settled[seat] = "paid"
    amount = payment.total(cards)
    state.last = Last(seat, "paid", cards, state.turn, None, amount)
    events.append((announce_payment, seat, state.turn, cards, amount, (state.turn, *unasked)))
    payment.transfer(state, seat, state.turn, cards, events)


def _take(state: State, target: int, action: Action, events: list[LazyEvent]) -> None:
    actor = state.turn
    action.settled[target] = "taken"
    theirs, mine = state.groups[target], state.groups[actor]
    group = group_with(theirs, action.taken)
    color = group[COLOR]
    cards: tuple[int, ...] = (action.taken,)
    if action.kind == "breaker":
        theirs.remove(group)
        mine.append(group)
        for card in group[FIRST:]:
            pass_wild(state, card, target, actor)
        cards = tuple([card for card in group[HOUSE:] if card != NONE])
    else:
        remove(theirs, action.taken)  # it isn't in a full set, so no building is freed
        pass_wild(state, action.taken, target, actor)
        add(mine, action.taken, color)  # before its own card leaves: a set it refills was never broken
        if action.own != NONE:
            own = group_with(mine, action.own)
            add(theirs, action.own, own[COLOR])
            pass_wild(state, action.own, actor, target)
            left = remove(mine, action.own)
            if left:
                state.banks[actor] += left
                events.append(freed_buildings_event(actor, left))
    state.last = Last(target, "taken", cards, actor, color)
    events.append((announce_taking, actor, target, cards, action.own))


def close(state: State, chance: Chance, events: list[LazyEvent]) -> None:
    """Continue the turn if every target is settled."""
    action = state.action
    if action is not None and "" not in action.settled:
        state.action = None
        turn.finish_action(state, chance, events)
