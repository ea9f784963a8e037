"""Keeps Discord up to date with the matches: their tables and, through `Panels`, the players' panels.

A surface is a message that shows a match: its table, or the panel of one seat. Each has a worker that starts
when the surface is touched and ends when it is up to date. It shows everything that happened meanwhile at
once, so ten quick moves are one picture. No match is locked here, and surfaces fail independently:

- The network or Discord is down, or the error is unknown: the worker retries at growing intervals.
- Nothing can be stored: it retries, and posts nothing more until the id of its last message is stored.
- A message is gone, or too old to be edited: a new one is posted.
- The channel is certainly gone (`Channels`): the match goes on by direct message, and its players are told.
- Freehold may not write there: it stops, tells the host why, and retries when that may have changed. After
  ten minutes the match goes on by direct message, unless the reason passes by itself.
- A player takes no direct messages: the table says so until they move, and its button *My hand* opens the
  panel. Freehold tries again when that person clicks.

A table becomes a new message when it notifies somebody or another turn begins for somebody who isn't here
(`bot.domain.notifications`).
Otherwise it is edited in place. `Story` puts the message before out of use. What a message shows is stored
only after it was sent. So after a crash everything that may be outdated is shown again, and a message whose
id was not stored is found in its channel.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from functools import partial

import discord
import structlog
from discord.ui import LayoutView
from msgspec.structs import replace

from bot.discord import posts
from bot.discord.channels import Channels
from bot.discord.clicks import Clicked, LobbyReplies
from bot.discord.errors import is_transient
from bot.discord.foreign import ForeignTables
from bot.discord.messages.lobby import build_lobby
from bot.discord.messages.table import build_left, build_table
from bot.discord.notices import Notices
from bot.discord.obstacles import GONE, is_closed, needed_permissions
from bot.discord.pace import PRIORITY, RequestPriority
from bot.discord.panels import Panels
from bot.discord.private_lobbies import PrivateLobbies
from bot.discord.story import Story, find_end
from bot.discord.sync import MessageSync, Update
from bot.domain import lobbies, moving, surfaces, turns
from bot.domain.downtime import is_paused_only, start_late
from bot.domain.durations import DAY
from bot.domain.match import Beside, Match
from bot.domain.notifications.plan import plan_notifications, record_pending
from bot.domain.place import Location
from bot.domain.replays import list_ending
from bot.language import Language, language_of
from bot.metrics import Queue
from bot.parts import Part
from bot.service.matches import Matches
from bot.service.pictures import Picture, Pictures
from bot.service.trickle import Trickle
from bot.service.work_queue import WorkQueue
from bot.store import Store

log = structlog.get_logger(__name__)

Surface = tuple[int, int | None]
"""The id of a match, and a seat; None stands for the table."""

EVERY = 1.0
"""The minimum seconds between two edits of a message."""

END_AFTER = 2.0
"""Seconds after which a table tells the end of its match in words, until the pictures are drawn."""

LOOK = 0.5
"""Seconds between two looks whether a match ended while its table is drawn."""


class Presenter(Part):
    """Shows all matches on Discord through *client*. *now* is the unix time.

    `notices` writes to people, `panels` shows their panels.
    """

    def __init__(
        self,
        client: discord.Client,
        matches: Matches,
        store: Store,
        pictures: Pictures,
        now: Callable[[], float],
        channels: Channels,
        sync: MessageSync,
    ) -> None:
        self._client = client
        self._channels = channels
        self._matches = matches
        self._store = store
        self._now = now
        self.pictures = pictures
        self.notices = Notices(client, store, now, self._notify_at_table, self._record_beside)
        self._workers: WorkQueue[Surface] = WorkQueue("show", self._show, is_transient, EVERY)
        self._stale: dict[int, set[int | None]] = {}
        self._redone: set[int] = set()
        self._idle = Trickle("show paused clocks", lambda id: self._touch((id, None)))
        self._shown: dict[int, int] = {}
        self._sync = sync
        self._story = Story(matches, store, self.pictures)
        self.foreign = ForeignTables(matches, self.notices, sync.clicks, self._draw_table, now)
        self._counting: WorkQueue[int] = WorkQueue("count matches", self._recount, is_transient, EVERY)
        self.panels = Panels(
            client, matches, store, now, self.pictures, self.notices, sync, self.touch, self._counting.touch
        )
        self.lobby_replies = LobbyReplies(now)
        self._private_lobbies = PrivateLobbies(client, matches, store, self.pictures, self.notices, sync, now)
        self._wanted: dict[Surface, int] = {}
        self._reached: dict[Surface, int] = {}
        self._has_resumed = False
        self._told: dict[int, float] = {}
        self._worded: set[int] = set()
        channels.listen(self.lose_channel)
        self._meeting: WorkQueue[tuple[int, str]] = WorkQueue("meet", self._meet, is_transient)

    def touch(self, id: int, seat: int | None = None) -> None:
        """Show the match *id* as it is, soon. With *seat*, update only that panel, since others see nothing
        new.
        """
        self._redone.discard(id)
        self._idle.finish(id)
        if seat is None:
            self._idle.drop(id)
        self._touch((id, seat))

    def match_changed(self, id: int) -> None:
        """Show the match *id* as it is, soon."""
        self.touch(id)

    async def lose_channel(self, guild_id: int, channel_id: int) -> None:
        """Move the matches and lobbies of a channel that is gone, and of its threads."""
        for id in await self._store.reader.matches_in_channel(channel_id):
            await self._lose_place(await self._matches.require(id), "deleted")

    def show_pause(self, id: int) -> None:
        """Show that the clock of the match *id* was stopped during a downtime, once no other work is left.

        Its table shows an old deadline, but nobody acted there. So these tables are edited one at a time,
        after all other requests. `resume` finds those that are left.
        """
        if id in self._stale:
            self._touch((id, None))
        else:
            self._idle.add(id)

    def person_clicked(self, user_id: int, locale: str) -> None:
        """Show a person's panels in the *locale* of their client, which they have just used.

        If they took no direct messages, try again.
        """
        self._meeting.touch((user_id, language_of(locale).locale))

    async def redraw(self, user_id: int) -> None:
        """Redraw a person's panels with their new preferences, soon."""
        await self._redraw()
        await self._recount(user_id)

    async def _recount(self, user_id: int) -> None:
        """Show the panels of a person, soon: once for all matches that begin or end at the same time."""
        for panel in await self._panels_of(user_id):
            self._touch(panel)

    async def _redraw(self) -> None:
        """Redraw the panels that don't match their readers' preferences, soon."""
        for id, seat, wanted in await self._store.persons.stale_panels():
            self._wanted[id, seat] = wanted
            self._touch((id, seat))

    def doubt(self) -> None:
        """Forget what messages show, because another process may have changed them."""
        self._sync.doubt_all()
        self.panels.doubt_all()
        self._private_lobbies.doubt_all()

    async def resume(self) -> None:
        """Show and send what an earlier process left undone."""
        self._has_resumed = False
        await self.notices.redo()
        await self._redraw()
        for id in await self._store.reader.unshown():
            if None in self._stale.get(id, ()):
                continue  # it has changed since the start and is shown anyway
            if (match := await self._matches.get(id)) and is_paused_only(match):
                self.show_pause(id)
                continue
            self._redone.add(id)
            self._touch((id, None))
            await asyncio.sleep(1 / 20)
        self._has_resumed = True

    async def build_public(self, match: Match, words: Language) -> tuple[LayoutView, list[discord.File]]:
        """Build the table of *match*, or its lobby, for a reader of *words*, and the files it shows."""
        view, pictures = await self._draw_table(match, words)
        return view, posts.files_of(pictures)

    async def take_click(self, clicked: Clicked, match: Match) -> None:
        """Show *match* by the click on its table, in a foreign place."""
        self._sync.clicks.remember(clicked)
        if self._store.owned.owns(match.shard_key):
            self.touch(match.id)
        else:  # only this process can edit through this click
            await self.foreign.edit(match)

    async def expire(self, match: Match) -> None:
        """Close the lobby *match*, whose time is over, and tell the people in it."""
        told = await self.notices.build_expired(match)
        if await self._matches.attempt(match.id, lobbies.close, told):
            self.notices.send(told)

    def has_reached(self, match: Match, seat: int) -> bool:
        """Whether *seat* was shown what it is asked, at the table or, without one, in its panel.

        It also counts if that can't be: the channel is closed to Freehold, or the person to its messages.
        """
        surface = (match.id, seat if match.place.is_by_message else None)
        shown = max(match.shown_version, self._reached.get(surface, 0))
        is_shown = match.players[seat].awaited <= shown
        return is_shown or (self._has_resumed and not self._workers.is_pending(surface))

    async def _reach(self, surface: Surface, match: Match, version: int) -> None:
        """Record that the public *version* of *match* is shown; clocks of those asked late start now."""
        (id, seat), before = surface, self._reached.get(surface, 0)
        if version <= before:
            return
        seats = [
            player.seat for player in match.players if seat in (None, player.seat) and player.awaited > before
        ]
        if start_late(match, self._now(), version, seats):  # hardly ever, so most messages cost no read
            await self._matches.attempt(id, start_late, version, seats)
        self._reached[surface] = version

    @property
    def waiting(self) -> Queue:
        """The surfaces still to be shown, without those that fail for a reason that may never pass."""
        return self._workers.pending

    @property
    def failures(self) -> int:
        """How many surfaces and messages fail for a reason that may never pass."""
        return sum(each.failures for each in (self._workers, self.notices, self._meeting, self._counting))

    async def wait_until_idle(self) -> None:
        """Wait until every worker has ended."""
        await self._meeting.wait_until_idle()
        await self._idle.wait_until_idle()
        await self._workers.wait_until_idle()
        await self._counting.wait_until_idle()
        await self._workers.wait_until_idle()
        await self.notices.wait_until_idle()

    async def hand_over(self) -> None:
        """Wait for what is under way, but not for long."""
        await asyncio.gather(self._workers.finish(), self.notices.finish())

    async def close(self) -> None:
        """End the workers; what they leave undone is done at the next start."""
        workers = self._workers, self._idle, self._meeting, self._counting, self.notices
        await asyncio.gather(*(each.close() for each in workers))

    def _touch(self, surface: Surface) -> None:
        id, seat = surface
        self._stale.setdefault(id, set()).add(seat)
        self._workers.touch(surface)

    async def _show(self, surface: Surface) -> None:
        id, seat = surface
        match = await self._matches.get(id)
        if match is None or not self._store.owned.owns(match.shard_key):
            self._stale.pop(id, None)
            self._idle.finish(id)
            self._wanted.pop(surface, None)
            return
        PRIORITY.set(self._priority(match, seat))
        wanted = self._wanted.pop(surface, None)
        try:
            await self._sync.keep_again(surface)
            await (self._show_table(id) if seat is None else self.panels.show(id, seat))
            if match.place.is_by_message and match.dealt and seat is not None:
                await self._reach(surface, match, match.public)
            await self._settle(surface)
            if seat is not None and wanted is not None:
                await self._store.persons.record_drawn(id, seat, wanted)
        except BaseException:
            if wanted is not None:
                self._wanted.setdefault(surface, wanted)
            raise

    def _priority(self, match: Match, seat: int | None) -> RequestPriority:
        if self._idle.is_under_way(match.id):
            return RequestPriority.IDLE
        if match.id in self._redone:
            return RequestPriority.LATER
        if seat is None:
            return RequestPriority.TABLE
        return RequestPriority.AWAITED if seat in match.waiting else RequestPriority.LATER

    async def _meet(self, met: tuple[int, str]) -> None:
        user_id, locale = met
        person = await self.notices.find_person(user_id, "")
        follows = person.locale != locale and not person.locale_chosen
        if follows:
            await self._store.persons.record_locale(user_id, locale)
        if follows or person.dm_open is False:
            for id, seat in await self._panels_of(user_id):
                if person.dm_open is False:
                    self.panels.retry(id, seat)
                self._touch((id, seat))

    async def _panels_of(self, user_id: int) -> list[tuple[int, int]]:
        mine = [(match.id, match.seat_of(user_id)) for match in await self._matches.of_person(user_id)]
        return [(id, seat) for id, seat in mine if seat is not None]

    async def _settle(self, surface: Surface) -> None:
        """Record that a match is shown, once all its surfaces show it."""
        id, seat = surface
        stale = self._stale.get(id, set())
        if not self._workers.is_touched(surface):
            stale.discard(seat)
        if stale:
            return
        self._stale.pop(id, None)
        self._redone.discard(id)
        self._idle.finish(id)
        for each in [each for each in self._reached if each[0] == id]:
            del self._reached[each]
        if version := self._shown.pop(id, None):
            try:
                await self._matches.change(id, surfaces.record_shown, version)
            except BaseException:
                self._shown.setdefault(id, version)
                raise

    async def _show_table(self, id: int) -> None:
        match = await self._matches.get(id)
        if match is None:
            return
        match = await self.panels.delete_answered(match, None)
        if match.status == "lobby":
            await self.lobby_replies.refresh(match)
        else:
            await self.lobby_replies.finish(match)
        try:
            await self._show_in_channel(match)
        finally:
            if match.dealt:
                for player in match.players:
                    if player.user_id is not None or player.panel.message is not None:
                        self._touch((id, player.seat))

    async def _show_in_channel(self, match: Match) -> None:
        """Bring the table of *match* up to date, unless Freehold may not write there.

        Without a channel, show the lobby to everybody in it, and notify those who should be.
        """
        if match.place.is_foreign:
            await self.foreign.show(match)
            self._shown[match.id] = match.public
            return
        if match.table.message is not None and match.table.channel != match.place.channel_id:
            match = await self._leave_table(match)
        if match.place.is_by_message and not match.dealt:
            await self._private_lobbies.show(match)
            self._shown[match.id] = match.public
            return
        place, work = match.place.location, (self.touch, match.id)
        if place is None:
            await self._notify_by_message(match)
            return
        if self._channels.is_refused(work):
            return
        try:
            await self._bring_table(match, place)
            self._channels.clear(work)
        except discord.HTTPException as error:
            await self._report_failure(match, place, error)

    async def _report_failure(self, match: Match, place: Location, error: discord.HTTPException) -> None:
        """Move *match* if its channel is gone or closed, else tell its host, once a day, what hinders it.

        Raises *error* if that says nothing about the channel.
        """
        work = self.touch, match.id
        why = self._channels.report_failure(work, place, error, needed_permissions(place))
        self._shown.pop(match.id, None)
        is_open = match.status in ("lobby", "running")
        if why == GONE:
            await self._lose_place(match, "deleted")
        elif self._channels.is_closed(work) and is_open and match.league_id is None:
            await self._lose_place(match, "closed")
        elif match.status == "lobby" and is_closed(why):
            pass  # it says why once it has moved, unless the channel is opened again before
        elif why and is_open:
            told = self._told.get(match.id, 0.0)
            if self._now() >= told + DAY:
                self._told[match.id] = self._now()
                await self.notices.write_obstacle(match, why)

    async def _leave_table(self, match: Match) -> Match:
        """Say at the old table of *match*, which has moved, where it goes on; return the match.

        When it was posted stays recorded: the table that may come next is another message.
        """
        table = match.table
        channel = self._client.get_partial_messageable(table.channel or 0)
        with posts.ignore_permanent_errors():
            left = build_left(match, language_of(match.locale))
            await posts.edit(channel.get_partial_message(table.message or 0), left, [])
        self._channels.clear((self.touch, match.id))
        fields = (table.message, None, table.posted, table.notified)
        return await self._matches.change(match.id, surfaces.record_table, *fields)

    async def _notify_by_message(self, match: Match) -> None:
        """Notify the players of *match*, which has no table."""
        persons = await self.notices.find_persons(match)
        plan = plan_notifications(match, self._now(), persons)
        outgoing = self.notices.build_notifications(match, plan, persons)
        notified = match.public if plan.settled else match.table.notified
        fields = (None, None, 0.0, notified, (match, plan), outgoing)
        await self._matches.change(match.id, surfaces.record_table, *fields)
        self._shown[match.id] = match.public
        self.notices.send(outgoing)

    async def _bring_table(self, match: Match, place: Location) -> None:
        persons = await self.notices.find_persons(match)
        plan = plan_notifications(match, self._now(), persons)
        channel = self._client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
        old = match.table.message
        if old is None and match.status == "cancelled":
            return
        in_place = old is not None and not plan.new_message and not await self._story.has_ended(match)
        unreachable = surfaces.seats_without_panel(match)
        again = bool(plan.at_table) and plan.at_table <= plan.again
        planned = record_pending(match, match, plan)
        words = language_of(match.locale)
        drawing = asyncio.create_task(
            self._draw_table(planned, words, plan.mentioned, unreachable, again=again), name="draw a table"
        )
        view, pictures = await self._finish_drawing(planned, drawing, plan.mentioned, unreachable)
        if view is None:
            return
        asked = await self.notices.find_invited(match) if old is None else []
        called = [person.user_id for person, places in asked if "table" in places]
        called += _users(match, plan.at_table)
        key = match.id, None
        shown = await self._sync.show(
            Update(
                key,
                "turn" if match.state is not None else "rematch" if called else "lobby",
                posts.build_nonce(match.id, int(match.created), old or int(match.table.posted)),
                channel,
                view,
                pictures,
                old=None if old is None else channel.get_partial_message(old),
                in_place=in_place,
                stays=match.status == "cancelled" and in_place,
                mentions=_users(match, plan.mentioned),
                notifies=called,
            )
        )
        if shown is None:
            return
        version = shown.version or match.public
        above: tuple[int | None, int] = (None, 0)
        if shown.is_new and old is not None:
            above = await self._story.follow(match, channel, old, version)
        here = replace(planned, table=replace(match.table, message=shown.id))
        outgoing = (
            *self.notices.build_notifications(here, plan, persons),
            *self.notices.build_invitations(here, asked),
        )
        notified = version if shown.is_new or plan.settled else match.table.notified
        fields = (old, shown.id, self._now(), notified, (match, plan), outgoing, *above, place.channel_id)
        # `_settle` records that all surfaces show it.
        await self._sync.keep(
            key, shown, partial(self._matches.change, match.id, surfaces.record_table, *fields)
        )
        self._shown[match.id] = version
        await self._reach(key, match, version)
        self.notices.send(outgoing)
        if shown.lost is not None:  # it was posted earlier and may not mention all of them
            mentioned = {user.id for user in shown.lost.mentions}
            for seat in plan.at_table:
                if match.players[seat].user_id not in mentioned:
                    await self._notify_at_table(match.id, seat)
        if version != match.public:
            self.touch(match.id)

    async def _finish_drawing(
        self,
        match: Match,
        drawing: asyncio.Task[tuple[LayoutView, list[Picture]]],
        mentioned: Collection[int],
        unreachable: Collection[int],
    ) -> tuple[LayoutView | None, list[Picture]]:
        """Wait for the *drawing* of the table of *match*; None if the match has ended meanwhile.

        An end that takes long is told in words first, without pictures, and drawn as soon as that is shown.
        """
        try:
            if match.status == "over" and match.id not in self._worded:
                await asyncio.wait((drawing,), timeout=END_AFTER)
                if not drawing.done():
                    self._worded.add(match.id)
                    self._touch((match.id, None))
                    ending = list_ending(match, await self._matches.entries(match.id))
                    words = language_of(match.locale)
                    return build_table(match, words, None, "", mentioned, unreachable, ending=ending), []
            while match.status == "running" and not drawing.done():
                await asyncio.wait((drawing,), timeout=LOOK)
                now = await self._matches.get(match.id)
                if not drawing.done() and now is not None and now.status == "over":
                    self._touch((match.id, None))
                    return None, []
            self._worded.discard(match.id)
            return await drawing
        finally:
            drawing.cancel()

    async def _notify_at_table(self, id: int, seat: int) -> None:
        await self._matches.change(id, turns.notify, seat)
        self.touch(id)

    async def _record_beside(self, id: int, seat: int | None, beside: Beside) -> None:
        match = await self._matches.change(id, surfaces.note_beside, seat, beside)
        if seat is not None and surfaces.list_answered_beside(match, seat):
            self._touch((id, seat))
        self.touch(id, seat)  # the question may be answered by now

    async def _draw_table(
        self,
        match: Match,
        words: Language,
        mentioned: Collection[int] = (),
        unreachable: Collection[int] = (),
        *,
        again: bool = False,
    ) -> tuple[LayoutView, list[Picture]]:
        if match.state is None and match.dealt:
            return build_table(match, words, None, "", at=self._find_time(match)), []
        server = await self._store.servers.get(match.place.guild_id)
        if match.state is None:
            return await self._draw_lobby(match, words, text=server.text_tables or words.worded)
        text, four_colors = server.text_tables or words.worded, words.four_colors
        # in group chats Discord shows none of our emojis
        language = words.with_pictures(not text and not match.place.is_foreign)
        picture = await self.pictures.make(match, None, words.locale, text=text, four_colors=four_colors)
        end, ending = await find_end(match, self._matches, self.pictures, words.locale, text=text)
        view = build_table(
            match,
            language,
            picture.shown,
            picture.description,
            mentioned,
            unreachable,
            again=again,
            end=(end.shown, end.description) if end else None,
            ending=ending,
            at=self._find_time(match),
        )
        return view, [end, picture] if end else [picture]

    async def _draw_lobby(
        self, match: Match, words: Language, *, text: bool
    ) -> tuple[LayoutView, list[Picture]]:
        """The lobby of *match* with the cover of its game, without if *text* or if it was closed."""
        at = self._find_time(match)
        words = words.with_pictures(not words.worded and not match.place.is_foreign)
        if text or match.status == "cancelled":
            return build_lobby(match, words, at=at), []
        cover = await self.pictures.cover(match.game, match.options, words.locale, wide=True)
        return build_lobby(match, words, cover, at=at), [cover]

    def _find_time(self, match: Match) -> float | None:
        """The time that a table of *match* names as its own: now, if it can't be kept up to date."""
        return self._now() if match.place.is_foreign else None

    async def _lose_place(self, match: Match, why: moving.Loss) -> None:
        """Go on with *match*, whose channel is lost, by direct message, and tell its players *why*.

        A lobby tells it itself. The match of a league is closed, since it is set up again.
        """
        if match.status not in ("lobby", "running") or match.league_id is not None:
            await self._close_match(match)
            return
        log.warning("match goes private", match=match.id, channel=match.place.channel_id, why=why)
        if match.status == "lobby":
            await self._matches.attempt(match.id, moving.move_lobby, why)
            return
        told = await self.notices.build_moved(match, why)
        if await self._matches.attempt(match.id, moving.move, match.place.without_channel, told):
            self.notices.send(told)

    async def _close_match(self, match: Match) -> None:
        log.warning("channel is gone; closing its match", match=match.id, channel=match.place.channel_id)
        told = await self.notices.build_gone(match)
        if closed := await self._matches.attempt(match.id, lobbies.close, told):
            self.notices.send(told)
        old, notified = match.table.message, match.table.notified
        await self._matches.change(match.id, surfaces.record_table, old, None, 0.0, notified)
        self._shown[match.id] = (closed or match).public


def _users(match: Match, seats: Collection[int]) -> list[int]:
    """Return the ids of the people in *seats*."""
    return [id for seat in sorted(seats) if (id := match.players[seat].user_id)]
