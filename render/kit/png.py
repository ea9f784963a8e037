"""A picture in the palette as a small PNG.

Its rows are compressed in bands, all of them in a quick way. If that is too much together, the largest bands
are compressed again, more thoroughly.
"""

from __future__ import annotations

import struct
from functools import cache

from PIL import Image
from zlib_ng import zlib_ng

from render.kit import palette

_MOST = 98_700
"""How many bytes the rows of a PNG may take: its colours take 1,100."""
_QUICK, *_THOROUGH = 2, 5, 9
_BAND = 192


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
    starts = range(0, len(rows), size)

    def band(number: int, level: int) -> bytes:
        coder = zlib_ng.compressobj(level, zlib_ng.DEFLATED, -15)
        data = coder.compress(whole[starts[number] : starts[number] + size])
        last = number == len(starts) - 1
        return data + coder.flush(zlib_ng.Z_FINISH if last else zlib_ng.Z_SYNC_FLUSH)

    parts = [band(number, _QUICK) for number in range(len(starts))]
    much = sum(map(len, parts))
    for level in _THOROUGH:
        for number in sorted(range(len(parts)), key=lambda number: -len(parts[number])):
            if much <= _MOST:
                return parts
            much -= len(parts[number])
            parts[number] = band(number, level)
            much += len(parts[number])
    return parts


def _sum(rows: bytes) -> bytes:
    return struct.pack(">I", zlib_ng.adler32(rows))


@cache
def _colours() -> bytes:
    return _chunk(b"PLTE", palette.RGB) + _chunk(b"tRNS", palette.ALPHA)


def _chunk(kind: bytes, *parts: bytes) -> bytes:
    data = b"".join(parts)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib_ng.crc32(kind + data))
