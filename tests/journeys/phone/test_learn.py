"""A lesson by touch alone, on a page as wide as a phone: a wrong move, help, and on to the end."""

from __future__ import annotations

from playwright.async_api import expect

from tests.kit.freehold import Freehold
from tests.kit.sandbox.hands import PHONE, Open, check_size, message


async def test_one_learns_by_ones_own_taps(window: Open, freehold: Freehold) -> None:
    await freehold.guest("Ben").command("learn", game="property/first")
    page = await window("Ben", size=PHONE)
    await page.get_by_role("button", name="Next").tap()
    await page.get_by_role("button", name="3♦ + 5♣").tap()
    await check_size(page, "3 of 11")
    for _ in range(2):
        await message(page, "3 of 11").locator("[data-custom-id*=':lessonpick:']").tap()
        await page.get_by_role("option", name="8♥ + 5♠").tap()
        await expect(message(page, "3 of 11")).to_contain_text("alone at the edge")
    await message(page, "marked with 👉").locator("[data-custom-id*=':lessonpick:']").tap()
    await expect(page.get_by_role("option", name="👉")).to_have_count(1)
    await page.get_by_role("option", name="👉").tap()
    wild = message(page, "4 of 11")
    await expect(wild).to_contain_text("Just right")
    await wild.locator("[data-custom-id*=':lessonpick:']").tap()
    await page.get_by_role("option", name="9♥ + 4♣ · another cell").tap()
    await expect(message(page, "4 of 11")).to_contain_text("any column, row 4")
    await check_size(page, "4 of 11")
    await page.get_by_role("button", name="Back").tap()
    await page.get_by_role("button", name="Leave the lesson").tap()
    await page.get_by_role("button", name="Continue the lesson").tap()
    await check_size(page, "4 of 11")
