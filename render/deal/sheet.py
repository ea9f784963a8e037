"""The score sheet of a round: a house for every player, as high as what they had, and all rounds so far."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from games.deal.view import Counted, View
from render.deal.faces import millions
from render.deal.places import SETS, shorten
from render.deal.street import LIGHT, NIGHT, SMALL_LAMP_HEIGHT, SMALL_LAMP_WIDTH, STREET, lamp, road, sky
from render.deal.table import HEAD
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.frame import RIM, box, headline, open_canvas
from render.kit.ground import DEAL
from render.kit.lettering import fit, measure
from render.kit.seats import mark, pattern
from render.kit.theme import LARGE, MEDIUM, SMALL, WIDTH, Look, mix

_LOWEST, _OVER, _WIDEST = 90, 140, 280
"""How high the lowest house is, how far below the sky the highest ends, and how wide they are at most."""
_SIGN, _DOOR = 62, 56
_ROW, _TOP_ROW, _COLUMN, _TOTAL = 66, 50, 64, 130
_SIDE = 44


def sheet(view: View, look: Look) -> Canvas:
    """What the round brought that ended last."""
    counted = view.counted[-1]
    top = RIM + HEAD
    table = 12 + _TOP_ROW + view.seats * _ROW + 12 + RIM
    pavement = WIDTH - table - STREET
    canvas = open_canvas(DEAL, WIDTH)
    headline(canvas, _titles(view, counted, look))
    canvas.image.paste(sky(WIDTH - 2 * RIM, pavement - top, 0, moon=False), (RIM, top))
    canvas.image.paste(road(WIDTH - 2 * RIM), (RIM, pavement))
    step = (WIDTH - 2 * _SIDE) // view.seats
    best = sorted(range(view.seats), key=lambda seat: (-counted.points[seat], seat))
    for place, seat in enumerate(best):
        _build(canvas, counted, look, seat, (_SIDE + place * step, step, pavement))
    _write_rounds(canvas, view, look, pavement + STREET + 12)
    return canvas


def _titles(view: View, counted: Counted, look: Look) -> list[str]:
    """Which round it was, and how it ended, the longest first."""
    args = {"round": len(view.counted), "rounds": view.rounds}
    round = look.say("deal-picture-round", **args)
    seat = counted.completed
    if seat is None:
        return [look.say("deal-picture-counted", **args), round]
    names = look.name(seat), shorten(look.name(seat), look.letter(seat)), look.letter(seat)
    return [*(look.say("deal-picture-completed", name=name, **args) for name in names), round]


def _build(canvas: Canvas, counted: Counted, look: Look, seat: int, at: tuple[int, int, int]) -> None:
    """Build the house of *seat*; *at* is from where on, how wide, and the pavement."""
    left, room, low = at
    value, most = counted.values[seat], max(*counted.values, 1)
    width = min(_WIDEST, room * 4 // 5)
    height = _LOWEST + (low - RIM - HEAD - _OVER - _LOWEST) * value // most
    x = left + (room - width) // 2
    canvas.image.paste(_house(look.seats[seat].pattern, width, height), (x, low - height))
    canvas.fill((x - 4, low - _DOOR, x + width + 4, low), NIGHT)
    middle = x + width // 2
    canvas.text(millions(value, look), middle, low - _DOOR // 2, LARGE, DEAL.text, bold=True, anchor="m")
    won = counted.points[seat] == max(counted.points)
    fill, edge, ink = (theme.GOLD_LIT, theme.GOLD_EDGE, theme.INK) if won else (NIGHT, DEAL.line, DEAL.text)
    words = look.say("deal-picture-gained", points=counted.points[seat])
    board = max(width + 16, measure(words, LARGE, bold=True) + 32)
    up = low - height - _SIGN
    canvas.stamp(box(DEAL, board, _SIGN, fill, edge, 4, 8), middle - board // 2, up)
    canvas.text(words, middle, up + _SIGN // 2, LARGE, ink, bold=True, anchor="m")
    mark(canvas, look.seats[seat], middle, up - 36)


@lru_cache(maxsize=32)
def _house(number: int, width: int, height: int) -> Image.Image:
    """A house (in the palette) in that pattern of `SEATS`, with windows that are lit."""
    tile = pattern(number, 48, 12)
    picture = Image.new("RGB", (width, height))
    for x in range(0, width, 48):
        for y in range(0, height, 48):
            picture.paste(tile, (x, y))
    pen = ImageDraw.Draw(picture)
    dark = mix(theme.SEATS[number].color, theme.INK, 0.26)
    pen.rectangle((0, 0, width - 1, height - 1), outline=DEAL.shadow, width=3)
    across = max(2, width // 50)
    for column in range(across):
        x = width * (2 * column + 1) // (2 * across)
        for y in range(20, height - _DOOR - 40, 56):
            pen.rectangle((x - 13, y, x + 13, y + 34), fill=LIGHT, outline=DEAL.shadow, width=3)
            pen.rectangle((x - 13, y + 34, x + 13, y + 38), fill=dark)
    return DEAL.palette.index(picture)


def _write_rounds(canvas: Canvas, view: View, look: Look, top: int) -> None:
    """A row for every player, the leader first: what each round brought them, and all of them together."""
    right = WIDTH - _SIDE - 12
    first = right - _TOTAL - _COLUMN * view.rounds
    middle = top + _TOP_ROW // 2
    words = look.say("deal-picture-sheet-points")
    canvas.text(words, right, middle, SMALL, DEAL.muted, anchor="r")
    canvas.text(look.say("deal-picture-sheet-round"), first - 6, middle, SMALL, DEAL.muted, anchor="r")
    for number in range(view.rounds):
        x = first + _COLUMN * number + _COLUMN // 2
        canvas.text(str(number + 1), x, middle, SMALL, DEAL.muted, anchor="m")
    y = top + _TOP_ROW
    for seat in sorted(range(view.seats), key=lambda seat: (-view.points[seat], seat)):
        canvas.stamp(box(DEAL, WIDTH - 2 * _SIDE, _ROW - 8, DEAL.raised, DEAL.line, 2, 14), _SIDE, y)
        middle = y + (_ROW - 8) // 2
        mark(canvas, look.seats[seat], _SIDE + 36, middle, size=48)
        lamps = SETS * SMALL_LAMP_WIDTH + 8 if seat == view.counted[-1].completed else 0
        name = look.name(seat)
        choices = name, shorten(name, look.letter(seat)), look.letter(seat), ""
        out = look.say(f"picture-{view.out[seat]}") if view.out[seat] else ""
        words, size = fit(choices, (MEDIUM, SMALL), first - _SIDE - 84 - lamps, bold=True)
        x = _SIDE + 72
        if words:
            x += canvas.text(words, x, middle, size, DEAL.text, bold=True) + 12
        for each in range(SETS if lamps else 0):
            canvas.put(
                lamp("on", SMALL_LAMP_HEIGHT), x + each * SMALL_LAMP_WIDTH, middle - SMALL_LAMP_HEIGHT // 2
            )
        if out and x + measure(out, SMALL) < first:
            canvas.text(out, x, middle, SMALL, DEAL.muted)
        for number in range(view.rounds):
            done = number < len(view.counted)
            points = str(view.counted[number].points[seat]) if done else "–"
            latest = number == len(view.counted) - 1
            x = first + _COLUMN * number + _COLUMN // 2
            tone = DEAL.text if done else DEAL.muted
            canvas.text(points, x, middle, MEDIUM if latest else SMALL, tone, bold=latest, anchor="m")
        canvas.text(str(view.points[seat]), right, middle, LARGE, DEAL.text, bold=True, anchor="r")
        y += _ROW
