"""A pace for the requests of the whole bot: Discord takes 50 a second, and discord.py does not count them."""

from __future__ import annotations

import asyncio

PER_SECOND = 40.0
"""What the presenter takes; the rest is left for commands, direct messages and threads."""

BURST = 10
"""Requests that may leave at once after a quiet moment."""


class Pace:
    """Lets callers pass `PER_SECOND` times a second, in the order in which they come."""

    def __init__(self) -> None:
        self._step = 1 / PER_SECOND
        self._ahead = BURST / PER_SECOND
        self._next = 0.0

    async def turn(self) -> None:
        """Wait until the next request may leave."""
        now = asyncio.get_running_loop().time()
        self._next = max(self._next, now - self._ahead) + self._step
        if self._next > now:
            await asyncio.sleep(self._next - now)
