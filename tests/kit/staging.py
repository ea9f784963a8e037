"""Bring a match to a point that is worth a test, and make one certain move there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import games
from bot.discord.controls import parse
from bot.domain import turns
from bot.domain.match import Match
from games.fair import Fair
from sandbox.model.reading import BUTTON, controls
from sandbox.model.world import PATIENCE
from sandbox.server import Sandbox
from tests.kit.freehold import Freehold
from tests.kit.guest import MOVES, Guest, Json

TRIES, LONGEST = 3000, 60


async def stage(freehold: Freehold, guest: Guest, wanted: Callable[[Any], object]) -> Match:
    """Play the match at the table of *guest* by random moves, nobody clicking, until its state is *wanted*.

    Some such course of at most `LONGEST` moves is looked for first, then it is played and shown.
    """
    match = await freehold.client.matches.at(guest.channel_id)
    assert match is not None
    for seat, move in _course(match, wanted):
        match = await freehold.client.matches.still(match, turns.act_for, seat, move)
        assert match is not None
    await freehold.client.presenter.settled()
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


async def take(sandbox: Sandbox, guest: Guest, move: str, *options: int, **given: int) -> int:
    """Make the *move* offered as *given* by its newest control, *options* chosen if it is a select of them.

    What it leaves to choose else, a window asks; the interaction's id.
    """
    await sandbox.world.until(lambda: control(guest, move, **given), PATIENCE)
    message, part, index = control(guest, move, **given)  # type: ignore[misc]
    if part["type"] == BUTTON:
        id = await guest.person.click(int(message["id"]), part["custom_id"])
    else:
        values = [str(option) for option in options] or [index]
        id = await guest.person.select(int(message["id"]), part["custom_id"], values)
    await guest.person.answered(id, PATIENCE)
    return id


def control(guest: Guest, move: str, **given: int) -> tuple[Json, Json, str] | None:
    """The newest message that offers a *move* as *given*, the control for it, and the offer's index."""
    for message in guest.seen():
        for part in controls(message):
            wanted = parse(part["custom_id"])
            if wanted is None or wanted.verb not in MOVES:
                continue
            values = [option["value"] for option in part.get("options", ())]
            for index, offer in enumerate(guest.open_to(wanted.match)):
                there = str(index) in (values if wanted.verb == "pick" else [wanted.argument])
                if there and offer.move == move and given.items() <= offer.given.items():
                    return message, part, str(index)
    return None
