"""Whole matches of Monopoly Deal, played through Discord's protocol by clicking what is offered."""

from __future__ import annotations

from random import Random

import pytest

import games
from sandbox.reading import text
from tests.cogs.freehold import Freehold, play
from tests.journeys.evidence import called_once_a_turn, is_shown, is_sound, latest

PEOPLE = ("Anna", "Ben", "Clara", "David")


@pytest.mark.parametrize(("people", "bots"), [(1, 1), (2, 1), (1, 3)])
async def test_people_and_bots_play_a_match_to_its_end(freehold: Freehold, people: int, bots: int) -> None:
    guests = await freehold.table(*PEOPLE[:people], bots=bots, game="deal")

    await play(freehold.sandbox, guests, Random(people + bots))

    await freehold.client.presenter.settled()
    match, log = await latest(freehold.file)
    assert match.status == "over"
    is_sound(match, log)
    await is_shown(freehold.sandbox, guests[0], match)
    called_once_a_turn(guests, match, log)
    assert len(games.load("deal").cards(match.state)) == 104
    for guest in guests:
        assert not any("Something went wrong" in reply for reply in guest.private())
    await guests[-1].press("verify")
    assert await guests[-1].told("Every shuffle was fair")
