"""Changing what is stored, one at a time, and saying so where it cannot be."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from weakref import WeakValueDictionary

from bot.domain.refusals import Refusal
from bot.store import Unwritable


class Locks:
    """A lock for each thing that has a number, as long as somebody holds it."""

    def __init__(self) -> None:
        self._held: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def of(self, id: int) -> asyncio.Lock:
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
