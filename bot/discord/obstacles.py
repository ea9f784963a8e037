"""Obstacles: reasons why Freehold can't write in a channel, explained to those who can change it.

An obstacle is kept as a string: the names of the missing permissions, or one of `KINDS`.
"""

from __future__ import annotations

from collections.abc import Collection

import discord

from bot.discord.errors import Meaning, find_meaning
from bot.discord.permissions import NEEDED, name_permissions
from bot.domain.place import Location
from bot.language import Language

KINDS = ("removed", "time-out", "private", "closed", "full", "wrong-place", "blocked", "unknown")
"""The obstacles that aren't missing permissions.

The bot isn't on the server, is in time-out, or isn't in a private thread; the thread is locked; there are too
many threads; the kind of channel is wrong; the server's filter blocks the message; or none of these.
"""

GONE = "gone"
"""The obstacle of a channel that is certainly gone: there is nothing to explain or to retry."""

_SAID = {
    Meaning.CLOSED: "closed",
    Meaning.FULL: "full",
    Meaning.WRONG_PLACE: "wrong-place",
    Meaning.BLOCKED: "blocked",
}


def needed_permissions(place: Location) -> tuple[str, ...]:
    """Return the permissions that a table in *place* needs."""
    if place.parent_id is None:
        return NEEDED
    return tuple("send_messages_in_threads" if name == "send_messages" else name for name in NEEDED)


def find_obstacle(
    client: discord.Client, place: Location, error: BaseException, permissions: Collection[str]
) -> str:
    """Return why Discord answered with *error* when *client* needed *permissions* in *place*."""
    said = find_meaning(error)
    if said in _SAID:
        return _SAID[said]
    guild = client.get_guild(place.guild_id)
    if guild is None:
        return "removed"
    if guild.me.is_timed_out():
        return "time-out"
    home = guild.get_channel(place.parent_id or place.channel_id)
    if home is not None:
        allowed = home.permissions_for(guild.me)
        if missing := [name for name in permissions if not getattr(allowed, name)]:
            return " ".join(missing)
    if place.parent_id is not None and said is Meaning.MISSING_ACCESS:
        return "private"
    return "unknown"


def is_closed(obstacle: str) -> bool:
    """Whether an *obstacle* says that somebody has closed the channel to Freehold.

    A time-out ends by itself, and the others say nothing about the channel, or nothing certain.
    """
    return obstacle in ("private", "closed") or obstacle not in (*KINDS, GONE, "")


def explain_obstacle(obstacle: str, words: Language) -> str:
    """Say in *words* what an *obstacle* is, and what can be done about it."""
    if obstacle in KINDS:
        return words(f"obstacle-{obstacle}")
    return words("obstacle-permissions", missing=name_permissions(obstacle.split(), words))
