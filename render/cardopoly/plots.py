"""A property of Cardopoly: its card, and on it a house, a stake where it is free, a fence if mortgaged."""

from __future__ import annotations

from functools import cache, lru_cache

from PIL import Image, ImageDraw

from games.cardopoly.cards import JOKERS, RANK, SUIT
from games.cardopoly.view import Space
from games.cards import RANKS
from render.kit import theme
from render.kit.canvas import Canvas, Piece, Sprite, draw_fine, settle
from render.kit.cards import center, color_of, letter, pip
from render.kit.cards import face as playing_card
from render.kit.ground import CARDOPOLY
from render.kit.seats import disc, pattern
from render.kit.theme import MEDIUM, SMALL, Color, Seat, mix

SHADE = 5
"""How far a property's shadow reaches beyond its card."""
STOREYS = 3
"""So many storeys are drawn for expansions, at most: the rent counts all of them."""
_STOREY = 14
_HEDGE, _PLANK, _POST = theme.rgb("C9DBB0"), theme.rgb("B58A56"), theme.rgb("7A5530")
_LAMP = theme.rgb("FFF3D6")


def face(card: int, width: int, four_color: bool) -> Piece:
    """*card* of either deck; all jokers look alike."""
    return playing_card(card % 52 if card < JOKERS[0] else 53, width, four_color)


@lru_cache(maxsize=512)
def sprite(
    space: Space, owner: Seat | None, size: tuple[int, int], four_color: bool, ruins: bool = False
) -> Sprite:
    """The property *space* of its *owner* in that *size*; its rent is red if it *ruins* whoever comes."""
    width, tall = size
    base = Image.new("RGB", (width + SHADE, tall + SHADE), CARDOPOLY.base)
    picture = Image.new("RGBA", base.size)
    picture.alpha_composite(_sheet(width, tall, owner is not None and space.mortgaged))
    ink = color_of(space.card, four_color)
    if owner and space.mortgaged:
        ink = mix(ink, theme.PAPER_SHADE, 0.25)
    body, roof = _parts(tall)
    high = tall * 37 // 100
    line = 9 + high // 2
    _value(picture, space.card, width, line, high, ink)
    if owner is None:
        picture.alpha_composite(_stake(width - 16, tall - high - 26), (8, high + 18))
    elif space.mortgaged:
        picture.alpha_composite(_fence(width - 12, tall - high - 22, owner.pattern), (6, high + 16))
    else:
        room = tall - high * 7 // 8 - 18 - body - roof
        _house(picture, len(space.claims) - 1, room, owner.pattern, (width, tall))
    done = settle(picture, base, CARDOPOLY.palette)
    canvas = Canvas(done.image, CARDOPOLY)
    if owner:
        _write(canvas, space, owner, size, ruins)
    return Sprite(canvas.image, done.mask, tuple(canvas.texts))


@cache
def _sheet(width: int, tall: int, pale: bool) -> Image.Image:
    """The blank card with its shadow (RGBA)."""
    fill = theme.PAPER_SHADE if pale else theme.PAPER

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        low = [part * fine for part in (SHADE, SHADE, width + SHADE - 1, tall + SHADE - 1)]
        pen.rounded_rectangle(low, 13 * fine, fill=CARDOPOLY.shadow)
        whole = (0, 0, width * fine - 1, tall * fine - 1)
        pen.rounded_rectangle(whole, 13 * fine, fill=fill, outline=theme.PAPER_EDGE, width=2 * fine)

    return draw_fine(width + SHADE, tall + SHADE, draw)


def _value(picture: Image.Image, card: int, width: int, y: int, high: int, ink: Color) -> None:
    """Rank and suit side by side, large."""
    rank = RANKS[RANK[card] - 1]
    letter(picture, rank, round(high * 1.12), width * 0.29, y, ink)
    center(picture, pip(SUIT[card], round(high * 0.86), ink), width * 0.69, y)


@cache
def _stake(width: int, tall: int) -> Image.Image:
    """A free plot: a dashed border, and a sign on a stake (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        right, low = width * fine - 1, tall * fine - 1
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

    return draw_fine(width, tall, draw)


@cache
def _fence(width: int, tall: int, owner: int) -> Image.Image:
    """A mortgaged plot: empty behind a fence, in that color of `SEATS` (RGBA)."""
    tint = mix(theme.SEATS[owner].color, theme.PAPER, 0.5)

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        right, low = width * fine - 1, tall * fine - 1
        pen.rounded_rectangle((0, 0, right, low), 8 * fine, fill=tint)
        for y in (0.42, 0.72):
            rail = (2 * fine, low * y - 4 * fine, right - 2 * fine, low * y + 4 * fine)
            pen.rectangle(rail, fill=theme.PAPER, outline=theme.INK, width=fine)
        step = width / 6
        for post in range(6):
            x = (post + 0.5) * step * fine
            half, top = 6 * fine, low * 0.16
            shape = [
                (x - half, low),
                (x - half, top + half),
                (x, top - half / 2),
                (x + half, top + half),
                (x + half, low),
            ]
            pen.polygon(shape, fill=theme.PAPER)
            pen.line([*shape, shape[0]], fill=theme.INK, width=2 * fine)

    return draw_fine(width, tall, draw)


def _parts(tall: int) -> tuple[int, int]:
    """How high a house and its roof are on a card of that height."""
    return (52, 18) if tall > 160 else (46, 13)


def storeys(expansions: int, room: int) -> tuple[int, int]:
    """How many storeys are drawn for so many *expansions*, and how high each is where there is *room*."""
    count = min(expansions, STOREYS)
    return count, min(_STOREY, room // count) if count else 0


def _house(picture: Image.Image, expansions: int, room: int, owner: int, size: tuple[int, int]) -> None:
    """A house in that pattern of `SEATS` at the foot of the card, with a lit storey for each expansion."""
    width, tall = size
    ground, roof_high = _parts(tall)
    count, each = storeys(expansions, room)
    body = ground + count * each
    wide, low = width - 8, tall - 5
    top = low - body
    walls = pattern(owner, max(wide, body), 16).crop((0, 0, wide, body))
    picture.paste(walls, (4, top))
    dark = mix(theme.SEATS[owner].color, theme.INK, 0.3)

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        def box(*parts: float) -> list[float]:
            return [part * fine for part in parts]

        pen.rectangle(box(1, roof_high, wide + 2, roof_high + body), outline=theme.INK, width=2 * fine)
        roof = [(0, roof_high + 1), (9, 1), (wide - 6, 1), (wide + 3, roof_high + 1)]
        points = [(x * fine, y * fine) for x, y in roof]
        pen.polygon(points, fill=dark)
        pen.line([*points, points[0], points[1]], fill=theme.INK, width=3 * fine, joint="curve")
        for storey in range(count):
            y = roof_high + 4 + storey * each
            panes = 4
            step = (wide - 20) / panes
            for pane in range(panes):
                x = 12 + pane * step
                window = box(x, y, x + step - 10, y + max(4, each - 4))
                pen.rectangle(window, fill=_LAMP, outline=theme.INK, width=fine)

    front = draw_fine(wide + 4, roof_high + body + 2, draw)
    picture.alpha_composite(front, (2, top - roof_high))


def _write(canvas: Canvas, space: Space, owner: Seat, size: tuple[int, int], ruins: bool) -> None:
    """Whose the property is, and what it charges."""
    width, tall = size
    y = tall - 5 - _parts(tall)[0] // 2
    if space.mortgaged:
        high = tall * 37 // 100
        y = high + 16 + (tall - high - 22) // 2
        badge(canvas, owner, width // 2, y)
        return
    rent = str(space.rent)
    wide = 58 if len(rent) < 3 else 70
    left = (width - 44 - 4 - wide) // 2
    badge(canvas, owner, left + 22, y)
    x = left + 48
    plate = _plate(wide)
    canvas.put(plate, x, y - plate.height // 2)
    color = theme.RED if ruins else theme.INK
    canvas.text(rent, x + wide // 2, y, MEDIUM if len(rent) < 3 else SMALL, color, bold=True, anchor="m")


def badge(canvas: Canvas, seat: Seat, x: int, y: int) -> None:
    """The letter of *seat* on a plain disc whose middle is there: small, for houses."""
    canvas.put(disc(44, seat.color, theme.PAPER_LIT, 3), x - 22, y - 22)
    canvas.text(seat.letter, x, y, SMALL, seat.ink, bold=True, anchor="m")


@cache
def _plate(wide: int) -> Image.Image:
    """The ground of a rent (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        whole = (0, 0, wide * fine - 1, 42 * fine - 1)
        pen.rounded_rectangle(whole, 7 * fine, fill=theme.PAPER, outline=theme.INK, width=2 * fine)

    return draw_fine(wide, 42, draw)


@cache
def news(width: int, tall: int) -> Image.Image:
    """A blue frame around a card of that size (RGBA): there is news of it. It begins 8 points farther out."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for inset, tone, line in ((0, theme.INK, 10), (2, theme.BLUE, 6)):
            box = [
                inset * fine,
                inset * fine,
                (width + 16 - inset) * fine - 1,
                (tall + 16 - inset) * fine - 1,
            ]
            pen.rounded_rectangle(box, (19 - inset) * fine, outline=tone, width=line * fine)

    return draw_fine(width + 16, tall + 16, draw)
