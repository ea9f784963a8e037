"""Encodes a picture in the palette as a small PNG.

Its rows are compressed in bands with a fast method. If the result is too large, the largest bands are
compressed again with a slower method, and finally the smallest band that is enough.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import cache
from types import ModuleType

from isal import isal_zlib
from PIL import Image
from zlib_ng import zlib_ng

from render.kit.core import core_of, paste

_MOST = 92_700
"""How many bytes the rows of a PNG may take: its colors take 1,100, and 100,000 are the limit."""
_QUICK = 2
"""ISA-L's level that is as quick as its lower ones, and smaller."""
_THOROUGH = 5, 9
"""Those of zlib-ng, …"""
_SAVED = 0.2
"""… by which a band gets smaller by at least so much, most often."""
_BAND = 160
_END = b"\x03\0"
"""The end of a stream: a last block with nothing in it."""


def encode(picture: Image.Image) -> bytes:
    """Encode *picture*, which is in the palette, as a small PNG."""
    line, rows = picture.width + 1, _rows(picture)
    head = struct.pack(">IIBBBBB", *picture.size, 8, 3, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", head)
        + _colors(bytes(picture.getpalette("RGBA") or ()))
        + _chunk(b"IDAT", b"\x78\x01", *_compress(rows, _BAND * line), _sum(rows))
        + _chunk(b"IEND")
    )


def _rows(picture: Image.Image) -> memoryview:
    """The rows of *picture*, before each a 0: that it is not filtered."""
    width, height = picture.size
    rows = memoryview(bytearray((width + 1) * height + 1))
    # A picture whose memory is there: nothing copies one as quickly as pasting it.
    laid = Image.frombuffer("P", picture.size, rows[1:], "raw", "P", width + 1, 1)  # type: ignore[arg-type]
    paste(core_of(laid), core_of(picture), (0, 0, width, height))
    return rows[:-1]


def _compress(rows: memoryview, size: int) -> list[bytes]:
    """Bands of *rows*, *size* bytes each, compressed one by one into parts of a stream."""
    bands = [rows[start : start + size] for start in range(0, len(rows), size)]
    quick = _coder(isal_zlib, _QUICK)
    parts = [quick(band) for band in bands]
    spare = _MOST - sum(map(len, parts))
    for level in _THOROUGH:
        thorough = _coder(zlib_ng, level)
        left = sorted(range(len(parts)), key=lambda number: len(parts[number]))
        while spare < 0 and left:
            enough = (number for number in left if spare + len(parts[number]) * _SAVED >= 0)
            number = next(enough, left[-1])
            left.remove(number)
            before, parts[number] = len(parts[number]), thorough(bands[number])
            spare += before - len(parts[number])
    return [*parts, _END]


def _coder(library: ModuleType, level: int) -> Callable[[memoryview], bytes]:
    """What compresses bands, each so that it depends on no other."""
    coder = library.compressobj(level, library.DEFLATED, -15)

    def compressed(band: memoryview) -> bytes:
        data: bytes = coder.compress(band) + coder.flush(library.Z_FULL_FLUSH)
        return data

    return compressed


def _sum(rows: memoryview) -> bytes:
    return struct.pack(">I", zlib_ng.adler32(rows))


@cache
def _colors(rgba: bytes) -> bytes:
    rgb = b"".join(rgba[start : start + 3] for start in range(0, len(rgba), 4))
    return _chunk(b"PLTE", rgb) + _chunk(b"tRNS", rgba[3::4])


def _chunk(kind: bytes, *parts: bytes) -> bytes:
    data = b"".join(parts)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib_ng.crc32(kind + data))
