"""The pace of a match: what a seat has in its bank, and how that changes."""

from __future__ import annotations

import pytest

from bot.domain import turns, vacations
from bot.domain.downtime import Absence, catch_up
from bot.domain.match import Match
from bot.domain.pace import PACES, Pace, parse_pace
from bot.domain.questions import move_due
from bot.store.rows import find_wake
from tests.kit.house import ANNA, BEN, CLARA, DAVID, DAY, ON_BOTH, House

LIVE = Pace(180, 20, 180)


def find_awaited(match: Match) -> int:
    """Return the only seat the match waits for."""
    (seat,) = match.expected
    return seat


def time_left(match: Match, seat: int, now: float) -> float:
    """Return the seconds left on the running clock of *seat*."""
    due = match.players[seat].due
    assert due is not None
    return due - now


async def move_after(house: House, match: Match, seconds: float) -> Match:
    house.time.now += seconds
    return await house.move(match)


@ON_BOTH
async def test_time_that_is_not_used_is_kept_up_to_the_cap(house: House) -> None:
    match = await house.begin(ANNA, BEN, pace=LIVE)
    first = find_awaited(match)
    assert time_left(match, first, house.time.now) == 180  # not 200
    match = await move_after(house, match, 100)
    assert (match.players[first].due, match.players[first].bank) == (None, 80)
    second = find_awaited(match)
    assert second != first
    assert match.players[second].bank == 0  # it is on the clock now
    await house.close()
    await house.open()
    match = await house.matches.require(match.id)
    match = await move_after(house, match, 5)
    assert match.players[second].bank == 175
    assert time_left(match, first, house.time.now) == 100
    match = await move_after(house, match, 0)
    assert time_left(match, second, house.time.now) == 180  # not 195


async def test_whoever_runs_out_of_time_has_only_the_credit_next(house: House) -> None:
    match = await house.begin(ANNA, BEN, pace=LIVE)
    seat = find_awaited(match)
    house.time.now += 180 + LIVE.grace
    match = await house.matches.change(match.id, turns.miss, seat, house.sample(match, seat), False)
    assert match.players[seat].bank == 0
    match = await move_after(house, match, 10)
    assert find_awaited(match) == seat
    assert time_left(match, seat, house.time.now) == 20


async def test_an_answer_in_the_middle_of_a_turn_gains_a_credit(house: House) -> None:
    match = await house.begin(ANNA, BEN, game="deal", pace=LIVE)
    seat = find_awaited(match)
    match = await move_after(house, match, 60)
    assert find_awaited(match) == seat  # two more plays
    assert time_left(match, seat, house.time.now) == 140


async def test_an_outage_leaves_everybody_what_they_had(house: House) -> None:
    match = await house.begin(ANNA, BEN, pace=LIVE)
    seat = find_awaited(match)
    match = await move_after(house, match, 100)
    match = await move_after(house, match, 0)
    assert time_left(match, seat, house.time.now) == 100
    since = house.time.now + 30
    absence = Absence(1, 0, 1, since, since + 500)
    match = catch_up(match, [absence], since + 500).after
    assert time_left(match, seat, since + 500) == 70
    older = Absence(2, 0, 1, 0.0, since + 900)
    match = catch_up(match, [older], since + 900).after
    assert time_left(match, seat, since + 900) == 100  # never more than it began with


async def test_vacations_use_up_no_bank(house: House) -> None:
    match = await house.begin(ANNA, BEN, pace=PACES["daily"])
    seat, now = find_awaited(match), house.time.now
    user_id = match.players[seat].user_id
    assert user_id is not None
    match = await house.matches.change(match.id, vacations.set_vacation, user_id, now + 5 * DAY)
    match = await move_after(house, match, 4 * DAY)
    assert match.players[seat].bank == 3 * DAY


async def test_a_new_player_has_a_full_bank(house: House) -> None:
    match = await house.begin(ANNA, BEN, CLARA, pace=LIVE)
    seat = find_awaited(match)
    match = await move_after(house, match, 170)
    assert match.players[seat].bank == 10
    match = await house.matches.change(match.id, turns.substitute, seat, DAVID, ANNA.user_id, given=True)
    assert match.players[seat].bank == 180


@pytest.mark.parametrize("name", PACES)
def test_a_pace_is_read_as_it_is_stored(name: str) -> None:
    assert parse_pace(str(PACES[name])) == PACES[name]


@pytest.mark.parametrize("text", ["", "1", "1-2", "1-2-3-4", "9-1-5", "0-9-5", "a-b-c", "-1-0-5"])
def test_what_is_no_pace_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        parse_pace(text)


async def test_a_live_table_gives_a_grace_and_reminds_nobody(house: House) -> None:
    match = await house.begin(ANNA, BEN, pace=LIVE)
    seat = find_awaited(match)
    player = match.players[seat]
    assert player.reminder is None
    assert player.due is not None
    assert (find_wake(match), move_due(match, player)) == (player.due + 15, player.due + 15)
    house.time.now += 190
    move = house.sample(match, seat)
    assert turns.miss(match, house.time.now, seat, move, False) is None
    match = await house.move(match)  # within the grace, it is their own move
    assert (match.players[seat].misses, match.players[seat].bank) == (0, 0)


async def test_a_lobby_lives_as_long_as_its_pace_suggests(house: House) -> None:
    for pace, life in ((LIVE, 1800), (PACES["brisk"], DAY), (PACES["daily"], 3 * DAY)):
        lobby = await house.lobby(ANNA, pace=pace)
        assert lobby.due == house.time.now + life
