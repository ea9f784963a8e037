"""The bot as its own process, connected to the sandbox."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bench.table import WITHIN
from sandbox.server import Sandbox


@asynccontextmanager
async def run_bot(
    url: str, sandbox: Sandbox, **settings: str
) -> AsyncIterator[tuple[int, asyncio.Task[bytes]]]:
    """Run the bot as its own process with these *settings*, and yield its id and its log once it is ready.

    Raises: RuntimeError: it ended before it was ready.
    """
    async with launch_bot(url, sandbox, **settings) as (id, ready, reading):
        await asyncio.wait_for(ready, WITHIN)
        yield id, reading


@asynccontextmanager
async def launch_bot(
    url: str, sandbox: Sandbox, **settings: str
) -> AsyncIterator[tuple[int, asyncio.Future[None], asyncio.Task[bytes]]]:
    """Like `run_bot`, but doesn't wait: yields the id, a future of readiness, and the log from then on."""
    environment = {
        **os.environ,
        "DATABASE_URL": url,
        "DISCORD_TOKEN": sandbox.world.token,
        "DISCORD_API_URL": sandbox.api_url,
        "DISCORD_GATEWAY_URL": sandbox.gateway_url,
        "PYTHONDONTWRITEBYTECODE": "",  # as in the image, where everything is compiled
        **settings,
    }
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", env=environment, stderr=asyncio.subprocess.PIPE
    )
    assert bot.stderr is not None
    ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    reading = asyncio.create_task(_read(bot.stderr, ready))
    try:
        yield bot.pid, ready, reading
    finally:
        bot.terminate()
        await bot.wait()
        await reading


async def _read(log: asyncio.StreamReader, ready: asyncio.Future[None]) -> bytes:
    """Read the *log* to its end, set *ready* when the bot is, and collect the lines after that."""
    said = b""
    async for line in log:
        said += line
        if b'"ready"' in line and not ready.done():
            ready.set_result(None)
            said = b""
    if not ready.done():
        ready.set_exception(RuntimeError(said.decode()))
    return said
