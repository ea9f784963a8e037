"""The setting `SHARDS`: which shards a process runs."""

from __future__ import annotations

import re
from dataclasses import dataclass

_SHAPE = re.compile(r"(?:(?P<auto>auto)|(?P<ids>\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*))/(?P<count>\d+)", re.ASCII)


@dataclass(frozen=True)
class ShardsSetting:
    """The shards *ids* of *count*. Without *ids* it shares the shards; without *count* it runs all of
    them.
    """

    ids: frozenset[int] | None = None
    count: int | None = None

    @property
    def takes(self) -> bool:
        """Whether it takes free shards, and gives some back when other processes come."""
        return self.ids is None and self.count is not None

    @property
    def whole(self) -> bool:
        """Whether it may run all shards."""
        return self.ids is None or len(self.ids) == self.count


def parse_shards(told: str) -> ShardsSetting:
    """Parse ``0-3/16``, ``0,2,5-7/16``, ``auto/16``, or nothing for all shards that Discord recommends.

    >>> parse_shards("0,2-3/16").ids == {0, 2, 3}, parse_shards("auto/16").takes, parse_shards("").count
    (True, True, None)

    Raises:
        ValueError: it is none of that.
    """
    if not told:
        return ShardsSetting()
    found = _SHAPE.fullmatch(told.replace(" ", ""))
    if found is None or not (count := int(found["count"])):
        raise ValueError(told)
    if found["auto"]:
        return ShardsSetting(None, count)
    ids: set[int] = set()
    for part in found["ids"].split(","):
        first, _, last = part.partition("-")
        ids.update(range(int(first), int(last or first) + 1))
    if not ids or max(ids) >= count:
        raise ValueError(told)
    return ShardsSetting(frozenset(ids), count)
