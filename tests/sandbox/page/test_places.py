"""Switching people and channels, on large and small screens, and simulating trouble."""

from __future__ import annotations

import re
import sys
from collections.abc import Awaitable, Callable

import aiohttp
import discord
import pytest
from discord import ui
from msgspec.structs import replace
from playwright.async_api import Browser, Locator, expect

from sandbox.client.people import Person
from sandbox.model.records import CANCELED, DM, Channel, ScheduledEvent
from sandbox.model.world import World
from sandbox.process import Process
from sandbox.server import Sandbox
from tests.kit.sandbox.hands import PHONE, Open, control, message, post_table
from tests.kit.sandbox.showcase import Showcase, build_sealed


async def test_people_change_places_by_one_click(window: Open, bot: Showcase, ben: Person) -> None:
    page = await window("Anna")
    await expect(page.locator(".person")).to_have_text(
        [re.compile(name) for name in ("Anna", "Ben", "Clara", "David", "Emma", "Finn")]
    )
    user = await bot.fetch_user(ben.id)
    await user.send("Your hand")
    await page.get_by_role("button", name="Become Ben, 1 new").click()
    await expect(page.locator(".chat-head h2")).to_have_text("games")
    await expect(page.locator(".rail-dm + .badge")).to_have_text("1")
    await page.get_by_role("button", name="Direct messages").click()
    await expect(message(page, "Your hand")).to_be_visible()
    await expect(page.locator(".rail .badge")).to_have_count(0)
    assert re.search(r"#Ben/\d+$", page.url)

    clara = await window("Clara", "lobby")
    await clara.get_by_label("Message #lobby").press_sequentially("Hello @be")
    await clara.keyboard.press("Enter")
    await clara.keyboard.press("Enter")
    await expect(page.locator(".rail .badge")).to_have_text("1")
    await page.get_by_role("button", name="Café, 1 new").click()
    await expect(message(page, "Hello @Ben")).to_have_class(re.compile("calls"))


async def test_an_address_is_followed_once_its_channel_is_there(
    window: Open, sandbox: Sandbox, anna: Person, ben: Person
) -> None:
    page, id = await window("Anna"), sandbox.world.new_id()
    await page.goto(f"{sandbox.url}/#Anna/{id}")
    await expect(page.locator(".chat-head h2")).to_have_text("games")
    sandbox.world.add_channel(Channel(id, DM, recipients=[anna.id, ben.id]))
    await expect(page.locator(".chat-head h2")).to_have_text("Ben")


async def test_trouble_can_be_made(window: Open, bot: Showcase, anna: Person) -> None:
    page = await window("Anna")
    await page.get_by_role("button", name="The sandbox: cause trouble").click()
    await page.get_by_role("switch", name="Let the bot write to me").uncheck()
    await page.get_by_role("switch", name="The bot may write here").uncheck()
    games = bot.sandbox.world.find_channel("games")
    await bot.sandbox.world.until(lambda: not anna.user.dms_open and games.overwrites)
    with pytest.raises(discord.Forbidden):
        await (await bot.fetch_user(anna.id)).send("refused")
    with pytest.raises(discord.Forbidden):
        await bot.channel("games").send("refused")
    await page.get_by_role("switch", name="The bot may write here").check()
    await expect(page.get_by_role("switch", name="The bot may write here")).to_be_checked()
    await page.get_by_role("button", name="Delete this channel").click()
    await page.get_by_role("button", name="Delete", exact=True).click()
    await expect(page.get_by_role("button", name="games")).to_have_count(0)
    await expect(page.locator(".chat-head h2")).to_have_text("lobby")


async def test_it_fits_a_phone(window: Open, bot: Showcase) -> None:
    await post_table(bot)
    page = await window("Anna", size=PHONE)
    options, dialog = page.get_by_role("listbox"), page.get_by_role("dialog")
    steps: tuple[tuple[Callable[[], Awaitable[object]], Locator, int], ...] = (
        (lambda: page.wait_for_load_state(), control(page, "work"), 1),
        (lambda: page.get_by_role("button", name="Channels").click(), control(page, "work"), 1),
        (lambda: page.get_by_role("button", name="games").first.click(), control(page, "work"), 1),
        (lambda: control(page, "some").tap(), options, 1),
        (lambda: page.keyboard.press("Escape"), options, 0),
        (lambda: control(page, "ask").tap(), dialog, 1),
        (lambda: page.keyboard.press("Escape"), dialog, 0),
        (
            lambda: page.get_by_role("button", name="The sandbox: cause trouble").tap(),
            control(page, "work"),
            1,
        ),
    )
    for tried, seen, count in steps:
        await tried()
        await expect(seen).to_have_count(count)
        width = "[document.documentElement.scrollWidth, document.querySelector('.scroller').scrollWidth]"
        assert max(await page.evaluate(width)) <= PHONE["width"]
    small = await control(page, "work").bounding_box()
    assert small and small["height"] >= 40


async def test_light_is_kept(window: Open, bot: Showcase) -> None:
    page = await window("Anna")
    await page.get_by_role("button", name="Light colors").click()
    await page.reload()
    await expect(page.locator("html")).to_have_attribute("data-theme", "light")


async def test_the_sandbox_may_go_and_come_back(window: Open, bot: Showcase, sandbox: Sandbox) -> None:
    page = await window("Anna")
    await sandbox.pages.close()
    await bot.channel("games").send(view=build_sealed(ui.TextDisplay("while away")))
    await expect(message(page, "while away")).to_be_visible()


async def test_no_other_site_may_use_the_socket(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
            await session.ws_connect(
                f"{sandbox.url}/page/socket?user=Anna", headers={"Origin": "https://example.org"}
            )


async def test_the_bot_is_killed_and_started_again(browser: Browser) -> None:
    told: list[str] = []
    process = Process([sys.executable, "-c", "import time; time.sleep(60)"], {}, told.append)
    async with Sandbox(process=process) as sandbox:
        await process.start()
        page = await browser.new_page()
        await page.goto(sandbox.url)
        await page.get_by_role("button", name="The sandbox: cause trouble").click()
        await page.get_by_role("button", name="Kill it").click()
        await page.get_by_role("button", name="Start", exact=True).click()
        assert "The bot was killed by SIGKILL." in told
        await page.get_by_role("button", name="Restart").click()
        await sandbox.world.until(lambda: told.count("The bot has started.") == 3)
        await expect(page.get_by_role("status")).to_have_text("Bot offline")
        await page.close()
        await process.stop()


async def test_the_events_of_a_server_stand_above_its_channels(
    window: Open, bot: Showcase, world: World
) -> None:
    (guild,) = world.guilds.values()
    starts = world.now() + 3 * 86400 + 60
    event = ScheduledEvent(world.new_id(), guild.id, world.bot.id, "Cup", None, "here", starts, starts + 60)
    world.save_event(event)
    page = await window("Anna")
    shown = page.locator(".sidebar").get_by_text("Cup · in 3 days")
    await expect(shown).to_be_visible()
    world.save_event(replace(event, name="Spring cup"))
    await expect(page.locator(".sidebar").get_by_text("Spring cup · in 3 days")).to_be_visible()
    world.save_event(replace(event, status=CANCELED))
    await expect(shown).to_have_count(0)
