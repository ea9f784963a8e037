"""On a phone, `/help` and the explanation of how Freehold works fit on one page each."""

from __future__ import annotations

from playwright.async_api import expect

from bot.language import language_of
from tests.kit.freehold import Freehold
from tests.kit.sandbox.hands import PHONE, TALLEST, Open, message


async def test_how_freehold_works_fits_on_a_phone(window: Open, freehold: Freehold) -> None:
    ben = freehold.guest("Ben")
    page = await window("Ben", size=PHONE)
    heights = {}
    for locale in ("en", "de", "fr"):
        words = language_of(locale)
        await ben.person.speak(locale)
        await ben.command("help")
        await page.get_by_role("button", name=words("help-to-more")).last.tap()
        shown = message(page, words("help-stuck").splitlines()[0].removeprefix("### "))
        await expect(shown.get_by_role("button", name=words("help-to-games"))).to_be_visible()
        box = await shown.bounding_box()
        heights[locale] = box["height"] if box else 0
    assert all(0 < height <= TALLEST for height in heights.values()), heights
