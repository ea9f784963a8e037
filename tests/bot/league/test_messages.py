"""The message of a league and its pages: their content, and that Discord accepts them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from discord import ui
from msgspec.structs import replace

from bot.language import LOCALES, MARKS, language_of
from bot.league import changes, sheets
from bot.league.messages import (
    build_board,
    build_page,
    build_past_round,
    describe_waits,
    list_pages,
    name_variant,
)
from bot.league.records import League
from bot.league.rules import FINAL
from bot.league.sheets import write_participant
from bot.league.signs import find_signs
from locales.names import BOT
from render.standings import Round, describe
from tests.kit.league import NOW, SEED, announce_league, begin_league, finish_table, play_round
from tests.kit.messages import Make
from tests.kit.narrow import not_none

Accepted = Callable[..., dict[int, list[dict[str, Any]]]]


def play_league(count: int, times: int) -> League:
    league = begin_league(count)
    for _ in range(times):
        league = play_round(league)
    return league


def texts(view: ui.LayoutView) -> str:
    return "\n".join(item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay))


def rename(league: League, names: tuple[str, ...]) -> League:
    people = [replace(who, name=names[who.number % len(names)]) for who in league.participants]
    return replace(league, participants=tuple(people))


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("count", [4, 16, 64])
async def test_every_message_keeps_the_limits(
    accepted: Accepted, awkward: tuple[str, ...], match: Make, count: int, language: str
) -> None:
    say = language_of(language)
    leagues = [announce_league(count), *(play_league(count, times) for times in range(6))]
    leagues += [
        not_none(changes.end(leagues[1], NOW)),
        replace(leagues[1], trouble="create_public_threads send_messages"),
    ]
    for league in leagues:
        league = rename(league, awkward)
        accepted(build_board(league, say, [("0.png", "words " * 500), ("1.png", "")]), ("0.png", "1.png"))
        told = [(None, describe(sheets.standings_page(league, say), say))] * 2
        accepted(build_board(league, say, told))
        if league.tables:
            for verb in ("standings", "schedule"):
                for place in list_pages(league, verb):
                    accepted(build_page(league, say, verb, place, ("a.png", "words")), ("a.png",))
            placed = replace(league, tables=tuple(replace(table, match_id=1) for table in league.tables))
            live = sheets.standings_page(placed, say, matches=[match(4, 1, id=1, status="running")])
            view = build_page(
                league, say, "standings", (0, 0), (None, describe(live, say)), [say("league-live")]
            )
            accepted(view)


async def test_a_round_says_where_each_table_plays_and_how_it_stands() -> None:
    league = begin_league(8)
    one, two = league.tables_of(1)
    league = changes.record_place(league, NOW, one, 71, 1) or league
    league = changes.record_place(league, NOW, two, 72, 2) or league
    league = finish_table(league, league.tables_of(1)[1], [[0, 1], [2], [3]])
    told = texts(build_board(league, language_of("en"), [("0.png", "")]))
    people = [league.participants[who] for who in two.seats if who is not None]
    names = [f"{MARKS[mark]} {who.name}" for who, (mark, _) in zip(people, find_signs(people), strict=True)]
    assert "🎲 **Table 1** <#71>" in told
    seats = " · ".join(f"{name}: **{points}**" for name, points in zip(names, (10, 10, 5, 3), strict=True))
    assert f"✅ **Table 2** <#72> · {seats}" in told
    assert f"<t:{int(league.due or 0)}:R>" in told


@pytest.mark.clause("MD-54")
@pytest.mark.parametrize("round", [1, FINAL])
async def test_the_message_of_a_round_that_is_over_tells_its_results(round: int) -> None:
    league = begin_league(8)
    while league.round < round:
        league = play_round(league)
    league = play_round(league)
    view = build_past_round(league, language_of("en"), round, [("0.png", "")])
    told = texts(view)
    assert "🎲" not in told
    assert told.count("**10**") == len(league.tables_of(round))
    assert "is over" in told
    assert not any(isinstance(item, ui.Button) for item in view.walk_children())


@pytest.mark.parametrize(("places", "rounds"), [(4, False), (0, True), (8, True), (16, True)])
async def test_four_are_not_promised_four_rounds(places: int, rounds: bool) -> None:
    told = texts(build_board(announce_league(3, places), language_of("en"), []))
    assert ("Four rounds" in told) == rounds
    assert ("If there are only four" in told) == (places == 0)


def test_a_variant_is_told_for_tables_of_four() -> None:
    called = name_variant(language_of("en"), "monopoly", {"edition": "uk", "target": "edition"})
    assert called.endswith("The match ends at: 10,000")


async def test_the_standings_say_whether_the_round_is_over() -> None:
    league, say = begin_league(8), language_of("en")
    titles = []
    for round in (1, 2):
        for table in league.tables_of(round):
            titles.append(sheets.standings_page(league, say).title)
            league = finish_table(league, table, [[0], [1], [2], [3]])
        league = changes.advance(league, NOW) or league
    assert titles == [
        "Standings",
        "Standings during round 1",
        "Standings after round 1",
        "Standings during round 2",
    ]


async def test_the_seed_is_a_secret_until_the_end() -> None:
    for times in range(5):
        assert SEED.hex() not in texts(build_board(play_league(16, times), language_of("en"), []))
        assert SEED.hex() not in repr(play_league(16, times))
    assert SEED.hex() in texts(build_board(play_league(16, 5), language_of("en"), []))


@pytest.mark.clause("MD-52")
async def test_a_lot_that_decided_is_shown() -> None:
    league = begin_league(8)
    while league.round < FINAL:
        for table in league.tables_of(league.round):  # everybody shares every first place
            league = finish_table(league, table, [[0, 1, 2, 3]])
        league = changes.advance(league, NOW) or league
    assert "so this order was drawn by lot" in texts(build_board(league, language_of("en"), []))
    assert "so this order was drawn by lot" not in texts(build_board(begin_league(8), language_of("en"), []))


async def test_pages_follow_each_other_and_end() -> None:
    league = play_league(64, 1)
    assert list_pages(league, "standings") == [(0, 0), (0, 1), (0, 2), (0, 3)]
    assert list_pages(league, "schedule") == [(round, number) for round in range(1, 5) for number in (0, 1)]
    say = language_of("en")
    for place, turns in (((1, 0), "schedule:1.1"), ((4, 1), "schedule:4.0"), ((2, 0), "schedule:1.1")):
        view = build_page(league, say, "schedule", place, (None, "words"))
        open = [item for item in view.walk_children() if isinstance(item, ui.Button) and not item.disabled]
        assert turns in {str(item.custom_id).split(":", 3)[3] for item in open}
        assert len(open) == (2 if place == (2, 0) else 1)


@pytest.mark.parametrize(("language", "asked"), [("en", "asked <t:"), ("de", "gefragt <t:")])
def test_a_moment_that_reads_as_ago_is_not_said_to_be_a_since(
    match: Callable[..., Any], language: str, asked: str
) -> None:
    """Discord shows it as "29 seconds ago", in any language."""
    (line,) = describe_waits([match(3, 2, status="running")], language_of(language))
    assert asked in line
    assert "since" not in line and "seit" not in line


def test_bots_are_marked_and_everybody_has_their_color_in_texts_and_pictures() -> None:
    league = changes.start(announce_league(7, 8), NOW, 100, fill=True)
    bot, say = league.participants[7], language_of("en")
    assert bot.is_bot and not league.participants[0].is_bot
    rows = sheets.standings_page(league, say).rows
    for row in rows:
        assert (BOT in row.name) == (row.sign is not None and row.sign.bot) == row.name.startswith(bot.name)
    for table in league.tables_of(1):
        shown = sheets.build_seats(league, table, say, "message")
        assert [not_none(seat.sign).bot for seat in shown] == [number == 7 for number in table.seats]
        assert all(seat.name.startswith(MARKS[not_none(seat.sign).mark]) for seat in shown)
        assert len({not_none(seat.sign).letter for seat in shown}) == 4
    assert f"{bot.name}\u00a0{BOT}" in texts(build_board(league, say, [("0.png", "")]))


@pytest.mark.clause("MD-54")
@pytest.mark.parametrize("locale", LOCALES)
def test_the_pages_of_a_round_in_play_show_the_points_if_it_ended_now(match: Make, locale: str) -> None:
    say, league = language_of(locale), begin_league(8)
    one, two = league.tables_of(1)
    league = finish_table(league, one, [[0], [1], [2], [3]])
    league = not_none(changes.record_place(league, NOW, two, 72, 2))
    playing = [match(4, 1, id=2, status="running")]
    sheet = sheets.standings_page(league, say, matches=playing)
    assert (sheet.title, sheet.live) == (say("league-picture-live", round=1), 1)
    assert sheets.is_live(sheet)
    live = {write_participant(league, not_none(who), say) for who in two.seats}
    assert {row.name for row in sheet.rows if row.live} == live
    told = describe(sheet, say).splitlines()[1:]
    for row, line in zip(sheet.rows, told, strict=True):
        assert (say("league-text-live", points=row.points) in line) == row.live
    tables = sheets.round_page(league, say, 1, matches=playing)
    assert isinstance(tables, Round) and sheets.is_live(tables)
    assert [table.state for table in tables.tables] == ["over", "live"]
    assert all(seat.points and not seat.best for seat in tables.tables[1].seats)
    for plain in (sheets.standings_page(league, say), sheets.round_page(league, say, 2, matches=playing)):
        assert not sheets.is_live(plain)


@pytest.mark.clause("MD-53", "MD-54")
def test_the_final_in_play_shows_points_but_no_winner(match: Make) -> None:
    league, say = begin_league(4), language_of("en")
    (table,) = league.tables_of(FINAL)
    league = not_none(changes.record_place(league, NOW, table, 72, 2))
    playing = [match(4, 1, id=2, status="running")]
    sheet = sheets.final_page(league, say, playing)
    assert sheets.is_live(sheet)
    assert (sheet.winner, sheet.podium) == (None, ())
    assert all(seat.points and not seat.best for seat in not_none(sheet.table).seats)
    assert not sheets.is_live(sheets.final_page(league, say))
    later = play_league(8, 4)
    later = replace(later, tables=(*later.tables[:-1], *league.tables))
    assert not sheets.is_live(sheets.standings_page(later, say, matches=playing))
