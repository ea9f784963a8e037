"""Each direct message is sent once, wherever the process stops and whatever responses get lost."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from bot.discord.notices import Notices
from bot.domain import lobbies
from bot.domain.match import Match
from bot.domain.people import Person
from bot.service import work_queue
from bot.store.outbox import Outbox
from tests.kit.cafe import Cafe, count_waiting, cut_off, notifications, texts

MESSAGES = "/channels/{channel_id}/messages"
FORGOTTEN = 600
"""Seconds after which Discord no longer knows a nonce."""


@pytest.fixture(autouse=True)
def as_late_as_discord(cafe: Cafe, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_queue, "SOON", 0.02)
    cafe.time.now = cafe.sandbox.world.now()
    cafe.sandbox.world.advance(1000)  # for the café's clock is moved by itself


async def begin_with_notifications(cafe: Cafe) -> Match:
    """Start a match whose players want to be notified in private."""
    for person in cafe.persons[:2]:
        await cafe.store.persons.put(replace(person, notify="dm"))
    match = await cafe.match()
    notifications(cafe, match)
    return match


def find_new(cafe: Cafe, match: Match, before: list[str]) -> list[str]:
    """Return the messages that weren't there *before*; answered ones have been deleted."""
    return [id for id in notifications(cafe, match) if id not in before]


@pytest.mark.parametrize(
    ("owner", "name", "sent"),
    [(Notices, "send", 0), (Notices, "_deliver", 0), (Outbox, "remove", 1)],
    ids=["stored", "about to be sent", "sent"],
)
async def test_a_notification_comes_once_wherever_the_process_ends(
    cafe: Cafe, owner: type, name: str, sent: int
) -> None:
    match = await begin_with_notifications(cafe)
    before = notifications(cafe, match)
    with cut_off(owner, name):
        match = await cafe.turn(match)
        assert len(find_new(cafe, match, before)) == sent
        assert count_waiting(cafe) == 1
        await cafe.kill()
    cafe.sandbox.world.advance(FORGOTTEN)
    cafe.time.now += FORGOTTEN
    await cafe.open()
    await cafe.sandbox.world.until(lambda: not count_waiting(cafe))
    await cafe.wait_until_shown()
    assert len(find_new(cafe, match, before)) == 1


async def test_a_notification_whose_answer_is_lost_comes_once(cafe: Cafe) -> None:
    match = await begin_with_notifications(cafe)
    before = notifications(cafe, match)
    lost: list[int] = []
    send = Notices._deliver

    async def losing(self: Notices, *args: Any) -> bool:
        """Lose three responses; Discord forgets the nonce before the third try."""
        if len(lost) < 3:
            cafe.sandbox.rest.fail(1, 503, "POST", MESSAGES, after=True)
            lost.append(1)
            if len(lost) == 3:
                cafe.sandbox.world.advance(FORGOTTEN)
        try:
            return await send(self, *args)
        finally:
            cafe.sandbox.rest.faults.clear()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Notices, "_deliver", losing)
        match = await cafe.turn(match)
        await cafe.wait_until_shown()
    assert len(lost) > 1
    assert len(find_new(cafe, match, before)) == 1
    assert not count_waiting(cafe)


async def test_who_played_in_a_channel_that_is_gone_hears_of_it_once_after_a_kill(cafe: Cafe) -> None:
    match = await cafe.match()

    def told() -> list[int]:
        people = (player.user_id or 0 for player in match.players)
        panels = [cafe.panels(match, user_id) for user_id in people]
        return [sum("was deleted" in panel["content"] for panel in found) for found in panels]

    await cafe.people[0].delete_channel(cafe.channel)
    with cut_off(Notices, "send"):
        await cafe.move(match)
        await cafe.sandbox.world.until(lambda: count_waiting(cafe) == 2)
        assert told() == [0, 0]
        await cafe.kill()
    await cafe.open()
    await cafe.sandbox.world.until(lambda: not count_waiting(cafe))
    await cafe.wait_until_shown()
    assert told() == [1, 1]


async def test_a_panel_is_drawn_as_its_reader_likes_it_after_a_kill(cafe: Cafe) -> None:
    match = await cafe.match()
    person = replace(cafe.persons[0], worded=True)

    def pictures() -> list[int]:
        return [len(panel["attachments"]) for panel in cafe.panels(match, person.user_id)]

    await cafe.store.persons.put(person, "worded")
    await cafe.kill()  # before it is drawn
    assert pictures() == [1]
    await cafe.open()
    await cafe.sandbox.world.until(lambda: pictures() == [0])
    await cafe.wait_until_shown()
    assert await cafe.store.persons.stale_panels() == []


async def test_the_table_tells_after_a_kill_to_whom_no_panel_came(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await cafe.lobby()
    await cafe.people[1].close_dms(True)
    kept = Notices.record_dm_open

    async def last(self: Notices, person: Person, is_open: bool) -> None:
        """Stop the process after this was stored, and before the table shows it."""
        await kept(self, person, is_open)
        raise asyncio.CancelledError

    def told() -> bool:
        return "your DMs are closed" in texts(cafe.tables()[-1])

    with monkeypatch.context() as patch:
        patch.setattr(Notices, "record_dm_open", last)
        await cafe.client.matches.change(lobby.id, lobbies.start, cafe.persons[0].user_id)
        await cafe.wait_until_shown()
        assert not told()
        await cafe.kill()
    await cafe.open()
    await cafe.sandbox.world.until(told)
    await cafe.wait_until_shown()
    cafe.time.now += FORGOTTEN
    match = await cafe.turn(await cafe.turn(lobby))
    assert not told()
    assert (await cafe.get(match)).shown_version == match.version


async def test_what_two_processes_send_comes_once(cafe: Cafe) -> None:
    match = await begin_with_notifications(cafe)
    before = notifications(cafe, match)
    with cut_off(Notices, "_deliver"):
        match = await cafe.turn(match)
    (unsent,) = await cafe.store.outbox.unsent()
    first, second = (Notices(cafe.client, cafe.store, cafe.time) for _ in range(2))
    for each in (first, second):
        each.send([unsent])
    for each in (first, second):
        await each.wait_until_idle()
    assert len(find_new(cafe, match, before)) == 1
    assert not count_waiting(cafe)


async def test_who_takes_no_direct_messages_any_more_is_called_at_the_table_after_a_kill(cafe: Cafe) -> None:
    match = await begin_with_notifications(cafe)
    with cut_off(Notices, "_deliver"):
        match = await cafe.turn(match)
        awaited = cafe.find_awaited(match)
        await cafe.kill()
    await awaited.close_dms(True)
    calls = len(awaited.pings(cafe.channel))
    await cafe.open()
    await cafe.sandbox.world.until(lambda: not count_waiting(cafe))
    await cafe.wait_until_shown()
    assert len(awaited.pings(cafe.channel)) == calls + 1
