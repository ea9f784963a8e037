"""Monitoring for the operator: ``/metrics`` for Prometheus, ``/healthz``, and the lag of the event loop.

``/healthz`` answers 200 if every component is healthy and 503 if not, with a JSON object of their problems.
Nothing there is secret, but it is for the operator: it listens on this machine alone unless `METRICS_HOST` is
set.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from bot import metrics
from bot.health import Health

if TYPE_CHECKING:
    from bot.monitor_server import MonitorServer

log = structlog.get_logger(__name__)

INTERVAL = 0.25
"""Seconds between two measurements of the event loop's lag."""


class MonitorFault(Exception):
    """The port can't be listened on; the text is one line that says what to do."""


class Monitor:
    """Serves the `health` of the present client on *host* and *port*; without a port it does nothing."""

    def __init__(self, host: str, port: int | None) -> None:
        self.health: Health | None = None
        self._host = host
        self._port = port
        self._server: MonitorServer | None = None
        self._measuring: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to listen, if there is a port.

        Raises:
            MonitorFault: the port can't be listened on.
        """
        if self._port is None:
            return
        from bot.monitor_server import MonitorServer  # a web server takes time and memory to load

        self._server = MonitorServer(lambda: self.health)
        try:
            await self._server.open(self._host, self._port)
        except OSError as error:
            raise MonitorFault(
                f"One cannot listen at {self._host}, port {self._port} ({error.strerror}): name another one "
                "(METRICS_PORT, METRICS_HOST), or leave METRICS_PORT out."
            ) from error
        log.info("serving metrics", port=self.port)
        self._measuring = asyncio.create_task(_measure_lag(), name="lag")

    @property
    def port(self) -> int | None:
        """The port it listens on, if it does."""
        return self._server.port if self._server else None

    async def close(self) -> None:
        """Stop listening."""
        if self._measuring:
            self._measuring.cancel()
        if self._server:
            await self._server.close()


async def _measure_lag() -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + INTERVAL
        await asyncio.sleep(INTERVAL)
        metrics.LAG.observe(max(0.0, loop.time() - due))
