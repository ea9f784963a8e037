"""Recomputing ratings in another process with the same file while the bot runs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import turns
from bot.league.leagues import Leagues
from bot.service.privacy import Privacy
from bot.store import Store
from bot.store import results as module
from tests.kit.house import ANNA, BEN, CLARA, ON_BOTH, House

MEANWHILE = 2.0


@pytest.fixture
async def beside(house: House) -> AsyncIterator[Store]:
    store = await Store.open(house.url)
    yield store
    await store.close()


@pytest.fixture
def during(beside: Store, monkeypatch: pytest.MonkeyPatch) -> Callable[[int, Callable[[], Any]], None]:
    """Return a function that calls *happen* once *beside* has read results for the *number*th time."""
    execute, tasks, times = AsyncConnection.execute, [], 0

    def arrange(number: int, happen: Callable[[], Any]) -> None:
        async def reading(connection: AsyncConnection, statement: Any, *args: Any) -> Any:
            nonlocal times
            found = await execute(connection, statement, *args)
            if statement is module._SINCE:
                times += 1
                if times == number:
                    tasks.append(asyncio.ensure_future(happen()))
                    await asyncio.wait(tasks, timeout=MEANWHILE)
            return found

        monkeypatch.setattr(AsyncConnection, "execute", reading)

    return arrange


@ON_BOTH
@pytest.mark.parametrize("number", [1, 2])
async def test_a_match_that_ends_meanwhile_counts(
    house: House, beside: Store, during: Any, number: int
) -> None:
    await house.finish(await house.begin(ANNA, BEN))
    last = await house.begin(ANNA, BEN)
    done = asyncio.Event()

    async def end() -> None:
        await house.matches.change_once(10**6, last.id, turns.resign, ANNA.user_id)
        done.set()

    during(number, end)
    await beside.results.recompute()
    await done.wait()
    ratings = await beside.results.ratings(1, ANNA.user_id)
    assert ratings["property"].matches == 2
    await beside.results.recompute()
    assert await beside.results.ratings(1, ANNA.user_id) == ratings


@ON_BOTH
async def test_who_is_forgotten_meanwhile_stays_forgotten(house: House, beside: Store, during: Any) -> None:
    await house.finish(await house.begin(ANNA, BEN))
    await house.finish(await house.begin(BEN, CLARA))
    leagues = Leagues(house.store, house.time, lambda id: None, lambda outgoing: None)
    privacy = Privacy(house.store, house.matches, leagues.forsake, house.time)
    during(1, lambda: privacy.delete(ANNA.user_id))
    assert await beside.results.recompute() == 2
    assert await beside.results.ratings(1, ANNA.user_id) == {}
    assert (await beside.results.ratings(1, BEN.user_id))["property"].matches == 2
