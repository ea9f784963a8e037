"""A match by direct message: every player's panel is the table too, and there is no other message."""

from __future__ import annotations

from typing import Any

import pytest

import games
from bot.domain import moving
from bot.domain.match import Match
from sandbox.model.reading import walk
from tests.kit.cafe import Cafe, texts, verbs, wait_until

KEYS = sorted(games.keys())


def find_panel(cafe: Cafe, match: Match, seat: int) -> dict[str, Any]:
    """The message that is the panel of *seat*."""
    player = match.players[seat]
    every = cafe.panels(match, player.user_id or 0)
    (found,) = [message for message in every if int(message["id"]) == player.panel.message]
    return found


def pictures(message: dict[str, Any]) -> list[str]:
    """Return the small picture beside the first words of *message*, and the large one."""
    small, large = (
        item["media"]["url"].rpartition("/")[2]
        for part in walk(message["components"])
        for item in [*part.get("items", ()), *([part] if "media" in part else [])]
    )
    return [small, large]


async def begin_by_message(cafe: Cafe, **options: Any) -> Match:
    """A match of two that has left its channel for direct messages."""
    match = await cafe.match(**options)
    await cafe.client.matches.change(match.id, moving.move, match.place.without_channel)
    await cafe.wait_until_shown()
    return await cafe.get(match)


async def test_the_table_says_that_the_match_has_moved_and_is_never_touched_again(cafe: Cafe) -> None:
    match = await begin_by_message(cafe)
    *_, left = every = cafe.tables()
    assert texts(left).strip().startswith("This match goes on by direct message.")
    assert (verbs(left), match.table.message, match.shown_version) == (["hand"], None, match.public)
    before = len(cafe.sandbox.rest.requests)
    match = await cafe.turn(match)
    assert match.shown_version == match.public
    assert cafe.tables() == every
    asked = list(cafe.sandbox.rest.requests)[before:]
    assert not [request for request in asked if str(cafe.channel) in request.path]


async def test_each_panel_shows_the_table_and_the_hand_and_follows_every_turn(cafe: Cafe) -> None:
    match = await begin_by_message(cafe)
    for _ in range(3):
        for seat in range(2):
            panel = find_panel(cafe, match, seat)
            assert pictures(panel) == ["table.png", "hand.png"]
            assert "more" in verbs(panel)
            assert not {"log", "rules"} & set(verbs(panel))  # behind More
            assert texts(panel).strip().startswith("-# **Property** by direct message · with ")
        waits = find_panel(cafe, match, 1 - min(match.waiting))
        match = await cafe.turn(match)
        after = find_panel(cafe, match, 1 - min(match.waiting))
        assert texts(after) != texts(waits)


async def test_who_is_awaited_is_notified_in_private_though_they_like_mentions(cafe: Cafe) -> None:
    match = await begin_by_message(cafe)
    person = await cafe.client.presenter.notices.find_person(cafe.persons[0].user_id, "Anna")
    assert person.notify != "none"
    before = [len(cafe.panels(match, each.id)) for each in cafe.people[:2]]
    match = await cafe.turn(match)
    seat = min(match.waiting)
    user_id = match.players[seat].user_id or 0
    message = cafe.panels(match, user_id)[-1]
    panel = match.players[seat].panel
    assert f"/channels/@me/{panel.channel}/{panel.message}" in message["content"]
    assert sum(len(cafe.panels(match, each.id)) for each in cafe.people[:2]) > sum(before)


@pytest.mark.parametrize("key", KEYS)
async def test_a_whole_match_of_each_game_is_played_where_no_channel_is(cafe: Cafe, key: str) -> None:
    match = await cafe.match(game=key, people=2 if 2 in games.load(key).seats_with({}) else 3)
    await cafe.people[0].delete_channel(cafe.channel)
    await wait_until(cafe, match, lambda found: found.place.channel_id is None)
    for _ in range(2000):
        match = await cafe.get(match)
        if match.status != "running":
            break
        await cafe.play(match)
    await cafe.wait_until_shown()
    match = await cafe.get(match)
    assert (match.status, match.shown_version) == ("over", match.public)
    assert (await cafe.client.matches.verify(match.id)).holds
    for player in match.players:
        panel = find_panel(cafe, match, player.seat)
        assert pictures(panel) == ["table.png", "end.png"]
        assert {"rematch", "replay", "log", "verify"} <= set(verbs(panel))
