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
from games.kit.styles import NEUTRAL, Style
from games.search import levels
from games.search.advice import Advice, Grounds, RatedMove, advise, find_reasons
from games.search.levels import Level
from games.search.search import Budget

TRIES = 24
"""The number of worlds in which reasons are looked for."""


class Choose(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Choose a move of *game* for the seat of the encoded *view*, like an opponent of *level*.

    It plays in *style*. A strong one may use up the *budget*.
    """

    game: str
    view: bytes
    level: Level
    seed: int
    budget: Budget = levels.STRONG
    style: Style = NEUTRAL


class Advise(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Find what the seat of the encoded *view* should do, within *budget*.

    The encoded moves in *also* are tried to the end, too. The grounds compare the best move with the first of
    these, or with a middling move if there is none or it is the best itself.
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
    """The result of an encoded *task*: an encoded move or `Advised`."""
    return find(msgspec.msgpack.decode(task, type=Task))


def find(task: Task) -> bytes:
    """The result of a *task*: an encoded move or `Advised`."""
    game, random = games.load(task.game), Random(task.seed)
    view = game.decode_view(task.view)
    if isinstance(task, Advise):
        return msgspec.msgpack.encode(_advise(game, view, random, task))
    offers = game.offers(next(game.worlds(view, random)), view.seat)
    move = levels.choose_move(game, view, offers, random, task.level, task.budget, task.style)
    return game.encode_move(move)


def _advise(game: AnyGame, view: Any, random: Random, task: Advise) -> Advised:
    also = [game.decode_move(move) for move in task.also]
    found = advise(game, view, random, task.budget, also)
    best, *others = [each.move for each in found.considered]
    against = next((move for move in also if move != best), others[len(others) // 2] if others else None)
    grounds = find_reasons(game, view, random, best, against, TRIES) if against is not None else None
    encoded = tuple(each._replace(move=game.encode_move(each.move)) for each in found.considered)
    return Advised(Advice(found.chance, encoded), grounds)


def advice(game: AnyGame, found: bytes) -> tuple[Advice, Grounds | None]:
    """Decode what was *found* for an `Advise` of *game*."""
    advised = msgspec.msgpack.decode(found, type=Advised)
    considered: list[RatedMove] = [
        each._replace(move=game.decode_move(each.move)) for each in advised.advice.considered
    ]
    return Advice(advised.advice.chance, tuple(considered)), advised.grounds


if __name__ == "__main__":
    serve(answer)
