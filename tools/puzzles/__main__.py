"""`python -m tools.puzzles KEY [--count N] [--theme THEME] [--database URL]`: find puzzles for a game.

Matches of bots are gone through from where the last puzzle was found, one number after the other; with a
database, the matches in it that are over, of which nothing but positions is kept. What is found is added to
the game's ``puzzles.jsonl`` until there are N.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable, Iterable
from functools import partial

import msgspec

from games import load
from games.core import AnyGame
from games.search.puzzles import TURN, WIN, WORTH, Puzzle, puzzles, puzzles_file
from tools.puzzles import turns
from tools.puzzles.finding import puzzle, worth
from tools.puzzles.positions import Found, play_positions, read_positions

SPREAD = 8
"""So many moves lie between two puzzles of a match, of which there is one for each seat at most."""


Finder = Callable[[AnyGame, Found], Puzzle | None]

FINDERS: dict[str, Finder] = {
    "move": puzzle,
    WORTH: lambda game, found: next(worth(game, found), None),
    TURN: turns.puzzle,
    WIN: partial(turns.puzzle, wins=True),
}
"""What finds puzzles of a theme."""


def add(game: AnyGame, positions: Iterable[Found], count: int, finder: Finder) -> None:
    """Add the puzzles that *finder* finds to those of *game* until there are *count*, or no more
    *positions*."""
    known = dict(puzzles(game.key))
    match, last, seats = -1, 0, set[int]()
    for found in positions:
        if len(known) >= count:
            break
        if found.match != match or found.step > last:
            print(f"match {found.match}")
            match, last, seats = found.match, found.step + SPREAD, set()
        if found.seat in seats or found.step > last - SPREAD:
            continue
        new = finder(game, found)
        if new is None or new.name in known:
            continue
        known[new.name], last = new, found.step
        seats.add(found.seat)
        with puzzles_file(game.key).open("ab") as lines:  # it may have been replaced since the last one
            lines.write(msgspec.json.encode(new) + b"\n")
        best, second = (f"{new.answers[at].chance:.0%}" for at in (0, new.right_count))
        print(f"{len(known)}: {new.theme}, {best} before {second}")


def main() -> None:
    """Find what is asked for on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("key")
    parser.add_argument("--count", type=int, default=200)
    about = "what a move, a hand or a whole turn is worth, or how a turn wins"
    parser.add_argument("--theme", choices=FINDERS, default="move", help=about)
    parser.add_argument("--database", help="look in the matches of this database, as DATABASE_URL names it")
    parser.add_argument("--first", type=int, help="number of the first match; else after the last puzzle's")
    asked = parser.parse_args()
    game = load(asked.key)
    last = max((each.match for each in puzzles(game.key).values()), default=-1)
    first = last + 1 if asked.first is None else asked.first
    found = (
        asyncio.run(read_positions(game, asked.database)) if asked.database else play_positions(game, first)
    )
    add(game, found, asked.count, FINDERS[asked.theme])


if __name__ == "__main__":
    main()
