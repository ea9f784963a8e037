"""Learns when people are usually here: counts at most one click of each person in four hours."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bot.domain.durations import HOUR
from bot.domain.hours import SPAN, count_click
from bot.service.work_queue import WorkQueue
from bot.store import Store

MOST = 50_000
"""The number of people of whom it is remembered that a click of these four hours was counted."""

OFF = 0
"""The hours of a person who does not want them to be learned."""


class Habits(WorkQueue[int]):
    """Counts clicks of people that *store* knows. Call `note_click` with each click; *now* is the time."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        super().__init__("habit", self._count)
        self._store = store
        self._now = now
        self._counted: set[int] = set()
        self._span = 0

    def note_click(self, user_id: int) -> None:
        """Count a click, unless one was counted in these four hours."""
        span = int(self._now() // (SPAN * HOUR))
        if span != self._span or len(self._counted) >= MOST:
            self._span = span
            self._counted.clear()
        if user_id not in self._counted:
            self._counted.add(user_id)
            self.touch(user_id)

    async def _count(self, user_id: int) -> None:
        who = await self._store.persons.get(user_id)
        if who is not None and who.hours != OFF:
            counted = replace(who, clicked=count_click(who.clicked, self._now()))
            await self._store.persons.put(counted, "clicked")
