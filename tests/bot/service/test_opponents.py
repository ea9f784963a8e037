from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import Iterator
from itertools import repeat
from pathlib import Path
from random import Random
from typing import Any

import pytest
import structlog

import games
from bot.domain import lobbies, turns
from bot.domain.match import Match
from bot.service import opponents as service
from bot.service.matches import Matches
from bot.service.opponents import Opponents
from bot.store import Unreadable
from bot.workers.search import Choose
from bot.workers.strategies import HANGING
from games.core import Offer
from games.kit.styles import Style
from games.search.levels import LEVELS, Level
from sandbox.model.world import PATIENCE
from tests.kit.house import ANNA, BEN, House

ROOT = Path(__file__).parents[3]


async def current(house: House, match: Match) -> Match:
    found = await house.matches.get(match.id)
    assert found is not None
    return found


@pytest.fixture
async def opponents(house: House) -> Opponents:
    opponents = Opponents(house.matches, house.store)
    house.matches._changed = opponents.touch
    return opponents


async def test_bots_move_until_a_person_is_awaited(house: House, opponents: Opponents) -> None:
    match = await house.begin(ANNA, bots=3)
    await opponents.wait_until_idle()
    for _ in range(10):
        match = await current(house, match)
        if match.status == "over":
            break
        (seat,) = match.waiting
        assert match.players[seat].user_id == ANNA.user_id
        await house.move(match)
        await opponents.wait_until_idle()
    assert (await current(house, match)).version > 10


async def test_bots_among_themselves_play_to_the_end(house: House, opponents: Opponents) -> None:
    match = await house.begin(ANNA, bots=1)
    await opponents.wait_until_idle()
    await house.matches.change(match.id, turns.take_over, match.seat_of(ANNA.user_id) or 0)
    await opponents.wait_until_idle()
    assert (await current(house, match)).status == "over"
    assert (await house.matches.verify(match.id)).holds


async def test_after_a_restart_they_go_on(house: House) -> None:
    waiting = []
    for _ in range(3):
        match = await house.begin(ANNA, bots=1)
        while match.status == "running" and match.players[min(match.waiting)].user_id is not None:
            match = await house.move(match)
        waiting.append(match)
    idle = await house.begin(ANNA, BEN)
    await house.close()
    await house.open()
    house.changed.clear()
    opponents = Opponents(house.matches, house.store)
    await opponents.resume()
    await opponents.wait_until_idle()
    assert set(house.changed) == {match.id for match in waiting}
    assert await current(house, idle) == idle


async def test_after_a_restart_matches_are_looked_at_one_after_another(
    house: House, opponents: Opponents, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = [(await house.begin(ANNA, BEN)).id for _ in range(3)]
    await opponents.wait_until_idle()
    looked, blocked = [], asyncio.Event()

    async def get(id: int) -> None:
        looked.append(id)
        await blocked.wait()

    monkeypatch.setattr(house.matches, "get", get)
    monkeypatch.setattr(service, "PATIENCE", 60.0)
    resuming = asyncio.create_task(opponents.resume())
    await asyncio.sleep(5 * service.PAUSE)
    assert looked == ids[:1]
    blocked.set()
    await resuming
    await opponents.wait_until_idle()
    assert looked == ids


async def test_who_is_closed_looks_at_no_more_matches(
    house: House, opponents: Opponents, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await house.begin(ANNA, BEN)

    async def running() -> Iterator[int]:
        return repeat(match.id)

    monkeypatch.setattr(house.store.reader, "running_matches", running)
    resuming = asyncio.create_task(opponents.resume())
    await asyncio.sleep(0.05)
    assert not resuming.done()
    await opponents.close()
    async with asyncio.timeout(PATIENCE):
        await resuming


@pytest.mark.parametrize("level", LEVELS)
async def test_each_bot_plays_in_the_style_of_its_name(
    house: House, monkeypatch: pytest.MonkeyPatch, level: Level
) -> None:
    opponents = Opponents(house.matches, house.store)
    game, styles = games.load("property"), list[Style]()

    async def ask(task: Choose) -> Any:
        styles.append(task.style)
        raise TimeoutError

    def choose(view: Any, offers: list[Offer], random: Random, style: Style) -> Any:
        styles.append(style)
        return game.choose(view, offers, random)

    monkeypatch.setattr(opponents.search_workers, "ask", ask)
    monkeypatch.setattr(game, "choose_in_style", choose)
    match = await house.lobby(ANNA)
    for _ in range(3):
        match = await house.matches.change(match.id, lobbies.add_bot, ANNA.user_id, level)
    match = await house.matches.change(match.id, lobbies.start, ANNA.user_id, next(house.interactions))
    moved = set[int]()
    while match.status == "running" and len(moved) < len(match.players):
        seat = min(match.waiting)
        moved.add(seat)
        styles.clear()
        match = await opponents.move(match, seat) or match
        assert set(styles) == {match.players[seat].style}
    assert len(moved) == len(match.players)


@pytest.mark.usefixtures("tally")
@pytest.mark.parametrize("strategy", ["raises", "illegal"])
async def test_a_strategy_that_fails_is_logged_and_replaced(
    house: House, opponents: Opponents, strategy: str
) -> None:
    with structlog.testing.capture_logs() as logs:
        match = await house.begin(ANNA, bots=2, game="tally", options={"strategy": strategy})
        await opponents.wait_until_idle()
    match = await current(house, match)
    assert match.waiting == {match.seat_of(ANNA.user_id)}
    assert len(logs) == 2
    for line in logs:
        assert line["log_level"] == "error"
        assert len(line["id"]) == 6
        assert line["match"] == match.id


@pytest.mark.usefixtures("hanging")
async def test_a_strategy_that_hangs_is_replaced_and_holds_nobody_up(
    house: House, opponents: Opponents
) -> None:
    stuck = await house.begin(ANNA, bots=2, game="tally", options={"strategy": "hangs"})
    sound = await house.begin(ANNA, bots=1)
    await house.matches.change(sound.id, turns.take_over, sound.seat_of(ANNA.user_id) or 0)
    with structlog.testing.capture_logs() as logs:
        async with asyncio.timeout(PATIENCE):
            while (await current(house, sound)).version < 12:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        await opponents.wait_until_idle()
    assert (await current(house, stuck)).waiting == {stuck.seat_of(ANNA.user_id)}
    assert {line["match"] for line in logs} == {stuck.id}
    assert all("random move" in line["event"] for line in logs)
    hang = [thread for thread in threading.enumerate() if thread.name == "strategy tally"]
    assert 0 < len(hang) <= HANGING


@pytest.mark.usefixtures("hanging")
async def test_strategies_of_one_game_that_hang_are_few_and_delay_nobody_further(
    house: House, opponents: Opponents
) -> None:
    match = await house.begin(ANNA, bots=3, game="tally", options={"strategy": "hangs"})
    await house.matches.change(match.id, turns.take_over, match.seat_of(ANNA.user_id) or 0)
    await opponents.wait_until_idle()
    assert (await current(house, match)).status == "over"
    assert len([thread for thread in threading.enumerate() if thread.name == "strategy tally"]) == HANGING


def test_a_strategy_that_hangs_does_not_keep_the_process_from_ending() -> None:
    code = (
        "import asyncio, itertools, time\n"
        "from bot.workers import strategies\n"
        "strategies.LIMIT, strategies.SLOW = 0.2, 0.1\n"
        "def hang():\n"
        "    for _ in itertools.count():\n"
        "        pass\n"
        "async def main():\n"
        "    try:\n"
        "        await strategies.StrategyRunner().ask('any', hang)\n"
        "    except TimeoutError as error:\n"
        "        print(error)\n"
        "asyncio.run(main())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert done.stdout == "no answer within 0.2 s\n"
    assert done.stderr == ""


async def test_two_that_look_at_one_match_move_it_once(house: House) -> None:
    match = await house.begin(ANNA, bots=1)
    others = [Opponents(Matches(house.store, house.time, lambda id: None), house.store) for _ in range(3)]
    for opponents in others:
        opponents.touch(match.id)
    await asyncio.gather(*(opponents.wait_until_idle() for opponents in others))
    numbers = [entry.number for entry in await house.matches.log(match.id)]
    assert numbers == sorted(set(numbers))
    await house.matches.attempt(match.id, lobbies.close)


async def test_what_could_not_be_stored_is_tried_again(
    house: House, opponents: Opponents, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.service.work_queue.SOON", 0.01)
    async with house.store.engine.connect() as connection:
        await connection.exec_driver_sql(
            "CREATE TRIGGER broken BEFORE INSERT ON moves WHEN NEW.number > 4 AND NEW.number < 1000 "
            "BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END"
        )
        await connection.commit()
    match = await house.begin(ANNA, bots=1)
    await house.matches.change(match.id, turns.take_over, match.seat_of(ANNA.user_id) or 0)
    async with asyncio.timeout(PATIENCE):
        while not opponents.failing:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    async with house.store.engine.connect() as connection:
        await connection.exec_driver_sql("DROP TRIGGER broken")
        await connection.commit()
    async with asyncio.timeout(PATIENCE):
        while (await current(house, match)).version < 12:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await house.matches.attempt(match.id, lobbies.close)
    await opponents.wait_until_idle()
    assert not opponents.failing


async def test_what_could_not_be_read_is_no_fault_of_the_strategy(
    house: House, opponents: Opponents, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.service.work_queue.SOON", 0.01)
    still, tried = house.matches.change_if_unmoved, list[int]()

    async def failing(seen: Match, *do: Any) -> Match | None:
        tried.append(seen.version)
        if len(tried) == 1:
            raise Unreadable("disk I/O error")
        return await still(seen, *do)

    monkeypatch.setattr(house.matches, "change_if_unmoved", failing)
    with structlog.testing.capture_logs() as logs:
        match = await house.begin(ANNA, bots=1)
        await house.matches.change(match.id, turns.take_over, match.seat_of(ANNA.user_id) or 0)
        await opponents.wait_until_idle()
    assert [line["event"] for line in logs] == ["cannot do it now"]
    assert len(tried) > 2


async def test_closing_stops_them(house: House, opponents: Opponents) -> None:
    match = await house.begin(ANNA, bots=1)
    await house.matches.change(match.id, turns.take_over, match.seat_of(ANNA.user_id) or 0)
    await opponents.close()
    closed = await current(house, match)
    assert closed.status == "running"
    await asyncio.sleep(0.1)
    assert await current(house, match) == closed
