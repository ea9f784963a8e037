"""How a person uses Discord: the interface behind both the page and the tests.

    anna = Person(world, interactions, world.find_user("Anna"))      # or sandbox.person("Anna")

    id = await anna.command(channel.id, "property new", deadline="1h")     # a slash command
    id = await anna.click(message_id, custom_id)                           # a button
    id = await anna.select(message_id, custom_id, ["3", "5"])              # any select
    id = await anna.submit(opener_id, {"field": "text", "cards": ["3"]})   # the modal that id opened
    choices = await anna.autocomplete(channel.id, "rules", "game", "pro")
    await anna.wait_for_answer(id)           # wait for the acknowledgement; Refused if it never came

    await anna.say(channel.id, "hello"); await anna.delete(message_id); await anna.dismiss(message_id)
    await anna.install(); await anna.install(False)                        # the app, to her account
    id = await anna.open_dm(ben.id)                                        # also with the bot
    id = await anna.create_group([ben.id, clara.id], "Friday")             # a group chat, without the bot
    id = await anna.create_server("Library")                               # without the bot
    await anna.add_app(guild_id); await anna.remove_app(guild_id)
    await anna.expire(id)                    # move the clock to the end of that interaction's 15 minutes
    await anna.close_dms(True); await anna.speak("de"); await anna.read(channel.id)
    await anna.create_channel("den"); await anna.create_thread(channel.id, "Match 7")
    await anna.delete_channel(channel_id)                                  # also threads

    anna.messages(channel.id)        # what she sees, oldest first: Discord's JSON, ephemeral ones included
    anna.message(message_id)         # one of them, as it is now
    anna.dm()                        # her DM with the bot, None before the bot opened it
    anna.modal                       # the modal last opened for her: id, custom_id, title, components
    anna.pings()                     # the messages that notified her
    anna.unread(channel.id)          # (unread messages, how many of them mention her)
    anna.commands(channel.id)        # the slash commands she is offered there
    anna.obstacles(channel.id)       # why she is not offered the others, by name
    anna.ready()                     # everything a client shows at first
    queue = anna.subscribe()         # then every change, as {"t": name, "d": data}
    message = await anna.until(lambda message: "your turn" in text(message), timeout=60)

`Refused` is raised for what Discord's client wouldn't let her do. `raw_component` and `raw_modal` send
unchecked data, as a forged client would.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandbox.client import forms
from sandbox.client.members import remove_bot
from sandbox.client.watching import Watcher
from sandbox.model import installs, mentions, slash
from sandbox.model.errors import ApiError, Refused
from sandbox.model.founding import found_guild, invite
from sandbox.model.interactions import Interactions
from sandbox.model.permissions import Permission, in_guild
from sandbox.model.reading import BUTTON, LINK, PREMIUM, SELECTS, control
from sandbox.model.records import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    DM,
    GROUP_DM,
    MODAL,
    NEWS,
    NEWS_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Channel,
    Guild,
    Interaction,
    Json,
    Message,
    User,
)
from sandbox.model.world import PATIENCE, World

GROUP_PEOPLE = 3, 10  # with fewer, Discord's client opens a DM


class Person(Watcher):
    """One human *user* with their client."""

    def __init__(self, world: World, interactions: Interactions, user: User) -> None:
        super().__init__(world, user)
        self._interactions = interactions

    # using the app

    async def command(self, channel_id: int, name: str, /, *, nonce: str = "", **options: Any) -> int:
        """Send a slash command such as "property new" with its options; returns the interaction's id.

        Raises:
            Refused: the client offers no such command here, or an option is invalid.
        """
        channel = self._channel(channel_id)
        found, path = slash.find(self._world, self.user, channel, name)
        data = slash.data(self._world, channel, found, path, options)
        owners = slash.find_owners(self._world, self.user, channel, found)
        return self._interactions.ask(self.user, channel, COMMAND, data, owners, nonce=nonce).id

    async def use_menu(self, channel_id: int, name: str, user_id: int, *, nonce: str = "") -> int:
        """Choose the command *name* in the menu of the person *user_id*; returns the interaction's id.

        Raises:
            Refused: the client offers no such command here.
        """
        channel = self._channel(channel_id)
        found = slash.find_in_menu(self._world, self.user, channel, name)
        data = slash.menu_data(self._world, channel, found, user_id)
        owners = slash.find_owners(self._world, self.user, channel, found)
        return self._interactions.ask(self.user, channel, COMMAND, data, owners, nonce=nonce).id

    async def autocomplete(
        self, channel_id: int, name: str, option: str, value: str, /, **options: Any
    ) -> list[Json]:
        """The names and values the app suggests while *value* is typed for *option*.

        Raises:
            Refused: there is no such command here, or the app didn't answer.
        """
        channel = self._channel(channel_id)
        found, path = slash.find(self._world, self.user, channel, name)
        data = slash.data(self._world, channel, found, path, {**options, option: value}, focused=option)
        owners = slash.find_owners(self._world, self.user, channel, found)
        id = self._interactions.ask(self.user, channel, AUTOCOMPLETE, data, owners).id
        await self.wait_for_answer(id)
        return self._world.interactions[id].choices or []

    async def click(self, message_id: int, custom_id: str, *, nonce: str = "") -> int:
        """Press a button; returns the interaction's id.

        Raises:
            Refused: there is no such button, or it is disabled.
        """
        message, part = self._control(message_id, custom_id)
        if part["type"] != BUTTON or part["style"] in (LINK, PREMIUM):
            raise Refused(f"{custom_id} is not a button to press")
        return self._press(message, part, {}, nonce)

    async def select(self, message_id: int, custom_id: str, values: Sequence[str], *, nonce: str = "") -> int:
        """Choose *values* in a select (ids for people and channels); returns the interaction's id.

        Raises:
            Refused: there is no such select, it is disabled, or the values are invalid.
        """
        message, part = self._control(message_id, custom_id)
        if part["type"] not in SELECTS:
            raise Refused(f"{custom_id} is not a select")
        resolved: Json = {}
        channel = self._world.channels[message.channel_id]
        data: Json = {"values": forms.check_choice(self._world, channel, part, values, resolved)}
        if resolved:
            data["resolved"] = resolved
        return self._press(message, part, data, nonce)

    def _control(self, message_id: int, custom_id: str) -> tuple[Message, Json]:
        message = self._message(message_id)
        part = control({"components": message.components}, custom_id)
        if part is None or part.get("disabled"):
            raise Refused(f"message {message_id} has no open control {custom_id}")
        return message, part

    def _press(self, message: Message, part: Json, more: Json, nonce: str) -> int:
        data = {"custom_id": part["custom_id"], "component_type": part["type"], "id": part["id"], **more}
        return self._use(message, data, nonce)

    async def submit(
        self, interaction_id: int, values: Mapping[str, forms.Filling], *, nonce: str = ""
    ) -> int:
        """Submit the modal of an interaction with *values* by custom_id; returns the new interaction's id.

        Raises:
            Refused: the interaction opened no modal, or the client wouldn't send this.
        """
        opener = self._world.interactions.get(interaction_id)
        if opener is None or opener.modal is None or opener.user_id != self.id:
            raise Refused(f"interaction {interaction_id} opened no modal")
        channel = self._world.channels[opener.channel_id]
        components, resolved = forms.fill_modal(self._world, channel, opener.modal, values)
        data: Json = {"custom_id": opener.modal["custom_id"], "components": components}
        if resolved:
            data["resolved"] = resolved
        id = await self.raw_modal(interaction_id, data, nonce=nonce)
        opener.modal = None  # the client closes the modal
        return id

    async def wait_for_answer(self, interaction_id: int, timeout: float = PATIENCE) -> Interaction:  # noqa: ASYNC109
        """Wait until the app has acknowledged an interaction, and return it.

        Raises:
            Refused: the app didn't acknowledge it in time: "The application did not respond".
            TimeoutError: the interaction is still pending after *timeout* seconds.
        """
        interaction = self._world.interactions[interaction_id]
        await self._world.until(lambda: interaction.state != "waiting", timeout)
        if interaction.state == "failed":
            raise Refused("The application did not respond")
        return interaction

    async def raw_component(
        self, message_id: int, custom_id: str, values: Sequence[str] | None = None, type: int = 0
    ) -> int:
        """Use a control of a message without checking that it exists; returns the interaction's id."""
        message = self._world.messages[message_id]
        kind = type or (BUTTON if values is None else 3)
        data: Json = {"custom_id": custom_id, "component_type": kind, "id": 1}
        if values is not None:
            data["values"] = list(values)
        return self._use(message, data)

    async def raw_modal(self, interaction_id: int, data: Json, *, nonce: str = "") -> int:
        """Submit unchecked *data* as the modal of an interaction; returns the new interaction's id."""
        opener = self._world.interactions[interaction_id]
        source = self._world.messages.get(opener.source or 0)
        channel = self._world.channels[opener.channel_id]
        return self._interactions.ask(
            self.user, channel, MODAL, data, opener.owners, source, opener, nonce
        ).id

    def _use(self, message: Message, data: Json, nonce: str = "") -> int:
        channel = self._world.channels[message.channel_id]
        owners = installs.find_owners_of_message(self._world, self.user, message)
        if not owners:
            raise Refused("the app isn't installed here any more")
        return self._interactions.ask(self.user, channel, COMPONENT, data, owners, message, nonce=nonce).id

    async def expire(self, interaction_id: int) -> None:
        """Move the clock to just after the token of an interaction has expired, 15 minutes after it began."""
        self._interactions.expire(self._world.interactions[interaction_id])

    # installing the app, and places where it isn't

    async def install(self, installed: bool = True) -> None:
        """Install the app to the person's account, or uninstall it."""
        self._world.install_app(self.user, installed)

    async def open_dm(self, user_id: int) -> int:
        """Open the DM with another person or the bot; returns its id.

        Raises:
            Refused: it is the person themself. Or it is the bot, and they neither share a server with it nor
                have installed the app.
        """
        world = self._world
        if user_id == self.id:
            raise Refused("nobody has a DM with themself")
        channel = world.dm(self.id, user_id)
        if channel is None:
            if user_id == world.bot.id and not installs.can_message(world, self.id):
                raise Refused("share a server with the app, or install it, to message it")
            channel = world.add_channel(Channel(world.new_id(), DM, recipients=[self.id, user_id]))
        return channel.id

    async def create_group(self, user_ids: Sequence[int], name: str = "") -> int:
        """Create a group chat with other people; returns its id.

        Raises:
            Refused: there are too few or too many people, or the app is among them.
        """
        people = list(dict.fromkeys((self.id, *user_ids)))
        if self._world.bot.id in people:
            raise Refused("apps can't join a group chat")
        if not GROUP_PEOPLE[0] <= len(people) <= GROUP_PEOPLE[1]:
            raise Refused("a group chat has {} to {} people".format(*GROUP_PEOPLE))
        group = Channel(self._world.new_id(), GROUP_DM, name, recipients=people, owner_id=self.id)
        return self._world.add_channel(group).id

    async def create_server(self, name: str) -> int:
        """Create a server with everybody in it except the bot, and one channel; returns its id."""
        guild = found_guild(self._world, name, (("general", ""),), owner_id=self.id, bot=False)
        return guild.id

    async def add_app(self, guild_id: int) -> None:
        """Add the bot to a server.

        Raises:
            Refused: the person may not manage the server.
        """
        guild = self._manage(guild_id)
        if not self._world.has_bot(guild_id):
            invite(self._world, guild, self.id)

    async def remove_app(self, guild_id: int) -> None:
        """Remove the bot from a server.

        Raises:
            Refused: the person may not manage the server.
        """
        guild = self._manage(guild_id)
        if self._world.has_bot(guild_id):
            remove_bot(self._world, guild)

    def _manage(self, guild_id: int) -> Guild:
        guild = self._world.guilds[guild_id]
        if not in_guild(guild, self.id) & Permission.MANAGE_GUILD:
            raise Refused(f"{self.user.name} may not manage {guild.name}")
        return guild

    # everything else

    async def say(self, channel_id: int, text: str) -> int:
        """Post a message; returns its id.

        Raises:
            Refused: the person may not post here, or the text is empty or too long.
        """
        channel = self._channel(channel_id)
        self._may(
            channel, Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
        )
        if not 1 <= len(text.strip()) <= 2000:
            raise Refused("a message has 1 to 2000 characters")
        found = mentions.find(self._world, channel, self.id, text)
        message = Message(
            self._world.new_id(),
            channel.id,
            self.id,
            content=text,
            mentions=found.users,
            everyone=found.everyone,
            pinged=found.pinged,
        )
        return self._world.add_message(message).id

    async def delete(self, message_id: int) -> None:
        """Delete a message of the person's own, or any message as a moderator.

        Raises:
            Refused: it is somebody else's message, and the person isn't a moderator.
        """
        message = self._message(message_id)
        if message.author_id != self.id:
            self._may(self._world.channels[message.channel_id], Permission.MANAGE_MESSAGES)
        self._world.remove_message(message)

    async def dismiss(self, message_id: int) -> None:
        """Dismiss a private reply.

        Raises:
            Refused: the message isn't a private reply.
        """
        message = self._message(message_id)
        if message.viewer != self.id:
            raise Refused("only a private reply can be dismissed")
        self._world.remove_message(message)

    async def close_dms(self, closed: bool = True) -> None:
        """Close the person's DMs, or open them again."""
        self.user.dms_open = not closed
        self._world.change_user(self.user)

    async def speak(self, locale: str) -> None:
        """Set the language of the person's client, such as "de"."""
        self.user.locale = locale
        self._world.change_user(self.user)

    async def read(self, channel_id: int) -> None:
        """Mark a channel as read."""
        visible = self._visible(channel_id)
        self.user.read[channel_id] = visible[-1].id if visible else 0
        self._world.change_user(self.user)

    async def create_channel(self, name: str, guild_id: int | None = None, type: int = TEXT) -> int:
        """Create a channel in a guild, by default a text channel in the first guild; returns its id.

        Raises:
            Refused: the person may not create channels there.
        """
        guild = self._world.guilds[guild_id] if guild_id else next(iter(self._world.guilds.values()))
        channels = [c for c in self._world.channels.in_guild(guild.id) if not c.is_thread]
        self._may(channels[0], Permission.MANAGE_CHANNELS)
        channel = Channel(self._world.new_id(), type, name, guild.id, position=len(channels))
        return self._world.add_channel(channel).id

    async def create_thread(self, channel_id: int, name: str) -> int:
        """Create a public thread; returns its id.

        Raises:
            Refused: the person may not, or this channel can't have threads.
        """
        parent = self._channel(channel_id)
        self._may(parent, Permission.CREATE_PUBLIC_THREADS)
        if parent.type not in (TEXT, NEWS):
            raise Refused("threads are made in text channels")
        thread = Channel(
            self._world.new_id(),
            NEWS_THREAD if parent.type == NEWS else PUBLIC_THREAD,
            name,
            parent.guild_id,
            parent.id,
            owner_id=self.id,
            members=[self.id],
            archive_changed=self._world.now(),
        )
        return self._world.add_channel(thread).id

    async def delete_channel(self, channel_id: int) -> None:
        """Delete a channel or thread with everything in it.

        Raises:
            Refused: the person may not, or it is a DM.
        """
        channel = self._channel(channel_id)
        if channel.is_private:
            raise Refused("a DM cannot be deleted")
        self._may(channel, Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS)
        self._world.remove_channel(channel)

    def _may(self, channel: Channel, permission: Permission) -> None:
        try:
            self._world.require(self.id, channel, permission)
        except ApiError as error:
            raise Refused(f"{self.user.name} may not do that in {channel.name}") from error
