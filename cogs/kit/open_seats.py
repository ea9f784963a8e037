"""Lobbies with free seats on a server, in channels that the person who asks sees."""

from __future__ import annotations

import discord

from bot.domain.match import Match
from cogs.kit.replies import Interaction
from games import load

MOST_LOBBIES = 10
"""The most lobbies that are looked at for free seats, those that changed last."""


async def find_open_lobbies(interaction: Interaction, guild: discord.Guild) -> list[Match]:
    """Return the lobbies of *guild* that have free seats and that the person sees."""
    tables = [
        table
        for table in await interaction.client.store.reader.tables_of_server(guild.id)
        if table.status == "lobby" and sees(interaction, guild, table.channel_id, table.parent_id)
    ]
    found = [await interaction.client.matches.get(table.id) for table in tables[:MOST_LOBBIES]]
    return [match for match in found if match is not None and has_free_seat(match)]


def has_free_seat(match: Match) -> bool:
    """Whether anybody may still join the lobby *match*."""
    if match.status != "lobby" or match.missing:
        return False
    return len(match.players) < load(match.game).seats_with(match.options)[-1]


def sees(interaction: Interaction, guild: discord.Guild, channel_id: int, parent_id: int | None) -> bool:
    """Whether the person sees a channel, or a thread of *parent_id* that is not private."""
    channel = guild.get_channel(parent_id or channel_id)
    thread = None if parent_id is None else guild.get_thread(channel_id)
    if channel is None or not isinstance(interaction.user, discord.Member):
        return False
    if thread is not None and thread.is_private():
        return False
    return channel.permissions_for(interaction.user).view_channel
