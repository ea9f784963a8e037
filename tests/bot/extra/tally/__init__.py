"""A game for tests: in every round all seats name a number at the same time, or pass.

The option ``strategy`` makes the strategy raise, choose what is not allowed, or, while ``HANGING`` is set,
compute for ever; with ``numbers`` of 2 a seat
names two numbers one after the other. With ``least`` of *rising*, a number changes what the others are asked:
they may name no lower one. With ``table`` of *small*, three have room at it. At any time a seat may lean
forward or back, which is of no use.
"""

from __future__ import annotations

import threading
from random import Random
from typing import Any, ClassVar

import msgspec

from games.core import (
    Chance,
    Event,
    Field,
    Game,
    IllegalMove,
    Label,
    Length,
    Offer,
    Outcome,
    Resign,
    Setting,
    Text,
    Who,
)

HANGING = threading.Event()


class Name(msgspec.Struct, frozen=True, tag="name"):
    number: int


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    pass


class Lean(msgspec.Struct, frozen=True, tag="lean"):
    forward: int


class State(msgspec.Struct):
    strategy: str
    scores: list[int]
    waiting: list[int]
    rounds: int
    resigned: list[int]
    numbers: int
    named: list[int]
    rising: bool
    least: int
    leaning: list[int]


class View(msgspec.Struct, frozen=True):
    seat: int | None
    strategy: str
    seats: int
    turn: int = 0


class Tally(Game[State, Name | Pass | Lean, View]):
    key = "tally"
    seats = range(2, 5)
    settings = (
        Setting("strategy", ("good", "raises", "illegal", "hangs")),
        Setting("numbers", ("1", "2")),
        Setting("least", ("one", "rising")),
        Setting("table", ("large", "small")),
    )
    rules_version = 4
    lengths: ClassVar = {seats: Length(4, 4) for seats in seats}

    def seats_with(self, options: dict[str, str]) -> range:
        return range(3, 4) if options["table"] == "small" else self.seats

    def deal(self, seats: int, options: dict[str, str], chance: Chance) -> tuple[State, list[Event]]:
        scores = [chance.randbelow(6) for _ in range(seats)]
        state = State(
            options["strategy"],
            scores,
            list(range(seats)),
            4,
            [],
            int(options["numbers"]),
            [],
            options["least"] == "rising",
            1,
            [0] * seats,
        )
        return state, [Event("tally-start")]

    def offers(self, state: State, seat: int) -> list[Offer]:
        if seat not in state.waiting:
            return []
        return [Offer("name", fields=(Field("number", tuple(range(state.least, 4))),)), Offer("pass")]

    def anytime_offers(self, state: State, seat: int) -> list[Offer]:
        return [Offer("lean", {"forward": 1 - state.leaning[seat]})]

    def apply(
        self, state: State, seat: int, move: Name | Pass | Lean | Resign, chance: Chance
    ) -> list[Event]:
        match move:
            case Resign():
                state.resigned.append(seat)
                if seat in state.waiting:
                    state.waiting.remove(seat)
            case Name(number=number):
                if seat not in state.waiting or not state.least <= number <= 3:
                    raise IllegalMove("field-not-offered")
                state.scores[seat] += number
                state.named.append(seat)
                if state.rising:
                    state.least = number
                if state.named.count(seat) == state.numbers:
                    state.waiting.remove(seat)
            case Lean(forward=forward):
                if forward == state.leaning[seat]:
                    raise IllegalMove("field-not-offered")
                state.leaning[seat] = forward
            case Pass():
                state.waiting.remove(seat)
        left = [seat for seat in range(len(state.scores)) if seat not in state.resigned]
        if not state.waiting:
            state.rounds -= 1
            state.named = []
            state.least = 1
            state.waiting = left[:]
        if not state.rounds or len(left) < 2:
            state.waiting = []
        return [Event("tally-moved", {"who": Who(seat)}), Event("tally-secret", {}, (seat,))]

    def view(self, state: State, seat: int | None) -> View:
        return View(seat, state.strategy, len(state.scores))

    def outcome(self, state: State) -> Outcome | None:
        if state.waiting:
            return None
        order = sorted(range(len(state.scores)), key=lambda seat: -state.scores[seat])
        return Outcome(tuple((seat,) for seat in order), tuple(state.scores))

    def waiting_for(self, state: State) -> frozenset[int]:
        return frozenset(state.waiting)

    def active(self, state: State) -> frozenset[int]:
        return frozenset(range(len(state.scores))) - frozenset(state.resigned)

    def cards(self, state: State) -> list[int]:
        return []

    def choose(self, view: View, offers: list[Offer], random: Random) -> Name | Pass:
        if view.strategy == "raises":
            raise RuntimeError("a fault in the strategy")
        while view.strategy == "hangs" and HANGING.is_set():
            pass
        return Name(9 if view.strategy == "illegal" else 3)

    def pass_move(self, state: State, seat: int) -> Pass:
        return Pass()

    def permute_hidden(self, state: State, seat: int | None, random: Random) -> State:
        return self.copy(state)

    def ask(self, view: View) -> Text:
        return Text("tally-ask")

    def offer_label(self, view: View, offer: Offer) -> Label:
        return Label(Text("tally-offer"))

    def option_label(self, view: View, offer: Offer, field: Any, option: int) -> Label:
        return Label(Text("tally-option"))


GAME = Tally(State, Name | Pass | Lean, View)
