"""Live evenings: sign-up, check-in, tables by rating, rounds, and people who come late or vanish."""

from __future__ import annotations

from collections import defaultdict
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.durations import DAY, HOUR
from bot.domain.match import Venue
from bot.domain.pace import PACES
from bot.domain.people import Person
from bot.domain.place import Place
from bot.domain.refusals import Refusal
from bot.league import changes, draw, edits, evening
from bot.league.records import League, Result
from bot.league.rules import MOST, POINTS
from bot.league.standings import compute_standings, find_podium, find_winner
from tests.kit.evening import begin_evening, come, sign_up
from tests.kit.league import NOW, finish_table, play_round
from tests.kit.matches import examples
from tests.kit.narrow import not_none


def refusal(action: object, *arguments: object, **options: object) -> str:
    with pytest.raises(Refusal) as caught:
        action(*arguments, **options)  # type: ignore[operator]
    return caught.value.text.id


def groups(league: League, round: int) -> list[set[int | None]]:
    """Who sits together in a round, by table; None for bots."""
    return [
        {None if number is None else league.participants[number].user_id for number in table.seats}
        for table in league.tables_of(round)
    ]


# Sign-up and check-in


@pytest.mark.clause("EV-01")
def test_an_evening_has_two_or_three_rounds_at_the_live_pace() -> None:
    venue, anna = Venue(Place(1, 2), "en", PACES["daily"]), Person(100, "P100")
    for rounds in (1, 4):
        assert refusal(evening.create, NOW, "property", anna, venue, rounds) == "option-unknown"
    assert refusal(evening.create, NOW, "chess", anna, venue, 2) == "option-unknown"
    assert refusal(evening.create, NOW, "deal", anna, venue, 2, starts=NOW) == "league-start-time"
    league = sign_up(MOST)
    assert league.pace == PACES["live"]
    assert refusal(come, league, [999]) == "evening-full"
    assert refusal(come, league, [101]) == "league-in"
    assert changes.leave(league, NOW, 101).find_participant(101) is None


@pytest.mark.clause("EV-01", "EV-02")
def test_the_check_in_begins_at_its_time_or_when_the_organizer_wants() -> None:
    league = sign_up(5, starts=NOW + DAY)
    assert changes.start_on_time(league, NOW + DAY - 1) is None
    for called in (not_none(changes.start_on_time(league, NOW + DAY)), changes.start(league, NOW + DAY, 100)):
        assert called.checking and called.due == NOW + DAY + evening.CHECK_IN
        assert evening.list_present(called) == []
        assert changes.start_on_time(called, NOW + DAY + evening.CHECK_IN - 1) is None
    assert refusal(changes.start, league, NOW, 101) == "league-organizer"


@pytest.mark.clause("EV-02")
def test_those_who_say_that_they_are_there_play_the_first_round() -> None:
    league = changes.start(sign_up(9), NOW, 100)
    league = come(league, [100, 102, 104, 106, 108, 200])
    assert refusal(come, league, [100]) == "evening-here-already"
    assert changes.leave(league, NOW, 104).due == league.due
    begun = not_none(changes.start_on_time(league, NOW + evening.CHECK_IN))
    begun = not_none(changes.advance(begun, NOW + evening.CHECK_IN))
    assert set().union(*groups(begun, 1)) == {100, 102, 104, 106, 108, 200, None}
    assert changes.advance(begun, NOW + evening.CHECK_IN) is None


@pytest.mark.clause("EV-02")
@pytest.mark.parametrize("there", [[], [100]])
def test_with_fewer_than_two_it_stays_open(there: list[int]) -> None:
    called = come(changes.start(sign_up(5, starts=NOW + DAY), NOW, 100), there)
    league = not_none(changes.start_on_time(called, NOW + evening.CHECK_IN))
    assert (league.status, league.checking, league.starts) == ("open", False, None)
    assert league.due == NOW + evening.CHECK_IN + edits.LIFE
    assert len(league.participants) == 5 and evening.list_present(league) == []


# Tables


@pytest.mark.clause("EV-03")
def test_people_of_equal_strength_sit_together() -> None:
    ratings = {100 + number: 1000.0 + 50 * (number * 5 % 12) for number in range(12)}
    league = begin_evening(12, ratings=ratings)
    best_first = sorted(ratings, key=lambda user: -ratings[user])
    assert groups(league, 1) == [{*best_first[:4]}, {*best_first[4:8]}, {*best_first[8:]}]
    after = not_none(changes.advance(_end_round(league), NOW, ratings))
    points = {league.participants[row.number].user_id: row.points for row in compute_standings(after)}
    winners = [user for user in best_first if points[user] == 10]
    seconds = [user for user in best_first if points[user] == 7]
    assert groups(after, 2)[0] == {*winners, seconds[0]}


def _end_round(league: League) -> League:
    """The round over, the seats in the order of places, before the next one is set up."""
    for table in league.open_tables:
        league = finish_table(league, table, [[0], [1], [2], [3]])
    return league


@pytest.mark.clause("EV-03")
@given(st.integers(2, 64))
@examples(63)
def test_tables_are_few_and_equally_large(count: int) -> None:
    sizes = [len(group) for group in evening.split(range(count))]
    assert sum(sizes) == count and len(sizes) == -(-count // 4)
    assert sizes == sorted(sizes, reverse=True) and sizes[0] - sizes[-1] <= 1 and sizes[0] <= 4


@pytest.mark.clause("EV-03")
def test_the_seats_of_each_round_are_drawn() -> None:
    league = play_round(begin_evening(4))
    for table in league.tables:
        numbers = [0, 1, 2, 3] if table.round == 1 else _order_of_points(league)
        use = 100 * table.round + 1
        assert list(table.seats) == draw.draw_table(league.secret, league.joins, use, numbers)


def _order_of_points(league: League) -> list[int]:
    return [number for number in league.tables[0].seats if number is not None]


# Late, vanished, gone


@pytest.mark.clause("EV-04")
def test_latecomers_play_from_the_next_round_on() -> None:
    league = come(begin_evening(4, rounds=2), [200])
    assert 200 not in set().union(*groups(league, 1))
    assert league.joins == begin_evening(4, rounds=2).joins  # what is drawn is not drawn again
    after = play_round(league)
    assert [len(group - {None}) for group in groups(after, 2)] == [3, 2]
    assert 200 in set().union(*groups(after, 2))
    assert refusal(come, after, [201]) == "evening-last-round"


@pytest.mark.clause("EV-05")
def test_whoever_vanishes_is_seated_again_once_they_are_back() -> None:
    league = not_none(evening.mark_absent(begin_evening(8), NOW, [103, 105]))
    assert evening.mark_absent(league, NOW, [103]) is None
    league = play_round(league)
    assert set().union(*groups(league, 2)) >= {100, 101, 102, 104, 106, 107}
    assert not {103, 105} & set().union(*groups(league, 2))
    league = play_round(come(league, [105]))
    assert 105 in set().union(*groups(league, 3)) and 103 not in set().union(*groups(league, 3))


@pytest.mark.clause("EV-05")
def test_whoever_gives_up_a_seat_scores_nothing_and_the_others_as_if_nothing_had_happened() -> None:
    league = begin_evening(4)
    (table,) = league.tables
    seats = tuple(None if seat == 1 else number for seat, number in enumerate(table.seats))
    result = Result(((1,), (0,), (2,), (3,)), (0, 0, 0, 0), None, NOW)
    league = not_none(changes.record_result(league, NOW, table, result, seats))
    assert sorted(row.points for row in compute_standings(league)) == [0, 3, 5, 7]


@pytest.mark.clause("EV-05")
def test_whoever_leaves_for_good_does_not_come_back() -> None:
    league = changes.leave(begin_evening(8), NOW, 103)
    assert refusal(come, league, [103]) == "league-left-for-good"
    assert 103 not in set().union(*groups(play_round(league), 2))


@pytest.mark.clause("EV-06")
def test_a_round_takes_an_hour_at_most() -> None:
    league = begin_evening(8)
    assert league.due == NOW + HOUR
    assert play_round(league).due == NOW + 20 + HOUR
    assert refusal(changes.pause, league, NOW, 100, HOUR) == "league-no-round"


@pytest.mark.clause("EV-06")
def test_an_evening_ends_when_fewer_than_two_are_left() -> None:
    league = not_none(evening.mark_absent(begin_evening(4), NOW, [101, 102, 103]))
    over = play_round(league)
    assert over.status == "over" and find_winner(over) is not None


@pytest.mark.clause("EV-07")
def test_points_add_up_to_a_podium() -> None:
    league = begin_evening(4, rounds=2)
    league = play_round(play_round(league))
    assert (league.status, find_podium(league)[0]) == ("over", [find_winner(league)])
    by_hand: defaultdict[int, int] = defaultdict(int)
    for table in league.tables:
        for seat, number in enumerate(table.seats):
            by_hand[not_none(number)] += POINTS[seat]
    assert {row.number: row.points for row in compute_standings(league)} == by_hand
    assert by_hand[not_none(find_winner(league))] == max(by_hand.values())


def test_the_next_evening_is_like_the_last_one() -> None:
    over = play_round(play_round(begin_evening(4, rounds=2)))
    again = changes.repeat(NOW, over, Person(101, "P101"))
    assert (again.kind, again.rounds, again.status, again.organizer_id) == ("evening", 2, "open", 101)


@pytest.mark.clause("EV-02", "EV-04", "EV-05", "EV-06")
@pytest.mark.parametrize("seed", range(10))
def test_twenty_four_people_play_an_evening_of_whom_some_come_late_and_some_vanish(seed: int) -> None:
    random = Random(seed)
    ratings = {100 + number: random.uniform(800, 1800) for number in range(24)}
    late, gone = random.sample(range(101, 124), 4), random.sample(range(101, 124), 5)
    league = changes.start(sign_up(24), NOW, 100)
    league = come(league, [user for user in range(100, 124) if user not in late])
    league = not_none(changes.start_on_time(league, NOW + evening.CHECK_IN))
    there = {*range(100, 124)} - {*late}
    at, ends, seen = NOW + evening.CHECK_IN, 0, 0
    while (after := changes.advance(league, at, ratings)) is not None:
        league = after
        ends += league.status == "over"
        if league.status == "over":
            break
        seated = [user for group in groups(league, league.round) for user in group - {None}]
        assert sorted(map(not_none, seated)) == sorted(there)
        assert all(len(table.seats) == 4 for table in league.open_tables)
        if league.round < league.rounds and late:
            comes, late = late[:2], late[2:]
            league, there = come(league, comes, at), there | {*comes}
        vanished = [user for user in gone[seen : seen + 2] if user in there and user in seated]
        seen += 2
        league = evening.mark_absent(league, at, vanished) or league
        there -= {*vanished}
        for table in league.open_tables:
            at += 60
            order = random.sample(range(4), 4)
            league = finish_table(league, table, [[seat] for seat in order], at=at)
    assert (ends, league.round) == (1, 3)
    total: defaultdict[int, int] = defaultdict(int)
    for table in league.tables:
        for place, shared in enumerate(not_none(table.result).places):
            number = table.seats[shared[0]]
            if number is not None:
                total[number] += POINTS[place]
    rows = compute_standings(league)
    assert all(row.points == total[row.number] for row in rows)
    assert total[not_none(find_winner(league))] == max(total.values())
    assert [row.points for row in rows] == sorted((row.points for row in rows), reverse=True)


def test_downtime_during_the_check_in_gives_people_five_minutes_again_at_most() -> None:
    called = changes.start(sign_up(5), NOW, 100)
    assert not_none(changes.postpone(called, NOW + 100, NOW + 40)).due == NOW + evening.CHECK_IN + 60
    later = not_none(changes.postpone(called, NOW + DAY, NOW + 60))
    assert later.due == NOW + DAY + evening.CHECK_IN - 60
