"""What happened since the last move, on a page as wide as a phone: on the hand, then in pictures."""

from __future__ import annotations

from random import Random

from playwright.async_api import expect

from bot.discord.messages.news import LINES
from sandbox.model.world import PATIENCE
from tests.kit.evidence import load_latest
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.sandbox.hands import PHONE, Open, check_size, message

NEWS = "So far"
"""The heading of news for somebody who hasn't moved yet."""
MOVES = 200
"""After so many moves somebody has missed more than a panel shows."""


async def test_what_was_missed_is_small_and_leads_back_to_the_hand(window: Open, freehold: Freehold) -> None:
    guests, random = await freehold.table("Anna", "Ben", "Clara", "David", game="deal"), Random(5)
    for _ in range(MOVES):
        await freehold.sandbox.world.until(lambda: any(guest.is_asked() for guest in guests), PATIENCE)
        await wait_until_idle(freehold)
        asked, (match, _) = next(g for g in guests if g.is_asked()), await load_latest(freehold.file)
        others = await freehold.client.matches.list_others(match, match.seat_of(asked.person.id) or 0)
        if len(others) > LINES:
            break
        await asked.move(random, well=True)
    else:
        raise AssertionError(f"nobody missed much in {MOVES} moves")
    page = await window(asked.person.user.name, size=PHONE)
    await page.get_by_role("button", name="My hand").last.tap()
    await check_size(page, NEWS)
    await message(page, NEWS).get_by_role("button", name="Show what happened").tap()
    await check_size(page, f"{NEWS} · 1 of ")
    await message(page, NEWS).get_by_role("button", name="Next").tap()
    await check_size(page, f"{NEWS} · 2 of ")
    await message(page, NEWS).get_by_role("button", name="Back to my hand").tap()
    await expect(message(page, NEWS).get_by_role("button", name="Show what happened")).to_be_visible()
