"""Waiting until something is so in a world that changes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Literal, TypeVar

LOOK_SECONDS = 0.02
PATIENCE = 60.0
"""Seconds after which a wait gives up: far more than a slow machine needs."""

GRACE_SECONDS = 3.0
"""Seconds that a wait goes on after a new problem: what is awaited may come in spite of it."""

T = TypeVar("T")


class Waiting:
    """Wakes those who wait in `until` whenever somebody calls `stir`.

    *problems* is a list that its owner appends to, such as the errors a bot logged. A wait fails soon after a
    new one instead of after its whole timeout.
    """

    def __init__(self) -> None:
        self.problems: Sequence[object] = ()
        self._waiters: set[asyncio.Future[None]] = set()

    def stir(self) -> None:
        """Let everybody who waits in `until` look again."""
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_result(None)

    async def until(self, condition: Callable[[], T | Literal[False] | None], timeout: float = PATIENCE) -> T:  # noqa: ASYNC109
        """Wait until *condition* gives something true, and return that.

        Raises:
            TimeoutError: it did not within *timeout* seconds, or a problem came up; it says what
                `describe` does.
        """
        async with self.explained(timeout) as look:
            while not (found := condition()):
                look()
                waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self._waiters.add(waiter)
                try:  # changes elsewhere wake nobody here, so check the condition regularly
                    await asyncio.wait((waiter,), timeout=LOOK_SECONDS)
                finally:
                    self._waiters.discard(waiter)
        return found

    @asynccontextmanager
    async def explained(self, timeout: float) -> AsyncIterator[Callable[[], None]]:  # noqa: ASYNC109
        """Limit what is done inside to *timeout* seconds.

        The body calls the function it gets now and then, which shortens the time left after a new problem.

        Raises:
            TimeoutError: the time is up; the error says what `describe` does.
        """
        loop, before = asyncio.get_running_loop(), list(self.problems)
        begun = loop.time()
        try:
            async with asyncio.timeout(timeout) as limit:

                def look() -> None:
                    end, soon = limit.when(), loop.time() + GRACE_SECONDS
                    if end is not None and soon < end and any(each not in before for each in self.problems):
                        before.extend(self.problems)
                        limit.reschedule(soon)

                yield look
        except TimeoutError:
            raise TimeoutError(f"after {loop.time() - begun:.1f} s\n{self.describe()}") from None

    def describe(self) -> str:
        """What is so now, for the error of a wait that fails."""
        return "\n".join(f"problem: {each}" for each in self.problems)
