"""Several processes on one PostgreSQL, with four shards between them, as one bot."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

import games
from bot.domain.match import Match
from bot.domain.proofs import Log
from sandbox.api.gateway import Session
from sandbox.api.rest import Request
from sandbox.model.founding import found_on_shards
from sandbox.model.snowflakes import created
from sandbox.model.world import PATIENCE, Dispatch
from sandbox.server import Sandbox
from tests.kit.evidence import (
    acknowledged,
    called_once_a_turn,
    history,
    is_at_rest,
    is_shown,
    is_sound,
    latest,
    made,
)
from tests.kit.figures import health, read, scrape
from tests.kit.guest import Guest, play
from tests.kit.peeking import rows
from tests.kit.postgresql import Server
from tests.kit.process import Bot, persistently

Hears = Callable[[Session, Dispatch, int], bool]
"""Whether a session hears what happened."""

COUNT = 4
LAST = COUNT - 1


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A sandbox with a server for each of four shards, that may all identify at once."""
    async with Sandbox(pace=0.01, acknowledge_within=20, shards=COUNT, concurrency=COUNT) as sandbox:
        found_on_shards(sandbox.world, COUNT)
        yield sandbox


def sessions(sandbox: Sandbox) -> dict[int, str]:
    """The session that is connected for each shard, the latest."""
    found = sandbox.gateway.sessions.values()
    return {session.shard[0]: session.id for session in found if session.connection is not None}


async def other_sessions(sandbox: Sandbox, before: dict[int, str], *shards: int) -> None:
    """Wait until other processes hear of *shards* than *before*."""

    def moved() -> bool:
        now = sessions(sandbox)
        return len(now) == COUNT and all(now[shard] != before[shard] for shard in shards)

    await sandbox.world.until(moved)


def to_all_who_may_answer(hears: Hears) -> Hears:
    """*hears*, and every click besides."""

    def hears_twice(session: Session, dispatch: Dispatch, bot_id: int) -> bool:
        return hears(session, dispatch, bot_id) or (
            dispatch.name == "INTERACTION_CREATE" and session.shard[0] in (0, LAST)
        )

    return hears_twice


class Cluster:
    """Two processes that take what is free, and Anna and Ben, who play on a server of the last shard."""

    def __init__(self, sandbox: Sandbox, place: str, folder: Path) -> None:
        self.sandbox, self.place, self.folder = sandbox, place, folder
        self.bots = [self.bot(f"log{n}", "auto/4") for n in range(2)]
        world = sandbox.world
        home = next(guild for guild in world.guilds.values() if (guild.id >> 22) % COUNT == LAST)
        channel = next(channel for channel in world.channels.values() if channel.guild_id == home.id)
        self.guests = [Guest(sandbox, sandbox.person(who), channel.id, place) for who in ("Anna", "Ben")]

    def bot(self, log: str, shards: str) -> Bot:
        return Bot(self.sandbox, self.place, self.folder / log, shards)

    async def begin(self) -> None:
        """The first process begins, and a match in it."""
        await self.bots[0].begin()
        world = self.sandbox.world
        await world.until(lambda: len(sessions(self.sandbox)) == COUNT and world.commands)
        anna, ben = self.guests
        await anna.command("property new")
        await ben.press("join")
        await anna.shown("Ben** · B")
        await anna.press("start")
        await world.until(lambda: anna.offered(["hand"]))

    async def is_well(self, before: list[int]) -> list[int]:
        """All is stored once, and shown once; what moves were made."""
        await is_at_rest(self.sandbox, self.place)
        match, log = await latest(self.place)
        is_sound(match, log)
        await is_shown(self.sandbox, self.guests[0], match)
        called_once_a_turn(self.guests, match, log)
        kept = made(self.place)
        assert set(before) | acknowledged(self.sandbox) <= set(kept)
        assert len(kept) == len(set(kept))
        return kept


@pytest.fixture
async def cluster(sandbox: Sandbox, tmp_path: Path, postgresql: Server) -> AsyncIterator[Cluster]:
    name = await postgresql.fresh()
    cluster = Cluster(sandbox, postgresql.url(name), tmp_path)
    yield cluster
    for bot in cluster.bots:
        await bot.kill(alone=False)
    await postgresql.drop(name)


async def each_tells_its_part(cluster: Cluster) -> None:
    """Wait until both processes are well, and their figures together are what is stored."""
    ((stored,),) = rows(cluster.place, "SELECT count(*) FROM moves WHERE move IS NOT NULL")
    async with asyncio.timeout(PATIENCE):
        while not await tells(cluster, stored):  # noqa: ASYNC110 - it happens in other processes
            await asyncio.sleep(0.1)


async def tells(cluster: Cluster, moves: int) -> bool:
    """Whether the two processes share the shards evenly, and so many *moves* were made in them."""
    ports = [bot.port for bot in cluster.bots[:2]]
    well = all([(await health(port))[0] == 200 for port in ports])
    first, second = [read(await scrape(port)) for port in ports]
    heard = [figures.by("freehold_shard_connected", "shard") for figures in (first, second)]
    return (
        well
        and heard == [{("0",): 1, ("1",): 1}, {("2",): 1, ("3",): 1}]
        and first.total("freehold_shards") == second.total("freehold_shards") == COUNT
        and first.total("freehold_moves_total") + second.total("freehold_moves_total") == moves
        and [each.total("freehold_matches") for each in (first, second)] == [0, 1]
    )


async def test_processes_share_a_match_hand_it_over_and_inherit_it(
    sandbox: Sandbox, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, guests, random = sandbox.world, cluster.guests, Random(3)
    first, second = cluster.bots
    await cluster.begin()
    alone = sessions(sandbox)
    await play(sandbox, guests, random, 2)

    # Another one comes and gets its part: it drives the match, but clicks in private come to the first.
    await second.begin()
    await other_sessions(sandbox, alone, 2, 3)
    await world.until(lambda: sessions(sandbox)[0] == alone[0])
    shared = sessions(sandbox)
    twin = cluster.bot("twin", "3/4")
    cluster.bots.append(twin)
    await twin.begin()
    await play(sandbox, guests, random, 4)
    kept = await cluster.is_well([])
    await each_tells_its_part(cluster)
    assert await twin.ended() == 3
    assert "Shard 3 of 4 is carried by freehold on" in twin.log.read_text()
    assert sessions(sandbox) == shared

    # What is clicked is delivered to both.
    with monkeypatch.context() as twice:
        twice.setattr(Session, "hears", to_all_who_may_answer(Session.hears))
        await play(sandbox, guests, random, 2)
        kept = await cluster.is_well(kept)

    # The driver dies in the middle of it.
    playing = asyncio.create_task(persistently(sandbox, guests, random, 100))
    await world.until(lambda: len(made(cluster.place)) > len(kept))
    await second.kill(alone=False)
    await other_sessions(sandbox, shared, 2, 3)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    await cluster.is_well(kept)
    await persistently(sandbox, guests, random, 2)
    await cluster.is_well(kept)
    for bot in (first, second):
        assert '"level": "error"' not in bot.log.read_text()


MESSAGES = "/channels/{channel_id}/messages"


def posted(request: Request, channel_id: int) -> bool:
    """Whether somebody posted in a channel."""
    return (request.method, request.route) == ("POST", MESSAGES) and f"/{channel_id}/" in request.path


def rings(guest: Guest) -> list[float]:
    """When *guest* was rung in private, the first time first."""
    dm = guest.person.dm()
    assert dm is not None
    said = [each for each in guest.person.messages(dm.id) if each["content"].startswith("**Property**")]
    return sorted(created(int(message["id"])) for message in said)


def rung_once(guest: Guest, match: Match, log: Log, since: float) -> None:
    """*guest* was rung at most once for every time by then that the match began to wait for them *since*, and
    for the last one they were, unless they had just been here."""
    game, seat = games.load(match.game), match.seat_of(guest.person.id) or 0
    asked = [(at, seat in game.waiting_for(state)) for _, at, state in history(match, log)]
    begun = [at for (_, before), (at, now) in pairwise(asked) if now and not before and at > since]
    turns = [sum(begin <= ring for begin in begun) for ring in rings(guest) if ring > since]
    for number, turn in enumerate(turns, start=1):
        assert number <= turn, (guest.person.user.name, turns)
    player = match.players[seat]
    if asked[-1][1] and begun and not player.seen and player.ring is None:
        assert turns[-1:] == [len(begun)], (guest.person.user.name, turns)


async def everybody_leaves(place: str, server: Server) -> None:
    """Let it be long ago that anybody was here, as far as every process knows."""
    name = place.partition("@/")[2].partition("?")[0]
    await server.run("UPDATE players SET seen = 0", name)
    noted = "UPDATE matches SET noted = noted + 1 RETURNING id, noted"
    said = "pg_notify('freehold', format('note %s %s 0', id, noted))"
    await server.run(f"WITH now AS ({noted}) SELECT {said} FROM now", name)


async def test_what_was_done_when_the_driver_was_killed_is_done_once(
    sandbox: Sandbox, cluster: Cluster, postgresql: Server
) -> None:
    world, guests, random = sandbox.world, cluster.guests, Random(4)
    (anna, _), (_, driver) = guests, cluster.bots
    await cluster.begin()
    before = sessions(sandbox)
    await driver.begin()
    await other_sessions(sandbox, before, 2, 3)
    name = cluster.place.partition("@/")[2].partition("?")[0]
    await postgresql.run("UPDATE persons SET notify = 'dm'", name)
    kept = await cluster.is_well([])
    dms = [dm.id for guest in guests if (dm := guest.person.dm())]
    fatal: list[Callable[[Request], bool]] = [
        lambda request: posted(request, anna.channel_id),
        lambda request: any(posted(request, dm) for dm in dms),
    ]
    since = time.time()
    for number, wanted in enumerate(fatal):
        driver.kill_at(wanted)
        while driver.running:
            await everybody_leaves(cluster.place, postgresql)
            await persistently(sandbox, guests, random, 1)
        kept = await cluster.is_well(kept)
        await world.until(lambda: not rows(cluster.place, "SELECT 1 FROM outbox"))
        match, log = await latest(cluster.place)
        for guest in guests:
            rung_once(guest, match, log, since)
            dm = guest.person.dm()
            assert dm is not None
            assert len([panel for panel in guest.person.messages(dm.id) if panel["attachments"]]) == 1
        if number < len(fatal) - 1:
            before = sessions(sandbox)
            await driver.begin()
            await other_sessions(sandbox, before, 2, 3)
    assert kept


@pytest.mark.soak
async def test_nothing_is_lost_or_doubled_by_ten_kills_of_either_process(
    sandbox: Sandbox, cluster: Cluster
) -> None:
    random = Random(10)
    await cluster.begin()
    await cluster.bots[1].begin()
    kept: list[int] = []
    for _ in range(10):
        playing = asyncio.create_task(persistently(sandbox, cluster.guests, random, 100))
        await asyncio.sleep(random.uniform(0, 10))  # before, while and after the other one takes over
        victim = random.choice(cluster.bots)
        await victim.kill(alone=False)
        await asyncio.sleep(random.uniform(0, 5))
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await victim.begin()
        kept = await cluster.is_well(kept)
    for bot in cluster.bots:
        assert '"level": "error"' not in bot.log.read_text()
