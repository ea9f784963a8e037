"""The permissions that the bot needs in a channel, and those it lacks there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord

from bot.language import Language

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""The permissions without which a table cannot be shown."""


def lacking(
    client: discord.Client, guild_id: int, channel_id: int, needed: Sequence[str] = NEEDED
) -> list[str]:
    """Which of the permissions *needed* the bot lacks in a channel; all, if that cannot be told."""
    guild = client.get_guild(guild_id)
    channel = None if guild is None else guild.get_channel(channel_id)
    if guild is None or channel is None:
        return list(needed)
    allowed = channel.permissions_for(guild.me)
    return [name for name in needed if not getattr(allowed, name)] or list(needed)


def called(permissions: Iterable[str], words: Language) -> str:
    """The names of *permissions* for a reader of *words*."""
    return ", ".join(f"**{words(f'permission-{name}')}**" for name in permissions)
