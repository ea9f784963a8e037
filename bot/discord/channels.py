"""Channels in which something fails: when to retry it, and whether the channel is gone.

One error proves nothing, and a channel that is gone ends its match. So it takes two signs: an error that
says so, and either a gateway event (the channel was deleted, or the server has no such channel) or the same
error ten minutes later. Nothing of this is stored: whatever was not shown is still to be shown, so a new
process tries again, and the gateway lists all channels for it.

Where Freehold may not write, it retries whenever something changes that may allow it and at the next click
there. It also retries by itself, less and less often.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import dataclass

import discord
import structlog

from bot.discord.errors import Meaning, is_refusal, is_transient, meaning_of
from bot.discord.obstacles import GONE, Location, find_obstacle
from bot.service.work_queue import WorkQueue

log = structlog.get_logger(__name__)

CONFIRMED = 600.0
"""Seconds after the first answer that there is no such channel, until the same answer proves it."""

SOON, RARELY = 60.0, 3600.0
"""Seconds until the first retry, and between two of them at most; they double with each."""

DELETED = 10_000
"""The channels told to be deleted last that are remembered."""

Channel = tuple[int, int]
"""The ids of a server and of a channel or thread there."""

Work = tuple[Callable[[int], object], int]
"""What to call to have something done again, and with which id."""


@dataclass
class _Failed:
    """Work that has failed *tries* times at *place*, and is retried when *due*.

    *held*: there is no use in trying until something changes. *missing* is the time since when Discord says
    that the place does not exist, or None. *redone*: it is being retried.
    """

    place: Location
    tries: int
    due: float
    held: bool
    missing: float | None = None
    redone: bool = False


class Channels(WorkQueue[Channel]):
    """Retries what waits for a channel, and tells which channels are gone. *now* is the unix time."""

    def __init__(self, client: discord.Client, now: Callable[[], float]) -> None:
        super().__init__("channel", self._confirm, is_transient)
        self._client = client
        self._now = now
        self._waiting: dict[Work, _Failed] = {}
        self._deleted: OrderedDict[Channel, None] = OrderedDict()
        self._listeners: list[Callable[[int, int], Awaitable[object]]] = []

    def listen(self, lose: Callable[[int, int], Awaitable[object]]) -> None:
        """Call *lose* with the ids of a server and a channel that is gone, and its threads with it."""
        self._listeners.append(lose)

    # Work that fails

    def report_failure(
        self, work: Work, place: Location, error: discord.HTTPException, permissions: Collection[str]
    ) -> str:
        """Schedule a retry of *work*, which needs *permissions* at *place*, and return what hinders it.

        The obstacle is `GONE` once it is certain that the channel is gone. While it only seems so, the
        obstacle is empty, and *work* is retried.

        Raises:
            discord.HTTPException: *error* itself, if it says nothing about the channel.
        """
        if meaning_of(error) is Meaning.NO_CHANNEL:
            return GONE if self._is_gone(work, place) else ""
        if not is_refusal(error):
            raise error
        why = find_obstacle(self._client, place, error, permissions)
        log.warning("may not write", work=work[1], channel=place.channel_id, code=error.code, why=why)
        self._wait(work, place, None)
        return why

    def is_refused(self, work: Work) -> bool:
        """Whether *work* was not allowed, and nothing has changed since."""
        waiting = self._waiting.get(work)
        return waiting is not None and waiting.held

    def _is_gone(self, work: Work, place: Location) -> bool:
        """Whether *place*, which does not exist according to the answer to *work*, is really gone.

        If that is not certain yet, *work* is retried, at the latest when it will be.
        """
        before = self._waiting.get(work)
        missing = self._now() if before is None or before.missing is None else before.missing
        guild = self._client.get_guild(place.guild_id)
        is_here = guild is not None and not guild.unavailable  # or else its channels come back with it
        if is_here and (self._is_deleted(place) or self._now() >= missing + CONFIRMED):
            self.clear(work)
            return True
        log.warning("a channel seems to be gone", server=place.guild_id, channel=place.channel_id)
        self._wait(work, place, missing)
        return False

    def clear(self, work: Work) -> None:
        """Stop retrying *work*: it is done."""
        self._waiting.pop(work, None)

    def _wait(self, work: Work, place: Location, missing: float | None) -> None:
        now, before = self._now(), self._waiting.get(work)
        tries = before.tries + 1 if before else 1
        dues = [now + min(SOON * 2.0 ** min(tries - 1, 10), RARELY)]
        guild = self._client.get_guild(place.guild_id)
        if guild is not None and guild.me.timed_out_until is not None:  # nobody is told when it ends
            dues.append(guild.me.timed_out_until.timestamp() + 1)
        if missing is not None:
            dues.append(missing + CONFIRMED)
        due = min(each for each in dues if each > now)
        self._waiting[work] = _Failed(place, tries, due, held=missing is None, missing=missing)

    def _is_deleted(self, place: Location) -> bool:
        """Whether the gateway said that *place* was deleted, or listed its server without it."""
        home = place.parent_id or place.channel_id
        if not self._deleted.keys().isdisjoint({(place.guild_id, place.channel_id), (place.guild_id, home)}):
            return True
        guild = self._client.get_guild(place.guild_id)
        return guild is not None and guild.get_channel(home) is None

    # What changes

    def retry_channel(self, channel_id: int) -> None:
        """Retry what waits for a channel: something changed there, or somebody clicked."""
        self._redo(lambda waiting: channel_id in (waiting.place.channel_id, waiting.place.parent_id))

    def retry_servers(self, guild_ids: Collection[int]) -> None:
        """Retry what waits for any channel of these servers."""
        self._redo(lambda waiting: waiting.place.guild_id in guild_ids)

    async def tick(self) -> float | None:
        """Retry what is due; return when the next is."""
        now = self._now()
        for work, waiting in list(self._waiting.items()):
            # What neither failed nor worked since the last retry is another process's by now.
            if waiting.due <= now and waiting.redone:
                del self._waiting[work]
        self._redo(lambda waiting: waiting.due <= now)
        return min((waiting.due for waiting in self._waiting.values()), default=None)

    def _redo(self, concerns: Callable[[_Failed], bool]) -> None:
        for (redo, id), waiting in list(self._waiting.items()):
            if concerns(waiting):
                waiting.held, waiting.redone = False, True
                waiting.due = self._now() + RARELY  # unless it fails before
                redo(id)

    # Channels that are gone

    def note_deletion(self, guild_id: int, channel_id: int) -> None:
        """Note that a channel or thread was deleted, according to the gateway."""
        self._deleted[guild_id, channel_id] = None
        if len(self._deleted) > DELETED:
            self._deleted.popitem(last=False)
        self.touch((guild_id, channel_id))

    def compare(self, channels: Iterable[Channel]) -> None:
        """Note which of *channels* the gateway did not list, on servers that it listed."""
        for guild_id, channel_id in channels:
            guild = self._client.get_guild(guild_id)
            if guild is not None and not guild.unavailable and guild.get_channel(channel_id) is None:
                self.note_deletion(guild_id, channel_id)

    async def _confirm(self, channel: Channel) -> None:
        """Ask Discord whether a *channel* is gone, and pass that on to the listeners."""
        guild_id, channel_id = channel
        try:
            await self._client.fetch_channel(channel_id)
        except discord.HTTPException as error:
            if meaning_of(error) is Meaning.NO_CHANNEL:
                for lose in self._listeners:
                    await lose(guild_id, channel_id)
                return
            if is_transient(error):
                raise
        self._deleted.pop(channel, None)
