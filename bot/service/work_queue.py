"""A queue of keyed background work that retries with backoff: one task for each key."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress
from contextvars import Context
from typing import Generic, TypeVar

import structlog

from bot.domain.refusals import Refusal
from bot.log import error_id
from bot.metrics import Queue
from bot.parts import Part
from bot.store import StoreFault
from bot.store.engine import IS_WORK

log = structlog.get_logger(__name__)

GRACE = 2.0
"""Seconds in which work under way has to finish when the process ends."""

PATIENCE = 60.0
"""The most seconds between two tries after errors that pass by themselves."""

RARELY = 3600.0
"""The most seconds between two tries after errors that may never pass."""

SOON = 2.0
"""Seconds between the first two tries; they double with each."""

Key = TypeVar("Key", bound=Hashable)


class WorkQueue(Part, Generic[Key]):
    """Calls *work* with every touched key, one call for a key at a time, at most every *pause* seconds.

    A key touched while it is being worked on is done once more. Failed work is retried less and less often,
    but never given up. It is also retried as soon as its key is touched, unless *passes* says that the error
    passes by itself. *failing* counts the tries of keys that fail for other reasons, refusals or a store that
    does not answer.
    """

    def __init__(
        self,
        name: str,
        work: Callable[[Key], Awaitable[None]],
        passes: Callable[[Exception], bool] = lambda error: False,
        pause: float = 0.0,
    ) -> None:
        self.pause = pause
        self.failing: dict[Key, int] = {}
        self._name = name
        self._work = work
        self._passes = passes
        self._tasks: dict[Key, asyncio.Task[None]] = {}
        self._touched: set[Key] = set()
        self._since: dict[Key, float] = {}
        self._resting: dict[Key, asyncio.Event] = {}
        self._closing = asyncio.Event()

    def touch(self, key: Key) -> None:
        """Work on *key* soon."""
        if self.is_closing:
            return
        self._touched.add(key)
        self._since.setdefault(key, asyncio.get_running_loop().time())
        if resting := self._resting.get(key):
            resting.set()
        if key not in self._tasks:
            # An empty context: the work must not inherit context variables, such as priorities, from the
            # caller.
            self._tasks[key] = asyncio.create_task(
                self._run(key), name=f"{self._name} {key}", context=Context()
            )

    @property
    def failures(self) -> int:
        """The number of keys that fail for a reason that may never pass."""
        return len(self.failing)

    def is_touched(self, key: Key) -> bool:
        """Whether *key* has to be worked on once more."""
        return key in self._touched

    def is_pending(self, key: Key) -> bool:
        """Whether *key* is to be worked on, and doesn't fail for a reason that may never pass."""
        return key in self._since and key not in self.failing

    @property
    def pending(self) -> Queue:
        """The keys to be worked on, without those that fail for a reason that may never pass."""
        since = [begun for key, begun in self._since.items() if key not in self.failing]
        return Queue(len(since), asyncio.get_running_loop().time() - min(since)) if since else Queue()

    async def wait_until_idle(self) -> None:
        """Wait until nothing is left to do."""
        while self._tasks:
            await asyncio.wait(self._tasks.values())

    async def finish(self) -> None:
        """Wait until the work under way is finished, but at most *GRACE* seconds."""
        if tasks := [self._tasks[key] for key in self._since if key not in self._resting]:
            await asyncio.wait(tasks, timeout=GRACE)

    @property
    def is_closing(self) -> bool:
        """Whether the queue accepts no more work."""
        return self._closing.is_set()

    def stop(self) -> None:
        """Accept no more work, and retry nothing."""
        self._closing.set()
        for resting in self._resting.values():
            resting.set()

    async def close(self) -> None:
        """Stop, and cancel work that takes too long; the next start finds what is left."""
        self.stop()
        if tasks := list(self._tasks.values()):
            _, busy = await asyncio.wait(tasks, timeout=GRACE)
            for task in busy:
                task.cancel()
            await asyncio.gather(*busy, return_exceptions=True)

    async def _run(self, key: Key) -> None:
        IS_WORK.set(True)
        tries = 0
        try:
            while key in self._touched and not self.is_closing:
                self._touched.discard(key)
                try:
                    await self._work(key)
                except Exception as error:  # whatever it is, keep retrying
                    tries += 1
                    await self._rest(key, error, tries)
                    self._touched.add(key)
                else:
                    tries = 0
                    self.failing.pop(key, None)
                    del self._since[key]
                    if key in self._touched:
                        self._since[key] = asyncio.get_running_loop().time()
                    await self._pause(self.pause)
        finally:
            del self._tasks[key]
            self._since.pop(key, None)

    async def _rest(self, key: Key, error: Exception, tries: int) -> None:
        """Wait for the next try, after *tries* that failed, the last one with *error*."""
        pause = SOON * 2.0 ** min(tries - 1, 20)
        if isinstance(error, Refusal | StoreFault) or self._passes(error):
            pause = min(PATIENCE, pause)
            log.warning("cannot do it now", work=self._name, of=str(key), again=pause, error=str(error))
            if self._passes(error):
                await self._pause(pause)
                return
        else:
            pause = min(RARELY, pause)
            self.failing[key] = tries
            log.error(
                "failed; trying again",
                id=error_id(),
                work=self._name,
                of=str(key),
                tries=tries,
                again=pause,
                exc_info=error,
            )
        resting = self._resting[key] = asyncio.Event()
        await self._pause(SOON)
        with suppress(TimeoutError):
            async with asyncio.timeout(pause - SOON):
                await resting.wait()
        self._resting.pop(key, None)

    async def _pause(self, seconds: float) -> None:
        """Sleep for so many *seconds*, or until the queue closes."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._closing.wait()
