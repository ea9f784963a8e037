"""Whole leagues through Discord's protocol, from the announcement to the winner."""

from __future__ import annotations

from sandbox.reading import pictures, text
from tests.cogs.freehold import Freehold, Guest

LONG = 120
"""Seconds a league of bots may take."""


async def announce(freehold: Freehold, *names: str, **options: object) -> list[Guest]:
    """A league in which these people take part, the first its organiser."""
    organiser, *others = guests = [freehold.guest(name) for name in names]
    await organiser.command("league create", game="property", **options)
    await organiser.shown("League of Property")
    for guest in others:
        await guest.press("leaguejoin")
        await guest.told("You are in!")
    return guests


async def test_bots_play_a_league_of_eight_to_its_winner(freehold: Freehold) -> None:
    (anna,) = await announce(freehold, "Anna", places=8)
    await anna.press("leagueleave")
    await anna.told("You are no longer in this league")
    await anna.press("leaguestart")
    await anna.told("8 are missing")
    await anna.press("leaguefill")
    await anna.told("It begins!")

    end = await anna.person.until(lambda message: "wins the league of Property" in text(message), LONG)

    assert len(pictures(end)) == 2
    league = await freehold.client.leagues.get(1)
    assert len(league.tables) == 4 * 2 + 1
