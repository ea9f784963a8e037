"""Look-ups, and deleting a person's data, in a database with years of matches."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bench import references
from bench.commits import begin
from bench.copies import begin_copy, copy_rows
from bench.figures import Figure
from bench.process import run_bot
from bench.table import WITHIN
from bot.domain.match import Venue
from bot.domain.pace import PACES
from bot.domain.people import Person
from bot.domain.place import Place
from bot.language import language_of
from bot.league import changes, season
from bot.league.records import League, Participant, Result, Table
from bot.league.rows import LeagueRows
from bot.league.sheets import standings_page
from bot.service.matches import Matches
from bot.store import Store, Work, tables
from sandbox.model.reading import text
from sandbox.server import Sandbox

MATCHES, MOVES = 20_000, 20
PEOPLE = 3_000
CHANNELS = 500
STRANGER = 7
"""Somebody who played in a part of all matches, but in none that are running."""

LOOKS = 500

GAME, LONG, PLAYERS, AT_ONCE, SCORED = "property", 1_500, 200, 30, 20
"""A long season: its game, tables and people, the tables in play, and how many of them end."""

RESULT = Result(((0,), (1,), (2,), (3,)), (0,) * 4, 0, 0.0, closed=True)

OPEN, PLAYED, ASKED = 10, 20, 15
"""How many lobbies and matches the server's page lists, and how often it is requested."""


def measure() -> Iterator[Figure]:
    """Run the look-ups of a click, and delete a person's data while others move."""
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(_measure(Path(folder) / "bench.db"))
        yield asyncio.run(_ask_server(Path(folder)))
        yield from asyncio.run(_compare_seasons(Path(folder)))


async def fill(url: str, count: int = MATCHES, moves: int = MOVES) -> None:
    """Fill the database at *url* with *count* finished matches, each after *moves* moves."""
    store = await Store.open(url)
    match = await begin(Matches(store, time.time, lambda _: None), 10**6)
    await store.close()
    async with begin_copy(url, max(count, moves)) as database:
        await copy_rows(
            database,
            tables.matches,
            f"FROM numbers AS m CROSS JOIN matches WHERE m.n <= {count} AND matches.id = {match.id}",
            id=f"{match.id} + m.n",
            channel_id=f"m.n % {CHANNELS}",
            host_id=f"m.n % {PEOPLE} + 1",
            status="'over'",
            waiting="0",
            shown_version="version",
            created="m.n * 1000.0",
            changed="m.n * 1000.0",
            wake="NULL",
            rematch_of=f"CASE WHEN m.n % 5 = 0 THEN {match.id} + m.n - 1 END",
        )
        await copy_rows(
            database,
            tables.players,
            f"FROM numbers AS m CROSS JOIN players WHERE m.n <= {count} AND match_id = {match.id}",
            match_id=f"{match.id} + m.n",
            user_id=f"(m.n + seat * 1000) % {PEOPLE} + 1",
            due="NULL",
            reminder="NULL",
        )
        await database.exec_driver_sql(
            "INSERT INTO surfaces (match_id, seat, user_id, channel, message, posted, version, notified,"
            f" revision) SELECT {match.id} + m.n, seat, (m.n + seat * 1000) % {PEOPLE} + 1, 1, 1, 1, 1, 0, 1"
            f" FROM numbers AS m CROSS JOIN players WHERE m.n <= {count} AND match_id = {match.id}"
        )
        await copy_rows(
            database,
            tables.moves,
            "FROM numbers AS m CROSS JOIN numbers AS k CROSS JOIN"
            f" (SELECT * FROM moves WHERE match_id = {match.id} LIMIT 1) AS moves"
            f" WHERE m.n <= {count} AND k.n <= {moves}",
            match_id=f"{match.id} + m.n",
            number="k.n",
            seat="k.n % 2",
            user_id=f"(m.n + k.n % 2 * 1000) % {PEOPLE} + 1",
            interaction_id="NULL",
        )
        await database.exec_driver_sql(
            "INSERT INTO results (match_id, seat, guild_id, game, user_id, team, place, counts, ended) SELECT"
            f" {match.id} + m.n, seat, 1, 'property', (m.n + seat * 1000) % {PEOPLE} + 1, seat, 1, TRUE,"
            " m.n * 1000.0 FROM numbers AS m CROSS JOIN players"
            f" WHERE m.n <= {count} AND match_id = {match.id}"
        )
        await database.exec_driver_sql(
            "INSERT INTO persons (user_id, name, locale) SELECT n, 'Somebody', 'en' FROM numbers"
            f" WHERE n <= {min(count, PEOPLE)}"
        )


async def _measure(file: Path) -> list[Figure]:
    url = f"sqlite+aiosqlite:///{file}"
    await fill(url)
    store = await Store.open(url)
    name = f"{MATCHES:,} matches"
    looked = []
    for channel in range(LOOKS):
        start = time.perf_counter()
        await store.reader.match_in_channel(channel)
        looked.append((time.perf_counter() - start) * 1e3)
    held = await hold_up(store)
    await store.close()
    return [
        Figure(
            f"what runs in a channel, {name}, p50",
            statistics.median(looked),
            "ms",
            None,
            0.036,
            per=references.chess(),
        ),
        Figure(
            f"longest wait of a write while somebody is forgotten, {name}",
            held,
            "ms",
            None,
            3.6,
            per=references.chess(),
        ),
    ]


async def _ask_server(folder: Path) -> Figure:
    """Request the page of a server on which all these matches were played."""
    url = f"sqlite+aiosqlite:///{folder}/bench.db"
    async with Sandbox(folder / "sandbox.db", acknowledge_within=WITHIN) as sandbox:
        anna, (guild_id,) = sandbox.person("Anna"), sandbox.world.guilds
        channels = [await anna.create_channel(f"table-{number}") for number in range(OPEN + PLAYED)]
        await _move_to(url, guild_id, channels)
        seconds = []
        async with run_bot(url, sandbox):
            await sandbox.world.until(lambda: sandbox.world.commands, WITHIN)
            for _ in range(ASKED):
                start = time.perf_counter()
                asked = await anna.command(channels[0], "server")
                answer = await anna.wait_for_answer(asked, WITHIN)
                await sandbox.world.until(lambda: answer.reply and not answer.loading, WITHIN)  # noqa: B023
                seconds.append(time.perf_counter() - start)
        shown = text(anna.message(answer.reply or 0))
        assert "Records" in shown, shown
    return Figure(
        f"/server, answered, {MATCHES:,} matches there, p50",
        statistics.median(seconds) * 1e3,
        "ms",
        25,
        12,
        per=references.chess(),
    )


async def _move_to(url: str, guild_id: int, channels: Sequence[int]) -> None:
    """Move everything to one server, where the last matches are running or have free seats, in *channels*."""
    store = await Store.open(url)

    async def run(connection: AsyncConnection) -> int:
        await connection.exec_driver_sql(f"UPDATE matches SET guild_id = {guild_id}")
        await connection.exec_driver_sql(f"UPDATE results SET guild_id = {guild_id}")
        for number, channel in enumerate(channels):
            status = "lobby" if number < OPEN else "running"
            await connection.exec_driver_sql(
                f"UPDATE matches SET status = '{status}', channel_id = {channel}, changed = {time.time()}"
                f" WHERE id = (SELECT max(id) - {number} FROM matches)"
            )
        await connection.exec_driver_sql(f"UPDATE results SET ended = {time.time()} - 60.0 * match_id")
        return 0

    await store.writer.commit(Work(run))
    await store.results.recompute()
    await store.close()


async def _compare_seasons(folder: Path) -> list[Figure]:
    """Measure how much longer everything takes in a season that has been running for long."""
    store = await Store.open(f"sqlite+aiosqlite:///{folder}/seasons.db")
    rows = LeagueRows(store)
    fresh, old = [await _play_season(rows, count) for count in (LONG // 10, LONG)]
    words = language_of("en")

    async def score(league: League) -> float:
        """Store results one by one, and return the median of the seconds each takes."""
        seconds = []
        for _ in range(SCORED):
            start = time.perf_counter()
            before = await _read(rows, league.id)
            after = changes.record_result(before, 0.0, before.open_tables[0], RESULT)
            assert after is not None
            await rows.save(before, after)
            seconds.append(time.perf_counter() - start)
        return statistics.median(seconds)

    few, many = await score(fresh), await score(old)
    start = time.perf_counter()
    standings_page(await _read(rows, old.id), words)
    opened = (time.perf_counter() - start) * 1e3
    await store.close()
    return [
        Figure(f"a result of a season with {LONG:,} tables, against {LONG // 10}", many / few, "×", 2, 1.3),
        Figure(
            f"standings of a season with {LONG:,} tables, without the picture",
            opened,
            "ms",
            4,
            2,
            per=references.chess(),
        ),
    ]


async def _read(rows: LeagueRows, id: int) -> League:
    league = await rows.get(id)
    assert league is not None
    return league


async def _play_season(rows: LeagueRows, count: int) -> League:
    """Store a season with *count* tables, of which the last ones are in play."""
    venue = Venue(Place(1, count), "en", PACES["daily"])
    league = season.create(0.0, [GAME], Person(1, "P"), venue, int(season.LEAST_SPAN), 8)
    random = Random(count)
    people = tuple(Participant(number, number + 1, f"P{number}") for number in range(PLAYERS))
    tables = tuple(
        Table(
            1,
            number,
            tuple(random.sample(range(PLAYERS), 4)),
            result=RESULT if number <= count - AT_ONCE else None,
            game=GAME,
        )
        for number in range(1, count + 1)
    )
    before = await _read(rows, await rows.open(replace(league, participants=people)))
    return await rows.save(before, replace(before, tables=tables))


async def hold_up(store: Store) -> float:
    """Return the longest delay of a small write, in ms, while the stranger's data was deleted."""
    forgetting = asyncio.create_task(store.privacy.forget(STRANGER))
    longest = 0.0
    while not forgetting.done():
        start = time.perf_counter()
        await store.house.record_up(start, (0,), 1)
        longest = max(longest, (time.perf_counter() - start) * 1e3)
    await forgetting
    return longest
