"""Seasons: who gets a table when, what counts, and how they end; simulated with people who drop out."""

from __future__ import annotations

import time
from collections import defaultdict
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.domain.durations import DAY, HOUR
from bot.domain.match import Venue
from bot.domain.pace import PACES
from bot.domain.people import Person
from bot.domain.place import Place
from bot.domain.refusals import Refusal
from bot.league import changes, draw, season
from bot.league.records import League, Result, Table
from bot.league.rules import POINTS
from bot.league.standings import Standing, compute_standings, find_podium, find_winner
from tests.kit.league import NOW, SEED, begin_league
from tests.kit.narrow import not_none
from tests.kit.season import WEEK, finish_in_order, open_season, seat_of, wait

FOUR = (101, 102, 103, 104)


def refusal(action: object, *arguments: object, **options: object) -> str:
    with pytest.raises(Refusal) as caught:
        action(*arguments, **options)  # type: ignore[operator]
    return caught.value.text.id


def list_users(league: League, table: Table) -> list[int | None]:
    """Return the users at a table, bots last."""
    found = [None if number is None else league.participants[number].user_id for number in table.seats]
    return sorted(found, key=lambda user: (user is None, user))


def row_of(league: League, user: int) -> Standing:
    return next(row for row in compute_standings(league) if league.participants[row.number].user_id == user)


# Beginning and end


@pytest.mark.clause("SE-01")
def test_a_season_begins_and_ends_on_its_dates() -> None:
    league = open_season(starts=NOW + DAY)
    assert (league.status, league.due, changes.start_on_time(league, NOW + DAY - 1)) == (
        "open",
        NOW + DAY,
        None,
    )
    begun = not_none(changes.start_on_time(league, NOW + DAY + HOUR))
    assert (begun.status, begun.due) == ("running", NOW + DAY + 2 * WEEK)
    early = changes.start(league, NOW + HOUR, 100)
    assert (early.status, early.due) == ("running", begun.due)
    assert changes.advance(begun, NOW + DAY + 2 * WEEK - 1) is None
    over = not_none(changes.advance(begun, NOW + DAY + 2 * WEEK))
    assert over.status == "over"
    assert changes.advance(over, NOW + DAY + 2 * WEEK) is None


@pytest.mark.clause("SE-01")
def test_downtime_does_not_move_the_end_but_its_organizer_does() -> None:
    league = open_season()
    assert changes.postpone(league, NOW + 2 * DAY, NOW) is None
    assert changes.postpone(begin_league(4), NOW + 2 * DAY, NOW) is not None
    longer = changes.extend(league, NOW, 100, 3 * DAY)
    assert longer.due == NOW + 2 * WEEK + 3 * DAY
    assert refusal(changes.extend, league, NOW, 100, season.LONGEST) == "league-too-long"
    assert refusal(changes.extend, league, NOW, 101, DAY) == "league-organizer"


@pytest.mark.clause("SE-01")
def test_there_are_no_other_seasons() -> None:
    venue, anna = Venue(Place(1, 2), "en", PACES["daily"]), Person(100, "P0")
    assert refusal(season.create, NOW, [], anna, venue, 2 * WEEK, 3) == "option-unknown"
    assert refusal(season.create, NOW, ["chess"], anna, venue, 2 * WEEK, 3) == "option-unknown"
    assert refusal(season.create, NOW, ["deal", "deal"], anna, venue, 2 * WEEK, 3) == "option-unknown"
    assert refusal(season.create, NOW, ["deal"], anna, venue, WEEK - 1, 3) == "option-unknown"
    assert refusal(season.create, NOW, ["deal"], anna, venue, 27 * WEEK, 3) == "option-unknown"
    assert refusal(season.create, NOW, ["deal"], anna, venue, WEEK, 0) == "option-unknown"
    assert refusal(season.create, NOW, ["deal"], anna, venue, WEEK, 3, starts=NOW - 1) == "league-start-time"
    never = venue._replace(pace=PACES["none"])
    assert refusal(season.create, NOW, ["deal"], anna, never, WEEK, 3) == "season-pace"


def test_the_next_season_is_like_the_last_one_and_begins_at_once() -> None:
    league = replace(open_season(["deal", "property"], best=5), name="Cup", description="For all.")
    assert refusal(changes.repeat, NOW, league, Person(100, "P0")) == "league-not-over"
    over = not_none(changes.advance(league, NOW + 2 * WEEK))
    again = changes.repeat(NOW + 3 * WEEK, over, Person(100, "P0"))
    assert (again.kind, again.games, again.best, again.name) == ("season", ("deal", "property"), 5, "Cup")
    assert (again.status, again.due, again.participants) == ("running", NOW + 5 * WEEK, ())
    assert again.description == "For all."


# Tables


@pytest.mark.clause("SE-02")
def test_four_who_wait_get_a_table_at_once() -> None:
    league = wait(open_season(), *FOUR[:3])
    assert (league.tables, len(league.waitlist)) == ((), 3)
    league = wait(league, 104)
    (table,) = league.tables
    assert list_users(league, table) == list(FOUR)
    assert (league.waitlist, table.joins, table.game) == ((), FOUR, "property")


@pytest.mark.clause("SE-02")
def test_those_who_wait_before_the_start_get_tables_when_it_begins() -> None:
    league = open_season(starts=NOW + 2 * DAY)
    for user in (*FOUR, 105):
        league = changes.join(league, NOW, Person(user, f"P{user}"))
    assert changes.advance(league, NOW) is None
    begun = not_none(changes.start_on_time(league, NOW + 2 * DAY))
    begun = not_none(changes.advance(begun, NOW + 2 * DAY))
    assert list_users(begun, begun.tables[0]) == list(FOUR)
    assert [who.user_id for who in begun.waitlist] == [105]
    assert season.list_wakes(begun) == [NOW + 2 * DAY + season.PATIENCE]


@pytest.mark.clause("SE-02")
@pytest.mark.parametrize("people", [1, 2, 3])
def test_whoever_waits_too_long_gets_a_table_with_bots(people: int) -> None:
    league = wait(open_season(), FOUR[0])
    league = wait(league, *FOUR[1:people], at=NOW + HOUR)
    assert not_none(changes.schedule_wake(league, NOW)).wake == NOW + changes.RETRY
    assert changes.advance(league, NOW + season.PATIENCE - 1) is None
    late = not_none(changes.schedule_wake(league, NOW + season.PATIENCE - 60))
    assert late.wake == NOW + season.PATIENCE
    league = not_none(changes.advance(league, NOW + season.PATIENCE))
    assert list_users(league, league.tables[0]) == [*FOUR[:people], *[None] * (4 - people)]


@pytest.mark.clause("SE-02")
def test_people_meet_in_games_that_all_of_them_want() -> None:
    league = open_season(["deal", "property"])
    league = changes.join(league, NOW, Person(101, "P101"))
    league = season.choose_games(league, NOW, 101, ["property"])
    for user in (102, 103, 104):
        league = changes.join(league, NOW, Person(user, f"P{user}"))
    league = season.choose_games(league, NOW, 104, ["deal"])
    assert changes.advance(league, NOW) is None
    league = wait(league, 105)
    assert league.tables[0].game == "property"
    assert list_users(league, league.tables[0]) == [101, 102, 103, 105]
    assert [who.user_id for who in league.waitlist] == [104]
    assert refusal(season.choose_games, league, NOW, 104, ["cardopoly"]) == "option-unknown"
    assert refusal(season.choose_games, league, NOW, 104, []) == "option-unknown"
    assert refusal(season.choose_games, league, NOW, 101, ["deal"]) == "season-not-waiting"


@pytest.mark.clause("SE-02")
def test_seats_are_drawn_from_the_secret_and_those_who_sit_down() -> None:
    tables = [wait(open_season(), *FOUR), wait(open_season(), *reversed(FOUR))]
    assert [list_users(league, league.tables[0]) for league in tables] == [list(FOUR)] * 2
    for league in tables:
        table = league.tables[0]
        assert list(table.seats) == draw.draw_table(SEED, table.joins, 1, range(4))
    drawn = {tuple(draw.draw_table(SEED, [join], 1, range(4))) for join in range(200)}
    assert len(drawn) == 24


@pytest.mark.clause("SE-03")
def test_nobody_waits_twice_or_at_more_than_three_tables() -> None:
    league = wait(open_season(), 101)
    assert refusal(changes.join, league, NOW, Person(101, "P101")) == "season-waiting"
    for others in ((102, 103, 104), (105, 106, 107), (108, 109, 110)):
        league = wait(league, *others)
        assert league.find_waiting(101) is None
        league = league if len(league.tables) == 3 else wait(league, 101)
    assert refusal(changes.join, league, NOW, Person(101, "P101")) == "season-enough"
    league = finish_in_order(league, [101, 108, 109, 110])
    assert wait(league, 101).find_waiting(101)


@pytest.mark.clause("SE-03")
def test_whoever_stops_waiting_gets_no_table_and_keeps_what_they_have() -> None:
    league = wait(wait(open_season(), *FOUR), 101, 105)
    stopped = changes.leave(league, NOW, 101)
    assert stopped.find_waiting(101) is None and stopped.find_participant(101)
    assert refusal(changes.leave, stopped, NOW, 999) == "league-out"
    assert changes.leave(stopped, NOW, 105).waitlist == ()


# What counts


def build_season(best: int, *orders: tuple[int, ...]) -> League:
    """Build a season in which these tables were played, each in the order of its places."""
    league = open_season(best=best)
    for order in orders:
        league = finish_in_order(wait(league, *sorted(order)), order)
    return league


@pytest.mark.clause("SE-04")
def test_only_the_best_results_count() -> None:
    orders = [(101, 102, 103, 104), (102, 101, 103, 104), (104, 103, 101, 102), (103, 102, 101, 104)]
    league = build_season(2, *orders)
    assert [row_of(league, user).points for user in FOUR] == [17, 17, 17, 13]
    assert row_of(league, 101).rounds == (10, 7)
    assert row_of(league, 101).played == 4
    assert [row_of(build_season(4, *orders), user).points for user in FOUR] == [27, 27, 27, 19]


@pytest.mark.clause("SE-05")
def test_bots_have_places_but_score_for_nobody() -> None:
    league = not_none(changes.advance(wait(open_season(), 101, 102), NOW + season.PATIENCE))
    bots = [seat for seat, number in enumerate(league.tables[0].seats) if number is None]
    order = ((bots[0],), (seat_of(league, 101),), (bots[1],), (seat_of(league, 102),))
    result = Result(order, (0, 0, 0, 0), None, NOW + DAY)
    league = not_none(changes.record_result(league, NOW + DAY, league.tables[0], result))
    rows = compute_standings(league)
    assert [(league.participants[row.number].user_id, row.points) for row in rows] == [(101, 7), (102, 3)]
    assert [row.firsts for row in rows] == [0, 0]


@pytest.mark.clause("SE-05", "SE-08")
def test_the_others_score_as_if_nobody_had_left() -> None:
    league = changes.remove(wait(open_season(), *FOUR), NOW, 100, 102)
    league = finish_in_order(league, [102, 101, 103, 104])
    assert [row_of(league, user).points for user in FOUR] == [7, 0, 5, 3]
    assert row_of(league, 102).place is None
    assert refusal(changes.join, league, NOW, Person(102, "P102")) == "league-left-for-good"


@pytest.mark.clause("SE-08")
def test_somebody_who_is_gone_neither_waits_nor_takes_part() -> None:
    league = wait(wait(open_season(), *FOUR), 101)
    for gone in (
        not_none(changes.drop(league, NOW, 101)),
        not_none(changes.forsake(league, NOW, 101)),
        changes.remove(league, NOW, 100, 101),
    ):
        assert gone.find_waiting(101) is None and gone.find_participant(101) is None
    kept = not_none(changes.forsake(league, NOW, 100) or league)
    assert kept.organizer_id == 101


@pytest.mark.clause("SE-06")
def test_equal_points_are_decided_by_the_opponents_met_or_else_the_place_is_shared() -> None:
    league = build_season(2, (101, 102, 103, 104), (105, 106, 107, 108))
    assert [row_of(league, user).place for user in (101, 105, 102, 106)] == [1, 1, 3, 3]
    league = finish_in_order(wait(league, 102, 109, 110, 111), [109, 102, 110, 111])
    met = {user: row_of(league, user) for user in (102, 101, 109, 105)}
    assert [row.points for row in met.values()] == [14, 10, 10, 10]
    assert [row.met for row in met.values()] == [36, 22, 22, 15]  # 14 + 5 + 3, 7 + 5 + 3
    assert [row.place for row in met.values()] == [1, 2, 2, 4]


@pytest.mark.clause("SE-06")
def test_more_first_places_are_better_than_better_opponents() -> None:
    league = build_season(
        3,
        (101, 106, 107, 108),
        (106, 101, 107, 108),
        (103, 102, 104, 105),
        (103, 102, 104, 105),
        (103, 104, 105, 102),
    )
    one, two = row_of(league, 101), row_of(league, 102)
    assert (one.points, one.firsts, two.points, two.firsts) == (17, 1, 17, 0)
    assert one.met < two.met
    assert not_none(one.place) < not_none(two.place)


@pytest.mark.clause("SE-06")
def test_a_shared_first_place_is_decided_by_lot() -> None:
    league = build_season(2, (101, 102, 103, 104), (105, 106, 107, 108))
    assert (find_podium(league), find_winner(league)) == ([], None)
    over = not_none(changes.advance(league, NOW + 2 * WEEK))
    tied = [row.number for row in compute_standings(over) if row.place == 1]
    lots = draw.draw_lots(over.seed, len(over.participants))
    assert len(tied) == 2 and find_winner(over) == min(tied, key=lambda number: lots[number])
    winner, second, third = find_podium(over)
    assert sorted(winner + second) == sorted(tied) and len(third) == 2


def test_a_season_that_nobody_played_has_no_winner() -> None:
    over = not_none(changes.advance(open_season(), NOW + 2 * WEEK))
    assert (over.status, find_winner(over)) == ("over", None)


@pytest.mark.clause("SE-07")
def test_a_season_ends_once_its_tables_are_scored_and_then_nobody_waits() -> None:
    league = wait(wait(open_season(), *FOUR), 105)
    end = NOW + 2 * WEEK
    assert refusal(changes.join, league, end, Person(106, "P106")) == "league-over"
    assert changes.advance(league, end) is None
    league = finish_in_order(league, FOUR, at=end)
    over = not_none(changes.advance(league, end))
    assert (over.status, over.waitlist, over.wake, over.due) == ("over", (), end, None)


@pytest.mark.clause("SE-07")
def test_what_can_not_be_counted_early_counts_for_nobody() -> None:
    league = wait(open_season(), *FOUR)
    nothing = Result((), (), None, NOW + 2 * WEEK, closed=True)
    league = not_none(changes.record_result(league, NOW + 2 * WEEK, league.tables[0], nothing))
    assert [row_of(league, user).played for user in FOUR] == [0] * 4


def test_threads_are_closed_while_the_season_goes_on() -> None:
    league = finish_in_order(wait(open_season(), *FOUR), FOUR)
    assert changes.threads_to_close(league) == list(league.tables)


# Simulations


def count_by_hand(league: League) -> dict[int, tuple[int, int, int]]:
    """Return by participant the points, first places and points of opponents, without the code under test."""
    results: defaultdict[int, list[tuple[int, int, list[int]]]] = defaultdict(list)
    for table in league.tables:
        if table.result is None:
            continue
        got: dict[int, tuple[int, int]] = {}
        above = 0
        for shared in table.result.places:
            for seat in shared:
                number = table.seats[seat]
                if number is not None:
                    got[number] = (POINTS[above], int(above == 0))
            above += len(shared)
        for number, (points, first) in got.items():
            results[number].append((points, first, [other for other in got if other != number]))
    best = {
        number: sorted(mine, key=lambda each: each[0], reverse=True)[: league.best]
        for number, mine in results.items()
    }
    total = {number: sum(points for points, _, _ in mine) for number, mine in best.items()}
    return {
        number: (
            total[number],
            sum(first for _, first, _ in mine),
            sum(total[other] for _, _, others in mine for other in others),
        )
        for number, mine in best.items()
    }


def check_standings(league: League) -> None:
    """Check that the standings are those of a count by hand, in that order, with shared places."""
    counted = count_by_hand(league)
    rows = compute_standings(league)
    worth = [counted.get(row.number, (0, 0, 0)) for row in rows]
    assert [(row.points, row.firsts, row.met) for row in rows] == worth
    assert worth == sorted(worth, reverse=True)
    assert [row.place for row in rows] == [1 + sum(other > mine for other in worth) for mine in worth]
    assert len(rows) == len(league.participants)


class Crowd:
    """People who play a season from hour to hour; every third drops out on some day."""

    def __init__(self, league: League, people: int, days: int, random: Random) -> None:
        self.league, self.random, self.days = league, random, days
        self.users = range(1000, 1000 + people)
        self.fades = {
            user: random.uniform(1, days) * DAY if user % 3 == 0 else float("inf") for user in self.users
        }
        self.asked: dict[int, float] = {}
        self.ends: dict[int, float] = {}
        self.ever: set[int] = set()
        self.waits: list[float] = []
        self.finished = 0

    def is_there(self, user: int, at: float) -> bool:
        return at < NOW + self.fades[user]

    def act_for_house(self, at: float) -> None:
        """Do what the house does: open tables, and end the season."""
        while (after := changes.advance(self.league, at)) is not None:
            for table in after.tables[len(self.league.tables) :]:
                absent = False
                for number in table.seats:
                    if number is not None:
                        user = not_none(after.participants[number].user_id)
                        self.waits.append(at - self.asked.pop(user))
                        absent = absent or not self.is_there(user, at)
                days = self.random.uniform(2, 6) if absent else self.random.uniform(0.1, 2)
                self.ends[table.number] = at + days * DAY
            self.finished += after.status == "over"
            self.league = after

    def end_table(self, table: Table, at: float) -> None:
        """End a table in random order, sometimes with shared places."""
        seats = [0, 1, 2, 3]
        self.random.shuffle(seats)
        places = [(seat,) for seat in seats]
        if self.random.random() < 0.1:
            places[1:3] = [(seats[1], seats[2])]  # type: ignore[list-item]
        result = Result(tuple(places), (0, 0, 0, 0), None, at)
        self.league = not_none(changes.record_result(self.league, at, table, result))

    def pass_hour(self, at: float) -> None:
        """Let an hour pass."""
        for table in self.league.open_tables:
            if self.ends[table.number] <= at:
                self.end_table(table, at)
        for user in self.random.sample(self.users, len(self.users)):
            if self.is_there(user, at) and self.random.random() < 0.04:
                try:
                    self.league = changes.join(self.league, at, Person(user, f"P{user}"), user)
                except Refusal as refusal:
                    assert refusal.text.id in ("season-waiting", "season-enough")
                else:
                    self.asked[user] = at
                    self.ever.add(user)
                    self.act_for_house(at)
        self.act_for_house(at)
        assert all(at - who.since < DAY for who in self.league.waitlist)
        assert {who.user_id for who in self.league.waitlist} == self.asked.keys()

    def end(self, at: float) -> None:
        """End the season: open tables are scored as they stand."""
        for table in self.league.open_tables:
            self.end_table(table, at)
        self.act_for_house(at)


def simulate(people: int, days: int, seed: int) -> Crowd:
    random = Random(seed)
    league = open_season(["deal", "property"], best=8, span=int(days * DAY))
    crowd = Crowd(league, people, days, random)
    for hour in range(1, days * 24):
        crowd.pass_hour(NOW + hour * HOUR)
        if hour % 48 == 0:
            check_standings(crowd.league)
    crowd.end(NOW + days * DAY)
    for _ in range(3):
        crowd.act_for_house(NOW + days * DAY + HOUR)
    return crowd


def check_crowd(crowd: Crowd, people: int) -> None:
    assert (crowd.finished, crowd.league.status) == (1, "over")
    check_standings(crowd.league)
    assert max(crowd.waits) < DAY
    users = {who.user_id for who in crowd.league.participants}
    assert crowd.ever - crowd.asked.keys() <= users <= crowd.ever and len(users) > people * 0.9
    assert all(table.result for table in crowd.league.tables)
    for table in crowd.league.tables:
        there = [number for number in table.seats if number is not None]
        assert len(there) == len(set(there)) >= 1
    winner = not_none(find_winner(crowd.league))
    assert compute_standings(crowd.league)[0].number == winner


def test_two_hundred_people_of_whom_a_third_fades_out_play_thirty_days() -> None:
    began = time.process_time()
    check_crowd(simulate(200, 30, 1), 200)
    assert time.process_time() - began < 60


@pytest.mark.parametrize(("people", "seed"), [(5, 2), (9, 3)])
def test_a_few_people_play_thirty_days(people: int, seed: int) -> None:
    crowd = simulate(people, 30, seed)
    check_crowd(crowd, people)
    assert any(None in table.seats for table in crowd.league.tables)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_seasons_of_any_size_end_well(seed: int) -> None:
    people = Random(seed).randint(2, 400)
    check_crowd(simulate(people, 30, seed), people)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.permutations(range(6)), max_size=12), st.integers(1, 5))
def test_standings_are_what_a_count_by_hand_finds(orders: list[list[int]], best: int) -> None:
    check_standings(build_season(best, *(tuple(100 + user for user in order[:4]) for order in orders)))
