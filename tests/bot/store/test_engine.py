"""Look-ups that nobody waits for leave the connections to those who wait."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest

from bot.domain.people import Person
from bot.league.rows import LeagueRows
from bot.store import BACKGROUND
from bot.store.engine import looking
from tests.kit.house import House

MANY = 50


async def test_background_look_ups_hold_one_connection_at_a_time(house: House) -> None:
    under_way, most, finish = 0, 0, asyncio.Event()

    async def look() -> None:
        nonlocal under_way, most
        BACKGROUND.set(True)
        async with looking(house.store.engine):
            under_way += 1
            most = max(most, under_way)
            await finish.wait()
            under_way -= 1

    tasks = [asyncio.create_task(look()) for _ in range(MANY)]
    async with asyncio.timeout(10):
        assert await LeagueRows(house.store).get(5) is None
        assert await house.store.persons.get(5) is None
    finish.set()
    await asyncio.gather(*tasks)
    assert most == 1


@pytest.mark.parametrize("first", ["background", "foreground"])
async def test_whoever_asks_with_others_waits_for_no_background_look_up(house: House, first: str) -> None:
    await house.store.persons.put(Person(5, "Eve"))
    finish, held = asyncio.Event(), asyncio.Event()

    async def hold() -> None:
        BACKGROUND.set(True)
        async with looking(house.store.engine):
            held.set()
            await finish.wait()

    async def ask(*, background: bool) -> Person | None:
        BACKGROUND.set(background)
        return await house.store.persons.get(5)

    holding = asyncio.create_task(hold())
    await held.wait()
    background = first == "background"
    asked: list[Awaitable[Person | None]] = [
        asyncio.create_task(ask(background=each)) for each in (background, not background)
    ]
    async with asyncio.timeout(10):
        found = await asyncio.gather(*asked)
    assert [person and person.name for person in found] == ["Eve", "Eve"]
    finish.set()
    await holding
