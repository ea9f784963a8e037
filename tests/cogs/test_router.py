"""Every click gets one private answer and leaves the match as it was."""

from __future__ import annotations

import asyncio

import pytest

from bot.discord.controls import Control
from sandbox.model.reading import text
from tests.kit.freehold import Freehold
from tests.kit.guest import EPHEMERAL, Guest


async def version(freehold: Freehold, guest: Guest) -> int:
    match = await freehold.client.matches.in_channel(guest.channel_id)
    assert match is not None
    return match.version


MEANINGLESS = (
    "nonsense",
    "fh:",
    "fh:1:1:fly:",
    "fh:!:1:do:0",
    "fh:1:1:DO:0",
    "fh:1:1:do:0 0",
    "x" * 100,
)

FORGED: tuple[tuple[str, str, list[str] | None], ...] = (
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
)


async def test_whatever_is_forged_is_answered_in_plain_words_and_changes_nothing(freehold: Freehold) -> None:
    guests = await freehold.table("Anna", "Ben")
    match = await freehold.client.matches.in_channel(guests[0].channel_id)
    assert match is not None
    (seat,) = match.waiting
    player = next(guest for guest in guests if guest.person.id == match.players[seat].user_id)
    message, _ = player.find_control(["hand"])  # type: ignore[misc]

    async def answer(custom_id: str, values: list[str] | None = None) -> str:
        before = {message["id"] for message in player.find_messages()}
        id = await player.person.raw_component(int(message["id"]), custom_id, values)
        await player.person.wait_for_answer(id)

        def find_replies() -> list[str]:
            """Return the new private messages; a hand may have replaced an older one."""
            return [
                text(message)
                for message in player.find_messages()
                if message["id"] not in before and message["flags"] & EPHEMERAL
            ]

        await freehold.sandbox.world.until(lambda: find_replies() and find_replies()[0])
        return find_replies()[0]

    for custom_id in MEANINGLESS:
        assert "This button is too old" in await answer(custom_id), custom_id
    assert "That match is gone" in await answer(Control("hand", 999, 1).custom_id)
    for verb, argument, values in FORGED:
        told = await answer(Control(verb, match.id, match.version, argument).custom_id, values)
        assert "Something went wrong" not in told, (verb, argument)
    assert await version(freehold, player) == match.version


async def test_an_unforeseen_error_is_told_with_an_id_that_the_log_has(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    (anna, _) = await freehold.table("Anna", "Ben")
    monkeypatch.setattr(freehold.client.matches, "log", None)
    await anna.press("log")
    told = await anna.wait_for_reply("Something went wrong")
    (fault,) = freehold.faults
    assert fault["id"] in told
    freehold.faults.clear()


async def test_a_window_that_was_open_during_a_restart_still_works(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.command("property new")
    opened = await anna.arrange("options")
    await freehold.stop()
    await freehold.start()
    await anna.person.wait_for_answer(await anna.person.submit(opened, {"round_limit": ["80"]}))
    await anna.wait_for_text("at most 80")


async def test_buttons_work_after_a_restart(freehold: Freehold) -> None:
    (anna, ben) = await freehold.table("Anna", "Ben")
    await freehold.stop()
    await freehold.start()
    await asyncio.gather(anna.press("hand"), ben.press("log"))
    assert await ben.wait_for_reply("begins")
    await freehold.sandbox.world.until(
        lambda: any("Waiting" in reply or "Your turn" in reply for reply in anna.find_replies())
    )
