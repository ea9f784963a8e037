"""The replay of a match, its film, and the files that people get."""

from __future__ import annotations

import json
import re
import sqlite3
import threading
from contextlib import closing
from io import BytesIO
from math import inf
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.discord.controls import Control
from bot.domain.notifications.plan import FOLLOW
from bot.service import uptime
from cogs.controls import replay
from sandbox.model.permissions import Permission
from sandbox.model.reading import controls, pictures, text
from tests.kit.freehold import Freehold, data, wait_until_idle
from tests.kit.guest import Guest, play
from tests.kit.narrow import not_none
from tests.kit.questions import read_action

Json = dict[str, Any]


def list_buttons(message: Json) -> dict[str, str]:
    """Map the labels of a message's enabled buttons to their verbs."""
    return {
        part["label"]: part["custom_id"]
        for part in controls(message)
        if part["type"] == 2 and not part["disabled"]
    }


async def press(guest: Guest, message: Json, label: str) -> None:
    await guest.person.wait_for_answer(
        await guest.person.click(int(message["id"]), list_buttons(message)[label])
    )


async def end_match(freehold: Freehold, moves: int = 6) -> tuple[Guest, Guest]:
    anna, ben = await freehold.table("Anna", "Ben")
    match = await freehold.client.matches.in_channel(anna.channel_id)
    assert match is not None
    random, begun, made = Random(3), match.version, 0
    while made < moves:  # a click may come too late to be a move
        await play(freehold.sandbox, [anna, ben], random, moves=moves - made)
        made = (await freehold.client.matches.require(match.id)).version - begun
    await anna.resign()
    await anna.wait_for_text("🥇")
    return anna, ben


async def test_while_it_runs_everybody_sees_what_they_may_know(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    await play(freehold.sandbox, [anna, ben], Random(3), moves=4)
    await anna.command("match replay")
    shown = await anna.wait_for_text("the deal")
    assert shown["flags"] & 64
    assert "you only see the table" in text(shown)
    (select,) = [part for part in controls(shown) if part["type"] == 3]
    assert len(select["options"]) == 2
    assert "film" not in {part["custom_id"].split(":")[3] for part in controls(shown)}
    assert [file["filename"] for file in shown["attachments"]] == ["table.png"]
    await anna.person.wait_for_answer(
        await anna.person.select(int(shown["id"]), select["custom_id"], [select["options"][1]["value"]])
    )
    shown = await anna.wait_for_message(lambda m: m["id"] == shown["id"] and len(m["attachments"]) == 2)
    assert len(pictures(shown)) == 2
    clara = freehold.guest("Clara")
    await clara.command("match replay")
    shown = await clara.wait_for_text("the deal")
    assert not [part for part in controls(shown) if part["type"] == 3]


async def test_the_buttons_lead_through_the_match(freehold: Freehold) -> None:
    await end_match(freehold)
    clara = freehold.guest("Clara")
    await clara.press("replay:0.t")
    shown = await clara.wait_for_text("the deal")
    assert set(list_buttons(shown)) == {"Next", "Last", "Jump to …", "The whole match as a film"}
    await press(clara, shown, "Next")
    shown = await clara.wait_for_text("move 1 of 7")
    assert set(list_buttons(shown)) >= {"First", "Back", "Next", "Last"}
    await press(clara, shown, "Last")
    shown = await clara.wait_for_text("move 7 of 7")
    assert "resigns" in text(shown)
    assert set(list_buttons(shown)) == {"First", "Back", "Jump to …", "The whole match as a film"}
    await press(clara, shown, "Back")
    await clara.wait_for_text("move 6 of 7")
    await clara.press("angle", "o")
    shown = await clara.wait_for_message(lambda m: "move 6 of 7" in text(m) and len(m["attachments"]) == 3)
    assert {file["filename"] for file in shown["attachments"]} == {"table.png", "hand-0.png", "hand-1.png"}
    told = [line for line in text(shown).splitlines() if "You drew" in line]
    assert told
    assert all(re.match(r"-# \(only \S+ (Anna|Ben)\) You drew", line) for line in told)
    said = [picture["description"] for picture in pictures(shown)]
    assert [any(f"{name} holds: " in each for each in said) for name in ("Anna", "Ben")] == [True, True]
    assert not any("Your hand" in each for each in said)
    await press(clara, shown, "Back")
    shown = await clara.wait_for_message(lambda m: "move 5 of 7" in text(m) and len(m["attachments"]) == 3)


async def test_one_jumps_to_a_move_by_its_number(freehold: Freehold) -> None:
    anna, _ = await end_match(freehold)
    await anna.command("match replay")
    shown = await anna.wait_for_text("the deal")
    for typed, answer in (("3", "move 3 of 7"), ("0", "the deal"), ("8", None), ("-1", None), ("²", None)):
        id = await anna.person.click(int(shown["id"]), list_buttons(shown)["Jump to …"])
        await anna.person.wait_for_answer(id)
        await anna.person.wait_for_answer(await anna.person.submit(id, {"step": typed}))
        if answer:
            shown = await anna.wait_for_text(answer)
        else:
            assert await anna.wait_for_reply("0 to 7; 0 is the deal")


async def test_the_replay_goes_on_after_a_restart(freehold: Freehold) -> None:
    anna, _ = await end_match(freehold)
    await anna.command("match replay")
    shown = await anna.wait_for_text("the deal")
    await freehold.stop()
    await freehold.start()
    await press(anna, shown, "Next")
    assert await anna.wait_for_text("move 1 of 7")


async def test_the_end_is_a_picture_above_the_table(freehold: Freehold) -> None:
    anna, _ = await end_match(freehold)
    await freehold.client.presenter.wait_until_idle()
    end = await anna.wait_for_message(lambda m: "🥇" in text(m) and "Verify" in str(list_buttons(m)))
    assert [file["filename"] for file in end["attachments"]] == ["end.png", "table.png"]
    above = pictures(end)[0]["description"]
    assert above.startswith("Ben wins!")
    assert "Money in dollars" in above
    picture = Image.open(BytesIO(data(freehold, end, "end.png")))
    assert picture.width == 1120


async def test_with_tables_as_text_the_end_is_told(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.command("settings")
    await anna.press("set:tables", "text")
    await wait_until_idle(freehold)
    await end_match(freehold)
    await freehold.client.presenter.wait_until_idle()
    end = await anna.wait_for_message(lambda m: "🥇" in text(m) and "Verify" in str(list_buttons(m)))
    assert end["attachments"] == []
    assert "Anna · Money in dollars: 150 at the start" in text(end)
    await anna.command("match replay")
    assert (await anna.wait_for_text("the deal"))["attachments"] == []


async def test_the_film_tells_how_far_it_is_and_then_is_there(freehold: Freehold) -> None:
    anna, _ = await freehold.table("Anna", "Ben")
    await anna.resign()
    await anna.wait_for_text("🥇")
    await anna.command("match replay")
    await anna.press("film")
    shown = await anna.wait_for_message(lambda m: "the whole match" in text(m) and m["attachments"])
    assert shown["flags"] & 64
    film: Any = Image.open(BytesIO(data(freehold, shown, shown["attachments"][0]["filename"])))
    assert (film.format, film.n_frames, film.width) == ("WEBP", 2, 1120)


async def test_a_transcript_is_composed_in_a_thread(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    composed, plain = [], replay._plain

    def heard(*args: Any) -> str:
        composed.append(threading.current_thread())
        return plain(*args)

    monkeypatch.setattr(replay, "_plain", heard)
    (anna, _) = await freehold.table("Anna", "Ben")
    await anna.command("match log")
    await anna.wait_for_message(
        lambda message: [file["filename"] for file in message["attachments"]] == ["match-1.txt"]
    )
    assert composed
    assert threading.main_thread() not in composed


async def test_whoever_played_posts_the_film_for_all_once_a_day(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    await anna.resign()
    await anna.wait_for_text("🥇")
    await ben.person.speak("de")
    await ben.command("match replay")
    await ben.press("film")
    kept = await ben.wait_for_message(lambda m: "die ganze Partie" in text(m) and m["attachments"])
    await press(ben, kept, "Für alle posten")
    posted = await anna.wait_for_message(lambda m: not m["flags"] & 64 and "the whole match" in text(m))
    assert f"<@{ben.person.id}>" in text(posted)
    film: Any = Image.open(BytesIO(data(freehold, posted, posted["attachments"][0]["filename"])))
    assert (film.format, film.n_frames) == ("WEBP", 2)
    assert posted["id"] in await ben.wait_for_reply("Für alle gepostet")
    assert posted["mentions"] == []
    await anna.command("match replay")
    await anna.press("film")
    kept = await anna.wait_for_message(
        lambda m: m["flags"] & 64 and "the whole match" in text(m) and m["attachments"]
    )
    await press(anna, kept, "Post it for everybody")
    assert await anna.wait_for_reply("has been posted already: once a day")
    freehold.sandbox.world.advance(86_500)
    await press(anna, kept, "Post it for everybody")
    await anna.wait_for_reply("Posted for everybody")


async def test_how_it_ended_is_shown_where_its_player_may_write_or_else_at_the_table(
    freehold: Freehold,
) -> None:
    anna, _ = await end_match(freehold)
    world = freehold.sandbox.world
    lobby = freehold.guest("Ben", "lobby")
    match = await freehold.client.matches.get(1)
    assert match is not None
    await lobby.command("match replay", match=1)
    world.deny(lobby.channel_id, Permission.ATTACH_FILES)
    await lobby.press("share")
    assert await lobby.wait_for_reply("**Attach Files**")
    world.allow(lobby.channel_id, Permission.ATTACH_FILES)
    await lobby.press("share")
    shown = await lobby.wait_for_message(lambda m: not m["flags"] & 64 and "how it ended" in text(m))
    assert "🥇" in text(shown)
    assert [file["filename"] for file in shown["attachments"]] == ["end.png"]
    await lobby.wait_for_reply("Posted for everybody")
    world.advance(86_500)
    dm = await world.until(anna.person.dm)
    anna.channel_id = dm.id
    await anna.command("match replay", match=1)
    await anna.press("share")
    assert f"/{match.place.channel_id}/" in await anna.wait_for_reply("Posted for everybody")
    await freehold.guest("Ben").wait_for_message(lambda m: "how it ended" in text(m) and not m["flags"] & 64)


async def test_a_stranger_posts_nothing_nor_anybody_before_the_end(freehold: Freehold) -> None:
    anna, _ = await freehold.table("Anna", "Ben")
    clara = freehold.guest("Clara")
    table, _ = clara.find_control(["hand"])  # type: ignore[misc]
    for what in ("film", "end", "x", ""):
        for guest, told in ((anna, "once the match is over"), (clara, "Only people who played")):
            custom_id = Control("share", 1, 0, what).custom_id
            await guest.person.wait_for_answer(await guest.person.raw_component(int(table["id"]), custom_id))
            assert await guest.wait_for_reply(told)
    await anna.resign()
    await anna.wait_for_text("🥇")
    await clara.press("replay")
    shown = await clara.wait_for_text("the deal")
    assert not {"share"} & {part["custom_id"].split(":")[3] for part in controls(shown)}
    await clara.press("film")
    kept = await clara.wait_for_message(lambda m: "the whole match" in text(m) and m["attachments"])
    assert list_buttons(kept) == {}
    before = len(clara.find_messages())
    for what in ("film", "end"):
        custom_id = Control("share", 1, 0, what).custom_id
        await clara.person.wait_for_answer(await clara.person.raw_component(int(kept["id"]), custom_id))
    await wait_until_idle(freehold)
    assert not [
        m for m in clara.find_messages()[: len(clara.find_messages()) - before] if not m["flags"] & 64
    ]


async def test_the_log_is_a_text_file_too(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    await play(freehold.sandbox, [anna, ben], Random(3), moves=4)
    await anna.command("match log")
    shown = await anna.wait_for_message(lambda m: "what has happened" in text(m) and m["attachments"])
    told = data(freehold, shown, shown["attachments"][0]["filename"]).decode()
    assert told.startswith("Property, match ")
    assert "(only Anna) You drew" in told
    assert "(only Ben)" not in told
    assert "`" not in told
    await anna.resign()
    await anna.wait_for_text("🥇")
    clara = freehold.guest("Clara")
    await clara.command("match log")
    shown = await clara.wait_for_message(lambda m: "what has happened" in text(m) and m["attachments"])
    told = data(freehold, shown, shown["attachments"][0]["filename"]).decode()
    assert "(only Anna)" in told
    assert "(only Ben)" in told
    assert "Ended " in told


async def test_a_lobby_has_no_replay_and_an_empty_log(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.command("property new")
    await anna.wait_for_text("A · host")
    await anna.command("match replay")
    assert await anna.wait_for_reply("hasn’t begun")
    await anna.command("match log")
    assert await anna.wait_for_reply("Nothing yet")


async def test_verify_hands_out_what_others_need_to_check_it(freehold: Freehold) -> None:
    anna, _ = await end_match(freehold)
    await anna.command("match verify")
    shown = await anna.wait_for_message(lambda m: "Every shuffle was fair" in text(m))
    name = shown["attachments"][0]["filename"]
    assert f"python -m tools.verify {name}" in text(shown)
    document = json.loads(data(freehold, shown, name))
    with closing(sqlite3.connect(freehold.file)) as database:
        query = "SELECT count(*) FROM moves WHERE seat IS NOT NULL AND move IS NOT NULL"
        ((count,),) = database.execute(query).fetchall()
    assert len(document["moves"]) == count > 3
    assert freehold.faults == []


async def test_an_earlier_turn_is_looked_at_alone_where_it_was_played(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uptime, "JUMP", inf)  # an hour that is over at once is no time in which it was away
    guests = await freehold.table("Anna", "Ben")
    clara = freehold.guest("Clara")
    while not clara.find_control(["replay"]):  # a table becomes the story after a few turns
        freehold.sandbox.world.advance(FOLLOW)
        await play(freehold.sandbox, list(guests), Random(3), moves=1)
        await wait_until_idle(freehold)
    story, button = not_none(clara.find_control(["replay"]))
    step = read_action(button).removeprefix("replay:").removesuffix(".t")
    await clara.press("replay")
    shown = await clara.wait_for_text(f"move {step} of")
    assert shown["flags"] & 64
    assert [file["filename"] for file in shown["attachments"]] == ["table.png"]
    told = text(story).splitlines()[1].removeprefix("-# ")  # below who plays
    assert told in text(shown)
