"""A shard changes hands while people click: each click is answered once, by whoever has the shard then."""

from __future__ import annotations

import asyncio
import gc
import json
import threading
from collections.abc import Iterable
from typing import Any

import pytest
from discord.gateway import KeepAliveHandler

import bot.client
from bot.cluster import once
from bot.cluster.gate import Gate
from sandbox.model.world import PATIENCE
from sandbox.server import Sandbox
from tests.kit.freehold import Freehold
from tests.kit.guest import Guest
from tests.kit.sharded import Cluster, other_sessions, sessions

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
PAUSE = 0.1
"""Seconds between two clicks."""


def answers(sandbox: Sandbox, clicks: Iterable[int]) -> dict[int, list[int]]:
    """How each of *clicks* was answered, by the status that Discord gave to each try."""
    found: dict[int, list[int]] = {click: [] for click in clicks}
    for request in sandbox.rest.requests:
        if request.route == CALLBACK and (click := int(request.path.split("/")[-3])) in found:
            found[click].append(request.status)
    return found


async def click_on(guest: Guest, clicks: list[int]) -> None:
    """Click on the table again and again, on what it has not."""
    table = next(m for m in guest.person.messages(guest.channel_id) if m["components"])
    while True:
        clicks.append(await guest.person.raw_component(int(table["id"]), "unheard of"))
        await asyncio.sleep(PAUSE)


async def test_whoever_takes_a_shard_hears_what_was_clicked_meanwhile(cluster: Cluster) -> None:
    sandbox, world, (anna, _) = cluster.sandbox, cluster.sandbox.world, cluster.guests
    # By the clocks of the processes everything was clicked just now, however slow this machine is.
    world.advance(sandbox.interactions.acknowledge_within)
    first, second = cluster.bots
    await cluster.begin()
    alone = sessions(sandbox)
    clicks: list[int] = []
    clicking = asyncio.create_task(click_on(anna, clicks))
    await second.begin()  # which gets its part
    await other_sessions(sandbox, alone, 2, 3)
    shared, before = sessions(sandbox), len(clicks)
    await world.until(lambda: len(clicks) > before + 3)
    await second.stop()  # and leaves it
    await other_sessions(sandbox, shared, 2, 3)
    after = len(clicks)
    await world.until(lambda: len(clicks) > after + 3)
    clicking.cancel()
    for click in clicks:
        await anna.person.answered(click)
    assert {tuple(tries) for tries in answers(sandbox, clicks).values()} == {(200,)}
    for each in (first, second):
        said = each.log.read_text()
        taken = [json.loads(line)["shard"] for line in said.splitlines() if "with its session" in line]
        assert sorted(taken) == [2, 3]
        assert not any(id in said for id in (*alone.values(), *shared.values()))
        assert '"level": "error"' not in said


async def test_a_process_that_is_started_again_hears_what_was_clicked_meanwhile(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(once, "LATE", PATIENCE)  # however long it takes to start
    sandbox, world, anna = freehold.sandbox, freehold.sandbox.world, freehold.guest("Anna")
    await anna.command("property new")
    table = await anna.shown("Anna")

    async def click() -> int:
        return await anna.person.raw_component(int(table["id"]), "unheard of")

    sandbox.interactions.acknowledge_within = PATIENCE
    await freehold.stop()
    late = await click()
    world.advance(PATIENCE)
    young = await click()
    await freehold.start()
    await anna.person.answered(young)
    await world.until(lambda: len(sandbox.gateway.sessions) == 1)  # its own
    assert answers(sandbox, [late, young]) == {late: [], young: [200]}

    await freehold.stop()
    sandbox.gateway.sessions.clear()
    lost = await click()
    await freehold.start()
    await anna.person.answered(await click())
    assert answers(sandbox, [lost]) == {lost: []}
    sandbox.interactions.close()  # nobody waits for what will not be answered


@pytest.mark.parametrize("sessions", [1, 2])
async def test_a_shard_changes_hands_again_before_its_servers_are_known(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch, sessions: int
) -> None:
    sandbox, world, anna = freehold.sandbox, freehold.sandbox.world, freehold.guest("Anna")
    await anna.command("property new")
    table = await anna.shown("Anna")
    sandbox.interactions.acknowledge_within = PATIENCE
    monkeypatch.setattr(once, "LATE", PATIENCE)
    clicks: list[int] = []

    async def click() -> None:
        clicks.append(await anna.person.raw_component(int(table["id"]), "unheard of"))
        await anna.person.answered(clicks[-1])

    def connected() -> list[str]:
        return [id for id, session in sandbox.gateway.sessions.items() if session.connection]

    (first,) = connected()
    await freehold.stop()
    with monkeypatch.context() as early:
        if sessions == 1:  # its turn to begin one of its own does not come
            early.setattr(Gate, "enter", lambda *_: asyncio.Event().wait())
        else:  # it waits for one more server
            early.setattr(bot.client, "GUILDS_WITHIN", 3600.0)
            named = sandbox.gateway._ready
            early.setattr(sandbox.gateway, "_ready", lambda session, ids: named(session, [*ids, 7]))
        starting = asyncio.create_task(freehold.start())
        await world.until(lambda: len(connected()) == sessions)
        await click()
        starting.cancel()
        await asyncio.wait([starting])
        await freehold.stop()
    await world.until(lambda: list(sandbox.gateway.sessions) == [first])
    await freehold.start()
    await click()
    await world.until(lambda: len(connected()) == 1 and connected() != [first])
    await click()
    assert list(answers(sandbox, clicks).values()) == [[200]] * 3


async def test_nothing_outlives_a_process_that_waits_to_begin_a_session_of_its_own(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits = asyncio.Event()

    async def wait(gate: Gate, shard: int) -> None:
        waits.set()
        await asyncio.Event().wait()

    await freehold.stop()
    monkeypatch.setattr(Gate, "enter", wait)
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


async def test_the_servers_of_a_shard_are_known_although_another_comes_right_after_it(
    freehold: Freehold,
) -> None:
    client, state = freehold.client, freehold.client._connection
    assert client.user is not None
    assert state.shard_ids == [0]
    user = {"id": client.user.id, "username": "Freehold", "discriminator": "0", "avatar": None}
    outage = {"id": "7", "unavailable": True}
    for shard in (1, 2):
        ready: Any = {"user": user, "guilds": [outage], "shard": [shard, 3]}
        state.parse_ready(ready)
        await asyncio.sleep(bot.client.GUILDS_WITHIN / 4)  # while it may be told of more servers
    await freehold.sandbox.world.until(lambda: client._told >= {1, 2})


async def test_nothing_more_is_waited_for_once_all_servers_that_discord_named_are_known(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    await freehold.stop()
    monkeypatch.setattr(bot.client, "GUILDS_WITHIN", 3600.0)
    await freehold.start()
    assert freehold.client._told == {0}
