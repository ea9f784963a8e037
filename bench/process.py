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
async def started(
    url: str, sandbox: Sandbox, **settings: str
) -> AsyncIterator[tuple[int, asyncio.Task[bytes]]]:
    """The bot as its own process with these *settings*, ready: its id, and what it logs until its end.

    Raises:
        RuntimeError: it ended before it was ready.
    """
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
    said = b""
    async with asyncio.timeout(WITHIN):
        while b'"ready"' not in (line := await bot.stderr.readline()):
            said += line
            if not line:
                raise RuntimeError(said.decode())
    reading = asyncio.create_task(bot.stderr.read())
    try:
        yield bot.pid, reading
    finally:
        bot.terminate()
        await bot.wait()
        await reading
