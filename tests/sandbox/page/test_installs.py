"""Group chats, servers without the bot, and the app installed to people, on the page."""

from __future__ import annotations

import re

from playwright.async_api import Page, expect

from tests.kit.sandbox.hands import PHONE, Open, message
from tests.kit.sandbox.showcase import Showcase


async def open_conversation(page: Page, *names: str, name: str = "") -> None:
    """Open a DM or a group chat with people."""
    await page.get_by_role("button", name="Direct messages").click()
    if await (drawer := page.get_by_role("button", name="Channels")).is_visible():
        await drawer.click()  # choosing closes the list
    await page.get_by_role("button", name="New conversation").click()
    dialog = page.get_by_role("dialog", name="New conversation")
    for one in names:
        await dialog.get_by_role("checkbox", name=one).check()
    await dialog.get_by_label("Name of the group").fill(name)
    await dialog.get_by_role("button", name="Open").click()


async def set_installed(page: Page, installed: bool) -> None:
    """Install the app to the account of the window's person, or uninstall it."""
    await page.get_by_role("button", name="The sandbox: cause trouble").click()
    await page.get_by_role("switch", name="I have installed the app").set_checked(installed)
    await page.get_by_role("button", name="Close").click()


async def test_a_group_chat_is_played_in_by_who_has_installed_the_app(window: Open, bot: Showcase) -> None:
    page = await window("Anna")
    await open_conversation(page, "Ben", "Clara", name="Friday")
    await expect(page.locator(".chat-head h2")).to_have_text("Friday")
    await expect(page.get_by_text("The bot isn't in it")).to_be_visible()
    await page.get_by_label("Message Friday").fill("/play")
    why = page.get_by_text("/play isn't offered here: you haven't installed the app.").first
    await expect(why).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert")).to_have_text(re.compile("you haven't installed the app"))

    await set_installed(page, True)
    await page.locator(".tries").get_by_role("button", name="/play").click()
    await expect(page.get_by_role("button", name="/house new")).to_have_count(0)
    await page.keyboard.press("Enter")
    await expect(message(page, "A table for all")).to_be_visible()

    ben = await window("Ben")
    await ben.get_by_role("button", name="Direct messages").click()
    await ben.get_by_role("button", name="Friday").first.click()
    await expect(message(ben, "A table for all")).to_be_visible()
    await ben.get_by_label("Message Friday").fill("/")
    await expect(ben.get_by_text("No commands here: ")).to_contain_text("you haven't installed the app")


async def test_what_discord_refuses_is_refused(window: Open, bot: Showcase) -> None:
    page = await window("Anna")
    await open_conversation(page, "Ben", bot.sandbox.world.bot.name)
    await expect(page.get_by_role("alert")).to_have_text("apps can't join a group chat")
    await open_conversation(page, "Ben")
    await expect(page.locator(".chat-head h2")).to_have_text("Ben")
    await expect(page.get_by_label("Message @Ben")).to_be_visible()


async def test_a_server_without_the_bot(window: Open, bot: Showcase) -> None:
    page, panel = await window("Anna"), "The sandbox: cause trouble"
    await set_installed(page, True)
    await page.get_by_role("button", name=panel).click()
    await page.get_by_role("button", name="New server without the bot").click()
    await page.get_by_role("dialog").get_by_label("Name").fill("Library")
    await page.keyboard.press("Enter")
    await expect(page.locator(".sidebar h1")).to_have_text("Library")
    await expect(page.locator(".chat-head h2")).to_have_text("general")

    external = page.get_by_role("switch", name="Apps people installed may answer publicly")
    await expect(external).to_be_checked()
    await external.uncheck()
    library = bot.sandbox.world.find_channel("general")
    ben = await window("Ben", "general")
    await set_installed(ben, True)
    await ben.get_by_label("Message #general").fill("/play ")
    await ben.keyboard.press("Enter")
    await expect(message(ben, "A table for all").get_by_text("Only you can see this")).to_be_visible()
    await expect(page.get_by_text("A table for all")).to_have_count(0)
    await ben.get_by_role("button", name=panel).click()
    await expect(ben.get_by_role("button", name="Add the bot to this server")).to_be_disabled()

    await page.get_by_role("button", name="Add the bot to this server").click()
    await bot.sandbox.world.until(lambda: bot.get_guild(library.guild_id or 0))
    await expect(page.get_by_role("switch", name="The bot may write here")).to_be_checked()
    await expect(page.locator(".tries").get_by_role("button", name="/house new")).to_be_visible()
    await page.get_by_role("button", name="Remove the bot from this server").click()
    await expect(external).not_to_be_checked()
    await expect(page.locator(".tries").get_by_role("button", name="/house new")).to_have_count(0)


async def test_group_chats_fit_a_phone(window: Open, bot: Showcase) -> None:
    page = await window("Anna", size=PHONE)
    await page.get_by_role("button", name="Channels").click()
    await open_conversation(page, "Ben", "Clara", "David")
    await expect(page.locator(".chat-head h2")).to_have_text("Ben, Clara, David")
    width = "[document.documentElement.scrollWidth, document.querySelector('.scroller').scrollWidth]"
    assert max(await page.evaluate(width)) <= PHONE["width"]
