"""What an operator's own programs can read of this process: ``/metrics``, for Prometheus, and ``/healthz``.

``/healthz`` answers 200 if every organ is well and 503 if not, with a JSON object of what ails each. Nothing
there is secret, but it is for the operator: it listens on this machine alone unless `METRICS_HOST` says else.
"""

from __future__ import annotations

import asyncio

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

from bot import metrics
from bot.vitals import Vitals

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
        app = web.Application()
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get("/healthz", self._health)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        self._looking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to listen, if there is a port.

        Raises:
            MonitorFault: one cannot listen there.
        """
        if self._port is None:
            return
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self._host, self._port).start()
        except OSError as error:
            raise MonitorFault(
                f"One cannot listen at {self._host}, port {self._port} ({error.strerror}): name another one "
                "(METRICS_PORT, METRICS_HOST), or leave METRICS_PORT out."
            ) from error
        log.info("figures can be read", port=self.port)
        self._looking = asyncio.create_task(_look(), name="lag")

    @property
    def port(self) -> int:
        """Where it listens."""
        ((_, port, *_),) = self._runner.addresses
        return int(port)

    async def close(self) -> None:
        """Listen no more."""
        if self._looking:
            self._looking.cancel()
        await self._runner.cleanup()

    async def _metrics(self, _: web.Request) -> web.Response:
        if self.vitals is not None:
            await self.vitals.measure()
        figures = generate_latest(metrics.REGISTRY)
        return web.Response(body=figures, headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})

    async def _health(self, _: web.Request) -> web.Response:
        organs = {"gateway": "not connected to Discord yet"}
        if self.vitals is not None:
            organs = await self.vitals.organs()
        told = {organ: ailment or "well" for organ, ailment in organs.items()}
        return web.json_response(told, status=503 if any(organs.values()) else 200)


async def _look() -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LOOK
        await asyncio.sleep(LOOK)
        metrics.LAG.observe(max(0.0, loop.time() - due))
