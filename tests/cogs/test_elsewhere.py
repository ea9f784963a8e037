"""The process for direct messages answers clicks there, even about servers that it doesn't own."""

from __future__ import annotations

import pytest

from bot.discord.controls import Control
from bot.domain.pace import HERE
from sandbox.model.reading import text
from sandbox.model.world import PATIENCE
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest

pytestmark = pytest.mark.usefixtures("passing_time")

UNSEEN = "you can’t see that channel"


async def go_private(freehold: Freehold, guest: Guest) -> None:
    """Let *guest* use direct messages while another process owns all servers."""
    dm = await freehold.sandbox.world.until(guest.person.dm)
    guest.channel_id = dm.id
    await wait_until_idle(freehold)
    for guild in freehold.client.guilds:
        freehold.client._connection._remove_guild(guild)


async def forge_press(guest: Guest, verb: str) -> None:
    """Press a button of match 1 in a direct message, whether it is there or not."""
    message = guest.person.messages(guest.channel_id)[-1]
    custom_id = Control(verb, 1, 0, "").custom_id
    await guest.person.wait_for_answer(await guest.person.raw_component(int(message["id"]), custom_id))


async def test_others_are_reminded_from_a_private_panel_by_who_sees_the_table(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    world, table = freehold.sandbox.world, anna.channel_id
    await world.until(lambda: anna.is_asked() or ben.is_asked(), PATIENCE)
    one, two = (anna, ben) if anna.is_asked() else (ben, anna)
    world.advance(HERE)
    await freehold.client._clock.tick()  # whoever was to be notified by now is
    await go_private(freehold, two)
    pings = len(one.person.pings(table))
    await forge_press(two, "nudge")
    assert await two.wait_for_reply("OK, I’m reminding")
    await world.until(lambda: len(one.person.pings(table)) == pings + 1)

    del world.guilds[world.channels[table].guild_id or 0].members[two.person.id]
    await forge_press(two, "nudge")
    assert await two.wait_for_reply(UNSEEN)


async def test_what_is_over_is_posted_and_played_again_from_a_private_panel(freehold: Freehold) -> None:
    anna, ben, clara = await freehold.table("Anna", "Ben", "Clara")
    world = freehold.sandbox.world
    for guest in (anna, clara):
        await guest.resign()
    await ben.wait_for_text("🥇")
    await go_private(freehold, ben)
    await ben.command("match replay", match=1)
    await ben.press("share")
    await ben.wait_for_reply("Posted for everybody")
    await anna.wait_for_message(lambda m: "how it ended" in text(m) and not m["flags"] & 64)

    del world.guilds[world.channels[anna.channel_id].guild_id or 0].members[clara.person.id]
    await forge_press(ben, "rematch")
    assert await ben.wait_for_reply("I’ve asked everybody")
    lobby = await anna.wait_for_message(lambda m: "Once more?" in text(m))
    assert "Anna" in text(lobby) and "Clara" not in text(lobby)
