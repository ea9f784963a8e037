"""A shard moves to another process while people click: each click is answered once, by one process."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

import pytest
from discord.gateway import KeepAliveHandler

from bot.cluster.gate import Gate
from bot.domain.pace import Pace
from bot.service.uptime import TICK
from sandbox.server import Sandbox
from tests.kit.evidence import check_log, load_latest
from tests.kit.freehold import Freehold
from tests.kit.guest import Guest
from tests.kit.sharded import Cluster, sessions, wait_for_other_sessions

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
PAUSE = 0.1
"""Seconds between two clicks."""


def find_statuses(sandbox: Sandbox, clicks: Iterable[int]) -> dict[int, list[int]]:
    """Return, for each of *clicks*, the status of each attempt to answer it."""
    found: dict[int, list[int]] = {click: [] for click in clicks}
    for request in sandbox.rest.requests:
        if request.route == CALLBACK and (click := int(request.path.split("/")[-3])) in found:
            found[click].append(request.status)
    return found


@asynccontextmanager
async def keep_clicking(guest: Guest, clicks: list[int]) -> AsyncIterator[None]:
    """Meanwhile, click again and again on a button that the table doesn't have; *clicks* are the ids."""
    table = next(m for m in guest.person.messages(guest.channel_id) if m["components"])

    async def click() -> None:
        while True:
            clicks.append(await guest.person.raw_component(int(table["id"]), "unheard of"))
            await asyncio.sleep(PAUSE)

    clicking = asyncio.create_task(click())
    try:
        yield
    finally:
        clicking.cancel()


async def test_each_click_is_answered_once_while_a_shard_changes_hands(cluster: Cluster) -> None:
    sandbox, world, (anna, _) = cluster.sandbox, cluster.sandbox.world, cluster.guests
    first, second = cluster.bots
    await cluster.begin()
    alone = sessions(sandbox)
    clicks: list[int] = []
    async with keep_clicking(anna, clicks):
        await second.begin()  # which gets its part
        await wait_for_other_sessions(sandbox, alone, 2, 3)
        shared, before = sessions(sandbox), len(clicks)
        await world.until(lambda: len(clicks) > before + 3)
        await second.stop()  # and leaves it
        await wait_for_other_sessions(sandbox, shared, 2, 3)
        after = len(clicks)
        await world.until(lambda: len(clicks) > after + 3)
    for click in clicks:
        await anna.person.wait_for_answer(click)
    assert {tuple(tries) for tries in find_statuses(sandbox, clicks).values()} == {(200,)}
    for each in (first, second):
        said = each.log.read_text()
        assert said.count("taken over from a process that still listened") == 2
        assert '"level": "error"' not in said


async def test_a_click_is_answered_after_the_process_of_its_shard_died(cluster: Cluster) -> None:
    sandbox, (anna, _) = cluster.sandbox, cluster.guests
    second = cluster.bots[1]
    await cluster.begin()
    alone = sessions(sandbox)
    await second.begin()
    await wait_for_other_sessions(sandbox, alone, 2, 3)
    shared = sessions(sandbox)
    await second.kill(alone=False)
    await wait_for_other_sessions(sandbox, shared, 2, 3)
    table = next(m for m in anna.person.messages(anna.channel_id) if m["components"])
    click = await anna.person.raw_component(int(table["id"]), "unheard of")
    await anna.person.wait_for_answer(click)
    assert find_statuses(sandbox, [click]) == {click: [200]}


async def test_a_live_clock_and_an_own_pace_go_over_to_another_process(cluster: Cluster) -> None:
    sandbox, world, (anna, ben) = cluster.sandbox, cluster.sandbox.world, cluster.guests
    second = cluster.bots[1]
    await cluster.begin(pace="live")
    await world.until(lambda: anna.is_asked() or ben.is_asked())
    before, began = (await load_latest(cluster.place))[0], world.now()
    alone = sessions(sandbox)
    await second.begin()  # which gets the shard of their server
    await wait_for_other_sessions(sandbox, alone, 2, 3)
    own = Pace(300, 10, 600)
    await anna.press("more")
    await anna.press("pace")
    opened = await anna.press("pacing")
    numbers = {"count": "10", "reserve": "300", "most": "600", "unit": "seconds"}
    await anna.person.wait_for_answer(await anna.person.submit(opened, numbers))
    await ben.wait_for_text("would like another pace")
    match, _ = await load_latest(cluster.place)
    moved = sum(player.due or 0.0 for player in match.players) - sum(
        player.due or 0.0 for player in before.players
    )
    assert 0 <= moved <= world.now() - began + 3 * TICK  # nobody gets less time, or much more
    assert sum(player.misses for player in match.players) == 0
    shared = sessions(sandbox)
    await second.kill(alone=False)  # the first one takes over again
    await wait_for_other_sessions(sandbox, shared, 2, 3)
    await ben.press("more")
    await ben.press("pace")
    await ben.wait_for_reply("Your table’s pace is")
    await ben.press("wantpace", str(own))
    await anna.wait_for_text("Everybody agrees on a new pace")
    match, log = await load_latest(cluster.place)
    check_log(match, log)
    assert match.pace == own
    assert [player.span for player in match.players if player.due is not None] == [310.0]
    assert sum(player.misses for player in match.players) == 0


async def test_nothing_outlives_a_process_that_waits_for_its_turn_to_identify(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits = asyncio.Event()

    async def wait(gate: Gate, shard: int) -> None:
        waits.set()
        await asyncio.Event().wait()

    await freehold.stop()
    with monkeypatch.context() as waiting:
        waiting.setattr(Gate, "enter", wait)
        starting = asyncio.create_task(freehold.start())
        await waits.wait()
        starting.cancel()
        await asyncio.wait([starting])
        await freehold.stop()
    beating = [each for each in threading.enumerate() if isinstance(each, KeepAliveHandler)]
    for each in beating:
        await asyncio.to_thread(each.join, 5)
    assert not any(each.is_alive() for each in beating)
    del starting
    gc.collect()  # which would warn of a connection that nobody closed
    await freehold.start()  # so that there is something to stop
