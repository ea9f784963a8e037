"""Whoever has only one answer is not waited for: the house makes that move.

Where everybody can see that there is only one (`Game.discretion`), it is made at once, and the log says so.
Where that would betray hidden cards, everybody seems to be awaited: nobody is called at the table, and
whoever has a choice is told in private. Such answers are given once no other is awaited any more, but not
before a while has passed, which is drawn from the match's seed; and the log says nothing about it.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

import games
from bot.domain.match import Change, Match
from bot.domain.moves.asked import secret
from bot.domain.moves.made import made
from games.core import AnyGame, Event, Field, Luck, Offer, Who

ONLY = "house-only"
"""The event that tells that a seat had only one move."""


ALIKE = 2
"""The most offers that are compared: more never come to the same."""


def answered(match: Match, now: float) -> Change | None:
    """*match* after the next move that the house makes because there is no other; None if none is due."""
    if match.status != "running" or match.state is None:
        return None
    game = games.load(match.game)
    for seat in sorted(match.expected):
        move = only(game, match.state, seat) if game.discretion(match.state, seat) == "open" else None
        if move is not None:
            return made(match, match.players[seat], move, [Event(ONLY, {"who": Who(seat)})], now)
    if closes(match) and now >= (match.closing or 0.0):
        seat = min(match.waiting)
        return made(match, match.players[seat], only(game, match.state, seat), [], now)
    return None


def closes(match: Match) -> bool:
    """Whether the match waits for nobody but persons who have only one answer, which others cannot see."""
    return bool(match.waiting) and match.waiting == match.expected and match.waiting == unheard(match)


def unheard(match: Match) -> frozenset[int]:
    """The awaited persons' seats that have only one answer, which others cannot see."""
    game = games.load(match.game)
    return frozenset(seat for seat in secret(match) if only(game, match.state, seat) is not None)


def called(match: Match) -> frozenset[int]:
    """The seats of the persons who are called at the table: those whom everybody may see to have a choice."""
    game = games.load(match.game)
    asked = ((seat, game.discretion(match.state, seat)) for seat in match.expected)
    return frozenset(
        seat
        for seat, discretion in asked
        if discretion == "own" or (discretion == "open" and only(game, match.state, seat) is None)
    )


def only(game: AnyGame, state: Any, seat: int) -> Any:
    """The only move of *seat*; None if it has a choice. Moves that come to the same are one."""
    offers = game.offers(state, seat)
    if len(offers) > ALIKE:
        return None
    moves = [_made_of(game, offer) for offer in offers]
    if not moves or None in moves:
        return None
    if len(moves) > 1 and len({repr(comes_to(game, state, seat, move)) for move in moves}) > 1:
        return None
    return moves[0]


def _made_of(game: AnyGame, offer: Offer) -> Any:
    """The only move that answers *offer*; None if its fields leave a choice."""
    chosen = {}
    for field in offer.fields:
        answer = forced(field)
        if answer is None:
            return None
        chosen[field.name] = answer
    return game.fill(offer, chosen)


def forced(field: Field) -> tuple[int, ...] | None:
    """The only choice that *field* allows; None if there are others."""
    if field.need:
        spare = sum(field.worth) - field.need
        needed = [
            (option, worth) for option, worth in zip(field.options, field.worth, strict=True) if worth > spare
        ]
        enough = sum(worth for _, worth in needed) >= field.need
        return tuple(option for option, _ in needed) if enough else None
    return field.options if field.least == field.most == len(field.options) else None


def comes_to(game: AnyGame, state: Any, seat: int, move: Any) -> Any:
    """What *move* makes of *state* and tells, in whatever order cards lie and are named."""
    after = game.copy(state)
    events = game.apply(after, seat, move, Luck(Random(0)))
    return _unordered(msgspec.to_builtins((after, events)))


def _unordered(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _unordered(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return sorted((_unordered(each) for each in value), key=repr)
    return value
