"""Matches stored when the log still held the nicknames of those who had left a seat."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.domain import lobbies, turns
from bot.domain.match import Former, Match
from bot.domain.news import News
from bot.domain.people import Person
from bot.language import language_of
from bot.service.matches import Matches
from bot.service.privacy import Privacy
from bot.store import Store, engine
from games.core import Text
from tests.kit.house import BEN, CLARA, DAVID, House

MOVED, SILENT = Person(987654321, "Zoë who moved"), Person(987654323, "Yan who did not")


def old_event(id: str, seat: int, before: object) -> bytes:
    """What was told when *before* was a text."""
    who = {"type": "who", "seat": seat}
    return msgspec.msgpack.encode([{"id": id, "args": {"who": who, "before": before}, "seats": None}])


@pytest.fixture
async def old(house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, Match, Match]:
    """A file of the first release, and two matches in it.

    In the first, Zoë has moved and handed her seat to David; in the second Yan, who had not moved, was
    replaced by a bot, that bot by Clara, and a bot opponent by David.
    """
    monkeypatch.setattr(lobbies, "added", lambda joins, join: joins)
    one = await house.begin(BEN, MOVED)
    while one.players[min(one.waiting)].user_id != MOVED.user_id:
        one = await house.move(one)
    one = await house.move(one)
    one = await house.hand_over(one, seat(one, MOVED), DAVID, MOVED)
    two = await house.begin(BEN, SILENT, bots=1)
    place, bot = seat(two, SILENT), next(p.seat for p in two.players if p.user_id is None)
    two = await house.matches.change(two.id, turns.vacate, SILENT.user_id)
    two = await house.hand_over(two, place, CLARA, BEN)
    two = await house.hand_over(two, bot, DAVID, BEN)
    await house.close()
    file = tmp_path / "old.db"
    url = f"sqlite+aiosqlite:///{file}"
    with monkeypatch.context() as first:
        first.setattr(engine, "REVISION", "0001")
        await (await Store.open(url)).close()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("ATTACH ? AS new", (str(house.file),))
        for table in ("matches", "players", "moves"):
            columns = ", ".join(row[1] for row in connection.execute(f"PRAGMA main.table_info({table})"))
            connection.execute(f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM new.{table}")
        names = iter((MOVED.name, SILENT.name, former(two, 1), former(two, 2)))
        changes = "SELECT match_id, number, seat, events FROM main.moves WHERE move IS NULL ORDER BY 1, 2"
        for match_id, number, place, events in connection.execute(changes).fetchall():
            (told,) = msgspec.msgpack.decode(events)
            connection.execute(
                "UPDATE main.moves SET events = ? WHERE match_id = ? AND number = ?",
                (old_event(told["id"], place, next(names)), match_id, number),
            )
        connection.commit()
    await house.open()
    return url, _before(one), _before(two)


def _before(match: Match) -> Match:
    """*match* as it was when nobody kept who stayed."""
    return msgspec.structs.replace(
        match, former=tuple(msgspec.structs.replace(each, stayed=None) for each in match.former)
    )


def seat(match: Match, person: Person) -> int:
    found = match.seat_of(person.user_id)
    assert found is not None
    return found


def former(match: Match, number: int) -> str:
    return match.former[number].name


async def told(store: Store, match: Match) -> list[str]:
    words = language_of("en").at(match)
    return [
        words(Text(event.id, event.args))
        for entry, _ in await store.reader.entries(match.id)
        for event in entry.events
        if "before" in event.args
    ]


def texts(value: Any) -> str:
    return str(msgspec.to_builtins(value))


async def test_names_become_persons_as_far_as_they_are_known(old: tuple[str, Match, Match]) -> None:
    url, one, two = old
    store = await Store.open(url)
    first, second = await store.reader.match(one.id), await store.reader.match(two.id)
    unknown = {"since": 0, "news": News(), "mark": None, "letter": ""}  # were then
    one, two = (
        msgspec.structs.replace(
            match,
            players=tuple(msgspec.structs.replace(player, **unknown) for player in match.players),
            turned=0,
        )
        for match in (one, two)
    )
    assert first == one
    assert second is not None
    assert second.former == (Former(two.former[0].seat, None, ""), *two.former[1:])
    (line,) = await told(store, first)
    assert "David takes the seat of" in line
    assert MOVED.name in line
    gone, *others = await told(store, second)
    assert "Somebody is gone." in gone
    assert others == (await told(store, two))[1:]
    log = [entry for entry, _ in await store.reader.entries(one.id)]
    assert MOVED.name not in texts(log)
    await store.close()


async def test_a_converted_name_is_forgotten_with_its_person(old: tuple[str, Match, Match]) -> None:
    url, one, _ = old
    store = await Store.open(url)
    matches = Matches(store, lambda: 0.0, lambda id: None)

    async def leave(league: int, user_id: int) -> None:
        raise AssertionError("there is no league")

    for person in (MOVED, SILENT):
        await Privacy(store, matches, leave, lambda: 0.0).delete(person.user_id)
    match = await matches.get(one.id)
    assert match is not None
    (line,) = await told(store, match)
    assert line.endswith("Somebody.")
    await store.close()
    with closing(sqlite3.connect(url.partition("///")[2])) as connection:
        said = "\n".join(connection.iterdump())
    for person in (MOVED, SILENT):
        for sign in (person.name, person.name.encode().hex().upper(), str(person.user_id)):
            assert sign not in said
