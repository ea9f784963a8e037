"""Who is barred on a server, and who has played there."""

from __future__ import annotations

from bot.domain import turns
from bot.domain.match import Venue
from bot.domain.pace import per_move
from bot.domain.place import Place
from bot.league import changes
from bot.league.leagues import Leagues
from tests.kit.house import ANNA, BEN, CLARA, ON_BOTH, House


@ON_BOTH
async def test_a_bar_says_whether_it_changed_anything(house: House) -> None:
    bars = house.store.bars
    assert [await bars.put(1, 7, barred=barred) for barred in (False, True, True, False, False)] == [
        False,
        True,
        False,
        True,
        False,
    ]
    assert not await bars.has(1, 7)


@ON_BOTH
async def test_who_sat_at_a_table_or_takes_part_in_a_league_is_known_on_that_server(house: House) -> None:
    knows = house.store.bars.knows
    match = await house.begin(ANNA, BEN)
    assert [await knows(1, who.user_id) for who in (ANNA, BEN, CLARA)] == [True, True, False]
    assert not await knows(2, ANNA.user_id)
    await house.matches.change_once(99, match.id, turns.resign, BEN.user_id)
    assert await knows(1, BEN.user_id)
    leagues = Leagues(house.store, house.time, lambda _: None, lambda outgoing: None)
    venue = Venue(Place(2, 50), "en", per_move(86400))
    await leagues.open(changes.create, "property", CLARA, venue, 0, 86400)
    assert [await knows(guild_id, CLARA.user_id) for guild_id in (1, 2)] == [False, True]
