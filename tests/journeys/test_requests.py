"""How many requests to Discord a move takes, in whole matches of four people."""

from __future__ import annotations

import pytest

from bench.requests import APART, MOST, MOST_APART, PEOPLE, SHORT, count_requests
from games import keys
from tests.kit.freehold import Freehold


@pytest.mark.parametrize("key", keys())
async def test_a_move_of_four_people_takes_at_most_three_requests(
    same_cards: None, freehold: Freehold, key: str
) -> None:
    moves, requests = await count_requests(freehold.sandbox, freehold.client, key, SHORT.get(key), seed=8)
    assert moves > 10
    assert requests.total() <= MOST * moves, requests
    assert requests["tables read"] == 0


async def test_with_hours_apart_every_hand_is_edited_about_once_a_move(
    same_cards: None, passing_time: None, freehold: Freehold
) -> None:
    """Nobody's click is recent, so hands are edited by counted requests. Property changes all of them."""
    sandbox, client = freehold.sandbox, freehold.client
    moves, requests = await count_requests(sandbox, client, "property", SHORT.get("property"), 8, APART)
    assert moves > 10
    assert requests.total() <= MOST_APART * moves, requests
    assert requests["panels edited"] <= 3.3 * moves, requests
    assert requests["panels posted"] <= len(PEOPLE) + 1, requests
    assert requests["tables posted"] - requests["tables deleted"] in (0, 1), requests  # the last may go later
    assert requests["tables posted"] <= moves, requests
