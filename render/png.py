"""A picture in the palette as a small PNG.

Its rows are compressed in bands, all of them in a quick way. If that is too much together, the largest bands
are compressed again, more thoroughly.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator
from functools import cache
from types import ModuleType

from isal import isal_zlib
from PIL import Image
from zlib_ng import zlib_ng

from render.kit import palette

_MOST = 98_700
"""How many bytes the rows of a PNG may take: its colours take 1,100."""
_QUICK = 2
"""ISA-L's level that is as quick as its lower ones, and smaller."""
_THOROUGH = 5, 9
"""Those of zlib-ng."""
_BAND = 160
_END = b"\x03\0"
"""The end of a stream: a last block with nothing in it."""


def encode(picture: Image.Image) -> bytes:
    """*picture*, painted in the palette, as a small PNG."""
    # After each row comes a 0, which is the next one's first: that it is not filtered.
    line = picture.width + 1
    rows = b"\0" + memoryview(picture.tobytes("raw", "P", line, 1))[:-1]
    head = struct.pack(">IIBBBBB", *picture.size, 8, 3, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", head)
        + _colours()
        + _chunk(b"IDAT", b"\x78\x01", *_compressed(rows, _BAND * line), _sum(rows))
        + _chunk(b"IEND")
    )


def _compressed(rows: bytes, size: int) -> list[bytes]:
    """Bands of *rows*, *size* bytes each, compressed one by one into parts of a stream."""
    whole = memoryview(rows)
    bands = [whole[start : start + size] for start in range(0, len(rows), size)]
    parts = list(_each(bands, isal_zlib, _QUICK))
    much = sum(map(len, parts))
    for level in _THOROUGH:
        order = sorted(range(len(parts)), key=lambda number: -len(parts[number]))
        smaller = _each([bands[number] for number in order], zlib_ng, level)
        for number in order:
            if much <= _MOST:
                break
            much -= len(parts[number])
            parts[number] = next(smaller)
            much += len(parts[number])
    return [*parts, _END]


def _each(bands: Iterable[memoryview], library: ModuleType, level: int) -> Iterator[bytes]:
    """Each of *bands*, so that it depends on no other."""
    coder = library.compressobj(level, library.DEFLATED, -15)
    for band in bands:
        data: bytes = coder.compress(band)
        yield data + coder.flush(library.Z_FULL_FLUSH)


def _sum(rows: bytes) -> bytes:
    return struct.pack(">I", zlib_ng.adler32(rows))


@cache
def _colours() -> bytes:
    return _chunk(b"PLTE", palette.RGB) + _chunk(b"tRNS", palette.ALPHA)


def _chunk(kind: bytes, *parts: bytes) -> bytes:
    data = b"".join(parts)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib_ng.crc32(kind + data))
