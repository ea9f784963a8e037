"""Analyses by real search workers: each is made once, stored, and resumed after any interruption."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import closing
from typing import Any

import pytest
from msgspec.structs import replace

from bot.analysis import analyses as module
from bot.analysis.analyses import Analyses
from bot.analysis.record import WHOLE, Analysis, list_pages
from bot.analysis.rows import AnalysisRows
from bot.domain import turns
from bot.domain.match import Match
from bot.domain.replays import count_steps
from bot.service import work_queue
from bot.service.privacy import Privacy
from bot.workers.pool import TaskFault
from bot.workers.search import Advise, Task
from bot.workers.search_workers import SearchPriority, SearchWorkers
from games.search.search import Budget
from sandbox.model.world import PATIENCE
from tests.kit.children import keep_priority
from tests.kit.house import ANNA, BEN, House, find_refusal
from tests.kit.privacy import leagues

MOVES = 10


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make search workers answer quickly, and always the same."""
    keep_priority(monkeypatch)
    monkeypatch.setattr(module, "BUDGET", Budget(simulations=24))
    monkeypatch.setattr(module, "STORED", 2)


@pytest.fixture
async def analyses(house: House) -> AsyncGenerator[Analyses, None]:
    async for analyses in open_analyses(house, SearchWorkers(1)):
        yield analyses


async def open_analyses(house: House, search_workers: SearchWorkers) -> AsyncGenerator[Analyses, None]:
    analyses = Analyses(house.matches, house.store, search_workers)
    yield analyses
    await analyses.close()
    await search_workers.close()


async def short(house: House, **settings: Any) -> Match:
    """Play a match that Anna leaves after a few moves."""
    match = await house.begin(*([ANNA] if "bots" in settings else [ANNA, BEN]), **settings)
    for _ in range(MOVES):
        match = await house.move(match)
    return await house.matches.change_once(next(house.interactions), match.id, turns.resign, ANNA.user_id)


async def done(analyses: Analyses, match: Match) -> Analysis:
    await analyses.begin(match)
    await analyses.wait_until_idle()
    found = await analyses.get(match)
    assert found is not None
    assert found.over
    return found


@pytest.mark.parametrize("game", ["property", "deal"])
async def test_every_decision_is_judged_and_the_move_made_is_among_what_was_considered(
    house: House, analyses: Analyses, game: str
) -> None:
    match = await short(house, game=game)
    found = await done(analyses, match)
    last = count_steps(await house.matches.entries(match.id))
    assert len(found.chances) == last + 1
    assert all(abs(sum(chances) - WHOLE) <= 1 for chances in found.chances)
    anna = match.seat_of(ANNA.user_id)
    assert found.chances[-1][1 - (anna or 0)] == WHOLE
    assert {verdict.who.seat for verdict in found.verdicts} == {0, 1}
    assert MOVES / 2 < len(found.verdicts) <= MOVES  # resigning is not judged, nor what had to be done
    assert all(0 <= chance <= WHOLE for each in found.verdicts for chance in (each.made, each.best))
    told = {page.step for page in list_pages(found) if page.who is not None}
    assert all(verdict.twice for verdict in found.verdicts if verdict.step in told)


async def test_two_who_ask_at_once_get_one_analysis_and_it_is_kept(house: House) -> None:
    asked = []

    class Counting(SearchWorkers):
        async def ask(
            self, task: Task, priority: SearchPriority = SearchPriority.MOVE, limit: float | None = None
        ) -> bytes:
            assert priority is SearchPriority.ANALYSIS
            asked.append(task)
            return await super().ask(task, priority, limit)

    match = await short(house)
    async for analyses in open_analyses(house, Counting(1)):
        await asyncio.gather(*(analyses.begin(match) for _ in range(2)))
        found = await done(analyses, match)
        once = len(asked)
        assert once >= len(found.verdicts)
        assert await done(analyses, match) == found
        assert (
            len({(task.view, task.seed) for task in asked if isinstance(task, Advise)}) == once == len(asked)
        )


@pytest.mark.parametrize("house", ["postgresql"], indirect=True)
async def test_of_two_processes_that_are_asked_one_makes_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work_queue, "SOON", 0.02)
    asked: list[tuple[House, Task]] = []
    match, other = await short(house), House(house.url)
    await other.open()
    both = []
    for here in (house, other):
        await here.store.claims.begin(1, takes=True)

        class Counting(SearchWorkers):
            async def ask(
                self,
                task: Task,
                priority: SearchPriority = SearchPriority.MOVE,
                limit: float | None = None,
                at: House = here,
            ) -> bytes:
                asked.append((at, task))
                return await super().ask(task, priority, limit)

        both.append(open_analyses(here, Counting(1)))
    first, second = [await anext(each) for each in both]
    found, seen = await asyncio.gather(done(first, match), done(second, match))
    assert found == seen
    assert len({id(at) for at, _ in asked}) == 1
    assert len(asked) == len({(task.view, task.seed) for _, task in asked if isinstance(task, Advise)})
    for each in both:
        await each.aclose()
    await other.close()


async def test_after_a_restart_it_goes_on_and_comes_to_the_same(
    house: House, analyses: Analyses, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Stuck(SearchWorkers):
        """A search worker that hangs after a few answers."""

        asked = 0
        is_stuck = asyncio.Event()

        async def ask(
            self, task: Task, priority: SearchPriority = SearchPriority.MOVE, limit: float | None = None
        ) -> bytes:
            self.asked += 1
            if self.asked > 3:
                self.is_stuck.set()
                await asyncio.Event().wait()
            return await super().ask(task, priority, limit)

    monkeypatch.setattr(work_queue, "GRACE", 0.0)
    match = await short(house)
    async for first in open_analyses(house, Stuck(1)):
        await first.begin(match)
        async with asyncio.timeout(PATIENCE):
            await Stuck.is_stuck.wait()
        await first.close()
        assert not await first.wait(match, PATIENCE)  # whoever waits is told
    left = await AnalysisRows(house.store).get(match.id)
    assert left is not None
    assert len(left.verdicts) == 3
    await analyses.resume()
    await analyses.wait_until_idle()
    found = await analyses.get(match)
    assert found is not None
    assert found.over
    with closing(sqlite3.connect(house.file)) as database, database:
        database.execute("DELETE FROM analyses")
    assert await done(analyses, match) == found


async def test_a_thinker_that_dies_is_asked_again(house: House) -> None:
    class Mortal(SearchWorkers):
        """Search workers that fail twice at first: one is killed, one takes too long."""

        lost = 0

        async def ask(
            self, task: Task, priority: SearchPriority = SearchPriority.MOVE, limit: float | None = None
        ) -> bytes:
            if self.lost < 2:
                self.lost += 1
                raise TaskFault("killed") if self.lost == 1 else TimeoutError
            return await super().ask(task, priority, limit)

    match = await short(house)
    async for analyses in open_analyses(house, Mortal(1)):
        await analyses.begin(match)
        async with asyncio.timeout(PATIENCE):
            while not ((now := await analyses.get(match)) and now.over):
                await analyses.wait(match, 1)
        assert len(now.verdicts) > MOVES / 2
        assert analyses.failing == {}


async def test_at_what_no_search_worker_can_say_is_left_out(house: House) -> None:
    class Failing(SearchWorkers):
        async def ask(
            self, task: Task, priority: SearchPriority = SearchPriority.MOVE, limit: float | None = None
        ) -> bytes:
            raise TaskFault("no idea")

    match = await short(house)
    async for analyses in open_analyses(house, Failing(1)):
        found = await done(analyses, match)
        assert found.verdicts == ()
        assert found.reached > 0
        assert {page.kind for page in list_pages(found)} <= {"chances", "turn"}


async def test_of_bots_only_what_persons_decided_is_judged_unless_there_was_nobody_else(
    house: House, analyses: Analyses
) -> None:
    match = await short(house, bots=1)
    found = await done(analyses, match)
    assert {verdict.who.seat for verdict in found.verdicts} == {match.seat_of(ANNA.user_id)}
    privacy = Privacy(house.store, house.matches, leagues(house).forsake, house.time)
    gone = await short(house, bots=1)
    await privacy.delete(ANNA.user_id)
    assert await AnalysisRows(house.store).get(match.id) == found  # it names nobody
    gone = await house.matches.require(gone.id)
    assert {verdict.who.seat for verdict in (await done(analyses, gone)).verdicts} == {0, 1}


async def test_without_an_end_or_without_its_rules_there_is_none(house: House, analyses: Analyses) -> None:
    match = await house.begin(ANNA, BEN)
    assert await find_refusal(analyses.begin(match)) == "analysis-not-over"
    over = await short(house)
    assert await find_refusal(analyses.begin(replace(over, state=None))) == "match-outdated"
    assert await find_refusal(analyses.begin(replace(over, rules_version=0))) == "match-outdated"
    assert await AnalysisRows(house.store).find_unfinished() == []
