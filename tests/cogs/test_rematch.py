"""Rematches on Discord: everybody is asked, and only those who agree get a seat."""

from __future__ import annotations

import asyncio
import re

import pytest
from msgspec.structs import replace

from bot.discord.controls import Control
from bot.domain.match import Match
from bot.language import MARKS
from sandbox.model.reading import text
from sandbox.model.records import Json
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest


async def end_match(freehold: Freehold, *guests: Guest) -> Match:
    """Let all of *guests* but the first resign, and return the match."""
    for guest in guests[1:]:
        await guest.resign()
        await guest.wait_for_message(lambda _: not guest.find_control(["resignsure"]))  # noqa: B023
    await guests[0].wait_for_message(lambda _: guests[0].find_control(["rematch"]))
    await wait_until_idle(freehold)
    match = await freehold.client.matches.last_in_channel(guests[0].channel_id)
    assert match is not None
    return match


async def find_running(freehold: Freehold, guest: Guest) -> Match:
    """Return the match that has begun in the channel of *guest*."""
    await freehold.sandbox.world.until(lambda: guest.find_control(["hand"]))
    match = await freehold.client.matches.in_channel(guest.channel_id)
    assert match is not None
    return match


async def wait_for_lobby(guest: Guest, *missing: str) -> Json:
    """Wait for the lobby that waits for exactly the people in *missing*."""

    def waits(message: Json) -> bool:
        words = text(message)
        here = [name for name in missing if f"{name}** · {name[0]} · not here yet" in words]
        return "Once more?" in words and words.count("not here yet") == len(here) == len(missing)

    return await guest.wait_for_message(waits)


def count_mentions(*guests: Guest) -> list[int]:
    """Return how often each of *guests* was mentioned in their channel."""
    return [len(guest.person.pings(guest.channel_id)) for guest in guests]


def list_signs(message: Json) -> set[tuple[str, str]]:
    """Return the sign before the name of everybody whom a message lists."""
    return set(re.findall(rf"({'|'.join(MARKS)}) \**(Anna|Ben|Clara)\b", text(message)))


async def test_everybody_is_asked_once_and_it_begins_when_all_are_in(freehold: Freehold) -> None:
    anna, ben, clara = await freehold.table("Anna", "Ben", "Clara")
    match = await end_match(freehold, anna, ben, clara)
    before, worn = count_mentions(anna, ben, clara), dict(zip(match.names, match.marks, strict=True))
    await ben.press("rematch")
    assert await ben.wait_for_reply("I’ve asked everybody")
    lobby = await wait_for_lobby(anna, "Anna", "Clara")
    await wait_until_idle(freehold)
    once = [count + more for count, more in zip(before, (1, 0, 1), strict=True)]
    assert count_mentions(anna, ben, clara) == once
    david = freehold.guest("David")
    await david.press("join")
    assert f"<@{clara.person.id}>" in await david.wait_for_reply("saved for the people who just played")
    await anna.press("join")
    lobby = await wait_for_lobby(ben, "Clara")
    await anna.press("start")
    assert await anna.wait_for_reply(f"Only <@{ben.person.id}>")
    await wait_until_idle(freehold)
    assert count_mentions(anna, ben, clara) == once
    await clara.press("join")
    again = await find_running(freehold, anna)
    assert again.names == match.names[1:] + match.names[:1]
    assert dict(zip(again.names, again.marks, strict=True)) == worn
    assert list_signs(lobby) >= {(MARKS[worn[name]], name) for name in ("Anna", "Ben")}


async def find_final_table(freehold: Freehold, *guests: Guest) -> Json:
    """Return the table at the end of the match of *guests*."""
    await end_match(freehold, *guests)
    return await guests[0].wait_for_text("🥇")


@pytest.mark.parametrize("game", ["property", "cardopoly"])
async def test_seats_keep_letter_color_and_sign_from_the_lobby_to_the_end(
    freehold: Freehold, game: str
) -> None:
    anna = freehold.guest("Anna")
    await anna.command(f"{game} new")
    ben, clara = freehold.guest("Ben"), freehold.guest("Clara")
    await ben.press("join")
    await anna.wait_for_text("Ben** · B")
    await clara.press("join")
    lobby = await anna.wait_for_text("Clara** · C")
    kept = list_signs(lobby)
    assert len(kept) == len({sign for sign, _ in kept}) == 3
    await anna.press("start")
    match = await find_running(freehold, anna)
    assert dict(zip(match.names, match.letters, strict=True)) == {"Anna": "A", "Ben": "B", "Clara": "C"}
    over = await find_final_table(freehold, anna, ben, clara)
    assert list_signs(over) == kept
    await anna.press("rematch")
    assert list_signs(await wait_for_lobby(anna, "Ben", "Clara")) == kept


async def test_who_wants_no_mentions_is_asked_where_they_like(freehold: Freehold) -> None:
    anna, ben, clara, david = guests = await freehold.table("Anna", "Ben", "Clara", "David")
    await end_match(freehold, *guests)
    for guest, likes in ((ben, "dm"), (clara, "none")):
        await guest.command("notify")
        await guest.press("notify:where", likes)
    await wait_until_idle(freehold)
    sleeper = await freehold.store.persons.get(david.person.id)
    assert sleeper is not None
    hour = int(freehold.sandbox.world.now() % 86400 // 3600)  # in UTC
    sleeper = replace(sleeper, quiet=(hour * 60, (hour + 2) % 24 * 60))
    await freehold.store.persons.put(sleeper)
    before = count_mentions(*guests)
    await anna.press("rematch")
    lobby = await wait_for_lobby(anna, "Ben", "Clara", "David")
    for guest in (ben, david):
        told = await guest.wait_for_text("Press *I’m in* at the table")
        assert f"/{anna.channel_id}/{lobby['id']}" in text(told)
        assert (told in guest.person.pings()) == (guest is ben)
    await wait_until_idle(freehold)
    assert count_mentions(*guests) == before
    assert not any("Press *I’m in* at the table" in text(seen) for seen in clara.find_messages())


INVITATION = "Press *I’m in* at the table"


@pytest.mark.parametrize("ending", ["leave", "cancel"])
async def test_invitations_are_gone_once_they_are_answered(freehold: Freehold, ending: str) -> None:
    anna, ben, clara = guests = await freehold.table("Anna", "Ben", "Clara")
    await end_match(freehold, *guests)
    for guest in (ben, clara):
        await guest.command("notify")
        await guest.press("notify:where", "dm")
    await wait_until_idle(freehold)
    await anna.press("rematch")
    for guest in (ben, clara):
        await guest.wait_for_text(INVITATION)
    await ben.press("join")
    await freehold.sandbox.world.until(lambda: not is_invited(ben))
    await wait_until_idle(freehold)
    assert is_invited(clara)
    await (clara.press(ending) if ending == "leave" else anna.arrange(ending))
    await freehold.sandbox.world.until(lambda: not is_invited(clara))


def is_invited(guest: Guest) -> bool:
    """Whether *guest* sees an invitation."""
    return any(INVITATION in text(seen) for seen in guest.find_messages())


async def test_who_wants_direct_messages_and_gets_none_is_asked_at_the_table(freehold: Freehold) -> None:
    anna, ben = guests = await freehold.table("Anna", "Ben")
    await end_match(freehold, *guests)
    await ben.command("notify")
    await ben.press("notify:where", "dm")
    await wait_until_idle(freehold)
    dm = ben.person.dm()
    assert dm is not None
    route = "/channels/{channel_id}/messages"
    freehold.sandbox.rest.fail(1, method="POST", route=route, code=50278, path=f"/channels/{dm.id}/")
    before = count_mentions(ben)[0]
    await anna.press("rematch")
    await wait_for_lobby(anna, "Ben")
    await freehold.sandbox.world.until(lambda: count_mentions(ben)[0] == before + 1)
    await wait_until_idle(freehold)
    (mention,) = [seen for seen in ben.person.pings(ben.channel_id) if "Press *I’m in*" in text(seen)]
    assert mention["content"].startswith(f"<@{ben.person.id}> **Property**")


async def test_the_host_goes_on_without_those_missing(freehold: Freehold) -> None:
    anna, ben, clara = await freehold.table("Anna", "Ben", "Clara")
    await end_match(freehold, anna, ben, clara)
    await anna.press("rematch")
    lobby = await wait_for_lobby(anna, "Ben", "Clara")
    assert anna.find_control(["start"], int(lobby["id"])) is None
    match = await freehold.client.matches.in_channel(anna.channel_id)
    assert match is not None
    start = Control("start", match.id, match.version).custom_id
    for forger, answer in ((anna, "This game needs"), (ben, "Only"), (freehold.guest("David"), "Only")):
        await forger.person.raw_component(int(lobby["id"]), start)
        assert await forger.wait_for_reply(answer)
    await ben.press("join")
    await wait_for_lobby(anna, "Clara")
    await anna.press("start")
    begun = await find_running(freehold, anna)
    assert sorted(begun.names) == ["Anna", "Ben"]
    join = Control("join", match.id, match.version).custom_id
    await clara.person.raw_component(int(lobby["id"]), join)
    assert await clara.wait_for_reply("already begun")


async def test_who_says_no_is_not_waited_for(freehold: Freehold) -> None:
    anna, ben, clara = await freehold.table("Anna", "Ben", "Clara")
    await end_match(freehold, anna, ben, clara)
    await anna.press("rematch")
    await wait_for_lobby(anna, "Ben", "Clara")
    await clara.press("leave")
    await wait_for_lobby(anna, "Ben")
    await ben.press("join")
    assert sorted((await find_running(freehold, anna)).names) == ["Anna", "Ben"]


async def test_two_who_press_at_once_agree_and_who_has_left_the_server_is_not_asked(
    freehold: Freehold,
) -> None:
    anna, ben, clara = await freehold.table("Anna", "Ben", "Clara")
    await end_match(freehold, anna, ben, clara)
    world = freehold.sandbox.world
    guild = world.guilds[world.channels[anna.channel_id].guild_id or 0]
    del guild.members[clara.person.id]
    await asyncio.gather(anna.press("rematch"), ben.press("rematch"))
    assert sorted((await find_running(freehold, anna)).names) == ["Anna", "Ben"]


async def test_alone_against_bots_the_next_match_begins_at_once(freehold: Freehold) -> None:
    (anna,) = await freehold.table("Anna", bots=1, game="deal")
    await anna.resign()
    await anna.press("rematch")
    assert await anna.wait_for_reply("the new match has begun")
    assert len((await find_running(freehold, anna)).players) == 2


async def test_where_a_match_runs_there_is_no_rematch_yet(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    over = await end_match(freehold, anna, ben)
    clara = freehold.guest("Clara")
    await clara.command("deal new")
    await clara.wait_for_text("Clara** · C")
    forged = Control("rematch", over.id).custom_id
    await anna.person.raw_component(int(anna.find_messages()[0]["id"]), forged)
    assert await anna.wait_for_reply("already has a match or a lobby")
