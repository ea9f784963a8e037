"""The seats that have to decide now."""

from __future__ import annotations

from typing import Final

from games.cardopoly.actions.auction import UNANSWERED
from games.cardopoly.begin import seats_choosing
from games.cardopoly.state import State

_NOBODY: Final[frozenset[int]] = frozenset()
_ONE: Final = tuple(frozenset({seat}) for seat in range(4))
OF_TURN: Final = frozenset({"open", "land", "debt", "close", "jail", "price"})
"""The phases in which only the seat whose turn it is decides."""


def waiting_for(state: State) -> frozenset[int]:
    """The seats the match is waiting for; while a proposal is open, only its other side."""
    phase = state.phase
    if state.proposal is not None:
        return _ONE[state.proposal.to]
    if phase in OF_TURN:
        return _ONE[state.turn]
    if phase == "over":
        return _NOBODY
    if phase == "bid":
        return frozenset([seat for seat, bid in enumerate(state.bids) if bid == UNANSWERED])
    if phase == "win" or phase == "bill":
        return _ONE[state.leader]
    if phase == "suits":
        return frozenset(seats_choosing(state))
    return frozenset(state.givers)
