"""Running a strategy in a thread, because it may be slow, fail, or never return.

A thread can't be ended from outside. One that has not answered in time is left alone; as a daemon it does not
keep the process from ending. A game with too many of these has to wait until one is done.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Any

LIMIT = 5.0
"""Seconds a strategy has for a move."""

SLOW = 0.5
"""Seconds after which another strategy may run beside it."""

HANGING = 2
"""The most threads of one game that have not answered in time."""


class StrategyRunner:
    """Runs one strategy at a time: several at once would delay clicks."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)
        self._late: defaultdict[str, list[Thread]] = defaultdict(list)

    async def ask(self, game: str, choose: Callable[[], Any]) -> Any:
        """The answer of *choose*, the strategy of *game*.

        Raises:
            TimeoutError: it does not answer in time.
            Exception: whatever it raises.
        """
        self._late[game] = [thread for thread in self._late[game] if thread.is_alive()]
        if len(self._late[game]) >= HANGING:
            raise TimeoutError("others of its kind have not answered yet")
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        thread = Thread(target=_think, args=(choose, answer), name=f"strategy {game}", daemon=True)
        try:
            async with self._turn:
                thread.start()
                await asyncio.wait([answer], timeout=SLOW)
            await asyncio.wait([answer], timeout=LIMIT - SLOW)
            if answer.done():
                return answer.result()
        finally:
            answer.cancel()
        self._late[game].append(thread)
        raise TimeoutError(f"no answer within {LIMIT:g} s")


def _think(choose: Callable[[], Any], answer: asyncio.Future[Any]) -> None:
    result, error = None, None
    try:
        result = choose()
    except Exception as raised:
        error = raised
    with suppress(RuntimeError):  # the loop is closed: nobody waits any more
        answer.get_loop().call_soon_threadsafe(_set_answer, answer, result, error)


def _set_answer(answer: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if answer.done():  # given up
        return
    if error is None:
        answer.set_result(result)
    else:
        answer.set_exception(error)
