"""The end of a match as a picture to share: the places, the course of the match, moments; and it in words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot

import msgspec
from PIL import Image, ImageDraw

from games import cards
from render.kit import theme
from render.kit.canvas import Canvas, drawn, fitting
from render.kit.cards import pip
from render.kit.felt import EDGE, HEAD, felt, headline
from render.kit.seats import GAP, mark, rank, tray
from render.kit.theme import MEDIUM, SMALL, WIDTH, Look, Seat, mix


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
_CHART, _PLOT = 470, 330
_AXIS, _ENDS = 110, 84
_LINE, _BETWEEN = 42, 18
_FAINT = mix(theme.PAPER, theme.TRAY, 0.35)
_DASHES = ((), (40, 10), (12, 10), (40, 10, 12, 10), (80, 14), (24, 10))
"""How long the line of each colour is drawn and left out, in turn; the first has no gaps."""
_SUITS = {"♣": cards.CLUBS, "♦": cards.DIAMONDS, "♥": cards.HEARTS, "♠": cards.SPADES}
_PIP = 30
_GRID = mix(theme.TRAY, theme.PAPER, 0.14)


def paint(result: Result, look: Look) -> Canvas:
    """Paint *result*."""
    inner = WIDTH - 2 * EDGE
    moments = [_wrapped(words, inner - 96) for words in result.moments]
    told = sum(len(lines) * _LINE + _BETWEEN for lines in moments)
    tall = EDGE + HEAD + len(result.rows) * _ROW + EDGE
    tall += GAP + _CHART if len(result.figures) > 1 else 0
    tall += GAP + 2 * _BETWEEN + told - 6 if moments else 0
    canvas = Canvas(felt(tall))
    headline(canvas, (_won(result, look, names) for names in _names(look)))
    y = _rows(canvas, result, look, EDGE + HEAD)
    if len(result.figures) > 1:
        y = _chart(canvas, result, look, y + GAP)
    if moments:
        _tell(canvas, moments, y + GAP, told)
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
            image, mask = tray(WIDTH - 2 * EDGE, len(rows) * _ROW, lit)
            canvas.image.paste(image, (EDGE, y), mask)
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
            words, size = fitting([look.name(row.seat), look.letter(row.seat)], (MEDIUM, SMALL), room, True)
            canvas.text(words, EDGE + 166, middle, size, tone, bold=True)
            y += _ROW
    return y


# The course


def _chart(canvas: Canvas, result: Result, look: Look, top: int) -> int:
    """The figures as lines, from the left to the right; where the chart ends."""
    inner = WIDTH - 2 * EDGE
    image, mask = tray(inner, _CHART, False)
    canvas.image.paste(image, (EDGE, top), mask)
    canvas.text(result.unit, EDGE + 24, top + 38, SMALL, theme.PAPER, bold=True)
    left, right = EDGE + _AXIS, WIDTH - EDGE - _ENDS
    low, high, step = _scale(result.figures)
    upper, lower = top + 78, top + 78 + _PLOT

    def level(figure: int) -> float:
        return lower - (figure - low) * _PLOT / (high - low)

    for figure in range(low, high + 1, step):
        y = round(level(figure))
        canvas.fill((left, y, right, y + 2), _GRID)
        canvas.text(str(figure).replace("-", "−"), left - 14, y, SMALL, _FAINT, anchor="r")
    last = len(result.figures) - 1
    canvas.text(look.say("result-picture-deal"), left, lower + 36, SMALL, _FAINT)
    canvas.text(look.say("result-picture-moves", moves=last), right, lower + 36, SMALL, _FAINT, anchor="r")
    order = [row.seat for row in reversed(result.rows)]
    lines = {
        seat: [
            (number * (right - left) / last, level(standing[seat]) - upper)
            for number, standing in enumerate(result.figures)
        ]
        for seat in order
    }
    canvas.put(_curves(lines, look.seats, right - left, _PLOT), left - 6, upper - 6)
    ends = {seat: round(line[-1][1]) + upper for seat, line in lines.items()}
    for seat, y in _spread(ends, upper - 20, lower + 10):
        mark(canvas, look.seats[seat], right + 40, y)
    return top + _CHART


def _scale(figures: Sequence[tuple[int, ...]]) -> tuple[int, int, int]:
    """The lowest and the highest line of the chart, and how far apart its lines are."""
    least = min(0, *(min(standing) for standing in figures))
    most = max(1, *(max(standing) for standing in figures))
    span = most - least
    step = next(unit * 10**power for power in range(12) for unit in (1, 2, 5) if span <= 4 * unit * 10**power)
    return least // step * step, -(-most // step) * step, step


def _curves(
    lines: dict[int, list[tuple[float, float]]], seats: Sequence[Seat], width: int, height: int
) -> Image.Image:
    """The lines of all seats (RGBA), with a margin of 6; each is dashed in its own way besides its colour."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for number, line in lines.items():
            seat = seats[number]
            points = [((x + 6) * fine, (y + 6) * fine) for x, y in line]
            if len(points) > 1:
                pen.line(points, fill=theme.INK, width=9 * fine, joint="curve")
                dark = mix(seat.colour, theme.INK, 0.55)
                pen.line(points, fill=dark, width=6 * fine, joint="curve")
                for dash in _dashes(points, [length * fine for length in _DASHES[seat.pattern]]):
                    pen.line(dash, fill=seat.colour, width=6 * fine, joint="curve")

    return drawn(width + 12, height + 12, draw)


Point = tuple[float, float]


def _dashes(points: Sequence[Point], lengths: Sequence[float]) -> Iterator[list[Point]]:
    """The parts of a line that are drawn, *lengths* being in turn how long it is drawn and left out."""
    if not lengths:
        yield list(points)
        return
    turn, left, dash = 0, lengths[0], [points[0]]
    for (x, y), end in pairwise(points):
        length = hypot(end[0] - x, end[1] - y)
        at = 0.0
        while at + left < length:
            at += left
            corner = (x + (end[0] - x) * at / length, y + (end[1] - y) * at / length)
            if turn % 2 == 0:
                yield [*dash, corner]
            turn += 1
            left, dash = lengths[turn % len(lengths)], [corner]
        left -= length - at
        dash.append(end)
    if turn % 2 == 0 and len(dash) > 1:
        yield dash


def _spread(ends: dict[int, int], upper: int, lower: int) -> list[tuple[int, int]]:
    """Where the marks at the lines' ends go, one above the other without touching."""
    size = 60
    placed: list[tuple[int, int]] = []
    for seat, y in sorted(ends.items(), key=lambda end: end[1]):
        at = max(y, upper + size // 2, placed[-1][1] + size if placed else 0)
        placed.append((seat, at))
    free = lower
    for place in range(len(placed) - 1, -1, -1):
        seat, at = placed[place]
        at = min(at, free)
        placed[place] = seat, at
        free = at - size
    return placed


# The moments


def _tell(canvas: Canvas, moments: Sequence[Sequence[str]], top: int, tall: int) -> None:
    image, mask = tray(WIDTH - 2 * EDGE, tall + _BETWEEN, False)
    canvas.image.paste(image, (EDGE, top), mask)
    y = top + _BETWEEN + _LINE // 2
    for lines in moments:
        canvas.put(_star(), EDGE + 26, y - 16)
        for line in lines:
            x = EDGE + 76
            for part in _parts(line):
                if part in _SUITS:
                    canvas.put(pip(_SUITS[part], _PIP, theme.PAPER), x, y - _PIP // 2)
                elif word := part.strip():
                    indent = _wide(part) - _wide(part.lstrip())
                    canvas.text(word, x + indent, y, SMALL, theme.PAPER)
                x += _wide(part)
            y += _LINE
        y += _BETWEEN


@lru_cache(maxsize=1)
def _star() -> Image.Image:
    """What stands before a moment: a small diamond of brass (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        middle, reach = 16 * fine, 13 * fine
        points = [
            (middle, middle - reach),
            (middle + reach, middle),
            (middle, middle + reach),
            (middle - reach, middle),
        ]
        pen.polygon(points, fill=theme.BRASS, outline=theme.BRASS_LIT, width=2 * fine)

    return drawn(32, 32, draw)


def _wrapped(words: str, room: int) -> list[str]:
    """*words* in as many lines as they need."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and sum(map(_wide, _parts(longer))) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _parts(line: str) -> list[str]:
    """*line* taken apart into suits, which our type lacks, and what is between them."""
    return [part for part in re.split("([♣♦♥♠])", line) if part]


def _wide(part: str) -> int:
    return _PIP if part in _SUITS else round(theme.font(SMALL).getlength(part))
