"""A process that hands over its shards doesn't wait for work that the new owner will do."""

from __future__ import annotations

import asyncio

import pytest

from bot.service import work_queue
from sandbox.model.world import PATIENCE
from tests.kit.freehold import Freehold, wait_until_idle


async def test_nobody_waits_for_a_league_whose_time_stands_still(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = freehold.guest("Anna")
    await anna.command("league create", game="property")
    await anna.wait_for_text("League of Property")
    await wait_until_idle(freehold)
    monkeypatch.setattr(work_queue, "GRACE", 2 * PATIENCE)
    client, asked = freehold.client, asyncio.Event()

    async def stands_still(guild_id: int) -> bool:
        asked.set()
        return False

    monkeypatch.setattr(client._organizer, "_runs", stands_still)
    client._organizer.touch(1)
    async with asyncio.timeout(PATIENCE):
        await asked.wait()
        await client._keeper.leave(client)
