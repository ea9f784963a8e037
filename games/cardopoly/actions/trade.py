"""Trades: a private draft is proposed, then accepted, declined or countered (CP-60 to CP-65).

Any draft is legal, so it can be built step by step; each change replaces the draft. It can be sent as soon as
it is a valid trade. The other side of a proposal can answer with a draft of its own, the counter-offer.
`EDITS`, `PROPOSALS` and `COUNTERS` limit what a turn allows.
"""

from __future__ import annotations

from itertools import compress, product
from random import Random
from typing import Any

from msgspec.structs import astuple, replace

from games.cardopoly.actions import announcements
from games.cardopoly.actions.bank import hand_over
from games.cardopoly.actions.ending import wins_quick
from games.cardopoly.actions.turn import finish_debt
from games.cardopoly.cards import CARDS, KINDS, OF_KIND
from games.cardopoly.moves import Accept, AcceptGiving, Decline, Draft, Drop, Propose
from games.cardopoly.state import (
    BOARD,
    COUNTERS,
    EDITS,
    NOBODY,
    PROPOSALS,
    SEATS,
    State,
    set_owner,
    spaces_of,
)
from games.cardopoly.view import Promise, Proposal
from games.core import Chance, Field, IllegalMove, LazyEvent, Offer
from games.offer import sample_subset

PHASES = frozenset({"open", "debt", "close"})
"""The phases in which trades may be proposed (CP-10, CP-52)."""

MOST_ASKED = 24
"""The most cards that a proposal can ask for, so that they fit into a select."""

_TO = tuple({"to": seat} for seat in range(SEATS))
_KIND = Field("kind", KINDS)
_NUMBERS = tuple(Field("number", tuple(range(min(size, MOST_ASKED) + 1))) for size in range(CARDS + 1))
"""The field for the number of pocket cards asked for, by the size of the pocket."""
_CARDS, _TURNS = tuple(range(11)), tuple(range(1, 6))
_VOWED = tuple(product(_CARDS, _TURNS))
_TERMS = tuple(product(KINDS, _CARDS, _TURNS))
_VOWS = (
    Field("gives", _CARDS),
    Field("gives_in", _TURNS),
    Field("asks", _CARDS),
    Field("asks_in", _TURNS),
)


def draft_offer(state: State, seat: int, to: int) -> Offer | None:
    """The offer to *seat* to draft a trade with seat *to*, if that seat is still active."""
    return None if state.out[to] else Offer("draft", _TO[to], _fields(state, seat, to))


def _fields(state: State, seat: int, to: int) -> tuple[Field, ...]:
    """The fields of a draft of *seat* for a trade with seat *to*."""
    held = state.estates
    take, spaces, pocket = spaces_of(held[to]), spaces_of(held[seat]), tuple(state.pockets[seat])
    return (
        Field("take", take, 0, len(take), True),
        _NUMBERS[len(state.pockets[to])],
        _KIND,
        Field("spaces", spaces, 0, len(spaces), True),
        Field("cards", pocket, 0, len(pocket), True),
        *_VOWS,
    )


def random_draft(state: State, seat: int, random: Random, to: int) -> Draft | None:
    """A random draft that `draft_offer` allows."""
    if state.out[to]:
        return None
    held, chance, bits = state.estates, random.random, random.getrandbits(2 * BOARD)
    if (asked := len(state.pockets[to])) > MOST_ASKED:
        asked = MOST_ASKED
    kind, gives, gives_in = _TERMS[int(chance() * len(_TERMS))]
    asks, asks_in = _VOWED[int(chance() * len(_VOWED))]
    return Draft(
        to,
        spaces_of(held[to] & bits),
        int(chance() * (asked + 1)),
        kind,
        spaces_of(held[seat] & bits >> BOARD),
        sample_subset(state.pockets[seat], random),
        gives,
        gives_in,
        asks,
        asks_in,
    )


def may_draft(state: State, seat: int) -> bool:
    """Whether *seat* may lay or change a draft in this turn, or a counter-offer if it is the other side."""
    proposal = state.proposal
    if proposal is None or seat != proposal.to:
        return state.proposals < PROPOSALS and state.edits < EDITS
    return state.counters < COUNTERS and state.edits < EDITS


def check_draft(state: State, seat: int, move: Draft) -> None:
    """Refuse a draft if the turn allows no more, or if its partner or its contents are wrong (CP-60)."""
    if not may_draft(state, seat):
        raise IllegalMove("cardopoly-enough-proposals")
    to = move.to
    answered = NOBODY if state.proposal is None else state.proposal.by
    drafted = answered if state.draft is None else state.draft.to
    if not 0 <= to < len(state.out) or to == seat or state.out[to] or drafted not in (NOBODY, to):
        raise IllegalMove("cardopoly-no-partner")
    for field, chosen in zip(_fields(state, seat, to), astuple(move)[1:], strict=True):
        field.check(chosen if field.many else (chosen,))


def draft(state: State, seat: int, move: Draft, chance: Chance, events: list[LazyEvent]) -> None:
    """Lay a draft, replacing an earlier one."""
    number = move.number
    state.draft = Proposal(
        seat,
        move.to,
        move.take,
        number,
        move.kind if number else 0,
        move.spaces,
        move.cards,
        move.gives,
        move.gives_in,
        move.asks,
        move.asks_in,
    )
    state.edits += 1


def may_settle(state: State, draft: Proposal) -> bool:
    """Whether *draft* could settle the debt that is due now (CP-52)."""
    return state.phase == "debt" and {draft.by, draft.to} == {state.turn, state.creditor}


def check_propose(state: State, seat: int, move: Propose) -> None:
    """Refuse to send without a draft, or with one that isn't a valid trade (CP-60)."""
    draft, settles = state.draft, move.settles
    if draft is None:
        raise IllegalMove("cardopoly-no-draft")
    if settles and not (settles == 1 and may_settle(state, draft)):
        raise IllegalMove("cardopoly-settles-nothing")
    if wrong := flaw(state, draft):
        raise IllegalMove(wrong)


def propose(state: State, seat: int, move: Propose, chance: Chance, events: list[LazyEvent]) -> None:
    """Send the draft; as a counter-offer it replaces the open proposal (CP-60)."""
    proposal = state.draft
    assert proposal is not None
    if move.settles:
        proposal = replace(proposal, settles=True)
    if state.proposal is None:
        state.proposals += 1
        what = "proposed"
    else:
        state.counters += 1
        what = "countered"
    state.proposal, state.draft, state.edits = proposal, None, 0
    known = state.known_cards[proposal.to]
    known += [card for card in proposal.cards if card not in known]
    events.append((announcements.announce_trade, what, proposal, state.board, state.mortgaged))


def check_drop(state: State, seat: int, move: Drop) -> None:
    """Refuse to discard a draft that doesn't exist."""
    if state.draft is None:
        raise IllegalMove("cardopoly-no-draft")


def drop(state: State, seat: int, move: Drop, chance: Chance, events: list[LazyEvent]) -> None:
    """Discard the draft."""
    state.draft = None


def flaw(state: State, proposal: Proposal) -> str:
    """The id of the message that says why *proposal* is publicly invalid; empty if it is valid."""
    by, to, owners = proposal.by, proposal.to, state.owners
    for space in proposal.spaces:
        if owners[space] != by:
            return "cardopoly-trade-gone"
    for space in proposal.take:
        if owners[space] != to:
            return "cardopoly-trade-gone"
    pocket, cards, number = state.pockets[by], proposal.cards, proposal.number
    asked, left = len(state.pockets[to]), len(pocket)
    if number > asked:
        return "cardopoly-trade-gone"
    if cards:
        left = len(bytes(pocket).translate(None, bytes(cards)))
        if left + len(cards) > len(pocket):
            return "cardopoly-trade-gone"
    elif not (proposal.spaces or proposal.take or number or proposal.gives or proposal.asks):
        return "cardopoly-trade-empty"
    if left + number < 1 or asked - number + len(cards) < 1:
        return "cardopoly-trade-empties"
    return ""


def fitting_cards(state: State, proposal: Proposal) -> tuple[int, ...]:
    """The pocket cards of the other side that match what *proposal* asks for (CP-61)."""
    pocket = state.pockets[proposal.to]
    return tuple(compress(pocket, bytes(pocket).translate(OF_KIND[proposal.kind])))


def flaw_for_partner(state: State, proposal: Proposal) -> str:
    """The id of the message that says why the other side can't accept *proposal* (CP-62), or empty."""
    wrong = flaw(state, proposal)
    if not wrong and proposal.number and len(fitting_cards(state, proposal)) < proposal.number:
        return "cardopoly-trade-lacking"
    return wrong


def check_accept(state: State, seat: int, move: Accept | AcceptGiving) -> None:
    """Refuse to accept a trade that can't be carried out (CP-62), or with the wrong cards (CP-61)."""
    proposal = state.proposal
    if proposal is None:
        raise IllegalMove("cardopoly-no-proposal")
    if wrong := flaw_for_partner(state, proposal):
        raise IllegalMove(wrong)
    if type(move) is AcceptGiving:
        number = proposal.number
        Field("cards", fitting_cards(state, proposal), number, number, True).check(move.cards)


def accept(
    state: State, seat: int, move: Accept | AcceptGiving, chance: Chance, events: list[LazyEvent]
) -> None:
    """Carry out the open proposal, with the cards it asks for."""
    proposal = _close(state, "accepted", events)
    by, to = proposal.by, proposal.to
    for spaces, owner in ((proposal.spaces, to), (proposal.take, by)):
        for space in spaces:
            set_owner(state, space, owner)
    if proposal.cards:
        hand_over(state, by, to, proposal.cards, events, ())  # the proposal showed them
    if type(move) is AcceptGiving:
        hand_over(state, to, by, move.cards, events, (by,))
    for giver, taker, count, turns in (
        (by, to, proposal.gives, proposal.gives_in),
        (to, by, proposal.asks, proposal.asks_in),
    ):
        if count:
            state.promises.append(Promise(giver, taker, count, turns))
    if wins_quick(state, events):
        return
    if proposal.settles and may_settle(state, proposal):
        finish_debt(state, "settled", events)


def decline(state: State, seat: int, move: Decline, chance: Chance, events: list[LazyEvent]) -> None:
    """Decline the open proposal (CP-62)."""
    _close(state, "declined", events)


def withdraw(state: State, seat: int, move: Any, chance: Chance, events: list[LazyEvent]) -> None:
    """Withdraw the open proposal, as a move or because its proposer does something else (CP-60)."""
    _close(state, "withdrawn", events)


def _close(state: State, how: str, events: list[LazyEvent]) -> Proposal:
    proposal = state.proposal
    assert proposal is not None
    state.proposal = state.draft = None
    events.append((announcements.announce_trade, how, proposal, state.board, state.mortgaged))
    return proposal
