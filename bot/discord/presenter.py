"""Brings Discord up to date with the matches: their tables, and the panels of those who play.

A surface is one message that shows a match: its table, or the panel of one seat. Each has a worker that
begins when the surface is touched and ends when nothing is left to show; what happened meanwhile it shows at
once, so ten quick moves are one picture. No lock of a match is held here, and no failure of one surface
reaches another:

- The network or Discord is down: the worker tries again, ever more rarely.
- Nothing can be stored: so it does then, and posts nothing more before what it posted last is kept.
- A message is gone, or too old to be edited: it is posted anew.
- The channel is gone: the match is closed, and its players are told.
- Freehold may not write there: it stops, tells who can mend it, and tries again at the next click there.
- A player takes no direct messages: the table says so once; the panel opens from its button *My hand*.

A table is posted anew, with a mention, when somebody is newly awaited, and else edited in place. What is
shown is kept with the match only afterwards: after a crash everything that may be old is shown again, and a
message that was posted but not kept is found by its nonce.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from functools import partial

import discord
import msgspec
import structlog
from discord.ui import LayoutView

from bot.discord import posts
from bot.discord.messages.lobby import lobby
from bot.discord.messages.panel import panel
from bot.discord.messages.table import table
from bot.discord.notices import Notices
from bot.domain import turns
from bot.domain.match import Match
from bot.domain.refusals import Refusal
from bot.language import language_of
from bot.log import error_id
from bot.media.pictures import Picture, Pictures
from bot.service.matches import Matches
from bot.store import Store, StoreFault

log = structlog.get_logger(__name__)

OLD = 55 * 60
"""Seconds after which a message is posted anew: Discord limits the edits of those older than an hour."""

EVERY = 1.0
"""Seconds between two edits of a message, at least."""

GRACE = 3.0
"""Seconds that a message under way is given when the process ends."""

AGAIN = 86400.0
"""Seconds after which a host is told again that Freehold may not write, however often people click there."""

PATIENCE = 60.0
"""Seconds between two tries while Discord cannot be reached, at most."""

Surface = tuple[int, int | None]
"""A match's id and a seat; None is the table."""

Note = Callable[[], Awaitable[object]]
"""Keeps which message was posted."""


class _Shown(msgspec.Struct):
    """What the table message of a match is and shows; the fields are those of `Matches.mark_table`."""

    message: int | None
    posted: float
    version: int
    notified: int


class Presenter:
    """Shows all matches on Discord through *client*. *now* is the time in unix seconds."""

    def __init__(
        self, client: discord.Client, matches: Matches, store: Store, now: Callable[[], float]
    ) -> None:
        self._client = client
        self._matches = matches
        self._store = store
        self._now = now
        self.pictures = Pictures()
        self._notices = Notices(client, store)
        self._workers: dict[Surface, asyncio.Task[None]] = {}
        self._touched: set[Surface] = set()
        self._stale: dict[int, set[int | None]] = {}
        self._shown: dict[int, _Shown] = {}
        self._unkept: dict[Surface, Note] = {}
        self._faces: dict[Surface, int] = {}
        self._reminders: dict[int, frozenset[int]] = {}
        self._unreachable: dict[int, set[int]] = {}
        self._told: dict[int, set[int]] = {}
        self._barred: dict[int, int] = {}
        self._heard: dict[int, float] = {}
        self._closing = False

    def touch(self, id: int, seat: int | None = None) -> None:
        """Show the match *id* as it is, soon; with *seat* only on its panel, for others see nothing new."""
        self._touch((id, seat))

    def remind(self, id: int, seats: Collection[int]) -> None:
        """Mention the players of *seats* once more, if they are still awaited, by posting the table anew."""
        self._reminders[id] = frozenset(seats)
        self.touch(id)

    def clicked(self, channel_id: int) -> None:
        """Somebody clicked in a channel: if Freehold could not write there, perhaps it can now."""
        match_id = self._barred.pop(channel_id, None)
        if match_id is not None:
            self.touch(match_id)

    async def redo(self) -> None:
        """Show whatever changed and was not shown when the process ended."""
        for id in await self._matches.unshown():
            self.touch(id)
            await asyncio.sleep(1 / 20)

    async def private(
        self, match: Match, seat: int, locale: str, note: str = "", message_id: int | None = None
    ) -> tuple[LayoutView, list[discord.File]]:
        """The panel of *seat* as a private reply in the language *locale*, and the files it shows.

        *note* is the id of a sentence that stands above it. When the reply takes the place of *message_id*,
        and that is the seat's panel, the panel is not edited once more.
        """
        view, picture = await self._draw_panel(match, seat, locale, note)
        shows_panel = message_id is not None and message_id == match.players[seat].panel_message
        if shows_panel and match.status == "running":
            self._faces[match.id, seat] = _face(view, picture)
        return view, picture.files

    async def public(self, match: Match, locale: str) -> tuple[LayoutView, list[discord.File]]:
        """The table of *match*, or its lobby, as a reply in the language *locale*, and the files it shows."""
        view, pictures = await self._draw_table(match, locale)
        return view, [file for picture in pictures for file in picture.files]

    async def settled(self) -> None:
        """Wait until every worker has ended."""
        while self._workers:
            await asyncio.wait(self._workers.values())

    async def close(self) -> None:
        """Take no more touches and end the workers; what they leave undone is redone at the next start."""
        self._closing = True
        if workers := list(self._workers.values()):
            _, busy = await asyncio.wait(workers, timeout=GRACE)
            for worker in busy:
                worker.cancel()
            await asyncio.gather(*busy, return_exceptions=True)
        self.pictures.close()

    # The workers

    def _touch(self, surface: Surface) -> None:
        if self._closing:
            return
        id, seat = surface
        self._stale.setdefault(id, set()).add(seat)
        self._touched.add(surface)
        if surface not in self._workers:
            self._workers[surface] = asyncio.create_task(self._work(surface), name=f"show {surface}")

    async def _work(self, surface: Surface) -> None:
        id, seat = surface
        tries = 0
        try:
            while surface in self._touched and not self._closing:
                self._touched.discard(surface)
                try:
                    if surface in self._unkept:
                        await self._keep(surface, self._unkept[surface])
                    await (self._show_table(id) if seat is None else self._show_panel(id, seat))
                    tries = 0
                    await self._settle(surface)
                except Exception as error:
                    if isinstance(error, Refusal | StoreFault) or posts.is_transient(error):
                        log.warning("cannot show it now", match=id, seat=seat, error=str(error))
                        self._touched.add(surface)
                        tries += 1
                    else:
                        log.exception("could not show", match=id, seat=seat, id=error_id())
                        tries = 0
                await asyncio.sleep(min(PATIENCE, 2.0**tries) if tries else EVERY)
        finally:
            del self._workers[surface]

    async def _keep(self, surface: Surface, note: Note) -> None:
        """Keep which message *surface* is now; if that fails, it is the first thing to be tried again."""
        self._unkept[surface] = note
        await note()
        del self._unkept[surface]

    async def _settle(self, surface: Surface) -> None:
        """Keep that a match is shown, once all its surfaces show it."""
        id, seat = surface
        stale = self._stale.get(id, set())
        if surface not in self._touched:
            stale.discard(seat)
        if stale:
            return
        self._stale.pop(id, None)
        if shown := self._shown.pop(id, None):
            await self._matches.mark_table(id, shown.message, shown.posted, shown.version, shown.notified)

    # The table

    async def _show_table(self, id: int) -> None:
        match = await self._matches.get(id)
        if match is None:
            return
        reminded = self._reminders.pop(id, frozenset())
        try:
            if match.channel_id not in self._barred:
                await self._bring_table(match, reminded)
        except discord.NotFound as error:
            if error.code not in posts.NO_CHANNEL:
                raise
            await self._lose_channel(match)
        except discord.Forbidden as error:
            log.warning("may not write", match=id, channel=match.channel_id, code=error.code)
            self._shown.pop(id, None)
            if match.status in ("lobby", "running"):
                self._barred[match.channel_id] = id
                if self._now() >= self._heard.get(id, 0.0) + AGAIN:
                    self._heard[id] = self._now()
                    await self._notices.barred(match)
        except Exception:
            if (id, None) not in self._unkept:  # or else they are reminded
                self._reminders.setdefault(id, reminded)
            raise
        finally:
            if match.state is not None:
                for player in match.players:
                    if player.user_id is not None or player.panel_message is not None:
                        self._touch((id, player.seat))

    async def _bring_table(self, match: Match, reminded: frozenset[int]) -> None:
        persons = {
            player.seat for player in match.players if player.seat in match.waiting and not player.absent
        }
        called = {seat for seat in persons if match.players[seat].awaited > match.notified_version}
        reminded = (reminded | turns.late(match, self._now())) & persons
        channel = self._client.get_partial_messageable(match.channel_id, guild_id=match.guild_id)
        old = match.table_message
        shown = _Shown(old, match.table_posted, match.public, match.notified_version)
        if old is None and match.status == "cancelled":
            return
        young = self._now() - match.table_posted < OLD or match.status == "cancelled"
        in_place = old is not None and young and not called and not reminded
        unreachable = set(self._unreachable.get(match.id, ()))
        if in_place:
            unreachable |= self._told.get(match.id, set())
        again = bool(reminded - called)
        view, pictures = await self._draw_table(match, match.locale, persons, unreachable, again=again)
        if old is not None and in_place:
            message = channel.get_partial_message(old)
            if await posts.edit(message, view, pictures, _mention(match, persons)):
                self._shown[match.id] = shown
                self._tell(match, unreachable)
                return
            if match.status == "cancelled":
                return
        mentions = _mention(match, called | reminded)
        message = await posts.post(channel, view, pictures, mentions, posts.nonce(match, old))
        if old is not None:  # before it is forgotten; if that fails, the nonce finds the new one again
            await posts.retire(channel.get_partial_message(old))
        self._tell(match, unreachable)
        shown.message, shown.posted = message.id, self._now()
        shown.version = shown.notified = posts.version_of(message) or match.public
        fields = (match.id, shown.message, shown.posted, match.shown_version, shown.notified, reminded)
        await self._keep((match.id, None), partial(self._matches.mark_table, *fields))
        self._shown[match.id] = shown
        if shown.version != match.public:
            self.touch(match.id)

    def _tell(self, match: Match, unreachable: set[int]) -> None:
        """The table now says that these seats take no direct messages; its successor need not."""
        self._unreachable[match.id] = self._unreachable.pop(match.id, set()) - unreachable
        if not self._unreachable[match.id]:
            del self._unreachable[match.id]
        self._told.pop(match.id, None)
        if unreachable and match.status == "running":
            self._told[match.id] = unreachable

    async def _draw_table(
        self,
        match: Match,
        locale: str,
        mentioned: Collection[int] = (),
        unreachable: Collection[int] = (),
        *,
        again: bool = False,
    ) -> tuple[LayoutView, list[Picture]]:
        language = language_of(locale)
        if match.state is None:
            return lobby(match, language), []
        server = await self._store.servers.get(match.guild_id)
        picture = await self.pictures.make(match, None, locale, text=server.text_tables)
        end = await self._draw_end(match, locale, text=server.text_tables)
        view = table(
            match,
            language,
            picture.shown,
            picture.description,
            mentioned,
            unreachable,
            again=again,
            end=(end.shown, end.description) if end else None,
        )
        return view, [end, picture] if end else [picture]

    async def _draw_end(self, match: Match, locale: str, *, text: bool) -> Picture | None:
        if match.status != "over":
            return None
        try:
            return await self.pictures.end(match, await self._matches.entries(match.id), locale, text=text)
        except Exception:  # whatever it is, such as a log nobody can replay: the table is shown without it
            log.exception("could not draw the end", match=match.id, id=error_id())
            return None

    async def _lose_channel(self, match: Match) -> None:
        log.warning("the channel is gone", match=match.id, channel=match.channel_id)
        if closed := await self._matches.close(match.id):
            await self._notices.gone(match)
        self._shown[match.id] = _Shown(None, 0.0, (closed or match).public, match.notified_version)

    # The panels

    async def _show_panel(self, id: int, seat: int) -> None:
        match = await self._matches.get(id)
        if match is None:
            return
        match = await self._without_old_panel(match, seat)
        player = match.players[seat]
        if player.user_id is None or match.state is None:
            return
        person = await self._notices.person(player.user_id, player.name)
        if person.dm_open is False or (match.status == "cancelled" and player.panel_message is None):
            return
        view, picture = await self._draw_panel(match, seat, person.locale)
        face = _face(view, picture)
        if self._faces.get((id, seat)) == face and player.panel_message is not None:
            return
        try:
            await self._bring_panel(match, seat, view, picture)
        except discord.Forbidden as error:
            log.info("takes no direct messages", match=id, seat=seat, code=error.code)
            await self._notices.closed(person)
            self._unreachable.setdefault(id, set()).add(seat)
            self.touch(id)
            return
        if match.status == "running":
            self._faces[id, seat] = face
        else:
            self._faces.pop((id, seat), None)

    async def _without_old_panel(self, match: Match, seat: int) -> Match:
        """Delete the panel of whoever had *seat* before, which may still ask them; the match after that."""
        player = match.players[seat]
        if player.panel_message is None or player.panel_posted:
            return match
        channel = self._client.get_partial_messageable(player.panel_channel or 0)
        await posts.delete(channel.get_partial_message(player.panel_message))
        self._faces.pop((match.id, seat), None)
        return await self._matches.mark_panel(match.id, seat, None, None, 0, 0.0)

    async def _bring_panel(self, match: Match, seat: int, view: LayoutView, picture: Picture) -> None:
        player = match.players[seat]
        old, channel_id = player.panel_message, player.panel_channel
        if old is not None and channel_id is not None:
            message = self._client.get_partial_messageable(channel_id).get_partial_message(old)
            if self._now() - player.panel_posted < OLD and await posts.edit(message, view, [picture]):
                return
            await posts.delete(message)
        channel = await self._notices.channel(player.user_id or 0)
        posted = await posts.post(channel, view, [picture], None, posts.nonce(match, old), silent=True)
        version = posts.version_of(posted) or player.asked
        fields = (match.id, seat, channel.id, posted.id, version, self._now())
        await self._keep((match.id, seat), partial(self._matches.mark_panel, *fields))

    async def _draw_panel(
        self, match: Match, seat: int, locale: str, note: str = ""
    ) -> tuple[LayoutView, Picture]:
        server = await self._store.servers.get(match.guild_id)
        picture = await self.pictures.make(match, seat, locale, text=server.text_tables)
        language = language_of(locale)
        above = language(note) if note else ""
        return panel(match, seat, language, picture.shown, picture.description, above), picture


def _face(view: LayoutView, picture: Picture) -> int:
    """What a message looks like, as a number to compare."""
    return hash((str([item.to_component_dict() for item in view.children]), picture.data))


def _mention(match: Match, seats: Collection[int]) -> discord.AllowedMentions:
    """The people on *seats*, and nobody else."""
    ids = [match.players[seat].user_id for seat in sorted(seats)]
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(id) for id in ids if id]
    )
