"""Group chats, and servers that Freehold isn't in: it is there because somebody has installed it."""

from __future__ import annotations

import json
from random import Random

import pytest

from bot.domain.durations import DAY
from bot.language import EMOJIS, MARKS, seat_emoji
from sandbox.api.routes import interactions
from sandbox.client import members
from sandbox.model.permissions import EVERYONE, Permission
from sandbox.model.reading import text
from sandbox.model.records import Emoji
from sandbox.model.world import PATIENCE
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import EPHEMERAL, Guest, play
from tests.kit.questions import Json

pytestmark = pytest.mark.usefixtures("passing_time")


async def gather(freehold: Freehold, *names: str) -> list[Guest]:
    """Open a group chat of these people, of whom the first has installed Freehold."""
    guests = [freehold.guest(name) for name in names]
    host, *others = guests
    await host.person.install()
    group = await host.person.create_group([guest.person.id for guest in others], "Friday")
    for guest in guests:
        guest.channel_id = group
    return guests


async def seat(guests: list[Guest], **options: str) -> None:
    """Open a table and start it once all of them have joined."""
    host, *others = guests
    await host.command("property new", **options)
    await host.wait_for_text("host")
    for guest in others:
        await guest.press("join")
        await host.wait_for_text(f"{guest.person.user.name}**")
    await host.press("start")


def tables(guest: Guest) -> list[Json]:
    """The public messages where *guest* is, oldest first."""
    return [each for each in guest.person.messages(guest.channel_id) if not each["flags"] & EPHEMERAL]


def leave_all_servers(freehold: Freehold, guest: Guest) -> None:
    for guild in freehold.sandbox.world.guilds.values():
        members.leave(freehold.sandbox.world, guild, guest.person.id)


async def test_a_match_in_a_group_chat_to_the_end(freehold: Freehold) -> None:
    guests = await gather(freehold, "Anna", "Ben", "Clara")
    await seat(guests, length="short")
    anna, ben, clara = guests
    for guest in guests:
        guest.reads_dm = False
        await guest.press("hand")
    await play(freehold.sandbox, guests, Random(1), 6)
    await anna.press("update")
    await wait_until_idle(freehold)
    (table,) = tables(anna)
    assert "This is how it looked" in text(table) and "Refresh" in str(table["components"])
    assert not [hand for hand in tables(ben) if hand["id"] != table["id"]]
    for guest in (ben, clara):
        for verb in ("more", "resign", "resignsure"):
            await guest.press(verb)
    await anna.press("update")
    end = await anna.wait_for_message(lambda m: m["id"] == table["id"] and "🥇" in text(m))
    assert [file["filename"] for file in end["attachments"]] == ["end.png", "table.png"]
    await wait_until_idle(freehold)
    for guest in guests:
        dm = guest.person.dm()
        assert dm is not None
        told = [each for each in guest.person.messages(dm.id) if " wins!" in text(each)]
        assert [file["filename"] for each in told for file in each["attachments"]] == ["end.png", "table.png"]
    await anna.press("rematch")
    again = await anna.wait_for_message(lambda m: "Once more?" in text(m) and not m["flags"] & EPHEMERAL)
    await ben.press("join", message_id=int(again["id"]))
    await clara.press("join", message_id=int(again["id"]))
    await anna.wait_for_message(lambda m: m["id"] == again["id"] and "deadline" in text(m))


async def test_a_table_waits_for_the_next_click_when_its_tokens_have_expired(freehold: Freehold) -> None:
    anna, ben, _ = guests = await gather(freehold, "Anna", "Ben", "Clara")
    await seat(guests[:2], pace="daily")
    world = freehold.sandbox.world
    await world.until(lambda: anna.is_asked() or ben.is_asked(), PATIENCE)
    await wait_until_idle(freehold)
    (before,) = tables(anna)
    world.advance(16 * 60)
    asked, other = (anna, ben) if anna.is_asked() else (ben, anna)
    await asked.move(Random(2))
    await wait_until_idle(freehold)
    assert tables(anna) == [before]  # nothing can be changed there now
    await other.press("update")
    await anna.wait_for_message(lambda m: m["id"] == before["id"] and text(m) != text(before))


async def test_any_process_brings_a_table_up_to_date_by_the_click_it_received(freehold: Freehold) -> None:
    guests = await gather(freehold, "Anna", "Ben", "Clara")
    await seat(guests[:2])
    await wait_until_idle(freehold)
    (before,) = tables(guests[0])
    owned = freehold.client.store.owned
    owned.count, owned.ids = 2, frozenset()
    freehold.sandbox.world.advance(60)
    await guests[1].press("update")
    await guests[0].wait_for_message(lambda m: m["id"] == before["id"] and text(m) != text(before))


async def test_none_of_our_emojis_is_sent_to_a_group_chat(freehold: Freehold) -> None:
    guests = await gather(freehold, "Anna", "Ben", "Clara")
    for key in ("act-yes", "act-undo", "act-hint", *map(seat_emoji, range(len(MARKS)))):
        emoji = Emoji(freehold.sandbox.world.new_id(), key.replace("-", "_"), "png", b"")
        freehold.sandbox.world.emojis.keep(emoji)
        EMOJIS[key] = f"<:{emoji.name}:{emoji.id}>"
    await seat(guests[:2])
    await freehold.sandbox.world.until(lambda: any(guest.is_asked() for guest in guests[:2]), PATIENCE)
    for guest in guests[:2]:
        guest.reads_dm = False
        for verb in ("hand", "log", "rules", "more"):
            await guest.press(verb)
    await guests[0].command("match hand")
    await guests[0].command("match show")
    await guests[0].press("update")  # of the private copy
    await wait_until_idle(freehold)
    sent = [request for request in freehold.sandbox.rest.requests if "/webhooks/" in request.route]
    assert len(sent) > 8
    assert [request.status for request in sent if request.status >= 400] == []
    assert [b[b.index("<:") - 40 :][:120] for r in sent if "<:" in (b := json.dumps(r.body))] == []
    dm = guests[0].person.dm()
    assert dm is not None
    assert any("<:seat_" in text(message) for message in guests[0].person.messages(dm.id))


async def test_deadlines_reach_people_by_direct_message(freehold: Freehold) -> None:
    anna, ben, _ = guests = await gather(freehold, "Anna", "Ben", "Clara")
    await seat(guests[:2], pace="slow")
    world = freehold.sandbox.world
    await world.until(lambda: anna.is_asked() or ben.is_asked(), PATIENCE)
    await wait_until_idle(freehold)
    late = anna if anna.is_asked() else ben
    (before,), pings = tables(anna), len(late.person.pings())
    world.advance(2.5 * DAY)
    await freehold.client._clock.tick()
    await wait_until_idle(freehold)
    dm = late.person.dm()
    assert dm is not None
    told = late.person.pings(dm.id)
    assert len(late.person.pings()) > pings
    assert f"channels/@me/{anna.channel_id}/{before['id']}" in "".join(map(text, told))
    world.advance(DAY)
    await freehold.client._clock.tick()
    await wait_until_idle(freehold)
    assert tables(anna) == [before]
    await ben.press("update")
    await anna.wait_for_message(lambda m: m["id"] == before["id"] and text(m) != text(before))


async def test_somebody_who_has_never_met_freehold_plays_and_is_told_how_to_be_reached(
    freehold: Freehold,
) -> None:
    guests = await gather(freehold, "Anna", "Ben", "Clara")
    anna, ben, _ = guests
    leave_all_servers(freehold, ben)
    await ben.person.speak("de")
    await seat(guests[:2])
    assert "Wir haben keinen Server gemeinsam" in await ben.wait_for_reply("App hinzufügen")
    await ben.press("hand")
    await play(freehold.sandbox, guests[:2], Random(3), 4)
    await wait_until_idle(freehold)
    dm = ben.person.dm()
    assert dm is None or not ben.person.messages(dm.id)
    assert anna.person.dm() is not None


async def test_a_server_without_freehold(freehold: Freehold) -> None:
    world = freehold.sandbox.world
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    library = world.guilds[await anna.person.create_server("Library")]
    general = world.channels.in_guild(library.id)[0].id
    anna.channel_id = ben.channel_id = general
    for guest in (anna, ben):
        await guest.person.install()
    members.change_role(world, library, library.id, EVERYONE & ~Permission.USE_EXTERNAL_APPS)
    await ben.command("property new")
    await ben.wait_for_reply("Use External Apps")
    assert tables(anna) == []
    members.change_role(world, library, library.id, EVERYONE)
    await seat([ben, anna])
    await wait_until_idle(freehold)
    await play(freehold.sandbox, [anna, ben], Random(4), 4)
    await wait_until_idle(freehold)
    (table,) = tables(anna)
    assert "This is how it looked" in text(table)
    await anna.command("property new")
    await anna.wait_for_reply("already a table of")


async def test_an_answer_too_many_is_explained(freehold: Freehold, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = await gather(freehold, "Anna", "Ben", "Clara")
    await seat(guests[:2])
    monkeypatch.setattr(interactions, "FOLLOW_UPS", 0)
    await guests[0].press("log")
    await guests[0].wait_for_text("five times at most")
