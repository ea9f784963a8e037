"""``python -m tests.kit.absent URL NOW``: make up for the absences in a database, a few matches at a time.

It prints the id of each match that tells of it, once that is stored. It is to be killed in the middle.
"""

from __future__ import annotations

import asyncio
import sys

from bot.service import uptime
from bot.service.matches import Matches
from bot.service.uptime import Uptime
from bot.store import Store


async def _catch_up(url: str, now: float) -> None:
    store = await Store.open(url)
    matches = Matches(store, lambda: now, lambda id: None)
    uptime.TOGETHER = 4
    await Uptime(store, matches, dict, print, lambda id: print(id, flush=True), lambda: now).catch_up()  # noqa: T201
    await store.close()


if __name__ == "__main__":
    asyncio.run(_catch_up(sys.argv[1], float(sys.argv[2])))
