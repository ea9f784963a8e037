"""A property of Cardopoly: its card, and on it a house, a stake where it is free, a padlock if mortgaged."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from PIL import Image, ImageDraw

from games.cardopoly.cards import JOKERS, RANK, SUIT
from games.cardopoly.view import Space
from games.cards import RANKS
from render.kit import theme
from render.kit.canvas import Canvas, Piece, Sprite, draw_fine, settle
from render.kit.cards import center, find_color, letter, pip
from render.kit.cards import face as playing_card
from render.kit.ground import CARDOPOLY
from render.kit.seats import disc, pattern
from render.kit.theme import MEDIUM, SMALL, Seat, mix

SHADE = 5
"""How far a property's shadow reaches beyond its card."""
STOREYS = 3
"""So many storeys are drawn for expansions, at most: the rent counts all of them."""
_STOREY, _PANES = 14, 4
_HEDGE, _PLANK, _POST = theme.rgb("C9DBB0"), theme.rgb("B58A56"), theme.rgb("7A5530")
_LAMP = theme.rgb("FFF3D6")


def face(card: int, width: int, four_color: bool) -> Piece:
    """*card* of either deck; all jokers look alike."""
    return playing_card(card % 52 if card < JOKERS[0] else 53, width, four_color)


def sprite(
    space: Space, owner: Seat | None, size: tuple[int, int], four_color: bool, ruins: bool = False
) -> Sprite:
    """The property *space* of its *owner* in that *size*; its rent is red if it *ruins* whoever comes."""
    mortgaged = owner is not None and space.mortgaged
    plot = Plot(space.card, owner, mortgaged, len(space.claims) - 1, space.rent, ruins)
    return _sprite(plot, size, four_color)


class Plot(NamedTuple):
    """What is seen of a property: the more *expansions*, the higher its house."""

    card: int
    owner: Seat | None
    mortgaged: bool
    expansions: int
    rent: int
    ruins: bool


@lru_cache(maxsize=384)
def _sprite(plot: Plot, size: tuple[int, int], four_color: bool) -> Sprite:
    width, height = size
    base = Image.new("RGB", (width + SHADE, height + SHADE), CARDOPOLY.base)
    picture = _card(plot.card, size, plot.mortgaged, four_color).copy()
    high = height * 37 // 100
    if plot.owner is None:
        picture.alpha_composite(_stake(width - 16, height - high - 26), (8, high + 18))
    elif plot.mortgaged:
        picture.alpha_composite(_locked(width - 12, height - high - 22, plot.owner.pattern), (6, high + 16))
    else:
        house = _house(plot.expansions, plot.owner.pattern, size)
        picture.alpha_composite(house, (2, height - 3 - house.height))
    done = settle(picture, base, CARDOPOLY.palette)
    canvas = Canvas(done.image, CARDOPOLY)
    if plot.owner:
        _write(canvas, plot, plot.owner, size)
    return Sprite(canvas.image, _mask(size), tuple(canvas.texts))


@lru_cache(maxsize=96)
def _card(card: int, size: tuple[int, int], pale: bool, four_color: bool) -> Image.Image:
    """The card with its rank and suit side by side, large, and its shadow (RGBA)."""
    width, height = size
    picture = _sheet(width, height, pale).copy()
    ink = find_color(card, four_color)
    if pale:
        ink = mix(ink, theme.PAPER_SHADE, 0.25)
    high = height * 37 // 100
    y = 9 + high // 2
    letter(picture, RANKS[RANK[card] - 1], round(high * 1.12), width * 0.29, y, ink)
    center(picture, pip(SUIT[card], round(high * 0.86), ink), width * 0.69, y)
    return picture


@cache
def _mask(size: tuple[int, int]) -> Image.Image:
    """Return a mask (L, without gray) of a card of that *size* with its shadow."""
    return _sheet(*size, pale=False).getchannel("A").point(lambda value: 255 if value > 24 else 0)


@cache
def _sheet(width: int, height: int, pale: bool) -> Image.Image:
    """The blank card with its shadow (RGBA)."""
    fill = theme.PAPER_SHADE if pale else theme.PAPER

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        low = [part * fine for part in (SHADE, SHADE, width + SHADE - 1, height + SHADE - 1)]
        pen.rounded_rectangle(low, 13 * fine, fill=CARDOPOLY.shadow)
        whole = (0, 0, width * fine - 1, height * fine - 1)
        pen.rounded_rectangle(whole, 13 * fine, fill=fill, outline=theme.PAPER_EDGE, width=2 * fine)

    return draw_fine(width + SHADE, height + SHADE, draw)


@cache
def _stake(width: int, height: int) -> Image.Image:
    """A free plot: a dashed border, and a sign on a stake (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        right, low = width * fine - 1, height * fine - 1
        pen.rounded_rectangle((0, 0, right, low), 8 * fine, fill=_HEDGE)
        line, dash = 3 * fine, 12 * fine
        for x in range(6 * fine, right - dash // 2, 2 * dash - 4 * fine):
            for y in (line // 2, low - line // 2):
                pen.line((x, y, min(x + dash, right - 4 * fine), y), fill=CARDOPOLY.line, width=line)
        for y in range(8 * fine, low - dash // 2, 2 * dash - 4 * fine):
            for x in (line // 2, right - line // 2):
                pen.line((x, y, x, min(y + dash, low - 4 * fine)), fill=CARDOPOLY.line, width=line)
        middle, top = right / 2, low * 0.2
        pen.rectangle((middle - 4 * fine, top, middle + 4 * fine, low * 0.86), fill=_POST)
        board = (middle - 24 * fine, top - 2 * fine, middle + 24 * fine, low * 0.56)
        pen.rounded_rectangle(board, 4 * fine, fill=_PLANK, outline=_POST, width=3 * fine)

    return draw_fine(width, height, draw)


@cache
def _locked(width: int, height: int, owner: int) -> Image.Image:
    """A mortgaged plot: empty and barred by a padlock, in that color of `SEATS` (RGBA)."""
    tint = mix(theme.SEATS[owner].color, theme.PAPER, 0.5)
    metal = theme.rgb("8F98A3")

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        right, low = width * fine - 1, height * fine - 1
        pen.rounded_rectangle((0, 0, right, low), 8 * fine, fill=tint, outline=theme.INK, width=2 * fine)
        x, y = right - 30 * fine, low // 2 - 3 * fine
        for tone, line, reach in ((theme.INK, 12, 18), (metal, 6, 15)):
            part = reach * fine
            pen.arc((x - part, y - part, x + part, y + part), 180, 360, fill=tone, width=line * fine)
            for side in (x - part, x + part - line * fine):
                pen.rectangle((side, y, side + line * fine, y + 8 * fine), fill=tone)
        body = (x - 22 * fine, y, x + 22 * fine, min(low - 3 * fine, y + 31 * fine))
        pen.rounded_rectangle(body, 5 * fine, fill=theme.INK)
        pen.ellipse((x - 5 * fine, y + 7 * fine, x + 5 * fine, y + 17 * fine), fill=theme.PAPER)
        pen.rectangle((x - 2 * fine, y + 13 * fine, x + 2 * fine, y + 24 * fine), fill=theme.PAPER)

    return draw_fine(width, height, draw)


def _parts(height: int) -> tuple[int, int]:
    """Return the heights of a house and its roof on a card that is *height* points high."""
    return (52, 18) if height > 160 else (46, 13) if height > 100 else (44, 7)


def storeys(expansions: int, room: int) -> tuple[int, int]:
    """Return how many storeys are drawn for *expansions*, and the height of each in *room*."""
    count = min(expansions, STOREYS)
    return count, max(0, min(_STOREY, room // count)) if count else 0


@lru_cache(maxsize=96)
def _house(expansions: int, owner: int, size: tuple[int, int]) -> Image.Image:
    """A house in that pattern of `SEATS` for the foot of a card, with lit storeys for *expansions* (RGBA)."""
    width, height = size
    ground, roof = _parts(height)
    count, each = storeys(expansions, height - height * 37 // 100 * 7 // 8 - 18 - ground - roof)
    body, wide = ground + count * each, width - 8
    dark = mix(theme.SEATS[owner].color, theme.INK, 0.3)

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        def box(*parts: float) -> list[float]:
            return [part * fine for part in parts]

        pen.rectangle(box(1, roof, wide + 2, roof + body), outline=theme.INK, width=2 * fine)
        edge = [(0, roof + 1), (9, 1), (wide - 6, 1), (wide + 3, roof + 1)]
        points = [(x * fine, y * fine) for x, y in edge]
        pen.polygon(points, fill=dark)
        pen.line([*points, points[0], points[1]], fill=theme.INK, width=3 * fine, joint="curve")
        step = (wide - 20) / _PANES
        for storey, pane in product(range(count if each else 0), range(_PANES)):
            x, y = 12 + pane * step, roof + 4 + storey * each
            window = box(x, y, x + step - 10, y + max(4, each - 4))
            pen.rectangle(window, fill=_LAMP, outline=theme.INK, width=fine)

    picture = Image.new("RGBA", (wide + 4, roof + body + 2))
    walls = pattern(owner, max(wide, body), 16).crop((0, 0, wide, body))
    picture.paste(walls, (2, roof))
    picture.alpha_composite(draw_fine(*picture.size, draw))
    return picture


def _write(canvas: Canvas, plot: Plot, owner: Seat, size: tuple[int, int]) -> None:
    """Write whose property it is, and its rent."""
    width, height = size
    y = height - 5 - _parts(height)[0] // 2
    if plot.mortgaged:
        high = height * 37 // 100
        y = high + 16 + (height - high - 22) // 2
        badge(canvas, owner, 6 + 12 + 22, y)
        return
    rent = str(plot.rent)
    wide = 58 if len(rent) < 3 else 70
    left = (width - 44 - 4 - wide) // 2
    badge(canvas, owner, left + 22, y)
    x = left + 48
    plate = _plate(wide)
    canvas.put(plate, x, y - plate.height // 2)
    color = theme.RED if plot.ruins else theme.INK
    canvas.text(rent, x + wide // 2, y, MEDIUM if len(rent) < 3 else SMALL, color, bold=True, anchor="m")


def badge(canvas: Canvas, seat: Seat, x: int, y: int) -> None:
    """The letter of *seat* on a plain disc whose middle is there: small, for houses."""
    canvas.put(disc(44, seat.color, theme.PAPER_LIT, 3), x - 22, y - 22)
    canvas.text(seat.letter, x, y, SMALL, seat.ink, bold=True, anchor="m")


@cache
def _plate(width: int) -> Image.Image:
    """The ground of a rent (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        whole = (0, 0, width * fine - 1, 42 * fine - 1)
        pen.rounded_rectangle(whole, 7 * fine, fill=theme.PAPER, outline=theme.INK, width=2 * fine)

    return draw_fine(width, 42, draw)


@cache
def news(width: int, height: int) -> Image.Image:
    """A blue frame (RGBA), 8 points around a card of that size, which marks news of it."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for inset, tone, line in ((0, theme.INK, 10), (2, theme.BLUE, 6)):
            box = [
                inset * fine,
                inset * fine,
                (width + 16 - inset) * fine - 1,
                (height + 16 - inset) * fine - 1,
            ]
            pen.rounded_rectangle(box, (19 - inset) * fine, outline=tone, width=line * fine)

    return draw_fine(width + 16, height + 16, draw)
