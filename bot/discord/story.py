"""The story of a match: what becomes of the message of its table once the next one is posted."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

import discord
import structlog

import games
from bot.discord import posts
from bot.discord.messages.story import (
    build_sheets,
    build_story,
    count_events,
    find_endings,
    leave_out,
    list_moves,
    since_last_ending,
)
from bot.discord.messages.table import EVENTS
from bot.domain.match import Entry, Match
from bot.domain.replays import Log, Passage, build_passage, find_position, list_ending
from bot.language import language_of
from bot.log import error_id
from bot.service.matches import Matches
from bot.service.pictures import Picture, Pictures
from bot.store import Store
from games.core import Event

log = structlog.get_logger(__name__)


class End(NamedTuple):
    """The *picture* that celebrates the end of a match, if there is one, and the *moves* that decided it."""

    picture: Picture | None = None
    moves: Sequence[Entry] = ()


async def find_end(match: Match, matches: Matches, pictures: Pictures, locale: str, *, text: bool) -> End:
    """Draw how *match* went, and find what decided it; nothing if it isn't over."""
    if match.status != "over":
        return End()
    entries = await matches.entries(match.id)
    moves = list_ending(match, entries)
    try:
        return End(await pictures.end(match, entries, locale, text=text), moves)
    except Exception:  # such as a log that can't be replayed: the match is shown without it
        log.exception("could not draw the end", match=match.id, id=error_id())
        return End(moves=moves)


class Story:
    """Builds the story from the logs of *matches*, so that it is the same after a crash."""

    def __init__(self, matches: Matches, store: Store, pictures: Pictures) -> None:
        self._matches = matches
        self._store = store
        self._pictures = pictures

    async def has_ended(self, match: Match) -> bool:
        """Whether the lobby or hand that the message of *match* shows is over, so that a new message has to
        follow.
        """
        if match.status == "cancelled" or not match.dealt:
            return False
        kinds = games.load(match.game).sheets
        if match.table.version and not any(event.id in kinds for event in match.events):
            return False
        part = build_passage(await self._matches.entries(match.id), match.table.version, match.public)
        return part.opening or bool(find_endings(match, part))

    async def follow(
        self, match: Match, channel: discord.PartialMessageable, table: int, until: int
    ) -> tuple[int | None, int]:
        """Put the message *table* in *channel*, which showed *match*, out of use: a newer one shows the
        version *until*.

        Returns the message that tells the story, if any, and the version up to which it does. If the new
        table tells everything since then, the old one is deleted. Otherwise the old one becomes the story,
        and the story before is deleted. If a hand or a round ended, it becomes the score sheet.
        """
        old, entries = channel.get_partial_message(table), await self._matches.entries(match.id)
        part = build_passage(entries, match.table.version, until)
        untold = count_events(match, list_moves(build_passage(entries, match.table.told, until)))
        endings = find_endings(match, part)
        tells = bool(part.opening or endings or untold > EVENTS or match.status == "over")
        if tells and await self._retell(match, old, entries, part, endings, until):
            if match.table.story is not None:
                await posts.delete(channel.get_partial_message(match.table.story))
            return None if endings else old.id, until
        await posts.delete(old)
        return match.table.story, match.table.told

    async def _retell(
        self,
        match: Match,
        old: discord.PartialMessage,
        entries: Log,
        part: Passage,
        endings: list[tuple[int, list[Event]]],
        until: int,
    ) -> bool:
        """Edit *old* to the score sheets of *endings* in *part*, else to the story of *match* up to *until*;
        return False if Discord refuses that for good.
        """
        server = await self._store.servers.get(match.place.guild_id)
        words = language_of(match.locale, worded=server.text_tables)
        ending = list_ending(match, entries) if match.status == "over" else []  # the table tells it, below
        sheets = [
            await self._draw_sheet(
                match, entries, step, events, f"sheet-{number}.png", text=server.text_tables
            )
            for number, (step, events) in enumerate(endings, start=1)
        ]
        if sheets:
            view = build_sheets(match, leave_out(part, ending), words, sheets)
        else:
            told = since_last_ending(match, build_passage(entries, 0, until))
            view = build_story(match, leave_out(told, ending), words)
        with posts.ignore_permanent_errors():
            return await posts.edit(old, view, sheets)
        return False

    async def _draw_sheet(
        self, match: Match, entries: Log, step: int, events: Sequence[Event], name: str, *, text: bool
    ) -> Picture:
        """Draw the score sheet of what ended at *step* of *match*, in words only if *text*."""
        try:
            then = (await asyncio.to_thread(find_position, match, entries, step)).match
        except Exception:  # such as rules that were not kept: the sheet is told in words
            log.exception("could not draw a score sheet", match=match.id, id=error_id())
            then, text = match, True
        return await self._pictures.score(then, events, match.locale, name, text=text)
