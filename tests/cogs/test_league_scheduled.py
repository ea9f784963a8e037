"""Discord's own scheduled event of a league, and people whom its organizer asks to step in."""

from __future__ import annotations

from typing import Any

import pytest

from bot.domain.durations import DAY, HOUR
from sandbox.model.reading import text
from sandbox.model.records import ACTIVE, CANCELED, COMPLETED, SCHEDULED, ScheduledEvent
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.league_channel import (
    allow_events,
    announce,
    choose_start,
    has_all_matches,
    open_page,
    panels,
    wait_for_league,
)
from tests.kit.narrow import not_none
from tests.kit.sandbox import openapi


def list_events(freehold: Freehold) -> list[ScheduledEvent]:
    """All events that were ever created, the oldest first."""
    return list(freehold.sandbox.world.events.values())


def status_of(freehold: Freehold, event: ScheduledEvent) -> int:
    return freehold.sandbox.world.event_status(event)


async def until_listed(freehold: Freehold, wanted: Any) -> ScheduledEvent:
    """Wait until the newest event is as *wanted*, and nothing is left to do."""
    await freehold.sandbox.world.until(lambda: list_events(freehold) and wanted(list_events(freehold)[-1]))
    await wait_until_idle(freehold)
    return list_events(freehold)[-1]


@pytest.mark.parametrize("freehold", ["sqlite", "postgresql"], indirect=True)
async def test_an_event_follows_its_league_from_the_start_to_the_end(freehold: Freehold) -> None:
    await allow_events(freehold)
    anna, *_ = await announce(freehold, "Anna", "Ben", "Clara", "David")
    await open_page(anna)
    await anna.press("leagueact", "event.1")
    await anna.wait_for_reply("nobody knows when it starts")
    starts = await choose_start(freehold, anna, 1)
    await anna.press("leagueact", "event.1")
    event = await until_listed(freehold, lambda event: event.name == "Cup")
    assert (event.starts, status_of(freehold, event)) == (starts, SCHEDULED)
    assert f"<#{anna.channel_id}>" in not_none(event.description) and "Join" in not_none(event.description)
    assert str(anna.channel_id) in event.location

    later = await choose_start(freehold, anna, 2, "Spring cup")
    event = await until_listed(freehold, lambda event: event.name == "Spring cup")
    assert event.starts == later and len(list_events(freehold)) == 1

    await anna.command("league start")  # earlier than planned
    league = await wait_for_league(freehold, has_all_matches)
    event = await until_listed(freehold, lambda event: event.status == ACTIVE)
    before = event.ends
    await open_page(anna)
    await anna.press("leagueact", "extend.3")
    event = await until_listed(freehold, lambda event: event.ends != before)
    assert event.ends == before + 3 * DAY and event.ends > not_none(league.due)
    await anna.press("leagueend")
    await anna.press("leagueclose")
    await until_listed(freehold, lambda event: event.status == COMPLETED)
    league = await freehold.client.leagues.get(1)
    assert (league.scheduled, league.scheduled_event, len(list_events(freehold))) == (False, None, 1)
    asked = freehold.sandbox.rest.requests
    assert not [request for request in asked if request.status == 400]
    if openapi.FILE.exists():
        assert openapi.faults(each for each in asked if "scheduled-events" in each.route) == []


async def test_an_event_is_taken_off_the_list_on_wish_and_when_the_start_is_open_again(
    freehold: Freehold,
) -> None:
    await allow_events(freehold)
    (anna,) = await announce(freehold, "Anna")
    await open_page(anna)
    await choose_start(freehold, anna, 0)
    await anna.press("leagueact", "event.1")
    await until_listed(freehold, lambda event: event.status == SCHEDULED)
    await anna.press("leagueact", "event.0")
    await until_listed(freehold, lambda event: event.status == CANCELED)
    await anna.press("leagueact", "event.1")
    second = await until_listed(freehold, lambda event: event.status == SCHEDULED)
    opener = await anna.press("leagueedit")
    await anna.person.submit(opener, {"name": "Cup", "description": "", "starts": "hand"})
    await until_listed(freehold, lambda event: event.status == CANCELED)
    await choose_start(freehold, anna, 1)
    third = await until_listed(freehold, lambda event: event.status == SCHEDULED)
    assert third.id != second.id and len(list_events(freehold)) == 3


async def test_without_the_permission_the_organizer_reads_what_is_missing(freehold: Freehold) -> None:
    (anna,) = await announce(freehold, "Anna")
    await open_page(anna)
    await choose_start(freehold, anna, 0)
    await anna.press("leagueact", "event.1")
    await anna.wait_for_reply("I can’t create events on this server: I lack the permission **Create Events**")
    assert list_events(freehold) == []
    await allow_events(freehold)
    await anna.press("leagueact", "event.1")
    event = await until_listed(freehold, lambda event: event.status == SCHEDULED)
    await allow_events(freehold, may=False)
    await choose_start(freehold, anna, 1)
    await freehold.sandbox.world.until(lambda: any("list of events" in told for told in panels(anna)))
    await wait_until_idle(freehold)
    league = await freehold.client.leagues.get(1)
    assert (league.scheduled, league.scheduled_event, event.status) == (False, None, SCHEDULED)
    assert sum("list of events" in told for told in panels(anna)) == 1


async def test_what_somebody_did_to_the_event_on_discord_stays_so(freehold: Freehold) -> None:
    world = freehold.sandbox.world
    await allow_events(freehold)
    (anna,) = await announce(freehold, "Anna")
    await open_page(anna)
    await choose_start(freehold, anna, 0)
    await anna.press("leagueact", "event.1")
    world.remove_event(await until_listed(freehold, lambda event: event.status == SCHEDULED))
    await choose_start(freehold, anna, 1)
    await wait_for_league(freehold, lambda league: not league.scheduled)
    await wait_until_idle(freehold)
    assert list_events(freehold) == []


async def test_an_event_that_was_created_and_not_stored_is_found_again(freehold: Freehold) -> None:
    await allow_events(freehold)
    (anna,) = await announce(freehold, "Anna")
    await open_page(anna)
    await choose_start(freehold, anna, 0)
    freehold.sandbox.rest.fail(1, 503, "POST", "/guilds/{guild_id}/scheduled-events", after=True)
    await anna.press("leagueact", "event.1")
    await wait_for_league(freehold, lambda league: league.scheduled_event)
    await wait_until_idle(freehold)
    assert len(list_events(freehold)) == 1


async def test_a_season_and_an_evening_are_listed_too(freehold: Freehold) -> None:
    await allow_events(freehold)
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben", "lobby")
    await anna.command("league season", game="property", weeks=1)
    await anna.wait_for_text("Season of Property")
    await open_page(anna)
    await anna.press("leagueact", "event.1")
    event = await until_listed(freehold, lambda event: event.status == ACTIVE)
    season = await freehold.client.leagues.get(1)
    assert event.ends == int(not_none(season.due) + HOUR)
    await ben.command("evening", game="property", starts="19:30")
    await ben.wait_for_text("Evening of Property")
    await open_page(ben)
    await ben.press("leagueact", "event.1")
    event = await until_listed(freehold, lambda event: event.name == "Evening of Property")
    assert event.starts == int(not_none((await freehold.client.leagues.get(2)).starts))


@pytest.mark.parametrize("freehold", ["sqlite", "postgresql"], indirect=True)
async def test_an_organizer_asks_somebody_to_step_in_who_says_yes(freehold: Freehold) -> None:
    anna, *_ = await announce(freehold, "Anna", "Ben", "Clara", "David", places=4)
    emma, finn = freehold.guest("Emma"), freehold.guest("Finn")
    await finn.press("leaguejoin")
    await finn.wait_for_reply("You’re on the waiting list")
    await open_page(anna)
    await anna.press("leaguesub", str(emma.person.id))
    question = await emma.wait_for_text("asks you to step in")
    assert question["mentions"][0]["id"] == str(emma.person.id)
    await anna.wait_for_reply("Asked to step in: Emma")
    await finn.press("leagueyes")
    await finn.wait_for_reply("This question isn’t for you")
    await anna.press("leaguesub", str(emma.person.id))
    await anna.wait_for_reply("I’ve asked <@")
    assert sum("asks you to step in" in text(message) for message in emma.find_messages()) == 1
    await emma.press("leagueyes")
    await emma.wait_for_reply("You’re on the waiting list")
    await emma.wait_for_text(f"<@{emma.person.id}> is in.")
    league = await freehold.client.leagues.get(1)
    assert [who.name for who in league.waitlist] == ["Emma", "Finn"] and league.asked == ()
    await anna.press("leagueremove", str(freehold.guest("Ben").person.id))
    await anna.press("leagueout")
    await freehold.sandbox.world.until(lambda: any("You have a place now" in told for told in panels(emma)))


@pytest.mark.parametrize("closed", [True, False])
async def test_whoever_is_asked_may_say_no_even_with_closed_messages(
    freehold: Freehold, closed: bool
) -> None:
    anna, *_ = await announce(freehold, "Anna", "Ben")
    emma = freehold.guest("Emma")
    if closed:
        await emma.person.close_dms()
    await open_page(anna)
    await anna.press("leaguesub", str(emma.person.id))
    await emma.wait_for_text("asks you to step in")
    await emma.press("leagueno")
    await emma.wait_for_text("can’t make it this time")
    league = await freehold.client.leagues.get(1)
    assert league.asked == () and league.find_participant(emma.person.id) is None


async def test_a_question_that_reaches_nobody_is_not_kept(freehold: Freehold) -> None:
    anna, *_ = await announce(freehold, "Anna", "Ben")
    emma = freehold.guest("Emma")
    await open_page(anna)
    freehold.sandbox.rest.fail(1, 403, "POST", "/channels/{channel_id}/messages", code=50013)
    await anna.press("leaguesub", str(emma.person.id))
    await wait_until_idle(freehold)
    assert (await freehold.client.leagues.get(1)).asked == ()
    await anna.press("leaguesub", str(freehold.sandbox.world.bot.id))
    await anna.wait_for_reply("bot")
    assert (await freehold.client.leagues.get(1)).asked == ()
