"""The only writer of leagues: what `changes` makes of one is stored in one transaction each."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.domain.league import changes
from bot.domain.league.records import League, Result, Table
from bot.domain.people import Person
from bot.domain.refusals import Refusal
from bot.store import Conflict, Store, Taken, Unwritable

Decide = Callable[[League], League | None]
"""Makes another league of one as it is; None for none. Raises `Refusal` if it cannot be."""


class Leagues:
    """All leagues of *store*. *now* is the time; *changed* is called with a league's id after every commit.

    Whatever takes an *id* raises `Refusal` (``league-unknown``) when there is no such league, and whatever
    writes raises it (``store-full``, ``store-busy``) when nothing can be written.
    """

    def __init__(self, store: Store, now: Callable[[], float], changed: Callable[[int], None]) -> None:
        self._rows = store.leagues
        self._now = now
        self._changed = changed
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def get(self, id: int) -> League:
        """The league *id*."""
        league = await self._rows.get(id)
        if league is None:
            raise Refusal("league-unknown")
        return league

    async def at(self, channel_id: int, *, ended: bool = False) -> League | None:
        """The open or running league of a channel; with *ended*, or else the one that was won there last."""
        id = await self._rows.at(channel_id)
        if id is None and ended:
            id = await self._rows.last(channel_id)
        return None if id is None else await self.get(id)

    async def open(
        self,
        game: str,
        organiser: Person,
        guild_id: int,
        channel_id: int,
        locale: str,
        places: int,
        deadline: int,
        span: int,
        interaction_id: int | None = None,
    ) -> League:
        """Announce a league in a channel; *organiser* takes part.

        Here and below, the *interaction_id* of who joins or starts is added to the seed; None adds nothing.

        Raises:
            Refusal: the channel has one (``league-taken``), or there cannot be one like that.
        """
        league = changes.new(
            game, organiser, guild_id, channel_id, locale, places, deadline, span, self._now(), interaction_id
        )
        try:
            id = await self._rows.open(league)
        except Taken:
            raise Refusal("league-taken") from None
        except Unwritable as fault:
            raise Refusal("store-full" if fault.full else "store-busy") from fault
        self._changed(id)
        return await self.get(id)

    async def join(self, id: int, person: Person, interaction_id: int | None = None) -> League:
        """Take part.

        Raises:
            Refusal: it has begun, is full, or the person is in already.
        """
        return await self._change(
            id, lambda league: changes.join(league, person, self._now(), interaction_id)
        )

    async def leave(self, id: int, user_id: int) -> League:
        """Leave the league.

        Raises:
            Refusal: the person does not take part, or the league is over.
        """
        return await self._change(id, lambda league: changes.leave(league, user_id, self._now()))

    async def drop(self, id: int, user_id: int) -> League:
        """The same for the house, which finds a person gone: no error if that is known."""

        def decide(league: League) -> League | None:
            gone = league.status == "running" and league.participant(user_id)
            return changes.leave(league, user_id, self._now()) if gone else None

        return await self._change(id, decide)

    async def forsake(self, id: int, user_id: int) -> League:
        """Leave it for good, also as its organiser; no error if that is done, or it is over."""
        return await self._change(id, lambda league: changes.forsaken(league, user_id, self._now()))

    async def start(
        self,
        id: int,
        user_id: int,
        interaction_id: int | None = None,
        *,
        fill: bool = False,
        manager: bool = False,
    ) -> League:
        """Draw the numbers and begin; with *fill* bots take the places that are free.

        Raises:
            Refusal: *user_id* neither organises it nor is a *manager* of the server, there are too few, or it
                has begun.
        """
        return await self._change(
            id, lambda league: changes.start(league, user_id, fill, manager, self._now(), interaction_id)
        )

    async def close(self, id: int, user_id: int, *, manager: bool = False) -> League:
        """End the league without a winner.

        Raises:
            Refusal: *user_id* neither organises it nor is a *manager* of the server, or it is over.
        """
        return await self._change(id, lambda league: changes.close(league, user_id, manager, self._now()))

    # For the house

    async def end(self, id: int) -> League:
        """End an open or running league without a winner."""

        def decide(league: League) -> League | None:
            return changes.ended(league, self._now()) if league.status in ("open", "running") else None

        return await self._change(id, decide)

    async def place(self, id: int, table: Table, thread_id: int | None, match_id: int | None) -> League:
        """Keep where *table* plays, unless it is over or was placed anew in between."""

        def decide(league: League) -> League | None:
            if table not in league.tables:
                return None
            placed = replace(table, thread_id=thread_id, match_id=match_id)
            return changes.with_table(league, placed, self._now())

        return await self._change(id, decide)

    async def record(self, id: int, table: Table, result: Result) -> League:
        """Keep how *table* ended, once."""

        def decide(league: League) -> League | None:
            if table not in league.tables:
                return None
            return changes.with_table(league, replace(table, result=result), self._now())

        return await self._change(id, decide)

    async def close_thread(self, id: int, table: Table) -> League:
        """Keep that the thread of *table*, which is over, is closed."""
        return await self._change(
            id, lambda league: changes.closed(league, table) if table in league.tables else None
        )

    async def advance(self, id: int) -> bool:
        """Begin what comes after a round that is over; whether there was something."""
        done = False

        def decide(league: League) -> League | None:
            nonlocal done
            after = changes.advanced(league, self._now())
            done = after is not None
            return after

        await self._change(id, decide)
        return done

    async def trouble(self, id: int, trouble: str) -> bool:
        """Keep what holds the league up, nothing if empty; whether that is news."""
        news = False

        def decide(league: League) -> League | None:
            nonlocal news
            after = changes.troubled(league, trouble, self._now())
            news = after is not None
            return after

        await self._change(id, decide)
        return news

    async def postpone(self, since: float, now: float) -> None:
        """Make up in every league for the time from *since* to *now*."""
        for id in await self._rows.timed():
            await self._change(id, lambda league: changes.postponed(league, since, now))

    async def rest(self, id: int) -> None:
        """Keep when the league needs the next look, now that all is done that can be."""
        await self._change(id, lambda league: changes.woken(league, self._now()))

    async def mark(self, id: int, message: int | None, round: int, version: int) -> None:
        """Keep which message, posted in which round, shows which version."""
        await self._change(
            id, lambda league: replace(league, message=message, message_round=round, shown_version=version)
        )

    async def _change(self, id: int, decide: Decide) -> League:
        # Not every change makes a new version, so the version alone does not keep two of them apart.
        async with self._lock(id):
            while True:
                before = await self.get(id)
                after = decide(before)
                if after is None:
                    return before
                try:
                    await self._rows.save(before, after)
                except Conflict:  # another process was first: decide anew
                    continue
                except Unwritable as fault:
                    raise Refusal("store-full" if fault.full else "store-busy") from fault
                break
        if after.version != before.version:
            self._changed(id)
        return after

    def _lock(self, id: int) -> asyncio.Lock:
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock
