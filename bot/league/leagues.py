"""The only writer of leagues: it stores each change from `changes` in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Concatenate, ParamSpec

from bot.domain.ids import is_id
from bot.domain.notifications.outgoing import Outgoing, build_outgoing
from bot.domain.people import Person
from bot.domain.refusals import Refusal
from bot.league import changes
from bot.league.messages import tell_check_in, tell_seated
from bot.league.records import League
from bot.league.rows import LeagueRows
from bot.service.writing import Changing, refuse_unwritable
from bot.store import Conflict, Store, Taken

P = ParamSpec("P")

Opening = Callable[Concatenate[float, P], League]
"""Creates a new league at a time."""


class Leagues(Changing[League, League]):
    """All leagues of *store*. *now* is the time; *changed* is called with a league's id after every commit.

    People from the waiting list who get a place are told so, and those who have to check in: *send* gets
    those messages, which are stored with the change.

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

    async def _apply(self, id: int, decide: Callable[[League], League | None]) -> tuple[League, bool]:
        # Some changes make no new version, so comparing versions would not be enough.
        async with self._locks.lock_for(id):
            while True:
                before = await self.get(id)
                after = decide(before)
                if after is None:
                    return before, False
                outgoing = await self._write_to_seated(before, after)
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

    async def _write_to_seated(self, before: League, after: League) -> list[Outgoing]:
        """Build the messages to those who waited and have a place now, and to those who are to check in."""
        outgoing = []
        if after.checking and not before.checking:
            for called in after.participants:
                if called.user_id is not None:
                    person = await self._persons.get(called.user_id) or Person(called.user_id, called.name)
                    text = tell_check_in(after, person.locale)
                    outgoing.append(build_outgoing("seated", after.guild_id, person, text, self._now()))
        for who in before.waitlist:
            if changes.is_seated(before, after, who.user_id):
                person = await self._persons.get(who.user_id) or Person(who.user_id, who.name)
                text = tell_seated(after, person.locale)
                outgoing.append(build_outgoing("seated", after.guild_id, person, text, self._now()))
        return outgoing
