"""What a Freehold that runs lives by: how its organs are, and what waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field

import structlog

from bot import metrics
from bot.discord.pace import Pace, RequestPriority
from bot.discord.presenter import Presenter
from bot.service.clock import Clock
from bot.service.thinkers import Thinkers
from bot.store import Store, StoreFault

log = structlog.get_logger(__name__)

PATIENCE = 5.0
"""Seconds that an organ has for an answer."""

WRITTEN, DONE, SENT = 10.0, 60.0, 600.0
"""Seconds in which a change is stored, what is due is done, and what is to be sent is, if all is well."""


VITAL = frozenset({"gateway", "database", "writer", "clock"})
"""The organs without which nobody can play; for the others something stands in, or they can wait."""


@dataclass(eq=False)
class Vitals:
    """How this process is.

    *hears* tells of each shard that it carries whether Discord is heard on it; *waits* whether it has none
    because others carry them all; *failing* how much cannot be brought up to date.
    """

    _store: Store
    _clock: Clock
    _thinkers: Thinkers
    _presenter: Presenter
    _pace: Pace
    _hears: Callable[[], Mapping[int, bool]]
    _waits: Callable[[], bool]
    _failing: Callable[[], int]
    _ill: dict[str, str] = field(default_factory=dict, init=False)
    _were_well: set[str] = field(default_factory=set, init=False)

    async def organs(self) -> dict[str, str]:
        """What ails each organ; nothing if it is well."""
        looks = {
            "gateway": self._gateway,
            "database": self._database,
            "writer": self._writer,
            "clock": self._due,
            "outbox": self._outbox,
            "thinkers": self._thinking,
            "painters": self._painting,
        }
        return dict(zip(looks, await asyncio.gather(*map(_ailment, looks.values())), strict=True))

    async def well(self) -> bool:
        """Whether people can play; the log says which organ no longer is well, and which is again."""
        organs = await self.organs()
        self._ill = {organ: ailment for organ, ailment in organs.items() if ailment}
        for organ, ailment in organs.items():
            if ailment and organ in self._were_well:
                log.warning("an organ is ill", organ=organ, ailment=ailment)
                self._were_well.discard(organ)
            elif not ailment and organ not in self._were_well:
                log.info("an organ is well", organ=organ)
                self._were_well.add(organ)
        return not VITAL & self._ill.keys()

    @property
    def trouble(self) -> str:
        """What is not as it should be though people can play, a line each."""
        lines = [f"The organ {organ} is ill: {ailment}.\n" for organ, ailment in self._ill.items()]
        if count := self._failing():
            lines.append(
                f"What cannot be brought up to date: {count}. It is tried again; the log says what and why.\n"
            )
        return "".join(lines)

    async def measure(self) -> None:
        """Let the figures tell how it is now; where the database does not answer, nothing is told of it."""
        for organ, ailment in (await self.organs()).items():
            metrics.WELL.labels(organ).set(not ailment)
        matches: Mapping[tuple[str, str], int] = {}
        messages = metrics.Queue()
        with suppress(StoreFault, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                matches = await self._store.reader.counted()
                messages = await self._presenter.notices.waiting()
        metrics.MATCHES.clear()
        for labels, count in matches.items():
            metrics.MATCHES.labels(*labels).set(count)
        for name, queue in {**self._queues(), "messages": messages}.items():
            metrics.QUEUED.labels(name).set(queue.length)
            metrics.OLDEST.labels(name).set(queue.oldest)
        metrics.SHARDS.set(self._store.owned.count)
        metrics.CONNECTED.clear()
        for shard, heard in self._hears().items():
            metrics.CONNECTED.labels(str(shard)).set(heard)
        metrics.FAILING.set(self._failing())
        metrics.JOURNAL.set(self._store.journal.size)

    def _queues(self) -> dict[str, metrics.Queue]:
        return {
            **{
                f"requests-{priority.name.lower()}": self._pace.waiting(priority)
                for priority in RequestPriority
            },
            "writes": self._store.writer.waiting,
            "thoughts": self._thinkers.pool.waiting,
            "pictures": self._presenter.pictures.painters.waiting,
            "surfaces": self._presenter.waiting,
        }

    async def _gateway(self) -> str:
        heard = self._hears()
        deaf = [str(shard) for shard, is_heard in sorted(heard.items()) if not is_heard]
        if deaf:
            return f"not connected to Discord with {len(deaf)} of {len(heard)} shards: {' '.join(deaf)}"
        return "" if heard or self._waits() else "no shard is claimed: does the database answer?"

    async def _database(self) -> str:
        await self._store.servers.get(0)
        await self._store.house.check()
        return ""

    async def _writer(self) -> str:
        return _longer("a change", self._store.writer.waiting.oldest, WRITTEN)

    async def _due(self) -> str:
        return _longer("what is due", self._clock.behind, DONE)

    async def _outbox(self) -> str:
        messages = await self._presenter.notices.waiting()
        shown = _longer("a table or a panel", self._presenter.waiting.oldest, SENT)
        return shown or _longer("a message", messages.oldest, SENT)

    async def _thinking(self) -> str:
        return self._thinkers.pool.fault

    async def _painting(self) -> str:
        return self._presenter.pictures.painters.fault


def _longer(what: str, waits: float, most: float) -> str:
    return f"{what} has waited for {waits:.0f} s" if waits > most else ""


async def _ailment(look: Callable[[], Awaitable[str]]) -> str:
    try:
        async with asyncio.timeout(PATIENCE):
            return await look()
    except TimeoutError:
        return f"no answer within {PATIENCE:g} s"
    except Exception as error:  # whatever it is, the organ is not well
        return " ".join(str(error).split()) or repr(error)
