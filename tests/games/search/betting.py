"""A small game for tests of the search; its best move is known."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from games.core import Chance, Field, Game, Label, Offer, Outcome, Text
from games.kit.moves import Kind
from games.kit.view import BaseView


class Bet(Kind, tag="bet"):
    """A move that wins with a probability of *tenths* / 10; otherwise, the turn passes."""

    tenths: int


class Fold(Kind, tag="fold"):
    """A move that lets the others win."""


class State(msgspec.Struct):
    seats: int
    turn: int = 0
    bets: int = 0
    won: int = -1
    folded: int = -1


class View(BaseView, frozen=True, kw_only=True):
    bets: int


class Betting(Game[State, Bet | Fold, View]):
    """A game of at most six bets; its strategy bets one tenth, which is the worst."""

    key = "betting"
    seats = range(2, 5)
    settings = ()
    rules_version = 1
    feature_names = ("turn",)

    def partners(self, seats: int, options: dict[str, str]) -> tuple[tuple[int, ...], ...]:
        return ((0, 2), (1, 3)) if seats == 4 else super().partners(seats, options)

    def deal(self, seats: Any, options: Any, chance: Any) -> Any:
        return State(seats), []

    def offers(self, state: State, seat: int) -> list[Offer]:
        bets = Offer("bet", {}, (Field("tenths", tuple(range(1, 10))),))
        return [bets, Offer("fold")] if seat in self.waiting_for(state) else []

    def apply(self, state: State, seat: int, move: Any, chance: Chance) -> Any:
        if isinstance(move, Fold):
            state.folded = seat
        elif chance.randbelow(10) < move.tenths:
            state.won = seat
        state.turn, state.bets = (seat + 1) % state.seats, state.bets + 1
        return []

    def view(self, state: State, seat: int | None) -> View:
        return View(
            seat=seat,
            options={},
            turn=state.turn,
            awaited=tuple(self.waiting_for(state)),
            phase="bet",
            out=("",) * state.seats,
            outcome=self.outcome(state),
            bets=state.bets,
        )

    def outcome(self, state: State) -> Outcome | None:
        everybody = set(range(state.seats))
        if state.won >= 0:
            first = {seat for seat in everybody if (seat - state.won) % 2 == 0 or seat == state.won}
            first = first if state.seats == 4 else {state.won}
        elif state.folded >= 0:
            first = everybody - {state.folded}
        elif state.bets == 6:
            first = everybody
        else:
            return None
        places = tuple(tuple(place) for place in (first, everybody - first) if place)
        return Outcome(places, (0,) * state.seats, 2 if state.seats == 4 else 1)

    def waiting_for(self, state: State) -> frozenset[int]:
        return frozenset() if self.outcome(state) else frozenset({state.turn})

    def active(self, state: State) -> frozenset[int]:
        return frozenset(range(state.seats))

    def choose(self, view: Any, offers: Any, random: Any) -> Any:
        return Bet(1)

    def worlds(self, view: View, random: Random) -> Iterator[State]:
        while True:
            yield State(view.seats, view.turn, view.bets)

    def features(self, state: State) -> list[tuple[float, ...]]:
        return [(float(seat == state.turn),) for seat in range(state.seats)]

    def nearness(self, state: State) -> float:
        return state.bets / 6

    def ask(self, view: Any) -> Any:
        return Text("common-yes")

    def offer_label(self, view: Any, offer: Any) -> Any:
        return Label(Text("common-yes"))


GAME = Betting(State, Bet | Fold, View)
