"""Exporting and deleting a person's data, and ending or deleting what is old."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf
from typing import Any

from sqlalchemy import Row

from bot.cluster.owned import shard_of
from bot.domain import lobbies, turns
from bot.domain.abandoned import IDLE, end_if_idle
from bot.domain.durations import DAY
from bot.domain.match import Match
from bot.domain.refusals import Refusal
from bot.service.export_files import Document, Part, ToPlain, to_plain_rows
from bot.service.matches import Matches
from bot.service.writing import refuse_unwritable
from bot.store import Conflict, Store

PAUSE = 60.0
"""Seconds until it is checked again whether another process still deletes old data."""


@dataclass(eq=False)
class Privacy:
    """Exports and deletes the data of the persons of *store*. *leave* takes people out of a league.

    *now* is the time, *elsewhere* the time by somebody else's clock: data is deleted only if it is old by
    both. Features read their own rows for an export: *to_plain* has a function for each such section.
    """

    _store: Store
    _matches: Matches
    _leave: Callable[[int, int], Awaitable[object]]
    _now: Callable[[], float]
    _elsewhere: Callable[[], float] = lambda: inf
    _to_plain: Mapping[str, ToPlain] = field(default_factory=dict)

    async def export(self, user_id: int, most: int) -> AsyncIterator[Part]:
        """Yield everything that is stored about a person, in files of at most so many bytes.

        Of a running match it has the view of the person's own seat, and nothing that they may not know. It is
        read in the background and written in a thread, so nobody who plays waits for it.
        """
        document = await asyncio.to_thread(Document, user_id, most)

        def write(section: str, rows: Sequence[Row[Any]], running: Mapping[int, Match]) -> Part | None:
            return document.add(section, to_plain_rows(section, rows, running, self._to_plain))

        async for section, rows in self._store.export.pages(user_id):
            running = await self._list_running(rows) if section == "seats" else {}
            if full := await asyncio.to_thread(write, section, rows, running):
                yield full
        inviting = [{"match_id": id} for id in await self._store.reader.rematches_inviting(user_id)]
        if full := await asyncio.to_thread(document.add, "rematches", inviting):
            yield full
        yield await asyncio.to_thread(document.end)

    async def _list_running(self, seats: Sequence[Row[Any]]) -> dict[int, Match]:
        """The matches of these *seats* that are still running."""
        ids = [seat.match_id for seat in seats if seat.status == "running"]
        found = [await self._matches.get(id) for id in ids]
        return {match.id: match for match in found if match is not None and match.status == "running"}

    async def delete(self, user_id: int) -> None:
        """Give a person's running seats to bot opponents, and make everything stored about them anonymous.

        If it was interrupted, call it again.

        Raises:
            Refusal: nothing can be written.
        """
        while True:
            await self._leave_all(user_id)
            try:
                with refuse_unwritable():
                    await self._store.privacy.forget(user_id)
                break
            except Conflict:  # sat down somewhere meanwhile
                continue
        for id in await self._store.reader.rematches_inviting(user_id):  # nobody can invite them from now on
            await self._matches.attempt(id, lobbies.forget, user_id)
        self._matches.clear_cache()
        await self._store.journal.empty()

    async def _leave_all(self, user_id: int) -> None:
        for league in await self._store.privacy.leagues(user_id):
            await self._leave(league, user_id)
        for match in await self._matches.of_person(user_id):
            if match.status == "lobby":
                with suppress(Refusal):  # it has begun
                    await self._matches.change(match.id, lobbies.leave, user_id)
            await self._matches.change(match.id, turns.vacate, user_id)

    async def leave_server(self, guild_id: int) -> None:
        """Freehold was removed from a server: delete its settings now, and the rest if it stays away."""
        await self._store.departures.record_left(guild_id, self._now())

    async def return_to_servers(self, guild_ids: Collection[int]) -> None:
        """Freehold is on these servers, perhaps again: keep what is still there."""
        await self._store.departures.record_back(guild_ids)

    async def compare(self, present: Collection[int], shards: Collection[int]) -> None:
        """Find the servers of *shards* that removed Freehold while it was not running: all but those
        *present*.
        """
        count = self._store.owned.count
        await self._store.departures.compare(
            present, lambda guild_id: shard_of(guild_id, count) in shards, self._now()
        )

    async def tick(self) -> float:
        """Once a day, end abandoned matches and delete data that was due a day ago; return when there is more
        to do.

        A wrong clock deletes nothing, neither that of this machine (or of the database) nor Discord's. Both
        would have to be wrong alike, for longer than a day.
        """
        now = self._now()
        ahead = now - min(now, self._elsewhere())
        return now + PAUSE if ahead == inf else ahead + await self._tidy(now - ahead)

    async def _tidy(self, now: float) -> float:
        """Do the work of `tick` at *now*."""
        looked = await self._store.house.tidied_at()
        if looked is not None and looked <= now < looked + DAY:
            return looked + DAY
        if looked is not None and looked <= now < looked + 2 * DAY:
            if not await self._store.retention.begin():
                return now + PAUSE
            for id in await self._store.reader.idle_matches(looked - IDLE):
                await self._matches.attempt(id, end_if_idle)
            more = await self._store.retention.forget_old(looked)
            self._matches.clear_cache()
            if more:
                return now
            await self._store.journal.empty()
        await self._store.house.record_tidied(now)
        await self._store.retention.end()
        return now + DAY
