"""One property of Cardopoly: its card, the claim cards laid across, whose it is."""

from __future__ import annotations

from functools import cache, lru_cache

from PIL import Image

from games.cardopoly.cards import JOKERS
from games.cardopoly.view import Space
from render.cardopoly.ring import Point
from render.kit import theme
from render.kit.canvas import Canvas, Piece, Sprite, round_mask, shadow
from render.kit.cards import back, height
from render.kit.cards import face as playing_card
from render.kit.ground import CARDOPOLY
from render.kit.seats import disc, mark, star
from render.kit.theme import SMALL, Seat

_MARGIN, _WIDE = 14, 56
"""What a sprite has around its card: the shadow, and a mortgage slid in."""

_SLID, _SHADE = 46, 4


def face(card: int, width: int, four_color: bool) -> Piece:
    """*card* of either deck; all jokers look alike."""
    return playing_card(card % 52 if card < JOKERS[0] else 53, width, four_color)


def margin(space: Space) -> int:
    """What the sprite of *space* has around its card."""
    return _WIDE if space.owner >= 0 and space.mortgaged else _MARGIN


@lru_cache(maxsize=384)
def sprite(space: Space, owner: Seat | None, inwards: Point, width: int, four_color: bool) -> Sprite:
    """The property *space* of its *owner* with all that lies on it; the ring's middle is *inwards*."""
    tall, at = height(width), margin(space)
    size = width + 2 * at, tall + 2 * at
    canvas = Canvas(CARDOPOLY.palette.index(Image.new("RGB", size, CARDOPOLY.base)), CARDOPOLY)
    lying: list[tuple[int, int, int, int]] = []

    def lay(card: Piece, x: int, y: int) -> None:
        canvas.put(card, x, y, _SHADE)
        lying.append((x, y, *card.image.size))

    x, y = at + _lies(width)[0], at + _lies(width)[1]
    if owner and space.mortgaged:
        across, down = inwards
        start = at if down < 0 else y
        lay(_pledge(width), x + across * _SLID, start + down * _SLID)
    lay((_faded if owner and space.mortgaged else face)(space.card, width, four_color), at, at)
    if owner:
        with canvas.soft((at, at, at + width + 10, at + tall + 10)):
            if not space.mortgaged:
                for extra in range(min(2, len(space.claims) - 1), -1, -1):
                    lay(_claim(space.claims[0], width, four_color), x + 4 * extra, y + 4 * extra)
            _owned(canvas, space, owner, width, at)
    return Sprite(canvas.image, _mask(size, tuple(lying)), tuple(canvas.texts))


def _owned(canvas: Canvas, space: Space, owner: Seat, width: int, at: int) -> None:
    """Whose it is, and that it is mortgaged or expanded."""
    mark(canvas, owner, at + width // 2, at + _lies(width)[1] + _low(width) // 2)
    if space.mortgaged:
        canvas.put(star(), at + width - 34, at + 6)
    elif len(space.claims) > 1:
        canvas.put(disc(54, theme.BRASS, theme.BRASS_SHADE), at + width - 50, at + 6)
        words = f"+{len(space.claims) - 1}"
        canvas.text(words, at + width - 23, at + 33, SMALL, theme.INK, bold=True, anchor="m")


@lru_cache(maxsize=64)
def _mask(size: tuple[int, int], lying: tuple[tuple[int, int, int, int], ...]) -> Image.Image:
    """Where cards and their shadows cover the felt (L, 0 or 255): left, top, width and height of each."""
    mask = Image.new("L", size)
    for x, y, wide, tall in lying:
        mask.paste(255, (x, y), _covers(wide, tall))
    return mask


@cache
def _covers(wide: int, tall: int) -> Image.Image:
    """Where a card and the most of its shadow cover the felt (L, 0 or 255)."""
    under = shadow(wide - 2, tall - 2, max(3, wide // 16), _SHADE, 170)
    whole = Image.new("L", (wide + 14, tall + 14))
    whole.paste(under, (-4, -2))
    whole.paste(255, (0, 0), round_mask(wide, tall, max(3, wide * 6 // 100)))
    return whole.point(lambda value: 255 if value > 60 else 0)


def _low(width: int) -> int:
    """How high a claim card laid across is."""
    return round(width * 0.66)


def _lies(width: int) -> Point:
    """Where on its property a claim card lies, which leaves the value visible."""
    low = _low(width)
    return (width - low * 7 // 5) // 2, height(width) - low - 6


@lru_cache(maxsize=80)
def _claim(card: int, width: int, four_color: bool) -> Piece:
    upright = face(card, _low(width), four_color)
    assert upright.mask
    turn = Image.Transpose.ROTATE_90
    return Piece(upright.image.transpose(turn), upright.mask.transpose(turn))


@cache
def _pledge(width: int) -> Piece:
    """The claim cards of a mortgaged property, which lie face down below it."""
    turned = back(CARDOPOLY, _low(width)).transpose(Image.Transpose.ROTATE_90)
    return Piece(CARDOPOLY.palette.index(turned.convert("RGB")), turned.getchannel("A"))


@lru_cache(maxsize=80)
def _faded(card: int, width: int, four_color: bool) -> Piece:
    """A mortgaged property, which charges nothing."""
    card_face = face(card, width, four_color)
    pale = Image.new("RGB", card_face.image.size, theme.PAPER_EDGE)
    faded = Image.blend(card_face.image.convert("RGB"), pale, 0.55)
    return Piece(CARDOPOLY.palette.index(faded), card_face.mask)
