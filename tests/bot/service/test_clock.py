from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from bot.domain import surfaces, turns
from bot.domain.downtime import LATE, start_late
from bot.domain.match import Match
from bot.domain.notifications.plan import plan_notifications
from bot.domain.pace import PACES
from bot.domain.people import Person
from bot.metrics import REGISTRY
from bot.service.clock import PAUSE, Clock
from bot.service.opponents import Opponents
from sandbox.model.world import PATIENCE
from tests.kit.house import ANNA, BEN, CLARA, DAY, HOUR, House
from tests.kit.narrow import not_none


class Bell:
    """A clock that records whom it reminds in which match, and shows that match if *shown*."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.notified: list[int] = []
        self.reminded: list[tuple[int, frozenset[int]]] = []
        self.shown = True
        self.opponents = Opponents(house.matches, house.store)
        self.clock = Clock(
            house.matches,
            house.store,
            self.opponents,
            house.time,
            self.notified.append,
        )

    async def after(self, seconds: float, match: Match) -> Match:
        """Let that many seconds pass, let the clock act, and return the match."""
        self.house.time.now += seconds
        await self.clock.tick()
        await self.clock.wait_until_idle()
        while self.shown and self.notified:
            await self.show(self.notified.pop(0))
        after = await self.house.matches.get(match.id)
        assert after is not None
        return after

    async def show(self, id: int) -> None:
        """Show the match *id* to those it reminds, as the presenter does."""
        match = await self.house.matches.get(id)
        assert match is not None
        persons = {player.seat: Person(player.user_id or 0, player.name) for player in match.players}
        plan = plan_notifications(match, self.house.time.now, persons)
        if seats := turns.seats_to_remind(match, self.house.time.now):
            self.reminded.append((id, seats))
        fields = (match.table.message, 1, 0.0, match.version, (match, plan))
        await self.house.matches.change(id, surfaces.record_table, *fields)


@pytest.fixture
async def bell(house: House) -> Bell:
    return Bell(house)


def ids(match: Match) -> list[str]:
    return [event.id for event in match.events]


async def test_without_a_deadline_nothing_is_ever_due(house: House, bell: Bell) -> None:
    match = await house.begin(deadline=0)
    assert match.due is None
    assert await bell.after(365 * DAY, match) == match
    assert bell.reminded == []
    assert await bell.clock.tick() is None


async def test_a_reminder_at_three_quarters_once(house: House, bell: Bell) -> None:
    match = await house.begin(deadline=8 * HOUR)
    assert await bell.clock.tick() == house.time.now + 6 * HOUR
    await bell.after(6 * HOUR - 1, match)
    assert bell.reminded == []
    after = await bell.after(1, match)
    assert bell.reminded == [(match.id, match.waiting)]
    assert after.version == match.version
    await bell.after(HOUR, match)
    assert len(bell.reminded) == 1
    assert await bell.clock.tick() == house.time.now + HOUR


async def test_a_notification_on_its_way_makes_no_other_clock_late(house: House, bell: Bell) -> None:
    match = await house.begin(pace=PACES["live"])
    (seat,) = match.waiting
    match = await house.matches.change(match.id, turns.notify, seat)
    bell.shown = False  # Discord is slow
    await bell.after(PACES["live"].cap - 10, match)
    assert match.id in bell.notified
    before = await bell.after(10 + PACES["live"].grace - 1, match)
    assert before.players[seat].misses == 0
    assert (await bell.after(1, match)).players[seat].misses == 1


@pytest.mark.parametrize(("pace", "waits"), [("live", True), ("brisk", False)])
async def test_who_was_not_shown_the_question_misses_it_at_no_live_table(
    house: House, bell: Bell, pace: str, waits: bool
) -> None:
    match = await house.begin(pace=PACES[pace])
    (seat,) = match.waiting
    bell.clock._has_reached = lambda match, seat: False
    late = await bell.after(PACES[pace].cap + PACES[pace].grace, match)
    assert late.players[seat].misses == (not waits)
    if waits:
        bell.clock._has_reached = lambda match, seat: True
        assert (await bell.after(1, match)).players[seat].misses == 1


async def test_a_live_clock_starts_when_the_question_is_shown_late(house: House) -> None:
    match = await house.begin(pace=PACES["live"])
    player = match.players[min(match.waiting)]
    every, begun = frozenset({0, 1}), house.time.now
    assert start_late(match, begun + LATE, match.public, every) is None
    assert start_late(match, begun + 100, match.public - 1, every) is None
    assert start_late(match, begun + 100, match.public, {1 - player.seat}) is None
    assert start_late(replace(match, pace=PACES["brisk"]), begun + 100, match.public, every) is None
    shown = replace(match, shown_version=match.public)
    assert start_late(shown, begun + 100, match.public, every) is None
    after = not_none(start_late(match, begun + 100, match.public, every)).after
    assert after.due == after.players[player.seat].due == begun + 100 + player.span
    assert after.players[player.seat].reminder == not_none(player.reminder) + 100
    assert after.version == match.version


async def test_a_move_cancels_the_reminder(house: House, bell: Bell) -> None:
    match = await house.begin(deadline=8 * HOUR)
    house.time.now += 5 * HOUR
    moved = await house.move(match)
    await bell.after(HOUR, moved)
    assert bell.reminded == []
    await bell.after(5 * HOUR, moved)
    assert bell.reminded == [(match.id, moved.waiting)]


@pytest.mark.parametrize(("seen", "reminders"), [(5, 0), (3, 1)])
async def test_who_is_reminded_depends_on_when_they_last_looked(
    house: House, bell: Bell, seen: int, reminders: int
) -> None:
    match = await house.begin(deadline=8 * HOUR)
    user_id = match.players[min(match.waiting)].user_id
    assert user_id is not None
    house.time.now += seen * HOUR
    await house.matches.change(match.id, turns.record_seen, user_id)
    await bell.after((6 - seen) * HOUR, match)
    assert len(bell.reminded) == reminders
    assert await bell.clock.tick() == match.due


async def test_a_notification_that_waits_survives_a_restart(house: House, bell: Bell) -> None:
    match = await house.begin()  # no deadline
    first = await house.move(match)
    while first.waiting == match.waiting:
        first = await house.move(first)
    (seat,) = first.waiting
    await bell.show(first.id)
    notify_at = (await bell.after(0, first)).players[seat].notify_at
    assert notify_at is not None and await bell.clock.tick() == notify_at
    await house.close()
    await house.open()
    bell = Bell(house)
    bell.shown = False
    await bell.after(notify_at - house.time.now - 1, first)
    assert bell.notified == []
    await bell.after(1, first)
    assert bell.notified == [first.id]
    await bell.show(first.id)
    assert await bell.clock.tick() is None


async def test_a_miss_moves_for_the_player_and_counts_once_for_a_turn(house: House, bell: Bell) -> None:
    match = await house.begin(deadline=600)
    seat = min(match.waiting)
    for _ in range(20):
        after = await bell.after(600, match)
        assert after.version > match.version
        assert seat not in after.waiting or after.status == "over"
        assert after.players[seat].misses == 1
        assert "house-moved" in [
            event.id for entry in await house.matches.log(match.id) for event in entry.events
        ]
        (seat,) = after.waiting
        if after.players[seat].misses:
            break
        match = after
    assert after.status == "running"


@pytest.mark.usefixtures("tally")
async def test_a_turn_of_several_moves_is_missed_once(house: House, bell: Bell) -> None:
    match = await house.begin(ANNA, BEN, game="tally", options={"numbers": "2"}, deadline=600)
    match = await bell.after(600, match)
    assert match.state.rounds == 3
    assert [player.misses for player in match.players] == [1, 1]
    assert len(await house.matches.log(match.id)) == 5


async def test_a_move_of_one_s_own_forgives_the_misses(house: House, bell: Bell) -> None:
    match = await house.begin(deadline=600)
    seat = min(match.waiting)
    match = await bell.after(600, match)
    while seat not in match.waiting:
        match = await house.move(match)
    assert match.players[seat].misses == 1
    match = await house.move(match)
    assert match.players[seat].misses == 0


async def test_after_three_misses_the_seat_is_taken_over_and_can_be_taken_back(
    house: House, bell: Bell
) -> None:
    match = await house.begin(ANNA, BEN, CLARA, deadline=600)
    seat = match.seat_of(ANNA.user_id)
    assert seat is not None
    missed = 0
    while missed < 3:
        if seat in match.waiting:
            match = await bell.after(600, match)
            missed += 1
            assert match.players[seat].misses == missed
        else:
            match = await house.move(match)
    assert match.players[seat].away
    assert "house-away" in ids(match)
    assert match.players[seat].due is None
    while seat not in match.waiting:
        match = await house.move(match)
    assert match.due is None
    match = await house.matches.change(match.id, turns.take_back, ANNA)
    assert (match.players[seat].misses, match.players[seat].away) == (0, False)
    assert match.due == house.time.now + 600


@pytest.mark.usefixtures("tally")
async def test_a_turn_is_passed_where_the_match_says_so(house: House, bell: Bell) -> None:
    match = await house.begin(ANNA, BEN, CLARA, game="tally", absent="pass", deadline=600)
    scores = list(match.state.scores)
    match = await bell.after(600, match)
    assert match.state.scores == scores
    assert match.state.rounds == 3
    assert ids(match).count("house-passed") == 3
    assert [player.misses for player in match.players] == [1, 1, 1]


@pytest.mark.usefixtures("tally")
async def test_the_others_moves_do_not_lengthen_a_deadline(house: House, bell: Bell) -> None:
    match = await house.begin(ANNA, BEN, CLARA, game="tally", deadline=600)
    due = match.due
    house.time.now += 500
    match = await house.move(match)
    assert match.due == due
    match = await bell.after(100, match)
    assert [player.misses for player in match.players].count(1) == 2
    assert match.state.rounds == 3
    assert match.due == house.time.now + 600


@pytest.mark.usefixtures("tally")
@pytest.mark.parametrize("strategy", ["raises", "illegal"])
async def test_a_strategy_that_fails_does_not_stop_the_clock(house: House, bell: Bell, strategy: str) -> None:
    match = await house.begin(ANNA, BEN, game="tally", options={"strategy": strategy}, deadline=600)
    match = await bell.after(600, match)
    assert match.state.rounds == 3


async def test_a_lobby_nobody_starts_closes_after_a_day(house: House, bell: Bell) -> None:
    match = await house.lobby(ANNA, BEN, channel=3)
    assert await bell.after(DAY - 1, match) == match
    match = await bell.after(1, match)
    assert match.status == "cancelled"
    assert house.changed[-1] == match.id
    await house.lobby(channel=3)


async def test_a_lobby_stays_open_for_as_long_as_a_move_may_take(house: House, bell: Bell) -> None:
    week = 7 * 86400
    match = await house.lobby(ANNA, BEN, deadline=week)
    assert await bell.after(week - 1, match) == match
    assert (await bell.after(1, match)).status == "cancelled"


async def test_a_restart_forgets_no_deadline(house: House) -> None:
    match = await house.begin(deadline=600)
    await house.close()
    house.time.now += 601
    await house.open()
    bell = Bell(house)
    assert (await bell.after(0, match)).version > match.version


async def test_who_has_missed_already_is_not_reminded(house: House, bell: Bell) -> None:
    await bell.after(0, match := await house.begin(deadline=600))
    await bell.after(600, match)
    assert bell.reminded == []


async def test_one_match_that_fails_does_not_stop_the_others(
    house: House, bell: Bell, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, sound = await house.begin(deadline=600), await house.begin(deadline=600)
    async with house.store.engine.connect() as connection:
        await connection.exec_driver_sql("UPDATE matches SET state = x'00' WHERE id = ?", (broken.id,))
        await connection.commit()
    house.matches._kept.clear()
    house.time.now += 600
    await bell.clock.tick()
    await bell.clock.wait_until_idle()
    after = await house.matches.get(sound.id)
    assert after is not None
    assert after.version > sound.version
    assert bell.clock._later == {broken.id: house.time.now + 60}


async def test_the_loop_does_what_is_due_and_sleeps_until_it_is_told_of_a_change(
    house: House, bell: Bell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.service.clock.SHORTEST", 0.0)
    ticks: asyncio.Queue[float | None] = asyncio.Queue()
    tick = bell.clock.tick

    async def watched(shards: Any) -> float | None:
        wake = await tick(shards)
        ticks.put_nowait(wake)
        return wake

    monkeypatch.setattr(bell.clock, "tick", watched)
    match = await house.begin(deadline=600)
    running = asyncio.create_task(bell.clock.run())
    assert await ticks.get() == house.time.now + 450
    await asyncio.sleep(0.05)
    assert ticks.empty()  # nothing is due for minutes: it does not look again
    house.time.now += 600
    bell.clock.touch(match.id)
    await ticks.get()
    await bell.clock.wait_until_idle()
    after = await house.matches.get(match.id)
    assert after is not None
    assert after.version > match.version
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_a_reminder_stands_until_it_was_shown(house: House, bell: Bell) -> None:
    bell.shown = False
    match = await house.begin(deadline=8 * HOUR)
    await bell.after(6 * HOUR, match)
    assert bell.notified == [match.id]
    await bell.after(PAUSE - 1, match)
    assert bell.notified == [match.id]
    await house.close()  # the process is killed before anybody saw it
    await house.open()
    bell = Bell(house)
    await bell.after(1, match)
    assert bell.reminded == [(match.id, match.waiting)]
    after = await bell.after(PAUSE, match)
    assert len(bell.reminded) == 1
    assert after.players[min(match.waiting)].reminder is None


@pytest.mark.usefixtures("tally", "hanging")
async def test_the_clock_does_not_wait_for_a_strategy(house: House, bell: Bell) -> None:
    stuck = await house.begin(ANNA, BEN, game="tally", options={"strategy": "hangs"}, deadline=600)
    sound = await house.begin(ANNA, BEN, deadline=600)
    lobby = await house.lobby(ANNA)
    house.time.now += DAY
    async with asyncio.timeout(PATIENCE):
        await bell.clock.tick()
    closed = await house.matches.get(lobby.id)
    assert closed is not None
    assert closed.status == "cancelled"
    await bell.clock.wait_until_idle()
    for match in (stuck, sound):
        after = await house.matches.get(match.id)
        assert after is not None
        assert sum(player.misses for player in after.players) == len(match.waiting)


async def test_one_alarm_that_fails_is_notified_again_soon_and_stops_no_other(
    house: House, bell: Bell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.service.clock.SHORTEST", 0.0)
    monkeypatch.setattr("bot.service.clock.PAUSE", 0.05)
    called: list[str] = []

    async def broken() -> float:
        called.append("broken")
        raise OSError("such as a database that is locked")

    async def sound() -> None:
        called.append("sound")

    bell.clock._alarms = [broken, sound]
    monkeypatch.setattr(bell.clock, "_now", asyncio.get_running_loop().time)
    running = asyncio.create_task(bell.clock.run())
    async with asyncio.timeout(PATIENCE):
        while called.count("broken") < 3:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert called[:4] == ["broken", "sound"] * 2
    running.cancel()
    await asyncio.wait([running])


@pytest.mark.parametrize("steps", range(4))
async def test_the_loop_ends_also_when_it_is_told_of_a_change_in_that_moment(
    bell: Bell, monkeypatch: pytest.MonkeyPatch, steps: int
) -> None:
    monkeypatch.setattr("bot.service.clock.SHORTEST", 0.0)
    running = asyncio.create_task(bell.clock.run())
    await asyncio.sleep(0.05)
    bell.clock.touch(1)
    for _ in range(steps):
        await asyncio.sleep(0)
    running.cancel()
    await asyncio.wait([running], timeout=PATIENCE)
    assert running.cancelled()


async def test_the_grace_of_a_live_table_is_no_lateness_of_the_house(house: House, bell: Bell) -> None:
    match = await house.begin(pace=PACES["live"])

    def lateness() -> float:
        return REGISTRY.get_sample_value("freehold_deadline_late_seconds_sum") or 0.0

    before = lateness()
    match = await bell.after(180 + PACES["live"].grace + 2, match)
    assert "house-moved" in ids(match)
    assert lateness() - before == pytest.approx(2)
