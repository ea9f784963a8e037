"""Puzzles that people were given, and daily puzzles, as values.

A day begins at `OPENING` in UTC on all servers, so that people can compare notes across them.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from bot.domain.durations import DAY, HOUR
from bot.domain.refusals import Refusal
from games import keys
from games.search.puzzles import Answer, Puzzle, puzzles

OPENING = 9 * HOUR
"""Seconds after midnight in UTC when a new daily puzzle comes."""

YEAR = 366
"""The days within which no puzzle comes again."""


class Given(msgspec.Struct, frozen=True):
    """The puzzle *puzzle* of a *game*, *given* to the person *user_id* at that time, and their answer.

    *name* is theirs on the server, and *day* that of a daily puzzle. Once it is *answered*, *answer* holds
    the encoded move, if any, *amount* the amount, and *right* whether that is the best. Where a whole turn is
    asked for, *answer* holds the moves made so far (see `moves`).
    """

    id: int
    user_id: int
    name: str
    guild_id: int
    game: str
    puzzle: str
    day: int | None
    given: float
    answered: float | None = None
    answer: bytes = b""
    amount: int = 0
    right: bool = False

    @property
    def definition(self) -> Puzzle:
        """The puzzle itself.

        Raises:
            Refusal: it no longer exists.
        """
        found = puzzles(self.game).get(self.puzzle) if self.game in keys() else None
        if found is None or not found.is_playable:
            raise Refusal("puzzle-unknown")
        return found

    @property
    def moves(self) -> tuple[bytes, ...]:
        """The encoded moves of a plan made so far."""
        return _moves.decode(self.answer) if self.answer and self.definition.is_turn else ()

    def with_moves(self, moves: Sequence[bytes]) -> Given:
        """Return it with the *moves* of a plan made so far."""
        return replace(self, answer=msgspec.msgpack.encode(moves) if moves else b"")

    @property
    def judged_answer(self) -> Answer:
        """The answer, with its worth if the puzzle knows it."""
        if self.definition.is_turn:
            return self.definition.judge(self.definition.plan(self.moves))
        made = (self.answer, self.amount)
        known = (each for each in self.definition.answers if (each.move, each.amount) == made)
        return next(known, Answer(0.0, *made))


_moves = msgspec.msgpack.Decoder(tuple[bytes, ...])


class Daily(msgspec.Struct, frozen=True):
    """The puzzle of a *day*."""

    day: int
    game: str
    puzzle: str

    @property
    def definition(self) -> Puzzle | None:
        """The puzzle itself; None if it no longer exists."""
        found = puzzles(self.game).get(self.puzzle) if self.game in keys() else None
        return found if found and found.is_playable else None


class Board(msgspec.Struct, frozen=True):
    """A server's board: the channel that *manager_id* chose for the daily puzzle.

    *message* shows the puzzle of *day* (0: none yet) and the answers of *shown* people. *trouble* is the
    obstacle there that the manager was told of.
    """

    guild_id: int
    channel_id: int
    manager_id: int
    day: int = 0
    message: int | None = None
    shown: int = 0
    trouble: str = ""


def day_of(now: float) -> int:
    """Return the number of the day at the time *now*.

    >>> day_of(OPENING - 1), day_of(OPENING)
    (-1, 0)
    """
    return int((now - OPENING) // DAY)


def start_of(day: int) -> float:
    """Return when a day begins."""
    return float(day * DAY + OPENING)
