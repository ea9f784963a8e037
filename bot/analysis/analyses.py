"""Analyses of finished matches, made in the background and stored.

Search workers judge one decision after another when nothing more urgent is asked of them. Results are stored
every now and then, so that a restart goes on from there.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog
from msgspec.structs import replace

import games
from bot.analysis.chances import compute_chances, find_resignations
from bot.analysis.record import Analysis, Verdict
from bot.analysis.rows import AnalysisRows
from bot.analysis.verdicts import Judged, build_verdict, decisions_to_judge
from bot.domain.match import Match
from bot.domain.refusals import Refusal
from bot.domain.turns import require_begun
from bot.service.matches import Matches
from bot.service.work_queue import WorkQueue
from bot.service.writing import refuse_unwritable
from bot.store import Store, Unclaimed
from bot.workers.pool import TaskFault
from bot.workers.search import Advise, advice
from bot.workers.search_workers import SearchPriority, SearchWorkers
from games.search.search import Budget, is_searchable

log = structlog.get_logger(__name__)

BUDGET = Budget(seconds=0.2)
"""What judging a decision may cost, besides finding reasons; a bot whose turn it is waits that long."""

LIMIT = 20.0
"""Seconds within which a decision should have its turn."""

ATTEMPTS = 3
"""How often a search worker may fail at a decision before it is left out."""

STORED = 10
"""How many decisions are judged between two times of storing."""


class Interrupted(Exception):
    """Another process makes the analysis: its results can be read, and if it ends, this process goes on."""

    def __str__(self) -> str:
        return "another process does"


class Analyses(WorkQueue[int]):
    """Makes the analyses of *matches* in *search_workers* and stores them in *store*.

    `resume` finds what is left undone when it is closed.
    """

    def __init__(self, matches: Matches, store: Store, search_workers: SearchWorkers) -> None:
        super().__init__(
            "analyses", self._make, passes=lambda error: isinstance(error, TimeoutError | Interrupted)
        )
        self._matches = matches
        self._store = store
        self._rows = AnalysisRows(store)
        self._search_workers = search_workers
        self._latest: dict[int, Analysis] = {}
        self._ends: dict[int, asyncio.Event] = {}

    async def resume(self) -> None:
        """Go on where an earlier process stopped."""
        for id in await self._rows.find_unfinished():
            self.touch(id)

    async def release(self) -> None:
        """Tell those who wait for an analysis that it is interrupted."""
        await self.close()

    async def close(self) -> None:
        """Store the results so far, and accept no further work."""
        self.stop()
        for end in self._ends.values():
            end.set()
        await super().close()

    async def get(self, match: Match) -> Analysis | None:
        """Return the analysis of *match* so far; None if nobody has asked for it yet."""
        return self._latest.get(match.id) or await self._rows.get(match.id)

    async def begin(self, match: Match) -> Analysis:
        """Return the analysis of *match* so far; start it if nobody has asked for it yet.

        Raises:
            Refusal: the match is not over (``analysis-not-over``), its game cannot be judged
                (``analysis-never``), or its rules were not kept (``match-outdated``).
        """
        require_possible(match)
        analysis = await self.get(match)
        if analysis is None:
            entries = await self._matches.entries(match.id)
            curve = await asyncio.to_thread(compute_chances, match, entries)
            analysis = Analysis(match.id, curve, left=find_resignations(match, entries))
            with refuse_unwritable():
                await self._rows.begin(analysis)
        if not analysis.over:
            self.touch(match.id)
        return analysis

    async def wait(self, match: Match, seconds: float) -> bool:
        """Wait a while until the analysis of *match* is over; return False if this process ends."""
        if not self.is_closing:
            end = self._ends.setdefault(match.id, asyncio.Event())
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await end.wait()
        return not self.is_closing

    async def _make(self, id: int) -> None:
        try:
            if not await self._store.claims.claim_analysis(id):
                raise Interrupted
        except Unclaimed:  # another process may have begun; the first stored result counts
            await self._continue(id)
            return
        try:
            await self._continue(id)
        finally:
            with suppress(Unclaimed):
                await self._store.claims.release_analysis(id)

    async def _continue(self, id: int) -> None:
        analysis, match = await self._rows.get(id), await self._matches.get(id)
        if analysis is not None and analysis.over and (end := self._ends.pop(id, None)):
            end.set()  # another process has made it
        if match is None or analysis is None or analysis.over:
            return
        entries = await self._matches.entries(id)
        by_persons = await self._rows.find_personal_moves(id)
        every = await asyncio.to_thread(decisions_to_judge, match, entries, by_persons)
        self._latest[id] = analysis
        try:
            await self._judge(match, every)
        finally:
            with refuse_unwritable():
                await self._rows.put(self._latest[id])
            analysis = self._latest.pop(id)
        if analysis.over and (end := self._ends.pop(id, None)):
            end.set()

    async def _judge(self, match: Match, every: list[Judged]) -> None:
        """Judge all decisions that are left, or as many as possible before this process ends."""
        latest, id = self._latest, match.id
        for each in every:
            if each.step > latest[id].reached and not self.is_closing:
                found = await self._look(match, each)
                now = latest[id]
                latest[id] = now.with_verdict(found) if found else replace(now, reached=each.step)
                if len(latest[id].verdicts) % STORED == 0:
                    with refuse_unwritable():
                        await self._rows.put(latest[id])
        by_step = {each.step: each for each in every}
        while not self.is_closing:
            doubtful = latest[id].find_doubtful()
            if doubtful is None:
                latest[id] = replace(latest[id], over=True)
                break
            found = await self._look(match, by_step[doubtful.step], doubtful)
            latest[id] = latest[id].with_verdict(found or replace(doubtful, twice=True))

    async def _look(self, match: Match, looked: Judged, before: Verdict | None = None) -> Verdict | None:
        """Return a search worker's verdict on a decision, in other worlds if there was one *before*.

        It is None if there was no other move, or if no search worker can say.

        Raises:
            TimeoutError: they have no time.
        """
        game = games.load(match.game)
        view, made = game.encode(looked.view), game.encode_move(looked.move)
        also = (made, before.other) if before else (made,)
        for attempt in range(ATTEMPTS):
            seed = ATTEMPTS * (2 * looked.step + bool(before)) + attempt
            task = Advise(match.game, view, BUDGET, seed, also)
            try:
                found = await self._search_workers.ask(task, SearchPriority.ANALYSIS, LIMIT)
            except TaskFault as fault:
                log.warning("a decision was not judged", match=match.id, step=looked.step, reason=str(fault))
            else:
                return build_verdict(game, looked, *advice(game, found), twice=before is not None)
        return None


def require_possible(match: Match) -> None:
    """Check that *match* can be analyzed.

    Raises:
        Refusal: it cannot, and why.
    """
    if match.status != "over":
        raise Refusal("analysis-not-over")
    if not is_searchable(games.load(match.game)):
        raise Refusal("analysis-never")
    require_begun(match)
