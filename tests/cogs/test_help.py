"""`/help`: all games for newcomers, two taps away from a table against bots."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from bot.discord.controls import Control
from bot.domain.pace import PACES
from bot.domain.place import BY_MESSAGE
from bot.language import language_of
from bot.version import VERSION
from games import keys, load
from sandbox.model.permissions import Permission
from sandbox.model.reading import button, controls, pictures, text
from sandbox.model.world import PATIENCE
from tests.kit.freehold import Freehold
from tests.kit.guest import Guest

Json = dict[str, Any]

NAMED = {
    "monopoly/uk": "Monopoly: The Card Game, UK",
    "monopoly/deluxe": "Monopoly: The Card Game, Deluxe",
}
"""The names of variants that are not simply the game's name."""

GAMES = {
    argument: NAMED.get(argument, language_of("en")(f"{key}-name"))
    for key in keys()
    for argument in [f"{key}/{variant.name}" for variant in load(key).variants]
}
"""The names of what newcomers choose from, by the argument of the button."""


def list_buttons(message: Json) -> dict[str, str]:
    """Map the labels of a message's buttons to their custom_ids; the last one wins if labels are equal."""
    called: dict[Any, Any] = {
        part.get("label"): part.get("custom_id", part.get("url")) for part in controls(message)
    }
    return {label: done for label, done in called.items() if label}


async def turn_page(guest: Guest, words: str, argument: str) -> Json:
    """Turn the help page with *words* to another page."""
    shown = await guest.wait_for_text(words)
    await guest.person.wait_for_answer(
        await guest.person.click(int(shown["id"]), Control("help", argument=argument).custom_id)
    )
    return await guest.wait_for_message(lambda m: m["id"] == shown["id"] and words not in text(m))


@pytest.mark.all_games
async def test_help_shows_all_games_with_a_small_picture_each(freehold: Freehold) -> None:
    clara = freehold.guest("Clara")
    await clara.command("help")
    shown = await clara.wait_for_text("Welcome to Freehold")
    assert shown["flags"] & 64
    for game in GAMES.values():
        assert f"**{game}**" in text(shown)
    assert len(pictures(shown)) == len(GAMES)
    assert all(picture["description"] for picture in pictures(shown))
    assert sum(file["size"] for file in shown["attachments"]) < 200_000
    assert list(list_buttons(shown)) == ["Play against bots now", "Learn", "Rules", "How it works"]


async def test_help_says_in_short_what_it_said_before(freehold: Freehold) -> None:
    for name, manages in (("Anna", True), ("Clara", False)):
        clara = freehold.guest(name)
        await clara.command("help")
        shown = await turn_page(clara, "Welcome to Freehold", "more")
        for told in ("</property new:", "My hand", "Stuck?", f"Freehold {VERSION}"):
            assert told in text(shown)
        assert ("</settings:" in text(shown)) == manages
    shown = await turn_page(clara, "Stuck?", "games")
    assert len(pictures(shown)) == len(GAMES)


@pytest.mark.all_games
async def test_the_rules_of_every_game_are_two_taps_away(freehold: Freehold) -> None:
    clara = freehold.guest("Clara")
    await clara.command("help")
    shown = await turn_page(clara, "Welcome to Freehold", "read")
    offered = [part["custom_id"] for part in controls(shown) if part.get("label") == "Read"]
    assert len(offered) == len(keys())
    assert "**Monopoly: The Card Game**" in text(shown)
    (property_rules,) = (control for control in offered if control.endswith(":property"))
    await clara.person.wait_for_answer(await clara.person.click(int(shown["id"]), property_rules))
    assert "Take cells on a grid" in await clara.wait_for_reply("What it’s about")


@pytest.mark.all_games
async def test_in_german_it_is_german(freehold: Freehold) -> None:
    clara = freehold.guest("Clara")
    await clara.person.speak("de")
    await clara.command("help")
    shown = await clara.wait_for_text("Willkommen bei Freehold")
    assert "Nimm Felder" in text(shown)
    assert [picture["description"] for picture in pictures(shown)][-1] == "Property"
    shown = await turn_page(clara, "Willkommen bei Freehold", "play")
    assert "es geht sofort los" in text(shown)


async def begin_match(guest: Guest, wanted: str = "cardopoly/game") -> None:
    """Begin a match of *wanted* against bots by two taps from the help."""
    await guest.command("help")
    shown = await turn_page(guest, "Welcome to Freehold", "play")
    offered = [part["custom_id"] for part in controls(shown) if part.get("label") == "Play"]
    assert len(offered) == len(GAMES)
    custom_id = Control("bots", argument=wanted).custom_id
    assert custom_id in offered
    await guest.person.wait_for_answer(await guest.person.click(int(shown["id"]), custom_id))


async def test_two_taps_begin_a_match_against_bots_here(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Where the extension was loaded anew, its modules are new ones; and bots may be slow on a busy machine.
    monkeypatch.setattr(importlib.import_module("cogs.controls.lobby"), "PATIENCE", PATIENCE)
    clara = freehold.guest("Clara")
    await begin_match(clara, "monopoly/deluxe")
    panel = await clara.wait_for_message(
        lambda m: m["flags"] & 64 and m["attachments"] and "Which game?" not in text(m)
    )
    assert "hand" in panel["attachments"][0]["filename"]
    assert clara.is_asked(int(panel["id"])), text(panel)  # it is their turn by now
    match = await freehold.client.matches.in_channel(clara.channel_id)
    assert match is not None
    assert (match.game, match.options["edition"], match.status) == ("monopoly", "deluxe", "running")
    assert (match.pace, match.host_id) == (PACES["none"], clara.person.id)
    assert sorted(player.user_id or 0 for player in match.players) == [0, 0, clara.person.id]
    table = await clara.wait_for_message(
        lambda m: m["channel_id"] == str(clara.channel_id) and not m["flags"] & 64 and m["attachments"]
    )
    assert button(table, "Join") is None
    await freehold.sandbox.world.until(clara.is_asked)
    assert await freehold.client.matches.verify(match.id) if match.status == "over" else True


async def test_where_the_channel_is_taken_it_is_a_thread(freehold: Freehold) -> None:
    anna, clara = freehold.guest("Anna"), freehold.guest("Clara")
    await anna.command("property new")
    await anna.wait_for_text("A · host")
    await clara.command("help")
    assert "in a thread" in text(await turn_page(clara, "Welcome to Freehold", "play"))
    await begin_match(clara)
    world = freehold.sandbox.world
    (thread,) = await world.until(lambda: [c for c in world.channels.values() if c.is_thread])
    clara.channel_id = thread.id
    await clara.wait_for_message(lambda m: "My hand" in list_buttons(m))
    match = await freehold.client.matches.in_channel(thread.id)
    assert match is not None
    assert match.status == "running"
    assert thread.name == "Cardopoly with Clara"
    await clara.command("help")
    shown = await turn_page(clara, "Welcome to Freehold", "play")
    assert "This thread already has a table of Cardopoly" in text(shown)
    assert "Play" not in list_buttons(shown)


async def test_in_a_direct_message_the_match_is_there(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.import_module("cogs.controls.lobby"), "PATIENCE", PATIENCE)
    (anna,) = await freehold.table("Anna", bots=1)
    dm = await freehold.sandbox.world.until(anna.person.dm)
    anna.channel_id = dm.id
    await begin_match(anna, "deal/game")
    await anna.wait_for_text("Monopoly Deal** by direct message")
    await freehold.sandbox.world.until(anna.is_asked)
    mine = await freehold.client.matches.of_person(anna.person.id)
    (match,) = [match for match in mine if match.game == "deal"]
    assert (match.place, match.status, match.pace) == (BY_MESSAGE, "running", PACES["none"])
    await anna.command("help")
    assert "Read" in list_buttons(await turn_page(anna, "Welcome to Freehold", "read"))


async def test_what_the_bot_or_the_person_may_not_is_said(freehold: Freehold) -> None:
    clara = freehold.guest("Clara")
    freehold.sandbox.world.deny(clara.channel_id, Permission.ATTACH_FILES)
    await begin_match(clara)
    assert await clara.wait_for_reply("Attach Files")
    assert await freehold.client.matches.in_channel(clara.channel_id) is None
    await freehold.store.bars.put(
        freehold.sandbox.world.channel(clara.channel_id).guild_id or 0, clara.person.id, barred=True
    )
    await begin_match(clara)
    assert await clara.wait_for_reply("moderators")


@pytest.mark.parametrize("verb", ["help", "bots", "read"])
async def test_nothing_that_is_forged_does_harm(freehold: Freehold, verb: str) -> None:
    clara = freehold.guest("Clara")
    await clara.command("help")
    shown = await clara.wait_for_text("Welcome to Freehold")
    for argument in (
        "",
        "x",
        "play.1",
        "play.x.y",
        "property/game/",
        "property/",
        "property/uk",
        "nogame/game",
        "games.1.2.3",
    ):
        id = await clara.person.raw_component(int(shown["id"]), Control(verb, argument=argument).custom_id)
        await clara.person.wait_for_answer(id)
    assert not [told for told in clara.find_replies() if "Something went wrong" in told]
    assert await freehold.client.matches.in_channel(clara.channel_id) is None
