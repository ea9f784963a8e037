"""Analyses as database rows: begun once, kept with their match, deleted with it."""

from __future__ import annotations

from msgspec.structs import replace

from bot.analysis.record import Analysis, Verdict
from bot.analysis.rows import AnalysisRows
from bot.service.privacy import Privacy
from games.core import Who
from tests.kit.house import ANNA, BEN, DAY, House
from tests.kit.privacy import leagues, rows, run_twice


async def test_an_analysis_is_begun_once_and_kept_until_its_match_is_forgotten(house: House) -> None:
    match = await house.finish(await house.begin(ANNA, BEN))
    kept = AnalysisRows(house.store)
    assert await kept.get(match.id) is None
    begun = Analysis(match.id, ((500, 500), (300, 700)))
    await kept.begin(begun)
    further = replace(begun, verdicts=(Verdict(1, Who(1, 0), 700, 650, 10, b"move"),), reached=1)
    await kept.put(further)
    await kept.begin(begun)
    assert await kept.get(match.id) == further
    assert await kept.find_unfinished() == [match.id]
    await kept.put(replace(further, over=True))
    assert await kept.find_unfinished() == []
    await kept.begin(Analysis(match.id + 1))
    assert await kept.get(match.id + 1) is None
    house.time.now += 366 * DAY
    await run_twice(house, Privacy(house.store, house.matches, leagues(house).forsake, house.time))
    assert rows(house, "analyses") == rows(house, "matches") == 0


async def test_the_moves_that_persons_made_are_told_from_those_of_the_house(house: House) -> None:
    match = await house.finish(await house.begin(ANNA, bots=1))
    mine = match.seat_of(ANNA.user_id)
    _, *log = await house.matches.entries(match.id)
    moves = [entry for entry, move in log if move is not None]
    by_persons = await AnalysisRows(house.store).find_personal_moves(match.id)
    assert {entry.seat for entry in moves} == {0, 1}
    assert [entry.seat == mine for entry in moves] == [entry.number in by_persons for entry in moves]
