"""``python -m bot.thinker``: a process that thinks for bot opponents and for people (`bot.service.thinkers`).

It reads tasks from its standard input and writes answers to its output, until its input ends. Each is msgpack
after its length, as 4 bytes big-endian. What it is told of a match is a view, so that it cannot know more.
"""

from __future__ import annotations

import os
import sys
from random import Random
from typing import Any, BinaryIO

import msgspec

import games
from games.core import AnyGame
from games.search import levels
from games.search.advice import Advice, Considered, Grounds, advise, reasons
from games.search.budget import Budget
from games.search.levels import Level

LOWEST = 19
"""How nice it is to the process that answers clicks."""

SIZE = 4
"""Bytes of a length."""

TRIES = 24
"""In how many worlds is looked for reasons."""


class Choose(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Choose a move of *game* for the seat of the encoded *view*, as an opponent of *level* does.

    A strong one may spend the *budget*.
    """

    game: str
    view: bytes
    level: Level
    seed: int
    budget: Budget = levels.STRONG


class Advise(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """What the seat of the encoded *view* should do, as far as it can be found within *budget*.

    The encoded moves in *also* are tried to the end too. The grounds are those for the best move against the
    first of these, or against a middling move if there is none, or that is the best itself.
    """

    game: str
    view: bytes
    budget: Budget
    seed: int
    also: tuple[bytes, ...] = ()


class Advised(msgspec.Struct, frozen=True, array_like=True):
    """The answer to `Advise`: advice with encoded moves, and grounds if there is more than one move."""

    advice: Advice
    grounds: Grounds | None


Task = Choose | Advise


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """What was *found*, an encoded move or `Advised`; or the *fault* that came instead of it."""

    found: bytes
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
        if isinstance(task, Advise):
            return Answer(msgspec.msgpack.encode(_advised(game, view, random, task)))
        offers = game.offers(next(game.worlds(view, random)), view.seat)
        return Answer(game.encode_move(levels.choose(game, view, offers, random, task.level, task.budget)))
    except Exception as error:  # a search may fail in any way; the next task may not
        return Answer(b"", repr(error))


def _advised(game: AnyGame, view: Any, random: Random, task: Advise) -> Advised:
    also = [game.decode_move(move) for move in task.also]
    found = advise(game, view, random, task.budget, also)
    best, *others = [each.move for each in found.considered]
    against = next((move for move in also if move != best), others[len(others) // 2] if others else None)
    grounds = reasons(game, view, random, best, against, TRIES) if against is not None else None
    encoded = tuple(each._replace(move=game.encode_move(each.move)) for each in found.considered)
    return Advised(Advice(found.chance, encoded), grounds)


def advice(game: AnyGame, found: bytes) -> tuple[Advice, Grounds | None]:
    """What was *found* for an `Advise` of *game*."""
    advised = msgspec.msgpack.decode(found, type=Advised)
    considered: list[Considered] = [
        each._replace(move=game.decode_move(each.move)) for each in advised.advice.considered
    ]
    return Advice(advised.advice.chance, tuple(considered)), advised.grounds


def serve(tasks: BinaryIO, answers: BinaryIO) -> None:
    """Answer all *tasks*."""
    while length := tasks.read(SIZE):
        data = tasks.read(int.from_bytes(length, "big"))
        answers.write(framed(answer(msgspec.msgpack.decode(data, type=Task))))
        answers.flush()


if __name__ == "__main__":
    os.nice(LOWEST)
    serve(sys.stdin.buffer, sys.stdout.buffer)
