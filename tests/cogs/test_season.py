"""A season on Discord: people who want to play get tables, and its end leaves their matches alone."""

from __future__ import annotations

import pytest

import games
from bot.domain.durations import DAY
from bot.domain.match import Match
from bot.league import season
from bot.league.records import League
from bot.league.rules import points_of
from bot.league.standings import compute_standings
from sandbox.model.reading import controls, pictures, text
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest
from tests.kit.league_channel import panels, wait_for_league, wait_for_match
from tests.kit.narrow import not_none

FOUR = "Anna", "Ben", "Clara", "David"


async def announce_season(freehold: Freehold, game: str = "property", **options: object) -> list[Guest]:
    """Let Anna announce a season, which three others join."""
    guests = [freehold.guest(name) for name in FOUR]
    await guests[0].command("league season", game=game, **options)
    await guests[0].wait_for_text("Nobody is waiting")
    return guests


async def ask_to_play(*guests: Guest) -> None:
    for guest in guests:
        await guest.press("leaguejoin")
        await guest.wait_for_reply("You’re waiting for a table")


async def first_match(freehold: Freehold) -> tuple[League, Match]:
    """Return the season and the match of its first table, once that has begun."""
    league = await wait_for_league(freehold, lambda league: league.tables and league.tables[0].match_id)
    return league, await wait_for_match(freehold, league.tables[0].match_id, lambda match: match.players)


async def pass_time(freehold: Freehold, seconds: float) -> None:
    freehold.sandbox.world.advance(seconds)
    await freehold.client._organizer.tick()
    await wait_until_idle(freehold)


@pytest.mark.parametrize("freehold", ["sqlite", "postgresql"], indirect=True)
async def test_four_who_want_to_play_get_a_table_and_are_told_once(freehold: Freehold) -> None:
    guests = await announce_season(freehold)
    await ask_to_play(*guests[:3])
    await guests[3].wait_for_text("Waiting for a table (3): Anna, Ben, Clara")
    await ask_to_play(guests[3])
    league, match = await first_match(freehold)
    assert {player.user_id for player in match.players} == {guest.person.id for guest in guests}
    assert (match.game, match.pace, match.joins) == ("property", league.pace, league.tables[0].joins)
    await wait_until_idle(freehold)
    for guest in guests:
        await freehold.sandbox.world.until(
            lambda guest=guest: [said for said in panels(guest) if "Your table is ready" in said]  # type: ignore[misc]
        )
        assert sum("Your table is ready" in said for said in panels(guest)) == 1
    board = await guests[0].wait_for_text("Table 1 · Property")
    assert "Nobody is waiting" in text(board) and len(pictures(board)) == 1
    await guests[0].press("leaguejoin")
    await guests[0].wait_for_reply("You’re waiting for a table")
    await wait_until_idle(freehold)
    assert sum("Your table is ready" in said for said in panels(guests[0])) == 1


async def test_whoever_stops_waiting_gets_no_table(freehold: Freehold) -> None:
    anna, ben, *_ = await announce_season(freehold)
    await ask_to_play(anna, ben)
    await anna.press("leaguejoin")
    await anna.wait_for_reply("You’re waiting for a table already")
    await anna.press("leagueleave")
    await anna.wait_for_reply("You’re no longer waiting")
    await pass_time(freehold, season.PATIENCE + 60)
    _, match = await first_match(freehold)
    assert [player.user_id for player in match.players if player.user_id] == [ben.person.id]
    assert sum(player.is_bot for player in match.players) == 3


async def test_a_season_in_all_games_asks_which_ones(freehold: Freehold) -> None:
    anna, *others = await announce_season(freehold, "all", best=2, weeks=1)
    await ask_to_play(anna)
    await anna.press("seasongames", "deal")
    await wait_for_league(freehold, lambda league: league.waitlist[0].games == ("deal",))
    await ask_to_play(*others)
    league = await freehold.client.leagues.get(1)
    assert league.games == tuple(games.keys()) and not_none(league.due) - league.created == 7 * DAY
    _, match = await first_match(freehold)
    assert match.game == "deal"


async def test_a_season_waits_for_its_start(freehold: Freehold) -> None:
    guests = await announce_season(freehold, starts="19:30", name="Autumn")
    for guest in guests:
        await guest.press("leaguejoin")
        await guest.wait_for_reply("as soon as the season starts")
    league = await freehold.client.leagues.get(1)
    assert (league.status, league.tables) == ("open", ())
    await pass_time(freehold, not_none(league.starts) - freehold.client.now() + 1)
    await first_match(freehold)
    await guests[0].wait_for_text("It ends")


async def test_at_the_end_tables_count_as_they_stand_and_go_on_unrated(freehold: Freehold) -> None:
    anna, *others = await announce_season(freehold, weeks=1)
    await ask_to_play(anna, *others)
    await first_match(freehold)
    await anna.press("standings")
    await anna.wait_for_reply("as if they ended now")
    await anna.press("schedule")
    await anna.wait_for_reply("tables in play")
    await pass_time(freehold, 7 * DAY + 60)
    league = await wait_for_league(freehold, lambda league: league.status == "over")
    result = not_none(league.tables[0].result)
    worth = points_of(result.places)  # whoever has run out of time may have been moved for before
    assert result.closed and len(worth) == 4
    assert sorted(row.points for row in compute_standings(league)) == sorted(worth.values())
    match = not_none(await freehold.client.matches.get(not_none(league.tables[0].match_id)))
    assert (match.status, match.rated) == ("running", False)
    end = await anna.wait_for_text(" wins!")
    assert len(pictures(end)) == 2
    assert len(controls(end)) == 2  # the standings, and the organizer's page
    await anna.press("leaguemanage")
    await anna.wait_for_reply("Only you see this.")
    await anna.press("leagueagain")
    await anna.wait_for_reply("The next season is open")
    assert (await freehold.client.leagues.get(2)).status == "running"


async def test_whoever_leaves_for_good_has_no_place_any_more(freehold: Freehold) -> None:
    anna, ben, *others = await announce_season(freehold)
    await ask_to_play(anna, ben, *others)
    _, match = await first_match(freehold)
    await ben.press("leagueleave")
    await ben.wait_for_reply("Do you really want to leave")
    await ben.press("leaguequit")
    await ben.wait_for_reply("You’ve left the season")
    match = await wait_for_match(
        freehold, match.id, lambda match: ben.person.id not in [player.user_id for player in match.players]
    )
    assert (await freehold.client.leagues.get(1)).find_participant(ben.person.id) is None


async def test_the_organizer_gives_a_season_more_time(freehold: Freehold) -> None:
    anna, *_ = await announce_season(freehold)
    league = await freehold.client.leagues.get(1)
    await anna.press("leaguemanage")
    await anna.wait_for_reply("The season ends")
    await anna.press("leagueact", "extend.7")
    longer = await wait_for_league(freehold, lambda now: now.due != league.due)
    assert not_none(longer.due) == not_none(league.due) + 7 * DAY


async def test_a_season_needs_a_clock(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.command("league season", game="property", pace="none")
    await anna.wait_for_reply("A season needs a pace with a time limit")
