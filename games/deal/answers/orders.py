"""Standing orders: answers given in advance, which must tell nobody what a hand holds.

A seat may decide beforehand, for the whole match and until it changes its mind, about what others play
against it. Two switches, visible only to itself:

* *accepts*: ``ask`` (me, every time), ``unarmed`` (accept when I hold no Just Say No) or ``always``;
* *pays*: pay for me with the least that fits, money first.

Whether an answer comes at once or after a pause is seen by all. So **whether it comes at once may depend on
anything public and on the switches, but never on the hand**; and nobody else sees the switches being set.

That is why ``unarmed`` can't mean "accept if I hold none, else ask me": then a pause would say "holds one",
and an immediate answer "holds none". To wait in both cases would be ``ask``. To wait in neither is the only
other way: with the switch on, the decision is always made at once, and a Just Say No that is held is used by
a fixed rule in place of its owner: it is played against what `hurts`, and anything else is accepted. So at
the same moment, with any hand, there is an answer. What the answer itself tells (that a Just Say No was
played, or was not played against something that hurts) an answer by hand tells too. The rule spends no Just
Say No on small sums, so that accepting those says nothing about the hand at all.

An immediate answer is only possible if nothing is left to choose. If money is owed and there is more than one
way to pay (which everybody sees from what lies in front) then without *pays* the seat is asked, whatever it
holds and whatever *accepts* says. So *pays* alone fires where it would have been asked only how to pay: with
an empty hand, which is public (MD-38), or with *accepts* on.

The actor about a Just Say No is always asked (unless the hand is empty): it is on turn anyway. A switch that
is set while its seat is being asked answers that too; the moment is then the player's own.
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
    """Refuse standing orders that do not exist."""
    if not 0 <= move.accepts < len(ACCEPTS) or not 0 <= move.pays <= 1:
        raise IllegalMove("deal-no-such-answer")


def advance(state: State, seat: int, move: Advance) -> list[LazyEvent]:
    """Set the switches; only the seat itself is told."""
    state.accepts[seat], state.pays[seat] = move.accepts, move.pays
    return [Event(f"deal-advance-{ACCEPTS[move.accepts]}", {"pays": "yes" if move.pays else "no"}, (seat,))]


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
    """Whether an action would cost whoever has *bank* and *groups* a set, a card of a set, or `HURTS`
    millions.

    The action is of this *kind*, and so much is *owed* for it.
    """
    if not owed:
        return kind == "breaker"
    paid = least_payment(bank, groups, owed)
    broken = [group for card in paid if (group := find(groups, card)) is not None and is_full(group)]
    return bool(broken) or total(paid) >= HURTS
