"""``python -m tools.play``: run Freehold in the sandbox, by the sandbox's clock.

`make play` and `make cluster` start it. Whoever lets an hour pass on the page lets it pass in matches too,
with reminders and deadlines, and it isn't taken for an hour in which Freehold was away. On Discord, Freehold
goes by the clock of its machine or its database.
"""

from __future__ import annotations

import os
import sys
import threading
from unittest.mock import patch

from bot import __main__ as bot
from bot import client, store
from bot.cluster.time import Time
from bot.service import clock
from bot.service.uptime import Uptime

LOOK = 1.0
"""The most seconds until Freehold does what is due once the clock was moved."""


class Shifted(Time):
    """The time, *ahead* of what it would be without the sandbox, which *wanted* it so far ahead last."""

    ahead = wanted = 0.0

    def __call__(self) -> float:
        """The time now."""
        return super().__call__() + self.ahead


class Following(Uptime):
    """Follows the sandbox's clock at every check, and doesn't count how far it was moved as downtime."""

    async def _look(self) -> frozenset[int]:
        moved = Shifted.wanted - Shifted.ahead
        Shifted.ahead += moved
        self._seen = {shard: None if at is None else at + moved for shard, at in self._seen.items()}
        return await super()._look()


def _listen() -> None:
    for line in sys.stdin:
        Shifted.wanted = float(line)


def main() -> int:
    """Run the bot until it is stopped, and return its exit code."""
    Shifted.ahead = Shifted.wanted = float(sys.stdin.readline())
    threading.Thread(target=_listen, name="sandbox's clock", daemon=True).start()
    with (
        patch.object(store, "Time", Shifted),
        patch.object(client, "Uptime", Following),
        patch.object(clock, "LONGEST", LOOK),
    ):
        return bot.main([])


if __name__ == "__main__":
    os.umask(0o077)  # as `bot` does
    sys.exit(main())
