"""Monopoly: The Card Game, UK and Deluxe editions: collect full groups, build on them, go out."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from games.core import Chance, Event, Field, Game, Label, Offer, Outcome, Resign, Standing, Text
from games.monopoly import begin, hidden, rules, strategy, words
from games.monopoly import state as states
from games.monopoly.cards import EDITIONS, card_name
from games.monopoly.state import SETTINGS, AnyMove, Move, State
from games.monopoly.view import View


class Monopoly(Game[State, Move, View]):
    """Monopoly: The Card Game for 2 to 6 players."""

    key = "monopoly"
    seats = range(2, 7)
    settings = SETTINGS
    rules_version = 2
    sections: ClassVar = {
        "goal": "middle-4",
        "turn": "middle-3",
        "groups": "hand-10",
        "out": "hand-arrange",
        "scoring": "sheet-4",
        "six": "middle-6",
        "options": "",
    }

    def __init__(self) -> None:
        super().__init__(State, AnyMove)

    def seats_with(self, options: dict[str, str]) -> range:
        """2 to 6 players, with the Deluxe edition 2 to 4."""
        return range(2, 5) if options.get("edition") == "deluxe" else self.seats

    def deal(self, seats: int, options: dict[str, str], chance: Chance) -> tuple[State, list[Event]]:
        """Set a match up and deal the first hand."""
        return begin.deal(seats, options, chance)

    def offers(self, state: State, seat: int) -> list[Offer]:
        """What each phase of a turn asks for; going out only with a complete hand (MC-26)."""
        return rules.offers(state, seat)

    def apply(self, state: State, seat: int, move: Move | Resign, chance: Chance) -> list[Event]:
        """Make *move* for *seat*, in place."""
        return rules.apply(state, seat, move, chance)

    def view(self, state: State, seat: int | None) -> View:
        """What *seat* may know."""
        return hidden.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended."""
        return rules.outcome(state)

    def standing(self, state: State) -> Standing:
        """The money of every seat."""
        return Standing(Text(f"monopoly-wealth-{EDITIONS[state.edition]}"), tuple(state.scores))

    def waiting_for(self, state: State) -> frozenset[int]:
        """The seat on turn, the partner of an exchange, or all who still have to pass a card."""
        return rules.waiting_for(state)

    def active(self, state: State) -> frozenset[int]:
        """The seats that have not resigned."""
        return frozenset(states.active(state))

    def cards(self, state: State) -> list[int]:
        """The 60 cards (MC-05)."""
        return states.cards(state)

    def choose(self, view: View, offers: list[Offer], random: Random) -> Move:
        """The bot opponent's move."""
        return strategy.choose(view, offers, random)

    def copy(self, state: State) -> State:
        """An equal state of its own."""
        return states.copy(state)

    def permute_hidden(self, state: State, seat: int | None, random: Random) -> State:
        """Other hands and another draw pile that *seat* cannot tell from the real ones."""
        return hidden.permute_hidden(state, seat, random)

    def ask(self, view: View) -> Text:
        """What is to be done now, or whom the match waits for."""
        return words.ask(view)

    def offer_label(self, view: View, offer: Offer) -> Label:
        """The move, whom it concerns, and which cards change hands."""
        return words.offer_label(view, offer)

    def warning(self, view: View, offer: Offer, chosen: dict[str, tuple[int, ...]]) -> Label | None:
        """Exactly which cards a trade would exchange."""
        return words.warning(view, offer, chosen)

    def option_label(self, view: View, offer: Offer, field: Field, option: int) -> Label:
        """A card, a number of cards, a group, or what a Chance may stand for."""
        return words.option_label(view, offer, field, option)

    def card_name(self, card: int) -> Text:
        """A card as the edition calls it: those of the Deluxe edition are counted from 60."""
        return card_name(card)


GAME = Monopoly()
