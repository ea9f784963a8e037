"""`/privacy` on Discord."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from random import Random

import pytest

from bench.stored import repeat
from bot.discord import posts
from bot.discord.posts import FILE_BYTES
from bot.domain.people import Server
from bot.store import Work
from sandbox.model import payloads
from sandbox.model.reading import controls, text
from tests.kit.freehold import Freehold, data, wait_until_idle
from tests.kit.guest import Guest, play
from tests.kit.peeking import rows
from tests.kit.privacy import merge_parts


async def export(freehold: Freehold, guest: Guest) -> dict[str, object]:
    before = {message["id"] for message in guest.find_messages()}
    await guest.command("privacy export")
    sent = await guest.wait_for_message(
        lambda m: (
            m["id"] not in before
            and any(file["filename"] == "freehold-about-you.json" for file in m["attachments"])
        )
    )
    told: dict[str, object] = json.loads(data(freehold, sent, "freehold-about-you.json"))
    return told


async def test_everything_about_a_person_comes_by_dm(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    await play(freehold.sandbox, [anna, ben], Random(3), moves=4)
    told = await export(freehold, anna)
    assert await anna.wait_for_reply("by DM")
    assert told["user_id"] == anna.person.id
    assert str(ben.person.id) not in json.dumps(told)
    dm = anna.person.dm()
    assert dm is not None
    sent = [m for m in anna.person.messages(dm.id) if "everything Freehold has stored" in text(m)]
    assert len(sent) == 1


async def test_with_closed_dms_it_is_handed_out_right_here(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.person.close_dms()
    told = await export(freehold, anna)
    assert told["user_id"] == anna.person.id
    assert told["seats"] == []


MANY = 4_000


async def play_often(freehold: Freehold) -> Guest:
    """Somebody with a running match and many finished ones."""
    anna, ben = await freehold.table("Anna", "Ben")
    await play(freehold.sandbox, [anna, ben], Random(3), moves=30)
    ((id,),) = rows(freehold.place, "SELECT id FROM matches")
    await freehold.client.presenter.wait_until_idle()
    await repeat(f"sqlite+aiosqlite:///{freehold.file}", id, MANY)
    return anna


async def collect_files(freehold: Freehold, guest: Guest) -> list[tuple[str, bytes]]:
    """Return the files that somebody gets, until there are no more."""
    before = {message["id"] for message in guest.find_messages()}

    def files() -> list[tuple[str, bytes]]:
        sent = [message for message in guest.find_messages() if message["id"] not in before]
        sent.sort(key=lambda message: int(message["id"]))
        names = [(each, file["filename"]) for each in sent for file in each["attachments"]]
        return [(name, data(freehold, message, name)) for message, name in names]

    await guest.person.wait_for_answer(await guest.command("privacy export"))
    await wait_until_idle(freehold)
    return files()


async def test_somebody_with_thousands_of_matches_gets_all_of_them(freehold: Freehold) -> None:
    anna = await play_often(freehold)
    ((name, body),) = await collect_files(freehold, anna)
    told = merge_parts([(name, body)])
    assert name == "freehold-about-you-1.zip"
    assert len(json.dumps(told)) > FILE_BYTES > len(body)
    moved = rows(freehold.place, f"SELECT count(*) FROM moves WHERE user_id = {anna.person.id} AND seat >= 0")
    assert len(told["seats"]) == MANY + 1 == len(told["results"]) + 1
    assert len({(move["match_id"], move["number"]) for move in told["moves"]}) == len(told["moves"])
    assert (len(told["moves"]),) == moved[0]
    assert [seat["match_id"] for seat in told["seats"] if "view" in seat] == [1]


@pytest.mark.parametrize("closed", [False, True])
async def test_what_does_not_fit_into_one_file_comes_in_several(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch, closed: bool
) -> None:
    anna = await play_often(freehold)
    whole = merge_parts(await collect_files(freehold, anna))
    await anna.person.close_dms(closed)
    monkeypatch.setattr(posts, "FILE_BYTES", most := 500_000)
    parts = await collect_files(freehold, anna)
    assert [name for name, _ in parts] == [f"freehold-about-you-{n}.zip" for n in range(1, len(parts) + 1)]
    assert len(parts) > 2
    assert all(len(body) <= most for _, body in parts)
    assert merge_parts(parts) == whole
    await anna.wait_for_text("This is part 1, and there’s more to come")
    await anna.wait_for_text(f"This is part {len(parts)}, the last one")


async def test_whoever_cannot_be_sent_their_data_is_told_so(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    rest = freehold.sandbox.rest
    rest.fail(1, 413, "POST", "/channels/{channel_id}/messages")
    told = await export(freehold, anna)  # not by DM, so right here
    assert told["user_id"] == anna.person.id
    rest.fail(1, 413, "POST", "/channels/{channel_id}/messages")
    rest.fail(1, 413, "POST", "/webhooks/{webhook_id}/{webhook_token}")
    await anna.command("privacy export")
    assert await anna.wait_for_reply("Discord didn’t let me send it")


async def test_who_wants_to_be_forgotten_is_asked_and_then_a_bot_plays_on(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    await play(freehold.sandbox, [anna, ben], Random(3), moves=4)
    await ben.command("privacy delete")
    asked = await ben.wait_for_text("forget everything about you")
    assert len(controls(asked)) == 2
    await ben.press("no")
    assert (await export(freehold, ben))["seats"]
    await ben.command("privacy delete")
    await ben.press("forget")
    assert await ben.wait_for_reply("I’ve forgotten you")
    told = await export(freehold, ben)
    told.pop("user_id")
    assert not any(told.values())
    await ben.command("matches")
    assert await ben.wait_for_reply("You’re not in a match")
    await freehold.client.presenter.wait_until_idle()
    await anna.wait_for_message(lambda m: "takes over" in text(m))


async def test_a_server_that_takes_freehold_off_is_noticed_and_one_that_is_unavailable_is_not(
    freehold: Freehold,
) -> None:
    world = freehold.sandbox.world
    (guild,) = list(world.guilds.values())[:1]
    await freehold.store.servers.put(Server(guild.id, "de"))

    def told(unavailable: bool) -> None:
        data = {"id": str(guild.id)} | ({"unavailable": True} if unavailable else {})
        world.emit("GUILD_DELETE", data, guild.id, frozenset(guild.members))

    def departures() -> int:
        with closing(sqlite3.connect(freehold.file)) as connection:
            return int(connection.execute("SELECT count(*) FROM departures").fetchone()[0])

    told(unavailable=True)
    await world.until(lambda: not freehold.client.guilds or freehold.client.guilds[0].unavailable)
    await freehold.store.writer.commit(Work(nothing))
    assert departures() == 0
    assert (await freehold.store.servers.get(guild.id)).locale == "de"
    told(unavailable=False)
    await world.until(lambda: departures() == 1)
    assert await freehold.store.servers.get(guild.id) == Server(guild.id)
    world.emit("GUILD_CREATE", payloads.guild_create(world, guild), guild.id, frozenset(guild.members))
    await world.until(lambda: departures() == 0)


async def nothing(connection: object) -> int:
    return 0
