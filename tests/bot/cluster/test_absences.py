"""When the connection of one shard is lost, the clocks of its servers stop, and no others."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.domain import lobbies
from bot.domain.downtime import PAUSED
from bot.domain.match import Match, Venue
from bot.domain.pace import per_move
from bot.domain.people import Person
from bot.domain.place import Place
from sandbox.model.founding import found_on_shards
from sandbox.server import Sandbox
from tests.kit.freehold import Freehold
from tests.kit.haste import hasten

DEADLINE = 600
STEP = 50
"""Seconds by which the time is advanced at once: by as much as a clock may be set."""


class Shards(Freehold):
    """The whole bot on two shards, with a match on a server of each."""

    async def match(self, shard: int) -> Match:
        """Return a match of two people."""
        world = self.sandbox.world
        guild_id = next(id for id in world.guilds if (id >> 22) % 2 == shard)
        channel = next(
            each for each in world.channels.values() if each.guild_id == guild_id and each.type == 0
        )
        host, other = (Person(each.id, each.user.name) for each in map(self.sandbox.person, ("Anna", "Ben")))
        venue = Venue(Place(guild_id, channel.id), "en", per_move(DEADLINE), forced="sealed")
        match = await self.client.matches.open(lobbies.create, "property", {}, host, venue)
        await self.client.matches.change(match.id, lobbies.join, other)
        return await self.client.matches.change(match.id, lobbies.start, host.user_id)

    async def pass_time(self, seconds: int) -> None:
        """Let time pass, and let the clock do what is due."""
        for _ in range(seconds // STEP):
            self.sandbox.world.advance(STEP)
            await self.client.uptime.update()
        await self.client._clock._notify_all()
        await self.client._clock.wait_until_idle()

    async def get(self, match: Match) -> Match:
        return await self.client.matches.require(match.id)


def missed(match: Match) -> bool:
    return any(player.misses for player in match.players)


@pytest.mark.parametrize("away", [STEP, 13 * STEP])
async def test_a_shard_that_loses_its_connection_stops_its_own_clocks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, away: int
) -> None:
    hasten(monkeypatch)
    async with Sandbox(pace=0.01, shards=2, concurrency=2) as sandbox:
        found_on_shards(sandbox.world, 2)
        freehold = Shards(sandbox, tmp_path / "freehold.db")
        await freehold.start()
        client = freehold.client
        try:
            await sandbox.world.until(lambda: client._is_connected(0) and client._is_connected(1))
            await client.uptime.update()
            here, there = [await freehold.match(shard) for shard in range(2)]
            await freehold.pass_time(DEADLINE - STEP)
            shard = client.get_shard(1)
            assert shard is not None
            await shard.disconnect()
            await freehold.pass_time(away)
            assert missed(await freehold.get(here))
            assert not missed(await freehold.get(there))
            await asyncio.wait_for(shard.connect(), 10)
            await sandbox.world.until(lambda: client._is_connected(1))
            await client.uptime.update()
            await client.uptime.wait_until_idle()
            await client._clock._notify_all()  # two seconds after it was back, the house moved for the player
            after = await freehold.get(there)
            assert not missed(after)
            assert after.due == pytest.approx((there.due or 0) + away, abs=5)
            assert PAUSED not in (await freehold.get(here)).events
            assert (PAUSED in after.events) == (away > 60)
            await freehold.pass_time(STEP * 2)
            assert missed(await freehold.get(there))
        finally:
            await freehold.stop()
    assert freehold.faults == []
