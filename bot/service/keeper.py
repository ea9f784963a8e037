"""The matches as they are now, and changing them one at a time.

A change is computed from the match as it was and stored under the condition that it still is so (compare and
swap on the version). A lock for each match spares people of this process that conflict; it is held from
reading to the commit, never over a request to Discord.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

from bot.domain.match import Change, Match
from bot.domain.refusals import Refusal
from bot.store import Conflict, Duplicate, Store, Taken, Unwritable

KEPT = 256
"""The matches kept in memory, those used last."""

Decide = Callable[[Match], Change | None]
"""Makes a change of a match as it is; None for none. Raises `Refusal` if it cannot be."""


class Keeper:
    """Reads and changes the matches of *store*; *changed* is called with the id of each new public one."""

    def __init__(self, store: Store, changed: Callable[[int], None]) -> None:
        self._store = store
        self._changed = changed
        self._kept: OrderedDict[int, Match] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def get(self, id: int) -> Match | None:
        """The match *id*."""
        match = self._kept.get(id)
        if match is not None:
            return match
        async with self._lock(id):
            return await self._load(id)

    async def known(self, id: int) -> Match:
        """The match *id*.

        Raises:
            Refusal: there is none.
        """
        match = await self.get(id)
        if match is None:
            raise Refusal("match-unknown")
        return match

    async def open(self, change: Change) -> Match:
        """Store a match that is new.

        Raises:
            Refusal: its channel is taken, or nothing can be written.
        """
        try:
            id = await self._store.writer.commit(change)
        except Taken:
            raise Refusal("channel-taken") from None
        except Unwritable as fault:
            raise _refusal(fault) from fault
        self._changed(id)
        return await self.known(id)

    async def change(self, id: int, decide: Decide) -> tuple[Match, bool]:
        """Store what *decide* makes of the match *id*; how it is then, and whether that was done.

        Raises:
            Refusal: there is no such match, *decide* refuses, or nothing can be written.
        """
        async with self._lock(id):
            while True:
                before = await self._load(id)
                if before is None:
                    raise Refusal("match-unknown")
                change = decide(before)
                if change is None:
                    return before, False
                # Whatever comes of it, what is in memory is not trusted until it is stored.
                self._kept.pop(id, None)
                try:
                    await self._store.writer.commit(change)
                except Conflict:  # another process was first: decide anew
                    continue
                except Duplicate:
                    return before, False
                except Unwritable as fault:
                    raise _refusal(fault) from fault
                self._keep(change.after)
                break
        if change.after.public != before.public:
            self._changed(id)
        return change.after, True

    def look_again(self) -> None:
        """Read every match from the store when it is needed next: something else has changed there."""
        self._kept.clear()

    def _lock(self, id: int) -> asyncio.Lock:
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock

    async def _load(self, id: int) -> Match | None:
        """The match as it is now; its lock is held."""
        match = self._kept.get(id) or await self._store.reader.match(id)
        if match is not None:
            self._keep(match)
        return match

    def _keep(self, match: Match) -> None:
        self._kept[match.id] = match
        self._kept.move_to_end(match.id)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _refusal(fault: Unwritable) -> Refusal:
    return Refusal("store-full" if fault.full else "store-busy")
