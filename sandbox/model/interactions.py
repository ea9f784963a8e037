"""Interactions, and the time the app has to answer them: 3 seconds to acknowledge, then 15 minutes."""

from __future__ import annotations

import asyncio
import secrets

from sandbox.model import installs, payloads
from sandbox.model.errors import ApiError
from sandbox.model.records import Channel, Interaction, Json, Message, User
from sandbox.model.snowflakes import created_at
from sandbox.model.world import World

TOKEN_SECONDS = 15 * 60
FORGOTTEN = 100  # tokens kept in addition to those of interactions still stored
NO_ANSWER = "The application did not respond"


class Interactions:
    """All interactions of a world, each to be acknowledged within *acknowledge_within* seconds."""

    def __init__(self, world: World, acknowledge_within: float = 3.0) -> None:
        self.acknowledge_within = acknowledge_within
        self._world = world
        self._by_token = {item.token: item for item in world.interactions.values()}
        self._deadlines: dict[int, asyncio.TimerHandle] = {}
        for item in list(world.interactions.values()):  # saving one forgets old ones
            if item.state == "waiting":  # left over from before the sandbox was restarted
                item.state = "failed"
                world.save_interaction(item)

    def close(self) -> None:
        """Cancel all deadlines."""
        for deadline in self._deadlines.values():
            deadline.cancel()
        self._deadlines.clear()

    def ask(
        self,
        who: User,
        channel: Channel,
        type: int,
        data: Json,
        owners: dict[int, str],
        source: Message | None = None,
        opener: Interaction | None = None,
        nonce: str = "",
    ) -> Interaction:
        """Send the app an interaction by *who*, which fails if it isn't acknowledged in time.

        *owners* are the installations that allow it, as in `Interaction`.
        """
        world = self._world
        interaction = Interaction(
            id=world.new_id(),
            token=secrets.token_urlsafe(32),
            type=type,
            user_id=who.id,
            channel_id=channel.id,
            guild_id=channel.guild_id,
            data=data,
            source=source.id if source else None,
            opener=opener.id if opener else None,
            nonce=nonce,
            owners=owners,
        )
        world.save_interaction(interaction)
        self._by_token[interaction.token] = interaction
        if len(self._by_token) > len(world.interactions) + FORGOTTEN:
            self._by_token = {item.token: item for item in world.interactions.values()}
        loop = asyncio.get_running_loop()
        deadline = loop.call_later(self.acknowledge_within, self.settle, interaction, NO_ANSWER)
        self._deadlines[interaction.id] = deadline
        world.emit(
            "INTERACTION_CREATE",
            self._payload(interaction, who, channel, source),
            channel.guild_id,
            frozenset((world.bot.id,)),
        )
        return interaction

    def expire(self, interaction: Interaction) -> None:
        """Move the world's clock to just after the token of *interaction* has expired."""
        world = self._world
        world.advance(max(0.0, created_at(interaction.id) + TOKEN_SECONDS + 1 - world.now()))

    def settle(self, interaction: Interaction, failure: str = "") -> None:
        """Mark *interaction* as acknowledged, or as failed for a reason, and notify the person."""
        deadline = self._deadlines.pop(interaction.id, None)
        if deadline is not None:
            deadline.cancel()
        interaction.state = "failed" if failure else "answered"
        self._world.save_interaction(interaction)
        data = {"id": str(interaction.id), "nonce": interaction.nonce}
        if failure:
            data["reason"] = failure
        self.tell(interaction, "INTERACTION_FAILURE" if failure else "INTERACTION_SUCCESS", data)

    def tell(self, interaction: Interaction, name: str, data: Json) -> None:
        """Send an event about *interaction* to the person who started it."""
        self._world.emit(name, data, interaction.guild_id, frozenset((interaction.user_id,)))

    def waiting(self, id: int, token: str) -> Interaction:
        """The interaction with that id and token, if it still waits to be acknowledged.

        Raises:
            ApiError: 10062 if it is unknown or too late, 40060 if it was acknowledged already.
        """
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != id or interaction.state == "failed":
            raise ApiError(10062)
        if interaction.state == "answered":
            raise ApiError(40060)
        return interaction

    def open(self, application_id: int, token: str) -> Interaction:
        """The acknowledged interaction whose webhook has that *token*.

        Raises:
            ApiError: 10015 if it was not acknowledged, 50027 if it is unknown or 15 minutes old.
        """
        interaction = self._by_token.get(token)
        if interaction is None or self._world.now() > created_at(interaction.id) + TOKEN_SECONDS:
            raise ApiError(50027)
        if application_id != self._world.bot.id or interaction.state != "answered":
            raise ApiError(10015)
        return interaction

    def _payload(self, interaction: Interaction, who: User, channel: Channel, source: Message | None) -> Json:
        world = self._world
        may = world.permissions(who.id, channel)
        app_may = installs.find_app_permissions(world, who, channel)
        body: Json = {
            "id": str(interaction.id),
            "application_id": str(world.bot.id),
            "type": interaction.type,
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel_id": str(channel.id),
            "channel": {**payloads.channel(world, channel), "permissions": str(int(may))},
            "locale": who.locale,
            "app_permissions": str(int(app_may)),
            "entitlements": [],
            "authorizing_integration_owners": payloads.owners(interaction.owners),
            "context": installs.find_context(world, channel),
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if channel.guild_id:
            guild = world.guilds[channel.guild_id]
            body |= {
                "guild_id": str(guild.id),
                "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
                "guild_locale": guild.locale,
                "member": payloads.member(guild, who, may),
            }
        else:
            body["user"] = payloads.user(who)
        if source is not None:
            body["message"] = payloads.message(world, source)
        return body
