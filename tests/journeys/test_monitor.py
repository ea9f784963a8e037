"""What monitoring reads from the process: correct metrics, and its health."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from prometheus_client import generate_latest

from bot import health, metrics
from bot.client import Client
from bot.domain.notifications.outgoing import build_outgoing
from bot.domain.people import Person
from bot.monitor import Monitor, MonitorFault
from bot.settings import Settings
from bot.store import Store
from bot.store.database import sqlite
from bot.workers import pool
from cogs.setup import setup
from sandbox.model.world import PATIENCE
from sandbox.server import Sandbox
from tests.kit.figures import Figures, parse_samples, read_health, scrape, subtract
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import play
from tests.kit.haste import hasten, notice_silence_soon
from tests.kit.locking import lock_file
from tests.kit.narrow import not_none
from tests.kit.peeking import rows, url

KINDS = {2: "command", 3: "click", 4: "completion", 5: "window"}


@pytest.fixture
def before() -> Figures:
    """The metrics that other tests have left in this process."""
    return parse_samples(generate_latest(metrics.REGISTRY).decode())


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the bot wait only briefly for locks on its file."""
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.05)


@pytest.fixture
async def monitor(before: Figures, impatient: None, freehold: Freehold) -> AsyncIterator[Monitor]:
    monitor = Monitor("127.0.0.1", 0)
    monitor.health = freehold.client.health
    await monitor.open()
    yield monitor
    await monitor.close()


async def until(so: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await so():  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def test_the_figures_are_what_happened_and_tell_of_nobody(
    before: Figures, freehold: Freehold, monitor: Monitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def counted() -> Figures:
        return subtract(before, parse_samples(await scrape(not_none(monitor.port))))

    world, rest = freehold.sandbox.world, freehold.sandbox.rest
    guests = await freehold.table("Anna", "Ben", bots=1)
    await freehold.guest("Clara", "quiet-corner").command("property new")
    rest.fail(2, 429)
    await play(freehold.sandbox, guests, Random(1), 5)
    with monkeypatch.context() as impatient:
        impatient.setattr(metrics, "LATE", 0.0)  # Discord gives up at once
        await guests[0].command("profile")
    await wait_until_idle(freehold)

    async def requests_agree() -> bool:
        asked = Counter((each.method, _name_route(each.route), str(each.status)) for each in rest.requests)
        told = (await counted()).by("freehold_requests_total", "method", "route", "status")
        return {of: count for of, count in told.items() if of[1] != "gateway"} == asked

    async def moves_agree() -> bool:  # the bot may still be about to make one
        told = (await counted()).by("freehold_moves_total", "by")
        query = "SELECT user_id IS NULL, count(*) FROM moves WHERE move IS NOT NULL GROUP BY 1"
        made = {("house" if house else "person",): count for house, count in rows(freehold.place, query)}
        return told == made

    async def nothing_waits() -> bool:
        return not (await counted()).by("freehold_waiting", "queue")

    for so in (moves_agree, requests_agree, nothing_waits):
        await until(so)
    figures = await counted()
    assert figures.sum_of("freehold_rate_limited_total") == 2
    answered = Counter((KINDS[each.type],) for each in world.interactions.values())
    assert figures.by("freehold_answer_seconds_count", "kind") == answered
    assert figures.sum_of("freehold_late_answers_total", kind="command") >= 1
    assert figures.by("freehold_matches", "game", "status") == {
        ("property", "lobby"): 1,
        ("property", "running"): 1,
    }
    assert {("table",), ("hand",)} <= figures.by("freehold_picture_seconds_count", "kind").keys()
    assert figures.sum_of("freehold_changes_total") >= figures.sum_of("freehold_commit_seconds_count") > 5
    now = parse_samples(
        await scrape(not_none(monitor.port))
    )  # other tests may have left their shard connected
    assert now.sum_of("freehold_shards") == now.sum_of("freehold_shard_connected", shard="0") == 1
    healthy = figures.by("freehold_component_healthy", "component")
    assert {component for (component,) in healthy} == (await freehold.client.health.check()).keys()
    assert figures.sum_of("freehold_loop_lag_seconds_count") > 0

    told = await scrape(not_none(monitor.port))
    assert parse_samples(told).sum_of("freehold_journal_bytes") == freehold.store.journal.size > 0
    for secret in ("Anna", "Ben", world.token):
        assert secret not in told
    assert all(name.startswith(("freehold_", "process_")) for name, _ in parse_samples(told))
    assert not [
        value for _, labels in parse_samples(told) for _, value in labels if re.search(r"\d{5}", value)
    ]
    assert len(parse_samples(told)) < 600


def _name_route(route: str) -> str:
    """Return the name of *route* of the sandbox in the metrics."""
    secret = r"\{(?:webhook|interaction)_token\}"
    return re.sub(r"\{\w+_\w+\}", "{id}", re.sub(secret, "{token}", route))


async def test_every_component_tells_when_it_is_unhealthy(
    freehold: Freehold, monitor: Monitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, world = freehold.client, freehold.sandbox.world

    async def problems() -> dict[str, str]:
        status, told = await read_health(not_none(monitor.port))
        found = {component: problem for component, problem in told.items() if problem != "healthy"}
        assert status == (503 if found else 200)
        return found

    async def is_healthy() -> bool:
        return not await problems()

    await until(is_healthy)

    old = build_outgoing("turn", 1, Person(1, "Anna"), "Hello!", world.now() - 3600)
    await client.store.outbox.put(old)
    await until(lambda: _has(problems, "outbox"))
    await client.store.outbox.remove(old.key)
    await until(is_healthy)

    with monkeypatch.context() as broken:
        broken.setattr(sys, "executable", "/nowhere")
        broken.setattr(pool, "AGAIN", 0.0)
        client._opponents.search_workers.wake()
        await until(lambda: _has(problems, "search_workers"))
    assert await client.health.is_healthy()  # for strategies stand in
    assert client.health.report.startswith("search_workers is unhealthy: ")
    freehold.faults.clear()  # which is in the log
    client._opponents.search_workers.wake()
    await until(is_healthy)

    locked = sqlite3.connect(freehold.file, isolation_level=None, timeout=0)
    await lock_file(locked)
    world.advance(30)
    await until(lambda: _has(problems, "database"))
    assert not await client.health.is_healthy()
    locked.execute("ROLLBACK")
    locked.close()
    await until(is_healthy)
    freehold.faults.clear()

    async with client.uptime._lock:  # whatever is being made up for
        assert await is_healthy()

    never = asyncio.get_running_loop().create_future()
    with monkeypatch.context() as hanging:
        hanging.setattr(health, "CLOCK_LIMIT", 0.0)
        hanging.setattr(client._clock, "tick", lambda shards: never)
        client._clock.touch(0)
        await until(lambda: _has(problems, "clock"))
        never.set_result(None)

    with monkeypatch.context() as hanging:
        hanging.setattr(health, "WRITE_LIMIT", 0.0)
        go_on = asyncio.Event()
        hanging.setattr(client.store.writer, "_store", _held(client.store.writer._store, go_on))
        writing = asyncio.create_task(client.store.outbox.put(old))
        await until(lambda: _has(problems, "writer"))
        go_on.set()
        await writing
        await client.store.outbox.remove(old.key)
    await until(is_healthy)

    shard = client.get_shard(0)
    assert shard is not None
    await shard.disconnect()
    await until(lambda: _has(problems, "gateway"))
    assert (await problems())["gateway"] == "not connected to Discord with 1 of 1 shards: 0"
    told = parse_samples(await scrape(not_none(monitor.port)))
    assert ("gateway",) not in told.by("freehold_component_healthy", "component")
    assert not told.sum_of("freehold_shard_connected")


async def test_a_shard_on_which_nothing_is_heard_is_not_called_connected(
    monkeypatch: pytest.MonkeyPatch, monitor: Monitor, freehold: Freehold
) -> None:
    await freehold.stop()
    notice_silence_soon(monkeypatch)
    await freehold.start()
    monitor.health = freehold.client.health
    read: list[str] = []

    async def read_gateway() -> str:
        return str((await read_health(not_none(monitor.port)))[1]["gateway"])

    async def read_connected() -> float:
        return parse_samples(await scrape(not_none(monitor.port))).sum_of("freehold_shard_connected")

    async def is_silent() -> bool:
        read.append(await read_gateway())
        return "with 1 of 1 shards: 0" in read[-1] and await read_connected() == 0

    async def is_heard() -> bool:
        return await read_gateway() == "healthy"

    await until(is_heard)
    assert await read_connected() == 1
    freehold.sandbox.gateway.silence()
    await until(is_silent)
    assert re.fullmatch(r"nothing heard from Discord for up to \d s with 1 of 1 shards: 0", read[-1])
    await until(is_heard)  # it reconnected
    assert await read_connected() == 1


async def _has(problems: Callable[[], Awaitable[dict[str, str]]], component: str) -> bool:
    return component in await problems()


def _held(store: Callable[..., Awaitable[object]], go_on: asyncio.Event) -> Callable[..., Awaitable[object]]:
    async def later(*jobs: object) -> object:
        await go_on.wait()
        return await store(*jobs)

    return later


async def test_a_shard_given_back_before_it_was_connected_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hasten(monkeypatch)
    async with Sandbox(pace=0.01, shards=2, concurrency=2) as sandbox:
        settings = Settings(
            _env_file=None,
            discord_token=sandbox.world.token,
            discord_api_url=sandbox.api_url,
            discord_gateway_url=sandbox.gateway_url,
            database_url=url(tmp_path / "freehold.db"),
        )
        store = await Store.open(settings.database_url)
        client = Client(settings, store, setup, sandbox.world.now)
        enter, entered, go_on = client._gate.enter, asyncio.Event(), asyncio.Event()

        async def later(shard: int) -> None:
            entered.set()
            await go_on.wait()
            await enter(shard)

        monkeypatch.setattr(client._gate, "enter", later)
        session = asyncio.create_task(client.start(sandbox.world.token))
        try:
            async with asyncio.timeout(PATIENCE):
                await entered.wait()
            assert (await client.health.check())["gateway"]
            store.owned.ids = frozenset({0})
            await client.leave_shards([1], to_others=False)
            go_on.set()
            await until(client.health.is_healthy)
        finally:
            await client.shut_down()
            await session
            await store.close()


async def test_before_discord_is_there_nothing_is_well_and_a_port_that_is_taken_is_one_sentence() -> None:
    first, second, nowhere = (Monitor("127.0.0.1", port) for port in (0, None, None))
    await first.open()
    assert await read_health(not_none(first.port)) == (503, {"gateway": "not connected to Discord yet"})
    assert "freehold_moves" in await scrape(not_none(first.port))
    second = Monitor("127.0.0.1", first.port)
    with pytest.raises(MonitorFault, match="name another one"):
        await second.open()
    await nowhere.open()
    for each in (first, second, nowhere):
        await each.close()


def test_nobody_else_can_look_unless_told() -> None:
    assert str(Settings(_env_file=None, discord_token="x").metrics_host) == "127.0.0.1"
    assert Settings(_env_file=None, discord_token="x").metrics_port is None
