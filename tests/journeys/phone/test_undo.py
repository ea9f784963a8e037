"""Taking back a move by touch alone, on a page as wide as a phone."""

from __future__ import annotations

from playwright.async_api import expect

from games.deal.state import State
from sandbox.model.reading import text
from tests.games.deal.positions import position
from tests.kit.evidence import load_latest
from tests.kit.freehold import Freehold
from tests.kit.sandbox.hands import PHONE, Open, check_size, message


def arrange_turn(_: State) -> State:
    """Arrange a state: the first seat has just drawn and has money to bank."""
    return position("red: red", "bank: 3M", hands=("5M brown no", "2M"))


async def test_a_move_is_taken_back_and_another_one_made(window: Open, freehold: Freehold) -> None:
    _, ben = await freehold.table("Anna", "Ben", game="deal")
    await freehold.arrange(arrange_turn)
    start, _ = await load_latest(freehold.file)
    page = await window(start.names[0], size=PHONE)
    await page.get_by_role("button", name="My hand").last.tap()
    panel = message(page, "3 plays left")
    await expect(panel.get_by_role("button", name="Undo")).to_have_count(0)

    await panel.locator("[data-custom-id*=':pick:']").tap()
    await page.get_by_role("option", name="Bank it: 5M").tap()
    undo = message(page, "2 plays left").get_by_role("button", name="Undo")
    await check_size(page, "2 plays left")
    banked, _ = await load_latest(freehold.file)
    assert banked.state.banks[0]

    await undo.dblclick()
    await check_size(page, "3 plays left")
    await expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    match, _ = await load_latest(freehold.file)
    assert match.state == start.state
    assert match.version == banked.version + 1
    told = await ben.wait_for_text("takes their last move back")
    assert "banks" in text(told)

    await message(page, "3 plays left").locator("[data-custom-id*=':pick:']").tap()
    await page.get_by_role("option", name="Lay it as brown").tap()
    await message(page, "2 plays left").wait_for()
    match, _ = await load_latest(freehold.file)
    assert not match.state.banks[0]
    assert len(match.state.groups[0]) == 2
