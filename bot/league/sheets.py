"""Pages for the pictures of a league: standings, rounds and the final."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from bot.domain.match import Match
from bot.language import Context, Language
from bot.league import draw
from bot.league.records import League, Participant, Table
from bot.league.rules import FINAL, SIZE
from bot.league.signs import find_signs
from bot.league.standings import (
    PODIUM,
    compute_standings,
    end_now,
    explain_ties,
    find_live,
    find_podium,
    find_winner,
    score_table,
)
from locales.names import choose_letters
from render.standings import ROWS, TABLES, Final, Round, Row, Seat, Sign, Standings
from render.standings import Table as Tray

COLORED = 32
"""With more participants than these, texts leave out the colors before the names: they would be too long."""


def standings_page(
    league: League, words: Language, page: int = 0, matches: Iterable[Match] = ()
) -> Standings:
    """Build page *page*, from 0, of the standings; the tables of *matches* count as if they ended now."""
    now = end_now(league, matches)
    if league.kind == "season":
        return _season_page(league, now, words, page)
    live = [table for table in find_live(league, now) if table.round < FINAL]
    playing = {who for table in live for who in score_table(now, table)}
    rows = compute_standings(now)
    pages = count_standings_pages(league)
    number = numbers_of(league)
    played = max((table.round for table in now.tables if table.round < FINAL and table.result), default=0)
    ended = all(table.result for table in now.tables_of(played))
    title = words("league-picture-title" if ended else "league-picture-during", round=played)
    if live:
        title = words("league-picture-live", round=played)
    elif not played:
        title = words("league-picture-begin")
    reasons = explain_ties(rows) if played else [""] * len(rows)
    shown = tuple(
        Row(
            number[row.number],
            write_participant(league, row.number, words),
            row.place,
            row.points,
            row.rounds,
            find_sign(league, row.number),
            reason,
            row.number in playing,
        )
        for row, reason in [*zip(rows, reasons, strict=True)][page * ROWS : (page + 1) * ROWS]
    )
    best = SIZE if league.kind == "rounds" else PODIUM
    qualified = min(best, sum(row.place is not None for row in rows)) if played else 0
    frame = words(f"league-picture-frame-{'final' if league.kind == 'rounds' else 'podium'}")
    title = cut_page(title, page, pages, words)
    return Standings(title, shown, qualified, page * ROWS, played if live else 0, frame=frame)


def _season_page(league: League, now: League, words: Language, page: int) -> Standings:
    """Build page *page* of the standings of a season as they are *now*."""
    live = find_live(league, now)
    playing = {who for table in live for who in score_table(now, table)}
    rows = compute_standings(now)
    shown = tuple(
        Row(
            row.number,
            write_participant(league, row.number, words),
            row.place,
            row.points,
            (row.played, row.firsts),
            None,
            reason,
            row.number in playing,
        )
        for row, reason in [*zip(rows, explain_ties(rows), strict=True)][page * ROWS : (page + 1) * ROWS]
    )
    title = words("season-picture-title", state="live" if live else league.status)
    best = sum(row.place is not None and row.place <= PODIUM for row in rows)
    columns = words("season-picture-played"), words("season-picture-firsts")
    title = cut_page(title, page, count_standings_pages(league), words)
    frame = words("league-picture-frame-podium")
    return Standings(title, shown, best, page * ROWS, int(bool(live)), columns, frame)


def round_page(
    league: League, words: Language, round: int, page: int = 0, matches: Iterable[Match] = ()
) -> Round | Final:
    """Build page *page*, from 0, of the tables of a *round*; the final has a sheet of its own.

    The tables of *matches* show their points if they ended now.
    """
    if round == FINAL:
        return final_page(league, words, matches)
    now = end_now(league, matches)
    live, tables = find_live(league, now), list_tables(now, league, round)
    title = words("league-picture-tables", round=round, rounds=league.rounds)
    if league.kind == "season":
        title = words("season-picture-tables")
    shown = tuple(
        _tray(league, table, words, table in live) for table in tables[page * TABLES : (page + 1) * TABLES]
    )
    return Round(cut_page(title, page, count_round_pages(league, round), words), shown)


def final_page(league: League, words: Language, matches: Iterable[Match] = ()) -> Final:
    """Build the page of the final, which a league with a single remaining participant doesn't play.

    If it is among *matches*, it shows the points if it ended now.
    """
    now = end_now(league, matches)
    table = next(iter(now.tables_of(FINAL)), None)
    won = find_winner(league)
    number = numbers_of(league)
    best = (
        None if won is None else (number[won], write_participant(league, won, words), find_sign(league, won))
    )
    places = find_podium(league)
    behind = tuple(
        (
            1 + sum(map(len, places[:place])),
            number[who],
            write_participant(league, who, words),
            find_sign(league, who),
        )
        for place, shared in enumerate(places)
        for who in shared
        if who != won
    )
    tray = None if table is None else _tray(league, table, words, table in find_live(league, now))
    title = words("league-picture-final" if league.kind == "rounds" else "league-picture-podium")
    return Final(title, tray, best, behind[:2])


def count_standings_pages(league: League) -> int:
    """Count the pages of the standings."""
    return max(1, -(-len(league.participants) // ROWS))


def count_round_pages(league: League, round: int) -> int:
    """Count the pages of the tables of a *round*."""
    return max(1, -(-len(list_tables(league, league, round)) // TABLES))


def list_tables(now: League, league: League, round: int) -> list[Table]:
    """List the tables of a *round* as they are *now*; in a season, those still played in *league*."""
    tables = now.tables_of(round)
    if league.kind != "season":
        return [*tables]
    playing = {table.number for table in league.open_tables}
    return [table for table in tables if table.number in playing]


def is_live(sheet: Standings | Round | Final) -> bool:
    """Whether *sheet* has points of tables as if they ended now."""
    match sheet:
        case Standings():
            return sheet.live > 0
        case Round():
            return any(table.state == "live" for table in sheet.tables)
        case Final():
            return sheet.table is not None and sheet.table.state == "live"


def state_of(league: League, table: Table) -> Literal["coming", "playing", "over"]:
    """Return how far *table* is."""
    if table.result:
        return "over"
    return "playing" if table.round == league.round and league.status == "running" else "coming"


def table_name(table: Table, words: Language) -> str:
    """Name *table*."""
    if table.round == FINAL:
        return words("league-final-name")
    if table.game:
        return words("season-table-name", number=table.number, game=words(f"{table.game}-name"))
    return words("league-table-name", number=table.number)


def build_seats(league: League, table: Table, words: Language, place: Context = "picture") -> list[Seat]:
    """Build the seats at *table* with the results there, for a text that is read in *place*."""
    got = score_table(league, table)
    number = numbers_of(league)
    best = find_podium(league)[0] if table.round == FINAL and table.result and find_podium(league) else None
    signs, found = _signs_at(league, table), []
    for seat, who in enumerate(table.seats):
        left = who is not None and league.participants[who].dropped is not None and who not in got
        if who is None or left:
            found.append(Seat(None, words("league-picture-bot")))
            continue
        score = got.get(who)
        first = score is not None and (score.first if best is None else who in best)
        name = _write_name(league, league.participants[who], signs[seat].mark, words, place)
        found.append(Seat(number[who], name, score.points if score else None, first, signs[seat]))
    return found


def write_participant(league: League, number: int, words: Language, place: Context = "picture") -> str:
    """Write the name of the participant *number*, after their color once it is settled."""
    who = league.participants[number]
    settled = league.tables and league.kind == "rounds"
    return _write_name(league, who, who.mark if settled else None, words, place)


def _write_name(league: League, who: Participant, mark: int | None, words: Language, place: Context) -> str:
    if mark is None or len(league.participants) > COLORED:
        return words.write_name(who.name, place, bot=who.is_bot)
    return words.write_marked(mark, who.name, place, bot=who.is_bot)


def find_sign(league: League, number: int) -> Sign | None:
    """Find the color and letter of the participant *number*; None until they are settled."""
    who = league.participants[number]
    if not league.tables or league.kind != "rounds" or who.mark is None:
        return None
    return Sign(who.mark, who.letter, who.is_bot)


def _signs_at(league: League, table: Table) -> list[Sign]:
    """The signs that the participants at *table* have there."""
    people = [None if number is None else league.participants[number] for number in table.seats]
    known = find_signs(people)
    letters = choose_letters(["" if who is None else who.name for who in people], [sign for _, sign in known])
    return [
        Sign(mark, letter, who is not None and who.is_bot)
        for who, (mark, _), letter in zip(people, known, letters, strict=True)
    ]


def _tray(league: League, table: Table, words: Language, live: bool) -> Tray:
    """Build *table*; if it is *live*, its result is what it would be if it ended now (`end_now`)."""
    seats = build_seats(league, table, words)
    if live:
        seats = [replace(seat, best=False) for seat in seats]
    return Tray(table_name(table, words), "live" if live else state_of(league, table), tuple(seats))


def numbers_of(league: League) -> dict[int, int]:
    """Return the numbers drawn, from 0, by participant; before the start those of joining.

    Whoever came from the waiting list has the number of the place. Only leagues of rounds draw numbers.
    """
    if league.kind != "rounds":
        return {who.number: who.number for who in league.participants}
    count = league.starters
    order = draw.draw_numbers(league.seed, count) if league.status != "open" else range(count)
    numbers = {who: number for number, who in enumerate(order)}
    return {who.number: numbers[league.find_origin(who.number)] for who in league.participants}


def cut_page(title: str, page: int, pages: int, words: Language) -> str:
    """Write *title* with the number of the *page*, from 0, if there are several *pages*."""
    return words("league-picture-page", title=title, page=page + 1, pages=pages) if pages > 1 else title
