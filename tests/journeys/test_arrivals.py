"""Thousands of servers announced at the start cost few queries and don't block the event loop."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from discord.gateway import DiscordWebSocket
from sqlalchemy import Engine, event

from bot import discord_internals
from bot.puzzles.records import day_of
from sandbox.model.founding import found_crowd
from tests.kit.freehold import Freehold

MANY = 300
MOST = 40
"""Statements about departures and daily puzzles at a start, however many servers there are."""


@pytest.fixture
def statements() -> Iterator[list[str]]:
    """Record every statement that any database receives."""
    asked: list[str] = []

    def hear(_: Any, __: Any, statement: str, *more: Any) -> None:
        asked.append(statement)

    event.listen(Engine, "before_cursor_execute", hear)
    yield asked
    event.remove(Engine, "before_cursor_execute", hear)


async def start(freehold: Freehold) -> None:
    """Start, and wait until every announced server has been processed."""
    world = freehold.sandbox.world
    await freehold.start()
    await world.until(lambda: len(freehold.client.guilds) == len(world.guilds))
    await freehold.client._arrivals.wait_until_idle()
    await freehold.client.boards.wait_until_idle()


async def test_announced_servers_are_looked_up_together(freehold: Freehold, statements: list[str]) -> None:
    world = freehold.sandbox.world
    found_crowd(world, MANY)
    today = day_of(world.now())
    await freehold.stop()  # it runs in this event loop, so waiting for its writes below would block it
    with closing(sqlite3.connect(freehold.file)) as database, database:
        halls = {id: world.channels.in_guild(id)[0].id for id in world.guilds}
        boards = [(id, hall, 1, today, 1, 0, "") for id, hall in halls.items()]
        database.executemany("INSERT INTO puzzle_boards VALUES (?, ?, ?, ?, ?, ?, ?)", boards)
        gone = [(id, world.now()) for id in world.guilds]
        database.executemany("INSERT INTO departures VALUES (?, ?)", gone)
    statements.clear()
    await start(freehold)
    about = [each for each in statements if "departures" in each or "puzzle_boards" in each]
    assert 2 < len(about) < MOST
    with closing(sqlite3.connect(freehold.file)) as database:
        assert database.execute("SELECT count(*) FROM departures").fetchone() == (0,)


async def test_others_get_the_loop_between_two_announcements(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    found_crowd(freehold.sandbox.world, MANY)
    turn, received, announced = 0, DiscordWebSocket.received_message, Counter[int]()

    async def hear(connection: DiscordWebSocket, message: Any) -> None:
        announced[turn] += 1
        await received(connection, message)

    async def count() -> None:
        nonlocal turn
        while True:
            turn += 1
            await asyncio.sleep(0)

    await freehold.stop()
    monkeypatch.setattr(discord_internals, "SLICE", 0.0)
    monkeypatch.setattr(DiscordWebSocket, "received_message", hear)
    counting = asyncio.create_task(count())
    try:
        await start(freehold)
    finally:
        counting.cancel()
    assert announced.total() > MANY
    assert max(announced.values()) == 1
