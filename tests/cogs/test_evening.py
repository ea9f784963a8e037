"""A live evening on Discord: sign-up, check-in, rounds and podium in one message."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.domain import turns
from bot.league import changes, evening
from bot.league.records import League, Result
from bot.league.standings import find_winner
from sandbox.model.reading import pictures, text
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest
from tests.kit.league_channel import has_all_matches, panels, wait_for_league, wait_for_match
from tests.kit.narrow import not_none

pytestmark = pytest.mark.usefixtures("passing_time")


def round_begun(league: League) -> bool:
    """Whether a round is being played at all its tables."""
    return league.round > 0 and has_all_matches(league)


async def announce_evening(freehold: Freehold, *names: str, **options: object) -> list[Guest]:
    """Everybody has signed up for an evening of the first."""
    anna, *others = guests = [freehold.guest(name) for name in names]
    await anna.command("evening", game="property", **options)
    await anna.wait_for_text("Evening of Property")
    for guest in others:
        await guest.press("leaguejoin")
        await guest.wait_for_reply("I’ll write to you when the check-in begins.")
    return guests


async def check_in(freehold: Freehold, *guests: Guest) -> None:
    """These people say that they are there, and the check-in ends."""
    for guest in guests:
        await guest.press("leaguejoin")
        await guest.wait_for_reply("as soon as the check-in is over")
    freehold.sandbox.world.advance(evening.CHECK_IN + 1)
    await freehold.client._organizer.tick()


async def finish_round(freehold: Freehold, league: League) -> None:
    """Every table of the round is over, the seats in the order of places."""
    for table in league.open_tables:
        result = Result(((0,), (1,), (2,), (3,)), (0,) * 4, None, freehold.client.now())
        await freehold.client.leagues.change(league.id, changes.record_result, table, result)


@pytest.mark.parametrize("freehold", ["sqlite", "postgresql"], indirect=True)
@pytest.mark.clause("EV-08")
async def test_an_evening_from_its_announcement_to_the_podium_is_one_message(freehold: Freehold) -> None:
    guests = await announce_evening(freehold, "Anna", "Ben", "Clara", "David", "Emma", rounds=2)
    anna, ben, _, _, emma = guests
    board = await anna.wait_for_text("Signed up (5): Anna, Ben, Clara, David, Emma")
    await anna.press("leaguestart")
    await anna.wait_for_reply("Here we go!")
    await anna.wait_for_text("Check-in: are you there?")
    for guest in guests:
        await freehold.sandbox.world.until(
            lambda guest=guest: [said for said in panels(guest) if "The first round starts" in said]  # type: ignore[misc]
        )
    await check_in(freehold, anna, ben)
    league = await wait_for_league(freehold, round_begun)
    assert (league.round, len(league.tables)) == (1, 1)
    match = await wait_for_match(freehold, league.tables[0].match_id, lambda match: match.players)
    assert {player.user_id for player in match.players} == {anna.person.id, ben.person.id, None}
    assert match.pace.is_live
    await anna.wait_for_text("Round 1 of 2")

    await emma.press("leaguejoin")
    await emma.wait_for_reply("You play from the next round on.")
    await finish_round(freehold, await freehold.client.leagues.get(1))
    league = await wait_for_league(freehold, lambda league: league.round == 2 and round_begun(league))
    match = await wait_for_match(freehold, league.tables[1].match_id, lambda match: match.players)
    assert emma.person.id in {player.user_id for player in match.players}
    await anna.wait_for_text("Round 2 of 2")
    await finish_round(freehold, league)
    over = await wait_for_league(freehold, lambda league: league.status == "over")
    end = await anna.wait_for_text(" wins!")
    await wait_until_idle(freehold)
    assert end["id"] == board["id"] == str(over.message)
    assert len(pictures(end)) == 2
    assert over.participants[not_none(find_winner(over))].name in text(end)


async def test_whoever_vanishes_is_not_seated_again(freehold: Freehold) -> None:
    guests = await announce_evening(freehold, "Anna", "Ben", "Clara", rounds=2)
    anna, ben, clara = guests
    await anna.press("leaguestart")
    await anna.wait_for_text("Check-in: are you there?")
    await check_in(freehold, *guests)
    league = await wait_for_league(freehold, round_begun)
    match = await wait_for_match(freehold, league.tables[0].match_id, lambda match: match.players)
    away = next(player.seat for player in match.players if player.user_id == ben.person.id)
    match = await freehold.client.matches.change(match.id, turns.take_over, away)
    table = league.tables[0]
    result = Result(((0,), (1,), (2,), (3,)), (0,) * 4, None, freehold.client.now())
    await freehold.client._organizer._record(league, table, match, result)
    league = await wait_for_league(freehold, lambda league: league.round == 2 and round_begun(league))
    match = await wait_for_match(freehold, league.tables[1].match_id, lambda match: match.players)
    assert {player.user_id for player in match.players} == {anna.person.id, clara.person.id, None}
    assert not not_none(league.find_participant(ben.person.id)).here
    await wait_until_idle(freehold)
    told = [sum("A bot played on for you" in said for said in panels(guest)) for guest in guests]
    assert told == [0, 1, 0]


async def test_a_round_that_takes_too_long_makes_nobody_vanish(freehold: Freehold) -> None:
    anna, ben = await announce_evening(freehold, "Anna", "Ben", rounds=2)
    await anna.press("leaguestart")
    await anna.wait_for_text("Check-in: are you there?")
    await check_in(freehold, anna, ben)
    league = await wait_for_league(freehold, round_begun)
    match = await wait_for_match(freehold, league.tables[0].match_id, lambda match: match.players)
    match = replace(match, players=tuple(replace(player, away=True) for player in match.players))
    result = Result(((0,), (1,), (2,), (3,)), (0,) * 4, None, not_none(league.due) + 1)
    await freehold.client._organizer._record(league, league.tables[0], match, result)
    league = await wait_for_league(freehold, lambda league: league.round == 2)
    assert {who.user_id for who in evening.list_present(league)} == {anna.person.id, ben.person.id}


async def test_an_evening_that_nobody_comes_to_stays_open(freehold: Freehold) -> None:
    anna, *_ = await announce_evening(freehold, "Anna", "Ben", starts="19:30")
    league = await freehold.client.leagues.get(1)
    freehold.sandbox.world.advance(not_none(league.starts) - freehold.client.now() + 1)
    await freehold.client._organizer.tick()
    await anna.wait_for_text("Nobody is there yet.")
    await check_in(freehold, anna)
    league = await wait_for_league(freehold, lambda league: not league.checking and league.starts is None)
    assert league.status == "open"
    await freehold.sandbox.world.until(
        lambda: any("needs at least two people" in said for said in panels(anna))
    )


async def test_whoever_can_not_come_leaves_before(freehold: Freehold) -> None:
    anna, ben = await announce_evening(freehold, "Anna", "Ben")
    await ben.press("leagueleave")
    await ben.wait_for_reply("You’re no longer signed up.")
    await anna.wait_for_text("Signed up (1): Anna")
