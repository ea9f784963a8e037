"""Covers of games, recognizable at thumbnail size: square for help, wide above a lobby."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import product

from PIL import Image, ImageDraw

from games import cards
from render.kit import theme
from render.kit.canvas import Canvas, draw_fine, round_mask
from render.kit.cards import face, letter, pip
from render.kit.frame import RIM, open_canvas
from render.kit.glyphs import glyph
from render.kit.ground import CARDOPOLY, DEAL, HOUSE, MONOPOLY, PROPERTY, Ground, ground_of
from render.kit.lettering import measure
from render.kit.paths import ghost
from render.kit.seats import medal, pattern
from render.kit.theme import GROUPS, SEATS, WIDTH, Color, mix

SIDE, LOW = 640, 280
"""The side of a square cover, and how high a wide one is."""
_FINE = 2
_BAND = 140
"""How high the title is below a square scene."""
_BELOW = 44
"""How much of that the name of an edition takes."""

Point = tuple[float, float]
Say = Callable[..., str]


class Pen:
    """Draws a scene 100 units high, at twice its final size, so that its edges are smooth."""

    def __init__(self, width: int, height: int) -> None:
        self.unit = height * _FINE / 100
        self.across = width * 100 / height
        self._image = Image.new("RGBA", (width * _FINE, height * _FINE))
        self._draw = ImageDraw.Draw(self._image)

    @property
    def picture(self) -> Image.Image:
        """What was drawn (RGBA)."""
        return self._image.reduce(_FINE)

    def box(
        self,
        left: float,
        top: float,
        right: float,
        low: float,
        fill: Color,
        *,
        round: float = 0,
        edge: float = 0,
    ) -> None:
        """A rectangle with *round* corners and an *edge*."""
        box = [part * self.unit for part in (left, top, right, low)]
        line = theme.INK if edge else None
        self._draw.rounded_rectangle(
            box, round * self.unit, fill=fill, outline=line, width=int(edge * self.unit)
        )

    def shape(self, points: Sequence[Point], fill: Color, edge: float = 0, line: Color = theme.INK) -> None:
        """The area within *points*, with an *edge* of the color *line* around it."""
        at = [(x * self.unit, y * self.unit) for x, y in points]
        self._draw.polygon(at, fill=fill)
        if edge:
            self._draw.line([*at, *at[:2]], fill=line, width=int(edge * self.unit), joint="curve")

    def dot(
        self, x: float, y: float, radius: float, fill: Color, radius_y: float = 0, edge: float = 0
    ) -> None:
        """An ellipse around a point."""
        radius_y = radius_y or radius
        box = [part * self.unit for part in (x - radius, y - radius_y, x + radius, y + radius_y)]
        self._draw.ellipse(box, fill=fill, outline=theme.INK if edge else None, width=int(edge * self.unit))

    def put(self, picture: Image.Image, x: float, y: float, turn: float = 0) -> None:
        """*picture* (RGBA) with its middle there, turned by so many degrees."""
        if turn:
            picture = picture.rotate(turn, Image.Resampling.BICUBIC, expand=True)
        left, top = round(x * self.unit - picture.width / 2), round(y * self.unit - picture.height / 2)
        layer = Image.new("RGBA", self._image.size)
        layer.paste(picture, (left, top))
        self.lay(layer)

    def lay(self, layer: Image.Image) -> None:
        """A *layer* (RGBA) as large as the scene."""
        self._image.alpha_composite(layer)

    def size(self, units: float) -> int:
        """So many units as points of what is drawn."""
        return max(1, round(units * self.unit))

    @property
    def room(self) -> tuple[int, int]:
        """The size of a layer."""
        return self._image.size


def paint(game: str, say: Say, *, edition: str = "", wide: bool = False) -> Canvas:
    """The cover of *game* with its name and its *edition*, if it has several: square, or *wide* and low."""
    title = say(f"{game}-name")
    below = say(f"{game}-picture-edition-{edition}") if edition else ""
    ground = ground_of(game)
    width, height = (WIDTH, LOW) if wide else (SIDE, SIDE)
    room = (LOW - 2 * RIM) * 9 // 5, LOW - 2 * RIM
    pen = Pen(*room) if wide else Pen(SIDE - 2 * RIM, SIDE - 2 * RIM - _BAND)
    _SCENES.get(ground, _house)(pen, edition)
    canvas = open_canvas(ground, height, width)
    dark, body, _ = ground.frame
    if wide:
        left = WIDTH - RIM - room[0]
        _lay(canvas, pen.picture, left, RIM)
        canvas.fill((left - 8, RIM, left, LOW - RIM), dark)
        canvas.fill((left - 6, RIM, left - 2, LOW - RIM), body)
        _write(canvas, title, below, (60, LOW // 2, left - 90), 96, "l")
    else:
        low = SIDE - RIM - _BAND
        _lay(canvas, pen.picture, RIM, RIM)
        canvas.fill((RIM, low, SIDE - RIM, low + 8), dark)
        canvas.fill((RIM, low + 2, SIDE - RIM, low + 6), body)
        at = SIDE // 2, low + 6 + _BAND // 2, SIDE - 2 * RIM - 30
        _write(canvas, title, below, at, 104, "m")
    return canvas


@lru_cache(maxsize=16)
def scene(game: str, width: int, height: int) -> Image.Image:
    """The scene on the cover of *game* (RGBA), with round corners at its left."""
    pen = Pen(width, height)
    _SCENES.get(ground_of(game), _house)(pen, "")
    picture = pen.picture
    picture.putalpha(round_mask(width + 40, height, 18).crop((0, 0, width, height)))
    return picture


def _write(canvas: Canvas, title: str, below: str, at: tuple[int, int, int], most: int, anchor: str) -> None:
    """Write *title* in one line, or in two where these are larger, and a small line *below* it.

    *at* is where, around which height, and how much room there is.
    """
    x, y, room = at
    y -= _BELOW // 2 if below else 0
    ways = [[title]]
    if ": " in title:
        name, more = title.split(": ", 1)
        ways.append([f"{name}:", more])
    else:
        words = title.split()
        ways += [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]

    def largest(lines: list[str]) -> int:
        sizes = range(most if len(lines) == 1 else 40 if below else 60, 32, -2)
        width = (size for size in sizes if all(measure(line, size, bold=True) <= room for line in lines))
        return next(width, 32)

    lines = max(ways, key=largest)
    size = largest(lines)
    for place, line in enumerate(lines):
        middle = y + round((place - (len(lines) - 1) / 2) * (size + 4))
        canvas.text(line, x, middle, size, canvas.ground.text, bold=True, anchor=anchor)
    if below:
        middle = y + round(len(lines) * (size + 4) / 2) + _BELOW // 2
        canvas.text(below, x, middle, 34, canvas.ground.text, anchor=anchor)


def _lay(canvas: Canvas, scene: Image.Image, x: int, y: int) -> None:
    """Lay *scene* into the frame, whose corners are round within."""
    inner = Image.new("L", canvas.image.size)
    width, height = canvas.image.width - 2 * RIM, canvas.image.height - 2 * RIM
    inner.paste(round_mask(width, height, 20), (RIM, RIM))
    mask = inner.crop((x, y, x + scene.width, y + scene.height))
    whole = scene.copy()
    whole.putalpha(mask)
    canvas.put(whole, x, y)


# Property: the plan


def _property(pen: Pen, edition: str) -> None:
    paper, blue = PROPERTY.own[0], PROPERTY.own[2]
    across = pen.across
    pen.box(0, 0, across, 100, paper)
    step = 25.5
    for column, row in product(range(int(across / step) + 1), range(4)):
        x, y = 3 + column * step, 1.5 + row * step
        pen.box(x, y, x + 20, y + 20, PROPERTY.own[1])
        for side, down in product((0, 1), repeat=2):
            at, below = x + 1.5 + side * 17, y + 1.5 + down * 17
            along, up = (-4 if side else 4), (-4 if down else 4)
            pen.shape([(at, below), (at + along, below), (at, below + up)], blue)
            inner = at + along / 9, below + up / 9
            pen.shape([inner, (inner[0] + along, inner[1]), (inner[0], inner[1] + up)], PROPERTY.own[1])
    _roof(pen, {(0, 0), (1, 0), (2, 0), (0, 1)}, 0, step)
    _roof(pen, {(0, 3), (1, 3)}, 2, step)
    right = int(across / step)
    _roof(pen, {(right - 1, 0), (right - 1, 1), (right - 1, 2), (right, 1)}, 1, step)
    x, y = 3 + 2 * step + 10, 1.5 + 2 * step + 10
    for width, color in ((3, theme.GOLD_EDGE), (2, theme.GOLD), (0.6, theme.GOLD_LIT)):
        pen.box(0, y - width, x, y + width, color)
        pen.box(x - width, y, x + width, 100, color)
    _lot(pen, x, y)
    for left, top, suit in ((13, y, cards.SPADES), (x, 89, cards.HEARTS)):
        pen.dot(left, top, 8.6, theme.PAPER_LIT, edge=1.4)
        ink = theme.INK if suit == cards.SPADES else theme.RED
        pen.put(pip(suit, pen.size(10.5), ink), left, top)


def _lot(pen: Pen, x: float, y: float) -> None:
    """The plot that has just been bought, with a golden roof."""
    pen.box(x - 12, y - 10, x + 17, y + 18, mix(PROPERTY.own[0], theme.INK, 0.45))
    pen.box(x - 14.5, y - 14.5, x + 14.5, y + 14.5, theme.GOLD_EDGE, round=2)
    inner = 11.8
    corners = [(x - inner, y - inner), (x + inner, y - inner), (x + inner, y + inner), (x - inner, y + inner)]
    for place, (tone, part) in enumerate(_FALLS):
        pen.shape([corners[place], corners[(place + 1) % 4], (x, y)], mix(theme.GOLD_LIT, tone, part))


_FALLS = ((theme.PAPER_LIT, 0.16), (theme.INK, 0.14), (theme.INK, 0.27), (theme.PAPER_LIT, 0.34))
"""What lies on a roof that falls to the north, the east, the south and the west, and how much of it."""


def _roof(pen: Pen, plots: set[tuple[int, int]], seat: int, step: float) -> None:
    """A block of *plots* under one roof."""
    mask, outline, light = Image.new("L", pen.room), Image.new("L", pen.room), Image.new("RGBA", pen.room)
    block, wall, facet = ImageDraw.Draw(mask), ImageDraw.Draw(outline), ImageDraw.Draw(light)
    edge = pen.size(0.9)
    for column, row in plots:
        x, y = 3 + column * step + 10, 1.5 + row * step + 10

        def reach(across: int, down: int, plot: tuple[int, int] = (column, row)) -> float:
            return step / 2 if (plot[0] + across, plot[1] + down) in plots else 10

        left, top, right, low = x - reach(-1, 0), y - reach(0, -1), x + reach(1, 0), y + reach(0, 1)
        inside = [part * pen.unit for part in (left, top, right, low)]
        block.rectangle(inside, fill=255)
        wall.rectangle(
            [part + away for part, away in zip(inside, (-edge, -edge, edge, edge), strict=True)], 255
        )
        for down, across in product((-1, 1), repeat=2):
            level, side = (column, row + down) in plots, (column + across, row) in plots
            corner = right if across > 0 else left, low if down > 0 else top
            for half, near, other, own, turned in (
                ((x, corner[1]), level, side, (0, down), (across, 0)),
                ((corner[0], y), side, level, (across, 0), (0, down)),
            ):
                diagonal = (column + across, row + down) in plots
                falls = own if not near else turned if not (other and diagonal) else None
                if falls:
                    tone, part = _FALLS[((0, -1), (1, 0), (0, 1), (-1, 0)).index(falls)]
                    at = [(u * pen.unit, v * pen.unit) for u, v in ((x, y), half, corner)]
                    facet.polygon(at, fill=(*tone, round(255 * part)))
    fill = pattern(seat, max(pen.room), pen.size(7)).crop((0, 0, *pen.room)).convert("RGBA")
    fill.alpha_composite(light)
    fill.putalpha(mask)
    for color, away in (
        (mix(PROPERTY.own[0], theme.INK, 0.4), pen.size(1.4)),
        (mix(SEATS[seat].color, theme.INK, 0.85), 0),
    ):
        solid, layer = Image.new("RGBA", pen.room, color), Image.new("RGBA", pen.room)
        solid.putalpha(outline)
        layer.paste(solid, (away, away))
        pen.lay(layer)
    pen.lay(fill)


# Monopoly Deal: the avenue at dusk


def _deal(pen: Pen, edition: str) -> None:
    across = pen.across
    sky = [DEAL.base, *DEAL.own[:5]]
    for place, color in enumerate(sky):
        pen.box(0, place * 14, across, 100, color)
    for x, top, width in ((0.02, 58, 14), (0.2, 50, 12), (0.52, 62, 16), (0.66, 46, 10), (0.86, 56, 20)):
        pen.box(x * across, top, x * across + width, 100, DEAL.own[0])
    pen.box(0, 90, across, 94, DEAL.own[5])
    pen.box(0, 94, across, 100, DEAL.deep)
    left = across * 0.06
    _storeys(pen, left, 26, 1, 2, False)
    for step in range(5):
        x = left + 1 + step * 6
        pen.box(x, 33.4, x + 3.6, 34.8, DEAL.own[9])
        pen.box(x, 33.4 + 14.6, x + 3.6, 49, DEAL.own[9])
    for step in range(3):
        for x in (left + 0.4, left + 27):
            pen.box(x, 35 + step * 5, x + 1.4, 38 + step * 5, DEAL.own[9])
    middle = across * 0.37
    _storeys(pen, middle, 34, 4, 3, True)
    roof = [(middle - 4, 26), (middle + 5, 10), (middle + 29, 10), (middle + 38, 26)]
    pen.shape(roof, theme.GOLD_LIT, 1.2)
    pen.shape([(middle + 5.8, 11.4), (middle + 10, 11.4), (middle + 4, 24), (middle - 1.4, 24)], DEAL.own[10])
    pen.box(middle - 4.6, 25, middle + 38.6, 27.6, theme.GOLD_EDGE)
    lamp = across * 0.87
    for reach, part in ((24, 0.25), (16, 0.5)):
        glow = Image.new("RGBA", (pen.size(2 * reach),) * 2)
        ImageDraw.Draw(glow).ellipse((0, 0, *glow.size), fill=(*DEAL.own[10], 255))
        pen.put(ghost(glow, part * 0.6), lamp, 36)
    pen.box(lamp - 1.7, 48, lamp + 1.7, 88, DEAL.own[9])
    pen.box(lamp - 5.4, 84, lamp + 5.4, 90.6, DEAL.own[9])
    pen.shape([(lamp - 8.6, 26), (lamp + 8.6, 26), (lamp + 5.4, 49), (lamp - 5.4, 49)], theme.GOLD_LIT, 1.2)
    pen.shape([(lamp - 10.6, 26.4), (lamp, 15), (lamp + 10.6, 26.4)], DEAL.own[9], 0.8)


def _storeys(pen: Pen, left: float, width: float, group: int, count: int, lit: bool) -> None:
    """A set of *count* cards as a house; its windows are *lit* once it is full."""
    look, height = GROUPS[group], 21 if count > 2 else 20
    for place in range(count):
        low = 90 - place * height
        pen.box(left, low - height, left + width, low, look.color, edge=0.8)
        pen.box(
            left + 0.8,
            low - height + 0.8,
            left + width - 0.8,
            low - height + 1.8,
            mix(look.color, theme.PAPER_LIT, 0.3),
        )
        window = DEAL.own[10] if lit else mix(look.color, theme.INK, 0.45)
        for x in (left + 2.4, left + width - 6.6):
            for y in (low - height + 3.4, low - height / 2 + 1.6):
                pen.box(x, y, x + 4.2, y + 6, window, edge=0.7 if lit else 0)
        pen.put(glyph(group, pen.size(13)), left + width / 2, low - height / 2)


# Cardopoly: the walk around the park


def _cardopoly(pen: Pen, edition: str) -> None:
    across = pen.across
    sand, edge = CARDOPOLY.own[0], CARDOPOLY.own[2]
    pen.box(0, 0, across, 100, CARDOPOLY.base)
    left, right = across * 0.14, across * 0.86
    for grow, color in ((1.2, edge), (0, sand)):
        pen.box(left - grow, 12 - grow, right + grow, 88 + grow, color, round=17)
    for inset, color in ((5, theme.GOLD_EDGE), (6.2, theme.GOLD)):
        pen.box(left + inset, 12 + inset, across / 2, 88 - inset, color, round=12)
    for inset, color in ((16.8, theme.GOLD_EDGE), (18, sand)):
        pen.box(left + inset, 12 + inset, across / 2 + 2, 88 - inset, color, round=5)
    pen.box(across / 2, 10.9, across / 2 + 8, 89.1, sand)
    pen.box(across / 2 - 1, 11.9, across / 2 + 12, 12.1, edge)
    for grow, color in ((1.2, edge), (0, CARDOPOLY.lit)):
        pen.box(left + 21 - grow, 33 - grow, right - 21 + grow, 67 + grow, color, round=4)
    for step in range(5):
        for side in (-1, 1):
            pen.dot(left + 11 + side * 2.2, 72 - step * 11 - (side + 1) * 2.4, 1.3, theme.GOLD_EDGE, 2.1)
    middle = across / 2
    basin, water, light = CARDOPOLY.own[6], CARDOPOLY.own[4], CARDOPOLY.own[5]
    rings = ((21, CARDOPOLY.shadow), (17.5, basin), (13.5, water), (8, basin), (5, light))
    for reach, color in rings:
        pen.dot(middle, 50, reach, color, edge=0 if reach > 20 else 0.8)
    for step in range(16):
        turn = step * math.pi / 8
        color = CARDOPOLY.own[10] if step % 2 else theme.PAPER_LIT
        pen.dot(middle + 19.3 * math.cos(turn), 50 + 19.3 * math.sin(turn), 1.3, color)
    standing = (
        (2, middle, 21, cards.DIAMONDS),
        (0, middle, 80, cards.SPADES),
        (1, right - 9, 50, cards.HEARTS),
    )
    for seat, x, y, suit in standing:
        _pawn(pen, seat, x, y, suit)
    width, far = 22, across - 25
    corners = (
        (cards.card(5, cards.HEARTS), 0, 3, 2),
        (cards.card(7, cards.DIAMONDS), 3, 3, 66),
        (cards.card(8, cards.SPADES), 1, far, 2),
        (cards.card(3, cards.CLUBS), 2, far, 66),
    )
    for card, seat, x, y in corners:
        _claimed(pen, card, seat, x, y, width)


def _pawn(pen: Pen, seat: int, x: float, y: float, suit: int) -> None:
    look = SEATS[seat]
    body = [(x - 3.4, y + 2), (x + 3.4, y + 2), (x + 9, y + 14), (x - 9, y + 14)]
    pen.shape(body, theme.PAPER_LIT, 3.6, theme.PAPER_LIT)
    pen.shape(body, look.color, 1)
    pen.put(medal(seat, pen.size(17)), x, y - 2)
    badge = Image.new("RGBA", (pen.size(10),) * 2)
    letter(badge, look.letter, pen.size(9.5), badge.width / 2, badge.height / 2, look.ink)
    pen.put(badge, x, y - 2)
    pen.dot(x, y + 9, 4.2, theme.PAPER_LIT, edge=0.5)
    pen.put(
        pip(suit, pen.size(5.4), theme.RED if suit in (cards.DIAMONDS, cards.HEARTS) else theme.INK), x, y + 9
    )


def _claimed(pen: Pen, card: int, seat: int, left: float, top: float, width: float) -> None:
    """A card with a house of *seat* on it."""
    ink, height = theme.RED if cards.is_red(card) else theme.INK, 32
    pen.box(left + 1, top + 1.4, left + width + 1, top + height + 1.4, CARDOPOLY.shadow, round=2)
    pen.box(left, top, left + width, top + height, theme.PAPER, round=2, edge=0.5)
    number = Image.new("RGBA", (pen.size(11),) * 2)
    letter(
        number, cards.RANKS[cards.rank(card) - 1], pen.size(12.5), number.width / 2, number.height / 2, ink
    )
    pen.put(number, left + 6.4, top + 8)
    pen.put(pip(cards.suit(card), pen.size(9), ink), left + 15.4, top + 8)
    color = SEATS[seat].color
    pen.box(left + 1.4, top + 21, left + width - 1.4, top + height - 1, color, edge=0.7)
    roof = [
        (left + 0.2, top + 21.6),
        (left + 3, top + 15.6),
        (left + width - 3, top + 15.6),
        (left + width - 0.2, top + 21.6),
    ]
    pen.shape(roof, mix(color, theme.INK, 0.3), 0.7)
    pen.box(left + width / 2 - 2, top + 24, left + width / 2 + 2, top + height - 1.6, theme.PAPER, edge=0.5)


# Monopoly: The Card Game: the sale room


def _monopoly(pen: Pen, edition: str) -> None:
    across = pen.across
    middle = across / 2
    pen.box(0, 0, across, 100, MONOPOLY.base)
    pen.dot(middle, 52, across * 0.47, MONOPOLY.lit, 52)
    groups = (7, 5, 4) if edition == "deluxe" else (6, 3, 7)
    for group, x, turn in zip(groups, (-31, 0, 31), (14, 0, -14), strict=True):
        if turn:
            pen.put(_plate(pen, group), middle + x, 53, turn)
    pen.put(_plate(pen, groups[1]), middle, 44)
    pen.box(0, 80, across, 82.4, theme.BRASS_LIT)
    pen.box(0, 82.4, across, 85, theme.BRASS_SHADE)
    pen.box(0, 85, across, 100, MONOPOLY.deep)
    if edition == "deluxe":
        for x, y in ((-22, 95), (0, 95), (22, 95), (-11, 86), (11, 86)):
            _bar(pen, middle + x, y)
    else:
        _gavel(pen, middle, 82)


def _plate(pen: Pen, group: int) -> Image.Image:
    """A card with a full face in a brass frame (RGBA)."""
    width, height = pen.size(44), pen.size(68)
    look = GROUPS[group]

    def draw(brush: ImageDraw.ImageDraw, fine: int) -> None:
        for inset, color in ((0, theme.NIGHT), (0.9, theme.BRASS), (3.8, theme.NIGHT), (4.6, look.color)):
            edge = inset * pen.unit * fine
            box = (edge, edge, width * fine - 1 - edge, height * fine - 1 - edge)
            brush.rounded_rectangle(box, max(1, (4.6 - inset * 0.6) * pen.unit * fine), fill=color)

    picture = draw_fine(width, height, draw)
    size = pen.size(26)
    picture.alpha_composite(glyph(group, size), ((width - size) // 2, pen.size(14)))
    return picture


def _gavel(pen: Pen, x: float, y: float) -> None:
    wood, dark, light = MONOPOLY.own[4], MONOPOLY.own[5], mix(MONOPOLY.own[4], theme.PAPER, 0.35)
    pen.dot(x - 2, 95, 34, MONOPOLY.shadow, 4)
    pen.box(x - 28, y + 6, x + 14, y + 13, dark, round=2, edge=1)

    def turned(*points: Point) -> list[Point]:
        cos, sin = math.cos(-0.42), math.sin(-0.42)
        return [(x + u * cos - v * sin, y - 6 + u * sin + v * cos) for u, v in points]

    pen.shape(turned((4, -3), (58, -2.2), (58, 2.6), (4, 3)), wood, 1)
    pen.shape(turned((-12, -16), (10, -16), (10, 16), (-12, 16)), wood, 1)
    pen.shape(turned((-10, -15), (-5, -15), (-5, 15), (-10, 15)), light)
    for top in (-12, 7):
        pen.shape(turned((-13.5, top), (11.5, top), (11.5, top + 5), (-13.5, top + 5)), theme.BRASS, 0.9)


def _bar(pen: Pen, x: float, y: float) -> None:
    """A bar of gold."""
    pen.shape([(x - 7, y - 5), (x + 7, y - 5), (x + 10.4, y + 4), (x - 10.4, y + 4)], theme.GOLD, 1)
    pen.shape([(x - 6, y - 4), (x + 6, y - 4), (x + 6.8, y - 1.6), (x - 6.8, y - 1.6)], theme.GOLD_LIT)


# Any other game: the café table


def _house(pen: Pen, edition: str) -> None:
    across = pen.across
    pen.box(0, 0, across, 100, HOUSE.base)
    pen.dot(across / 2, 54, across * 0.42, HOUSE.lit, 44)
    hand = ((cards.KING, cards.CLUBS, 18), (cards.QUEEN, cards.HEARTS, 0), (cards.ACE, cards.SPADES, -18))
    for place, (rank, suit, turn) in enumerate(hand):
        picture = face(cards.card(rank, suit), pen.size(40)).picture
        pen.put(picture, across / 2 + (place - 1) * 26, 50 + abs(place - 1) * 6, turn)


_SCENES: dict[Ground, Callable[[Pen, str], None]] = {
    PROPERTY: _property,
    DEAL: _deal,
    CARDOPOLY: _cardopoly,
    MONOPOLY: _monopoly,
}
