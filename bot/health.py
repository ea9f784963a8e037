"""The health of the process: a problem, or none, for each of its components, and the gauges of its queues."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf

import structlog

from bot import metrics
from bot.discord.pace import Pace, RequestPriority
from bot.discord.presenter import Presenter
from bot.service import uptime
from bot.service.clock import Clock
from bot.store import Store, StoreFault
from bot.workers.search_workers import SearchWorkers

log = structlog.get_logger(__name__)

PATIENCE = 5.0
"""Seconds within which a component has to answer."""

WRITE_LIMIT, CLOCK_LIMIT, SEND_LIMIT = 10.0, 60.0, 600.0
"""Seconds that a change, something due, and a message may wait before that is a problem."""

ESSENTIAL = frozenset({"gateway", "database", "writer", "clock"})
"""The components without which nobody can play. The others have a substitute, or can wait."""


@dataclass(eq=False)
class Health:
    """Checks the components of this process.

    *silence* gives, for each shard that this process runs, the seconds since anything was received on it;
    that is infinite if it isn't connected. *is_waiting* says whether it runs none because other processes run
    them all. *failures* counts what can't be brought up to date.
    """

    _store: Store
    _clock: Clock
    _search_workers: SearchWorkers
    _presenter: Presenter
    _pace: Pace
    _silence: Callable[[], Mapping[int, float]]
    _is_waiting: Callable[[], bool]
    _failures: Callable[[], int]
    _count_waits: Callable[[], Awaitable[Mapping[str, int]]]
    _problems: dict[str, str] = field(default_factory=dict, init=False)
    _healthy: set[str] = field(default_factory=set, init=False)

    async def check(self) -> dict[str, str]:
        """The problem of each component; empty if it is healthy."""
        checks = {
            "gateway": self._gateway,
            "database": self._database,
            "writer": self._writer,
            "clock": self._due,
            "outbox": self._outbox,
            "search_workers": self._search,
            "render_workers": self._render,
        }
        return dict(zip(checks, await asyncio.gather(*map(_find_problem, checks.values())), strict=True))

    async def is_healthy(self) -> bool:
        """Whether people can play. Logs each component that became unhealthy or healthy again."""
        problems = await self.check()
        self._problems = {component: problem for component, problem in problems.items() if problem}
        for component, problem in problems.items():
            if problem and component in self._healthy:
                log.warning("component is unhealthy", component=component, problem=problem)
                self._healthy.discard(component)
            elif not problem and component not in self._healthy:
                log.info("component is healthy", component=component)
                self._healthy.add(component)
        return not ESSENTIAL & self._problems.keys()

    @property
    def report(self) -> str:
        """The problems that were found last, a line each."""
        lines = [f"{component} is unhealthy: {problem}.\n" for component, problem in self._problems.items()]
        if count := self._failures():
            lines.append(f"Not up to date: {count}. It is retried; the log says what and why.\n")
        return "".join(lines)

    async def update_gauges(self) -> None:
        """Set the gauges to their present values. Those that need a database that doesn't answer are left
        out.
        """
        for component, problem in (await self.check()).items():
            metrics.HEALTHY.labels(component).set(not problem)
        matches: Mapping[tuple[str, str], int] = {}
        messages = metrics.Queue()
        waits: Mapping[str, int] = {}
        with suppress(StoreFault, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                matches = await self._store.reader.count_matches()
                messages = await self._presenter.notices.waiting()
                waits = await self._count_waits()
        metrics.MATCHES.clear()
        for labels, count in matches.items():
            metrics.MATCHES.labels(*labels).set(count)
        for place, people in waits.items():
            metrics.PEOPLE_WAITING.labels(place).set(people)
        for name, queue in {**self._queues(), "messages": messages}.items():
            metrics.QUEUED.labels(name).set(queue.length)
            metrics.OLDEST.labels(name).set(queue.oldest)
        metrics.SHARDS.set(self._store.owned.count)
        metrics.CONNECTED.clear()
        for shard, seconds in self._silence().items():
            metrics.CONNECTED.labels(str(shard)).set(seconds < uptime.SILENT)
        metrics.FAILING.set(self._failures())
        metrics.JOURNAL.set(self._store.journal.size)

    def _queues(self) -> dict[str, metrics.Queue]:
        return {
            **{
                f"requests-{priority.name.lower()}": self._pace.waiting(priority)
                for priority in RequestPriority
            },
            "writes": self._store.writer.waiting,
            "searches": self._search_workers.pool.waiting,
            "pictures": self._presenter.pictures.workers.waiting,
            "surfaces": self._presenter.waiting,
        }

    async def _gateway(self) -> str:
        silence = self._silence()
        lost = [str(shard) for shard, seconds in sorted(silence.items()) if seconds == inf]
        if lost:
            return f"not connected to Discord with {len(lost)} of {len(silence)} shards: {' '.join(lost)}"
        silent = [str(shard) for shard, seconds in sorted(silence.items()) if seconds >= uptime.SILENT]
        if silent:
            longest = max(silence.values())
            return (
                f"nothing heard from Discord for up to {longest:.0f} s "
                f"with {len(silent)} of {len(silence)} shards: {' '.join(silent)}"
            )
        return "" if silence or self._is_waiting() else "no shard is claimed: does the database answer?"

    async def _database(self) -> str:
        await self._store.check()
        return ""

    async def _writer(self) -> str:
        return _too_long("a change", self._store.writer.waiting.oldest, WRITE_LIMIT)

    async def _due(self) -> str:
        return _too_long("what is due", self._clock.lag, CLOCK_LIMIT)

    async def _outbox(self) -> str:
        messages = await self._presenter.notices.waiting()
        shown = _too_long("a table or a panel", self._presenter.waiting.oldest, SEND_LIMIT)
        return shown or _too_long("a message", messages.oldest, SEND_LIMIT)

    async def _search(self) -> str:
        return self._search_workers.pool.fault

    async def _render(self) -> str:
        return self._presenter.pictures.workers.fault


def _too_long(what: str, waited: float, limit: float) -> str:
    return f"{what} has waited for {waited:.0f} s" if waited > limit else ""


async def _find_problem(check: Callable[[], Awaitable[str]]) -> str:
    try:
        async with asyncio.timeout(PATIENCE):
            return await check()
    except TimeoutError:
        return f"no answer within {PATIENCE:g} s"
    except Exception as error:  # any error is a problem of the component
        return " ".join(str(error).split()) or repr(error)
