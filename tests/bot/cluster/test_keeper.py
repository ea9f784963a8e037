"""Processes that share shards on one PostgreSQL. Each is only a store with its claims here."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import suppress

import pytest
import structlog

from bot.cluster import gate, keeper
from bot.cluster.claims import Claimants
from bot.cluster.gate import Gate
from bot.cluster.keeper import Keeper
from bot.cluster.shards_setting import parse_shards
from bot.store import Broadcast, Claimed, Store
from sandbox.model.world import PATIENCE
from tests.kit.postgresql import Server

COUNT = 4


class Member:
    """One process: the shards it owns, and those it was told to run and to leave."""

    def __init__(self, store: Store, told: str) -> None:
        self.store = store
        self.keeper = Keeper(store.claims, store.owned, parse_shards(told))
        self.told: list[tuple[str, list[int]]] = []

    @property
    def ids(self) -> list[int]:
        return sorted(self.store.owned.ids)

    async def run_shards(self, shards: Collection[int]) -> None:
        self.told.append(("run", sorted(shards)))

    async def finish_shards(self, shards: Collection[int]) -> None:
        assert not set(shards) & self.store.owned.ids
        self.told.append(("finish", sorted(shards)))

    async def leave_shards(self, shards: Collection[int], *, to_others: bool) -> None:
        if shards:
            self.told.append(("hand over" if to_others else "leave", sorted(shards)))
            self.free = (await self.store.claims.find_claimants()).mine.isdisjoint(shards)

    def on_broadcast(self, broadcast: Broadcast) -> None:
        assert broadcast.kind == "shard"
        self.keeper.touch()

    def on_broadcasts_lost(self) -> None: ...

    def on_broadcasts_back(self) -> None: ...

    async def keep(self) -> None:
        await self.keeper.begin(COUNT)
        await self.keeper.wait_for_some()
        await self.keeper.run(self)


Join = Callable[[str], Awaitable[Member]]


@pytest.fixture
async def join(postgresql: Server, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Join]:
    monkeypatch.setattr(keeper, "LOOK", 0.02)
    name = await postgresql.create_database()
    stores: list[Store] = []

    async def begin(told: str) -> Member:
        store = await Store.open(postgresql.url(name))
        stores.append(store)
        return Member(store, told)

    yield begin
    for store in stores:
        await store.close()
    await postgresql.drop(name)


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not so():  # noqa: ASYNC110 - it happens on the server
            await asyncio.sleep(0.01)


async def begin_eventually(member: Member, recommended: int = 1) -> None:
    """Let *member* begin as soon as the server knows that the previous process has ended."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(Claimed):
                await member.keeper.begin(recommended)
                return


async def test_a_shard_has_one_process_until_that_ends(join: Join, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "PATIENCE", 0.3)
    first, second, twin = await join("0-1/4"), await join("2,3/4"), await join("1-2/4")
    await first.keeper.begin(1)
    await second.keeper.begin(1)
    assert (first.ids, second.ids) == ([0, 1], [2, 3])
    assert first.store.owned.owns(1 << 22) and not first.store.owned.owns(2 << 22)
    with pytest.raises(Claimed, match=r"Shard 1 of 4 is owned by freehold on .+, process \d+: tell"):
        await twin.keeper.begin(1)
    await first.store.claims.close()
    async with asyncio.timeout(PATIENCE):
        while (await second.store.claims.find_claimants()).others:  # noqa: ASYNC110 - it happens on the server
            await asyncio.sleep(0.01)
    with pytest.raises(Claimed, match="Shard 2 of 4"):
        await twin.keeper.begin(1)
    await second.store.claims.close()
    await begin_eventually(twin)
    assert twin.ids == [1, 2]


async def test_all_share_the_same_number_of_shards(join: Join) -> None:
    first, other = await join("0/4"), await join("1/8")
    await first.keeper.begin(1)
    with pytest.raises(Claimed, match="among 4 shards, and this process was told 8"):
        await other.keeper.begin(1)
    alone = await join("")
    with pytest.raises(Claimed, match="this process was told 3"):
        await alone.keeper.begin(3)
    await first.store.claims.close()
    await begin_eventually(alone, 3)
    assert alone.ids == [0, 1, 2]


async def test_those_that_take_what_is_free_share_it_and_inherit(join: Join) -> None:
    settled, first, second = await join("0/4"), await join("auto/4"), await join("auto/4")
    await settled.keeper.begin(1)
    keeping = [asyncio.create_task(first.keep())]
    await until(lambda: first.ids == [1, 2, 3])
    keeping.append(asyncio.create_task(second.keep()))
    await until(lambda: (first.ids, second.ids) == ([1, 2], [3]))
    assert first.told == [("finish", [3]), ("hand over", [3])]
    await settled.store.claims.close()  # as if it were killed
    await until(lambda: sorted(first.ids + second.ids) == [0, 1, 2, 3] and len(first.ids) == 2)
    keeping[0].cancel()
    await asyncio.wait(keeping[:1])
    await first.store.claims.close()
    await until(lambda: second.ids == [0, 1, 2, 3])
    assert {shard for what, shards in second.told for shard in shards if what == "run"} == {0, 1, 2}
    keeping[1].cancel()
    await asyncio.wait(keeping)


async def test_who_finds_nothing_to_carry_says_so_once(join: Join) -> None:
    first, second = await join("auto/1"), await join("auto/1")
    await first.keeper.begin(1)
    await first.keeper.wait_for_some()
    await second.keeper.begin(1)
    looks, look = 0, second.store.claims.find_claimants

    async def count() -> Claimants:
        nonlocal looks
        looks += 1
        return await look()

    second.store.claims.find_claimants = count  # type: ignore[method-assign]
    with structlog.testing.capture_logs() as logged:
        waiting = asyncio.create_task(second.keeper.wait_for_some())
        await until(lambda: looks > 2)
        assert second.keeper.is_waiting
        await first.keeper.leave(first)
        await waiting
    assert second.ids == [0]
    waits, claimed, given = sorted(line["event"] for line in logged)
    assert (claimed, given) == ("shards are claimed", "shards are given back")
    assert waits.startswith("every shard is owned")


async def test_what_a_process_leaves_is_taken_at_once(join: Join, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "LOOK", 3600.0)
    first, second = await join("auto/4"), await join("auto/4")
    await second.store.listen(second)
    keeping = [asyncio.create_task(first.keep())]
    await until(lambda: first.ids == [0, 1, 2, 3])
    keeping.append(asyncio.create_task(second.keep()))
    done, _ = await asyncio.wait(keeping, timeout=0.1)  # in which it finds nothing
    assert not done
    keeping[0].cancel()
    await asyncio.wait(keeping[:1])
    await first.keeper.leave(first)
    assert first.told == [("finish", [0, 1, 2, 3]), ("hand over", [0, 1, 2, 3])]
    assert first.free  # others can take them while it still listens
    await until(lambda: second.ids == [0, 1, 2, 3])
    keeping[1].cancel()
    await asyncio.wait(keeping[1:])


async def test_claims_that_were_lost_are_claimed_again_or_given_up(
    join: Join, postgresql: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "PATIENCE", 0.3)
    first, heir = await join("0-1/4"), await join("0/4")
    keeping = asyncio.create_task(first.keep())
    await until(lambda: first.ids == [0, 1])
    with structlog.testing.capture_logs() as logged:
        await cut_off(postgresql)
        await until(lambda: first.told == [("run", [0, 1])])
    assert not any("SELECT" in str(line) for line in logged)  # an operator wants to know why, in a line
    assert first.ids == [0, 1]
    monkeypatch.setattr(first.store.claims, "begin", begin_after(heir, first.store.claims.begin))
    await cut_off(postgresql)
    with pytest.raises(Claimed, match="Shard 0 of 4 is owned by"):
        await keeping
    assert (first.ids, heir.ids) == ([], [0])


def begin_after(heir: Member, begin: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """Return *begin*, delayed until *heir* has begun."""

    async def late(count: int, *, takes: bool) -> None:
        if heir.store.owned.count != COUNT:  # it has not begun
            await begin_eventually(heir)
        await begin(count, takes=takes)

    return late


async def cut_off(server: Server) -> None:
    """End every session that holds claims."""
    await server.run(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'freehold on %'"
    )


async def test_one_shard_of_a_bucket_identifies_at_a_time(
    join: Join, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "SECONDS", 3600.0)
    monkeypatch.setattr(gate, "LOOK", 0.01)
    first, second = await join("0-1/4"), await join("2-3/4")
    gates = []
    for member in (first, second):
        await member.keeper.begin(1)
        gates.append(Gate(member.store.claims))
        gates[-1].buckets = 2
    async with asyncio.timeout(PATIENCE):
        await gates[0].enter(0)
        await gates[1].enter(3)
    waiting = [asyncio.create_task(gates[0].enter(2)), asyncio.create_task(gates[1].enter(2))]
    done, _ = await asyncio.wait(waiting, timeout=0.1)
    assert not done
    waiting[0].cancel()
    await first.store.claims.close()  # its process was killed: nobody waits for it
    await asyncio.wait(waiting[1:], timeout=PATIENCE)
    assert waiting[1].done()
    for each in gates:
        await each.close()
