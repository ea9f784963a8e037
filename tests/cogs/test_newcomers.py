"""The first message on a server: sent once, to whoever invited Freehold, or where everybody may read it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from bot import client
from bot.domain.people import Server
from sandbox.model.founding import found_guild, invite
from sandbox.model.permissions import Permission
from sandbox.model.reading import controls, pictures, text
from tests.kit.freehold import Freehold
from tests.kit.guest import Guest

Json = dict[str, Any]

HEARD = ("discord.py: on_guild_join", "discord.py: on_guild_available")


class Home:
    """A new server of Ben's, with the channels *attic* and *den*; the latter is for system messages."""

    def __init__(self, freehold: Freehold) -> None:
        self.freehold, self.world = freehold, freehold.sandbox.world
        self.guild = found_guild(self.world, "Another café", (("attic", ""), ("den", "")))
        self.guild.system_channel = self.world.find_channel("den").id
        self.ben, self.clara = freehold.guest("Ben", "den"), freehold.guest("Clara", "attic")

    def show_inviter(self) -> None:
        """Let the audit log show who invited Freehold."""
        self.guild.roles[1].permissions |= int(Permission.VIEW_AUDIT_LOG)

    async def invited(self) -> None:
        """Let Ben invite Freehold, and wait until it has sent everything."""
        invite(self.world, self.guild, self.ben.person.id)
        await self.world.until(self._joined)
        while tasks := [task for task in asyncio.all_tasks() if task.get_name() in HEARD]:
            await asyncio.wait(tasks)
        await self.freehold.client._arrivals.wait_until_idle()

    def _joined(self) -> bool:
        known = self.freehold.client.get_guild(self.guild.id)
        joined = known.me.joined_at if known and known.me else None
        return joined is not None and joined.timestamp() > self.guild.joined - 1

    def find_hellos(self) -> list[Json]:
        """Return the first messages that anybody sees."""
        seen = [*self.ben.find_messages(), *self.clara.find_messages()]
        return [message for message in seen if "I’m Freehold" in text(message) or "Ich bin" in text(message)]


async def press(guest: Guest, message: Json, label: str) -> None:
    (custom_id,) = [part["custom_id"] for part in controls(message) if part.get("label") == label]
    await guest.person.wait_for_answer(await guest.person.click(int(message["id"]), custom_id))


async def test_whoever_invited_it_is_told_what_help_tells_and_nobody_else(freehold: Freehold) -> None:
    home = Home(freehold)
    home.show_inviter()
    await home.invited()
    (hello,) = home.find_hellos()
    dm = home.ben.person.dm()
    assert dm is not None
    assert int(hello["channel_id"]) == dm.id
    assert "Hello, Another café! I’m Freehold" in text(hello)
    assert "**Cardopoly**" in text(hello)
    assert len(pictures(hello)) == 5
    await press(home.ben, hello, "Play against bots now")
    turned = await home.ben.wait_for_message(
        lambda m: m["id"] == hello["id"] and "Your table is right here, in our chat" in text(m)
    )
    await press(home.ben, turned, "All games")
    await home.ben.wait_for_message(lambda m: m["id"] == hello["id"] and "Welcome to Freehold" in text(m))


async def test_tables_are_in_the_language_of_the_server_until_somebody_chooses_another(
    freehold: Freehold,
) -> None:
    home = Home(freehold)
    home.guild.locale = "de"
    await home.invited()
    (hello,) = home.find_hellos()
    assert "Ich bin" in text(hello)
    await home.ben.command("property new")
    await home.ben.wait_for_text("Mitspielen")
    servers = freehold.client.store.servers
    await servers.put(replace(await servers.get(home.guild.id), locale="en"))
    await servers.add(Server(home.guild.id, "de"))
    assert (await servers.get(home.guild.id)).locale == "en"


async def test_where_discord_does_not_tell_who_it_was_all_may_read_it(freehold: Freehold) -> None:
    home = Home(freehold)
    home.guild.locale = "de"
    await home.invited()
    (hello,) = home.find_hellos()
    assert int(hello["channel_id"]) == home.guild.system_channel
    assert "Hallo, Another café! Ich bin Freehold" in text(hello)
    assert not hello["flags"] & 64
    await home.clara.person.speak("en")
    clara = freehold.guest("Clara", "den")
    await press(clara, hello, "Jetzt gegen Bots spielen")
    shown = await clara.wait_for_text("Which game?")
    assert shown["flags"] & 64
    assert "Hallo" in text(clara.person.message(int(hello["id"])))


async def test_closed_messages_or_channels_are_walked_around(freehold: Freehold) -> None:
    home = Home(freehold)
    home.show_inviter()
    await home.ben.person.close_dms(True)
    home.world.deny(home.world.find_channel("den").id, Permission.SEND_MESSAGES)
    home.world.deny(home.world.find_channel("attic").id, Permission.ATTACH_FILES)
    await home.invited()
    (hello,) = home.find_hellos()
    assert int(hello["channel_id"]) == home.world.find_channel("attic").id
    assert hello["attachments"] == []
    assert "**Property**" in text(hello)


async def test_where_it_may_write_nowhere_it_writes_nothing(freehold: Freehold) -> None:
    home = Home(freehold)
    for name in ("attic", "den"):
        home.world.deny(home.world.find_channel(name).id, Permission.SEND_MESSAGES)
    await home.invited()
    assert home.find_hellos() == []


async def test_it_is_said_once_whatever_happens(freehold: Freehold) -> None:
    home = Home(freehold)
    await home.invited()
    assert len(home.find_hellos()) == 1
    await freehold.stop()
    await freehold.start()  # Discord tells of every server again
    await home.invited()  # taken off, and invited again
    assert len(home.find_hellos()) == 1
    home.world.advance(86_000)
    await home.invited()
    assert len(home.find_hellos()) == 1
    home.world.advance(90_000)
    await home.invited()
    assert len(home.find_hellos()) == 2


async def test_a_server_it_joined_while_it_was_not_running_hears_of_it(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "GUILDS_WITHIN", 0.5)  # of one that comes just too late nothing is told
    await freehold.stop()
    home = Home(freehold)
    invite(home.world, home.guild, home.ben.person.id)
    await freehold.start()
    await home.world.until(home.find_hellos)
    assert len(home.find_hellos()) == 1
