"""A league in pictures and in words: the standings, the tables of a round, the final."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Literal

import msgspec
from PIL import Image

from locales.names import isolate
from render.cup import cup, throw_confetti
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.frame import EDGE, HEAD, box, headline, open_canvas
from render.kit.ground import HOUSE
from render.kit.heads import cut_word
from render.kit.lettering import fit, measure, wrap
from render.kit.seats import GAP, disc, mark, rank, tray
from render.kit.sentences import enlist
from render.kit.signs import sign
from render.kit.theme import LARGE, MEDIUM, SEATS, SMALL, WIDTH, mix

ROWS, TABLES = 16, 8
"""Participants on one picture of the standings, tables on one of a round."""

Say = Callable[..., str]


class Sign(msgspec.Struct, frozen=True):
    """How a participant is recognized: the number of the color among `SEATS`, and the letter."""

    mark: int
    letter: str
    bot: bool = False

    def paint(self, canvas: Canvas, x: int, y: int, size: int = 56) -> None:
        """Paint it as a badge, its middle there."""
        seat = replace(SEATS[self.mark], letter=self.letter, bot=self.bot)
        mark(canvas, seat, x, y, size=size)


class Row(msgspec.Struct, frozen=True):
    """A participant in the standings; *place* is None for those who dropped out, *number* stands in for a
    name that cannot be shown.

    *rounds* are the points by round, None where there are none. *tie* says what puts a participant below, or
    level with, the one above who has as many points: `first`, `value` or `met` (bot/league/rules.md, MD-52),
    or `equal` if everything is; it is empty for others. *live*: the table in play counts as if it ended now.
    """

    number: int
    name: str
    place: int | None
    points: int
    rounds: tuple[int | None, ...]
    sign: Sign | None = None
    tie: str = ""
    live: bool = False


class Standings(msgspec.Struct, frozen=True, tag=True):
    """The *rows* of one page, the best first, beginning with number *first* of all, from 0.

    The first *qualified* of all are framed, and *frame* says in words what that means. *live* is the round
    whose tables in play count as if they ended now; 0 if none do. With *columns*, the rows have these figures
    instead of the points by round.
    """

    title: str
    rows: tuple[Row, ...]
    qualified: int
    first: int = 0
    live: int = 0
    columns: tuple[str, ...] = ()
    frame: str = ""


class Seat(msgspec.Struct, frozen=True):
    """A seat at a table, with the *points* once it is over, or if it ended now.

    Without *number* a bot plays there for somebody else, and has no *sign*.
    """

    number: int | None
    name: str
    points: int | None = None
    best: bool = False
    sign: Sign | None = None


class Table(msgspec.Struct, frozen=True):
    """A table of a round: whether it is still to come, in play or over.

    A *live* table is in play and has the points as if it ended now.
    """

    name: str
    state: Literal["coming", "playing", "live", "over"]
    seats: tuple[Seat, ...]


class Round(msgspec.Struct, frozen=True, tag=True):
    """The *tables* of a round, as many as fit."""

    title: str
    tables: tuple[Table, ...]


class Final(msgspec.Struct, frozen=True, tag=True):
    """The final, with its *winner* (number, name and sign) once there is one.

    Beside the winner stand on the *podium* those of the next places: place, number, name and sign.
    """

    title: str
    table: Table | None
    winner: tuple[int, str, Sign | None] | None = None
    podium: tuple[tuple[int, int, str, Sign | None], ...] = ()


Sheet = Standings | Round | Final

_LINE, _TOP, _NOTE = 68, 52, 42
_SEATS, _NAME = 4, 54
_STEPS = {1: 105, 2: 104, 3: 72, 4: 58}
_COLUMN, _TOTAL, _BETWEEN = 88, 120, 24
"""The least width of a column, and of that of the points; and the gap between two heads."""
_CUP = 360
_LEAST = 3
"""So many letters of a name are left at least where it is cut."""


def paint(sheet: Sheet, say: Say) -> Canvas:
    """Paint *sheet* with the words of *say*."""
    match sheet:
        case Standings():
            return _standings(sheet, say)
        case Round():
            return _round(sheet, say)
        case Final():
            return _final(sheet, say)


def describe(sheet: Sheet, say: Say) -> str:
    """Describe in words what the picture shows."""
    return "\n".join([sheet.title, *_describe(sheet, say)])


def _describe(sheet: Sheet, say: Say) -> Iterator[str]:
    match sheet:
        case Standings():
            for row in sheet.rows:
                played = max(
                    (turn for turn, points in enumerate(row.rounds, 1) if points is not None), default=0
                )
                rounds = " + ".join(
                    "–"
                    if points is None
                    else say("league-text-live", points=points)
                    if row.live and turn == sheet.live
                    else str(points)
                    for turn, points in enumerate(row.rounds[:played], 1)
                )
                if sheet.columns:
                    figures = zip(sheet.columns, row.rounds, strict=True)
                    rounds = enlist(
                        say, (say("picture-colon", name=column, words=figure) for column, figure in figures)
                    )
                yield say(
                    "league-text-row",
                    place="–" if row.place is None else f"{row.place}.",
                    name=row.name,
                    points=row.points,
                    rounds=rounds or "none",
                    tie=row.tie or "none",
                    out=int(row.place is None),
                )
        case Round():
            for table in sheet.tables:
                yield _describe_table(table, say)
        case Final():
            if sheet.winner:
                yield say("league-text-winner", name=sheet.winner[1])
            for place, _, name, _ in sheet.podium:
                yield say("league-text-podium", place=place, name=name)
            if sheet.table:
                yield _describe_table(sheet.table, say)


def rank_seats(seats: Sequence[Seat]) -> list[tuple[int, Seat]]:
    """The *seats* of a table with their numbers, sorted by points if it has some; bots come last."""

    def order(numbered: tuple[int, Seat]) -> tuple[bool, int]:
        _, seat = numbered
        return not seat.best, -1 if seat.points is None else -seat.points - 1

    return sorted(enumerate(seats), key=order)


def _describe_table(table: Table, say: Say) -> str:
    seats = [
        seat.name if seat.points is None else say("league-text-seat", name=seat.name, points=seat.points)
        for _, seat in rank_seats(table.seats)
    ]
    return say("league-text-table", table=table.name, seats=enlist(say, seats), state=table.state)


# The standings


def _standings(sheet: Standings, say: Say) -> Canvas:
    framed = max(0, min(sheet.qualified - sheet.first, len(sheet.rows)))
    right, heads, points = WIDTH - EDGE - 24, _heads(sheet, say), say("league-picture-points")
    columns = _columns(right - max(_TOTAL, measure(points, SMALL) + _BETWEEN), heads)
    above = EDGE + 24 + measure(sheet.frame, SMALL) <= (columns[0] if heads else right) - _COLUMN
    notes = [sheet.frame] if framed and sheet.frame and not above else []
    if any(row.tie for row in sheet.rows):
        notes += wrap(say("league-picture-ties"), WIDTH - 2 * EDGE - 48, SMALL)
    height = EDGE + HEAD + _TOP + len(sheet.rows) * _LINE + GAP + len(notes) * _NOTE + EDGE
    canvas = open_canvas(HOUSE, height)
    headline(canvas, [sheet.title])
    y = EDGE + HEAD
    if framed and above:
        canvas.text(sheet.frame, EDGE + 24, y + 18, SMALL, theme.BRASS_LIT)
    for (name, live), x in zip(heads, columns, strict=True):
        canvas.text(name, x, y + 18, SMALL, theme.PAPER if live else HOUSE.muted, bold=live, anchor="r")
    canvas.text(points, right, y + 18, SMALL, HOUSE.muted, anchor="r")
    y += _TOP
    for lit, count in ((True, framed), (False, len(sheet.rows) - framed)):
        if count:
            # The frame isn't golden: nothing is won yet.
            fill, edge = (HOUSE.lit, theme.BRASS) if lit else (HOUSE.raised, HOUSE.deep)
            canvas.stamp(box(HOUSE, WIDTH - 2 * EDGE, count * _LINE, fill, edge, 5 if lit else 2), EDGE, y)
            rows = sheet.rows[:framed] if lit else sheet.rows[framed:]
            for place, row in enumerate(rows):
                _row(canvas, row, y + place * _LINE + _LINE // 2, sheet, columns, say)
                if place:
                    line = mix(HOUSE.lit if lit else HOUSE.raised, theme.PAPER, 0.12)
                    top = y + place * _LINE
                    canvas.fill((EDGE + 20, top, WIDTH - EDGE - 20, top + 2), line)
            y += count * _LINE + GAP
    for number, words in enumerate(notes):
        canvas.text(words, EDGE + 24, y + number * _NOTE + _NOTE // 2, SMALL, HOUSE.muted)
    return canvas


def _heads(sheet: Standings, say: Say) -> list[tuple[str, bool]]:
    """The heads of the columns before the points, each with whether it is that of the round in play."""
    if sheet.columns:
        return [(name, False) for name in sheet.columns]
    rounds = max((len(row.rounds) for row in sheet.rows), default=0)
    return [
        (say("league-picture-now"), True)
        if number == sheet.live
        else (say("league-picture-round", round=number), False)
        for number in range(1, rounds + 1)
    ]


def _columns(end: int, heads: Sequence[tuple[str, bool]]) -> list[int]:
    """Where the columns with those *heads* end, the last one at *end*."""
    ends = [end]
    for name, bold in heads[:0:-1]:
        ends.insert(0, ends[0] - max(_COLUMN, measure(name, SMALL, bold) + _BETWEEN))
    return ends[: len(heads)]


def _row(canvas: Canvas, row: Row, y: int, sheet: Standings, columns: Sequence[int], say: Say) -> None:
    right = WIDTH - EDGE - 24
    tone = HOUSE.muted if row.place is None else theme.PAPER
    if row.place is not None and any(points is not None for points in row.rounds):
        if row.place <= 3 and row.points:
            rank(canvas, row.place, EDGE + 20, y - 25, won=False)
        else:
            canvas.text(str(row.place), EDGE + 45, y, SMALL, tone, bold=True, anchor="m")
    for number, (points, x) in enumerate(zip(row.rounds, columns, strict=False)):
        is_live = row.live and number + 1 == sheet.live and not sheet.columns
        worth = "–" if points is None else f"+{points}" if is_live else str(points)
        canvas.text(worth, x, y, SMALL, HOUSE.muted, anchor="r")
    total = theme.BRASS_LIT if row.place is not None else tone
    canvas.text(str(row.points), right, y, MEDIUM, total, bold=True, anchor="r")
    left = EDGE + 88
    if row.sign:
        row.sign.paint(canvas, left + 24, y, 48)
        left += 60
    end = columns[0] - 70 if row.rounds else right - 90
    if row.tie:
        tie = say("league-picture-tie", tie=row.tie)
        canvas.text(tie, end, y, SMALL, HOUSE.muted, anchor="r")
        end -= measure(tie, SMALL) + 20
    room = end - left
    names = name_choices(row.number, row.name, say)
    if row.place is None:
        names = [say("league-picture-out", name=name) for name in names]
    sizes = (SMALL,) if row.place is None else (MEDIUM, SMALL)
    words, size = fit(names, sizes, room, row.place is not None)
    canvas.text(words, left, y, size, tone, bold=row.place is not None)


# The tables of a round


def _round(sheet: Round, say: Say) -> Canvas:
    columns = 1 if len(sheet.tables) <= 3 else 2
    lines = -(-len(sheet.tables) // columns)
    step = _STEPS[lines]
    canvas = open_canvas(HOUSE, EDGE + HEAD + lines * (_table_height(step) + GAP) - GAP + EDGE)
    headline(canvas, [sheet.title])
    width = (WIDTH - 2 * EDGE + GAP) // columns
    for place, table in enumerate(sheet.tables):
        line, column = divmod(place, columns)
        top = EDGE + HEAD + line * (_table_height(step) + GAP)
        _table(canvas, table, EDGE + column * width, top, width - GAP, step, say)
    return canvas


def _table_height(step: int) -> int:
    """How high a table is whose seats are *step* apart."""
    return _NAME + _SEATS * step + 14


def _table(canvas: Canvas, table: Table, left: int, top: int, width: int, step: int, say: Say) -> None:
    canvas.stamp(
        tray(canvas.ground, width, _table_height(step), table.state in ("playing", "live")), left, top
    )
    right = left + width - 24
    canvas.text(table.name, left + 24, top + 34, SMALL, theme.BRASS_LIT, bold=True)
    state = say("league-picture-state", state=table.state)
    canvas.text(state, right, top + 34, SMALL, HOUSE.muted, anchor="r")
    sizes = (LARGE, MEDIUM, SMALL) if step > LARGE + SMALL else (MEDIUM, SMALL)
    for line, (_, seat) in enumerate(rank_seats(table.seats)):
        y = top + _NAME + line * step + step // 2 + 6
        out = seat.number is None
        if out:
            canvas.put(_robot(), left + 22, y - 28)
        elif seat.sign:
            seat.sign.paint(canvas, left + 50, y)
        tone = HOUSE.muted if out else theme.GOLD_LIT if seat.best else theme.PAPER
        room = width - 114
        if seat.points is not None:
            live = table.state == "live"
            worth, shade = (f"+{seat.points}", HOUSE.muted) if live else (str(seat.points), tone)
            canvas.text(worth, right, y, sizes[0], shade, bold=not live, anchor="r")
            room -= 100 if live else 80
        words, size = fit(name_choices(seat.number, seat.name, say), sizes, room, not out)
        canvas.text(words, left + 90, y, size, tone, bold=not out)


# The final


def _final(sheet: Final, say: Say) -> Canvas:
    step = _STEPS[1]
    canvas = open_canvas(HOUSE, EDGE + HEAD + _CUP + 124 + (_table_height(step) if sheet.table else 0) + EDGE)
    headline(canvas, [sheet.title])
    y = EDGE + HEAD + 10 + _CUP + 50
    if sheet.winner:
        _podium(canvas, sheet, sheet.winner, say)
    else:
        canvas.put(cup(_CUP), (WIDTH - _CUP) // 2, EDGE + HEAD + 10)
        canvas.text(say("league-picture-cup"), WIDTH // 2, y, MEDIUM, theme.PAPER, anchor="m")
    if sheet.table:
        _table(canvas, sheet.table, EDGE, y + 60, WIDTH - 2 * EDGE, step, say)
    return canvas


def _podium(canvas: Canvas, sheet: Final, winner: tuple[int, str, Sign | None], say: Say) -> None:
    """The winner with the cup on the highest step, the next two places beside."""
    low, wide = EDGE + HEAD + _CUP + 92, 330
    middle = (WIDTH - wide) // 2
    steps = [(1, *winner, middle, 168)]
    lower = ((middle - wide - 8, 118), (middle + wide + 8, 84))
    steps += [(*each, *step) for each, step in zip(sheet.podium[:2], lower, strict=False)]
    for place, number, name, badge, left, height in steps:
        won = place == 1
        fill, edge = (theme.GOLD, theme.GOLD_EDGE) if won else (theme.BRASS, theme.BRASS_SHADE)
        canvas.stamp(box(HOUSE, wide, height, fill, edge, 4, 10), left, low - height)
        canvas.text(str(place), left + wide // 2, low - height // 2, 64, theme.INK, bold=True, anchor="m")
        sizes, room = ((62, LARGE, MEDIUM, SMALL), WIDTH - 2 * EDGE) if won else ((MEDIUM, SMALL), wide - 10)
        beside = 66 if badge else 0
        words, size = fit(name_choices(number, name, say), sizes, room - beside, True)
        tone = theme.GOLD_LIT if won else theme.PAPER
        y = EDGE + HEAD + 32 if won else low - height - 34
        x = left + (wide - beside - measure(words, size, bold=True)) // 2
        if badge:
            badge.paint(canvas, x + 28, y)
        canvas.text(words, x + beside, y, size, tone, bold=True)
    size = low - 168 - (EDGE + HEAD + 70)
    throw_confetti(canvas, (EDGE + 20, EDGE + HEAD + 20, WIDTH - EDGE - 20, low - 190))
    canvas.put(cup(size), (WIDTH - size) // 2, low - 168 - size)


@cache
def _robot() -> Image.Image:
    """The mark of a bot (RGBA)."""
    picture = disc(56, HOUSE.muted, theme.PAPER, 3).copy()
    picture.alpha_composite(sign("robot", 36, theme.INK), (10, 10))
    return picture


# Names


def name_choices(number: int | None, name: str, say: Say) -> list[str]:
    """Forms of a name, longest first: with ever fewer of its words, then its first word cut, last the number.

    No shorter form ends with a word in small letters, such as *von*.
    """
    parts = theme.showable(name).split()
    ends = [
        count for count in range(len(parts), 0, -1) if count == len(parts) or not parts[count - 1].islower()
    ]
    shorter = [" ".join(parts[:count]) for count in ends]
    cuts = cut_word(parts[0], _LEAST) if parts else ()
    return [*map(isolate, (*shorter, *cuts)), say("league-picture-number", number=(number or 0) + 1)]
