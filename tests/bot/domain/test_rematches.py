"""A rematch asks everybody, and seats only those who have agreed."""

from __future__ import annotations

import asyncio

import pytest

from bot.domain import lobbies, turns
from bot.domain.match import Match
from bot.domain.pace import PACES
from bot.domain.people import Person
from tests.kit.house import ANNA, BEN, CLARA, DAVID, House, find_refusal


def names(match: Match) -> list[str]:
    return [player.name for player in match.players]


def missing_names(match: Match) -> list[str]:
    return [each.name for each in match.missing]


def list_signs(match: Match) -> dict[str, tuple[int, str]]:
    """Return everybody's color and letter by name."""
    return dict(zip(names(match), zip(match.marks, match.letters, strict=True), strict=True))


async def join(house: House, match: Match, person: Person, interaction: int | None = None) -> Match:
    return await house.matches.change(match.id, lobbies.join, person, interaction)


async def test_everybody_is_asked_and_it_begins_when_all_are_in_with_seats_rotated(house: House) -> None:
    match = await house.begin(
        ANNA, BEN, CLARA, bots=1, options={"round_limit": "40"}, deadline=600, channel=3
    )
    assert await find_refusal(house.matches.rematch(match.id, ANNA)) == "rematch-not-over"
    match = await house.finish(match)
    assert await find_refusal(house.matches.rematch(match.id, DAVID)) == "not-seated"
    again = await house.matches.rematch(match.id, BEN, (), 900)
    assert (again.status, again.host_id, again.place) == ("lobby", BEN.user_id, match.place)
    assert (again.options, again.pace, again.rematch_of) == (match.options, PACES["brisk"], match.id)
    assert sorted(names(again)) == sorted({*names(match)} - {"Anna", "Clara"})
    assert sorted(missing_names(again)) == ["Anna", "Clara"]
    assert again.secret != match.secret
    await house.close()
    await house.open()
    assert await house.matches.get(again.id) == again
    half = await join(house, again, CLARA, 901)
    assert (half.status, missing_names(half)) == ("lobby", ["Anna"])
    begun = await join(house, half, ANNA, 902)
    assert (begun.status, begun.invited, begun.joins) == ("running", (), (900, 901, 902))
    assert names(begun) == names(match)[1:] + names(match)[:1]
    assert list_signs(begun) == list_signs(match)
    assert (await house.matches.verify((await house.finish(begun)).id)).holds


async def test_the_host_goes_on_without_those_who_do_not_come(house: House) -> None:
    match = await house.finish(await house.begin(ANNA, BEN, CLARA))
    again = await house.matches.rematch(match.id, ANNA)
    assert await find_refusal(house.matches.change(again.id, lobbies.start, ANNA.user_id)) == "lobby-too-few"
    await join(house, again, BEN)
    assert await find_refusal(house.matches.change(again.id, lobbies.start, BEN.user_id)) == "only-host"
    begun = await house.matches.change(again.id, lobbies.start, ANNA.user_id, 5)
    rotated = [name for name in names(match)[1:] + names(match)[:1] if name != "Clara"]
    assert (begun.status, names(begun), begun.invited) == ("running", rotated, ())
    assert await find_refusal(house.matches.rematch(match.id, CLARA)) == "lobby-begun"


async def test_who_declines_is_not_waited_for_and_may_think_again(house: House) -> None:
    match = await house.finish(await house.begin(ANNA, BEN, CLARA))
    again = await house.matches.rematch(match.id, ANNA)
    again = await house.matches.change(again.id, lobbies.leave, CLARA.user_id)
    assert missing_names(again) == ["Ben"]
    assert await find_refusal(house.matches.change(again.id, lobbies.leave, CLARA.user_id)) == "not-seated"
    again = await join(house, again, CLARA)
    assert (again.status, sorted(names(again))) == ("lobby", ["Anna", "Clara"])
    again = await house.matches.change(again.id, lobbies.leave, CLARA.user_id)
    again = await house.matches.change(again.id, lobbies.leave, BEN.user_id)
    assert (again.status, missing_names(again)) == ("lobby", [])
    again = await join(house, again, DAVID)  # nobody is missing: there is room for others
    assert sorted(names(again)) == ["Anna", "David"]
    assert len(set(again.marks)) == 2


async def test_no_stranger_takes_a_seat_that_is_kept(house: House) -> None:
    match = await house.finish(await house.begin(ANNA, BEN))
    again = await house.matches.rematch(match.id, ANNA)
    assert await find_refusal(join(house, again, DAVID)) == "lobby-kept"
    assert await find_refusal(house.matches.change(again.id, lobbies.leave, DAVID.user_id)) == "not-seated"
    assert await house.matches.get(again.id) == again


async def test_the_host_may_leave_and_with_the_last_one_who_came_it_closes(house: House) -> None:
    match = await house.finish(await house.begin(ANNA, BEN, CLARA))
    again = await house.matches.rematch(match.id, ANNA)
    await join(house, again, BEN)
    again = await house.matches.change(again.id, lobbies.leave, ANNA.user_id)
    assert again.host_id == BEN.user_id
    again = await house.matches.change(again.id, lobbies.leave, BEN.user_id)
    assert (again.status, again.invited) == ("cancelled", ())


async def test_alone_against_bots_it_begins_at_once(house: House) -> None:
    match = await house.finish(await house.begin(ANNA, bots=2))
    again = await house.matches.rematch(match.id, ANNA, (), 900)
    assert (again.status, again.joins) == ("running", (900,))
    assert names(again) == names(match)[1:] + names(match)[:1]
    assert (await house.matches.verify((await house.finish(again)).id)).holds


async def test_two_who_ask_at_once_have_both_agreed_to_one(house: House) -> None:
    match = await house.finish(await house.begin(ANNA, BEN, CLARA, channel=3))
    first, second = await asyncio.gather(
        house.matches.rematch(match.id, ANNA), house.matches.rematch(match.id, BEN)
    )
    assert first.id == second.id
    again = await house.matches.rematch(match.id, ANNA)
    assert sorted(names(again)) == ["Anna", "Ben"]
    await house.matches.change(first.id, lobbies.cancel, first.host_id)
    await house.lobby(DAVID, channel=3)
    assert await find_refusal(house.matches.rematch(match.id, ANNA)) == "channel-taken"


async def test_who_has_left_the_server_is_not_asked(house: House) -> None:
    match = await house.finish(await house.begin(ANNA, BEN, CLARA))
    again = await house.matches.rematch(match.id, ANNA, {CLARA.user_id})
    assert missing_names(again) == ["Ben"]
    assert (await join(house, again, BEN)).status == "running"


async def test_who_was_away_at_the_end_is_asked_too(house: House) -> None:
    match = await house.begin(ANNA, BEN, CLARA)
    seat = match.seat_of(CLARA.user_id)
    assert seat is not None
    match = await house.matches.change(match.id, turns.take_over, seat)
    while match.status == "running":
        moved = await house.matches.change_if_unmoved(
            match, turns.act_for, min(match.waiting), house.sample(match, min(match.waiting))
        )
        assert moved is not None
        match = moved
    again = await house.matches.rematch(match.id, ANNA)
    assert sorted(missing_names(again)) == ["Ben", "Clara"]


@pytest.mark.usefixtures("tally")
async def test_a_bot_comes_in_place_of_who_is_missing_where_every_seat_is_kept(house: House) -> None:
    match = await house.finish(await house.begin(ANNA, BEN, CLARA, DAVID, game="tally"))
    again = await house.matches.rematch(match.id, ANNA)
    last = missing_names(again)[-1]
    small = {"table": "small"}
    assert (
        await find_refusal(house.matches.change(again.id, lobbies.configure, ANNA.user_id, small))
        == "lobby-too-many"
    )
    again = await house.matches.change(again.id, lobbies.add_bot, ANNA.user_id)
    assert last not in missing_names(again)
    assert len(missing_names(again)) == 2
    assert len({*again.marks, *(each.mark for each in again.missing)}) == 4
    assert not {*names(again)} & {*missing_names(again)}


async def test_a_bot_has_neither_name_nor_color_of_who_is_missing(house: House) -> None:
    match = await house.finish(await house.begin(ANNA, BEN, CLARA))
    again = await house.matches.rematch(match.id, ANNA)
    again = await house.matches.change(again.id, lobbies.add_bot, ANNA.user_id)
    assert not {*again.marks} & {each.mark for each in again.missing}
    assert not {*again.letters} & {each.letter for each in again.missing}
    again = await join(house, again, CLARA)
    begun = await join(house, again, BEN)
    assert begun.status == "running"
    assert {name: list_signs(begun)[name] for name in names(match)} == list_signs(match)
