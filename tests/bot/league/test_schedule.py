from __future__ import annotations

import hashlib
from collections import Counter
from itertools import combinations

import pytest

from bot.league import draw
from bot.league.rules import MOST, ROUNDS, SIZE
from bot.league.schedule import build_schedule, count_repeated
from games.fair import Fair

SEEDS = [hashlib.sha256(bytes([number])).digest() for number in range(3)]
ALL = range(2 * SIZE, MOST + 1, SIZE)


def schedule_tables(count: int, seed: bytes = SEEDS[0]) -> list[list[tuple[int, ...]]]:
    return build_schedule(count, Fair(seed, draw.SCHEDULE))


@pytest.mark.clause("MD-51")
def test_the_schedule_of_sixteen_is_that_of_the_rules() -> None:
    rounds = [
        " · ".join(" ".join(str(n + 1) for n in table) for table in tables) for tables in schedule_tables(16)
    ]
    assert rounds == [
        "1 5 9 13 · 2 6 10 14 · 3 7 11 15 · 4 8 12 16",
        "6 1 16 11 · 5 2 15 12 · 8 3 14 9 · 7 4 13 10",
        "12 14 1 7 · 11 13 2 8 · 10 16 3 5 · 9 15 4 6",
        "15 10 8 1 · 16 9 7 2 · 13 12 6 3 · 14 11 5 4",
    ]


@pytest.mark.clause("MD-51")
def test_of_sixteen_nobody_meets_twice() -> None:
    met = Counter(
        frozenset(pair)
        for tables in schedule_tables(16)
        for table in tables
        for pair in combinations(table, 2)
    )
    assert set(met.values()) == {1}


@pytest.mark.clause("MD-50", "MD-51")
@pytest.mark.parametrize("count", ALL)
def test_everybody_plays_every_round_and_sits_once_in_each_seat(count: int) -> None:
    rounds = schedule_tables(count)
    assert len(rounds) == ROUNDS
    for tables in rounds:
        assert {len(table) for table in tables} == {SIZE}
        assert sorted(who for table in tables for who in table) == list(range(count))
    sat = Counter((who, seat) for tables in rounds for table in tables for seat, who in enumerate(table))
    assert set(sat.values()) == {1}


@pytest.mark.clause("MD-51")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("count", "least"), [(8, 20), (12, 13), (24, 0), (36, 0), *((n, 0) for n in ALL if n > 36 or n == 20)]
)
def test_repeated_meetings_are_few(count: int, least: int, seed: bytes) -> None:
    assert count_repeated(schedule_tables(count, seed)) == least


def test_the_same_seed_makes_the_same_schedule() -> None:
    assert schedule_tables(12) == schedule_tables(12)
    assert schedule_tables(12) != schedule_tables(12, SEEDS[1])


@pytest.mark.clause("MD-53")
def test_four_have_no_preliminaries() -> None:
    assert schedule_tables(4) == []


def test_what_is_drawn_follows_from_the_seed() -> None:
    assert (
        draw.draw_numbers(SEEDS[0], 16) == draw.draw_numbers(SEEDS[0], 16) != draw.draw_numbers(SEEDS[1], 16)
    )
    assert sorted(draw.draw_lots(SEEDS[0], 9)) == list(range(9))
    order = list(range(5))
    Fair(SEEDS[0], 1).shuffle(order)
    assert [draw.draw_lots(SEEDS[0], 5)[who] for who in order] == [0, 1, 2, 3, 4]
    assert sorted(draw.draw_seats(SEEDS[0], [7, 3, 9, 1])) == [1, 3, 7, 9]  # type: ignore[type-var]
