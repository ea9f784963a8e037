from __future__ import annotations

import hmac
from collections.abc import Callable
from functools import partial

import pytest
from msgspec.structs import replace

import games
from bot.domain.match import Venue
from bot.domain.pace import per_move
from bot.domain.people import Person
from bot.domain.place import Place
from bot.domain.refusals import Refusal
from bot.language import language_of
from bot.league import changes, draw, sheets
from bot.league.records import SPANS, League
from bot.league.rules import FINAL, ROUNDS, count_missing, default_options, playable_games, variants
from bot.league.standings import find_finalists, find_podium, find_winner
from games.fair import derive_seed
from tests.kit.league import NOW, announce_league, begin_league, finish_table, play_round
from tests.kit.narrow import not_none


def refusal(action: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as caught:
        action()
    return caught.value.text.id


@pytest.mark.clause("MD-50")
@pytest.mark.parametrize("count", [4, 8, 16, 64])
def test_any_multiple_of_four_can_start(count: int) -> None:
    league = begin_league(count)
    assert league.status == "running"
    assert len(league.tables_of(1)) == (0 if count == 4 else count // 4)
    assert len(league.tables) == (1 if count == 4 else count)


@pytest.mark.clause("MD-50")
@pytest.mark.parametrize(
    ("count", "places", "lacking"),
    [(1, 0, 3), (4, 0, 0), (5, 0, 3), (15, 0, 1), (16, 0, 0), (63, 0, 1), (4, 16, 12), (16, 16, 0)],
)
def test_others_are_told_how_many_are_missing(count: int, places: int, lacking: int) -> None:
    assert count_missing(count, places) == lacking
    league = announce_league(count, places)
    if lacking:
        with pytest.raises(Refusal) as caught:
            changes.start(league, NOW, 100)
        assert caught.value.text.args == {"missing": lacking, "count": count}
    else:
        assert changes.start(league, NOW, 100).status == "running"


@pytest.mark.parametrize("count", [0, 1, 5, 13, 62])
def test_bots_fill_up_if_the_organizer_wants(count: int) -> None:
    league = announce_league(max(1, count))
    if not count:
        league = changes.leave(league, NOW, 100)
    league = changes.start(league, NOW, 100, fill=True)
    assert len(league.participants) % 4 == 0
    assert [who.user_id is None for who in league.participants].count(False) == count
    assert len({who.name for who in league.participants}) == len(league.participants)
    # Figures behind a name are points.
    assert not any(character.isdigit() for who in league.participants[count:] for character in who.name)


@pytest.mark.parametrize("places", [3, 5, 18, 66, 68])
def test_a_league_takes_its_people_in_fours(places: int) -> None:
    assert refusal(lambda: announce_league(1, places)) == "league-places"


def test_only_the_organizer_or_a_manager_starts_and_closes() -> None:
    league = announce_league(4)
    assert refusal(lambda: changes.start(league, NOW, 101)) == "league-organizer"
    assert refusal(lambda: changes.close(league, NOW, 101)) == "league-organizer"
    assert changes.start(league, NOW, 101, manager=True).status == "running"
    assert changes.close(league, NOW, 101, manager=True).status == "cancelled"


@pytest.mark.parametrize(
    ("league", "action", "id"),
    [
        (announce_league(4), lambda league: changes.join(league, NOW, Person(101, "P1")), "league-in"),
        (begin_league(4), lambda league: changes.join(league, NOW, Person(9, "X")), "league-begun"),
        (begin_league(4), lambda league: changes.start(league, NOW, 100), "league-begun"),
        (announce_league(4), lambda league: changes.leave(league, NOW, 9), "league-out"),
        (play_round(begin_league(4)), lambda league: changes.leave(league, NOW, 100), "league-over"),
        (play_round(begin_league(4)), lambda league: changes.close(league, NOW, 100), "league-over"),
    ],
)
def test_what_cannot_be_is_refused(league: League, action: Callable[[League], object], id: str) -> None:
    assert refusal(lambda: action(league)) == id


def test_who_joins_and_who_starts_add_to_a_seed_that_was_sealed_before() -> None:
    league = changes.create(
        NOW, "property", Person(100, "P0"), Venue(Place(1, 2), "en", per_move(3600)), 0, 86400, 50
    )
    secret = league.secret
    for number in (1, 2, 3, 3):
        league = changes.join(league, NOW, Person(100 + number, f"P{number}"), 60 + number)
        if number == 3 and len(league.joins) == 4:
            league = changes.leave(league, NOW, 103)
    league = changes.start(league, NOW, 100, 70)
    assert league.joins == (50, 61, 62, 63, 63, 70)
    assert league.secret == secret
    assert league.seed == derive_seed(secret, league.joins)
    assert league.tables[0].seats == tuple(
        draw.draw_seats(derive_seed(secret, league.joins), find_finalists(league))
    )


def test_a_table_s_cards_follow_from_the_secret_of_the_league() -> None:
    expected = hmac.new(b"s" * 32, bytes(7) + b"\2" + bytes(7) + b"\3" + bytes(7) + b"\4", "sha256")
    assert draw.match_secret(b"s" * 32, 2, 3, 4) == expected.digest()
    secrets = {draw.match_secret(b"s" * 32, *where) for where in ((1, 1, 0), (1, 2, 0), (2, 1, 0), (1, 1, 5))}
    assert len(secrets) == 4


def test_who_leaves_before_the_start_is_forgotten_and_after_it_has_dropped_out() -> None:
    league = changes.leave(announce_league(5), NOW, 102)
    assert [who.number for who in league.participants] == [0, 1, 2, 3]
    assert [who.name for who in league.participants] == ["P0", "P1", "P3", "P4"]
    league = changes.leave(begin_league(8), NOW + 1, 102)
    assert league.participants[2].dropped == NOW + 1
    assert league.find_participant(102) is None
    assert refusal(lambda: changes.leave(league, NOW, 102)) == "league-out"


@pytest.mark.clause("MD-50")
def test_a_round_begins_when_all_tables_of_the_one_before_are_over() -> None:
    league = begin_league(8)
    one, two = league.tables_of(1)
    assert changes.advance(league, NOW) is None
    league = finish_table(league, one, [[0], [1], [2], [3]])
    assert changes.advance(league, NOW) is None
    league = finish_table(league, two, [[0], [1], [2], [3]])
    after = changes.advance(league, NOW + 99)
    assert after is not None
    assert (after.round, after.due) == (2, NOW + 99 + after.span)
    assert changes.advance(after, NOW + 100) is None


@pytest.mark.clause("MD-53")
def test_after_four_rounds_comes_the_final_and_after_it_the_end() -> None:
    league = begin_league(16)
    seen = [league.round]
    while league.status == "running":
        league = play_round(league)
        seen.append(league.round)
    assert seen == [*range(1, ROUNDS + 1), FINAL, FINAL]
    assert (league.status, league.due) == ("over", None)
    assert find_winner(league) == league.tables_of(FINAL)[0].seats[0]


@pytest.mark.clause("MD-55")
@pytest.mark.parametrize("left", [3, 2, 1, 0])
def test_a_final_is_played_by_whoever_is_left(left: int) -> None:
    league = begin_league(8)
    while league.round < ROUNDS:
        league = play_round(league)
    for number in range(left, 8):
        league = changes.leave(league, NOW, 100 + number)
    for table in league.tables_of(ROUNDS):
        league = finish_table(league, table, [[0], [1], [2], [3]])
    after = changes.advance(league, NOW)
    assert after is not None
    if left > 1:
        (final,) = after.tables_of(FINAL)
        assert sorted(who for who in final.seats if who is not None) == list(range(left))
        assert final.seats.count(None) == 4 - left
    else:
        assert after.status == "over"
        assert find_podium(after) == [[number] for number in range(left)]


def test_a_league_that_runs_is_looked_at_again_and_again() -> None:
    league = begin_league(8)
    woken = changes.schedule_wake(league, NOW)
    assert woken is not None
    assert woken.wake == NOW + changes.RETRY
    late = changes.schedule_wake(league, (league.due or 0) + 1)
    assert late is not None
    assert late.wake == (league.due or 0) + 1 + changes.OVERDUE
    closed = changes.schedule_wake(not_none(changes.end(league, NOW)), NOW)
    assert closed is not None
    assert closed.wake is None
    assert changes.schedule_wake(replace(league, wake=woken.wake), NOW) is None


def test_threads_are_closed_when_the_round_is_over_and_all_could_see_how() -> None:
    league = begin_league(8)
    one, two = league.tables_of(1)
    league = finish_table(league, one, [[0], [1], [2], [3]], at=NOW + 10)
    assert changes.threads_to_close(league) == []
    league = finish_table(league, two, [[0], [1], [2], [3]], at=NOW + 20)
    league = changes.advance(league, NOW + 30) or league
    assert changes.threads_to_close(league) == list(league.tables_of(1))
    assert changes.schedule_wake(league, NOW + 30).wake == NOW + 10 + changes.LINGER  # type: ignore[union-attr]
    version = league.version
    for table in changes.threads_to_close(league):
        league = not_none(changes.close_thread(league, NOW, table))
    assert (changes.threads_to_close(league), league.version) == ([], version)


def test_a_league_that_is_over_rests_when_its_threads_are_closed() -> None:
    league = play_round(begin_league(4))
    assert league.status == "over"
    (final,) = changes.threads_to_close(league)
    league = changes.schedule_wake(league, NOW + 20) or league
    assert league.wake == NOW + 10 + changes.LINGER
    league = changes.schedule_wake(not_none(changes.close_thread(league, NOW, final)), NOW + 620) or league
    assert league.wake is None


@pytest.mark.clause("MD-51")
def test_the_tables_are_those_of_the_schedule_by_the_numbers_drawn() -> None:
    league = begin_league(16)
    drawn = draw.draw_numbers(league.seed, 16)
    assert drawn != list(range(16))
    tables = ([1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15], [4, 8, 12, 16])
    assert [table.seats for table in league.tables_of(1)] == [
        tuple(drawn[n - 1] for n in seats) for seats in tables
    ]
    assert [table.seats for table in league.tables_of(4)][3] == tuple(drawn[n - 1] for n in (14, 11, 5, 4))
    assert [(table.round, table.number) for table in league.tables] == [
        (round, number) for round in range(1, ROUNDS + 1) for number in range(1, 5)
    ]
    shown = sheets.standings_page(league, language_of("en"))
    assert {row.name: row.number for row in shown.rows} == {
        league.participants[who].name: number for number, who in enumerate(drawn)
    }


@pytest.mark.clause("MD-50", "MD-53")
def test_every_table_plays_one_round_for_points() -> None:
    assert {"scoring", "rounds"} <= default_options("deal").keys()
    assert (default_options("deal")["scoring"], default_options("deal")["rounds"]) == ("points", "1")


def test_the_rounds_are_stored_by_number() -> None:
    assert (ROUNDS, FINAL) == (4, 5)


def test_no_league_is_played_in_a_game_that_four_cannot_play(monkeypatch: pytest.MonkeyPatch) -> None:
    before = playable_games()
    monkeypatch.setattr(type(games.load("property")), "seats_with", lambda self, options: range(2, 4))
    assert playable_games() == [key for key in before if key != "property"]


def test_leagues_are_played_in_games_for_four_with_their_own_options() -> None:
    assert "property" in playable_games()
    assert default_options("property")["round_limit"] == "none"


def test_an_organizer_can_choose_something_shorter() -> None:
    for game, wanted in (("cardopoly", {"play": "quick"}), ("monopoly", {"edition": "uk", "target": "3000"})):
        number = variants(game).index(wanted)
        venue = Venue(Place(1, 2), "en", per_move(0))
        opened = partial(changes.create, NOW, game, Person(1, "Anna"), venue, 8, SPANS[0], None)
        assert opened(number).options == wanted
        assert refusal(partial(opened, len(variants(game)))) == "option-unknown"
