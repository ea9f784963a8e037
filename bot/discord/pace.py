"""Limits the bot's requests, since Discord takes 50 a second and discord.py doesn't count them.

If more are due than may go, they go in this order: answers to clicks and the panels of players whose turn it
is; tables; other panels, and what is shown again after a start; last, what only a downtime changed. Within
each, the oldest goes first. Answers through an interaction are not counted.

A request's priority is a context variable, because discord.py's methods pass no argument on to the requests
they make.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable
from contextvars import ContextVar
from enum import IntEnum
from itertools import count

from bot.metrics import Queue

STEADY = 0.8
"""The share of a second's requests that leave at a steady pace."""

AHEAD = 1 / STEADY - 1
"""The seconds' worth of requests that may leave at once after a quiet moment: the rest of a second's share.
"""


class RequestPriority(IntEnum):
    """What a request is for, the most urgent first."""

    AWAITED = 0
    TABLE = 1
    LATER = 2
    IDLE = 3


PRIORITY: ContextVar[RequestPriority] = ContextVar("priority", default=RequestPriority.AWAITED)
"""The priority of a task's requests."""


class Pace:
    """Limits requests to this process's *part* of *per_second* in any second.

    If *per_second* is 0, something else limits them.
    """

    def __init__(self, per_second: float, part: Callable[[], float]) -> None:
        self._per_second = per_second
        self._part = part
        self._numbers = count()
        self._waiting: list[tuple[RequestPriority, int, float, asyncio.Future[None]]] = []
        self._next = 0.0
        self._timer: asyncio.TimerHandle | None = None

    async def turn(self) -> None:
        """Wait until this task's next request may go."""
        if not self._per_second:
            return
        loop = asyncio.get_running_loop()
        left = loop.create_future()
        heapq.heappush(self._waiting, (PRIORITY.get(), next(self._numbers), loop.time(), left))
        if self._timer is None:
            self._pass()
        await left

    def waiting(self, priority: RequestPriority) -> Queue:
        """Return how many requests of a *priority* are waiting, and how long the oldest has."""
        since = [begun for each, _, begun, left in self._waiting if each is priority and not left.done()]
        return Queue(len(since), asyncio.get_running_loop().time() - min(since)) if since else Queue()

    def _pass(self) -> None:
        """Release the requests that may go; reschedule the rest."""
        loop = asyncio.get_running_loop()
        now, step = loop.time(), 1 / (self._per_second * self._part() * STEADY)
        while self._waiting and self._next <= now:
            *_, left = heapq.heappop(self._waiting)
            if not left.done():  # otherwise its task was canceled
                self._next = max(self._next, now - AHEAD) + step
                left.set_result(None)
        self._timer = loop.call_at(self._next, self._pass) if self._waiting else None
