"""Leagues in a real database: what is stored can be read again, once, whoever else writes."""

from __future__ import annotations

import asyncio

import pytest

from bot.domain.durations import DAY
from bot.domain.match import Venue
from bot.domain.pace import per_move
from bot.domain.people import Person
from bot.domain.place import Place
from bot.domain.refusals import Refusal
from bot.league import changes, edits, season
from bot.league.leagues import Leagues
from bot.league.records import League, Result
from bot.league.rows import LeagueRows
from bot.store import Conflict
from tests.kit.house import ANNA, BEN, ON_BOTH, House
from tests.kit.narrow import not_none


async def refusal(action: object) -> str:
    with pytest.raises(Refusal) as caught:
        await action  # type: ignore[misc]
    return caught.value.text.id


@pytest.fixture
def told() -> list[int]:
    return []


@pytest.fixture
def leagues(house: House, told: list[int]) -> Leagues:
    return Leagues(house.store, house.time, told.append, lambda outgoing: None)


async def announce(leagues: Leagues, channel: int = 5, places: int = 0) -> League:
    return await leagues.open(
        changes.create, "property", ANNA, Venue(Place(1, channel), "de", per_move(3600)), places, 86400
    )


@ON_BOTH
async def test_a_league_comes_back_as_it_was_stored(leagues: Leagues, house: House) -> None:
    league = await announce(leagues)
    for number in range(7):
        await leagues.change(league.id, changes.join, Person(2**60 + number, f"P{number}"))
    league = await leagues.change(league.id, changes.start, ANNA.user_id)
    await leagues.change(league.id, changes.drop, 2**60)
    await leagues.change(league.id, changes.join, Person(2**60 + 8, "P8"))
    await leagues.change(league.id, changes.ask_substitute, ANNA.user_id, Person(2**60 + 9, "P9"))
    await leagues.change(league.id, changes.schedule, ANNA.user_id, True)
    await leagues.change(league.id, changes.record_event, 2**61, True)
    table = league.tables_of(1)[0]
    await leagues.change(league.id, changes.record_place, table, 2**61, 7)
    league = await leagues.get(league.id)
    result = Result(((0, 2), (1,), (3,)), (4, 3, 2, 1), 2, house.time())
    await leagues.change(league.id, changes.record_result, league.tables_of(1)[0], result)
    before = await leagues.get(league.id)
    await house.close()
    await house.open()
    after = await Leagues(house.store, house.time, print, lambda outgoing: None).get(league.id)
    assert after == before
    assert after.tables_of(1)[0].result == result
    assert (after.tables_of(1)[0].thread_id, after.tables_of(1)[0].match_id) == (2**61, 7)
    assert after.participants[1].dropped == house.time()
    assert [who.name for who in (*after.waitlist, *after.asked)] == ["P8", "P9"]
    assert (after.scheduled, after.scheduled_event) == (True, 2**61)
    assert await LeagueRows(house.store).find_scheduled() == [after.id]


@ON_BOTH
async def test_a_league_is_read_again_only_if_somebody_has_stored_it(leagues: Leagues, house: House) -> None:
    league = await announce(leagues)
    here, elsewhere = LeagueRows(house.store), LeagueRows(house.store)
    read = not_none(await here.get(league.id))
    assert await here.get(league.id) is read
    joined = changes.join(not_none(await elsewhere.get(league.id)), house.time(), BEN)
    await elsewhere.save(read, joined)
    again = not_none(await here.get(league.id))
    assert [who.user_id for who in again.participants] == [ANNA.user_id, BEN.user_id]
    with pytest.raises(Conflict):
        await here.save(read, joined)
    await elsewhere.save(again, changes.close(again, house.time(), ANNA.user_id))
    await house.store.privacy.forget(BEN.user_id)
    assert [who.user_id for who in not_none(await here.get(league.id)).participants] == [ANNA.user_id, None]


@ON_BOTH
async def test_a_season_comes_back_as_it_was_stored(leagues: Leagues, house: House) -> None:
    venue = Venue(Place(1, 5), "de", per_move(3600))
    league = await leagues.open(season.create, ["property", "deal"], ANNA, venue, int(7 * DAY), 4)
    assert (league.participants, league.games, league.best) == ((), ("property", "deal"), 4)
    for number in range(5):
        league = await leagues.change(
            league.id, changes.join, Person(2**60 + number, f"P{number}"), 2**61 + number
        )
    await leagues.change(league.id, season.choose_games, 2**60 + 4, ["deal"])
    before = await leagues.change(league.id, changes.advance)
    await house.close()
    await house.open()
    after = await Leagues(house.store, house.time, print, lambda outgoing: None).get(league.id)
    assert after == before
    assert after.tables[0].joins == tuple(2**61 + number for number in range(4))
    assert (after.waitlist[0].user_id, after.waitlist[0].games) == (2**60 + 4, ("deal",))


async def test_a_channel_has_one_league_at_a_time(leagues: Leagues) -> None:
    first = await announce(leagues)
    assert await refusal(announce(leagues)) == "league-taken"
    await announce(leagues, 6)
    await leagues.change(first.id, changes.close, ANNA.user_id)
    second = await announce(leagues)
    found = await leagues.find_in_channel(5)
    assert found is not None
    assert found.id == second.id > first.id


async def test_many_join_at_once_and_nobody_is_lost(leagues: Leagues, told: list[int]) -> None:
    league = await announce(leagues)
    await asyncio.gather(
        *(leagues.change(league.id, changes.join, Person(500 + n, f"P{n}")) for n in range(20))
    )
    league = await leagues.get(league.id)
    assert {who.user_id for who in league.participants} == {ANNA.user_id, *range(500, 520)}
    assert [who.number for who in league.participants] == list(range(21))
    assert league.version == 21
    assert told == [league.id] * 21


async def test_a_start_pressed_twice_draws_once(leagues: Leagues) -> None:
    league = await announce(leagues)
    for number in range(3):
        await leagues.change(league.id, changes.join, Person(500 + number, f"P{number}"))
    both = await asyncio.gather(
        *(leagues.change(league.id, changes.start, ANNA.user_id) for _ in range(2)), return_exceptions=True
    )
    assert sum(isinstance(each, Refusal) for each in both) == 1
    assert len((await leagues.get(league.id)).tables) == 1


async def test_a_result_is_recorded_once_and_a_round_begins_once(leagues: Leagues) -> None:
    league = await announce(leagues)
    league = await leagues.change(league.id, changes.start, ANNA.user_id, fill=True)
    (table,) = league.tables
    first = Result(((0,), (1,), (2,), (3,)), (0, 0, 0, 0), None, 1.0)
    await leagues.change(league.id, changes.record_result, table, first)
    await leagues.change(
        league.id, changes.record_result, table, Result(((3,), (1,), (2,), (0,)), (0, 0, 0, 0), None, 2.0)
    )
    assert (await leagues.get(league.id)).tables[0].result == first
    assert await leagues.attempt(league.id, changes.advance)
    assert not await leagues.attempt(league.id, changes.advance)
    assert (await leagues.get(league.id)).status == "over"


async def test_who_may_not_or_does_not_exist(leagues: Leagues) -> None:
    league = await announce(leagues)
    assert await refusal(leagues.change(league.id, changes.start, BEN.user_id)) == "league-organizer"
    assert await refusal(leagues.change(league.id, changes.leave, BEN.user_id)) == "league-out"
    assert await refusal(leagues.get(4711)) == "league-unknown"
    assert await refusal(leagues.change(4711, changes.join, BEN)) == "league-unknown"
    assert await leagues.find_in_channel(99) is None
    before = await leagues.get(league.id)
    assert await leagues.change(league.id, changes.drop, ANNA.user_id) == before


async def test_the_clock_finds_what_is_due(leagues: Leagues, house: House) -> None:
    league = await announce(leagues)
    rows = LeagueRows(house.store)
    assert await rows.next_wake() == house.time() + edits.LIFE
    assert await rows.due_ids(house.time()) == []
    house.time.now += edits.LIFE
    assert await rows.due_ids(house.time()) == [league.id]
    await leagues.change(league.id, changes.end)
    await leagues.change(league.id, changes.schedule_wake)
    assert await rows.next_wake() is None


async def test_what_is_shown_is_kept_whoever_joins_meanwhile(leagues: Leagues) -> None:
    league = await announce(leagues)
    for message in range(20):
        await asyncio.gather(
            leagues.change(league.id, changes.join, Person(500 + message, "P")),
            leagues.change(league.id, changes.record_message, message, 0, 1),
            leagues.change(league.id, changes.schedule_wake),
        )
        assert (await leagues.get(league.id)).message == message


async def test_a_full_disk_is_said_in_words(
    leagues: Leagues, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bot.store import Unwritable

    async def full(job: object) -> int:
        raise Unwritable("database or disk is full", full=True)

    league = await announce(leagues)
    monkeypatch.setattr(house.store.writer, "commit", full)
    assert await refusal(leagues.change(league.id, changes.join, BEN)) == "store-full"
    assert await refusal(announce(leagues, 6)) == "store-full"
