"""When hints are available: against bots alone, or if everybody allows them in the lobby."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.domain import hints, lobbies, turns
from bot.domain.match import Match
from bot.domain.people import Person
from bot.domain.refusals import Refusal
from tests.kit.house import ANNA, BEN, CLARA, DAVID, House, find_refusal


async def allow(house: House, match: Match, *people: Person) -> Match:
    for person in people:
        match = await house.matches.change(match.id, hints.toggle, person.user_id)
    return match


async def start(house: House, match: Match) -> Match:
    return await house.matches.change(match.id, lobbies.start, ANNA.user_id)


async def test_against_bots_alone_there_are_hints(house: House) -> None:
    match = await house.begin(ANNA, bots=2)
    assert hints.are_allowed(match)
    assert not hints.are_allowed(replace(match, league_id=1))
    seat = match.seat_of(ANNA.user_id)
    awaited = replace(match, waiting=frozenset({seat}))
    assert hints.require_seat(awaited, ANNA.user_id) == seat
    for other, user_id, why in (
        (awaited, BEN.user_id, "not-seated"),
        (replace(match, waiting=frozenset()), ANNA.user_id, "hint-not-asked"),
        (replace(awaited, league_id=1), ANNA.user_id, "hint-never"),
        (replace(awaited, status="over"), ANNA.user_id, "match-over"),
    ):
        with pytest.raises(Refusal) as caught:
            hints.require_seat(other, user_id)
        assert caught.value.text.id == why


async def test_where_several_play_everybody_has_to_allow_them_in_the_lobby(house: House) -> None:
    lobby = await house.lobby(ANNA, BEN, bots=1)
    assert not hints.are_allowed(lobby)
    assert not hints.are_allowed(await allow(house, lobby, ANNA))
    lobby = await allow(house, lobby, BEN)
    assert hints.are_allowed(lobby)
    assert await find_refusal(allow(house, lobby, CLARA)) == "not-seated"
    joined = await house.matches.change(lobby.id, lobbies.join, CLARA)
    assert not hints.are_allowed(joined)
    assert hints.are_allowed(await allow(house, joined, CLARA))
    assert not hints.are_allowed(await allow(house, joined, BEN))
    await house.matches.change(lobby.id, lobbies.leave, BEN.user_id)
    match = await start(house, lobby)
    assert hints.are_allowed(match)
    assert await find_refusal(allow(house, match, ANNA)) == "lobby-begun"
    await house.close()
    await house.open()
    assert await house.matches.get(match.id) == match


async def test_nobody_has_allowed_them_for_who_comes_later(house: House) -> None:
    match = await start(house, await allow(house, await house.lobby(ANNA, BEN), ANNA, BEN))
    seat = match.seat_of(BEN.user_id) or 0
    given = await house.hand_over(match, seat, CLARA, BEN)
    assert not hints.are_allowed(given)
    alone = await house.begin(DAVID, bots=1)
    bot = next(player.seat for player in alone.players if player.user_id is None)
    joined = await house.hand_over(alone, bot, ANNA, DAVID)
    assert hints.are_allowed(alone) and not hints.are_allowed(joined)


async def test_who_is_away_is_still_at_the_table(house: House) -> None:
    match = await house.begin(ANNA, BEN)
    away = await house.matches.change(match.id, turns.take_over, match.seat_of(BEN.user_id) or 0)
    assert not hints.are_allowed(away)
    gone = await house.matches.change(match.id, turns.vacate, BEN.user_id)
    assert hints.are_allowed(gone)


async def test_a_rematch_keeps_what_everybody_allowed(house: House) -> None:
    match = await start(house, await allow(house, await house.lobby(ANNA, BEN), ANNA, BEN))
    match = await house.finish(match)
    again = await house.matches.rematch(match.id, ANNA)
    assert not hints.are_allowed(again)  # one of them is still missing
    begun = await house.matches.change(again.id, lobbies.join, BEN, None)
    assert begun.status == "running"
    assert hints.are_allowed(begun)
