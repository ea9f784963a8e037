"""Results of matches and the ratings that follow from them."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import closing
from typing import Any

import pytest
from msgspec.structs import replace

from bot.domain import lobbies
from bot.domain.results import (
    BOTS,
    Rating,
    Records,
    Result,
    build_results,
    find_records,
    rate,
    stop_rating,
)
from games.core import Outcome
from games.property import GAME
from tests.kit.house import ANNA, BEN, CLARA, DAVID, House

MU, SIGMA = 31.321989232514305, 11.379964801443018
"""What everybody has before the examples of openskill, release 6 (tests/models/data/plackettluce.json)."""

EXAMPLES: dict[str, tuple[list[tuple[int, int]], list[tuple[float, float]]]] = {
    # The places and sizes of the teams; mu and sigma of each team's members afterwards.
    "normal": (
        [(1, 1), (2, 2)],
        [(36.48967347401391, 11.237778601372977), (26.154304991014694, 11.17822477763209)],
    ),
    "ranks": (
        [(2, 1), (1, 2)],
        [(30.19454401757094, 11.237778601372977), (32.44943444745767, 11.17822477763209)],
    ),
    "ties": (
        [(1, 1), (3, 2), (1, 3)],
        [
            (33.21874815457553, 11.354896725884002),
            (30.27713112192334, 11.291328826858104),
            (30.470088421044046, 11.249240904583088),
        ],
    ),
}


def result(seat: int, place: int, **values: Any) -> Result:
    return replace(Result(1, seat, 1, "property", 100 + seat, seat, place, True, 0.0), **values)


@pytest.mark.parametrize("name", EXAMPLES)
def test_ratings_are_those_of_openskills_own_examples(name: str) -> None:
    teams, expected = EXAMPLES[name]
    ended: list[Any] = []
    wanted: dict[Any, Any] = {}
    for team, ((place, size), after) in enumerate(zip(teams, expected, strict=True)):
        for _ in range(size):
            ended.append(result(len(ended), place, team=team))
            wanted[ended[-1].user_id] = after
    rated = rate(ended, {who: Rating(MU, SIGMA) for who in wanted if who is not None})
    assert rated.keys() == wanted.keys()
    for who, (mu, sigma) in wanted.items():
        assert rated[who or 0].mu == pytest.approx(mu)
        assert rated[who or 0].sigma == pytest.approx(sigma)


def test_bots_are_left_out_and_the_people_between_them_rated() -> None:
    with_bot = rate([result(0, 1, user_id=None), result(1, 2), result(2, 3)], {})
    without = rate([result(1, 1), result(2, 2)], {})
    assert {who: (rating.mu, rating.sigma) for who, rating in with_bot.items()} == {
        who: (rating.mu, rating.sigma) for who, rating in without.items()
    }
    assert with_bot[101].wins == 0
    assert without[101].wins == 1


def test_each_level_of_bots_is_rated_by_all_its_matches_and_changes_nobody_else() -> None:
    strong, easy = BOTS["strong"], BOTS["easy"]
    bots = [result(0, 1, user_id=None, level="strong"), result(1, 3, user_id=None, level="easy")]
    twice = [*bots, result(2, 2, counts=False), result(3, 4, user_id=None, level="easy")]
    rated = rate(twice, {})
    assert rated.keys() == {strong, easy}
    assert rated[strong].mu > rated[easy].mu
    assert (rated[strong].matches, rated[strong].wins) == (1, 1)
    assert (rated[easy].matches, rated[easy].wins) == (2, 0)
    people = [result(2, 2), result(3, 4)]
    among = rate([*bots, *people], {})
    alone = rate(people, {})
    assert {who: among[who] for who in alone} == {
        who: replace(rating, wins=among[who].wins) for who, rating in alone.items()
    }
    assert rate([replace(each, counts=False) for each in twice], {}) == {}


@pytest.mark.parametrize(
    "ended",
    [
        [result(0, 1, counts=False), result(1, 2, counts=False)],
        [result(0, 1), result(1, 2, user_id=None)],
        [result(0, 1, team=0), result(1, 1, team=0)],
    ],
    ids=["did not count", "one person", "partners alone"],
)
def test_what_compares_nobody_changes_nothing(ended: list[Result]) -> None:
    assert rate(ended, {}) == {}


async def test_who_shares_a_place_has_it_and_the_next_one_counts_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await house.begin(ANNA, BEN, CLARA, DAVID)
    outcome = Outcome(((2,), (0, 3), (1,)), (5, 1, 9, 5))
    monkeypatch.setattr(type(GAME), "outcome", lambda self, state: outcome)
    assert [each.place for each in build_results(replace(match, status="over"))] == [2, 4, 1, 2]


async def test_a_match_leaves_its_results_and_ratings_with_its_end(house: House) -> None:
    match = await house.begin(ANNA, BEN)
    while match.status == "running":
        assert await house.store.results.results_of(1, ANNA.user_id) == []
        match = await house.move(match)
    winner, loser = match.players if build_results(match)[0].place == 1 else match.players[::-1]
    assert winner.user_id and loser.user_id
    (won,) = await house.store.results.results_of(1, winner.user_id)
    assert (won.match_id, won.seat, won.place, won.counts) == (match.id, winner.seat, 1, True)
    assert (await house.store.results.ratings(1, winner.user_id))["property"].points > 1000
    assert (await house.store.results.ratings(1, loser.user_id))["property"].points < 1000
    assert await house.store.results.ratings(2, winner.user_id) == {}


async def test_a_match_that_outlives_its_season_changes_no_rating(house: House) -> None:
    match = await house.begin(ANNA, BEN)
    match = await house.matches.change(match.id, stop_rating)
    assert (match.rated, match.events[-1].id) == (False, "house-unrated")
    assert await house.matches.attempt(match.id, stop_rating) is None
    ended = await house.finish(match)
    assert await house.matches.attempt(match.id, stop_rating) is None
    results = await house.store.results.results_of(1, ANNA.user_id)
    assert [(result.match_id, result.counts) for result in results] == [(match.id, False)]
    assert await house.store.results.ratings(1, ANNA.user_id) == {}
    assert ended.status == "over"


async def test_a_cancelled_match_leaves_no_result(house: House) -> None:
    match = await house.move(await house.begin(ANNA, BEN))
    await house.matches.attempt(match.id, lobbies.close)
    assert await house.store.results.results_of(1, ANNA.user_id) == []


async def test_a_match_with_bots_alone_does_not_count(house: House) -> None:
    await house.finish(await house.begin(ANNA, bots=1))
    (ended,) = await house.store.results.results_of(1, ANNA.user_id)
    assert not ended.counts


async def test_only_those_with_five_matches_are_on_the_board(house: House) -> None:
    for _ in range(4):
        await house.finish(await house.begin(ANNA, BEN))
    assert await house.store.results.board(1, "property", 0, 10) == ([], 0)
    await house.finish(await house.begin(ANNA, BEN, CLARA))
    board, size = await house.store.results.board(1, "property", 0, 10)
    assert size == 2
    assert {line.user_id for line in board} == {ANNA.user_id, BEN.user_id}
    assert [line.place for line in board] == [1, 2]
    assert board[0].rating.points >= board[1].rating.points
    assert (await house.store.results.board(1, "property", 1, 10))[0] == board[1:]
    assert await house.store.results.board(2, "property", 0, 10) == ([], 0)


def read_stored_ratings(house: House) -> list[Any]:
    with closing(sqlite3.connect(house.file)) as connection:
        return connection.execute("SELECT * FROM ratings ORDER BY 1, 2, 3").fetchall()


async def test_one_command_computes_the_ratings_anew_and_they_are_the_same(house: House) -> None:
    for first in range(3):
        await house.finish(await house.begin(*(ANNA, BEN, CLARA, DAVID)[first:]))
    before = read_stored_ratings(house)
    assert len(before) == 4
    with closing(sqlite3.connect(house.file)) as connection:
        connection.execute("UPDATE ratings SET mu = 0 WHERE user_id = ?", (ANNA.user_id,))
        connection.execute("DELETE FROM ratings WHERE user_id = ?", (BEN.user_id,))
        connection.commit()
    environment = {"DATABASE_URL": house.url, "DISCORD_TOKEN": "x", "PATH": "/usr/bin"}
    command = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "--ratings"),
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    told, complaints = await command.communicate()
    assert (command.returncode, complaints) == (0, b"")
    assert b"3 matches" in told
    assert read_stored_ratings(house) == before


def test_records_are_the_most_wins_and_the_most_in_a_row_of_those_who_had_them_first() -> None:
    def build_win(match_id: int, winner: int, *others: int, counts: bool = True) -> list[Result]:
        return [
            Result(match_id, seat, 1, "property", user_id, seat, 1 + (seat > 0), counts, float(match_id))
            for seat, user_id in enumerate((winner, *others))
        ]

    assert find_records([]) is None
    assert find_records(build_win(1, -5, 2)) is None  # somebody who was forgotten
    every = [
        *build_win(1, 1, 2),
        *build_win(2, 2, 1),
        *build_win(3, 1, 2),
        *build_win(4, 2, 3),
        *build_win(5, 2, 3),
    ]
    assert find_records(every) == Records((2, 3), (2, 2))
    assert find_records([*every, *build_win(6, 1, 3)]) == Records((2, 3), (2, 2))
    assert find_records(
        [*every, *build_win(6, 1, counts=False), *build_win(7, 1, counts=False)]
    ) == find_records(every)
