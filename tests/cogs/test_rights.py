"""A privilege needs its right in the very place: each one is tried by people who have it elsewhere."""

from __future__ import annotations

import ast
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.discord.controls import Control
from bot.domain import lobbies
from bot.domain.people import Server as Settings
from cogs.kit.rights import RIGHTS, Privilege
from sandbox.model.permissions import Permission
from sandbox.model.reading import text
from sandbox.model.records import Overwrite, Role
from sandbox.server import Sandbox
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest

COGS = Path(__file__).parents[2] / "cogs"

Attempt = Callable[[Freehold, Guest], Awaitable[bool]]
"""Somebody tries to do it; whether it was done."""


@pytest.fixture(autouse=True)
def roles(sandbox: Sandbox) -> dict[str, int]:
    """Add roles to the server, one for each permission and one for moderators; return their ids."""
    (guild,) = sandbox.world.guilds.values()
    bits = {"manage_channels": Permission.MANAGE_CHANNELS, "manage_guild": Permission.MANAGE_GUILD, "": 0}
    ids = {}
    for permission, bit in bits.items():
        guild.roles.append(
            role := Role(sandbox.world.new_id(), permission or "Referees", int(bit), position=2)
        )
        ids[permission] = role.id
    return ids


def allow_here(freehold: Freehold, guest: Guest, permission: str, *, allowed: bool) -> None:
    """Allow or deny *guest* a *permission* in their channel."""
    channel, bit = freehold.sandbox.world.channels[guest.channel_id], int(Permission[permission.upper()])
    allow, deny = (bit, 0) if allowed else (0, bit)
    channel.overwrites.append(Overwrite(guest.person.id, member=True, allow=allow, deny=deny))
    freehold.sandbox.world.change_channel(channel)


async def forge_click(freehold: Freehold, guest: Guest, control: Control, *values: str) -> None:
    """Use *control* on any message, and wait for the answer."""
    await guest.command("help")
    await guest.wait_for_reply("Welcome to Freehold")
    message = int(guest.find_messages()[0]["id"])
    await guest.person.wait_for_answer(
        await guest.person.raw_component(message, control.custom_id, list(values) or None)
    )
    await wait_until_idle(freehold)


async def end(freehold: Freehold, guest: Guest) -> bool:
    host = freehold.guest("Finn")
    await host.command("property new")
    await host.wait_for_text("Finn** · F · host")
    await forge_click(freehold, guest, Control("end", 1))
    match = await freehold.client.matches.get(1)
    assert match is not None
    return match.status == "cancelled"


async def remove(freehold: Freehold, guest: Guest) -> bool:
    host = freehold.guest("Finn")
    await host.command("property new")
    await host.wait_for_text("Finn** · F · host")
    await guest.command("moderate remove", who=host.person.id)
    await wait_until_idle(freehold)
    match = await freehold.client.matches.get(1)
    assert match is not None
    return match.status == "cancelled"


async def bar(freehold: Freehold, guest: Guest) -> bool:
    (guild_id,), who = freehold.sandbox.world.guilds, freehold.guest("Emma").person.id
    await guest.command("moderate bar", who=who)
    await wait_until_idle(freehold)
    return await freehold.store.bars.has(guild_id, who)


async def allow(freehold: Freehold, guest: Guest) -> bool:
    (guild_id,), who = freehold.sandbox.world.guilds, freehold.guest("Emma").person.id
    await freehold.store.bars.put(guild_id, who, barred=True)
    await guest.command("moderate allow", who=who)
    await wait_until_idle(freehold)
    return not await freehold.store.bars.has(guild_id, who)


async def settings(freehold: Freehold, guest: Guest) -> bool:
    (guild_id,) = freehold.sandbox.world.guilds
    await forge_click(freehold, guest, Control("set", argument="locale"), "de")
    return (await freehold.store.servers.get(guild_id)).locale == "de"


async def league(freehold: Freehold, guest: Guest) -> bool:
    await freehold.guest("Finn").command("league create", game="property")
    await wait_until_idle(freehold)
    await forge_click(freehold, guest, Control("leagueclose", 1))
    return (await freehold.client.leagues.get(1)).status == "cancelled"


async def thread(freehold: Freehold, guest: Guest) -> bool:
    await guest.command("property new", thread=True)
    await wait_until_idle(freehold)
    return any(channel.is_thread for channel in freehold.sandbox.world.channels.values())


async def share(freehold: Freehold, guest: Guest) -> bool:
    channel_id, guest.channel_id = guest.channel_id, freehold.sandbox.world.find_channel("lobby").id
    finn = freehold.guest("Finn", "lobby")
    await finn.command("property new")
    await finn.wait_for_text("Finn** · F · host")
    await guest.press("join")
    await finn.wait_for_text("David**")
    await finn.press("start")
    await freehold.sandbox.world.until(lambda: finn.find_control(["hand"]))
    await finn.resign()
    await guest.wait_for_text("🥇")
    match = await freehold.client.matches.last_in_channel(guest.channel_id)
    assert match is not None
    guest.channel_id = channel_id
    await forge_click(freehold, guest, Control("share", match.id, 0, "end"))
    posted = [message for message in guest.find_messages() if message["channel_id"] == str(channel_id)]
    return any("David" in text(message) and not message["flags"] & 64 for message in posted)


async def share_in_thread(freehold: Freehold, guest: Guest) -> bool:
    host = freehold.guest("Finn")
    await host.command("property new", thread=True)
    await wait_until_idle(freehold)
    (channel,) = (each for each in freehold.sandbox.world.channels.values() if each.is_thread)
    await freehold.client.matches.change(1, lobbies.cancel, host.person.id)
    guest.channel_id = channel.id
    return await share(freehold, guest)


ATTEMPTS: dict[Privilege, Attempt] = {
    "end": end,
    "remove": remove,
    "bar": bar,
    "allow": allow,
    "settings": settings,
    "league": league,
    "thread": thread,
    "share": share,
    "share_in_thread": share_in_thread,
}
"""How each privilege is tried."""

GIVEN = ("thread", "share", "share_in_thread")
"""What everybody may do where nothing forbids it."""


def test_every_act_is_tried() -> None:
    assert ATTEMPTS.keys() == RIGHTS.keys()


@pytest.mark.parametrize("standing", ["nobody", "channel", "server", "moderators"])
@pytest.mark.parametrize("privilege", [privilege for privilege in RIGHTS if privilege not in GIVEN])
async def test_a_right_counts_where_the_act_applies(
    freehold: Freehold, roles: dict[str, int], privilege: Privilege, standing: str
) -> None:
    right, david = RIGHTS[privilege], freehold.guest("David")
    (guild,) = freehold.sandbox.world.guilds.values()
    await freehold.store.servers.put(Settings(guild.id, moderators=roles[""]))
    match standing:
        case "channel":
            allow_here(freehold, david, right.permission, allowed=True)
        case "server":
            guild.members[david.person.id].append(roles[right.permission])
        case "moderators":
            guild.members[david.person.id].append(roles[""])
    may = {
        "nobody": False,
        "channel": right.scope == "channel",
        "server": True,
        "moderators": right.moderates,
    }
    assert await ATTEMPTS[privilege](freehold, david) is may[standing]


@pytest.mark.parametrize("privilege", GIVEN)
@pytest.mark.parametrize("may", [True, False])
async def test_what_a_channel_forbids_is_not_done_there(
    freehold: Freehold, privilege: Privilege, may: bool
) -> None:
    david = freehold.guest("David")
    if not may:
        allow_here(freehold, david, RIGHTS[privilege].permission, allowed=False)
    assert await ATTEMPTS[privilege](freehold, david) is may


def test_permissions_are_looked_up_in_one_place() -> None:
    looked_up = {
        path.relative_to(COGS).as_posix()
        for path in COGS.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in ("permissions", "guild_permissions")
    }
    assert looked_up == {"kit/rights.py"}
