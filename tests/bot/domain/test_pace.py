"""The pace of a match: what a seat has in its bank, and how that changes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.domain import clocks, lobbies, turns, vacations
from bot.domain.clocks import is_half_over
from bot.domain.downtime import Absence, catch_up
from bot.domain.match import Match
from bot.domain.notifications.plan import plan_notifications, record_pending
from bot.domain.pace import PACES, Pace, build_pace, can_be_chosen, parse_pace, split_pace
from bot.domain.questions import move_due
from bot.store.rows import find_wake
from tests.kit.house import ANNA, BEN, CLARA, DAVID, DAY, ON_BOTH, House, find_refusal, person_at

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
    assert player.due is not None
    half = player.due - 90
    assert (player.reminder, find_wake(match), is_half_over(match)) == (half, half, False)
    house.time.now = half
    persons = {seat: replace(person_at(match, seat), notify="both") for seat in (0, 1)}
    match = replace(
        match, table=replace(match.table, notified=match.public)
    )  # they know that it's their turn
    plan = plan_notifications(match, half, persons)
    assert (plan.at_table, plan.in_private, plan.new_message) == (frozenset(), frozenset(), False)
    shown = record_pending(match, match, plan)
    assert is_half_over(shown)
    assert (find_wake(shown), move_due(shown, shown.players[seat])) == (player.due + 15, player.due + 15)
    house.time.now = player.due - 180
    house.time.now += 190
    move = house.sample(match, seat)
    assert turns.miss(match, house.time.now, seat, move, False) is None
    match = await house.move(match)  # within the grace, it is their own move
    assert (match.players[seat].misses, match.players[seat].bank) == (0, 0)


async def test_a_lobby_lives_as_long_as_its_pace_suggests(house: House) -> None:
    for pace, life in ((LIVE, 1800), (PACES["brisk"], DAY), (PACES["daily"], 3 * DAY)):
        lobby = await house.lobby(ANNA, pace=pace)
        assert lobby.due == house.time.now + life


@pytest.mark.parametrize("game", ["cardopoly", "deal"])
async def test_what_everybody_answers_at_once_takes_nothing_from_a_bank(house: House, game: str) -> None:
    match = await house.begin(ANNA, BEN, CLARA, game=game, pace=LIVE)
    saved = 0
    for _ in range(400):
        if match.status != "running" or saved >= 5:
            break
        asked = {seat: match.players[seat] for seat in match.expected}
        match = await move_after(house, match, 7)
        for seat, player in asked.items():
            if match.status != "running" or seat in match.waiting or player.due is None:
                continue
            if player.saved is None:
                assert match.players[seat].bank == max(0.0, player.due - house.time.now)
            else:
                saved += 1
                assert player.span == LIVE.grant(player.saved)
                assert match.players[seat].bank == player.saved
            assert match.players[seat].saved is None
    assert saved


OWN = [(15, "minutes", 0, 0), (20, "seconds", 180, 180), (1, "hours", 2, 0), (10, "seconds", 300, 600)]


@pytest.mark.parametrize("numbers", OWN)
def test_a_pace_of_ones_own_is_split_into_what_was_chosen(numbers: tuple[int, str, int, int]) -> None:
    pace = build_pace(*numbers)
    unit, *split = split_pace(pace)
    assert build_pace(split[0], unit, *split[1:]) == parse_pace(str(pace)) == pace
    assert can_be_chosen(pace)


@pytest.mark.parametrize("pace", PACES.values())
def test_every_pace_with_a_clock_can_be_written_with_three_numbers(pace: Pace) -> None:
    if pace.has_clock:
        unit, count, reserve, most = split_pace(pace)
        assert build_pace(count, unit, reserve, most) == pace


@pytest.mark.parametrize(
    "numbers",
    [
        (4, "seconds", 180, 0),  # too short for a move
        (20, "seconds", 0, 0),  # too short in all
        (20, "seconds", 0, 120),  # nothing is kept without a reserve
        (20, "seconds", 180, 120),  # less than the reserve
        (20, "minutes", 5, 10),  # less than a move
        (20, "seconds", -180, 180),
        (1, "days", 30, 0),  # too much
        (1, "days", 2, 31),
        (1, "weeks", 0, 0),
    ],
)
def test_no_table_has_a_pace_that_makes_no_sense(numbers: tuple[int, str, int, int]) -> None:
    with pytest.raises(ValueError):
        build_pace(*numbers)


async def test_a_seat_keeps_what_it_saves_up_to_the_most_that_was_chosen(house: House) -> None:
    match = await house.begin(ANNA, BEN, pace=build_pace(20, "seconds", 100, 150))
    seat, now = find_awaited(match), house.time.now
    assert time_left(match, seat, now) == 120
    match = await move_after(house, match, 5)
    while find_awaited(match) != seat:
        match = await move_after(house, match, 1)
    left = match.players[seat].span
    assert 120 < left <= 150


async def test_a_pace_of_ones_own_is_one_for_each_move(house: House) -> None:
    for count, unit in ((0, "minutes"), (-1, "hours"), (31, "days"), (5, "weeks")):
        with pytest.raises(ValueError):
            build_pace(count, unit)
    lobby = await house.lobby(ANNA, BEN, pace=PACES["daily"])
    lobby = await house.matches.change(lobby.id, lobbies.set_pace, ANNA.user_id, build_pace(6, "hours"))
    assert lobby.pace == Pace(0, 6 * 3600, 6 * 3600)
    change = house.matches.change
    for_ben = change(lobby.id, lobbies.set_pace, BEN.user_id, PACES["live"])
    assert await find_refusal(for_ben) == "only-host"


@ON_BOTH
async def test_live_until_midnight_then_daily(house: House) -> None:
    lobby = await house.lobby(ANNA, BEN, pace=LIVE)
    midnight = clocks.find_next_hour(house.time.now, "Europe/Berlin", 0)
    agreed = (ANNA.user_id, midnight, PACES["daily"])
    lobby = await house.matches.change(lobby.id, lobbies.plan_switch, *agreed)
    match = await house.matches.change(lobby.id, lobbies.start, ANNA.user_id, next(house.interactions))
    house.time.now = midnight - 1
    match = await house.move(match)
    assert await house.matches.attempt(match.id, clocks.switch_pace) is None
    assert find_wake(match) == midnight
    await house.close()
    await house.open()
    house.time.now = midnight
    after = await house.matches.attempt(match.id, clocks.switch_pace)
    assert after is not None
    assert (after.pace, after.switch_at, after.switch_pace) == (PACES["daily"], None, None)
    assert after.events[-1].id == "house-pace-changed"
    assert time_left(after, find_awaited(after), midnight) == PACES["daily"].cap
    assert await house.matches.attempt(match.id, clocks.switch_pace) is None


async def test_what_begins_after_the_agreed_time_has_the_later_pace(house: House) -> None:
    lobby = await house.lobby(ANNA, BEN, pace=LIVE)
    soon = house.time.now + 60
    change, who = house.matches.change, ANNA.user_id
    assert await find_refusal(change(lobby.id, lobbies.plan_switch, who, soon, LIVE)) == "pace-same"
    past = change(lobby.id, lobbies.plan_switch, who, soon - 60, PACES["daily"])
    assert await find_refusal(past) == "option-unknown"
    lobby = await change(lobby.id, lobbies.plan_switch, who, soon, PACES["daily"])
    assert await find_refusal(change(lobby.id, lobbies.set_pace, who, PACES["daily"])) == "pace-same"
    house.time.now += 61
    match = await change(lobby.id, lobbies.start, who, next(house.interactions))
    assert (match.pace, match.switch_at) == (PACES["daily"], None)
    assert time_left(match, find_awaited(match), house.time.now) == PACES["daily"].cap


async def test_another_pace_by_agreement_ends_what_the_lobby_planned(house: House) -> None:
    lobby = await house.lobby(ANNA, BEN, pace=LIVE)
    agreed = (ANNA.user_id, house.time.now + 3600, PACES["daily"])
    lobby = await house.matches.change(lobby.id, lobbies.plan_switch, *agreed)
    match = await house.matches.change(lobby.id, lobbies.start, ANNA.user_id, next(house.interactions))
    for person in (ANNA, BEN):
        match = await house.matches.change(match.id, clocks.want_pace, person.user_id, PACES["hourly"])
    assert (match.pace, match.switch_at) == (PACES["hourly"], None)
