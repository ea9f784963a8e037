"""Trades: a private draft is put together in steps, proposed, and accepted or declined (CP-60 to CP-65).

A proposal has more parts than one window of Discord holds, so it is a draft first: `ask` opens it with what
is wanted of one partner, `give` and `vow` add what is offered and promised. Every step is legal by itself,
and the draft can be sent as soon as it makes a trade. A usual trade takes three steps, and each can be done
again; `EDITS` and `PROPOSALS` bound what a turn allows.
"""

from __future__ import annotations

from msgspec.structs import replace

from games.cardopoly.actions.bank import hand_over
from games.cardopoly.actions.ending import wins_quick
from games.cardopoly.actions.turn import debt_is_done
from games.cardopoly.cards import KINDS, is_kind
from games.cardopoly.moves import Ask, Give, Vow
from games.cardopoly.state import EDITS, PROPOSALS, Proposal, State
from games.cardopoly.terms import sentence
from games.cardopoly.view import Promise, Trade
from games.core import Event, Field, IllegalMove

PHASES = frozenset({"open", "debt", "close"})
"""When trades may be proposed (CP-10, CP-52)."""

MOST_ASKED = 24
"""Cards that one proposal can ask for: as many as a select has room for."""

_KIND = Field("kind", KINDS)
_NUMBERS = tuple(Field("number", tuple(range(most + 1))) for most in range(MOST_ASKED + 1))
_CARDS, _TURNS = tuple(range(11)), tuple(range(1, 6))
VOWS = (
    Field("gives", _CARDS),
    Field("gives_in", _TURNS),
    Field("asks", _CARDS),
    Field("asks_in", _TURNS),
)
"""The fields of a `Vow` (CP-63)."""


def owned(state: State, seat: int) -> tuple[int, ...]:
    """The spaces of the properties of *seat*."""
    return tuple([space for space, owner in enumerate(state.owners) if owner == seat])


def ask_fields(spaces: tuple[int, ...], pocket: int) -> tuple[Field, ...]:
    """What can be asked of a seat that owns *spaces* and has so many cards in its *pocket*."""
    return Field("take", spaces, 0, len(spaces), True), _NUMBERS[min(MOST_ASKED, pocket)], _KIND


def give_fields(state: State, seat: int) -> tuple[Field, ...]:
    """What *seat* can give."""
    spaces, pocket = owned(state, seat), tuple(state.pockets[seat])
    return (
        Field("spaces", spaces, 0, len(spaces), True),
        Field("cards", pocket, 0, len(pocket), True),
    )


def may_draft(state: State) -> bool:
    """Whether the turn allows a draft to be begun or changed."""
    return state.proposals < PROPOSALS and state.edits < EDITS


def ask(state: State, seat: int, move: Ask) -> None:
    """Begin a draft, or change what it asks for."""
    draft, to = state.draft, move.to
    if not may_draft(state):
        raise IllegalMove("cardopoly-enough-proposals")
    if not 0 <= to < len(state.out) or to == seat or state.out[to] or (draft is not None and draft.to != to):
        raise IllegalMove("cardopoly-no-partner")
    fields = ask_fields(owned(state, to), len(state.pockets[to]))
    chosen = (move.take, (move.number,), (move.kind,))
    for field, options in zip(fields, chosen, strict=True):
        field.check(options)
    kind = move.kind if move.number else 0
    state.draft = replace(draft or Proposal(seat, to), take=move.take, number=move.number, kind=kind)
    state.edits += 1


def give(state: State, seat: int, move: Give) -> None:
    """Change what the draft gives."""
    draft = _draft_to_change(state)
    for field, options in zip(give_fields(state, seat), (move.spaces, move.cards), strict=True):
        field.check(options)
    state.draft = replace(draft, spaces=move.spaces, cards=move.cards)
    state.edits += 1


def vow(state: State, move: Vow) -> None:
    """Change the promises of the draft."""
    draft = _draft_to_change(state)
    for field, option in zip(VOWS, (move.gives, move.gives_in, move.asks, move.asks_in), strict=True):
        field.check((option,))
    state.draft = replace(
        draft, gives=move.gives, gives_in=move.gives_in, asks=move.asks, asks_in=move.asks_in
    )
    state.edits += 1


def _draft_to_change(state: State) -> Proposal:
    if state.draft is None:
        raise IllegalMove("cardopoly-no-draft")
    if state.edits >= EDITS:
        raise IllegalMove("cardopoly-enough-proposals")
    return state.draft


def may_settle(state: State, draft: Proposal) -> bool:
    """Whether *draft* could end the debt that is to be paid now (CP-52)."""
    return state.phase == "debt" and draft.to == state.creditor


def propose(state: State, settles: int, events: list[Event]) -> None:
    """Send the draft (CP-60)."""
    draft = state.draft
    if draft is None:
        raise IllegalMove("cardopoly-no-draft")
    if settles and not (settles == 1 and may_settle(state, draft)):
        raise IllegalMove("cardopoly-settles-nothing")
    proposal = replace(draft, settles=settles == 1)
    if wrong := flaw(state, proposal):
        raise IllegalMove(wrong)
    state.proposal, state.draft = proposal, None
    state.proposals += 1
    _tell(state, proposal, "proposed", events)


def drop(state: State) -> None:
    """Throw the draft away."""
    if state.draft is None:
        raise IllegalMove("cardopoly-no-draft")
    state.draft = None


def flaw(state: State, proposal: Proposal) -> str:
    """The message that says why *proposal* cannot be made, as far as all can see; empty if it can."""
    by, to, owners = proposal.by, proposal.to, state.owners
    for spaces, seat in ((proposal.spaces, by), (proposal.take, to)):
        for space in spaces:
            if owners[space] != seat:
                return "cardopoly-trade-gone"
    count, number = len(proposal.cards), proposal.number
    pocket, asked = state.pockets[by], len(state.pockets[to])
    if number > asked or not set(proposal.cards).issubset(pocket):
        return "cardopoly-trade-gone"
    if not (proposal.spaces or proposal.take or count or number or proposal.gives or proposal.asks):
        return "cardopoly-trade-empty"
    if len(pocket) - count + number < 1 or asked - number + count < 1:
        return "cardopoly-trade-empties"
    return ""


def fitting(state: State, proposal: Proposal) -> tuple[int, ...]:
    """The pocket cards that the other side could give of those it is asked for (CP-61)."""
    return tuple([card for card in state.pockets[proposal.to] if is_kind(card, proposal.kind)])


def flaw_for_partner(state: State, proposal: Proposal) -> str:
    """The message that says why the other side cannot accept *proposal* (CP-62); empty if it can."""
    wrong = flaw(state, proposal)
    if not wrong and len(fitting(state, proposal)) < proposal.number:
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
    state.proposal = None
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
    state.proposal = None
    _tell(state, proposal, how, events)


def shown(proposal: Proposal, names: bool = False, flaw: str = "") -> Trade:
    """*proposal* as a view shows it, its given pocket cards by name or not."""
    return Trade(
        proposal.by,
        proposal.to,
        proposal.spaces,
        len(proposal.cards),
        proposal.cards if names else (),
        proposal.take,
        proposal.number,
        proposal.kind,
        proposal.gives,
        proposal.gives_in,
        proposal.asks,
        proposal.asks_in,
        proposal.settles,
        flaw,
    )


def _tell(state: State, proposal: Proposal, what: str, events: list[Event]) -> None:
    events.append(Event(f"cardopoly-{what}", sentence(shown(proposal), state.board)))
    if proposal.cards and what == "proposed":
        both = (proposal.by, proposal.to)
        events.append(Event("cardopoly-proposed-you", sentence(shown(proposal, True), state.board), both))
