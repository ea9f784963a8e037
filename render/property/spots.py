"""What a move of Property is about, on the picture of a hand."""

from __future__ import annotations

from games.property.board import cell_at
from games.property.moves import AnyMove, Buy, Play
from games.property.view import View
from render.kit.canvas import Spot


def find_spots(view: View, move: AnyMove) -> frozenset[Spot]:
    """The cards and the plot that *move* is about."""
    match move:
        case Play(red=red, black=black, column=column, row=row):
            return frozenset({("card", red), ("card", black), ("cell", cell_at(column, row))})
        case Buy(cards=cards):
            return frozenset(("card", card) for card in cards)
    return frozenset()
