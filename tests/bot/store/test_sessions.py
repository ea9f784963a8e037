"""What a process leaves of a shard is for the one that carries it next, soon, and for nobody else."""

from __future__ import annotations

import pytest
from sqlalchemy import bindparam, update

from bot.store import Left, Put
from bot.store.sessions import KEPT
from bot.store.shards import shards
from tests.kit.house import House

pytestmark = pytest.mark.parametrize("house", ["sqlite", "postgresql"], indirect=True)

LEFT = Left("abc", 1 << 40, "wss://there")


async def test_a_session_is_taken_once(house: House) -> None:
    sessions = house.store.sessions
    await sessions.leave({2: LEFT, 3: LEFT._replace(id="def")}, 4, 1000.0)
    assert await sessions.take(2, 8, 1001.0) is None
    assert await sessions.take(2, 4, 1001.0) == LEFT
    assert await sessions.take(2, 4, 1001.0) is None
    assert await sessions.take(1, 4, 1001.0) is None
    await sessions.leave({2: LEFT._replace(sequence=7)}, 4, 1002.0)
    assert await sessions.take(2, 4, 1002.0) == LEFT._replace(sequence=7)
    assert (await sessions.take(3, 4, 1002.0) or LEFT).id == "def"


async def test_one_that_was_left_long_ago_or_before_somebody_else_was_there_is_none(house: House) -> None:
    sessions = house.store.sessions
    await sessions.leave({0: LEFT, 1: LEFT}, 4, 1000.0)
    assert await sessions.take(0, 4, 1000.0 + KEPT) is None
    assert await sessions.take(0, 4, 1001.0) is None
    # A process that knows nothing of sessions writes that it is there, and nothing else.
    there = update(shards).where(shards.c.number == 1).values(awake=bindparam("now"))
    await house.store.writer.commit(Put(there, {"now": 1005.0}))
    assert await sessions.take(1, 4, 1006.0) is None
    assert await house.store.house.awake(1, 4) == 1005.0


async def test_whoever_is_there_leaves_nothing_of_before(house: House) -> None:
    sessions = house.store.sessions
    await sessions.leave({0: LEFT}, 1, 1000.0)
    await house.store.house.keep_awake(1000.0, {0}, 1)
    assert await sessions.take(0, 1, 1001.0) is None


async def test_leaving_says_nothing_of_when_anybody_was_there(house: House) -> None:
    await house.store.house.keep_awake(900.0, {0}, 1)
    await house.store.sessions.leave({0: LEFT}, 1, 1000.0)
    assert await house.store.house.awake(0, 1) == 900.0
    assert await house.store.sessions.take(0, 1, 1001.0) == LEFT
