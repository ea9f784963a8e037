"""Whole leagues through Discord's protocol, from the announcement to the winner, with kills on the way."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

import games
from bot.league.records import League
from bot.league.rows import LeagueRows
from bot.league.rules import FINAL, ROUNDS, default_options
from bot.league.standings import find_finalists, find_winner
from bot.store import Store
from sandbox.model.reading import controls, pictures, text
from sandbox.server import Sandbox
from tests.kit.evidence import check_log
from tests.kit.freehold import Freehold
from tests.kit.guest import Guest
from tests.kit.process import Bot

LONG = 240
"""Seconds a league of bots may take."""


async def start_league(anna: Guest, places: int, game: str = "property") -> None:
    """Let Anna announce a league in which she doesn't play, and start it with bots alone."""
    await anna.command("league create", game=game, places=places)
    await anna.press("leagueleave")
    await anna.wait_for_text(f"{places} more participants")
    await anna.press("leaguestart")
    await anna.wait_for_reply(f"{places} are missing")
    await anna.press("leaguefill")
    await anna.wait_for_reply("Here we go!")


async def wait_for_winner(anna: Guest) -> int:
    """Wait for the message that names the winner, and return the number of its pictures."""
    end = await anna.person.until(
        lambda message: "League of" in text(message) and "wins!" in text(message), LONG
    )
    return len(pictures(end))


async def read_league(file: Path) -> League:
    """Return the only league in *file*; check that its matches are valid and gave the stored results."""
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    try:
        league = await LeagueRows(store).get(1)
        assert league is not None
        for table in league.tables:
            if table.result is None:
                continue
            match = await store.reader.match(table.match_id or 0)
            assert match is not None
            check_log(match, await store.reader.entries(match.id))
            game = games.load(match.game)
            outcome = game.outcome(match.state)
            assert outcome is not None
            assert match.options == default_options(match.game)
            assert table.result.places == outcome.places
            assert table.result.merits == game.merits(match.state)
            assert table.result.finisher == game.finisher(match.state)
            assert (match.place.channel_id, match.league_id) == (table.thread_id, league.id)
            assert [player.name for player in match.players] == [
                league.participants[who].name for who in table.seats if who is not None
            ]
        return league
    finally:
        await store.close()


def check_unique(sandbox: Sandbox, file: Path, league: League) -> None:
    """Check that each table has one match and one thread, and each round was announced once."""
    placed = [table for table in league.tables if table.match_id is not None]
    with closing(sqlite3.connect(file)) as connection:
        ((matches,),) = connection.execute("SELECT count(*) FROM matches").fetchall()
    assert len(placed) == matches
    threads = [channel for channel in sandbox.world.channels.values() if channel.is_thread]
    assert len({table.thread_id for table in league.tables} - {None}) == len(threads)


@pytest.mark.soak
@pytest.mark.parametrize("game", ["property", "deal"])
async def test_bots_play_a_league_of_eight_to_its_winner(freehold: Freehold, game: str) -> None:
    anna = freehold.guest("Anna")
    await start_league(anna, 8, game)
    assert await wait_for_winner(anna) == 2

    await freehold.client._organizer.wait_until_idle()
    league = await read_league(freehold.file)
    check_unique(freehold.sandbox, freehold.file, league)
    assert [len(league.tables_of(round)) for round in range(1, FINAL + 1)] == [2] * ROUNDS + [1]
    assert sorted(league.tables_of(FINAL)[0].seats) == sorted(find_finalists(league))  # type: ignore[type-var]
    assert find_winner(league) in find_finalists(league)
    assert league.shown_version == league.version
    public = [message for message in anna.find_messages() if not message.get("flags", 0) & 64]
    boards = [message for message in public if "🏆" in text(message)]
    assert len(boards) == 1 + ROUNDS + 1 + 1
    assert [bool(controls(message)) for message in boards] == [True] + [False] * (len(boards) - 1)


async def kill_repeatedly(folder: Path, places: int, kills: int) -> None:
    random = Random()
    file = folder / "freehold.db"
    async with Sandbox(pace=0.01, acknowledge_within=20) as sandbox:
        bot = Bot(sandbox, file, folder / "log")
        await bot.start()
        anna = Guest(sandbox, sandbox.person("Anna"), sandbox.world.find_channel("games").id, file)
        await start_league(anna, places)
        known: dict[tuple[int, int], object] = {}
        for _ in range(kills):
            await asyncio.sleep(random.uniform(0.2, 2))
            await bot.kill()
            league = await read_league(file)
            results = {(table.round, table.number): table.result for table in league.tables}
            for place, result in known.items():
                assert results[place] == result
            known = {place: result for place, result in results.items() if result is not None}
            await bot.start()
        assert await wait_for_winner(anna) == (1 if places == 4 else 2)
        await sandbox.world.until(lambda: _is_shown(file))
        await bot.kill()
        league = await read_league(file)
        assert league.status == "over"
        assert len(league.tables) == (1 if places == 4 else places + 1)
        results = {(table.round, table.number): table.result for table in league.tables}
        assert results.items() >= known.items()
        check_unique(sandbox, file, league)
        assert "Traceback" not in bot.log.read_text()


def _is_shown(file: Path) -> bool:
    with closing(sqlite3.connect(file)) as connection:
        return bool(connection.execute("SELECT 1 FROM leagues WHERE shown_version = version").fetchone())


async def test_a_league_of_four_survives_two_kills(tmp_path: Path) -> None:
    await kill_repeatedly(tmp_path, 4, 2)


@pytest.mark.soak
async def test_a_league_of_sixteen_is_killed_ten_times_on_the_way_to_its_winner(tmp_path: Path) -> None:
    await kill_repeatedly(tmp_path, 16, 10)
