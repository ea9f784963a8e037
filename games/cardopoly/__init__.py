"""Cardopoly: walk a ring of cards, buy, collect rent, trade and promise, until one player is left."""

from __future__ import annotations

from typing import ClassVar

from games.cardopoly import awaited, begin, labels, rules, visibility
from games.cardopoly import offers as offering
from games.cardopoly import state as states
from games.cardopoly.actions import ending
from games.cardopoly.bot import strategy
from games.cardopoly.cards import card_name
from games.cardopoly.moves import AnyMove, Move, Pass
from games.cardopoly.recordings import RECORDINGS
from games.cardopoly.state import SETTINGS, State
from games.cardopoly.view import View
from games.core import Game, Standing, Text
from games.kit.seats import active


class Cardopoly(Game[State, Move, View]):
    """The game of Cardopoly for 2 to 4 players."""

    key = "cardopoly"
    seats = range(2, 5)
    settings = SETTINGS
    rules_version = 2
    sections: ClassVar = {
        "goal": "middle-4",
        "turn": "quick-4",
        "buying": "hand-buy",
        "rent": "rent-4",
        "chance": "jail-3",
        "trade": "trade-4",
        "options": "",
    }
    least: ClassVar = {2: 0.95, 3: 0.9, 4: 0.85}
    recordings = RECORDINGS

    def __init__(self) -> None:
        super().__init__(State, AnyMove)

    deal = staticmethod(begin.deal)
    offers = staticmethod(offering.offers)
    anytime = staticmethod(offering.anytime)
    apply = staticmethod(rules.apply)
    view = staticmethod(visibility.view)
    outcome = staticmethod(ending.outcome)
    waiting_for = staticmethod(awaited.waiting_for)
    cards = staticmethod(states.cards)
    choose = staticmethod(strategy.choose)
    permute_hidden = staticmethod(visibility.permute_hidden)
    ask = staticmethod(labels.ask)
    offer_label = staticmethod(labels.offer_label)
    option_label = staticmethod(labels.option_label)
    card_name = staticmethod(card_name)

    def seats_with(self, options: dict[str, str]) -> range:
        """Team Play takes four players (CP-95)."""
        return range(4, 5) if options.get("teams") == "yes" else self.seats

    def partners(self, seats: int, options: dict[str, str]) -> tuple[tuple[int, ...], ...]:
        """In Team Play those who sit opposite (CP-95)."""
        return ((0, 2), (1, 3)) if options.get("teams") == "yes" else super().partners(seats, options)

    def active(self, state: State) -> frozenset[int]:
        """The seats neither eliminated nor resigned."""
        return frozenset(active(state.out))

    def standing(self, state: State) -> Standing:
        """The unmortgaged properties of every seat."""
        owned = tuple(ending.properties(state, seat) for seat in range(len(state.out)))
        return Standing(Text("cardopoly-wealth"), owned)

    def passing(self, state: State, seat: int) -> Move | None:
        """A turn can be passed before its draw (CP-97); what is owed or asked has to be answered."""
        free = state.phase == "open" and state.proposal is None and state.draft is None
        return Pass() if free and seat == state.turn else None


GAME = Cardopoly()
