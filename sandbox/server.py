"""The entry point: the world, its people, and the server that the bot and the page connect to.

    async with Sandbox() as sandbox:             # a free port, data in memory
        sandbox.url, sandbox.api_url, sandbox.gateway_url, sandbox.world
        anna = sandbox.person("Anna")
        sandbox.gateway.drop()                   # see `sandbox.api.gateway`
        sandbox.rest.fail(3, 500)                # see `sandbox.api.rest.Rest.fail`
        sandbox.rest.requests                    # the bot's last requests, newest last

*pace* multiplies Discord's waiting times (rate limits, identifying): 1 is Discord's own, 0.01 suits tests, 0
turns limits off. *acknowledge_within* is how many seconds a bot has to acknowledge an interaction. Any number
of processes may connect as the bot; *concurrency* is how many of their shards may identify at once.
"""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from sandbox.api.gateway import HEARTBEAT_SECONDS, Gateway
from sandbox.api.rates import Rates
from sandbox.api.rest import PREFIX, Rest
from sandbox.api.routes.channels import Channels
from sandbox.api.routes.commands import Commands
from sandbox.api.routes.emojis import Emojis
from sandbox.api.routes.events import Events
from sandbox.api.routes.interactions import Answers
from sandbox.api.routes.messages import Messages
from sandbox.api.routes.users import Users
from sandbox.api.starts import Starts
from sandbox.client.people import Person
from sandbox.model.founding import BOT_NAME
from sandbox.model.interactions import Interactions
from sandbox.model.world import World
from sandbox.page.pages import Pages, Process

BODY_BYTES = 25 * 1024 * 1024


class Sandbox:
    """A sandbox. Port 0 picks a free port; *shards* is the number of shards recommended to the bot.

    Raises:
        OSError: the port is taken.
        sqlite3.Error: the file cannot be used.
    """

    def __init__(
        self,
        data: Path | str = ":memory:",
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        pace: float = 1.0,
        acknowledge_within: float = 3.0,
        heartbeat_seconds: float = HEARTBEAT_SECONDS,
        shards: int = 1,
        concurrency: int = 1,
        process: Process | None = None,
        bot_name: str = BOT_NAME,
    ) -> None:
        self.world = World(data, bot_name)
        self.interactions = Interactions(self.world, acknowledge_within)
        self.gateway = Gateway(self.world, Starts(self.world.now, pace, concurrency), heartbeat_seconds)
        self.rates = Rates(self.world.now, pace)
        self.rest = Rest(self.world, self.rates)
        self.people = {
            user.id: Person(self.world, self.interactions, user)
            for user in self.world.users.values()
            if not user.bot
        }
        self.pages = Pages(self.world, self.people.__getitem__, process)
        self._host, self._port = host, port
        self._runner: web.AppRunner | None = None
        self._app = web.Application(client_max_size=BODY_BYTES)
        emojis = Emojis(self.world)
        for handlers in (
            Users(self.world, shards, self.gateway.starts),
            Channels(self.world),
            Messages(self.world),
            Events(self.world),
            Commands(self.world),
            emojis,
            Answers(self.world, self.interactions),
        ):
            self.rest.add(self._app, handlers.routes())
        self.rest.add_rest(self._app)
        self._app.router.add_get("/gateway", self.gateway.connect)
        self._app.router.add_get("/gateway/", self.gateway.connect)
        self._app.router.add_get("/attachments/{id:\\d+}/{name}", self._attachment)
        self._app.router.add_get("/emojis/{id:\\d+}.{ending:png|webp|gif}", emojis.picture)
        self._app.router.add_routes(self.pages.routes())

    @property
    def url(self) -> str:
        """The address of the page."""
        return self.world.url

    @property
    def api_url(self) -> str:
        """The value of DISCORD_API_URL for the bot."""
        return self.world.url + PREFIX

    @property
    def gateway_url(self) -> str:
        """The value of DISCORD_GATEWAY_URL for the bot."""
        return self.world.url.replace("http", "ws", 1) + "/gateway"

    def person(self, name: str) -> Person:
        """The person called *name*."""
        return self.people[self.world.find_user(name).id]

    async def start(self) -> None:
        """Start to listen on the port."""
        self._runner = web.AppRunner(self._app, access_log=None, handle_signals=False, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self._host, self._port)
        await site.start()
        port = self._runner.addresses[0][1]
        self.world.url = f"http://{self._host}:{port}"

    async def stop(self) -> None:
        """Close all connections and the database file."""
        self.interactions.close()
        await self.gateway.close()
        await self.pages.close()
        if self._runner is not None:
            await self._runner.cleanup()
        self.world.close()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    async def _attachment(self, request: web.Request) -> web.Response:
        body = self.world.storage.file(int(request.match_info["id"]))
        if body is None:
            raise web.HTTPNotFound(text="This attachment is no longer kept.")
        name = request.match_info["name"]
        kind = "image/png" if name.endswith(".png") else "application/octet-stream"
        headers = {"Cache-Control": "max-age=31536000, immutable", "X-Content-Type-Options": "nosniff"}
        return web.Response(body=body, content_type=kind, headers=headers)
