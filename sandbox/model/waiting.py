"""Waiting until a condition holds in a world that changes."""

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
    """Lets callers wait in `until` for a condition, which is checked again after each call of `stir`.

    *problems* is a list that its owner appends to, such as the errors that a bot logged. When a new problem
    appears, a wait fails soon instead of using up its timeout.
    """

    def __init__(self) -> None:
        self.problems: Sequence[object] = ()
        self._waiters: set[asyncio.Future[None]] = set()

    def stir(self) -> None:
        """Check the conditions of all waiting callers again."""
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_result(None)

    async def until(self, condition: Callable[[], T | Literal[False] | None], timeout: float = PATIENCE) -> T:  # noqa: ASYNC109
        """Wait until *condition* returns something true, and return that.

        Raises:
            TimeoutError: it didn't within *timeout* seconds, or a problem came up. The message is that of
                `describe`.
        """
        async with self.explained(timeout) as look:
            while not (found := condition()):
                look()
                waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self._waiters.add(waiter)
                try:  # changes outside the world don't call `stir`, so check the condition regularly
                    await asyncio.wait((waiter,), timeout=LOOK_SECONDS)
                finally:
                    self._waiters.discard(waiter)
        return found

    @asynccontextmanager
    async def explained(self, timeout: float) -> AsyncIterator[Callable[[], None]]:  # noqa: ASYNC109
        """Limit the body to *timeout* seconds, and explain a timeout.

        The body calls the yielded function regularly: it shortens the time left when there is a new problem.

        Raises:
            TimeoutError: the time is up. The message is that of `describe`.
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
        """The current state in words, for the error message of a wait that fails."""
        return "\n".join(f"problem: {each}" for each in self.problems)
