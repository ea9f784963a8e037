"""The cards of Monopoly Deal as emojis."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PIL import Image

from games.deal.cards import COLORS, KIND, MONEY, PROPERTY, RENT, ROWS, SIZE, VALUE, WILD, card_emoji
from render.deal.faces import SIGNS, tone
from render.kit import emblems, theme
from render.kit.cards import center
from render.kit.emojis import BAND, MIDDLE, Drawing, deed, doing, note, piece
from render.kit.glyphs import glyph
from render.kit.signs import sign
from render.kit.theme import GROUPS


def rent(groups: tuple[int, ...]) -> Image.Image:
    """Rent of some *groups*: their colors on a round piece."""
    picture = piece(theme.INK, theme.BRASS)
    center(picture, emblems.all_colors(92, groups), MIDDLE, MIDDLE)
    _glyphs(picture, groups, 36, 23, MIDDLE)
    return picture


def wild(groups: tuple[int, ...]) -> Image.Image:
    """A property of any of some *groups*."""
    picture = piece(theme.PAPER_LIT, band=tuple(GROUPS[group].color for group in groups))
    _glyphs(picture, groups, 44, 28, BAND / 2 + 2)
    center(picture, sign("swap" if len(groups) == 2 else "star", 56, theme.INK), MIDDLE, 94)
    return picture


def _glyphs(picture: Image.Image, groups: tuple[int, ...], size: int, aside: int, y: float) -> None:
    """The glyphs of two *groups*, left and right of the middle."""
    for side, group in zip((-1, 1), groups if len(groups) == 2 else (), strict=False):
        center(picture, glyph(group, size), MIDDLE + side * aside, y)


def _drawing(card: int) -> Drawing:
    kind, colors = KIND[card], COLORS[card]
    if kind == MONEY:
        return partial(note, str(VALUE[card]), tone(VALUE[card]))
    if kind == PROPERTY:
        return partial(deed, colors[0], SIZE[colors[0]])
    if kind == WILD:
        return partial(wild, colors)
    if kind == RENT:
        return partial(rent, colors)
    return partial(doing, SIGNS[kind])


EMOJIS: Mapping[str, Drawing] = {card_emoji(card): _drawing(card) for card in range(len(ROWS))}
"""Every card, by key."""
