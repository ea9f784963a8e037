"""People who wait on a real database, through services that seat them but send nothing to Discord.

``python -m tests.kit.crowd URL FIRST`` lets people wait, numbered from FIRST, until it is killed. It prints
the number of each person whose wait is stored.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import discord
from msgspec.structs import replace
from sqlalchemy import text

from bot.discord.notices import Notices
from bot.domain.pace import PACES
from bot.parts import Parts
from bot.service.matches import Matches
from bot.service.vacations import Vacations
from bot.store import Store
from bot.store.engine import read_connection
from bot.waiting.records import Wait
from bot.waiting.waiting import Waiting

SERVER = 9 << 22
"""The server where they wait."""


def build_wait(user_id: int, now: float, **fields: Any) -> Wait:
    """Build the wait of a person for a match of two."""
    pace = PACES["daily"]
    until = now + pace.lobby_life
    wait = Wait(0, user_id, f"P{user_id}", SERVER, False, ("property",), pace, 2, now, until, None)
    return replace(wait, **fields)


def build_service(store: Store, now: Callable[[], float]) -> Waiting:
    """Build a service on *store* that leaves its messages in the outbox."""
    client = discord.Client(intents=discord.Intents.none())
    parts = Parts()
    matches = parts.add(Matches(store, now, parts.match_changed))
    notices = Notices(client, store, now)
    notices.stop()
    return Waiting(client, store, matches, Vacations(store, matches, now), notices, now, lambda: None)


async def read_seats(store: Store) -> dict[int, int]:
    """Return the match in which each person sits.

    Raises: AssertionError: somebody sits in two.
    """
    async with read_connection(store.engine) as connection:
        rows = (await connection.execute(text("SELECT user_id, match_id FROM players"))).all()
    counted = Counter(row.user_id for row in rows if row.user_id is not None)
    assert max(counted.values(), default=1) == 1
    return {row.user_id: row.match_id for row in rows if row.user_id is not None}


async def read_notified(store: Store) -> list[int]:
    """Return the people for whom a message about their table is in the outbox."""
    async with read_connection(store.engine) as connection:
        return list((await connection.execute(text("SELECT user_id FROM outbox ORDER BY user_id"))).scalars())


async def _main(url: str, first: int) -> None:
    store = await Store.open(url)
    service = build_service(store, lambda: 1_800_000_000.0)
    random = Random(first)
    for user_id in range(first, first + 10_000):
        await service.start(build_wait(user_id, 1_800_000_000.0))
        print(user_id, flush=True)  # noqa: T201
        await asyncio.sleep(random.random() * 0.01)


if __name__ == "__main__":
    asyncio.run(_main(sys.argv[1], int(sys.argv[2])))
