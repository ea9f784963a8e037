"""Parts: what runs in the process beside the answers to clicks. `bot.client` adds each in one line."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TypeVar


class Part:
    """Something that runs in the process. Subclasses override what concerns them; the rest does nothing."""

    def __str__(self) -> str:
        """The name of the part in logs and tasks."""
        return type(self).__name__

    @property
    def failures(self) -> int:
        """The number of things that can't be brought up to date for a reason that may never pass."""
        return 0

    async def resume(self) -> None:
        """Do what an earlier process left undone. Called at the start, and when this process owns more
        shards.
        """

    def match_changed(self, id: int) -> None:
        """Act on a match that changed."""

    def league_changed(self, id: int) -> None:
        """Act on a league that changed."""

    async def hand_over(self) -> None:
        """Wait for work under way, if it does not take too long, because another process takes over."""

    async def release(self) -> None:
        """Answer the clicks that wait for this part, because the process ends."""

    async def close(self) -> None:
        """Accept nothing more and end; `resume` finds what is left undone."""


P = TypeVar("P", bound=Part)


class Parts:
    """All parts of a process, in the order in which they resume."""

    def __init__(self) -> None:
        self._parts: list[Part] = []

    def add(self, part: P) -> P:
        """Let *part* run here; return it."""
        self._parts.append(part)
        return part

    def __iter__(self) -> Iterator[Part]:
        """The parts, the first added first."""
        return iter(self._parts)

    @property
    def failures(self) -> int:
        """The number of things that can't be brought up to date for a reason that may never pass."""
        return sum(part.failures for part in self._parts)

    def match_changed(self, id: int) -> None:
        """Tell every part of a match that changed."""
        for part in self._parts:
            part.match_changed(id)

    def league_changed(self, id: int) -> None:
        """Tell every part of a league that changed."""
        for part in self._parts:
            part.league_changed(id)

    async def hand_over(self) -> None:
        """Wait for work under way, if it does not take too long."""
        await asyncio.gather(*(part.hand_over() for part in self._parts))

    async def release(self) -> None:
        """Answer the clicks that wait for a part."""
        await asyncio.gather(*(part.release() for part in self._parts))

    async def close(self) -> None:
        """End all parts."""
        await asyncio.gather(*(part.close() for part in self._parts))
