"""What people see of a match whose rules change while Freehold is off."""

from __future__ import annotations

import pytest

import games
from bot.language import language_of
from tests.kit.cafe import Cafe, texts, verbs, wait_until
from tests.kit.narrow import not_none

PROPERTY = type(games.load("property"))


async def test_a_match_that_goes_on_says_so_at_its_table_and_asks_again(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await cafe.turn(await cafe.match())
    await cafe.close()
    monkeypatch.setattr(PROPERTY, "rules_version", 2)
    monkeypatch.setattr(PROPERTY, "convert", lambda self, data, version: self.decode(data))
    await cafe.open()
    await wait_until(
        cafe, match, lambda found: found.rules_version == 2 and found.shown_version == found.version
    )
    now = cafe.tables()[-1]
    assert language_of("en")("house-mended", game="Property") in texts(now)
    assert verbs(now) == ["hand", "log", "rules", "more"]
    await cafe.turn(match)


async def test_a_match_that_ends_says_so_at_its_table_and_asks_nobody_any_more(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await cafe.turn(await cafe.match())
    users = [player.user_id for player in match.players]
    assert any(verbs(panel) for user_id in users for panel in cafe.panels(match, not_none(user_id)))
    await cafe.close()
    monkeypatch.setattr(PROPERTY, "rules_version", 2)
    await cafe.open()
    await wait_until(
        cafe, match, lambda found: found.status == "cancelled" and found.shown_version == found.version
    )
    now = cafe.tables()[-1]
    assert language_of("en")("house-outdated", game="Property") in texts(now)
    assert verbs(now) == []
    assert not any(verbs(panel) for user_id in users for panel in cafe.panels(match, not_none(user_id)))
