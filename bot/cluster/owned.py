"""The shards that this process owns."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Integer, Select, literal_column

Row = TypeVar("Row", bound=tuple[Any, ...])

_WORKER = literal_column("22", Integer)  # as a parameter it would be too wide for PostgreSQL to shift by


def shard_of(guild_id: int, count: int) -> int:
    """The shard, of *count*, of a server; 0 is that of direct messages.

    >>> shard_of(175928847299117063, 16), shard_of(0, 16)
    (4, 0)
    """
    return (guild_id >> 22) % count


def shard_expression(guild_id: ColumnElement[int], count: int | ColumnElement[int]) -> ColumnElement[int]:
    """`shard_of` as an SQL expression."""
    return guild_id.bitwise_rshift(_WORKER) % count


class OwnedShards:
    """The shards *ids* of *count* that this process owns: all, until some are claimed."""

    def __init__(self) -> None:
        self.count = 1
        self.ids = frozenset({0})

    def owns(self, guild_id: int) -> bool:
        """Whether this process owns the matches and leagues of a server."""
        return shard_of(guild_id, self.count) in self.ids

    @property
    def part(self) -> float:
        """The part of all shards that this process owns."""
        return len(self.ids) / self.count

    def select_owned(
        self,
        found: Select[Row],
        guild_id: ColumnElement[int],
        shards: Collection[int] | None = None,
    ) -> Select[Row]:
        """Limit *found* to what this process owns, perhaps only on some *shards*, by the column
        *guild_id*.
        """
        ids = self.ids if shards is None else self.ids.intersection(shards)
        if len(ids) == self.count:
            return found
        return found.where(shard_expression(guild_id, self.count).in_(sorted(ids)))
