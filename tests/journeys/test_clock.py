"""The clock of the machine is wrong by more than a year, for more than a day, and nothing is deleted."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.service.clock import SHORTEST
from sandbox.server import Sandbox
from tests.kit.evidence import read_matches, wait_until_at_rest
from tests.kit.guest import Guest
from tests.kit.peeking import rows
from tests.kit.process import Bot

DAY = 86400.0


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A sandbox with the right time, for a process with a wrong clock."""
    async with Sandbox(pace=0.01, acknowledge_within=20) as sandbox:
        yield sandbox


async def test_a_match_that_ended_today_is_there_when_the_clock_is_right_again(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    file = tmp_path / "freehold.db"
    bot = Bot(sandbox, file, tmp_path / "log")
    await bot.start()
    channel = sandbox.world.find_channel("games").id
    anna, ben = (Guest(sandbox, sandbox.person(name), channel, file) for name in ("Anna", "Ben"))
    await anna.command("property new")
    await ben.press("join")
    await anna.wait_for_text("Ben** · B")
    await anna.press("start")
    await sandbox.world.until(lambda: anna.find_control(["hand"]))
    await anna.resign()
    await anna.wait_for_text("🥇")
    await wait_until_at_rest(sandbox, file)
    await bot.stop()
    before = read_matches(file)
    assert before[0][0][1] == "over"

    for days in (400.0, 401.1, 0.0):
        bot.ahead.write_text(str(days * DAY))
        await bot.start()
        now = time.time() + days * DAY
        await sandbox.world.until(lambda: abs(rows(file, "SELECT up_at FROM house")[0][0] - now) < DAY / 24)  # noqa: B023
        await asyncio.sleep(2 * SHORTEST)  # right after that it looks for what is old
        await bot.stop()
        assert read_matches(file) == before, days
