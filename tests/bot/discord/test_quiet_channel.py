"""A channel stays quiet: whole matches, with a check of the channel after every move."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest
from msgspec.structs import replace

import games
from bot.discord import posts, presenter
from bot.domain.match import Match
from tests.kit.cafe import GONE, Cafe, texts, verbs
from tests.kit.narrow import not_none

PAUSES = (30.0, 30.0, GONE, 30.0, posts.OLD)
"""Seconds before each move: players who are here, gone, and gone until a message is too old to be edited."""

OPTIONS: dict[str, dict[str, str]] = {
    "cardopoly": {"play": "quick"},
    "deal": {"scoring": "points", "rounds": "2"},
    "monopoly": {"target": "edition"},
}


def classify(message: dict[str, Any]) -> str:
    """Return what the bot's *message* is: a table, the story above it, or a score sheet."""
    found = verbs(message)
    if {"hand", "rematch"} & set(found):
        return "table"
    return "sheet" if found == ["replay"] else "story"


async def count_ended_hands(cafe: Cafe, match: Match) -> int:
    """Return how many hands or rounds of *match* have ended."""
    kinds = games.load(match.game).sheets
    entries = await cafe.client.matches.entries(match.id)
    return sum(any(event.id in kinds for event in entry.events) for entry, _ in entries)


@pytest.mark.parametrize("key", games.keys())
async def test_a_whole_match_leaves_one_table_one_story_and_its_score_sheets(
    same_cards: None, cafe: Cafe, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    monkeypatch.setattr(presenter, "EVERY", 0.0)  # nobody looks in between
    guild = not_none(cafe.sandbox.world.find_channel("games").guild_id)
    server = await cafe.store.servers.get(guild)
    await cafe.store.servers.put(replace(server, text_tables=True))
    match = await cafe.begin(await cafe.lobby(2, 0, key, "en", "quick", **OPTIONS.get(key, {})))
    pauses = cycle(PAUSES)
    while match.status == "running":
        cafe.time.now += next(pauses)
        match = await cafe.play(match)
        await cafe.wait_until_shown()
        match = await cafe.get(match)
        found = [classify(message) for message in cafe.tables()]
        sheets = found.count("sheet")
        assert found in (["sheet"] * sheets + above + ["table"] for above in ([], ["story"])), match
        assert sheets <= await count_ended_hands(cafe, match)
        assert int(cafe.tables()[-1]["id"]) == match.table.message
    assert sheets or not games.load(key).sheets
    assert "rematch" in verbs(cafe.tables()[-1])
    story, table = (texts(message) for message in cafe.tables()[-2:])
    assert found[-2] == "story" and story.count("\n-# ") > 2
    assert not {line.removeprefix("-# ") for line in story.splitlines() if line} & set(table.splitlines())
