"""Practice matches: the values that lessons and puzzles are shown as, built when needed and never stored."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any

from msgspec.structs import replace

from bot.domain import lobbies
from bot.domain.match import Match, Player, Venue
from bot.domain.pace import PACES
from bot.domain.people import Person, free_names, pick_mark
from bot.domain.place import BY_MESSAGE
from games.core import AnyGame


def build_practice(
    game: AnyGame, options: Mapping[str, str], state: Any, seat: int, seats: int, person: Person, id: int
) -> Match:
    """Build a running match in *state* in which *person* plays *seat*, against bots, without a clock.

    The bots have names of the person's language, and colors that differ from the person's.
    """
    names = list(islice(free_names(person.locale, [person.name]), seats - 1))
    names.insert(seat, person.name)
    players, taken = [], {person.mark}
    for each, name in enumerate(names):
        mark = person.mark if each == seat else pick_mark(taken)
        taken.add(mark)
        players.append(Player(each, person.user_id if each == seat else None, name, mark=mark))
    lobby = lobbies.create(
        0.0, game.key, options, person, Venue(BY_MESSAGE, person.locale, PACES["none"])
    ).after
    return replace(
        lobby,
        id=id,
        status="running",
        state=state,
        events=(),
        players=tuple(players),
        waiting=game.waiting_for(state),
        due=None,
    )
