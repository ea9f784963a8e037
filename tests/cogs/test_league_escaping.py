"""Escaping a loss in leagues, seasons and evenings: whoever leaves is rated as last of those who stayed."""

from __future__ import annotations

import json

import pytest

from bot.domain import turns
from bot.domain.match import Match
from tests.kit.course import finish_match
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest
from tests.kit.league_channel import announce, open_page, wait_for_league, wait_for_match
from tests.kit.narrow import not_none
from tests.kit.peeking import rows

pytestmark = pytest.mark.usefixtures("passing_time")

FOUR = "Anna", "Ben", "Clara", "David"


async def seat_four(freehold: Freehold, kind: str) -> tuple[list[Guest], Match]:
    """Let four people begin a match of a league of that *kind*."""
    if kind == "rounds":
        guests = await announce(freehold, *FOUR, places=4)
        await guests[0].command("league start")
    else:
        guests = [freehold.guest(name) for name in FOUR]
        name = "league season" if kind == "season" else "evening"
        await guests[0].command(name, game="property")
        await guests[0].wait_for_text("of Property")
        if kind == "evening":
            for guest in guests[1:]:
                await guest.press("leaguejoin")
            await wait_for_league(freehold, lambda league: len(league.participants) == len(FOUR))
            await guests[0].press("leaguestart")
            await guests[0].wait_for_text("are you there?")
        for guest in guests:
            await guest.press("leaguejoin")
        if kind == "evening":
            await wait_for_league(freehold, lambda league: all(who.here for who in league.participants))
            await guests[0].press("leaguestart")
    league = await wait_for_league(freehold, lambda league: league.tables and league.tables[0].match_id)
    return guests, await wait_for_match(
        freehold, league.tables[0].match_id, lambda match: match.status == "running"
    )


@pytest.mark.parametrize("way", ["leaves", "is removed", "gives the seat to a bot", "is forgotten"])
@pytest.mark.parametrize("kind", ["rounds", "season", "evening"])
async def test_whoever_leaves_is_rated_as_last_of_those_who_stayed_at_that_moment(
    freehold: Freehold, kind: str, way: str
) -> None:
    guests, match = await seat_four(freehold, kind)
    anna, ben, *_ = guests
    seat = not_none(match.seat_of(ben.person.id))
    if way == "leaves":
        await ben.press("leagueleave")
        await ben.press("leaguequit")
    elif way == "is removed":
        await open_page(anna)
        await anna.press("leagueremove", str(ben.person.id))
        await anna.press("leagueout")
    elif way == "is forgotten":
        await freehold.client.privacy.delete(ben.person.id)
    else:
        await freehold.client.matches.change(match.id, turns.vacate, ben.person.id)
    await wait_for_match(freehold, match.id, lambda match: match.seat_of(ben.person.id) is None)
    await wait_until_idle(freehold)
    over = await finish_match(freehold, match.id)
    found = await wait_for_league(freehold, lambda league: league.tables[0].result)
    assert found.tables[0].result is not None
    query = "SELECT seat, user_id, stayed, counts FROM results WHERE match_id = ? ORDER BY seat"
    results = rows(freehold.place, query, match.id)
    others = [each for each in range(len(FOUR)) if each != seat]
    for number, user_id, stayed, counts in results:
        assert counts
        if number == seat:
            assert user_id == ben.person.id or (way == "is forgotten" and user_id < 0)
            assert sorted(json.loads(stayed)) == others
        else:
            assert (user_id, stayed) == (over.players[number].user_id, None)
