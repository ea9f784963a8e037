"""The people a message mentions, and those it notifies."""

from __future__ import annotations

import re
from typing import NamedTuple

from sandbox.model.permissions import Permission
from sandbox.model.records import SILENT, Channel, Json
from sandbox.model.world import World

USER = re.compile(r"<@!?(\d{15,20})>")
EVERYONE = re.compile(r"@(everyone|here)\b")


class Mentions(NamedTuple):
    """The ids of the mentioned users, whether everybody is mentioned, and the ids of all who are notified."""

    users: list[int]
    everyone: bool
    pinged: list[int]


def find(
    world: World,
    channel: Channel,
    author_id: int,
    text: str,
    *,
    allowed: Json | None = None,
    replied_to: int | None = None,
    flags: int = 0,
) -> Mentions:
    """Find the mentions in *text* that *allowed* (Discord's allowed_mentions) permits.

    DMs and group DMs notify their readers without a mention. With the silent flag in *flags*, nobody is
    notified.
    """
    written = [int(id) for id in dict.fromkeys(USER.findall(text)) if int(id) in world.users]
    parse = {"users", "roles", "everyone"} if allowed is None else set(allowed.get("parse") or ())
    if "users" not in parse:
        named = {int(id) for id in (allowed or {}).get("users") or ()}
        written = [id for id in written if id in named]
    if replied_to and replied_to not in written and (allowed is None or allowed.get("replied_user")):
        written.append(replied_to)
    everyone = (
        "everyone" in parse
        and bool(EVERYONE.search(text))
        and bool(world.permissions(author_id, channel) & Permission.MENTION_EVERYONE)
    )
    if flags & SILENT:
        return Mentions(written, everyone, [])
    readers = world.readers(channel)
    notified = set(readers if everyone or channel.is_private else written) & readers - {author_id}
    return Mentions(written, everyone, sorted(notified))
