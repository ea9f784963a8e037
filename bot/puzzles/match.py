"""The match of a puzzle: built from its position whenever it is shown, and never stored."""

from __future__ import annotations

from collections.abc import Sequence

import games
from bot.domain.match import Match
from bot.domain.people import Person
from bot.domain.practice import build_practice
from games.search.puzzles import Puzzle


def build_match(
    puzzle: Puzzle, id: int, name: str, locale: str, user_id: int = 0, moves: Sequence[bytes] = ()
) -> Match:
    """Build the match *id* in which somebody called *name* is to move, after their *moves* of a plan.

    The bots have names of the language *locale*.
    """
    game = games.load(puzzle.game)
    state = puzzle.plan(moves).state if moves else puzzle.position
    view = game.view(state, puzzle.seat)
    person = Person(user_id, name, locale)
    return build_practice(game, view.options, state, puzzle.seat, view.seats, person, id)
