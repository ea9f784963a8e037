"""A database of running matches, all of them shown."""

from __future__ import annotations

import time

from bench.commits import begin
from bench.copies import copy, copying
from bot.service.matches import Matches
from bot.store import Store, tables
from games import keys


async def fill(url: str, count: int) -> None:
    """Make the database at *url*, with *count* running matches of all games."""
    store = await Store.open(url)
    matches = Matches(store, time.time, lambda _: None)
    begun = [(await begin(matches, 10**6 + number, key)).id for number, key in enumerate(keys())]
    await store.close()
    last, games = begun[-1], len(begun)
    async with copying(url, count - games) as database:
        each = f"FROM numbers JOIN {{0}} ON {{0}}.{{1}} = {begun[0]} + n % {games}"
        shown = {"table_message": "n", "shown_version": "version", "notified_version": "version"}
        await copy(
            database,
            tables.matches,
            each.format("matches", "id"),
            **{"id": f"{last} + n", "channel_id": "n"} | shown,
        )
        await database.exec_driver_sql("UPDATE matches SET shown_version = version, table_message = id")
        for table in (tables.players, tables.moves):
            await copy(database, table, each.format(table.name, "match_id"), match_id=f"{last} + n")
