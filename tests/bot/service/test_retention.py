"""Old data, and data of servers that removed Freehold, is deleted in time."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from math import inf
from typing import Any

import pytest
from msgspec.structs import replace

from bot.domain import lobbies
from bot.domain.durations import DAY
from bot.domain.match import Venue
from bot.domain.pace import per_move
from bot.domain.people import Server
from bot.domain.place import Place
from bot.domain.refusals import Refusal
from bot.league import changes
from bot.lessons.lessons import Lessons
from bot.puzzles.puzzles import Puzzles
from bot.service.privacy import Privacy
from bot.store.personal_data import CANCELLED, CLICKS, DEPARTED, OVER, RESULTS
from bot.store.tables import metadata
from tests.kit import peeking
from tests.kit.house import ANNA, BEN, CLARA, HOUR, ON_BOTH, House, find_refusal
from tests.kit.privacy import find_holding, league, leagues, rows, run_twice


@pytest.mark.parametrize(("status", "kept"), [("over", OVER), ("cancelled", CANCELLED)])
async def test_matches_are_forgotten_when_their_time_is_over(
    house: House, privacy: Privacy, status: str, kept: float
) -> None:
    match = await house.begin(ANNA, BEN)
    if status == "over":
        match = await house.finish(match)
        again = await house.matches.rematch(match.id, ANNA)
        house.time.now += 3 * DAY
        again = await house.finish(await house.matches.change(again.id, lobbies.join, BEN))
    else:
        await house.matches.attempt(match.id, lobbies.close)
        house.time.now += 3 * DAY
        again = await house.begin(ANNA, BEN)
        await house.matches.attempt(again.id, lobbies.close)
    house.time.now += kept - 2 * DAY
    await run_twice(house, privacy)
    assert await house.matches.get(match.id) is None
    assert rows(house, "matches") == 1
    if status == "over":
        assert (await house.matches.verify(again.id)).holds
        assert rows(house, "results") == 4
    house.time.now += 3 * DAY
    await run_twice(house, privacy)
    assert [rows(house, table) for table in ("matches", "players", "moves")] == [0, 0, 0]


async def test_names_that_were_forgotten_in_time_are_in_no_file(house: House, privacy: Privacy) -> None:
    odd = replace(CLARA, name="Zoë-Odd-Name")
    lobby = await house.lobby(odd)
    await house.matches.attempt(lobby.id, lobbies.close)
    assert find_holding(house, odd.name)
    house.time.now += CANCELLED + DAY
    await run_twice(house, privacy)
    assert find_holding(house, odd.name) == set()


async def test_what_somebody_chose_is_kept_for_long_even_if_they_never_play(
    house: House, privacy: Privacy
) -> None:
    chosen = replace(ANNA, quiet=(0, 360), changed=house.time.now)
    await house.store.persons.put(chosen)
    await house.store.persons.put(BEN)
    await run_twice(house, privacy)
    assert await house.store.persons.get(ANNA.user_id) == chosen
    assert await house.store.persons.get(BEN.user_id) is None
    house.time.now += RESULTS
    await run_twice(house, privacy)
    assert await house.store.persons.get(ANNA.user_id) is None


async def test_what_runs_is_kept_however_old_it_is(house: House, privacy: Privacy) -> None:
    match = await house.begin(ANNA, BEN)
    lobby = await house.lobby(CLARA)
    open_league = await league(house, ANNA, BEN)
    await house.store.persons.put(ANNA)
    house.time.now += 10 * RESULTS
    await run_twice(house, privacy)
    for id in (match.id, lobby.id):
        assert await house.matches.get(id) is not None
    assert await leagues(house).get(open_league)
    assert await house.store.persons.get(ANNA.user_id) == ANNA


@ON_BOTH
async def test_more_matches_than_one_transaction_takes_are_all_forgotten(
    house: House, privacy: Privacy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.retention.TOGETHER", 2)
    for _ in range(5):
        lobby = await house.lobby(ANNA)
        await house.matches.change(lobby.id, lobbies.cancel, ANNA.user_id)
    house.time.now += CANCELLED + 1
    await run_twice(house, privacy)
    assert rows(house, "matches") == 0


async def test_lessons_are_forgotten_a_year_after_the_last_step(house: House, privacy: Privacy) -> None:
    lessons = Lessons(house.store, house.time)
    old = await lessons.begin(ANNA.user_id, "property", "first")
    house.time.now += 3 * DAY
    await lessons.begin(BEN.user_id, "property", "first")
    house.time.now += OVER - 2 * DAY
    await run_twice(house, privacy)
    assert rows(house, "lessons") == 1
    assert await find_refusal(lessons.find_own(old.id, ANNA.user_id)) == "lesson-unknown"


@ON_BOTH
async def test_leagues_are_forgotten_too(house: House, privacy: Privacy) -> None:
    id = await league(house, ANNA, BEN)
    await leagues(house).change(id, changes.close, ANNA.user_id)
    house.time.now += CANCELLED + 1
    await run_twice(house, privacy)
    assert [rows(house, f"league{name}") for name in ("s", "_participants", "_tables")] == [0, 0, 0]


@ON_BOTH
async def test_results_of_who_plays_no_more_become_anonymous_and_the_person_forgotten(
    house: House, privacy: Privacy
) -> None:
    await house.store.persons.put(ANNA)
    await house.store.persons.put(BEN)
    await house.finish(await house.begin(ANNA, BEN))
    house.time.now += RESULTS - 2 * DAY
    await house.finish(await house.begin(BEN, CLARA))
    house.time.now += 3 * DAY
    await run_twice(house, privacy)
    assert await house.store.results.results_of(1, ANNA.user_id) == []
    assert await house.store.persons.get(ANNA.user_id) is None
    assert len(await house.store.results.results_of(1, BEN.user_id)) == 2
    assert await house.store.persons.get(BEN.user_id) == BEN
    assert rows(house, "results") == 4


@ON_BOTH
async def test_the_ids_of_clicks_are_kept_for_a_day(house: House, privacy: Privacy) -> None:
    match = await house.move(await house.begin(ANNA, BEN))
    house.time.now += CLICKS - HOUR
    await house.move(match)
    house.time.now += 2 * HOUR
    await run_twice(house, privacy)
    kept = peeking.rows(house.place, "SELECT interaction_id IS NOT NULL FROM moves ORDER BY number")
    assert kept == [(False,), (False,), (True,)]


async def test_the_clock_looks_once_a_day(house: House, privacy: Privacy) -> None:
    first = await privacy.tick()
    lobby = await house.lobby(ANNA)
    await house.matches.change(lobby.id, lobbies.cancel, ANNA.user_id)
    with closing(sqlite3.connect(house.file)) as connection:
        connection.execute("UPDATE matches SET changed = 0")
        connection.commit()
    house.time.now += DAY - 1
    assert await privacy.tick() == first
    assert rows(house, "matches") == 1
    house.time.now += 1
    await privacy.tick()
    assert rows(house, "matches") == 0


async def test_a_clock_that_jumps_has_nothing_forgotten(house: House, privacy: Privacy) -> None:
    match = await house.finish(await house.begin(ANNA, BEN))
    await run_twice(house, privacy)
    for jump in (10 * OVER, 10 * OVER, -20 * OVER, 2 * OVER, -2 * OVER):
        house.time.now += jump
        for _ in range(3):
            await privacy.tick()
    await run_twice(house, privacy)
    assert await house.matches.get(match.id) is not None
    assert rows(house, "moves") > 0


async def store_everything(house: House) -> None:
    """Store one row of each kind that is deleted in time."""
    match = await house.move(await house.begin(ANNA, BEN))
    await house.finish(match)
    await house.matches.attempt((await house.lobby(CLARA)).id, lobbies.close)
    await house.begin(BEN, CLARA)  # which would end if nobody moved for 30 days
    over = await league(house, ANNA, BEN)
    await leagues(house).change(over, changes.close, ANNA.user_id)
    await Lessons(house.store, house.time).begin(ANNA.user_id, "property", "first")
    await Puzzles(house.store, house.time, lambda id: None).give_next(ANNA)
    for person in (ANNA, BEN):
        await house.store.persons.put(person)
    there = Venue(Place(2, 99), "en", per_move(0))
    await house.matches.open(lobbies.create, "property", {}, CLARA, there, next(house.interactions))
    await house.store.departures.record_left(2, house.time.now)


def read_rows(house: House) -> dict[str, list[Any]]:
    """Return all rows of all tables except the house's own, which records the last check."""
    tables = sorted(metadata.tables.keys() - {"house"})
    found = {table: peeking.rows(house.place, f"SELECT * FROM {table}") for table in tables}
    # The id of a click is kept for a day.
    found["moves"] = peeking.rows(house.place, "SELECT match_id, number, user_id, move, events FROM moves")
    return {table: sorted(map(repr, rows)) for table, rows in found.items()}


YEARS = 10 * RESULTS


@pytest.mark.parametrize("restarts", [False, True])
@pytest.mark.parametrize("wrong", [25 * HOUR, 40 * DAY, YEARS, -25 * HOUR, -YEARS])
@pytest.mark.parametrize("which", ["ours", "Discord's"])
async def test_a_clock_that_is_wrong_for_days_has_nothing_forgotten(
    house: House, wrong: float, restarts: bool, which: str
) -> None:
    """The clock jumps, runs for 25 hours and more, and is corrected; then all of that again."""
    await store_everything(house)
    theirs = House(house.place).time
    right, off = (theirs, house.time) if which == "ours" else (house.time, theirs)
    right.now = house.time.now

    def made() -> Privacy:
        return Privacy(house.store, house.matches, leagues(house).forsake, house.time, theirs)

    privacy = made()
    await privacy.tick()
    before = read_rows(house)
    for ahead in (wrong, 2 * wrong, 0.0, wrong, 0.0):
        for _ in range(4):
            right.now += 9 * HOUR
            off.now = right.now + ahead
            privacy = made() if restarts else privacy
            for _ in range(3):
                assert await privacy.tick() > house.time.now
    assert read_rows(house) == before


async def test_without_a_second_clock_it_waits(house: House) -> None:
    await store_everything(house)
    privacy = Privacy(house.store, house.matches, leagues(house).forsake, house.time, lambda: -inf)
    before = read_rows(house)
    for _ in range(3):
        assert house.time.now < await privacy.tick() <= house.time.now + HOUR
        house.time.now += YEARS
    assert read_rows(house) == before


@ON_BOTH
async def test_a_server_that_took_freehold_off_is_forgotten(
    house: House, privacy: Privacy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.retention.TOGETHER", 2)
    for guild_id in (1, 2):
        await house.store.servers.put(Server(guild_id, "de"))
    await house.finish(await house.begin(ANNA, BEN))
    ratings = await house.store.results.ratings(1, ANNA.user_id)
    running, lobby = await house.begin(ANNA, BEN), await house.lobby(CLARA)
    elsewhere = await house.matches.open(
        lobbies.create, "property", {}, ANNA, Venue(Place(2, 99), "en", per_move(0))
    )
    id = await league(house, ANNA, BEN)
    await house.store.persons.put(CLARA)
    await privacy.leave_server(1)
    assert await house.store.servers.get(1) == Server(1)
    assert await house.store.servers.get(2) == Server(2, "de")
    house.time.now += DEPARTED
    await run_twice(house, privacy)
    assert await house.matches.get(running.id) is not None
    assert await house.store.results.ratings(1, ANNA.user_id) == ratings
    await privacy.leave_server(1)  # told twice, it counts from the first
    house.time.now += DAY
    await run_twice(house, privacy)
    for match in (running, lobby):
        assert await house.matches.get(match.id) is None
    with pytest.raises(Refusal):
        await leagues(house).get(id)
    for table in metadata.tables.values():
        if "guild_id" in table.c:
            found = peeking.rows(house.place, f"SELECT guild_id FROM {table.name} WHERE guild_id = 1")
            assert found == [], table.name
    assert [rows(house, table) for table in ("moves", "former_players", "league_participants")] == [0, 0, 0]
    assert await house.matches.get(elsewhere.id) is not None
    assert await house.store.persons.get(CLARA.user_id) is None


@pytest.mark.parametrize("heard", [True, False])
async def test_a_server_that_has_freehold_back_keeps_everything(
    house: House, privacy: Privacy, heard: bool
) -> None:
    await house.finish(await house.begin(ANNA, BEN))
    match = await house.begin(ANNA, BEN)
    await (privacy.leave_server(1) if heard else privacy.compare([2, 3], {0}))
    house.time.now += DEPARTED - DAY
    await (privacy.return_to_servers([1]) if heard else privacy.compare([1, 2], {0}))
    house.time.now += DEPARTED
    await run_twice(house, privacy)
    assert await house.matches.get(match.id) is not None
    assert rows(house, "results") == 2
    assert rows(house, "departures") == 0


async def test_a_departure_that_was_not_heard_of_is_noticed_at_the_start(
    house: House, privacy: Privacy
) -> None:
    await house.finish(await house.begin(ANNA, BEN))
    await privacy.compare([1], {0})
    assert rows(house, "departures") == 0
    await privacy.compare([2], {0})
    house.time.now += DAY
    await privacy.compare([2], {0})
    house.time.now += DEPARTED
    await run_twice(house, privacy)
    assert [rows(house, table) for table in ("matches", "results", "ratings")] == [0, 0, 0]


@pytest.mark.parametrize("house", ["postgresql"], indirect=True)
async def test_one_of_two_processes_forgets_for_both(house: House, privacy: Privacy) -> None:
    match = await house.begin(ANNA, BEN)
    await house.matches.attempt(match.id, lobbies.close)
    other = House(house.url)
    other.time = house.time
    await other.open()
    house.time.now += CANCELLED + 1
    await house.store.house.record_tidied(house.time.now)
    house.time.now += DAY
    assert await other.store.retention.begin()  # it is at it, and has not come to an end
    assert await privacy.tick() > house.time.now
    assert rows(house, "matches") == 1
    await other.close()  # or dies
    while await privacy.tick() <= house.time.now:
        pass
    assert rows(house, "matches") == 0
