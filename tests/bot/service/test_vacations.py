from __future__ import annotations

import asyncio

import pytest

from bot.domain import lobbies, turns, vacations
from bot.domain.abandoned import IDLE, end_if_idle
from bot.domain.match import Match
from bot.domain.people import Person
from bot.domain.refusals import Refusal
from bot.domain.turns import MISSES
from bot.service.clock import Clock
from bot.service.opponents import Opponents
from bot.service.privacy import Privacy
from bot.service.vacations import Vacations
from tests.kit.house import ANNA, BEN, CLARA, DAY, HOUR, ON_BOTH, House, find_refusal, person_at


@pytest.fixture
def office(house: House) -> Vacations:
    return Vacations(house.store, house.matches, house.time)


async def reload(house: House, match: Match) -> Match:
    found = await house.matches.get(match.id)
    assert found is not None
    return found


async def look(house: House) -> None:
    clock = Clock(
        house.matches, house.store, Opponents(house.matches, house.store), house.time, lambda id: None
    )
    await clock.tick()
    await clock.wait_until_idle()


def awaited_person(match: Match) -> Person:
    return person_at(match, min(match.waiting))


def test_fourteen_days_in_ninety() -> None:
    begun = vacations.begin((), 0.0, 10)
    assert vacations.find_end(begun, 9.9 * DAY) == 10 * DAY
    ended = vacations.end(begun, 3 * DAY)
    assert vacations.find_end(ended, 3 * DAY) is None
    assert vacations.count_days_left(ended, 3 * DAY) == 11  # what was not used is kept
    again = vacations.begin(ended, 5 * DAY, 11)
    assert vacations.count_days_left(again, 20 * DAY) == 0
    assert vacations.count_days_left(again, 92.5 * DAY) == 2  # two and a half of the first three are long ago
    assert vacations.begin(again, 120 * DAY, 14) == ((120 * DAY, 134 * DAY),)


@ON_BOTH
async def test_who_clicks_twice_at_once_is_on_vacation_once(house: House) -> None:
    here, there = (Vacations(house.store, house.matches, house.time) for _ in range(2))
    told = await asyncio.gather(here.begin(ANNA, 3), there.begin(ANNA, 7), return_exceptions=True)
    (begun,) = (one for one in told if isinstance(one, Person))
    assert [str(one.text.id) for one in told if isinstance(one, Refusal)] == ["vacation-already"]
    kept = await house.store.persons.get(ANNA.user_id)
    assert kept is not None
    assert kept.vacations == begun.vacations
    house.time.now += DAY
    told = await asyncio.gather(here.end(ANNA), there.end(ANNA), return_exceptions=True)
    assert [str(one.text.id) for one in told if isinstance(one, Refusal)] == ["vacation-none"]


async def test_the_clock_stands_still_and_goes_on_where_it_was(house: House, office: Vacations) -> None:
    match = await house.begin(deadline=DAY)
    who = awaited_person(match)
    house.time.now += DAY / 2
    person = await office.begin(who, 7)
    after = await reload(house, match)
    player = after.players[min(match.waiting)]
    assert match.due is not None
    assert (after.due, player.reminder) == (match.due + 7 * DAY, match.due - DAY / 4 + 7 * DAY)
    assert [event.id for event in after.events][-1] == "house-vacation"
    house.time.now += 3 * DAY
    await look(house)
    assert (await reload(house, match)).players[player.seat].misses == 0
    await office.end(person)
    back = await reload(house, match)
    assert back.due == match.due + 3 * DAY
    assert back.players[player.seat].awaited > after.players[player.seat].awaited  # and is told so
    assert [event.id for event in back.events][-1] == "house-vacation-over"


async def test_a_turn_that_comes_meanwhile_begins_afterwards(house: House, office: Vacations) -> None:
    match = await house.begin(deadline=DAY)
    mover = awaited_person(match)
    traveler = BEN if mover == ANNA else ANNA
    until = house.time.now + 4 * DAY
    await office.begin(traveler, 4)
    while awaited_person(match) != traveler:
        match = await house.move(await reload(house, match))
    assert match.due == until + DAY
    assert await find_refusal(office.begin(await person(house, traveler), 1)) == "vacation-already"
    house.time.now = until
    await look(house)
    after = await reload(house, match)
    assert after.due == until + DAY
    assert not vacations.list_resting(after)


async def person(house: House, who: Person) -> Person:
    found = await house.store.persons.get(who.user_id)
    assert found is not None
    return found


async def test_it_holds_in_every_match_and_after_a_restart(house: House, office: Vacations) -> None:
    matches = [await house.begin(ANNA, BEN, deadline=DAY) for _ in range(2)]
    lobby = await house.lobby(ANNA, CLARA, deadline=DAY)
    spans = vacations.begin((), house.time.now, 14)
    await house.store.persons.put(Person(ANNA.user_id, "Anna", vacations=spans))  # killed before the rest
    await Vacations(house.store, house.matches, house.time).resume()
    for match in (*matches, lobby):
        after = await reload(house, match)
        assert [player.name for player in vacations.list_resting(after)] == ["Anna"]
    begun = await house.matches.change(lobby.id, lobbies.start, ANNA.user_id, 4711)
    assert begun.due in (house.time.now + 15 * DAY, house.time.now + DAY)
    assert (begun.due == house.time.now + 15 * DAY) == (awaited_person(begun) == ANNA)
    await office.observe(begun)
    assert await reload(house, begun) == begun


async def test_the_others_can_agree_on_a_bot_who_plays_until_it_is_over(
    house: House, office: Vacations
) -> None:
    match = await house.begin(ANNA, BEN, CLARA, deadline=DAY)
    who = awaited_person(match)
    first, second = (each for each in (ANNA, BEN, CLARA) if each != who)
    agree = vacations.agree
    assert await find_refusal(house.matches.change(match.id, agree, first.user_id)) == "vacation-nobody"
    await office.begin(who, 7)
    assert await find_refusal(house.matches.change(match.id, agree, who.user_id)) == "vacation-not-yours"
    one = await house.matches.change(match.id, agree, first.user_id)
    assert one.events[-1].id == "house-vacation-agreed"
    assert not one.players[min(match.waiting)].away
    assert await house.matches.attempt(match.id, agree, first.user_id) is None
    both = await house.matches.change(match.id, agree, second.user_id)
    assert both.players[min(match.waiting)].away
    assert not vacations.list_resting(both)
    house.time.now += 7 * DAY
    await look(house)
    player = (await reload(house, match)).players[min(match.waiting)]
    assert (player.away, player.holiday) == (False, None)


async def test_undo_does_not_bring_back_the_time_before(house: House, office: Vacations) -> None:
    match = await house.begin(ANNA, BEN, game="deal", deadline=HOUR)
    match = await house.move(match)
    mover = next((player for player in match.players if turns.can_undo(match, player.seat)), None)
    if mover is None:
        return
    await office.begin(person_at(match, mover.seat), 3)
    assert not turns.can_undo(await reload(house, match), mover.seat)


async def test_when_all_have_left_the_match_ends_without_a_result(house: House) -> None:
    match = await house.begin(ANNA, bots=1, deadline=HOUR)
    for _ in range(MISSES):
        while not (current := await reload(house, match)).expected and current.status == "running":
            await house.move(current)
        house.time.now += HOUR
        await look(house)
    after = await reload(house, match)
    assert after.status == "cancelled"
    assert "house-away" in [event.id for event in after.events]
    assert after.events[-1].id == "house-deserted"
    assert (after.waiting, after.due) == (frozenset(), None)
    results = await house.store.results.results_of(1, ANNA.user_id)
    assert [result.counts for result in results] == [False]  # Anna gave up against a bot


async def test_who_is_forgotten_leaves_no_match_of_bots_behind(house: House) -> None:
    match = await house.begin(ANNA, BEN)
    await house.matches.change(match.id, turns.vacate, ANNA.user_id)
    assert (await reload(house, match)).status == "running"
    await house.matches.change(match.id, turns.vacate, BEN.user_id)
    assert (await reload(house, match)).status == "cancelled"


async def test_what_nobody_touches_for_thirty_days_ends(house: House) -> None:
    async def forsake(league: int, user_id: int) -> None: ...

    privacy = Privacy(house.store, house.matches, forsake, house.time)
    match, moved = await house.begin(ANNA, BEN), await house.begin(ANNA, CLARA)
    await privacy.tick()
    house.time.now += IDLE - DAY
    await privacy.tick()
    await house.move(moved)
    house.time.now += DAY
    await privacy.tick()
    assert (await reload(house, match)).status == "running"  # a day more: a clock may be wrong
    house.time.now += DAY
    await privacy.tick()
    ended = await reload(house, match)
    assert (ended.status, ended.events[-1].id) == ("cancelled", "house-idle")
    assert (await reload(house, moved)).status == "running"
    assert end_if_idle(ended, house.time.now + IDLE) is None


async def test_a_pause_of_its_league_stops_all_clocks_of_a_match(house: House, office: Vacations) -> None:
    match = await house.begin(deadline=DAY)
    seat = min(match.waiting)
    due, reminder = match.players[seat].due, match.players[seat].reminder
    assert due is not None and reminder is not None
    house.time.now += HOUR
    until = house.time.now + 3 * DAY
    paused = await house.matches.change(match.id, vacations.pause, until)
    assert (paused.players[seat].due, paused.players[seat].reminder) == (due + 3 * DAY, reminder + 3 * DAY)
    assert [event.id for event in paused.events][-1] == "house-league-paused"
    assert await house.matches.attempt(match.id, vacations.pause, until) is None
    await look(house)
    house.time.now += 2 * DAY
    await look(house)
    assert (await reload(house, match)).version == paused.version
    ended = await house.matches.change(match.id, vacations.pause, None)
    assert (ended.players[seat].due, ended.paused) == (due + 2 * DAY, None)


async def test_a_clock_stands_still_for_a_vacation_and_a_pause_at_once_and_not_twice(
    house: House, office: Vacations
) -> None:
    match = await house.begin(deadline=DAY)
    seat, who = min(match.waiting), awaited_person(match)
    due = match.players[seat].due
    assert due is not None
    person = await office.begin(who, 2)
    paused = await house.matches.change(match.id, vacations.pause, house.time.now + 5 * DAY)
    assert paused.players[seat].due == due + 5 * DAY
    await office.end(person)
    assert (await reload(house, match)).players[seat].due == due + 5 * DAY
    ended = await house.matches.change(match.id, vacations.pause, None)
    assert ended.players[seat].due == due


async def test_whoever_is_asked_during_a_pause_has_all_their_time_after_it(house: House) -> None:
    match = await house.begin(deadline=DAY)
    until = house.time.now + 3 * DAY
    after = await house.move(await house.matches.change(match.id, vacations.pause, until))
    asked = min(after.waiting)
    assert after.players[asked].due == until + DAY
