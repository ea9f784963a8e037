"""Leagues through Discord's protocol: announcing one, and waiting for its next states."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.domain.match import Match
from bot.league.records import League
from sandbox.client.members import change_role
from sandbox.model.permissions import INVITED, Permission
from sandbox.model.reading import text
from sandbox.model.world import PATIENCE
from tests.kit.freehold import Freehold
from tests.kit.guest import Guest
from tests.kit.narrow import not_none
from tests.kit.questions import Json


async def announce(freehold: Freehold, *names: str, **options: object) -> list[Guest]:
    """Announce a league in which these people take part; the first organizes it."""
    organizer, *others = guests = [freehold.guest(name) for name in names]
    await organizer.command("league create", game="property", **options)
    await organizer.wait_for_text("League of Property")
    for guest in others:
        await guest.press("leaguejoin")
        await guest.wait_for_reply("You’re in!")
    return guests


async def wait_for_league(freehold: Freehold, wanted: Callable[[League], object]) -> League:
    """Wait until league 1 fulfills *wanted*."""
    async with asyncio.timeout(PATIENCE):
        while not wanted(league := await freehold.client.leagues.get(1)):  # noqa: ASYNC110  it tells nobody
            await asyncio.sleep(0.02)
    return league


async def wait_for_match(freehold: Freehold, id: int | None, wanted: Callable[[Match], object]) -> Match:
    """Wait until the match *id* fulfills *wanted*."""
    async with asyncio.timeout(PATIENCE):
        while (  # noqa: ASYNC110  it tells nobody
            match := await freehold.client.matches.get(id or 0)
        ) is None or not wanted(match):
            await asyncio.sleep(0.02)
    return match


def has_all_matches(league: League) -> bool:
    """Whether every table of the round has its match."""
    return league.status == "running" and all(table.match_id for table in league.tables_of(league.round))


def panels(guest: Guest) -> list[str]:
    """Return what the bot has written to somebody in their DM."""
    dm = guest.person.dm()
    return [
        text(seen) for seen in guest.find_messages() if dm is not None and seen["channel_id"] == str(dm.id)
    ]


async def allow_events(freehold: Freehold, *, may: bool = True) -> None:
    """Allow or forbid Freehold to create events on the server."""
    world = freehold.sandbox.world
    (guild,) = world.guilds.values()
    own = next(each for each in guild.roles if each.managed)
    change_role(world, guild, own.id, INVITED | Permission.CREATE_EVENTS if may else INVITED)
    here = not_none(freehold.client.get_guild(guild.id))
    await world.until(lambda: here.me.guild_permissions.create_events is may)


async def open_page(organizer: Guest) -> None:
    """Open the organizer's page, which is a message of its own."""

    def count() -> int:
        return sum("Only you see this." in reply for reply in organizer.find_replies())

    before = count()
    await organizer.press("leaguemanage")
    await organizer.person.until(lambda _: count() > before)


async def choose_start(
    freehold: Freehold, organizer: Guest, choice: int, name: str = "Cup", description: str = ""
) -> float:
    """Name the league in the page's window, and set its start to one of the offered times, counted from 0."""
    opener = await organizer.press("leagueedit")
    offered = not_none(freehold.sandbox.world.interactions[opener].modal)
    starts = [option["value"] for option in list_options(offered, "starts")][choice + 1]
    answers = {"name": name, "description": description, "starts": starts}
    await organizer.person.submit(opener, answers)
    await wait_for_league(freehold, lambda league: (league.name, league.starts) == (name, float(starts)))
    return float(starts)


def list_options(modal: Json, name: str) -> list[dict[str, str]]:
    """Return the options of the select *name* in a window."""
    inner = [part["component"] for part in modal["components"]]
    return next(each["options"] for each in inner if each["custom_id"] == name)
