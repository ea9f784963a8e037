"""Routes for channels and threads."""

from __future__ import annotations

from typing import Any

from sandbox.api.checks.form import Form
from sandbox.api.rest import Answer, Call, Handlers, Route
from sandbox.model import payloads
from sandbox.model.errors import ApiError, not_imitated
from sandbox.model.permissions import Permission
from sandbox.model.records import (
    HAS_THREAD,
    NEWS,
    NEWS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    THREAD_CREATED,
    THREAD_STARTER,
    Channel,
    Json,
    Message,
)

THREAD_MEMBERS = 1000
ARCHIVE_MINUTES = {60, 1440, 4320, 10080}
ONE = "/channels/{channel_id}"


class Channels(Handlers):
    """Handlers for channels and threads."""

    def routes(self) -> list[Route]:
        """The routes that these handlers answer."""
        return [
            Route("GET", ONE, self.get),
            Route("PATCH", ONE, self.edit),
            Route("DELETE", ONE, self.delete),
            Route("POST", ONE + "/threads", self.create_thread, 201),
            Route("POST", ONE + "/messages/{message_id}/threads", self.create_thread, 201),
            Route("GET", "/guilds/{guild_id}/threads/active", self.active),
            Route("GET", ONE + "/thread-members", self.members),
            Route("PUT", ONE + "/thread-members/{user_id}", self.add_member),
            Route("DELETE", ONE + "/thread-members/{user_id}", self.remove_member),
        ]

    def _channel(self, call: Call, *permissions: Permission) -> Channel:
        channel = self._world.channel(call.id("channel_id"))
        self._world.require(self._world.bot.id, channel, *permissions)
        return channel

    def _thread(self, call: Call) -> Channel:
        thread = self._channel(call)
        if not thread.is_thread:
            raise ApiError(50024)
        return thread

    def get(self, call: Call) -> Answer:
        """GET a channel"""
        return payloads.channel(self._world, self._channel(call))

    def create_thread(self, call: Call) -> Answer:
        """POST a thread, with or without a message to start from"""
        world = self._world
        parent = self._channel(call)
        if parent.type not in (TEXT, NEWS):
            raise ApiError(50024)
        body: Json = call.body if isinstance(call.body, dict) else {}
        message = world.message(parent.id, call.id("message_id")) if "message_id" in call.path else None
        usual = NEWS_THREAD if parent.type == NEWS else PUBLIC_THREAD
        # without a type, Discord creates a private thread
        type = usual if message else body.get("type", PRIVATE_THREAD)
        form = Form()
        form.one_of(("type",), type, {NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD})
        form.text(("name",), body.get("name"), 1, 100)
        minutes = body.get("auto_archive_duration") or 1440
        form.one_of(("auto_archive_duration",), minutes, ARCHIVE_MINUTES)
        form.number(("rate_limit_per_user",), body.get("rate_limit_per_user"), 0, 21600)
        form.close()
        if type != usual and not (type == PRIVATE_THREAD and parent.type == TEXT):
            raise ApiError(50024)
        public = type == usual
        needed = Permission.CREATE_PUBLIC_THREADS if public else Permission.CREATE_PRIVATE_THREADS
        world.require(world.bot.id, parent, needed)
        if message and message.id in world.channels:
            raise ApiError(160004)
        thread = Channel(
            message.id if message else world.new_id(),
            type,
            body["name"],
            parent.guild_id,
            parent.id,
            slowmode=body.get("rate_limit_per_user") or 0,
            owner_id=world.bot.id,
            members=[world.bot.id],
            invitable=body.get("invitable") is not False,
            archive_minutes=minutes,
            archive_changed=world.now(),
        )
        world.add_channel(thread)
        if message:
            message.flags |= HAS_THREAD
            world.change_message(message)
            world.add_message(self._system(thread, THREAD_STARTER, "", (parent.id, message.id)))
        elif public:
            world.add_message(self._system(parent, THREAD_CREATED, thread.name, (thread.id, 0)))
        return payloads.channel(world, thread)

    def _system(self, channel: Channel, type: int, content: str, reference: tuple[int, int]) -> Message:
        world = self._world
        return Message(
            world.new_id(), channel.id, world.bot.id, type=type, content=content, reference=reference
        )

    def edit(self, call: Call) -> Answer:
        """PATCH a thread: its name, archived and locked state"""
        world = self._world
        thread = self._channel(call)
        if not thread.is_thread:
            raise not_imitated("edits of channels other than threads")
        body: Json = call.body if isinstance(call.body, dict) else {}
        own = thread.owner_id == world.bot.id
        if not own or thread.locked or "locked" in body:
            world.require(world.bot.id, thread, Permission.MANAGE_THREADS)
        if thread.archived and body.get("archived") is not False:
            raise ApiError(50083)
        form = Form()
        if "name" in body:
            form.text(("name",), body["name"], 1, 100)
        if "auto_archive_duration" in body:
            form.one_of(("auto_archive_duration",), body["auto_archive_duration"], ARCHIVE_MINUTES)
        for field in ("archived", "locked", "invitable"):
            form.flag((field,), body.get(field))
        form.close()
        if "archived" in body and bool(body["archived"]) != thread.archived:
            thread.archive_changed = world.now()
        for field, name in (
            ("name", "name"),
            ("archived", "archived"),
            ("locked", "locked"),
            ("invitable", "invitable"),
            ("auto_archive_duration", "archive_minutes"),
            ("rate_limit_per_user", "slowmode"),
        ):
            if body.get(field) is not None:
                setattr(thread, name, body[field])
        world.change_channel(thread)
        return payloads.channel(world, thread)

    def delete(self, call: Call) -> Answer:
        """DELETE a channel or thread"""
        channel = self._channel(call)
        if channel.is_private:
            raise not_imitated("closing DMs")
        needed = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
        self._world.require(self._world.bot.id, channel, needed)
        body = payloads.channel(self._world, channel)
        self._world.remove_channel(channel)
        return body

    def active(self, call: Call) -> Answer:
        """GET the open threads of a guild"""
        world = self._world
        guild = self._guild(call)
        found = [
            channel
            for channel in world.channels.in_guild(guild.id)
            if channel.is_thread and not channel.archived and world.can_see(world.bot.id, channel)
        ]
        own = [payloads.thread_member(c, world.bot.id) for c in found if world.bot.id in c.members]
        return {"threads": [payloads.channel(world, channel) for channel in found], "members": own}

    def members(self, call: Call) -> Answer:
        """GET a thread's members"""
        thread = self._thread(call)
        return [payloads.thread_member(thread, id) for id in thread.members]

    def add_member(self, call: Call) -> Answer:
        """PUT a user into a thread"""
        thread = self._thread(call)
        self._world.require(self._world.bot.id, thread, Permission.SEND_MESSAGES_IN_THREADS)
        if thread.archived:
            raise ApiError(50083)
        if len(thread.members) >= THREAD_MEMBERS:
            raise ApiError(30033)
        self._world.join_thread(thread, self._member(call, thread))
        return None

    def remove_member(self, call: Call) -> Answer:
        """DELETE a user from a thread"""
        thread = self._thread(call)
        id = self._member(call, thread)
        if id != self._world.bot.id and not (
            thread.type == PRIVATE_THREAD and thread.owner_id == self._world.bot.id
        ):
            self._world.require(self._world.bot.id, thread, Permission.MANAGE_THREADS)
        self._world.leave_thread(thread, id)
        return None

    def _member(self, call: Call, thread: Channel) -> int:
        who: Any = self._world.bot.id if call.path["user_id"] == "@me" else call.id("user_id")
        assert thread.guild_id is not None
        if who not in self._world.guilds[thread.guild_id].members:
            raise ApiError(10007)
        return int(who)
