"""What the house writes by itself because of something people did: once, however often it checks."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.domain import turns
from bot.domain.notifications.acts import ACTS, Act
from bot.domain.pace import HERE
from sandbox.model.founding import found_guild, invite
from sandbox.model.permissions import Permission
from sandbox.model.reading import text
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest

LOOKS = 4
"""How often the house looks again."""

Count = Callable[[], int]
"""How many messages of an act there are now."""

Scene = Callable[[Freehold], Awaitable[tuple[Count, Callable[[], Awaitable[object]]]]]
"""Sets off an act; the count of its messages, and what has the house look again."""


def count_direct_messages(guest: Guest, words: str) -> int:
    """Return how many direct messages with *words* somebody has."""
    dm = guest.person.dm()
    return 0 if dm is None else sum(words in text(message) for message in guest.person.messages(dm.id))


def touch_all(freehold: Freehold) -> Callable[[], Awaitable[object]]:
    """Touch the table of match 1 and all panels."""

    async def again() -> None:
        freehold.client.presenter.touch(1)
        await wait_until_idle(freehold)

    return again


async def turn(freehold: Freehold) -> tuple[Count, Callable[[], Awaitable[object]]]:
    guests = await freehold.table("Anna", "Ben")
    await wait_until_idle(freehold)
    freehold.sandbox.world.advance(HERE + 1)  # whoever was just here is not called yet
    await touch_all(freehold)()
    return lambda: sum(len(guest.person.pings()) for guest in guests), touch_all(freehold)


async def panel(freehold: Freehold) -> tuple[Count, Callable[[], Awaitable[object]]]:
    guests = await freehold.table("Anna", "Ben")

    def panels() -> int:
        seen = [message for guest in guests for message in guest.find_messages() if message["attachments"]]
        return sum(message["channel_id"] != str(guests[0].channel_id) for message in seen)

    return panels, touch_all(freehold)


async def welcome(freehold: Freehold) -> tuple[Count, Callable[[], Awaitable[object]]]:
    guests = anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("property new")
    await ben.press("join")
    for guest in guests:
        await guest.wait_for_text("You’re at a table")
    return lambda: sum(count_direct_messages(guest, "You’re at a table") for guest in guests), touch_all(
        freehold
    )


async def gone(freehold: Freehold) -> tuple[Count, Callable[[], Awaitable[object]]]:
    guests = await freehold.table("Anna", "Ben")
    world = freehold.sandbox.world
    world.remove_channel(world.channels[guests[0].channel_id])
    await world.until(lambda: all(count_direct_messages(guest, "was deleted") for guest in guests))
    return lambda: sum(count_direct_messages(guest, "was deleted") for guest in guests), touch_all(freehold)


async def trouble(freehold: Freehold) -> tuple[Count, Callable[[], Awaitable[object]]]:
    anna, *_ = await freehold.table("Anna", "Ben", "David")
    await wait_until_idle(freehold)
    freehold.sandbox.world.deny(anna.channel_id, Permission.VIEW_CHANNEL)

    async def again() -> None:
        freehold.client.channels.retry_channel(anna.channel_id)
        freehold.client.presenter.touch(1)
        await wait_until_idle(freehold)

    match = await freehold.client.matches.require(1)
    await freehold.client.matches.change_once(1, 1, turns.resign, match.players[0].user_id or 0)
    await freehold.sandbox.world.until(lambda: count_direct_messages(anna, "I can’t show your table"))
    return lambda: count_direct_messages(anna, "I can’t show your table"), again


async def round(freehold: Freehold) -> tuple[Count, Callable[[], Awaitable[object]]]:
    anna, world = freehold.guest("Anna"), freehold.sandbox.world
    await anna.command("league create", game="property", places=4)
    await anna.wait_for_text("League of Property")
    await anna.command("league start", fill=True)

    def starters() -> int:
        return sum("of the league of" in text(message) for message in anna.find_messages()) + sum(
            channel.is_thread for channel in world.channels.values()
        )

    async def again() -> None:
        freehold.client._organizer.touch(1)
        await wait_until_idle(freehold)

    await world.until(starters)
    await wait_until_idle(freehold)
    return starters, again


async def seated(freehold: Freehold) -> tuple[Count, Callable[[], Awaitable[object]]]:
    anna, *others, emma = (freehold.guest(name) for name in ("Anna", "Ben", "Clara", "David", "Emma"))
    await anna.command("league create", game="property", places=4)
    await anna.wait_for_text("League of Property")
    for guest in (*others, emma):
        await guest.press("leaguejoin")
        await guest.wait_for_reply("You’re")
    await others[0].press("leagueleave")

    async def again() -> None:
        freehold.client._organizer.touch(1)
        await wait_until_idle(freehold)

    await freehold.sandbox.world.until(lambda: count_direct_messages(emma, "You have a place"))
    return lambda: count_direct_messages(emma, "You have a place"), again


async def together(freehold: Freehold) -> tuple[Count, Callable[[], Awaitable[object]]]:
    anna, ben, world = freehold.guest("Anna"), freehold.guest("Ben"), freehold.sandbox.world
    await anna.command("settings")
    await anna.press("set:play", str(anna.channel_id))
    for guest in (anna, ben):
        await guest.command("play", game="property")
    await world.until(lambda: count_direct_messages(ben, "Your table is ready"))

    async def again() -> None:
        await freehold.client.waiting.resume()
        await wait_until_idle(freehold)

    return lambda: sum(channel.is_thread for channel in world.channels.values()), again


async def waited(freehold: Freehold) -> tuple[Count, Callable[[], Awaitable[object]]]:
    anna, world = freehold.guest("Anna"), freehold.sandbox.world
    await anna.command("play", game="property", pace="live")
    await anna.wait_for_reply("You’re waiting")

    async def again() -> None:
        await freehold.client.waiting.tick()
        await wait_until_idle(freehold)

    for _ in range(2):
        world.advance(16 * 60)
        await again()
    await world.until(lambda: count_direct_messages(anna, "Nobody came"))
    return lambda: count_direct_messages(anna, "to play Property"), again


async def daily(freehold: Freehold) -> tuple[Count, Callable[[], Awaitable[object]]]:
    anna, (guild_id,) = freehold.guest("Anna"), freehold.sandbox.world.guilds
    await anna.command("settings")
    await anna.press("set:puzzles", str(anna.channel_id))
    await anna.wait_for_text("Puzzle of the day")

    async def again() -> None:
        freehold.client.boards.touch(guild_id)
        await freehold.client.boards.wait_until_idle()

    return lambda: sum("Puzzle of the day" in text(message) for message in anna.find_messages()), again


async def introduction(freehold: Freehold) -> tuple[Count, Callable[[], Awaitable[object]]]:
    world = freehold.sandbox.world
    guild = found_guild(world, "Another café", (("attic", ""),))
    guild.system_channel = world.find_channel("attic").id
    clara = freehold.guest("Clara", "attic")
    invite(world, guild, clara.person.id)
    await clara.wait_for_text("I’m Freehold")

    async def again() -> None:
        known = freehold.client.get_guild(guild.id)
        assert known is not None
        await freehold.client.newcomers.introduce([known])

    return lambda: sum("I’m Freehold" in text(message) for message in clara.find_messages()), again


SCENES: dict[Act, Scene] = {
    "turn": turn,
    "panel": panel,
    "welcome": welcome,
    "gone": gone,
    "trouble": trouble,
    "round": round,
    "seated": seated,
    "together": together,
    "waited": waited,
    "daily": daily,
    "introduction": introduction,
}
"""How each of them is set off."""


def test_every_act_of_the_house_is_set_off() -> None:
    assert SCENES.keys() == {act for act, terms in ACTS.items() if terms.by == "house"}


@pytest.mark.parametrize("act", SCENES)
async def test_it_is_written_once_however_often_the_house_looks(freehold: Freehold, act: Act) -> None:
    count, look_again = await SCENES[act](freehold)
    await wait_until_idle(freehold)
    before = count()
    assert before > 0
    for _ in range(LOOKS):
        await look_again()
    await wait_until_idle(freehold)
    assert count() == before
