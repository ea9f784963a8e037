"""What happens when Discord says that a channel is unknown, or that a person can't be written to."""

from __future__ import annotations

import pytest
import structlog
from msgspec.structs import replace

from bot.discord.channels import CONFIRMED, SOON
from bot.domain.match import Match
from bot.service import work_queue
from tests.kit.cafe import Cafe, texts, wait_until

MESSAGES = "/channels/{channel_id}/messages"
DMS = "/users/@me/channels"
UNKNOWN_CHANNEL = 10003


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_queue, "SOON", 0.02)


def deny(cafe: Cafe, count: int, code: int = UNKNOWN_CHANNEL) -> None:
    """Let Discord answer the next requests about the match's channel with *code*."""
    cafe.sandbox.rest.fail(count, code=code, path=f"/channels/{cafe.channel}/")


async def pass_time(cafe: Cafe, seconds: float) -> None:
    """Let time pass, and retry everything that is due."""
    cafe.time.now += seconds
    await cafe.client.channels.tick()
    await cafe.wait_until_shown()


def count_messages(cafe: Cafe, words: str) -> int:
    """Return how many direct messages have these *words*."""
    found = [person.messages(dm.id) for person in cafe.people if (dm := person.dm()) is not None]
    return sum(words in message["content"] for messages in found for message in messages)


async def goes_on_by_message(cafe: Cafe, match: Match) -> bool:
    found = await cafe.get(match)
    return found.status == "running" and found.place == match.place.without_channel


async def status(cafe: Cafe, match: Match) -> str:
    return (await cafe.get(match)).status


async def test_one_answer_ends_nothing_and_the_table_comes_back_by_itself(cafe: Cafe) -> None:
    match = await cafe.match()
    deny(cafe, 1)
    match = await cafe.turn(match)
    assert not cafe.sandbox.rest.faults
    assert match.status == "running" and match.shown_version < match.version
    await pass_time(cafe, SOON)
    match = await cafe.get(match)
    assert match.status == "running" and match.shown_version == match.version
    assert count_messages(cafe, "was deleted") == 0
    assert await cafe.client.channels.tick() is None


async def test_the_same_answer_ten_minutes_later_ends_the_match(cafe: Cafe) -> None:
    match = await cafe.match()
    deny(cafe, 1000)
    match = await cafe.turn(match)
    for _ in range(2):
        assert await status(cafe, match) == "running"
        assert count_messages(cafe, "was deleted") == 0
        await pass_time(cafe, CONFIRMED / 2)
    assert await goes_on_by_message(cafe, match)
    assert count_messages(cafe, "was deleted") == 2


async def test_the_second_look_comes_after_a_kill_too(cafe: Cafe) -> None:
    match = await cafe.match()
    deny(cafe, 1000)
    match = await cafe.turn(match)
    await cafe.kill()
    await cafe.open()
    await cafe.sandbox.world.until(lambda: cafe.client.channels._waiting)
    await cafe.wait_until_shown()
    assert await status(cafe, match) == "running"
    await pass_time(cafe, CONFIRMED)
    assert await goes_on_by_message(cafe, match)


async def test_a_channel_deleted_while_nobody_listened_is_missed_at_the_start(cafe: Cafe) -> None:
    match = await cafe.match()
    await cafe.close()
    await cafe.people[0].delete_channel(cafe.channel)
    await cafe.open()
    await wait_until(cafe, match, lambda found: found.place.channel_id is None)
    assert count_messages(cafe, "was deleted") == 2


async def test_a_deletion_is_noticed_at_once(cafe: Cafe) -> None:
    match = await cafe.match()
    await cafe.people[0].delete_channel(cafe.channel)
    await wait_until(cafe, match, lambda found: found.place.channel_id is None)
    assert count_messages(cafe, "was deleted") == 2


async def test_what_the_gateway_says_alone_ends_nothing_either(cafe: Cafe) -> None:
    match = await cafe.match()
    channel = cafe.client.get_channel(cafe.channel)
    assert channel is not None
    cafe.client.channels.note_deletion(cafe.sandbox.world.channels[cafe.channel].guild_id or 0, cafe.channel)
    await cafe.client.channels.wait_until_idle()
    assert await status(cafe, match) == "running"
    deny(cafe, 1)
    match = await cafe.turn(match)  # that was no sign: it takes two of today
    assert match.status == "running"


@pytest.mark.parametrize("code", [50007, 50278, 20026, 50001, 10003, 999_999])
async def test_who_wants_direct_messages_and_gets_none_is_mentioned_at_the_table(
    cafe: Cafe, code: int
) -> None:
    await cafe.lobby()
    for person in cafe.people[:2]:
        dm = await cafe.client.create_dm(person.user)
        cafe.sandbox.rest.fail(1000, 403, "POST", MESSAGES, code=code, path=f"/channels/{dm.id}/")
    await check_mentions(cafe, code)


@pytest.mark.parametrize("code", [50033, 10013, 20026])
async def test_to_whom_no_channel_can_be_opened_is_mentioned_too(cafe: Cafe, code: int) -> None:
    await cafe.lobby()
    cafe.sandbox.rest.fail(1000, 403, "POST", DMS, code=code)
    await check_mentions(cafe, code)


async def check_mentions(cafe: Cafe, code: int) -> None:
    """Check that both players, who want only direct messages, are mentioned at the table on their turn."""
    for person in cafe.persons[:2]:
        await cafe.store.persons.put(replace(person, notify="dm"))
    with structlog.testing.capture_logs() as logs:
        match = await begin(cafe)
        for _ in range(2):
            awaited = cafe.find_awaited(match)
            assert len(awaited.pings(cafe.channel)) == 1
            known = await cafe.store.persons.get(awaited.id)
            assert known is not None and known.dm_open is False
            assert any("I can’t write to you" in texts(table) for table in cafe.tables())
            match = await cafe.turn(match)
    assert await cafe.store.outbox.unsent() == []
    assert cafe.client.presenter.failures == 0
    assert [line for line in logs if line.get("work") == "notice" and "exc_info" in line] == []
    if code != 999_999:
        assert [line for line in logs if "exc_info" in line] == []


async def begin(cafe: Cafe) -> Match:
    """Begin the match of the existing lobby and return it."""
    match = await cafe.client.matches.in_channel(cafe.channel)
    assert match is not None
    return await cafe.begin(match)


async def test_too_many_channels_at_once_are_opened_a_little_later(cafe: Cafe) -> None:
    cafe.sandbox.rest.fail(2, 400, "POST", DMS, code=40003)
    match = await cafe.match()
    for person in cafe.people[:2]:
        assert len(cafe.panels(match, person.id)) == 1
        known = await cafe.store.persons.get(person.id)
        assert known is None or known.dm_open is not False
