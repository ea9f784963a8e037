"""The story of a channel: what becomes of lobbies, turns and hands when the next table is posted."""

from __future__ import annotations

import re

import pytest

from bot.discord import posts
from bot.discord.controls import parse
from bot.discord.story import Story
from bot.discord.sync import MessageSync
from bot.domain import lobbies
from bot.domain.durations import DAY
from sandbox.model.reading import controls, pictures
from tests.kit.cafe import Cafe, cut_off, texts, until, verbs

EDIT = "/channels/{channel_id}/messages/{message_id}"


def story(cafe: Cafe) -> list[str]:
    return [texts(message).strip() for message in cafe.tables()]


async def test_a_turn_is_told_with_one_request_and_leads_to_its_place(cafe: Cafe) -> None:
    match = await cafe.match()
    old = str(match.table.message)
    before = len(cafe.sandbox.rest.requests)
    since = match.public
    match = await cafe.turn(match)
    asked = [each for each in list(cafe.sandbox.rest.requests)[before:] if each.path.endswith(old)]
    assert [each.method for each in asked] == ["PATCH"]
    log = await cafe.client.matches.entries(match.id)
    told = next(message for message in cafe.tables() if message["id"] == old)
    (control,) = [parse(part["custom_id"]) for part in controls(told)]
    assert control is not None
    assert (control.verb, control.argument) == ("replay", "1.t")
    assert log[1][0].number == since + 1


@pytest.mark.parametrize("status", [403, 404])
async def test_a_table_that_cannot_be_edited_is_left_alone(cafe: Cafe, status: int) -> None:
    match = await cafe.match()
    cafe.sandbox.rest.fail(1, status, "PATCH", EDIT)
    match = await cafe.turn(match)
    assert match.shown_version == match.version
    assert [verbs(table)[:1] for table in cafe.tables()] == [[], ["hand"], ["hand"]]
    await cafe.turn(match)
    assert [verbs(table)[:1] for table in cafe.tables()] == [[], ["hand"], ["replay"], ["hand"]]


async def test_a_turn_is_told_after_a_restart_as_it_would_have_been(cafe: Cafe) -> None:
    match = await cafe.turn(await cafe.match())
    (seat,) = match.waiting
    with cut_off(Story, "tell"):
        match = await cafe.turn(match)
        posted = [message["id"] for message in cafe.tables()]
        await cafe.kill()
    await cafe.open()
    await until(cafe, match, lambda found: found.shown_version == match.version)
    assert [message["id"] for message in cafe.tables()] == posted
    assert [verbs(table)[:1] for table in cafe.tables()] == [[], ["replay"], ["replay"], ["hand"]]
    assert match.players[seat].name in story(cafe)[2]


async def test_bots_that_begin_do_not_take_the_place_of_the_lobby(cafe: Cafe) -> None:
    await cafe.match(1, bots=3)
    await cafe.shown()
    lobby, *tables = cafe.tables()
    assert texts(lobby).startswith("\n**Property** with ")
    assert [verbs(table)[:1] for table in tables][-1] == ["hand"]


async def test_a_lobby_that_closes_says_how_to_open_another(cafe: Cafe) -> None:
    lobby = await cafe.lobby()
    cafe.time.now += DAY
    await cafe.client.matches.attempt(lobby.id, lobbies.close)
    await cafe.shown()
    (line,) = story(cafe)
    assert line.startswith("**Property** · this lobby closed before the match began. Open another one with ")
    assert "/property new" in line
    assert cafe.tables()[0]["components"][0]["type"] == 10


async def test_those_who_wait_in_a_lobby_are_told_that_its_time_is_over(cafe: Cafe) -> None:
    lobby = await cafe.lobby()
    cafe.time.now += DAY
    await cafe.client._clock.tick()
    await cafe.shown()
    channel = f"<#{lobby.channel_id}>"
    for person in cafe.people[:2]:
        told = [
            message["content"] for message in cafe.panels(lobby, person.id) if channel in message["content"]
        ]
        assert len(told) == 1
        assert "/property new" in told[0]
    assert (await cafe.get(lobby)).status == "cancelled"


async def test_a_lobby_that_is_posted_anew_points_to_it(cafe: Cafe) -> None:
    lobby = await cafe.lobby()
    cafe.time.now += posts.OLD
    await cafe.client.matches.change(lobby.id, lobbies.add_bot, cafe.persons[0].user_id)
    await cafe.shown()
    assert story(cafe)[0] == "-# The match continues below."
    assert "join" in verbs(cafe.tables()[1])


@pytest.mark.parametrize("lost", ["tell", "keep"])
async def test_the_score_sheet_of_a_hand_stays_and_is_there_once_after_a_kill(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch, lost: str
) -> None:
    match = await cafe.match(game="monopoly")
    with monkeypatch.context() as patch:  # nothing is shown but what matters
        patch.setattr(cafe.client.presenter, "_touch", lambda _: None)
        while match.state.last_hand is None:
            match = await cafe.play(match, well=False)
    with cut_off({"tell": Story, "keep": MessageSync}[lost], lost):
        cafe.client.presenter.touch(match.id)
        await cafe.shown()
        assert len(cafe.tables()) == 3
        await cafe.kill()
    await cafe.open()
    await until(cafe, match, lambda found: found.shown_version == match.version)
    assert [[file["filename"] for file in message["attachments"]] for message in cafe.tables()] == [
        [],
        ["sheet-1.png"],
        ["table.png"],
    ]
    _, sheet, table = cafe.tables()
    assert re.search(" goes out with |Nobody went out", texts(sheet))
    (picture,) = pictures(sheet)
    assert picture["description"].count(" gets ") == 2
    assert "Hand 2" in pictures(table)[0]["description"]
    assert verbs(sheet) == ["replay"]
    anna = cafe.people[0]
    await anna.answered(await anna.click(int(sheet["id"]), controls(sheet)[0]["custom_id"]))
    replay = await anna.until(lambda message: message["flags"] & 64)
    (last,) = [part["custom_id"] for part in controls(replay) if part["custom_id"].endswith(".last")]
    await anna.answered(await anna.click(int(replay["id"]), last))
    await anna.until(lambda message: len(message["attachments"]) == 2 and message["id"] == replay["id"])
    at_end = anna.message(int(replay["id"]))
    assert [file["filename"] for file in at_end["attachments"]] == ["sheet.png", "table.png"]
