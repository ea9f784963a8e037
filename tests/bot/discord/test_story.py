"""The story in a channel: what happens to lobbies, tables and score sheets when the next table is posted."""

from __future__ import annotations

import re

import pytest

import games
from bot.discord.messages.story import LINES
from bot.discord.messages.table import SEALED
from bot.discord.story import Story
from bot.discord.sync import MessageSync
from bot.domain import lobbies
from bot.domain.durations import DAY
from bot.domain.match import Match
from bot.language import language_of
from sandbox.model.reading import controls, pictures
from tests.kit.cafe import Cafe, cut_off, texts, verbs, wait_until
from tests.kit.narrow import not_none

TURNS = 30
"""More turns than it takes until a table is edited."""


def story(cafe: Cafe) -> list[str]:
    return [texts(message).strip() for message in cafe.tables()]


async def play_until_retold(cafe: Cafe, match: Match) -> Match:
    """Play until the story of *match* becomes another message, and return the match."""
    before = match.table.story
    while match.table.story == before:
        match = await cafe.turn(match)
    return match


async def test_the_lobby_tells_who_plays_until_an_old_table_tells_the_last_turns(cafe: Cafe) -> None:
    match = await cafe.match()
    lobby, table = cafe.tables()
    assert match.table.story == int(lobby["id"])
    (who,) = texts(lobby).strip().splitlines()
    assert who.startswith("**Property** with ") and {"Anna", "Ben"} == {
        each[2:] for each in who[18:].split(" · ")
    }
    assert (verbs(lobby), lobby["attachments"]) == ([], [])
    match = await play_until_retold(cafe, match)
    told, table = cafe.tables()
    assert match.table.story == int(told["id"]) != int(lobby["id"])
    assert (verbs(told), told["attachments"]) == (["replay", "log"], [])
    assert texts(told).strip().startswith(f"{who}\n-# ")
    assert " takes column " in texts(told)
    assert verbs(table) == ["hand", "log", "rules", "more"]
    assert match.table.message == int(table["id"])


async def test_a_new_table_takes_one_more_request_and_another_when_the_story_lags(cafe: Cafe) -> None:
    match = await cafe.match()
    for _ in range(8):
        before, was = len(cafe.sandbox.rest.requests), match.table
        match = await cafe.turn(match)
        asked = list(cafe.sandbox.rest.requests)[before:]
        done = [(each.method, each.path.split("/")[-1]) for each in asked if str(cafe.channel) in each.path]
        if match.table.story == was.story:
            assert done == [("POST", "messages"), ("DELETE", str(was.message))]
        else:
            assert match.table.story == was.message
            assert done == [
                ("POST", "messages"),
                ("PATCH", str(was.message)),
                ("DELETE", str(was.story)),
            ]
    assert match.table.told > 0


async def test_story_and_table_tell_everything_without_a_gap(cafe: Cafe) -> None:
    match = await cafe.match()
    asides = games.load(match.game).asides
    say = language_of("en").at_table(match)
    for _ in range(12):
        match = await cafe.turn(match)
        shown = "\n".join(story(cafe))
        since = [
            event
            for entry, _ in (await cafe.client.matches.entries(match.id))[1:]  # after the deal
            for event in entry.events
            if event.seats is None and event.id not in asides and event.id != SEALED
        ]
        for event in since[-LINES:] if match.table.told else since:
            assert say(event.text) in shown


@pytest.mark.parametrize("status", [403, 404])
async def test_a_table_that_cannot_be_edited_is_deleted(cafe: Cafe, status: int) -> None:
    match = await cafe.match()
    for _ in range(TURNS):
        was = match.table
        cafe.sandbox.rest.fail(1, status, "PATCH", path=f"/channels/{cafe.channel}/messages/{was.message}")
        match = await cafe.turn(match)
        if any(each.status == status for each in cafe.sandbox.rest.requests):
            break
    else:
        raise AssertionError(f"no table was edited in {TURNS} turns")
    assert match.shown_version == match.version
    assert match.table.story == was.story
    assert [verbs(table)[:1] for table in cafe.tables()] == [[], ["hand"]]
    match = await cafe.turn(match)
    assert match.table.story != was.story
    assert [verbs(table)[:1] for table in cafe.tables()] == [["replay"], ["hand"]]


async def test_a_story_that_was_deleted_comes_back(cafe: Cafe) -> None:
    match = await cafe.match()
    cafe.remove(match.table.story or 0)
    match = await play_until_retold(cafe, match)
    assert [verbs(table)[:1] for table in cafe.tables()] == [["replay"], ["hand"]]


@pytest.mark.parametrize("lost", ["follow", "_retell"])
async def test_a_turn_is_told_after_a_restart_as_it_would_have_been(cafe: Cafe, lost: str) -> None:
    match = await play_until_retold(cafe, await cafe.match())
    with cut_off(Story, lost):
        while len(cafe.tables()) < 3:
            match = await cafe.turn(match)
        posted = [message["id"] for message in cafe.tables()]
        await cafe.kill()
    await cafe.open()
    await wait_until(cafe, match, lambda found: found.shown_version == match.version)
    left = [message["id"] for message in cafe.tables()]
    assert left == posted[1:] if lost == "_retell" else left == [posted[0], posted[2]]
    assert [verbs(table)[:1] for table in cafe.tables()] == [["replay"], ["hand"]]


async def test_bots_that_begin_do_not_take_the_place_of_the_lobby(cafe: Cafe) -> None:
    await cafe.match(1, bots=3)
    await cafe.wait_until_shown()
    lobby, *tables = cafe.tables()
    assert texts(lobby).startswith("\n**Property** with ")
    assert [verbs(table)[:1] for table in tables][-1] == ["hand"]


async def test_a_lobby_that_closes_says_how_to_open_another(cafe: Cafe) -> None:
    lobby = await cafe.lobby()
    cafe.time.now += DAY
    await cafe.client.matches.attempt(lobby.id, lobbies.close)
    await cafe.wait_until_shown()
    (line,) = story(cafe)
    assert line.startswith("**Property** · this lobby closed before the match began. Open another one with ")
    assert "/property new" in line
    assert cafe.tables()[0]["components"][0]["type"] == 10


async def test_those_who_wait_in_a_lobby_are_told_that_its_time_is_over(cafe: Cafe) -> None:
    lobby = await cafe.lobby()
    cafe.time.now += DAY
    await cafe.client._clock.tick()
    await cafe.wait_until_shown()
    channel = f"<#{lobby.place.channel_id}>"
    for person in cafe.people[:2]:
        told = [
            message["content"] for message in cafe.panels(lobby, person.id) if channel in message["content"]
        ]
        assert len(told) == 1
        assert "/property new" in told[0]
    assert (await cafe.get(lobby)).status == "cancelled"


async def test_a_lobby_that_is_posted_anew_is_there_once(cafe: Cafe) -> None:
    lobby = await cafe.lobby()
    cafe.remove(not_none(lobby.table.message))
    await cafe.client.matches.change(lobby.id, lobbies.add_bot, cafe.persons[0].user_id)
    await cafe.wait_until_shown()
    (message,) = cafe.tables()
    assert int(message["id"]) != lobby.table.message
    assert "join" in verbs(message)


@pytest.mark.parametrize("lost", ["follow", "keep"])
async def test_the_score_sheet_of_a_hand_stays_and_is_there_once_after_a_kill(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch, lost: str
) -> None:
    match = await cafe.match(game="monopoly")
    with monkeypatch.context() as patch:  # nothing is shown but what matters
        patch.setattr(cafe.client.presenter, "_touch", lambda _: None)
        while match.state.last_hand is None:
            match = await cafe.play(match, well=False)
    with cut_off({"follow": Story, "keep": MessageSync}[lost], lost):
        cafe.client.presenter.touch(match.id)
        await cafe.wait_until_shown()
        assert len(cafe.tables()) == {"follow": 3, "keep": 2}[lost]
        await cafe.kill()
    await cafe.open()
    await wait_until(cafe, match, lambda found: found.shown_version == match.version)
    assert [[file["filename"] for file in message["attachments"]] for message in cafe.tables()] == [
        ["sheet-1.png"],
        ["table.png"],
    ]
    sheet, table = cafe.tables()
    assert (await cafe.get(match)).table.story is None
    assert re.search(" goes out with |Nobody went out", texts(sheet))
    (picture,) = pictures(sheet)
    assert picture["description"].count(" gets ") == 2
    assert "Hand 2" in pictures(table)[0]["description"]
    assert verbs(sheet) == ["replay"]
    anna = cafe.people[0]
    await anna.wait_for_answer(await anna.click(int(sheet["id"]), controls(sheet)[0]["custom_id"]))
    replay = await anna.until(lambda message: message["flags"] & 64)
    assert [file["filename"] for file in replay["attachments"]] == ["sheet.png", "table.png"]
