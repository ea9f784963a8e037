"""Trades: a private draft is laid, proposed, and accepted, declined or countered (CP-60 to CP-65).

A draft is legal whatever is in it, so it can grow thing by thing, each change laying it anew; it can be sent
as soon as it makes a trade. The other side of a proposal answers it with a draft of its own, the
counter-offer. `EDITS`, `PROPOSALS` and `COUNTERS` bound what a turn allows.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import compress

from msgspec.structs import astuple, replace

from games.cardopoly.actions.bank import hand_over
from games.cardopoly.actions.ending import wins_quick
from games.cardopoly.actions.turn import debt_is_done
from games.cardopoly.cards import CARDS, KINDS, OF_KIND
from games.cardopoly.moves import Draft, Drop, Propose
from games.cardopoly.state import COUNTERS, EDITS, NOBODY, PROPOSALS, SEATS, State, holdings
from games.cardopoly.terms import given, sentence
from games.cardopoly.view import Promise, Proposal, Trade
from games.core import Chance, Event, Field, IllegalMove, Offer

PHASES = frozenset({"open", "debt", "close"})
"""When trades may be proposed (CP-10, CP-52)."""

MOST_ASKED = 24
"""Cards that one proposal can ask for: as many as a select has room for."""

_TO = tuple({"to": seat} for seat in range(SEATS))
_KIND = Field("kind", KINDS)
_NUMBERS = tuple(Field("number", tuple(range(min(size, MOST_ASKED) + 1))) for size in range(CARDS + 1))
"""How many cards can be asked of a pocket, by its size."""
_CARDS, _TURNS = tuple(range(11)), tuple(range(1, 6))
_VOWS = (
    Field("gives", _CARDS),
    Field("gives_in", _TURNS),
    Field("asks", _CARDS),
    Field("asks_in", _TURNS),
)


def drafts(state: State, seat: int, partners: Iterable[int]) -> list[Offer]:
    """What a draft of *seat* for a trade with each of *partners* can hold."""
    takes, gives = _properties(tuple(state.owners))
    pockets = state.pockets
    pocket = tuple(pockets[seat])
    spaces, cards = gives[seat], Field("cards", pocket, 0, len(pocket), True)
    return [
        Offer(
            "draft",
            _TO[to],
            (takes[to], _NUMBERS[len(pockets[to])], _KIND, spaces, cards, *_VOWS),
        )
        for to in partners
    ]


@lru_cache(maxsize=4096)
def _properties(owners: tuple[int, ...]) -> tuple[tuple[Field, ...], ...]:
    """By seat, the properties that can be taken from it and those that it can give, as fields."""
    return tuple(
        tuple([Field(name, spaces, 0, len(spaces), True) for spaces in holdings(owners)])
        for name in ("take", "spaces")
    )


def may_draft(state: State, seat: int) -> bool:
    """Whether the turn allows *seat* a draft or another change to it; for the other side, of a
    counter-offer."""
    answers = state.proposal is not None and seat == state.proposal.to
    sent = state.counters < COUNTERS if answers else state.proposals < PROPOSALS
    return sent and state.edits < EDITS


def draft(state: State, seat: int, move: Draft, chance: Chance, events: list[Event]) -> None:
    """Lay a draft, or another one in its place."""
    if not may_draft(state, seat):
        raise IllegalMove("cardopoly-enough-proposals")
    to = move.to
    answered = NOBODY if state.proposal is None else state.proposal.by
    drafted = answered if state.draft is None else state.draft.to
    if not 0 <= to < len(state.out) or to == seat or state.out[to] or drafted not in (NOBODY, to):
        raise IllegalMove("cardopoly-no-partner")
    _, *terms = astuple(move)
    (offer,) = drafts(state, seat, (to,))
    for field, chosen in zip(offer.fields, terms, strict=True):
        if not field.many:
            if chosen not in field.options:
                field.check((chosen,))
        elif chosen:
            field.check(chosen)
    take, number, kind, *rest = terms
    state.draft = Proposal(seat, to, take, number, kind if number else 0, *rest)
    state.edits += 1


def may_settle(state: State, draft: Proposal) -> bool:
    """Whether *draft* could end the debt that is to be paid now (CP-52)."""
    return state.phase == "debt" and {draft.by, draft.to} == {state.turn, state.creditor}


def propose(state: State, seat: int, move: Propose, chance: Chance, events: list[Event]) -> None:
    """Send the draft, as a counter-offer in place of the proposal that is open (CP-60)."""
    draft, settles = state.draft, move.settles
    if draft is None:
        raise IllegalMove("cardopoly-no-draft")
    if settles and not (settles == 1 and may_settle(state, draft)):
        raise IllegalMove("cardopoly-settles-nothing")
    proposal = replace(draft, settles=settles == 1)
    if wrong := flaw(state, proposal):
        raise IllegalMove(wrong)
    if state.proposal is None:
        state.proposals += 1
        what = "proposed"
    else:
        state.counters += 1
        what = "countered"
    state.proposal, state.draft, state.edits = proposal, None, 0
    _tell(state, proposal, what, events)


def drop(state: State, seat: int, move: Drop, chance: Chance, events: list[Event]) -> None:
    """Throw the draft away."""
    if state.draft is None:
        raise IllegalMove("cardopoly-no-draft")
    state.draft = None


def flaw(state: State, proposal: Proposal) -> str:
    """The message that says why *proposal* cannot be made, as far as all can see; empty if it can."""
    by, to, owners = proposal.by, proposal.to, state.owners
    for space in proposal.spaces:
        if owners[space] != by:
            return "cardopoly-trade-gone"
    for space in proposal.take:
        if owners[space] != to:
            return "cardopoly-trade-gone"
    count, number = len(proposal.cards), proposal.number
    pocket, asked = state.pockets[by], len(state.pockets[to])
    if number > asked:
        return "cardopoly-trade-gone"
    for card in proposal.cards:
        if card not in pocket:
            return "cardopoly-trade-gone"
    if not (proposal.spaces or proposal.take or count or number or proposal.gives or proposal.asks):
        return "cardopoly-trade-empty"
    if len(pocket) - count + number < 1 or asked - number + count < 1:
        return "cardopoly-trade-empties"
    return ""


def fitting(state: State, proposal: Proposal) -> tuple[int, ...]:
    """The pocket cards that the other side could give of those it is asked for (CP-61)."""
    pocket = state.pockets[proposal.to]
    return tuple(compress(pocket, bytes(pocket).translate(OF_KIND[proposal.kind])))


def flaw_for_partner(state: State, proposal: Proposal) -> str:
    """The message that says why the other side cannot accept *proposal* (CP-62); empty if it can."""
    wrong = flaw(state, proposal)
    if not wrong and proposal.number and len(fitting(state, proposal)) < proposal.number:
        return "cardopoly-trade-lacking"
    return wrong


def accept(state: State, cards: tuple[int, ...], events: list[Event]) -> None:
    """Carry the open proposal out, all of it checked anew (CP-62); *cards* are those it asked for."""
    proposal = state.proposal
    if proposal is None:
        raise IllegalMove("cardopoly-no-proposal")
    if wrong := flaw_for_partner(state, proposal):
        raise IllegalMove(wrong)
    number = proposal.number
    Field("cards", fitting(state, proposal), number, number, True).check(cards)
    by, to = proposal.by, proposal.to
    _tell(state, proposal, "accepted", events)
    state.proposal = state.draft = None
    for spaces, seat in ((proposal.spaces, to), (proposal.take, by)):
        for space in spaces:
            state.owners[space] = seat
    if proposal.cards:
        hand_over(state, by, to, proposal.cards, events)
    if cards:
        hand_over(state, to, by, cards, events)
    for giver, taker, count, turns in (
        (by, to, proposal.gives, proposal.gives_in),
        (to, by, proposal.asks, proposal.asks_in),
    ):
        if count:
            state.promises.append(Promise(giver, taker, count, turns))
    if wins_quick(state, events):
        return
    if proposal.settles and may_settle(state, proposal):
        debt_is_done(state, "settled", events)


def decline(state: State, events: list[Event]) -> None:
    """Decline the open proposal (CP-62)."""
    _close(state, "declined", events)


def withdraw(state: State, events: list[Event]) -> None:
    """Take the open proposal back (CP-60)."""
    _close(state, "withdrawn", events)


def _close(state: State, how: str, events: list[Event]) -> None:
    proposal = state.proposal
    if proposal is None:
        raise IllegalMove("cardopoly-no-proposal")
    state.proposal = state.draft = None
    _tell(state, proposal, how, events)


def shown(proposal: Proposal, names: bool = False, flaw: str = "") -> Trade:
    """*proposal* as a view shows it, its given pocket cards by name or not."""
    trade = Trade(*(*astuple(proposal), len(proposal.cards), flaw))
    return trade if names or not proposal.cards else replace(trade, cards=())


def _tell(state: State, proposal: Proposal, what: str, events: list[Event]) -> None:
    by, to = proposal.by, proposal.to
    # The other side is asked there and then about a proposal; only what becomes of it is news.
    whom = {"accepted": (by,), "declined": (by,), "withdrawn": (to,)}.get(what, ())
    terms = sentence(shown(proposal), state.board)
    events.append(Event(f"cardopoly-{what}", terms, None, whom))
    if proposal.cards and what in ("proposed", "countered"):
        named = terms | {"given": given(shown(proposal, True), state.board)}
        events.append(Event("cardopoly-proposed-you", named, (by, to)))
