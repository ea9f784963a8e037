"""Finding people to play with, by touch on a page as wide as a phone."""

from __future__ import annotations

from random import Random

from playwright.async_api import Page, expect

from tests.kit.evidence import load_latest
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest
from tests.kit.sandbox.hands import PHONE, Open, message


async def go_to(page: Page, freehold: Freehold, guest: Guest, channel: int) -> None:
    """Let the *page* of *guest* show a channel."""
    await page.goto(f"{freehold.sandbox.url}/#{guest.person.user.name}/{channel}")


async def fits(page: Page) -> None:
    """Check that nothing on *page* is wider than a phone."""
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


async def test_two_strangers_of_two_servers_find_each_other(window: Open, freehold: Freehold) -> None:
    anna, finn = freehold.guest("Anna"), freehold.guest("Finn")
    await freehold.move_to_own_server(finn)
    pages = []
    for guest in (anna, finn):
        await guest.command("play")
        await wait_until_idle(freehold)
        page = await window(guest.person.user.name, size=PHONE)
        await go_to(page, freehold, guest, guest.channel_id)
        await message(page, "Strangers then see your name").wait_for()
        await fits(page)
        await page.get_by_role("button", name="Wait everywhere").last.tap()
        pages.append(page)
        if guest is anna:
            await expect(message(page, "You’re waiting for")).to_contain_text("strangers can see your name")
            await fits(page)
    for guest, page in zip((anna, finn), pages, strict=True):
        dm = await freehold.sandbox.world.until(guest.person.dm)
        await go_to(page, freehold, guest, dm.id)
        await message(page, "Your table is ready").wait_for()
        guest.channel_id = dm.id
        await fits(page)
    await wait_until_idle(freehold)
    for _ in range(4):
        await freehold.sandbox.world.until(lambda: anna.is_asked() or finn.is_asked())
        before, _ = await load_latest(freehold.file)
        await (anna if anna.is_asked() else finn).move(Random(before.version))
        await wait_until_idle(freehold)
        after, _ = await load_latest(freehold.file)
        assert after.version > before.version and after.place.guild_id is None
    await fits(pages[0])
