"""A league on Discord, and everything people may do to it, allowed or not."""

from __future__ import annotations

import re
from functools import partial
from math import inf

import pytest

from bot.discord.channels import CONFIRMED
from bot.domain import turns
from bot.domain.match import Match
from bot.league import draw
from bot.league.changes import LINGER
from bot.league.rules import FINAL
from bot.service import uptime
from sandbox.model.permissions import Permission
from sandbox.model.reading import controls, pictures, text
from sandbox.model.world import PATIENCE
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.league_channel import announce, has_all_matches, panels, wait_for_league, wait_for_match


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limit matches of Property to two rounds."""
    monkeypatch.setattr("games.property.begin.parse_limit", lambda _: 2)


async def test_a_league_is_announced_with_who_is_in_and_who_is_missing(freehold: Freehold) -> None:
    anna, ben = await announce(freehold, "Anna", "Ben", pace="hourly", round="3 days")
    board = await anna.wait_for_text("**2** are in: Anna, Ben")
    for words in ("2 more participants", "3 days", "1 hour", "SHA-256"):
        assert words in text(board)
    await ben.press("leaguejoin")
    await ben.wait_for_reply("You’re already in")
    await ben.press("leagueleave")
    await anna.wait_for_text("**One** is in: Anna")


async def test_started_with_too_few_it_says_how_many_are_missing_and_offers_bots(freehold: Freehold) -> None:
    anna, ben = await announce(freehold, "Anna", "Ben")
    await ben.press("leaguestart")
    assert await ben.wait_for_reply(f"Only <@{anna.person.id}>")
    await anna.press("leaguestart")
    assert await anna.wait_for_reply("2 are missing")
    assert (await freehold.client.leagues.get(1)).status == "open"
    await ben.command("league start", fill=True)
    await ben.wait_for_reply(f"Only <@{anna.person.id}>")
    await anna.press("leaguefill")
    await anna.wait_for_reply("Here we go!")
    league = await wait_for_league(freehold, has_all_matches)
    assert [who.user_id is None for who in league.participants] == [False, False, True, True]
    match = await freehold.client.matches.require(league.tables[0].match_id or 0)
    assert list_levels(match) == ["normal"] * 2


def list_levels(match: Match) -> list[str]:
    """Return the level of each bot opponent."""
    return [player.level for player in match.players if player.user_id is None]


@pytest.mark.clause("MD-54")
async def test_every_table_has_a_thread_of_its_own_with_its_people_in_it(freehold: Freehold) -> None:
    guests = await announce(freehold, "Anna", "Ben", "Clara", "David", "Emma", "Finn", places=8)
    await guests[0].command("league start", fill=True)
    league = await wait_for_league(freehold, has_all_matches)
    channels = freehold.sandbox.world.channels
    threads = [channels[table.thread_id or 0] for table in league.tables_of(1)]
    assert [thread.name for thread in threads] == ["Round 1 · table 1", "Round 1 · table 2"]
    assert {thread.parent_id for thread in threads} == {guests[0].channel_id}
    for table, thread in zip(league.tables_of(1), threads, strict=True):
        people = {league.participants[who].user_id for who in table.seats if who is not None} - {None}
        assert people <= set(thread.members)
        match = await freehold.client.matches.get(table.match_id or 0)
        assert match is not None
        assert match.host_id == guests[0].person.id  # who organizes the league
        assert match.secret == draw.match_secret(league.secret, table.round, table.number, 0)
        assert match.joins == league.joins
        assert len(league.joins) == 7  # six who joined, and the start
        assert [player.name for player in match.players] == [
            league.participants[who].name for who in table.seats if who is not None
        ]
        await freehold.sandbox.world.until(lambda: freehold.sandbox.world.history(thread.id))  # noqa: B023
    board = await guests[0].wait_for_message(
        lambda message: all(f"<#{thread.id}>" in text(message) for thread in threads)
    )
    assert "round 1 of 4" in text(board)
    assert len(pictures(board)) == 1
    assert {ping["channel_id"] for guest in guests for ping in guest.person.pings()} <= {
        str(thread.id) for thread in threads
    }


async def test_standings_and_schedule_are_shown_to_who_asks_and_turned_over(freehold: Freehold) -> None:
    anna, ben = await announce(freehold, "Anna", "Ben", places=8)
    await ben.command("league schedule")
    await ben.wait_for_reply("The tables are drawn when the league begins")
    await anna.command("league start", fill=True)
    await wait_for_league(freehold, has_all_matches)
    await ben.command("league standings")
    await ben.wait_for_reply("League of Property · standings")
    shown = str(next(m for m in ben.find_messages() if m.get("flags", 0) & 64))
    assert "Standings if round 1 ended now" in shown
    assert "Tables in play count as if they ended now" in shown
    assert re.search(r"Anna: (\d+) points \(now \1\)", shown)
    await ben.command("league schedule")
    await ben.wait_for_reply("round 1")
    await ben.press("schedule:2.0")
    await freehold.sandbox.world.until(lambda: any("round 2" in reply for reply in ben.find_replies()))
    await ben.press("schedule:1.0")
    await freehold.sandbox.world.until(lambda: any("round 1" in reply for reply in ben.find_replies()))


async def test_where_there_is_only_a_final_it_stands_for_the_standings(freehold: Freehold) -> None:
    (anna,) = await announce(freehold, "Anna", places=4)
    assert "Four rounds" not in text(await anna.wait_for_text("League of Property"))
    await anna.command("league start", fill=True)
    await wait_for_league(freehold, has_all_matches)
    await anna.wait_for_text("the final")
    assert anna.find_control(["schedule"]) and not anna.find_control(["standings"])
    await anna.command("league standings")
    await anna.wait_for_reply("League of Property · the final")


async def test_a_forged_page_is_refused(freehold: Freehold) -> None:
    (anna,) = await announce(freehold, "Anna")
    await anna.command("league start", fill=True)
    await wait_for_league(freehold, has_all_matches)
    board = await anna.wait_for_text("the final")
    for argument in ("schedule:9.0", "schedule:x", "standings:0.7", "standings:0.-1"):
        id = await anna.person.raw_component(int(board["id"]), f"fh:1:1:{argument}")
        await anna.person.wait_for_answer(id)
    await freehold.sandbox.world.until(
        lambda: sum("I don’t know what it did any more" in reply for reply in anna.find_replies()) == 4,
        PATIENCE,
    )


async def test_who_leaves_in_mid_round_is_replaced_by_a_bot(freehold: Freehold) -> None:
    guests = await announce(freehold, "Anna", "Ben", "Clara", "David")
    anna, ben = guests[:2]
    await anna.command("league start")
    league = await wait_for_league(freehold, has_all_matches)
    await freehold.sandbox.world.until(lambda: panels(ben), PATIENCE)
    await ben.press("leagueleave")
    await ben.wait_for_reply("Do you really want to leave this league for good?")
    await ben.press("leaguequit")
    await ben.wait_for_reply("You’ve left the league")
    await anna.wait_for_text("Ben has left")
    match = await wait_for_match(
        freehold, league.tables[0].match_id, lambda match: match.seat_of(ben.person.id) is None
    )
    assert list_levels(match) == ["normal"]
    await freehold.sandbox.world.until(lambda: not panels(ben), PATIENCE)
    assert panels(anna)


@pytest.mark.parametrize("moment", ["before the round", "in mid-round"])
async def test_who_leaves_the_server_is_replaced_by_a_bot(freehold: Freehold, moment: str) -> None:
    world = freehold.sandbox.world
    guests = await announce(freehold, "Anna", "Ben", "Clara", "David")
    anna, ben = guests[:2]
    guild = next(iter(world.guilds.values()))
    if moment == "before the round":
        del guild.members[ben.person.id]
    await anna.command("league start")
    league = await wait_for_league(freehold, has_all_matches)
    if moment == "in mid-round":
        match = await freehold.client.matches.get(league.tables[0].match_id or 0)
        assert match is not None
        del guild.members[ben.person.id]
        await freehold.client.matches.change(match.id, turns.take_over, match.seat_of(ben.person.id) or 0)
    for _ in range(2):  # one answer is no proof: he is looked for once more, ten minutes later
        await wait_until_idle(freehold)
        await freehold.client._organizer.wait_until_idle()
        assert (await freehold.client.leagues.get(1)).find_participant(ben.person.id) is not None
        world.advance(CONFIRMED / 2)
        await freehold.client._organizer.tick()
    await wait_for_league(freehold, lambda league: league.find_participant(ben.person.id) is None)
    await anna.wait_for_text("Ben has left")
    await wait_for_match(
        freehold, league.tables[0].match_id, lambda match: match.seat_of(ben.person.id) is None
    )


async def test_a_table_whose_thread_was_deleted_is_set_up_anew(freehold: Freehold) -> None:
    guests = await announce(freehold, "Anna", "Ben", "Clara", "David")
    anna = guests[0]
    await anna.command("league start")
    league = await wait_for_league(freehold, has_all_matches)
    first = league.tables[0]
    await freehold.sandbox.world.until(lambda: freehold.sandbox.world.history(first.thread_id or 0))
    await wait_until_idle(freehold)
    await anna.person.delete_channel(first.thread_id or 0)
    after = await wait_for_league(
        freehold, lambda league: has_all_matches(league) and league.tables[0].match_id != first.match_id
    )
    table = after.tables[0]
    assert table.seats == first.seats
    match = await wait_for_match(freehold, table.match_id, lambda match: match.status == "running")
    assert match.secret == draw.match_secret(after.secret, table.round, table.number, first.match_id or 0)
    assert table.thread_id in freehold.sandbox.world.channels
    await anna.wait_for_text("open the table again in another thread")


@pytest.mark.clause("MD-54")
@pytest.mark.usefixtures("short")
async def test_a_round_that_is_over_tells_its_results_and_its_threads_close(freehold: Freehold) -> None:
    (anna,) = await announce(freehold, "Anna", places=8)
    await anna.press("leagueleave")
    await anna.wait_for_reply("You’re no longer in this league.")
    await anna.command("league start", fill=True)
    league = await wait_for_league(freehold, lambda league: league.round > 1)  # bots play it
    old = await anna.wait_for_message(lambda message: "This round is over" in text(message))
    assert "round 1 of 4" in text(old)
    winners = [table.result.places[0] for table in league.tables_of(1) if table.result]
    assert len(winners) == 2
    assert text(old).count("**10**") == sum(map(len, winners))
    assert (len(pictures(old)), controls(old)) == (1, [])
    channels = freehold.sandbox.world.channels
    threads = [channels[table.thread_id or 0] for table in league.tables_of(1)]
    assert not any(thread.archived for thread in threads)
    for table in league.tables_of(1):  # a message that comes later would open the thread again
        await wait_for_match(freehold, table.match_id, lambda match: match.shown_version >= match.public)
    freehold.sandbox.world.advance(LINGER)
    freehold.client._organizer.touch(1)
    await freehold.sandbox.world.until(lambda: all(thread.archived for thread in threads), PATIENCE)
    await wait_for_league(
        freehold, lambda league: all(t.result and t.result.closed for t in league.tables_of(1))
    )


async def test_without_threads_it_says_what_is_missing_and_goes_on_when_it_may(freehold: Freehold) -> None:
    world = freehold.sandbox.world
    anna = freehold.guest("Anna")
    world.deny(anna.channel_id, Permission.CREATE_PUBLIC_THREADS)
    await anna.command("league create", game="property")
    assert "Create Public Threads" in await anna.wait_for_reply("To play here, I still need")
    world.allow(anna.channel_id, Permission.CREATE_PUBLIC_THREADS)
    await announce(freehold, "Anna", "Ben", "Clara", "David")
    world.deny(anna.channel_id, Permission.CREATE_PUBLIC_THREADS)
    await anna.command("league start")
    assert "Create Public Threads" in text(await anna.wait_for_text("This league is stuck"))
    await anna.wait_for_text("is stuck")
    world.allow(anna.channel_id, Permission.CREATE_PUBLIC_THREADS)
    league = await wait_for_league(freehold, has_all_matches)
    assert league.round == FINAL
    await wait_for_league(freehold, lambda league: not league.trouble)
    await anna.wait_for_message(lambda m: "· the final" in text(m) and "This league is stuck" not in text(m))


async def test_a_league_whose_channel_is_deleted_is_over(freehold: Freehold) -> None:
    world = freehold.sandbox.world
    anna = freehold.guest("Anna")
    anna.channel_id = await anna.person.create_channel("cup")
    await anna.command("league create", game="property")
    await anna.wait_for_text("League of Property")
    await wait_until_idle(freehold)
    await anna.person.delete_channel(anna.channel_id)
    await wait_for_league(freehold, lambda league: league.status == "cancelled")
    anna.channel_id = world.find_channel("games").id
    await anna.wait_for_text("The channel of your league of Property was deleted")


@pytest.mark.usefixtures("short")
async def test_at_the_end_of_its_time_a_round_is_played_to_its_end_by_bots(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uptime, "JUMP", inf)  # a day that is over at once is no time in which it was away
    guests = await announce(freehold, "Anna", "Ben", "Clara", "David", pace="none", round="1 day", places=4)
    await guests[0].command("league start")
    await wait_for_league(freehold, has_all_matches)
    freehold.sandbox.world.advance(86401)
    await freehold.client._organizer.tick()
    league = await wait_for_league(freehold, lambda league: league.status == "over")
    assert league.tables[0].result is not None
    await guests[0].wait_for_text("League of Property: ")


async def test_close_asks_once_more_and_ends_the_open_matches(freehold: Freehold) -> None:
    anna, ben, *_ = await announce(freehold, "Anna", "Ben", "Clara", "David")
    await anna.command("league start")
    league = await wait_for_league(freehold, has_all_matches)
    await ben.command("league close")
    await ben.press("leagueclose")
    await ben.wait_for_reply(f"Only <@{anna.person.id}>")
    await anna.command("league close")
    await anna.press("leagueclose")
    await anna.wait_for_text("was closed. Nobody won")
    await wait_for_match(freehold, league.tables[0].match_id, lambda match: match.status == "cancelled")
    await anna.command("league create", game="property")
    await anna.wait_for_reply("Your league is open")


async def test_a_league_needs_an_ordinary_channel(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.command("league join")
    await anna.wait_for_reply("There’s no league in this channel")
    anna.channel_id = await anna.person.create_thread(anna.channel_id, "aside")
    await anna.command("league create", game="property")
    await anna.wait_for_reply("needs an ordinary text channel")


async def test_tables_as_text(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.command("settings")
    await anna.press("set:tables", "text")
    await wait_until_idle(freehold)
    await announce(freehold, "Anna", places=8)
    await anna.command("league start", fill=True)
    await wait_for_league(freehold, has_all_matches)
    board = await anna.wait_for_text("round 1 of 4")
    assert pictures(board) == []
    assert "Table 1, in play" in text(board)


async def test_a_league_is_played_quickly_where_its_organizer_wants_that(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    ask = partial(anna.person.autocomplete, anna.channel_id, "league create", "variant", "")
    (quick,) = (choice["value"] for choice in await ask(game="cardopoly") if "Quick" in choice["name"])
    assert await ask(game="property") == []
    await anna.command("league create", game="cardopoly", variant=quick)
    await anna.wait_for_text("Quick (12 properties")
    await anna.command("league start", fill=True)
    league = await wait_for_league(freehold, has_all_matches)
    await wait_for_match(freehold, league.tables[0].match_id, lambda match: match.options["play"] == "quick")


async def test_the_organizer_sees_who_is_awaited(freehold: Freehold) -> None:
    anna, ben, *_ = await announce(freehold, "Anna", "Ben", "Clara", "David", pace="daily")
    await anna.command("league start")
    league = await wait_for_league(freehold, has_all_matches)
    match = await wait_for_match(freehold, league.tables[0].match_id, lambda match: match.expected)
    (seat,) = match.expected
    await anna.command("league schedule")
    told = await anna.wait_for_reply("Who the matches are waiting for")
    assert f"<#{match.place.channel_id}>: <@{match.players[seat].user_id}>, asked <t:" in told
    assert f"time is up <t:{int(match.due or 0)}:R>" in told
    await ben.command("league schedule")
    assert "Who the matches are waiting for" not in await ben.wait_for_reply("League of Property")


async def test_a_new_round_notifies_everybody_once(freehold: Freehold) -> None:
    guests = await announce(freehold, "Anna", "Ben", "Clara", "David")
    await guests[0].command("league start")
    league = await wait_for_league(freehold, has_all_matches)
    thread = league.tables[0].thread_id or 0
    world = freehold.sandbox.world
    await world.until(lambda: all(guest.person.pings(thread) for guest in guests), PATIENCE)
    match = await wait_for_match(freehold, league.tables[0].match_id, lambda match: match.table.message)
    table = text(guests[0].person.message(match.table.message or 0))
    assert table.count("Your next match of the league begins") == 1
    await wait_until_idle(freehold)
    assert [len(guest.person.pings(thread)) for guest in guests] == [1, 1, 1, 1]
    assert [guest.person.pings(guest.channel_id) for guest in guests] == [[], [], [], []]
