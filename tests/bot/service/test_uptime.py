"""While a shard is away, clocks stop on its servers and run on all others."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
import sys
from collections.abc import Collection
from contextlib import closing
from math import inf

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from bot.discord_internals import FrequentHeartbeat
from bot.domain import lobbies
from bot.domain.downtime import PAUSED, TOLD, is_paused_only
from bot.domain.match import Match, Venue
from bot.domain.pace import PACES, per_move
from bot.domain.place import Place
from bot.league import changes
from bot.league.leagues import Leagues
from bot.league.records import League
from bot.league.rows import postpone
from bot.service import uptime
from bot.service.clock import Clock
from bot.service.opponents import Opponents
from bot.service.uptime import EVERY, JUMP, SILENT, STALLED, TICK, Uptime
from tests.kit.house import ANNA, BEN, CLARA, DAY, HOUR, ON_BOTH, House
from tests.kit.narrow import not_none


class Process:
    """A process that begins now: its clock and its uptime. It is *deaf* on some shards.

    On shards that fell *silent*, nothing has been heard since a time, though they are still connected.

    *notified* are the reminders, *paused* the matches that tell of an absence, *postponed* the leagues.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self.deaf: set[int] = set()
        self.silent: dict[int, float] = {}
        self.real = 0.0
        self.notified: list[int] = []
        self.paused: list[int] = []
        self.postponed: list[int] = []
        self.leagues = Leagues(house.store, house.time, lambda id: None, lambda outgoing: None)
        self.uptime = Uptime(
            house.store,
            house.matches,
            self.measure_silence,
            postpone,
            self.postponed.append,
            self.paused.append,
            house.time,
            lambda: self.real,
        )
        self.uptime._catching_up.touch = lambda key: None  # type: ignore[method-assign]  # but when a test does
        opponents = Opponents(house.matches, house.store)
        self.clock = Clock(
            house.matches, house.store, opponents, house.time, self.notified.append, (), self.uptime.update
        )

    def measure_silence(self) -> dict[int, float]:
        now = self.house.time.now
        since = {**dict.fromkeys(self.deaf, -inf), **self.silent}
        return {shard: now - since.get(shard, now) for shard in self.house.store.owned.ids}

    async def tick(self) -> None:
        """Do everything that is due now."""
        await self.uptime.update()
        await self.uptime.catch_up()
        await self.notify()

    async def notify(self) -> None:
        """Let the clock act, even if an absence hasn't been caught up with yet."""
        await self.clock._notify_all()
        await self.clock.wait_until_idle()

    async def run_for(self, seconds: int) -> None:
        """Tick again and again for that long."""
        for _ in range(seconds // 50):
            self.house.time.now += 50
            await self.uptime.update()

    async def league(self, guild_id: int = 1) -> League:
        venue = Venue(Place(guild_id, next(self.house.channels)), "en", per_move(0))
        return await self.leagues.open(changes.create, "property", ANNA, venue, 4, DAY)


def own_shards(house: House, shards: int, ids: Collection[int] | None = None) -> None:
    """Let *house* own these of that many *shards*, or all."""
    house.store.owned.count = shards
    house.store.owned.ids = frozenset(range(shards) if ids is None else ids)


async def get(house: House, match: Match) -> Match:
    found = await house.matches.get(match.id)
    assert found is not None
    return found


async def begin_on(house: House, shard: int, deadline: int = 600) -> Match:
    """Begin a match on a server of that *shard*."""
    venue = Venue(Place(shard << 22, next(house.channels)), "en", per_move(deadline))
    match = await house.matches.open(lobbies.create, "property", {}, ANNA, venue)
    await house.matches.change(match.id, lobbies.join, BEN)
    return await house.matches.change(match.id, lobbies.start, ANNA.user_id, next(house.interactions))


def misses(match: Match) -> int:
    return sum(player.misses for player in match.players)


@ON_BOTH
@pytest.mark.parametrize("restarted", [True, False])
async def test_deadlines_and_reminders_move_by_the_time_it_was_away(house: House, restarted: bool) -> None:
    process = Process(house)
    await process.tick()
    match = await house.begin(deadline=8 * HOUR)
    lobby = await house.lobby(CLARA)
    timeless = await house.begin(deadline=0)
    league = await process.league()
    house.time.now += 50
    await process.tick()
    process.deaf.add(0)
    house.time.now += 3 * DAY
    if restarted:
        process = Process(house)
    else:
        await process.tick()  # Discord is not there: nothing is due
        assert await get(house, match) == match
        process.deaf.clear()
    await process.tick()
    after = await get(house, match)
    (seat,) = match.waiting
    assert match.due is not None
    away = 3 * DAY
    assert after.due == match.due + away == after.players[seat].due
    assert after.players[seat].reminder == (match.players[seat].reminder or 0) + away
    assert misses(after) == 0
    assert process.notified == []
    assert process.paused.count(match.id) == 1
    assert after.events[-1] == PAUSED
    assert is_paused_only(replace(after, shown_version=match.public))
    assert not is_paused_only(replace(after, shown_version=match.public - 1))
    assert not is_paused_only(replace(after, shown_version=after.public))
    assert [entry.number for entry in await house.matches.log(match.id)] == [match.version, after.version]
    assert (await get(house, lobby)).due == (lobby.due or 0) + away
    assert (await get(house, timeless)).due is None
    assert timeless.id not in process.paused
    assert process.postponed == [league.id]
    assert (await process.leagues.get(league.id)).due == (league.due or 0) + away

    house.time.now += 50
    await process.tick()
    assert await get(house, match) == after
    for _ in range(7):
        await process.run_for(HOUR)
        await process.tick()
    assert process.notified  # the reminder comes first
    assert misses(await get(house, match)) == 0


@ON_BOTH
@pytest.mark.parametrize("seconds", [1, 50, TOLD])
@pytest.mark.parametrize("how", ["deaf", "restarted", "suspended"])
async def test_however_short_an_absence_is_it_costs_nobody_a_move(
    house: House, seconds: float, how: str
) -> None:
    process = Process(house)
    await process.tick()
    match = await house.begin(deadline=600)
    await process.run_for(550)
    house.time.now += 50 - seconds / 2  # half of it is before the deadline
    await process.tick()
    match = await get(house, match)
    if how == "deaf":
        process.deaf.add(0)
        await process.tick()
    house.time.now += seconds
    if how == "restarted":
        await house.store.house.record_up(house.time.now - seconds, {0}, 1)
        process = Process(house)
    elif how == "suspended":
        process.real += max(seconds, STALLED + 1)
    process.deaf.clear()
    await process.tick()
    after = await get(house, match)
    assert misses(after) == 0
    assert after.due == (match.due or 0) + seconds
    assert (after.version, after.events, process.paused) == (
        match.version,
        match.events,
        [],
    )  # nobody is told
    house.time.now += seconds / 2
    await process.tick()
    assert misses(await get(house, match)) == 1


async def test_a_live_table_shows_where_its_clock_stands_after_any_absence(house: House) -> None:
    process = Process(house)
    await process.tick()
    live, daily = await house.begin(pace=PACES["live"]), await house.begin(pace=PACES["daily"])
    process.deaf.add(0)
    await process.tick()
    house.time.now += 9
    process.deaf.clear()
    await process.tick()
    assert process.paused == [live.id]
    house.changed.clear()
    process.deaf.add(0)
    await process.tick()
    house.time.now += 9
    process.deaf.clear()
    await process.uptime.update()
    for match in (live, daily):  # whoever loads a match early makes it catch up
        await get(house, match)
    assert house.changed == [live.id]
    await process.tick()
    for match in (live, daily):
        after = await get(house, match)
        assert (after.version, after.due) == (match.version, not_none(match.due) + 18)


@ON_BOTH
@pytest.mark.parametrize(("pace", "most"), [("live", TICK), ("daily", EVERY + TICK)])
async def test_a_kill_costs_nobody_time_and_gives_them_little(house: House, pace: str, most: float) -> None:
    for up in (1, 2, 3, 4, 7, 19, 20, 21, 22, 43):
        process = Process(house)
        await process.tick()
        match = await house.begin(pace=PACES[pace])
        for _ in range(up):
            house.time.now += TICK
            await process.tick()
        killed = house.time.now + TICK / 2
        house.time.now += 9
        await Process(house).tick()  # the first one closed nothing
        after = await get(house, match)
        moved, away = (after.due or 0.0) - (match.due or 0.0), house.time.now - killed
        assert away <= moved <= away + most, up
        assert misses(after) == 0


@ON_BOTH
@pytest.mark.parametrize("before", [1, 20, 170, 180])
async def test_a_silent_connection_costs_nobody_who_still_had_time_a_move(house: House, before: int) -> None:
    process = Process(house)
    await process.tick()
    match = await house.begin(pace=PACES["live"])
    due = match.due or 0.0
    for _ in range(before):
        house.time.now += TICK
        await process.tick()
    process.silent[0] = house.time.now - TICK / 2
    for _ in range(60):
        house.time.now += TICK
        await process.tick()
    process.silent.clear()
    await process.tick()
    after = await get(house, match)
    assert misses(after) == 0
    assert after.due == due + 60 + TICK / 2


def test_a_connection_is_given_up_before_the_house_moves_for_anybody(house: House) -> None:
    assert PACES["live"].grace > SILENT + TICK
    assert FrequentHeartbeat.SECONDS < SILENT - 2 * TICK


async def test_who_takes_a_shard_over_counts_from_the_moment_it_was_given_back(house: House) -> None:
    first = Process(house)
    await first.tick()
    match = await house.begin(deadline=600)
    house.time.now += EVERY - TICK  # nothing was recorded since the start
    await first.tick()
    owned, house.store.owned.ids = house.store.owned.ids, frozenset()
    await first.uptime.update()
    house.time.now += 1
    await first.uptime.record_left(owned)
    house.store.owned.ids = owned
    house.time.now += 4
    await Process(house).tick()
    assert (await get(house, match)).due == (match.due or 0.0) + 4


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("seconds", [10, 30])
async def test_no_time_runs_at_a_live_table_while_nothing_can_be_stored(house: House, seconds: int) -> None:
    process = Process(house)
    await process.tick()
    match = await house.begin(pace=PACES["live"])
    with closing(sqlite3.connect(house.file, isolation_level=None)) as other, capture_logs():
        other.execute("BEGIN IMMEDIATE")
        for _ in range(seconds):
            house.time.now += TICK
            await process.notify()
    await process.tick()
    moved = ((await get(house, match)).due or 0.0) - (match.due or 0.0)
    assert seconds - TICK <= moved <= seconds


async def test_a_clock_that_is_set_a_little_is_no_matter(house: House) -> None:
    process = Process(house)
    await process.tick()
    match = await house.begin(deadline=600)
    for step in (JUMP, -JUMP, JUMP):
        house.time.now += step
        await process.tick()
    assert (await get(house, match)).due == match.due


async def test_time_that_the_sandbox_lets_pass_is_no_downtime(house: House) -> None:
    process = Process(house)
    await process.tick()
    match, now = await house.begin(deadline=8 * HOUR), house.store.time()
    await process.uptime.let_pass(3 * HOUR)
    house.time.now += 3 * HOUR
    await process.tick()
    assert (await get(house, match)).due == match.due
    assert house.store.time() - now == pytest.approx(3 * HOUR, abs=60)


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
    assert (await get(house, lobby)).due == house.time.now + DAY
    house.time.now -= 365 * DAY
    await process.tick()
    assert (await get(house, match)).due == house.time.now + 600


async def test_a_shard_that_nobody_ran_was_away_while_others_were_not(house: House) -> None:
    process = Process(house)
    own_shards(house, 2)
    await process.tick()
    here, there = [await begin_on(house, shard, HOUR * 2) for shard in range(2)]
    own_shards(house, 2, {0})
    await process.run_for(HOUR)
    own_shards(house, 2)
    await process.tick()
    assert (await get(house, here)).due == here.due
    assert (await get(house, there)).due == (there.due or 0) + HOUR
    assert process.paused == [there.id]


@ON_BOTH
async def test_a_shard_that_is_away_stops_no_clock_but_its_own(house: House) -> None:
    process = Process(house)
    own_shards(house, 4)
    await process.tick()
    played = [await begin_on(house, shard) for shard in range(4)]
    leagues = [await process.league(shard << 22) for shard in range(4)]
    process.deaf.add(2)
    await process.run_for(600)
    assert await process.uptime.is_time_running(3 << 22)
    assert not await process.uptime.is_time_running(2 << 22)
    await process.tick()
    assert [misses(await get(house, match)) for match in played] == [1, 1, 0, 1]
    process.deaf.clear()
    await process.tick()
    after = [await get(house, match) for match in played]
    assert [misses(match) for match in after] == [1, 1, 0, 1]
    assert after[2].due == (played[2].due or 0) + 600
    assert [PAUSED in match.events for match in after] == [False, False, True, False]
    assert process.paused == [played[2].id]
    assert process.postponed == [leagues[2].id]
    dues = [(await process.leagues.get(league.id)).due or 0 for league in leagues]
    assert [due - (league.due or 0) for due, league in zip(dues, leagues, strict=True)] == [0, 0, 600, 0]
    process.deaf.update(range(4))
    house.time.now += 600
    await process.tick()
    assert [misses(await get(house, match)) for match in played] == [1, 1, 0, 1]


@ON_BOTH
async def test_what_is_not_made_up_for_yet_is_not_due_and_others_are(house: House) -> None:
    process = Process(house)
    own_shards(house, 2)
    await process.tick()
    here, there = [await begin_on(house, shard) for shard in range(2)]
    process.deaf.add(1)
    await process.run_for(550)
    process.deaf.clear()
    house.time.now += 50
    await process.notify()  # and nobody has caught up
    assert process.paused == []
    assert misses(await get(house, here)) == 1
    assert await house.store.reader.due_ids(house.time.now + DAY) == [here.id]
    assert await house.store.reader.matches_behind() == [there.id]
    after = await get(house, there)  # who looks at it has it caught up
    assert (misses(after), after.due) == (0, (there.due or 0) + 600)
    assert await house.store.reader.matches_behind() == []
    await process.tick()
    assert await get(house, there) == after


@ON_BOTH
@pytest.mark.parametrize("whose", ["its own", "another"])
async def test_a_move_made_meanwhile_is_neither_lost_nor_begins_it_again(
    house: House, monkeypatch: pytest.MonkeyPatch, whose: str
) -> None:
    monkeypatch.setattr(uptime, "TOGETHER", 10)
    process = Process(house)
    await process.tick()
    played = {match.id: match for match in [await house.begin(deadline=600) for _ in range(40)]}
    mover = house
    if whose == "another":  # a process that knows of no absence
        mover = House(house.place)
        mover.time, mover.interactions = house.time, itertools.count(10**6)
        await mover.open()
    clocks, asked, moved = house.store.reader.read_clocks, list[int](), dict[int, Match]()

    async def disturbed(ids: list[int]) -> list[Match]:
        found = await clocks(ids)
        if ids[0] not in asked:
            moved[ids[0]] = await mover.move(played[ids[0]])
        asked.extend(ids)
        return found

    monkeypatch.setattr(house.store.reader, "read_clocks", disturbed)
    house.time.now += DAY
    await process.tick()
    assert len(moved) == 4
    assert sorted(asked) == sorted([*played, *moved])
    if mover is not house:
        await mover.close()
        await house.close()
        await house.open()
    for id, before in played.items():
        after = await get(house, before)
        assert after.due == house.time.now + 600
        assert (after.state == before.state) == (id not in moved)
        assert after.state == moved.get(id, before).state
        numbers = [entry.number for entry in await house.matches.log(id)]
        assert numbers == list(range(numbers[0], after.version + 1))
        assert misses(after) == 0
        assert after.events.count(PAUSED) == 1 or id in moved


@ON_BOTH
async def test_a_catch_up_that_is_killed_goes_on_where_it_was(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    process = Process(house)
    await process.tick()
    played = [await house.begin(deadline=8 * HOUR) for _ in range(24)]
    league = await process.league()
    house.time.now += HOUR
    await process.uptime.update()
    told: list[int] = []
    for many in (5, 9):
        program = sys.executable, "-m", "tests.kit.absent", house.url, str(house.time.now), str(many)
        child = await asyncio.create_subprocess_exec(*program, stdout=-1)
        assert child.stdout is not None
        told += [int(await child.stdout.readline()) for _ in range(many)]
        child.kill()
        await child.wait()
    assert 0 < len(await house.store.reader.matches_behind()) < len(played) - len(told)

    await house.close()
    await house.open()
    house.time.now += 50
    for _ in range(3):  # and it was killed right after it began
        process = Process(house)
        await process.uptime.update()
    process = Process(house)
    await process.tick()
    assert await house.store.reader.matches_behind() == []
    assert len(set(told)) == len(told)  # what was told may have been killed before it said so
    for match in played:
        after = await get(house, match)
        assert after.due == (match.due or 0) + HOUR + 50
        assert len([entry for entry in await house.matches.log(match.id) if PAUSED in entry.events]) == 1
    assert (await process.leagues.get(league.id)).due == (league.due or 0) + HOUR + 50
    assert not house.store.absences.pending_for(played[0])


async def test_many_are_read_with_few_questions(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    process = Process(house)
    await process.tick()
    for _ in range(30):
        await house.begin(deadline=600)
    asked = list[Collection[int]]()
    clocks = house.store.reader.read_clocks

    async def counted(ids: Collection[int]) -> list[Match]:
        asked.append(ids)
        return await clocks(ids)

    async def never(id: int) -> Match | None:
        raise AssertionError

    monkeypatch.setattr(house.store.reader, "read_clocks", counted)
    house.time.now += DAY
    with monkeypatch.context() as counting:
        counting.setattr(house.store.reader, "match", never)
        await process.uptime.update()
        await process.uptime.catch_up()
    assert [len(ids) for ids in asked] == [30]


@pytest.mark.usefixtures("impatient")
async def test_while_nothing_can_be_written_no_time_runs(house: House) -> None:
    """Nobody can move then; the clock doesn't fail but tries again."""
    process = Process(house)
    await process.tick()
    match = await house.begin(deadline=600)
    with closing(sqlite3.connect(house.file, isolation_level=None)) as other, capture_logs() as logged:
        other.execute("BEGIN IMMEDIATE")
        for _ in range(5):
            house.time.now += HOUR
            await process.notify()
    assert {entry["event"] for entry in logged if entry["log_level"] == "error"} == {"nothing can be written"}
    assert [entry["work"] for entry in logged if entry["event"] == "cannot do it now"] == ["the clock"] * 5
    assert await get(house, match) == match
    await process.tick()
    after = await get(house, match)
    assert after.due == house.time.now + 600
    assert [player.misses for player in after.players] == [0, 0]
