"""Introduces Freehold: the page with all games, and a first message to the person who invited it.

That message is sent once each time Freehold joins a server. Discord says when it joined, and the database
when it introduced itself, so neither a restart nor an outage repeats the message. If Freehold wasn't running
when it was invited, it introduces itself at the next start. If it may write nowhere, it doesn't.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product

import discord
import structlog
from discord.ui import LayoutView

from bot.discord import posts
from bot.discord.errors import is_transient
from bot.discord.messages import newcomers as messages
from bot.domain.durations import DAY
from bot.domain.people import Person, Server
from bot.domain.place import Location
from bot.language import Language, language_of
from bot.service.pictures import Picture, Pictures
from bot.store import Store
from bot.workers.pool import TaskFault
from bot.workers.render_workers import PaintPriority
from locales import find_nearest

log = structlog.get_logger(__name__)

LANGUAGES = 3
"""In how many languages covers are drawn at the start."""

LATELY = 5
"""How many of the latest bots added to a server are searched for Freehold."""


@dataclass(eq=False)
class Newcomers:
    """Introduces Freehold through *client*. *now* is the unix time."""

    _client: discord.Client
    _store: Store
    _pictures: Pictures
    _now: Callable[[], float]

    async def build_welcome(
        self, words: Language, head: str, place: Location | None = None, *, text: bool = False
    ) -> tuple[LayoutView, list[discord.File]]:
        """Build the page with all games below *head*, and the files it shows.

        There are no pictures if *text*, or if the reader prefers words.
        """
        choices = messages.list_choices()
        covers: list[Picture | None] = [None] * len(choices)
        if not (text or words.worded):
            drawn = (self._pictures.cover(each.game, each.variant.options, words.locale) for each in choices)
            covers = list(await asyncio.gather(*drawn))
        files = [file for cover in covers if cover for file in cover.files]
        return messages.build_welcome(words, head, covers, place), files

    async def prepare(self) -> None:
        """Draw the covers in the languages of most servers, after all other pictures, before they are needed.

        Without render workers nothing is drawn, since that would keep clicks waiting.
        """
        if not self._pictures.workers.are_processes:
            return
        locales = Counter(find_nearest(guild.preferred_locale.value) for guild in self._client.guilds)
        for locale, _ in locales.most_common(LANGUAGES):
            for wide, each in product((False, True), messages.list_choices()):
                try:
                    await self._pictures.cover(
                        each.game, each.variant.options, locale, wide=wide, priority=PaintPriority.LATER
                    )
                except TaskFault as fault:
                    log.warning("could not prepare a cover", game=each.game, error=str(fault))
                    return

    async def introduce(self, guilds: Sequence[discord.Guild]) -> None:
        """Introduce Freehold on those of *guilds* that it joined lately."""
        for guild in guilds:
            since = guild.me.joined_at if guild.me else None
            if since is not None and since.timestamp() >= self._now() - DAY:
                await self._introduce_once(guild)

    async def _introduce_once(self, guild: discord.Guild) -> None:
        """Introduce Freehold on *guild*, unless that has happened lately.

        Tables there are in the language of the server, unless somebody has chosen another.
        """
        if await self._store.house.introduces(guild.id, self._now()):
            locale = find_nearest(guild.preferred_locale.value)
            await self._store.servers.add(Server(guild.id, locale))
            try:
                if not await self._write_to_inviter(guild):
                    await self._write_to_all(guild)
            except discord.HTTPException as error:
                log.warning("could not introduce Freehold", server=guild.id, error=str(error))

    async def _write_to_inviter(self, guild: discord.Guild) -> bool:
        """Write to the person who invited Freehold; return False if they are unknown or take no direct
        messages.
        """
        if not guild.me.guild_permissions.view_audit_log:
            return False
        added = guild.audit_logs(action=discord.AuditLogAction.bot_add, limit=LATELY)
        who = [entry.user_id async for entry in added if entry.target and entry.target.id == guild.me.id]
        if not who or who[0] is None:
            return False
        person = await self._store.persons.get(who[0]) or Person(who[0], "", guild.preferred_locale.value)
        channel = next(_writable_channels(guild), None)
        place = Location(guild.id, channel.id) if channel else None
        words = language_of(person.locale, worded=person.worded)
        view, files = await self.build_welcome(words, self._head(words, guild), place)
        try:
            dm = await self._client.create_dm(discord.Object(person.user_id))
            await posts.send(dm, "introduction", view=view, files=files)
        except discord.HTTPException as error:
            if is_transient(error):
                raise
            return False
        return True

    async def _write_to_all(self, guild: discord.Guild) -> None:
        """Write in the first channel that Freehold may write in."""
        if channel := next(_writable_channels(guild), None):
            words = language_of(guild.preferred_locale.value)
            text = not channel.permissions_for(guild.me).attach_files
            view, files = await self.build_welcome(words, self._head(words, guild), text=text)
            await posts.send(channel, "introduction", view=view, files=files)

    def _head(self, words: Language, guild: discord.Guild) -> str:
        return words("help-joined", server=words.write_name(guild.name))


def _writable_channels(guild: discord.Guild) -> Iterator[discord.TextChannel]:
    """Return the text channels of *guild* where Freehold may write, the system channel first."""
    channels = sorted(guild.text_channels, key=lambda channel: channel != guild.system_channel)
    for channel in channels:
        may = channel.permissions_for(guild.me)
        if may.view_channel and may.send_messages:
            yield channel
