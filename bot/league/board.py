"""Keeps the public message of each league up to date, with a new message for every round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import discord

from bot.discord import posts
from bot.discord.channels import Channels
from bot.discord.errors import is_transient
from bot.discord.obstacles import GONE
from bot.discord.pace import PRIORITY, RequestPriority
from bot.discord.permissions import NEEDED
from bot.discord.sync import MessageSync, Update
from bot.domain.place import Location
from bot.language import Language, language_of
from bot.league import changes, sheets
from bot.league.leagues import Leagues
from bot.league.messages import build_board, build_past_round
from bot.league.records import League
from bot.league.rules import FINAL
from bot.league.standings import find_winner
from bot.service.pictures import Picture, Pictures
from bot.service.work_queue import WorkQueue
from bot.store import Store
from render.standings import Sheet

EVERY = 1.0
"""The minimum seconds between two edits of a message."""

LAST = FINAL + 1
"""The number of the final message among those of the rounds."""


class Board(WorkQueue[int]):
    """Shows leagues on Discord through *client*; *gone* is called with a league whose channel is gone."""

    def __init__(
        self,
        client: discord.Client,
        leagues: Leagues,
        store: Store,
        pictures: Pictures,
        channels: Channels,
        sync: MessageSync,
        gone: Callable[[int], None],
    ) -> None:
        super().__init__("board", self._show, is_transient, EVERY)
        self._channels = channels
        self._client = client
        self._leagues = leagues
        self._store = store
        self._pictures = pictures
        self._gone = gone
        self._sync = sync

    async def show_unshown(self) -> None:
        """Show what an earlier process stored and did not show."""
        for id in await self._leagues.rows.unshown():
            self.touch(id)

    async def _show(self, id: int) -> None:
        PRIORITY.set(RequestPriority.TABLE)
        key = "league", id
        await self._sync.keep_again(key)
        league = await self._leagues.get(id)
        if league.shown_version == league.version or not self._store.owned.owns(league.guild_id):
            return
        round = LAST if league.status in ("over", "cancelled") else league.round
        old, language = league.message, language_of(league.locale)
        if old is None and league.status == "cancelled":
            return
        pictures = await self._draw(league, _sheets_of(league, language))
        view = build_board(league, language, [(each.shown, each.description) for each in pictures])
        channel = self._client.get_partial_messageable(league.channel_id, guild_id=league.guild_id)
        try:
            shown = await self._sync.show(
                Update(
                    key,
                    "league",
                    posts.build_nonce(id, int(league.created), round, old or 0),
                    channel,
                    view,
                    pictures,
                    old=None if old is None else channel.get_partial_message(old),
                    in_place=round == league.message_round
                    or league.status == "cancelled"
                    or league.kind == "evening",
                    finish=partial(self._finish, league),
                )
            )
        except discord.HTTPException as error:
            place = Location(league.guild_id, league.channel_id)
            if self._channels.report_failure((self.touch, id), place, error, NEEDED) == GONE:
                self._gone(id)
            return
        assert shown is not None
        self._channels.clear((self.touch, id))
        version = shown.version or league.version
        of = round if shown.is_new else league.message_round
        await self._sync.keep(
            key, shown, partial(self._leagues.change, id, changes.record_message, shown.id, of, version)
        )
        if version != league.version:
            self.touch(id)

    async def _finish(self, league: League, message: discord.PartialMessage, version: int | None) -> None:
        """Edit the message of a past round so that it shows the results, without buttons."""
        if not league.message_round:
            await posts.retire(message)
            return
        language = language_of(league.locale)
        past: Sheet = sheets.round_page(league, language, league.message_round)
        if league.kind == "season":
            past = sheets.standings_page(league, language)
        pictures = await self._draw(league, [past])
        view = build_past_round(
            league, language, league.message_round, [(each.shown, each.description) for each in pictures]
        )
        await posts.edit(message, view, pictures)

    async def _draw(self, league: League, shown: Sequence[Sheet]) -> list[Picture]:
        server = await self._store.servers.get(league.guild_id)
        return [
            await self._pictures.sheet(sheet, league.locale, f"{place}.png", text=server.text_tables)
            for place, sheet in enumerate(shown)
        ]


def _sheets_of(league: League, language: Language) -> list[Sheet]:
    """Return the sheets of the public message: the present round, and the standings."""
    if league.status in ("open", "cancelled"):
        return []
    if league.kind == "evening" and league.status == "running":
        if not league.tables:
            return []
        tables = sheets.round_page(league, language, league.round)
        any_over = any(table.result for table in league.tables)
        return [tables, sheets.standings_page(league, language)] if any_over else [tables]
    if league.kind != "rounds":
        podium = [sheets.final_page(league, language)] if find_winner(league) is not None else []
        return [*podium, sheets.standings_page(league, language)] if league.participants else []
    now: Sheet
    if league.status == "over" or league.round == FINAL:
        now = sheets.final_page(league, language)
    else:
        now = sheets.round_page(league, language, league.round)
    if not league.has_preliminaries or all(table.result is None for table in league.tables):
        return [now]
    return [now, sheets.standings_page(league, language)]
