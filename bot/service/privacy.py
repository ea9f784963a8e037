"""A person's own data: handing it out, and forgetting it; and what is old, which ends and is forgotten."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec

import games
from bot.domain import lobbies, turns
from bot.domain.clock.deserted import IDLE, idle
from bot.domain.refusals import Refusal
from bot.service.matches import Matches
from bot.service.writing import writing
from bot.store import Conflict, Store
from bot.store.chores.retention import DAY
from bot.store.over.analyses import decode
from bot.store.shards.carried import shard_of
from games.core import Who

PAUSE = 60.0
"""Seconds until it is asked again whether another process, which forgets what is old, still does."""


@dataclass(eq=False)
class Privacy:
    """Does it all for the persons of *store*. *leave* takes a person out of a league, even as its organiser;
    *now* is the time."""

    _store: Store
    _matches: Matches
    _leave: Callable[[int, int], Awaitable[object]]
    _now: Callable[[], float]

    async def export(self, user_id: int) -> dict[str, Any]:
        """All that is stored about a person, as plain values for JSON.

        Of a running match it holds the view of their own seat, and of nobody anything they may not know.
        """
        told: dict[str, Any] = {"user_id": user_id, **await self._store.privacy.about(user_id)}
        for move in told["moves"]:
            if move["move"] is not None:  # whatever rules it was made by
                move["move"] = msgspec.msgpack.decode(move["move"])
        for seat in told["seats"]:
            match = await self._matches.get(seat["match_id"]) if seat["status"] == "running" else None
            if match is not None and match.status == "running":
                view = games.load(match.game).view(match.state, seat["seat"])
                seat["view"] = msgspec.to_builtins(view)
        for analysis in told["analyses"]:
            match = await self._matches.known(analysis["match_id"])
            seat = analysis.pop("seat")
            found = decode(analysis.pop("data")).of(Who(seat, len(match.earlier[seat])))
            analysis["decisions"] = [
                {"step": verdict.step, "made": verdict.made, "best": verdict.best} for verdict in found
            ]
        for given in told["puzzles"]:
            given["answer"] = msgspec.msgpack.decode(given["answer"]) if given["answer"] else None
        inviting = await self._store.reader.inviting(user_id)
        told["rematches"] = [{"match_id": id} for id in inviting]
        return told

    async def delete(self, user_id: int) -> None:
        """Give a person's running seats to bot opponents, and make all that is stored about them anonymous.

        It can be done again if it was interrupted.

        Raises:
            Refusal: nothing can be written.
        """
        while True:
            await self._leave_all(user_id)
            try:
                with writing():
                    await self._store.privacy.forget(user_id)
                break
            except Conflict:  # sat down somewhere in the meantime
                continue
        for id in await self._store.reader.inviting(user_id):  # from now on nobody invites them any more
            await self._matches.attempt(id, lobbies.forget, user_id)
        self._matches.look_again()

    async def _leave_all(self, user_id: int) -> None:
        for league in await self._store.privacy.leagues(user_id):
            await self._leave(league, user_id)
        for match in await self._matches.mine(user_id):
            if match.status == "lobby":
                with suppress(Refusal):  # begun by now
                    await self._matches.change(match.id, lobbies.leave, user_id)
            await self._matches.change(match.id, turns.vacate, user_id)

    async def left(self, guild_id: int) -> None:
        """Freehold was removed from a server: forget its settings now, and the rest if it stays away."""
        await self._store.departures.left(guild_id, self._now())

    async def back(self, guild_ids: Collection[int]) -> None:
        """Freehold is on these servers, perhaps again: what is still there stays."""
        await self._store.departures.back(guild_ids)

    async def compare(self, present: Collection[int], shards: Collection[int]) -> None:
        """Of those that *shards* tell of, Freehold is on the servers *present*; others may have removed it
        while it was not running."""
        count = self._store.carried.count
        await self._store.departures.compare(
            present, lambda guild_id: shard_of(guild_id, count) in shards, self._now()
        )

    async def tick(self) -> float:
        """Once a day, end what nobody plays any more, and forget some of what was due a day ago already; the
        time when there is more to do.

        So a clock that jumps, and is set right within a day, has nothing forgotten.
        """
        now, looked = self._now(), await self._store.house.looked()
        if looked is not None and looked <= now < looked + DAY:
            return looked + DAY
        if looked is not None and looked <= now < looked + 2 * DAY:
            if not await self._store.retention.begin():
                return now + PAUSE
            for id in await self._store.reader.idle(looked - IDLE):
                await self._matches.attempt(id, idle)
            more = await self._store.retention.forget_old(looked)
            self._matches.look_again()
            if more:
                return now
        await self._store.house.keep_looked(now)
        await self._store.retention.end()
        return now + DAY
