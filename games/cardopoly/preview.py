"""What a move would bring: it is made on a match that looks to its seat like the real one."""

from __future__ import annotations

from random import Random

from games.cardopoly import moves as m
from games.cardopoly import rules
from games.cardopoly.actions.auction import UNANSWERED
from games.cardopoly.actions.ending import wins_quick
from games.cardopoly.actions.tax import mortgageable_spaces
from games.cardopoly.cards import CARDS
from games.cardopoly.state import NOBODY, PROPOSALS, State, set_owner
from games.cardopoly.view import Proposal, Trade, View
from games.core import Luck
from games.settings import parse_limit


def to_state(view: View) -> State:
    """A match that shows *view* to its seat; its hidden cards are anywhere.

    Nobody else drafts a trade or has prepared tax cards in it, and all other bids are 0.
    """
    known = {*view.hand, *view.aces, *view.free, *view.discarded, *view.buried}
    known.update(*view.known, *view.chance, *([place.card, *place.claims] for place in view.board))
    hidden = [card for card in range(CARDS) if card not in known]
    pockets = []
    for seat, size in enumerate(view.hand_sizes):
        held = view.known[seat]
        fresh = size - len(held)
        pockets.append(list(view.hand) if seat == view.seat else [*held, *hidden[:fresh]])
        hidden = hidden if seat == view.seat else hidden[fresh:]
    below = view.discard - len(view.discarded) - len(view.buried)
    unseen, shown = [*view.buried, *hidden[:below]], list(view.discarded)
    debt, tax, auction, options = view.debt, view.tax, view.auction, view.options
    owed = debt is not None and debt.what != "bid"
    return State(
        quick=view.quick,
        teams=view.teams,
        chosen_suits=options["suits"] == "chosen",
        king_tax=int(options["king_tax"]),
        giver_chooses=options["tax_choice"] == "giver",
        round_limit=parse_limit(options["round_limit"]),
        board=[place.card for place in view.board],
        owners=[place.owner for place in view.board],
        claims=[list(place.claims) for place in view.board],
        aces=list(view.aces),
        places=list(view.places),
        pockets=pockets,
        chances=list(map(list, view.chance)),
        draw=hidden[below:],
        discard=shown + unseen if view.top == NOBODY else unseen + shown,
        lost=list(view.lost),
        out=list(view.out),
        gone=[seat for seat, out in enumerate(view.out) if out],
        promises=list(view.promises),
        bids=_bids(view),
        givers=list(tax.awaited) if tax is not None else [],
        taxed=[
            list(tax.given) if tax is not None and seat == view.seat else [] for seat in range(view.seats)
        ],
        free=list(view.free),
        champions=[],
        mortgaged=sum(place.mortgaged << space for space, place in enumerate(view.board)),
        first=view.first,
        turn=view.turn,
        round=view.round,
        phase=view.asked or "over",
        after=tax.after if tax is not None else "",
        creditor=debt.to if debt is not None and owed else NOBODY,
        amount=debt.amount if debt is not None and owed else 0,
        promised=debt is not None and debt.what == "promise",
        leader=auction.leader if auction is not None else NOBODY,
        price=auction.price if auction is not None else 0,
        draft=_proposal(view.draft),
        proposal=_proposal(view.trade),
        proposals=PROPOSALS - view.proposals,
        edits=view.edits,
        dry=view.dry,
        last=view.last,
        counters=view.counters,
        unseen=unseen,
        known=[
            [*view.buried, *(card for cards in view.known for card in cards)] if seat == view.seat else []
            for seat in range(view.seats)
        ],
    )


def _bids(view: View) -> list[int]:
    auction = view.auction
    if auction is None:
        return []
    bids = [0 if out or seat == auction.by else UNANSWERED for seat, out in enumerate(view.out)]
    for seat in auction.answered:
        bids[seat] = 0
    if view.seat is not None and auction.bid is not None:
        bids[view.seat] = auction.bid
    return bids


def _proposal(trade: Trade | None) -> Proposal | None:
    if trade is None:
        return None
    return Proposal(**{name: getattr(trade, name) for name in Proposal.__struct_fields__})


def state_after(view: View, move: m.Move) -> State:
    """The match for the seat of *view* after its *move*, and after the tax of a king."""
    assert view.seat is not None
    state, luck = to_state(view), Luck(Random(0))
    rules.apply(state, view.seat, move, luck)
    while state.givers:
        giver = state.givers[0]
        answer = (
            m.Tax(tuple(state.pockets[giver][: state.king_tax]))
            if state.phase == "tax"
            else m.Mortgage(mortgageable_spaces(state, giver)[0])
        )
        rules.apply(state, giver, answer, luck)
    return state


def state_after_sale(view: View) -> State:
    """The match for the auctioneer of *view* after the leader has bought and paid."""
    auction, state = view.auction, to_state(view)
    assert auction is not None
    set_owner(state, auction.space, auction.leader)
    if not wins_quick(state, []):
        state.pockets[auction.by] += state.pockets[auction.leader][: auction.price]
    return state
