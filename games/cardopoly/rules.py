"""What moves do. The clauses CP-01 to CP-97 are in `rules.md` beside this file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from games.cardopoly import begin
from games.cardopoly import moves as m
from games.cardopoly.actions import auction, buying, debt, tax, trade, turn
from games.cardopoly.actions.ending import is_decided, leave, wins_quick
from games.cardopoly.awaited import OF_TURN, waiting_for
from games.cardopoly.cards import RANK
from games.cardopoly.state import State
from games.cards import JACK, KING, QUEEN
from games.core import Chance, Event, IllegalMove, Resign
from games.kit.seats import WHO
from games.kit.texts import check_in, not_your_turn


def apply(state: State, seat: int, move: m.AnyMove, chance: Chance) -> list[Event]:
    """Make *move* for *seat*, in place.

    Raises:
        InvalidMove: *move* names what was never offered.
        IllegalMove: the rules forbid it; *state* is unchanged.
    """
    check_in(seat, state.out, state.phase == "over")
    events: list[Event] = []
    if type(move) is Resign:
        _resign(state, seat, chance, events)
    elif state.proposal is not None:
        _while_proposed(state, seat, move, chance, events)
    else:
        _act(state, seat, move, chance, events)
    return events


def _while_proposed(state: State, seat: int, move: Any, chance: Chance, events: list[Event]) -> None:
    """The other side answers; any other action of whose turn it is withdraws their proposal (CP-60)."""
    proposal, kind = state.proposal, type(move)
    assert proposal is not None
    if kind is m.Share and seat != proposal.by:
        debt.share(state, seat, move.cards, events)
    elif seat == proposal.to:
        if state.draft is not None and kind not in _DRAFTING:
            raise IllegalMove("cardopoly-draft-first")
        if kind is m.AcceptGiving and not proposal.number:
            raise IllegalMove("cardopoly-asks-no-cards")
        if kind is m.Accept and proposal.number:
            raise IllegalMove("cardopoly-asks-cards", count=proposal.number)
        answer = _ANSWERS.get(kind)
        if answer is None:
            raise IllegalMove("cardopoly-answer-first")
        answer(state, seat, move, chance, events)
    elif seat != proposal.by:
        raise IllegalMove("cardopoly-wait-for-answer", who=WHO[proposal.to])
    elif kind is m.Withdraw:
        trade.withdraw(state, events)
    elif seat != state.turn:
        raise IllegalMove("cardopoly-wait-for-answer", who=WHO[proposal.to])
    else:
        draft = state.draft
        trade.withdraw(state, events)
        try:
            _act(state, seat, move, chance, events)
        except Exception:
            state.proposal, state.draft = proposal, draft
            raise


def _act(state: State, seat: int, move: Any, chance: Chance, events: list[Event]) -> None:
    kind = type(move)
    phases, make = _MOVES[kind]
    phase = state.phase
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
    make(state, seat, move, chance, events)


def _holds(state: State, seat: int, rank: int) -> None:
    if all(RANK[card] != rank for card in state.chances[seat]):
        raise IllegalMove("cardopoly-no-chance-card")


def _buy(state: State, seat: int, move: m.Buy, chance: Chance, events: list[Event]) -> None:
    won = state.phase == "win"
    buying.buy(state, seat, state.places[state.turn], move.claim, move.pay, events)
    turn.came_of_it(state, "auction" if won else "bought", state.price, seat)
    state.phase = "bill" if won else "close"
    wins_quick(state, events)


def _leave(state: State, seat: int, move: m.Leave, chance: Chance, events: list[Event]) -> None:
    state.phase = "close"
    events.append(Event("cardopoly-left", {"who": WHO[seat]}))


def _bid(state: State, seat: int, move: m.Bid, chance: Chance, events: list[Event]) -> None:
    if move.amount < 1:
        raise IllegalMove("cardopoly-bid-too-low")
    auction.bid(state, seat, move.amount, events)


def _pay(state: State, seat: int, move: m.Pay, chance: Chance, events: list[Event]) -> None:
    if state.phase == "bill":
        debt.check_cards(state, seat, move.cards, state.price)
        auction.settle(state, move.cards, events)
    else:
        debt.pay(state, seat, move.cards, events)


def _pay_all(state: State, seat: int, move: m.PayAll, chance: Chance, events: list[Event]) -> None:
    debt.pay_all(state, seat, events)
    _go_on(state, chance, events)


def _jack(state: State, seat: int, move: m.Jack, chance: Chance, events: list[Event]) -> None:
    _holds(state, seat, JACK)
    debt.jack(state, seat, events)


def _queen(state: State, seat: int, move: m.Queen, chance: Chance, events: list[Event]) -> None:
    _holds(state, seat, QUEEN)
    if not 0 <= move.space < len(state.board) or move.space == state.places[seat]:
        raise IllegalMove("cardopoly-no-such-space")
    turn.queen(state, seat, move.space, chance, events)


def _king(state: State, seat: int, move: m.King, chance: Chance, events: list[Event]) -> None:
    _holds(state, seat, KING)
    tax.king(state, seat, chance, events)


def _mortgage(state: State, seat: int, move: m.Mortgage, chance: Chance, events: list[Event]) -> None:
    if state.phase == "mend":
        tax.mend(state, seat, move.space, chance, events)
    else:
        buying.mortgage(state, seat, move.space, chance, events)


def _unmortgage(state: State, seat: int, move: m.Unmortgage, chance: Chance, events: list[Event]) -> None:
    buying.unmortgage(state, seat, move.space, move.cards, events)
    wins_quick(state, events)


def _pass(state: State, seat: int, move: m.Pass, chance: Chance, events: list[Event]) -> None:
    events.append(Event("cardopoly-passed", {"who": WHO[seat]}))
    turn.next_turn(state, events)


def _refuse(state: State, seat: int, move: m.Move, chance: Chance, events: list[Event]) -> None:
    raise IllegalMove("cardopoly-no-proposal")


def _resign(state: State, seat: int, chance: Chance, events: list[Event]) -> None:
    """Leave for good, paying first what is owed (CP-93)."""
    debt.pay_leaving(state, seat, chance, events)
    leave(state, seat, "resigned", events)
    _go_on(state, chance, events)


def _go_on(state: State, chance: Chance, events: list[Event]) -> None:
    """Go on after somebody left: what was open with them lapses (CP-89)."""
    if is_decided(state, events):
        return
    phase = state.phase
    if phase == "suits":
        begin.go_on(state, chance, events)
    elif state.out[state.turn]:
        turn.next_turn(state, events)
    elif phase in ("bid", "price") or (phase == "win" and state.out[state.leader]):
        auction.go_on(state, events)
    elif phase == "bill" and state.out[state.leader]:
        auction.close(state)
    elif phase in ("tax", "mend"):
        tax.go_on(state, chance, events)
    elif phase == "debt" and state.out[state.creditor]:
        turn.debt_is_done(state, "settled", events)


_OPEN, _LAND, _JAIL, _CLOSE = (frozenset({phase}) for phase in ("open", "land", "jail", "close"))
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
"""What has to be done before anything else."""

_Make = Callable[[State, int, Any, Chance, list[Event]], None]
_MOVES: Final[dict[type, tuple[frozenset[str], _Make]]] = {
    m.ChooseSuit: (
        frozenset({"suits"}),
        lambda state, seat, move, chance, events: begin.choose_suit(state, seat, move.suit, chance, events),
    ),
    m.Draw: (_OPEN, lambda state, seat, move, chance, events: turn.draw(state, seat, chance, events)),
    m.Pass: (_OPEN, _pass),
    m.End: (_CLOSE, lambda state, seat, move, chance, events: turn.next_turn(state, events)),
    m.Buy: (frozenset({"land", "win"}), _buy),
    m.Auction: (_LAND, lambda state, seat, move, chance, events: auction.begin(state, events)),
    m.Leave: (_LAND, _leave),
    m.Bid: (frozenset({"bid"}), _bid),
    m.NoBid: (
        frozenset({"bid"}),
        lambda state, seat, move, chance, events: auction.bid(state, seat, 0, events),
    ),
    m.Sell: (frozenset({"price"}), lambda state, seat, move, chance, events: auction.sell(state, events)),
    m.Keep: (frozenset({"price"}), lambda state, seat, move, chance, events: auction.keep(state, events)),
    m.Pay: (frozenset({"debt", "bill"}), _pay),
    m.PayAll: (frozenset({"debt"}), _pay_all),
    m.Jack: (frozenset({"debt", "jail"}), _jack),
    m.Queen: (_ACTIONS, _queen),
    m.King: (trade.PHASES, _king),
    m.Tax: (
        frozenset({"tax"}),
        lambda state, seat, move, chance, events: tax.give(state, seat, move.cards, chance, events),
    ),
    m.Fine: (_JAIL, lambda state, seat, move, chance, events: debt.fine(state, seat, move.cards, events)),
    m.Sit: (_JAIL, lambda state, seat, move, chance, events: debt.sit(state, seat, events)),
    m.Expand: (
        _ACTIONS,
        lambda state, seat, move, chance, events: buying.expand(
            state, seat, move.space, move.claim, move.pay, events
        ),
    ),
    m.Mortgage: (frozenset({"open", "debt", "close", "jail", "mend"}), _mortgage),
    m.Unmortgage: (_ACTIONS, _unmortgage),
    m.Draft: (trade.PHASES, trade.draft),
    m.Propose: (trade.PHASES, trade.propose),
    m.Drop: (trade.PHASES, trade.drop),
    m.Withdraw: (frozenset(), _refuse),
    m.Accept: (frozenset(), _refuse),
    m.AcceptGiving: (frozenset(), _refuse),
    m.Decline: (frozenset(), _refuse),
    m.Share: (
        frozenset(),
        lambda state, seat, move, chance, events: debt.share(state, seat, move.cards, events),
    ),
}

_ANSWERS: Final[dict[type, _Make]] = {
    m.Decline: lambda state, seat, move, chance, events: trade.decline(state, events),
    m.Accept: lambda state, seat, move, chance, events: trade.accept(state, (), events),
    m.AcceptGiving: lambda state, seat, move, chance, events: trade.accept(state, move.cards, events),
    m.Draft: trade.draft,
    m.Propose: trade.propose,
    m.Drop: trade.drop,
}
