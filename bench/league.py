"""A league of 64 strategies from start to winner: the bot as its own process, under Discord's rate limits."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psutil

from bench.figures import Figure
from bot.discord.controls import parse
from sandbox.client.people import Person
from sandbox.model.reading import controls, text
from sandbox.server import Sandbox

PLACES = 64
GAME = "property"
LONGEST = 1800


def measure() -> Iterator[Figure]:
    """Announce it, fill it up with bots, and wait for the winner."""
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(_run(Path(folder)))


async def _run(folder: Path) -> list[Figure]:
    async with Sandbox(folder / "sandbox.db") as sandbox:
        environment = {
            **os.environ,
            "DATABASE_URL": f"sqlite+aiosqlite:///{folder}/bench.db",
            "DISCORD_TOKEN": sandbox.world.token,
            "DISCORD_API_URL": sandbox.api_url,
            "DISCORD_GATEWAY_URL": sandbox.gateway_url,
        }
        bot = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", env=environment, stderr=asyncio.subprocess.DEVNULL
        )
        process = psutil.Process(bot.pid)
        try:
            await sandbox.world.until(lambda: sandbox.world.bot_online and sandbox.world.commands, 30)
            anna = sandbox.person("Anna")
            channel = sandbox.world.place("games").id
            await anna.answered(await anna.command(channel, "league create", game=GAME, places=PLACES))
            await _press(sandbox, anna, channel, "leagueleave")
            await _press(sandbox, anna, channel, "leaguestart")
            start = time.perf_counter()
            await _press(sandbox, anna, channel, "leaguefill")
            most = 0.0
            rounds: list[float] = []
            while not any("wins the league" in text(message) for message in anna.messages(channel)[-5:]):
                if time.perf_counter() - start > LONGEST:
                    raise TimeoutError("the league has no winner")
                await asyncio.sleep(0.5)
                most = max(most, process.memory_info().rss / 1e6)
                now = sum("· round" in text(message) for message in anna.messages(channel))
                while len(rounds) < now:
                    rounds.append(time.perf_counter() - start)
            seconds = time.perf_counter() - start
            busy = sum(process.cpu_times()[:2])
        finally:
            bot.terminate()
            await bot.wait()
    return [
        Figure(f"a league of {PLACES}, start to winner", seconds, "s"),
        Figure(f"a league of {PLACES}, a round of it", (rounds[-1] - rounds[0]) / (len(rounds) - 1), "s"),
        Figure(f"a league of {PLACES}, processor time", busy, "s"),
        Figure(f"a league of {PLACES}, resident memory at most", most, "MB"),
    ]


async def _press(sandbox: Sandbox, who: Person, channel: int, verb: str) -> None:
    def found() -> tuple[int, str] | None:
        for message in reversed(who.messages(channel)):
            for part in controls(message):
                control = parse(part["custom_id"])
                if control is not None and control.verb == verb:
                    return int(message["id"]), part["custom_id"]
        return None

    message, custom_id = await sandbox.world.until(found, 20)
    await who.answered(await who.click(message, custom_id))
