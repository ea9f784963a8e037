"""Plays a match of a league to its end, as bot opponents would."""

from __future__ import annotations

from random import Random

import games
from bot.domain import turns
from bot.domain.match import Match
from bot.store import Conflict
from tests.kit.freehold import Freehold
from tests.kit.narrow import not_none


async def finish_match(freehold: Freehold, id: int) -> Match:
    """Make all remaining moves of the match *id* for all its players.

    All but the last are stored as if another process had made them, so the moves between aren't shown.
    """
    matches, writer, now = freehold.client.matches, freehold.client.store.writer, freehold.client.now
    match, random = not_none(await matches.get(id)), Random(id)
    game = games.load(match.game)
    while match.status == "running":
        seat = min(match.waiting)
        move = game.choose(game.view(match.state, seat), game.offers(match.state, seat), random)
        change = turns.act_for(match, now(), seat, move)
        try:
            if change.after.status == "running":
                await writer.commit(change)
                match = change.after
                continue
        except Conflict:  # a bot moved first
            pass
        matches.clear_cache()
        moved = await matches.change_if_unmoved(match, turns.act_for, seat, move)
        match = moved or not_none(await matches.get(id))
    return match
