"""Routes for messages in channels, threads and DMs."""

from __future__ import annotations

from sandbox.api.checks import drafts
from sandbox.api.rest import Answer, Call, Handlers, Route
from sandbox.model import installs, payloads
from sandbox.model.errors import ApiError
from sandbox.model.permissions import Permission
from sandbox.model.records import DM, PLAIN, REPLY, Channel, Json, Message
from sandbox.model.snowflakes import created_at

LATE = 3600  # edits of messages older than this are limited
LATE_EDITS = 5  # per hour; an assumption, Discord doesn't publish its number
NONCE_SECONDS = 300
ONE = "/channels/{channel_id}/messages/{message_id}"


class Messages(Handlers):
    """Handlers for messages."""

    def routes(self) -> list[Route]:
        """The routes that these handlers answer."""
        return [
            Route("GET", "/channels/{channel_id}/messages", self.history),
            Route("POST", "/channels/{channel_id}/messages", self.create),
            Route("GET", ONE, self.get),
            Route("PATCH", ONE, self.edit),
            Route("DELETE", ONE, self.delete),
            Route("POST", "/channels/{channel_id}/typing", self.typing),
        ]

    def _channel(self, call: Call, *permissions: Permission) -> Channel:
        channel = self._world.channel(call.id("channel_id"))
        self._world.require(self._world.bot.id, channel, *permissions)
        return channel

    def _message(self, call: Call, channel: Channel) -> Message:
        message = self._world.message(channel.id, call.id("message_id"))
        if message.viewer is not None:  # ephemeral messages can be reached only by their interaction token
            raise ApiError(10008)
        return message

    def history(self, call: Call) -> Answer:
        """GET messages, newest first"""
        channel = self._channel(call)
        limit = min(int(call.query.get("limit", 50)), 100)
        found = [m for m in self._world.history(channel.id) if m.viewer is None]
        if not self._world.permissions(self._world.bot.id, channel) & Permission.READ_MESSAGE_HISTORY:
            found = []
        if "around" in call.query:
            middle = int(call.query["around"])
            found = sorted(found, key=lambda m: abs(created_at(m.id) - created_at(middle)))[:limit]
            found.sort(key=lambda m: m.id)
        elif "after" in call.query:
            found = [m for m in found if m.id > int(call.query["after"])][:limit]
        elif "before" in call.query:
            found = [m for m in found if m.id < int(call.query["before"])]
        return [self._to_json(message) for message in reversed(found[-limit:])]

    def get(self, call: Call) -> Answer:
        """GET a message"""
        channel = self._channel(call, Permission.READ_MESSAGE_HISTORY)
        return self._to_json(self._message(call, channel))

    def _to_json(self, message: Message) -> Json:
        body = payloads.message(self._world, message)
        in_guild = self._world.channels[message.channel_id].guild_id is not None
        return payloads.withheld(body, self._world.bot.id) if in_guild else body

    def create(self, call: Call) -> Answer:
        """POST a message"""
        world = self._world
        channel = world.channel(call.id("channel_id"))
        in_thread = channel.is_thread
        needed = Permission.SEND_MESSAGES_IN_THREADS if in_thread else Permission.SEND_MESSAGES
        world.require(world.bot.id, channel, needed)
        if channel.type == DM:
            self._require_reachable(channel)
        body: Json = call.body if isinstance(call.body, dict) else {}
        self._require_for(channel, call, body)
        if body.get("enforce_nonce") and (sent := self._find_sent(channel, str(body.get("nonce")))):
            return payloads.message(world, sent)
        message = drafts.compose(world, channel, call.body, call.files)
        if channel.locked and not world.permissions(world.bot.id, channel) & Permission.MANAGE_THREADS:
            raise ApiError(50083 if channel.archived else 160005)
        if channel.archived:
            channel.archived, channel.archive_changed = False, world.now()
            world.change_channel(channel)
        world.add_message(message)
        return payloads.message(world, message)

    def _require_reachable(self, channel: Channel) -> None:
        """Check that the bot may send a DM to the channel's recipient.

        Raises:
            ApiError: 50007 if the account is deleted or its DMs are closed. 50278 if no server is shared,
                unless the person has installed the app or written to the bot.
        """
        world = self._world
        (who,) = (world.users[id] for id in channel.recipients if id != world.bot.id)
        if who.deleted or not who.dms_open:
            raise ApiError(50007)
        has_written = any(message.author_id == who.id for message in world.history(channel.id))
        if not has_written and not installs.can_message(world, who.id):
            raise ApiError(50278)

    def _require_for(self, channel: Channel, call: Call, body: Json) -> None:
        needed = []
        if call.files:
            needed.append(Permission.ATTACH_FILES)
        if body.get("embeds"):
            needed.append(Permission.EMBED_LINKS)
        if body.get("message_reference"):
            needed.append(Permission.READ_MESSAGE_HISTORY)
        self._world.require(self._world.bot.id, channel, *needed)

    def _find_sent(self, channel: Channel, nonce: str) -> Message | None:
        """The message sent with that nonce in the last few minutes."""
        for message in reversed(self._world.history(channel.id)):
            if created_at(message.id) < self._world.now() - NONCE_SECONDS:
                return None
            if message.nonce == nonce and message.author_id == self._world.bot.id:
                return message
        return None

    def edit(self, call: Call) -> Answer:
        """PATCH a message"""
        world = self._world
        channel = self._channel(call)
        message = self._message(call, channel)
        if message.author_id != world.bot.id:
            raise ApiError(50005)
        if channel.archived:
            raise ApiError(50083)
        if call.files:
            world.require(world.bot.id, channel, Permission.ATTACH_FILES)
        if late := world.now() - created_at(message.id) > LATE:
            message.late_edits = [at for at in message.late_edits if at > world.now() - LATE]
            if len(message.late_edits) >= LATE_EDITS:
                wait = round(message.late_edits[0] + LATE - world.now(), 3)
                raise ApiError(30046, more={"retry_after": wait, "global": False})
        drafts.revise(world, message, call.body, call.files)
        if late:
            message.late_edits.append(world.now())
            world.storage.save(message)
        return payloads.message(world, message)

    def delete(self, call: Call) -> Answer:
        """DELETE a message"""
        world = self._world
        channel = self._channel(call)
        message = self._message(call, channel)
        if message.author_id != world.bot.id:
            if channel.type == DM:
                raise ApiError(50021 if message.type not in (PLAIN, REPLY) else 50013)
            world.require(world.bot.id, channel, Permission.MANAGE_MESSAGES)
        if channel.archived:
            raise ApiError(50083)
        world.remove_message(message)
        return None

    def typing(self, call: Call) -> Answer:
        """POST a typing indicator"""
        world = self._world
        channel = self._channel(call)
        needed = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
        world.require(world.bot.id, channel, needed)
        data = {
            "channel_id": str(channel.id),
            "user_id": str(world.bot.id),
            "timestamp": int(world.now()),
            "guild_id": str(channel.guild_id) if channel.guild_id else None,
        }
        world.emit("TYPING_START", data, channel.guild_id, world.readers(channel))
        return None
