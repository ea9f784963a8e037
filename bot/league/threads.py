"""The threads of a league's tables: each is opened exactly once, and its people are added."""

from __future__ import annotations

import discord
import structlog

from bot.discord import posts
from bot.discord.errors import Meaning, find_meaning, is_transient
from bot.discord.messages import layout
from bot.discord.permissions import NEEDED
from bot.language import language_of
from bot.league.messages import join_names
from bot.league.records import League, Table
from bot.league.rules import FINAL

log = structlog.get_logger(__name__)

PERMISSIONS = (*NEEDED, "send_messages_in_threads", "create_public_threads")
"""The permissions that a league needs in its channel."""


def missing_permissions(allowed: discord.Permissions) -> list[str]:
    """Return the names of the permissions that a league lacks in a channel."""
    return sorted(name for name in PERMISSIONS if not getattr(allowed, name))


class Threads:
    """Opens and closes threads through *client*."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def open(self, league: League, table: Table) -> int:
        """Open the thread of *table* or, after a crash, find it; return its id.

        It hangs on a message that says who plays and shares that message's id, so it is opened once.
        """
        say = language_of(league.locale)
        name = say("league-thread-name", round=table.round, number=table.number)
        if table.round == FINAL:
            name = say("league-final-name")
        if league.kind == "season":
            name = say("season-thread-name", number=table.number)
        players = join_names(league, (number for number in table.seats if number is not None), say)
        told = say(
            "league-starter",
            thread=name,
            game=say(f"{league.game_of(table)}-name"),
            names=players,
            kind=league.kind,
        )
        nonce = posts.build_nonce(
            league.id, int(league.created), table.round, table.number, table.match_id or 0
        )
        channel = self._client.get_partial_messageable(league.channel_id, guild_id=league.guild_id)

        def alike(seen: discord.Message) -> bool:
            return table.match_id is None and seen.content == told

        message = await posts.find(channel, self._client, nonce, None, alike) or await posts.send(
            channel, "round", content=told, nonce=nonce
        )
        try:
            place = channel.get_partial_message(message.id)
            await posts.open_thread(place, "round", layout.cut(name, layout.OPTION))
        except discord.HTTPException as error:
            if find_meaning(error) is not Meaning.DONE:
                raise
        return message.id

    async def invite(self, thread_id: int, user_id: int) -> bool:
        """Add a person to the thread; return False if they are no longer on the server."""
        try:
            await posts.add_to_thread(self._client, "round", thread_id, user_id)
        except discord.HTTPException as error:
            if find_meaning(error) is Meaning.NO_PERSON:
                return False
            if is_transient(error):
                raise
            log.warning("cannot add person to thread", thread=thread_id, code=error.code)
        return True

    async def close(self, thread_id: int) -> None:
        """Archive a thread; somebody who writes in it opens it again."""
        try:
            await self._client.http.edit_channel(thread_id, archived=True)
        except discord.HTTPException as error:
            if is_transient(error):
                raise
            log.info("cannot close thread", thread=thread_id, code=error.code)

    async def is_member(self, guild_id: int, user_id: int) -> bool:
        """Whether a person is on the server."""
        try:
            await self._client.http.get_member(guild_id, user_id)
        except discord.HTTPException as error:
            if is_transient(error):
                raise
            return find_meaning(error) is not Meaning.NO_PERSON
        return True
