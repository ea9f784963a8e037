"""The bot as a separate process that tests kill, and players who play on."""

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
    """The latest *requests*; calls *die* at the next one that is *wanted*."""

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
"""Runs the bot with a clock that is ahead by the number of seconds in a file."""


class Bot:
    """``python -m bot`` on the database in *place*, with *shards*, its output in *log*.

    Its code is in *code*; how many seconds its clock is ahead is in the file `ahead`. It has no emojis:
    uploading them takes five seconds and delays its first table. A thread paints, because a painter process
    would starve beside other tests.
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
        """The port of its metrics, once it has started."""
        return int(re.findall(r'"port": (\d+)', self.log.read_text())[-1])

    @property
    def running(self) -> bool:
        """Whether the process is running."""
        return self._process.running

    async def start(self) -> None:
        """Start it, and wait until it is connected to the gateway."""
        await self._process.start()
        await self._world.until(lambda: self._world.bot_online and self._world.commands)

    async def begin(self) -> None:
        """Start it without waiting, for use beside other processes."""
        await self._process.start()

    async def kill(self, *, alone: bool = True) -> None:
        """Kill it with SIGKILL; if it was *alone*, wait until the bot is offline."""
        await self._process.kill()
        await self._world.until(lambda: not self._process.running and not (alone and self._world.bot_online))

    async def stop(self) -> None:
        """Terminate the process, and wait until it has ended."""
        await self._process.stop()

    def kill_at(self, wanted: Callable[[Request], bool]) -> None:
        """Kill it with SIGKILL once Discord has handled a *wanted* request, before it gets the response."""
        self._rest.requests = Fatal(self._rest.requests, wanted, self._process.kill_now)

    async def wait_until_ended(self) -> int | None:
        """Wait until the process has ended by itself, and return its exit code."""
        await self._world.until(lambda: not self._process.running)
        return self._process.code


async def play_persistently(sandbox: Sandbox, guests: list[Guest], random: Random, times: int) -> None:
    """Make moves, whatever happens to the bot, and confirm those that wait for a confirmation."""
    for _ in range(times):
        with suppress(Refused, TimeoutError):
            for guest in guests:
                if guest.find_control(["sure"]):
                    await guest.press("sure")
            await play(sandbox, guests, random, 1)
