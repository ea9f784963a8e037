"""The end of a match as a picture to share: the places, the course of the match, moments; and it in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from render.chart import CHART, chart
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.frame import EDGE, HEAD, headline, open_canvas
from render.kit.ground import HOUSE
from render.kit.lettering import fit
from render.kit.seats import GAP, mark, rank, tray
from render.kit.theme import MEDIUM, SMALL, WIDTH, Look
from render.moments import Moments


class Row(msgspec.Struct, frozen=True):
    """A *seat* with its *place* and *score* in words."""

    seat: int
    place: int
    score: str


class Result(msgspec.Struct, frozen=True):
    """How a match ended. *rows* are ordered by place, those of the *winners* first.

    *figures* hold after the deal and after each move one figure for each seat, which *unit* names; without
    moves there is no chart. *moments* are sentences.
    """

    winners: tuple[int, ...]
    rows: tuple[Row, ...]
    unit: str
    figures: tuple[tuple[int, ...], ...]
    moments: tuple[str, ...]


_ROW = 70


def paint(result: Result, look: Look) -> Canvas:
    """Paint *result*."""
    moments = Moments(result.moments)
    charted = GAP + CHART if len(result.figures) > 1 else 0
    canvas = open_canvas(HOUSE, EDGE + HEAD + len(result.rows) * _ROW + charted + moments.room + EDGE)
    headline(canvas, (_won(result, look, names) for names in _names(look)))
    y = _rows(canvas, result, look, EDGE + HEAD)
    if charted:
        chart(canvas, look, y + GAP, result.unit, result.figures, [row.seat for row in result.rows])
    moments.paint(canvas, y + charted)
    return canvas


def describe(result: Result, look: Look) -> str:
    """The same in words."""
    rows = (
        look.say("result-text-row", place=row.place, name=look.name(row.seat), score=row.score)
        for row in result.rows
    )
    names = [look.name(seat) for seat in range(len(look.names))]
    return "\n".join([_won(result, look, names), *rows, story(result, look)])


def story(result: Result, look: Look) -> str:
    """How it came to that, in words."""
    return "\n".join([*_course(result, look), *result.moments])


def _course(result: Result, look: Look) -> Iterator[str]:
    if result.figures:
        highest = [max(column) for column in zip(*result.figures, strict=True)]
        for row in result.rows:
            yield look.say(
                "result-text-course",
                name=look.name(row.seat),
                unit=result.unit,
                first=result.figures[0][row.seat],
                most=highest[row.seat],
                last=result.figures[-1][row.seat],
            )


def _names(look: Look) -> Iterator[list[str]]:
    for name in (look.name, look.letter):
        yield [name(seat) for seat in range(len(look.names))]


def _won(result: Result, look: Look, names: Sequence[str]) -> str:
    winners = " & ".join(names[seat] for seat in result.winners)
    return look.say("result-picture-won", name=winners, count=len(result.winners))


# The places


def _rows(canvas: Canvas, result: Result, look: Look, top: int) -> int:
    """The seats by place; where they end."""
    first = sum(row.seat in result.winners for row in result.rows)
    y = top
    for lit, rows in ((True, result.rows[:first]), (False, result.rows[first:])):
        if rows:
            canvas.stamp(tray(canvas.ground, WIDTH - 2 * EDGE, len(rows) * _ROW, lit), EDGE, y)
        for row in rows:
            middle = y + _ROW // 2
            if row.place <= 3:
                rank(canvas, row.place, EDGE + 20, middle - 25)
            else:
                canvas.text(str(row.place), EDGE + 45, middle, SMALL, theme.PAPER, bold=True, anchor="m")
            mark(canvas, look.seats[row.seat], EDGE + 122, middle)
            right = WIDTH - EDGE - 24
            tone = theme.BRASS_LIT if lit else theme.PAPER
            width = canvas.text(row.score, right, middle, MEDIUM, tone, bold=True, anchor="r")
            room = right - width - 24 - (EDGE + 166)
            words, size = fit([look.name(row.seat), look.letter(row.seat)], (MEDIUM, SMALL), room, True)
            canvas.text(words, EDGE + 166, middle, size, tone, bold=True)
            y += _ROW
    return y
