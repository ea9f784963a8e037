"""Beside the plan of Property: the last play, the draw pile and the round."""

from __future__ import annotations

from functools import cache, lru_cache

from PIL import Image, ImageDraw

from games import cards
from games.property.view import LastPlay, View
from render.kit import theme
from render.kit.canvas import Box, Canvas, Sprite, draw_fine, settle, shadow
from render.kit.cards import face, height, pip, stack
from render.kit.ground import PROPERTY
from render.kit.lettering import fit
from render.kit.seats import mark
from render.kit.theme import MEDIUM, SMALL, Look, mix

_PLAYED, _DRAW = 156, 144
_STEP = 92, 30
_TILT = 4, -3
_LAYER = 6


def lay(canvas: Canvas, box: Box, played: bool) -> None:
    """Mark where the pair that is played will lie; if one is *played*, with its shadow."""
    for place, suits in enumerate(((cards.HEARTS, cards.DIAMONDS), (cards.SPADES, cards.CLUBS))):
        canvas.put(_outline(suits).rotate(_TILT[place], Image.Resampling.BICUBIC), *_corner(box, place))
        if played:
            canvas.tint(PROPERTY.shadow, _shadow(_TILT[place]), *_corner(box, place))


def paint(canvas: Canvas, view: View, look: Look, box: Box) -> None:
    """Paint what *view* tells of it into *box*."""
    left, _, right, bottom = box
    middle = (left + right) // 2
    if view.last:
        _last(canvas, view.last, look, box)
    pile = stack(PROPERTY, _DRAW, -(-view.draw // _LAYER))
    canvas.put(pile, middle - pile.width // 2, bottom - 104 - pile.height)
    words = look.say("property-picture-draw", count=view.draw)
    canvas.text(words, middle, bottom - 70, SMALL, theme.PAPER, anchor="m")
    canvas.text(played(view, look), middle, bottom - 22, SMALL, theme.PAPER, anchor="m")


def played(view: View, look: Look) -> str:
    """Which round it is."""
    limit = view.options["round_limit"]
    if limit == "none":
        return look.say("property-picture-round", round=view.round)
    return look.say("property-picture-round-of", round=view.round, limit=int(limit))


def _corner(box: Box, place: int) -> tuple[int, int]:
    """Where a tilted card with its margin goes: the first or the second of the pair."""
    left = box[0] + (box[2] - box[0] - _PLAYED - _STEP[0]) // 2
    return left + place * _STEP[0] - 12, box[1] + place * _STEP[1] - 6


def _last(canvas: Canvas, last: LastPlay, look: Look, box: Box) -> None:
    for place, card in enumerate((last.red, last.black)):
        canvas.stamp(_fallen(card, _TILT[place], look.four_color), *_corner(box, place))
    middle, y = (box[0] + box[2]) // 2, box[1] + height(_PLAYED) + 82
    if last.owner is None:
        mark(canvas, look.seats[last.seat], middle, y)
    else:
        mark(canvas, look.seats[last.seat], middle - 62, y)
        canvas.text("→", middle, y, MEDIUM, theme.BRASS_LIT, bold=True, anchor="m")
        mark(canvas, look.seats[last.owner], middle + 62, y)
    words = look.say(f"property-picture-last-{last.what}", amount=last.amount)
    words, size = fit([words], (MEDIUM, SMALL), box[2] - box[0])
    canvas.text(words, middle, y + 58, size, theme.PAPER, anchor="m")


@lru_cache(maxsize=80)
def _fallen(card: int, angle: int, four_color: bool) -> Sprite:
    """*card* as it fell, to be laid on its shadow."""
    lying = Image.new("RGB", (_PLAYED + 30, height(_PLAYED) + 30), theme.PAPER_EDGE)
    lying.paste(face(card, _PLAYED, four_color).image.convert("RGB"), (12, 12))
    fallen = lying.rotate(angle, Image.Resampling.BILINEAR)
    fallen.putalpha(_shape(angle))
    ground = Image.new("RGB", fallen.size, PROPERTY.shadow)
    if angle == _TILT[1]:  # on the left it lies upon the first
        ground.paste(theme.PAPER_EDGE, (0, 0, fallen.width // 2, fallen.height))
    return settle(fallen, ground, PROPERTY.palette)


@cache
def _shape(angle: int) -> Image.Image:
    card = Image.new("L", (_PLAYED + 30, height(_PLAYED) + 30))
    card.paste(face(0, _PLAYED).picture.getchannel("A"), (12, 12))
    return card.rotate(angle, Image.Resampling.BICUBIC)


@cache
def _shadow(angle: int) -> Image.Image:
    tall = height(_PLAYED)
    under = Image.new("L", (_PLAYED + 30, tall + 30))
    under.paste(shadow(_PLAYED - 2, tall - 2, 8, 5, 190).crop((0, 0, _PLAYED + 18, tall + 18)), (8, 10))
    return under.rotate(angle, Image.Resampling.BICUBIC)


def _outline(suits: tuple[int, int]) -> Image.Image:
    """The place of a card that names a column or a row (RGBA), with the margin of a tilted one."""
    tall, faint = height(_PLAYED), mix(PROPERTY.base, theme.PAPER, 0.15)

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        box = (12 * fine, 12 * fine, (12 + _PLAYED) * fine, (12 + tall) * fine)
        pen.rounded_rectangle(box, 10 * fine, fill=PROPERTY.raised, outline=faint, width=2 * fine)

    picture = draw_fine(_PLAYED + 30, tall + 30, draw)
    for place, suit in enumerate(suits):
        picture.alpha_composite(pip(suit, 48, faint), (26 + 56 * place, 30))
    return picture
