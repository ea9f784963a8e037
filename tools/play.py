"""``python -m tools.play``: run Freehold in the sandbox, by the sandbox's clock.

`make play` and `make cluster` start it. Whoever lets an hour pass on the page lets it pass in matches too,
with reminders and deadlines, and it isn't taken for an hour in which Freehold was away. On Discord, Freehold
goes by the clock of its machine or its database.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from typing import TYPE_CHECKING

from bot import __main__ as bot

if TYPE_CHECKING:
    from bot.client import Client


class SandboxClock:
    """Lets as much time pass for the client as the sandbox says on standard input: seconds *ahead* in all."""

    def __init__(self, ahead: float) -> None:
        self._ahead = ahead
        self._lock = threading.Lock()
        self._follow: tuple[Client, asyncio.AbstractEventLoop] | None = None

    def begin(self, client: Client) -> None:
        """Let *client*, which is about to connect, follow the clock from now on."""
        with self._lock:
            client.store.time.ahead = self._ahead
            self._follow = client, asyncio.get_running_loop()

    def listen(self) -> None:
        """Read from standard input, in a thread, until it ends."""
        for line in sys.stdin:
            with self._lock:
                passed, self._ahead = float(line) - self._ahead, float(line)
                if self._follow is not None:
                    client, loop = self._follow
                    asyncio.run_coroutine_threadsafe(client.let_pass(passed), loop)


def main() -> int:
    """Run the bot until it is stopped, and return its exit code."""
    clock = SandboxClock(float(sys.stdin.readline()))
    threading.Thread(target=clock.listen, name="sandbox's clock", daemon=True).start()
    return bot.main([], clock.begin)


if __name__ == "__main__":
    os.umask(0o077)  # as `bot` does
    sys.exit(main())
