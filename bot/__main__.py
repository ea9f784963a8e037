"""``python -m bot``: Freehold on Discord, until it is told to stop.

Exit codes: 0 stopped as asked, 1 Discord or the database cannot be used, 2 the settings cannot be used,
the token among them, 3 another process carries the shards this one was told to.
``python -m bot --version`` tells which version this is.
``python -m bot --healthy`` tells by its exit code whether the bot that runs here is well, and
prints what it cannot bring up to date even so.
``python -m bot --ratings`` recomputes all ratings from the stored results, even while the bot runs.
"""

from __future__ import annotations

import asyncio
import logging
import sys

from bot import settings
from bot.health import is_healthy, told
from bot.version import VERSION


def main(arguments: list[str]) -> int:
    """Run with *arguments*; the exit code."""
    if arguments == ["--version"]:
        print(f"Freehold {VERSION}")  # noqa: T201
        return 0
    try:
        chosen = settings.load()
    except settings.SettingsFault as fault:
        print(*fault.sentences, sep="\n", file=sys.stderr)  # noqa: T201
        return 2
    if arguments == ["--healthy"]:
        print(told(chosen.process), end="")  # noqa: T201
        return 0 if is_healthy(chosen.process) else 1
    if arguments == ["--ratings"]:
        return asyncio.run(_ratings(chosen.database_url))
    if arguments:
        print(__doc__, file=sys.stderr)  # noqa: T201
        return 2
    from bot import log, run

    log.configure(chosen.log_level, chosen.discord_token.get_secret_value())
    logging.captureWarnings(capture=True)
    # Pictures are made in a thread; a click must not wait longer than this for its turn.
    sys.setswitchinterval(0.001)
    return asyncio.run(run.run(chosen))


async def _ratings(url: str) -> int:
    """Recompute all ratings of the database at *url*."""
    from bot.store import Store, StoreFault

    try:
        store = await Store.open(url)
    except StoreFault as fault:
        print(fault, file=sys.stderr)  # noqa: T201
        return 1
    try:
        matches = await store.results.recompute()
    finally:
        await store.close()
    print(f"The ratings were recomputed from {matches:,} matches.")  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
