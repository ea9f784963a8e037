"""What Freehold uses of discord.py beyond its documented interface; nothing else does.

`tests/bot/test_discord_internals.py` says what is missing when an upgrade of discord.py breaks this.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import yarl
from discord import gateway as discord_gateway
from discord.gateway import DiscordWebSocket, KeepAliveHandler
from discord.http import Route

ANSWERING = ("CommandTree-invoker", "discord.py: on_interaction")
"""The names of the tasks in which discord.py answers an interaction."""

SLICE = 0.005
"""Seconds for which events that have arrived are handled before other tasks get a turn."""


def silence_voice_warnings() -> None:
    """Log nothing about libraries for voice, which Freehold does not use."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def yield_between_events() -> None:
    """Let other tasks run between events: thousands of them may have arrived at once."""
    poll = DiscordWebSocket.poll_event
    until = 0.0

    async def poll_and_yield(self: DiscordWebSocket) -> None:
        nonlocal until
        await poll(self)
        loop = asyncio.get_running_loop()
        if not until - SLICE <= loop.time() < until:
            await asyncio.sleep(0)
            until = loop.time() + SLICE

    DiscordWebSocket.poll_event = poll_and_yield  # type: ignore[method-assign]


class FrequentHeartbeat(KeepAliveHandler):
    """Sends heartbeats at least every `SECONDS`, so that a connection that has gone silent is noticed soon.

    Discord asks for one every 41 seconds.
    """

    SECONDS = 5.0

    def __init__(self, *, interval: float, **options: Any) -> None:
        super().__init__(interval=min(interval, self.SECONDS), **options)


def beat_often() -> None:
    """Let all shards send heartbeats more often than Discord asks for."""
    discord_gateway.KeepAliveHandler = FrequentHeartbeat  # type: ignore[assignment,misc]


def measure_silence(shard: discord.ShardInfo) -> float:
    """The seconds since anything was received on the connection of *shard*; each heartbeat is answered."""
    beating = shard._parent.ws._keep_alive
    return 0.0 if beating is None else time.perf_counter() - beating._last_recv


def use_api(url: str) -> None:
    """Send all requests to *url*."""
    Route.BASE = url


def use_gateway(url: str) -> None:
    """Connect shards to *url* unless Discord names another one for resuming."""
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)


def gateway() -> yarl.URL:
    """The address that shards connect to."""
    return DiscordWebSocket.DEFAULT_GATEWAY


def pace_requests(
    client: discord.Client,
    wait: Callable[[], Awaitable[None]],
    on_error: Callable[[discord.HTTPException], None],
) -> None:
    """Call *wait* before each request, and *on_error* with those that fail.

    Answers to interactions do not go through here, because Discord does not count them.
    """
    request = client.http.request

    async def request_in_turn(*args: Any, **kwargs: Any) -> Any:
        await wait()
        try:
            return await request(*args, **kwargs)
        except discord.HTTPException as error:
            on_error(error)
            raise

    client.http.request = request_in_turn  # type: ignore[method-assign]


def connect_through(client: discord.Client, proxy: str) -> None:
    """Connect to *proxy* in place of every gateway, including those that Discord names for resuming."""
    connect = client.http.ws_connect

    async def connect_to_proxy(url: str, **kwargs: Any) -> Any:
        return await connect(str(yarl.URL(proxy).with_query(yarl.URL(url).query)), **kwargs)

    client.http.ws_connect = connect_to_proxy  # type: ignore[method-assign]


def forget_guild(client: discord.Client, guild: discord.Guild) -> None:
    """Drop a server from the cache, because another process receives its events now."""
    client._connection._remove_guild(guild)


def answering_tasks() -> list[asyncio.Task[Any]]:
    """The tasks that are answering an interaction now."""
    return [task for task in asyncio.all_tasks() if task.get_name() in ANSWERING]
