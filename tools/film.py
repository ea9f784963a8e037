"""`python -m tools.film [GAME]`: the film at the top of the README, `docs/match.webp`.

Bot opponents play matches until the film of one is small enough for a web page.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from random import Random

from bot.domain import lobbies, turns
from bot.domain.match import Match, Venue
from bot.domain.pace import per_move
from bot.domain.people import Person
from bot.domain.place import Place
from bot.service.films import Films
from bot.service.matches import Matches
from bot.service.pictures import Pictures
from bot.store import Store
from games import load

FILE = Path(__file__).parent.parent / "docs" / "match.webp"
LARGEST = 2_000_000
"""Bytes of the film."""

PEOPLE = (Person(1, "Ada"), Person(2, "Ben"), Person(3, "Clara"))


async def film(key: str) -> bytes:
    """The film of a match of the game called *key*, at most `LARGEST` bytes."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{folder}/film.db")
        matches, pictures = Matches(store, time.time, lambda _: None), Pictures()
        films = Films(pictures)
        try:
            for number in count():
                match = await play(matches, key, number)
                log = await matches.entries(match.id)
                made = await films.make(match, log, "en", lambda done, all: None)
                if len(made.data) <= LARGEST:
                    return made.data
        finally:
            await films.close()
            await pictures.close()
            await store.close()
    raise AssertionError


async def play(matches: Matches, key: str, number: int) -> Match:
    """A match of `PEOPLE`, who play as bot opponents do, from lobby to end."""
    game, random = load(key), Random(number)
    match = await matches.open(
        lobbies.create, key, {}, PEOPLE[0], Venue(Place(1, number + 1), "en", per_move(0))
    )
    for person in PEOPLE[1:]:
        match = await matches.change(match.id, lobbies.join, person)
    match = await matches.change(match.id, lobbies.start, 1)
    while match.status == "running":
        seat = min(match.waiting)
        move = game.choose(game.view(match.state, seat), game.offers(match.state, seat), random)
        click = number * 100_000 + match.version
        user_id = match.players[seat].user_id or 0
        match = await matches.change_once(click, match.id, turns.act, user_id, move, match.version)
    return match


def main(arguments: list[str]) -> int:
    """Make the film of the game named, else of Monopoly Deal; the exit code."""
    if len(arguments) > 1:
        print(__doc__, file=sys.stderr)
        return 2
    FILE.write_bytes(asyncio.run(film(arguments[0] if arguments else "deal")))
    print(f"{FILE.name}: {FILE.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
