"""Random moves at many tables of two processes on PostgreSQL, while everything fails that can."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from itertools import cycle, islice
from pathlib import Path
from random import Random

import asyncpg
import pytest

from bot.store import Store
from sandbox.api.gateway import Session
from sandbox.client.people import Person
from sandbox.model.founding import found_guild
from sandbox.model.records import User
from sandbox.model.world import PATIENCE
from sandbox.server import Sandbox
from tests.kit.deadline import deadline
from tests.kit.evidence import (
    check_log,
    check_notifications,
    check_one_panel,
    find_acknowledged,
    find_answered,
    find_stored,
    wait_until_shown,
)
from tests.kit.guest import Guest
from tests.kit.house import DAY
from tests.kit.peeking import rows
from tests.kit.postgresql import TEMPLATE, Server
from tests.kit.process import Bot, play_persistently
from tests.kit.sharded import COUNT, deliver_clicks_to_all, sessions

GONE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""How a guest notices that the server is gone."""

UNDONE = (
    "SELECT 1 FROM matches WHERE status IN ('running', 'over') AND shown_version <> version"
    " UNION ALL SELECT 1 FROM outbox"
)


class Storm:
    """Two processes on a *server* that are killed, and that many *tables* of two people, on all shards."""

    def __init__(self, sandbox: Sandbox, server: Server, folder: Path, tables: int, random: Random) -> None:
        self.sandbox, self.world, self.server, self.random = sandbox, sandbox.world, server, random
        self.place = server.url(TEMPLATE)
        self.unanswered: set[int] = set()
        self.bots = [Bot(sandbox, self.place, folder / f"log{n}", f"auto/{COUNT}") for n in range(2)]
        sandbox.rest.requests = deque()  # all of them, for any may be an acknowledgement
        names = [(f"Ann{n}", f"Bob{n}") for n in range(tables)]
        for name in (name for pair in names for name in pair):
            user = self.world.add_user(User(self.world.new_id(), name))
            sandbox.people[user.id] = Person(self.world, sandbox.interactions, user)
        for shard in range(COUNT):
            places = tuple((f"storm-{n}", "") for n in range(shard, tables, COUNT))
            found_guild(self.world, f"Storm {shard}", places, (shard, COUNT))
        channels = [self.world.find_channel(f"storm-{n}").id for n in range(tables)]
        self.tables = [
            [Guest(sandbox, sandbox.person(who), channel, self.place) for who in pair]
            for channel, pair in zip(channels, names, strict=True)
        ]

    async def begin(self) -> None:
        """Start both processes, and a match at every table."""
        for bot in self.bots:
            await bot.begin()
        await self.world.until(lambda: len(sessions(self.sandbox)) == COUNT and self.world.commands)
        await asyncio.gather(*map(self._open, self.tables))

    async def _open(self, guests: list[Guest]) -> None:
        host, other = guests
        await host.command("property new", pace="daily")
        await other.press("join")
        await host.wait_for_text(f"{other.person.user.name}**")
        await host.press("start")
        await self.world.until(lambda: host.find_control(["hand"]), PATIENCE)

    async def play(self, moves: int, *faults: Callable[[], Awaitable[None]]) -> list[int]:
        """Make that many *moves* at all tables, with all *faults* among them; return the stored moves."""
        playing = [asyncio.create_task(self._play(guests)) for guests in self.tables]
        try:
            for number, fault in enumerate(faults, start=1):
                await self._until_made(number * moves // (len(faults) + 1))
                await self._cause(fault)
            await self._until_made(moves)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        return find_stored(self.place)

    async def _play(self, guests: list[Guest]) -> None:
        while True:
            with suppress(*GONE):
                await play_persistently(self.sandbox, guests, self.random, 1)
            await asyncio.sleep(0)

    async def _cause(self, fault: Callable[[], Awaitable[None]]) -> None:
        """Cause a *fault*. Clicks during it may stay unanswered; what a panel shows later is no answer."""
        clicked, told = set(self.world.interactions), find_answered(self.sandbox)
        await fault()
        self.unanswered |= clicked - told | set(self.world.interactions) - clicked

    async def _until_made(self, moves: int) -> None:
        async with asyncio.timeout(10 * PATIENCE):
            while len(find_stored(self.place)) < moves:  # noqa: ASYNC110 - it happens in other processes
                await asyncio.sleep(0.1)

    # What fails

    async def kill_a_process(self) -> None:
        """Kill one of the processes and restart it."""
        await self._kill(self.random.choice(self.bots))

    async def kill_the_server(self) -> None:
        """Kill PostgreSQL and restart it."""
        self.server.kill()
        self.server.start()

    async def kill_both(self) -> None:
        """Kill PostgreSQL and one of the processes, and restart them."""
        self.server.kill()
        bot = self.random.choice(self.bots)
        await bot.kill(alone=False)
        self.server.start()
        await self._kill(bot)

    async def _kill(self, bot: Bot) -> None:
        await bot.kill(alone=False)
        await bot.begin()

    async def cut_listeners(self) -> None:
        """Cut the connections on which processes listen, so that they miss broadcasts for a moment."""
        listening = "query IN ('SELECT 1', 'LISTEN freehold') AND datname = current_database()"
        ask = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {listening}"
        assert await self.server.run(ask, TEMPLATE)

    async def set_a_clock(self) -> None:
        """Set the clock of a process forward or back by a day."""
        self.random.choice(self.bots).ahead.write_text(str(self.random.choice((-DAY, DAY))))

    # What must be so

    async def check(self, kept: list[int]) -> None:
        """Check that *kept* has each answer once, and that every table shows what is stored."""
        async with asyncio.timeout(10 * PATIENCE):
            while rows(self.place, UNDONE):  # noqa: ASYNC110 - it happens in other processes
                await asyncio.sleep(0.1)
        assert len(kept) == len(set(kept))
        told = find_acknowledged(self.sandbox) - self.unanswered
        assert len(told) > len(kept) // 2
        lost = told - set(find_stored(self.place))
        assert not lost, [self.world.interactions[id].data for id in lost]
        assert set(kept) <= set(self.world.interactions)
        store = await Store.open(self.place)
        for id, channel_id in rows(self.place, "SELECT id, channel_id FROM matches"):
            match, log = await store.reader.match(id), await store.reader.entries(id)
            (guests,) = [table for table in self.tables if table[0].channel_id == channel_id]
            assert match is not None
            check_log(match, log)
            await wait_until_shown(self.sandbox, guests[0], match)
            check_notifications(guests, match, log)
            assert not any(player.misses for player in match.players)
            for guest in guests:
                check_one_panel(guest)
        await store.close()
        for bot in self.bots:
            said = bot.log.read_text().splitlines()
            assert not [line for line in said if '"level": "error"' in line and "Traceback" in line]

    async def end(self) -> None:
        """Kill all processes."""
        for bot in self.bots:
            await bot.kill(alone=False)


Raise = Callable[[int], Awaitable[Storm]]


@pytest.fixture
async def storm(
    mortal: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Callable[[int], Awaitable[Storm]]]:
    """Begin a storm at that many tables; every click is delivered to two processes."""
    monkeypatch.setattr(Session, "receives", deliver_clicks_to_all(Session.receives))
    begun: list[Storm] = []
    async with Sandbox(pace=0.01, acknowledge_within=20, shards=COUNT, concurrency=COUNT) as sandbox:

        async def begin(tables: int) -> Storm:
            await mortal.run(f"CREATE DATABASE {TEMPLATE}")
            begun.append(Storm(sandbox, mortal, tmp_path, tables, Random(tables)))
            await begun[-1].begin()
            return begun[-1]

        yield begin
        async with deadline("Killing the processes"):
            for each in begun:
                await each.end()


async def test_fifty_moves_at_five_tables_with_every_fault_once(storm: Raise) -> None:
    raging = await storm(5)
    faults = (raging.set_a_clock, raging.cut_listeners, raging.kill_the_server, raging.kill_a_process)
    await raging.check(await raging.play(50, *faults))


@pytest.mark.soak
async def test_a_thousand_moves_at_forty_tables_with_every_fault_again_and_again(storm: Raise) -> None:
    raging = await storm(40)
    faults = (raging.kill_a_process, raging.set_a_clock, raging.kill_the_server, raging.cut_listeners)
    await raging.check(await raging.play(1000, *islice(cycle((*faults, raging.kill_both)), 25)))
