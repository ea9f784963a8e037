"""What a move of Monopoly Deal is about, on the picture of a hand."""

from __future__ import annotations

from games.deal import moves
from games.deal.cards import NOS
from games.deal.view import View
from render.kit.canvas import Spot


def find_spots(view: View, move: moves.AnyMove) -> frozenset[Spot]:
    """The cards that *move* plays, wants, moves or pays with, the own set it is about, and its target."""
    found: set[Spot] = set()
    for name in ("card", "taken", "own", "on", "other"):
        if hasattr(move, name):
            found.add(("card", getattr(move, name)))
    match move:
        case moves.Lay(color=color) | moves.Arrange(color=color) | moves.Rent(color=color):
            found.add(("color", color))
        case moves.RentOne(color=color, target=target):
            found |= {("color", color), ("seat", target)}
        case moves.Debt(target=target):
            found.add(("seat", target))
        case moves.Pay(cards=cards) | moves.Discard(cards=cards):
            found |= {("card", card) for card in cards}
        case moves.Refuse():
            found |= {("card", card) for card in view.hand if card in NOS}
    return frozenset(found)
