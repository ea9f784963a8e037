"""The clock: reminders, deadlines, turns that end by themselves, and the end of lobbies that nobody starts.

All of them are rows of the database. One loop sleeps until the next one, so a restart forgets none.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import inf

import structlog

import games
from bot import metrics
from bot.domain import clocks, forced_moves, lobbies, turns, vacations
from bot.domain.match import Match
from bot.domain.questions import move_due
from bot.domain.refusals import Refusal
from bot.log import error_id
from bot.parts import Part
from bot.service.matches import Matches
from bot.service.opponents import Opponents
from bot.store import Store, StoreFault
from bot.store.rows import list_wakes

log = structlog.get_logger(__name__)

SHORTEST, LONGEST = 1.0, 600.0
"""The least and the most seconds between two reads of the database."""

PAUSE = 60.0
"""Seconds until a failed item, or a reminder that is not shown yet, is tried again."""


Alarm = Callable[[], Awaitable[float | None]]
"""Does what is due now; returns the time of the next thing to do, None if there is none."""


@dataclass(eq=False)
class Clock(Part):
    """Does what is due at *now*. Call `touch` with every match that changed.

    *notify* is called with a match in which somebody is to be notified, or perhaps reminded,
    until that was shown. *expire* closes a lobby whose time is over, and tells those who wait in it.
    *has_reached* says whether a seat was shown what it is asked: at a live pace it has time until then.
    *alarms* are other things with a time of their own. *runs* returns the shards for which time runs: nothing
    is due in matches of other shards, and nothing at all while there are none. It does not wait for a
    strategy that moves for somebody who missed a deadline.
    """

    _matches: Matches
    _store: Store
    _opponents: Opponents
    _now: Callable[[], float]
    _notify: Callable[[int], None]
    _alarms: Sequence[Alarm] = ()
    _runs: Callable[[], Awaitable[Collection[int]]] | None = None
    _expire: Callable[[Match], Awaitable[object]] | None = None
    _has_reached: Callable[[Match, int], bool] = lambda match, seat: True
    _touched: asyncio.Event = field(default_factory=asyncio.Event, init=False)
    _later: dict[int, float] = field(default_factory=dict, init=False)
    _missing: dict[int, asyncio.Task[None]] = field(default_factory=dict, init=False)
    _rests_until: float = field(default=inf, init=False)

    def touch(self, id: int) -> None:
        """The match or league *id* may be due earlier than was known."""
        self._later.pop(id, None)
        self._touched.set()

    match_changed = league_changed = touch

    @property
    def lag(self) -> float:
        """Seconds since it should have finished what was due."""
        return max(0.0, asyncio.get_running_loop().time() - self._rests_until)

    async def run(self) -> None:
        """Do what is due, until canceled."""
        try:
            while True:
                await self._rest(await self._notify_all())
        finally:
            for task in self._missing.values():
                task.cancel()

    async def wait_until_idle(self) -> None:
        """Wait until every move for somebody who missed a deadline is made."""
        while self._missing:
            await asyncio.wait(self._missing.values())

    async def tick(self, shards: Collection[int] | None = None) -> float | None:
        """Do what is due now in the matches, perhaps only of some *shards*.

        Returns the time of the next thing to do, None if there is none.
        """
        now = self._now()
        self._later = {id: time for id, time in self._later.items() if time > now}
        for id in await self._store.reader.due_ids(now, shards):
            if id in self._later or id in self._missing:
                continue
            try:
                await self._look(id)
            except Exception as error:  # one match that fails must not stop the others
                self._fail(id, error)
        return await self._store.reader.next_wake(shards)

    async def _notify_all(self) -> float | None:
        """Call every alarm, even if another one fails; return the time of the next thing to do."""
        shards = None
        try:
            if self._runs is not None and not (shards := await self._runs()):
                return self._now()
        except Exception as error:
            _complain("the clock", error)
            return self._now() + PAUSE
        wakes = []
        alarms: list[Alarm] = [partial(self.tick, shards), *self._alarms]
        for alarm in alarms:
            try:
                wakes.append(await alarm())
            except Exception as error:  # the next look may succeed
                _complain("the clock", error)
                wakes.append(self._now() + PAUSE)
        return min((wake for wake in wakes if wake is not None), default=None)

    async def _rest(self, wake: float | None) -> None:
        """Sleep until the time *wake*, or until something is touched."""
        pause = LONGEST if wake is None else min(max(wake - self._now(), SHORTEST), LONGEST)
        self._rests_until = asyncio.get_running_loop().time() + pause
        await asyncio.sleep(SHORTEST)
        # Not wait_for, which in Python 3.11 can lose the cancellation that ends this loop.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(pause - SHORTEST):
                await self._touched.wait()
        self._touched.clear()
        self._rests_until = asyncio.get_running_loop().time()

    async def _look(self, id: int) -> None:
        match = await self._matches.get(id)
        if match is None or not self._store.owned.owns(match.shard_key):
            return
        if any(player.notify_at is not None and player.notify_at <= self._now() for player in match.players):
            self._wait_for_notice(match)
        closing = forced_moves.next_closing(match) if match.status == "running" else None
        if closing is not None and closing <= self._now():
            await self._matches.attempt(id, forced_moves.postpone_late)
            self._opponents.touch(id)
        if (switched := await self._matches.attempt(id, clocks.switch_pace)) is not None:
            match = switched
        while (rested := await self._matches.attempt(id, vacations.end_expired)) is not None:
            match = rested
        while (ended := await self._matches.attempt(id, turns.lapse)) is not None:
            match = ended
        if match.due is None:
            return
        if match.status == "lobby":
            if match.due <= self._now():
                await (self._expire(match) if self._expire else self._matches.attempt(id, lobbies.close))
            return
        if turns.has_reminder_due(match, self._now()):
            self._wait_for_notice(match)
        missed = {
            player.seat: due
            for player in match.players
            if (due := move_due(match, player)) is not None and due <= self._now()
            if not match.pace.is_live or self._has_reached(match, player.seat)
        }
        if missed and not forced_moves.seats_without_choice(match).issuperset(missed):
            for due in missed.values():
                metrics.DEADLINES.observe(self._now() - due)
            self._missing[id] = asyncio.create_task(self._miss_all(id, [*missed]), name=f"missed {id}")

    def _wait_for_notice(self, match: Match) -> None:
        """Have somebody in *match* notified, and look again once that was shown, or something else is due."""
        now = self._now()
        self._later[match.id] = min([now + PAUSE, *(time for time in list_wakes(match) if time > now)])
        self._notify(match.id)

    async def _miss_all(self, id: int, seats: Sequence[int]) -> None:
        try:
            for seat in seats:
                await self._miss(id, seat)
        except Exception as error:  # whatever it is, it is tried again
            self._fail(id, error)
        finally:
            del self._missing[id]
            self._touched.set()

    def _fail(self, id: int, error: Exception) -> None:
        _complain("a deadline", error, match=id)
        self._later[id] = self._now() + PAUSE

    async def _miss(self, id: int, seat: int) -> None:
        """Move for the player of *seat* until somebody else is awaited: a turn is missed once."""
        match = await self._matches.get(id)
        if match is None or seat not in match.waiting or seat in forced_moves.seats_without_choice(match):
            return
        passing = games.load(match.game).pass_move(match.state, seat) if match.absent == "pass" else None
        if passing is not None:
            await self._matches.change_if_unmoved(match, turns.miss, seat, passing, True)
            return
        after = await self._opponents.play(
            match, seat, lambda move: self._matches.change_if_unmoved(match, turns.miss, seat, move, False)
        )
        while after is not None and seat in after.waiting <= match.waiting and not after.players[seat].away:
            after = await self._opponents.move(after, seat)


def _complain(work: str, error: Exception, **of: object) -> None:
    """Log that *work* failed, as a warning if only the database can't be written for a moment."""
    if isinstance(error, Refusal | StoreFault):
        log.warning("cannot do it now", work=work, error=str(error), **of)
    else:
        log.error(f"{work} failed", id=error_id(), exc_info=error, **of)
