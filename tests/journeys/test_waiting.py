"""Strangers who wait on servers that different processes run, on one PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from sandbox.model.world import PATIENCE
from tests.kit.guest import Guest
from tests.kit.narrow import not_none
from tests.kit.peeking import rows
from tests.kit.sharded import COUNT, LAST, Cluster, sessions, wait_for_other_sessions


def guest_on_shard(cluster: Cluster, name: str, shard: int) -> Guest:
    """Somebody who plays on the server of a *shard*."""
    world = cluster.sandbox.world
    home = next(guild for guild in world.guilds.values() if (guild.id >> 22) % COUNT == shard)
    channel = next(channel for channel in world.channels.values() if channel.guild_id == home.id)
    return Guest(cluster.sandbox, cluster.sandbox.person(name), channel.id, cluster.place)


def seats(cluster: Cluster) -> dict[int, int]:
    """The match in which each person sits; nobody sits in two."""
    found = rows(cluster.place, "SELECT user_id, match_id FROM players WHERE user_id IS NOT NULL")
    assert len(dict(found)) == len(found)
    return dict(found)


async def wait_until_seated(cluster: Cluster, guests: Collection[Guest]) -> None:
    """Wait until all *guests* sit at one table."""
    async with asyncio.timeout(PATIENCE):
        while len({seats(cluster).get(guest.person.id, -guest.person.id) for guest in guests}) > 1:  # noqa: ASYNC110 - it happens in other processes
            await asyncio.sleep(0.05)


async def test_strangers_of_two_processes_find_each_other_though_one_is_killed(cluster: Cluster) -> None:
    first, second = cluster.bots
    world = cluster.sandbox.world
    await first.begin()
    await world.until(lambda: len(sessions(cluster.sandbox)) == COUNT and world.commands)
    alone = sessions(cluster.sandbox)
    await second.begin()
    await wait_for_other_sessions(cluster.sandbox, alone, 2, 3)
    anna, ben = guest_on_shard(cluster, "Anna", 1), guest_on_shard(cluster, "Ben", LAST)

    # Both processes put somebody down; the one with shard 0 seats them, also if the other one took the click.
    for guest in (anna, ben):
        await guest.command("play", game="property", pace="daily", where="everywhere")
    await wait_until_seated(cluster, (anna, ben))
    for guest in (anna, ben):
        await guest.wait_for_text("Your table is ready")

    # Whoever waits when that process dies is seated by the one that inherits its shards.
    clara, david = guest_on_shard(cluster, "Clara", LAST), guest_on_shard(cluster, "David", LAST)
    await clara.command("play", game="deal", pace="daily", where="everywhere")
    await clara.wait_for_reply("You’re waiting")
    shared = sessions(cluster.sandbox)
    await first.kill(alone=False)
    await david.command("play", game="deal", pace="daily", where="everywhere")
    await david.wait_for_reply("You’re waiting")
    await wait_for_other_sessions(cluster.sandbox, shared, 0, 1)
    await wait_until_seated(cluster, (clara, david))
    assert rows(cluster.place, "SELECT count(*) FROM waits") == [(0,)]
    for guest in (clara, david):
        dm = not_none(guest.person.dm())
        await guest.wait_for_text("Your table is ready")
        told = [str(message) for message in guest.person.messages(dm.id)]
        assert sum("Your table is ready" in each for each in told) == 1
