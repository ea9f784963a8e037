"""Helpers that look for personal data in the store, and run the service that deletes it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from io import BytesIO
from math import inf
from typing import Any
from zipfile import ZipFile

import pytest

from bot.analysis import rows as analysis_rows
from bot.discord.posts import FILE_BYTES
from bot.domain.durations import DAY
from bot.domain.match import Venue
from bot.domain.pace import per_move
from bot.domain.people import Person
from bot.domain.place import Place
from bot.league import changes
from bot.league.leagues import Leagues
from bot.puzzles import rows as puzzle_rows
from bot.service.privacy import Privacy
from tests.kit import peeking
from tests.kit.house import House


@pytest.fixture
def privacy(house: House) -> Privacy:
    to_plain = {"analyses": analysis_rows.to_plain, "puzzles": puzzle_rows.to_plain}
    return Privacy(house.store, house.matches, leagues(house).forsake, house.time, lambda: inf, to_plain)


def leagues(house: House) -> Leagues:
    return Leagues(house.store, house.time, lambda id: None, lambda outgoing: None)


async def league(house: House, *people: Person) -> int:
    host, *others = people
    opened = await leagues(house).open(
        changes.create, "property", host, Venue(Place(1, next(house.channels)), "en", per_move(0)), 4, 86400
    )
    for person in others:
        await leagues(house).change(opened.id, changes.join, person)
    return opened.id


async def export_texts(privacy: Privacy, user_id: int, most: int = FILE_BYTES) -> dict[str, Any]:
    """Return all the data exported about a person, in files of at most *most* bytes."""
    parts = [(part.name, part.body) async for part in privacy.export(user_id, most)]
    assert all(len(body) <= most for _, body in parts)
    return merge_parts(parts)


def merge_parts(parts: Sequence[tuple[str, bytes]]) -> dict[str, Any]:
    """Merge the JSON files and the JSON in the ZIP files of *parts*."""
    told: dict[str, Any] = {}
    for name, body in parts:
        if name.endswith(".zip"):
            with ZipFile(BytesIO(body)) as archive:
                assert archive.namelist() == [name.replace(".zip", ".json")]
                body = archive.read(archive.namelist()[0])
        for section, rows in json.loads(body).items():
            if section in told and isinstance(rows, list):
                told[section] += rows
            else:
                assert told.setdefault(section, rows) == rows
    return told


def dump(house: House) -> str:
    with closing(sqlite3.connect(house.file)) as connection:
        return "\n".join(connection.iterdump())


def find_holding(house: House, name: str) -> set[str]:
    """Return the files of the database, and those beside it, that contain *name* in their bytes."""
    return {file.name for file in house.file.parent.iterdir() if name.encode() in file.read_bytes()}


def rows(house: House, table: str) -> int:
    return len(peeking.rows(house.place, f"SELECT * FROM {table}"))


async def run_twice(house: House, privacy: Privacy) -> None:
    """Run the deletion of expired data today and tomorrow."""
    for _ in range(2):
        while await privacy.tick() <= house.time.now:
            pass
        house.time.now += DAY
