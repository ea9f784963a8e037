"""Emojis for controls and texts: pictures of 128 points that can be told apart at 22.

Discord shows them on dark and light backgrounds, so each has a background of its own: a card, a note or a
piece of brass. Each has a key, such as ``card-7S``. The keys here are for all games; a game adds its own in
``render/<game>/emojis.py`` (`render.emojis`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from io import BytesIO

from PIL import Image, ImageDraw

from games import cards
from render.kit import emblems, theme
from render.kit.canvas import draw_fine, round_mask
from render.kit.cards import center, find_color, letter, pip
from render.kit.glyphs import chip, glyph
from render.kit.seats import disc, pattern, robot_head
from render.kit.signs import SIGNS, sign
from render.kit.theme import GROUPS, Color, mix

SIZE = 128
MIDDLE = SIZE / 2

Drawing = Callable[[], Image.Image]

_ROUND, _LINE = 16, 5
_RIM = mix(theme.PAPER_EDGE, theme.INK, 0.45)
_EDGE = theme.INK
"""Around what has a color of its own."""


def encode(picture: Image.Image) -> bytes:
    """An emoji as a PNG."""
    out = BytesIO()
    picture.save(out, "PNG", optimize=True)
    return out.getvalue()


def piece(
    fill: Color, edge: Color = _RIM, *, wide: bool = False, halves: tuple[Color, ...] = ()
) -> Image.Image:
    """An upright card, or a *wide* note, of one color, or divided aslant between two or more."""
    left, top = (0, 20) if wide else (10, 0)
    right, low = SIZE - left, SIZE - top

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        box = (left * fine, top * fine, right * fine - 1, low * fine - 1)
        pen.rectangle(box, fill=fill)
        for place, color in enumerate(halves):
            at, slant = left + (right - left) * place / len(halves), 22 if place else 0
            corners = [(at + slant, top), (right + 22, top), (right + 22, low), (at - slant, low)]
            pen.polygon([(x * fine, y * fine) for x, y in corners], fill=color)
        pen.rounded_rectangle(box, _ROUND * fine, outline=edge, width=_LINE * fine)

    picture = draw_fine(SIZE, SIZE, draw)
    shape = Image.new("L", picture.size)
    shape.paste(round_mask(right - left, low - top, _ROUND), (left, top))
    picture.putalpha(shape)
    return picture


def playing_card(card: int, four_color: bool = False) -> Image.Image:
    """A playing card: its rank over its suit; a joker is a star."""
    picture, ink = piece(theme.PAPER_LIT), find_color(card, four_color)
    if card in cards.JOKERS:
        center(picture, sign("star", 104, theme.INK), MIDDLE, MIDDLE)
        center(picture, sign("star", 82, theme.BRASS), MIDDLE, MIDDLE + 1)
        return picture
    _index(picture, cards.RANKS[cards.rank(card) - 1], ink)
    center(picture, pip(cards.suit(card), 52, ink), MIDDLE, 97)
    return picture


def _index(picture: Image.Image, words: str, ink: Color) -> None:
    """*words*, a letter or a number, large at the top of a card."""
    deep = words in "JQ"  # these reach below their line
    letter(picture, words, 74 if deep else 82, MIDDLE - (3 if len(words) > 1 else 0), 34 if deep else 38, ink)


def suit(number: int) -> Image.Image:
    """The sign of a suit."""
    picture = disc(SIZE, theme.PAPER_LIT, _RIM, _LINE).copy()
    center(picture, pip(number, 84, find_color(number * 13)), MIDDLE, MIDDLE + 2)
    return picture


def seat(number: int, *, bot: bool = False) -> Image.Image:
    """A player's badge without the letter: the color and pattern of that number among `SEATS`."""
    shape = robot_head if bot else disc
    picture = shape(SIZE, theme.SEATS[number].color, theme.PAPER_LIT, 8).copy()
    picture.paste(pattern(number, 112, 56), (8, 8), shape(112, theme.INK, theme.INK))
    return picture


def action(name: str) -> Image.Image:
    """What a control does: a sign on brass."""
    picture = disc(SIZE, theme.BRASS, theme.BRASS_SHADE, _LINE).copy()
    center(picture, sign(name, 86, theme.INK), MIDDLE, MIDDLE)
    return picture


def doing(name: str) -> Image.Image:
    """An action card: the sign called *name*, or the name written out."""
    picture = piece(theme.PAPER, _EDGE)
    ink = theme.RED if name == "no" else theme.INK
    center(picture, sign(name, 90 if name in SIGNS else 112, ink), MIDDLE, MIDDLE)
    return picture


def deed(group: int, size: int) -> Image.Image:
    """A property of a *group*: its glyph on its color, and a dot for each card of the set."""
    look = GROUPS[group]
    picture = piece(look.color, _EDGE)
    center(picture, glyph(group, 84), MIDDLE, 51)
    for place in range(size):
        center(picture, disc(18, look.ink, look.ink), MIDDLE + (place - (size - 1) / 2) * 24, 109)
    return picture


def wild(groups: tuple[int, ...]) -> Image.Image:
    """A property of any of some *groups*: both glyphs, or a star."""
    colors = tuple(GROUPS[group].color for group in groups)
    picture = piece(colors[0], _EDGE, halves=colors)
    if len(groups) == 2:
        for group, x, y in zip(groups, (44, 84), (38, 90), strict=True):
            center(picture, glyph(group, 50), x, y)
    else:
        center(picture, disc(76, theme.PAPER_LIT, _EDGE, _LINE), MIDDLE, MIDDLE)
        center(picture, sign("star", 56, theme.INK), MIDDLE, MIDDLE)
    return picture


def rent(groups: tuple[int, ...]) -> Image.Image:
    """Rent of some *groups*: a house, and their glyphs or a wheel of their colors below it."""
    picture = piece(theme.PAPER, _EDGE)
    center(picture, sign("house", 62, theme.INK), MIDDLE, 36)
    if len(groups) == 2:
        for group, x in zip(groups, (39, 89), strict=True):
            center(picture, chip(group, 46, 50), x, 95)
    else:
        center(picture, emblems.all_colors(54, groups), MIDDLE, 95)
    return picture


def house(number: int) -> Image.Image:
    """The card of the first, second … house."""
    picture = piece(theme.PAPER, _EDGE)
    _index(picture, str(number), theme.INK)
    center(picture, sign("house", 54, theme.GREEN), MIDDLE, 94)
    return picture


def building(name: str, color: Color) -> Image.Image:
    """A house or a hotel that stands somewhere."""
    picture = disc(SIZE, theme.PAPER_LIT, _RIM, _LINE).copy()
    center(picture, sign(name, 86, color), MIDDLE, MIDDLE)
    return picture


def note(number: str, tone: int) -> Image.Image:
    """A note of money; *tone* is its color among `emblems.TONES`."""
    color = emblems.TONES[tone]
    picture = piece(color, mix(color, theme.INK, 0.7), wide=True)
    letter(picture, number, 84, MIDDLE - (3 if len(number) > 1 else 0), MIDDLE, theme.INK)
    return picture


def money() -> Image.Image:
    """Money of any kind: a coin."""
    picture = disc(SIZE, theme.BRASS, theme.BRASS_SHADE, _LINE).copy()
    center(picture, disc(96, theme.BRASS_LIT, theme.BRASS_SHADE, _LINE), MIDDLE, MIDDLE)
    center(picture, disc(30, theme.BRASS_SHADE, theme.BRASS_SHADE), MIDDLE, MIDDLE)
    return picture


_ACTIONS = {
    "bank": "bank",
    "lay": "lay",
    "play": "play",
    "draw": "draw",
    "end": "end",
    "pay": "pay",
    "trade": "swap",
    "back": "back",
    "undo": "undo",
    "hint": "lamp",
    "yes": "yes",
    "no": "cross",
}

EMOJIS: Mapping[str, Drawing] = {
    **{cards.emoji(card): partial(playing_card, card) for card in range(cards.JOKERS[0] + 1)},
    **{
        f"{cards.emoji(card)}-four": partial(playing_card, card, four_color=True)
        for card in range(cards.JOKERS[0])
        if cards.suit(card) in (cards.DIAMONDS, cards.CLUBS)
    },
    **{f"suit-{name}": partial(suit, place) for place, name in enumerate("CDHS")},
    **{f"seat-{place}": partial(seat, place - 1) for place in range(1, len(theme.SEATS) + 1)},
    **{f"seat-{place}-bot": partial(seat, place - 1, bot=True) for place in range(1, len(theme.SEATS) + 1)},
    **{f"act-{name}": partial(action, drawing) for name, drawing in _ACTIONS.items()},
    "money": money,
    "house": partial(building, "house", theme.GREEN),
    "hotel": partial(building, "hotel", theme.RED),
}
"""What all games share, by key; ``-four`` is the same for those who see the suits in four colors."""
