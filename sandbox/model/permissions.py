"""Discord's permission bits, and a member's permissions computed from roles and channel overwrites."""

from __future__ import annotations

from enum import IntFlag

from sandbox.model.records import Channel, Guild


class Permission(IntFlag):
    """The permissions the sandbox knows, by Discord's names."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_AUDIT_LOG = 1 << 7
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    CREATE_EVENTS = 1 << 44
    USE_EXTERNAL_APPS = 1 << 50


ALL = ~Permission(0)
INVITED = (  # what the bot is invited with
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
)
EVERYONE = (
    INVITED
    | Permission.ADD_REACTIONS
    | Permission.EMBED_LINKS
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.USE_EXTERNAL_APPS
)
IN_DMS = EVERYONE | Permission.MENTION_EVERYONE
FOR_ANSWERS = Permission.ATTACH_FILES | Permission.EMBED_LINKS | Permission.MENTION_EVERYONE
"""The app's permissions in DMs and group DMs of other users."""

FOR_ANSWERS_WITH_EMOJIS = FOR_ANSWERS | Permission.USE_EXTERNAL_EMOJIS
"""The app's permissions in its own DMs; on servers that lack the bot, those of them that the user has."""

IN_TIME_OUT = Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY


def in_guild(guild: Guild, user_id: int) -> Permission:
    """The permissions of *user_id* in *guild*, before channel overwrites."""
    if user_id == guild.owner_id:
        return ALL
    roles = {guild.id, *guild.members.get(user_id, ())}
    total = 0
    for role in guild.roles:
        if role.id in roles:
            total |= role.permissions
    return ALL if total & _ADMINISTRATOR else Permission(total)


def in_channel(guild: Guild, channel: Channel, user_id: int) -> Permission:
    """The permissions of *user_id* in *channel* of *guild*. For a thread, pass its parent channel."""
    if user_id not in guild.members:
        return Permission(0)
    total = in_guild(guild, user_id)
    if total == ALL or not channel.overwrites:
        return total
    bits = int(total)
    roles = set(guild.members[user_id])
    everyone = [item for item in channel.overwrites if item.id == guild.id]
    by_role = [item for item in channel.overwrites if item.id in roles]
    own = [item for item in channel.overwrites if item.member and item.id == user_id]
    for layer in (everyone, by_role, own):
        for item in layer:
            bits &= ~item.deny
        for item in layer:
            bits |= item.allow
    return Permission(bits if bits & _VIEW_CHANNEL else 0)


# plain numbers: this is computed for every reader of every message
_ADMINISTRATOR, _VIEW_CHANNEL = int(Permission.ADMINISTRATOR), int(Permission.VIEW_CHANNEL)
