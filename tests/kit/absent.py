"""``python -m tests.kit.absent URL NOW MANY``: handle absences in batches.

Prints the id of each match once its new version is stored. After MANY matches it hangs, waiting to be killed.
"""

from __future__ import annotations

import asyncio
import signal
import sys

from bot.league.rows import postpone
from bot.service import uptime
from bot.service.matches import Matches
from bot.service.uptime import Uptime
from bot.store import Store


async def _catch_up(url: str, now: float, many: int) -> None:
    store = await Store.open(url)
    matches, told = Matches(store, lambda: now, lambda id: None), list[int]()

    def tell(id: int) -> None:
        told.append(id)
        print(id, flush=True)  # noqa: T201
        if len(told) == many:
            signal.pause()

    uptime.TOGETHER = 4
    await Uptime(store, matches, dict, postpone, print, tell, lambda: now).catch_up()
    await store.close()


if __name__ == "__main__":
    asyncio.run(_catch_up(sys.argv[1], float(sys.argv[2]), int(sys.argv[3])))
