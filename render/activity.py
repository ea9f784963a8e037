"""The figures for the organizer of a league: places over time, time to move, who is late."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec
from PIL import Image, ImageDraw

from render.kit import theme
from render.kit.canvas import Canvas, Sprite
from render.kit.frame import EDGE, HEAD, headline, open_canvas
from render.kit.ground import HOUSE
from render.kit.lettering import fit, fit_alt_text
from render.kit.numbers import count
from render.kit.seats import tray
from render.kit.theme import MEDIUM, SMALL, WIDTH, mix
from render.standings import Say, Sign, name_choices

_LINE, _TOP, _FINE = 72, 52, 2
_CURVE, _CURVE_WIDE = EDGE + 400, 216
_BAR, _BAR_WIDE = EDGE + 700, 190
_LATE = WIDTH - EDGE - 56
_FAINT = mix(theme.PAPER, HOUSE.raised, 0.35)
_UNITS = ((86400, "days"), (3600, "hours"), (60, "minutes"), (1, "seconds"))


class Line(msgspec.Struct, frozen=True):
    """What is known of a participant.

    *places* are those after each moment, None before the first result and after they left. A turn usually
    begins *seconds* after they are asked, None if that isn't known. So many deadlines were *missed*.
    *number* stands in for a name that can't be shown.
    """

    number: int
    name: str
    places: tuple[int | None, ...]
    seconds: float | None
    missed: int
    sign: Sign | None = None


class Activity(msgspec.Struct, frozen=True, tag=True):
    """The *lines* of one page, the best place first, of a league of so many *participants*.

    The *slowest* of all takes so many seconds for a turn.
    """

    title: str
    lines: tuple[Line, ...]
    participants: int
    slowest: float


def paint(activity: Activity, say: Say) -> Canvas:
    """Paint *activity* with the words of *say*."""
    canvas = open_canvas(HOUSE, EDGE + HEAD + _TOP + len(activity.lines) * _LINE + EDGE)
    headline(canvas, [activity.title])
    y = EDGE + HEAD + 18
    canvas.text(say("league-activity-places"), _CURVE, y, SMALL, _FAINT)
    canvas.text(say("league-activity-time"), _BAR, y, SMALL, _FAINT)
    canvas.text(say("league-activity-missed"), WIDTH - EDGE - 24, y, SMALL, _FAINT, anchor="r")
    top = EDGE + HEAD + _TOP
    canvas.stamp(tray(canvas.ground, WIDTH - 2 * EDGE, len(activity.lines) * _LINE, False), EDGE, top)
    for place, line in enumerate(activity.lines):
        if place:
            y = top + place * _LINE
            canvas.fill((EDGE + 20, y, WIDTH - EDGE - 20, y + 2), mix(HOUSE.raised, theme.PAPER, 0.12))
        _paint_line(canvas, activity, line, top + place * _LINE + _LINE // 2, say)
    return canvas


def describe(activity: Activity, say: Say) -> str:
    """Describe in words what the picture shows."""
    return fit_alt_text(lambda: _describe(activity, say), lambda: _describe(activity, say, last=True))


def _describe(activity: Activity, say: Say, *, last: bool = False) -> list[str]:
    """Describe every line; of the places only the last one if *last*."""
    return [activity.title, *(_describe_line(line, say, last=last) for line in activity.lines)]


def _describe_line(line: Line, say: Say, *, last: bool) -> str:
    moments = zip(line.places, (None, *line.places), strict=False)
    changes = line.places[-1:] if last else [place for place, before in moments if place != before]
    return say(
        "league-activity-line",
        name=line.name,
        places=" → ".join("–" if place is None else str(place) for place in changes) or "–",
        time="none" if line.seconds is None else phrase_time(line.seconds, say),
        missed=line.missed,
    )


def phrase_time(seconds: float, say: Say) -> str:
    """So many *seconds*, in the largest unit of which there are at least two, in short."""
    size, unit = next(((size, unit) for size, unit in _UNITS if seconds >= 2 * size), _UNITS[-1])
    return say("league-activity-span", unit=unit, count=round(seconds / size))


def _paint_line(canvas: Canvas, activity: Activity, line: Line, y: int, say: Say) -> None:
    now = line.places[-1] if line.places else None
    canvas.text("–" if now is None else str(now), EDGE + 45, y, SMALL, theme.PAPER, bold=True, anchor="m")
    left = EDGE + 88
    if line.sign:
        line.sign.paint(canvas, left + 24, y, 48)
        left += 60
    words, size = fit(
        name_choices(line.number, line.name, say), (MEDIUM, SMALL), _CURVE - 20 - left, bold=True
    )
    canvas.text(words, left, y, size, theme.PAPER, bold=True)
    if sum(place is not None for place in line.places) > 1:
        curve = _draw_curve(line.places, activity.participants)
        canvas.stamp(Sprite(canvas.colors.index(curve)), _CURVE, y - curve.height // 2)
    if line.seconds is None:
        canvas.text("–", _BAR, y, SMALL, _FAINT)
    else:
        width = max(6, round(_BAR_WIDE * line.seconds / activity.slowest))
        canvas.fill((_BAR, y + 14, _BAR + _BAR_WIDE, y + 26), HOUSE.deep)
        canvas.fill((_BAR, y + 14, _BAR + width, y + 26), theme.BRASS)
        canvas.text(phrase_time(line.seconds, say), _BAR, y - 10, SMALL, theme.PAPER, bold=True)
    if line.missed:
        count(canvas, f"{line.missed}×", _LATE, y, size=SMALL)
    else:
        canvas.text("–", _LATE, y, SMALL, _FAINT, anchor="m")


def _draw_curve(places: Sequence[int | None], participants: int) -> Image.Image:
    """The places from the left to the right, the first place on top (RGB)."""
    width, height = _CURVE_WIDE, _LINE - 16
    picture = Image.new("RGB", (width * _FINE, height * _FINE), HOUSE.raised)
    pen = ImageDraw.Draw(picture)
    step, drop = (width - 24) / (len(places) - 1), (height - 20) / max(1, participants - 1)
    points = [
        None if place is None else ((10 + moment * step) * _FINE, (10 + (place - 1) * drop) * _FINE)
        for moment, place in enumerate(places)
    ]
    for one, two in pairwise(points):
        if one and two:
            pen.line((one, two), fill=theme.PAPER, width=5 * _FINE)
    for number, point in enumerate(points):
        if point:
            reach = (8 if number == len(points) - 1 else 2.5) * _FINE
            (x, y), fill = point, theme.BRASS_LIT if number == len(points) - 1 else theme.PAPER
            pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=fill)
    return picture.reduce(_FINE)
