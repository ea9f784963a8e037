"""Decisions of a table about its clocks: another pace by agreement, and time given to each other."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.domain import clocks, turns
from bot.domain.match import Match, Undo
from bot.domain.pace import PACES, Pace, build_pace
from bot.language import language_of
from tests.kit.house import ANNA, BEN, CLARA, DAVID, ON_BOTH, House, find_refusal
from tests.kit.narrow import not_none

HOUR = 3600.0


async def want(house: House, match: Match, name: str, *people: Any) -> Match:
    for person in people:
        match = await house.matches.change(match.id, clocks.want_pace, person.user_id, PACES[name])
    return match


@ON_BOTH
async def test_another_pace_applies_once_everybody_wants_it(house: House) -> None:
    match = await house.begin(ANNA, BEN, CLARA, bots=1, pace=PACES["hourly"])
    seat = min(match.waiting)
    house.time.now += 600
    match = await want(house, match, "daily", ANNA, BEN)
    assert match.pace == PACES["hourly"]
    assert [event.id for event in match.events[-2:]] == ["house-pace-wanted"] * 2
    assert match.players[seat].due in (None, house.time.now + HOUR - 600)
    await house.close()
    await house.open()
    version = (await house.matches.require(match.id)).version
    assert (await want(house, match, "daily", BEN)).version == version  # they want it already
    match = await want(house, match, "daily", CLARA)
    assert match.pace == PACES["daily"]
    assert match.events[-1].id == "house-pace-changed"
    for player in match.players:
        if player.due is not None:
            assert player.due == house.time.now + PACES["daily"].cap
        assert player.wanted == ""
    assert await house.matches.require(match.id) == match


async def test_a_pace_of_ones_own_is_offered_to_the_others_and_told_in_words(house: House) -> None:
    match = await house.begin(ANNA, BEN, pace=PACES["hourly"])
    own = build_pace(90, "minutes")
    match = await house.matches.change(match.id, clocks.want_pace, ANNA.user_id, own)
    assert clocks.list_choices(match)[0] == own
    await house.close()
    await house.open()
    match = await house.matches.change(match.id, clocks.want_pace, BEN.user_id, own)
    assert match.pace == own
    assert own not in clocks.list_choices(match)
    assert PACES["hourly"] in clocks.list_choices(match)
    told = [event for entry, _ in await house.store.reader.entries(match.id) for event in entry.events][-2:]
    written = [
        language_of(locale).at_table(match)(event.id, **event.args)
        for event in told
        for locale in ("en", "de")
    ]
    assert ["90 minutes a move" in text for text in written[::2]] == [True, True]
    assert ["90 Minuten" in text for text in written[1::2]] == [True, True]


async def test_those_who_leave_are_not_waited_for(house: House) -> None:
    match = await house.begin(ANNA, BEN, CLARA, pace=PACES["hourly"])
    match = await want(house, match, "none", ANNA, BEN)
    seat = match.seat_of(CLARA.user_id) or 0
    match = await house.matches.change(match.id, turns.take_over, seat)
    match = await want(house, match, "none", BEN)
    assert match.pace == PACES["none"]
    assert match.due is None


async def test_those_who_are_out_have_no_say(house: House) -> None:
    match = await house.begin(ANNA, BEN, CLARA, pace=PACES["hourly"])
    match = await house.matches.change_once(next(house.interactions), match.id, turns.resign, CLARA.user_id)
    change = house.matches.change
    assert (
        await find_refusal(change(match.id, clocks.want_pace, CLARA.user_id, PACES["daily"])) == "already-out"
    )
    match = await want(house, match, "daily", ANNA, BEN)
    assert match.pace == PACES["daily"]


async def test_changing_ones_mind_changes_nothing_else(house: House) -> None:
    match = await house.begin(ANNA, BEN, pace=PACES["hourly"])
    match = await want(house, match, "daily", ANNA)
    match = await want(house, match, "slow", ANNA, BEN)
    assert match.pace == PACES["slow"]


async def test_what_cannot_be_the_pace_is_refused(house: House) -> None:
    match = await house.begin(ANNA, BEN, pace=PACES["hourly"])
    for person, pace, refusal in (
        (ANNA, PACES["hourly"], "pace-same"),
        (ANNA, Pace(1, 2, 3), "option-unknown"),
        (DAVID, PACES["daily"], "not-seated"),
    ):
        change = house.matches.change(match.id, clocks.want_pace, person.user_id, pace)
        assert await find_refusal(change) == refusal
    with pytest.raises(Exception, match="pace-fixed"):
        clocks.want_pace(replace(match, league_id=1), house.time.now, ANNA.user_id, PACES["daily"])


async def test_others_get_a_credit_but_never_more_than_a_cap_ahead(house: House) -> None:
    match = await house.begin(ANNA, BEN, pace=PACES["hourly"])
    (seat,) = match.expected
    waiting, giver = (ANNA, BEN) if match.seat_of(ANNA.user_id) == seat else (BEN, ANNA)
    due = match.players[seat].due or 0.0
    match = await house.matches.change(match.id, clocks.give_time, giver.user_id)
    assert (match.players[seat].due, match.due) == (due + HOUR, due + HOUR)
    assert match.events[-1].id == "house-time-given"
    change = house.matches.change
    assert await find_refusal(change(match.id, clocks.give_time, giver.user_id)) == "givetime-plenty"
    assert await find_refusal(change(match.id, clocks.give_time, waiting.user_id)) == "givetime-nobody"
    house.time.now += HOUR
    match = await change(match.id, clocks.give_time, giver.user_id)
    assert match.players[seat].due == due + 2 * HOUR


async def test_without_a_clock_nobody_is_given_time(house: House) -> None:
    match = await house.begin(ANNA, BEN)
    assert (
        await find_refusal(house.matches.change(match.id, clocks.give_time, ANNA.user_id))
        == "givetime-nobody"
    )


async def test_given_time_stays_when_a_move_is_taken_back(house: House) -> None:
    match = await house.begin(ANNA, BEN, pace=PACES["hourly"])
    (seat,) = match.expected
    giver = BEN if match.seat_of(ANNA.user_id) == seat else ANNA
    due = match.players[seat].due or 0.0
    undo = Undo(match.version, match.public, seat, b"", 1, due, HOUR, due - HOUR / 4)
    given = clocks.give_time(replace(match, undo=undo), house.time.now, giver.user_id).after
    assert given.undo == replace(undo, due=due + HOUR, span=2 * HOUR, reminder=due + HOUR * 3 / 4)


async def test_a_move_can_still_be_taken_back_after_giving_time_or_wanting_a_pace(house: House) -> None:
    match = await house.begin(ANNA, BEN, pace=PACES["hourly"])
    (seat,) = match.expected
    giver = BEN if match.seat_of(ANNA.user_id) == seat else ANNA
    mine = match.seat_of(giver.user_id) or 0
    moved = replace(match, undo=Undo(match.version, match.public, mine, b"", 1, None, 0, None))
    for after in (
        clocks.give_time(moved, house.time.now, giver.user_id).after,
        not_none(clocks.want_pace(moved, house.time.now, giver.user_id, PACES["daily"])).after,
    ):
        assert turns.can_undo(after, mine)
