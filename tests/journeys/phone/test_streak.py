"""Daily puzzles on a phone: a streak of solved ones, and a missed one that comes again."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from bot.puzzles.puzzles import RETRY
from tests.kit.freehold import Freehold
from tests.kit.guest import Guest
from tests.kit.questions import Json
from tests.kit.sandbox.hands import PHONE, Open, message
from tests.kit.solver import find_given, is_posed, solve

DAY = 86_400

pytestmark = pytest.mark.usefixtures("passing_time")


async def ask_for_puzzle(guest: Guest) -> Json:
    """Let *guest* ask for a puzzle of Property."""
    asked = await guest.command("puzzle", game="property")
    return await guest.wait_for_message(lambda m: int(m["id"]) > asked and is_posed(m))


async def test_a_streak_grows_day_by_day_and_a_missed_puzzle_comes_back(
    window: Open, freehold: Freehold
) -> None:
    ben, told = freehold.guest("Ben"), ("A first day!", "2 days in a row", "3 days in a row")
    page = await window("Ben", size=PHONE)
    for words in told:
        await solve(freehold, ben, await ask_for_puzzle(ben))
        await expect(message(page, "Right:")).to_contain_text(words)
        freehold.sandbox.world.advance(DAY)
    await ben.command("profile")
    await message(page, "3 of 3 puzzles solved · 🔥 3 days in a row").wait_for()
    missed = await ask_for_puzzle(ben)
    given = await find_given(freehold, ben)
    await solve(freehold, ben, missed, given.definition.answers[-1])
    await message(page, "Not the best:").wait_for()
    freehold.sandbox.world.advance(RETRY)
    await ask_for_puzzle(ben)
    await message(page, "You missed this one a while ago. Here’s another go.").wait_for()
    assert (await find_given(freehold, ben)).puzzle == given.puzzle
