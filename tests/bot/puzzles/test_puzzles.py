"""Which puzzle somebody gets, and which is the daily one: none twice within a year, restart or not."""

from __future__ import annotations

from typing import Any

import pytest

from bot.domain.durations import DAY
from bot.lessons.lessons import Lessons
from bot.lessons.rows import LessonRows
from bot.puzzles.puzzles import RETRY, Puzzles
from bot.puzzles.records import YEAR, Board, Given
from bot.puzzles.rows import PuzzleRows
from bot.service.privacy import Privacy
from games.search.puzzles import games_with_puzzles, puzzles
from tests.kit.house import ANNA, BEN, CLARA, DAVID, ON_BOTH, House, find_refusal
from tests.kit.privacy import export_texts

GAME = "deal"


@pytest.fixture
def answered() -> list[int]:
    """Return the servers on which a daily puzzle was answered."""
    return []


@pytest.fixture
def service(house: House, answered: list[int]) -> Puzzles:
    return Puzzles(house.store, house.time, answered.append)


async def solve(service: Puzzles, given: Given) -> Given:
    """Return what was *given*, after the best answer."""
    return await service.record_answer(given, given.definition.best)


async def test_nobody_gets_one_twice_within_a_year(house: House, service: Puzzles) -> None:
    seen = []
    for _ in puzzles(GAME):
        given = await service.give_next(ANNA, GAME)
        assert await service.give_next(ANNA, GAME) == given  # as long as it is not answered
        seen.append((await solve(service, given)).puzzle)
    assert sorted(seen) == sorted(puzzles(GAME))
    assert await find_refusal(service.give_next(ANNA, GAME)) == "puzzle-none"
    assert (await service.give_next(BEN, GAME)).puzzle in seen
    house.time.now += (YEAR - 1) * DAY
    assert await find_refusal(service.give_next(ANNA, GAME)) == "puzzle-none"
    house.time.now += DAY + 1
    assert (await service.give_next(ANNA, GAME)).puzzle in seen


async def test_a_missed_one_comes_again_after_some_days_until_it_is_solved(
    house: House, service: Puzzles
) -> None:
    first = await service.give_next(ANNA, GAME)
    await service.record_answer(first, first.definition.answers[-1])
    daily = await service.give_daily(ANNA, 7, service.today)
    await service.record_answer(daily, daily.definition.answers[-1])
    second = await solve(service, await service.give_next(ANNA, GAME))
    assert second.puzzle != first.puzzle
    house.time.now += RETRY - 1
    third = await solve(service, await service.give_next(ANNA, GAME))
    assert third.puzzle not in (first.puzzle, second.puzzle)
    house.time.now += 1
    again = await service.give_next(ANNA, GAME)
    assert again.puzzle == first.puzzle and again.id != first.id
    assert [await service.rows.was_missed(given) for given in (first, second, again)] == [False, False, True]
    await service.record_answer(again, again.definition.answers[-1])
    of_a_day = await service.give_next(ANNA)
    assert of_a_day.puzzle == daily.puzzle and of_a_day.day is None
    await solve(service, of_a_day)
    assert (await solve(service, await service.give_next(ANNA, GAME))).puzzle != first.puzzle
    house.time.now += RETRY
    assert (await solve(service, await service.give_next(ANNA, GAME))).puzzle == first.puzzle
    house.time.now += RETRY
    assert (await service.give_next(ANNA, GAME)).puzzle not in (first.puzzle, daily.puzzle)


@ON_BOTH
async def test_games_that_somebody_knows_come_first(house: House, service: Puzzles) -> None:
    await house.begin(ANNA, BEN, game="cardopoly")
    await house.finish(await house.begin(BEN, CLARA, game="monopoly"))
    await Lessons(house.store, house.time).begin(DAVID.user_id, "property", "first")
    for person, known in ((ANNA, {"cardopoly"}), (BEN, {"cardopoly", "monopoly"}), (DAVID, {"property"})):
        asked = [(await solve(service, await service.give_next(person))).game for _ in range(6)]
        assert set(asked) == known
    assert (await service.give_next(ANNA, "deal")).game == "deal"  # as wished


async def test_another_game_is_another_though_the_last_was_not_answered(
    house: House, service: Puzzles
) -> None:
    await service.give_next(ANNA, GAME)
    for _ in range(6):
        given = await solve(service, await service.give_next(ANNA, besides=GAME))
        assert given.game != GAME


async def test_days_in_a_row_are_counted_and_a_miss_alone_breaks_them(house: House, service: Puzzles) -> None:
    assert await service.count_solved(ANNA.user_id) == (0, 0, 0)
    for days in (1, 2, 3):
        await solve(service, await service.give_next(ANNA, GAME))
        assert await service.count_solved(ANNA.user_id) == (days, days, days)
        house.time.now += DAY
    assert await service.count_solved(ANNA.user_id) == (3, 3, 3)  # today is not over
    given = await service.give_daily(ANNA, 7, service.today)
    await service.record_answer(given, given.definition.answers[-1])
    assert await service.count_solved(ANNA.user_id) == (4, 3, 3)
    house.time.now += DAY
    assert await service.count_solved(ANNA.user_id) == (4, 3, 0)
    assert await service.count_solved(BEN.user_id) == (0, 0, 0)


@pytest.mark.all_games
async def test_a_day_has_one_puzzle_and_a_year_none_twice(house: House, service: Puzzles) -> None:
    chosen = []
    for day in range(service.today, service.today + 30):
        daily = await service.choose_daily(day)
        assert daily is not None
        again = Puzzles(house.store, house.time, lambda _: None)  # as after a restart
        assert await again.choose_daily(day) == daily
        chosen.append((daily.game, daily.puzzle))
    assert len(set(chosen)) == len(chosen)
    games = games_with_puzzles()
    assert {game for game, _ in chosen[: len(games)]} == set(games)
    given = await service.give_next(BEN)
    assert (given.game, given.puzzle) not in chosen


async def test_when_all_were_asked_a_day_has_none(
    house: House, service: Puzzles, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = {"deal": dict([*puzzles("deal").items()][:3])}
    monkeypatch.setattr("bot.puzzles.puzzles.puzzles", lambda key: few.get(key, {}))
    days = [await service.choose_daily(service.today + day) for day in range(4)]
    assert [day is None for day in days] == [False, False, False, True]
    assert await service.choose_daily(service.today + YEAR) is not None


@ON_BOTH
async def test_the_first_answer_counts_and_goes_with_whoever_gave_it(
    house: House, service: Puzzles, answered: list[int]
) -> None:
    given = await service.give_daily(ANNA, 7, service.today)
    assert await service.give_daily(ANNA, 8, service.today) == given
    right = await solve(service, given)
    assert right.right and answered == [7]
    assert await service.record_answer(given, given.definition.answers[-1]) == right
    wrong = await service.give_daily(BEN, 7, service.today)
    await service.record_answer(wrong, wrong.definition.answers[-1])
    solvers = await PuzzleRows(house.store).find_solvers(service.today, 7)
    assert [(each.name, each.right) for each in solvers] == [(ANNA.name, True), (BEN.name, False)]
    assert await find_refusal(service.find_own(given.id, BEN.user_id)) == "puzzle-unknown"
    assert await find_refusal(service.give_daily(BEN, 7, service.today - 1)) == "puzzle-past"

    privacy = Privacy(house.store, house.matches, _nowhere, house.time)
    (told,) = (await export_texts(privacy, ANNA.user_id))["puzzles"]
    assert told["puzzle"] == given.puzzle and told["right"] is True
    await privacy.delete(ANNA.user_id)
    solvers = await PuzzleRows(house.store).find_solvers(service.today, 7)
    assert [each.name for each in solvers] == [BEN.name]


@ON_BOTH
async def test_boards_that_show_another_day_or_not_all_answers_are_behind(
    house: House, service: Puzzles
) -> None:
    today, rows = service.today, PuzzleRows(house.store)
    for guild_id, day, shown in ((7, today, 0), (8, today, 1), (9, today - 1, 0), (10, today, 0)):
        await rows.put_board(Board(guild_id, guild_id, 1, day, shown=shown))
    for person, guild_id in ((ANNA, 7), (BEN, 8)):
        await solve(service, await service.give_daily(person, guild_id, today))
    await service.give_daily(CLARA, 10, today)  # not answered yet
    assert sorted(await rows.find_boards_behind(today)) == [7, 9]


async def _nowhere(league_id: int, user_id: int) -> None:
    """There are no leagues."""


@pytest.mark.parametrize("kind", ["puzzle", "daily puzzle", "lesson"])
async def test_who_deletes_their_data_at_the_same_moment_reads_that_it_is_gone(
    house: House, service: Puzzles, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    rows = LessonRows if kind == "lesson" else PuzzleRows
    get = rows.get

    async def get_late(self: Any, id: int) -> Any:
        await house.store.privacy.forget(ANNA.user_id)
        return await get(self, id)

    monkeypatch.setattr(rows, "get", get_late)
    if kind == "lesson":
        lessons = Lessons(house.store, house.time)
        assert await find_refusal(lessons.begin(ANNA.user_id, GAME, "first")) == "lesson-unknown"
    elif kind == "puzzle":
        assert await find_refusal(service.give_next(ANNA, GAME)) == "puzzle-unknown"
    else:
        assert await find_refusal(service.give_daily(ANNA, 1, service.today)) == "puzzle-unknown"
