"""A search worker: ``python -m bot.workers.search`` looks for good moves, for bot opponents and for hints.

Tasks are encoded as msgpack. A task holds a view, never a state: a worker can't know hidden cards.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

import games
from bot.workers.protocol import serve
from games.core import AnyGame
from games.search import levels
from games.search.advice import Advice, Considered, Grounds, advise, reasons
from games.search.levels import Level
from games.search.search import Budget

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


def answer(task: bytes) -> bytes:
    """What is found for an encoded *task*: an encoded move or `Advised`."""
    return find(msgspec.msgpack.decode(task, type=Task))


def find(task: Task) -> bytes:
    """The same for a *task*."""
    game, random = games.load(task.game), Random(task.seed)
    view = game.decode_view(task.view)
    if isinstance(task, Advise):
        return msgspec.msgpack.encode(_advised(game, view, random, task))
    offers = game.offers(next(game.worlds(view, random)), view.seat)
    return game.encode_move(levels.choose_move(game, view, offers, random, task.level, task.budget))


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


if __name__ == "__main__":
    serve(answer)
