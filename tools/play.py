"""``python -m tools.play``: run Freehold in the sandbox, by the sandbox's clock.

`make play` and `make cluster` start it. Whoever lets an hour pass on the page lets it pass in matches too,
with reminders and deadlines, and it isn't taken for an hour in which Freehold was away. On Discord, Freehold
goes by the clock of its machine or its database.
"""

from __future__ import annotations

import os
import sys
import threading
from math import inf
from unittest.mock import patch

from bot import __main__ as bot
from bot import store
from bot.cluster.time import Time
from bot.service import clock, uptime

LOOK = 1.0
"""The most seconds until Freehold notices that the clock was moved."""


class Shifted(Time):
    """The time, `ahead` of what it would be without the sandbox."""

    ahead = 0.0

    def __call__(self) -> float:
        """The time now."""
        return super().__call__() + self.ahead


def follow() -> None:
    """Follow the sandbox's clock, which the standard input tells, from now on."""
    Shifted.ahead = float(sys.stdin.readline())
    threading.Thread(target=_listen, name="sandbox's clock", daemon=True).start()


def _listen() -> None:
    for line in sys.stdin:
        Shifted.ahead = float(line)


def main() -> int:
    """Run the bot until it is stopped, and return its exit code."""
    follow()
    with (
        patch.object(store, "Time", Shifted),
        patch.object(clock, "LONGEST", LOOK),
        patch.object(uptime, "JUMP", inf),
    ):
        return bot.main([])


if __name__ == "__main__":
    os.umask(0o077)  # as `bot` does
    sys.exit(main())
