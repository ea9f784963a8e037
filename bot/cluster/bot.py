"""The shards of this process as discord.py has them: connecting, disconnecting, and handing over.

A process that takes a shard over goes on with the session that was left for it: nothing goes unheard, and
nothing is heard twice. But only at the beginning of a session Discord tells of the servers. So it begins one
of its own then, and ends the other as soon as it knows them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine
from typing import Any

import discord
import structlog
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from bot.cluster.gate import Gate
from bot.cluster.once import Once
from bot.cluster.socket import Heir, Socket
from bot.cluster.state import State
from bot.store import Claimed, Left, Store, StoreFault

log = structlog.get_logger(__name__)

GOODBYE = 1.0
"""Seconds that Discord has to confirm that a connection is closed."""


class SharedBot(Heir, commands.AutoShardedBot):
    """A bot that hears of the shards that *store* says it carries; others carry the rest."""

    def __init__(self, store: Store, now: Callable[[], float], **options: Any) -> None:
        super().__init__(**options)
        self.store = store
        parsers = self._connection.parsers
        self.once = parsers["INTERACTION_CREATE"] = Once(parsers["INTERACTION_CREATE"], now)
        self._gate = Gate(store.claims)
        self._heard: set[int] = set()
        """The shards that Discord is heard on, if they are connected."""
        self._told: set[int] = set()
        """Those of which all servers are known."""
        self._background: set[asyncio.Task[None]] = set()
        self._inherited: dict[int, discord.ShardInfo] = {}

    def _get_state(self, **options: Any) -> State:
        return State(
            dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options
        )

    def owns_shard(self, shard_id: int) -> bool:
        """Whether this process carries a shard."""
        return shard_id in self.store.owned.ids

    async def left(self, shard_id: int) -> Left | None:
        """The session that another process left for a shard."""
        try:
            owned = self.store.owned
            return await self.store.sessions.take(shard_id, owned.count, self.store.time())
        except StoreFault:  # one can always begin a new one
            return None

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify no faster than Discord allows, whatever other processes do."""
        await self._gate.enter(shard_id or 0)
        if not self.owns_shard(shard_id or 0):
            raise asyncio.CancelledError

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard, unless it is given back before it comes to that."""
        if not self.owns_shard(shard_id):
            return
        try:
            await super().launch_shard(gateway, shard_id, initial=initial)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if self.owns_shard(shard_id) or (task and task.cancelling()):
                raise

    def _connect(self, shards: Collection[int]) -> None:
        """Connect those of *shards* that are not."""
        for shard_id in shards:
            shard = self.get_shard(shard_id)
            if shard is None or shard.is_closed():
                self._begin(
                    self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard_id), f"shard {shard_id}"
                )

    async def _disconnect(self, shards: Collection[int]) -> dict[int, Left]:
        """Hear of *shards* no more; the sessions of theirs that others can go on with."""
        self._heard -= set(shards)
        self._told -= set(shards)
        left = await asyncio.gather(*map(self._leave, shards))
        return {shard_id: each for shard_id, each in zip(shards, left, strict=True) if each}

    async def _leave(self, shard_id: int) -> Left | None:
        sockets = self._sockets(shard_id)
        self._inherited.pop(shard_id, None)
        if not sockets:
            return None
        socket, *others = sockets
        for other in others:  # first: what it told of, the one that stays has told of by then
            await _end(sockets[other])
        socket.leaves = True
        await _end(sockets[socket])
        return socket.left

    def _sockets(self, shard_id: int) -> dict[Socket, discord.ShardInfo]:
        """The open connections of a shard; there are two while one is to take the place of the other."""
        known = (self._inherited.get(shard_id), self.get_shard(shard_id))
        return {_socket(shard): shard for shard in known if shard and not shard.is_closed()}

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Nothing was missed; begin a session of one's own if it was another process's."""
        self.once.live(shard_id)
        shard = self.get_shard(shard_id)
        if not self.owns_shard(shard_id):  # it was given back just then
            await self._leave(shard_id)
        elif shard is not None and shard_id not in self._told | self._inherited.keys():
            log.info("a shard is taken over with its session", shard=shard_id)
            self._heard.add(shard_id)
            self._inherited[shard_id] = shard
            self._begin(
                self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard_id), f"renew shard {shard_id}"
            )

    async def on_shard_ready(self, shard_id: int) -> None:
        """Discord told of all servers of a shard."""
        self.once.live(shard_id)
        self._heard.add(shard_id)
        self._told.add(shard_id)
        if shard := self._inherited.pop(shard_id, None):
            self._begin(_end(shard), f"end the session that shard {shard_id} was taken over with")

    def _hears(self) -> dict[int, bool]:
        """Whether Discord is heard on each of the shards that this process carries.

        discord.py itself waits for those it was told at first, of which others may carry some by now.
        """
        return {id: id in self._heard and bool(self._sockets(id)) for id in self.store.owned.ids}

    def _begin(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Do *work* beside all else, until the process ends."""
        task = asyncio.create_task(work, name=name)
        self._background.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Claimed):
            log.error("stopped working", task=task.get_name(), exc_info=error)


def _socket(shard: discord.ShardInfo) -> Socket:
    socket = shard._parent.ws
    assert isinstance(socket, Socket)
    return socket


async def _end(shard: discord.ShardInfo) -> None:
    """Disconnect *shard*; nothing that comes from then on is heard, whether Discord confirms it or not."""
    await asyncio.wait((asyncio.create_task(shard.disconnect()),), timeout=GOODBYE)
