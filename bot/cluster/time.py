"""The time of day that all processes on one database share."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

import structlog
from sqlalchemy import Double, cast, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

log = structlog.get_logger(__name__)

WRONG = 10.0
"""Seconds by which the clock of a machine may be wrong without a warning in the log."""

_NOW = select(cast(func.extract("epoch", func.clock_timestamp()), Double))
_ELAPSED = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)  # which goes on while the machine sleeps


def elapsed() -> float:
    """Seconds since some moment, by a clock that is never set."""
    return time.clock_gettime(_ELAPSED)


Look = Callable[[], AbstractAsyncContextManager[AsyncConnection]]
"""Opens a connection to the database."""


class Time:
    """Returns the time now in unix seconds when called: the database server's, once `agree` has asked for it.

    A process that is alone has nobody to agree with (*look* is None) and uses the clock of its machine.
    """

    def __init__(self, look: Look | None) -> None:
        self._look = look
        self._began: float | None = None
        self._is_right = True
        self.ahead = 0.0
        """Seconds to add, by which the sandbox lets time pass at once (`Uptime.let_pass`)."""

    def __call__(self) -> float:
        """The time now."""
        return self.ahead + (time.time() if self._began is None else self._began + elapsed())

    async def agree(self) -> None:
        """Ask the server for its time and use that from now on; call this every minute or so.

        Raises:
            StoreFault: it does not answer.
        """
        if self._look is None:
            return
        began = self._began
        if began is None:
            began = time.time() - elapsed()
        async with self._look() as connection:
            early = began + elapsed()
            told = float((await connection.execute(_NOW)).scalar_one())
            late = began + elapsed()
        # Keep the present time if it is as good: so several processes on one machine agree.
        self._began = began + told - min(max(told, early), late)
        self._compare(time.time() - told)

    def _compare(self, ahead: float) -> None:
        is_right = abs(ahead) < WRONG
        if self._is_right and not is_right:
            log.warning(
                "the clock of this machine is wrong; that of the database counts", seconds=round(ahead)
            )
        elif is_right and not self._is_right:
            log.info("the clock of this machine is right again")
        self._is_right = is_right
