"""Serves the page and its websocket, with one connection per window, each as one person.

The page sends operations such as ``{"op": "component", "nonce": "7", …}``. Each becomes one call of `Person`
and is answered with ``DONE {nonce, value}`` or ``REFUSED {nonce, reason}``. The same websocket carries the
events of `Person.subscribe`, starting with READY, and these:

    PEOPLE_UPDATE {user id: {"mentions": unread messages that notified them, "unread": all unread messages}}
    PLACES_UPDATE {"guilds": as in READY, "obstacles": as in READY}
    BOT_UPDATE {"managed": whether the sandbox started the bot, "running": whether its process is running}
    CLOCK_UPDATE {"ahead": how many seconds the sandbox's clock is ahead of the machine's}
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Protocol

from aiohttp import WSMsgType, web

from sandbox.client import members
from sandbox.client.passing import let_pass
from sandbox.client.people import Person
from sandbox.model.errors import ApiError, Refused
from sandbox.model.permissions import Permission
from sandbox.model.records import Json
from sandbox.model.world import Dispatch, World

PAGE = Path(__file__).parent

# Load only the page's own files, and images that messages link to.
POLICY = "default-src 'self'; img-src 'self' data: http: https:; frame-ancestors 'none'"

WRITE = (
    Permission.SEND_MESSAGES,
    Permission.SEND_MESSAGES_IN_THREADS,
    Permission.CREATE_PUBLIC_THREADS,
)


PLACES = {
    "GUILD_CREATE",
    "GUILD_DELETE",
    "GUILD_MEMBER_UPDATE",
    "GUILD_ROLE_UPDATE",
    "CHANNEL_CREATE",
    "CHANNEL_UPDATE",
    "THREAD_CREATE",
    "COMMANDS_UPDATE",
    "USER_UPDATE",
}
"""The events that change servers, or which commands somebody is offered where."""


class Process(Protocol):
    """The bot's process, as the page controls it."""

    @property
    def running(self) -> bool:
        """Whether the process is running."""

    async def start(self) -> None:
        """Start the process, unless it is running."""

    async def stop(self) -> None:
        """Terminate the process, and wait until it has ended."""

    async def kill(self) -> None:
        """Kill the process, and wait until it has ended."""


class Pages:
    """The page's routes. *person* returns the `Person` for an id; *process* is the bot's, if there is one."""

    def __init__(self, world: World, person: Callable[[int], Person], process: Process | None = None) -> None:
        self.world = world
        self._person = person
        self.process = process
        self._windows: set[_Window] = set()
        world.listeners.append(self._on_dispatch)

    def routes(self) -> list[web.AbstractRouteDef]:
        """The routes of the page (``/``), its files (below ``/page/``) and its websocket."""
        return [
            web.get("/", self._index),
            web.get("/page/socket", self._socket),
            web.get("/page/{name:(?:[a-z]+/)?[a-z-]+\\.(?:js|css|svg)}", self._file),
        ]

    async def close(self) -> None:
        """Close all connections."""
        for window in list(self._windows):
            await window.close()

    def update_bot(self) -> None:
        """Send the state of the bot's process to all windows."""
        for window in self._windows:
            window.tell("BOT_UPDATE", self._bot())

    async def _index(self, request: web.Request) -> web.FileResponse:
        return web.FileResponse(
            PAGE / "index.html", headers={"Cache-Control": "no-cache", "Content-Security-Policy": POLICY}
        )

    async def _file(self, request: web.Request) -> web.FileResponse:
        path = PAGE / request.match_info["name"]
        if not path.is_file():
            raise web.HTTPNotFound
        return web.FileResponse(path, headers={"Cache-Control": "no-cache"})

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        origin = request.headers.get("Origin")
        if origin is not None and origin.partition("://")[2] != request.host:
            raise web.HTTPForbidden(text="Only the sandbox's own page may use this websocket.")
        person = self._person(self._who(request.query.get("user", "")))
        socket = web.WebSocketResponse(heartbeat=30)
        try:
            await socket.prepare(request)
        except ConnectionResetError:  # the page was closed already
            return web.Response()
        window = _Window(self, person, socket)
        self._windows.add(window)
        try:
            window.tell("CLOCK_UPDATE", {"ahead": self.world.ahead})
            window.tell("READY", person.ready())
            window.tell("BOT_UPDATE", self._bot())
            window.tell("PEOPLE_UPDATE", self._people())
            await window.run()
        finally:
            self._windows.discard(window)
            window.end()
        return socket

    def _who(self, wanted: str) -> int:
        """The id of the person called *wanted* (a name or an id), or of the first person if there is none."""
        people = [user for user in self.world.users.values() if not user.bot]
        fits = (user for user in people if wanted.casefold() in (str(user.id), user.name.casefold()))
        return next(fits, people[0]).id

    def _bot(self) -> Json:
        running = self.process is not None and self.process.running
        return {"managed": self.process is not None, "running": running}

    def _people(self) -> Json:
        told: Json = {}
        for user in self.world.users.values():
            if user.bot:
                continue
            person = self._person(user.id)
            seen = [c.id for c in self.world.channels.values() if self.world.can_see(user.id, c)]
            counts = [person.unread(id) for id in seen]
            told[str(user.id)] = {
                "unread": sum(unread for unread, _ in counts),
                "mentions": sum(mentions for _, mentions in counts),
            }
        return told

    def _on_dispatch(self, dispatch: Dispatch) -> None:
        if dispatch.name in ("MESSAGE_CREATE", "MESSAGE_DELETE"):
            self.update_people()
        elif dispatch.name in PLACES:
            for window in self._windows:
                window.tell("PLACES_UPDATE", window.describe_places())

    def update_people(self) -> None:
        """Send everybody's unread counts to all windows soon, once for many changes."""
        for window in self._windows:
            window.tell_later("PEOPLE_UPDATE", self._people)


class _Window:
    """The connection of one browser window."""

    def __init__(self, pages: Pages, person: Person, socket: web.WebSocketResponse) -> None:
        self._pages = pages
        self._world = pages.world
        self._person = person
        self._socket = socket
        self._process = pages.process
        self._queue = person.subscribe()
        self._tasks: set[asyncio.Task[None]] = set()
        self._later: asyncio.TimerHandle | None = None
        self._operations: dict[str, Callable[[Json], Awaitable[Any]]] = {
            "command": self._command,
            "menu": self._menu,
            "component": self._component,
            "modal": self._modal,
            "autocomplete": self._autocomplete,
            "message": lambda d: person.say(int(d["channel_id"]), d["content"]),
            "delete": lambda d: person.delete(int(d["message_id"])),
            "dismiss": lambda d: person.dismiss(int(d["message_id"])),
            "read": self._read,
            "dms": lambda d: person.close_dms(bool(d["closed"])),
            "locale": lambda d: person.speak(d["locale"]),
            "install": lambda d: person.install(bool(d["installed"])),
            "open_dm": lambda d: person.open_dm(int(d["user_id"])),
            "create_group": lambda d: person.create_group([int(id) for id in d["user_ids"]], d["name"]),
            "create_server": lambda d: person.create_server(d["name"]),
            "add_app": lambda d: person.add_app(int(d["guild_id"])),
            "remove_app": lambda d: person.remove_app(int(d["guild_id"])),
            "external_apps": self._external_apps,
            "create_channel": lambda d: person.create_channel(d["name"], int(d["guild_id"])),
            "create_thread": lambda d: person.create_thread(int(d["channel_id"]), d["name"]),
            "delete_channel": lambda d: person.delete_channel(int(d["channel_id"])),
            "permit": self._permit,
            "advance": self._advance,
            "bot": self._bot,
        }

    def tell(self, name: str, data: Json) -> None:
        """Queue an event for the window."""
        self._queue.put_nowait({"t": name, "d": data})

    def tell_later(self, name: str, data: Callable[[], Json]) -> None:
        """Queue an event after a short delay; later calls during the delay are dropped."""
        if self._later is None:

            def now() -> None:
                self._later = None
                self.tell(name, data())

            self._later = asyncio.get_running_loop().call_later(0.2, now)

    def describe_places(self) -> Json:
        """The servers of the window's person, and the commands they aren't offered in each channel."""
        return {"guilds": self._person.guilds(), "obstacles": self._person.all_obstacles()}

    async def run(self) -> None:
        """Serve the window until it is closed."""
        sender = asyncio.create_task(self._send())
        try:
            async for frame in self._socket:
                if frame.type == WSMsgType.TEXT:
                    task = asyncio.create_task(self._perform(frame.json()))
                    self._tasks.add(task)
                    task.add_done_callback(self._tasks.discard)
        finally:
            for task in (sender, *self._tasks):
                task.cancel()
            await asyncio.gather(sender, *self._tasks, return_exceptions=True)

    async def close(self) -> None:
        """Close the connection."""
        await self._socket.close()

    def end(self) -> None:
        """Stop receiving events."""
        self._person.unsubscribe(self._queue)
        if self._later is not None:
            self._later.cancel()

    async def _send(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                await self._socket.send_json(await self._queue.get())

    async def _perform(self, data: Json) -> None:
        nonce = data.get("nonce")
        try:
            operation = self._operations.get(data.get("op", ""))
            if operation is None:
                raise Refused("unknown operation")
            value = await operation(data)
        except (Refused, ApiError) as error:
            reason = error.message if isinstance(error, ApiError) else str(error)
            self.tell("REFUSED", {"nonce": nonce, "reason": reason})
        except (KeyError, TypeError, ValueError) as error:
            self.tell("REFUSED", {"nonce": nonce, "reason": f"malformed operation: {error!r}"})
        else:
            self.tell("DONE", {"nonce": nonce, "value": str(value) if isinstance(value, int) else value})

    async def _command(self, data: Json) -> int:
        options = data.get("options") or {}
        return await self._person.command(
            int(data["channel_id"]), data["name"], nonce=data["nonce"], **options
        )

    async def _menu(self, data: Json) -> int:
        channel_id, user_id = int(data["channel_id"]), int(data["user_id"])
        return await self._person.use_menu(channel_id, data["name"], user_id, nonce=data["nonce"])

    async def _component(self, data: Json) -> int:
        message, control = int(data["message_id"]), data["custom_id"]
        if data.get("values") is None:
            return await self._person.click(message, control, nonce=data["nonce"])
        return await self._person.select(message, control, data["values"], nonce=data["nonce"])

    async def _modal(self, data: Json) -> int:
        return await self._person.submit(int(data["interaction_id"]), data["values"], nonce=data["nonce"])

    async def _autocomplete(self, data: Json) -> list[Json]:
        return await self._person.autocomplete(
            int(data["channel_id"]), data["name"], data["option"], data["value"], **data.get("options") or {}
        )

    async def _read(self, data: Json) -> None:
        await self._person.read(int(data["channel_id"]))
        self._pages.update_people()

    async def _permit(self, data: Json) -> None:
        change = self._world.allow if data["allowed"] else self._world.deny
        change(int(data["channel_id"]), *WRITE)

    async def _external_apps(self, data: Json) -> None:
        guild = self._world.guild(int(data["guild_id"]))
        everyone = next(role for role in guild.roles if role.id == guild.id)
        others = Permission(everyone.permissions) & ~Permission.USE_EXTERNAL_APPS
        permissions = others | Permission.USE_EXTERNAL_APPS if data["allowed"] else others
        members.change_role(self._world, guild, everyone.id, permissions)

    async def _advance(self, data: Json) -> None:
        await let_pass(self._world, float(data["seconds"]))

    async def _bot(self, data: Json) -> None:
        if self._process is None:
            raise Refused("the sandbox didn't start the bot: start and stop it where you started it")
        if data["action"] == "kill":
            await self._process.kill()
        elif data["action"] == "stop":
            await self._process.stop()
        elif data["action"] == "start":
            await self._process.start()
        else:
            await self._process.stop()
            await self._process.start()
        self._pages.update_bot()
