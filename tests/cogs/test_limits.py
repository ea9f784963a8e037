"""Limits on what people can do repeatedly, and what they read when they reach one."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.discord.controls import Control
from bot.domain import turns
from sandbox.model.permissions import Permission
from sandbox.model.reading import text
from sandbox.model.records import Overwrite
from tests.kit.freehold import Freehold


async def test_help_and_calls_have_a_limit_that_is_told(freehold: Freehold) -> None:
    (anna, ben) = await freehold.table("Anna", "Ben")
    for _ in range(7):
        await ben.command("help")
    assert await ben.wait_for_reply("You’ve just read that")
    match = await freehold.client.matches.in_channel(anna.channel_id)
    assert match is not None
    message = int(
        (await anna.wait_for_message(lambda message: message["channel_id"] == str(anna.channel_id)))["id"]
    )
    for name in ("Clara", "David", "Emma", "Finn", "Clara", "David", "Emma"):
        sure = f"{match.seat_of(anna.person.id)}.{freehold.sandbox.world.find_user(name).id}"
        control = Control("invitesure", match.id, 0, sure).custom_id
        await anna.person.wait_for_answer(await anna.person.raw_component(message, control))
    assert await anna.wait_for_reply("You’ve invited a lot of people")
    await freehold.sandbox.world.until(
        lambda: sum("asks you to play for" in text(message) for message in anna.find_messages()) == 6
    )


async def test_a_thread_is_opened_only_for_who_may_open_one(freehold: Freehold) -> None:
    world = freehold.sandbox.world
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    channel = world.channels[ben.channel_id]
    mine = Overwrite(ben.person.id, member=True, deny=int(Permission.CREATE_PUBLIC_THREADS))
    channel.overwrites.append(mine)
    world.change_channel(channel)
    await ben.command("property new", thread=True)
    assert await ben.wait_for_reply("Create Public Threads")
    await anna.command("property new")
    await anna.wait_for_text("Anna** · A · host")
    await ben.command("property new")
    await ben.press("thread")
    await world.until(lambda: len([reply for reply in ben.find_replies() if "Create Public" in reply]) == 2)
    assert not [each for each in world.channels.values() if each.is_thread]


async def test_who_looks_on_where_the_bot_may_not_write_does_not_notify_the_host(freehold: Freehold) -> None:
    world = freehold.sandbox.world
    anna, ben, _ = await freehold.table("Anna", "Ben", "David")
    world.deny(anna.channel_id, Permission.VIEW_CHANNEL)
    match = await freehold.client.matches.in_channel(anna.channel_id)
    assert match is not None
    await freehold.client.matches.change_once(1, match.id, turns.resign, ben.person.id)
    await freehold.client.presenter.wait_until_idle()
    clara = freehold.guest("Clara")
    for _ in range(4):
        await clara.command("help")
        await freehold.client.presenter.wait_until_idle()
    dm = anna.person.dm()
    assert dm is not None
    assert sum("can’t show your table" in message["content"] for message in anna.person.messages(dm.id)) == 1


async def test_a_film_is_made_once_for_all_who_ask(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    (anna, ben) = await freehold.table("Anna", "Ben")
    await anna.resign()
    await anna.wait_for_text("wins")
    films: Any = freehold.client.films
    made: list[Any] = []
    make = films._make

    def count(*args: Any) -> Any:
        made.append(args[2])
        return make(*args)

    monkeypatch.setattr(films, "_make", count)
    guests = [anna, ben, freehold.guest("Clara"), freehold.guest("David")]
    for guest in guests:
        await guest.press("replay:0.t")
    await asyncio.gather(*(guest.press("film") for guest in guests for _ in range(2)))
    for guest in guests:
        await freehold.sandbox.world.until(
            lambda: sum("the whole match" in reply for reply in guest.find_replies()) == 2  # noqa: B023
        )
    assert made == ["en-US"] or made == ["en"]
