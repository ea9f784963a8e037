"""The time of day that all processes on one database have in common."""

from __future__ import annotations

import time

import structlog
from sqlalchemy import Double, cast, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.engine import looking

log = structlog.get_logger(__name__)

WRONG = 10.0
"""Seconds by which the clock of a machine may be wrong without anybody being told."""

_NOW = select(cast(func.extract("epoch", func.clock_timestamp()), Double))
_ELAPSED = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)  # which goes on while the machine sleeps


def elapsed() -> float:
    """Seconds since some moment, by a clock that nobody sets."""
    return time.clock_gettime(_ELAPSED)


class Time:
    """Call it for the time now in unix seconds: the server's, whatever the clock of this machine does.

    Where there is one process, on a file, it is that of the machine. It is agreed on by `agree`.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._began: float | None = None
        self._is_right = True

    def __call__(self) -> float:
        """The time now."""
        return time.time() if self._began is None else self._began + elapsed()

    async def agree(self) -> None:
        """Ask the server for its time, and keep to that; call it every minute or so.

        Raises:
            Unreadable: it does not answer.
        """
        if self._engine.dialect.name == "sqlite":
            return
        began = self._began
        if began is None:
            began = time.time() - elapsed()
        async with looking(self._engine) as connection:
            early = began + elapsed()
            told = float((await connection.execute(_NOW)).scalar_one())
            late = began + elapsed()
        # If it is between those, nobody can know better: so several processes on a machine agree with it.
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
