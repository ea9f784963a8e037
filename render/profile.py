"""A person's profile as a picture and in words: matches, places, a rating curve per game, puzzles and rivals.

The picture has the ground of the café table; each game's curve has the ground of that game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec
from PIL import Image, ImageDraw

from render.kit import theme
from render.kit.canvas import Canvas, Sprite
from render.kit.frame import EDGE, HEAD, box, headline, open_canvas
from render.kit.ground import HOUSE, Ground, ground_of
from render.kit.heads import cut_word
from render.kit.lettering import fit, fit_alt_text, measure
from render.kit.seats import GAP, disc
from render.kit.sentences import enlist
from render.kit.signs import sign
from render.kit.theme import LARGE, MEDIUM, SMALL, WIDTH, Color

RIVALS = 5
"""The people met most often who are shown."""

_FIGURES, _PLACES, _CURVE, _RIVAL = 136, 84, 262, 62
_NOW = 40
"""How much higher the figures are with a line below one of them."""
_LEAST = 8
"""So many letters of a name are left at least where it is cut."""
_ROOM = WIDTH - 2 * EDGE
_FINE = 2
"""How many times larger curves are drawn."""

Say = Callable[..., str]


class Curve(msgspec.Struct, frozen=True):
    """The rating in *game* after each match that counts; *missing* matches until it is shown.

    *alone* is that against bots, which is shown from the first match on, and marked; empty if there is none.
    """

    game: str
    points: tuple[int, ...]
    matches: int
    wins: int
    missing: int = 0
    alone: tuple[int, ...] = ()

    @property
    def shown(self) -> tuple[int, ...]:
        """What is drawn: the rating among people or, before it is shown, that against bots."""
        return self.alone if self.missing else self.points


class Rival(msgspec.Struct, frozen=True):
    """Somebody met at tables, who was *beaten* so often, and so often *ahead*."""

    name: str
    beaten: int
    ahead: int


class Profile(msgspec.Struct, frozen=True):
    """What is shown of the person called *name*.

    *places* are how often each place was reached. *streak* matches in a row are won by now, *longest* were
    ever. Of the puzzles *tried* so many were *solved*, in a row of *days* by now.
    """

    name: str
    matches: int
    wins: int
    places: tuple[tuple[int, int], ...]
    streak: int
    longest: int
    curves: tuple[Curve, ...]
    rivals: tuple[Rival, ...] = ()
    tried: int = 0
    solved: int = 0
    days: int = 0


def paint(profile: Profile, say: Say) -> Canvas:
    """Paint *profile*."""
    rows = -(-len(profile.curves) // 2)
    rivals = profile.rivals[:RIVALS]
    figures, placed = list(_list_figures(profile)), bool(profile.matches)
    high = _FIGURES + (_NOW if _is_winning(profile) else 0)
    height = EDGE + HEAD + rows * (_CURVE + GAP) - GAP
    height += (high + GAP if figures else 0) + (_PLACES + GAP if placed else 0)
    height += GAP + 58 + len(rivals) * _RIVAL + 10 if rivals else 0
    canvas = open_canvas(HOUSE, height + EDGE)
    headline(canvas, [theme.showable(profile.name) or say("profile-picture-title")])
    y = EDGE + HEAD
    if figures:
        _figures(canvas, profile, figures, say, y, high)
        y += high + GAP
    if placed:
        _places(canvas, profile, y)
        y += _PLACES + GAP
    half = (_ROOM - GAP) // 2
    for place, curve in enumerate(profile.curves):
        row, column = divmod(place, 2)
        alone = not column and place == len(profile.curves) - 1
        width = _ROOM if alone else half
        _curve(canvas, curve, say, EDGE + column * (half + GAP), y + row * (_CURVE + GAP), width)
    y += rows * (_CURVE + GAP)
    if rivals:
        _rivals(canvas, rivals, say, y)
    return canvas


def describe(profile: Profile, say: Say) -> str:
    """Describe in words what the picture shows."""
    return fit_alt_text(lambda: [*_describe(profile, say, RIVALS)], lambda: [*_describe(profile, say, 2)])


def _describe(profile: Profile, say: Say, rivals: int) -> Iterator[str]:
    if profile.matches:
        counts = {"matches": profile.matches, "wins": profile.wins}
        yield say("profile-picture-alt-head", name=profile.name, **counts)
        yield say("profile-picture-alt-streak", streak=profile.streak, longest=profile.longest)
        places = (say("profile-picture-alt-place", place=at, count=count) for at, count in profile.places)
        yield say("profile-picture-alt-places", places=enlist(say, places))
    for curve in profile.curves:
        name = say(f"{curve.game}-name")
        played = {"game": name, "matches": curve.matches, "wins": curve.wins}
        if curve.missing and curve.matches:
            yield say("profile-picture-alt-hidden", missing=curve.missing, **played)
        elif curve.matches:
            first, last = curve.points[0], curve.points[-1]
            most = max(curve.points)
            yield say("profile-picture-alt-game", points=last, first=first, most=most, **played)
        if curve.alone:
            yield say(
                "profile-picture-alt-alone",
                game=name,
                points=curve.alone[-1],
                matches=len(curve.alone) - 1,
            )
    if profile.tried:
        args = {"tried": profile.tried, "solved": profile.solved, "days": profile.days}
        yield say("profile-picture-alt-puzzles", **args)
    for rival in profile.rivals[:rivals]:
        args = {"beaten": rival.beaten, "ahead": rival.ahead}
        yield say("profile-picture-alt-rival", name=rival.name, **args)


def _list_figures(profile: Profile) -> Iterator[tuple[str, str]]:
    """Yield the numbers of the summary, each with what it counts; not those against bots alone."""
    if profile.matches:
        yield str(profile.matches), "matches"
        yield str(profile.wins), "wins"
        yield str(profile.longest), "longest"
    if profile.tried:
        yield f"{profile.solved}/{profile.tried}", "puzzles"
        yield str(profile.days), "days"


def _is_winning(profile: Profile) -> bool:
    """Whether the last matches in a row are won."""
    return profile.streak > 1


def _figures(
    canvas: Canvas, profile: Profile, figures: Sequence[tuple[str, str]], say: Say, top: int, high: int
) -> None:
    """Paint the summary: the numbers in *figures*, each above what it counts.

    Below the longest streak is how long it is now, in a box with a golden frame.
    """
    wide = (_ROOM + GAP) // len(figures) - GAP
    for place, (figure, what) in enumerate(figures):
        left = EDGE + place * (wide + GAP)
        won = what == "longest" and _is_winning(profile)
        fill, edge = (HOUSE.lit, theme.GOLD) if won else (HOUSE.raised, HOUSE.deep)
        canvas.stamp(box(HOUSE, wide, high, fill, edge, 5 if won else 2), left, top)
        middle = left + wide // 2
        words, size = fit([figure], (62, LARGE, MEDIUM), wide - 16, bold=True)
        canvas.text(words, middle, top + 50, size, HOUSE.text, bold=True, anchor="m")
        label, size = fit(
            [say("profile-picture-label", what=what, count=max(1, profile.matches))], (SMALL,), wide - 12
        )
        canvas.text(label, middle, top + 104, size, HOUSE.muted, anchor="m")
        if won:
            now = say("profile-picture-now", streak=profile.streak)
            canvas.text(now, middle, top + 104 + _NOW, SMALL, HOUSE.text, bold=True, anchor="m")


def _places(canvas: Canvas, profile: Profile, top: int) -> None:
    """Paint how often each place was reached: medals with counts, evenly spread."""
    canvas.stamp(box(HOUSE, _ROOM, _PLACES, HOUSE.raised, HOUSE.deep), EDGE, top)
    step = (_ROOM - 20) // len(profile.places)
    for place, (number, count) in enumerate(profile.places):
        words = f"{count} ×"
        wide = 72 + measure(words, MEDIUM, bold=True)
        x, y = EDGE + 10 + place * step + (step - wide) // 2, top + _PLACES // 2
        fill, edge = (
            (theme.GOLD, theme.GOLD_EDGE)
            if number == 1
            else (theme.BRASS, theme.BRASS_SHADE)
            if number <= 3
            else (theme.PAPER_EDGE, theme.INK)
        )
        canvas.put(disc(56, fill, edge, 3), x, y - 28)
        canvas.text(str(number), x + 28, y, SMALL, theme.INK, bold=True, anchor="m")
        canvas.text(words, x + 72, y, MEDIUM, HOUSE.text, bold=True)


def _curve(canvas: Canvas, curve: Curve, say: Say, left: int, top: int, width: int) -> None:
    """Paint the rating in one game, with its curve."""
    ground = ground_of(curve.game)
    canvas.stamp(box(HOUSE, width, _CURVE, ground.base, ground.frame[1], 5), left, top)
    right = left + width - 24
    points = str(curve.shown[-1]) if curve.shown else "–"
    end = right - canvas.text(points, right, top + 48, 56, ground.text, bold=True, anchor="r")
    if curve.missing and curve.alone:
        canvas.put(sign("robot", 44, ground.text), end - 54, top + 26)
        end -= 60
    name, size = fit([say(f"{curve.game}-name")], (MEDIUM, 36, SMALL), end - left - 44, bold=True)
    canvas.text(name, left + 24, top + 48, size, ground.text, bold=True)
    below = top + _CURVE - 34
    counts = say("profile-picture-counts", matches=curve.matches, wins=curve.wins)
    if not curve.matches:
        counts = say("profile-picture-alone", matches=len(curve.alone) - 1)
    canvas.text(counts, left + 24, below, SMALL, ground.text)
    if curve.alone and not curve.missing:
        canvas.put(sign("robot", 36, ground.text), left + 24, below - 58)
        words = say("profile-picture-bots", points=str(curve.alone[-1]))
        canvas.text(words, left + 68, below - 40, SMALL, ground.text)
    if len(curve.shown) > 1:
        line = _line(curve.shown, width - 48, 72 if curve.alone else 104, ground)
        canvas.stamp(Sprite(canvas.colors.index(line)), left + 24, top + 92)
    elif curve.missing:
        words = say("profile-picture-missing", missing=curve.missing)
        words, size = fit([words], (MEDIUM, 36, SMALL), width - 48)
        canvas.text(words, left + width // 2, top + 140, size, ground.text, anchor="m")


def _line(points: Sequence[int], width: int, height: int, ground: Ground) -> Image.Image:
    """A curve through *points* with a dot at its end, on the base of *ground* (RGB)."""
    low, high = min(points), max(points)
    span = max(1, high - low)
    step = (width - 24) / max(1, len(points) - 1)
    line = [
        ((10 + place * step) * _FINE, (12 + (high - point) * (height - 24) / span) * _FINE)
        for place, point in enumerate(points)
    ]
    picture = Image.new("RGB", (width * _FINE, height * _FINE), ground.base)
    pen = ImageDraw.Draw(picture)
    for color, thick in ((theme.INK, 9), (ground.text, 5)):
        pen.line(line, fill=color, width=thick * _FINE)
        for point in line:  # rounds the corners as ``joint="curve"`` does, in a fifth of the time
            _dot(pen, *point, thick * _FINE / 2 - 0.5, color)
    _dot(pen, *line[-1], 10 * _FINE, theme.INK)
    _dot(pen, *line[-1], 7 * _FINE, theme.GOLD_LIT)
    return picture.reduce(_FINE)


def _dot(pen: ImageDraw.ImageDraw, x: float, y: float, radius: float, fill: Color) -> None:
    pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill)


def _rivals(canvas: Canvas, rivals: Sequence[Rival], say: Say, top: int) -> None:
    """Paint the most frequent opponents, each with a bar divided by who was ahead how often."""
    height = 58 + len(rivals) * _RIVAL + 10
    canvas.stamp(box(HOUSE, _ROOM, height, HOUSE.raised, HOUSE.deep), EDGE, top)
    canvas.text(say("profile-picture-rivals"), EDGE + 24, top + 38, SMALL, HOUSE.muted)
    left, right = EDGE + 430, WIDTH - EDGE - 24
    canvas.text(say("profile-picture-ahead"), right, top + 38, SMALL, HOUSE.muted, anchor="r")
    for place, rival in enumerate(rivals):
        y = top + 58 + place * _RIVAL + _RIVAL // 2
        shown = theme.showable(rival.name)
        names = [say("profile-picture-title")]
        if shown:
            first = shown.split()[0]
            names = [shown, first, *cut_word(first, _LEAST)]
        name, size = fit(names, (MEDIUM, 36, SMALL), left - EDGE - 48, bold=True)
        canvas.text(name, EDGE + 24, y, size, HOUSE.text, bold=True)
        score = f"{rival.beaten} : {rival.ahead}"
        canvas.text(score, right, y, MEDIUM, HOUSE.text, bold=True, anchor="r")
        end = right - max(130, measure(score, MEDIUM, bold=True)) - 24
        share = (end - left) * rival.beaten // max(1, rival.beaten + rival.ahead)
        canvas.fill((left, y - 13, end, y + 13), theme.PAPER_EDGE)
        canvas.fill((left, y - 13, left + share, y + 13), theme.BLUE)
        canvas.fill((left + share - 2, y - 17, left + share + 2, y + 17), theme.PAPER_LIT)
