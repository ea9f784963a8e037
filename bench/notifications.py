"""How often an evening notifies people who play like bot opponents, some at once, some after a while."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from msgspec.structs import replace

from bot.domain import forced_moves, surfaces, turns
from bot.domain.match import Match
from bot.domain.notifications.plan import Plan, plan_notifications
from bot.domain.people import Person
from games import load
from games.core import AnyGame

BRISK, GONE = 30.0, 300.0
"""Seconds until a person at the table moves, and until one who is away comes back and moves."""


class Evening:
    """A *match* that begins at time 0, with a count of the notifications it sends."""

    def __init__(self, match: Match, persons: Mapping[int, Person] | None = None) -> None:
        self.match = match
        self.now = 0.0
        self.persons = {
            player.seat: Person(player.user_id, player.name, dm_open=True)
            for player in match.players
            if player.user_id is not None
        }
        self.persons.update(persons or {})
        self.turn = 0
        self.notified: Counter[tuple[int, int]] = Counter()
        self.asked: set[tuple[int, int]] = set()

    @property
    def game(self) -> AnyGame:
        """The game of the match."""
        return load(self.match.game)

    def show(self) -> Plan:
        """Show the match as the presenter does, and return the plan of its notifications."""
        plan = plan_notifications(self.match, self.now, self.persons)
        public = self.match.public
        notified = public if plan.settled or plan.new_message else self.match.table.notified
        shown = (self.match.table.message, 1, self.now, notified, (self.match, plan))
        if change := surfaces.record_table(self.match, self.now, *shown):
            self.match = change.after
        for seat in (*plan.at_table, *plan.in_private):
            self.notified[seat, self.turn] += 1
        self.asked |= {(seat, self.turn) for seat in plan.hushed | plan.mentioned}
        return plan

    def wait(self, seconds: float) -> None:
        """Let time pass, and notify everybody who is due."""
        until = self.now + seconds
        while at := min((p.notify_at for p in self.match.players if p.notify_at is not None), default=None):
            if at > until:
                break
            self.now = at
            self.show()
        self.now = until

    def act(self, seat: int, move: Any) -> None:
        """Make the *move* of *seat*, a person or a bot opponent."""
        player, before = self.match.players[seat], self.match.turned
        if player.user_id is None:
            self.match = turns.act_for(self.match, self.now, seat, move).after
        else:
            fields = (self.match.version, player.user_id, move, player.question)
            self.match = turns.act(self.match, self.now, *fields).after
        self.turn += self.match.turned != before

    def settle(self, random: Random) -> None:
        """Make the moves of the house and of the bot opponents until only people are awaited."""
        while self.match.status == "running":
            absent = self.match.waiting - self.match.expected
            if absent:
                self.choose(min(absent), random)
            elif self.match.expected == forced_moves.seats_without_choice(self.match):
                self.wait(max(0.0, (forced_moves.next_closing(self.match) or 0.0) - self.now))
            if change := forced_moves.answer_next(self.match, self.now):
                before, self.match = self.match.turned, change.after
                self.turn += self.match.turned != before
            elif not absent:
                break

    def choose(self, seat: int, random: Random) -> None:
        """Let *seat* move as the bot opponent would."""
        view, offers = self.game.view(self.match.state, seat), self.game.offers(self.match.state, seat)
        self.act(seat, self.game.choose(view, offers, random))


def play_whole(match: Match, random: Random, gone: float) -> Evening:
    """Play *match* to its end, with each person away before a move with the probability *gone*.

    The end counts as a turn.
    """
    evening = Evening(match)
    evening.now = GONE
    while True:
        evening.settle(random)
        evening.turn += evening.match.status == "over"
        evening.show()
        if evening.match.status == "over":
            return evening
        if evening.match.expected:
            seat = random.choice(sorted(evening.match.expected))
            evening.wait(GONE if random.random() < gone else BRISK)
            if seat in evening.match.expected:
                evening.choose(seat, random)


def seat_bots(match: Match, bots: int) -> Match:
    """Return *match* with bot opponents on the last *bots* seats."""
    people = len(match.players) - bots
    players = tuple(
        player if player.seat < people else replace(player, user_id=None) for player in match.players
    )
    return replace(match, players=players)
