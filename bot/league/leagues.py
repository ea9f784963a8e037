"""The only writer of leagues: it stores each change from `changes` in one transaction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from bot.domain.ids import is_id
from bot.domain.refusals import Refusal
from bot.league import changes
from bot.league.records import League
from bot.league.rows import LeagueRows
from bot.service.writing import Changing, writing
from bot.store import Conflict, Store, Taken

P = ParamSpec("P")

Opening = Callable[Concatenate[float, P], League]
"""Creates a new league at a time."""


class Leagues(Changing[League, League]):
    """All leagues of *store*. *now* is the time; *changed* is called with a league's id after every commit.

    What can happen to a league is in `changes`. Callers pass such a function and its arguments, without the
    league and the time. Methods that take an *id* raise `Refusal` (``league-unknown``) if there is no such
    league. Methods that write raise it (``store-full``, ``store-busy``) if nothing can be written, and so may
    the function passed.
    """

    def __init__(self, store: Store, now: Callable[[], float], changed: Callable[[int], None]) -> None:
        super().__init__(now, changed)
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
            with writing():
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
                try:
                    with writing():
                        await self.rows.save(before, after)
                except Conflict:  # another process was first: decide again
                    continue
                break
        if after.version != before.version:
            self._changed(id)
        return after, True
