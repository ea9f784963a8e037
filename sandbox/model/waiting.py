"""Waiting until something is so in a world that changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal, TypeVar

LOOK_SECONDS = 0.02
PATIENCE = 60.0
"""Seconds after which whoever waits for something gives up: far more than a slow machine needs."""

T = TypeVar("T")


class Waiting:
    """Wakes those who wait in `until` whenever somebody calls `stir`."""

    def __init__(self) -> None:
        self._waiters: set[asyncio.Future[None]] = set()

    def stir(self) -> None:
        """Let everybody who waits in `until` look again."""
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_result(None)

    async def until(self, condition: Callable[[], T | Literal[False] | None], timeout: float = PATIENCE) -> T:  # noqa: ASYNC109
        """Wait until *condition* gives something true, and return that.

        Raises:
            TimeoutError: it did not within *timeout* seconds.
        """
        async with asyncio.timeout(timeout):
            while not (found := condition()):
                waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self._waiters.add(waiter)
                try:  # what happens elsewhere stirs nobody here, so look now and then
                    await asyncio.wait((waiter,), timeout=LOOK_SECONDS)
                finally:
                    self._waiters.discard(waiter)
        return found
