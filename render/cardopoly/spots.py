"""What a move of Cardopoly is about, on the picture of a hand."""

from __future__ import annotations

from collections.abc import Iterable

from games.cardopoly import moves
from games.cardopoly.cards import RANK, SUIT
from games.cardopoly.view import View
from games.cards import JACK, KING, QUEEN
from render.kit.canvas import Spot


def find_spots(view: View, move: moves.AnyMove) -> frozenset[Spot]:
    """The cards that *move* takes from the pockets, and the properties that it concerns."""
    match move:
        case moves.Draw():
            return frozenset({("draw", 0)})
        case moves.ChooseSuit(suit=suit):
            return _cards(ace for ace in view.free if SUIT[ace] == suit)
        case moves.Buy(claim=claim, pay=pay):
            return _cards((claim, pay))
        case moves.Expand(space=space, claim=claim, pay=pay):
            return _cards((claim, pay)) | _spaces((space,))
        case moves.Mortgage(space=space):
            return _spaces((space,))
        case moves.Unmortgage(space=space, cards=cards):
            return _cards(cards) | _spaces((space,))
        case moves.Draft(take=take, spaces=spaces, cards=cards):
            return _cards(cards) | _spaces((*take, *spaces))
        case moves.PayAll():
            return _cards(view.hand)
        case moves.Queen(space=space):
            return _chance(view, QUEEN) | _spaces((space,))
        case moves.Jack():
            return _chance(view, JACK)
        case moves.King():
            return _chance(view, KING)
        case (
            moves.Pay(cards=cards)
            | moves.Tax(cards=cards)
            | moves.Fine(cards=cards)
            | moves.AcceptGiving(cards=cards)
            | moves.Share(cards=cards)
        ):
            return _cards(cards)
    return frozenset()


def _cards(cards: Iterable[int]) -> frozenset[Spot]:
    return frozenset(("card", card) for card in cards)


def _spaces(spaces: Iterable[int]) -> frozenset[Spot]:
    return frozenset(("space", space) for space in spaces)


def _chance(view: View, rank: int) -> frozenset[Spot]:
    """The first card of that *rank* in the seat's chance pocket."""
    assert view.seat is not None
    return _cards([card for card in view.chance[view.seat] if RANK[card] == rank][:1])
