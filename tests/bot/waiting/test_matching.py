"""Who sits down with whom."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.domain.durations import DAY, HOUR, MINUTE
from bot.domain.pace import PACES, Pace
from bot.waiting import matching
from bot.waiting.matching import Ending, find_distance, find_hurdle, find_next_look, form_groups
from bot.waiting.records import Wait


def wait(
    user_id: int,
    games: tuple[str, ...] = ("property",),
    pace: Pace = PACES["daily"],
    since: float = 0.0,
    **fields: Any,
) -> Wait:
    """A person who waits on the server 9 since *since*."""
    until = since + pace.lobby_life
    return replace(
        Wait(user_id, user_id, f"P{user_id}", 9, False, games, pace, 0, since, until, None), **fields
    )


def seat_groups(waits: list[Wait], now: float = 0.0) -> list[tuple[str, set[int], int]]:
    return [
        (group.game, {each.user_id for each in group.waits}, group.bots) for group in form_groups(waits, now)
    ]


def test_two_who_wait_for_one_game_at_one_pace_sit_down() -> None:
    assert seat_groups([wait(1), wait(2)]) == [("property", {1, 2}, 0)]
    assert seat_groups([wait(1)]) == []
    assert seat_groups([wait(1), wait(2, ("deal",))]) == []
    assert seat_groups([wait(1), wait(2, pace=PACES["slow"])]) == []
    assert seat_groups([wait(1, ("deal", "property")), wait(2, ("monopoly", "deal"))]) == [
        ("deal", {1, 2}, 0)
    ]


def test_as_many_as_are_there_sit_down_but_no_more_than_four() -> None:
    assert seat_groups([wait(id, since=id) for id in range(1, 4)]) == [("property", {1, 2, 3}, 0)]
    assert seat_groups([wait(id, since=id) for id in range(1, 6)]) == [("property", {1, 2, 3, 4}, 0)]


def test_nobody_sits_with_more_or_fewer_than_they_want() -> None:
    three = [wait(1, seats=3), wait(2), wait(3, seats=3)]
    assert seat_groups(three) == [("property", {1, 2, 3}, 0)]
    assert seat_groups(three[:2]) == []
    assert seat_groups([wait(1, seats=2), wait(2, seats=3)]) == []
    assert seat_groups([wait(1, seats=6), *(wait(id) for id in range(2, 7))]) == [
        ("property", {1, 2, 3, 4, 5, 6}, 0)
    ]


def test_nobody_sits_with_somebody_they_avoid_or_who_avoids_them() -> None:
    assert seat_groups([wait(1, avoid=frozenset({2})), wait(2)]) == []
    assert seat_groups([wait(1), wait(2, avoid=frozenset({1}))]) == []
    three = [wait(1, avoid=frozenset({2})), wait(2, since=1), wait(3, since=2)]
    assert seat_groups(three) == [("property", {1, 3}, 0)]


def test_the_band_of_skill_widens_until_it_is_open() -> None:
    strong, weak = wait(1, skills={"property": 1300}), wait(2, skills={"property": 1000}, since=HOUR)
    assert seat_groups([strong, weak], HOUR) == []
    assert seat_groups([strong, weak], 13 * HOUR) == [("property", {1, 2}, 0)]
    best = replace(strong, skills={"property": 2500})
    assert seat_groups([best, weak], 17 * HOUR) == []
    assert seat_groups([best, weak], 18 * HOUR) == [("property", {1, 2}, 0)]


def test_the_nearest_are_chosen_first() -> None:
    skills = {1: 1000, 2: 1090, 3: 1010}
    waits = [wait(id, seats=2, skills={"property": skill}) for id, skill in skills.items()]
    assert seat_groups(waits) == [("property", {1, 3}, 0)]


def test_newcomers_and_people_of_other_hours_come_together_later() -> None:
    morning, evening = wait(1, hours=0b000011), wait(2, hours=0b110000)
    for pair in ([wait(1, newcomer=True), wait(2)], [morning, evening]):
        assert seat_groups(pair) == []
        assert seat_groups(pair, 18 * HOUR) == [("property", {1, 2}, 0)]
    assert seat_groups([wait(1, newcomer=True), wait(2, newcomer=True)]) != []
    assert seat_groups([wait(1, hours=0b000110), wait(2, hours=0b001100)]) != []
    live = [wait(each.user_id, pace=PACES["live"], hours=each.hours) for each in (morning, evening)]
    assert seat_groups(live) != []


def test_bots_fill_up_only_where_all_want_them() -> None:
    assert seat_groups([wait(1, bots=True)]) == [("property", {1}, 2)]
    assert seat_groups([wait(1, bots=True, seats=4), wait(2, seats=4)]) == [("property", {1}, 3)]
    both = [wait(1, bots=True, seats=4), wait(2, bots=True)]
    assert seat_groups(both) == [("property", {1, 2}, 2)]
    assert seat_groups([wait(1, bots=True), wait(2)]) == [("property", {1, 2}, 0)]


def test_when_to_look_again() -> None:
    assert find_next_look([wait(1)], 0.0) is None
    assert find_next_look([wait(1), wait(2)], 0.0) == 3 * DAY / 40
    live = [wait(id, pace=PACES["live"]) for id in (1, 2)]
    assert find_next_look(live, 0.0) == 30 * MINUTE / 40
    assert find_next_look(live, 8 * MINUTE) is None


def test_who_may_play_fast_with_strangers() -> None:
    finished, replaced = Ending(False, 0.0), Ending(True, 0.0)
    live, now = PACES["live"], 100.0
    assert find_hurdle([finished], live, now) is None
    assert find_hurdle([replaced, finished], live, now) is None
    assert find_hurdle([], live, now) == ("play-slow-first", now)
    assert find_hurdle([replaced], PACES["hourly"], now) == ("play-slow-first", now)
    twice = [replaced, replaced, finished]
    assert find_hurdle(twice, live, now) == ("play-rest", DAY)
    assert find_hurdle(twice, live, DAY) is None
    assert find_hurdle(twice, PACES["daily"], now) is find_hurdle([], PACES["daily"], now) is None


def make_crowd(chance: Random, count: int) -> list[Wait]:
    """People of all kinds who wait for one game, the longest waiting first."""
    found = [
        wait(
            id,
            since=-chance.uniform(0, 0.3 * DAY),
            seats=chance.choice([0, 0, 2, 3]),
            skills={"property": round(chance.gauss(1000, 200))} if chance.random() < 0.7 else {},
            newcomer=chance.random() < 0.3,
            hours=chance.choice([0, 1, 3, 48]),
            avoid=frozenset(chance.sample(range(count), 2)),
        )
        for id in range(count)
    ]
    return sorted(found, key=lambda each: (each.since, each.user_id))


@pytest.mark.parametrize("seed", range(5))
def test_those_who_suit_somebody_are_found_from_the_nearest_on(seed: int) -> None:
    waits = make_crowd(Random(seed), 60)
    crowd = matching._Crowd("property", waits, 0.0)
    for gone in waits[::7]:
        crowd.remove(gone)
    left = [each for each in waits if each not in waits[::7]]
    assert len(crowd) == len(left)
    for first in left:
        suiting = [
            other
            for other in left
            if other is not first and other.seats in (0, 3) and matching.fits(first, other, "property", 0.0)
        ]
        suiting.sort(key=lambda each: (find_distance(first, each, "property"), each.since))
        assert list(crowd.walk(first, 3)) == suiting


def test_a_crowd_in_which_nobody_suits_anybody_is_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = []

    def count(*people: Any) -> float:
        measured.append(people)
        return find_distance(*people)

    monkeypatch.setattr(matching, "find_distance", count)
    crowd = [wait(id, skills={"property": 500 * id}) for id in range(1000)]
    assert form_groups(crowd, 1.0) == []
    assert len(measured) <= 3 * 4 * len(crowd)  # each only with themself and two others, for each size
