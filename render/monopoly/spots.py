"""What a move of Monopoly: The Card Game is about, on the picture of a hand."""

from __future__ import annotations

from collections.abc import Iterable

from games.monopoly import moves
from games.monopoly.view import View
from render.kit.canvas import Spot


def find_spots(view: View, move: moves.AnyMove) -> frozenset[Spot]:
    """The cards that *move* gives, takes, discards or binds; the whole hand if it goes out."""
    assert view.seat is not None
    own = view.piles[view.seat]
    match move:
        case moves.Trade(pile=pile, count=count, card=-1):
            return _cards((*own[-count:], *view.piles[pile][-count:]))
        case moves.Trade(pile=pile, count=count, card=card):
            return _cards((card, *own[len(own) + 1 - count :], *view.piles[pile][-count:]))
        case moves.Grow(pile=pile):
            return _cards((*own[-2:], *view.piles[pile][-1:]))
        case moves.Exchange(partner=partner):
            return _cards((*own[-1:], *view.piles[partner][-1:]))
        case moves.Discard(cards=cards):
            return _cards(cards)
        case moves.PassCard(card=card) | moves.Bind(card=card):
            return _cards((card,))
        case moves.GoOut() | moves.Lay() | moves.Confirm():
            return frozenset({("laid", 0)})
    return frozenset()


def _cards(cards: Iterable[int]) -> frozenset[Spot]:
    return frozenset(("card", card) for card in cards)
