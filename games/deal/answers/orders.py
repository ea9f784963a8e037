"""Standing orders: answers given in advance that must not reveal anything about a hand.

A seat may decide in advance how it answers the actions of others. The orders hold for the whole match or
until the seat changes them. There are two switches, visible only to the seat itself:

* *accepts*: ``ask`` (ask me every time), ``unarmed`` (accept when I hold no Just Say No) or ``always``;
* *pays*: pay for me with the least that fits, money first.

Everybody sees whether an answer comes at once or after a pause. So **the timing of an answer may depend on
public facts and on the switches, but never on the hand**; and nobody else sees the switches being set.

That is why ``unarmed`` can't mean "accept if I hold none, else ask me": a pause would reveal that the seat
holds a Just Say No, and an immediate answer that it holds none. Pausing in both cases would be ``ask``. So
with this switch on, the decision is always made at once. A fixed rule plays a Just Say No that the seat
holds: it is played against an action that `hurts`, and any other action is accepted. The answer itself (a
Just Say No was played, or none was played against an action that hurts) reveals no more than an answer by
hand would. The rule never spends a Just Say No on a small sum, so accepting one reveals nothing.

An answer can be immediate only if there is nothing left to choose. Suppose that money is owed and there are
several ways to pay, which everybody can see on the table. Then a seat without *pays* is asked, whatever it
holds and whatever *accepts* says. So *pays* alone only applies where the seat would be asked just how to pay:
with an empty hand, which is public (MD-38), or with *accepts* on.

The actor is always asked about a Just Say No, unless its hand is empty: it is on turn anyway. A switch set
while its seat is being asked answers that question too; the player then chose the moment.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Event, Field, IllegalMove, LazyEvent, Offer
from games.deal.answers.payment import has_choice, least_payment, total
from games.deal.cards import NOS
from games.deal.moves import Advance
from games.deal.sets import find, is_full
from games.deal.state import ACCEPTS, Groups, State

ASK, UNARMED, ALWAYS = range(len(ACCEPTS))

OFFER = Offer("advance", {}, (Field("accepts", tuple(range(len(ACCEPTS)))), Field("pays", (0, 1))))
"""The offer to set both switches."""

HURTS = 5
"""A payment of at least this many millions hurts."""


def check_advance(state: State, seat: int, move: Advance) -> None:
    """Refuse standing orders that don't exist."""
    if not 0 <= move.accepts < len(ACCEPTS) or not 0 <= move.pays <= 1:
        raise IllegalMove("deal-no-such-answer")


def advance(state: State, seat: int, move: Advance) -> list[LazyEvent]:
    """Set the switches; only the seat itself sees the event."""
    state.accepts[seat], state.pays[seat] = move.accepts, move.pays
    return [Event(f"deal-advance-{ACCEPTS[move.accepts]}", {"pays": "yes" if move.pays else "no"}, (seat,))]


def drop_orders(state: State, seat: int) -> None:
    """Turn both switches of *seat* off."""
    state.accepts[seat], state.pays[seat] = ASK, 0


def answer(state: State, seat: int) -> str:
    """The automatic answer of the target *seat*: ``accept``, ``refuse``, or empty if it has to be asked."""
    action = state.action
    assert action is not None
    hand = state.hands[seat]
    accepts = state.accepts[seat]
    if hand and accepts == ASK:
        return ""
    if action.owed and not state.pays[seat] and has_choice(state, seat, action.owed):
        return ""
    if accepts == UNARMED and not NOS.isdisjoint(hand):
        bank, groups = state.banks[seat], state.groups[seat]
        return "refuse" if hurts(action.kind, action.owed, bank, groups) else "accept"
    return "accept"


def hurts(kind: str, owed: int, bank: Sequence[int], groups: Groups) -> bool:
    """Whether an action of *kind*, for which *owed* millions are due, hurts the owner of *bank* and *groups*.

    It hurts if it costs a set, a card of a set, or at least `HURTS` millions.
    """
    if not owed:
        return kind == "breaker"
    paid = least_payment(bank, groups, owed)
    broken = [group for card in paid if (group := find(groups, card)) is not None and is_full(group)]
    return bool(broken) or total(paid) >= HURTS
