"""What a person's client receives and shows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from sandbox.model import payloads, slash
from sandbox.model.errors import Refused
from sandbox.model.permissions import in_guild
from sandbox.model.records import Channel, Json, Message, User
from sandbox.model.waiting import LOOK_SECONDS
from sandbox.model.world import PATIENCE, Dispatch, World

SHOWN = 100  # messages per channel that a client loads at the start


class Watcher:
    """The receiving side of one human *user*'s client: messages, unread counts, events."""

    def __init__(self, world: World, user: User) -> None:
        self.user = user
        self.modal: Json | None = None
        self._world = world
        self._queues: list[asyncio.Queue[Json]] = []
        world.listeners.append(self._on_dispatch)

    @property
    def id(self) -> int:
        """The user's id."""
        return self.user.id

    def subscribe(self) -> asyncio.Queue[Json]:
        """A queue of all events this person's client receives from now on, as ``{"t": …, "d": …}``."""
        queue: asyncio.Queue[Json] = asyncio.Queue()
        self._queues.append(queue)
        return queue

    def unsubscribe(self, queue: asyncio.Queue[Json]) -> None:
        """Stop filling *queue*."""
        self._queues.remove(queue)

    def _on_dispatch(self, dispatch: Dispatch) -> None:
        if self.id not in dispatch.audience:
            return
        if dispatch.name == "INTERACTION_MODAL_CREATE":
            self.modal = dispatch.data
        for queue in self._queues:
            queue.put_nowait({"t": dispatch.name, "d": dispatch.data})

    def _channel(self, id: int) -> Channel:
        channel = self._world.channels.get(id)
        if channel is None or not self._world.can_see(self.id, channel):
            raise Refused(f"no channel {id} here")
        return channel

    def _visible(self, channel_id: int) -> list[Message]:
        history = self._world.history(self._channel(channel_id).id)
        return [message for message in history if message.viewer in (None, self.id)]

    def messages(self, channel_id: int) -> list[Json]:
        """The messages of a channel that this person can see, oldest first."""
        return [payloads.message(self._world, message) for message in self._visible(channel_id)]

    def message(self, id: int) -> Json:
        """The current state of a message.

        Raises:
            Refused: this person can't see such a message.
        """
        return payloads.message(self._world, self._message(id))

    def _message(self, id: int) -> Message:
        message = self._world.messages.get(id)
        if message is None or self.id not in self._world.audience(message):
            raise Refused(f"no message {id} here")
        return message

    def dm(self) -> Channel | None:
        """The DM channel with the bot; None if it was never opened."""
        return self._world.dm(self.id, self._world.bot.id)

    def commands(self, channel_id: int) -> list[Json]:
        """The slash commands that this person can use in a channel."""
        offered = slash.list_commands(self._world, self.user, self._channel(channel_id))
        return [payloads.command(command, self._world.bot.id) for command in offered]

    def obstacles(self, channel_id: int) -> dict[str, str]:
        """Why this person isn't offered slash commands in a channel, by the command's name."""
        channel = self._channel(channel_id)
        offered = {command["name"] for command in self.commands(channel_id)}
        return {
            command.name: slash.find_obstacle(self._world, self.user, channel, command)
            for command in self._world.commands.values()
            if command.body["type"] == 1 and command.name not in offered
        }

    def all_obstacles(self) -> dict[str, dict[str, str]]:
        """The `obstacles` of every channel that this person sees, by its id."""
        world = self._world
        return {str(c.id): self.obstacles(c.id) for c in world.channels.values() if world.can_see(self.id, c)}

    def pings(self, channel_id: int | None = None) -> list[Json]:
        """The messages that notified this person, in one channel or in all, oldest first.

        Messages that were deleted since are included.
        """
        there = (*self._world.messages.values(), *self._world.removed)
        found = sorted((m for m in there if self.id in m.pinged), key=lambda m: m.id)
        return [payloads.message(self._world, m) for m in found if channel_id in (None, m.channel_id)]

    def unread(self, channel_id: int) -> tuple[int, int]:
        """The number of unread messages in a channel, and of those among them that notified this person."""
        last = self.user.read.get(channel_id, 0)
        new = [m for m in self._visible(channel_id) if m.id > last and m.author_id != self.id]
        return len(new), sum(self.id in message.pinged for message in new)

    def ready(self) -> Json:
        """Everything a client shows at first: people, guilds, channels, commands, messages, unread counts."""
        world = self._world
        seen = [channel for channel in world.channels.values() if world.can_see(self.id, channel)]
        return {
            "user": payloads.user(self.user)
            | {
                "locale": self.user.locale,
                "dms_open": self.user.dms_open,
                "installed": self.user.installed,
            },
            "users": [payloads.user(user) | {"online": self._online(user)} for user in world.users.values()],
            "guilds": self.guilds(),
            "obstacles": self.all_obstacles(),
            "private_channels": [payloads.channel(world, c) for c in seen if c.is_private],
            "commands": [payloads.command(c, world.bot.id) for c in world.commands.values()],
            "messages": {
                str(c.id): [payloads.message(world, m) for m in self._visible(c.id)[-SHOWN:]] for c in seen
            },
            "unread": {str(c.id): self.unread(c.id) for c in seen},
        }

    def guilds(self) -> list[Json]:
        """The servers of this person, with the channels and threads they see and whether the app is there."""
        world = self._world
        seen = [channel for channel in world.channels.values() if world.can_see(self.id, channel)]
        return [
            {
                **payloads.guild(guild),
                "permissions": str(int(in_guild(guild, self.id))),
                "has_app": world.has_bot(guild.id),
                "channels": [
                    payloads.channel(world, c) for c in seen if c.guild_id == guild.id and not c.is_thread
                ],
                "threads": [
                    payloads.channel(world, c) for c in seen if c.guild_id == guild.id and c.is_thread
                ],
                "guild_scheduled_events": [
                    payloads.scheduled_event(world, event) for event in world.open_events(guild.id)
                ],
            }
            for guild in world.guilds.values()
            if self.id in guild.members
        ]

    def _online(self, user: User) -> bool:
        return self._world.bot_online if user.bot else True

    async def until(
        self,
        predicate: Callable[[Json], Any],
        timeout: float = PATIENCE,  # noqa: ASYNC109
        channel_id: int | None = None,
    ) -> Json:
        """Wait for a visible message that *predicate* accepts, and return it.

        Existing messages are checked first, newest first, then each message that is posted or edited.

        Raises:
            TimeoutError: no message matched within *timeout* seconds, or a problem came up.
        """
        world = self._world
        for message in reversed(world.messages.values()):
            if channel_id in (None, message.channel_id) and self.id in world.audience(message):
                shown = payloads.message(world, message)
                if predicate(shown):
                    return shown
        queue = self.subscribe()
        getting = asyncio.ensure_future(queue.get())
        try:
            async with world.explained(timeout) as look:
                while True:
                    look()
                    await asyncio.wait((getting,), timeout=LOOK_SECONDS)
                    if not getting.done():
                        continue
                    event, getting = getting.result(), asyncio.ensure_future(queue.get())
                    told: Json = event["d"]
                    is_message = event["t"] in ("MESSAGE_CREATE", "MESSAGE_UPDATE")
                    here = is_message and channel_id in (None, int(told["channel_id"]))
                    if here and predicate(told):
                        return told
        finally:
            getting.cancel()
            self.unsubscribe(queue)
