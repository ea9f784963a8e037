"""Why Freehold cannot write in a channel, in words for those who can change it.

An obstacle is kept as a string: the names of the permissions that are missing, or one of `KINDS`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

import discord

from bot.discord.errors import Meaning, meaning_of
from bot.discord.permissions import NEEDED, name_permissions
from bot.language import Language

KINDS = ("removed", "time-out", "private", "closed", "full", "wrong-place", "blocked", "unknown")
"""The obstacles that are no missing permissions: the bot is not on the server, a moderator has put it in
time-out, it is not in a private thread, the thread is locked, there are too many threads, the kind of
channel, the server's filter, none of these."""

GONE = "gone"
"""The obstacle where the channel is gone for certain: nothing is left to explain, or to retry."""

_SAID = {
    Meaning.CLOSED: "closed",
    Meaning.FULL: "full",
    Meaning.WRONG_PLACE: "wrong-place",
    Meaning.BLOCKED: "blocked",
}


class Location(NamedTuple):
    """A channel of a server, or a thread of the channel *parent_id*."""

    guild_id: int
    channel_id: int
    parent_id: int | None = None


def needed_permissions(place: Location) -> tuple[str, ...]:
    """The permissions without which a table cannot be shown in *place*."""
    if place.parent_id is None:
        return NEEDED
    return tuple("send_messages_in_threads" if name == "send_messages" else name for name in NEEDED)


def find_obstacle(
    client: discord.Client, place: Location, error: BaseException, permissions: Collection[str]
) -> str:
    """Why Discord answered with *error* when *client* did something in *place* that needs *permissions*."""
    said = meaning_of(error)
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


def explain_obstacle(obstacle: str, words: Language) -> str:
    """The sentences about an *obstacle* for a reader of *words*: what it is, and what can be done."""
    if obstacle in KINDS:
        return words(f"obstacle-{obstacle}")
    return words("obstacle-permissions", missing=name_permissions(obstacle.split(), words))
