"""Decides when to retry what failed in a channel, and whether that channel is gone.

Matches leave their channel when it is gone, so a single error is no proof. It takes two signs: an error, and
either the gateway (the channel was deleted, or is missing from its server's list) or the same error ten
minutes later. Nothing is stored about this: a new process finds what was not shown yet and tries again.

Where Freehold may not write, it retries when something changes that may allow it, at the next click in that
channel, and by itself at growing intervals. A channel counts as closed to Freehold if Discord refuses it for
ten minutes and what the gateway says about the channel explains why.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import dataclass

import discord
import structlog

from bot.discord.errors import Meaning, find_meaning, is_refusal, is_transient
from bot.discord.obstacles import GONE, find_obstacle, is_closed
from bot.domain.place import Location
from bot.service.work_queue import WorkQueue

log = structlog.get_logger(__name__)

CONFIRMED = 600.0
"""Seconds from the first error that says a channel doesn't exist, or is closed, until the same error proves
it.
"""

SOON, RARELY = 60.0, 3600.0
"""Seconds until the first retry, and the most between two of them; they double with each retry."""

DELETED = 10_000
"""How many of the latest deleted channels are remembered."""

Channel = tuple[int, int]
"""The ids of a server and of a channel or thread there."""

Work = tuple[Callable[[int], object], int]
"""The function that does the work again, and the id to call it with."""


@dataclass
class _Failed:
    """Work that has failed *tries* times at *place*; the next retry is *due* then.

    It is *held* if a retry is pointless until something changes, and *redone* while it is being retried.
    *missing* is when Discord first said that the place doesn't exist, *closed* when it first said that it is
    closed to Freehold.
    """

    place: Location
    tries: int
    due: float
    held: bool
    missing: float | None = None
    redone: bool = False
    closed: float | None = None


class Channels(WorkQueue[Channel]):
    """Retries work that failed in a channel, and finds out which channels are gone. *now* is unix time."""

    def __init__(self, client: discord.Client, now: Callable[[], float]) -> None:
        super().__init__("channel", self._confirm, is_transient)
        self._client = client
        self._now = now
        self._waiting: dict[Work, _Failed] = {}
        self._deleted: OrderedDict[Channel, None] = OrderedDict()
        self._listeners: list[Callable[[int, int], Awaitable[object]]] = []

    def listen(self, lose: Callable[[int, int], Awaitable[object]]) -> None:
        """Call *lose* with the ids of a server and a channel when that channel is gone, and its threads with
        it.
        """
        self._listeners.append(lose)

    # Work that fails

    def report_failure(
        self, work: Work, place: Location, error: discord.HTTPException, permissions: Collection[str]
    ) -> str:
        """Schedule a retry of *work*, which needs *permissions* at *place*, and return the obstacle.

        The obstacle is `GONE` if the channel is certainly gone. While it only seems so, the obstacle is empty
        and *work* is retried.

        Raises:
            discord.HTTPException: *error* itself, if it says nothing about the channel.
        """
        if find_meaning(error) is Meaning.NO_CHANNEL:
            return GONE if self._is_gone(work, place) else ""
        if not is_refusal(error):
            raise error
        why = find_obstacle(self._client, place, error, permissions)
        log.warning(
            "cannot write in channel", work=work[1], channel=place.channel_id, code=error.code, why=why
        )
        before, closed = self._waiting.get(work), None
        if is_closed(why):
            closed = self._now() if before is None or before.closed is None else before.closed
        self._wait(work, place, None, closed)
        return why

    def is_closed(self, work: Work) -> bool:
        """Whether the channel of *work*, which was just refused again, is certainly closed to Freehold."""
        waiting = self._waiting.get(work)
        return (
            waiting is not None and waiting.closed is not None and self._now() >= waiting.closed + CONFIRMED
        )

    def is_refused(self, work: Work) -> bool:
        """Whether *work* was forbidden and nothing has changed since."""
        waiting = self._waiting.get(work)
        return waiting is not None and waiting.held

    def _is_gone(self, work: Work, place: Location) -> bool:
        """Whether *place* is really gone; Discord answered *work* that it doesn't exist.

        If that isn't certain yet, *work* is retried by the time it will be.
        """
        before = self._waiting.get(work)
        missing = self._now() if before is None or before.missing is None else before.missing
        guild = self._client.get_guild(place.guild_id)
        is_here = guild is not None and not guild.unavailable  # otherwise its channels come back with it
        if is_here and (self._is_deleted(place) or self._now() >= missing + CONFIRMED):
            self.clear(work)
            return True
        log.warning("channel may be gone", server=place.guild_id, channel=place.channel_id)
        self._wait(work, place, missing)
        return False

    def clear(self, work: Work) -> None:
        """Stop retrying *work*, which is done."""
        self._waiting.pop(work, None)

    def _wait(self, work: Work, place: Location, missing: float | None, closed: float | None = None) -> None:
        now, before = self._now(), self._waiting.get(work)
        tries = before.tries + 1 if before else 1
        dues = [now + min(SOON * 2.0 ** min(tries - 1, 10), RARELY)]
        guild = self._client.get_guild(place.guild_id)
        if guild is not None and guild.me.timed_out_until is not None:  # Discord sends no event when it ends
            dues.append(guild.me.timed_out_until.timestamp() + 1)
        dues += [since + CONFIRMED for since in (missing, closed) if since is not None]
        due = min(each for each in dues if each > now)
        self._waiting[work] = _Failed(place, tries, due, held=missing is None, missing=missing, closed=closed)

    def _is_deleted(self, place: Location) -> bool:
        """Whether the gateway reported *place* as deleted, or listed its server without it."""
        home = place.parent_id or place.channel_id
        if not self._deleted.keys().isdisjoint({(place.guild_id, place.channel_id), (place.guild_id, home)}):
            return True
        guild = self._client.get_guild(place.guild_id)
        return guild is not None and guild.get_channel(home) is None

    # What changes

    def retry_channel(self, channel_id: int) -> None:
        """Retry what waits for a channel, because something changed or somebody clicked there."""
        self._redo(lambda waiting: channel_id in (waiting.place.channel_id, waiting.place.parent_id))

    def retry_servers(self, guild_ids: Collection[int]) -> None:
        """Retry what waits for any channel of these servers."""
        self._redo(lambda waiting: waiting.place.guild_id in guild_ids)

    async def tick(self) -> float | None:
        """Retry what is due, and return when the next retry is."""
        now = self._now()
        for work, waiting in list(self._waiting.items()):
            # Work that neither failed nor succeeded since the last retry belongs to another process by now.
            if waiting.due <= now and waiting.redone:
                del self._waiting[work]
        self._redo(lambda waiting: waiting.due <= now)
        return min((waiting.due for waiting in self._waiting.values()), default=None)

    def _redo(self, concerns: Callable[[_Failed], bool]) -> None:
        for (redo, id), waiting in list(self._waiting.items()):
            if concerns(waiting):
                waiting.held, waiting.redone = False, True
                waiting.due = self._now() + RARELY  # unless it fails sooner
                redo(id)

    # Channels that are gone

    def note_deletion(self, guild_id: int, channel_id: int) -> None:
        """Remember that the gateway reported a channel or thread as deleted, and check it."""
        self._deleted[guild_id, channel_id] = None
        if len(self._deleted) > DELETED:
            self._deleted.popitem(last=False)
        self.touch((guild_id, channel_id))

    def compare(self, channels: Iterable[Channel]) -> None:
        """Check those of *channels* that the gateway left out of the list of their server."""
        for guild_id, channel_id in channels:
            guild = self._client.get_guild(guild_id)
            if guild is not None and not guild.unavailable and guild.get_channel(channel_id) is None:
                self.note_deletion(guild_id, channel_id)

    async def _confirm(self, channel: Channel) -> None:
        """Ask Discord whether *channel* is gone; if so, call the listeners."""
        guild_id, channel_id = channel
        try:
            await self._client.fetch_channel(channel_id)
        except discord.HTTPException as error:
            if find_meaning(error) is Meaning.NO_CHANNEL:
                for lose in self._listeners:
                    await lose(guild_id, channel_id)
                return
            if is_transient(error):
                raise
        self._deleted.pop(channel, None)
