"""The order and rate in which requests are sent to Discord, also with a proxy that limits them instead."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from aiohttp import ClientSession, web
from multidict import CIMultiDict

from bot.discord.controls import Control
from bot.discord.pace import PRIORITY, Pace, RequestPriority
from bot.domain.match import Match
from sandbox.server import Sandbox
from tests.kit.cafe import HOUR, Cafe, texts, wait_until
from tests.kit.house import DAY

AWAITED, TABLE, LATER, IDLE = RequestPriority


async def pass_request(pace: Pace, priority: RequestPriority, passed: list[Any], name: Any) -> None:
    PRIORITY.set(priority)
    await pace.turn()
    passed.append(name)


async def test_who_is_waited_for_passes_first_and_within_that_the_oldest() -> None:
    pace, passed = Pace(1000, lambda: 1.0), list[Any]()
    first = [asyncio.create_task(pass_request(pace, IDLE, passed, None)) for _ in range(400)]
    wanted = [(priority, number) for number in range(4) for priority in (IDLE, LATER, TABLE, AWAITED)]
    left = [asyncio.create_task(pass_request(pace, each[0], passed, each)) for each in wanted]
    await asyncio.sleep(0)
    assert len(passed) < 400  # so the others have to wait
    left[4].cancel()  # it need not be asked any more
    await asyncio.wait([*first, *left])
    order = [name for name in passed if name]
    assert order == sorted(set(wanted) - {wanted[4]})


@pytest.mark.parametrize(("limit", "part"), [(400.0, 1.0), (1600.0, 0.25)])
async def test_a_process_takes_its_part_of_what_may_leave(limit: float, part: float) -> None:
    pace, passed, loop = Pace(limit, lambda: part), list[Any](), asyncio.get_running_loop()
    begun = loop.time()
    await asyncio.gather(*(pass_request(pace, TABLE, passed, number) for number in range(120)))
    assert loop.time() - begun >= (120 - 80 - 1) / 320


async def test_requests_say_what_they_are_for(cafe: Cafe) -> None:
    request = cafe.client.http.request
    asked: list[tuple[RequestPriority, str, str]] = []

    async def heard(route: Any, **kwargs: Any) -> Any:
        asked.append((PRIORITY.get(), route.method, route.url))
        return await request(route, **kwargs)

    cafe.client.http.request = heard  # type: ignore[method-assign]
    match = await cafe.match(3)

    def list_requests(match: Match) -> set[tuple[str, RequestPriority]]:
        """Return what was posted or edited since the last call, with priorities."""
        found = {
            ("table" if str(cafe.channel) in url else "panel", priority)
            for priority, method, url in asked
            if "/messages" in url and method != "GET"
        }
        asked.clear()
        return found

    assert list_requests(match) == {("table", TABLE), ("panel", AWAITED), ("panel", LATER)}
    match = await cafe.turn(match)
    assert ("panel", AWAITED) in list_requests(match)
    for worker in cafe.client.presenter._workers._tasks.values():
        worker.cancel()
    cafe.client.presenter._workers.stop()
    match = await cafe.move(match)
    await cafe.kill()
    await cafe.open()
    request = cafe.client.http.request
    cafe.client.http.request = heard  # type: ignore[method-assign]
    asked.clear()
    await wait_until(cafe, match, lambda found: found.shown_version == match.version)
    assert {priority for _, priority in list_requests(match)} <= {LATER}


async def test_what_changes_while_old_matches_are_shown_need_not_wait_for_them(cafe: Cafe) -> None:
    match, presenter = await cafe.match(), cafe.client.presenter
    priorities, show = list[RequestPriority](), presenter._show_table

    async def shown(id: int) -> None:
        priorities.append(PRIORITY.get())
        await show(id)

    presenter._show_table = shown  # type: ignore[method-assign]
    await cafe.move(match)
    await presenter.resume()
    await cafe.wait_until_shown()
    assert set(priorities) == {TABLE}


async def see_connection(cafe: Cafe) -> None:
    """Let Freehold see that the shard is connected, and catch up with every match."""
    await cafe.sandbox.world.until(lambda: cafe.client._is_connected(0))
    await cafe.client.uptime.update()
    await cafe.client.uptime.wait_until_idle()


async def test_what_only_an_absence_changed_is_shown_behind_everything_else(cafe: Cafe) -> None:
    presenter, cafe.deadline = cafe.client.presenter, DAY
    await see_connection(cafe)
    idle = []
    for number in range(4):
        cafe.channel = await cafe.people[0].create_channel(f"table-{number}")
        idle.append(await cafe.match())
    cafe.channel = await cafe.people[0].create_channel("played")
    played = await cafe.match()
    await see_connection(cafe)
    await cafe.wait_until_shown()
    done = {match.id: await cafe.get(match) for match in (*idle, played)}
    show, shown, under_way, most = presenter._show_table, list[tuple[int, RequestPriority]](), set[int](), 0

    async def watched(id: int) -> None:
        nonlocal most
        shown.append((id, PRIORITY.get()))
        under_way.update({id} - {played.id})
        most = max(most, len(under_way))
        await show(id)
        under_way.discard(id)

    presenter._show_table = watched  # type: ignore[method-assign]
    cafe.time.now += 3 * HOUR
    await see_connection(cafe)
    for _ in range(3):
        await cafe.move(played)
    await cafe.wait_until_shown()
    assert [id for id, priority in shown if priority is IDLE and id != played.id] == [
        match.id for match in idle
    ]
    assert {priority for id, priority in shown if id == played.id} <= {TABLE, IDLE}
    assert (played.id, TABLE) in shown
    assert most == 1
    for match in idle:
        cafe.channel = match.place.channel_id or 0
        after = await cafe.get(match)
        assert after.due == (done[match.id].due or 0) + 3 * HOUR
        assert after.shown_version == after.public == done[match.id].public + 1
        assert f"<t:{int(after.due)}:R>" in texts(cafe.tables()[-1])

    shown.clear()
    shard = cafe.client.get_shard(0)
    assert shard is not None
    await shard.disconnect()
    await cafe.client.uptime.update()
    before = [await cafe.get(match) for match in idle]
    cafe.time.now += 50  # which is not said
    await shard.connect()
    await see_connection(cafe)
    await cafe.wait_until_shown()
    after_all = [await cafe.get(match) for match in idle]
    assert all((after.due or 0) == (was.due or 0) + 50 for was, after in zip(before, after_all, strict=True))
    assert shown == []


async def test_after_a_start_what_an_absence_left_is_shown_behind_everything_else(cafe: Cafe) -> None:
    cafe.deadline = DAY
    await see_connection(cafe)
    match = await cafe.match()
    await see_connection(cafe)
    await cafe.wait_until_shown()
    match = await cafe.get(match)
    await cafe.client.presenter._idle.close()  # the process is killed before it comes to that
    cafe.time.now += 3 * HOUR
    await see_connection(cafe)
    assert (await cafe.get(match)).shown_version == match.public
    await cafe.kill()
    await cafe.open()
    show, priorities = cafe.client.presenter._show_table, list[RequestPriority]()

    async def watched(id: int) -> None:
        priorities.append(PRIORITY.get())
        await show(id)

    cafe.client.presenter._show_table = watched  # type: ignore[method-assign]
    await wait_until(cafe, match, lambda found: found.shown_version == found.public)
    assert set(priorities) <= {IDLE}


@asynccontextmanager
async def proxy(sandbox: Sandbox) -> AsyncIterator[tuple[str, list[str]]]:
    """A REST proxy in front of *sandbox*: its address, and the requests it received."""
    passed: list[str] = []

    async def hand_on(request: web.Request) -> web.Response:
        passed.append(request.path)
        headers = CIMultiDict(request.headers)
        headers.popall("Host")
        address = f"{sandbox.url}{request.rel_url}"
        async with session.request(
            request.method, address, data=await request.read(), headers=headers
        ) as answer:
            told = CIMultiDict(answer.headers)
            for name in ("Content-Length", "Content-Encoding", "Transfer-Encoding"):
                told.popall(name, None)
            return web.Response(status=answer.status, body=await answer.read(), headers=told)

    app = web.Application(client_max_size=2**26)
    app.router.add_route("*", "/{tail:.*}", hand_on)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    async with ClientSession() as session:
        yield site.name, passed
    await runner.cleanup()


async def test_behind_a_proxy_nothing_goes_past_it_and_it_keeps_the_pace(cafe: Cafe) -> None:
    await cafe.close()
    async with proxy(cafe.sandbox) as (address, passed):
        cafe.sandbox.rest.requests.clear()
        await cafe.open(discord_api_url=f"{address}/api/v10", requests_per_second=0)
        match = await cafe.match()
        mover = cafe.find_awaited(match)
        panel = int(cafe.panels(match, mover.id)[-1]["id"])
        refresh = Control("refresh", match.id).custom_id
        await mover.wait_for_answer(await mover.raw_component(panel, refresh))
        await cafe.turn(match)
        await cafe.client.shut_down()
        assert [each.path for each in cafe.sandbox.rest.requests] == passed
        assert any(path.startswith("/api/v10/interactions/") for path in passed)


async def test_a_pace_of_nothing_keeps_nobody() -> None:
    pace, passed = Pace(0, lambda: 1.0), list[Any]()
    waiting = pass_request(pace, LATER, passed, "passed")
    with pytest.raises(StopIteration):
        waiting.send(None)  # it has come to its end without having waited for anything
    assert passed == ["passed"]
