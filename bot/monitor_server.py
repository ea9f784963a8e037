"""The web server of `bot.monitor`, a module of its own because it is loaded only where there is a port."""

from __future__ import annotations

from collections.abc import Callable

from aiohttp import web
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

from bot import metrics
from bot.health import Health


class MonitorServer:
    """Serves ``/metrics`` and ``/healthz``; *health* returns that of the present client."""

    def __init__(self, health: Callable[[], Health | None]) -> None:
        self._health = health
        app = web.Application()
        app.router.add_get("/metrics", self._serve_metrics)
        app.router.add_get("/healthz", self._serve_health)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)

    async def open(self, host: str, port: int) -> None:
        """Begin to listen.

        Raises:
            OSError: the port can't be listened on.
        """
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()

    @property
    def port(self) -> int:
        """The port it listens on."""
        ((_, port, *_),) = self._runner.addresses
        return int(port)

    async def close(self) -> None:
        """Stop listening."""
        await self._runner.cleanup()

    async def _serve_metrics(self, _: web.Request) -> web.Response:
        if health := self._health():
            await health.update_gauges()
        samples = generate_latest(metrics.REGISTRY)
        return web.Response(body=samples, headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})

    async def _serve_health(self, _: web.Request) -> web.Response:
        problems = {"gateway": "not connected to Discord yet"}
        if health := self._health():
            problems = await health.check()
        answer = {component: problem or "healthy" for component, problem in problems.items()}
        return web.json_response(answer, status=503 if any(problems.values()) else 200)
