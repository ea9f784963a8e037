"""The interface of a database of any kind."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import AbstractAsyncContextManager

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine


class Database(ABC):
    """A database. Nothing of it is read before `check`."""

    engine: AsyncEngine

    @abstractmethod
    async def check(self) -> None:
        """Check that it can be used.

        Raises:
            StoreFault: it cannot.
        """

    @abstractmethod
    def migrating(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction in which migrations may run."""

    @abstractmethod
    async def secure(self, connection: AsyncConnection, found: str | None, revision: str) -> None:
        """Prepare for migrating from the revision *found* to *revision* in the transaction of
        *connection*.
        """

    @abstractmethod
    def sentence(self, error: Exception) -> str:
        """One line that says why it can't be used, as *error* says, and what to do."""
