"""Real render workers: they paint what a thread would, and others replace those that die."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import msgspec
import pytest
import structlog

import games
from bot.domain.match import Match
from bot.service.pictures import Pictures
from bot.workers import pool, render, render_workers
from bot.workers.pool import Closed, TaskFault
from bot.workers.protocol import Answer
from bot.workers.render import People, Scene, Scenes, Shown
from games.core import Luck
from sandbox.model.world import PATIENCE
from tests.kit.children import MEGABYTE, children, faults, keep_priority, resident
from tests.kit.house import House

ROOT = Path(__file__).parents[3]
PEOPLE = People(("Anna", "Ben"), (0, 1), ("A", "B"), ((), ()), ((False,), (False,)))


@pytest.fixture(autouse=True)
def nice(monkeypatch: pytest.MonkeyPatch) -> int:
    assert pool.LOWEST == 19
    return keep_priority(monkeypatch)


@pytest.fixture
async def pictures(nice: int) -> AsyncIterator[Pictures]:
    """Pictures painted by one render worker."""
    pictures = Pictures(1)
    yield pictures
    await pictures.close()
    assert children("bot.workers.render") == []


@pytest.fixture
async def match(house: House) -> Match:
    return await house.begin()


def paint_deal(key: str, seat: int | None = None, text: bool = False) -> Shown:
    """Return the picture of the deal to two."""
    game = games.load(key)
    state, _ = game.deal(2, {}, Luck(Random(1)))
    return Shown(key, game.encode(game.view(state, seat)), PEOPLE, "en", text)


def play_views(key: str, moves: int) -> tuple[Scene, ...]:
    """Return the table of a random match of two before each of its first moves."""
    game, random = games.load(key), Random(1)
    chance, scenes = Luck(random), []
    state, _ = game.deal(2, {}, chance)
    for _ in range(moves):
        scenes.append(Scene(game.encode(game.view(state, None)), ended=False))
        seat = min(game.waiting_for(state))
        game.apply(state, seat, game.sample(game.offers(state, seat), random), chance)
    return tuple(scenes)


async def test_a_process_paints_what_a_thread_does(pictures: Pictures, nice: int) -> None:
    tasks = [paint_deal(key, seat) for key in games.keys() for seat in (None, 1)]  # noqa: SIM118
    made = await asyncio.gather(*map(pictures.workers.paint, tasks))
    assert made == [task.paint() for task in tasks]
    (pid,) = children("bot.workers.render")
    assert os.getpriority(os.PRIO_PROCESS, pid) == nice
    assert resident(pid) < 120 * MEGABYTE, resident(pid)  # which keeps what it frees for the next one


async def test_a_film_is_made_in_memory_that_the_painter_keeps(pictures: Pictures) -> None:
    """A frame takes some thousand pages. Allocating them for each frame would be a third of the work."""
    scenes, fetched = play_views("property", 12), []
    for first in range(0, 12, 4):
        part = Scenes("property", scenes[first : first + 4], scenes[first - 1], PEOPLE, "en")
        assert await pictures.workers.paint(part)
        fetched.append(faults(*children("bot.workers.render")))
    assert fetched[-1] - fetched[0] < 4000


def test_nothing_but_a_view_crosses_to_a_painter() -> None:
    """The other values of a task say who sits there and for whom it is painted; a state is no view."""
    for task in msgspec.inspect.type_info(render.Task).types:  # type: ignore[attr-defined]
        for field in task.fields:
            assert field.name not in ("state", "match", "log", "seed")
    for key in games.keys():  # noqa: SIM118
        game = games.load(key)
        state, _ = game.deal(2, {}, Luck(Random(1)))
        with pytest.raises((msgspec.ValidationError, AttributeError)):
            msgspec.structs.replace(paint_deal(key), view=game.encode(state)).paint()


async def test_who_is_killed_in_mid_picture_is_replaced_and_the_picture_is_there(
    pictures: Pictures, match: Match
) -> None:
    assert (await pictures.make(match, 0, "en")).data
    (pid,) = children("bot.workers.render")
    os.kill(pid, signal.SIGSTOP)  # so that it is in mid-picture for sure
    painting = asyncio.create_task(pictures.make(match, None, "en"))
    await asyncio.sleep(0)
    os.kill(pid, signal.SIGKILL)
    assert (await painting).data.startswith(b"\x89PNG")
    assert pid not in children("bot.workers.render")


async def test_what_its_workers_die_over_is_told_in_words(
    pictures: Pictures, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    died, exchange = [], pool.ask_process

    async def dying(process: asyncio.subprocess.Process, task: bytes) -> Answer:
        decoded = msgspec.msgpack.decode(task, type=render.Task)
        if not decoded.text:
            process.kill()
            died.append(process.pid)
        return await exchange(process, task)

    monkeypatch.setattr(pool, "ask_process", dying)
    told = await pictures.make(match, None, "en")
    assert (told.data, told.shown) == (b"", None)
    assert "Anna" in told.description
    assert len(set(died)) == 2


async def test_what_cannot_be_painted_is_told_and_no_reason_to_end(pictures: Pictures) -> None:
    with pytest.raises(TaskFault, match="ValidationError"):
        await pictures.workers.paint(msgspec.structs.replace(paint_deal("deal"), view=b"\x80"))
    (pid,) = children("bot.workers.render")
    assert await pictures.workers.paint(paint_deal("deal", text=True))
    assert children("bot.workers.render") == [pid]


@pytest.mark.parametrize("program", ["/nowhere/python", "/bin/false"])
async def test_where_no_painter_can_be_started_a_thread_paints(
    pictures: Pictures, match: Match, monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    logger = structlog.testing.CapturingLogger()
    monkeypatch.setattr(pool, "log", logger)
    with monkeypatch.context() as patch:
        patch.setattr(sys, "executable", program)
        both = await asyncio.gather(*(pictures.make(match, seat, "en") for seat in (None, 0)))
        assert all(each.data.startswith(b"\x89PNG") for each in both)
        assert (await pictures.make(match, 1, "en")).data
    (call,) = logger.calls
    assert call.method_name == "error"
    assert call.kwargs["instead"] == "pictures are painted beside clicks"
    assert pictures.workers.fault
    pictures.workers._pool._down = 0.0  # type: ignore[union-attr]
    assert (await pictures.make(match, 1, "de")).data
    assert len(children("bot.workers.render")) == 1
    assert not pictures.workers.fault


async def test_a_picture_is_painted_once_for_all_who_ask_even_if_the_first_leaves(match: Match) -> None:
    pictures = Pictures(0)
    asked = [asyncio.create_task(pictures.make(match, None, "en")) for _ in range(3)]
    await asyncio.sleep(0)
    asked[0].cancel()
    one, other = await asyncio.gather(*asked[1:])
    assert one is other and one.data
    assert asked[0].cancelled()
    await pictures.close()


async def test_pictures_go_before_films(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on, painted = asyncio.Event(), asyncio.Event(), []

    async def start(module: str, environment: object) -> None:
        return None

    async def exchange(process: object, task: bytes) -> Answer:
        painted.append(msgspec.msgpack.decode(task)[1])
        begun.set()
        await go_on.wait()
        return Answer(b"")

    monkeypatch.setattr(pool, "start_process", start)
    monkeypatch.setattr(pool, "ask_process", exchange)
    pictures = Pictures(1)
    waiting = []
    for key, priority in (("deal", 1), ("property", 1), ("monopoly", 0)):
        task = pictures.workers.paint(paint_deal(key), render_workers.PaintPriority(priority))
        waiting.append(asyncio.create_task(task))
        await begun.wait()
    await asyncio.sleep(0)  # the last one has yet to ask
    go_on.set()
    await asyncio.gather(*waiting)
    assert painted == ["deal", "monopoly", "property"]
    await pictures.close()


async def test_who_waits_when_the_workers_are_closed_is_not_left_waiting(match: Match) -> None:
    pictures = Pictures(1)
    waiting = [asyncio.create_task(pictures.make(match, seat, "en")) for seat in (None, 0, 1)]
    await asyncio.sleep(0)
    await pictures.close()
    for each in waiting:
        with pytest.raises(asyncio.CancelledError):
            await each
    assert children("bot.workers.render") == []


def test_no_render_worker_outlives_who_started_it() -> None:
    """This holds even after SIGKILL, and whatever the worker is doing."""
    script = (
        "import asyncio\n"
        "from bot.workers.pool import start_process\n"
        "async def main():\n"
        "    process = await start_process('bot.workers.render')\n"
        "    print(process.pid, flush=True)\n"
        "    await asyncio.sleep(3600)\n"
        "asyncio.run(main())\n"
    )
    bot = subprocess.Popen([sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert bot.stdout
    pid = int(bot.stdout.readline())
    watch = os.pidfd_open(pid)
    bot.kill()
    bot.wait(PATIENCE)
    bot.stdout.close()
    poll = select.poll()
    poll.register(watch)
    assert poll.poll(30_000)
    os.close(watch)


async def test_nothing_is_painted_once_the_process_ends() -> None:
    workers = render_workers.RenderWorkers(0)
    await workers.close()
    with pytest.raises(Closed):
        await workers.run_in_thread(list)
