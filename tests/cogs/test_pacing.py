"""The pace of a table on Discord: one of its own, one that changes later, and what a live table shows."""

from __future__ import annotations

import json
from random import Random

import pytest

from bot.domain import moving
from bot.domain.match import Match
from bot.domain.pace import GRACE, PACES, Pace
from bot.domain.place import BY_MESSAGE
from bot.service import work_queue
from sandbox.model.reading import controls, text
from tests.kit.freehold import Freehold, data, wait_until_idle
from tests.kit.guest import Guest
from tests.kit.narrow import not_none
from tests.kit.questions import Json

pytestmark = pytest.mark.usefixtures("passing_time")


async def find_here(freehold: Freehold, guest: Guest) -> Match:
    """The match in the channel of *guest*."""
    match = await freehold.client.matches.in_channel(guest.channel_id)
    assert match is not None
    return match


async def set_pacing(guest: Guest, **answers: str) -> None:
    """Let the host *guest* describe a pace in the window behind *More*."""
    await describe(guest, await guest.arrange("pacing"), **answers)


async def describe(guest: Guest, interaction: int, **answers: str) -> None:
    """Fill the window for a pace that *interaction* opened."""
    modal: Json | None = guest.person.modal
    assert modal is not None
    assert modal["id"] == str(interaction)
    filled = {name: [value] if name in ("hour", "then") else value for name, value in answers.items()}
    await guest.person.wait_for_answer(await guest.person.submit(interaction, filled))


async def test_a_table_plays_at_a_pace_of_its_own(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.command("property new")
    await set_pacing(anna, count="15", unit="minutes")
    await anna.wait_for_text("Pace: **15 minutes a move**")
    assert "You have 15 minutes for every move." in text(await anna.wait_for_text("After that, a bot moves"))
    await set_pacing(anna, count="20", reserve="180", most="300", unit="seconds")
    await anna.wait_for_text(
        "Pace: **20 seconds a move, with 3 minutes in reserve, at most 5 minutes at once"
    )
    told = text(await anna.wait_for_text("You start with 3 minutes and get 20 seconds more"))
    assert "Everybody stays at the table." in told
    await set_pacing(anna, count="6", reserve="", most="", unit="hours")
    for nonsense in ("0", "many", "999"):
        await set_pacing(anna, count=nonsense, unit="days")
        await anna.wait_for_reply("That isn’t a pace I know")
    for reserve, most in (("", "9"), ("3", "2"), ("8", "7")):
        await set_pacing(anna, count="3", reserve=reserve, most=most, unit="hours")
        assert "only works with a reserve" in await anna.wait_for_reply("*The most at once*")
    assert (await find_here(freehold, anna)).pace == Pace(0, 6 * 3600, 6 * 3600)


async def test_people_agree_on_a_pace_of_their_own_at_the_table(freehold: Freehold) -> None:
    await freehold.guest("Ben").person.speak("de")
    anna, ben = await freehold.table("Anna", "Ben", pace="daily")
    await anna.press("more")
    await anna.press("pace")
    await describe(anna, await anna.press("pacing"), count="0", unit="hours")
    await anna.wait_for_reply("That isn’t a pace I know")
    await describe(anna, await anna.press("pacing"), count="90", unit="minutes")
    await anna.wait_for_reply("to choose **90 minutes a move** too")
    await ben.wait_for_text("Anna would like another pace: 90 minutes a move")
    assert (await find_here(freehold, anna)).pace == PACES["daily"]
    await anna.command("privacy export")
    sent = await anna.wait_for_message(lambda m: m["attachments"] and "about-you" in str(m["attachments"]))
    assert b'"pace":{"bank":172800,"credit":86400,"cap":259200}' in data(
        freehold, sent, "freehold-about-you.json"
    )
    assert b'"wanted":{"bank":0,"credit":5400,"cap":5400}' in data(freehold, sent, "freehold-about-you.json")
    await ben.press("more")
    await ben.press("pace")
    await ben.wait_for_reply("Das Tempo an eurem Tisch ist")
    _, select = not_none(ben.find_control(["wantpace"]))
    assert "90 Minuten pro Zug" in [option["label"] for option in select["options"]]
    await ben.press("wantpace", str(Pace(0, 5400, 5400)))
    await ben.wait_for_reply("**90 Minuten pro Zug**")
    await anna.wait_for_text("Everybody agrees on a new pace: 90 minutes a move")
    assert (await find_here(freehold, anna)).pace == Pace(0, 5400, 5400)
    await ben.press("log")
    await ben.wait_for_reply("90 Minuten pro Zug")
    await anna.resign()
    await anna.wait_for_text("🥇")
    await anna.press("verify")
    proof = await anna.wait_for_text("Every shuffle was fair")
    told = json.loads(data(freehold, proof, "match-1.json"))
    assert told["pace"] == PACES["daily"]._asdict()
    assert told["paces"] == [{"moves": 0, "pace": {"bank": 0, "credit": 5400, "cap": 5400}}]
    await ben.press("replay:0.t")
    await ben.wait_for_text("-# Tempo: täglich")
    await ben.press("replay:1.t.on")
    await ben.wait_for_text("-# Tempo: 90 Minuten pro Zug")


async def test_people_agree_on_a_reserve_and_a_most_of_their_own(freehold: Freehold) -> None:
    await freehold.guest("Ben").person.speak("de")
    anna, ben = await freehold.table("Anna", "Ben", pace="daily")
    own = Pace(300, 10, 600)
    await anna.press("more")
    await anna.press("pace")
    await describe(anna, await anna.press("pacing"), count="10", reserve="300", most="200", unit="seconds")
    await anna.wait_for_reply("*The most at once* only works with a reserve")
    await describe(anna, await anna.press("pacing"), count="10", reserve="300", most="600", unit="seconds")
    await ben.wait_for_text("10 seconds a move, with 5 minutes in reserve, at most 10 minutes at once")
    await ben.press("more")
    await ben.press("pace")
    await ben.wait_for_reply("Das Tempo an eurem Tisch ist")
    await ben.press("wantpace", str(own))
    await ben.wait_for_reply("10 Sekunden pro Zug und 5 Minuten Reserve, höchstens 10 Minuten insgesamt")
    match = await find_here(freehold, anna)
    assert match.pace == own
    assert [player.span for player in match.players if player.due is not None] == [310]
    await anna.resign()
    await anna.wait_for_text("🥇")
    await anna.press("verify")
    await anna.wait_for_reply("Every shuffle was fair")
    await ben.press("log")
    await ben.wait_for_reply("höchstens 10 Minuten insgesamt")


async def test_only_who_plays_may_open_the_window_for_another_pace(freehold: Freehold) -> None:
    anna, _ = await freehold.table("Anna", "Ben", pace="daily")
    await anna.press("more")
    await anna.press("pace")
    await anna.wait_for_reply("Your table’s pace is")
    clara = freehold.guest("Clara")
    _, button = not_none(anna.find_control(["pacing"]))
    table, _ = not_none(clara.find_control(["hand"]))
    click = await clara.person.raw_component(int(table["id"]), button["custom_id"], None)
    await clara.person.wait_for_answer(click)
    await clara.wait_for_reply("You’re not in this match")


async def test_a_table_goes_on_daily_at_an_agreed_hour(freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("property new", pace="live")
    await describe(anna, await anna.arrange("switching"), hour="0", then="daily")
    told = text(await ben.wait_for_text("the pace changes from *live"))
    lobby = await find_here(freehold, anna)
    assert lobby.switch_at is not None
    assert f"At <t:{int(lobby.switch_at)}:t>" in told
    await anna.arrange("switching")
    (hour,) = [each for each in controls(anna.person.modal or {}) if each["custom_id"] == "hour"]
    assert [each["value"] for each in hour["options"] if each.get("default")] == [
        "0"
    ]  # it stays unless changed
    await ben.press("join")
    await anna.wait_for_text("Ben**")
    await anna.press("start")
    await ben.wait_for_text(f"At <t:{int(lobby.switch_at)}:t>, the pace changes to *daily")
    freehold.sandbox.world.advance(lobby.switch_at - freehold.sandbox.world.now())
    await freehold.client._clock.tick()
    await ben.wait_for_text("As agreed, the pace is now daily (1 day a move")
    await wait_until_idle(freehold)
    match = await find_here(freehold, anna)
    assert (match.pace, match.switch_at) == (PACES["daily"], None)


@pytest.mark.parametrize("place", ["channel", "message"])
async def test_a_live_clock_stands_still_until_the_question_is_shown(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    monkeypatch.setattr(work_queue, "SOON", 0.1)
    monkeypatch.setattr(work_queue, "PATIENCE", 0.2)
    world, rest = freehold.sandbox.world, freehold.sandbox.rest
    anna, ben = await freehold.table("Anna", "Ben", pace="live")
    if place == "message":
        await freehold.client.matches.change(1, moving.move, BY_MESSAGE)
    await world.until(lambda: anna.is_asked() or ben.is_asked())
    await wait_until_idle(freehold)
    match = await freehold.client.matches.require(1)
    (first,) = match.waiting
    asked, other = (anna, ben) if match.players[first].user_id == anna.person.id else (ben, anna)
    dm = not_none(other.person.dm()).id
    rest.fail(10**6, 503, path=f"/channels/{anna.channel_id if place == 'channel' else dm}/")
    random = Random(1)
    while first in (await freehold.client.matches.require(match.id)).waiting:
        await asked.move(random)
    world.advance(PACES["live"].cap + GRACE + 60)
    await freehold.client._clock.tick()
    await freehold.client._clock.wait_until_idle()
    late = await freehold.client.matches.require(match.id)
    assert [player.misses for player in late.players] == [0, 0]
    assert first not in late.waiting
    rest.faults.clear()
    await wait_until_idle(freehold)
    player = (await freehold.client.matches.require(match.id)).players[1 - first]
    assert not_none(player.due) > world.now() + player.span - 60
    world.advance(PACES["live"].cap + GRACE + 60)
    await freehold.client._clock.tick()
    await freehold.client._clock.wait_until_idle()
    assert (await freehold.client.matches.require(match.id)).players[1 - first].misses == 1


async def test_a_live_table_says_when_half_of_the_time_is_over(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben", pace="live")
    await freehold.sandbox.world.until(lambda: anna.is_asked() or ben.is_asked())
    await wait_until_idle(freehold)
    match = await find_here(freehold, anna)
    posted, heard = match.table.message, [len(guest.person.pings()) for guest in (anna, ben)]
    count = len(freehold.sandbox.world.messages)
    (due,) = {match.players[seat].due for seat in match.waiting}
    assert due is not None
    freehold.sandbox.world.advance(due - 90 - freehold.sandbox.world.now())
    await freehold.client._clock.tick()
    await ben.wait_for_text("Half of the time is over")
    await wait_until_idle(freehold)
    match = await find_here(freehold, anna)
    assert match.table.message == posted
    assert len(freehold.sandbox.world.messages) == count  # nothing is posted
    assert heard == [len(guest.person.pings()) for guest in (anna, ben)]
    awaited = next(guest for guest in (anna, ben) if guest.is_asked())
    await awaited.move(Random(1))
    await wait_until_idle(freehold)
    table = (await find_here(freehold, anna)).table.message
    assert "Half of the time" not in text(anna.person.message(table or 0))
