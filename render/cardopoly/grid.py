"""A very large pocket of Cardopoly: a row for each suit, a column for each rank, equal cards as one tile."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from games.cardopoly.cards import JOKERS, RANK, SUIT
from games.cards import RANKS
from render.cardopoly import people
from render.cardopoly.park import LEFT
from render.kit import theme
from render.kit.canvas import Canvas, draw_fine
from render.kit.cards import center, find_color, letter, pip
from render.kit.emblems import plate
from render.kit.ground import CARDOPOLY
from render.kit.lettering import measure
from render.kit.signs import sign
from render.kit.theme import MEDIUM, SMALL, WIDTH, Color, Look

STEP = 103
"""The distance from one row to the next."""
_TILE = 98
_GAP = 5
_LINES = 23, 53, 80
"""The positions of the rank, the count and the number in a tile."""
_SIGN = 30


class Tile(NamedTuple):
    """All cards that look like *card*, and the *number* of the first one in the pocket."""

    number: int
    card: int
    alike: tuple[int, ...]


def kind(card: int) -> int:
    """Return a number that is the same for all cards that look like *card*."""
    return card % 52 if card < JOKERS[0] else JOKERS[0]


def build_rows(pocket: Sequence[int]) -> list[list[Tile]]:
    """Return the tiles of *pocket* by suit. Jokers have none and end the last row."""
    tiles: dict[int, Tile] = {}
    for number, card in enumerate(pocket, 1):
        first = tiles.get(kind(card), Tile(number, card, ()))
        tiles[kind(card)] = first._replace(alike=(*first.alike, card))
    jokers = tiles.pop(JOKERS[0], None)
    suits = list(dict.fromkeys(SUIT[tile.card] for tile in tiles.values()))
    rows = [[tile for tile in tiles.values() if SUIT[tile.card] == suit] for suit in suits]
    if jokers:
        rows[-1].append(jokers)
    return rows


def paint(
    canvas: Canvas,
    pocket: Sequence[int],
    look: Look,
    signs: Sequence[tuple[frozenset[int], Color | None]],
    top: int,
) -> None:
    """Paint *pocket* from *top* on, with *signs* on the cards they belong to."""
    columns = len(RANKS) + any(card >= JOKERS[0] for card in pocket)
    pitch = (WIDTH - 2 * LEFT + _GAP) // columns
    for line, row in enumerate(build_rows(pocket)):
        for tile in row:
            column = columns - 1 if tile.card >= JOKERS[0] else RANK[tile.card] - 1
            shown = [color for cards, color in signs if tile.card in cards]
            left, y = LEFT + pitch * column, top + STEP * line
            canvas.put(_card(kind(tile.card), pitch - _GAP, look.four_color), left, y)
            if any(("cardopoly", card) in look.fresh for card in tile.alike):
                canvas.put(_halo(pitch - _GAP), left, y)
            _write(canvas, tile, shown, (left, y), pitch - _GAP)


def _write(
    canvas: Canvas, tile: Tile, shown: Sequence[Color | None], at: tuple[int, int], width: int
) -> None:
    """Write on *tile* how many cards it stands for, and their number, with the signs *shown* beside it."""
    left, top = at
    middle, lower = (top + y for y in _LINES[1:])
    canvas.spots.update((("card", card), (left, top, left + width, top + _TILE)) for card in tile.alike)
    many = len(tile.alike)
    if many > 1:
        canvas.text(f"×{many}", left + 5, middle, SMALL, theme.INK, bold=True)
    words = str(tile.number)
    wide = max(36, measure(words, SMALL, bold=True) + 4)
    x = left + 2 + wide // 2 if shown else left + width // 2
    canvas.put(plate(wide, 34, 9, *CARDOPOLY.circle[:2]), x - wide // 2, lower - 17)
    canvas.text(words, x, lower, SMALL, CARDOPOLY.circle[2], bold=True, anchor="m")
    for color, y in zip(shown, (lower, middle), strict=False):
        canvas.put(draw_sign(color, _SIGN, theme.INK), left + width - _SIGN, y - _SIGN // 2)


def draw_sign(color: Color | None, size: int, edge: Color) -> Image.Image:
    """Draw a house of that *color*, or coins if there is none: golden ones where houses have a pale edge."""
    if color is None:
        return sign("pay", size, theme.GOLD_LIT if edge == theme.PAPER else edge)
    return people.home(size, color, edge)


@cache
def _card(card: int, width: int, four_color: bool) -> Image.Image:
    """Draw a small card with its rank and suit side by side (RGBA)."""
    picture = plate(width, _TILE, 9, theme.PAPER, theme.PAPER_EDGE).copy()
    ink = find_color(card, four_color)
    if card == JOKERS[0]:
        center(picture, pip(SUIT[card], 38, theme.INK), width / 2, _LINES[0])
        return picture
    rank = RANKS[RANK[card] - 1]
    letter(picture, rank, MEDIUM, width * (0.33 if len(rank) > 1 else 0.3), _LINES[0], ink)
    center(picture, pip(SUIT[card], 26, ink), width * 0.8, _LINES[0])
    return picture


@cache
def _halo(width: int) -> Image.Image:
    """Draw the edge (RGBA) of a tile with a card that is new to the reader."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        box = (0, 0, width * fine - 1, _TILE * fine - 1)
        pen.rounded_rectangle(box, 9 * fine, outline=theme.BLUE, width=5 * fine)

    return draw_fine(width, _TILE, draw)
