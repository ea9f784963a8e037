"""The whole bot as its own process, connected to the sandbox: memory, clicks.

The sandbox keeps Discord's own rate limits. Each match is a channel with two people, who look at the table
for a moment before they move.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import psutil

from bench.figures import Figure, percentile
from bench.stored import fill
from bot.discord.controls import Control, parse
from sandbox.client.people import Person
from sandbox.model.reading import controls, text
from sandbox.server import Sandbox

STORED = 1_000
AT_PLAY = 20
SPAN = 30.0
LOOK = 1.5
"""Seconds a person looks at the table before moving, on average."""

MOVES = ("do", "pick", "choose")


def measure() -> Iterator[Figure]:
    """Play twenty matches beside a thousand others."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{folder}/bench.db"
        asyncio.run(fill(url, STORED))
        yield from asyncio.run(_run(url, Path(folder)))


@asynccontextmanager
async def started(url: str, sandbox: Sandbox) -> AsyncIterator[tuple[int, asyncio.Task[bytes]]]:
    """The bot as its own process, ready: its id, and what it logs until its end."""
    environment = {
        **os.environ,
        "DATABASE_URL": url,
        "DISCORD_TOKEN": sandbox.world.token,
        "DISCORD_API_URL": sandbox.api_url,
        "DISCORD_GATEWAY_URL": sandbox.gateway_url,
        "PYTHONDONTWRITEBYTECODE": "",  # as in the image, where everything is compiled
    }
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", env=environment, stderr=asyncio.subprocess.PIPE
    )
    assert bot.stderr is not None
    async with asyncio.timeout(30):
        while b'"ready"' not in await bot.stderr.readline():
            pass
    reading = asyncio.create_task(bot.stderr.read())
    try:
        yield bot.pid, reading
    finally:
        bot.terminate()
        await bot.wait()
        await reading


async def _run(url: str, folder: Path) -> list[Figure]:
    async with Sandbox(folder / "sandbox.db") as sandbox:
        async with started(url, sandbox) as (pid, _):
            await sandbox.world.until(lambda: sandbox.world.commands, 10)
            resident = psutil.Process(pid).memory_info().rss / 1e6
            acknowledged, shown = await _play(sandbox)
            after = psutil.Process(pid).memory_info().rss / 1e6
            stop = time.perf_counter()
        ended = time.perf_counter() - stop
    return [
        Figure(f"resident memory, {STORED} running matches", resident, "MB", 200, 120),
        Figure(f"resident memory after {AT_PLAY} of them were played", after, "MB", 200, 120),
        Figure("clicks", len(acknowledged), "", up=None),
        Figure("click → acknowledgement, p50", statistics.median(acknowledged), "ms"),
        Figure("click → acknowledgement, p99", percentile(acknowledged, 99), "ms", 150, 50),
        Figure("click → table shown, p50", statistics.median(shown), "ms"),
        Figure("click → table shown, p99", percentile(shown, 99), "ms"),
        Figure("SIGTERM to the end", ended, "s", 10),
    ]


async def _play(sandbox: Sandbox) -> tuple[list[float], list[float]]:
    tables = []
    for number in range(AT_PLAY):
        channel = await sandbox.person("Anna").create_channel(f"table-{number}")
        tables.append(Table(sandbox, channel, number))
    await asyncio.gather(*(table.open() for table in tables))
    end = time.perf_counter() + SPAN
    await asyncio.gather(*(table.play(end) for table in tables))
    return [t for table in tables for t in table.acknowledged], [t for table in tables for t in table.shown]


class Table:
    """One match and its people; *acknowledged* and *shown* are how long their clicks took, in ms.

    There are two of them, or one against a bot opponent of that *level*.
    """

    def __init__(self, sandbox: Sandbox, channel: int, number: int, level: str = "") -> None:
        self._world = sandbox.world
        self._people = [sandbox.person(name) for name in (("Anna",) if level else ("Anna", "Ben"))]
        self._level = level
        self._channel = channel
        self._random = Random(number)
        self._match = 0
        self.acknowledged: list[float] = []
        self.shown: list[float] = []

    async def open(self, game: str = "property") -> None:
        """Begin the match."""
        anna, *others = self._people
        await anna.answered(await anna.command(self._channel, f"{game} new"))
        for other in others:
            await self._press(other, "join")
        if self._level:
            part, _, message = await self._found(anna, "addbot")
            await anna.answered(await anna.select(message, part["custom_id"], [self._level]))
        await self._press(anna, "start")
        found = await self._world.until(lambda: self._control(anna, self._channel, ("hand",)), 20)
        self._match = found[1].match

    async def play(self, end: float) -> None:
        """Look and move, again and again."""
        while time.perf_counter() < end:
            await asyncio.sleep(self._random.uniform(0, 2 * LOOK))
            if not await self.turn():
                return

    async def turn(self) -> bool:
        """Let whoever is asked make a move; whether the match goes on."""
        found = self._control(self._people[0], self._channel, ("hand",))
        if found is None:
            return False
        _, _, table = found
        shown = text(self._people[0].message(table))
        who = next((who for who in self._people if f"<@{who.id}>" in shown), None)
        if who is not None and (asked := await self._open_hand(who, *found)):
            await self._move(who, asked)
        return True

    async def _open_hand(
        self, who: Person, part: dict[str, Any], control: Control, table: int
    ) -> tuple[dict[str, Any], Control, int] | None:
        id = await self._use(who, table, part)
        await self._world.until(lambda: (asked := self._panel(who)) and asked[2] > id, 20)
        return self._panel(who)

    async def _move(self, who: Person, found: tuple[dict[str, Any], Control, int]) -> None:
        part, control, message = found
        start = time.perf_counter()
        interaction = await self._use(who, message, part)
        if (modal := who.modal) is not None and modal["id"] == str(interaction):
            values = {item["custom_id"]: [item["options"][0]["value"]] for item in controls(modal)}
            start = time.perf_counter()
            await self._timed(who, await who.submit(interaction, values), start)
        await self._world.until(
            lambda: self._moved(control) or self._sure(who, message) or self._then(who, message, control), 20
        )
        if (sure := self._sure(who, message)) is not None:
            start = time.perf_counter()
            await self._use(who, message, sure)
        elif not self._moved(control) and (then := self._then(who, message, control)) is not None:
            await self._move(who, then)
            return
        await self._world.until(lambda: self._moved(control), 20)
        self.shown.append((time.perf_counter() - start) * 1e3)

    async def _use(self, who: Person, message: int, part: dict[str, Any]) -> int:
        start = time.perf_counter()
        if part["type"] == 2:
            id = await who.click(message, part["custom_id"])
        else:
            values = [option["value"] for option in part["options"]]
            id = await who.select(message, part["custom_id"], values[: part.get("min_values", 1)])
        await self._timed(who, id, start)
        return id

    async def _timed(self, who: Person, id: int, start: float) -> None:
        await who.answered(id)
        self.acknowledged.append((time.perf_counter() - start) * 1e3)

    async def _found(self, who: Person, verb: str) -> tuple[dict[str, Any], Control, int]:
        return await self._world.until(lambda: self._control(who, self._channel, (verb,)), 20)

    async def _press(self, who: Person, verb: str) -> None:
        part, _, message = await self._found(who, verb)
        await who.answered(await who.click(message, part["custom_id"]))

    def _panel(self, who: Person) -> tuple[dict[str, Any], Control, int] | None:
        return self._control(who, self._channel, MOVES)

    def _sure(self, who: Person, message: int) -> dict[str, Any] | None:
        for part in controls(who.message(message)):
            if (control := parse(part["custom_id"])) and control.verb == "sure":
                return part
        return None

    def _then(self, who: Person, message: int, before: Control) -> tuple[dict[str, Any], Control, int] | None:
        """The first control of the step to which *before* has led."""
        for part in controls(who.message(message)):
            control = parse(part["custom_id"])
            if control and control.verb in MOVES and len(control.argument) > len(before.argument):
                return (part, control, message) if control.version == before.version else None
        return None

    def _moved(self, control: Control) -> bool:
        """Whether the table shows more than when *control* was shown."""
        found = self._control(self._people[0], self._channel, ("hand", "rematch"))
        return found is not None and found[1].version > control.version

    def _control(
        self, who: Person, channel: int, verbs: tuple[str, ...]
    ) -> tuple[dict[str, Any], Control, int] | None:
        """The newest open control of this match that does one of *verbs*, and its message's id."""
        for message in reversed(who.messages(channel)):
            for part in controls(message):
                control = parse(part["custom_id"])
                mine = control and control.verb in verbs and self._match in (0, control.match)
                if control and mine and not part.get("disabled"):
                    return part, control, int(message["id"])
        return None
