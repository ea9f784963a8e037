"""Where the app is installed, to servers and to people, and what that allows.

A command is used in one of three contexts: on a server, in a DM with the bot, or in any other DM or group DM.
It is authorized by the server's installation, by the person's own, or by both.
"""

from __future__ import annotations

from collections.abc import Collection

from sandbox.model.permissions import FOR_ANSWERS, FOR_ANSWERS_WITH_EMOJIS, Permission
from sandbox.model.records import (
    GUILD_INSTALL,
    IN_BOT_DM,
    IN_GUILD,
    IN_PRIVATE_CHANNEL,
    USER_INSTALL,
    Channel,
    Message,
    User,
)
from sandbox.model.world import World


def find_context(world: World, channel: Channel) -> int:
    """The context of *channel*: IN_GUILD, IN_BOT_DM or IN_PRIVATE_CHANNEL."""
    if channel.guild_id is not None:
        return IN_GUILD
    return IN_BOT_DM if world.bot.id in channel.recipients else IN_PRIVATE_CHANNEL


def shares_guild(world: World, user_id: int) -> bool:
    """Whether a person and the bot are in the same server."""
    return any({user_id, world.bot.id} <= guild.members.keys() for guild in world.guilds.values())


def can_message(world: World, user_id: int) -> bool:
    """Whether a person may open a DM with the bot: they share a server, or the person installed the app."""
    return world.users[user_id].installed or shares_guild(world, user_id)


def find_owners(world: World, who: User, channel: Channel) -> dict[int, str]:
    """The installations by which *who* can use the app in *channel*, with the guild or person of each."""
    context = find_context(world, channel)
    owners = {}
    if context == IN_GUILD and world.has_bot(channel.guild_id):
        owners[GUILD_INSTALL] = str(channel.guild_id)
    if context == IN_BOT_DM and shares_guild(world, who.id):
        owners[GUILD_INSTALL] = "0"
    if who.installed:
        owners[USER_INSTALL] = str(who.id)
    return owners


def find_owners_of_message(world: World, who: User, message: Message) -> dict[int, str]:
    """The installations by which *who* can use the controls of *message*; none if the app was removed.

    The controls of an answer are authorized by the person who started the interaction, whoever uses them.
    """
    channel = world.channels[message.channel_id]
    context = find_context(world, channel)
    if context == IN_BOT_DM:  # an open DM stays usable, even if no server is shared any more
        return find_owners(world, who, channel) or {GUILD_INSTALL: "0"}
    owners = {}
    if world.has_bot(channel.guild_id):
        owners[GUILD_INSTALL] = str(channel.guild_id)
    authorizer = message.cause.owners.get(USER_INSTALL) if message.cause else None
    # an assumption: Discord doesn't document what becomes of controls when the app is uninstalled
    if authorizer is not None and world.users[int(authorizer)].installed:
        owners[USER_INSTALL] = authorizer
    return owners


def find_app_permissions(world: World, who: User, channel: Channel) -> Permission:
    """The app's permissions in *channel*, as an interaction of *who* says them."""
    context = find_context(world, channel)
    if context == IN_BOT_DM:
        return FOR_ANSWERS_WITH_EMOJIS
    if context == IN_PRIVATE_CHANNEL:
        return FOR_ANSWERS
    if world.has_bot(channel.guild_id):
        return world.permissions(world.bot.id, channel)
    return world.permissions(who.id, channel) & FOR_ANSWERS_WITH_EMOJIS


def can_answer_publicly(world: World, who: User, channel: Channel) -> bool:
    """Whether an answer to *who* can be public. Their permissions decide on servers that lack the bot."""
    if channel.is_private or world.has_bot(channel.guild_id):
        return True
    may = world.permissions(who.id, channel)
    send = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    return bool(may & send and may & Permission.USE_EXTERNAL_APPS)


def find_usable_emojis(world: World, channel: Channel) -> Collection[int]:
    """The ids of the app's emojis that it can use in *channel*.

    In DMs and group DMs of other users it can use none: it lacks USE_EXTERNAL_EMOJIS there. Discord documents
    the permission, but not the error. The sandbox assumes the one for any unknown emoji.
    """
    return () if find_context(world, channel) == IN_PRIVATE_CHANNEL else world.emojis
