"""The only writer of leagues: it stores each change from `changes` in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Concatenate, ParamSpec

from bot.domain.ids import is_id
from bot.domain.notifications.outgoing import Outgoing, build_outgoing
from bot.domain.people import Person
from bot.domain.refusals import Refusal
from bot.league import changes
from bot.league.messages import (
    tell_absent,
    tell_check_in,
    tell_no_place,
    tell_organizer,
    tell_removed,
    tell_seated,
)
from bot.league.records import League, Participant, Waiting
from bot.league.rows import LeagueRows
from bot.service.writing import Changing, refuse_unwritable
from bot.store import Conflict, Store, Taken

P = ParamSpec("P")

Opening = Callable[Concatenate[float, P], League]
"""Creates a new league at a time."""

Tell = Callable[[League, str], str]
"""Tells somebody something about a league, in a language."""


class Leagues(Changing[League, League]):
    """All leagues of *store*. *now* is the time; *changed* is called with a league's id after every commit.

    Whoever gets or loses a place without their doing is told so (`list_told`): *send* gets those messages,
    which are stored with the change.

    What can happen to a league is in `changes`. Callers pass such a function and its arguments, without the
    league and the time. Methods that take an *id* raise `Refusal` (``league-unknown``) if there is no such
    league. Methods that write raise it (``store-full``, ``store-busy``) if nothing can be written, and so may
    the function passed.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        changed: Callable[[int], None],
        send: Callable[[Iterable[Outgoing]], None],
    ) -> None:
        super().__init__(now, changed)
        self._persons = store.persons
        self._send = send
        self.rows = LeagueRows(store)

    async def get(self, id: int) -> League:
        """Return the league *id*."""
        league = await self.rows.get(id) if is_id(id) else None
        if league is None:
            raise Refusal("league-unknown")
        return league

    async def find_in_channel(self, channel_id: int, *, ended: bool = False) -> League | None:
        """Return the open or running league of a channel or, with *ended*, else the last one won there."""
        id = await self.rows.find_in_channel(channel_id)
        if id is None and ended:
            id = await self.rows.find_last(channel_id)
        return None if id is None else await self.get(id)

    async def open(self, opening: Opening[P], *args: P.args, **kwargs: P.kwargs) -> League:
        """Store the league that *opening* creates.

        Raises:
            Refusal: the channel has one (``league-taken``).
        """
        try:
            with refuse_unwritable():
                id = await self.rows.open(opening(self._now(), *args, **kwargs))
        except Taken:
            raise Refusal("league-taken") from None
        self._changed(id)
        return await self.get(id)

    async def forsake(self, id: int, user_id: int) -> None:
        """Remove a person from the league *id* for good, even its organizer."""
        await self.change(id, changes.forsake, user_id)

    async def remove(self, id: int, by: int, person_id: int, *, manager: bool) -> League:
        """Let *by* remove a person from the league *id* (`changes.remove`), who is told so once."""

        def decide(league: League) -> League:
            return changes.remove(league, self._now(), by, person_id, manager=manager)

        league, _ = await self._apply(id, decide, None if person_id == by else person_id)
        return league

    async def _apply(
        self, id: int, decide: Callable[[League], League | None], removed: int | None = None
    ) -> tuple[League, bool]:
        # Some changes make no new version, so comparing versions would not be enough.
        async with self._locks.lock_for(id):
            while True:
                before = await self.get(id)
                after = decide(before)
                if after is None:
                    return before, False
                told = list_told(before, after)
                if removed is not None:
                    told.append((removed, "", tell_removed))
                outgoing = [await self._write(after, *each) for each in told]
                try:
                    with refuse_unwritable():
                        after = await self.rows.save(before, after, outgoing)
                except Conflict:  # another process was first: decide again
                    continue
                break
        self._send(outgoing)
        if after.version != before.version:
            self._changed(id)
        return after, True

    async def _write(self, league: League, user_id: int, name: str, tell: Tell) -> Outgoing:
        """Build a message to a person, called *name* if they are not known, in their language."""
        person = await self._persons.get(user_id) or Person(user_id, name)
        return build_outgoing("seated", league.guild_id, person, tell(league, person.locale), self._now())


def list_told(before: League, after: League) -> list[tuple[int, str, Tell]]:
    """List the people whose seat or place a change concerns without their doing, with what tells them.

    These are those who waited and have a place now, or will not get one any more; whoever organizes it in
    place of another; and on an evening those who are to check in, or were away and have lost their seat.
    """
    called = after.participants if after.checking and not before.checking else ()
    ended = after.status in ("over", "cancelled")
    gone = [
        who
        for who, now in zip(before.participants, after.participants, strict=False)
        if (who.here, now.here, now.dropped) == (True, False, None)
    ]
    if after.status != "running" or after.round >= after.rounds:
        gone = []
    heir = after.find_participant(after.organizer_id) if after.organizer_id != before.organizer_id else None
    told: list[tuple[Iterable[Participant | Waiting], Tell]] = [
        ([heir] if heir else (), tell_organizer),
        (called, tell_check_in),
        (gone, tell_absent),
        ([who for who in before.waitlist if changes.is_seated(before, after, who.user_id)], tell_seated),
        (before.waitlist if ended else (), tell_no_place),
    ]
    return [(who.user_id, who.name, tell) for people, tell in told for who in people if who.user_id]
