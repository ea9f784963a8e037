"""How tall panels are on a phone, measured in a real browser on the sandbox's page."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterable
from typing import NamedTuple

import discord
from discord.http import Route
from discord.ui import LayoutView
from playwright.async_api import Page, ViewportSize, async_playwright

from bench.figures import Missing
from bot.service.pictures import Picture
from sandbox.server import Sandbox

PHONE = ViewportSize(width=390, height=844)
TOGETHER = 10
"""How many messages are on the page at once."""


class Shown(NamedTuple):
    """A message to be measured: its name and its pictures."""

    name: str
    view: LayoutView
    pictures: tuple[Picture, ...] = ()


def measure_heights(messages: Iterable[Shown]) -> dict[str, float]:
    """Measure the heights of *messages* in pixels, by their names.

    Raises: Missing: there is no browser.
    """
    chromium = shutil.which("chromium")
    if chromium is None:
        raise Missing("There is no Chromium here: install it first, as by apt-get install chromium.")
    return asyncio.run(_measure_heights(chromium, list(messages)))


async def _measure_heights(chromium: str, messages: list[Shown]) -> dict[str, float]:
    found: dict[str, float] = {}
    async with Sandbox(pace=0) as sandbox, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = await browser.new_page(viewport=PHONE, has_touch=True)
        place = sandbox.world.find_channel("games")
        await page.goto(f"{sandbox.url}/#Anna/{place.id}")
        Route.BASE = sandbox.api_url
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(sandbox.world.token)
            channel = client.get_partial_messageable(place.id)
            for start in range(0, len(messages), TOGETHER):
                posted = [
                    (shown, await _post(channel, shown)) for shown in messages[start : start + TOGETHER]
                ]
                for shown, message in posted:
                    found[shown.name] = await _measure_height(page, message.id)
                for _, message in posted:
                    await message.delete()
        await browser.close()
    return found


async def _post(channel: discord.PartialMessageable, shown: Shown) -> discord.Message:
    files = [file for picture in shown.pictures for file in picture.files]
    return await channel.send(view=shown.view, files=files)


async def _measure_height(page: Page, id: int) -> float:
    frame = page.locator(f"#message-{id} .container")
    await frame.wait_for()
    box = await frame.bounding_box()
    assert box is not None
    return box["height"]
