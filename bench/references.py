"""References for figures: fixed work that is timed in the same run on the same machine."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Callable
from functools import cache
from random import Random
from typing import NamedTuple

from bench.programs import python_chess

TRIES = 5


class Reference(NamedTuple):
    """A reference by its *name*, and the *millis* (milliseconds) it takes here."""

    name: str
    millis: float


@cache
def chess() -> Reference:
    """Time a random game of python-chess, always the same: how fast Python runs."""
    return Reference(
        "a game of python-chess", _time_fastest(lambda: python_chess.playout(Random(1)), time.process_time)
    )


@cache
def chess_move() -> Reference:
    """Time a random move of python-chess: how fast Python runs, for figures in microseconds."""
    return Reference("a move of python-chess", chess().millis / python_chess.playout(Random(1)))


@cache
def deflate() -> Reference:
    """Time compressing a megabyte with zlib at level 1 and copying it: how fast pictures can be encoded."""
    pixels = Random(1).choices(range(8), k=1 << 20)
    picture = bytearray(pixels)
    return Reference(
        "zlib of 1 MB", _time_fastest(lambda: (zlib.compress(picture, 1), bytes(picture)), time.process_time)
    )


@cache
def fdatasync() -> Reference:
    """Time appending four kilobytes to a file with `fdatasync`: how fast the disk confirms."""
    with tempfile.TemporaryFile(buffering=0) as file:

        def append() -> None:
            file.write(bytes(4096))
            os.fdatasync(file.fileno())

        return Reference("an fdatasync", sorted(_time_millis(append) for _ in range(101))[50])


@cache
def imports() -> Reference:
    """Time importing discord.py in a new process: how fast a process starts."""
    command = [sys.executable, "-W", "ignore", "-c", "import discord"]
    return Reference("importing discord.py", _time_fastest(lambda: subprocess.run(command, check=True)))


def _time_fastest(work: Callable[[], object], clock: Callable[[], float] = time.perf_counter) -> float:
    """Return the shortest of a few tries, because other load on the machine only makes them longer."""
    return min(_time_millis(work, clock) for _ in range(TRIES))


def _time_millis(work: Callable[[], object], clock: Callable[[], float] = time.perf_counter) -> float:
    begun = clock()
    work()
    return (clock() - begun) * 1e3
