"""Everything the bot sends is valid by Discord's own description of its API."""

from __future__ import annotations

from random import Random

import pytest

from tests.kit.freehold import Freehold
from tests.kit.guest import play
from tests.kit.sandbox import openapi


@pytest.mark.skipif(not openapi.FILE.exists(), reason=openapi.MISSING)
async def test_a_journey_through_all_that_can_be_clicked(freehold: Freehold) -> None:
    anna, ben, clara = freehold.guest("Anna"), freehold.guest("Ben"), freehold.guest("Clara")
    await anna.command("settings")
    await anna.command("help")
    await ben.command("rules")
    guests = await freehold.table("Anna", "Ben", bots=1, thread=True, pace="daily")
    anna, ben = guests
    clara.channel_id = anna.channel_id
    await play(freehold.sandbox, guests, Random(1), 12)
    for verb in ("hand", "log", "rules", "more"):
        await anna.press(verb)
    for name in ("match show", "match hand", "match log", "match nudge", "matches"):
        await ben.command(name)
    await clara.press("hand")
    await anna.press("replace")
    for guest in guests:
        await guest.resign()
    await anna.wait_for_text("🥇")
    for verb in ("verify", "rematch"):
        await anna.press(verb)
    await anna.wait_for_text("Once more?")
    await anna.arrange("options")
    await freehold.client.presenter.wait_until_idle()

    requests = freehold.sandbox.rest.requests
    assert len({(request.method, request.route) for request in requests}) > 10
    assert [r for r in requests if r.status == 400] == []
    assert openapi.faults(request._replace(answer=None) for request in requests) == []
