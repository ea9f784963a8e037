from __future__ import annotations

import asyncio

import pytest
import structlog

from bot.service import work_queue
from bot.service.work_queue import WorkQueue
from sandbox.model.world import PATIENCE


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_queue, "SOON", 0.002)
    monkeypatch.setattr(work_queue, "RARELY", 0.02)


async def test_what_fails_for_no_known_reason_is_tried_ever_more_rarely_and_never_given_up() -> None:
    tried = 0

    async def work(key: int) -> None:
        nonlocal tried
        tried += 1
        if tried < 8:
            raise LookupError("nobody knows why")

    them = WorkQueue("test", work)
    with structlog.testing.capture_logs() as logs:
        them.touch(5)
        await asyncio.wait_for(them.wait_until_idle(), PATIENCE)
    assert tried == 8
    pauses = [line["again"] for line in logs]
    assert them.failing == {}
    assert pauses == [0.002, 0.004, 0.008, 0.016, 0.02, 0.02, 0.02]
    assert [line["tries"] for line in logs] == list(range(1, 8))


async def test_it_tells_what_fails_and_tries_at_once_when_touched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_queue, "SOON", 0.01)
    monkeypatch.setattr(work_queue, "RARELY", 3600.0)
    tried: list[int] = []
    broken = True

    async def work(key: int) -> None:
        tried.append(key)
        if broken:
            raise LookupError("nobody knows why")

    them = WorkQueue("test", work)
    them.touch(5)
    async with asyncio.timeout(PATIENCE):
        while len(tried) < 10:
            them.touch(5)
            await asyncio.sleep(0.001)
    assert them.failing[5] >= 9
    broken = False
    them.touch(5)
    await asyncio.wait_for(them.wait_until_idle(), PATIENCE)
    assert them.failing == {}


async def test_after_any_number_of_tries_there_is_another() -> None:
    them: WorkQueue[int] = WorkQueue("test", lambda key: asyncio.sleep(0))
    await asyncio.wait_for(them._rest(1, LookupError(), 5000), PATIENCE)


async def test_it_tells_how_much_is_undone_and_since_when_but_not_of_what_may_never_be_done() -> None:
    go_on = asyncio.Event()

    async def work(key: int) -> None:
        if key == 1:
            raise LookupError("nobody knows why")
        await go_on.wait()

    them = WorkQueue("test", work, pause=0.001)
    for key in (1, 2, 3):
        them.touch(key)
    async with asyncio.timeout(PATIENCE):
        while not them.failing or not them.pending.oldest:  # noqa: ASYNC110 - it happens beside
            await asyncio.sleep(0.001)
    before = them.pending
    them.touch(2)  # which has waited all the time
    assert before.length == 2
    assert them.pending.oldest >= before.oldest
    go_on.set()
    async with asyncio.timeout(PATIENCE):
        while them.pending.length:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
    assert set(them.failing) == {1}
    await them.close()


@pytest.mark.parametrize("fails", [False, True])
async def test_nobody_waits_for_a_pause_when_it_ends(monkeypatch: pytest.MonkeyPatch, fails: bool) -> None:
    for name in ("GRACE", "SOON", "RARELY"):
        monkeypatch.setattr(work_queue, name, 10 * PATIENCE)
    worked = asyncio.Event()

    async def work(key: int) -> None:
        worked.set()
        if fails:
            raise LookupError("nobody knows why")

    them: WorkQueue[int] = WorkQueue("test", work, pause=10 * PATIENCE)
    them.touch(1)
    await asyncio.wait_for(worked.wait(), PATIENCE)
    await asyncio.sleep(0)
    await asyncio.wait_for(them.finish(), PATIENCE)
    await asyncio.wait_for(them.close(), PATIENCE)
    assert not them._tasks
