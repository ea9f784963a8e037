"""`/privacy` as people meet it."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from random import Random

from bot.domain.people import Server
from bot.store import Work
from sandbox.model import payloads
from sandbox.model.reading import controls, text
from tests.kit.freehold import Freehold, data
from tests.kit.guest import Guest, play


async def exported(freehold: Freehold, guest: Guest) -> dict[str, object]:
    before = {message["id"] for message in guest.seen()}
    await guest.command("privacy export")
    sent = await guest.see(
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
    told = await exported(freehold, anna)
    assert await anna.told("by DM")
    assert told["user_id"] == anna.person.id
    assert str(ben.person.id) not in json.dumps(told)
    dm = anna.person.dm()
    assert dm is not None
    sent = [m for m in anna.person.messages(dm.id) if "all that Freehold has stored" in text(m)]
    assert len(sent) == 1


async def test_with_closed_dms_it_is_handed_out_right_here(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.person.close_dms()
    told = await exported(freehold, anna)
    assert told["user_id"] == anna.person.id
    assert told["seats"] == []


async def test_who_wants_to_be_forgotten_is_asked_and_then_a_bot_plays_on(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    await play(freehold.sandbox, [anna, ben], Random(3), moves=4)
    await ben.command("privacy delete")
    asked = await ben.shown("forget everything about you")
    assert len(controls(asked)) == 2
    await ben.press("no")
    assert (await exported(freehold, ben))["seats"]
    await ben.command("privacy delete")
    await ben.press("forget")
    assert await ben.told("I have forgotten you")
    told = await exported(freehold, ben)
    told.pop("user_id")
    assert not any(told.values())
    await ben.command("matches")
    assert await ben.told("You are in no match")
    await freehold.client.presenter.settled()
    await anna.see(lambda m: "plays on in that seat" in text(m))


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
