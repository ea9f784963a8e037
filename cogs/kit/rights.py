"""What somebody may do on a server besides playing: moderating its tables, and opening new ones."""

from __future__ import annotations

from typing import cast

import discord

from bot.domain.refusals import Refusal
from cogs.kit.replies import Interaction


async def moderates(interaction: Interaction) -> None:
    """Let those pass who moderate tables here: by *Manage Channels*, or by the role named in `/settings`.

    Raises:
        Refusal: they do neither.
    """
    if interaction.permissions.manage_channels:
        return
    server = await interaction.client.store.servers.get(cast(int, interaction.guild_id))
    member = interaction.user
    if not isinstance(member, discord.Member) or server.moderators not in {role.id for role in member.roles}:
        raise Refusal("moderators-only")


async def opens(interaction: Interaction, guild_id: int) -> None:
    """Let those pass who may open tables on a server.

    Raises:
        Refusal: moderators have barred them there.
    """
    if await interaction.client.store.bars.has(guild_id, interaction.user.id):
        raise Refusal("barred")
