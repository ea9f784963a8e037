"""What a move would bring, by making it: on a match that looks to its seat like the real one."""

from __future__ import annotations

from random import Random

from games.cardopoly import moves as m
from games.cardopoly import rules
from games.cardopoly.actions.ending import wins_quick
from games.cardopoly.actions.tax import unmortgaged
from games.cardopoly.seen import seen
from games.cardopoly.state import State, own
from games.cardopoly.view import View
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
    own(state, auction.space, auction.leader)
    if not wins_quick(state, []):
        state.pockets[auction.by] += state.pockets[auction.leader][: auction.price]
    return state
