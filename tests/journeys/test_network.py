"""Discord is overloaded or down, answers get lost, the gateway breaks: no move is lost or made twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest

from bot.domain.pace import PACES
from sandbox.model.errors import Refused
from sandbox.server import Sandbox
from tests.kit.evidence import (
    check_log,
    check_notifications,
    load_latest,
    wait_until_at_rest,
    wait_until_shown,
)
from tests.kit.freehold import Freehold
from tests.kit.guest import Guest, play
from tests.kit.haste import notice_silence_soon
from tests.kit.peeking import rows

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = f"{MESSAGES}/{{message_id}}"


async def check_match(freehold: Freehold, guests: list[Guest], least: int) -> None:
    """Check that at least *least* moves are stored and shown, with one notification per turn."""
    await freehold.sandbox.world.until(lambda: any(guest.is_asked() for guest in guests))
    await wait_until_at_rest(freehold.sandbox, freehold.file)
    match, log = await load_latest(freehold.file)
    assert len(log) > least
    check_log(match, log)
    await wait_until_shown(freehold.sandbox, guests[0], match)
    check_notifications(guests, match, log)
    assert not any("Something went wrong" in reply for guest in guests for reply in guest.find_replies())


@pytest.mark.parametrize(("method", "route"), [("POST", MESSAGES), ("PATCH", MESSAGE), ("", "")])
async def test_rate_limits_only_slow_it_down(freehold: Freehold, method: str, route: str) -> None:
    guests = await freehold.table("Anna", "Ben")
    rest = freehold.sandbox.rest
    for _ in range(5):
        rest.fail(2, 429, method, route)
        await play(freehold.sandbox, guests, Random(1), 2)
    await check_match(freehold, guests, 4)
    assert any(request.status == 429 for request in rest.requests)


@pytest.mark.parametrize("status", [408, 503])
async def test_failures_are_tried_again(freehold: Freehold, status: int) -> None:
    guests = await freehold.table("Anna", "Ben")
    for method, route in (("POST", MESSAGES), ("PATCH", MESSAGE)):
        freehold.sandbox.rest.fail(1, status, method, route)
        await play(freehold.sandbox, guests, Random(1), 2)
    requests = freehold.sandbox.rest.requests
    await freehold.sandbox.world.until(lambda: sum(request.status == status for request in requests) == 2)
    await check_match(freehold, guests, 2)


async def test_a_lost_answer_posts_nothing_twice(freehold: Freehold) -> None:
    guests = await freehold.table("Anna", "Ben")
    for status in (500, 503):
        freehold.sandbox.rest.fail(1, status, "POST", MESSAGES, after=True)
        await play(freehold.sandbox, guests, Random(1), 3)
    await check_match(freehold, guests, 3)


@pytest.mark.parametrize(
    "lose",
    [
        lambda sandbox: sandbox.gateway.drop(),
        lambda sandbox: sandbox.gateway.drop(resumable=False),
        lambda sandbox: sandbox.gateway.reconnect(),
    ],
    ids=["resumable", "not resumable", "asked to"],
)
async def test_a_gateway_that_breaks_in_mid_click(
    freehold: Freehold, lose: Callable[[Sandbox], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = await freehold.table("Anna", "Ben")
    world, sessions = freehold.sandbox.world, freehold.sandbox.gateway.sessions
    await world.until(lambda: any(guest.is_asked() for guest in guests))
    before = [session.connection for session in sessions.values()]
    mover = next(guest for guest in guests if guest.is_asked())
    with monkeypatch.context() as hasty:
        hasty.setattr(freehold.sandbox.interactions, "acknowledge_within", 1)
        moving = asyncio.create_task(mover.move(Random(1)))
        await asyncio.sleep(0)
        lose(freehold.sandbox)
        with suppress(Refused):  # nobody was there: "The application did not respond"; they press again
            await moving
    await world.until(lambda: any(s.connection not in (None, *before) for s in sessions.values()))
    await play(freehold.sandbox, guests, Random(2), 4)
    await check_match(freehold, guests, 4)


async def test_a_gateway_that_falls_silent_is_connected_anew_and_costs_nobody_time(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    await freehold.stop()
    notice_silence_soon(monkeypatch)
    await freehold.start()
    guests = await freehold.table("Anna", "Ben", pace="live")
    world, sessions = freehold.sandbox.world, freehold.sandbox.gateway.sessions
    await world.until(lambda: any(guest.is_asked() for guest in guests))
    before = [session.connection for session in sessions.values()]
    match, _ = await load_latest(freehold.file)
    (due,) = {match.players[seat].due for seat in match.waiting}
    silent_at = world.now()
    freehold.sandbox.gateway.silence()
    await world.until(lambda: any(s.connection not in (None, *before) for s in sessions.values()))
    connected_at = world.now()
    clock = "SELECT due FROM players WHERE due IS NOT NULL"
    await world.until(lambda: rows(freehold.file, clock) != [(due,)])
    ((later,),) = rows(freehold.file, clock)
    assert connected_at - silent_at - 1 <= later - (due or 0) <= world.now() - silent_at + 1
    assert match.pace == PACES["live"]
    await play(freehold.sandbox, guests, Random(2), 4)
    await check_match(freehold, guests, 4)
