"""Whole matches of Property through Discord's protocol, by clicking what is offered."""

from __future__ import annotations

from random import Random

from sandbox.model.reading import controls, pictures, text
from tests.kit.evidence import check_log, check_notifications, load_finished, load_latest, wait_until_shown
from tests.kit.freehold import Freehold
from tests.kit.guest import play
from tests.kit.questions import read_action
from tests.kit.witness import Witness


async def test_six_seats_play_to_the_end_in_a_thread_and_nobody_sees_anothers_hand(
    freehold: Freehold,
) -> None:
    world = freehold.sandbox.world
    witness = Witness(world, freehold.file)
    guests = await freehold.table("Anna", "Ben", "Clara", bots=3, thread=True)
    anna, ben, clara = guests
    assert world.channels[anna.channel_id].is_thread

    await play(freehold.sandbox, guests, Random(6))

    match, log = await load_finished(freehold)
    witness.close()
    await wait_until_shown(freehold.sandbox, anna, match)
    end = await anna.wait_for_text("🥇")
    assert text(end).count(" · $") == 6
    public = [message for message in anna.person.messages(anna.channel_id) if message["attachments"]]
    assert [message["id"] for message in public if controls(message)] == [end["id"]]
    check_notifications(guests, match, log)
    for guest in guests:
        assert guest.person.user.name in text(end)
        assert guest.person.pings(guest.channel_id)
        assert guest.person.pings(world.find_channel("games").id) == []
        assert not any("Something went wrong" in reply for reply in guest.find_replies())
        assert witness.own_cards(guest.person.id, match, log) > 5
        panel = await guest.wait_for_message(
            lambda m: (
                "wins!" in text(m) and m["attachments"] and m["attachments"][0]["filename"] == "hand.png"
            )
        )
        assert {read_action(part).partition(":")[0] for part in controls(panel)} <= {"missed"}
    assert witness.find_betrayals(match, log) == []
    assert witness.files() == {"table.png": {6}, "hand.png": {1}, "end.png": {6}, "property.png": {6}}

    await ben.press("verify")
    assert await ben.wait_for_reply("Every shuffle was fair")
    await ben.press("rematch")
    lobby = await anna.wait_for_text("Once more?")
    assert text(lobby).count("· bot") == 3
    await anna.press("join")
    await clara.press("join")
    await world.until(lambda: anna.find_control(["hand"]))


async def test_two_people_play_by_direct_messages_alone_with_tables_as_text(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.command("settings")
    await anna.press("set:tables", "text")
    guests = await freehold.table("Anna", "Ben")
    for guest in guests:
        dm = guest.person.dm()
        assert dm is not None
        guest.channel_id = dm.id  # they look nowhere else

    await play(freehold.sandbox, guests, Random(3), moves=20)

    channel = freehold.sandbox.world.find_channel("games").id
    shown = [message for guest in guests for message in guest.person.messages(channel)]
    private = [message for guest in guests for message in guest.find_messages()]
    assert [message for message in (*shown, *private) if message["attachments"] or pictures(message)] == []
    table = next(message for message in reversed(shown) if controls(message))
    assert "$" in text(table)
    match, log = await load_latest(freehold.file)
    assert match.version > 10
    check_log(match, log)
