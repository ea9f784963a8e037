"""The moves that are open."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import compress
from random import Random
from typing import Final

from games.cardopoly import moves as m
from games.cardopoly.actions import auction, trade
from games.cardopoly.actions.buying import MORTGAGE, may_buy, pairs
from games.cardopoly.actions.debt import FINE, may_share
from games.cardopoly.actions.tax import unmortgaged
from games.cardopoly.awaited import waiting_for
from games.cardopoly.cards import FITS, OF_KIND, RANK, SUIT
from games.cardopoly.state import BOARD, SEATS, State, estates, spaces_of
from games.cardopoly.view import Proposal
from games.cards import JACK, KING, QUEEN
from games.core import Field, Offer
from games.offer import Opening, few, listed, only

SINGLE: Final = 25
"""Up to so many pairs of a claim and a pay card are moves of their own; beyond, the pay card is a field."""

_FREE: Final = frozenset({"open", "land", "debt", "close"})
"""When sharing is among the moves of the seat on turn."""

_DRAW, _END, _AUCTION, _LEAVE, _NO_BID, _SELL, _KEEP, _JACK, _KING, _SIT, _DROP, _ACCEPTED, _DECLINE = (
    only(kind())
    for kind in (
        *(m.Draw, m.End, m.Auction, m.Leave, m.NoBid, m.Sell, m.Keep, m.Jack, m.King, m.Sit),
        *(m.Drop, m.Accept, m.Decline),
    )
)
_WITHDRAW: Final = Offer("withdraw")
_MORTGAGE: Final = tuple(only(m.Mortgage(space)) for space in range(BOARD))
_PAY_ALL: Final = only(m.PayAll(), grave=True)


@cache
def _queen(here: int, size: int) -> Offer:
    return Offer("queen", {}, (Field("space", tuple(space for space in range(size) if space != here)),))


@cache
def _bid(most: int) -> Offer:
    return Offer("bid", {}, (Field("amount", tuple(range(1, most + 1))),))


def offers(state: State, seat: int) -> list[Offer]:
    """The moves open to *seat*; every choice their fields allow is legal."""
    return listed(openings(state, seat), state, seat)


def openings(state: State, seat: int) -> Sequence[Opening]:
    """What may be open to *seat*."""
    proposal, phase = state.proposal, state.phase
    if proposal is not None:
        return _answers(state, seat) if seat == proposal.to and phase != "over" else []
    if phase == "open" or phase == "close" or phase == "debt":
        return _turn(state, seat) if seat == state.turn else []
    return _asked(state, seat) if seat in waiting_for(state) else []


def anytime(state: State, seat: int) -> list[Offer]:
    """What *seat* may do unasked: share with the partner, or act while its own proposal is open (CP-60)."""
    if state.phase == "over" or state.out[seat]:
        return []
    if state.proposal is not None and seat == state.proposal.by:
        others = listed(_turn(state, seat), state, seat) if seat == state.turn else []
        return [_WITHDRAW, *others]
    answers = seat != state.turn or state.phase not in _FREE or state.proposal is not None
    if answers and may_share(state, seat):
        return [_share(state, seat)]
    return []


def passing(state: State, seat: int) -> m.Pass | None:
    """A turn can be passed before its draw (CP-97); what is owed or asked has to be answered."""
    free = state.phase == "open" and state.proposal is None and state.draft is None
    return m.Pass() if free and seat == state.turn else None


def _cards(state: State, seat: int, count: int) -> tuple[Field, ...]:
    return (Field("cards", tuple(state.pockets[seat]), count, count, True),)


def _pay(state: State, seat: int, amount: int) -> Offer:
    return Offer("pay", {}, _cards(state, seat, amount))


def _share(state: State, seat: int) -> Offer:
    pocket = tuple(state.pockets[seat])
    return Offer("share", {}, (Field("cards", pocket, 1, len(pocket) - 1, True),))


def _answers(state: State, seat: int) -> Sequence[Opening]:
    """What the other side of a proposal can say (CP-60, CP-62)."""
    draft, proposal = state.draft, state.proposal
    if draft is not None:
        return _drafting(state, draft)
    if proposal is not None and trade.may_draft(state, seat):
        return [_ACCEPT, _DECLINE, _DRAFT[proposal.by]]
    return [_ACCEPT, _DECLINE]


def _accept(state: State, seat: int) -> Opening | None:
    proposal = state.proposal
    if proposal is None or trade.flaw_for_partner(state, proposal):
        return None
    number = proposal.number
    if not number:
        return _ACCEPTED
    field = Field("cards", trade.fitting(state, proposal), number, number, True)
    return Offer("accept_giving", {}, (field,))


def _turn(state: State, seat: int) -> Sequence[Opening]:
    """Opening and closing actions (CP-10), and what a debtor can do (CP-52)."""
    draft, phase, pocket = state.draft, state.phase, state.pockets[seat]
    if draft is not None and draft.by == seat:
        return _drafting(state, draft)
    estate = estates(tuple(state.owners))[seat]
    mortgaged = estate & state.mortgaged
    unmortgaged = estate ^ mortgaged
    chances = [RANK[card] for card in state.chances[seat]] if state.chances[seat] else ()
    found: list[Opening]
    if phase == "open":
        found = [_DRAW]
    elif phase == "close":
        found = [_END]
    else:
        found = [_pay(state, seat, state.amount) if len(pocket) > state.amount else _PAY_ALL]
        if JACK in chances and not state.promised:
            found.append(_JACK)
    if phase != "debt":
        if QUEEN in chances:
            found.append(_queen(state.places[seat], len(state.board)))
        if mortgaged and len(pocket) > MORTGAGE:
            found += _unmortgages(mortgaged)
        if unmortgaged and len(pocket) > 2:
            _expand(state, seat, spaces_of(unmortgaged), found)
    if KING in chances:
        found.append(_KING)
    if unmortgaged:
        found += _mortgages(unmortgaged)
    if trade.may_draft(state, seat):
        found += _drafts(tuple(state.out), seat)
    if state.teams and may_share(state, seat):
        found.append(_share(state, seat))
    return found


@lru_cache(maxsize=256)
def _drafts(out: tuple[str, ...], seat: int) -> list[Opening]:
    return [_DRAFT[to] for to, left in enumerate(out) if not left and to != seat]


@lru_cache(maxsize=4096)
def _mortgages(estate: int) -> Sequence[Opening]:
    return [_MORTGAGE[space] for space in spaces_of(estate)]


@lru_cache(maxsize=4096)
def _unmortgages(estate: int) -> Sequence[Opening]:
    return [(_unmortgage, space) for space in spaces_of(estate)]


def _unmortgage(state: State, seat: int, space: int) -> Offer | None:
    """To end the mortgage of the property at *space*, if the pay cards suffice (CP-81)."""
    if not (pays := _releasing(state, seat, space)):
        return None
    return Offer("unmortgage", {"space": space}, (Field("cards", pays, MORTGAGE, MORTGAGE, True),))


def _any_unmortgage(random: Random, state: State, seat: int, space: int) -> m.Unmortgage | None:
    pays = _releasing(state, seat, space)
    return m.Unmortgage(space, few(pays, MORTGAGE, random)) if pays else None


def _releasing(state: State, seat: int, space: int) -> tuple[int, ...]:
    """The pay cards of *seat* for the property at *space*; none if they do not end its mortgage."""
    pocket = state.pockets[seat]
    fits = bytes(pocket).translate(FITS[state.board[space]])
    return tuple(compress(pocket, fits)) if fits.count(1) >= MORTGAGE else ()


def _expand(state: State, seat: int, spaces: Sequence[int], found: list[Opening]) -> None:
    """Add to *found* how the properties at *spaces* may be expanded (CP-66)."""
    pocket, board = state.pockets[seat], state.board
    cards = bytes(pocket)
    claims = tuple(compress(pocket, cards.translate(OF_KIND[SUIT[state.aces[seat]] + 1])))
    if not claims:
        return
    laid = [(space, tuple(compress(pocket, cards.translate(FITS[board[space]])))) for space in spaces]
    ways = len(claims) * sum([len(pays) for _, pays in laid])
    if ways > SINGLE:
        ways -= sum([claim in pays for _, pays in laid for claim in claims])
    if ways > SINGLE:
        found += [(_claiming, space, claim, pays) for space, pays in laid if pays for claim in claims]
    else:
        found += [
            (_laying, space, claim, pay)
            for space, pays in laid
            for claim in claims
            for pay in pays
            if pay != claim
        ]


def _claiming(state: State, seat: int, space: int, claim: int, pays: tuple[int, ...]) -> Offer | None:
    others = tuple([pay for pay in pays if pay != claim])
    return Offer("expand", {"space": space, "claim": claim}, (Field("pay", others),)) if others else None


def _laying(state: State, seat: int, space: int, claim: int, pay: int) -> Offer:
    return Offer("expand", {"space": space, "claim": claim, "pay": pay})


def _drafting(state: State, draft: Proposal) -> Sequence[Opening]:
    """What can be done with an open *draft*."""
    found: list[Opening] = [_SEND, _SETTLE] if trade.may_settle(state, draft) else [_SEND]
    if trade.may_draft(state, draft.by):
        found.append(_DRAFT[draft.to])
    found.append(_DROP)
    return found


def _send(state: State, seat: int, opening: Opening) -> Opening | None:
    draft = state.draft
    return None if draft is None or trade.flaw(state, draft) else opening


SOONER: Final = {trade.drafting: trade.drawing, _unmortgage: _any_unmortgage}
"""What draws a random move in less time than its offer would take."""

_ACCEPT: Final = (_accept,)
_SEND, _SETTLE = ((_send, only(m.Propose(settles))) for settles in (0, 1))
_DRAFT: Final = tuple((trade.drafting, to) for to in range(SEATS))


def _asked(state: State, seat: int) -> Sequence[Opening]:
    """What an awaited *seat* can answer, but for the actions of a turn and proposals."""
    phase = state.phase
    if phase == "land":
        found = [*(_purchase(state, seat) if may_buy(state, seat) else ()), _AUCTION, _LEAVE]
        if state.teams and may_share(state, seat):
            found.append(_share(state, seat))
        return found
    if phase == "bid":
        most = auction.most(state, seat)
        return [_bid(most), _NO_BID] if most else [_NO_BID]
    if phase == "price":
        return [_SELL, _KEEP]
    if phase == "win":
        return _purchase(state, seat)
    if phase == "bill":
        return [_pay(state, seat, state.price)]
    if phase == "jail":
        return _jail(state, seat)
    if phase == "tax":
        return [Offer("tax", {}, _cards(state, seat, state.king_tax))]
    if phase == "mend":
        return [_MORTGAGE[space] for space in unmortgaged(state, seat)]
    return [Offer("suit", {}, (Field("suit", tuple([SUIT[ace] for ace in state.free])),))]


def _purchase(state: State, seat: int) -> list[Offer]:
    """The ways to buy the property landed on (CP-30)."""
    found = pairs(state, seat, state.places[state.turn])
    if len(found) <= SINGLE:
        return [Offer("buy", {"claim": claim, "pay": pay}) for claim, pay in found]
    pays: dict[int, list[int]] = {}
    for claim, pay in found:
        pays.setdefault(claim, []).append(pay)
    return [Offer("buy", {"claim": claim}, (Field("pay", tuple(each)),)) for claim, each in pays.items()]


def _jail(state: State, seat: int) -> Sequence[Opening]:
    """What a jailed player can do (CP-40, CP-43)."""
    found: list[Opening] = []
    if any(RANK[card] == JACK for card in state.chances[seat]):
        found.append(_JACK)
    if len(state.pockets[seat]) > FINE:
        found.append(Offer("fine", {}, _cards(state, seat, FINE)))
    found.append(_SIT)
    return found + [_MORTGAGE[space] for space in unmortgaged(state, seat)]
