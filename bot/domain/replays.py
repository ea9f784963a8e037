"""A match once more, position by position, from its seed and its moves.

A *step* counts the moves made, but for private ones: 0 is the position after the deal. What may be seen of a
position has a code: `TABLE` (what all may see), `OPEN` (every hand), or the number of a seat (the table and
that hand). While a match runs, a person may see its table, and their own hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

import games
from bot.domain.lobbies import seating
from bot.domain.match import Entry, Match
from bot.domain.refusals import Refusal
from bot.domain.turns import begun
from games.core import Event
from games.fair import Fair

TABLE, OPEN = "t", "o"

Log = list[tuple[Entry, bytes | None]]
"""A match's entries, each with the game's move if it is one."""


class Position(NamedTuple):
    """The *match* as it stood at a *step* of *steps*, and what had just been told."""

    match: Match
    step: int
    steps: int
    events: tuple[Event, ...]


def again(match: Match, log: Log, chance: Fair) -> Iterator[tuple[Entry, Any, list[Event]]]:
    """Play a match again by its rules: of the deal and each move the entry, the state, what the game told.

    The state is the same object each time, and changes; *chance* is at the match's beginning.

    Raises:
        MoveError: a move cannot be made.
    """
    game = games.load(match.game)
    seating(match, chance)
    state, events = game.deal(len(match.players), match.options, chance)
    yield log[0][0], state, events
    for entry, move in log[1:]:
        if move is not None:
            assert entry.seat is not None
            yield entry, state, game.apply(state, entry.seat, game.decode_move(move), chance)


def positions(match: Match, log: Log) -> Iterator[tuple[Entry, Any, list[Event]]]:
    """The same, from the beginning, step by step: a private move is none, as if it belonged to the next."""
    return (each for each in again(match, log, Fair(match.seed)) if not each[0].private)


def steps(log: Log) -> int:
    """How many moves were made that others than who made them may know of."""
    return sum(move is not None and not entry.private for entry, move in log[1:])


def position(match: Match, log: Log, step: int) -> Position:
    """The position after *step* moves; after the last if there are not as many."""
    last = steps(log)
    step = min(max(step, 0), last)
    for number, (entry, state, _) in enumerate(positions(match, log)):
        if number == step:
            return Position(replace(match, state=state), step, last, entry.events)
    raise AssertionError("every step is played")


def is_secret(match: Match) -> bool:
    """Whether there are hands in *match* that not everybody may see yet."""
    return match.status in ("lobby", "running")


def seats(match: Match, code: str, user_id: int) -> list[int]:
    """The seats whose hands *code* shows to a person.

    Raises:
        Refusal: the match has not begun (``match-not-begun``, ``match-cancelled``), the person may not see
            that yet (``replay-secret``), or there is no such code.
    """
    begun(match)
    if code not in codes(match, None):
        raise Refusal("reply-unknown-control")
    if code not in codes(match, user_id):
        raise Refusal("replay-secret")
    if code in (TABLE, OPEN):
        return [player.seat for player in match.players] if code == OPEN else []
    return [int(code)]


def codes(match: Match, user_id: int | None) -> list[str]:
    """All that a person may see; of None all there is."""
    all = [TABLE, *(str(player.seat) for player in match.players), OPEN]
    if user_id is None or not is_secret(match):
        return all
    mine = match.seat_of(user_id)
    return [TABLE] if mine is None else [TABLE, str(mine)]


def told(position: Position, code: str) -> list[Event]:
    """The events of *position* that *code* shows."""
    if code == OPEN:
        return list(position.events)
    seat = None if code == TABLE else int(code)
    return [event for event in position.events if event.seen_by(seat)]
