"""The permissions that the bot needs, and look-ups of servers and channels that other processes may own."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.language import Language, language_of

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""The permissions that a table needs."""


async def find_server(client: discord.Client, guild_id: int) -> discord.Guild:
    """Return a server, requested from Discord if another process runs its shard.

    Raises:
        discord.HTTPException: the bot is not there.
    """
    known = client.get_guild(guild_id)
    return (
        await client.fetch_guild(guild_id, with_counts=False) if known is None or known.unavailable else known
    )


async def find_channel(
    client: discord.Client, guild_id: int, channel_id: int
) -> tuple[discord.Guild, discord.abc.GuildChannel | discord.Thread]:
    """Return a server and one of its channels; see `find_server`.

    Raises:
        discord.HTTPException: the bot is not there, or does not see it.
    """
    guild = await find_server(client, guild_id)
    return guild, guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)


def name_permissions(permissions: Iterable[str], words: Language) -> str:
    """Name *permissions* as the Discord client of a reader of *words* calls them."""
    client = language_of(words.client)
    return client.join(f"**{client(f'permission-{name}')}**" for name in permissions)
