"""Running the bot from its start to its orderly end."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Awaitable, Callable

import aiohttp
import discord
import structlog

from bot.client import Client
from bot.discord.errors import is_transient
from bot.monitor import Monitor, MonitorFault
from bot.settings import Settings
from bot.store import Claimed, Store, StoreFault, Unclaimed

log = structlog.get_logger(__name__)

AddCommands = Callable[[Client], Awaitable[None]]
"""Adds commands and controls to a client: `bot.__main__` passes those of `cogs`."""

PATIENCE = 60.0
"""The most seconds between two tries to reach Discord."""


async def run(
    settings: Settings, add_commands: AddCommands, begin: Callable[[Client], None] | None = None
) -> int:
    """Run the bot until SIGTERM or SIGINT; return the exit code.

    *begin* is called with each new client before it connects.
    """
    logging.getLogger("discord").addFilter(_one_line)
    for name in ("discord.shard", "discord.client", "discord.gateway"):
        logging.getLogger(name).addFilter(_one_line)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    try:
        store = await Store.open(settings.database_url)
    except StoreFault as fault:
        log.error(str(fault))
        return 1
    monitor = Monitor(str(settings.metrics_host), settings.metrics_port)
    stop = asyncio.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(sign, stop.set)
    try:
        await monitor.open()
        return await _stay(settings, store, add_commands, monitor, stop, begin)
    except MonitorFault as fault:
        log.error(str(fault))
        return 1
    finally:
        await monitor.close()
        await store.close()


async def _stay(
    settings: Settings,
    store: Store,
    add_commands: AddCommands,
    monitor: Monitor,
    stop: asyncio.Event,
    begin: Callable[[Client], None] | None,
) -> int:
    """Connect, and reconnect while the network fails."""
    pause = 1.0
    while True:
        client = Client(settings, store, add_commands)
        monitor.health = client.health
        if begin is not None:
            begin(client)
        session = asyncio.create_task(client.start(settings.discord_token.get_secret_value()))
        stopped = asyncio.create_task(stop.wait())
        await asyncio.wait((session, stopped), return_when=asyncio.FIRST_COMPLETED)
        stopped.cancel()
        if stop.is_set():
            log.info("stopping")
        await client.shut_down()
        if not session.done():
            session.cancel()
        (error,) = await asyncio.gather(session, return_exceptions=True)
        if stop.is_set():
            return 0
        if isinstance(error, Claimed):
            log.error(str(error))
            return 3
        if sentence := _final(error):
            log.error(sentence)
            return 2 if isinstance(error, discord.LoginFailure) else 1
        pause = min(PATIENCE, pause * 2)
        whom = "the database" if isinstance(error, Unclaimed) else "Discord"
        log.error(f"Cannot reach {whom} ({error}); trying again in {pause:.0f} s.")
        try:
            async with asyncio.timeout(pause):
                await stop.wait()
            return 0
        except TimeoutError:
            pass


def _final(error: BaseException | None) -> str:
    """Why there is no point in trying again; empty if there is one."""
    match error:
        case discord.LoginFailure():
            return (
                "Discord does not know this DISCORD_TOKEN: copy it again from your application's page “Bot”."
            )
        case discord.ConnectionClosed(code=code) if code in _CLOSED:
            return f"Discord's gateway refuses the bot: {_CLOSED[code]} (code {code})."
        case discord.HTTPException() if not is_transient(error):
            return f"Discord's API refuses the bot: {error}. Is DISCORD_API_URL right?"
        case OSError() | aiohttp.ClientError() | discord.DiscordException() | Unclaimed() | None:
            return ""
    return f"The bot failed: {error!r}."


_CLOSED = {
    4004: "the token is no longer valid",
    4010: "its shard is not valid",
    4011: "it is on more than 2,500 servers and must be sharded",
    4012: "this version of its API is gone",
    4013: "an intent is not valid",
    4014: "an intent is not allowed for it",
}


def _one_line(record: logging.LogRecord) -> bool:
    """Log connection errors, which pass by themselves, as a line with the reason instead of a traceback."""
    if record.exc_info and isinstance(
        record.exc_info[1], OSError | aiohttp.ClientError | discord.DiscordException
    ):
        record.msg, record.args = f"{record.getMessage()} ({record.exc_info[1]})", ()
        record.exc_info = None
    return True
