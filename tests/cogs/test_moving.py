"""`/match move`: a match goes on in another channel, or by direct message."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import games
from sandbox.model.reading import text
from sandbox.model.records import SILENT
from tests.kit.evidence import load_latest
from tests.kit.freehold import Freehold, moderator, wait_until_idle
from tests.kit.guest import EPHEMERAL, Guest, play
from tests.kit.narrow import not_none


async def new_channel(freehold: Freehold, guest: Guest) -> int:
    """Another channel of the server, which Freehold knows."""
    world = freehold.sandbox.world
    guild_id = world.channels[guest.channel_id].guild_id
    channel_id = await guest.person.create_channel("elsewhere", guild_id)
    await world.until(lambda: freehold.client.get_channel(channel_id))
    return channel_id


async def move_to_messages(guest: Guest) -> None:
    await guest.command("match move", to="messages")
    await guest.wait_for_reply("Done: the match goes on by direct message.")


@pytest.mark.parametrize("game", sorted(games.keys()))
async def test_who_takes_no_messages_plays_from_the_one_left_in_the_channel(
    freehold: Freehold, game: str
) -> None:
    anna, ben = await freehold.table("Anna", "Ben", game=game)
    await ben.person.close_dms()
    await move_to_messages(anna)
    await ben.wait_for_text("This match goes on by direct message.")
    made = 0
    match, _ = await load_latest(freehold.file)
    while made < 8 and match.status == "running":
        await freehold.sandbox.world.until(lambda: anna.is_asked() or ben.find_control(["hand"]) is not None)
        await wait_until_idle(freehold)
        match, _ = await load_latest(freehold.file)
        if match.seat_of(ben.person.id) in match.waiting and not ben.is_asked():
            await ben.press("hand")
            await freehold.sandbox.world.until(ben.is_asked)
        made += await play(freehold.sandbox, [anna, ben], Random(made), 1)
        await wait_until_idle(freehold)
        match, _ = await load_latest(freehold.file)
    assert made >= 2 and match.place.channel_id is None
    dm = ben.person.dm()
    assert dm is None or not any(message["attachments"] for message in ben.person.messages(dm.id))


async def test_the_table_follows_to_another_channel_and_the_old_one_says_where(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    home, there = anna.channel_id, await new_channel(freehold, anna)
    anna.channel_id = ben.channel_id = there
    await anna.command("match move", to="here", match=1)
    await anna.wait_for_reply(f"Done: the match goes on in <#{there}>.")
    await freehold.sandbox.world.until(lambda: anna.find_control(["hand"]))
    await wait_until_idle(freehold)
    left = [text(message) for message in anna.person.messages(home)]
    assert any(f"This match goes on in <#{there}>." in said for said in left)
    match, _ = await load_latest(freehold.file)
    assert (match.place.channel_id, match.table.channel) == (there, there)
    assert await play(freehold.sandbox, [anna, ben], Random(1), 4) == 4
    await ben.command("match move", to="here")
    await ben.wait_for_reply("The match is already there.")
    ben.channel_id = home
    await ben.command("property new")  # the old channel is free again
    await ben.wait_for_text("Ben** · B · host")
    await ben.command("match move", to="here", match=1)
    await ben.wait_for_reply("already has a table")


async def test_others_than_players_need_to_be_moderators(freehold: Freehold) -> None:
    await freehold.table("Anna", "Ben")
    david = freehold.guest("David")
    await david.command("match move", to="messages")
    await david.wait_for_reply("You need **Manage Channels**")
    clara = moderator(freehold, "Clara")
    await move_to_messages(clara)
    match, _ = await load_latest(freehold.file)
    assert match.place.channel_id is None
    await clara.command("match move", to="here", match=1)
    await clara.wait_for_reply("That match is gone.")


def list_private(guest: Guest, words: str) -> list[dict[str, Any]]:
    """Return the direct messages of *guest* that have these *words*."""
    dm = guest.person.dm()
    found = [] if dm is None else guest.person.messages(dm.id)
    return [message for message in found if words in text(message)]


def list_public(guest: Guest, channel_id: int) -> list[tuple[str, str]]:
    """Return the ids and texts of what everybody can read in a channel."""
    seen = [message for message in guest.person.messages(channel_id) if not message["flags"] & EPHEMERAL]
    return [(message["id"], text(message)) for message in seen]


async def test_the_others_are_told_once_without_a_sound_and_anybody_moves_it_back(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    home = anna.channel_id
    await wait_until_idle(freehold)
    await move_to_messages(anna)
    await wait_until_idle(freehold)
    (told,) = list_private(ben, "Anna has moved your match")
    assert "it goes on by direct message" in text(told) and told["flags"] & SILENT
    assert list_private(anna, "has moved your match") == []
    before = list_public(anna, home)
    pings = [guest.person.pings(home) for guest in (anna, ben)]
    assert await play(freehold.sandbox, [anna, ben], Random(1), 3) == 3
    await wait_until_idle(freehold)
    assert list_public(anna, home) == before  # nothing is posted there any more
    await ben.command("match move", to="here", match=1)
    await ben.wait_for_reply(f"Done: the match goes on in <#{home}>.")
    await wait_until_idle(freehold)
    match, _ = await load_latest(freehold.file)
    assert (match.place.channel_id, match.table.channel) == (home, home)
    assert len(list_private(anna, f"Ben has moved your match of **Property**: it goes on in <#{home}>")) == 1
    assert list_private(ben, "has moved your match") == []  # Ben's own move has made it untrue
    assert [guest.person.pings(home) for guest in (anna, ben)] == pings
    assert await play(freehold.sandbox, [anna, ben], Random(2), 3) == 3


async def test_a_match_is_not_moved_to_and_fro_for_ever(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    for number in range(4):
        to = "here" if number % 2 else "messages"
        await (ben if number % 2 else anna).command("match move", to=to, match=1)
        await wait_until_idle(freehold)
    before, _ = await load_latest(freehold.file)
    await anna.command("match move", to="messages", match=1)
    await anna.wait_for_reply("This match has been moved 4 times in an hour. Agree on a place first")
    after, _ = await load_latest(freehold.file)
    assert before.place.channel_id == anna.channel_id and after.place == before.place
    assert len(list_private(anna, "has moved your match")) == 1
    assert list_private(ben, "has moved your match") == []


async def test_one_notice_says_where_a_match_goes_on_however_often_it_moves(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    home, world = anna.channel_id, freehold.sandbox.world
    await wait_until_idle(freehold)
    for number in range(4):
        to, where = ("here", f"in <#{home}>") if number % 2 else ("messages", "by direct message")
        await anna.command("match move", to=to, match=1)
        await ben.wait_for_text(f"Anna has moved your match of **Property**: it goes on {where}")
        await wait_until_idle(freehold)
        assert len(list_private(ben, "has moved your match")) == 1
        assert list_private(anna, "has moved your match") == []
        world.advance(1)
    await anna.person.delete_channel(home)
    await world.until(lambda: all(list_private(guest, "was deleted") for guest in (anna, ben)))
    await wait_until_idle(freehold)
    for guest in (anna, ben):
        assert len(list_private(guest, "was deleted, so the match goes on here")) == 1
        assert list_private(guest, "has moved your match") == []
    made = await play(freehold.sandbox, [anna, ben], Random(1), 3)
    assert made == 3
    assert [len(list_private(guest, "was deleted")) for guest in (anna, ben)] == [1, 1]
    anna.channel_id = not_none(anna.person.dm()).id
    await anna.command("match resign", match=1)
    await anna.press("resignsure")
    await world.until(lambda: not any(list_private(guest, "was deleted") for guest in (anna, ben)))


async def test_a_match_that_is_moved_back_has_its_table_again_at_once(freehold: Freehold) -> None:
    anna, _ = await freehold.table("Anna", "Ben")
    for _ in range(2):
        await move_to_messages(anna)
        await wait_until_idle(freehold)
        _, left = list_public(anna, anna.channel_id)[-1]
        assert "goes on by direct message" in left
        await anna.command("match move", to="here", match=1)
        await anna.wait_for_reply("Done: the match goes on in")
        await wait_until_idle(freehold)
        id, table = list_public(anna, anna.channel_id)[-1]
        assert anna.find_control(["log"], int(id)), table
        match, _ = await load_latest(freehold.file)
        assert match.table.message == int(id)
        freehold.sandbox.world.advance(1)
