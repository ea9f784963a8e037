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
from bot.league import changes, edits, evening, sheets
from bot.league.leagues import list_told
from bot.league.messages import tell_no_place, tell_organizer
from bot.league.records import SPANS, League, Waiting
from bot.league.rules import FINAL, ROUNDS
from bot.league.scheduled_events import plan_event
from bot.league.standings import compute_standings, find_finalists
from tests.kit.evening import begin_evening, sign_up
from tests.kit.league import NOW, announce_league, begin_league, play_round
from tests.kit.narrow import not_none
from tests.kit.season import open_season

XENIA, YANN = Person(901, "Xenia"), Person(902, "Yann")


def refusal(action: Callable[[], object]) -> str:
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
        assert refusal(partial(changes.join, league, NOW, XENIA)) == "league-waiting"
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
    assert refusal(lambda: changes.join(league, NOW, XENIA)) == "league-begun"
    left = changes.leave(begin_league(8), NOW, 103)
    assert refusal(lambda: changes.join(left, NOW, Person(103, "P3"))) == "league-left-for-good"


def test_the_waiting_list_ends_with_the_league() -> None:
    league = changes.join(announce_league(4, 4), NOW, XENIA)
    assert changes.close(league, NOW, 100).waitlist == ()
    started = changes.start(league, NOW, 100)
    assert started.waitlist and play_round(started).waitlist == ()
    for over in (changes.close(league, NOW, 100), play_round(started)):
        assert list_told(replace(over, waitlist=league.waitlist, status="running"), over) == [
            (901, "Xenia", tell_no_place)
        ]
    assert list_told(league, started) == []


def test_whoever_organizes_a_league_in_place_of_somebody_who_is_forgotten_is_told() -> None:
    league = announce_league(4)
    after = not_none(changes.forsake(league, NOW, 100))
    assert list_told(league, after) == [(101, "P1", tell_organizer)]
    assert after.organizer_id == 101 and "yours to run now" in tell_organizer(after, "en")


def test_a_person_who_is_forgotten_leaves_the_waiting_list() -> None:
    league = changes.join(announce_league(4, 4), NOW, XENIA)
    assert not_none(changes.forsake(league, NOW, 901)).waitlist == ()


# Name and start


def open_league(starts: float | None = None, name: str = "", people: int = 1) -> League:
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
    league = open_league(NOW + DAY, people=3)
    assert (league.due, league.wake) == (NOW + DAY, NOW + DAY)
    assert changes.start_on_time(league, NOW + DAY - 1) is None
    started = not_none(changes.start_on_time(league, NOW + DAY))
    assert (started.status, len(started.participants)) == ("running", 8)
    assert [who.is_bot for who in started.participants] == [False] * 3 + [True] * 5


def test_a_league_of_one_person_does_not_start_by_itself() -> None:
    waiting = not_none(changes.start_on_time(open_league(NOW + DAY), NOW + DAY))
    assert (waiting.status, waiting.starts, waiting.due) == ("open", None, NOW + DAY + edits.LIFE)


@pytest.mark.parametrize("starts", [NOW - 1, NOW, NOW + edits.FURTHEST + 1])
def test_a_start_is_in_the_next_weeks(starts: float) -> None:
    assert refusal(lambda: open_league(starts)) == "league-start-time"


def test_the_organizer_renames_a_league_and_moves_its_start() -> None:
    league = open_league(NOW + DAY, "  Winter \n cup ")
    assert league.name == "Winter cup"
    after = changes.describe(league, NOW, 100, "Spring cup", "For everybody.", NOW + 2 * DAY)
    assert (after.name, after.description, after.due) == ("Spring cup", "For everybody.", NOW + 2 * DAY)
    assert changes.describe(after, NOW, 100, "", "", None).due == NOW + edits.LIFE
    assert refusal(lambda: changes.describe(league, NOW, 7, "x", "", None)) == "league-organizer"
    running = changes.start(after, NOW, 100, fill=True)
    assert changes.describe(running, NOW, 100, "x", "", NOW + DAY).due == running.due


def test_joining_does_not_move_the_start() -> None:
    assert changes.join(open_league(NOW + DAY), NOW + HOUR, XENIA).due == NOW + DAY


# While it runs


def test_the_organizer_removes_a_person() -> None:
    league = begin_league(8)
    assert refusal(lambda: changes.remove(league, NOW, 103, 101)) == "league-organizer"
    after = changes.remove(league, NOW, 100, 101)
    assert after.find_participant(101) is None
    assert changes.remove(league, NOW, 7, 101, manager=True).find_participant(101) is None


def test_the_organizer_gives_a_round_more_time_within_limits() -> None:
    league = begin_league(8)
    assert not_none(changes.extend(league, NOW, 100, DAY).due) == not_none(league.due) + DAY
    late = not_none(league.due) + HOUR
    assert changes.extend(league, late, 100, DAY).due == late + DAY
    assert refusal(lambda: changes.extend(league, NOW, 100, SPANS[-1])) == "league-too-long"
    assert refusal(lambda: changes.extend(announce_league(4), NOW, 100, DAY)) == "league-no-round"
    assert refusal(lambda: changes.extend(league, NOW, 101, DAY)) == "league-organizer"


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
    assert refusal(lambda: changes.pause(announce_league(4), NOW, 100, DAY)) == "league-no-round"
    assert refusal(lambda: changes.pause(league, NOW, 100, changes.PAUSE + 1)) == "option-unknown"
    assert refusal(lambda: changes.pause(league, NOW, 101, DAY)) == "league-organizer"


def test_places_are_those_of_the_start_however_many_came_later() -> None:
    league = begin_with_bots(7, 8)
    assert league.starters == 8
    after = play_round(changes.join(league, NOW, XENIA))
    assert (after.starters, len(after.participants), after.find_origin(8)) == (8, 9, 7)
    again = play_round(changes.join(changes.leave(after, NOW, 901), NOW, YANN))
    assert (again.participants[9].instead, again.find_origin(9)) == (8, 7)
    assert replace(again, waitlist=()) == again


# Substitutes


@pytest.mark.clause("MD-57")
def test_whoever_is_asked_to_step_in_says_yes_or_no() -> None:
    league = changes.ask_substitute(announce_league(3), NOW, 100, XENIA)
    assert [who.user_id for who in league.asked] == [901] and league.waitlist == ()
    assert changes.decline(league, NOW, 901).asked == ()
    after = changes.join(league, NOW, XENIA)
    assert after.participants[-1].user_id == 901 and after.asked == ()
    assert refusal(lambda: changes.decline(after, NOW, 901)) == "league-not-asked"


@pytest.mark.clause("MD-57")
def test_whoever_steps_in_comes_first_on_the_waiting_list_and_plays_from_the_next_round_on() -> None:
    league = changes.join(changes.leave(begin_with_bots(8, 8), NOW, 103), NOW, YANN)
    league = changes.ask_substitute(league, NOW, 100, XENIA)
    assert play_round(league).participants[-1].user_id == 902  # who has not said yes gets nothing
    league = changes.join(league, NOW, XENIA)
    assert [who.user_id for who in league.waitlist] == [901, 902]
    after = play_round(league)
    left = not_none(next(who for who in after.participants if who.user_id == 103))
    assert (after.participants[-1].user_id, after.participants[-1].instead) == (901, left.number)
    assert 901 in list_users(after, 2) and [who.user_id for who in after.waitlist] == [902]


@pytest.mark.clause("MD-57")
def test_whoever_waits_already_comes_first_when_asked() -> None:
    league = changes.join(changes.join(begin_with_bots(8, 8), NOW, XENIA), NOW, YANN)
    league = changes.ask_substitute(league, NOW, 100, YANN)
    assert [who.user_id for who in league.waitlist] == [902, 901] and league.asked == ()


@pytest.mark.clause("MD-57")
def test_nobody_is_asked_who_cannot_step_in() -> None:
    def ask(league: League, person: Person, by: int = 100) -> str:
        return refusal(lambda: changes.ask_substitute(league, NOW, by, person))

    league = begin_with_bots(8, 8)
    assert ask(league, XENIA, 101) == "league-organizer"
    assert ask(league, Person(103, "P3")) == "league-substitute-in"
    assert ask(changes.leave(league, NOW, 103), Person(103, "P3")) == "league-substitute-left"
    assert ask(changes.ask_substitute(league, NOW, 100, XENIA), XENIA) == "league-substitute-asked"
    assert ask(changes.close(league, NOW, 100), XENIA) == "league-over"
    league = changes.ask_substitute(league, NOW, 100, YANN)
    while league.round < ROUNDS:
        assert league.asked
        league = play_round(league)
    assert ask(league, XENIA) == "league-substitute-late"
    assert league.asked == ()  # it is too late for an answer


def test_a_question_to_step_in_ends_with_the_league_or_the_person() -> None:
    league = changes.ask_substitute(announce_league(4), NOW, 100, XENIA)
    assert changes.close(league, NOW, 100).asked == ()
    assert not_none(changes.forsake(league, NOW, 901)).asked == ()


# Bots and Discord's event


def test_the_organizer_chooses_how_well_bots_play_from_now_on() -> None:
    league = announce_league(4)
    assert changes.choose_level(league, NOW, 100, "strong").level == "strong"
    assert refusal(lambda: changes.choose_level(league, NOW, 101, "easy")) == "league-organizer"
    assert refusal(lambda: changes.choose_level(league, NOW, 100, "perfect")) == "level-unknown"  # type: ignore[arg-type]


def test_a_league_is_listed_as_an_event_once_its_start_is_known() -> None:
    league, words = announce_league(4), language_of("en")
    assert refusal(lambda: changes.schedule(league, NOW, 100, True)) == "league-event-no-start"
    league = changes.describe(league, NOW, 100, "Cup", "Come!", NOW + DAY)
    assert plan_event(league, words) is None
    league = changes.schedule(league, NOW, 100, True)
    plan = not_none(plan_event(league, words))
    assert (plan.name, plan.starts, plan.runs) == ("Cup", NOW + DAY, False)
    assert "Come!\n" in plan.description and "<#2>" in plan.description
    assert plan.location == "https://discord.com/channels/1/2"
    assert plan.ends == NOW + DAY + FINAL * league.span + HOUR
    assert plan_event(changes.describe(league, NOW, 100, "Cup", "", None), words) is None
    begun = changes.start(league, NOW, 100)
    assert not_none(plan_event(begun, words)).runs
    assert plan_event(changes.schedule(begun, NOW, 100, False), words) is None
    assert plan_event(changes.close(begun, NOW, 100), words) is None


def test_an_event_lasts_as_long_as_its_league() -> None:
    words = language_of("en")

    def ends(league: League) -> float:
        return not_none(plan_event(replace(league, scheduled=True), words)).ends - HOUR

    league = begin_league(8)
    assert ends(league) == NOW + FINAL * league.span
    assert ends(changes.extend(league, NOW, 100, DAY)) == NOW + DAY + FINAL * league.span
    assert ends(changes.pause(league, NOW, 100, DAY)) == NOW + DAY + FINAL * league.span
    assert ends(play_round(league)) == NOW + 20 + ROUNDS * league.span
    summer = open_season(starts=NOW + DAY)
    assert ends(summer) == ends(changes.start(summer, NOW, 100)) == NOW + DAY + summer.span
    live = sign_up(8, rounds=2, starts=NOW + HOUR)
    assert ends(live) == NOW + HOUR + evening.CHECK_IN + 2 * evening.SPAN
    assert ends(begin_evening(8, rounds=2)) == NOW + 2 * evening.SPAN


def test_an_event_that_discord_has_no_more_is_not_made_again() -> None:
    league = replace(announce_league(4), starts=NOW + DAY, scheduled=True)
    listed = not_none(changes.record_event(league, NOW, 7, True))
    assert (listed.scheduled, listed.scheduled_event, listed.version) == (True, 7, league.version)
    assert changes.record_event(listed, NOW, 7, True) is None
    gone = not_none(changes.record_event(listed, NOW, None, True))
    assert (gone.scheduled, gone.scheduled_event) == (False, None)
    closed = changes.close(listed, NOW, 100)
    assert not not_none(changes.record_event(closed, NOW, None, False)).scheduled
    later = not_none(changes.record_event(listed, NOW, None, False))  # its start is open again
    assert (later.scheduled, later.scheduled_event) == (True, None)
