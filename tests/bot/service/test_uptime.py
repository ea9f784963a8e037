"""While Freehold was away nobody's time ran."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import pytest
from structlog.testing import capture_logs

from bot.domain import lobbies
from bot.domain.league import changes
from bot.domain.lobbies import LIFE
from bot.domain.match import Match, Venue
from bot.league.leagues import Leagues
from bot.service.clock import Clock
from bot.service.opponents import Opponents
from bot.service.uptime import AWAY, Uptime
from tests.kit.house import ANNA, BEN, CLARA, DAY, HOUR, House


class Process:
    """A process that begins now: its clock and its uptime. Discord *is_here*; *rung* are the reminders."""

    def __init__(self, house: House) -> None:
        self.is_here = True
        self.rung: list[int] = []
        self.leagues = Leagues(house.store, house.time, lambda id: None)
        self.uptime = Uptime(
            house.store,
            house.matches,
            lambda: self.is_here,
            self.leagues.postpone,
            house.changed.append,
            house.time,
        )
        opponents = Opponents(house.matches, house.store)
        self.clock = Clock(
            house.matches, house.store, opponents, house.time, self.rung.append, (), self.uptime.look
        )

    async def tick(self) -> None:
        await self.clock._ring_all()
        await self.clock.settled()


async def get(house: House, match: Match) -> Match:
    found = await house.matches.get(match.id)
    assert found is not None
    return found


@pytest.mark.parametrize("restarted", [True, False])
async def test_deadlines_and_reminders_move_by_the_time_it_was_away(house: House, restarted: bool) -> None:
    process = Process(house)
    await process.tick()
    match = await house.begin(deadline=8 * HOUR)
    lobby = await house.lobby(CLARA)
    timeless = await house.begin(deadline=0)
    league = await process.leagues.open(
        changes.new, "property", ANNA, Venue(1, next(house.channels), None, "en", 0), 4, 86400
    )
    house.time.now += 50
    await process.tick()
    process.is_here = False
    house.time.now += 3 * DAY
    if restarted:
        process = Process(house)
    else:
        await process.tick()  # Discord is not there: nothing is due
        assert await get(house, match) == match
        process.is_here = True
    before = house.changed.count(match.id)
    await process.tick()
    after = await get(house, match)
    (seat,) = match.waiting
    assert match.due is not None
    assert after.due == match.due + 3 * DAY == after.players[seat].due
    assert after.players[seat].reminder == (match.players[seat].reminder or 0) + 3 * DAY
    assert after.players[seat].misses == 0
    assert process.rung == []
    assert house.changed.count(match.id) == before + 1
    assert [event.id for event in after.events][-1] == "house-paused"
    assert [entry.number for entry in await house.matches.log(match.id)] == [match.version, after.version]
    assert (await get(house, lobby)).due == (lobby.due or 0) + 3 * DAY
    assert await get(house, timeless) == timeless
    assert (await process.leagues.get(league.id)).due == (league.due or 0) + 3 * DAY

    house.time.now += 50
    await process.tick()
    assert await get(house, match) == after
    for _ in range(7):
        for _ in range(HOUR // 50):
            house.time.now += 50
            assert await process.uptime.look()
        await process.tick()
    assert process.rung  # the reminder comes first
    assert (await get(house, match)).players[seat].misses == 0


async def test_a_minute_is_no_matter(house: House) -> None:
    await Process(house).tick()
    match = await house.begin(deadline=600)
    for _ in range(3):
        house.time.now += AWAY
        await Process(house).tick()
        assert await get(house, match) == match


async def test_who_was_asked_while_it_was_away_has_all_the_time(house: House) -> None:
    process = Process(house)
    await process.tick()
    house.time.now += DAY
    match = await house.begin(deadline=600)  # a bot moved, say
    house.time.now += DAY
    await process.tick()
    assert (await get(house, match)).due == house.time.now + 600


async def test_a_clock_set_back_gives_nobody_more_time_than_there_is(house: House) -> None:
    process = Process(house)
    await process.tick()
    match = await house.begin(deadline=600)
    lobby = await house.lobby(ANNA)
    for jump in (365 * DAY, -365 * DAY):
        house.time.now += jump
        await process.tick()
    assert (await get(house, match)).due == house.time.now + 600
    assert (await get(house, lobby)).due == house.time.now + LIFE
    house.time.now -= 365 * DAY
    await process.tick()
    assert (await get(house, match)).due == house.time.now + 600


async def test_a_shard_that_nobody_carried_was_away_while_others_were_not(house: House) -> None:
    process, carried = Process(house), house.store.carried
    carried.count, carried.ids = 2, frozenset({0, 1})
    await process.tick()
    here, there = [
        await house.matches.open(
            lobbies.new, "property", {}, ANNA, Venue(server << 22, next(house.channels), None, "en", 0)
        )
        for server in (0, 1)
    ]
    carried.ids = frozenset({0})
    for _ in range(HOUR // 50):
        house.time.now += 50
        assert await process.uptime.look()
    assert await house.store.reader.timed() == [here.id]
    carried.ids = frozenset({0, 1})
    await process.tick()
    assert await get(house, here) == here
    assert (await get(house, there)).due == (there.due or 0) + HOUR


async def test_a_move_made_meanwhile_is_not_lost(house: House) -> None:
    process = Process(house)
    await process.tick()
    matches = [await house.begin(ANNA, BEN, deadline=600) for _ in range(10)]
    house.time.now += DAY
    _, *moved = await asyncio.gather(process.tick(), *(house.move(match) for match in matches))
    for match in moved:
        after = await get(house, match)
        assert after.due == house.time.now + 600
        assert after.state == match.state
        numbers = [entry.number for entry in await house.matches.log(match.id)]
        assert numbers == list(range(numbers[0], after.version + 1))


@pytest.mark.usefixtures("impatient")
async def test_while_nothing_can_be_written_no_time_runs(house: House) -> None:
    """Nobody can move then; that is no fault of the clock, which tries again."""
    process = Process(house)
    await process.tick()
    match = await house.begin(deadline=600)
    with closing(sqlite3.connect(house.file, isolation_level=None)) as other, capture_logs() as logged:
        other.execute("BEGIN IMMEDIATE")
        for _ in range(5):
            house.time.now += HOUR
            await process.tick()
    assert {entry["event"] for entry in logged if entry["log_level"] == "error"} == {"nothing can be written"}
    assert [entry["work"] for entry in logged if entry["event"] == "cannot do it now"] == ["the clock"] * 5
    assert await get(house, match) == match
    await process.tick()
    after = await get(house, match)
    assert after.due == house.time.now + 600
    assert [player.misses for player in after.players] == [0, 0]
