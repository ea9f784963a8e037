"""Acts that write to one other person: they are done, and without a message once the limit is reached."""

from __future__ import annotations

import asyncio

import pytest

from bot.discord.controls import Control
from bot.domain import turns
from bot.domain.notifications.acts import ACTS
from sandbox.model.reading import text
from tests.kit.freehold import Freehold, wait_until_idle


async def test_who_has_not_played_here_is_not_written_to_by_moderators(freehold: Freehold) -> None:
    anna, clara = freehold.guest("Anna"), freehold.guest("Clara")
    await clara.command("help")
    await clara.wait_for_reply("Welcome to Freehold")
    for name in ("bar", "allow") * 3:
        await anna.command(f"moderate {name}", who=clara.person.id)
    await wait_until_idle(freehold)
    assert clara.person.dm() is None


async def test_who_has_played_here_is_written_to_once_for_every_change(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    for name in ("bar", "bar", "bar", "allow", "allow", *("bar", "allow") * 4):
        await anna.command(f"moderate {name}", who=ben.person.id)
        await wait_until_idle(freehold)
    dm = ben.person.dm()
    assert dm is not None
    written = [text(message) for message in ben.person.messages(dm.id)]
    assert sum("can’t open tables on" in told or "You can open tables" in told for told in written) == 2
    assert sum("already barred from opening tables" in reply for reply in anna.find_replies()) == 2
    public = [
        text(message) for message in ben.find_messages() if message["channel_id"] == str(ben.channel_id)
    ]
    assert sum("a moderator" in told for told in public) == 2 + 8


async def test_who_gives_a_seat_back_and_forth_is_written_to_only_so_often(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ACTS, "seat", ACTS["seat"]._replace(reached=1))
    anna, ben, david = await freehold.table("Anna", "Ben", "David")
    clara, matches = freehold.guest("Clara"), freehold.client.matches
    for _ in range(2):
        match = await matches.in_channel(anna.channel_id)
        assert match is not None
        seat = match.seat_of(ben.person.id)
        assert seat is not None
        await matches.change(match.id, turns.take_over, seat)
        await wait_until_idle(freehold)
        await anna.command("match replace", seat=seat, person=clara.person.id)
        await wait_until_idle(freehold)
        await david.press("agree")
        await clara.press("accept")
        await wait_until_idle(freehold)
        await ben.press("takeback")
        await wait_until_idle(freehold)
    for guest, words in ((ben, "asked <@"), (clara, "is back and has taken")):
        dm = guest.person.dm()
        assert dm is not None
        assert sum(words in text(message) for message in guest.person.messages(dm.id)) == 1


async def test_an_invitation_is_agreed_to_and_posted_once(freehold: Freehold) -> None:
    (anna, *_) = await freehold.table("Anna", "Ben", "David")
    clara, match = freehold.guest("Clara"), await freehold.client.matches.in_channel(anna.channel_id)
    assert match is not None
    await anna.command("match replace", seat=match.seat_of(anna.person.id), person=clara.person.id)
    await anna.press("invitesure")
    invitation = await clara.wait_for_message(lambda message: "asks you to play for" in text(message))
    message, again = int(invitation["id"]), Control("agree", match.id, 0, "1").custom_id
    for id in [await anna.person.raw_component(message, again) for _ in range(4)]:
        await anna.person.wait_for_answer(id)
    await wait_until_idle(freehold)
    assert len(clara.person.pings()) == 1
    assert await anna.wait_for_reply("The others decide about this seat")


async def test_completions_are_not_offered_without_end(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ACTS, "complete", ACTS["complete"]._replace(person=1))
    anna, _ = await freehold.table("Anna", "Ben")
    assert await anna.person.autocomplete(anna.channel_id, "match show", "match", "")
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(1):
            await anna.person.autocomplete(anna.channel_id, "match show", "match", "")
