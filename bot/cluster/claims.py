"""Claims on shards, so that each has one owner, and on other work that one process does at a time."""

from __future__ import annotations

import fcntl
import os
import socket
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from io import TextIOWrapper
from math import ceil
from pathlib import Path

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.cluster.broadcasts import Broadcast


def this_process() -> str:
    """A name for this process that other processes can show."""
    return f"{socket.gethostname()[:40]}, process {os.getpid()}"


class Claimed(Exception):
    """Another process owns what this one needs; the text is one line that says who, and what to do."""


class Unclaimed(Exception):
    """The claims are lost because the database does not answer."""


@dataclass(frozen=True)
class Claimants:
    """Which process owns which shard, by *names*, and which are *mine*.

    Of *count* shards, *settled* are owned by processes with a fixed list; *takers* processes share the
    others.
    """

    count: int
    others: Mapping[int, str]
    mine: frozenset[int]
    settled: int = 0
    takers: int = 1

    @property
    def part(self) -> int:
        """The most shards that one of the takers may own.

        >>> Claimants(16, {}, frozenset(), settled=4, takers=5).part
        3
        """
        return ceil((self.count - self.settled) / max(self.takers, 1))

    @property
    def free(self) -> list[int]:
        """The shards that nobody owns."""
        return [shard for shard in range(self.count) if shard not in self.mine | self.others.keys()]


class Claims(ABC):
    """The claims of this process. All of them are released when the process ends, however it does.

    Every method raises `Unclaimed` if the claims are lost; `begin` claims anew.
    """

    @abstractmethod
    async def begin(self, count: int, *, takes: bool) -> None:
        """Claim to be one of the processes that share *count* shards, and, if it *takes*, those that are
        free.

        Raises:
            Claimed: no second process is possible, or the others share another number of shards.
        """

    @abstractmethod
    async def take(self, shard: int) -> bool:
        """Claim *shard*; False if another process has it."""

    @abstractmethod
    async def give(self, shard: int) -> None:
        """Release *shard*, and notify the other processes."""

    @abstractmethod
    async def retire(self) -> None:
        """Take no more free shards; the others share them."""

    @abstractmethod
    async def find_claimants(self) -> Claimants:
        """Who owns which shard now."""

    @abstractmethod
    async def announce(self, broadcast: Broadcast) -> None:
        """Send *broadcast* to the other processes."""

    @abstractmethod
    async def enter(self, bucket: int) -> bool:
        """Claim the right to identify in *bucket*; False if another process has it."""

    @abstractmethod
    async def leave(self, bucket: int) -> None:
        """Release the right to identify in *bucket*."""

    @abstractmethod
    async def claim_analysis(self, match_id: int) -> bool:
        """Claim the analysis of a match; False if another process makes it."""

    @abstractmethod
    async def release_analysis(self, match_id: int) -> None:
        """Release the analysis of a match."""

    @abstractmethod
    async def close(self) -> None:
        """Release everything."""


class FileClaims(Claims):
    """Claims on a file: one process has all shards, and holds a lock on a file beside the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._path = Path(f"{engine.url.database}-lock")
        self._file: TextIOWrapper | None = None
        self._count = 1
        self._mine: frozenset[int] = frozenset()

    async def begin(self, count: int, *, takes: bool) -> None:
        """Claim to share the shards."""
        self._count = count
        if self._file is not None:
            return
        file = self._path.open("a+")  # held as long as the process
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.seek(0)
            who = file.read().strip() or "another process"
            file.close()
            name = self._path.name.removesuffix("-lock")
            raise Claimed(
                f"The database {name} is in use by {who}: on a file there can be one process. Stop that "
                "one first; several need PostgreSQL (DATABASE_URL)."
            ) from None
        file.truncate(0)
        file.write(this_process())
        file.flush()
        self._file = file

    async def take(self, shard: int) -> bool:
        """Claim *shard*."""
        self._mine |= {shard}
        return True

    async def give(self, shard: int) -> None:
        """Release *shard*."""
        self._mine -= {shard}

    async def retire(self) -> None:
        """Do nothing: no other process shares the shards."""

    async def find_claimants(self) -> Claimants:
        """Who owns which shard now."""
        return Claimants(self._count, {}, self._mine, takers=0)

    async def announce(self, broadcast: Broadcast) -> None:
        """Do nothing: there is no other process."""

    async def enter(self, bucket: int) -> bool:
        """Claim *bucket*."""
        return True

    async def leave(self, bucket: int) -> None:
        """Release *bucket*."""

    async def claim_analysis(self, match_id: int) -> bool:
        """Claim the analysis of a match."""
        return True

    async def release_analysis(self, match_id: int) -> None:
        """Release the analysis of a match."""

    async def close(self) -> None:
        """Release everything."""
        if self._file is not None:
            self._file.close()
            self._file = None
        self._mine = frozenset()
