"""Passing every interaction on once, though two sessions of a shard tell of it, or one tells of it late."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import discord
import structlog

from bot.metrics import LATE

log = structlog.get_logger(__name__)

KEPT = 2_000
"""How many interactions are remembered."""


class Once:
    """Tells *hear* of every interaction, but of none that it was told of before.

    While a shard replays what was missed, it is not told of those either that are too old for an answer:
    whoever asked was told by Discord that there was none, and may have asked again. *now* is the time in unix
    seconds.
    """

    def __init__(self, hear: Callable[[Any], None], now: Callable[[], float]) -> None:
        self._hear = hear
        self._now = now
        self._heard: OrderedDict[str, None] = OrderedDict()
        self._replaying: set[int] = set()

    def __call__(self, data: Any) -> None:
        """Discord told of an interaction, as *data*."""
        if data["id"] in self._heard:
            return
        self._heard[data["id"]] = None
        if len(self._heard) > KEPT:
            self._heard.popitem(last=False)
        if self._replaying and self._now() - discord.utils.snowflake_time(int(data["id"])).timestamp() > LATE:
            log.info("an interaction comes too late for an answer", interaction=int(data["id"]))
            return
        self._hear(data)

    def replay(self, shard: int) -> None:
        """A *shard* is going to replay what it missed."""
        self._replaying.add(shard)

    def live(self, shard: int) -> None:
        """A *shard* tells of what happens now."""
        self._replaying.discard(shard)
