"""Starts waits, forms tables, asks whether bots may fill up, and tells people when nobody came.

A wait is a row. Tables are formed after every change in a place, and again when somebody's reach has grown,
by the process that owns the place. One transaction ends the waits and stores the match, so a crash loses
neither, and nobody is seated twice. A thread that was opened before a crash is used by the next table of the
same people.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import discord
import structlog
from msgspec.structs import replace

from bot import metrics
from bot.discord import posts
from bot.discord.controls import Control
from bot.discord.errors import is_transient
from bot.discord.messages import layout
from bot.discord.notices import Notices
from bot.domain import lobbies
from bot.domain.durations import HOUR
from bot.domain.match import Venue
from bot.domain.notifications.outgoing import Outgoing, build_outgoing
from bot.domain.people import Person
from bot.domain.place import Place
from bot.domain.refusals import Refusal
from bot.language import language_of
from bot.parts import Part
from bot.service.matches import Matches
from bot.service.vacations import Vacations
from bot.service.work_queue import WorkQueue
from bot.service.writing import refuse_unwritable
from bot.store import Conflict, Store, Work
from bot.waiting import messages
from bot.waiting.matching import find_next_look, form_groups
from bot.waiting.records import EVERYWHERE, Group, Wait
from bot.waiting.rows import WaitRows, key_of, seat_group

log = structlog.get_logger(__name__)


class Waiting(Part):
    """Everybody who waits for a table. Call `touch` with every place where somebody begins or stops to wait.

    *alarm* is called when `tick` has something to do earlier than it said.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        matches: Matches,
        vacations: Vacations,
        notices: Notices,
        now: Callable[[], float],
        alarm: Callable[[], None],
    ) -> None:
        self.rows = WaitRows(store)
        self._client = client
        self._store = store
        self._matches = matches
        self._vacations = vacations
        self._notices = notices
        self._now = now
        self._alarm = alarm
        self._looks: dict[int, float] = {}
        self._places = WorkQueue("place", self._form_tables, is_transient)

    # What people do

    async def start(self, wait: Wait) -> None:
        """Let somebody wait, instead of an earlier wait of theirs.

        Raises:
            Refusal: nothing can be written.
        """
        with refuse_unwritable():
            await self.rows.put(wait)
        metrics.WAITS.labels("begun").inc()
        self._touch_all(wait)

    async def leave(self, user_id: int) -> bool:
        """Let somebody stop waiting; False if they don't wait.

        Raises:
            Refusal: nothing can be written.
        """
        wait = await self.rows.find(user_id)
        with refuse_unwritable():
            if wait is None or not await self.rows.remove(wait):
                return False
        metrics.WAITS.labels("left").inc()
        return True

    async def allow_bots(self, user_id: int) -> None:
        """Let bots take the seats that are still free at somebody's table.

        Raises:
            Refusal: they don't wait, or nothing can be written.
        """
        wait = await self.rows.find(user_id)
        with refuse_unwritable():
            if wait is None or not await self.rows.update(wait, bots=True, ask_at=None):
                raise Refusal("play-not-waiting")
        self._touch_all(wait)

    # What happens by itself

    def touch(self, place: int) -> None:
        """Form the tables of a *place* if this process owns it."""
        if self._store.owned.owns(place):
            self._places.touch(place)

    def _touch_all(self, wait: Wait) -> None:
        for place in wait.places:
            self.touch(place)
        self._alarm()

    async def resume(self) -> None:
        """Form the tables of all places of this process."""
        for place in await self.rows.list_places():
            self.touch(place)

    async def tick(self) -> float | None:
        """Do what is due; return when there is more to do, None if nobody waits."""
        now = self._now()
        for place in [place for place, look in self._looks.items() if look <= now]:
            del self._looks[place]
            self.touch(place)
        for wait in await self.rows.list_due(now):
            if wait.until <= now:
                await self._expire(wait)
            else:
                await self._ask(wait)
        times = (await self.rows.find_next_due(), *self._looks.values())
        return min((time for time in times if time is not None), default=None)

    async def _expire(self, wait: Wait) -> None:
        """End a *wait* because its time is over, and tell the person."""
        told = await self._write(wait, messages.tell_expired)
        if await self.rows.remove(wait, [told]):
            metrics.WAITS.labels("expired").inc()
            self._notices.send([told])

    async def _ask(self, wait: Wait) -> None:
        """Ask once whether bots may fill up."""
        asked = await self._write(wait, messages.ask_for_bots, fill=True)
        if await self.rows.update(wait, [asked], ask_at=None):
            self._notices.send([asked])

    async def _write(self, wait: Wait, describe: messages.WaitText, *, fill: bool = False) -> Outgoing:
        """Write to whoever waits; with *fill*, with a button that lets bots fill up."""
        person = await self._find_person(wait)
        words = language_of(person.locale)
        buttons = ((Control("playfill").custom_id, words("play-fill")),) if fill else ()
        text = describe(wait, words)
        return build_outgoing("waited", key_of(wait), person, text, self._now(), buttons=buttons)

    async def _form_tables(self, place: int) -> None:
        """Seat all who can begin now in a *place*."""
        while self._store.owned.owns(place):
            waits = await self.rows.list_waits(place)
            groups = await asyncio.to_thread(form_groups, waits, self._now())  # a crowd takes a while
            for group in groups:
                await self._seat(place, group)
            if not groups:
                self._looks.pop(place, None)
                if (look := find_next_look(waits, self._now())) is not None:
                    self._looks[place] = look
                    self._alarm()
                return

    async def _seat(self, place: int, group: Group) -> None:
        """Begin the match of *group*, unless somebody has stopped waiting or sits elsewhere meanwhile."""
        people = [await self._find_person(wait) for wait in group.waits]
        server = await self._store.servers.get(place or None)
        locale = people[0].locale if place == EVERYWHERE else server.locale
        thread_id = await self._open_thread(server.play_channel, group, locale)
        where = Place(place or None) if thread_id is None else Place(place, thread_id, server.play_channel)
        change = lobbies.start_together(
            self._now(),
            group.game,
            Venue(where, locale, group.waits[0].pace),
            [(person, wait.interaction_id) for person, wait in zip(people, group.waits, strict=True)],
            group.bots,
        )
        outgoing = [
            build_outgoing("seated", place, person, messages.tell_seated(group, person, where), self._now())
            for person in people
        ]
        try:
            match = await self._matches.open_by(Work(partial(seat_group, group.waits, change, outgoing)))
        except Conflict:
            if thread_id is not None:
                await self._close_thread(thread_id)
            return
        self._notices.send(outgoing)
        for wait in group.waits:
            metrics.WAITS.labels("bots" if group.bots else "seated").inc()
            metrics.WAITED.labels("live" if wait.pace.is_live else "other").observe(
                (self._now() - wait.since) / HOUR
            )
        await self._vacations.observe(match)

    async def _open_thread(self, channel_id: int | None, group: Group, locale: str) -> int | None:
        """Open a thread for *group* in the channel that its server names; None if that isn't possible."""
        channel = self._client.get_channel(channel_id or 0)
        if not isinstance(channel, discord.TextChannel):
            return None
        name = layout.cut(messages.name_thread(group, language_of(locale)), layout.OPTION)
        try:
            spare = await self._find_spare(channel, name)
            thread_id = spare or await posts.open_thread(channel, "together", name)
        except discord.HTTPException as error:
            if is_transient(error):
                raise
            log.info("cannot open a thread for people who waited", channel=channel_id, code=error.code)
            return None
        for wait in group.waits:
            with posts.ignore_permanent_errors():
                await posts.add_to_thread(self._client, "together", thread_id, wait.user_id)
        return thread_id

    async def _find_spare(self, channel: discord.TextChannel, name: str) -> int | None:
        """Find a thread called *name* that was opened before a crash and has never had a match."""
        for thread in channel.threads:
            is_ours = self._client.user is not None and thread.owner_id == self._client.user.id
            if is_ours and thread.name == name and not thread.archived:
                here, last = self._matches.in_channel, self._matches.last_in_channel
                if await here(thread.id) is None and await last(thread.id) is None:
                    return thread.id
        return None

    async def _close_thread(self, thread_id: int) -> None:
        with posts.ignore_permanent_errors():
            await self._client.http.edit_channel(thread_id, archived=True)

    async def _find_person(self, wait: Wait) -> Person:
        """Return the person who waits, called as they were where they asked."""
        return replace(await self._notices.find_person(wait.user_id, wait.name), name=wait.name)

    # As a part of the process

    @property
    def failures(self) -> int:
        """How many places fail for a reason that may never pass."""
        return self._places.failures

    async def wait_until_idle(self) -> None:
        """Wait until nothing is left to do for now."""
        await self._places.wait_until_idle()

    async def hand_over(self) -> None:
        """Finish the tables under way, but wait no longer than a few seconds."""
        await self._places.finish()

    async def close(self) -> None:
        """Stop; `resume` finds what is left undone."""
        await self._places.close()
