"""Live tables in simulated time: people who think, are away and come back, a restart, and a lost gateway.

The real store, clock, uptime, opponents and decisions run; only Discord is replaced by a messenger that
counts requests. A reference keeps the clock of every seat by itself, from the moves alone, and compares.
"""

from __future__ import annotations

import heapq
import itertools
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import inf
from random import Random

import games
from bot.domain import surfaces, turns
from bot.domain.match import Change, Match
from bot.domain.notifications.plan import plan_notifications
from bot.domain.pace import PACES
from bot.domain.people import Person
from bot.domain.refusals import Refusal
from bot.service.clock import Clock
from bot.service.opponents import Opponents
from bot.service.uptime import TICK, Uptime
from tests.kit.house import House
from tests.kit.peeking import rows

LIVE = PACES["live"]
SECOND = 1.0
THINKS = 9.0
"""Seconds that a person thinks about a move, on average."""

LEAVES = 0.02
"""The share of questions at which a person goes away for some minutes."""

AWAY = 600.0
"""The most seconds that somebody stays away."""


@dataclass
class Seat:
    """What the reference knows of the clock of a seat: seconds *left* in its bank, and whether it runs.

    It has been running since *start*, with *total* seconds. Without a *start*, it doesn't run.
    """

    left: float
    start: float | None = None
    total: float = 0.0


@dataclass
class Reference:
    """Keeps the clocks of all seats from what is stored, without looking at their deadlines.

    *absences* are the spans, from and to, in which nobody could move. *off* are the largest differences
    found, in seconds.
    """

    absences: list[tuple[float, float]] = field(default_factory=list)
    seats: dict[tuple[int, int], Seat] = field(default_factory=dict)
    off: Counter[str] = field(default_factory=Counter)
    misses: int = 0
    checked: int = 0

    def follow(self, change: Change, now: float) -> None:
        """Follow a *change* that was stored."""
        before, after = change.before, change.after
        if after.status not in ("running", "over") or not after.dealt:
            return
        began = before is None or before.status == "lobby"
        answered = None if change.entry is None or change.move is None else change.entry.seat
        for player in after.players:
            seat = self.seats.setdefault((after.id, player.seat), Seat(float(LIVE.bank)))
            was = None if began or before is None else before.players[player.seat]
            if seat.start is not None and was is not None:
                self._check_running(seat, now, player.misses > was.misses)
            restarts = player.due is not None and (seat.start is None or answered == player.seat)
            if seat.start is not None and (player.due is None or restarts):
                saved = None if was is None else was.saved
                seat.left = max(0.0, self._rest(seat, now)) if saved is None else saved
                seat.start = None
            if restarts:
                moved = was is None or player.due != was.due
                if not moved:  # an action other than an answer begins no new time
                    seat.start, seat.total = now, player.due - now if player.due else 0.0
                    continue
                seat.start, seat.total = now, min(LIVE.cap, seat.left + LIVE.credit)
            if player.due is None:
                self._compare("bank", player.bank, seat.left)
            elif seat.start is not None and after.caught_up >= len(self.absences):
                self._compare("due", player.due, now + self._rest(seat, now))

    def _check_running(self, seat: Seat, now: float, missed: bool) -> None:
        if missed:
            self.misses += 1
            self._compare("missed", now, now + self._rest(seat, now) + LIVE.grace)

    def _rest(self, seat: Seat, now: float) -> float:
        """Return the seconds left on a running clock, below 0 once its time is up."""
        assert seat.start is not None
        away = sum(max(0.0, min(until, now) - max(since, seat.start)) for since, until in self.absences)
        return seat.total - (now - seat.start - away)

    def _compare(self, what: str, found: float, expected: float) -> None:
        self.checked += 1
        self.off[what] = max(self.off[what], abs(found - expected))  # type: ignore[assignment]


class Messenger:
    """Counts the requests that would show tables and panels, one a second for each message.

    Tables whose clock was stopped are shown one by one. It notifies as the presenter does, and records whom.
    """

    def __init__(self) -> None:
        self.touched: dict[int, set[int]] = {}
        self.paused: dict[int, None] = {}
        self.per_second: Counter[int] = Counter()

    def follow(self, change: Change) -> None:
        """Note which messages have to be updated after *change*."""
        before, after = change.before, change.after
        if after.status == "lobby" or (before is not None and after.public == before.public):
            return
        began = before is None or before.status == "lobby"
        panels = self.touched.setdefault(after.id, set())
        mover = None if change.entry is None or change.user_id is None else change.entry.seat
        for player in after.players:
            asked = began or before is None or player.question != before.players[player.seat].question
            if player.user_id is not None and player.seat != mover and asked:
                panels.add(player.seat)

    def find_busiest(self, since: int) -> float:
        """Return the most requests a second in any ten seconds from the second *since* on."""
        return max(
            sum(self.per_second[second + more] for more in range(10)) / 10
            for second in range(since, max(self.per_second) - 8)
        )

    async def show(self, house: House) -> None:
        """Show everything that changed since the last second."""
        touched, self.touched = self.touched, {}
        now = house.time.now
        paused = next(iter(self.paused), None)
        if paused is not None:
            del self.paused[paused]
            touched.setdefault(paused, set())
        for id, panels in touched.items():
            match = await house.matches.require(id)
            if id == paused:  # the panels of players who are asked show their deadlines, too
                panels |= match.expected
            persons = {each.seat: Person(each.user_id or 0, each.name) for each in match.players}
            plan = plan_notifications(match, now, persons)
            new = plan.new_message or match.table.message is None
            message = match.version if new else match.table.message
            fields = (match.table.message, message, now, match.public, (match, plan))
            await house.matches.change(id, surfaces.record_table, *fields)
            # a new message also updates the one above it with what happened
            self.per_second[int(now)] += 1 + new + len(panels) + len(plan.in_private)


class Evening:
    """Live *tables* of four people each in a *house*, whose people play by *random*."""

    def __init__(self, house: House, tables: int, random: Random) -> None:
        self.house = house
        self.random = random
        self.reference = Reference()
        self.messenger = Messenger()
        self.made = 0
        self.ended = 0
        self._tables = tables
        self._connected = True
        self._silent_since: float | None = None
        self._due: list[tuple[float, int, int, int, int]] = []
        self._planned: set[tuple[int, int, int]] = set()
        self._numbers = itertools.count()
        self._ids = itertools.count(1)
        self._keys = itertools.cycle(
            key for key in sorted(games.keys()) if 4 in games.load(key).seats_with({})
        )
        self._start()

    def _start(self) -> None:
        house = self.house
        self.opponents = Opponents(house.matches, house.store)
        self.uptime = Uptime(
            house.store,
            house.matches,
            self._measure_silence,
            _postpone_nothing,
            lambda id: None,
            lambda id: self.messenger.paused.update({id: None}),
            house.time,
            house.time,
        )
        self.clock = Clock(house.matches, house.store, self.opponents, house.time, self._notify)
        commit = house.store.writer.commit

        async def follow(job: object) -> int:
            stored = await commit(job)  # type: ignore[arg-type]
            if isinstance(job, Change):
                self.reference.follow(job, house.time.now)
                self.messenger.follow(job)
                self._think(job.after)
                self.opponents.touch(job.after.id or stored)
            return stored

        house.store.writer.commit = follow  # type: ignore[method-assign]

    def _measure_silence(self) -> Mapping[int, float]:
        silence = inf if not self._connected else 0.0
        if self._silent_since is not None:
            silence = self.house.time.now - self._silent_since
        return dict.fromkeys(self.house.store.owned.ids, silence)

    def _notify(self, id: int) -> None:
        self.messenger.touched.setdefault(id, set())

    def _think(self, match: Match) -> None:
        """Let everybody who has just been asked begin to think."""
        for seat in match.waiting if match.status == "running" else ():
            player = match.players[seat]
            question = match.id, seat, player.question
            if player.user_id is None or question in self._planned:
                continue
            self._planned.add(question)
            seconds = self.random.expovariate(1 / THINKS)
            if self.random.random() < LEAVES:
                seconds = self.random.uniform(LIVE.cap, AWAY)
            heapq.heappush(
                self._due,
                (self.house.time.now + seconds, next(self._numbers), match.id, seat, player.question),
            )

    async def open(self) -> None:
        """Begin a match at every table."""
        await self.uptime.update()
        for _ in range(self._tables):
            await self._begin()

    async def _begin(self) -> None:
        people = [Person(id, f"Person {id}") for id in itertools.islice(self._ids, 4)]
        await self.house.begin(*people, game=next(self._keys), pace=LIVE, forced="quick")
        await self._settle()

    async def run(self, seconds: float) -> None:
        """Let *seconds* pass, second by second and at the moments when people move."""
        end = self.house.time.now + seconds
        while self.house.time.now < end:
            tick = min(end, float(int(self.house.time.now) + 1))
            while self._connected and self._due and self._due[0][0] < tick:
                at, _, id, seat, question = heapq.heappop(self._due)
                self.house.time.now = max(self.house.time.now, at)
                await self._move(id, seat, question)
            self.house.time.now = tick
            present = await self.uptime.update()
            await self.uptime.wait_until_idle()
            if present:
                await self.clock.tick(present)
                await self._settle()
                await self.messenger.show(self.house)

    async def _move(self, id: int, seat: int, question: int) -> None:
        """Let the person in *seat* answer the *question*, unless it has been answered for them."""
        match = await self.house.matches.require(id)
        player = match.players[seat]
        if match.status != "running" or player.question != question or seat not in match.waiting:
            return
        game = games.load(match.game)
        move = game.sample(game.offers(match.state, seat), self.random)
        interaction, user_id = next(self.house.interactions), player.user_id or 0
        try:
            await self.house.matches.change_once(interaction, id, turns.act, user_id, move, match.version)
        except Refusal:
            return
        self.made += 1
        assert await self.house.store.reader.has_interaction(interaction)
        await self._settle()
        if (await self.house.matches.require(id)).status == "over":
            self.ended += 1
            await self._begin()

    async def _settle(self) -> None:
        """Wait until the house has made all its immediate moves."""
        await self.clock.wait_until_idle()
        await self.opponents.wait_until_idle()

    async def lose_gateway(self, seconds: float, *, silently: bool = False) -> None:
        """Lose the gateway for *seconds*, in which nobody can click; *silently*, it stays open."""
        since = self.house.time.now
        self._connected = False
        self._silent_since = since if silently else None
        await self.run(seconds)
        self._connected, self._silent_since = True, None
        await self._come_back(since)

    async def restart(self, seconds: float, *, killed: bool = False) -> None:
        """Stop, or die as if *killed*, and start again after *seconds*."""
        since = self.house.time.now
        if killed:
            ((recorded,),) = rows(self.house.place, "SELECT up_at FROM shards")
            assert 0 <= since - recorded <= TICK
            since = recorded
        else:
            await self.uptime.close()
        await self.opponents.close()
        await self.house.close()
        self.house.time.now += seconds
        await self.house.open()
        self._start()
        await self._come_back(since)

    async def _come_back(self, since: float) -> None:
        """Continue after an absence; people whose moves were due in it make them soon."""
        now = self.house.time.now
        self.reference.absences.append((since, now))
        self._due = [(max(at, now + self.random.uniform(0.0, 5.0)), *rest) for at, *rest in sorted(self._due)]  # type: ignore[misc]
        heapq.heapify(self._due)
        await self.uptime.update()
        await self.uptime.wait_until_idle()


async def _postpone_nothing(*_: object) -> list[int]:
    """Do nothing, because there are no leagues."""
    return []
