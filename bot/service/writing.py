"""Changing what is stored, one at a time, and saying so where it cannot be."""

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
"""Makes a change of what is kept, as it is at a time; None for none. Raises `Refusal` if it cannot be."""


class Locks:
    """A lock for each thing that has a number, as long as somebody holds it."""

    def __init__(self) -> None:
        self._held: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock_for(self, id: int) -> asyncio.Lock:
        """The lock of the thing *id*."""
        lock = self._held.get(id)
        if lock is None:
            lock = self._held[id] = asyncio.Lock()
        return lock


@contextmanager
def writing() -> Iterator[None]:
    """Write to the store.

    Raises:
        Refusal: nothing can be written (``store-full``, ``store-busy``).
    """
    try:
        yield
    except Unwritable as fault:
        raise Refusal("store-full" if fault.full else "store-busy") from fault


class Changing(ABC, Generic[Kept, Made]):
    """Changes what is kept by an id. *now* is the time; *changed* is called with the id after a commit."""

    def __init__(self, now: Callable[[], float], changed: Callable[[int], None]) -> None:
        self._now = now
        self._changed = changed
        self._locks = Locks()

    async def change(self, id: int, doing: Doing[Kept, P, Made], *args: P.args, **kwargs: P.kwargs) -> Kept:
        """Store what *doing* makes of the one that *id* names; how it is then."""
        kept, _ = await self._apply(id, lambda kept: doing(kept, self._now(), *args, **kwargs))
        return kept

    async def attempt(
        self, id: int, doing: Doing[Kept, P, Made], *args: P.args, **kwargs: P.kwargs
    ) -> Kept | None:
        """The same; None if there was nothing to do."""
        kept, done = await self._apply(id, lambda kept: doing(kept, self._now(), *args, **kwargs))
        return kept if done else None

    @abstractmethod
    async def _apply(self, id: int, decide: Callable[[Kept], Made | None]) -> tuple[Kept, bool]:
        """How it is once what *decide* makes of it is stored, and whether that was done."""
