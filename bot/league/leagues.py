"""The only writer of leagues: what `changes` makes of one is stored in one transaction each."""

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
"""Makes a new league at a time."""


class Leagues(Changing[League, League]):
    """All leagues of *store*. *now* is the time; *changed* is called with a league's id after every commit.

    What can be done to one is in `changes`: whoever wants it done hands over the function and what it takes
    besides the league and the time. Whatever takes an *id* raises `Refusal` (``league-unknown``) when there
    is no such league, whatever writes raises it (``store-full``, ``store-busy``) when nothing can be written,
    and so does what was handed over.
    """

    def __init__(self, store: Store, now: Callable[[], float], changed: Callable[[int], None]) -> None:
        super().__init__(now, changed)
        self.rows = LeagueRows(store)

    async def get(self, id: int) -> League:
        """The league *id*."""
        league = await self.rows.get(id) if is_id(id) else None
        if league is None:
            raise Refusal("league-unknown")
        return league

    async def find_in_channel(self, channel_id: int, *, ended: bool = False) -> League | None:
        """The open or running league of a channel; with *ended*, or else the one that was won there last."""
        id = await self.rows.find_in_channel(channel_id)
        if id is None and ended:
            id = await self.rows.find_last(channel_id)
        return None if id is None else await self.get(id)

    async def open(self, opening: Opening[P], *args: P.args, **kwargs: P.kwargs) -> League:
        """Store the league that *opening* makes.

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
        """Let a person leave the league *id* for good, even as its organizer."""
        await self.change(id, changes.forsake, user_id)

    async def _apply(self, id: int, decide: Callable[[League], League | None]) -> tuple[League, bool]:
        # Not every change makes a new version, so the version alone does not keep two of them apart.
        async with self._locks.of(id):
            while True:
                before = await self.get(id)
                after = decide(before)
                if after is None:
                    return before, False
                try:
                    with writing():
                        await self.rows.save(before, after)
                except Conflict:  # another process was first: decide anew
                    continue
                break
        if after.version != before.version:
            self._changed(id)
        return after, True
