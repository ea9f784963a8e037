"""Cardopoly: walk a ring of cards, buy, collect rent, trade and promise, until one player is left."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from games.cardopoly import awaited, begin, cards, ending, hidden, offers, rules, strategy, words
from games.cardopoly import state as states
from games.cardopoly.moves import AnyMove, Move, Pass
from games.cardopoly.state import SETTINGS, State
from games.cardopoly.view import View
from games.core import Chance, Event, Field, Game, Label, Offer, Outcome, Resign, Standing, Text


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

    def __init__(self) -> None:
        super().__init__(State, AnyMove)

    def seats_with(self, options: dict[str, str]) -> range:
        """Team Play takes four players (CP-95)."""
        return range(4, 5) if options.get("teams") == "yes" else self.seats

    def deal(self, seats: int, options: dict[str, str], chance: Chance) -> tuple[State, list[Event]]:
        """Set a match up."""
        return begin.deal(seats, options, chance)

    def offers(self, state: State, seat: int) -> list[Offer]:
        """The moves open to *seat*."""
        return offers.offers(state, seat)

    def anytime(self, state: State, seat: int) -> list[Offer]:
        """Sharing with the partner (CP-95); whatever withdraws the own open proposal (CP-60)."""
        return offers.anytime(state, seat)

    def apply(self, state: State, seat: int, move: Move | Resign, chance: Chance) -> list[Event]:
        """Make *move* for *seat*, in place."""
        return rules.apply(state, seat, move, chance)

    def view(self, state: State, seat: int | None) -> View:
        """What *seat* may know."""
        return hidden.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended."""
        return ending.outcome(state)

    def standing(self, state: State) -> Standing:
        """The unmortgaged properties of every seat."""
        owned = tuple(ending.properties(state, seat) for seat in range(len(state.out)))
        return Standing(Text("cardopoly-wealth"), owned)

    def partners(self, seats: int, options: dict[str, str]) -> tuple[tuple[int, ...], ...]:
        """In Team Play those who sit opposite (CP-95)."""
        return ((0, 2), (1, 3)) if options.get("teams") == "yes" else super().partners(seats, options)

    def waiting_for(self, state: State) -> frozenset[int]:
        """The seats that have to decide: one, or several that answer in any order."""
        return awaited.waiting_for(state)

    def active(self, state: State) -> frozenset[int]:
        """The seats neither eliminated nor resigned."""
        return frozenset(seat for seat, out in enumerate(state.out) if not out)

    def cards(self, state: State) -> list[int]:
        """The 108 cards."""
        return states.cards(state)

    def choose(self, view: View, offers: list[Offer], random: Random) -> Move:
        """The bot opponent's move."""
        return strategy.choose(view, offers, random)

    def passing(self, state: State, seat: int) -> Move | None:
        """A turn can be passed before its draw (CP-97); what is owed or asked has to be answered."""
        free = state.phase == "open" and state.proposal is None and state.draft is None
        return Pass() if free and seat == state.turn else None

    def copy(self, state: State) -> State:
        """An equal state of its own."""
        return states.copy(state)

    def permute_hidden(self, state: State, seat: int | None, random: Random) -> State:
        """Other pockets and another draw pile that *seat* cannot tell from the real ones."""
        return hidden.permute_hidden(state, seat, random)

    def ask(self, view: View) -> Text:
        """What is to be decided now, or whom the match waits for."""
        return words.ask(view)

    def offer_label(self, view: View, offer: Offer) -> Label:
        """The move by name; the hint says what it costs and what is left after it."""
        return words.offer_label(view, offer)

    def option_label(self, view: View, offer: Offer, field: Field, option: int) -> Label:
        """A card, a property or a number, and what is to be known of it."""
        return words.option_label(view, offer, field, option)

    def card_name(self, card: int) -> Text:
        """The card's face, or "Joker"."""
        return cards.card_name(card)


GAME = Cardopoly()
