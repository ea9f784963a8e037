from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.domain.match import Match
from bot.league import changes, draw
from bot.league.records import League
from bot.league.rules import FINAL, playable_games, points_of
from bot.league.standings import (
    Standing,
    compute_standings,
    end_now,
    explain_ties,
    find_finalists,
    find_live,
    find_lots,
    find_podium,
    find_winner,
    score_table,
)
from games import load
from games.core import Game
from tests.kit.league import (
    NOW,
    SEED,
    announce_league,
    begin_league,
    finish_table,
    play_round,
    replace_tables,
)
from tests.kit.messages import Make
from tests.kit.narrow import not_none


def row(league: League, number: int) -> Standing:
    return next(row for row in compute_standings(league) if row.number == number)


@pytest.mark.clause("MD-50")
@pytest.mark.parametrize(
    ("places", "worth"),
    [
        ([[0], [1], [2], [3]], [10, 7, 5, 3]),
        ([[3], [2], [1], [0]], [3, 5, 7, 10]),
        ([[0, 1], [2], [3]], [10, 10, 5, 3]),
        ([[0], [1, 2], [3]], [10, 7, 7, 3]),
        ([[0], [1], [2, 3]], [10, 7, 5, 5]),
        ([[0, 1, 2, 3]], [10, 10, 10, 10]),
        ([[0], [1, 2, 3]], [10, 7, 7, 7]),
        ([[0], [1], [2], [3], [4]], [10, 7, 5, 3, 1]),
        ([[0], [1], [2], [3, 4]], [10, 7, 5, 3, 3]),
    ],
)
def test_a_place_has_its_points_and_who_shares_it_has_them_too(
    places: list[list[int]], worth: list[int]
) -> None:
    assert points_of(places) == dict(enumerate(worth))


def build_round() -> League:
    """Build a league of eight: 0 to 3 and 4 to 7 play a round."""
    return replace_tables(begin_league(8), (1, (0, 1, 2, 3)), (1, (4, 5, 6, 7)))


TIES = {
    # name: (places and merits of the first table, the same of the second, the better, the other); what comes
    # later in the order says the opposite
    "points": ([[0], [1], [2], [3]], (0, 9, 9, 9), [[1], [0], [2], [3]], (99, 0, 0, 0), 0, 4),
    "value": ([[0], [1], [2], [3]], (21, 0, 0, 0), [[0], [1], [2], [3]], (20, 0, 0, 0), 0, 4),
    "value, not the points of the opponents": (
        [[0], [1], [2], [3]],
        (9, 0, 0, 0),
        [[0], [1, 2, 3]],
        (8, 0, 0, 0),
        0,
        4,
    ),
    "points of the opponents": ([[0], [1, 2], [3]], (5, 0, 0, 0), [[0], [1], [2], [3]], (5, 0, 0, 0), 0, 4),
}


@pytest.mark.clause("MD-52")
@pytest.mark.parametrize("tie", TIES)
def test_who_is_equal_in_the_one_is_better_by_the_next(tie: str) -> None:
    first, values, second, others, better, worse = TIES[tie]
    league = build_round()
    one, two = league.tables
    league = finish_table(finish_table(league, one, first, values), two, second, others)
    order = [row.number for row in compute_standings(league)]
    assert order.index(better) < order.index(worse)
    assert row(league, better).place != row(league, worse).place


@pytest.mark.clause("MD-52")
def test_what_decides_between_equal_points_is_said_of_the_lower() -> None:
    for tie, reason in (("value", "value"), ("points of the opponents", "met")):
        first, values, second, others, _, worse = TIES[tie]
        league = build_round()
        one, two = league.tables
        rows = compute_standings(finish_table(finish_table(league, one, first, values), two, second, others))
        reasons = dict(zip((row.number for row in rows), explain_ties(rows), strict=True))
        assert reasons[worse] == reason
        assert all(
            (not reasons[row.number]) == (place == 0 or rows[place - 1].points != row.points)
            for place, row in enumerate(rows)
        )
    league = replace_tables(begin_league(8), (1, (0, 1, 2, 3)), (2, (1, 0, 4, 5)))
    one, two = league.tables
    rows = compute_standings(
        finish_table(finish_table(league, one, [[0], [1], [2, 3]]), two, [[0], [1], [2], [3]])
    )
    assert explain_ties(rows)[:2] == ["", "equal"]


@pytest.mark.clause("MD-52")
def test_more_points_in_fewer_first_places_are_still_better() -> None:
    league = replace_tables(begin_league(8), (1, (0, 1, 2, 3)), (2, (0, 1, 2, 3)))
    one, two = league.tables
    # 0 comes first once and last once (13 points), 1 second twice (14 points).
    league = finish_table(finish_table(league, one, [[0], [1], [2], [3]]), two, [[2], [1], [3], [0]])
    assert row(league, 1).points > row(league, 0).points
    assert row(league, 1).place < row(league, 0).place  # type: ignore[operator]
    assert (row(league, 0).firsts, row(league, 1).firsts) == (1, 0)
    assert row(league, 1).rounds == (7, 7)


@pytest.mark.clause("MD-52")
def test_first_places_count_before_the_value() -> None:
    league = replace_tables(begin_league(8), (1, (0, 1, 2, 3)), (2, (0, 1, 2, 3)), (3, (0, 1, 2, 3)))
    one, two, three = league.tables
    # 0 and 1 have 20 points each: 0 by 10 + 5 + 5, 1 by 5 + 10 + 5; 2 by 7 + 7 + 7 is in front of them.
    league = finish_table(league, one, [[0], [2], [1], [3]], (0, 50, 0, 0))
    league = finish_table(league, two, [[1], [2], [0], [3]], (0, 50, 0, 0))
    league = finish_table(league, three, [[3], [2], [0, 1]], (0, 50, 0, 0))
    assert row(league, 0).points == row(league, 1).points == 20
    assert [row.number for row in compute_standings(league)][:3] == [2, 1, 0]


@pytest.mark.clause("MD-52")
def test_of_equal_points_more_first_places_are_better_than_more_value() -> None:
    league = replace_tables(begin_league(8), *((round, (0, 1, 2, 3)) for round in (1, 2, 3, 4)))
    # 0 has 10 + 10 + 5 + 3 points; 1 has 7 each time, and more value.
    orders = ([0, 1, 2, 3], [0, 1, 3, 2], [2, 1, 0, 3], [3, 1, 2, 0])
    for table, order in zip(league.tables, orders, strict=True):
        league = finish_table(league, table, [[seat] for seat in order], (0, 9, 0, 0))
    one, other = row(league, 0), row(league, 1)
    assert (one.points, one.firsts, one.merit) == (28, 2, 0)
    assert (other.points, other.firsts, other.merit) == (28, 0, 36)
    assert (one.place, other.place) == (1, 2)
    assert find_finalists(league)[:2] == [0, 1]


@pytest.mark.clause("MD-52")
def test_a_shared_first_place_is_one_for_everybody_on_it() -> None:
    league = build_round()
    one, two = league.tables
    league = finish_table(finish_table(league, one, [[0, 1], [2], [3]]), two, [[0], [1, 2, 3]])
    assert [row(league, number).firsts for number in range(8)] == [1, 1, 0, 0, 1, 0, 0, 0]


@pytest.mark.clause("MD-53")
def test_the_final_does_not_count_for_the_standings() -> None:
    league = build_final()
    before = compute_standings(league)
    league = finish_table(league, league.tables[1], [[3], [0], [1], [2]], (9, 9, 9, 9))
    assert compute_standings(league) == before
    assert row(league, 2).rounds == (None, None, None, 10)
    assert row(play_round(begin_league(4)), 0).rounds == ()


@pytest.mark.clause("MD-50")
def test_nobody_has_points_before_a_table_is_over() -> None:
    league = build_round()
    one, two = league.tables
    assert score_table(league, one) == {}
    league = finish_table(league, two, [[0], [1], [2], [3]])
    assert score_table(league, one) == {}
    assert [row(league, number).rounds for number in (0, 4)] == [(None,), (10,)]


@pytest.mark.clause("MD-52")
def test_no_lot_decides_about_those_who_differ_or_left() -> None:
    league = build_round()
    one, two = league.tables
    league = finish_table(
        finish_table(league, one, [[0], [1], [2], [3]]), two, [[0], [1], [2], [3]], (1, 2, 3, 0)
    )
    lots = draw.draw_lots(SEED, 8)
    assert find_lots(compute_standings(league)) == [tuple(sorted((3, 7), key=lots.__getitem__))]
    for number in (3, 7):
        league = changes.leave(league, NOW + 20, 100 + number)
    assert find_lots(compute_standings(league)) == []


@pytest.mark.clause("MD-52")
def test_who_is_equal_in_everything_shares_the_place_and_the_lot_decides() -> None:
    league = build_round()
    for table in league.tables:
        league = finish_table(league, table, [[0], [1], [2], [3]])
    lots = draw.draw_lots(SEED, 8)
    pairs = [sorted(pair, key=lots.__getitem__) for pair in ((0, 4), (1, 5), (2, 6), (3, 7))]
    assert find_lots(compute_standings(league)) == [tuple(pair) for pair in pairs]
    assert [row.place for row in compute_standings(league)] == [1, 1, 3, 3, 5, 5, 7, 7]
    assert find_finalists(league) == [*pairs[0], *pairs[1]]


@pytest.mark.clause("MD-52")
def test_the_best_four_enter_the_final() -> None:
    league = begin_league(16)
    while league.round < FINAL:
        league = play_round(league)
    (final,) = league.tables_of(FINAL)
    best = [row.number for row in compute_standings(league)][:4]
    assert sorted(final.seats) == sorted(best)  # type: ignore[type-var]
    assert list(final.seats) == draw.draw_seats(SEED, best)


def build_final(seats: tuple[int | None, ...] = (0, 1, 2, 3)) -> League:
    """Build a final in which the preliminaries put 2 before 1, 0 and 3."""
    league = replace_tables(begin_league(8), (4, (0, 1, 2, 3)), (FINAL, seats))
    league = replace(league, round=FINAL)
    return finish_table(league, league.tables[0], [[2], [1], [0], [3]])


@pytest.mark.clause("MD-53")
@pytest.mark.parametrize(
    ("places", "finisher", "best"),
    [
        ([[3], [0], [1], [2]], None, 3),
        ([[3], [0], [1], [2]], 0, 3),
        ([[0, 1], [2], [3]], 0, 0),
        ([[0, 1], [2], [3]], 1, 1),
        ([[0, 1], [2], [3]], 3, 1),
        ([[0, 1], [2], [3]], None, 1),
        ([[0, 1, 2, 3]], None, 2),
    ],
)
def test_the_final_is_won_by_place_then_by_the_sets_then_by_the_preliminaries(
    places: list[list[int]], finisher: int | None, best: int
) -> None:
    league = build_final()
    league = finish_table(league, league.tables[1], places, finisher=finisher)
    assert find_winner(league) == best
    assert find_podium(league)[0] == [best]
    assert sorted(who for shared in find_podium(league) for who in shared) == [0, 1, 2, 3]


@pytest.mark.clause("MD-53")
def test_four_play_the_final_at_once() -> None:
    league = begin_league(4)
    assert league.round == FINAL
    assert not league.has_preliminaries
    assert sorted(league.tables_of(FINAL)[0].seats) == [0, 1, 2, 3]  # type: ignore[type-var]
    league = play_round(league)
    assert league.status == "over"
    assert find_winner(league) == league.tables_of(FINAL)[0].seats[0]


@pytest.mark.clause("MD-55")
def test_places_are_given_among_the_participants_only() -> None:
    league = build_round()
    league = changes.leave(league, NOW + 5, 100)
    league = finish_table(league, league.tables[0], [[0], [2], [1], [3]], at=NOW + 10)
    got = score_table(league, league.tables[0])
    assert {number: score.points for number, score in got.items()} == {2: 10, 1: 7, 3: 5}
    assert got[2].first


@pytest.mark.clause("MD-55")
@pytest.mark.parametrize(("left", "counts"), [(NOW + 9, False), (NOW + 10, False), (NOW + 11, True)])
def test_whoever_left_before_the_end_or_at_it_was_no_participant(left: float, counts: bool) -> None:
    league = changes.leave(build_round(), left, 100)
    league = finish_table(league, league.tables[0], [[0], [1], [2], [3]], at=NOW + 10)
    assert (0 in score_table(league, league.tables[0])) == counts
    assert row(league, 1).points == (7 if counts else 10)


@pytest.mark.clause("MD-55")
def test_the_points_of_a_dropout_stand_but_do_not_qualify() -> None:
    league = build_round()
    for table in league.tables:
        league = finish_table(league, table, [[0], [1], [2], [3]], at=NOW + 10)
    league = changes.leave(league, NOW + 20, 100)
    gone = compute_standings(league)[-1]
    assert (gone.number, gone.points, gone.place) == (0, 10, None)
    assert 0 not in find_finalists(league)
    assert [row.place for row in compute_standings(league)][:4] == [1, 2, 2, 4]
    assert row(league, 1).met == 10 + 5 + 3


@pytest.mark.clause("MD-55")
def test_who_drops_out_of_the_final_cannot_win_it() -> None:
    league = build_final()
    league = changes.leave(league, NOW + 5, 100)
    league = finish_table(league, league.tables[1], [[0], [3], [1], [2]], at=NOW + 10)
    assert find_winner(league) == 3


def test_a_bot_in_the_final_cannot_win_it() -> None:
    league = build_final((0, None, 2, None))
    league = finish_table(league, league.tables[1], [[1], [2], [3], [0]])
    assert find_podium(league) == [[2], [0]]


@pytest.mark.clause("MD-53", "MD-55")
def test_a_final_that_all_have_left_has_no_winner() -> None:
    league = build_final()
    for number in range(4):
        league = changes.leave(league, NOW + 5, 100 + number)
    league = finish_table(league, league.tables[1], [[0], [1], [2], [3]], at=NOW + 10)
    assert find_podium(league) == []
    assert find_winner(league) is None


def test_nobody_has_won_before_the_end() -> None:
    assert find_winner(build_final()) is None
    assert find_winner(announce_league(4)) is None
    league = begin_league(8)
    for number in range(1, 8):
        league = changes.leave(league, NOW, 100 + number)
    assert find_winner(league) is None


def build_matches(league: League, match: Make, *fortunes: tuple[int, ...]) -> tuple[League, list[Match]]:
    """Build the open tables of the round, each as a match of Property with this money by seat."""
    matches = []
    tables = league.tables_of(league.round)
    for id, (table, money) in enumerate(zip(tables, fortunes, strict=True), 1):
        league = changes.record_place(league, NOW, table, 70 + id, id) or league
        seen = match(4, 1, id=id, status="running")
        matches.append(replace(seen, state=replace(seen.state, money=list(money))))
    return league, matches


@pytest.mark.clause("MD-52", "MD-54")
def test_tables_in_play_count_as_if_they_ended_now(match: Make) -> None:
    league, matches = build_matches(begin_league(8), match, (1, 2, 3, 4), (40, 10, 20, 20))
    one, two = league.tables_of(1)
    now = end_now(league, matches)
    as_if = finish_table(
        finish_table(league, one, [[3], [2], [1], [0]], (1, 2, 3, 4)),
        two,
        [[0], [2, 3], [1]],
        (40, 10, 20, 20),
    )
    assert compute_standings(now) == compute_standings(as_if)
    assert [table.number for table in find_live(league, now)] == [one.number, two.number]
    first, *others = compute_standings(now)
    assert (first.number, first.points, first.merit) == (two.seats[0], 10, 40)
    assert explain_ties([first, *others])[1] == "value"
    assert compute_standings(league)[0].points == 0


@pytest.mark.clause("MD-54")
def test_a_table_that_is_over_or_has_no_running_match_stays_as_it_is(match: Make) -> None:
    league, matches = build_matches(begin_league(8), match, (1, 2, 3, 4), (40, 10, 20, 20))
    one, two = league.tables_of(1)
    league = finish_table(league, one, [[0], [1], [2], [3]])
    now = end_now(league, matches)
    assert now.tables_of(1)[0] == league.tables_of(1)[0]
    assert [table.number for table in find_live(league, now)] == [two.number]
    for stopped in (replace(matches[1], status="cancelled"), replace(matches[1], state=None)):
        assert end_now(league, [stopped]) == league


@pytest.mark.clause("MD-55")
def test_who_dropped_out_has_no_points_if_a_table_ended_now(match: Make) -> None:
    league, matches = build_matches(begin_league(8), match, (1, 2, 3, 4), (40, 10, 20, 20))
    one = league.tables_of(1)[0]
    league = changes.leave(league, NOW + 5, 100 + not_none(one.seats[3]))
    got = score_table(league, end_now(league, matches).tables_of(1)[0])
    assert {number: score.points for number, score in got.items()} == {
        one.seats[2]: 10,
        one.seats[1]: 7,
        one.seats[0]: 5,
    }


EARLY = [key for key in playable_games() if type(load(key)).end_now is not Game.end_now]
"""The games that can rank a match before its end."""


@pytest.mark.parametrize("game", EARLY)
def test_everybody_at_a_table_in_play_has_points_if_it_ended_now(game: str, match: Make) -> None:
    league = begin_league(8)
    (table, *_) = league.tables_of(1)
    league = changes.record_place(league, NOW, table, 71, 1) or league
    now = end_now(league, [match(4, 5, game=game, id=1, status="running")])
    assert len(score_table(now, now.tables_of(1)[0])) == 4
