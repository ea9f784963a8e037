"""The match of a puzzle: a value made from its position whenever it is looked at, and never stored."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from msgspec.structs import replace

import games
from bot.domain import lobbies
from bot.domain.match import Match, Player, Venue
from bot.domain.people import Person, free_names
from games.search.puzzles import Puzzle


def match(
    puzzle: Puzzle, id: int, name: str, locale: str, user_id: int = 0, moves: Sequence[bytes] = ()
) -> Match:
    """How it stands where somebody called *name* is to move, after the *moves* of a plan that they have made.

    The others have names of the language *locale*. Its id is *id*.
    """
    game = games.load(puzzle.game)
    state = puzzle.plan(moves).state if moves else puzzle.position
    view = game.view(state, puzzle.seat)
    names = list(islice(free_names(locale, [name]), view.seats - 1))
    names.insert(puzzle.seat, name)
    host = Person(user_id, name, locale)
    begun = lobbies.new(0.0, game.key, view.options, host, Venue(0, 0, None, locale, 0)).after
    return replace(
        begun,
        id=id,
        status="running",
        state=state,
        events=(),
        players=tuple(Player(seat, None, called) for seat, called in enumerate(names)),
        waiting=game.waiting_for(state),
        due=None,
    )
