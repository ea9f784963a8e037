"""The process is killed at random moments of a match, and the match goes on as if nothing had happened.

A move is acknowledged when its click was answered by the panel as it is after the move. Whatever was
acknowledged is found in the database, once, and stays there.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest

from bot.discord import presenter
from bot.store import Store
from sandbox.model.reading import text
from sandbox.server import Sandbox
from tests.kit.evidence import (
    check_log,
    check_notifications,
    check_one_panel,
    find_acknowledged,
    find_stored,
    find_tables,
    load_latest,
    wait_until_at_rest,
    wait_until_shown,
)
from tests.kit.freehold import Freehold
from tests.kit.guest import Guest
from tests.kit.peeking import rows, url
from tests.kit.process import Bot, play_persistently
from tests.kit.questions import Json
from tests.kit.witness import FACE


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A sandbox that the bot's process connects to."""
    async with Sandbox(pace=0.01, acknowledge_within=20) as sandbox:
        yield sandbox


async def start_bot(sandbox: Sandbox, folder: Path) -> tuple[Bot, Path, list[Guest]]:
    """Start the bot with its database in *folder*; return it, that file, and Anna and Ben, who play there."""
    file = folder / "freehold.db"
    bot = Bot(sandbox, file, folder / "log")
    await bot.start()
    guests = [
        Guest(sandbox, sandbox.person(name), sandbox.world.find_channel("games").id, file)
        for name in ("Anna", "Ben")
    ]
    return bot, file, guests


async def kill_repeatedly(
    sandbox: Sandbox, folder: Path, monkeypatch: pytest.MonkeyPatch, kills: int
) -> None:
    random = Random(kills)
    bot, file, (anna, ben) = await start_bot(sandbox, folder)
    guests = [anna, ben]
    await anna.command("property new", count_property="yes")
    await ben.press("join")
    await anna.wait_for_text("Ben** · B")
    await anna.arrange("addbot", "normal")
    await anna.wait_for_text("· bot")
    await anna.press("start")
    before: list[int] = []
    for _ in range(kills):
        playing = asyncio.create_task(play_persistently(sandbox, guests, random, 100))
        if before:
            await asyncio.sleep(random.uniform(0, 1))
        else:
            await sandbox.world.until(lambda: find_acknowledged(sandbox))
        await bot.kill()
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
        kept = find_stored(file)
        assert set(before) <= set(kept)
        assert len(kept) == len(set(kept))
        assert find_acknowledged(sandbox) <= set(kept)
        assert set(kept) <= set(sandbox.world.interactions)
        before = kept

        await bot.start()
        await wait_until_at_rest(sandbox, file)
        match, log = await load_latest(file)
        check_log(match, log)
        await wait_until_shown(sandbox, anna, match)
        check_notifications(guests, match, log)
        if match.status == "over":
            break
    await bot.kill()
    assert find_acknowledged(sandbox)
    assert match.version > kills // 2
    told = bot.log.read_text()
    assert '"ready"' in told
    assert sandbox.world.token not in told
    assert match.seed.hex() not in told
    assert not FACE.search(told)

    monkeypatch.setattr(presenter, "EVERY", 0.02)
    freehold = Freehold(sandbox, file)
    await freehold.start()
    await play_persistently(sandbox, guests, random, 12)
    await wait_until_at_rest(sandbox, file)
    reached = match.version
    match, log = await load_latest(file)
    assert match.version > reached or match.status == "over"
    check_log(match, log)
    await wait_until_shown(sandbox, anna, match)
    check_notifications(guests, match, log)
    assert set(before) <= set(find_stored(file))
    await freehold.stop()


async def test_nothing_is_lost_or_doubled_by_two_kills(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await kill_repeatedly(sandbox, tmp_path, monkeypatch, 2)


@pytest.mark.soak
async def test_nothing_is_lost_or_doubled_by_twenty_five_kills(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await kill_repeatedly(sandbox, tmp_path, monkeypatch, 25)


async def test_a_kill_takes_no_time_from_a_clock_at_a_live_table(sandbox: Sandbox, tmp_path: Path) -> None:
    bot, file, (anna, ben) = await start_bot(sandbox, tmp_path)
    await anna.command("property new", pace="live")
    await ben.press("join")
    await anna.wait_for_text("Ben** · B")
    await anna.press("start")
    await sandbox.world.until(lambda: anna.find_control(["hand"]))
    await wait_until_at_rest(sandbox, file)  # otherwise the clock begins when the question is shown again

    def read(query: str) -> list[float]:
        return [value for (value,) in rows(file, query)]

    up, clock = "SELECT up_at FROM shards", "SELECT due FROM players WHERE due IS NOT NULL"
    first = read(up)
    await sandbox.world.until(lambda: read(up) != first)  # at this pace that is recorded every few seconds
    await bot.kill()
    killed, (recorded,), (before,) = time.time(), read(up), read(clock)
    await asyncio.sleep(3)
    started = time.time()
    await bot.start()
    await sandbox.world.until(lambda: read(clock) != [before])
    (after,) = read(clock)
    assert recorded <= killed
    assert started - recorded <= after - before <= time.time() - recorded
    assert read("SELECT sum(misses) FROM players") == [0]
    await bot.kill()


LIVE_TABLES = (
    ("lobby", "property", "Anna", "Ben"),
    ("games", "deal", "Clara", "David"),
    ("quiet-corner", "monopoly", "Emma", "Finn"),
)
"""The channels, games and people of three live tables."""


async def open_live_tables(sandbox: Sandbox, file: Path) -> list[list[Guest]]:
    """Begin a match at each of `LIVE_TABLES`; return their people."""
    tables = []
    for place, game, *names in LIVE_TABLES:
        channel = sandbox.world.find_channel(place).id
        first, second = (Guest(sandbox, sandbox.person(name), channel, file) for name in names)
        await first.command(f"{game} new", pace="live")
        await second.press("join")
        await first.wait_for_text(f"{names[1]}** · ")
        await first.press("start")
        tables.append([first, second])
    return tables


CLOCKS = (
    "SELECT players.match_id, players.seat, players.question, due, span, shown_version < players.awaited, "
    "players.misses FROM players JOIN matches ON matches.id = match_id WHERE players.due IS NOT NULL"
)


def read_clocks(file: Path) -> dict[tuple[int, int, int], tuple[float, float, bool, int]]:
    """Read the running clocks by match, seat and question: the end, the total duration, whether the question
    is yet to be shown, and how many deadlines the player missed.
    """
    return {(id, seat, question): tuple(rest) for id, seat, question, *rest in rows(file, CLOCKS)}


def shows_deadline(sandbox: Sandbox, file: Path, id: int) -> bool:
    """Whether the table of the match *id* shows the stored deadline, if there is one."""
    ((due,),) = rows(file, "SELECT min(due) FROM players WHERE match_id = ?", id)
    ((message,),) = rows(file, "SELECT message FROM surfaces WHERE match_id = ? AND seat = -1", id)
    return due is None or f"<t:{int(due)}:R>" in text(sandbox.person("Anna").message(message))


async def kill_amid_live_tables(sandbox: Sandbox, folder: Path, kills: int) -> None:
    """Kill the bot *kills* times while people click at three live tables: no move and no time is lost."""
    random = Random(kills)
    bot, file, _ = await start_bot(sandbox, folder)
    tables = await open_live_tables(sandbox, file)
    before: list[int] = []
    for _ in range(kills):
        acknowledged = len(find_acknowledged(sandbox))
        playing = [asyncio.create_task(play_persistently(sandbox, guests, random, 100)) for guests in tables]
        await sandbox.world.until(lambda: len(find_acknowledged(sandbox)) >= acknowledged + 6)  # noqa: B023
        await asyncio.sleep(random.uniform(0, 1))  # kill at a random moment
        await bot.kill()
        killed = time.time()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        kept = find_stored(file)
        assert set(before) <= set(kept)
        assert len(kept) == len(set(kept))
        assert find_acknowledged(sandbox) <= set(kept)
        before, clocks = kept, read_clocks(file)
        ((recorded,),) = rows(file, "SELECT up_at FROM shards")
        assert recorded <= killed

        await asyncio.sleep(2)
        started = time.time()
        await bot.start()
        is_behind = "SELECT 1 FROM matches WHERE status = 'running' AND shown_version < version - private"
        await sandbox.world.until(
            lambda: rows(file, "SELECT up_at FROM shards") != [(recorded,)] and not rows(file, is_behind)  # noqa: B023
        )
        after, seen = read_clocks(file), time.time()
        assert after.keys() & clocks.keys()
        for key in after.keys() & clocks.keys():
            (was, _, hidden, missed), (due, span, _, misses) = clocks[key], after[key]
            assert misses == missed == 0
            assert due - was >= started - killed  # nobody gets less time than before
            assert due - was <= seen - recorded or (hidden and due - span <= seen)
        assert rows(file, "SELECT sum(misses) FROM players") == [(0,)]
        for (id,) in rows(file, "SELECT id FROM matches WHERE status = 'running'"):
            await sandbox.world.until(lambda: shows_deadline(sandbox, file, id))  # noqa: B023
    await bot.kill()
    store = await Store.open(url(file))
    for (id,) in rows(file, "SELECT id FROM matches"):
        match = await store.reader.match(id)
        assert match is not None
        check_log(match, await store.reader.entries(id))
    await store.close()


async def test_a_kill_amid_live_tables_loses_no_move_and_no_time(sandbox: Sandbox, tmp_path: Path) -> None:
    await kill_amid_live_tables(sandbox, tmp_path, 1)


@pytest.mark.soak
async def test_ten_kills_amid_live_tables_lose_no_move_and_no_time(sandbox: Sandbox, tmp_path: Path) -> None:
    await kill_amid_live_tables(sandbox, tmp_path, 10)


async def test_what_was_posted_in_the_moment_of_a_kill_is_found_ten_minutes_later(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    bot, file, (anna, ben) = await start_bot(sandbox, tmp_path)
    guests = [anna, ben]
    await anna.command("property new")
    await ben.press("join")
    await anna.wait_for_text("Ben** · B")
    lose_answers(sandbox)
    starting = asyncio.create_task(anna.press("start"))
    await sandbox.world.until(lambda: anna.find_control(["hand"]))
    await bot.kill()
    starting.cancel()
    await asyncio.gather(starting, return_exceptions=True)
    is_back_after_ten_minutes(sandbox)
    posted = [table["id"] for table in find_tables(anna)]
    calls = [len(guest.person.pings(guest.channel_id)) for guest in guests]
    assert calls == [0, 0]  # both clicked just now

    await bot.start()
    await wait_until_at_rest(sandbox, file)
    match, _ = await load_latest(file)
    await wait_until_shown(sandbox, anna, match)
    assert posted[0] == str(match.table.message) == find_tables(anna)[0]["id"]
    assert [len(guest.person.pings(guest.channel_id)) for guest in guests] == calls

    await sandbox.world.until(lambda: any(guest.is_asked() for guest in guests))
    for guest in guests:
        check_one_panel(guest)
    await bot.kill()


async def test_a_league_s_table_posted_in_the_moment_of_a_kill_is_not_posted_twice(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    file = tmp_path / "freehold.db"
    bot = Bot(sandbox, file, tmp_path / "log")
    await bot.start()
    anna = Guest(sandbox, sandbox.person("Anna"), sandbox.world.find_channel("games").id, file)
    await anna.command("league create", game="property")
    await anna.wait_for_text("League of Property")
    lose_answers(sandbox)
    starting = asyncio.create_task(anna.command("league start", fill=True))
    await sandbox.world.until(lambda: find_thread_starters(anna))
    await bot.kill()
    starting.cancel()
    await asyncio.gather(starting, return_exceptions=True)
    is_back_after_ten_minutes(sandbox)
    posted = [message["id"] for message in find_thread_starters(anna)]
    assert len(posted) == 1
    await bot.start()
    with closing(sqlite3.connect(file)) as connection:
        query = "SELECT thread_id FROM league_tables WHERE match_id IS NOT NULL"
        await sandbox.world.until(lambda: connection.execute(query).fetchone())
        assert connection.execute(query).fetchall() == [(int(posted[0]),)]
    await anna.wait_for_text("League of Property · the final")
    assert [message["id"] for message in find_thread_starters(anna)] == posted
    await bot.kill()


def find_thread_starters(guest: Guest) -> list[Json]:
    """Return the messages to which the threads of a league belong."""
    shown = guest.person.messages(guest.channel_id)
    return [message for message in shown if "**Final** of the league" in text(message)]


def lose_answers(sandbox: Sandbox) -> None:
    """From now on, let posts arrive but lose their responses."""
    sandbox.rest.fail(100, 500, "POST", "/channels/{channel_id}/messages", after=True)


def is_back_after_ten_minutes(sandbox: Sandbox) -> None:
    """Let Discord respond again, after it has forgotten the nonces."""
    sandbox.rest.faults.clear()
    sandbox.world.advance(600)
