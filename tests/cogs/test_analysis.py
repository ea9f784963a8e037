"""The analysis of a finished match: asking for it and turning its pages through Discord's protocol."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from bot.analysis.chances import compute_chances
from bot.analysis.decisions import find_decisions
from bot.analysis.record import Analysis, Verdict, list_pages
from bot.analysis.rows import AnalysisRows
from bot.discord.controls import Control
from games import load
from sandbox.model.reading import controls, pictures, text
from sandbox.model.world import PATIENCE
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest, play
from tests.kit.narrow import not_none

Json = dict[str, Any]


async def end_match(freehold: Freehold, moves: int = 8) -> tuple[Guest, Guest]:
    anna, ben = await freehold.table("Anna", "Ben")
    await play(freehold.sandbox, [anna, ben], Random(3), moves=moves)
    await anna.resign()
    await anna.wait_for_text("🥇")
    return anna, ben


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


def is_on(words: str, id: str | None = None) -> Any:
    """Whether a message is a private page that matches *words*."""
    return lambda m: (
        m["flags"] & 64 and re.search(words, text(m)) and id in (None, m["id"]) and m["attachments"]
    )


async def test_everybody_leafs_through_it_alone_also_after_a_restart(freehold: Freehold) -> None:
    await end_match(freehold)
    clara = freehold.guest("Clara")
    public = await clara.wait_for_message(
        lambda m: not m["flags"] & 64 and "🥇" in text(m) and "Analysis" in list_buttons(m)
    )
    await clara.press("analysis")
    shown = await clara.wait_for_message(is_on("Property: the analysis"))
    assert [file["filename"] for file in shown["attachments"]] == ["chances.png"]
    (picture,) = pictures(shown)
    assert picture["description"].startswith("Everybody’s chances, move by move\n")
    assert "Ben" in picture["description"]
    (select,) = [part for part in controls(shown) if part["type"] == 3]
    kept = await AnalysisRows(freehold.store).get(1)
    assert kept is not None
    every = list_pages(kept)
    assert len(select["options"]) == len(every) > 2
    await freehold.stop()
    await freehold.start()
    for number, page in enumerate(every[1:], 1):
        await press(clara, shown, "Next")
        title = {"turn": "Turning point", "best": "best decision", "worst": "worst decision"}[page.kind]
        shown = await clara.wait_for_message(is_on(f"{title}.*: move {page.step} of", shown["id"]))
        files = [file["filename"] for file in shown["attachments"]]
        if page.who is None:
            assert files == ["table.png"]
            assert "% → **" in text(shown)
        else:
            assert files == ["table.png", f"hand-{page.who.seat}.png"]
            assert "Played: " in text(shown)
            assert pictures(shown)[1]["description"].startswith("Played: ")
            assert text(shown).count("about **") == 2
        (select,) = [part for part in controls(shown) if part["type"] == 3]
        assert [option["default"] for option in select["options"]].index(True) == number
    assert every[1].kind == "turn"
    assert "Next" not in list_buttons(shown)
    await clara.press("analysisgo", "0", message_id=int(shown["id"]))
    shown = await clara.wait_for_message(is_on("Property: the analysis", shown["id"]))
    assert "Back" not in list_buttons(shown)
    assert text(clara.person.message(int(public["id"]))) == text(public)
    assert freehold.faults == []


async def test_in_german_in_a_direct_message_and_from_there_to_the_replay(freehold: Freehold) -> None:
    _, ben = await end_match(freehold)
    dm = await freehold.sandbox.world.until(ben.person.dm)
    ben.channel_id = dm.id
    await ben.person.speak("de")
    await ben.command("match analysis", match=1)
    shown = await ben.wait_for_message(is_on("Property: die Analyse"))
    assert "Entscheidung" in text(shown)
    await ben.press("analysisgo", "1", message_id=int(shown["id"]))
    shown = await ben.wait_for_message(is_on("Wendepunkt 1", shown["id"]))
    await ben.press("replay", message_id=int(shown["id"]))
    assert await ben.wait_for_text("Zug ")


async def test_people_share_their_own_best_decision_and_take_it_back(freehold: Freehold) -> None:
    guests = await end_match(freehold)
    match = not_none(await freehold.client.matches.get(1))
    entries = await freehold.client.matches.entries(1)
    decision = next(find_decisions(match, entries))
    game, random = load("property"), Random(1)
    offers = game.offers(decision.state, decision.who.seat)
    while (other := game.sample(offers, random)) == decision.move:
        pass
    best = Verdict(decision.step, decision.who, 600, 450, 10, game.encode_move(other), twice=True)
    chances = compute_chances(match, entries)
    kept = Analysis(1, chances, (best,), len(chances) - 1, over=True)
    await AnalysisRows(freehold.store).begin(kept)
    (number,) = [number for number, page in enumerate(list_pages(kept)) if page.kind == "best"]
    owner = match.players[decision.who.seat].user_id
    for guest in sorted(guests, key=lambda guest: guest.person.id == owner):
        await guest.press("analysis")
        shown = await guest.wait_for_message(is_on("Property: the analysis"))
        await guest.press("analysisgo", str(number), message_id=int(shown["id"]))
        shown = await guest.wait_for_message(is_on("the best decision", shown["id"]))
        assert ("Share with the server" in list_buttons(shown)) == (guest.person.id == owner)
        share = Control("sharemove", 1, 0, f"{number}.share").custom_id
        await guest.person.wait_for_answer(await guest.person.raw_component(int(shown["id"]), share))
    shown = await guest.wait_for_text("Shared: ")
    clara = freehold.guest("Clara")
    await clara.command("server")
    told = f"Property: <@{owner}>, whose chance to win was 15 points better"
    assert told in await clara.wait_for_reply("Best move of the week")
    await press(guest, shown, "Don’t share")
    await guest.wait_for_message(lambda m: "Share with the server" in list_buttons(m))
    await clara.command("server")
    await clara.wait_for_message(
        lambda m: "Played on Café" in text(m) and "Best move of the week" not in text(m)
    )
    for arguments in ("0.share", f"{number}.lend", "99.share"):
        custom_id = Control("sharemove", 1, 0, arguments).custom_id
        await guest.person.wait_for_answer(await guest.person.raw_component(int(shown["id"]), custom_id))
        await guest.wait_for_reply("can’t choose that here")
    assert await freehold.client.shared_moves.best_of(match.place.guild_id or 0, 0.0) == []


async def test_what_cannot_be_analyzed_says_so(freehold: Freehold) -> None:
    anna, _ = await freehold.table("Anna", "Ben")
    await anna.command("match analysis")
    assert await anna.wait_for_reply("once the match is over")
    table, _ = anna.find_control(["hand"])  # type: ignore[misc]
    for verb, argument in (
        ("analysis", ""),
        ("analysispage", "0"),
        ("analysispage", "99.on"),
        ("analysispage", "x"),
    ):
        custom_id = Control(verb, 1, 0, argument).custom_id
        told = len(anna.find_replies())
        await anna.person.wait_for_answer(await anna.person.raw_component(int(table["id"]), custom_id))
        await freehold.sandbox.world.until(lambda: len(anna.find_replies()) > told)  # noqa: B023
    assert await AnalysisRows(freehold.store).get(1) is None


async def test_with_tables_as_text_it_is_told(freehold: Freehold) -> None:
    anna, _ = await end_match(freehold)
    await anna.command("settings")
    await anna.press("set:tables", "text")
    await anna.command("match analysis", match=1)
    shown = await anna.wait_for_text("Everybody’s chances, move by move")
    assert shown["attachments"] == []
    await anna.press("analysisgo", "1", message_id=int(shown["id"]))
    shown = await anna.wait_for_text("Turning point 1")
    assert shown["attachments"] == []


async def test_who_dismisses_the_analysis_while_it_is_made_hears_no_more_of_it(freehold: Freehold) -> None:
    _, ben = await end_match(freehold, moves=20)
    clara = freehold.guest("Clara")
    await clara.wait_for_message(lambda m: not m["flags"] & 64 and "Analysis" in list_buttons(m))
    await clara.press("analysis")
    shown = await clara.wait_for_message(lambda m: m["flags"] & 64)
    await clara.person.dismiss(int(shown["id"]))
    await freehold.sandbox.world.until(lambda: not clara.find_replies(), PATIENCE)
    await wait_until_idle(freehold)
    await ben.press("analysis")
    await ben.wait_for_message(is_on("Property: the analysis"))
    await wait_until_idle(freehold)
    assert clara.find_replies() == []
    assert freehold.faults == []
