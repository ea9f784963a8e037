"""Private hands below a channel: one for each person and channel, kept up to date while editable."""

from __future__ import annotations

import importlib
from functools import partial
from random import Random
from typing import cast

import pytest

from bot.discord.clicks import VALID
from bot.domain import surfaces, turns
from bot.domain.match import Match
from sandbox.model.reading import text
from sandbox.model.world import PATIENCE
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import EPHEMERAL, Guest
from tests.kit.house import House
from tests.kit.questions import Json


def is_hand(message: Json) -> bool:
    """Whether *message* is a private hand."""
    files = "".join(file["filename"] for file in message["attachments"])
    return bool(message["flags"] & EPHEMERAL and "hand" in files and "Which game?" not in text(message))


def find_hands(guest: Guest) -> list[Json]:
    """Return the private hands that *guest* sees in the channel, the newest first."""
    return [message for message in guest.find_messages() if is_hand(message)]


async def open_hand(guest: Guest) -> Json:
    """Open a hand and return its message."""
    before = {message["id"] for message in find_hands(guest)}
    await guest.press("hand")
    return await guest.wait_for_message(lambda m: m["id"] not in before and is_hand(m))


async def find_roles(freehold: Freehold, *guests: Guest) -> tuple[Match, Guest, Guest]:
    """Return the match, the guest who is to move, and the one who waits."""
    await freehold.sandbox.world.until(lambda: any(guest.is_asked() for guest in guests), PATIENCE)
    match = await freehold.client.matches.in_channel(guests[0].channel_id)
    assert match is not None
    mover = match.players[next(iter(match.waiting))].user_id
    one, two = guests
    return match, *((one, two) if one.person.id == mover else (two, one))


async def test_a_hand_that_is_open_asks_as_soon_as_the_others_have_moved(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    _, mover, waits = await find_roles(freehold, anna, ben)
    hand = await open_hand(waits)
    assert "It’s not your turn" in text(hand) or not waits.is_asked(int(hand["id"]))
    await freehold.sandbox.world.until(lambda: waits.is_asked(int(hand["id"])) or mover.is_asked(), PATIENCE)
    while not waits.is_asked(int(hand["id"])):
        await mover.move(Random(1))
        await wait_until_idle(freehold)
    (shown,) = find_hands(waits)
    assert shown["id"] == hand["id"]
    assert shown["attachments"] != hand["attachments"]
    assert shown["flags"] & EPHEMERAL


async def test_a_hand_is_deleted_before_its_token_expires(freehold: Freehold) -> None:
    """After that nothing could change it, and it would ask for what has been done long ago."""
    anna, ben = await freehold.table("Anna", "Ben")
    _, _, waits = await find_roles(freehold, anna, ben)
    await open_hand(waits)
    await wait_until_idle(freehold)
    panels, world = freehold.client.presenter.panels, freehold.sandbox.world
    due = await panels.tick()
    assert due is not None and due - world.now() <= VALID
    assert find_hands(waits)
    world.advance(VALID)
    assert await panels.tick() is None
    assert find_hands(waits) == []
    assert freehold.faults == []


async def test_opening_a_hand_removes_the_one_before_in_that_channel(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    match, _, waits = await find_roles(freehold, anna, ben)
    first = await open_hand(waits)
    second = await open_hand(waits)
    await wait_until_idle(freehold)
    assert [each["id"] for each in find_hands(waits)] == [second["id"]]
    await waits.command("match hand", match=match.id)
    seen = {first["id"], second["id"]}
    await freehold.sandbox.world.until(
        lambda: len(found := find_hands(waits)) == 1 and found[0]["id"] not in seen
    )
    assert freehold.faults == []


async def test_a_hand_that_is_clicked_is_the_same_hand(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    _, mover, _ = await find_roles(freehold, anna, ben)
    hand = await open_hand(mover)
    freehold.sandbox.world.advance(VALID - 60)
    while mover.is_asked():
        await mover.move(Random(1))
        await wait_until_idle(freehold)
    freehold.sandbox.world.advance(VALID - 60)  # only the click's token is valid
    other = ben if mover is anna else anna
    while other.is_asked():
        await other.move(Random(1))
        await wait_until_idle(freehold)
    (shown,) = find_hands(mover)
    assert shown["id"] == hand["id"]
    assert mover.is_asked(int(shown["id"]))


async def test_the_hand_of_a_seat_that_somebody_else_plays_is_gone(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    match, _, waits = await find_roles(freehold, anna, ben)
    await open_hand(waits)
    seat = cast(int, match.seat_of(waits.person.id))
    install = partial(turns.install, given=False)
    await freehold.client.matches.change(match.id, install, seat, "normal", waits.person.id)
    await wait_until_idle(freehold)
    assert find_hands(waits) == []


async def test_against_bots_the_table_is_there_first_and_the_hand_below_it(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Where the extension was loaded anew, its modules are new ones; and bots may be slow on a busy machine.
    monkeypatch.setattr(importlib.import_module("cogs.controls.lobby"), "PATIENCE", PATIENCE)
    clara = freehold.guest("Clara")
    await clara.command("help")
    await clara.press("help:play")
    await clara.wait_for_message(lambda m: "Which game?" in text(m))
    await clara.press("bots")
    await freehold.sandbox.world.until(lambda: find_hands(clara), PATIENCE)
    (hand,) = find_hands(clara)
    tables = [m for m in clara.find_messages() if m["attachments"] and not m["flags"] & EPHEMERAL]
    assert tables
    in_channel = [m for m in tables if m["channel_id"] == str(clara.channel_id)]
    assert max(int(table["id"]) for table in in_channel) < int(hand["id"])
    assert clara.is_asked(int(hand["id"]))
    assert not [m for m in clara.find_messages() if m["flags"] & 128]  # nothing is still "thinking"


async def test_a_hand_whose_id_was_not_stored_shows_the_end_after_the_restart(freehold: Freehold) -> None:
    """A process that is killed after it posted a hand may not have stored which message that is."""
    anna, ben = await freehold.table("Anna", "Ben")
    await wait_until_idle(freehold)
    running = await freehold.client.matches.in_channel(anna.channel_id)
    assert running is not None
    seat = running.seat_of(ben.person.id) or 0
    hand = running.players[seat].panel.message
    await freehold.stop()
    house = House(freehold.file)
    await house.open()
    await house.matches.change(running.id, surfaces.record_panel, seat, hand, None)
    await house.matches.change(running.id, turns.resign, 1, anna.person.id)
    await house.close()
    await freehold.start()
    shown = await ben.wait_for_message(lambda m: int(m["id"]) == hand and "Ben wins" in text(m))
    there = [each["id"] for each in ben.find_messages() if each["channel_id"] == shown["channel_id"]]
    assert there == [str(hand)]
