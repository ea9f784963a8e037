"""One property of Cardopoly: its card, the claim cards laid across, whose it is."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.cardopoly.cards import JOKERS
from games.cardopoly.view import Space
from render.cardopoly.ring import Point
from render.kit import palette, theme
from render.kit.canvas import Canvas, Sprite, shadow
from render.kit.cards import face as playing_card
from render.kit.cards import height
from render.kit.seats import disc, mark, star
from render.kit.theme import SMALL, Seat, mix

MARGIN = 56
"""What a sprite has around its card: a mortgage slid in, and the shadow."""

_SLID = 46


def face(card: int, width: int, four_colour: bool) -> Image.Image:
    """*card* of either deck (RGBA); all jokers look alike."""
    return playing_card(card % 52 if card < JOKERS[0] else 53, width, four_colour)


@lru_cache(maxsize=160)
def sprite(space: Space, owner: Seat | None, inwards: Point, width: int, four_colour: bool) -> Sprite:
    """The property *space* of its *owner* with all that lies on it; the ring's middle is *inwards*."""
    tall = height(width)
    size = width + 2 * MARGIN, tall + 2 * MARGIN
    picture = Image.new("RGBA", size)
    if space.owner >= 0 and space.mortgaged:
        x, y = (MARGIN + _lies(width)[0], MARGIN + _lies(width)[1])
        across, down = inwards
        if down < 0:
            y = MARGIN
        _lay(picture, _claim(space.claims[0], width, four_colour), x + across * _SLID, y + down * _SLID)
    property_card = face(space.card, width, four_colour)
    if space.mortgaged:
        property_card = _faded(property_card)
    _lay(picture, property_card, MARGIN, MARGIN)
    if space.owner >= 0 and not space.mortgaged:
        x, y = _lies(width)
        for extra in range(min(2, len(space.claims) - 1), -1, -1):
            card = space.claims[-1 - extra] if extra else space.claims[0]
            _lay(picture, _claim(card, width, four_colour), MARGIN + x + 4 * extra, MARGIN + y + 4 * extra)
    return _finished(picture, space, owner, width)


def _finished(picture: Image.Image, space: Space, owner: Seat | None, width: int) -> Sprite:
    """*picture* on felt in the palette, with the words on it."""
    ground = Image.new("RGB", picture.size, mix(theme.FELT, theme.FELT_LIT, 0.3))
    ground.paste(picture, (0, 0), picture)
    mask = picture.getchannel("A").point(lambda value: 255 if value > 60 else 0)
    canvas = Canvas(palette.index(ground))
    if owner:
        mark(canvas, owner, MARGIN + width // 2, MARGIN + _lies(width)[1] + _low(width) // 2)
        if space.mortgaged:
            canvas.put(star(), MARGIN + width - 34, MARGIN + 6)
        elif len(space.claims) > 1:
            canvas.put(disc(54, theme.BRASS, theme.BRASS_SHADE), MARGIN + width - 50, MARGIN + 6)
            words = f"+{len(space.claims) - 1}"
            canvas.text(words, MARGIN + width - 23, MARGIN + 33, SMALL, theme.INK, bold=True, anchor="m")
    return Sprite(canvas.image, mask, tuple(canvas.texts))


def _low(width: int) -> int:
    """How high a claim card laid across is."""
    return round(width * 0.66)


def _lies(width: int) -> Point:
    """Where on its property a claim card lies, which leaves the value visible."""
    low = _low(width)
    return (width - low * 7 // 5) // 2, height(width) - low - 6


@lru_cache(maxsize=80)
def _claim(card: int, width: int, four_colour: bool) -> Image.Image:
    return face(card, _low(width), four_colour).transpose(Image.Transpose.ROTATE_90)


def _faded(card: Image.Image) -> Image.Image:
    """A mortgaged property, which charges nothing."""
    pale = Image.new("RGB", card.size, theme.PAPER_EDGE)
    faded = Image.blend(card.convert("RGB"), pale, 0.55)
    faded.putalpha(card.getchannel("A"))
    return faded


def _lay(picture: Image.Image, card: Image.Image, x: int, y: int) -> None:
    wide, tall = card.size
    under = shadow(wide - 2, tall - 2, 5, 4, 170).crop((4, 4, wide + 12, tall + 12))
    picture.paste(theme.FELT_SHADE, (x, y), under)
    picture.alpha_composite(card, (x, y))
