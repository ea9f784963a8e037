"""Databases with running matches."""

from __future__ import annotations

import time
from collections.abc import Iterable
from itertools import count
from random import Random

from bench.commits import begin, draw_move
from bench.copies import begin_copy, copy_rows
from bench.table import seat_people
from bot.domain import turns
from bot.domain.people import Person
from bot.service.matches import Matches
from bot.store import Store, tables
from games import keys
from sandbox.server import Sandbox


async def fill(url: str, many: int) -> None:
    """Fill the database at *url* with *many* running matches of all games, all of them shown."""
    store = await Store.open(url)
    matches = Matches(store, time.time, lambda _: None)
    begun = [(await begin(matches, 10**6 + number, key)).id for number, key in enumerate(keys())]
    await store.close()
    last, games = begun[-1], len(begun)
    async with begin_copy(url, many - games) as database:
        each = f"FROM numbers JOIN {{0}} ON {{0}}.{{1}} = {begun[0]} + n % {games}"
        source = each.format("matches", "id")
        await copy_rows(database, tables.matches, source, id=f"{last} + n", channel_id="n")
        await database.exec_driver_sql("UPDATE matches SET shown_version = version")
        await database.exec_driver_sql(
            "INSERT INTO surfaces (match_id, seat, channel, message, posted, version, notified, revision)"
            " SELECT id, -1, channel_id, id, 0, version, version, 1 FROM matches"
        )
        for table in (tables.players, tables.moves):
            await copy_rows(database, table, each.format(table.name, "match_id"), match_id=f"{last} + n")


async def repeat(url: str, id: int, many: int) -> None:
    """Add *many* finished copies of the match *id*."""
    async with begin_copy(url, many) as database:
        last = (await database.exec_driver_sql("SELECT max(id) FROM matches")).scalar_one()
        each = "FROM numbers CROSS JOIN {0} WHERE n <= {1} AND {0}.{2} = {3}"
        await copy_rows(
            database,
            tables.matches,
            each.format("matches", many, "id", id),
            id=f"{last} + n",
            status="'over'",
            waiting="0",
            shown_version="version",
            wake="NULL",
        )
        times = {"due": "NULL", "reminder": "NULL", "notify_at": "NULL"}
        for table, values in ((tables.players, times), (tables.moves, {"interaction_id": "NULL"})):
            source = each.format(table.name, many, "match_id", id)
            await copy_rows(database, table, source, match_id=f"{last} + n", **values)
        await database.exec_driver_sql(
            "INSERT INTO results (match_id, seat, guild_id, game, user_id, team, place, counts, ended)"
            " SELECT matches.id, seat, guild_id, game, user_id, seat, 1, TRUE, changed"
            f" FROM players JOIN matches ON matches.id = match_id WHERE match_id > {last}"
        )


async def begin_matches(url: str, sandbox: Sandbox, channels: Iterable[int], before: int = 0) -> None:
    """Begin a match in each of the *channels* of *sandbox* with the two who sit there, without showing it.

    It doesn't count towards what people may begin within an hour. In each channel up to *before* moves are
    made.
    """
    store = await Store.open(url)
    matches = Matches(store, time.time, lambda _: None)
    random, numbers = Random(0), count()
    for number, channel in enumerate(channels):
        people = [Person(each.id, each.user.name) for each in seat_people(sandbox, number)]
        guild = sandbox.world.channels[channel].guild_id or 0
        match = await begin(matches, channel, people=people, guild=guild)
        for _ in range(random.randint(0, before)):
            user, move = draw_move(match, random)
            match = await matches.change_once(next(numbers), match.id, turns.act, user, move, match.version)
            if match.status != "running":
                match = await begin(matches, channel, people=people, guild=guild)
    await store.close()
