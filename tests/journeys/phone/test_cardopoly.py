"""A trade in Cardopoly by touch alone, on a page as wide as a phone, with a counter-offer."""

from __future__ import annotations

import pytest
from playwright.async_api import Page

from bot.language import MARKS
from games.cardopoly.state import State
from tests.games.cardopoly.positions import faces, position
from tests.kit.evidence import load_latest
from tests.kit.freehold import Freehold
from tests.kit.sandbox.hands import PHONE, Open, check_size, message


def arrange_trade(_: State) -> State:
    """Arrange a state: the first seat owns 8♥ and 5♥, the second 4♥ and 4♦."""
    owners = {6: 0, 10: 0, 2: 1, 9: 1}
    return position("2♦ 4♣ 6♥ 9♠ 8♣ 10♦", "3♣ 4♥ 7♥ 5♦ K♣", owners=owners)


async def open_hand(window: Open, name: str) -> Page:
    """Open somebody's hand and return their page."""
    page = await window(name, size=PHONE)
    await page.get_by_role("button", name="My hand").last.tap()
    return page


async def tap(page: Page, words: str, name: str) -> None:
    """Tap a button of the panel with these *words*."""
    await message(page, words).get_by_role("button", name=name, exact=True).tap()


async def pick(page: Page, words: str, name: str) -> None:
    """Tap an entry of the select of the panel with these *words*. It counts as one tap."""
    await message(page, words).locator("[data-custom-id*=':pick:']").tap()
    await page.get_by_role("option", name=name).tap()


async def tick(page: Page, words: str, *names: str) -> None:
    """Tick or untick these entries in the list of the panel with these *words*."""
    await message(page, words).locator("[data-custom-id*=':choose:']").tap()
    for name in names:
        await page.get_by_role("option", name=name).tap()
    await page.get_by_role("button", name="Done").tap()


@pytest.mark.clause("CP-60", "CP-62", "CP-63")
async def test_a_trade_is_proposed_countered_and_accepted(window: Open, freehold: Freehold) -> None:
    await freehold.table("Anna", "Ben", game="cardopoly")
    await freehold.arrange(arrange_trade)
    match, _ = await load_latest(freehold.file)
    one, two = (f"{MARKS[mark]} {name}" for mark, name in zip(match.marks, match.names, strict=True))

    page = await open_hand(window, match.names[0])
    await check_size(page, "Your turn")
    await tap(page, "Your turn", "Trade …")
    await pick(page, "What do you want to trade?", f"Something with {two}")
    await tick(page, "You give nothing", "You give 8♥")
    await tap(page, "You give the property 8♥", "Ask for cards …")
    await pick(page, "They choose which", "1 card of any kind")
    await tap(page, "You get 1 pocket card", "Promises …")
    await pick(page, "when they’re due", f"{two} promises 2 cards next turn")
    await check_size(page, f"{two} promises 2 cards next turn")
    await tap(page, f"{two} promises 2 cards next turn", "Propose it")  # the eighth tap in the hand
    await check_size(page, "If you do anything else, the proposal is off.")

    other = await open_hand(window, match.names[1])
    await check_size(other, "proposes a trade")
    await tap(other, "proposes a trade", "Counter-offer …")
    await check_size(other, f"Your counter-offer to {one}")
    await tap(other, f"Your counter-offer to {one}", "Promises …")
    await pick(other, "when they’re due", "No promises")
    await tick(
        other, "You give the card K♣", "You give card 5 · 7♥", "You give card 4 · 4♥", "You give card 1 · 3♣"
    )
    await tick(other, "You give the cards 3♣, K♣, 4♥, 7♥", "You give card 4 · 4♥", "You give card 1 · 3♣")
    await check_size(other, "You give the cards K♣, 7♥")
    await tap(other, "You give the cards K♣, 7♥", "Propose it")

    await message(page, "makes").wait_for()  # at the table, or in the hand below it
    await page.get_by_role("button", name="My hand").last.tap()
    await check_size(page, "You get the cards K♣, 7♥")
    await tap(page, "You get the cards K♣, 7♥", "Accept")
    await message(page, "Your turn").wait_for()
    match, _ = await load_latest(freehold.file)
    assert match.state.owners[6] == 1
    assert match.state.promises == []
    assert "4♣ 8♣ K♣" in faces(match.state.pockets[0])
