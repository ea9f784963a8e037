"""The bot opponent's evaluation of moves and cards for a bot with a style, in money.

A builder collects houses and hotels, a trader swaps cards rather than draw, a miser keeps GO and
Mr. Monopoly, and a thief takes many cards of a rival's pile at once.
"""

from __future__ import annotations

from typing import Final

from games.kit.styles import Style
from games.monopoly import moves as m
from games.monopoly.cards import GO, HOTEL, KIND, MISTER, PROPERTY
from games.monopoly.opponent.judging import Position
from games.monopoly.view import View

STYLES: Final = frozenset(("builder", "trader", "miser", "thief"))
"""The styles that make a difference."""

# What a full liking adds, in money; small enough to cost less than three points of a match.
BUILT: Final = 15.0  # a house or hotel kept or taken
TRADED: Final = 60.0  # a trade instead of a draw
SAVED: Final = 120.0  # a GO or Mr. Monopoly kept or taken
TAKEN: Final = 40.0  # each further card of a trade


class StyledPosition(Position):
    """A position as a bot with a *style* sees it."""

    def __init__(self, style: Style, view: View) -> None:
        super().__init__(view)
        self.style = style

    def liking(self, move: m.Move) -> float:
        """What the style adds to the value of *move*."""
        if not isinstance(move, m.Trade | m.Grow | m.Exchange):
            return 0.0
        if not isinstance(move, m.Trade):
            return self.style.trading * TRADED
        got = sum([self._card_liking(card) for card in self.view.piles[move.pile][-move.count :]])
        return self.style.trading * TRADED + self.style.taking * TAKEN * (move.count - 1) + got

    def promise(self, hand: int, card: int) -> float:
        """The future value of a card that has no place in the best plan, with what the style adds."""
        return super().promise(hand, card) + self._card_liking(card)

    def _card_liking(self, card: int) -> float:
        kind = KIND[card]
        if PROPERTY < kind <= HOTEL:
            return self.style.building * BUILT
        return self.style.saving * SAVED if kind in (GO, MISTER) else 0.0
