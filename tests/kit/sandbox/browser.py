"""A browser with windows on the sandbox's page. Tests are skipped if there is no Chromium."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser, ConsoleMessage, Page, ViewportSize, async_playwright, expect

from sandbox.model.world import PATIENCE
from sandbox.server import Sandbox
from tests.kit.deadline import deadline
from tests.kit.sandbox.hands import PHONE, WIDE, Open

expect.set_options(timeout=PATIENCE * 1000)

CHROMIUM = shutil.which("chromium")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@asynccontextmanager
async def launch_browser() -> AsyncIterator[Browser]:
    """Launch Debian's Chromium."""
    if CHROMIUM is None:
        pytest.skip("there is no chromium to look at the page with: apt-get install chromium")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        async with deadline("Closing the browser"):
            await browser.close()


@asynccontextmanager
async def windows(browser: Browser, sandbox: Sandbox) -> AsyncIterator[Open]:
    """Yield a function that opens the page as somebody in a channel; no window may log an error."""
    faults: list[str] = []
    pages: list[Page] = []

    def note_fault(said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            faults.append(said.text)

    async def open(who: str, place: str = "games", size: ViewportSize = WIDE) -> Page:
        page = await browser.new_page(viewport=size, has_touch=size is PHONE)
        pages.append(page)
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", note_fault)
        await page.goto(f"{sandbox.url}/#{who}/{sandbox.world.find_channel(place).id}")
        await expect(page.get_by_role("button", name=f"You are {who}")).to_be_visible()
        return page

    yield open
    async with deadline("Closing the windows"):
        for page in pages:
            await page.close()
    assert faults == []


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    """The browser of one test."""
    async with launch_browser() as browser:
        yield browser


@pytest.fixture
async def window(browser: Browser, sandbox: Sandbox) -> AsyncIterator[Open]:
    """A function that opens windows for one test."""
    async with windows(browser, sandbox) as open:
        yield open
