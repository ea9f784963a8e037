"""The effects of moves; the clauses CP-01 to CP-97 are in `rules.md` beside this file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from games.cardopoly import begin
from games.cardopoly import moves as m
from games.cardopoly.actions import announcements, auction, buying, debt, orders, tax, trade, turn
from games.cardopoly.actions.ending import is_decided, leave, wins_quick
from games.cardopoly.state import State
from games.cardopoly.waiting import OF_TURN, waiting_for
from games.core import Chance, Event, IllegalMove, LazyEvent, Resign, build_events
from games.kit.seats import WHO, check_active, not_your_turn


def apply(state: State, seat: int, move: m.AnyMove, chance: Chance) -> list[Event]:
    """Make *move* for *seat*, in place.

    Raises:
        InvalidMove: *move* names something that doesn't exist.
        IllegalMove: the rules forbid *move*; *state* is unchanged.
    """
    check_active(seat, state.out, state.phase == "over")
    if type(move) is not Resign:
        _check(state, seat, move)
    return build_events(make(state, seat, move, chance))


def make(state: State, seat: int, move: m.AnyMove, chance: Chance) -> list[LazyEvent]:
    """Make *move*, which is legal for *seat*."""
    events: list[LazyEvent] = []
    proposal = state.proposal
    if proposal is not None and seat == proposal.by and type(move) not in _LEAVING_IT:
        trade.withdraw(state, seat, move, chance, events)
    _MOVES[type(move)][2](state, seat, move, chance, events)
    return events


def _check(state: State, seat: int, move: Any) -> None:
    """Refuse a move that isn't legal for *seat*."""
    proposal, kind = state.proposal, type(move)
    if kind is m.Advance:
        orders.check_advance(state, seat, move)
    elif proposal is None:
        _check_action(state, seat, move)
    elif kind is m.Share and seat != proposal.by:
        debt.check_share(state, seat, move)
    elif seat == proposal.to:
        if state.draft is not None and kind not in _DRAFTING:
            raise IllegalMove("cardopoly-draft-first")
        if kind is m.AcceptGiving and not proposal.number:
            raise IllegalMove("cardopoly-asks-no-cards")
        if kind is m.Accept and proposal.number:
            raise IllegalMove("cardopoly-asks-cards", count=proposal.number)
        if kind not in _ANSWERS:
            raise IllegalMove("cardopoly-answer-first")
        _MOVES[kind][1](state, seat, move)
    elif seat != proposal.by:
        raise IllegalMove("cardopoly-wait-for-answer", who=WHO[proposal.to])
    elif kind is not m.Withdraw:
        if seat != state.turn:
            raise IllegalMove("cardopoly-wait-for-answer", who=WHO[proposal.to])
        # Any other action of the seat on turn withdraws its proposal (CP-60).
        draft = state.draft
        state.proposal = state.draft = None
        try:
            _check_action(state, seat, move)
        finally:
            state.proposal, state.draft = proposal, draft


def _check_action(state: State, seat: int, move: Any) -> None:
    kind, phase = type(move), state.phase
    phases, check, _ = _MOVES[kind]
    if kind is not m.Share:
        if phase in OF_TURN:
            if seat != state.turn:
                raise not_your_turn(state.turn)
        elif seat not in waiting_for(state):
            raise IllegalMove("cardopoly-not-asked")
        if phase not in phases:
            raise IllegalMove(_INSTEAD.get(phase, "cardopoly-not-now"))
    if state.draft is not None and seat == state.turn and kind not in _DRAFTING:
        raise IllegalMove("cardopoly-draft-first")
    check(state, seat, move)


def _open(state: State, seat: int, move: Any) -> None:
    """Accept any move: its phase is the only condition."""


def _end(state: State, seat: int, move: m.End, chance: Chance, events: list[LazyEvent]) -> None:
    turn.next_turn(state, events)


def _buy(state: State, seat: int, move: m.Buy, chance: Chance, events: list[LazyEvent]) -> None:
    won = state.phase == "win"
    buying.buy(state, seat, state.places[state.turn], move.claim, move.pay, events)
    turn.record_result(state, "auction" if won else "bought", state.price, seat)
    state.phase = "bill" if won else "close"
    wins_quick(state, events)


def _auction(state: State, seat: int, move: m.Auction, chance: Chance, events: list[LazyEvent]) -> None:
    auction.begin(state, events)
    orders.follow_all(state, events)


def _advance(state: State, seat: int, move: m.Advance, chance: Chance, events: list[LazyEvent]) -> None:
    orders.advance(state, seat, move, events)


def _leave(state: State, seat: int, move: m.Leave, chance: Chance, events: list[LazyEvent]) -> None:
    state.phase = "close"
    events.append((announcements.announce_left, seat, state.board[state.places[state.turn]]))


def _pay(state: State, seat: int, move: m.Pay, chance: Chance, events: list[LazyEvent]) -> None:
    if state.phase == "bill":
        auction.settle(state, move.cards, events)
    else:
        debt.pay(state, seat, move.cards, events)


def _pay_all(state: State, seat: int, move: m.PayAll, chance: Chance, events: list[LazyEvent]) -> None:
    debt.pay_all(state, seat, events)
    _continue_without(state, chance, events)


def _mortgage(state: State, seat: int, move: m.Mortgage, chance: Chance, events: list[LazyEvent]) -> None:
    if state.phase == "mend":
        tax.mortgage_instead(state, seat, move.space, chance, events)
    else:
        buying.mortgage(state, seat, move.space, chance, events)


def _pass(state: State, seat: int, move: m.Pass, chance: Chance, events: list[LazyEvent]) -> None:
    events.append((announcements.announce_answer, "cardopoly-passed", seat))
    turn.next_turn(state, events)


def _resign(state: State, seat: int, move: Resign, chance: Chance, events: list[LazyEvent]) -> None:
    """Pay what is owed, then leave the match (CP-93)."""
    debt.pay_leaving(state, seat, chance, events)
    leave(state, seat, "resigned", events)
    _continue_without(state, chance, events)


def _continue_without(state: State, chance: Chance, events: list[LazyEvent]) -> None:
    """Continue after a seat has left: pending matters with it lapse (CP-89)."""
    if is_decided(state, events):
        return
    phase = state.phase
    if phase == "suits":
        begin.begin_first_turn(state, chance, events)
    elif state.out[state.turn]:
        turn.next_turn(state, events)
    elif phase in ("bid", "price") or (phase == "win" and state.out[state.leader]):
        auction.update_leader(state, events)
    elif phase == "bill" and state.out[state.leader]:
        auction.close(state)
    elif phase in ("tax", "mend"):
        tax.continue_tax(state, chance, events)
    elif phase == "debt" and state.out[state.creditor]:
        turn.finish_debt(state, "settled", events)


_OPEN, _LAND, _BID, _PRICE, _JAIL, _CLOSE = (
    frozenset({phase}) for phase in ("open", "land", "bid", "price", "jail", "close")
)
_ACTIONS: Final = frozenset({"open", "close"})
_DRAFTING: Final = frozenset({m.Draft, m.Propose, m.Drop})

_INSTEAD: Final = {
    "land": "cardopoly-decide-landing",
    "debt": "cardopoly-pay-first",
    "jail": "cardopoly-jail-first",
    "price": "cardopoly-price-first",
    "win": "cardopoly-buy-first",
    "bill": "cardopoly-pay-first",
}
"""The refusals that say what has to be done first, by phase."""

_Check = Callable[[State, int, Any], None]
_Make = Callable[[State, int, Any, Chance, list[LazyEvent]], None]
_NEVER: Final[frozenset[str]] = frozenset()
_MOVES: Final[dict[type, tuple[frozenset[str], _Check, _Make]]] = {
    m.ChooseSuit: (frozenset({"suits"}), begin.check_suit, begin.choose_suit),
    m.Draw: (_OPEN, _open, turn.draw),
    m.Pass: (_OPEN, _open, _pass),
    m.End: (_CLOSE, _open, _end),
    m.Buy: (frozenset({"land", "win"}), buying.check_buy, _buy),
    m.Auction: (_LAND, _open, _auction),
    m.Advance: (_NEVER, orders.check_advance, _advance),
    m.Leave: (_LAND, _open, _leave),
    m.Bid: (
        _BID,
        auction.check_bid,
        lambda state, seat, move, chance, events: auction.bid(state, seat, move.amount, events),
    ),
    m.NoBid: (_BID, _open, lambda state, seat, move, chance, events: auction.bid(state, seat, 0, events)),
    m.Sell: (_PRICE, _open, lambda state, seat, move, chance, events: auction.sell(state, events)),
    m.Keep: (_PRICE, _open, lambda state, seat, move, chance, events: auction.keep(state, events)),
    m.Pay: (frozenset({"debt", "bill"}), debt.check_pay, _pay),
    m.PayAll: (frozenset({"debt"}), debt.check_pay_all, _pay_all),
    m.Jack: (frozenset({"debt", "jail"}), debt.check_jack, debt.jack),
    m.Queen: (_ACTIONS, turn.check_queen, turn.queen),
    m.King: (trade.PHASES, tax.check_king, tax.king),
    m.Tax: (frozenset({"tax"}), tax.check_give, tax.give),
    m.Fine: (_JAIL, debt.check_fine, debt.fine),
    m.Sit: (_JAIL, _open, debt.sit),
    m.Expand: (_ACTIONS, buying.check_expand, buying.expand),
    m.Mortgage: (
        frozenset({"open", "debt", "close", "jail", "mend"}),
        buying.check_mortgage,
        _mortgage,
    ),
    m.Unmortgage: (_ACTIONS, buying.check_unmortgage, buying.unmortgage),
    m.Draft: (trade.PHASES, trade.check_draft, trade.draft),
    m.Propose: (trade.PHASES, trade.check_propose, trade.propose),
    m.Drop: (trade.PHASES, trade.check_drop, trade.drop),
    m.Withdraw: (_NEVER, _open, trade.withdraw),
    m.Accept: (_NEVER, trade.check_accept, trade.accept),
    m.AcceptGiving: (_NEVER, trade.check_accept, trade.accept),
    m.Decline: (_NEVER, _open, trade.decline),
    m.Share: (_NEVER, debt.check_share, debt.share),
    Resign: (_NEVER, _open, _resign),
}
"""For every move, its phases (unless it is an answer), its check and the function that makes it."""

_ANSWERS: Final = frozenset({*_DRAFTING, m.Decline, m.Accept, m.AcceptGiving})
"""The moves that answer a proposal."""

_LEAVING_IT: Final = frozenset({m.Withdraw, Resign})
"""The moves that don't withdraw the seat's own proposal first, since they end it themselves."""
