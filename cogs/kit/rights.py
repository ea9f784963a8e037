"""What people may do on a server besides playing, and which right that takes where.

A right counts where the privilege is used. What concerns the whole server takes a right on the whole server;
the overwrites of one channel are not enough.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, cast

import discord
from discord import app_commands

from bot.discord.permissions import find_server as find_server
from bot.domain.people import Server
from bot.domain.refusals import Refusal
from cogs.kit.replies import Interaction

Privilege = Literal[
    "end", "remove", "bar", "allow", "settings", "league", "thread", "share", "share_in_thread"
]
"""What people may do only with a right.

Moderators end tables, take people out of lobbies, bar people from opening tables, and allow it again. Others
change the settings; start, close and oversee other people's leagues; open threads; and post something for
all, perhaps in a thread.
"""


class Right(NamedTuple):
    """The *permission* that a privilege needs, in its channel or on the whole server.

    If it *moderates*, the role that `/settings` names for moderators is enough too.
    """

    scope: Literal["channel", "server"]
    permission: str
    moderates: bool = False


RIGHTS: dict[Privilege, Right] = {
    "end": Right("channel", "manage_channels", moderates=True),
    "remove": Right("channel", "manage_channels", moderates=True),
    "bar": Right("server", "manage_channels", moderates=True),
    "allow": Right("server", "manage_channels", moderates=True),
    "settings": Right("server", "manage_guild"),
    "league": Right("server", "manage_guild"),
    "thread": Right("channel", "create_public_threads"),
    "share": Right("channel", "send_messages"),
    "share_in_thread": Right("channel", "send_messages_in_threads"),
}
"""What each privilege needs. Everything else is open to everybody, or to the host or players of a match."""


async def may(interaction: Interaction, privilege: Privilege) -> bool:
    """Whether the person who clicked or typed on a server may do that."""
    right, guild_id = RIGHTS[privilege], cast(int, interaction.guild_id)
    if right.scope == "channel" and getattr(interaction.permissions, right.permission):
        return True
    if right.scope == "channel" and not right.moderates:
        return False
    member = await _asker(interaction)
    if right.scope == "server" and getattr(member.guild_permissions, right.permission):
        return True
    settings = await interaction.client.store.servers.get(guild_id)
    return right.moderates and settings.moderators in {role.id for role in member.roles}


async def require(interaction: Interaction, privilege: Privilege) -> None:
    """Check that the person may use *privilege* here.

    Raises:
        Refusal: it takes a moderator, and they are none.
        MissingPermissions: they lack a permission.
    """
    if await may(interaction, privilege):
        return
    right = RIGHTS[privilege]
    if right.moderates:
        raise Refusal("moderators-only" if right.scope == "channel" else "moderators-only-server")
    raise app_commands.MissingPermissions([right.permission])


async def _asker(interaction: Interaction) -> discord.Member:
    """Return the person behind *interaction*, with their roles on the server."""
    guild = await find_server(interaction.client, cast(int, interaction.guild_id))
    user = interaction.user
    if isinstance(user, discord.Member) and user.guild is guild:
        return user
    return await guild.fetch_member(user.id)


async def require_unbarred(interaction: Interaction, guild_id: int) -> None:
    """Check that the person may open tables on a server.

    Raises:
        Refusal: moderators have barred them there.
    """
    if await interaction.client.store.bars.has(guild_id, interaction.user.id):
        raise Refusal("barred")


async def require_announcer(interaction: Interaction, server: Server) -> None:
    """Check that the person may announce a league on *server*.

    Raises:
        Refusal: that takes a role, and they neither have it nor manage the server.
    """
    if server.announcers is None or await may(interaction, "league"):
        return
    if server.announcers not in {role.id for role in (await _asker(interaction)).roles}:
        raise Refusal("league-announcers", role=f"<@&{server.announcers}>")


async def require_events(interaction: Interaction, guild_id: int) -> None:
    """Check that Freehold may create scheduled events on a server.

    Raises:
        Refusal: it may not.
    """
    guild = await find_server(interaction.client, guild_id)
    if not guild.me.guild_permissions.create_events:
        raise Refusal("league-event-permission")


def find_blanket_obstacle(interaction: Interaction) -> str | None:
    """Return the obstacle that takes nearly all permissions from the bot here, if there is one."""
    guild, channel = interaction.guild, interaction.channel
    if guild is not None and guild.me and guild.me.is_timed_out():
        return "time-out"
    if isinstance(channel, discord.Thread) and channel.is_private():
        return None if interaction.app_permissions.view_channel else "private"
    return None
