"""Property, by Sid Sackson: claim cells of a grid with pairs of cards, grow groups, collect rent."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from games.core import Chance, Event, Field, Game, Label, Offer, Outcome, Resign, Standing, Text
from games.property import deal, hidden, rules, strategy, words
from games.property import state as states
from games.property.state import SETTINGS, AnyMove, Move, State
from games.property.view import View


class Property(Game[State, Move, View]):
    """The game of Property for 2 to 6 players."""

    key = "property"
    seats = range(2, 7)
    settings = SETTINGS
    rules_version = 1
    sections: ClassVar = {
        "goal": "middle-3",
        "turn": "hand-5",
        "rent": "",
        "buying": "",
        "mortgage": "",
        "end": "",
        "options": "",
    }

    def __init__(self) -> None:
        super().__init__(State, AnyMove)

    def deal(self, seats: int, options: dict[str, str], chance: Chance) -> tuple[State, list[Event]]:
        """Set a match up; more ``bankruptcies`` than players - 1 are lowered to that (PR-16)."""
        return deal.deal(seats, options, chance)

    def offers(self, state: State, seat: int) -> list[Offer]:
        """One ``play`` for each pair of a red and a black card, or ``buy`` and ``decline``."""
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

    def waiting_for(self, state: State) -> frozenset[int]:
        """The one seat whose turn it is."""
        return _NOBODY if state.over else _ONE[state.turn]

    def active(self, state: State) -> frozenset[int]:
        """The seats neither bankrupt nor resigned."""
        return frozenset(seat for seat, out in enumerate(state.out) if not out)

    def cards(self, state: State) -> list[int]:
        """The 52 cards and both jokers."""
        return states.cards(state)

    def standing(self, state: State) -> Standing:
        """What every seat has, counted as at the end."""
        return Standing(words.wealth(state.count_property), rules.wealth(state))

    def choose(self, view: View, offers: list[Offer], random: Random) -> Move:
        """The bot opponent's move."""
        return strategy.choose(view, offers, random)

    def copy(self, state: State) -> State:
        """An equal state of its own."""
        return states.copy(state)

    def permute_hidden(self, state: State, seat: int | None, random: Random) -> State:
        """Other hands and another stock that *seat* cannot tell from the real ones."""
        return hidden.permute_hidden(state, seat, random)

    def ask(self, view: View) -> Text:
        """What is to be done now, or whom the match waits for."""
        return words.ask(view)

    def offer_label(self, view: View, offer: Offer) -> Label:
        """The pair by its numbers in the hand and its faces; the hint says what comes of it."""
        return words.offer_label(view, offer)

    def warning(self, view: View, offer: Offer, chosen: dict[str, tuple[int, ...]]) -> Label | None:
        """That the play bankrupts its player; with a 9 or 10, only some of its cells may."""
        return words.warning(view, offer, chosen)

    def option_label(self, view: View, offer: Offer, field: Field, option: int) -> Label:
        """A column, a row or a purchase card."""
        return words.option_label(view, offer, field, option)


_NOBODY: frozenset[int] = frozenset()
_ONE = tuple(frozenset({seat}) for seat in range(Property.seats.stop))

GAME = Property()
