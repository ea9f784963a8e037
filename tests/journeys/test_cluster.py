"""Several processes that share four shards on one PostgreSQL act like one bot."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

import games
from bot.domain.match import Match
from bot.domain.replays import Log
from sandbox.api.gateway import Session
from sandbox.api.rest import Request
from sandbox.model.snowflakes import created_at
from sandbox.model.world import PATIENCE
from tests.kit.evidence import check_one_panel, find_stored, history, load_latest
from tests.kit.figures import parse_samples, read_health, scrape
from tests.kit.guest import Guest, play
from tests.kit.house import DAY, HOUR
from tests.kit.peeking import rows
from tests.kit.postgresql import Server
from tests.kit.process import play_persistently
from tests.kit.sharded import COUNT, Cluster, deliver_clicks_to_all, sessions, wait_for_other_sessions


async def check_metrics(cluster: Cluster) -> None:
    """Wait until both processes are healthy and their metrics add up to what is stored."""
    ((stored,),) = rows(cluster.place, "SELECT count(*) FROM moves WHERE move IS NOT NULL")
    async with asyncio.timeout(PATIENCE):
        while not await has_metrics(cluster, stored):  # noqa: ASYNC110 - it happens in other processes
            await asyncio.sleep(0.1)


async def has_metrics(cluster: Cluster, moves: int) -> bool:
    """Whether the two processes share the shards evenly and report that many *moves* in all."""
    ports = [bot.port for bot in cluster.bots[:2]]
    well = all([(await read_health(port))[0] == 200 for port in ports])
    first, second = [parse_samples(await scrape(port)) for port in ports]
    heard = [figures.by("freehold_shard_connected", "shard") for figures in (first, second)]
    return (
        well
        and heard == [{("0",): 1, ("1",): 1}, {("2",): 1, ("3",): 1}]
        and first.sum_of("freehold_shards") == second.sum_of("freehold_shards") == COUNT
        and first.sum_of("freehold_moves_total") + second.sum_of("freehold_moves_total") == moves
        and [each.sum_of("freehold_matches") for each in (first, second)] == [0, 1]
    )


async def test_processes_share_a_match_hand_it_over_and_inherit_it(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    sandbox, guests, random = cluster.sandbox, cluster.guests, Random(3)
    world = sandbox.world
    first, second = cluster.bots
    await cluster.begin()
    alone = sessions(sandbox)
    await play(sandbox, guests, random, 2)

    # Another one comes and gets its part: it drives the match, but clicks in private come to the first.
    await second.begin()
    await wait_for_other_sessions(sandbox, alone, 2, 3)
    await world.until(lambda: sessions(sandbox)[0] == alone[0])
    shared = sessions(sandbox)
    twin = cluster.bot("twin", "3/4")
    cluster.bots.append(twin)
    await twin.begin()
    await play(sandbox, guests, random, 4)
    kept = await cluster.is_well([])
    await check_metrics(cluster)
    assert await twin.wait_until_ended() == 3
    assert "Shard 3 of 4 is owned by freehold on" in twin.log.read_text()
    assert sessions(sandbox) == shared

    # What is clicked is delivered to both.
    with monkeypatch.context() as twice:
        twice.setattr(Session, "receives", deliver_clicks_to_all(Session.receives))
        await play(sandbox, guests, random, 2)
        kept = await cluster.is_well(kept)

    # The driver dies in the middle of it.
    playing = asyncio.create_task(play_persistently(sandbox, guests, random, 100))
    await world.until(lambda: len(find_stored(cluster.place)) > len(kept))
    await second.kill(alone=False)
    await wait_for_other_sessions(sandbox, shared, 2, 3)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    await cluster.is_well(kept)
    await play_persistently(sandbox, guests, random, 2)
    await cluster.is_well(kept)
    for bot in (first, second):
        assert '"level": "error"' not in bot.log.read_text()


MESSAGES = "/channels/{channel_id}/messages"


def has_post(request: Request, channel_id: int) -> bool:
    """Whether somebody posted in a channel."""
    return (request.method, request.route) == ("POST", MESSAGES) and f"/{channel_id}/" in request.path


def list_notifications(guest: Guest) -> list[float]:
    """Return when *guest* was notified in private, in order of time."""
    dm = guest.person.dm()
    assert dm is not None
    said = [each for each in guest.person.messages(dm.id) if each["content"].startswith("**[Property](")]
    return sorted(created_at(int(message["id"])) for message in said)


def check_notified_once(guest: Guest, match: Match, log: Log, since: float) -> None:
    """Check that *guest* was notified at most once each time the match began to wait for them after *since*.

    The last time they were, unless they had just been here.
    """
    game, seat = games.load(match.game), match.seat_of(guest.person.id) or 0
    asked = [(at, seat in game.waiting_for(state)) for _, at, state in history(match, log)]
    begun = [at for (_, before), (at, now) in pairwise(asked) if now and not before and at > since]
    turns = [sum(begin <= at for begin in begun) for at in list_notifications(guest) if at > since]
    for number, turn in enumerate(turns, start=1):
        assert number <= turn, (guest.person.user.name, turns)
    player = match.players[seat]
    if asked[-1][1] and begun and not player.seen and player.notify_at is None:
        assert turns[-1:] == [len(begun)], (guest.person.user.name, turns)


async def everybody_leaves(place: str, server: Server) -> None:
    """Make every process believe that nobody has been here for a long time."""
    name = place.partition("@/")[2].partition("?")[0]
    await server.run("UPDATE players SET seen = 0", name)
    amended = "UPDATE matches SET amendments = amendments + 1 RETURNING id, amendments"
    said = "pg_notify('freehold', format('amendment %s %s 0', id, amendments))"
    await server.run(f"WITH now AS ({amended}) SELECT {said} FROM now", name)


async def test_what_was_done_when_the_driver_was_killed_is_done_once(
    cluster: Cluster, postgresql: Server
) -> None:
    sandbox, guests, random = cluster.sandbox, cluster.guests, Random(4)
    world = sandbox.world
    (anna, _), (_, driver) = guests, cluster.bots
    await cluster.begin()
    before = sessions(sandbox)
    await driver.begin()
    await wait_for_other_sessions(sandbox, before, 2, 3)
    name = cluster.place.partition("@/")[2].partition("?")[0]
    await postgresql.run("UPDATE persons SET notify = 'dm'", name)
    kept = await cluster.is_well([])
    dms = [dm.id for guest in guests if (dm := guest.person.dm())]
    fatal: list[Callable[[Request], bool]] = [
        lambda request: has_post(request, anna.channel_id),
        lambda request: any(has_post(request, dm) for dm in dms),
    ]
    since = time.time()
    for number, wanted in enumerate(fatal):
        driver.kill_at(wanted)
        while driver.running:
            await everybody_leaves(cluster.place, postgresql)
            await play_persistently(sandbox, guests, random, 1)
        kept = await cluster.is_well(kept)
        await world.until(lambda: not rows(cluster.place, "SELECT 1 FROM outbox"))
        match, log = await load_latest(cluster.place)
        for guest in guests:
            check_notified_once(guest, match, log, since)
            check_one_panel(guest)
        if number < len(fatal) - 1:
            before = sessions(sandbox)
            await driver.begin()
            await wait_for_other_sessions(sandbox, before, 2, 3)
    assert kept


async def test_a_clock_that_jumps_takes_nobody_s_time_and_gives_none(cluster: Cluster) -> None:
    sandbox, guests, random = cluster.sandbox, cluster.guests, Random(6)
    first, second = cluster.bots
    await cluster.begin(pace="hourly")
    before = sessions(sandbox)
    await second.begin()
    await wait_for_other_sessions(sandbox, before, 2, 3)
    kept = await cluster.is_well(())
    # The one drives the match and keeps its deadlines; the other hears clicks in private, and sets them.
    for bot, days in ((second, 1), (first, -1)):
        bot.ahead.write_text(str(days * DAY))
    for bot, days in ((second, 1), (first, -1)):
        said = f'"seconds": {days * DAY}'
        await sandbox.world.until(lambda bot=bot, said=said: said in bot.log.read_text())  # type: ignore[misc]
    await play_persistently(sandbox, guests, random, 3)
    kept = await cluster.is_well(kept)
    match, log = await load_latest(cluster.place)
    now = time.time()
    assert {player.misses for player in match.players} == {0}
    assert match.due is not None
    assert all(now < player.due <= now + HOUR for player in match.players if player.due is not None)
    assert all(now - HOUR < entry.at <= now for entry, _ in log)
    before = sessions(sandbox)
    await second.kill(alone=False)
    await wait_for_other_sessions(sandbox, before, 2, 3)
    await play_persistently(sandbox, guests, random, 2)
    await cluster.is_well(kept)
    for bot in (first, second):
        told = bot.log.read_text()
        assert "was away" not in told
        assert '"level": "error"' not in told


@pytest.mark.soak
async def test_nothing_is_lost_or_doubled_by_ten_kills_of_either_process(cluster: Cluster) -> None:
    random = Random(10)
    await cluster.begin()
    await cluster.bots[1].begin()
    kept: list[int] = []
    for _ in range(10):
        playing = asyncio.create_task(play_persistently(cluster.sandbox, cluster.guests, random, 100))
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
