"""The match of a puzzle: built from its position whenever it is shown, and never stored."""

from __future__ import annotations

from collections.abc import Sequence

import games
from bot.domain.match import Match
from bot.domain.people import Person
from bot.domain.practice import build_practice
from games.search.puzzles import Puzzle


def build_match(puzzle: Puzzle, id: int, person: Person, moves: Sequence[bytes] = ()) -> Match:
    """Build the match *id* in which *person* is to move, after their *moves* of a plan.

    The bots have names of the person's language.
    """
    game = games.load(puzzle.game)
    state = puzzle.plan(moves).state if moves else puzzle.position
    view = game.view(state, puzzle.seat)
    return build_practice(game, view.options, state, puzzle.seat, view.seats, person, id)
