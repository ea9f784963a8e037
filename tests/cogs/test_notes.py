"""Notes that players write on a match for themselves."""

from __future__ import annotations

from bot.domain.own_notes import LENGTH
from sandbox.model.reading import text
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest

SECRET = "Ben bluffs *often*"


async def note(guest: Guest, words: str) -> None:
    """Write a note behind *More*."""
    await guest.press("more")
    opener = await guest.press("note")
    await guest.person.submit(opener, {"note": words})


async def test_a_note_is_on_its_writer_s_hand_and_nowhere_else(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    await wait_until_idle(freehold)
    await note(anna, f"  {SECRET}\n")
    await anna.wait_for_reply("Noted. It’s on your hand")
    await anna.wait_for_text("Your note: Ben bluffs \\*often\\*")
    await wait_until_idle(freehold)
    match = await freehold.client.matches.in_channel(anna.channel_id)
    assert match is not None
    assert {player.own_note for player in match.players} == {SECRET, ""}
    assert not any("bluffs" in text(seen) for seen in ben.find_messages())
    public = [text(seen) for seen in anna.find_messages() if seen["channel_id"] == str(anna.channel_id)]
    assert not any("bluffs" in each for each in public)
    await note(anna, "")
    await anna.wait_for_reply("Your note is gone.")
    await freehold.sandbox.world.until(
        lambda: not any("bluffs" in text(seen) for seen in anna.find_messages())
    )


async def test_a_note_is_short_and_goes_with_the_seat(freehold: Freehold) -> None:
    anna, _ = await freehold.table("Anna", "Ben")
    await note(anna, "x" * LENGTH)
    await anna.wait_for_reply("Noted.")
    match = await freehold.client.matches.in_channel(anna.channel_id)
    assert match is not None
    seat = match.seat_of(anna.person.id)
    await anna.command("match replace", seat=seat, level="normal")
    await wait_until_idle(freehold)
    for _ in range(100):
        now = await freehold.client.matches.require(match.id)
        if now.seat_of(anna.person.id) is None:
            break
        if anna.find_control(["installsure"]):
            await anna.press("installsure")
        await wait_until_idle(freehold)
    assert now.seat_of(anna.person.id) is None
    assert {player.own_note for player in now.players} == {""}


async def test_only_players_write_notes(freehold: Freehold) -> None:
    anna, _ = await freehold.table("Anna", "Ben")
    clara = freehold.guest("Clara")
    await clara.press("more")
    assert not clara.find_control(["note"])
    match = await freehold.client.matches.in_channel(anna.channel_id)
    assert match is not None
    message = int(
        (await anna.wait_for_message(lambda seen: seen["channel_id"] == str(anna.channel_id)))["id"]
    )
    id = await clara.person.raw_component(message, f"fh:{match.id}:0:note:")
    await clara.person.wait_for_answer(id)
    assert freehold.sandbox.world.interactions[id].modal is None
