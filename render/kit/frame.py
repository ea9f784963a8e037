"""Empty pictures (a ground in its frame, with transparent rounded corners), and boxes on them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.kit.canvas import Box, Canvas, Corners, Sprite, draw_fine, settle
from render.kit.ground import Ground
from render.kit.lettering import fit
from render.kit.palette import Palette
from render.kit.theme import HEADLINE, LARGE, MEDIUM, SMALL, WIDTH, Color

RIM = 24
EDGE, HEAD = 42, 66
"""What stays free around everything in a picture, and how high its headline is."""
_CORNER = 44


def open_canvas(ground: Ground, height: int, width: int = WIDTH) -> Canvas:
    """A new picture of *ground* to paint on: empty, in its frame."""
    tile = _frame(ground)
    return Canvas(tile.stretch(width, height), ground)


def headline(canvas: Canvas, choices: Iterable[str]) -> None:
    """Write the line at the top of *canvas*: the first of *choices* that fits."""
    sizes = (HEADLINE, LARGE, MEDIUM, SMALL)
    words, size = fit(choices, sizes, canvas.image.width - 2 * EDGE, bold=True)
    middle = canvas.image.width // 2
    canvas.text(words, middle, EDGE + HEAD // 2 - 8, size, canvas.ground.text, bold=True, anchor="m")


class Tile(NamedTuple):
    """The smallest picture of a box: its corners, and the parts between them that are repeated to enlarge it.

    Drawing a large box finely would take a hundred times the memory.
    """

    image: Image.Image
    corner: int

    def stretch(self, width: int, height: int) -> Image.Image:
        """The box, enlarged to a size."""
        corner = self.corner
        picture = Image.new("P", (width, height), self.image.getpixel((corner, corner)))
        picture.putpalette(self.image.getpalette("RGBA"), "RGBA")  # type: ignore[arg-type]
        for left, right, x, wide in self._thirds(width):
            for top, low, y, high in self._thirds(height):
                if (x, y) != (corner, corner):  # the middle is there
                    part = self.image.resize((wide, high), Image.Resampling.NEAREST, (left, top, right, low))
                    picture.paste(part, (x, y))
        return picture

    def _thirds(self, length: int) -> list[tuple[int, int, int, int]]:
        """The parts of a side of the tile and of one of *length*: from where to where, to where, how long."""
        first, second, whole = self.corner, self.corner + 4, 2 * self.corner + 4
        return [
            (0, first, 0, first),
            (first, second, first, length - 2 * first),
            (second, whole, length - first, first),
        ]


@cache
def _frame(ground: Ground) -> Tile:
    dark, body, light = ground.frame
    size = 2 * _CORNER + 4

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        layers = ((0, dark), (3, body), (8, light), (11, body), (RIM - 6, dark), (RIM - 2, ground.base))
        for inset, color in layers:
            box = [part * fine for part in (inset, inset)] + [(size - inset) * fine - 1] * 2
            pen.rounded_rectangle(box, (_CORNER - inset) * fine, fill=color)

    drawing = draw_fine(size, size, draw)
    alpha = drawing.getchannel("A")
    solid = Image.new("RGB", drawing.size, dark)
    solid.paste(drawing, (0, 0), drawing)
    picture = ground.palette.blank(size, size)
    picture.paste(ground.palette.index(solid), (0, 0))
    edge = ground.palette.blank(size, size)
    edge.paste(alpha.point([ground.palette.fade(value / 255) for value in range(256)]), (0, 0))
    picture.paste(edge, (0, 0), alpha.point(lambda value: 255 if value < 252 else 0))
    return Tile(picture, _CORNER)


@lru_cache(maxsize=256)
def box(
    ground: Ground,
    width: int,
    height: int,
    fill: Color,
    edge: Color,
    line: int = 2,
    radius: int = 18,
    under: Color | None = None,
) -> Sprite:
    """A box with round corners, to be stamped on the base of *ground*, or on the color *under*."""
    tile, corners = _box(ground.palette, fill, edge, line, radius, under or ground.base)
    return Sprite(tile.stretch(width, height), corners)


@lru_cache(maxsize=128)
def _box(
    colors: Palette, fill: Color, edge: Color, line: int, radius: int, under: Color
) -> tuple[Tile, Corners]:
    corner = radius + line
    size = 2 * corner + 4

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        whole = (0, 0, size * fine - 1, size * fine - 1)
        pen.rounded_rectangle(whole, radius * fine, fill=fill, outline=edge, width=line * fine)

    sprite = settle(draw_fine(size, size, draw), Image.new("RGB", (size, size), under), colors)
    assert isinstance(sprite.mask, Image.Image)
    clear = sprite.mask.point(lambda value: 255 - value)
    low = size - corner
    boxes: list[Box] = [(x, y, x + corner, y + corner) for y in (0, low) for x in (0, low)]
    return Tile(sprite.image, corner), Corners(corner, tuple(map(clear.crop, boxes)))
