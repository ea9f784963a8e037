"""A league of 16 strategies from start to winner: the bot as its own process, under Discord's rate limits."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psutil

from bench.figures import Figure
from bench.process import run_bot
from bench.table import WITHIN
from bot.discord.controls import parse
from sandbox.client.people import Person
from sandbox.model.reading import controls
from sandbox.server import Sandbox

PLACES = 16
GAME = "property"
LONGEST = 1800


def measure() -> Iterator[Figure]:
    """Announce a league, fill it with bots, and wait for the winner."""
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(_run(Path(folder)))


async def _run(folder: Path) -> list[Figure]:
    url = f"sqlite+aiosqlite:///{folder}/bench.db"
    async with (
        Sandbox(folder / "sandbox.db", acknowledge_within=WITHIN) as sandbox,
        run_bot(url, sandbox) as (id, _),
    ):
        process = psutil.Process(id)
        await sandbox.world.until(lambda: sandbox.world.commands, WITHIN)
        anna = sandbox.person("Anna")
        channel = sandbox.world.find_channel("games").id
        await anna.wait_for_answer(await anna.command(channel, "league create", game=GAME, places=PLACES))
        await _press(sandbox, anna, channel, "leagueleave")
        await _press(sandbox, anna, channel, "leaguestart")
        start = time.perf_counter()
        await _press(sandbox, anna, channel, "leaguefill")
        most = 0.0
        rounds: list[float] = []
        over = False
        while not over:
            if time.perf_counter() - start > LONGEST:
                raise TimeoutError("the league has no winner")
            await asyncio.sleep(0.5)
            most = max(most, process.memory_info().rss / 1e6)
            round, over = _read_league(folder / "bench.db")
            while len(rounds) < round:
                rounds.append(time.perf_counter() - start)
        seconds = time.perf_counter() - start
        busy = sum(process.cpu_times()[:2])
    return [
        Figure(f"a league of {PLACES}, start to winner", seconds, "s"),
        Figure(f"a league of {PLACES}, a round of it", (rounds[-1] - rounds[0]) / (len(rounds) - 1), "s"),
        Figure(f"a league of {PLACES}, processor time", busy, "s"),
        Figure(f"a league of {PLACES}, resident memory at most", most, "MB"),
    ]


def _read_league(file: Path) -> tuple[int, bool]:
    """Return the number of the last round, and whether the winner is shown."""
    with closing(sqlite3.connect(file)) as connection:
        ((round, status, shown),) = connection.execute(
            "SELECT round, status, shown_version = version FROM leagues"
        )
    return round, status == "over" and bool(shown)


async def _press(sandbox: Sandbox, who: Person, channel: int, verb: str) -> None:
    def find_control() -> tuple[int, str] | None:
        for message in reversed(who.messages(channel)):
            for part in controls(message):
                control = parse(part["custom_id"])
                if control is not None and control.verb == verb:
                    return int(message["id"]), part["custom_id"]
        return None

    message, custom_id = await sandbox.world.until(find_control, WITHIN)
    await who.wait_for_answer(await who.click(message, custom_id))
