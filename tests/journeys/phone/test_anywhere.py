"""Playing anywhere and at any pace, by touch on a page as wide as a phone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.async_api import Locator, Page, expect

import games
from bot.domain import moving
from sandbox.client import members
from tests.kit.evidence import load_latest
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest
from tests.kit.sandbox.hands import PHONE, Open, check_size, message

MOVES = 12
"""How many moves of a match to look at."""

pytestmark = pytest.mark.usefixtures("passing_time")


async def go_to(page: Page, freehold: Freehold, guest: Guest, channel: int | None = None) -> None:
    """Let the *page* of *guest* show a channel, or their direct messages."""
    if channel is None:
        dm = await freehold.sandbox.world.until(guest.person.dm)
        channel = dm.id
    await page.goto(f"{freehold.sandbox.url}/#{guest.person.user.name}/{channel}")


def find_control(page: Page, verb: str) -> Locator:
    """The newest control that does *verb*."""
    return page.locator(f"[data-custom-id*=':{verb}']").last


async def fits(page: Page) -> None:
    """Check that nothing on *page* is wider than a phone."""
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


async def move_awaited(freehold: Freehold, *guests: Guest) -> None:
    """Let whoever of *guests* is asked make a move, which is stored and shown."""
    await freehold.sandbox.world.until(lambda: any(guest.is_asked() for guest in guests))
    before, _ = await load_latest(freehold.file)
    await next(guest for guest in guests if guest.is_asked()).move(Random(before.version))
    await wait_until_idle(freehold)
    after, _ = await load_latest(freehold.file)
    assert after.version > before.version


async def test_an_evening_at_live_pace_goes_on_daily(window: Open, freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("property new", pace="live")
    host, other = await window("Anna", size=PHONE), await window("Ben", size=PHONE)
    await find_control(host, "more").tap()
    await expect(message(host, "Everybody stays at the table")).to_contain_text(
        "20 seconds more for every move"
    )
    await host.get_by_role("button", name="Pace for later").tap()
    dialog = host.get_by_role("dialog", name="Pace for later")
    await fits(host)
    await dialog.get_by_role("combobox", name="Does the pace change later?").tap()
    await host.get_by_role("option", name="At 0:00").tap()
    await dialog.get_by_role("button", name="Submit").tap()
    await expect(message(other, "A seat is free")).to_contain_text("the pace changes from live")
    await other.get_by_role("button", name="Join").last.tap()
    await message(host, "Ben").wait_for()
    await host.get_by_role("button", name="Start").last.tap()
    await expect(message(other, "the pace changes to")).to_contain_text("daily (1 day a move")
    for _ in range(3):
        await move_awaited(freehold, anna, ben)
    match, _ = await load_latest(freehold.file)
    (due,) = {match.players[seat].due for seat in match.waiting}
    freehold.sandbox.world.advance((due or 0.0) - 60 - freehold.sandbox.world.now())
    await freehold.client._clock.tick()
    await message(other, "Half of the time is over").wait_for()
    await move_awaited(freehold, anna, ben)
    match, _ = await load_latest(freehold.file)
    assert match.switch_at is not None
    freehold.sandbox.world.advance(match.switch_at - freehold.sandbox.world.now())
    await freehold.client._clock.tick()
    await message(host, "From now on").or_(message(host, "daily")).last.wait_for()
    await wait_until_idle(freehold)
    await move_awaited(freehold, anna, ben)
    match, _ = await load_latest(freehold.file)
    assert (match.switch_at, match.pace.credit, match.status) == (None, 86400, "running")
    await fits(other)


async def test_a_match_in_a_group_chat_with_somebody_who_has_never_met_freehold(
    window: Open, freehold: Freehold
) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.person.install()
    group = await anna.person.create_group([ben.person.id, freehold.guest("Clara").person.id], "Friday")
    anna.channel_id = ben.channel_id = group
    for guild in freehold.sandbox.world.guilds.values():
        members.leave(freehold.sandbox.world, guild, ben.person.id)
    await anna.command("property new")
    page = await window("Anna", size=PHONE)
    await go_to(page, freehold, ben, group)
    await page.get_by_role("button", name="Join").last.tap()
    await message(page, "because we share no server").wait_for()
    await anna.wait_for_text("Ben**")
    await anna.press("start")
    await wait_until_idle(freehold)  # or the table is replaced while they tap
    hand = page.get_by_role("button", name="My hand").last
    await hand.tap()
    await expect(message(page, "Only you can see this").locator("img[alt]").last).to_be_visible()
    await anna.press("hand")
    await play_and_refresh(page, freehold, anna, ben)
    await fits(page)


async def play_and_refresh(page: Page, freehold: Freehold, *guests: Guest) -> None:
    """Let *guests* make four moves, tap *Refresh* on *page*, and check that the table there changes."""
    for _ in range(4):
        await move_awaited(freehold, *guests)
    table = page.locator(".message", has_text="This is how it looked").last
    before = await table.inner_text()
    await page.get_by_role("button", name="Refresh").last.tap()
    await expect(table).not_to_have_text(before)


async def test_a_match_in_a_server_without_freehold(window: Open, freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    host = await window("Anna", size=PHONE)
    await host.get_by_role("button", name="The sandbox: cause trouble").tap()
    await host.get_by_role("switch", name="I have installed the app").tap()
    await host.get_by_role("button", name="New server without the bot").tap()
    await host.get_by_role("dialog").get_by_label("Name").fill("Library")
    await host.get_by_role("button", name="Create").tap()
    field = host.get_by_label("Message #general")
    await field.fill("/property new")
    await field.press("Enter")
    await host.keyboard.press("Enter")
    await message(host, "A seat is free").wait_for()
    await fits(host)
    channel = next(each for each in freehold.sandbox.world.channels.values() if each.name == "general")
    anna.channel_id = ben.channel_id = channel.id
    other = await window("Ben", size=PHONE)
    await go_to(other, freehold, ben, channel.id)
    await other.get_by_role("button", name="Join").last.tap()
    await anna.wait_for_text("Ben**")
    await host.get_by_role("button", name="Start").last.tap()
    await wait_until_idle(freehold)
    for page in (host, other):
        await page.get_by_role("button", name="My hand").last.tap()
        await expect(message(page, "Only you can see this").locator("img[alt]").last).to_be_visible()
        await fits(page)
    await play_and_refresh(other, freehold, anna, ben)
    match, _ = await load_latest(freehold.file)
    assert match.place.is_foreign


async def test_a_table_goes_on_after_its_channel_is_deleted(window: Open, freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    await move_awaited(freehold, anna, ben)
    page = await window("Anna", size=PHONE)
    await page.get_by_role("button", name="The sandbox: cause trouble").tap()
    await page.get_by_role("button", name="Delete this channel").tap()
    await page.get_by_role("button", name="Delete", exact=True).tap()
    await anna.wait_for_text("was deleted, so the match goes on here")
    await wait_until_idle(freehold)
    await go_to(page, freehold, anna)
    panel = message(page, "Property by direct message")
    await expect(panel.locator("img[alt]")).to_have_count(2)
    await fits(page)
    for _ in range(3):
        await move_awaited(freehold, anna, ben)
    await find_control(page, "more").tap()
    await find_control(page, "log").tap()
    await message(page, "what has happened").wait_for()
    match, _ = await load_latest(freehold.file)
    assert (match.status, match.place.channel_id) == ("running", None)


async def test_a_table_by_direct_message_is_opened_joined_and_played(
    window: Open, freehold: Freehold
) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("property new", messages=True)
    host, other = await window("Anna", size=PHONE), await window("Ben", size=PHONE)
    await go_to(host, freehold, anna)
    await host.get_by_role("combobox", name="Ask people to play").tap()
    await host.get_by_role("option", name="Ben").tap()
    await host.get_by_role("button", name="Done").tap()
    await go_to(other, freehold, ben)
    asked = message(other, "Anna asks you to play Property by direct message")
    await fits(other)
    await asked.get_by_role("button", name="I’m in").tap()
    await message(other, "Property by direct message · with").wait_for()
    await expect(host.get_by_role("button", name="I’m in")).to_have_count(0)
    for _ in range(3):
        await move_awaited(freehold, anna, ben)
    await fits(host)


@pytest.mark.parametrize("key", games.keys())
async def test_a_hand_by_direct_message_fits_on_a_phone_beside_its_table(
    window: Open, freehold: Freehold, key: str
) -> None:
    anna, ben = await freehold.table("Anna", "Ben", game=key)
    match, _ = await load_latest(freehold.file)
    await freehold.client.matches.change(match.id, moving.move, match.place.without_channel)
    await wait_until_idle(freehold)
    pages = [await window(guest.person.user.name, size=PHONE) for guest in (anna, ben)]
    for page, guest in zip(pages, (anna, ben), strict=True):
        await go_to(page, freehold, guest)
    for _ in range(MOVES):
        match, _ = await load_latest(freehold.file)
        if match.status != "running":
            break
        await move_awaited(freehold, anna, ben)
        for page in pages:
            await check_size(page, "by direct message · with")
    table = message(pages[0], "by direct message · with").locator(".thumbnail .picture")
    await table.tap()
    await expect(pages[0].get_by_role("dialog", name="Picture").locator("img")).to_be_visible()
