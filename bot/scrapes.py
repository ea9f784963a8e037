"""The pages that an operator's own programs can read, see `bot.monitor`.

Who has no port to read them at does without this module: a web server takes time and memory to load.
"""

from __future__ import annotations

from collections.abc import Callable

from aiohttp import web
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

from bot import metrics
from bot.vitals import Vitals


class Scrapes:
    """Answers whoever asks for one of the pages; *vitals* are those of whom the process runs just now."""

    def __init__(self, vitals: Callable[[], Vitals | None]) -> None:
        self._vitals = vitals
        app = web.Application()
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get("/healthz", self._health)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)

    async def open(self, host: str, port: int) -> None:
        """Begin to listen.

        Raises:
            OSError: one cannot listen there.
        """
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()

    @property
    def port(self) -> int:
        """Where it listens."""
        ((_, port, *_),) = self._runner.addresses
        return int(port)

    async def close(self) -> None:
        """Listen no more."""
        await self._runner.cleanup()

    async def _metrics(self, _: web.Request) -> web.Response:
        if vitals := self._vitals():
            await vitals.measure()
        figures = generate_latest(metrics.REGISTRY)
        return web.Response(body=figures, headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})

    async def _health(self, _: web.Request) -> web.Response:
        organs = {"gateway": "not connected to Discord yet"}
        if vitals := self._vitals():
            organs = await vitals.organs()
        told = {organ: ailment or "well" for organ, ailment in organs.items()}
        return web.json_response(told, status=503 if any(organs.values()) else 200)
