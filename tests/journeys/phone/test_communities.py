"""What an organizer does on the page, while the others play: a league, a season and a live evening."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from msgspec.structs import replace
from playwright.async_api import Locator, Page, expect

from bot.domain.durations import DAY, HOUR
from bot.league import season
from bot.league.records import League
from bot.league.rules import FINAL, ROUNDS
from bot.league.standings import compute_standings, find_winner
from sandbox.model.reading import text
from tests.kit.course import finish_match
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest
from tests.kit.league_channel import has_all_matches, panels, wait_for_league
from tests.kit.narrow import not_none
from tests.kit.sandbox.hands import Open, message

pytestmark = pytest.mark.usefixtures("passing_time")

PAGE = "Only you see this."
"""What the organizer's page says."""

FIVE = "Ben", "Clara", "David", "Emma", "Finn"
MORE = "Gina", "Hugo", "Iris", "Jonas", "Kim", "Lena"


class Organizer:
    """Anna, who uses the page in a browser."""

    def __init__(self, page: Page, freehold: Freehold) -> None:
        self.page, self.freehold = page, freehold
        self.home = page.url

    async def give_command(self, name: str, *options: str) -> None:
        """Type a command and its options, and send it."""
        for typed in (f"/{name}", *options):
            await self.page.keyboard.type(typed)
            await self.page.keyboard.press("Enter")
        await self.page.keyboard.press("Enter")

    async def press(self, label: str, within: str) -> None:
        """Press the button with that *label* of the newest message with the words *within*."""
        await wait_until_idle(self.freehold)
        await message(self.page, within).get_by_role("button", name=label, exact=True).click()

    async def open_page(self, board: str) -> None:
        """Open the organizer's page from the message with the words *board*."""
        pages = self.page.locator(".message", has_text=PAGE)
        before = await pages.count()
        await self.press("Manage", board)
        await expect(pages).to_have_count(before + 1)

    async def choose(self, verb: str, option: str) -> None:
        """Choose an *option* of a select on the organizer's page."""
        await wait_until_idle(self.freehold)
        await message(self.page, PAGE).locator(f"[data-custom-id*=':{verb}:']").click()
        await self.page.get_by_role("option", name=option).click()

    async def delete_thread(self, id: int) -> None:
        """Go to a thread, delete it, and come back."""
        await wait_until_idle(self.freehold)
        await self.page.goto(f"{self.freehold.sandbox.url}/#Anna/{id}")
        await self.page.get_by_role("button", name="The sandbox: cause trouble").click()
        await self.page.get_by_role("button", name="Delete this thread").click()
        await self.page.get_by_role("button", name="Delete", exact=True).click()
        await expect(self.page.locator(".chat-head h2")).to_have_text("lobby")
        await self.page.goto(self.home)

    def board(self, words: str) -> Locator:
        """The newest message with these *words*."""
        return message(self.page, words)


async def join(guests: Sequence[Guest], told: str) -> None:
    for guest in guests:
        await guest.press("leaguejoin")
    for guest in guests:
        await guest.wait_for_reply(told)


async def finish_tables(freehold: Freehold, league: League) -> None:
    """Play the tables of the round that are left to their ends."""
    await asyncio.gather(*(finish_match(freehold, not_none(table.match_id)) for table in league.open_tables))


async def show_words(freehold: Freehold, *, alone: bool) -> None:
    """Let the server show tables in words *alone*, which is quicker, or in pictures."""
    (guild_id,), servers = freehold.sandbox.world.guilds, freehold.client.store.servers
    await servers.put(replace(await servers.get(guild_id), text_tables=alone))


async def wait_for_round(freehold: Freehold, round: int) -> League:
    """Wait until the tables of a round are being played."""
    return await wait_for_league(freehold, lambda league: league.round == round and has_all_matches(league))


async def test_an_organizer_leads_a_league_from_its_announcement_to_the_podium(
    window: Open, freehold: Freehold
) -> None:
    _, clara, *_ = others = [
        *(freehold.guest(name) for name in FIVE),
        *freehold.invite(*MORE[:5]),
    ]
    (lena,) = freehold.invite(MORE[5])
    anna = Organizer(await window("Anna"), freehold)
    await show_words(freehold, alone=True)
    await anna.give_command("league create", "Property", "places:16")
    await join(others, "You’re in!")
    await anna.open_page("11 are in")
    await anna.press("Name and start", PAGE)
    await anna.page.get_by_label("Name", exact=True).fill("Winter cup")
    await anna.page.get_by_role("button", name="Submit").click()
    await anna.press("Start", "🏆 Winter cup")
    await anna.press("Fill up with bots and start", "5 are missing")
    league = await wait_for_round(freehold, 1)
    assert sum(who.is_bot for who in league.participants) == 5 and len(league.open_tables) == 4

    await clara.press("leagueleave")
    await clara.press("leaguequit")
    await clara.wait_for_reply("You’ve left the league")
    board = "round 1 of 4"
    await anna.open_page(board)
    await anna.choose("leaguesub", "Lena")
    await lena.wait_for_text("asks you to step in")
    await lena.press("leagueyes")
    await lena.wait_for_reply("You’re on the waiting list")
    await expect(anna.board("plays from the next round on")).to_be_visible()
    await anna.open_page(board)
    await anna.choose("leagueact", "Pause the league for 3 days")
    await expect(anna.board(board)).to_contain_text("⏳ Paused")
    await anna.choose("leagueact", "End the pause now")
    await expect(anna.board(board)).not_to_contain_text("⏳ Paused")

    thread = not_none(league.tables[0].thread_id)
    await anna.delete_thread(thread)
    lost = league.tables[0].match_id
    await wait_for_league(
        freehold, lambda now: now.tables[0].thread_id != thread and now.tables[0].match_id != lost
    )
    for round in range(1, FINAL + 1):
        league = await wait_for_round(freehold, round)
        if round == 2:
            newcomer = not_none(league.find_participant(lena.person.id))
            assert league.participants[not_none(newcomer.instead)].name == "Clara"
        await show_words(freehold, alone=round < FINAL)
        await finish_tables(freehold, league)
    over = await wait_for_league(freehold, lambda league: league.status == "over")
    podium = anna.board("wins!")
    await expect(podium).to_contain_text(over.participants[not_none(find_winner(over))].name)
    await expect(podium.locator("img[alt]")).to_have_count(2)
    assert [len(over.tables_of(round)) for round in range(1, FINAL + 1)] == [4] * ROUNDS + [1]
    await wait_until_idle(freehold)
    assert sum("You have a place now: Winter cup!" in told for told in panels(lena)) == 1
    assert not any("You have a place now" in told for guest in others for told in panels(guest))


async def pass_time(freehold: Freehold, seconds: float) -> None:
    """Let so many *seconds* pass, and everything happen that is due then."""
    freehold.sandbox.world.advance(seconds)
    await freehold.client._organizer.tick()
    await wait_until_idle(freehold)


async def table_opens(freehold: Freehold, number: int) -> League:
    """Wait until the table *number* of a season is being played, the only one."""
    league = await wait_for_league(
        freehold, lambda league: len(league.tables) == number and league.tables[-1].match_id
    )
    assert [table.number for table in league.open_tables] == [number]
    return league


async def test_a_season_runs_for_three_weeks(window: Open, freehold: Freehold) -> None:
    anna = Organizer(await window("Anna"), freehold)
    ben, clara, david, emma, _ = others = [freehold.guest(name) for name in FIVE]
    await show_words(freehold, alone=True)
    board, waits = "Everybody’s best", "You’re waiting for a table"
    await anna.give_command("league season", "Property", "weeks:3")
    await anna.press("I want to play", board)
    await join([ben, clara, david], waits)
    await finish_tables(freehold, await table_opens(freehold, 1))
    await pass_time(freehold, 7 * DAY)

    await join([ben, clara, emma], waits)
    await pass_time(freehold, season.PATIENCE + 60)  # a bot takes the fourth seat
    league = await table_opens(freehold, 2)
    assert league.tables[-1].seats.count(None) == 1
    await finish_tables(freehold, league)
    await pass_time(freehold, 7 * DAY)
    await anna.press("Standings", board)
    await expect(anna.board("· standings")).to_contain_text("Emma")

    await join([david, emma], waits)
    await anna.press("I want to play", board)
    await wait_for_league(freehold, lambda league: len(league.waitlist) == 3)
    left = not_none((await freehold.client.leagues.get(1)).due) - freehold.client.now()
    await pass_time(freehold, left - HOUR)  # too long to wait for a fourth
    league = await table_opens(freehold, 3)
    await show_words(freehold, alone=False)
    await pass_time(freehold, HOUR + 60)
    over = await wait_for_league(freehold, lambda league: league.status == "over")
    best = over.participants[not_none(find_winner(over))].name
    await expect(anna.board("wins!")).to_contain_text(best)
    await expect(anna.board("wins!").locator("img[alt]")).to_have_count(2)
    match = not_none(await freehold.client.matches.get(not_none(over.tables[-1].match_id)))
    assert match.status == "running" and over.tables[-1].result is not None
    played = {row.number: row.played for row in compute_standings(over)}
    assert sum(played.values()) == 4 + 3 + 3
    await pass_time(freehold, DAY)
    assert await anna.page.locator(".message", has_text="wins!").count() == 1
    ready = [sum("Your table is ready" in told for told in panels(guest)) for guest in others]
    assert ready == [2, 2, 2, 2, 0]


async def test_an_evening_has_two_rounds_in_one_message(window: Open, freehold: Freehold) -> None:
    anna = Organizer(await window("Anna"), freehold)
    *others, finn = [freehold.guest(name) for name in FIVE]
    await show_words(freehold, alone=True)
    board = "Evening of Property"
    await anna.give_command("evening", "Property", "rounds:2")
    await join(others, "I’ll write to you when the check-in begins.")
    await anna.press("Start", board)
    await expect(anna.board(board)).to_contain_text("Check-in: are you there?")
    await anna.press("I’m here", board)
    await join(others, "as soon as the check-in is over")
    await anna.press("Start", board)
    league = await wait_for_round(freehold, 1)
    assert [table.seats.count(None) for table in league.tables] == [1, 2]
    await join([finn], "You play from the next round on.")
    await finish_tables(freehold, league)
    league = await wait_for_round(freehold, 2)
    assert [table.seats.count(None) for table in league.tables_of(2)] == [1, 1]
    await show_words(freehold, alone=False)
    await finish_tables(freehold, league)
    over = await wait_for_league(freehold, lambda league: league.status == "over")
    best = over.participants[not_none(find_winner(over))].name
    await expect(anna.board("wins!")).to_contain_text(best)
    await expect(anna.board("wins!").locator("img[alt]")).to_have_count(2)
    await wait_until_idle(freehold)
    boards = [each for each in freehold.guest("Anna").find_messages() if "🏆" in text(each)]
    assert [each["id"] for each in boards] == [str(over.message)]
