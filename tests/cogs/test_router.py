"""Whatever is clicked, the person gets one answer, in private, and the match stays as it was."""

from __future__ import annotations

import asyncio

import pytest

from bot.discord.controls import Control
from tests.kit.freehold import Freehold
from tests.kit.guest import Guest


async def version(freehold: Freehold, guest: Guest) -> int:
    match = await freehold.client.matches.at(guest.channel_id)
    assert match is not None
    return match.version


@pytest.mark.parametrize(
    "custom_id",
    ["nonsense", "fh:", "fh:1:1:fly:", "fh:!:1:do:0", "fh:1:1:DO:0", "fh:1:1:do:0 0", "x" * 100],
)
async def test_a_custom_id_that_means_nothing_is_answered_in_plain_words(
    freehold: Freehold, custom_id: str
) -> None:
    (anna, _) = await freehold.table("Anna", "Ben")
    before = await version(freehold, anna)
    message, _ = anna.offered(["hand"])  # type: ignore[misc]
    await anna.person.answered(await anna.person.raw_component(int(message["id"]), custom_id))
    assert await anna.told("This button is from an older Freehold")
    assert await version(freehold, anna) == before


@pytest.mark.parametrize(
    ("verb", "argument", "values"),
    [
        ("do", "/99", None),
        ("do", "2", None),
        ("do", "/-1", None),
        ("do", "/²", None),
        ("do", "", None),
        ("pick", "/", []),
        ("pick", "/", ["7777"]),
        ("pick", "/0/0", ["x"]),
        ("choose", "/0", ["1", "1"]),
        ("choose", "/77", ["1"]),
        ("sure", "0.zz.zz", None),
        ("fill", "/0.abcd", None),
        ("page", "x", None),
        ("options", "9", None),
        ("section", "chess", ["turn"]),
        ("seat", "", ["9"]),
        ("invite", "9", ["1"]),
        ("accept", "1.2", None),
        ("set", "locale", ["tlh"]),
        ("thread", "chess/1", None),
    ],
)
async def test_a_forged_control_is_refused_and_changes_nothing(
    freehold: Freehold, verb: str, argument: str, values: list[str] | None
) -> None:
    guests = await freehold.table("Anna", "Ben")
    match = await freehold.client.matches.at(guests[0].channel_id)
    assert match is not None
    (seat,) = match.waiting
    player = next(guest for guest in guests if guest.person.id == match.players[seat].user_id)
    message, _ = player.offered(["hand"])  # type: ignore[misc]
    control = Control(verb, match.id, match.version, argument).custom_id
    replies = len(player.private())
    await player.person.answered(await player.person.raw_component(int(message["id"]), control, values))
    await freehold.sandbox.world.until(lambda: len(player.private()) > replies)
    assert "Something went wrong" not in player.private()[0]
    assert await version(freehold, player) == match.version


async def test_a_match_that_is_no_more_is_answered(freehold: Freehold) -> None:
    (anna, _) = await freehold.table("Anna", "Ben")
    message, _ = anna.offered(["hand"])  # type: ignore[misc]
    control = Control("hand", 999, 1).custom_id
    await anna.person.answered(await anna.person.raw_component(int(message["id"]), control))
    assert await anna.told("That match no longer exists")


async def test_an_unforeseen_error_is_told_with_an_id_that_the_log_has(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    (anna, _) = await freehold.table("Anna", "Ben")
    monkeypatch.setattr(freehold.client.matches, "log", None)
    await anna.press("log")
    told = await anna.told("Something went wrong")
    (fault,) = freehold.faults
    assert fault["id"] in told
    freehold.faults.clear()


async def test_a_window_that_was_open_during_a_restart_still_works(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.command("property new")
    opened = await anna.press("options")
    await freehold.stop()
    await freehold.start()
    await anna.person.answered(await anna.person.submit(opened, {"round_limit": ["80"]}))
    await anna.shown("at most 80")


async def test_buttons_work_after_a_restart(freehold: Freehold) -> None:
    (anna, ben) = await freehold.table("Anna", "Ben")
    await freehold.stop()
    await freehold.start()
    await asyncio.gather(anna.press("hand"), ben.press("log"))
    assert await ben.told("begins")
    await freehold.sandbox.world.until(lambda: len([reply for reply in anna.private() if reply]) == 2)
