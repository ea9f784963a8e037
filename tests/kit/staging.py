"""Brings a match into a certain situation, in which a test then makes a move."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import games
from bot.domain import turns
from bot.domain.match import Match
from games.fair import Fair
from tests.kit.freehold import Freehold
from tests.kit.guest import Guest

TRIES, LONGEST = 3000, 60


async def stage(freehold: Freehold, guest: Guest, wanted: Callable[[Any], object]) -> Match:
    """Play random moves at the table of *guest*, without clicks, until the state is *wanted*.

    It first searches for such a course of at most `LONGEST` moves, then plays and shows it.
    """
    match = await freehold.client.matches.in_channel(guest.channel_id)
    assert match is not None
    for seat, move in _course(match, wanted):
        match = await freehold.client.matches.change_if_unmoved(match, turns.act_for, seat, move)
        assert match is not None
    await freehold.client.presenter.wait_until_idle()
    return match


def _course(match: Match, wanted: Callable[[Any], object]) -> list[tuple[int, Any]]:
    game = games.load(match.game)
    for number in range(TRIES):
        random = Random(number)
        state, chance = game.copy(match.state), Fair(match.seed, match.used)
        made: list[tuple[int, Any]] = []
        while len(made) <= LONGEST and (waiting := sorted(game.waiting_for(state))):
            if wanted(state):
                return made
            seat = random.choice(waiting)
            made.append((seat, game.sample(game.offers(state, seat), random)))
            game.apply(state, *made[-1], chance)
    raise AssertionError("no such state in so many matches")
