"""Letting time pass as people do on the page: hours at once.

An app may change a private message for fifteen minutes after the latest click on it. Apps use the end of that
time, so the clock stands still for a moment before it.
"""

from __future__ import annotations

import asyncio

from sandbox.model.interactions import TOKEN_SECONDS
from sandbox.model.snowflakes import created_at
from sandbox.model.world import World

BEFORE = 30.0
"""Seconds before a token expires at which the clock stands still, or a little later: …"""
TOGETHER = 25.0
"""… for tokens that expire within so many seconds it does so only once."""
MOMENT = 2.5
"""How many seconds it stands still."""


async def let_pass(world: World, seconds: float) -> None:
    """Move the clock of *world* forward by *seconds*."""
    end = world.now() + seconds
    for stop in _list_stops(world, end):
        if world.now() <= stop + TOGETHER:
            world.advance(max(0.0, stop - world.now()))
            await asyncio.sleep(MOMENT)
    world.advance(max(0.0, end - world.now()))


def _list_stops(world: World, end: float) -> list[float]:
    """Return when until *end* tokens expire soon that can change a private message, in order.

    Those that expire soon after another one are left out.
    """
    clicks = {item.reply: item.id for item in world.interactions.values()}
    private = [message for message in world.messages.values() if message.viewer]
    latest = {max(each.cause.id if each.cause else 0, clicks.get(each.id, 0)) for each in private}
    stops: list[float] = []
    for id in sorted(latest):
        stop = created_at(id) + TOKEN_SECONDS - BEFORE
        if world.now() < stop < end and (not stops or stop > stops[-1] + TOGETHER):
            stops.append(stop)
    return stops
