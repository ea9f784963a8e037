"""The moves that are open."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import compress
from typing import Final

from games.cardopoly.actions import auction, trade
from games.cardopoly.actions.buying import MORTGAGE, may_buy, pairs
from games.cardopoly.actions.debt import FINE, may_share
from games.cardopoly.actions.tax import unmortgaged
from games.cardopoly.awaited import waiting_for
from games.cardopoly.begin import OF_EACH_SUIT
from games.cardopoly.cards import FITS, OF_KIND, RANK, SUIT
from games.cardopoly.moves import Pass
from games.cardopoly.state import State, holdings
from games.cardopoly.view import Proposal
from games.cards import JACK, KING, QUEEN
from games.core import Field, Offer

SINGLE: Final = 25
"""Up to so many pairs of a claim and a pay card are moves of their own; beyond, the pay card is a field."""

_FREE: Final = frozenset({"open", "land", "debt", "close"})
"""When sharing is among the moves of the seat on turn."""

_LONE: Final = {
    move: Offer(move)
    for move in (
        *("draw", "end", "auction", "leave", "no_bid", "sell", "keep", "jack", "king", "sit"),
        *("drop", "withdraw", "accept", "decline"),
    )
}
_MORTGAGE: Final = tuple(Offer("mortgage", {"space": space}) for space in range(4 * OF_EACH_SUIT[False]))
_PAY_ALL: Final = Offer("pay_all", grave=True)
_PROPOSE: Final = Offer("propose", {"settles": 0})
_SETTLE: Final = Offer("propose", {"settles": 1})


@cache
def _queen(here: int, size: int) -> Offer:
    return Offer("queen", {}, (Field("space", tuple(space for space in range(size) if space != here)),))


@cache
def _bid(most: int) -> Offer:
    return Offer("bid", {}, (Field("amount", tuple(range(1, most + 1))),))


def offers(state: State, seat: int) -> list[Offer]:
    """The moves open to *seat*; every choice their fields allow is legal."""
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
        return [_LONE["withdraw"], *(_turn(state, seat) if seat == state.turn else ())]
    answers = seat != state.turn or state.phase not in _FREE or state.proposal is not None
    if answers and may_share(state, seat):
        return [_share(state, seat)]
    return []


def passing(state: State, seat: int) -> Pass | None:
    """A turn can be passed before its draw (CP-97); what is owed or asked has to be answered."""
    free = state.phase == "open" and state.proposal is None and state.draft is None
    return Pass() if free and seat == state.turn else None


def _cards(state: State, seat: int, count: int) -> tuple[Field, ...]:
    return (Field("cards", tuple(state.pockets[seat]), count, count, True),)


def _pay(state: State, seat: int, amount: int) -> Offer:
    return Offer("pay", {}, _cards(state, seat, amount))


def _share(state: State, seat: int) -> Offer:
    pocket = tuple(state.pockets[seat])
    return Offer("share", {}, (Field("cards", pocket, 1, len(pocket) - 1, True),))


def _answers(state: State, seat: int) -> list[Offer]:
    """What the other side of a proposal can say (CP-60, CP-62)."""
    proposal = state.proposal
    if proposal is None:
        return []
    if state.draft is not None:
        return _drafting(state, state.draft)
    found = [_LONE["decline"]]
    if trade.may_draft(state, seat):
        found += trade.drafts(state, seat, (proposal.by,))
    if trade.flaw_for_partner(state, proposal):
        return found
    number = proposal.number
    if not number:
        return [_LONE["accept"], *found]
    field = Field("cards", trade.fitting(state, proposal), number, number, True)
    return [Offer("accept_giving", {}, (field,)), *found]


def _turn(state: State, seat: int) -> list[Offer]:
    """Opening and closing actions (CP-10), and what a debtor can do (CP-52)."""
    if state.draft is not None and state.draft.by == seat:
        return _drafting(state, state.draft)
    phase, pocket = state.phase, state.pockets[seat]
    held = holdings(tuple(state.owners))[seat]
    chances = [RANK[card] for card in state.chances[seat]]
    if phase == "open":
        found = [_LONE["draw"]]
    elif phase == "close":
        found = [_LONE["end"]]
    else:
        found = [_pay(state, seat, state.amount) if len(pocket) > state.amount else _PAY_ALL]
        if JACK in chances and not state.promised:
            found.append(_LONE["jack"])
    if phase != "debt":
        if QUEEN in chances:
            found.append(_queen(state.places[seat], len(state.board)))
        if held:
            _build(state, seat, held, found)
    if KING in chances:
        found.append(_LONE["king"])
    mortgaged = state.mortgaged
    found += [_MORTGAGE[space] for space in held if not mortgaged >> space & 1]
    if trade.may_draft(state, seat):
        found += trade.drafts(state, seat, [to for to, out in enumerate(state.out) if not out and to != seat])
    if state.teams and may_share(state, seat):
        found.append(_share(state, seat))
    return found


def _build(state: State, seat: int, held: Sequence[int], found: list[Offer]) -> None:
    """Add to *found* how to end mortgages (CP-81) and to expand (CP-66) of the properties *held*."""
    pocket, mortgaged, board = state.pockets[seat], state.mortgaged, state.board
    size = len(pocket)
    if size <= 2:
        return
    cards = bytes(pocket)
    laid: list[tuple[int, tuple[int, ...]]] = []
    for space in held:
        fits = cards.translate(FITS[board[space]])
        count = fits.count(1)
        if not mortgaged >> space & 1:
            if count:
                laid.append((space, tuple(compress(pocket, fits))))
        elif count >= MORTGAGE and size > MORTGAGE:
            field = Field("cards", tuple(compress(pocket, fits)), MORTGAGE, MORTGAGE, True)
            found.append(Offer("unmortgage", {"space": space}, (field,)))
    if not laid:
        return
    claims = list(compress(pocket, cards.translate(OF_KIND[SUIT[state.aces[seat]] + 1])))
    ways = len(claims) * sum([len(pays) for _, pays in laid])
    ways -= sum([claim in pays for _, pays in laid for claim in claims])
    for space, pays in laid:
        for claim in claims:
            others = tuple([pay for pay in pays if pay != claim]) if claim in pays else pays
            if ways <= SINGLE:
                found += [Offer("expand", {"space": space, "claim": claim, "pay": pay}) for pay in others]
            elif others:
                found.append(Offer("expand", {"space": space, "claim": claim}, (Field("pay", others),)))


def _drafting(state: State, draft: Proposal) -> list[Offer]:
    """What can be done with an open *draft*."""
    found: list[Offer] = []
    if not trade.flaw(state, draft):
        found.append(_PROPOSE)
        if trade.may_settle(state, draft):
            found.append(_SETTLE)
    if trade.may_draft(state, draft.by):
        found += trade.drafts(state, draft.by, (draft.to,))
    found.append(_LONE["drop"])
    return found


def _asked(state: State, seat: int) -> list[Offer]:
    """What an awaited *seat* can answer, but for the actions of a turn and proposals."""
    phase = state.phase
    if phase == "land":
        found = _purchase(state, seat) if may_buy(state, seat) else []
        found += [_LONE["auction"], _LONE["leave"]]
        if state.teams and may_share(state, seat):
            found.append(_share(state, seat))
        return found
    if phase == "bid":
        most = auction.most(state, seat)
        return [_bid(most), _LONE["no_bid"]] if most else [_LONE["no_bid"]]
    if phase == "price":
        return [_LONE["sell"], _LONE["keep"]]
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


def _jail(state: State, seat: int) -> list[Offer]:
    """What a jailed player can do (CP-40, CP-43)."""
    found: list[Offer] = []
    if any(RANK[card] == JACK for card in state.chances[seat]):
        found.append(_LONE["jack"])
    if len(state.pockets[seat]) > FINE:
        found.append(Offer("fine", {}, _cards(state, seat, FINE)))
    found.append(_LONE["sit"])
    return found + [_MORTGAGE[space] for space in unmortgaged(state, seat)]
