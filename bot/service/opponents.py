"""Moves for seats without a person: bot opponents, and people who are away.

Also the house's moves for persons who have only one answer (`bot.domain.forced_moves`). Nothing is kept in
memory: after a restart `Opponents.resume` finds the matches that wait for such a seat.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import Any

import structlog

import games
from bot.domain import forced_moves, turns
from bot.domain.match import Match
from bot.domain.refusals import Refusal
from bot.log import error_id
from bot.service.matches import Matches
from bot.service.work_queue import WorkQueue
from bot.store import Store, StoreFault
from bot.workers.pool import TaskFault
from bot.workers.search import Choose
from bot.workers.search_workers import SearchWorkers
from bot.workers.strategies import StrategyRunner
from games.core import Offer
from games.search.levels import NORMAL
from games.search.search import is_searchable

log = structlog.get_logger(__name__)

DELAY = 1.0
"""Seconds that a bot opponent takes if its level lets it search: always the same, whatever it holds."""

PAUSE, PATIENCE = 1 / 50, 1.0
"""Seconds between two matches that are checked after a start, since most of them wait for people; and the
most seconds that one may take until the next is checked beside it.
"""

Make = Callable[[Any], Awaitable[Match | None]]


class Opponents(WorkQueue[int]):
    """Moves the seats that nobody else moves. Call `touch` with every match that changed.

    After a restart `resume` finds the seats that still have to move. Hints use *strategies* and
    *search_workers*, too.
    """

    def __init__(self, matches: Matches, store: Store) -> None:
        super().__init__("opponents", self._attend)
        self._matches = matches
        self._store = store
        self.strategies = StrategyRunner()
        self.search_workers = SearchWorkers()

    def match_changed(self, id: int) -> None:
        """Move in the match *id* if it is up to this process."""
        self.touch(id)

    async def resume(self) -> None:
        """Look at the matches that may wait for this process; stop early if the process ends.

        They are looked at one after another: clicks read from the same database.
        """
        for id in await self._store.reader.unattended_matches():
            self.touch(id)
        for id in await self._store.reader.running_matches():
            if self.is_closing:
                return
            self.touch(id)
            await asyncio.wait((self._tasks[id],), timeout=PATIENCE)
            await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        """Stop, and end the search workers."""
        await super().close()
        await self.search_workers.close()

    async def play(self, match: Match, seat: int, make: Make) -> Match | None:
        """Let the strategy choose a move for *seat* and *make* it; return what that returns.

        If the strategy fails or is too slow, or the rules refuse its move, a random legal move is made, so
        that no match gets stuck.
        """
        game = games.load(match.game)
        offers = game.offers(match.state, seat)
        try:
            return await make(await self._choice(match, seat, offers))
        except (Refusal, StoreFault):
            raise
        except TimeoutError as error:
            log.error("the strategy is too slow; a random move instead", match=match.id, reason=str(error))
        except Exception as error:  # a strategy may fail in any way
            what = "the strategy failed; a random move instead"
            log.error(what, id=error_id(), match=match.id, exc_info=error)
        return await make(game.sample(offers, Random()))

    async def _choice(self, match: Match, seat: int, offers: list[Offer]) -> Any:
        """The move that the player of *seat* chooses; the strategy's if a search does not finish in time."""
        game, random = games.load(match.game), Random()
        view = game.view(match.state, seat)
        level, style = match.players[seat].level, match.players[seat].style
        choose = partial(game.choose_in_style, view, offers, random, style)
        by_strategy = partial(self.strategies.ask, match.game, choose)
        if level == NORMAL or not is_searchable(game):
            return await by_strategy()
        time = asyncio.get_running_loop().time
        begun = time()
        try:
            task = Choose(match.game, game.encode(view), level, random.getrandbits(32), style=style)
            move = game.decode_move(await self.search_workers.ask(task))
        except (TimeoutError, TaskFault) as fault:
            log.warning("nothing was found in time; the strategy moves", match=match.id, reason=repr(fault))
            move = await by_strategy()
        await asyncio.sleep(begun + DELAY - time())
        return move

    async def move(self, match: Match, seat: int) -> Match | None:
        """Move for *seat*; None if *match* has moved on."""
        return await self.play(
            match, seat, lambda move: self._matches.change_if_unmoved(match, turns.act_for, seat, move)
        )

    async def _attend(self, id: int) -> None:
        match = await self._matches.get(id)
        if match is None or match.status != "running" or not self._store.owned.owns(match.shard_key):
            return
        if await self._matches.attempt(id, forced_moves.answer_next) is not None:
            self.touch(id)
            return
        if any(player.level != NORMAL for player in match.players):
            self.search_workers.wake()
        if match.waiting == match.expected:
            return
        seat = min(match.waiting - match.expected)
        await self.move(match, seat)
        self.touch(id)
