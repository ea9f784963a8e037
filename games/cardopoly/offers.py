"""The legal moves of Cardopoly."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from random import Random
from typing import Final

from games.cardopoly import moves as m
from games.cardopoly.actions import auction, buying, laying, orders, trade
from games.cardopoly.actions.buying import MORTGAGE, may_buy
from games.cardopoly.actions.debt import FINE, may_share
from games.cardopoly.actions.tax import mortgageable_spaces
from games.cardopoly.cards import RANK, RANKED, SUIT
from games.cardopoly.state import BOARD, EDITS, SEATS, State, spaces_of
from games.cardopoly.waiting import waiting_for
from games.cards import JACK, KING, QUEEN
from games.core import Field, Offer
from games.offer import Opening, build_draw, draw_move, list_offers, only_move

_FREE: Final = frozenset({"open", "land", "debt", "close"})
"""The phases in which sharing is among the moves of the seat on turn."""

_DRAW, _END, _AUCTION, _LEAVE, _NO_BID, _SELL, _KEEP, _JACK, _KING, _SIT, _DROP, _ACCEPTED, _DECLINE = (
    only_move(kind())
    for kind in (
        *(m.Draw, m.End, m.Auction, m.Leave, m.NoBid, m.Sell, m.Keep, m.Jack, m.King, m.Sit),
        *(m.Drop, m.Accept, m.Decline),
    )
)
_WITHDRAW: Final = Offer("withdraw")
_MORTGAGE: Final = tuple(only_move(m.Mortgage(space)) for space in range(BOARD))
_PAY_ALL: Final = only_move(m.PayAll(), grave=True)


def _same_offer(state: State, seat: int, offer: Offer) -> Offer:
    return offer


_random_choice = build_draw(_same_offer, m.KINDS)


def _choice(move: str, field: Field) -> Opening:
    """The opening for *move* with a *field* to choose."""
    return _random_choice, Offer(move, {}, (field,)), _same_offer


@cache
def _queen(here: int, size: int) -> Opening:
    return _choice("queen", Field("space", tuple(space for space in range(size) if space != here)))


@cache
def _bid(most: int) -> Opening:
    return _choice("bid", Field("amount", tuple(range(1, most + 1))))


def offers(state: State, seat: int) -> list[Offer]:
    """The moves open to *seat*; every choice that their fields allow is legal."""
    return list_offers(openings(state, seat), state, seat) if seat in waiting_for(state) else []


def random_move(state: State, seat: int, random: Random) -> m.Move:
    """A random legal move of *seat*, for which the match is waiting."""
    move: m.Move = draw_move(openings(state, seat), state, seat, random)
    return move


def openings(state: State, seat: int) -> Sequence[Opening]:
    """The openings of *seat*, for which the match is waiting."""
    draft, proposal, phase = state.draft, state.proposal, state.phase
    if draft is not None:
        # A draft exists only if the turn allows a proposal, so only the changes have to be counted.
        return _DRAFTED[trade.may_settle(state, draft)][state.edits < EDITS][draft.to]
    if proposal is not None:
        return _ANSWERS[trade.may_draft(state, seat)][proposal.by]
    if phase == "open" or phase == "close" or phase == "debt":
        return _turn(state, seat)
    return _prompt_openings(state, seat)


def anytime_offers(state: State, seat: int) -> list[Offer]:
    """The moves of *seat* while others are awaited.

    They are sharing, acting during its own proposal (CP-60), and standing orders for auctions (CP-73).
    """
    if state.phase == "over" or state.out[seat]:
        return []
    besides = _list_anytime(state, seat)
    return [*besides, orders.offer(len(state.board))] if orders.may_advance(state, seat) else besides


def _list_anytime(state: State, seat: int) -> list[Offer]:
    if state.proposal is not None and seat == state.proposal.by:
        others = list_offers(_turn(state, seat), state, seat) if seat == state.turn else []
        return [_WITHDRAW, *others]
    answers = seat != state.turn or state.phase not in _FREE or state.proposal is not None
    if answers and may_share(state, seat):
        return list_offers([_share(state, seat)], state, seat)
    return []


def pass_move(state: State, seat: int) -> m.Pass | None:
    """The move that passes the turn before its draw (CP-97); None if a debt or a prompt needs an answer."""
    free = state.phase == "open" and state.proposal is None and state.draft is None
    return m.Pass() if free and seat == state.turn else None


def _cards(move: str, state: State, seat: int, count: int) -> Opening:
    """The opening for giving *count* pocket cards."""
    return _choice(move, Field("cards", tuple(state.pockets[seat]), count, count, True))


def _share(state: State, seat: int) -> Opening:
    pocket = tuple(state.pockets[seat])
    return _choice("share", Field("cards", pocket, 1, len(pocket) - 1, True))


def _turn(state: State, seat: int) -> Sequence[Opening]:
    """The openings for opening and closing actions (CP-10), and for a debtor (CP-52)."""
    phase, size = state.phase, len(state.pockets[seat])
    estate = state.estates[seat]
    mortgaged = estate & state.mortgaged
    unmortgaged = estate ^ mortgaged
    held = state.chances[seat]
    chances = bytes(held).translate(RANKED) if held else ()
    found: list[Opening]
    if phase == "open":
        found = [_DRAW]
    elif phase == "close":
        found = [_END]
    else:
        found = [_cards("pay", state, seat, state.amount) if size > state.amount else _PAY_ALL]
        if JACK in chances and not state.promised:
            found.append(_JACK)
    if phase != "debt":
        if QUEEN in chances:
            found.append(_queen(state.places[seat], len(state.board)))
        if mortgaged and size > MORTGAGE:
            found += _unmortgages(mortgaged)
        if unmortgaged and size > 2:
            found += laying.expansions(state, seat, unmortgaged)
    if KING in chances:
        found.append(_KING)
    if unmortgaged:
        found += _mortgages(unmortgaged)
    if trade.may_draft(state, seat):
        found += _DRAFTS[len(state.out)][seat]
    if state.teams and may_share(state, seat):
        found.append(_share(state, seat))
    return found


@lru_cache(maxsize=4096)
def _mortgages(estate: int) -> Sequence[Opening]:
    return [_MORTGAGE[space] for space in spaces_of(estate)]


@lru_cache(maxsize=4096)
def _unmortgages(estate: int) -> Sequence[Opening]:
    return [(buying.random_unmortgage, space, buying.unmortgage_offer) for space in spaces_of(estate)]


def _acceptance(state: State, seat: int, _: None) -> Offer | None:
    proposal = state.proposal
    if proposal is None or trade.flaw_for_partner(state, proposal):
        return None
    if not (number := proposal.number):
        return Offer("accept")
    return Offer(
        "accept_giving", {}, (Field("cards", trade.fitting_cards(state, proposal), number, number, True),)
    )


def _random_proposal(state: State, seat: int, random: Random, proposal: Opening) -> m.Propose | None:
    draft = state.draft
    move: m.Propose = proposal[1]
    return None if draft is None or trade.flaw(state, draft) else move


def _proposal(state: State, seat: int, proposal: Opening) -> Offer | None:
    draft = state.draft
    offer: Offer = proposal[2]
    return None if draft is None or trade.flaw(state, draft) else offer


_ACCEPT: Final = (build_draw(_acceptance, m.KINDS), None, _acceptance)
_SEND, _SETTLE = ((_random_proposal, only_move(m.Propose(settles)), _proposal) for settles in (0, 1))
_DRAFT: Final = tuple((trade.random_draft, to, trade.draft_offer) for to in range(SEATS))

_DRAFTS: Final = tuple(
    tuple([_DRAFT[to] for to in range(seats) if to != seat] for seat in range(seats))
    for seats in range(SEATS + 1)
)
"""The openings to draft trades with all others, by number of seats and seat."""

_DRAFTED: Final = tuple(
    tuple(
        tuple(
            ([_SEND, _SETTLE] if settles else [_SEND]) + ([_DRAFT[to]] if more else []) + [_DROP]
            for to in range(SEATS)
        )
        for more in (False, True)
    )
    for settles in (False, True)
)
"""The openings for a draft, by whether it could settle a debt, whether it may change, and its other side."""

_ANSWERS: Final = tuple(
    tuple([_ACCEPT, _DECLINE, _DRAFT[by]] if more else [_ACCEPT, _DECLINE] for by in range(SEATS))
    for more in (False, True)
)
"""The answers to a proposal (CP-60, CP-62), by whether it may be countered and by its proposer."""


def _prompt_openings(state: State, seat: int) -> Sequence[Opening]:
    """The openings of an awaited *seat*, except turn actions and answers to proposals."""
    phase = state.phase
    if phase == "land":
        found = [*(laying.purchases(state, seat) if may_buy(state, seat) else ()), _AUCTION, _LEAVE]
        if state.teams and may_share(state, seat):
            found.append(_share(state, seat))
        return found
    if phase == "bid":
        most = auction.highest_bid(state, seat)
        return [_bid(most), _NO_BID] if most else [_NO_BID]
    if phase == "price":
        return [_SELL, _KEEP]
    if phase == "win":
        return laying.purchases(state, seat)
    if phase == "bill":
        return [_cards("pay", state, seat, state.price)]
    if phase == "jail":
        return _jail(state, seat)
    if phase == "tax":
        return [_cards("tax", state, seat, state.king_tax)]
    if phase == "mend":
        return [_MORTGAGE[space] for space in mortgageable_spaces(state, seat)]
    return [_choice("suit", Field("suit", tuple([SUIT[ace] for ace in state.free])))]


def _jail(state: State, seat: int) -> Sequence[Opening]:
    """The openings of a player in jail (CP-40, CP-43)."""
    found: list[Opening] = []
    if any(RANK[card] == JACK for card in state.chances[seat]):
        found.append(_JACK)
    if len(state.pockets[seat]) > FINE:
        found.append(_cards("fine", state, seat, FINE))
    found.append(_SIT)
    return found + [_MORTGAGE[space] for space in mortgageable_spaces(state, seat)]
