"""What a move would bring, by making it: on a match that looks to its seat like the real one."""

from __future__ import annotations

from random import Random

from games.cardopoly import moves as m
from games.cardopoly import rules
from games.cardopoly.actions.ending import wins_quick
from games.cardopoly.actions.tax import unmortgaged
from games.cardopoly.cards import CARDS
from games.cardopoly.state import NOBODY, Proposal, State
from games.cardopoly.view import Trade, View
from games.core import Luck


def after(view: View, move: m.Move) -> State:
    """The match as it would be for the seat of *view* after its *move*, and after the tax of a king."""
    assert view.seat is not None
    state, luck = seen(view), Luck(Random(0))
    rules.apply(state, view.seat, move, luck)
    while state.givers:
        giver = state.givers[0]
        answer = (
            m.Tax(tuple(state.pockets[giver][: state.king_tax]))
            if state.phase == "tax"
            else m.Mortgage(unmortgaged(state, giver)[0])
        )
        rules.apply(state, giver, answer, luck)
    return state


def after_sale(view: View) -> State:
    """The match as it would be for the auctioneer of *view* if the leader has bought and paid."""
    auction, state = view.auction, seen(view)
    assert auction is not None
    state.owners[auction.space] = auction.leader
    if not wins_quick(state, []):
        state.pockets[auction.by] += state.pockets[auction.leader][: auction.price]
    return state


def seen(view: View) -> State:
    """A match with all that *view* shows; its hidden cards lie anywhere."""
    top = [view.top] if view.discard else []
    offered = view.trade.cards if view.trade is not None else ()
    known = {*view.hand, *view.aces, *view.free, *top, *offered}
    known.update(*view.chance, *([place.card, *place.claims] for place in view.board))
    hidden = [card for card in range(CARDS) if card not in known]
    pockets = []
    for seat, size in enumerate(view.hand_sizes):
        held = list(offered) if view.trade is not None and seat == view.trade.by else []
        fresh = size - len(held)
        pockets.append(list(view.hand) if seat == view.seat else [*held, *hidden[:fresh]])
        hidden = hidden if seat == view.seat else hidden[fresh:]
    below = view.discard - len(top)
    debt, tax, auction, options = view.debt, view.tax, view.auction, view.options
    owed = debt is not None and debt.what != "bid"
    return State(
        quick=view.quick,
        teams=view.teams,
        chosen_suits=options["suits"] == "chosen",
        king_tax=int(options["king_tax"]),
        giver_chooses=options["tax_choice"] == "giver",
        round_limit=0,
        board=[place.card for place in view.board],
        owners=[place.owner for place in view.board],
        claims=[list(place.claims) for place in view.board],
        aces=list(view.aces),
        places=list(view.places),
        pockets=pockets,
        chances=list(map(list, view.chance)),
        draw=hidden[below:],
        discard=hidden[:below] + top,
        lost=list(view.lost),
        out=list(view.out),
        gone=[seat for seat, out in enumerate(view.out) if out],
        promises=list(view.promises),
        bids=[],
        givers=list(tax.awaited) if tax is not None else [],
        taxed=[
            list(tax.given) if tax is not None and seat == view.seat else [] for seat in range(view.seats)
        ],
        free=list(view.free),
        champions=[],
        mortgaged=sum(place.mortgaged << space for space, place in enumerate(view.board)),
        turn=view.turn,
        phase=view.asked or "over",
        creditor=debt.to if debt is not None and owed else NOBODY,
        amount=debt.amount if debt is not None and owed else 0,
        leader=auction.leader if auction is not None else NOBODY,
        price=auction.price if auction is not None else 0,
        draft=_proposal(view.draft),
        proposal=_proposal(view.trade),
    )


def _proposal(trade: Trade | None) -> Proposal | None:
    if trade is None:
        return None
    return Proposal(**{name: getattr(trade, name) for name in Proposal.__struct_fields__})
