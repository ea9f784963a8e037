"""`/vacation` on Discord."""

from __future__ import annotations

import pytest

from bot.discord.controls import Control
from bot.domain.match import Match
from sandbox.model.reading import text
from sandbox.model.world import PATIENCE
from tests.kit.freehold import Freehold
from tests.kit.guest import Guest


async def here(freehold: Freehold, guest: Guest) -> Match:
    match = await freehold.client.matches.in_channel(guest.channel_id)
    assert match is not None
    return match


async def test_somebody_goes_on_vacation_the_table_says_so_and_they_come_back(freehold: Freehold) -> None:
    anna, ben, clara = await freehold.table("Anna", "Ben", "Clara", pace="daily")
    match = await here(freehold, anna)
    seat = min(match.waiting)
    who = next(guest for guest in (anna, ben, clara) if guest.person.id == match.players[seat].user_id)
    first, second = (guest for guest in (anna, ben, clara) if guest is not who)

    await who.command("vacation")
    assert "**14 days**" in await who.wait_for_reply("### Vacation")
    await who.press("vacation", "7")
    assert "Your clock is stopped in your running match" in await who.wait_for_reply(
        "You keep the days you don’t use"
    )
    table = await first.wait_for_text("is on vacation until <t:")
    assert "*More*" in text(table)
    assert (await here(freehold, anna)).due == pytest.approx((match.due or 0.0) + 7 * 86400, abs=PATIENCE)

    await who.press("more")
    assert not who.find_control(["letbot"])
    await first.press("more")
    await first.press("letbot")
    assert match.names[match.seat_of(second.person.id) or 0] in await first.wait_for_reply(
        "Still waiting for"
    )
    await first.wait_for_text("is fine with a bot playing for")
    await second.press("more")
    await second.press("letbot")
    await second.wait_for_reply("Everybody agrees")
    await first.wait_for_text("is away, so a bot is playing that seat")

    await who.press("vacationend")
    assert "**14 days**" not in await who.wait_for_reply("of vacation left")
    await first.wait_for_text("is back from vacation")


async def test_nonsense_and_forged_days_are_refused(freehold: Freehold) -> None:
    anna, _ = await freehold.table("Anna", "Ben")
    await anna.command("vacation")
    await anna.wait_for_reply("### Vacation")
    found = anna.find_control(["vacation"])
    assert found is not None
    message, part = found
    for value in ("15", "6", "-1", "x", "14.1"):
        before = len(anna.find_replies())
        id = await anna.person.raw_component(int(message["id"]), part["custom_id"], [value])
        await anna.person.wait_for_answer(id)
        await freehold.sandbox.world.until(lambda: len(anna.find_replies()) == before + 1, PATIENCE)  # noqa: B023
    for verb, told in (("vacationend", "no longer on vacation"), ("letbot", "Nobody on vacation")):
        id = await anna.person.raw_component(int(message["id"]), Control(verb, 1).custom_id)
        await anna.person.wait_for_answer(id)
        await anna.wait_for_reply(told)
    assert await freehold.client.store.persons.on_vacation(0.0) == []
