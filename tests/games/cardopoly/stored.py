"""Read matches of Cardopoly from the database of a running bot."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from games.cardopoly import GAME
from games.cardopoly.state import State
from tests.kit.guest import Guest


def load_state(file: Path) -> State:
    """Return the state of the latest match."""
    with closing(sqlite3.connect(file)) as database:
        ((state,),) = database.execute("SELECT state FROM matches ORDER BY id DESC LIMIT 1")
    return GAME.decode(state)


def sort_by_seat(file: Path, guests: list[Guest]) -> list[Guest]:
    """Return the *guests* in the order of their seats."""
    with closing(sqlite3.connect(file)) as database:
        people = [id for (id,) in database.execute("SELECT user_id FROM players ORDER BY match_id, seat")]
    return sorted(guests, key=lambda guest: people.index(guest.person.id))
