"""`/play`: people who wait find each other."""

from __future__ import annotations

from bot.domain.match import Match
from bot.domain.pace import PACES
from bot.domain.place import Place
from sandbox.model.reading import text
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest


async def wait_for_match(freehold: Freehold, *guests: Guest) -> Match:
    """Return the match in which all *guests* sit, once it runs."""
    people = {guest.person.id for guest in guests}

    async def find() -> Match | None:
        found = await freehold.client.matches.of_person(guests[0].person.id)
        running = (match for match in found if match.status == "running")
        return next((match for match in running if people <= {each.user_id for each in match.players}), None)

    found: Match | None = None
    async with freehold.sandbox.world.explained(10.0) as look:
        while (found := await find()) is None:
            look()
            await wait_until_idle(freehold)
    return found


def direct_messages(guest: Guest, words: str) -> list[str]:
    """Return the direct messages with *words*."""
    dm = guest.person.dm()
    said = [] if dm is None else map(text, guest.person.messages(dm.id))
    return [each for each in said if words in each]


async def test_two_who_wait_here_play_by_direct_message(freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("play", game="property", pace="daily")
    await anna.wait_for_reply("You’re waiting for **Property**")
    await ben.command("play", game="property", pace="daily")
    match = await wait_for_match(freehold, anna, ben)
    guild_id = freehold.sandbox.world.channels[anna.channel_id].guild_id
    assert (match.place, match.pace) == (Place(guild_id), PACES["daily"])
    for guest in (anna, ben):
        await guest.wait_for_text("Your table is ready")
        assert len(direct_messages(guest, "Your table is ready")) == 1
    asked = next(guest for guest in (anna, ben) if match.seat_of(guest.person.id) in match.waiting)
    await freehold.sandbox.world.until(asked.is_asked)
    assert await freehold.client.waiting.rows.list_waits(guild_id or 0) == []
