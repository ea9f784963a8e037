"""The picture of a finished match, to share: winners, places, best moves, a chart of the match, moments.

The picture has the background of its game, and a description in words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

import msgspec

from render.chart import AROUND, PLOT, chart
from render.covers import scene
from render.cup import cup, throw_confetti
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.frame import EDGE, box, open_canvas
from render.kit.ground import CARDOPOLY, DEAL, PROPERTY, Ground, ground_of
from render.kit.lettering import fit, fit_alt_text, measure, wrap
from render.kit.seats import GAP, mark, rank
from render.kit.sentences import enlist
from render.kit.theme import LARGE, MEDIUM, SMALL, WIDTH, Color, Look
from render.moments import Moments


class Row(msgspec.Struct, frozen=True):
    """A *seat* with its *place* and *score* in words.

    *tiebreak* says what decided between seats with the same score, and *out* how its player left the match,
    as in `BaseView.out`; both are empty for others.
    """

    seat: int
    place: int
    score: str
    tiebreak: str = ""
    out: str = ""


def _write_score(row: Row, look: Look) -> str:
    """Write the score of *row*, and its tiebreak if there is one."""
    return look.say("result-tiebreak", score=row.score, by=row.tiebreak) if row.tiebreak else row.score


def _write_out(row: Row, look: Look) -> str:
    """Say in a word how the player of *row* left the match; nothing for others."""
    return look.say(f"picture-{row.out}") if row.out else ""


class Result(msgspec.Struct, frozen=True):
    """How a match ended. *rows* are ordered by place, those of the *winners* first.

    *figures* have one number for each seat after the deal and after each move, measured in *unit*; without
    moves there is no chart. *moments* are sentences. The picture has the background of *game*.
    """

    winners: tuple[int, ...]
    rows: tuple[Row, ...]
    unit: str
    figures: tuple[tuple[int, ...], ...]
    moments: tuple[str, ...]
    game: str = ""


_ROW, _HERO, _LOW_HERO, _HIGH_HERO, _COLUMNS, _LOW_PLOT = 68, 286, 192, 470, 46, 250
_PAIR = 96
"""The height of a row with a tiebreak below its score."""

_APART = 20
"""How far from a name stands how its player left the match."""

_NO_BREAK = "\N{NO-BREAK SPACE}"


def paint(result: Result, look: Look) -> Canvas:
    """Paint *result*."""
    moments = Moments(result.moments)
    plot = PLOT if len(result.rows) < 4 else _LOW_PLOT
    moved = len(set(result.figures)) > 1
    charted = GAP + AROUND + plot if moved else 0
    rest = [row for row in result.rows if row.seat not in result.winners]
    best = find_best_moves(result.figures) if moved else []
    hero = _HIGH_HERO if not charted else _LOW_HERO if len(rest) > 3 else _HERO
    # The winners' best move says what it is; where it has no room, or there is none, the others' do.
    gains = [] if hero == _LOW_HERO and _find_winner(result).tiebreak else _list_gains(result, look, best)
    untold = bool(best) and not gains
    rows = (_COLUMNS if untold and rest else 0) + len(rest) * _height(rest)
    canvas = open_canvas(
        ground_of(result.game), EDGE + hero + rows + (GAP if rest else 0) + charted + moments.room + EDGE
    )
    _celebrate(canvas, result, look, hero, gains)
    y = EDGE + hero
    if rest:
        y = _rows(canvas, rest, look, best, y + GAP, titled=untold)
    if charted:
        order = [row.seat for row in result.rows]
        chart(canvas, look, y + GAP, result.unit, result.figures, order, plot=plot)
    moments.paint(canvas, y + charted)
    return canvas


def _find_winner(result: Result) -> Row:
    """Return the row of the first winner."""
    return next(row for row in result.rows if row.seat in result.winners)


def find_best_moves(figures: Sequence[tuple[int, ...]]) -> list[tuple[int, int]]:
    """Return for each seat its greatest rise in one move, and the number of that move; nothing without moves.

    >>> find_best_moves([(10, 10), (12, 10), (9, 17)])
    [(2, 1), (7, 2)]
    """
    if len(figures) < 2:
        return []
    best = []
    for column in zip(*figures, strict=True):
        rises = [after - before for before, after in pairwise(column)]
        best.append((max(rises), rises.index(max(rises)) + 1))
    return best


def describe(result: Result, look: Look) -> str:
    """Describe in words what the picture shows."""
    rows = [
        look.say(
            "result-text-row", place=row.place, name=look.told_name(row.seat), score=_tell_score(row, look)
        )
        for row in result.rows
    ]
    head = [_won(result, look, [look.told_name(seat) for seat in range(len(look.names))]), *rows]
    return fit_alt_text(
        lambda: [*head, *_course(result, look), *result.moments],
        lambda: [*head, *_summarize_course(result, look), *result.moments],
    )


def _tell_score(row: Row, look: Look) -> str:
    """Tell the score of *row* and how its player left the match, if they did."""
    score, out = _write_score(row, look), _write_out(row, look)
    return look.say("picture-aside", words=score, aside=out) if out else score


def story(result: Result, look: Look) -> str:
    """Describe the course of the match in words."""
    return "\n".join([*_course(result, look), *result.moments])


def _course(result: Result, look: Look) -> Iterator[str]:
    if result.figures:
        best = find_best_moves(result.figures)
        highest = [max(column) for column in zip(*result.figures, strict=True)]
        for row in result.rows:
            yield look.say(
                "result-text-course",
                name=look.told_name(row.seat),
                unit=result.unit,
                best=_gain(best[row.seat], look) if best else "–",
                first=result.figures[0][row.seat],
                most=highest[row.seat],
                last=result.figures[-1][row.seat],
            )


def _summarize_course(result: Result, look: Look) -> Iterator[str]:
    """The course of the match in fewer words: from where to where, and the best moves."""

    def tell(name: str, figures: Iterable[str]) -> str:
        names = (look.told_name(row.seat) for row in result.rows)
        words = (f"{name} {figure}" for name, figure in zip(names, figures, strict=True))
        return look.say("picture-colon", name=name, words=enlist(look.say, words))

    if result.figures:
        seats = [row.seat for row in result.rows]
        yield tell(result.unit, (f"{result.figures[0][seat]} → {result.figures[-1][seat]}" for seat in seats))
        if best := find_best_moves(result.figures):
            yield tell(look.say("result-picture-best"), (_gain(best[seat], look) for seat in seats))


def _names(look: Look) -> Iterator[list[str]]:
    for name in (look.name, look.letter):
        yield [name(seat) for seat in range(len(look.names))]


def _won(result: Result, look: Look, names: Sequence[str]) -> str:
    winners = " & ".join(names[seat] for seat in result.winners)
    return look.say("result-picture-won", name=winners, count=len(result.winners))


# Who won


class Tones(NamedTuple):
    """The color of a board, and of the words, small print and winners' score on it."""

    fill: Color
    ink: Color
    faint: Color
    score: Color


_SHEET = Tones(PROPERTY.own[0], PROPERTY.own[2], theme.INK, PROPERTY.own[2])
_SAND = Tones(CARDOPOLY.own[0], theme.INK, theme.INK, theme.INK)
_LEDGERS = {PROPERTY: _SHEET, CARDOPOLY: _SAND}


def hero_of(ground: Ground) -> Tones:
    """Return the colors of the winners: a sheet of the plan, the lawn, the sky by night or the sale room."""
    if ground == PROPERTY:
        return _SHEET
    fill = ground.deep if ground in (DEAL, CARDOPOLY) else ground.lit
    return Tones(fill, ground.text, ground.muted, theme.GOLD_LIT)


def ledger_of(ground: Ground) -> Tones:
    """Return the colors of the other players: a sheet of the plan, the sandy path, or the ground."""
    return _LEDGERS.get(ground) or Tones(ground.raised, ground.text, ground.muted, ground.text)


def _celebrate(canvas: Canvas, result: Result, look: Look, height: int, gains: Sequence[str]) -> None:
    """Paint the winners in large type with their scores and *gains*, under confetti."""
    tones = hero_of(canvas.ground)
    frame = box(canvas.ground, WIDTH - 2 * EDGE, height, tones.fill, theme.GOLD_LIT, 6, 24)
    canvas.stamp(frame, EDGE, EDGE)
    low, high = height < _HERO, height - 12
    wide = high * 6 // 5 if height > _HERO else high
    canvas.put(scene(result.game, wide, high), EDGE + 6, EDGE + 6)
    canvas.fill((EDGE + 6 + wide, EDGE + 6, EDGE + 12 + wide, EDGE + 6 + high), theme.GOLD_LIT)
    canvas.put(cup(high * 3 // 4), EDGE + 6 + (wide - high * 3 // 4) // 2, EDGE + 4 + high // 4)
    left = EDGE + 16 + wide + 20
    reach = 104 if len(result.winners) == 1 and not low else 80
    for number, seat in enumerate(result.winners):
        x, y = left + reach // 2 + number * (reach - 16), EDGE + 26 + reach // 2
        mark(canvas, look.seats[seat], x, y, size=reach)
    room = WIDTH - EDGE - 40 - left
    beside = left + reach + (len(result.winners) - 1) * (reach - 16) + 22
    names = [_won(result, look, each) for each in _names(look)]
    if len(result.winners) > 1:  # the badges beside say who
        names.append(look.say("result-picture-shared", count=len(result.winners)))
    words, size = fit(
        names, (84, 72, 62, 54, 48, LARGE, MEDIUM, SMALL), WIDTH - EDGE - 40 - beside, bold=True
    )
    canvas.text(words, beside, EDGE + 26 + reach // 2, size, tones.ink, bold=True)
    lines = [] if low or not gains else _wrap_gains(gains, room)
    y = EDGE + height - (44 if low else 50 + 40 * len(lines) if lines else 60)
    row = _find_winner(result)
    scores = _list_scores(result, look)
    sizes = ((LARGE if low else 60), LARGE, MEDIUM, SMALL)
    width = 0
    for number, score in enumerate(scores):
        words, size = fit(
            score,
            sizes if len(scores) == 1 else sizes[2:],
            room if row.tiebreak or len(scores) > 1 else room * 2 // 3,
            bold=True,
        )
        up = 46 * (len(scores) - 1 - number)
        width = canvas.text(words, left, y - up, size, tones.score, bold=True)
    if low and gains:
        words, size = fit(gains, (MEDIUM, SMALL), room - width - 30)
        canvas.text(words, left + width + 30, y, size, tones.ink)
    size = MEDIUM if len(lines) == 1 and measure(lines[0], MEDIUM) <= room else SMALL
    for number, words in enumerate(reversed(lines)):
        canvas.text(words, left, EDGE + height - 36 - 40 * number, size, tones.ink)
    throw_confetti(canvas, (EDGE + 24, EDGE + 18, WIDTH - EDGE - 36, EDGE + height - 36), EDGE + wide + 160)


def _list_scores(result: Result, look: Look) -> list[list[str]]:
    """The score of the winners, the ways to write it from the longest; of a team, one for each of them."""
    rows = [row for row in result.rows if row.seat in result.winners]
    if len({row.score for row in rows}) > 1:
        return [[f"{look.seats[row.seat].letter} {row.score}"] for row in rows]
    return [[_write_score(rows[0], look), rows[0].score]]


def _list_gains(result: Result, look: Look, best: Sequence[tuple[int, int]]) -> list[str]:
    """The best moves of the winners in words, the ways to write them from the longest; none without gains."""
    rises = [seat for seat in result.winners if best and best[seat][0] > 0]
    rises.sort(key=lambda seat: -best[seat][0])
    gains = [_gain(best[seat], look) for seat in rises]
    if len(result.winners) > 1:
        gains = [f"{look.seats[seat].letter} {gain}" for seat, gain in zip(rises, gains, strict=True)]
    told = [" · ".join(gains[:count]) for count in range(len(gains), 0, -1)]
    return [look.say("result-picture-own-best", gains=told[0]), *told] if told else []


def _wrap_gains(gains: Sequence[str], room: int) -> list[str]:
    """The first of the ways to write *gains* that takes at most two lines, broken between the moves."""
    for words in gains:
        lines = wrap(
            words.replace(" ", _NO_BREAK).replace(f"{_NO_BREAK}·{_NO_BREAK}", f"{_NO_BREAK}· "), room, SMALL
        )
        if 0 < len(lines) <= 2:
            break
    else:
        lines = [fit(gains, (SMALL,), room)[0]]
    return [line.replace(_NO_BREAK, " ").removesuffix(" ·") for line in lines]


def _gain(best: tuple[int, int], look: Look) -> str:
    """Put the *best* move of a seat into words."""
    gain, move = best
    return look.say("result-picture-gain", gain=gain, move=move) if gain > 0 else "–"


# The places


def _height(rows: Sequence[Row]) -> int:
    return _PAIR if any(row.tiebreak for row in rows) else _ROW


def _find_column(rows: Sequence[Row]) -> int:
    """Where the column of best moves ends, left of the scores."""
    scores = max(max(measure(row.score, MEDIUM, bold=True), measure(row.tiebreak, SMALL)) for row in rows)
    return WIDTH - EDGE - 24 - min(scores, 460) - 40


def _rows(
    canvas: Canvas,
    rows: Sequence[Row],
    look: Look,
    best: Sequence[tuple[int, int]],
    top: int,
    *,
    titled: bool,
) -> int:
    """Paint the other seats by place, with their best moves, *titled* or not; return where they end."""
    tones = ledger_of(canvas.ground)
    right, y, height = WIDTH - EDGE - 24, top, _height(rows)
    high = (_COLUMNS if titled else 0) + len(rows) * height
    canvas.stamp(box(canvas.ground, WIDTH - 2 * EDGE, high, tones.fill, canvas.ground.deep), EDGE, top)
    column = _find_column(rows)
    if titled:
        canvas.text(look.say("result-picture-best"), column, y + 28, SMALL, tones.faint, anchor="r")
        y += _COLUMNS
    for row in rows:
        middle = y + height // 2
        if row.place <= 3:
            rank(canvas, row.place, EDGE + 20, middle - 25)
        else:
            canvas.text(str(row.place), EDGE + 45, middle, SMALL, tones.ink, bold=True, anchor="m")
        mark(canvas, look.seats[row.seat], EDGE + 122, middle)
        score, size = fit([row.score], (MEDIUM, SMALL), 460, bold=True)
        up = 20 if row.tiebreak else 0
        canvas.text(score, right, middle - up, size, tones.ink, bold=True, anchor="r")
        if row.tiebreak:
            canvas.text(row.tiebreak, right, middle + 22, SMALL, tones.faint, anchor="r")
        end = column + 16
        if best and _has_room_for_gain(row, look, best, column):
            words = _gain(best[row.seat], look)
            end = column - 20 - canvas.text(words, column, middle, SMALL, tones.faint, anchor="r")
        _write_name(canvas, row, look, middle, end)
        y += height
    return y


def _has_room_for_gain(row: Row, look: Look, best: Sequence[tuple[int, int]], column: int) -> bool:
    """Whether a best move that ends at *column* leaves room to write how the player left the match."""
    least = (
        measure(look.name(row.seat).split()[0], SMALL, True) + _APART + measure(_write_out(row, look), SMALL)
    )
    return not row.out or column - 20 - measure(_gain(best[row.seat], look), SMALL) - (EDGE + 166) >= least


def _write_name(canvas: Canvas, row: Row, look: Look, middle: int, end: int) -> None:
    """Write the name in *row*, and beside it how its player left the match, before *end*."""
    tones, out, left = ledger_of(canvas.ground), _write_out(row, look), EDGE + 166
    room = end - left - (measure(out, SMALL) + _APART if out else 0)
    names = [look.name(row.seat), look.name(row.seat).split()[0], look.letter(row.seat)]
    words, size = fit(names, (MEDIUM, SMALL), room, True)
    if measure(words, size, True) <= room:  # otherwise the badge has to do
        left += canvas.text(words, left, middle, size, tones.ink, bold=True) + _APART
    if out:
        canvas.text(out, left, middle, SMALL, tones.faint)
