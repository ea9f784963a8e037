"""A league as an event: its name and start, the waiting list, and the organizer's actions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from msgspec.structs import replace

from bot.domain.durations import DAY, HOUR
from bot.domain.match import Venue
from bot.domain.pace import per_move
from bot.domain.people import Person
from bot.domain.place import Place
from bot.domain.refusals import Refusal
from bot.language import language_of
from bot.league import changes, edits, sheets
from bot.league.records import SPANS, League, Waiting
from bot.league.rules import FINAL, ROUNDS
from bot.league.standings import compute_standings, find_finalists
from tests.kit.league import NOW, announce_league, begin_league, play_round
from tests.kit.narrow import not_none

XENIA, YANN = Person(901, "Xenia"), Person(902, "Yann")


def refused(action: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as caught:
        action()
    return caught.value.text.id


def begin_with_bots(people: int, places: int) -> League:
    """Begin a league of that many *people*, with bots in the other *places*."""
    return changes.start(announce_league(people, places), NOW, 100, fill=True)


def list_users(league: League, round: int) -> set[int | None]:
    """Return the users who play in a *round*."""
    numbers = [number for table in league.tables_of(round) for number in table.seats if number is not None]
    assert len(numbers) == len(set(numbers))
    return {league.participants[number].user_id for number in numbers}


@pytest.mark.clause("MD-56")
def test_whoever_comes_too_late_is_on_the_waiting_list_in_order() -> None:
    for league in (announce_league(4, 4), announce_league(64), begin_with_bots(6, 8)):
        league = changes.join(changes.join(league, NOW, XENIA), NOW, YANN)
        assert [who.user_id for who in league.waitlist] == [901, 902]
        assert refused(partial(changes.join, league, NOW, XENIA)) == "league-waiting"
        assert changes.leave(league, NOW, 901).waitlist == (Waiting(902, "Yann", YANN.mark),)


@pytest.mark.clause("MD-56")
def test_the_first_on_the_waiting_list_moves_up_before_the_start() -> None:
    league = changes.join(changes.join(announce_league(4, 4), NOW, XENIA), NOW, YANN)
    league = changes.leave(league, NOW, 101)
    assert [who.user_id for who in league.participants] == [100, 102, 103, 901]
    assert [who.user_id for who in league.waitlist] == [902]


@pytest.mark.clause("MD-56")
def test_people_from_the_waiting_list_take_the_places_of_those_who_left_and_then_of_bots() -> None:
    league = changes.leave(begin_with_bots(6, 8), NOW, 103)
    league = changes.join(changes.join(league, NOW, XENIA), NOW, YANN)
    after = play_round(league)
    assert after.round == 2 and after.waitlist == ()
    left = not_none(next(who for who in after.participants if who.user_id == 103))
    bots = [who.number for who in after.participants if who.is_bot]
    xenia, yann = after.participants[-2:]
    assert (xenia.user_id, xenia.instead, yann.user_id, yann.instead) == (901, left.number, 902, bots[0])
    assert 901 not in list_users(after, 1)
    for round in range(2, ROUNDS + 1):
        assert {901, 902} <= list_users(after, round) and 103 not in list_users(after, round)
        assert {len(table.seats) for table in after.tables_of(round)} == {4}


@pytest.mark.clause("MD-56")
def test_a_place_brings_no_points_of_those_who_had_it_before() -> None:
    league = changes.join(begin_with_bots(7, 8), NOW, XENIA)
    after = play_round(league)
    bot = next(who.number for who in after.participants if who.is_bot)
    rows = {row.number: row for row in compute_standings(after)}
    assert rows[bot].points > 0 and rows[bot].place is None
    assert rows[8].points == 0 and rows[8].place is not None
    done = after
    while done.round < FINAL:
        done = play_round(done)
    mine = next(row for row in compute_standings(done) if row.number == 8)
    assert mine.rounds[0] is None and None not in mine.rounds[1:]
    assert bot not in find_finalists(done)


@pytest.mark.clause("MD-56")
def test_whoever_takes_a_place_keeps_its_number_and_color_at_all_tables() -> None:
    after = play_round(changes.join(begin_with_bots(7, 8), NOW, XENIA))
    bot = next(who for who in after.participants if who.is_bot)
    assert after.participants[8].mark == bot.mark
    letters = [who.letter for who in after.participants if who is not bot]
    assert len(set(letters)) == len(letters)
    shown = sheets.standings_page(after, language_of("en")).rows
    numbers = {row.name: row.number for row in shown}
    of_bot = next(number for name, number in numbers.items() if bot.name in name)
    assert next(number for name, number in numbers.items() if "Xenia" in name) == of_bot


@pytest.mark.clause("MD-56")
def test_nobody_joins_the_final_or_comes_back_after_leaving() -> None:
    league = begin_league(8)
    while league.round < ROUNDS:
        league = play_round(league)
    assert refused(lambda: changes.join(league, NOW, XENIA)) == "league-begun"
    left = changes.leave(begin_league(8), NOW, 103)
    assert refused(lambda: changes.join(left, NOW, Person(103, "P3"))) == "league-left-for-good"


def test_the_waiting_list_ends_with_the_league() -> None:
    league = changes.join(announce_league(4, 4), NOW, XENIA)
    assert changes.close(league, NOW, 100).waitlist == ()
    started = changes.start(league, NOW, 100)
    assert started.waitlist and play_round(started).waitlist == ()


def test_a_person_who_is_forgotten_leaves_the_waiting_list() -> None:
    league = changes.join(announce_league(4, 4), NOW, XENIA)
    assert not_none(changes.forsake(league, NOW, 901)).waitlist == ()


# Name and start


def opened(starts: float | None = None, name: str = "", people: int = 1) -> League:
    league = changes.create(
        NOW,
        "property",
        Person(100, "P0"),
        Venue(Place(1, 2), "en", per_move(3600)),
        8,
        SPANS[0],
        name=name,
        starts=starts,
        level="easy",
    )
    for number in range(1, people):
        league = changes.join(league, NOW, Person(100 + number, f"P{number}"))
    return league


def test_a_league_starts_at_the_time_that_was_set_with_bots_in_the_free_places() -> None:
    league = opened(NOW + DAY, people=3)
    assert (league.due, league.wake) == (NOW + DAY, NOW + DAY)
    assert changes.start_on_time(league, NOW + DAY - 1) is None
    started = not_none(changes.start_on_time(league, NOW + DAY))
    assert (started.status, len(started.participants)) == ("running", 8)
    assert [who.is_bot for who in started.participants] == [False] * 3 + [True] * 5


def test_a_league_of_one_person_does_not_start_by_itself() -> None:
    waiting = not_none(changes.start_on_time(opened(NOW + DAY), NOW + DAY))
    assert (waiting.status, waiting.starts, waiting.due) == ("open", None, NOW + DAY + edits.LIFE)


@pytest.mark.parametrize("starts", [NOW - 1, NOW, NOW + edits.FURTHEST + 1])
def test_a_start_is_in_the_next_weeks(starts: float) -> None:
    assert refused(lambda: opened(starts)) == "league-start-time"


def test_the_organizer_renames_a_league_and_moves_its_start() -> None:
    league = opened(NOW + DAY, "  Winter \n cup ")
    assert league.name == "Winter cup"
    after = changes.describe(league, NOW, 100, "Spring cup", "For everybody.", NOW + 2 * DAY)
    assert (after.name, after.description, after.due) == ("Spring cup", "For everybody.", NOW + 2 * DAY)
    assert changes.describe(after, NOW, 100, "", "", None).due == NOW + edits.LIFE
    assert refused(lambda: changes.describe(league, NOW, 7, "x", "", None)) == "league-organizer"
    running = changes.start(after, NOW, 100, fill=True)
    assert changes.describe(running, NOW, 100, "x", "", NOW + DAY).due == running.due


def test_joining_does_not_move_the_start() -> None:
    assert changes.join(opened(NOW + DAY), NOW + HOUR, XENIA).due == NOW + DAY


# While it runs


def test_the_organizer_removes_a_person() -> None:
    league = begin_league(8)
    assert refused(lambda: changes.remove(league, NOW, 103, 101)) == "league-organizer"
    after = changes.remove(league, NOW, 100, 101)
    assert after.find_participant(101) is None
    assert changes.remove(league, NOW, 7, 101, manager=True).find_participant(101) is None


def test_the_organizer_gives_a_round_more_time_within_limits() -> None:
    league = begin_league(8)
    assert not_none(changes.extend(league, NOW, 100, DAY).due) == not_none(league.due) + DAY
    late = not_none(league.due) + HOUR
    assert changes.extend(league, late, 100, DAY).due == late + DAY
    assert refused(lambda: changes.extend(league, NOW, 100, SPANS[-1])) == "league-too-long"
    assert refused(lambda: changes.extend(announce_league(4), NOW, 100, DAY)) == "league-no-round"
    assert refused(lambda: changes.extend(league, NOW, 101, DAY)) == "league-organizer"


def test_a_pause_moves_the_end_of_the_round_and_can_be_changed_and_ended() -> None:
    league = begin_league(8)
    due = not_none(league.due)
    paused = changes.pause(league, NOW, 100, 2 * DAY)
    assert (paused.paused, paused.due) == (NOW + 2 * DAY, due + 2 * DAY)
    longer = changes.pause(paused, NOW + DAY, 100, 3 * DAY)
    assert (longer.paused, longer.due) == (NOW + 4 * DAY, due + 4 * DAY)
    ended = changes.pause(longer, NOW + 2 * DAY, 100, 0)
    assert (ended.paused, ended.due) == (None, due + 2 * DAY)
    assert changes.end_pause(paused, NOW + DAY) is None
    over = not_none(changes.end_pause(paused, NOW + 2 * DAY))
    assert (over.paused, over.due) == (None, due + 2 * DAY)
    assert not_none(changes.schedule_wake(paused, NOW)).wake == NOW + changes.RETRY
    assert refused(lambda: changes.pause(announce_league(4), NOW, 100, DAY)) == "league-no-round"
    assert refused(lambda: changes.pause(league, NOW, 100, changes.PAUSE + 1)) == "option-unknown"
    assert refused(lambda: changes.pause(league, NOW, 101, DAY)) == "league-organizer"


def test_places_are_those_of_the_start_however_many_came_later() -> None:
    league = begin_with_bots(7, 8)
    assert league.starters == 8
    after = play_round(changes.join(league, NOW, XENIA))
    assert (after.starters, len(after.participants), after.find_origin(8)) == (8, 9, 7)
    again = play_round(changes.join(changes.leave(after, NOW, 901), NOW, YANN))
    assert (again.participants[9].instead, again.find_origin(9)) == (8, 7)
    assert replace(again, waitlist=()) == again
