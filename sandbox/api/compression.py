"""Compression of gateway payloads: none, zlib-stream or zstd-stream."""

from __future__ import annotations

import importlib
import zlib
from collections.abc import Callable
from typing import Any

Pack = Callable[[bytes], bytes]


def packer(name: str) -> Pack | None:
    """The compressor for one connection, by the *name* that the client asked for; None means no compression.

    Raises:
        ValueError: the name is unknown, or this Python lacks the module.
    """
    if not name:
        return None
    if name == "zlib-stream":
        return _zlib()
    if name == "zstd-stream":
        return _zstd()
    raise ValueError(f"compression {name} is not imitated")


def _zlib() -> Pack:
    stream = zlib.compressobj(1)
    return lambda payload: stream.compress(payload) + stream.flush(zlib.Z_SYNC_FLUSH)


def _zstd() -> Pack:
    # like discord.py: the standard library has zstd from Python 3.14 on, older versions need a package
    module: Any
    try:
        module = importlib.import_module("zstandard")
    except ImportError:
        try:
            module = importlib.import_module("compression.zstd")
        except ImportError as error:
            raise ValueError("this Python has no zstd") from error
        stream = module.ZstdCompressor()
        flush = module.ZstdCompressor.FLUSH_BLOCK
        return lambda payload: bytes(stream.compress(payload, flush))
    stream = module.ZstdCompressor().compressobj()
    block = module.COMPRESSOBJ_FLUSH_BLOCK
    return lambda payload: bytes(stream.compress(payload) + stream.flush(block))
