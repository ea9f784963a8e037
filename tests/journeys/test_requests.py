"""How many requests to Discord a move takes, in whole matches of four people."""

from __future__ import annotations

import pytest

from bench.requests import MOST, SHORT, count_requests
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
