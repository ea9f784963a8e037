"""The content of a new sandbox (six people, the bot and one server), and how to add more servers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.model import payloads
from sandbox.model.permissions import EVERYONE, INVITED, Permission
from sandbox.model.records import TEXT, Channel, Guild, Overwrite, Role, User

if TYPE_CHECKING:
    from sandbox.model.world import World

BOT_NAME = "Bot"
GUILD_NAME = "Café"
NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Finn")
CHANNELS = (
    ("lobby", "Say hello"),
    ("games", "Play together"),
    ("quiet-corner", "For when the other channels are busy"),
    ("announcements", "The bot may not write here"),
)
MAY_NOT = Permission.SEND_MESSAGES | Permission.SEND_MESSAGES_IN_THREADS | Permission.CREATE_PUBLIC_THREADS


def found_world(world: World, bot_name: str) -> None:
    """Fill an empty *world*."""
    for name in NAMES:
        world.add_user(User(world.new_id(), name))
    world.bot = world.add_user(User(world.new_id(), bot_name, bot=True))
    found_guild(world, GUILD_NAME, CHANNELS)
    forbidden = world.find_channel("announcements")
    forbidden.overwrites.append(Overwrite(world.bot.id, member=True, deny=int(MAY_NOT)))
    world.change_channel(forbidden)


def found_on_shards(world: World, count: int) -> None:
    """Add guilds until each of *count* shards has one."""
    for shard in range(count):
        if all((id >> 22) % count != shard for id in world.guilds if world.has_bot(id)):
            found_guild(world, f"Shard {shard}", ((f"table-{shard}", ""),), (shard, count))


def found_guild(
    world: World,
    name: str,
    channels: tuple[tuple[str, str], ...],
    shard: tuple[int, int] = (0, 1),
    *,
    owner_id: int | None = None,
    bot: bool = True,
) -> Guild:
    """Add a guild with all people in it, and the *bot* or not. *channels* are given by name and topic.

    Its id belongs to *shard*, given as a number and the total. Its owner is the first person by default.
    """
    number, count = shard
    while ((guild_id := world.new_id()) >> 22) % count != number:
        pass  # an id made in the next millisecond belongs to another shard
    return _found_guild(world, guild_id, name, channels, owner_id, bot=bot)


def found_crowd(world: World, count: int) -> None:
    """Add *count* old guilds with one channel each, spread evenly over any number of shards."""
    newest = (min(world.guilds) >> 22) - 1
    for number in range(count):
        _found_guild(world, newest - number << 22, f"Old guild {number}", (("hall", ""),))


def _found_guild(
    world: World,
    guild_id: int,
    name: str,
    channels: tuple[tuple[str, str], ...],
    owner_id: int | None = None,
    *,
    bot: bool = True,
) -> Guild:
    people = [user.id for user in world.users.values() if not user.bot]
    guild = Guild(
        guild_id,
        name,
        owner_id=owner_id or people[0],
        roles=[Role(guild_id, "@everyone", int(EVERYONE))],
        members={id: [] for id in people},
    )
    if bot:
        _join(world, guild)
    world.add_guild(guild)
    for position, (channel, topic) in enumerate(channels):
        made = Channel(world.new_id(), TEXT, channel, guild_id, position=position, topic=topic)
        world.add_channel(made)
    return guild


def _join(world: World, guild: Guild) -> None:
    """Make the bot a member of *guild*, with a role of its own."""
    role = Role(world.new_id(), world.bot.name, int(INVITED), position=1, managed=True)
    guild.roles.append(role)
    guild.members[world.bot.id] = [role.id]


def invite(world: World, guild: Guild, inviter_id: int) -> None:
    """Add the bot to *guild* on behalf of a person."""
    if not world.has_bot(guild.id):
        _join(world, guild)
    guild.joined, guild.inviter = world.now(), inviter_id
    world.storage.save(guild)
    joined = payloads.guild_create(world, guild)
    del joined["unavailable"]  # bots tell a new guild from one that is back by this
    world.emit("GUILD_CREATE", joined, guild.id, frozenset({world.bot.id}))
