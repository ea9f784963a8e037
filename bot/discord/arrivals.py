"""Handles the servers that Discord announces: after a start thousands come within seconds, so they go in
batches.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import discord

from bot.discord.pace import PRIORITY, RequestPriority
from bot.parts import Part
from bot.service.work_queue import WorkQueue

EVERY = 1.0
"""The minimum seconds between two batches; servers that arrive meanwhile are in the next one."""

Handler = Callable[[Sequence[discord.Guild]], Awaitable[None]]
"""Handles a batch of servers. How many look-ups it makes must not depend on how many servers there are."""


class Arrivals(Part):
    """Passes announced servers to each of the *handlers* in the background, and retries those that fail."""

    def __init__(self, **handlers: Handler) -> None:
        self._handlers = handlers
        self._waiting: dict[str, dict[int, discord.Guild]] = {name: {} for name in handlers}
        self._workers = WorkQueue("arrivals", self._handle, pause=EVERY)

    def add(self, guild: discord.Guild) -> None:
        """Pass *guild*, which Discord announced, to the handlers."""
        for name, waiting in self._waiting.items():
            waiting[guild.id] = guild
            self._workers.touch(name)

    @property
    def failures(self) -> int:
        """How many handlers fail for a reason that may never pass."""
        return self._workers.failures

    async def wait_until_idle(self) -> None:
        """Wait until every handler has handled every server."""
        await self._workers.wait_until_idle()

    async def close(self) -> None:
        """Stop. Discord announces the servers again after a start, so nothing is lost."""
        await self._workers.close()

    async def _handle(self, name: str) -> None:
        PRIORITY.set(RequestPriority.LATER)
        waiting = self._waiting[name]
        guilds = list(waiting.values())
        await self._handlers[name](guilds)
        for guild in guilds:
            if waiting[guild.id] is guild:  # not announced again meanwhile
                del waiting[guild.id]
