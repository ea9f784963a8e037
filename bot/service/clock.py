"""Reminders, deadlines and the end of lobbies nobody starts.

They are rows of the database: one loop sleeps until the next of them, so a restart forgets none.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence

import structlog

import games
from bot.domain.match import Match
from bot.log import error_id
from bot.service.matches import Matches
from bot.service.opponents import Make, Opponents
from bot.store import Store

log = structlog.get_logger(__name__)

SHORTEST, LONGEST = 1.0, 600.0
"""Seconds between two looks at the database: at least, at most."""

PAUSE = 60.0
"""Seconds until a match is looked at again that failed."""


Alarm = Callable[[], Awaitable[float | None]]
"""Does what is due now; tells when there will be something next, None if never."""


class Clock:
    """Does what is due at *now*. Call `touch` with every match that changed.

    *remind* is called with a match and the seats whose players are to be reminded. *alarms* are what else
    there is with a time of its own.
    """

    def __init__(
        self,
        matches: Matches,
        store: Store,
        opponents: Opponents,
        now: Callable[[], float],
        remind: Callable[[int, frozenset[int]], None],
        alarms: Sequence[Alarm] = (),
    ) -> None:
        self._matches = matches
        self._store = store
        self._opponents = opponents
        self._now = now
        self._remind = remind
        self._alarms = alarms
        self._touched = asyncio.Event()
        self._later: dict[int, float] = {}

    def touch(self, id: int) -> None:
        """The match or league *id* may have to be looked at earlier than was known."""
        self._touched.set()

    async def run(self) -> None:
        """Do what is due whenever it is, for ever."""
        while True:
            pause = LONGEST
            try:
                wakes = [await alarm() for alarm in (self.tick, *self._alarms)]
                wake = min((wake for wake in wakes if wake is not None), default=None)
                if wake is not None:
                    pause = min(max(wake - self._now(), 0.0), LONGEST)
            except Exception as error:  # such as a database that is locked: the next look may succeed
                log.error("the clock failed", id=error_id(), exc_info=error)
            await asyncio.sleep(SHORTEST)
            # Not wait_for, which in Python 3.11 can lose the cancellation that ends this loop.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._touched.wait()
            self._touched.clear()

    async def tick(self) -> float | None:
        """Do what is due now; when there will be something next, None if never."""
        now = self._now()
        self._later = {id: time for id, time in self._later.items() if time > now}
        for id in await self._store.reader.waking(now):
            if id in self._later:
                continue
            try:
                await self._ring(id)
            except Exception as error:  # one match that fails must not stop the others
                log.error("a deadline failed", id=error_id(), match=id, exc_info=error)
                self._later[id] = now + PAUSE
        return await self._store.reader.next_wake()

    async def _ring(self, id: int) -> None:
        match = await self._matches.get(id)
        if match is None or match.due is None:
            return
        if match.status == "lobby":
            if match.due <= self._now():
                await self._matches.close(id)
            return
        seats = await self._matches.remind(id)
        if seats:
            self._remind(id, seats)
        for player in match.players:
            if player.due is not None and player.due <= self._now():
                await self._miss(id, player.seat)

    async def _miss(self, id: int, seat: int) -> None:
        """Move for the player of *seat*, until somebody else is awaited: one turn is missed once."""
        match = await self._matches.get(id)
        if match is None or seat not in match.waiting:
            return
        passing = games.load(match.game).passing(match.state, seat) if match.absent == "pass" else None
        if passing is not None:
            await self._matches.miss(id, seat, passing, True, match.version)
            return
        after = await self._opponents.play(match, seat, self._missed(match, seat))
        while after is not None and seat in after.waiting <= match.waiting and not after.players[seat].away:
            after = await self._opponents.play(after, seat, self._act(after, seat))

    def _missed(self, match: Match, seat: int) -> Make:
        return lambda move: self._matches.miss(match.id, seat, move, False, match.version)

    def _act(self, match: Match, seat: int) -> Make:
        return lambda move: self._matches.act_for(match.id, seat, move, match.version)
