"""Monopoly: The Card Game by touch alone, on a page as wide as a phone: a Chance card, and a trade."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.async_api import Page, expect

from bot.domain.forced_moves import ONLY
from bot.language import MARKS
from games.monopoly.state import State
from tests.games.monopoly.positions import position
from tests.kit.evidence import load_latest
from tests.kit.freehold import Freehold
from tests.kit.sandbox.hands import PHONE, Open, message

TALLEST = 900
OTHER = "lightblue*2 pink orange red darkblue mr*2 green utility"


def arrange_complete_hand(_: State) -> State:
    """Arrange a hand that can go out with a Chance card in one of several roles."""
    hand = "yellow*3 h1 token*2 chance go*2 mr"
    return position(hand, OTHER, draw="pink orange", piles=("red", "brown", "station", "h2"))


async def open_panel(
    window: Open, freehold: Freehold, arranged: Callable[[State], State], **options: Any
) -> tuple[Page, str]:
    """Arrange a state and open the panel of the player on turn on a phone; return it and the other player."""
    await freehold.table("Anna", "Ben", game="monopoly", **options)
    await freehold.arrange(arranged)
    match, _ = await load_latest(freehold.file)
    page = await window(match.names[0], size=PHONE)
    await page.get_by_role("button", name="My hand").last.tap()
    return page, f"{MARKS[match.marks[1]]} {match.names[1]}"


async def check_size(page: Page, words: str) -> None:
    """Check that the panel with these *words* is no taller than a phone."""
    asked = message(page, words)
    await expect(asked.locator("img[alt]").last).to_be_visible()
    box = await asked.bounding_box()
    assert box is not None
    assert box["height"] <= TALLEST
    assert box["width"] <= PHONE["width"]


def arrange_trade(_: State) -> State:
    """Arrange a state in which the top of the other's pile completes a color of the first seat."""
    return position(
        "yellow*2 h1 h2 token*2 go*3 red",
        OTHER,
        piles=("brown", "h4 yellow", "station", "red"),
        fill=True,
    )


@pytest.mark.clause("MC-26", "MC-32")
async def test_going_out_with_a_chance(window: Open, freehold: Freehold) -> None:
    page, _ = await open_panel(window, freehold, arrange_complete_hand)
    await check_size(page, "your hand is complete")
    panel = message(page, "your hand is complete")
    await expect(panel.locator("img[alt]").last).to_have_attribute(
        "alt", re.compile("5 .The 2nd house on Yellow., 6, 7 = £2,700; 8, 9 = £400")
    )
    await expect(panel.get_by_role("button", name="Go out with £3,100")).to_be_visible()
    await panel.get_by_role("button", name="Go out, but arrange it myself").tap()

    await check_size(page, "You’re going out")
    panel = message(page, "You’re going out")
    await panel.get_by_role("combobox", name="What does 5 · Chance stand for?").tap()
    entry = page.get_by_role("option", name="A token on Yellow")
    await expect(entry).to_contain_text("That makes £2,800 before the reward.")
    await entry.tap()

    await expect(message(page, "Hand 2")).to_be_visible()
    match, log = await load_latest(freehold.file)
    # What it stands for leaves one answer to each question up to the next hand, and the house gives them.
    house = [entry for entry, move in log if move and any(event.id == ONLY for event in entry.events)]
    assert [entry.seat for entry in house] == [0, 0]
    sheet = match.state.last_hand
    assert sheet.out == 0
    assert 50 in sheet.results[0].groups[0].tokens
    await freehold.client.presenter.wait_until_idle()
    (fault,) = freehold.faults  # what was arranged has no replay to draw the hand's end from
    assert fault["event"] == "could not draw a score sheet"
    freehold.faults.clear()


@pytest.mark.clause("MC-21")
async def test_a_trade_is_two_taps_and_nothing_of_it_is_red(window: Open, freehold: Freehold) -> None:
    page, other = await open_panel(window, freehold, arrange_trade)
    await check_size(page, "draw a card, or trade")
    await page.get_by_role("button", name=f"Trade with {other}: Old Kent Road for Piccadilly").tap()
    await check_size(page, "You give Old Kent Road and get Piccadilly.")
    yes = page.get_by_role("button", name="Yes, do it")
    await expect(yes).not_to_have_class(re.compile("danger"))
    await yes.tap()
    await check_size(page, "Discard 1 card onto your trade pile")
    match, _ = await load_latest(freehold.file)
    assert 16 in match.state.hands[0]
