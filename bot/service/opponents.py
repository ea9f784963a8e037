"""Whoever moves for the seats without a person: bot opponents, and those who are away.

Nothing is remembered: after a restart `Opponents.resume` finds the matches that wait for such a seat.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import Any

import structlog

import games
from bot.domain import turns
from bot.domain.match import Match
from bot.domain.refusals import Refusal
from bot.log import error_id
from bot.service.matches import Matches
from bot.service.thinking import Thinking
from bot.store import Store

log = structlog.get_logger(__name__)

PAUSE = 60.0
"""Seconds until the next try when a move could not be stored."""

Make = Callable[[Any], Awaitable[Match | None]]


class Opponents:
    """Moves the seats nobody else moves. Call `touch` with every match that changed."""

    def __init__(self, matches: Matches, store: Store) -> None:
        self._matches = matches
        self._store = store
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._touched: set[int] = set()
        self._thinking = Thinking()

    def touch(self, id: int) -> None:
        """Look whether the match *id* waits for a seat without a person, and move it if so."""
        self._touched.add(id)
        if id not in self._tasks:
            self._tasks[id] = asyncio.create_task(self._attend(id), name=f"opponents {id}")

    async def resume(self) -> None:
        """Go on where the process before this one stopped."""
        for id in await self._store.reader.unattended():
            self.touch(id)

    async def close(self) -> None:
        """Stop; what was not moved is found by `resume`."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def play(self, match: Match, seat: int, make: Make) -> Match | None:
        """Let the strategy choose a move for *seat* and *make* it, and return what that returns.

        If the strategy fails or gives no answer in time, or the rules refuse its move, a random legal move is
        made: no match gets stuck.
        """
        game = games.load(match.game)
        offers = game.offers(match.state, seat)
        choose = partial(game.choose, game.view(match.state, seat), offers, Random())
        try:
            return await make(await self._thinking.ask(match.game, choose))
        except Refusal:
            raise
        except TimeoutError as error:
            log.error("the strategy is too slow; a random move instead", match=match.id, reason=str(error))
        except Exception as error:  # a strategy may fail in any way
            _report("the strategy failed; a random move instead", match.id, error)
        return await make(game.sample(offers, Random()))

    async def _attend(self, id: int) -> None:
        while id in self._touched:
            self._touched.discard(id)
            try:
                await self._move_all(id)
                continue
            except Refusal as refusal:
                log.warning("could not move; trying again", match=id, refusal=refusal.text.id)
            except Exception as error:  # whatever it is, the match must not be stuck for good
                _report("could not move; trying again", id, error)
            await asyncio.sleep(PAUSE)
            self._touched.add(id)
        del self._tasks[id]

    async def _move_all(self, id: int) -> None:
        while True:
            match = await self._matches.get(id)
            if match is None or match.status != "running":
                return
            seat = min((seat for seat in match.waiting if match.players[seat].absent), default=None)
            if seat is None:
                return
            await self.play(match, seat, self._act(match, seat))

    def _act(self, match: Match, seat: int) -> Make:
        return lambda move: self._matches.still(match, turns.act_for, seat, move)


def _report(what: str, match: int, error: Exception) -> None:
    log.error(what, id=error_id(), match=match, exc_info=error)
