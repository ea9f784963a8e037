"""Changing stored values one at a time, and refusing where nothing can be written."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Concatenate, Generic, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from bot.domain.refusals import Refusal
from bot.store import Unwritable

Kept = TypeVar("Kept")
Made = TypeVar("Made")
P = ParamSpec("P")

Doing = Callable[Concatenate[Kept, float, P], Made | None]
"""Computes a change of a value at a time; None for no change. Raises `Refusal` if it is impossible."""


class Locks:
    """A lock for each id, which exists as long as somebody holds it."""

    def __init__(self) -> None:
        self._held: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock_for(self, id: int) -> asyncio.Lock:
        """The lock of *id*."""
        lock = self._held.get(id)
        if lock is None:
            lock = self._held[id] = asyncio.Lock()
        return lock


@contextmanager
def refuse_unwritable() -> Iterator[None]:
    """A context in which failing writes become refusals.

    Raises:
        Refusal: nothing can be written (``store-full``, ``store-busy``).
    """
    try:
        yield
    except Unwritable as fault:
        raise Refusal("store-full" if fault.full else "store-busy") from fault


class Changing(ABC, Generic[Kept, Made]):
    """Changes values by their ids. *now* is the time; *changed* is called with the id after a commit."""

    def __init__(self, now: Callable[[], float], changed: Callable[[int], None]) -> None:
        self._now = now
        self._changed = changed
        self._locks = Locks()

    async def change(self, id: int, doing: Doing[Kept, P, Made], *args: P.args, **kwargs: P.kwargs) -> Kept:
        """Compute and store a change of the value *id*; return the value after it."""
        kept, _ = await self._apply(id, lambda kept: doing(kept, self._now(), *args, **kwargs))
        return kept

    async def attempt(
        self, id: int, doing: Doing[Kept, P, Made], *args: P.args, **kwargs: P.kwargs
    ) -> Kept | None:
        """Like `change`, but returns None if there was nothing to change."""
        kept, done = await self._apply(id, lambda kept: doing(kept, self._now(), *args, **kwargs))
        return kept if done else None

    @abstractmethod
    async def _apply(self, id: int, decide: Callable[[Kept], Made | None]) -> tuple[Kept, bool]:
        """Store the change that *decide* computes; return the value after it, and whether it changed."""
