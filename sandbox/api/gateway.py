"""The gateway: the websocket on which the bot receives events.

gateway.drop()                    # close all connections; the bot can resume its sessions
gateway.drop(resumable=False)     # close all connections and sessions; the bot must identify again
gateway.drop(shard=3)             # close the connections of one shard
gateway.silence()                 # let the connections break without closing them
gateway.reconnect()               # ask the bot to reconnect (opcode 7)
gateway.sessions                  # by id: shard, intents, whether connected, events sent
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from sandbox.api.compression import Pack, packer
from sandbox.api.starts import Starts
from sandbox.model import payloads
from sandbox.model.records import Guild, Json
from sandbox.model.world import Dispatch, World

log = logging.getLogger("sandbox")

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT = 0, 1, 2, 3, 6, 7
INVALID_SESSION, HELLO, ACK = 9, 10, 11

GUILDS, GUILD_MESSAGES, GUILD_TYPING = 1 << 0, 1 << 9, 1 << 11
DIRECT_MESSAGES, DIRECT_TYPING, MESSAGE_CONTENT = 1 << 12, 1 << 14, 1 << 15
SCHEDULED_EVENTS = 1 << 16
PRIVILEGED = 1 << 1 | 1 << 8 | MESSAGE_CONTENT
KNOWN = (1 << 17) - 1 | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25
NEEDED = {"MESSAGE": (GUILD_MESSAGES, DIRECT_MESSAGES), "TYPING": (GUILD_TYPING, DIRECT_TYPING)}

HEARTBEAT_SECONDS = 41.25
ACK_SECONDS = 0.02
RESUMABLE_SECONDS = 120
CLOSE_SECONDS = 1
GUILDS_MOST = 2500  # per shard
TOGETHER = 20  # guilds announced in one batch
SENDS = (120, 60.0)  # payloads that a client may send, and in how many seconds
KEPT = 2000  # events that a session can replay


class Session:
    """One shard's session. It outlives connections, and keeps its last events to replay them."""

    def __init__(self, shard: tuple[int, int], intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.intents = intents
        self.sent = 0
        self.events: deque[tuple[int, bytes]] = deque(maxlen=KEPT)
        self.connection: Connection | None = None
        self.left = 0.0

    def receives(self, dispatch: Dispatch, bot_id: int) -> bool:
        """Whether this shard gets *dispatch* with its intents."""
        number, count = self.shard
        home = (dispatch.guild_id >> 22) % count if dispatch.guild_id else 0
        if bot_id not in dispatch.audience or home != number:
            return False
        family = dispatch.name.partition("_")[0]
        if family in NEEDED:
            return bool(self.intents & NEEDED[family][dispatch.guild_id is None])
        if dispatch.name == "INTERACTION_CREATE":
            return True
        if dispatch.name.startswith("GUILD_SCHEDULED_EVENT_"):
            return bool(self.intents & SCHEDULED_EVENTS)
        return bool(self.intents & GUILDS)

    def tell(self, name: str, data: Json) -> None:
        """Send an event, or store it until the session is resumed."""
        self.sent += 1
        payload = _encode({"op": DISPATCH, "t": name, "s": self.sent, "d": data})
        self.events.append((self.sent, payload))
        if self.connection is not None:
            self.connection.send(payload)


class Connection:
    """One websocket. Payloads are sent from a queue, so that senders don't wait for the bot's network."""

    def __init__(self, socket: web.WebSocketResponse, pack: Pack | None) -> None:
        self.socket = socket
        self.session: Session | None = None
        self.silent = False
        self._pack = pack
        self._closing = False
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._writer = asyncio.get_running_loop().create_task(self._write())

    def send(self, payload: bytes) -> None:
        """Send an encoded payload, which is lost if the connection is *silent*."""
        if not self.silent:
            self._queue.put_nowait(payload)

    def op(self, number: int, data: Any = None) -> None:
        """Send a payload with another opcode than that of an event."""
        self.send(_encode({"op": number, "d": data, "s": None, "t": None}))

    def close(self, code: int) -> None:
        """Send what is queued, then close with *code*."""
        self._closing = True
        self._queue.put_nowait(code)

    async def end(self) -> None:
        """Stop the writer, after sending the close code if there is one."""
        if self._closing:
            await asyncio.wait((self._writer,), timeout=CLOSE_SECONDS)
        self._writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._writer

    async def _write(self) -> None:
        while True:
            item = await self._queue.get()
            if isinstance(item, int):
                await self.socket.close(code=item)
                return
            try:
                if self._pack is None:
                    await self.socket.send_str(item.decode())
                else:
                    await self.socket.send_bytes(self._pack(item))
            except ConnectionError:
                return


class Gateway:
    """The gateway for all processes of the bot. *starts* limits how often they identify."""

    def __init__(self, world: World, starts: Starts, heartbeat_seconds: float = HEARTBEAT_SECONDS) -> None:
        self.sessions: dict[str, Session] = {}
        self.privileged = 0  # the intents switched on in the developer portal
        self.starts = starts
        self._world = world
        self._heartbeat = heartbeat_seconds
        self._connections: set[Connection] = set()
        self._announcing: set[asyncio.Task[None]] = set()
        world.listeners.append(self._on_dispatch)

    async def close(self) -> None:
        """Close all connections."""
        for task in self._announcing:
            task.cancel()
        for connection in list(self._connections):
            await connection.end()
            await connection.socket.close(code=WSCloseCode.GOING_AWAY)

    def drop(self, resumable: bool = True, shard: int | None = None) -> None:
        """Close all connections, or those of one *shard*. Unless *resumable*, end their sessions too."""
        for connection in self._connections:
            session = connection.session
            if shard is None or (session is not None and session.shard[0] == shard):
                connection.close(4000)
                if session is not None and not resumable:
                    self.sessions.pop(session.id, None)

    def silence(self, shard: int | None = None) -> None:
        """Let all connections, or those of one *shard*, stay open without a word, as if a cable were pulled.

        Nothing the bot sends on them arrives. It can connect anew, and resume its sessions.
        """
        for connection in self._connections:
            session = connection.session
            if shard is None or (session is not None and session.shard[0] == shard):
                connection.silent = True

    def reconnect(self) -> None:
        """Ask the bot to reconnect and resume."""
        for connection in self._connections:
            connection.op(RECONNECT)

    def _on_dispatch(self, dispatch: Dispatch) -> None:
        world = self._world
        self._forget()
        for session in self.sessions.values():
            if session.receives(dispatch, world.bot.id):
                data = dispatch.data
                is_message = dispatch.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE")
                if is_message and dispatch.guild_id and not session.intents & MESSAGE_CONTENT:
                    data = payloads.withheld(data, world.bot.id)
                session.tell(dispatch.name, data)

    def _forget(self) -> None:
        """Delete sessions that have been disconnected for too long to be resumed."""
        for session in list(self.sessions.values()):
            if session.connection is None and self._world.now() > session.left + RESUMABLE_SECONDS:
                del self.sessions[session.id]

    async def connect(self, request: web.Request) -> web.StreamResponse:
        """GET /gateway: serve one connection until it closes."""
        socket = web.WebSocketResponse(max_msg_size=4 * 4096)
        try:
            await socket.prepare(request)
        except ConnectionResetError:  # whoever asked has left already
            return web.Response()
        try:
            pack = packer(request.query.get("compress", ""))
        except ValueError as error:
            log.warning("gateway: %s", error)
            await socket.close(code=4002)
            return socket
        if request.query.get("v", "10") != "10" or request.query.get("encoding", "json") != "json":
            await socket.close(code=4012)
            return socket
        connection = Connection(socket, pack)
        self._connections.add(connection)
        connection.op(HELLO, {"heartbeat_interval": round(self._heartbeat * 1000)})
        code = None
        try:
            code = await self._listen(connection)
        finally:
            self._connections.discard(connection)
            self._leave(connection, code)
            await connection.end()
        return socket

    def _leave(self, connection: Connection, code: int | None) -> None:
        session = connection.session
        if session is not None and session.connection is connection:
            session.connection = None
            session.left = self._world.now()
            if code in (1000, 1001):  # the bot closed the session: it can't be resumed
                self.sessions.pop(session.id, None)
        self._world.set_bot_online(any(s.connection for s in self.sessions.values()))

    async def _listen(self, connection: Connection) -> int | None:
        """Receive payloads until the connection ends; returns the close code if the bot closed it."""
        sends: deque[float] = deque(maxlen=SENDS[0])
        loop = asyncio.get_running_loop()
        while True:
            try:
                message = await connection.socket.receive(timeout=self._heartbeat * 1.5)
            except TimeoutError:
                connection.close(4009)
                return None
            if message.type is WSMsgType.CLOSE:
                return int(message.data)
            if message.type is not WSMsgType.TEXT:
                return None
            if len(sends) == SENDS[0] and loop.time() - sends[0] < SENDS[1]:
                connection.close(4008)
                return None
            if connection.silent:
                continue
            sends.append(loop.time())
            code = self._receive(connection, message.data)
            if code:
                log.info("gateway: closed with %s", code)
                connection.close(code)

    def _receive(self, connection: Connection, text: str) -> int:
        """Handle a payload from the bot, and return the code to close with, or 0."""
        try:
            payload = json.loads(text)
            op, data = payload["op"], payload.get("d")
        except (ValueError, KeyError, TypeError):
            return 4002
        if len(text) > 4096:
            return 4002
        if op == HEARTBEAT:
            # Delay the answer as a network would. discord.py stores the time of a heartbeat after sending it,
            # so an immediate answer would be measured against the heartbeat before.
            asyncio.get_running_loop().call_later(ACK_SECONDS, connection.op, ACK)
            return 0
        if op in (IDENTIFY, RESUME):
            if connection.session is not None:
                return 4005
            if not isinstance(data, dict):
                return 4002
            if data.get("token") != self._world.token:
                return 4004
            return self._identify(connection, data) if op == IDENTIFY else self._resume(connection, data)
        if connection.session is None:
            return 4003
        if op != PRESENCE:
            log.warning("gateway: the sandbox does not imitate opcode %s", op)
            return 4001
        return 0

    def _identify(self, connection: Connection, data: Json) -> int:
        world = self._world
        number, count = _shard(data)
        if not 0 <= number < count:
            return 4010
        intents = data.get("intents")
        if not isinstance(intents, int) or intents & ~KNOWN:
            return 4013
        if intents & PRIVILEGED & ~self.privileged:
            return 4014
        guilds = [g for g in world.guilds.values() if world.has_bot(g.id) and (g.id >> 22) % count == number]
        if len(guilds) > GUILDS_MOST:
            return 4011
        if not self.starts.remaining:
            return self._reset_token()
        if not self.starts.take(number):
            connection.op(INVALID_SESSION, False)
            return 0
        session = Session((number, count), intents)
        self.sessions[session.id] = session
        self._attach(connection, session)
        session.tell("READY", self._ready(session, [guild.id for guild in guilds]))
        if intents & GUILDS:
            self._announce(session, guilds[:TOGETHER])
            if later := guilds[TOGETHER:]:
                task = asyncio.create_task(self._announce_slowly(session, later))
                self._announcing.add(task)
                task.add_done_callback(self._announcing.discard)
        return 0

    def _announce(self, session: Session, guilds: Iterable[Guild]) -> None:
        for guild in guilds:
            if self._world.has_bot(guild.id):
                session.tell("GUILD_CREATE", payloads.guild_create(self._world, guild))

    async def _announce_slowly(self, session: Session, guilds: Sequence[Guild]) -> None:
        """Announce *guilds* in batches, as Discord does, with other events in between."""
        for start in range(0, len(guilds), TOGETHER):
            await asyncio.sleep(TOGETHER * self.starts.announcing)
            self._announce(session, guilds[start : start + TOGETHER])

    def _reset_token(self) -> int:
        """Change the token, as Discord does for a bot that starts too many sessions in a day."""
        self._world.token = secrets.token_urlsafe(32)
        self.sessions.clear()
        for connection in self._connections:
            connection.close(4004)
        return 0

    def _ready(self, session: Session, guild_ids: list[int]) -> Json:
        return {
            "v": 10,
            "user": payloads.me(self._world.bot),
            "guilds": [{"id": str(id), "unavailable": True} for id in guild_ids],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self._world.url.replace("http", "ws", 1) + "/gateway",
            "shard": list(session.shard),
            "application": {"id": str(self._world.bot.id), "flags": 0},
            "private_channels": [],
        }

    def _resume(self, connection: Connection, data: Json) -> int:
        self._forget()
        session = self.sessions.get(str(data.get("session_id")))
        seq = data.get("seq") or 0
        if session is None or (session.events and session.events[0][0] > seq + 1):
            connection.op(INVALID_SESSION, False)
            return 0
        if seq > session.sent:
            return 4007
        self._attach(connection, session)
        for number, payload in session.events:
            if number > seq:
                connection.send(payload)
        session.tell("RESUMED", {})
        return 0

    def _attach(self, connection: Connection, session: Session) -> None:
        session.connection = connection
        connection.session = session
        self._world.set_bot_online(True)


def _shard(data: Json) -> tuple[int, int]:
    """The shard's number and the number of shards that the bot sent; the invalid (0, 0) if malformed."""
    match data.get("shard", [0, 1]):
        case [int(number), int(count)]:
            return number, count
    return 0, 0


_encode = msgspec.json.Encoder().encode
