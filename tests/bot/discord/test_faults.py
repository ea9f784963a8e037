"""Failures on Discord from which Freehold recovers by itself."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import structlog

from bot.domain import surfaces, turns
from bot.domain.match import Match
from bot.domain.replays import Log
from bot.service import work_queue
from bot.store import StoreFault, Unreadable
from tests.kit.cafe import Cafe, texts, verbs

MESSAGES = "/channels/{channel_id}/messages"
DMS = "/users/@me/channels"


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_queue, "SOON", 0.02)


async def test_an_error_nobody_knows_is_tried_again_and_told(cafe: Cafe) -> None:
    match = await cafe.match()
    cafe.sandbox.rest.fail(3, 400, "POST", MESSAGES)
    told: set[str] = set()
    with structlog.testing.capture_logs() as logs:
        before = match.waiting
        while (match := await cafe.move(match)).waiting == before:
            pass
        while cafe.client.presenter._workers._tasks:
            told.update(cafe.client.health.report.splitlines())
            await asyncio.sleep(0.01)
    match = await cafe.get(match)
    assert match.shown_version == match.version
    assert "hand" in verbs(cafe.tables()[-1])
    failed = [line for line in logs if line["event"] == "failed; trying again"]
    assert [line["tries"] for line in failed] == [1, 2, 3]
    assert {line["of"] for line in failed} == {str((match.id, None))}
    assert "Not up to date: 1. It is retried; the log says what and why." in told
    assert "up to date" not in cafe.client.health.report


async def test_that_a_match_is_shown_is_kept_though_that_cannot_be_stored_at_once(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await cafe.match()
    matches, failed = cafe.client.matches, asyncio.Event()
    change = matches.change

    async def failing(id: int, what: Any, *args: Any) -> Match:
        if what is surfaces.record_shown and not failed.is_set():
            failed.set()
            raise StoreFault("full")
        return await change(id, what, *args)

    monkeypatch.setattr(matches, "change", failing)
    match = await cafe.turn(match)
    assert failed.is_set()
    match = await cafe.get(match)
    assert match.shown_version == match.version


async def test_the_end_is_drawn_though_the_log_could_not_be_read_at_once(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await cafe.turn(await cafe.match())
    matches, failed = cafe.client.matches, asyncio.Event()
    entries = matches.entries

    async def failing(id: int) -> Log:
        if not failed.is_set():
            failed.set()
            raise Unreadable("disk I/O error")
        return await entries(id)

    monkeypatch.setattr(matches, "entries", failing)
    await matches.change_once(0, match.id, turns.resign, cafe.persons[0].user_id)
    await cafe.wait_until_shown()
    assert failed.is_set()
    assert [file["filename"] for file in cafe.tables()[-1]["attachments"]] == ["end.png", "table.png"]


async def test_a_refusal_that_is_not_about_closed_dms_does_not_close_them(cafe: Cafe) -> None:
    cafe.sandbox.rest.fail(3, 403, "POST", DMS)
    match = await cafe.match()
    for person in cafe.people[:2]:
        assert len(cafe.panels(match, person.id)) == 1
        known = await cafe.store.persons.get(person.id)
        assert known is None or known.dm_open is not False
    assert not any("I can’t write to you" in texts(table) for table in cafe.tables())


async def test_a_notice_that_is_refused_is_written_later_unless_dms_are_closed(cafe: Cafe) -> None:
    notices, (anna, ben, _) = cafe.client.presenter.notices, cafe.people
    await ben.close_dms()
    cafe.sandbox.rest.fail(2, 403, "POST", MESSAGES)
    for person in cafe.persons[:2]:
        await notices.write("trouble", person, "Hello!", 1)
    await cafe.wait_until_shown()
    dm = anna.dm()
    assert dm is not None
    assert [message["content"] for message in anna.messages(dm.id)] == ["Hello!"]
    known = await cafe.store.persons.get(ben.id)
    assert known is not None
    assert (known.name, known.dm_open) == (ben.user.name, False)
    assert await cafe.store.persons.get(anna.id) is None
