"""Puzzles by touch alone, on a page as wide as a phone, on which the explanation fits."""

from __future__ import annotations

import pytest

from games.search.puzzles import games_with_puzzles
from tests.kit.freehold import Freehold
from tests.kit.sandbox.hands import PHONE, Open, check_size
from tests.kit.solver import few, find_given, is_posed, solve

SOLUTION = 1_000
"""How high a solution may be, for it lists all moves of the best turn."""

__all__ = ["few"]

pytestmark = pytest.mark.usefixtures("few")


@pytest.mark.parametrize("game", games_with_puzzles())
async def test_a_puzzle_is_tapped_and_its_solution_fits_on_a_phone(
    window: Open, freehold: Freehold, game: str
) -> None:
    ben = freehold.guest("Ben")
    page = await window("Ben", size=PHONE)
    asked = await ben.command("puzzle", game=game)
    message = await ben.wait_for_message(lambda m: int(m["id"]) > asked and is_posed(m))
    await check_size(page, "🧩")
    puzzle = (await find_given(freehold, ben)).definition
    await solve(freehold, ben, message, puzzle.answers[puzzle.right_count])
    await page.get_by_role("button", name="Next puzzle").wait_for()
    await check_size(page, "❌", SOLUTION)
    await page.get_by_role("button", name="Next puzzle").tap()
    await ben.wait_for_message(lambda m: int(m["id"]) > int(message["id"]) and is_posed(m))
