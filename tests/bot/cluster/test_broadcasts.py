"""Two processes on one PostgreSQL: each learns what the other stores, and shows nothing older."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest

from bot.cluster import broadcasts
from bot.domain import lobbies, turns
from bot.domain.invitations import Invitation
from bot.domain.match import Match, Venue
from bot.domain.pace import per_move
from bot.domain.place import Place
from bot.lessons.progress import Progress
from bot.lessons.rows import LessonRows
from bot.store import Broadcast, Store
from tests.kit.house import ANNA, BEN, House
from tests.kit.narrow import not_none
from tests.kit.postgresql import Server

PATIENCE = 60.0

pytestmark = pytest.mark.parametrize("house", ["postgresql"], indirect=True)


class Ears:
    """Receives broadcasts of other processes for a house, as the bot does."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.broadcasts: list[Broadcast] = []
        self.cuts = self.mends = 0
        self._happened = asyncio.Event()

    def on_broadcast(self, broadcast: Broadcast) -> None:
        self.broadcasts.append(broadcast)
        self.house.matches.on_broadcast(broadcast)
        self._happened.set()

    def on_broadcasts_lost(self) -> None:
        self.cuts += 1
        self.house.matches.on_broadcasts_lost()
        self._happened.set()

    def on_broadcasts_back(self) -> None:
        self.mends += 1
        self.house.matches.on_broadcasts_back()
        self._happened.set()

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                self._happened.clear()
                await self._happened.wait()


@pytest.fixture
async def other(house: House) -> AsyncIterator[House]:
    """Another process on the same database."""
    other = House(house.url)
    other.interactions, other.channels, other.time = house.interactions, house.channels, house.time
    await other.open()
    yield other
    await other.close()


@pytest.fixture
async def ears(house: House) -> Ears:
    ears = Ears(house)
    await house.store.listen(ears)
    return ears


async def test_what_one_process_stores_the_other_hears_and_has(
    house: House, other: House, ears: Ears
) -> None:
    match = await house.begin(ANNA, BEN)
    assert await other.matches.get(match.id) == match
    house.changed.clear()
    moved = await other.move(match)
    await ears.until(lambda: len(ears.broadcasts) > 0)
    assert await house.matches.get(match.id) == moved
    assert house.changed == [match.id]
    assert ears.broadcasts == [Broadcast("match", match.id, moved.version, True)]
    again = await house.move(moved)  # of what it stores itself it hears nothing
    begun = await other.begin(ANNA, BEN)
    await ears.until(lambda: ears.broadcasts[-1][1:3] == (begun.id, begun.version))
    assert (match.id, again.version) not in [broadcast[1:3] for broadcast in ears.broadcasts]


async def test_what_one_process_notes_the_other_has(house: House, other: House, ears: Ears) -> None:
    match = await house.begin(ANNA, BEN)
    assert await other.matches.get(match.id) == match
    house.changed.clear()
    (seat,) = match.expected
    nudged = await other.matches.change(match.id, turns.nudge, not_none(match.players[1 - seat].user_id))
    await ears.until(lambda: len(ears.broadcasts) > 0)
    assert nudged.players[seat].notify_at == nudged.nudged == house.time()
    assert await house.matches.get(match.id) == nudged
    assert await house.store.reader.due_ids(house.time()) == [match.id]  # the driver's clock notifies them
    assert ears.broadcasts == [Broadcast("amendment", match.id, nudged.amendments, False)]
    assert house.changed == []


async def test_who_does_not_show_a_match_does_not_look_at_it(house: House, other: House, ears: Ears) -> None:
    house.store.owned.count = 2
    for shard in (1, 0):
        venue = Venue(Place(shard + 2 << 22, shard), "en", per_move(0))
        match = await other.matches.open(lobbies.create, "property", {}, ANNA, venue)
        await ears.until(
            lambda: ears.broadcasts[-1:] == [Broadcast("match", match.id, 1, True, match.shard_key)]  # noqa: B023
        )
        assert house.changed == [match.id] * (shard == 0)


async def test_both_move_at_once_and_each_move_counts(house: House, other: House, ears: Ears) -> None:
    matches = [await house.begin(ANNA, BEN) for _ in range(5)]
    for match in matches:
        await other.matches.get(match.id)
    await asyncio.gather(
        *(where.move(match) for where in (house, other) for match in matches), return_exceptions=True
    )
    for match in matches:
        numbers = [entry.number for entry in await other.matches.log(match.id)]
        assert numbers == [numbers[0], match.version + 1]
        stored = await house.store.reader.match(match.id)
        assert stored is not None
        assert stored.version == match.version + 1
        assert await other.matches.get(match.id) == await house.matches.get(match.id) == stored


async def test_a_broadcast_that_comes_while_the_match_is_read(
    house: House, other: House, ears: Ears, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await house.begin(ANNA, BEN)
    house.matches.clear_cache()
    read, moved = house.store.reader.match, [match]

    async def slow(id: int) -> Match | None:
        found = await read(id)
        if moved == [match]:
            moved.append(await other.move(match))
            await ears.until(lambda: len(ears.broadcasts) > 0)
        return found

    monkeypatch.setattr(house.store.reader, "match", slow)
    assert await house.matches.get(match.id) == moved[1]


async def test_a_cut_between_listening_and_the_next_question(
    house: House, other: House, ears: Ears, postgresql: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broadcasts, "PAUSE", 0.01)
    match = await house.begin(ANNA, BEN)

    async def cut() -> None:
        (ended,) = await postgresql.run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            f" WHERE datname = '{house.url.partition('@/')[2].partition('?')[0]}'"
            " AND query IN ('SELECT 1', 'LISTEN freehold')"
        )
        assert ended[0]

    for number in range(1, 4):  # whenever it is: nothing older is used once it is known
        await cut()
        match = await other.move(match)
        await ears.until(lambda: ears.cuts == number)  # noqa: B023
        assert await house.matches.get(match.id) == match
        await ears.until(lambda: ears.mends == number)  # noqa: B023
        assert await house.matches.get(match.id) == match
    match = await other.move(match)
    await ears.until(lambda: bool(ears.broadcasts) and ears.broadcasts[-1].version == match.version)
    assert await house.matches.get(match.id) == match


async def test_how_a_person_likes_things_is_heard_as_well(house: House, other: House, ears: Ears) -> None:
    await other.store.persons.put(ANNA)
    await other.store.persons.record_locale(ANNA.user_id, "de")
    await ears.until(lambda: len(ears.broadcasts) == 2)
    assert set(ears.broadcasts) == {Broadcast("person", ANNA.user_id, 0, True)}
    await house.store.persons.put(BEN)
    await other.store.persons.put(BEN)
    await ears.until(lambda: len(ears.broadcasts) == 3)


async def test_what_two_processes_do_at_once_is_done_once_each(house: House, other: House) -> None:
    new = Progress(0, ANNA.user_id, "deal", "first", 0, 0, house.time.now)

    async def both(act: Callable[[Store], Awaitable[Any]]) -> list[Any]:
        return await asyncio.gather(*(act(each.store) for each in (house, other) for _ in range(3)))

    assert len(set(await both(lambda store: LessonRows(store).begin(new)))) == 1
    await both(lambda store: store.bars.put(1, BEN.user_id, barred=True))
    await both(lambda store: store.departures.record_left(7, house.time.now))
    assert (await both(lambda store: store.house.introduces(1, house.time.now))).count(True) == 1
    invitation = await house.store.invitations.add(Invitation(0, 1, 0, 0, ANNA.user_id, BEN.user_id, (), 0.0))
    people = iter(range(6))
    await both(lambda store: store.invitations.agree(invitation.id, next(people)))
    agreed = await house.store.invitations.get(invitation.id)
    assert agreed is not None
    assert sorted(agreed.agreed) == list(range(6))


async def test_matches_that_end_at_once_in_two_processes_all_count_in_the_ratings(
    house: House, other: House
) -> None:
    matches = [(where, await where.begin(ANNA, BEN)) for where in (house, other) for _ in range(6)]
    await asyncio.gather(
        *(
            where.matches.change_once(10**6 + match.id, match.id, turns.resign, ANNA.user_id)
            for where, match in matches
        )
    )
    (rated,) = (await house.store.results.ratings(1, BEN.user_id)).values()
    assert rated.matches == 12
    await other.store.results.recompute()
    (again,) = (await house.store.results.ratings(1, BEN.user_id)).values()
    assert again == rated
