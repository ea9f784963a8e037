"""A league during an outage of the bot."""

from __future__ import annotations

from tests.kit.freehold import Freehold, wait_until_idle


async def test_what_fell_due_while_freehold_was_away_is_due_later(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.command("league create", game="property")
    await anna.wait_for_text("League of Property")
    await wait_until_idle(freehold)
    client, world = freehold.client, freehold.sandbox.world
    before = (await client.leagues.get(1)).due
    assert before is not None
    world.advance(2 * (before - world.now()))
    client._organizer.touch(1)
    await wait_until_idle(freehold)
    league = await client.leagues.get(1)
    assert league.status == "open"
    assert league.due is not None
    assert league.due > world.now()
