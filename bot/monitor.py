"""What an operator's own programs can read of this process: ``/metrics``, for Prometheus, and ``/healthz``.

``/healthz`` answers 200 if every organ is well and 503 if not, with a JSON object of what ails each. Nothing
there is secret, but it is for the operator: it listens on this machine alone unless `METRICS_HOST` says else.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from bot import metrics
from bot.vitals import Vitals

if TYPE_CHECKING:
    from bot.scrapes import Scrapes

log = structlog.get_logger(__name__)

LOOK = 0.25
"""Seconds between two looks at how late the event loop is."""


class MonitorFault(Exception):
    """One cannot listen there; the text is one line that says what to do."""


class Monitor:
    """Answers on *host* and *port* how this process is; its `vitals` are those of whom it runs just now."""

    def __init__(self, host: str, port: int | None) -> None:
        self.vitals: Vitals | None = None
        self._host = host
        self._port = port
        self._scrapes: Scrapes | None = None
        self._looking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to listen, if there is a port.

        Raises:
            MonitorFault: one cannot listen there.
        """
        if self._port is None:
            return
        from bot.scrapes import Scrapes

        self._scrapes = Scrapes(lambda: self.vitals)
        try:
            await self._scrapes.open(self._host, self._port)
        except OSError as error:
            raise MonitorFault(
                f"One cannot listen at {self._host}, port {self._port} ({error.strerror}): name another one "
                "(METRICS_PORT, METRICS_HOST), or leave METRICS_PORT out."
            ) from error
        log.info("figures can be read", port=self.port)
        self._looking = asyncio.create_task(_look(), name="lag")

    @property
    def port(self) -> int | None:
        """Where it listens, if it does."""
        return self._scrapes.port if self._scrapes else None

    async def close(self) -> None:
        """Listen no more."""
        if self._looking:
            self._looking.cancel()
        if self._scrapes:
            await self._scrapes.close()


async def _look() -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LOOK
        await asyncio.sleep(LOOK)
        metrics.LAG.observe(max(0.0, loop.time() - due))
