"""The shards that this process owns.

A *shard key* decides to which shard something belongs. It is the id of its server; a match without a server
has a key of its own (`Match.shard_key`).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Integer, Select, func, literal_column

Row = TypeVar("Row", bound=tuple[Any, ...])

_WORKER = literal_column("22", Integer)  # as a parameter it would be too wide for PostgreSQL to shift by


def shard_of(shard_key: int, count: int) -> int:
    """The shard, of *count*, that a server's id or another key leads to; 0 is that of direct messages.

    >>> shard_of(175928847299117063, 16), shard_of(0, 16)
    (4, 0)
    """
    return (shard_key >> 22) % count


def shard_expression(shard_key: ColumnElement[int], count: int | ColumnElement[int]) -> ColumnElement[int]:
    """`shard_of` as an SQL expression."""
    return shard_key.bitwise_rshift(_WORKER) % count


def match_key(guild_id: ColumnElement[int], id: ColumnElement[int]) -> ColumnElement[int]:
    """`Match.shard_key` as an SQL expression, for the columns with a match's server and id."""
    return func.coalesce(guild_id, id.bitwise_lshift(_WORKER))


class OwnedShards:
    """The shards *ids* of *count* that this process owns: all, until some are claimed."""

    def __init__(self) -> None:
        self.count = 1
        self.ids = frozenset({0})

    def owns(self, shard_key: int) -> bool:
        """Whether this process owns a server's matches and leagues, or a match without a server."""
        return shard_of(shard_key, self.count) in self.ids

    @property
    def part(self) -> float:
        """The part of all shards that this process owns."""
        return len(self.ids) / self.count

    def select_owned(
        self,
        found: Select[Row],
        shard_key: ColumnElement[int],
        shards: Collection[int] | None = None,
    ) -> Select[Row]:
        """Limit *found* to what this process owns, perhaps only on some *shards*, by its
        *shard_key*.
        """
        ids = self.ids if shards is None else self.ids.intersection(shards)
        if len(ids) == self.count:
            return found
        return found.where(shard_expression(shard_key, self.count).in_(sorted(ids)))
