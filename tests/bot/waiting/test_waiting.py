"""Waits on a real database: nobody is lost, seated twice, with somebody they avoid, or after they left."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.domain import turns
from bot.domain.refusals import Refusal
from bot.store import Store
from bot.waiting import rows
from bot.waiting.records import EVERYWHERE
from tests.kit.crowd import SERVER, build_service, build_wait, read_notified, read_seats
from tests.kit.house import ANNA, BEN, ON_BOTH, House
from tests.kit.killing import run_and_kill


@ON_BOTH
async def test_two_who_wait_are_seated_and_told_in_one_transaction(house: House) -> None:
    service = build_service(house.store, house.time)
    for user_id in (1, 2):
        await service.start(build_wait(user_id, house.time()))
    await service.wait_until_idle()
    seats = await read_seats(house.store)
    assert seats.keys() == {1, 2} and len(set(seats.values())) == 1
    assert await read_notified(house.store) == [1, 2]
    assert await service.rows.list_waits(SERVER) == []
    assert await service.rows.find_next_due() is None


@ON_BOTH
async def test_what_fails_between_claim_and_start_leaves_all_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = build_service(house.store, house.time)

    failed = asyncio.Event()

    async def fail(*_: object) -> int:
        failed.set()
        raise RuntimeError

    with monkeypatch.context() as broken:
        broken.setattr(rows, "open_match", fail)
        for user_id in (1, 2):
            await service.start(build_wait(user_id, house.time()))
        await failed.wait()
        assert [wait.user_id for wait in await service.rows.list_waits(SERVER)] == [1, 2]
        await service.close()
    assert await read_notified(house.store) == []
    successor = build_service(house.store, house.time)
    await successor.resume()
    await successor.wait_until_idle()
    assert (await read_seats(house.store)).keys() == {1, 2}


@ON_BOTH
async def test_who_waits_anew_waits_once_and_who_leaves_is_not_seated(house: House) -> None:
    service = build_service(house.store, house.time)
    await service.start(build_wait(1, house.time()))
    await service.start(build_wait(1, house.time(), everywhere=True, guild_id=None))
    assert await service.rows.list_waits(SERVER) == []
    assert [wait.user_id for wait in await service.rows.list_waits(EVERYWHERE)] == [1]
    assert await service.leave(1) and not await service.leave(1)
    await service.start(build_wait(2, house.time(), everywhere=True))
    await service.wait_until_idle()
    assert await read_seats(house.store) == {}
    with pytest.raises(Refusal):
        await service.allow_bots(1)
    await service.allow_bots(2)
    await service.wait_until_idle()
    assert (await read_seats(house.store)).keys() == {2}


@pytest.mark.parametrize("house", ["postgresql"], indirect=True)
@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_three_services_that_want_the_same_people_seat_each_once(house: House, seed: int) -> None:
    random, count = Random(seed), 24
    others = [await Store.open(house.url) for _ in range(2)]
    services = [build_service(store, house.time) for store in (house.store, *others)]
    avoid = {id: random.randrange(1, count) for id in range(1, count, 3)}
    for user_id, other in avoid.items():
        if user_id != other:
            await services[0].rows.avoid(user_id, other, "")
    left: set[int] = set()

    async def come(user_id: int) -> None:
        await random.choice(services).start(
            build_wait(user_id, house.time(), everywhere=random.random() < 0.5)
        )
        for service in services:
            service.touch(random.choice((SERVER, EVERYWHERE)))
        if random.random() < 0.2 and await random.choice(services).leave(user_id):
            left.add(user_id)

    for start in range(1, count + 1, 6):
        await asyncio.gather(*(come(user_id) for user_id in range(start, start + 6)))
    for service in services:
        await service.resume()
    await asyncio.gather(*(service.wait_until_idle() for service in services))
    seats = await read_seats(house.store)
    waiting = {wait.user_id for wait in await services[0].rows.list_waits(SERVER)}
    assert left.isdisjoint(seats) and waiting.isdisjoint(seats)
    assert left | waiting | seats.keys() == set(range(1, count + 1)) and len(seats) >= count / 2
    assert all(seats.get(one, -1) != seats.get(other, -2) for one, other in avoid.items() if one != other)
    assert await read_notified(house.store) == sorted(seats)
    for store in others:
        await store.close()


def kill_while_people_wait(url: str, first: int, moment: float) -> set[int]:
    """Kill a process *moment* seconds after the first wait it stored; return those whose waits it stored."""
    return {int(line) for line in run_and_kill(["tests.kit.crowd", url, str(first)], moment)}


@ON_BOTH
async def test_kills_lose_nobody_and_seat_nobody_twice(house: House) -> None:
    random, stored = Random(5), set[int]()
    for first in (10_000, 20_000, 30_000):
        moment = random.uniform(0.02, 0.3)
        stored |= await asyncio.to_thread(kill_while_people_wait, house.url, first, moment)
        seats = await read_seats(house.store)
        service = build_service(house.store, house.time)
        waiting = {wait.user_id for wait in await service.rows.list_waits(SERVER)}
        assert waiting.isdisjoint(seats) and stored <= waiting | seats.keys()
        assert await read_notified(house.store) == sorted(seats)
    await service.resume()
    await service.wait_until_idle()
    assert len(await service.rows.list_waits(SERVER)) < 2 and len(await read_seats(house.store)) > 5


@ON_BOTH
async def test_waits_and_whom_people_avoid_are_handed_out_and_forgotten(house: House) -> None:
    service = build_service(house.store, house.time)
    await service.start(build_wait(1, house.time()))
    await service.rows.avoid(1, 2, "Ben")
    await service.rows.avoid(3, 1, "Anna")
    sections = {name: rows async for name, rows in house.store.export.pages(1)}
    assert [row.name for row in sections["waits"]] == ["P1"]
    assert [(row.other_id, row.name) for row in sections["avoided"]] == [(2, "Ben")]
    await house.store.privacy.forget(1)
    assert await service.rows.list_waits(SERVER) == []
    assert await service.rows.list_avoided(1) == {}
    assert await service.rows.list_avoided(3) == {1: ""}  # whoever comes back is still avoided


async def test_who_gave_a_seat_up_counts_as_replaced(house: House) -> None:
    service = build_service(house.store, house.time)
    assert await service.rows.list_endings(ANNA.user_id) == []
    for given_up in (False, True):
        match = await house.begin(ANNA, BEN)
        if given_up:
            match = await house.matches.change(match.id, turns.vacate, ANNA.user_id)
        await house.finish(match)
    assert [ending.replaced for ending in await service.rows.list_endings(ANNA.user_id)] == [True, False]
    assert [ending.replaced for ending in await service.rows.list_endings(BEN.user_id)] == [False, False]
    assert "property" in await service.rows.find_skills(BEN.user_id)
