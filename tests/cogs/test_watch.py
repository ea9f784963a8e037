"""Watching a match: the spectator sees the table in their own style, and nothing hidden."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.domain.people import Person
from sandbox.model.reading import controls, pictures, text
from tests.kit.freehold import Freehold, data, wait_until_idle
from tests.kit.guest import Guest, play

Json = dict[str, Any]


def labels(message: Json) -> list[str]:
    return [part.get("label", "") for part in controls(message)]


async def watch(guest: Guest, button: str = "Watch", title: str = "What else you can do") -> Json:
    """Return what *guest* sees after *More* and *Watch*."""
    await guest.press("more")
    menu = await guest.wait_for_text(title)
    assert button in labels(menu)
    await guest.press("watch")
    return await guest.wait_for_message(lambda m: m["id"] == menu["id"] and title not in text(m))


async def test_a_spectator_sees_what_all_see_and_sees_it_again_after_a_move(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    await wait_until_idle(freehold)
    clara = freehold.guest("Clara")
    shown = await watch(clara)
    assert shown["flags"] & 64
    public = await clara.wait_for_message(lambda m: not m["flags"] & 64 and m["attachments"])
    assert data(freehold, shown, "table.png") == data(freehold, public, "table.png")
    assert labels(shown) == ["Show it as it is now", "In words", "Log", "Rules"]
    assert "You drew" not in text(shown)
    assert not clara.person.pings(clara.channel_id)
    before = text(shown)
    await play(freehold.sandbox, [anna, ben], Random(3), moves=2)
    await wait_until_idle(freehold)
    assert text(clara.person.message(int(shown["id"]))) == before
    await clara.press("watch", message_id=int(shown["id"]))
    await clara.wait_for_message(lambda m: m["id"] == shown["id"] and text(m) != before)
    await clara.press("rules", message_id=int(shown["id"]))
    assert await clara.wait_for_reply("What it’s about")


async def test_in_words_and_in_german_for_whoever_likes_it_so(freehold: Freehold) -> None:
    await freehold.table("Anna", "Ben", game="deal")
    await wait_until_idle(freehold)
    clara = freehold.guest("Clara")
    await clara.person.speak("de")
    shown = await watch(clara, "Zuschauen", "Was du noch tun kannst")
    assert len(pictures(shown)) == 1
    (words,) = [part["custom_id"] for part in controls(shown) if part.get("label") == "In Worten"]
    await clara.person.wait_for_answer(await clara.person.click(int(shown["id"]), words))
    told = await clara.wait_for_message(lambda m: m["id"] == shown["id"] and not m["attachments"])
    assert "Als Bild" in labels(told)
    assert pictures(shown)[0]["description"].partition(".")[0] in text(told)
    david = freehold.guest("David")
    await freehold.store.persons.put(Person(david.person.id, "David", worded=True))
    assert (await watch(david))["attachments"] == []


async def test_my_hand_shows_a_spectator_the_table_too(freehold: Freehold) -> None:
    (anna, _) = await freehold.table("Anna", "Ben")
    clara = freehold.guest("Clara")
    await clara.press("hand")
    shown = await clara.wait_for_text("You’re not playing here")
    assert [file["filename"] for file in shown["attachments"]] == ["table.png"]
    await anna.resign()
    await anna.wait_for_text("🥇")
    await clara.press("watch", message_id=int(shown["id"]))
    await clara.wait_for_message(lambda m: m["id"] == shown["id"] and "🥇" in text(m))
