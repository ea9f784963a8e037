"""What moderators, owners and Discord itself do to members of a server, and to accounts."""

from __future__ import annotations

from sandbox.model import payloads
from sandbox.model.permissions import Permission
from sandbox.model.records import Channel, Guild, User
from sandbox.model.world import World


def time_out(world: World, guild: Guild, user_id: int, seconds: float) -> None:
    """Let a member of *guild* write nothing for so many *seconds*; 0 ends it early."""
    if seconds:
        guild.timeouts[user_id] = world.now() + seconds
    else:
        guild.timeouts.pop(user_id, None)
    world.storage.save(guild)
    # Bots without the intent for members are told of themselves only.
    data = {"guild_id": str(guild.id), **payloads.member(guild, world.users[user_id])}
    world.emit("GUILD_MEMBER_UPDATE", data, guild.id, frozenset({user_id}))


def change_role(world: World, guild: Guild, role_id: int, permissions: Permission) -> None:
    """Give a role of *guild* exactly these *permissions*."""
    role = next(role for role in guild.roles if role.id == role_id)
    role.permissions = int(permissions)
    world.storage.save(guild)
    data = {"guild_id": str(guild.id), "role": payloads.role(role)}
    world.emit("GUILD_ROLE_UPDATE", data, guild.id, frozenset(guild.members))


def leave(world: World, guild: Guild, user_id: int) -> None:
    """Let a person leave *guild*. Bots without the intent for members are not told."""
    guild.members.pop(user_id, None)
    world.storage.save(guild)


def delete_account(world: World, user: User) -> None:
    """Delete the account of *user*: it leaves every server, and nobody can write to it."""
    for guild in world.guilds.values():
        leave(world, guild, user.id)
    user.deleted = True
    world.change_user(user)


def change_thread(world: World, thread: Channel, *, archived: bool, locked: bool) -> None:
    """Let a moderator archive or lock *thread*, or undo it."""
    if thread.archived != archived:
        thread.archive_changed = world.now()
    thread.archived, thread.locked = archived, locked
    world.change_channel(thread)


def remove_bot(world: World, guild: Guild) -> None:
    """Let somebody remove the bot from *guild*."""
    leave(world, guild, world.bot.id)
    world.emit("GUILD_DELETE", {"id": str(guild.id)}, guild.id, frozenset({world.bot.id}))
