"""What others did since your last move: on the hand, and step by step in pictures."""

from __future__ import annotations

from random import Random

import pytest

from bot.discord.messages.layout import shorten
from bot.discord.messages.news import LENGTH
from bot.domain.match import Match
from bot.domain.replays import find_position, list_missed_steps
from bot.language import language_of
from sandbox.model.reading import controls, text
from sandbox.model.world import PATIENCE
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest

NEWS = "So far"
"""The heading of news for somebody who hasn't moved yet."""
MOVES = 60
"""After so many moves somebody has missed what two others did."""


async def find_returned(freehold: Freehold) -> tuple[Guest, Match, list[int]]:
    """Play until somebody is asked after two others have moved; return them and the steps they missed."""
    guests, random = await freehold.table("Anna", "Ben", "Clara"), Random(3)
    for _ in range(MOVES):
        await freehold.sandbox.world.until(lambda: any(guest.is_asked() for guest in guests), PATIENCE)
        await wait_until_idle(freehold)
        match = await freehold.client.matches.in_channel(guests[0].channel_id)
        assert match is not None
        asked = next(guest for guest in guests if guest.is_asked())
        log = await freehold.client.matches.entries(match.id)
        steps = list_missed_steps(match, log, match.seat_of(asked.person.id) or 0)
        if len(steps) >= 2:
            return asked, match, steps
        await asked.move(random)
    raise AssertionError(f"nobody missed two steps in {MOVES} moves")


@pytest.mark.parametrize("place", ["dm", "channel"])
async def test_what_was_missed_is_shown_step_by_step_and_leads_back_to_the_hand(
    freehold: Freehold, place: str
) -> None:
    guest, match, steps = await find_returned(freehold)
    found = guest.find_control(["missed"])
    assert found is not None
    if place == "channel":
        panel = found[0]["id"]
        await guest.press("hand")
        await freehold.sandbox.world.until(
            lambda: (found := guest.find_control(["missed"])) and found[0]["id"] != panel, PATIENCE
        )
        found = guest.find_control(["missed"])
        assert found is not None
    hand, id = found[0], int(found[0]["id"])
    assert (hand["channel_id"] == str(guest.channel_id)) is (place == "channel")
    log, say = await freehold.client.matches.entries(match.id), language_of("en").at_table(match)
    told = [
        [say(event.text) for event in position.events if event.seats is None]
        for position in (find_position(match, log, step) for step in steps)
    ]
    assert all(shorten(lines[0], LENGTH) in text(hand) for lines in told)
    assert NEWS in text(hand)
    await guest.press("missed", message_id=id)
    for number, lines in enumerate(told, start=1):
        where = f"{NEWS}** · {number} of {len(steps)}"
        shown = await guest.wait_for_message(lambda m: int(m["id"]) == id and where in text(m))  # noqa: B023
        assert all(line in text(shown) for line in lines)
        assert "The table right after that" in text(shown)
        assert [file["filename"] for file in shown["attachments"]] == ["table.png"]
        buttons = {part["label"]: not part.get("disabled") for part in controls(shown)}
        assert buttons == {"Back": number > 1, "Next": number < len(steps), "Back to my hand": True}
        if number < len(steps):
            await guest.press(f"missed:{number}", message_id=id)
    await guest.press("refresh", message_id=id)
    await freehold.sandbox.world.until(lambda: guest.find_control(["do", "pick"], id), PATIENCE)
    assert [file["filename"] for file in guest.person.message(id)["attachments"]] == ["hand.png"]


async def test_what_was_missed_is_told_once(freehold: Freehold) -> None:
    guest, _, _ = await find_returned(freehold)
    await guest.move(Random(3))
    await wait_until_idle(freehold)
    assert guest.find_control(["missed"]) is None
    assert not any(NEWS in text(message) for message in guest.find_messages())
