"""What is stored about a person: exported, and deleted when they ask for it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import Column

import games
from bot.analysis.record import Analysis, Verdict
from bot.analysis.rows import AnalysisRows
from bot.domain import lobbies, surfaces, turns
from bot.domain.match import Match, Player, Venue
from bot.domain.pace import per_move
from bot.domain.people import Person
from bot.domain.place import Place
from bot.domain.refusals import Refusal
from bot.language import MARKS, language_of
from bot.league import changes
from bot.lessons.lessons import Lessons
from bot.service.matches import Matches
from bot.service.privacy import Privacy
from bot.store.personal_data import PERSONAL_DATA, SECTIONS
from bot.store.tables import metadata
from bot.store.writer import Job, Work
from games.core import Who
from tests.kit.house import BEN, CLARA, DAVID, House, choose_everything
from tests.kit.privacy import dump, export_texts, find_holding, league, leagues

ODD = Person(987654321, "Zoë-Odd-Name")
"""Somebody whose id and name occur nowhere by chance."""


def is_mentioned(house: House, person: Person) -> bool:
    """Whether any table or blob in the database mentions *person*."""
    said = dump(house)
    blobs = (person.name.encode(), msgspec.msgpack.encode(person.user_id))
    return any(sign in said for sign in (str(person.user_id), person.name, *(b.hex().upper() for b in blobs)))


async def live_through_everything(house: House) -> dict[str, Match]:
    """Odd has played, plays, waits in a lobby, was replaced, is asked to play once more, takes part in a
    league and organized one."""
    await house.store.persons.put(msgspec.structs.replace(ODD, dm_channel=987654322, dm_open=True))
    over = await house.finish(await house.begin(ODD, BEN))
    verdicts = tuple(Verdict(8 - seat, Who(seat, 0), 500 + seat, 400, 9, b"x") for seat in (0, 1))
    await AnalysisRows(house.store).begin(Analysis(over.id, verdicts=verdicts))
    running = await house.begin(BEN, ODD, CLARA)
    for _ in range(5):
        running = await house.move(running)
    replaced = await house.begin(BEN, ODD)
    seat = replaced.seat_of(ODD.user_id) or 0
    replaced = await house.hand_over(replaced, seat, DAVID, ODD)
    alone = await house.lobby(ODD)
    lobby = await house.lobby(ODD, BEN)
    asking = await house.matches.rematch(over.id, BEN)
    await league(house, BEN, ODD)
    await league(house, ODD, CLARA)
    for person in (ODD, BEN):
        await Lessons(house.store, house.time).begin(person.user_id, "property", "first")
    return {
        "over": over,
        "running": running,
        "replaced": replaced,
        "alone": alone,
        "lobby": lobby,
        "asking": asking,
    }


async def test_the_export_holds_all_about_a_person_and_nobody_elses(house: House, privacy: Privacy) -> None:
    matches = await live_through_everything(house)
    told = await export_texts(privacy, ODD.user_id)
    text = json.dumps(told)
    assert told["person"][0]["name"] == ODD.name
    assert {seat["match_id"] for seat in told["seats"]} == {
        matches[name].id for name in ("over", "running", "alone", "lobby")
    }
    assert [seat["match_id"] for seat in told["former_seats"]] == [matches["replaced"].id]
    assert told["rematches"] == [{"match_id": matches["asking"].id}]
    assert told["moves"]
    assert len(told["results"]) == 1
    assert len(told["ratings"]) == 1
    assert len(told["leagues"]) == 2
    assert len(told["organized"]) == 1
    seat = matches["over"].seat_of(ODD.user_id) or 0
    judged = [{"step": 8 - seat, "made": 500 + seat, "best": 400}]
    assert told["analyses"] == [{"match_id": matches["over"].id, "decisions": judged}]
    assert [(lesson["game"], lesson["step"]) for lesson in told["lessons"]] == [("property", 0)]
    for other in (BEN, CLARA, DAVID):
        assert other.name not in text
    assert not {BEN.user_id, CLARA.user_id, DAVID.user_id} & set(find_numbers(told, "user_id"))
    for match in matches.values():
        assert match.seed.hex() not in text


WITHHELD = {
    "players": {"owner": "somebody else", "news": "what others did, as the log tells"},
    "moves": {"events": "what all saw, as the log tells", "private": "counts what others may not see"},
    "former_players": {"number": "counts those who left"},
}
"""What of somebody's rows is not handed out, and why."""


def test_whatever_a_table_holds_of_a_person_is_handed_out() -> None:
    handed = {
        (column.table.name, column.name)
        for section in SECTIONS
        for column in section.rows.selected_columns
        if isinstance(column, Column)
    }
    for table in metadata.tables.values():
        if "user_id" in table.c:
            columns = {column.name for column in table.c} - WITHHELD.get(table.name, {}).keys() - {"user_id"}
            assert {name for name in columns if (table.name, name) not in handed} == set(), table.name


PERSONS = {"user_id", "owner", "host_id", "organizer_id", "manager_id", "inviter", "person", "agreed"}
"""The columns that hold a person's id; `agreed` of a player holds seats."""


def test_every_table_about_persons_says_how_its_data_is_exported_and_deleted() -> None:
    known = {data.table.name for data in PERSONAL_DATA}
    for table in metadata.tables.values():
        if PERSONS & {column.name for column in table.c}:
            assert table.name in known, f"{table.name}: add it to bot/store/personal_data.py"
    for data in PERSONAL_DATA:
        ways = data.deleted, data.overwritten is not None, bool(data.deletion)
        assert sum(ways) == 1, f"{data.table.name}: say in one way what deletion does"
        assert data.sections, data.table.name


KEPT = {
    "players": {
        *("match_id", "seat", "away", "misses", "awaited", "question", "due", "span", "bank", "reminder"),
        *("seen", "since", "owner", "news", "mark", "holiday", "agreed", "notify_at", "gathering", "level"),
        *("reminded", "hints", "wanted", "stayed", "tempo", "lapses", "saved", "saved"),
    },
    "moves": {"match_id", "number", "seat", "at", "move", "events", "private"},
    "former_players": {"match_id", "number", "seat", "user_id", "stayed"},
    "surfaces": {"match_id", "seat", "posted", "version", "notified", "closed", "stale", "story", "told"},
}
"""What stays in rows that lose their person: what happened at a table, which names nobody.

Nothing that somebody wrote may be among it. The id of a former player goes when the match is over.
"""


def test_every_column_of_a_row_that_loses_its_person_is_overwritten_or_says_nothing_of_them() -> None:
    for data in PERSONAL_DATA:
        if data.overwritten is not None:
            left = {column.name for column in data.table.c} - data.overwritten.keys()
            assert left == KEPT[data.table.name], f"{data.table.name}: overwrite it, or keep it on purpose"


async def test_what_was_chosen_is_handed_out_and_forgotten(house: House, privacy: Privacy) -> None:
    likes = msgspec.structs.replace(choose_everything(ODD), changed=house.time.now)
    await house.store.persons.put(likes)
    (told,) = (await export_texts(privacy, ODD.user_id))["person"]
    assert msgspec.convert(json.loads(json.dumps(told)), Person) == likes
    match = await house.begin(BEN, ODD)
    (seat,) = (await export_texts(privacy, ODD.user_id))["seats"]
    player = match.players[match.seat_of(ODD.user_id) or 0]
    assert (seat["mark"], seat["letter"]) == (player.mark, player.letter)
    assert player.letter == "Z"
    await privacy.delete(ODD.user_id)
    assert await house.store.persons.get(ODD.user_id) is None
    assert not is_mentioned(house, ODD)


async def test_what_was_planned_is_handed_out_and_forgotten(house: House, privacy: Privacy) -> None:
    match = await house.begin(BEN, ODD, CLARA)
    seat = match.seat_of(ODD.user_id) or 0
    if seat in match.waiting:
        match = await house.move(match)
    rules = games.load(match.game)
    move = rules.sample(rules.anytime_offers(match.state, seat), Random(1))
    await house.matches.change_once(
        next(house.interactions), match.id, turns.act, ODD.user_id, move, match.version
    )
    found = [each["move"] for each in (await export_texts(privacy, ODD.user_id))["moves"]]
    assert found[-1] == msgspec.to_builtins(move)
    for other in (BEN, CLARA):
        assert "plan" not in json.dumps((await export_texts(privacy, other.user_id)).get("moves", []))
    await privacy.delete(ODD.user_id)
    assert not is_mentioned(house, ODD)


def find_numbers(value: Any, name: str) -> list[int]:
    """Return every number called *name* in *value*."""
    if isinstance(value, dict):
        mine = [value[name]] if isinstance(value.get(name), int) else []
        return mine + [number for part in value.values() for number in find_numbers(part, name)]
    return (
        [number for part in value for number in find_numbers(part, name)] if isinstance(value, list) else []
    )


async def test_the_export_of_a_running_match_does_not_depend_on_what_others_hold(
    house: House, privacy: Privacy
) -> None:
    match = await house.begin(ODD, BEN, CLARA)
    game, held = games.load(match.game), match.seat_of(ODD.user_id)
    for _ in range(6):
        match = await house.move(match)
    while not game.view(match.state, held).hand:
        match = await house.move(match)
    before = await export_texts(privacy, ODD.user_id)
    (seat,) = [seat for seat in before["seats"] if seat["status"] == "running"]
    assert seat["view"]["hand"]
    other = game.permute_hidden(match.state, match.seat_of(ODD.user_id), Random(1))
    assert game.encode(other) != game.encode(match.state)
    await house.close()
    with closing(sqlite3.connect(house.file)) as connection:
        connection.execute("UPDATE matches SET state = ?, seed = ?", (game.encode(other), bytes(32)))
        connection.commit()
    await house.open()
    again = Privacy(house.store, house.matches, leagues(house).forsake, house.time)
    assert await export_texts(again, ODD.user_id) == before


async def test_about_a_stranger_there_is_nothing(house: House, privacy: Privacy) -> None:
    await live_through_everything(house)
    told = await export_texts(privacy, 5)
    assert told.pop("user_id") == 5
    assert not any(told.values())


async def test_deleting_leaves_no_trace_and_the_others_everything(house: House, privacy: Privacy) -> None:
    matches = await live_through_everything(house)
    ratings = await house.store.results.ratings(1, BEN.user_id)
    assert is_mentioned(house, ODD)
    await privacy.delete(ODD.user_id)
    assert not is_mentioned(house, ODD)
    assert await house.matches.of_person(ODD.user_id) == []
    over = await house.matches.get(matches["over"].id)
    assert over is not None
    (seat,) = (player.seat for player in over.players if player.user_id is None)
    assert language_of("en").at_table(over).name(seat).endswith(" Somebody")
    assert (await house.matches.verify(over.id)).holds
    running = await house.matches.get(matches["running"].id)
    assert running is not None
    assert running.status == "running"
    assert [player.user_id for player in running.players].count(None) == 1
    assert await house.store.results.ratings(1, BEN.user_id) == ratings
    await house.finish(running)
    before, ratings = ratings, await house.store.results.ratings(1, BEN.user_id)
    assert ratings != before
    assert (await house.matches.verify(running.id)).holds
    alone = await house.matches.get(matches["alone"].id)
    assert alone is not None
    assert alone.status == "cancelled"
    lobby = await house.matches.get(matches["lobby"].id)
    assert lobby is not None
    assert [player.user_id for player in lobby.players] == [BEN.user_id]
    await house.store.results.recompute()
    assert await house.store.results.ratings(1, BEN.user_id) == ratings


async def test_not_even_unused_parts_of_the_files_hold_a_name(house: House, privacy: Privacy) -> None:
    await live_through_everything(house)
    assert f"{house.file.name}-wal" in find_holding(house, ODD.name)
    await privacy.delete(ODD.user_id)
    assert find_holding(house, ODD.name) == set()
    assert find_holding(house, BEN.name)


async def read_seat_changes(house: House, id: int) -> list[str]:
    """Return all texts about changes of seats in a match."""
    match = await house.matches.get(id)
    assert match is not None
    words = language_of("en").at_table(match)
    events = [event for entry in await house.matches.log(id) for event in entry.events]
    return [words(event.text) for event in events if "before" in event.args]


async def test_a_nickname_goes_with_its_person_and_an_equal_one_of_somebody_else_stays(
    house: House, privacy: Privacy
) -> None:
    """A person may have a name on each server, and two people may have the same one."""
    odd, twin = msgspec.structs.replace(ODD, name="Zoë-Elsewhere"), Person(987654329, ODD.name)
    match = await house.begin(BEN, ODD, twin)
    first, second = match.seat_of(ODD.user_id) or 0, match.seat_of(twin.user_id) or 0
    await house.hand_over(match, first, CLARA, ODD)
    await house.hand_over(match, first, odd, CLARA)
    await house.hand_over(match, first, DAVID, ODD)
    await house.hand_over(match, second, CLARA, twin)
    await house.hand_over(match, second, twin, CLARA)
    league_id = await league(house, BEN, odd, twin)
    gone = await house.begin(odd, BEN)
    one, other = MARKS[match.marks[first]], MARKS[match.marks[second]]
    assert await read_seat_changes(house, match.id) == [
        f"{one} Clara takes the seat of {one} Zoë-Odd-Name.",
        f"{one} Zoë-Elsewhere takes the seat of {one} Clara.",
        f"{one} David takes the seat of {one} Zoë-Elsewhere.",
        f"{other} Clara takes the seat of {other} Zoë-Odd-Name.",
        f"{other} Zoë-Odd-Name takes the seat of {other} Clara.",
    ]
    await privacy.delete(ODD.user_id)
    said = dump(house)
    assert str(ODD.user_id) not in said
    assert not is_mentioned(house, odd)
    assert await read_seat_changes(house, match.id) == [
        f"{one} Clara takes the seat of {one} Somebody.",
        f"{one} Somebody takes the seat of {one} Clara.",
        f"{one} David takes the seat of {one} Somebody.",
        f"{other} Clara takes the seat of {other} Zoë-Odd-Name.",
        f"{other} Zoë-Odd-Name takes the seat of {other} Clara.",
    ]
    (line,) = await read_seat_changes(house, gone.id)
    assert "Somebody is gone, so" in line
    here = await leagues(house).get(league_id)
    assert here is not None
    assert [who.name for who in here.participants] == ["Ben", twin.name]
    await privacy.delete(twin.user_id)
    assert not is_mentioned(house, ODD)
    assert not is_mentioned(house, twin)


async def test_what_was_in_memory_does_not_come_back(house: House, privacy: Privacy) -> None:
    matches = await live_through_everything(house)
    other = Matches(house.store, house.time, lambda id: None)  # such as another process
    for match in matches.values():
        await other.get(match.id)
    await privacy.delete(ODD.user_id)
    await other.change(matches["over"].id, surfaces.record_table, None, 7, 0.0, 1)
    assert not is_mentioned(house, ODD)


async def test_who_sits_down_while_being_forgotten_gets_up_again(
    house: House, privacy: Privacy, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby, forget, times = await house.lobby(BEN), house.store.privacy.forget, 0

    async def late(user_id: int) -> None:
        nonlocal times
        times += 1
        if times == 1:
            await house.matches.change(lobby.id, lobbies.join, ODD)
        if times == 2:
            await house.lobby(ODD, CLARA)
        if times == 3:
            await league(house, ODD, BEN)
        if times == 4:
            await house.begin(ODD, BEN)
        await forget(user_id)

    monkeypatch.setattr(house.store.privacy, "forget", late)
    await privacy.delete(ODD.user_id)
    assert times == 5
    assert not is_mentioned(house, ODD)
    with closing(sqlite3.connect(house.file)) as connection:
        for table, who in (("matches", "host_id"), ("leagues", "organizer_id")):
            live = f"SELECT {who} FROM {table} WHERE status IN ('lobby', 'open')"
            assert 0 not in {row[0] for row in connection.execute(live)}


async def test_clicks_beside_a_deletion_leave_no_table_without_a_host(house: House, privacy: Privacy) -> None:
    """Whichever comes first: everybody who sits there afterwards is known, and so is the host."""
    opened = [await house.lobby(BEN) for _ in range(8)]

    async def click() -> None:
        for lobby in opened:
            await house.matches.change(lobby.id, lobbies.join, ODD)
            with suppress(Refusal):
                await house.matches.change(lobby.id, lobbies.leave, BEN.user_id)

    await asyncio.gather(privacy.delete(ODD.user_id), click())
    for lobby in opened:
        match = await house.store.reader.match(lobby.id)
        assert match is not None
        if match.status == "lobby":
            assert match.host_id in {player.user_id for player in match.players}


async def start_match(house: House, players: Sequence[Player], league_id: int) -> Match:
    """Start a match of ODD's league *league_id*."""
    venue = Venue(Place(1, next(house.channels)), "en", per_move(0))
    return await house.matches.open(
        lobbies.start_league_table, "property", {}, ODD, venue, players, league_id, bytes(32), ()
    )


async def test_who_is_given_a_seat_while_being_forgotten_gets_up_again(
    house: House, privacy: Privacy, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This also holds between reading what is stored about them and making it anonymous."""
    match = await house.begin(BEN, ODD)
    seat = match.seat_of(ODD.user_id) or 0
    await house.hand_over(match, seat, DAVID, ODD)
    commit, came_back = house.store.writer.commit, False

    async def late(job: Job) -> int:
        nonlocal came_back
        if isinstance(job, Work) and not came_back:
            came_back = True
            await house.hand_over(match, seat, ODD, DAVID)
        return await commit(job)

    monkeypatch.setattr(house.store.writer, "commit", late)
    await privacy.delete(ODD.user_id)
    assert came_back
    assert not is_mentioned(house, ODD)
    after = await house.store.reader.match(match.id)
    assert after is not None
    assert after.players[seat].user_id is None
    assert after.players[seat].name  # a bot opponent sat down there, as everybody was told


async def test_a_league_goes_to_another_participant_or_ends(house: House, privacy: Privacy) -> None:
    kept, alone = await league(house, ODD, BEN, CLARA), await league(house, ODD)
    running = await league(house, ODD, BEN, CLARA, DAVID)
    started = await leagues(house).change(running, changes.start, ODD.user_id)
    players = [Player(seat, who.user_id, who.name) for seat, who in enumerate(started.participants)]
    match = await start_match(house, players, running)
    closed = await league(house, ODD, BEN, CLARA, DAVID)
    await leagues(house).change(closed, changes.start, ODD.user_id)
    await house.finish(await start_match(house, players, closed))
    await leagues(house).change(closed, changes.close, ODD.user_id)
    await privacy.delete(ODD.user_id)
    assert not is_mentioned(house, ODD)
    assert (await leagues(house).get(kept)).organizer_id == BEN.user_id
    assert (await leagues(house).get(alone)).status == "cancelled"
    league_ = await leagues(house).get(running)
    assert (league_.organizer_id, league_.status) == (BEN.user_id, "running")
    match = await house.store.reader.match(match.id) or match
    assert match.host_id == BEN.user_id


async def test_deleting_twice_or_a_stranger_changes_nothing(house: House, privacy: Privacy) -> None:
    await live_through_everything(house)
    await privacy.delete(ODD.user_id)
    before = dump(house)
    await privacy.delete(ODD.user_id)
    await privacy.delete(5)
    assert dump(house) == before


async def test_a_forgotten_person_is_on_no_leaderboard(house: House, privacy: Privacy) -> None:
    for _ in range(5):
        await house.finish(await house.begin(ODD, BEN))
    await privacy.delete(ODD.user_id)
    board, size = await house.store.results.board(1, "property", 0, 10)
    assert (size, [line.user_id for line in board]) == (1, [BEN.user_id])
    assert await house.store.results.results_of(1, ODD.user_id) == []
