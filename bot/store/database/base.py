"""What every kind of database can do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import AbstractAsyncContextManager

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine


class Database(ABC):
    """A database of some kind. Nothing of it was looked at before `check`."""

    engine: AsyncEngine

    @abstractmethod
    async def check(self) -> None:
        """See that it can be used.

        Raises:
            StoreFault: it cannot.
        """

    @abstractmethod
    def migrating(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction in which migrations may run."""

    @abstractmethod
    async def secure(self, connection: AsyncConnection, found: str | None, revision: str) -> None:
        """Get ready to migrate to *revision* in the transaction of *connection*; it *found* an older one."""

    @abstractmethod
    def sentence(self, error: Exception) -> str:
        """Why it cannot be used, as *error* says: one line, and what to do."""
