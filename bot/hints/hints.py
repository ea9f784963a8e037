"""Hints: what a person should do now, found by a search worker from what that person sees.

A hint is for them alone. It is stored nowhere, and nothing in a match shows that somebody had one.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial
from random import Random
from typing import Any, NamedTuple

import structlog

import games
from bot.domain.match import Match
from bot.domain.refusals import Refusal
from bot.workers.pool import TaskFault
from bot.workers.search import Advise, advice
from bot.workers.search_workers import SearchPriority, SearchWorkers
from bot.workers.strategies import StrategyRunner
from games.search.advice import Advice, Grounds
from games.search.search import Budget

log = structlog.get_logger(__name__)

BUDGET = Budget(seconds=0.6)
"""What finding a hint may cost, besides the reasons for it."""

LIMIT = 6.0
"""Seconds that a person waits for a hint at most."""

KEPT = 256
"""How many of the latest hints are kept."""


class Hint(NamedTuple):
    """The *move* to make and the *advice* behind it; without any, it is the strategy's move.

    *grounds* compare it with an average move, if there is more than one.
    """

    move: Any
    advice: Advice | None = None
    grounds: Grounds | None = None


class Hints:
    """Gives hints; the same position always gets the same one."""

    def __init__(self, search_workers: SearchWorkers, strategies: StrategyRunner) -> None:
        self._search_workers = search_workers
        self._strategies = strategies
        self._kept: OrderedDict[tuple[int, int, bytes], asyncio.Task[Hint]] = OrderedDict()

    def is_known(self, match: Match, seat: int) -> bool:
        """Whether the hint for *seat* in the current position of *match* is known or being computed."""
        return _key(match, seat) in self._kept

    async def find(self, match: Match, seat: int) -> Hint:
        """Find a hint for *seat* of *match*, whose turn it is.

        Raises:
            Refusal: none was found (``hint-none``).
        """
        key = _key(match, seat)
        task = self._kept.get(key)
        if task is None:
            task = asyncio.create_task(self._find(match, seat), name="hint")
            self._kept[key] = task
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        hint = Hint(None)
        try:
            hint = await asyncio.shield(task)
        finally:
            if task.done() and hint.advice is None:  # next time there may be a better one
                self._kept.pop(key, None)
        return hint

    async def _find(self, match: Match, seat: int) -> Hint:
        game = games.load(match.game)
        view = game.view(match.state, seat)
        try:
            task = Advise(match.game, game.encode(view), BUDGET, Random().getrandbits(32))
            found, grounds = advice(game, await self._search_workers.ask(task, SearchPriority.HINT, LIMIT))
            return Hint(found.best.move, found, grounds)
        except (TimeoutError, TaskFault) as fault:
            log.warning(
                "no hint found in time; using the strategy's move", match=match.id, reason=repr(fault)
            )
        try:
            choose = partial(game.choose, view, game.offers(match.state, seat), Random())
            return Hint(await self._strategies.ask(match.game, choose))
        except Exception as error:  # a strategy may fail in any way
            log.error("strategy failed to give a hint", match=match.id, exc_info=error)
            raise Refusal("hint-none") from error


def _key(match: Match, seat: int) -> tuple[int, int, bytes]:
    game = games.load(match.game)
    return match.id, seat, game.encode(game.view(match.state, seat))
