"""``python -m bot.thinker``: a process that thinks for bot opponents (`bot.service.thinkers`).

It reads tasks from its standard input and writes answers to its output, until its input ends. Each is msgpack
after its length, as 4 bytes big-endian. What it is told of a match is a view, so that it cannot know more.
"""

from __future__ import annotations

import os
import sys
from random import Random
from typing import BinaryIO

import msgspec

import games
from games.search import levels
from games.search.levels import Level

LOWEST = 19
"""How nice it is to the process that answers clicks."""

SIZE = 4
"""Bytes of a length."""


class Task(msgspec.Struct, frozen=True, array_like=True):
    """Choose a move of *game* for the seat of the encoded *view*, as an opponent of *level* does."""

    game: str
    view: bytes
    level: Level
    seed: int


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """The encoded *move*, or the *fault* that came instead of one."""

    move: bytes
    fault: str = ""


def framed(message: Task | Answer) -> bytes:
    """*message* after its length."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(SIZE, "big") + data


def answer(task: Task) -> Answer:
    """What is thought of *task*."""
    game, random = games.load(task.game), Random(task.seed)
    try:
        view = game.decode_view(task.view)
        offers = game.offers(next(game.worlds(view, random)), view.seat)
        return Answer(game.encode_move(levels.choose(game, view, offers, random, task.level)))
    except Exception as error:  # a search may fail in any way; the next task may not
        return Answer(b"", repr(error))


def serve(tasks: BinaryIO, answers: BinaryIO) -> None:
    """Answer all *tasks*."""
    while length := tasks.read(SIZE):
        data = tasks.read(int.from_bytes(length, "big"))
        answers.write(framed(answer(msgspec.msgpack.decode(data, type=Task))))
        answers.flush()


if __name__ == "__main__":
    os.nice(LOWEST)
    serve(sys.stdin.buffer, sys.stdout.buffer)
