"""Several processes of the bot with four shards on one PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection
from pathlib import Path
from typing import Any

import pytest

from sandbox.api.gateway import Session
from sandbox.model.founding import found_on_shards
from sandbox.model.world import Dispatch
from sandbox.server import Sandbox
from tests.kit.deadline import deadline
from tests.kit.evidence import (
    check_log,
    check_notifications,
    find_acknowledged,
    find_stored,
    load_latest,
    wait_until_at_rest,
    wait_until_shown,
)
from tests.kit.guest import Guest
from tests.kit.postgresql import Server
from tests.kit.process import Bot

Hears = Callable[[Session, Dispatch, int], bool]
"""Whether a session receives a dispatch."""

COUNT = 4
LAST = COUNT - 1


@pytest.fixture
async def sharded() -> AsyncIterator[Sandbox]:
    """A sandbox with a server for each of four shards, which may all identify at once."""
    async with Sandbox(pace=0.01, acknowledge_within=20, shards=COUNT, concurrency=COUNT) as sandbox:
        found_on_shards(sandbox.world, COUNT)
        yield sandbox


def sessions(sandbox: Sandbox) -> dict[int, str]:
    """Return the id of the latest connected session of each shard."""
    found = sandbox.gateway.sessions.values()
    return {session.shard[0]: session.id for session in found if session.connection is not None}


async def wait_for_other_sessions(sandbox: Sandbox, before: dict[int, str], *shards: int) -> None:
    """Wait until *shards* have other sessions than *before*."""

    def moved() -> bool:
        now = sessions(sandbox)
        return len(now) == COUNT and all(now[shard] != before[shard] for shard in shards)

    await sandbox.world.until(moved)


def deliver_clicks_to_all(hears: Hears) -> Hears:
    """Like *hears*, but also passes every click to all who may answer it."""

    def hears_twice(session: Session, dispatch: Dispatch, bot_id: int) -> bool:
        return hears(session, dispatch, bot_id) or (
            dispatch.name == "INTERACTION_CREATE" and session.shard[0] in (0, LAST)
        )

    return hears_twice


class Cluster:
    """Two processes that run the free shards, and Anna and Ben, who play on a server of the last shard."""

    def __init__(self, sandbox: Sandbox, place: str, folder: Path) -> None:
        self.sandbox, self.place, self.folder = sandbox, place, folder
        self.bots = [self.bot(f"log{n}") for n in range(2)]
        world = sandbox.world
        home = next(guild for guild in world.guilds.values() if (guild.id >> 22) % COUNT == LAST)
        channel = next(channel for channel in world.channels.values() if channel.guild_id == home.id)
        self.guests = [Guest(sandbox, sandbox.person(who), channel.id, place) for who in ("Anna", "Ben")]

    def bot(self, log: str, shards: str = f"auto/{COUNT}", **how: Any) -> Bot:
        """Create another process; *how* configures it."""
        return Bot(self.sandbox, self.place, self.folder / log, shards, **how)

    async def begin(self, **options: Any) -> None:
        """Start the first process, and a match in it."""
        await self.bots[0].begin()
        world = self.sandbox.world
        await world.until(lambda: len(sessions(self.sandbox)) == COUNT and world.commands)
        anna, ben = self.guests
        await anna.command("property new", **options)
        await ben.press("join")
        await anna.wait_for_text("Ben** · B")
        await anna.press("start")
        await world.until(lambda: anna.find_control(["hand"]))

    async def is_well(self, before: Collection[int]) -> list[int]:
        """Check that all moves are stored once and shown once; return their interactions."""
        kept = await self.is_played(before)
        match, _ = await load_latest(self.place)
        await wait_until_shown(self.sandbox, self.guests[0], match)
        return kept

    async def is_played(self, before: Collection[int]) -> list[int]:
        """Check that all moves are stored once and nobody was mentioned twice; return their interactions."""
        await wait_until_at_rest(self.sandbox, self.place)
        match, log = await load_latest(self.place)
        check_log(match, log)
        check_notifications(self.guests, match, log)
        kept = find_stored(self.place)
        assert set(before) | find_acknowledged(self.sandbox) <= set(kept)
        assert len(kept) == len(set(kept))
        return kept


@pytest.fixture
async def cluster(sharded: Sandbox, tmp_path: Path, postgresql: Server) -> AsyncIterator[Cluster]:
    """The two processes, not yet started."""
    name = await postgresql.create_database()
    cluster = Cluster(sharded, postgresql.url(name), tmp_path)
    yield cluster
    async with deadline("Killing the processes"):
        for bot in cluster.bots:
            await bot.kill(alone=False)
    await postgresql.drop(name)
