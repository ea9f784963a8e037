"""Pig: roll the die as often as you dare; a one takes the turn's points. A hundred points win."""

from __future__ import annotations

from random import Random
from typing import ClassVar

import msgspec

from games.core import Chance, Event, Game, IllegalMove, Label, Length, Offer, Outcome, Resign, Text
from games.kit import seats as kit
from games.kit.moves import Kind
from games.kit.view import BaseView
from games.outcome import places

TARGET = 100
"""The points that win (PG-04)."""


class Roll(Kind):
    """Roll the die (PG-02)."""


class Hold(Kind):
    """Take the points of the turn (PG-03)."""


class State(msgspec.Struct, array_like=True):
    """Points by seat, how seats left, and the turn: whose, its points so far, its last roll (0: none yet)."""

    scores: list[int]
    out: list[str]
    leavers: list[int]
    turn: int
    total: int = 0
    rolled: int = 0
    over: bool = False


class View(BaseView, kw_only=True):
    """Pig hides nothing: every seat sees the state."""

    scores: tuple[int, ...]
    total: int
    rolled: int


class Pig(Game[State, Roll | Hold, View]):
    """The game of Pig for 2 to 4 players."""

    key = "pig"
    rules_version = 1
    seats = range(2, 5)
    settings = ()
    sections: ClassVar = {"goal": "middle-2", "turn": "hand-2"}
    lengths: ClassVar = {2: Length(39, 19), 3: Length(35, 25), 4: Length(34, 33)}
    win_rates: ClassVar = {2: 0.6, 3: 0.45, 4: 0.35}
    asides: ClassVar = frozenset({"pig-begins"})

    def deal(self, seats: int, options: dict[str, str], chance: Chance) -> tuple[State, list[Event]]:
        """Chance says who begins (PG-01)."""
        state = State([0] * seats, [""] * seats, [], chance.randbelow(seats))
        return state, [Event("pig-begins", {"who": kit.WHO[state.turn]})]

    def offers(self, state: State, seat: int) -> list[Offer]:
        """To roll, and after a first roll to hold."""
        if state.over or seat != state.turn:
            return []
        return [Offer("roll"), Offer("hold")] if state.total else [Offer("roll")]

    def apply(self, state: State, seat: int, move: Roll | Hold | Resign, chance: Chance) -> list[Event]:
        """Make *move* for *seat*, in place."""
        kit.check_active(seat, state.out, state.over)
        if isinstance(move, Resign):
            return self._resign(state, seat)
        if seat != state.turn:
            raise kit.not_your_turn(state.turn)
        if isinstance(move, Roll):
            return self._roll(state, seat, chance.randbelow(6) + 1)
        if not state.total:
            raise IllegalMove("pig-roll-first")
        state.scores[seat] += state.total
        events = [
            Event("pig-held", {"who": kit.WHO[seat], "total": state.total, "score": state.scores[seat]})
        ]
        state.over = state.scores[seat] >= TARGET
        if state.over:
            events.append(Event("pig-won", {"who": kit.WHO[seat]}))
        self._next(state, seat)
        return events

    def _roll(self, state: State, seat: int, rolled: int) -> list[Event]:
        lost, state.rolled = state.total, rolled
        if rolled > 1:
            state.total += rolled
            return [Event("pig-rolled", {"who": kit.WHO[seat], "rolled": rolled, "total": state.total})]
        self._next(state, seat)
        return [Event("pig-lost", {"who": kit.WHO[seat], "total": lost})]

    def _resign(self, state: State, seat: int) -> list[Event]:
        state.out[seat], events = "resigned", [kit.resigned_event(seat)]
        state.leavers.append(seat)
        if len(left := kit.active_seats(state.out)) == 1:
            state.over = True
            events.append(kit.alone_event(left[0]))
        if seat == state.turn:
            self._next(state, seat)
        return events

    def _next(self, state: State, seat: int) -> None:
        state.total = 0
        if not state.over:
            state.turn = kit.next_seat(state.out, seat)

    def view(self, state: State, seat: int | None) -> View:
        """Everything, since nothing is hidden."""
        return View(
            seat=seat,
            options={},
            turn=state.turn,
            awaited=tuple(sorted(self.waiting_for(state))),
            phase="" if state.over else "roll",
            out=tuple(state.out),
            outcome=self.outcome(state),
            scores=tuple(state.scores),
            total=state.total,
            rolled=state.rolled,
        )

    def outcome(self, state: State) -> Outcome | None:
        """The most points win; who left comes last (PG-04)."""
        if not state.over:
            return None
        merits = {seat: state.scores[seat] for seat in kit.active_seats(state.out)}
        return Outcome(places(merits, state.leavers), tuple(state.scores))

    def waiting_for(self, state: State) -> frozenset[int]:
        """The one seat whose turn it is."""
        return frozenset(() if state.over else (state.turn,))

    def active(self, state: State) -> frozenset[int]:
        """The seats that have not resigned."""
        return frozenset(kit.active_seats(state.out))

    def choose(self, view: View, offers: list[Offer], random: Random) -> Roll | Hold:
        """Hold at twenty, or with enough to win."""
        return Hold() if view.total >= min(20, TARGET - view.scores[view.turn]) else Roll()

    def ask(self, view: View) -> Text:
        """Ask for a roll or a hold, or say whose turn it is."""
        if not view.phase:
            return kit.OVER
        if view.seat != view.turn:
            return kit.waiting_text(view.turn)
        return Text("pig-ask", {"total": view.total})

    def offer_label(self, view: View, offer: Offer) -> Label:
        """The move, and what holding scores."""
        score = view.scores[view.turn] + view.total
        hint = Text("pig-hint-hold", {"score": score}) if offer.move == "hold" else None
        return Label(Text(f"pig-offer-{offer.move}"), hint)


GAME = Pig(State, Roll | Hold, View)
