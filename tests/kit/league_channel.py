"""Leagues through Discord's protocol: announcing one, and waiting for what becomes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.domain.match import Match
from bot.league.records import League
from sandbox.model.reading import text
from sandbox.model.world import PATIENCE
from tests.kit.freehold import Freehold
from tests.kit.guest import Guest


async def announce(freehold: Freehold, *names: str, **options: object) -> list[Guest]:
    """A league in which these people take part, the first its organizer."""
    organizer, *others = guests = [freehold.guest(name) for name in names]
    await organizer.command("league create", game="property", **options)
    await organizer.wait_for_text("League of Property")
    for guest in others:
        await guest.press("leaguejoin")
        await guest.wait_for_reply("You’re in!")
    return guests


async def comes(freehold: Freehold, wanted: Callable[[League], object]) -> League:
    """Wait until league 1 is as *wanted*."""
    async with asyncio.timeout(PATIENCE):
        while not wanted(league := await freehold.client.leagues.get(1)):  # noqa: ASYNC110  it tells nobody
            await asyncio.sleep(0.02)
    return league


async def match_comes(freehold: Freehold, id: int | None, wanted: Callable[[Match], object]) -> Match:
    """Wait until the match *id* is as *wanted*."""
    async with asyncio.timeout(PATIENCE):
        while (  # noqa: ASYNC110  it tells nobody
            match := await freehold.client.matches.get(id or 0)
        ) is None or not wanted(match):
            await asyncio.sleep(0.02)
    return match


def seated(league: League) -> bool:
    """Whether every table of the round has its match."""
    return league.status == "running" and all(table.match_id for table in league.tables_of(league.round))


def panels(guest: Guest) -> list[str]:
    """What the bot has written to somebody directly."""
    dm = guest.person.dm()
    return [
        text(seen) for seen in guest.find_messages() if dm is not None and seen["channel_id"] == str(dm.id)
    ]
