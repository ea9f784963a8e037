"""Monopoly Deal: collect three full sets, charge rents, and say no."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from games.core import Chance, Event, Field, Game, Label, Offer, Outcome, Resign, Standing, Text
from games.deal import begin, hidden, offering, rounds, rules, strategy, words
from games.deal import state as states
from games.deal.state import SETTINGS, AnyMove, Move, State
from games.deal.view import View


class Deal(Game[State, Move, View]):
    """The game of Monopoly Deal for 2 to 5 players."""

    key = "deal"
    seats = range(2, 6)
    settings = SETTINGS
    rules_version = 2
    sections: ClassVar = {
        "goal": "middle-4",
        "turn": "hand-7",
        "actions": "rent-4",
        "paying": "payment-2",
        "sayno": "birthday-5",
        "points": "end-4",
        "options": "",
    }
    league: ClassVar = {"scoring": "points", "rounds": "1"}

    def __init__(self) -> None:
        super().__init__(State, AnyMove)

    def deal(self, seats: int, options: dict[str, str], chance: Chance) -> tuple[State, list[Event]]:
        """Set a match up and begin its first turn; with ``scoring: sets`` there is one round (MD-42)."""
        return begin.deal(seats, options, chance)

    def offers(self, state: State, seat: int) -> list[Offer]:
        """On turn one or two for each card of the hand, to arrange and to end; else the answers it owes."""
        return offering.offers(state, seat)

    def anytime(self, state: State, seat: int) -> list[Offer]:
        """Answers in advance: ``advance``, once for each switch that could stand otherwise."""
        return rules.anytime(state, seat)

    def apply(self, state: State, seat: int, move: Move | Resign, chance: Chance) -> list[Event]:
        """Make *move* for *seat*, in place."""
        return rules.apply(state, seat, move, chance)

    def view(self, state: State, seat: int | None) -> View:
        """What *seat* may know."""
        return hidden.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended."""
        return rounds.outcome(state)

    def merits(self, state: State) -> tuple[int, ...]:
        """The value counted in all rounds, which the points were given for (MD-52)."""
        return rounds.counted(state)

    def standing(self, state: State) -> Standing:
        """What lies in front of every seat, in millions."""
        return Standing(Text("deal-wealth"), rounds.worth(state))

    def finisher(self, state: State) -> int | None:
        """The seat whose three full sets ended the last round (MD-53)."""
        return rounds.finisher(state)

    def waiting_for(self, state: State) -> frozenset[int]:
        """The seat on turn, or everybody who owes an answer."""
        return _SEATS[hidden.awaited(state)]

    def active(self, state: State) -> frozenset[int]:
        """The seats that have not resigned."""
        return frozenset(rounds.active(state))

    def cards(self, state: State) -> list[int]:
        """The 106 cards, or 104 without the Deal Breakers."""
        return states.cards(state)

    def choose(self, view: View, offers: list[Offer], random: Random) -> Move:
        """The bot opponent's move."""
        return strategy.choose(view, offers, random)

    def passing(self, state: State, seat: int) -> Move | None:
        """To end the turn."""
        return rules.passing(state, seat)

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
        """What the move does, with its card; the hint says what comes of it."""
        return words.offer_label(view, offer)

    def option_label(self, view: View, offer: Offer, field: Field, option: int) -> Label:
        """A colour, a player, a number of doubles, a set or a card."""
        return words.option_label(view, offer, field, option)

    def card_name(self, card: int) -> Text:
        """Money by its value, properties by their colours, actions by their name."""
        return words.card_name(card)


_MOST = Deal.seats.stop - 1
_SEATS = tuple(frozenset(seat for seat in range(_MOST) if mask >> seat & 1) for mask in range(1 << _MOST))

GAME = Deal()
