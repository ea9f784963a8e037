"""The shards of this process as discord.py runs them: connecting, disconnecting and handing over.

A process that takes a shard over identifies anew. Until then the process that gave the shard back keeps
listening and answering. As both are connected for a moment, they agree on who answers what:

1. The new process waits before it answers anything on the shard, and announces when it is connected.
2. The old process disconnects, and announces the last interaction it received.
3. The new process answers what came later and drops the rest.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Coroutine
from math import inf
from typing import Any

import discord
import structlog
import yarl
from discord.ext import commands

from bot import discord_internals
from bot.cluster.broadcasts import Broadcast, Kind
from bot.cluster.claims import Claimed, Claims, Unclaimed
from bot.cluster.gate import SECONDS, Gate
from bot.cluster.owned import OwnedShards, shard_of

log = structlog.get_logger(__name__)

GOODBYE = 1.0
"""Seconds that Discord has to confirm that a connection is closed."""

ANSWERED_WITHIN = 0.5
"""Seconds after connecting in which a process that is still connected to the shard says so."""

NOBODY = -1
"""In place of the last interaction: no other process listened to the shard."""

LATEST = 15.0
"""Seconds in which another process connects to a shard, besides the time for its turn to identify."""


class ShardedBot(commands.AutoShardedBot):
    """A bot that connects to the shards that this process owns; other processes run the rest."""

    def __init__(self, claims: Claims, owned: OwnedShards, **options: Any) -> None:
        super().__init__(**options)
        self._claims = claims
        self._owned = owned
        self._gate = Gate(claims)
        self._ready_shards: set[int] = set()
        """The shards whose servers are all known."""
        self._launching: dict[int, asyncio.Task[Any] | None] = {}
        self._admitted: set[int] = set()
        """The shards whose turn it is to identify."""
        self._last: dict[int, int] = {}
        """The last interaction received on each shard."""
        self._leaving: dict[int, asyncio.Event] = {}
        """The shards given back and still listened to; set when another process is connected."""
        self._taking: dict[int, asyncio.Future[int]] = {}
        """The last interaction that the previous process received, for each shard taken over."""
        self._background: set[asyncio.Task[None]] = set()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify no faster than Discord allows, whatever other processes do."""
        shard_id = shard_id or 0
        if shard_id in self._admitted:  # it waited before it opened the connection
            self._admitted.discard(shard_id)
            return
        await self._gate.enter(shard_id)
        if shard_id not in self._owned.ids:
            raise asyncio.CancelledError  # discord.py gives up the connection

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard if this process owns it; discord.py asks for every shard there is."""
        task = asyncio.current_task()
        if self._launching.setdefault(shard_id, task) is not task:
            return
        try:
            shard = self.get_shard(shard_id)
            if shard_id not in self._owned.ids or (shard and not shard.is_closed()):
                return
            await self._gate.enter(shard_id)
            if shard_id in self._owned.ids:
                self._admitted.add(shard_id)
                await super().launch_shard(gateway, shard_id, initial=initial)
        finally:
            self._launching.pop(shard_id, None)

    def _stop_launching(self) -> None:
        """Connect no more shards."""
        for task in list(self._launching.values()):
            if task is not None:
                task.cancel()

    def _connect(self, shards: Collection[int]) -> None:
        """Connect *shards*, which other processes may still listen to."""
        for shard_id in shards:
            self._await_others(shard_id)
            launching = self.launch_shard(discord_internals.gateway(), shard_id)
            self._run_in_background(launching, f"shard {shard_id}")

    def _await_others(self, shard_id: int) -> None:
        """Answer nothing on a shard before it is clear whether another process still listens to it."""
        leaving, taking = self._leaving.get(shard_id), self._taking.get(shard_id)
        if leaving is not None:  # this process itself still does
            leaving.set()
        elif self._is_connected(shard_id):  # only its claim was lost for a while
            return
        elif taking is None or taking.done():
            self._taking[shard_id] = asyncio.get_running_loop().create_future()

    async def _disconnect(self, shards: Collection[int]) -> None:
        """Stop listening to *shards*."""
        self._ready_shards -= set(shards)
        for shard_id in shards:
            self._stop_waiting(shard_id, NOBODY)
            self._taking.pop(shard_id, None)
        await asyncio.gather(*map(self._end, shards))

    async def _end(self, shard_id: int) -> None:
        if shard := self.get_shard(shard_id):
            ending = asyncio.create_task(shard.disconnect())
            await asyncio.wait((ending,), timeout=GOODBYE)  # whether Discord confirms it or not

    async def _hand_over(self, shards: Collection[int]) -> None:
        """Listen to *shards*, which were given back, until other processes are connected to them."""
        turns = SECONDS * (1 + len(shards) // self._gate.buckets)
        await asyncio.gather(*(self._hand_over_one(shard_id, turns + LATEST) for shard_id in shards))

    async def _hand_over_one(self, shard_id: int, seconds: float) -> None:
        self._leaving[shard_id] = taken = asyncio.Event()
        try:
            async with asyncio.timeout(seconds):
                await taken.wait()
        except TimeoutError:
            log.warning("no process has connected to a shard that was given back", shard=shard_id)
        finally:
            del self._leaving[shard_id]
        if shard_id not in self._owned.ids:  # it may have come back
            await self._disconnect([shard_id])
            await self._announce("closed", shard_id, self._last.get(shard_id, 0))

    async def _announce(self, kind: Kind, shard_id: int, number: int = 0) -> None:
        try:
            await self._claims.announce(Broadcast(kind, shard_id, number, seen=False))
        except Unclaimed as error:  # the other process stops waiting by itself
            log.warning("cannot tell other processes about a shard", shard=shard_id, reason=str(error))

    def on_handover_broadcast(self, broadcast: Broadcast) -> None:
        """Another process has connected to a shard, or closed its connection."""
        match broadcast.kind:
            case "connected" if leaving := self._leaving.get(broadcast.id):
                leaving.set()
            case "closed":
                self._stop_waiting(broadcast.id, broadcast.version)

    def _stop_waiting(self, shard_id: int, last: int) -> None:
        taking = self._taking.get(shard_id)
        if taking is not None and not taking.done():
            taking.set_result(last)

    async def may_answer(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether this process answers an interaction, and no other one that listens to the same shard."""
        shard_id = shard_of(interaction.guild_id or 0, self._owned.count)
        taking = self._taking.get(shard_id)
        if taking is not None and interaction.id <= await asyncio.shield(taking):
            return False
        self._last[shard_id] = max(self._last.get(shard_id, 0), interaction.id)
        return True

    async def on_shard_connect(self, shard_id: int) -> None:
        """Disconnect a shard that was given back while it was being connected."""
        if shard_id not in self._owned.ids and shard_id not in self._leaving:
            await self._disconnect([shard_id])

    on_shard_resumed = on_shard_connect

    async def on_shard_ready(self, shard_id: int) -> None:
        """All servers of a shard are known: take over from the process that still listens to it."""
        self._ready_shards.add(shard_id)
        if taking := self._taking.get(shard_id):
            self._run_in_background(self._take_over(shard_id, taking), f"take over shard {shard_id}")

    async def _take_over(self, shard_id: int, taking: asyncio.Future[int]) -> None:
        await self._announce("connected", shard_id)
        await asyncio.wait((taking,), timeout=ANSWERED_WITHIN)
        self._stop_waiting(shard_id, NOBODY)
        if taking.result() != NOBODY:
            log.info("a shard is taken over from a process that still listened", shard=shard_id)

    def _is_connected(self, shard_id: int) -> bool:
        return self._measure_silence(shard_id) < inf

    def _silence(self) -> dict[int, float]:
        """The seconds since Discord was heard on each shard of this process; infinite if disconnected."""
        return {shard_id: self._measure_silence(shard_id) for shard_id in self._owned.ids}

    def _measure_silence(self, shard_id: int) -> float:
        shard = self.get_shard(shard_id)
        if shard_id not in self._ready_shards or shard is None or shard.is_closed():
            return inf
        return discord_internals.measure_silence(shard)

    def _run_in_background(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Run *work* until it is done or the process ends."""
        task = asyncio.create_task(work, name=name)
        self._background.add(task)
        task.add_done_callback(self._on_background_end)
        return task

    def _on_background_end(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Claimed):
            log.error("stopped working", task=task.get_name(), exc_info=error)
