"""The bot as a separate process that tests kill, and players who carry on."""

from __future__ import annotations

import re
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

from sandbox.api.rest import Request
from sandbox.model.errors import Refused
from sandbox.process import Process
from sandbox.server import Sandbox
from tests.kit.guest import Guest, play
from tests.kit.peeking import Database, url

ROOT = Path(__file__).parents[2]


class Fatal(deque[Request]):
    """The latest *requests*; with the next one that is *wanted* somebody is to *die*."""

    def __init__(
        self, requests: deque[Request], wanted: Callable[[Request], bool], die: Callable[[], None]
    ) -> None:
        super().__init__(requests, requests.maxlen)
        self._wanted: Callable[[Request], bool] | None = wanted
        self._die = die

    def append(self, request: Request) -> None:
        super().append(request)
        if self._wanted is not None and self._wanted(request):
            self._wanted = None
            self._die()


JUMPING = """
import runpy, sys, time
from pathlib import Path
file, real = Path(sys.argv.pop(1)), time.time
time.time = lambda: real() + float(file.read_text())
runpy.run_module("bot", run_name="__main__", alter_sys=True)
"""
"""The bot with a clock that is ahead by as many seconds as a file says."""


class Bot:
    """``python -m bot`` on the database in *place*, with *shards*, all that it says in *log*.

    Its code is in *code*; how many seconds its clock is ahead is in `ahead`. It has no emojis: uploading them
    takes five seconds, in which its first table waits. A thread paints: beside other tests a painter would
    starve.
    """

    def __init__(
        self, sandbox: Sandbox, place: Database, log: Path, shards: str = "", *, code: Path = ROOT
    ) -> None:
        sandbox.rest.fail(10**6, 403, "GET", "/applications/{application_id}/emojis")
        self._world = sandbox.world
        self._rest = sandbox.rest
        self.log = log
        self.ahead = log.with_suffix(".ahead")
        self.ahead.write_text("0")
        environment = {
            "DISCORD_TOKEN": sandbox.world.token,
            "DISCORD_API_URL": sandbox.api_url,
            "DISCORD_GATEWAY_URL": sandbox.gateway_url,
            "DATABASE_URL": url(place),
            "SHARDS": shards,
            "METRICS_PORT": "0",
            "LOG_LEVEL": "DEBUG",
            "RENDER_WORKERS": "0",
        }
        said = f'cd "{code}" && exec "{sys.executable}" -c \'{JUMPING}\' "{self.ahead}" >>"{log}" 2>&1'
        self._process = Process(["sh", "-c", said], environment, lambda _: None)

    @property
    def port(self) -> int:
        """Where it tells its figures, once it has begun."""
        return int(re.findall(r'"port": (\d+)', self.log.read_text())[-1])

    @property
    def running(self) -> bool:
        """Whether the process is running."""
        return self._process.running

    async def start(self) -> None:
        """Start it, and wait until it hears people."""
        await self._process.start()
        await self._world.until(lambda: self._world.bot_online and self._world.commands)

    async def begin(self) -> None:
        """Start it, beside others."""
        await self._process.start()

    async def kill(self, *, alone: bool = True) -> None:
        """End it with SIGKILL, and wait until nobody hears people, if it was *alone*."""
        await self._process.kill()
        await self._world.until(lambda: not self._process.running and not (alone and self._world.bot_online))

    async def stop(self) -> None:
        """Terminate the process, and wait until it has ended."""
        await self._process.stop()

    def kill_at(self, wanted: Callable[[Request], bool]) -> None:
        """End it with SIGKILL when Discord has done a request that is *wanted*, before it hears of that."""
        self._rest.requests = Fatal(self._rest.requests, wanted, self._process.kill_now)

    async def wait_until_ended(self) -> int | None:
        """Wait until the process has ended by itself, and return its exit code."""
        await self._world.until(lambda: not self._process.running)
        return self._process.code


async def persistently(sandbox: Sandbox, guests: list[Guest], random: Random, times: int) -> None:
    """Make moves, whatever happens to the bot; where somebody was asked to confirm one, they do."""
    for _ in range(times):
        with suppress(Refused, TimeoutError):
            for guest in guests:
                if guest.find_control(["sure"]):
                    await guest.press("sure")
            await play(sandbox, guests, random, 1)
