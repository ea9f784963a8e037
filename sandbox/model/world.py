"""The world of the sandbox: people, servers, channels and messages, and who may see what.

All changes go through methods of `World`. They are written to the SQLite file, then sent to every listener as
a `Dispatch`. The gateway listens for the bot, a `sandbox.client.people.Person` for a person.

    world = World("sandbox.db")          # or ":memory:"
    world.users, world.guilds, world.channels, world.messages, world.commands, world.emojis …   # by id
    world.bot, world.token
    world.find_user("Anna"), world.find_channel("games")       # a user, a channel, by name
    world.deny(channel_id, Permission.SEND_MESSAGES), world.allow(…)       # the bot's permissions there
    world.advance(3600)                  # move the clock: messages age, tokens and limits expire
    await world.until(lambda: …, timeout=60)        # wait until a condition holds
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from sandbox.model import payloads, reading
from sandbox.model.channels import Channels
from sandbox.model.emojis import Emojis
from sandbox.model.errors import ApiError
from sandbox.model.founding import BOT_NAME, found_world
from sandbox.model.permissions import ALL, IN_DMS, IN_TIME_OUT, Permission, in_channel
from sandbox.model.records import (
    ACTIVE,
    COMPLETED,
    DM,
    PRIVATE_THREAD,
    SCHEDULED,
    Channel,
    Clock,
    Command,
    Guild,
    Interaction,
    Json,
    Message,
    Overwrite,
    ScheduledEvent,
    User,
)
from sandbox.model.snowflakes import Snowflakes, created_at
from sandbox.model.storage import Kept, Storage
from sandbox.model.waiting import PATIENCE, Waiting

__all__ = ["PATIENCE", "TOKEN", "Dispatch", "World"]

TOKEN = "a-token-that-only-the-sandbox-knows"
K = TypeVar("K", bound=Kept)


class Dispatch(NamedTuple):
    """An event: Discord's name for it, its data, its guild, and the ids of all users who may see it."""

    name: str
    data: Json
    guild_id: int | None
    audience: frozenset[int]


SHOWN_MESSAGES, SHOWN_CHARACTERS = 3, 400
"""How much of each channel the error of a failed wait says."""

MOST_REMOVED = 10_000
"""How many deleted messages are remembered, as people whom they notified remember them."""


class World(Waiting):
    """Everything that exists in the sandbox.

    *path* is the SQLite file, ``":memory:"`` for none. *bot_name* is used if the file is new. *removed* holds
    the latest messages that were deleted one by one since the world was opened.

    Raises:
        sqlite3.Error: the file cannot be used.
    """

    def __init__(self, path: Path | str = ":memory:", bot_name: str = BOT_NAME) -> None:
        super().__init__()
        self.storage = Storage(path)
        self.url = "http://127.0.0.1:8765"
        self.token = TOKEN
        self.bot_online = False
        self.users = {item.id: item for item in self.storage.load(User)}
        self.guilds = {item.id: item for item in self.storage.load(Guild)}
        self.channels = Channels(self.storage.load(Channel))
        self.messages = {item.id: item for item in self.storage.load(Message)}
        self.removed: deque[Message] = deque(maxlen=MOST_REMOVED)
        self.commands = {item.id: item for item in self.storage.load(Command)}
        self.emojis = Emojis(self.storage)
        self.interactions = {item.id: item for item in self.storage.load(Interaction)}
        self.events = {item.id: item for item in self.storage.load(ScheduledEvent)}
        self.listeners: list[Callable[[Dispatch], None]] = []
        self._clock = next(self.storage.load(Clock), Clock())
        newest = max((max(things, default=0) for things in self._all()), default=0)
        self._snowflakes = Snowflakes(self.now, newest)
        self._in_channel: dict[int, list[Message]] = {id: [] for id in self.channels}
        for message in self.messages.values():
            self._in_channel[message.channel_id].append(message)
        if not self.users:
            found_world(self, bot_name)
        self.bot = next(user for user in self.users.values() if user.bot)

    def _all(self) -> tuple[dict[int, Any], ...]:
        return (
            self.users,
            self.guilds,
            self.channels,
            self.messages,
            self.commands,
            self.emojis,
            self.interactions,
            self.events,
            {file.id: file for message in self.messages.values() for file in message.attachments},
        )

    def describe(self) -> str:
        """The newest messages of every channel, unanswered interactions and problems."""
        lines = []
        for id, messages in self._in_channel.items():
            channel = self.channels.get(id)
            name = channel.name if channel is not None and channel.name else f"DM {id}"
            for message in messages[-SHOWN_MESSAGES:]:
                who = "" if message.viewer is None else f", only to {self.users[message.viewer].name}"
                words = reading.text({"content": message.content, "components": message.components})
                pictures = [each.description or each.filename for each in message.attachments]
                shown = "".join((repr(words), *(f" [{picture}]" for picture in pictures)))
                lines.append(f"{name}{who}: {shown[:SHOWN_CHARACTERS]}")
        lines += [
            f"not acknowledged: {self.users[interaction.user_id].name}, {interaction.data}"
            for interaction in self.interactions.values()
            if interaction.state == "waiting"
        ]
        return "\n".join((*lines, super().describe()))

    def close(self) -> None:
        """Close the file."""
        self.storage.close()

    # time and ids

    def now(self) -> float:
        """The current time of the sandbox in seconds since 1970."""
        return time.time() + self._clock.ahead

    @property
    def ahead(self) -> float:
        """How many seconds the sandbox's clock is ahead of the machine's."""
        return self._clock.ahead

    def advance(self, seconds: float) -> None:
        """Move the sandbox's clock forward by *seconds*; the people's clients hear of it."""
        self._clock.ahead += seconds
        self.storage.save(self._clock)
        people = frozenset(user.id for user in self.users.values() if not user.bot)
        self.emit("CLOCK_UPDATE", {"ahead": self.ahead}, None, people)

    def new_id(self) -> int:
        """A new, unique id."""
        return self._snowflakes.new()

    # listening

    def emit(self, name: str, data: Json, guild_id: int | None, audience: frozenset[int]) -> None:
        """Send an event to all listeners, and check the conditions of waiting callers."""
        dispatch = Dispatch(name, data, guild_id, audience)
        for listener in self.listeners:
            listener(dispatch)
        self.stir()

    # finding

    def find_user(self, name: str) -> User:
        """The user called *name*."""
        return next(user for user in self.users.values() if user.name == name)

    def find_channel(self, name: str) -> Channel:
        """The oldest channel or thread called *name*."""
        return next(channel for channel in self.channels.values() if channel.name == name.lstrip("#"))

    def channel(self, id: int) -> Channel:
        """The channel, thread or DM *id*; raises ApiError 10003 if there is none."""
        if id not in self.channels:
            raise ApiError(10003)
        return self.channels[id]

    def guild(self, id: int) -> Guild:
        """The guild *id*; raises ApiError 10004 if there is none."""
        if id not in self.guilds:
            raise ApiError(10004)
        return self.guilds[id]

    def message(self, channel_id: int, id: int) -> Message:
        """The message *id* of a channel; raises ApiError 10008 if there is none."""
        message = self.messages.get(id)
        if message is None or message.channel_id != channel_id:
            raise ApiError(10008)
        return message

    def history(self, channel_id: int) -> list[Message]:
        """The messages of a channel, oldest first."""
        return self._in_channel.get(channel_id, [])

    def dm(self, user_id: int, other_id: int) -> Channel | None:
        """The DM channel of two users, or None if it was never opened."""
        pair = {user_id, other_id}
        return next((c for c in self.channels.values() if c.type == DM and set(c.recipients) == pair), None)

    # visibility

    def has_bot(self, guild_id: int | None) -> bool:
        """Whether the bot is in that guild. False if there is no guild."""
        return guild_id in self.guilds and self.bot.id in self.guilds[guild_id].members

    def permissions(self, user_id: int, channel: Channel) -> Permission:
        """The permissions of *user_id* in *channel*."""
        if channel.is_private:
            return IN_DMS if user_id in channel.recipients else Permission(0)
        assert channel.guild_id is not None
        home = self.channels[channel.parent_id] if channel.is_thread and channel.parent_id else channel
        guild = self.guilds[channel.guild_id]
        may = in_channel(guild, home, user_id)
        if guild.timeouts.get(user_id, 0.0) > self.now() and may != ALL:
            may &= IN_TIME_OUT
        if channel.type == PRIVATE_THREAD and user_id not in channel.members:
            return may if may & Permission.MANAGE_THREADS else Permission(0)
        return may

    def can_see(self, user_id: int, channel: Channel) -> bool:
        """Whether *user_id* may see *channel*."""
        return bool(self.permissions(user_id, channel) & Permission.VIEW_CHANNEL)

    def require(self, user_id: int, channel: Channel, *needed: Permission) -> None:
        """Check that *user_id* has the *needed* permissions in *channel*.

        Raises:
            ApiError: 50001 if they can't see the channel, 50013 if a permission is missing.
        """
        may = self.permissions(user_id, channel)
        if not may & Permission.VIEW_CHANNEL:
            raise ApiError(50001)
        if any(not may & permission for permission in needed):
            raise ApiError(50013)

    def readers(self, channel: Channel) -> frozenset[int]:
        """The ids of all users who can see *channel*."""
        if channel.is_private:
            return frozenset(channel.recipients)
        assert channel.guild_id is not None
        return frozenset(id for id in self.guilds[channel.guild_id].members if self.can_see(id, channel))

    def audience(self, message: Message) -> frozenset[int]:
        """The ids of all users who can see *message*."""
        if message.viewer is not None:
            return frozenset((message.viewer,))
        return self.readers(self.channels[message.channel_id])

    # people

    def add_user(self, user: User) -> User:
        """Add a person or the bot."""
        return self._keep(self.users, user)

    def set_bot_online(self, online: bool) -> None:
        """Record whether the bot is connected to the gateway, and tell everybody if that changed."""
        if online != self.bot_online:
            self.bot_online = online
            data = {"user": {"id": str(self.bot.id)}, "status": "online" if online else "offline"}
            self.emit("PRESENCE_UPDATE", data, None, frozenset(self.users) - {self.bot.id})

    def change_user(self, user: User) -> None:
        """Save changes to *user* (language, open DMs, what was read)."""
        self.storage.save(user)

    def install_app(self, user: User, installed: bool) -> None:
        """Install the app to the account of *user*, or uninstall it. The bot gets no event of the gateway."""
        user.installed = installed
        self.change_user(user)
        data = {**payloads.user(user), "installed": installed}
        self.emit("USER_UPDATE", data, None, frozenset({user.id}))

    # guilds and channels

    def add_guild(self, guild: Guild) -> Guild:
        """Add a guild; its members receive an event."""
        self._keep(self.guilds, guild)
        self.emit("GUILD_CREATE", payloads.guild_create(self, guild), guild.id, frozenset(guild.members))
        return guild

    def add_channel(self, channel: Channel) -> Channel:
        """Add a channel, a thread, a DM or a group DM."""
        self._keep(self.channels, channel)
        self._in_channel[channel.id] = []
        self._tell_of(channel, "CREATE", self.readers(channel))
        return channel

    def change_channel(self, channel: Channel, was_seen_by: frozenset[int] = frozenset()) -> None:
        """Save changes to *channel*, and notify everybody who can see it now or could before."""
        self.storage.save(channel)
        self._tell_of(channel, "UPDATE", self.readers(channel) | was_seen_by)

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel or thread, with everything in it."""
        self._remove_channel(channel, self.readers(channel))

    def _remove_channel(self, channel: Channel, readers: frozenset[int]) -> None:
        for thread in [c for c in self.channels.values() if c.parent_id == channel.id]:
            self._remove_channel(
                thread, self.readers(thread) - {self.bot.id}
            )  # for a bot, the event about the channel covers its threads
        self._tell_of(channel, "DELETE", readers)
        for message in self._in_channel.pop(channel.id):
            self.storage.remove(message)
            del self.messages[message.id]
        self.storage.remove(channel)
        del self.channels[channel.id]

    def _tell_of(self, channel: Channel, what: str, readers: frozenset[int]) -> None:
        if channel.is_private:
            if what == "CREATE":  # bots get no events about DM channels
                self.emit("CHANNEL_CREATE", payloads.channel(self, channel), None, readers - {self.bot.id})
            return
        kind = "THREAD" if channel.is_thread else "CHANNEL"
        if not channel.is_thread and self.has_bot(channel.guild_id):
            readers |= {self.bot.id}  # the bot gets events about every channel of its guilds, readable or not
        data = payloads.channel(self, channel)
        if channel.is_thread and what == "CREATE":
            data["newly_created"] = True
        self.emit(f"{kind}_{what}", data, channel.guild_id, readers)

    def join_thread(self, thread: Channel, user_id: int) -> None:
        """Add *user_id* to *thread*."""
        if user_id in thread.members:
            return
        seen = self.can_see(user_id, thread)
        thread.members.append(user_id)
        self.storage.save(thread)
        if not seen:
            data = {**payloads.channel(self, thread), "member": payloads.thread_member(thread, user_id)}
            self.emit("THREAD_CREATE", data, thread.guild_id, frozenset((user_id,)))
        self._thread_members(thread, {"added_members": [payloads.thread_member(thread, user_id)]})

    def leave_thread(self, thread: Channel, user_id: int) -> None:
        """Remove *user_id* from *thread*."""
        if user_id in thread.members:
            thread.members.remove(user_id)
            self.storage.save(thread)
            self._thread_members(thread, {"removed_member_ids": [str(user_id)]})

    def _thread_members(self, thread: Channel, change: Json) -> None:
        head = {"id": str(thread.id), "guild_id": str(thread.guild_id), "member_count": len(thread.members)}
        self.emit("THREAD_MEMBERS_UPDATE", {**head, **change}, thread.guild_id, self.readers(thread))

    def deny(self, channel_id: int, *permissions: Permission) -> None:
        """Deny *permissions* to the bot in a channel."""
        self._overwrite(channel_id, permissions, allowed=False)

    def allow(self, channel_id: int, *permissions: Permission) -> None:
        """Allow *permissions* to the bot in a channel."""
        self._overwrite(channel_id, permissions, allowed=True)

    def _overwrite(self, channel_id: int, permissions: tuple[Permission, ...], allowed: bool) -> None:
        channel = self.channel(channel_id)
        item = next((o for o in channel.overwrites if o.id == self.bot.id), None)
        if item is None:
            item = Overwrite(self.bot.id, member=True)
            channel.overwrites.append(item)
        for permission in permissions:
            item.allow = item.allow | permission if allowed else item.allow & ~permission
            item.deny = item.deny & ~permission if allowed else item.deny | permission
        self.change_channel(channel)

    # scheduled events

    def event_status(self, event: ScheduledEvent) -> int:
        """How far *event* is. One outside voice channels begins and ends by itself when its time comes."""
        if event.status == SCHEDULED and event.starts <= self.now():
            return COMPLETED if event.ends <= self.now() else ACTIVE
        return COMPLETED if event.status == ACTIVE and event.ends <= self.now() else event.status

    def open_events(self, guild_id: int) -> list[ScheduledEvent]:
        """The scheduled and active events of a guild, the earliest first."""
        found = [event for event in self.events.values() if event.guild_id == guild_id]
        waiting = [event for event in found if self.event_status(event) in (SCHEDULED, ACTIVE)]
        return sorted(waiting, key=lambda event: event.starts)

    def save_event(self, event: ScheduledEvent) -> None:
        """Add *event* or save changes to it, and tell the members of its guild."""
        name = "UPDATE" if event.id in self.events else "CREATE"
        self._keep(self.events, event)
        self._tell_of_event(name, event)

    def remove_event(self, event: ScheduledEvent) -> None:
        """Delete *event*."""
        self.storage.remove(event)
        del self.events[event.id]
        self._tell_of_event("DELETE", event)

    def _tell_of_event(self, what: str, event: ScheduledEvent) -> None:
        data = payloads.scheduled_event(self, event)
        members = frozenset(self.guilds[event.guild_id].members)
        self.emit(f"GUILD_SCHEDULED_EVENT_{what}", data, event.guild_id, members)

    # messages

    def last_message_id(self, channel: Channel) -> str | None:
        """The id of the newest public message in *channel*."""
        return next((str(m.id) for m in reversed(self.history(channel.id)) if m.viewer is None), None)

    def add_message(self, message: Message) -> Message:
        """Post a message."""
        self._keep(self.messages, message)
        self._in_channel[message.channel_id].append(message)
        self._tell_of_message("MESSAGE_CREATE", message)
        return message

    def change_message(self, message: Message) -> None:
        """Save changes to *message*, and notify everybody who can see it."""
        self.storage.save(message)
        self._tell_of_message("MESSAGE_UPDATE", message)

    def remove_message(self, message: Message) -> None:
        """Delete *message*."""
        self.storage.remove(message)
        self.removed.append(self.messages.pop(message.id))
        self._in_channel[message.channel_id].remove(message)
        guild_id = self.channels[message.channel_id].guild_id
        data = {"id": str(message.id), "channel_id": str(message.channel_id)}
        if guild_id:
            data["guild_id"] = str(guild_id)
        self.emit("MESSAGE_DELETE", data, guild_id, self.audience(message))

    def _tell_of_message(self, name: str, message: Message) -> None:
        guild_id = self.channels[message.channel_id].guild_id
        data = payloads.message(self, message)
        if guild_id:
            data["guild_id"] = str(guild_id)
        self.emit(name, data, guild_id, self.audience(message))

    # commands and interactions

    def set_commands(self, guild_id: int | None, commands: list[Command]) -> None:
        """Replace the app's commands in a guild, or its global ones if *guild_id* is None."""
        keep = {command.id for command in commands}
        for old in [c for c in self.commands.values() if c.guild_id == guild_id and c.id not in keep]:
            self.storage.remove(old)
            del self.commands[old.id]
        for command in commands:
            self._keep(self.commands, command)
        everybody = frozenset(self.users) - {self.bot.id}
        shown = [payloads.command(command, self.bot.id) for command in self.commands.values()]
        self.emit("COMMANDS_UPDATE", {"commands": shown}, None, everybody)

    def save_interaction(self, interaction: Interaction) -> None:
        """Save *interaction*, and delete the oldest one if its token has expired long ago."""
        self._keep(self.interactions, interaction)
        oldest = next(iter(self.interactions.values()))
        if created_at(oldest.id) < self.now() - 3600:
            self.storage.remove(self.interactions.pop(oldest.id))

    def _keep(self, things: dict[int, K], item: K) -> K:
        self.storage.save(item)
        things[item.id] = item
        return item
