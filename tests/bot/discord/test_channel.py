"""Whole matches whose channel is read after every move: nothing in it becomes false."""

from __future__ import annotations

import re
from itertools import count
from typing import Any

import pytest

import games
from bot.discord.messages.story import LINES
from tests.kit.cafe import Cafe, texts, verbs

SHORT: dict[str, dict[str, Any]] = {
    "cardopoly": {"play": "quick", "round_limit": "20", "locale": "de"},
    "deal": {"scoring": "points", "rounds": "2", "round_limit": "15"},
    "monopoly": {"target": "3000", "locale": "de"},
    "property": {"round_limit": "40"},
}

EACH, TOGETHER = 12, 40
"""After how many moves each of them is shown before the next, and how many are made at a time then."""

PASSES = re.compile(
    r"<t:|<@|your turn|waiting|deadline|lobby|Join|am Zug|wartet|Frist|Lobby|Mitspielen", re.IGNORECASE
)
"""What is true for a while only: whom it calls, what it asks, until when, and what else one could press."""


@pytest.mark.parametrize("key", games.keys())
async def test_only_the_newest_table_asks_and_all_above_it_stays_true(cafe: Cafe, key: str) -> None:
    match = await cafe.match(game=key, **SHORT.get(key, {}))
    above: dict[str, str] = {}
    for number in count():
        *earlier, table = cafe.tables()
        assert {"hand", "rematch"} & set(verbs(table))
        assert table["attachments"][-1]["filename"] == "table.png"
        for message in earlier:
            check_still_true(message)
            text = above.setdefault(message["id"], texts(message))
            assert text == texts(message), "it was edited twice"
        if match.status != "running":
            break
        for _ in range(1 if number < EACH else TOGETHER):
            if match.status == "running":
                match = await cafe.play(match)
        await cafe.wait_until_shown()
    assert "rematch" in verbs(table)
    assert earlier


def check_still_true(message: dict[str, Any]) -> None:
    """Check that *message* shows only score sheets, offers only replay and log, and asks nobody."""
    assert all(file["filename"].startswith("sheet-") for file in message["attachments"])
    assert set(verbs(message)) <= {"replay", "log"}
    found = PASSES.search(texts(message))
    assert found is None, texts(message)
    assert texts(message).count("-# ") <= LINES + 1
