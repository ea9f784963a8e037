"""A match against a strong bot, with hints: in a direct message, and on the hand in the channel."""

from __future__ import annotations

import pytest

from bot.hints import hints
from bot.service import opponents
from bot.workers import search_workers
from sandbox.model.reading import controls, text
from sandbox.model.world import PATIENCE
from tests.kit.evidence import check_log, load_latest
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest
from tests.kit.questions import Json

TURNS = 3


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the search more time than usual, for a busy machine, and bots no pause."""
    monkeypatch.setattr(opponents, "DELAY", 0.0)
    for module in (search_workers, hints):
        monkeypatch.setattr(module, "LIMIT", PATIENCE)
    monkeypatch.setattr(search_workers, "HANGING", PATIENCE)


async def test_hints_are_taken_and_made_against_a_strong_bot(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.command("property new")
    await anna.arrange("addbot", "strong")
    await anna.wait_for_text("· strong bot")
    await anna.press("start")
    shown: set[str] = set()
    for turn in range(TURNS):
        await freehold.sandbox.world.until(anna.is_asked, PATIENCE)
        if turn:
            await anna.press("hand")
            await anna.wait_for_message(lambda m: m["id"] > max(shown) and is_panel(m))
        hint = await ask_for_hint(anna, shown)
        dm = anna.person.dm()
        assert dm is not None
        assert (int(hint["channel_id"]) == dm.id) == (turn == 0)
        before, _ = await load_latest(freehold.file)
        await anna.press("do", message_id=int(hint["id"]))
        await freehold.sandbox.world.until(lambda: "💡" not in read_text(anna, hint["id"]), PATIENCE)  # noqa: B023
        if anna.find_control(["sure"], int(hint["id"])):
            await anna.press("sure", message_id=int(hint["id"]))
        shown.add(hint["id"])
        await wait_until_idle(freehold)
        assert (await freehold.client.matches.require(before.id)).version > before.version
    await freehold.sandbox.world.until(anna.is_asked, PATIENCE)  # the bot moves no more until she does
    match, log = await load_latest(freehold.file)
    check_log(match, log)
    bot = next(player.seat for player in match.players if player.user_id is None)
    assert sum(entry.seat == bot and move is not None for entry, move in log) >= TURNS - 1
    told = [
        text(m)
        for m in anna.find_messages()
        if not m["flags"] & 64 and int(m["channel_id"]) == anna.channel_id
    ]
    assert told and not any("Hint" in words or "💡" in words for words in told)


def read_text(guest: Guest, id: str) -> str:
    """Return the text of the message *id*; empty if it was deleted."""
    return next((text(message) for message in guest.find_messages() if message["id"] == id), "")


def is_panel(message: Json) -> bool:
    return any(":hint:" in part.get("custom_id", "") for part in controls(message))


async def ask_for_hint(anna: Guest, before: set[str]) -> Json:
    """Ask for a hint on the newest panel and return it."""
    await anna.press("hint")
    return await anna.wait_for_message(lambda m: "💡" in text(m) and m["id"] not in before)
