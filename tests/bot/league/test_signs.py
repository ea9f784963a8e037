"""Everybody keeps their color and letter in a league, and no two at a table share one."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from bot.domain.people import Person
from bot.language import MARKS
from bot.league import changes
from bot.league.organizer import _build_players
from bot.league.records import League
from bot.league.signs import find_signs
from tests.kit.league import NOW, announce_league, play_round


def begin_league(count: int, seed: int) -> League:
    """Begin a league of *count* people, many of whom want the same colors."""
    random = Random(seed)
    league = announce_league(4)
    league = replace(league, participants=league.participants[:1])
    for number in range(1, count):
        favorite = random.choice((None, 0, 0, 1, 5))
        league = changes.join(
            league, NOW, Person(number, f"{random.choice('ABÄ')}{number}", favorite=favorite)
        )
    return changes.start(league, NOW, 100)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("count", [4, 8, 12, 16, 24, 64])
def test_signs_are_different_at_every_table_and_almost_always_the_same(count: int, seed: int) -> None:
    league, kept, all = begin_league(count, seed), 0, 0
    assert league.participants == begin_league(count, seed).participants  # it comes out the same every time
    assert all_marks(league) <= set(range(len(MARKS)))
    while league.status == "running":
        for table in league.tables_of(league.round):
            signs = find_signs([league.participants[number or 0] for number in table.seats])
            assert len({mark for mark, _ in signs}) == len(table.seats)
            letters = [letter for _, letter in signs if letter]
            assert len(letters) == len({*letters})
            for number, sign in zip(table.seats, signs, strict=True):
                who = league.participants[number or 0]
                kept += sign == (who.mark, who.letter)
                all += 1
        league = play_round(league)
    assert kept >= all * 0.8
    assert count > 4 or kept == all


def all_marks(league: League) -> set[int | None]:
    return {who.mark for who in league.participants}


def test_who_joined_first_gets_the_favorite_that_two_want() -> None:
    league = announce_league(4)
    people = zip(league.participants, (5, 3, 4, 3), strict=True)
    league = replace(league, participants=tuple(replace(who, mark=mark) for who, mark in people))
    marks = [who.mark for who in changes.start(league, NOW, 100).participants]
    assert marks == [5, 3, 4, 0]


def test_a_bot_for_somebody_who_left_takes_no_color_of_the_others() -> None:
    league = changes.leave(begin_league(8, 1), NOW, 3)
    for table in league.tables_of(1):
        players = _build_players(league, table)
        assert len({player.mark for player in players}) == 4
        for number, player in zip(table.seats, players, strict=True):
            who = league.participants[number or 0]
            assert (player.user_id is None) == (who.dropped is not None)
            assert who.dropped is not None or player.letter == who.letter
