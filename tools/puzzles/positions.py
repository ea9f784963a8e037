"""The positions that are searched for puzzles."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from sqlalchemy import select

from bot.domain.replays import replay_positions
from bot.store import Store
from bot.store.engine import read_connection
from bot.store.tables import matches
from games.core import AnyGame, Luck

EARLY = 0.4
"""The first part of a match, in which little is decided, is passed over, and the end is looked at first."""

SLOPPY = (0.0, 0.1, 0.2, 0.4)
"""The part of the moves that are made by chance, one for each match: so unusual positions come up."""

SEATS = (0, 0, 0, 1, 1, 2)
"""Which of the numbers of seats a game allows a match has, by chance: most often the least."""

OPTIONS: dict[str, tuple[dict[str, str], ...]] = {"cardopoly": ({}, {"play": "quick"})}
"""The options of the matches of a game, in turn: in Quick Play much depends on every purchase."""

PEOPLE = -1
"""The number of every match that people played."""


class Found(NamedTuple):
    """A position of the match number *match*: its *state*, encoded, in which *seat* is awaited.

    *begins*: the turn is that of *seat*, and begins here.
    """

    match: int
    step: int
    state: bytes
    seat: int
    begins: bool = False


def play_positions(game: AnyGame, first: int) -> Iterator[Found]:
    """The positions of the bots' matches from number *first* on."""
    number = first
    while True:
        random = Random(number)
        luck = Luck(random)
        options = (kinds := OPTIONS.get(game.key, ({},)))[number % len(kinds)]
        seats, sloppy = game.seats_with(options), random.choice(SLOPPY)
        state, _ = game.deal(seats[min(random.choice(SEATS), len(seats) - 1)], options, luck)
        positions, turn = list[Found](), None
        while waiting := game.waiting_for(state):
            seat = min(waiting)
            begins = seat == state.turn != turn
            turn = state.turn
            positions.append(Found(number, len(positions), game.encode(state), seat, begins))
            offers = game.offers(state, seat)
            if random.random() < sloppy:
                move = game.sample(offers, random)
            else:
                move = game.choose(game.view(state, seat), offers, random)
            game.apply(state, seat, move, luck)
        yield from reversed(positions[int(EARLY * len(positions)) :])
        number += 1


async def read_positions(game: AnyGame, url: str) -> list[Found]:
    """The positions of the matches that are over in the database at *url*, played by today's rules.

    The positions don't say whose matches they are from.
    """
    store = await Store.open(url)
    found: list[Found] = []
    try:
        wanted = select(matches.c.id).where(matches.c.game == game.key, matches.c.status == "over")
        async with read_connection(store.engine) as connection:
            ids = list((await connection.execute(wanted)).scalars())
        for id in ids:
            match = await store.reader.match(id)
            assert match is not None
            if match.rules_version != game.rules_version:
                continue
            course, turn = [], None
            for step, played in enumerate(replay_positions(match, await store.reader.entries(id))):
                state = played.state
                if played.rules is game and (waiting := game.waiting_for(state)):
                    seat = min(waiting)
                    begins = seat == state.turn != turn
                    course.append(Found(PEOPLE, step, game.encode(state), seat, begins))
                    turn = state.turn
            found += reversed(course)
    finally:
        await store.close()
    return found
