from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from random import Random

import msgspec
import pytest

import games
from bot.domain import lobbies
from bot.service import opponents as module
from bot.service.opponents import Opponents
from bot.workers import pool
from bot.workers import search_workers as settings
from bot.workers.pool import ProcessDied, TaskFault
from bot.workers.protocol import Answer
from bot.workers.search import Advise, Choose, Task, advice, find
from bot.workers.search_workers import SearchPriority, SearchWorkers
from games.core import Luck
from games.search.levels import LEVELS, STRONG
from games.search.search import Budget, is_searchable
from sandbox.model.world import PATIENCE
from tests.kit.children import MEGABYTE, children, keep_priority, resident
from tests.kit.house import ANNA, House

SEARCHED = [key for key in games.keys() if is_searchable(games.load(key))]  # noqa: SIM118


@pytest.fixture
async def search_workers(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> AsyncIterator[SearchWorkers]:
    """At most two processes, or as many as the test wants, which may be slow on a busy machine."""
    keep_priority(monkeypatch)
    monkeypatch.setattr(settings, "LIMIT", PATIENCE)
    monkeypatch.setattr(settings, "HANGING", PATIENCE)
    search_workers = SearchWorkers(getattr(request, "param", 2))
    yield search_workers
    await search_workers.close()
    assert children("bot.workers.search") == []


def decode_task(task: bytes) -> Task:
    found: Task = msgspec.msgpack.decode(task, type=Task)
    return found


def build_choice(key: str, level: str = "strong", seed: int = 1) -> Choose:
    """Return the task for a bot opponent's first move in a match of two."""
    game = games.load(key)
    state, _ = game.deal(2, {}, Luck(Random(seed)))
    view = game.view(state, min(game.waiting_for(state)))
    return Choose(key, game.encode(view), level, seed)  # type: ignore[arg-type]


def build_advice(key: str, seed: int = 1, simulations: int = 30) -> Advise:
    """Return the task of advice on the first move in a match of two."""
    return Advise(key, build_choice(key, seed=seed).view, Budget(simulations=simulations), seed)


@pytest.mark.parametrize("level", LEVELS)
def test_a_view_is_enough_to_choose_a_move_that_is_offered(level: str) -> None:
    for key in SEARCHED:
        game, task = games.load(key), build_choice(key, level)
        state, _ = game.deal(2, {}, Luck(Random(1)))
        game.apply(state, min(game.waiting_for(state)), game.decode_move(find(task)), Luck(Random(1)))


@pytest.mark.parametrize("key", SEARCHED)
def test_a_view_is_enough_to_advise(key: str) -> None:
    game, task = games.load(key), build_advice(key)
    said, grounds = advice(game, find(task))
    moves = [each.move for each in said.considered]
    state, _ = game.deal(2, {}, Luck(Random(1)))
    for move in moves:
        game.apply(game.copy(state), min(game.waiting_for(state)), move, Luck(Random(1)))
    assert 0 <= said.chance <= 1
    assert find(task) == find(task)
    if len(moves) > 1:
        assert grounds and 0 <= grounds.risk <= said.best.chance
        also = msgspec.structs.replace(task, also=(game.encode_move(moves[-1]),))
        tried = {each.move: each.times for each in advice(game, find(also))[0].considered}
        assert tried[moves[-1]] == max(tried.values())


def test_nothing_but_a_view_crosses_to_a_search_worker() -> None:
    """The other values of a task are moves, numbers or names; a state is no view."""
    for kind, others in ((Choose, {"level", "budget", "style"}), (Advise, {"budget", "also"})):
        assert set(kind.__struct_fields__) == {"game", "view", "seed"} | others
    for key in SEARCHED:
        game = games.load(key)
        state, _ = game.deal(2, {}, Luck(Random(1)))
        task = msgspec.structs.replace(build_advice(key), view=game.encode(state))
        with pytest.raises(msgspec.ValidationError):
            find(task)


async def test_what_is_urgent_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """This holds however long the others have waited."""
    began, begun, go_on = [], asyncio.Event(), asyncio.Event()

    async def exchange(process: object, task: bytes) -> Answer:
        began.append(decode_task(task).seed)
        begun.set()
        await go_on.wait()
        return Answer(b"found")

    async def start(module: str, environment: object) -> None:
        return None

    monkeypatch.setattr(pool, "ask_process", exchange)
    monkeypatch.setattr(pool, "start_process", start)
    search_workers = SearchWorkers(1)
    priorities = (
        SearchPriority.ANALYSIS,
        SearchPriority.ANALYSIS,
        SearchPriority.HINT,
        SearchPriority.MOVE,
        SearchPriority.MOVE,
    )
    waiting = []
    for seed, priority in enumerate(priorities):
        task = build_choice("property", seed=seed)
        waiting.append(asyncio.create_task(search_workers.ask(task, priority, PATIENCE)))
        await begun.wait()
    await asyncio.sleep(0)  # the last one has yet to ask
    go_on.set()
    assert set(await asyncio.gather(*waiting)) == {b"found"}
    assert began == [0, 3, 4, 2, 1]
    await search_workers.close()


async def test_the_more_wait_the_less_each_may_spend(monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves share the time with those that wait. Searches that must be repeatable don't."""
    tasks: list[Task] = []
    begun, go_on, limit = asyncio.Event(), asyncio.Event(), 0.8 * PATIENCE

    async def exchange(process: object, task: bytes) -> Answer:
        tasks.append(decode_task(task))
        begun.set()
        await go_on.wait()
        return Answer(b"found")

    async def start(module: str, environment: object) -> None:
        return None

    monkeypatch.setattr(pool, "ask_process", exchange)
    monkeypatch.setattr(pool, "start_process", start)
    monkeypatch.setattr(settings, "CARE", 0.1 / limit)
    search_workers = SearchWorkers(1)
    advice = build_advice("property")
    others = [
        asyncio.create_task(search_workers.ask(advice, SearchPriority.ANALYSIS, limit)) for _ in range(2)
    ]
    await begun.wait()
    moves = [asyncio.create_task(search_workers.ask(build_choice("property"), limit=limit)) for _ in range(8)]
    await asyncio.sleep(0)  # all have asked
    go_on.set()
    await asyncio.gather(*others, *moves)
    await search_workers.close()
    assert tasks[0] == tasks[-1] == advice
    for behind, task in zip(reversed(range(8)), tasks[1:-1], strict=True):
        assert 0 < task.budget.seconds <= 0.1 / (behind + 1) < STRONG.seconds
        assert task.budget.seconds > 0.075 / (behind + 1)  # only moves share, and only those to come


async def test_what_fails_is_told_and_no_reason_to_end(search_workers: SearchWorkers) -> None:
    with pytest.raises(TaskFault, match="ValidationError"):
        await search_workers.ask(Choose("property", games.load("deal").encode({}), "strong", 1))
    (pid,) = children("bot.workers.search")
    assert await search_workers.ask(build_choice("property"))
    assert children("bot.workers.search") == [pid]


async def test_processes_are_few_and_small_and_answer_all_that_is_asked(
    search_workers: SearchWorkers,
) -> None:
    tasks = [build_choice(key, seed=seed) for key in SEARCHED for seed in (1, 2)]
    for task, move in zip(tasks, await asyncio.gather(*map(search_workers.ask, tasks)), strict=True):
        assert games.load(task.game).decode_move(move)
    assert len(children("bot.workers.search")) == 2
    for pid in children("bot.workers.search"):
        assert resident(pid) < 60 * MEGABYTE, resident(pid)
        assert os.getpriority(os.PRIO_PROCESS, pid) == pool.LOWEST


async def test_who_is_killed_in_mid_thought_is_replaced(search_workers: SearchWorkers) -> None:
    await search_workers.ask(build_choice("property"))
    (pid,) = children("bot.workers.search")
    os.kill(pid, signal.SIGSTOP)  # so that it is in mid-thought for sure
    thought = asyncio.create_task(search_workers.ask(build_choice("property")))
    await asyncio.sleep(0)
    os.kill(pid, signal.SIGKILL)
    with pytest.raises(ProcessDied):
        await thought
    assert await search_workers.ask(build_choice("property"))
    assert pid not in children("bot.workers.search")


@pytest.mark.parametrize("search_workers", [1], indirect=True)
async def test_who_hangs_is_waited_for_no_longer_than_said(
    search_workers: SearchWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    await search_workers.ask(build_choice("property"))
    (pid,) = children("bot.workers.search")
    os.kill(pid, signal.SIGSTOP)
    monkeypatch.setattr(settings, "LIMIT", 0.05)
    monkeypatch.setattr(settings, "HANGING", 0.1)
    with pytest.raises((TimeoutError, ProcessDied)):
        await search_workers.ask(build_choice("property"))
    monkeypatch.setattr(settings, "LIMIT", PATIENCE)
    monkeypatch.setattr(settings, "HANGING", PATIENCE)
    assert await search_workers.ask(build_choice("property"))
    assert pid not in children("bot.workers.search")


async def test_bots_of_every_level_play_on_though_their_search_workers_are_killed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "DELAY", 0.0)
    opponents = Opponents(house.matches, house.store)
    house.matches._changed = opponents.touch
    match = await house.lobby(ANNA)
    for level in ("strong", "easy"):
        match = await house.matches.change(match.id, lobbies.add_bot, ANNA.user_id, level)
    match = await house.matches.change(match.id, lobbies.start, ANNA.user_id, 9)
    for _ in range(3):
        await opponents.wait_until_idle()
        match = await house.matches.require(match.id)
        assert match.waiting == {match.seat_of(ANNA.user_id)}
        await house.move(match)
        for pid in children("bot.workers.search"):
            os.kill(pid, signal.SIGKILL)
    await opponents.close()
    moved = [entry.seat for entry, _ in await house.matches.entries(match.id)]
    assert all(moved.count(seat) >= 2 for seat in range(3))
