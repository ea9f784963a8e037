"""Actions of moderators, owners and Discord itself on members, threads, roles and accounts."""

from __future__ import annotations

from sandbox.model import payloads
from sandbox.model.permissions import Permission
from sandbox.model.records import Channel, Guild, User
from sandbox.model.world import World


def time_out(world: World, guild: Guild, user_id: int, seconds: float) -> None:
    """Put a member of *guild* in time-out for *seconds*; 0 ends the time-out."""
    if seconds:
        guild.timeouts[user_id] = world.now() + seconds
    else:
        guild.timeouts.pop(user_id, None)
    world.storage.save(guild)
    # Without the members intent, bots only receive updates about themselves.
    data = {"guild_id": str(guild.id), **payloads.member(guild, world.users[user_id])}
    world.emit("GUILD_MEMBER_UPDATE", data, guild.id, frozenset({user_id}))


def change_role(world: World, guild: Guild, role_id: int, permissions: Permission) -> None:
    """Set the *permissions* of a role of *guild*."""
    role = next(role for role in guild.roles if role.id == role_id)
    role.permissions = int(permissions)
    world.storage.save(guild)
    data = {"guild_id": str(guild.id), "role": payloads.role(role)}
    world.emit("GUILD_ROLE_UPDATE", data, guild.id, frozenset(guild.members))


def leave(world: World, guild: Guild, user_id: int) -> None:
    """Remove a person from *guild*. Bots without the members intent get no event."""
    guild.members.pop(user_id, None)
    world.storage.save(guild)


def delete_account(world: World, user: User) -> None:
    """Delete the account of *user*: it leaves every server, and nobody can message it."""
    for guild in world.guilds.values():
        leave(world, guild, user.id)
    user.deleted = True
    world.change_user(user)


def change_thread(world: World, thread: Channel, *, archived: bool, locked: bool) -> None:
    """Archive, lock, reopen or unlock *thread* as a moderator would."""
    if thread.archived != archived:
        thread.archive_changed = world.now()
    thread.archived, thread.locked = archived, locked
    world.change_channel(thread)


def remove_bot(world: World, guild: Guild) -> None:
    """Remove the bot from *guild*."""
    guild.roles = [role for role in guild.roles if not role.managed]
    leave(world, guild, world.bot.id)
    world.emit("GUILD_DELETE", {"id": str(guild.id)}, guild.id, frozenset({world.bot.id}))
