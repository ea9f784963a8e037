"""The only writer of matches, one change at a time.

A change is computed by `bot.domain` from the match as it was, and stored only if it still is so (compare and
swap on the version). A lock for each match spares the tasks of this process that conflict. It is held from
reading to the commit, never during a request to Discord.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from typing import Any, Concatenate, ParamSpec

from bot import metrics
from bot.domain import forced_moves, lobbies, proofs, replays
from bot.domain.downtime import Absence, catch_up
from bot.domain.ids import is_id
from bot.domain.match import Change, Entry, Match
from bot.domain.people import Person
from bot.domain.proofs import Proof
from bot.domain.refusals import Refusal
from bot.domain.replays import Log
from bot.domain.versions import migrate_match
from bot.parts import Part
from bot.service.writing import Changing, Doing, refuse_unwritable
from bot.store import Broadcast, Conflict, Duplicate, Store, Taken, Work
from games.core import Event

KEPT = 256
"""The number of matches kept in memory, those used last."""

ANNOUNCED = 4096
"""The number of matches whose latest version and amendment from other processes are remembered."""

P = ParamSpec("P")

Opening = Callable[Concatenate[float, P], Change]
"""Builds a new match at a time."""

Clicked = Callable[Concatenate[Match, float, int, P], Change | None]
"""Like `Doing`, for an interaction."""


class Matches(Changing[Match, Change], Part):
    """The matches of *store*. *now* is the time; *changed* is called with the id after every commit of which
    more than one seat sees something. After a change without a new version (`amend`), callers touch the
    presenter themselves if somebody has to see it.

    `bot.domain` knows what can be done to a match: callers pass the function, and its arguments besides the
    match and the time. Methods with an *id* raise `Refusal` (``match-unknown``) if there is no such match.
    Methods that write raise it (``store-full``, ``store-busy``) if nothing can be written, or if the function
    refuses. Running matches are read under today's rules.
    """

    def __init__(self, store: Store, now: Callable[[], float], changed: Callable[[int], None]) -> None:
        super().__init__(now, changed)
        self._store = store
        self._kept: OrderedDict[int, Match] = OrderedDict()
        self._announced: OrderedDict[int, tuple[int, int]] = OrderedDict()
        self._is_listening = True

    # Reading

    async def get(self, id: int) -> Match | None:
        """The match *id*; None if there is none."""
        match = self._kept.get(id)
        if match is not None and not self._absences(match):
            return match
        async with self._locks.lock_for(id):
            return await self._load(id)

    async def require(self, id: int) -> Match:
        """The match *id*.

        Raises:
            Refusal: there is none.
        """
        match = await self.get(id)
        if match is None:
            raise Refusal("match-unknown")
        return match

    async def in_channel(self, channel_id: int | None) -> Match | None:
        """The lobby or running match in a channel or thread, at most one; None where there is no channel."""
        id = None if channel_id is None else await self._store.reader.match_in_channel(channel_id)
        return None if id is None else await self.get(id)

    async def last_in_channel(self, channel_id: int) -> Match | None:
        """The match that ended last in a channel or thread."""
        id = await self._store.reader.last_match_in_channel(channel_id)
        return None if id is None else await self.get(id)

    async def of_person(self, user_id: int) -> list[Match]:
        """The lobbies and running matches in which a person sits, the latest first."""
        found = [await self.get(id) for id in await self._store.reader.matches_of_person(user_id)]
        return [match for match in found if match is not None]

    async def next_awaiting(self, user_id: int, id: int) -> Match | None:
        """The most urgent match besides *id* that waits for a person's choice; None if there is none."""
        for other in await self._store.reader.matches_awaiting(user_id):
            match = await self.get(other) if other != id else None
            if match is not None and match.seat_of(
                user_id
            ) in match.expected - forced_moves.seats_without_choice(match):
                return match
        return None

    async def log(self, id: int) -> list[Entry]:
        """Everything that happened in a match since its start, for every audience, the oldest first."""
        return [entry for entry, _ in await self.entries(id)]

    async def entries(self, id: int) -> Log:
        """The log with the moves: all that a replay needs."""
        return await self._store.reader.entries(id)

    async def list_others(self, match: Match, seat: int) -> list[Event]:
        """What everybody else did in *match* since the last move of *seat*; see `replays.list_others`."""
        since = match.players[seat].news.unread.since
        if since >= match.version:
            return []
        log = await self._store.reader.latest_entries(match.id, since, match.version)
        return replays.list_others(match, log, seat)

    async def verify(self, id: int) -> Proof:
        """Compute a match again from its secret, its joins and its moves.

        Raises:
            Refusal: it is not over (``verify-not-over``): until then the secret is kept.
        """
        return await asyncio.to_thread(proofs.prove, await self.require(id), await self.entries(id))

    async def export(self, id: int) -> dict[str, Any]:
        """Everything that others need to compute a match again, as plain values for JSON.

        Raises:
            Refusal: it is not over (``verify-not-over``).
        """
        return await asyncio.to_thread(proofs.export, await self.require(id), await self.entries(id))

    async def catch_up(self, ids: Collection[int], paused: Callable[[int], None]) -> list[int]:
        """Move the deadlines of the matches *ids* by the absences of their shards.

        Returns the *ids* that somebody changed meanwhile; those matches are left as they are. *paused* is
        called with each match whose log says that its clock was stopped, and with each at a live pace.
        """
        found = await self._store.reader.read_clocks(ids)
        behind = [
            (match, absences) for match in found if (absences := self._store.absences.pending_for(match))
        ]
        changes = [catch_up(match, absences, self._now()) for match, absences in behind]
        commits = (self._store.writer.commit(change) for change in changes)
        answers = await asyncio.gather(*commits, return_exceptions=True)
        lost = []
        for change, answer in zip(changes, answers, strict=True):
            after = change.after
            if isinstance(answer, Conflict):
                lost.append(after.id)
                continue
            if isinstance(answer, BaseException):
                raise answer
            self._announce(after.id, after.version, after.amendments)
            if _is_pause_shown(change):
                paused(after.id)
        return lost

    def clear_cache(self) -> None:
        """Read every match again, because personal or old data was deleted past this class."""
        self._kept.clear()

    # Broadcasts of other processes

    def on_broadcast(self, broadcast: Broadcast) -> None:
        """Another process stored a version of a match, or an amendment: drop what is older."""
        if broadcast.kind == "amendment":
            self._announce(broadcast.id, 0, broadcast.version)
        else:
            self._announce(broadcast.id, broadcast.version, 0)
        if broadcast.concerns(self._store.owned.owns):
            self._changed(broadcast.id)

    def _announce(self, id: int, version: int, amendments: int) -> None:
        """Record that this version or amendment of a match is stored, and drop older ones from the cache."""
        known_version, known_amendments = self._announced.pop(id, (0, 0))
        self._announced[id] = max(version, known_version), max(amendments, known_amendments)
        if len(self._announced) > ANNOUNCED:
            self._announced.popitem(last=False)
        if (kept := self._kept.get(id)) is not None and self._is_old(kept):
            del self._kept[id]

    def on_broadcasts_lost(self) -> None:
        """No broadcasts of other processes arrive: read every match from the database."""
        self._is_listening = False
        self._kept.clear()

    def on_broadcasts_back(self) -> None:
        """Broadcasts arrive again: use the cache."""
        self._is_listening = True

    # Writing

    async def resume(self) -> None:
        """Move the running matches begun under older rules to today's, or end them."""
        for id in await self._store.reader.outdated_matches():
            await self.get(id)

    async def open(self, opening: Opening[P], *args: P.args, **kwargs: P.kwargs) -> Match:
        """Store the match that *opening* builds.

        Raises:
            Refusal: its channel is taken (``channel-taken``).
        """
        return await self._insert(opening(self._now(), *args, **kwargs))

    async def open_by(self, work: Work) -> Match:
        """Store a new match by *work*, which returns its id and may store other things with it.

        Raises:
            Lost: something of it has changed meanwhile.
        """
        with refuse_unwritable():
            id = await self._store.writer.commit(work)
        self._changed(id)
        return await self.require(id)

    async def rematch(
        self, id: int, person: Person, gone: Collection[int] = (), interaction_id: int | None = None
    ) -> Match:
        """Open a rematch of a match that is over (`lobbies.rematch`), or let *person* join the existing one.

        Raises:
            Refusal: the match is not over, *person* did not play in it, the channel is taken, or the rematch
                has begun without them.
        """
        change = lobbies.rematch(await self.require(id), self._now(), person.user_id, gone, interaction_id)
        async with self._locks.lock_for(id):  # no channel keeps two rematches by direct message apart
            there = await self.rematch_of(id)
            if there is None:
                try:
                    return await self._insert(change)
                except Refusal:
                    there = await self.rematch_of(id)
                    if there is None:
                        raise
        if there.seat_of(person.user_id) is not None:
            return there
        return await self.change(there.id, lobbies.join, person, interaction_id)

    async def rematch_of(self, id: int) -> Match | None:
        """The lobby or running match that is the rematch of the match *id*."""
        there = await self._store.reader.rematch_of(id)
        return None if there is None else await self.get(there)

    async def change_once(
        self, interaction_id: int, id: int, doing: Clicked[P], *args: P.args, **kwargs: P.kwargs
    ) -> Match:
        """Like `change`, but idempotent per interaction, which Discord may deliver twice."""
        try:
            return await self.change(id, doing, interaction_id, *args, **kwargs)
        except Refusal:
            if not await self._store.reader.has_interaction(interaction_id):
                raise
            return await self.require(id)

    async def change_if_unmoved(
        self, seen: Match, doing: Doing[Match, P, Change], *args: P.args, **kwargs: P.kwargs
    ) -> Match | None:
        """Like `attempt`, but returns None if the match has moved on since it was *seen* running."""

        def change_unmoved(match: Match) -> Change | None:
            if match.public != seen.public or match.status != "running":
                return None
            return doing(match, self._now(), *args, **kwargs)

        match, done = await self._apply(seen.id, change_unmoved)
        return match if done else None

    async def _insert(self, change: Change) -> Match:
        try:
            with refuse_unwritable():
                id = await self._store.writer.commit(change)
        except Taken:
            raise Refusal("channel-taken") from None
        self._changed(id)
        return await self.require(id)

    async def _apply(self, id: int, decide: Callable[[Match], Change | None]) -> tuple[Match, bool]:
        async with self._locks.lock_for(id):
            while True:
                before = await self._load(id)
                if before is None:
                    raise Refusal("match-unknown")
                change = decide(before)
                if change is None:
                    return before, False
                # If storing fails in any way, the cache must not be trusted.
                self._kept.pop(id, None)
                try:
                    with refuse_unwritable():
                        await self._store.writer.commit(change)
                except Conflict:  # another process was first: decide again
                    continue
                except Duplicate:
                    return before, False
                _count(change)
                self._keep(change.after)
                break
        if change.after.public != before.public:
            self._changed(id)
        return change.after, True

    async def _load(self, id: int) -> Match | None:
        """Read the match while its lock is held; None if there is none."""
        if not is_id(id):
            return None
        match = self._kept.get(id)
        while match is None or self._is_old(match) or self._absences(match):
            match = await self._store.reader.match(id)
            if match is None:
                return None
            match = await self._bring_over(match)
            if match is not None:
                match = await self._caught_up(match)
        self._keep(match)
        return match

    async def _caught_up(self, match: Match) -> Match | None:
        """Account for every absence in *match*, as it was read; None if something else changed it since."""
        absences = self._absences(match)
        if not absences:
            return match
        change = catch_up(match, absences, self._now())
        try:
            with refuse_unwritable():
                await self._store.writer.commit(change)
        except Conflict:
            return None
        if _is_pause_shown(change):
            self._changed(match.id)
        return change.after

    async def _bring_over(self, match: Match) -> Match | None:
        """Move *match*, as it was read, to today's rules; None if another process has changed it since."""
        change = migrate_match(match, self._now())
        if change is None:
            return match
        try:
            with refuse_unwritable():
                await self._store.writer.commit(change)
        except Conflict:
            return None
        _count(change)
        self._changed(match.id)
        return change.after

    def _absences(self, match: Match) -> Sequence[Absence]:
        """The absences that a lobby or running match has yet to account for."""
        return self._store.absences.pending_for(match) if match.status in ("lobby", "running") else ()

    def _is_old(self, match: Match) -> bool:
        """Whether another process had stored a newer version, or a note, by the time *match* was read."""
        version, amendments = self._announced.get(match.id, (0, 0))
        return match.version < version or match.amendments < amendments

    def _keep(self, match: Match) -> None:
        if not self._is_listening or self._is_old(match):
            return
        self._kept[match.id] = match
        self._kept.move_to_end(match.id)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _count(stored: Change) -> None:
    match, ended = stored.after, ("over", "cancelled")
    if stored.move is not None:
        metrics.MOVES.labels(match.game, "house" if stored.user_id is None else "person").inc()
    if match.status in ended and stored.before and stored.before.status not in ended:
        metrics.ENDED.labels(match.game, match.status).inc()


def _is_pause_shown(change: Change) -> bool:
    """Whether the messages of a match show that its clock was stopped: if its log says so, or at a live pace.

    *change* accounts for an absence.
    """
    before, after = change.before, change.after
    return after.pace.is_live or (before is not None and after.version != before.version)
