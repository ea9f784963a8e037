"""Films: animated, lossless WebP files of pictures in one palette and size, whose frames hold what changed.

A frame depends only on its picture and the one before, so frames can be encoded in parallel and joined later.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

import msgspec
from PIL import Image

from render.kit.canvas import Canvas
from render.kit.core import bounds, core_of, crop, difference, map_values, paste, put_band
from render.kit.frame import open_canvas

_ANY = [0] + [255] * 255
_ANIMATED, _CLEAR = 0x02, 0x10


class Frame(msgspec.Struct, frozen=True, array_like=True):
    """What changes in a film, and where. It covers what was there unless it is *blended* with it.

    *data* is a chunk of a WebP.
    """

    x: int
    y: int
    width: int
    height: int
    blended: bool
    data: bytes


def enlarge(canvas: Canvas, height: int) -> Image.Image:
    """The picture of *canvas* in the middle of its ground, *height* points high."""
    picture, ground = canvas.image, canvas.ground
    if picture.height >= height:
        return picture
    empty = open_canvas(ground, picture.height).image
    painted = map_values(difference(core_of(picture), core_of(empty)), _ANY)
    whole, top = open_canvas(ground, height).image, (height - picture.height) // 2
    paste(core_of(whole), core_of(picture), (0, top, picture.width, top + picture.height), painted)
    return whole


def frame(picture: Image.Image, last: Image.Image | None) -> Frame | None:
    """How *picture* differs from the *last* one, if it does. What is clear must follow from its size."""
    if last is None or last.size != picture.size:
        return _encode(picture.convert("RGBA"), 0, 0, blended=False)
    changed = difference(core_of(picture), core_of(last))
    box = bounds(changed)
    if box is None:
        return None
    left, top = box[0] // 2 * 2, box[1] // 2 * 2  # a frame begins at an even point
    box = left, top, *box[2:]
    part = picture.crop(box).convert("RGBA")
    put_band(core_of(part), map_values(crop(changed, box), _ANY), 3)
    return _encode(part, left, top, blended=True)


def reel(frames: Sequence[Frame | None], times: Sequence[int]) -> bytes:
    """The film of *frames*, each seen for so many milliseconds; one without a change prolongs another."""
    shown: list[tuple[Frame, int]] = []
    for each, time in zip(frames, times, strict=True):
        if each is None:
            before, stay = shown.pop()
            shown.append((before, stay + time))
        else:
            shown.append((each, time))
    width, height = shown[0][0].width, shown[0][0].height
    head = bytes((_ANIMATED | _CLEAR, 0, 0, 0)) + _number(width - 1) + _number(height - 1)
    forever = bytes(6)  # on a clear ground
    chunks = [_chunk(b"VP8X", head), _chunk(b"ANIM", forever)]
    for each, time in shown:
        place = (each.x // 2, each.y // 2, each.width - 1, each.height - 1, time)
        chunks.append(
            _chunk(b"ANMF", b"".join(map(_number, place)), bytes((2 * (not each.blended),)), each.data)
        )
    return _chunk(b"RIFF", b"WEBP", *chunks)


def _encode(part: Image.Image, x: int, y: int, *, blended: bool) -> Frame:
    out = BytesIO()
    part.save(out, "WEBP", lossless=True, quality=0, method=1)
    return Frame(x, y, *part.size, blended, out.getvalue()[12:])


def _number(value: int) -> bytes:
    return value.to_bytes(3, "little")


def _chunk(name: bytes, *parts: bytes) -> bytes:
    body = b"".join(parts)
    return name + len(body).to_bytes(4, "little") + body + bytes(len(body) % 2)
