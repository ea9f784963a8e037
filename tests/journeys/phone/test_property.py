"""Buying in Property by touch alone, on a page as wide as a phone."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from bot.language import MARKS
from games.property.state import State
from tests.games.property.positions import SIX, cards, position
from tests.kit.evidence import load_latest
from tests.kit.freehold import Freehold
from tests.kit.sandbox.hands import PHONE, Open, check_size, message


def arrange_group(_: State) -> State:
    """Arrange a state: the first seat lands on a group of five and can pay for a cell in several ways."""
    purchase = "K♥ Q♥ Q♦ J♥ J♦", "K♦ J♣"
    return position([], SIX[:-1], hands=("3♦ 7♥ 5♣", "8♥ 8♠"), purchase=purchase)


async def pay_rent(window: Open, freehold: Freehold) -> Page:
    """Pay the rent of a cell in a group of five with three taps, and return the page."""
    await freehold.table("Anna", "Ben")
    await freehold.arrange(arrange_group)
    match, _ = await load_latest(freehold.file)
    page = await window(match.names[0], size=PHONE)
    await page.get_by_role("button", name="My hand").last.tap()
    asked = message(page, "Your turn: play a red and a black card")
    await check_size(page, "Your turn: play a red and a black card")
    await asked.locator("[data-custom-id*=':pick:']").tap()
    entry = page.get_by_role("option", name="3♦ + 5♣")
    owner = f"{MARKS[match.marks[1]]} {match.names[1]}"
    await expect(entry).to_contain_text(f"Pay {owner} $5 (5 × $1). You could then buy it for 5 units.")
    await entry.tap()
    await check_size(page, "Want to buy column 3, row 5")
    return page


@pytest.mark.clause("PR-10")
async def test_the_proposed_payment_buys_for_five_units(window: Open, freehold: Freehold) -> None:
    page = await pay_rent(window, freehold)
    await page.get_by_role("button", name="Buy for 5: K♥ J♥").tap()
    await expect(message(page, "buys column 3, row 5")).to_contain_text("with K♥ J♥ (5 units)")
    match, _ = await load_latest(freehold.file)
    assert match.state.lands[0].bit_count() == 1
    assert match.state.purchase[1] == cards("K♦ K♥ J♣ J♥")


async def test_another_payment_is_a_select_away(window: Open, freehold: Freehold) -> None:
    page = await pay_rent(window, freehold)
    panel = message(page, "Want to buy column 3, row 5")
    await panel.locator("[data-custom-id*=':pick:']").tap()
    await page.get_by_role("option", name="Q♥ Q♦ J♥").tap()
    await expect(message(page, "buys column 3, row 5")).to_contain_text("with Q♥ Q♦ J♥ (5 units)")


def arrange_wait(_: State) -> State:
    """Arrange a state in which the second seat waits with several plays in the hand."""
    return position([(7, 7)], SIX[:-1], hands=("3♦ 7♥ 5♣", "A♥ 2♦ 9♦ 8♠"))


async def test_the_next_move_is_planned_in_three_taps(window: Open, freehold: Freehold) -> None:
    await freehold.table("Anna", "Ben")
    await freehold.arrange(arrange_wait)
    match, _ = await load_latest(freehold.file)
    page = await window(match.names[1], size=PHONE)
    await page.get_by_role("button", name="My hand").last.tap()
    await page.get_by_role("button", name="Plan your next move").tap()
    await check_size(page, "What will you play when it’s your turn?")
    asked = message(page, "What will you play when it’s your turn?")
    await asked.locator("[data-custom-id*=':pick:']").tap()
    entry = page.get_by_role("option", name="A♥ + 8♠ · column 1, row 8")
    await expect(entry).to_contain_text("Free: it becomes yours (rent $1 to $4).")
    await entry.tap()
    await check_size(page, "Your plan")
    planned = message(page, "Your plan")
    await expect(planned).to_contain_text("column 1, row 8, if it’s still free")
    await planned.get_by_role("button", name="And if that doesn’t fit?").tap()
    await message(page, "What if your first choice").locator("[data-custom-id*=':pick:']").tap()
    await page.get_by_role("option", name="2♦ + 8♠").tap()
    await expect(message(page, "Otherwise: ")).to_contain_text("column 2, row 8, if it’s still free")
    await check_size(page, "Otherwise: ")
    await page.get_by_role("button", name="Drop the plan").tap()
    await expect(message(page, "Your plan")).to_have_count(0)
