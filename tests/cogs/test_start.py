"""What a process resumes at its start, and what it leaves behind at its end."""

from __future__ import annotations

import asyncio
import logging
from random import Random
from typing import Any

import pytest

from bot.league.rows import LeagueRows
from bot.service import work_queue
from bot.service.privacy import Privacy
from bot.store import StoreFault
from bot.store.queries import Reader
from bot.workers.render import Scenes, Task
from tests.kit.freehold import Freehold
from tests.kit.guest import play

BEGINNINGS = [
    (Reader, "unshown"),
    (Reader, "unattended_matches"),
    (LeagueRows, "find_running"),
    (LeagueRows, "unshown"),
    (Privacy, "compare"),
]


@pytest.mark.parametrize(("owner", "name"), BEGINNINGS)
async def test_what_cannot_be_taken_up_at_the_start_is_tried_again(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch, owner: type, name: str
) -> None:
    monkeypatch.setattr(work_queue, "SOON", 0.01)
    whole, times = getattr(owner, name), 0

    async def failing(*args: Any) -> Any:
        nonlocal times
        times += 1
        if times < 3:
            raise StoreFault("not now")
        return await whole(*args)

    await freehold.stop()
    monkeypatch.setattr(owner, name, failing)
    await freehold.start()
    await freehold.sandbox.world.until(lambda: times >= 3)


async def test_who_waits_for_a_film_while_freehold_stops_is_told(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    (anna, ben) = await freehold.table("Anna", "Ben")
    await play(freehold.sandbox, [anna, ben], Random(3), moves=6)
    await anna.resign()
    await anna.wait_for_text("🥇")
    await ben.person.speak("de")
    workers, begun = freehold.client.presenter.pictures.workers, asyncio.Event()
    paint = workers.paint

    async def painting(task: Task, *priority: Any) -> bytes:
        if isinstance(task, Scenes):
            begun.set()
            await asyncio.Event().wait()
        return await paint(task, *priority)

    monkeypatch.setattr(workers, "paint", painting)
    for guest in (anna, ben):  # the second film waits for the first
        await guest.press("replay:0.t")
        await guest.press("film")
    await begun.wait()
    await freehold.stop()
    assert any("I’m restarting right now" in reply for reply in anna.find_replies())
    assert any("Ich starte gerade neu" in reply for reply in ben.find_replies())
    assert [record for record in caplog.records if record.exc_info] == []
    await freehold.start()
