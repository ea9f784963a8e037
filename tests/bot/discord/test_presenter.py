"""The presenter over the real discord.py against the sandbox: what people see, and how often it calls."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import games
from bot.client import Client
from bot.discord import presenter as module
from bot.discord.controls import parse
from bot.domain.match import Match
from bot.domain.people import Person
from bot.settings import Settings
from bot.store import Store
from sandbox.model.permissions import Permission
from sandbox.model.records import Overwrite
from sandbox.model.world import PATIENCE
from sandbox.server import Sandbox
from tests.bot.house import Time

HOUR = 3600


def walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from walk(component.get("components", []))


def texts(message: dict[str, Any]) -> str:
    parts = [part["content"] for part in walk(message["components"]) if part["type"] == 10]
    return "\n".join([message["content"], *parts])


def verbs(message: dict[str, Any]) -> list[str]:
    found = [parse(part.get("custom_id", "")) for part in walk(message["components"])]
    return [control.verb for control in found if control]


class Cafe:
    """A sandbox with Freehold in it, and matches that are moved without clicks."""

    def __init__(self, sandbox: Sandbox, folder: Path) -> None:
        self.sandbox = sandbox
        self.time = Time()
        self.random = Random(5)
        self.interactions = iter(range(1, 10**6))
        self.url = f"sqlite+aiosqlite:///{folder / 'freehold.db'}"
        self.channel = sandbox.world.place("games").id
        self.people = [sandbox.person(name) for name in ("Anna", "Ben", "Clara")]
        self.persons = [Person(person.id, person.user.name) for person in self.people]

    async def open(self) -> None:
        self.store = await Store.open(self.url)
        world = self.sandbox.world
        settings = Settings(
            _env_file=None,
            discord_token=world.token,
            discord_api_url=self.sandbox.api_url,
            discord_gateway_url=self.sandbox.gateway_url,
            database_url=self.url,
        )
        self.client = Client(settings, self.store, self.time)
        await self.client.login(world.token)
        self.session = asyncio.create_task(self.client.connect())
        await self.client.wait_until_ready()

    async def close(self) -> None:
        await self.client.shut_down()
        await asyncio.gather(self.session, return_exceptions=True)
        await self.store.close()

    async def kill(self) -> None:
        """End as if the process had been killed: nothing more is shown or kept."""
        for worker in self.client.presenter._workers.values():
            worker.cancel()
        await self.close()

    async def shown(self) -> None:
        await asyncio.wait_for(self.client.presenter.settled(), PATIENCE)

    async def lobby(self, people: int = 2, bots: int = 0) -> Match:
        matches, (host, *others) = self.client.matches, self.persons[:people]
        guild = self.sandbox.world.place("games").guild_id or 0
        match = await matches.open_lobby("property", {}, host, guild, self.channel, None, "en", 0, "move")
        for person in others:
            await matches.join(match.id, person)
        for _ in range(bots):
            await matches.add_bot(match.id, host.user_id)
        await self.shown()
        return await self.get(match)

    async def match(self, people: int = 2, bots: int = 0) -> Match:
        lobby = await self.lobby(people, bots)
        await self.client.matches.start(lobby.id, self.persons[0].user_id)
        await self.shown()
        return await self.get(lobby)

    async def get(self, match: Match) -> Match:
        found = await self.client.matches.get(match.id)
        assert found is not None
        return found

    async def move(self, match: Match) -> Match:
        """Some move of whoever is awaited."""
        match = await self.get(match)
        game = games.load(match.game)
        (seat,) = match.waiting
        user = match.players[seat].user_id or 0
        move = game.sample(game.offers(match.state, seat), self.random)
        return await self.client.matches.act(match.id, user, move, match.version, next(self.interactions))

    async def turn(self, match: Match) -> Match:
        """Moves until somebody else is awaited, all shown."""
        before = (await self.get(match)).waiting
        while (after := await self.move(match)).waiting == before:
            pass
        await self.shown()
        return await self.get(after)

    def tables(self) -> list[dict[str, Any]]:
        return self.people[0].messages(self.channel)

    def panels(self, match: Match, user_id: int) -> list[dict[str, Any]]:
        person = next(person for person in self.people if person.id == user_id)
        return person.messages(person.dm().id)

    def awaited(self, match: Match) -> Any:
        (seat,) = match.waiting
        return next(person for person in self.people if person.id == match.players[seat].user_id)

    def pings(self) -> list[int]:
        return [len(person.pings(self.channel)) for person in self.people]

    def remove(self, message_id: int) -> None:
        self.sandbox.world.remove_message(self.sandbox.world.messages[message_id])

    def allow(self, deny: Permission) -> None:
        """Deny the bot these permissions in the channel, and no others."""
        world = self.sandbox.world
        channel = world.channels[self.channel]
        channel.overwrites = [Overwrite(world.bot.id, member=True, deny=int(deny))] if deny else []
        world.change_channel(channel)


@pytest.fixture
async def cafe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Cafe]:
    monkeypatch.setattr(module, "EVERY", 0.02)
    async with Sandbox(pace=0) as sandbox:
        cafe = Cafe(sandbox, tmp_path)
        await cafe.open()
        yield cafe
        await cafe.close()


async def test_a_lobby_is_one_message_that_follows_what_happens(cafe):
    await cafe.lobby(3)
    (message,) = cafe.tables()
    assert all(name in texts(message) for name in ("Anna", "Ben", "Clara"))
    assert cafe.pings() == [0, 0, 0]


async def test_each_turn_is_one_new_table_that_calls_one_person_once(cafe):
    match = await cafe.match(3)
    called = {person.id: 0 for person in cafe.people}
    called[cafe.awaited(match).id] += 1
    for _ in range(7):
        match = await cafe.turn(match)
        called[cafe.awaited(match).id] += 1
        assert cafe.pings() == list(called.values())
    assert len(cafe.tables()) == 1 + 8


async def test_an_old_table_keeps_its_picture_and_text_and_loses_its_buttons(cafe):
    match = await cafe.turn(await cafe.match())
    *old, new = cafe.tables()
    assert verbs(new) == ["hand", "log", "rules", "more"]
    assert [verbs(message) for message in old] == [[], []]
    assert "Ben" in texts(old[1])
    assert old[1]["attachments"][0]["filename"] == "table.png"
    assert match.table_message == int(new["id"])


async def test_moves_of_bots_do_not_post_until_a_person_is_awaited(cafe):
    match = await cafe.match(1, bots=3)
    for _ in range(3):
        await cafe.move(match)
        await _until(cafe, match, lambda match: not match.players[min(match.waiting)].absent)
    assert len(cafe.tables()) == cafe.pings()[0] + 1


async def _until(cafe: Cafe, match: Match, so: Callable[[Match], bool]) -> None:
    """Wait until the match is *so*, and shown."""
    async with asyncio.timeout(PATIENCE):
        while not so(await cafe.get(match)):  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    await cafe.shown()


async def test_quick_moves_are_shown_together(cafe, monkeypatch):
    match = await cafe.match(2)
    monkeypatch.setattr(module, "EVERY", 0.5)
    before = len(cafe.sandbox.rest.requests)
    for _ in range(12):
        match = await cafe.move(match)
    await cafe.shown()
    asked = list(cafe.sandbox.rest.requests)[before:]
    posted = [request for request in asked if request.method == "POST" and str(cafe.channel) in request.path]
    assert len(posted) <= 3
    assert (await cafe.get(match)).shown_version == match.version


async def test_an_old_message_is_posted_anew_without_calling_again(cafe):
    match = await cafe.match()
    before = cafe.pings()
    cafe.time.now += HOUR
    cafe.client.presenter.touch(match.id)
    await cafe.shown()
    assert len(cafe.tables()) == 3
    assert cafe.pings() == before
    assert verbs(cafe.tables()[1]) == []


async def test_a_deleted_table_comes_back(cafe):
    match = await cafe.match()
    cafe.remove(match.table_message)
    cafe.client.presenter.touch(match.id)
    await cafe.shown()
    assert len(cafe.tables()) == 2
    assert "hand" in verbs(cafe.tables()[-1])
    assert cafe.pings() == [0, 0, 0]


async def test_a_deleted_channel_ends_the_match_and_tells_its_players_once(cafe):
    match = await cafe.match()
    await cafe.people[0].delete_channel(cafe.channel)
    await cafe.move(match)
    await cafe.shown()
    assert (await cafe.get(match)).status == "cancelled"
    for person in cafe.people[:2]:
        told = [message for message in person.messages(person.dm().id) if "was deleted" in message["content"]]
        assert len(told) == 1
    before = len(cafe.sandbox.rest.requests)
    cafe.client.presenter.touch(match.id)
    await cafe.shown()
    asked = list(cafe.sandbox.rest.requests)[before:]
    assert not [request for request in asked if str(cafe.channel) in request.path]


async def test_without_permission_it_stops_and_tells_the_host_and_goes_on_after_a_click(cafe):
    match = await cafe.match()
    cafe.allow(Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES)
    match = await cafe.turn(match)
    match = await cafe.turn(match)
    host = cafe.people[0]
    (notice,) = [m for m in host.messages(host.dm().id) if "I may not write" in m["content"]]
    assert f"<#{cafe.channel}>" in notice["content"]
    refused = [r for r in cafe.sandbox.rest.requests if r.status == 403]
    assert len(refused) == 1
    cafe.allow(Permission(0))
    cafe.client.presenter.clicked(cafe.channel)
    await cafe.shown()
    assert match.version == (await cafe.get(match)).shown_version
    assert "hand" in verbs(cafe.tables()[-1])


async def test_closed_direct_messages_are_told_at_the_table_and_never_hold_it_up(cafe):
    await cafe.people[1].close_dms(True)
    match = await cafe.match()
    await cafe.turn(match)
    person = await cafe.store.persons.get(cafe.people[1].id)
    assert person.dm_open is False
    told = [message for message in cafe.tables() if "I can’t write to you" in texts(message)]
    assert len(told) == 1
    assert cafe.people[1].dm() is None or not cafe.people[1].messages(cafe.people[1].dm().id)


async def test_panels_come_silently_and_are_edited_in_place(cafe):
    match = await cafe.match()
    mover = cafe.awaited(match)
    (panel,) = cafe.panels(match, mover.id)
    assert {"do", "pick", "choose"} & set(verbs(panel))
    assert not mover.pings(mover.dm().id)
    match = await cafe.turn(match)
    (after,) = cafe.panels(match, mover.id)
    assert after["id"] == panel["id"]
    assert verbs(after) == []
    (other,) = cafe.panels(match, cafe.awaited(match).id)
    assert {"do", "pick", "choose"} & set(verbs(other))


async def test_an_old_panel_is_replaced(cafe):
    match = await cafe.match()
    mover = cafe.awaited(match)
    (panel,) = cafe.panels(match, mover.id)
    cafe.time.now += HOUR
    match = await cafe.turn(match)
    (after,) = cafe.panels(match, mover.id)
    assert after["id"] != panel["id"]


async def test_a_deleted_panel_comes_back(cafe):
    match = await cafe.match()
    mover = cafe.awaited(match)
    cafe.remove(int(cafe.panels(match, mover.id)[0]["id"]))
    match = await cafe.turn(match)
    assert len(cafe.panels(match, mover.id)) == 1


async def test_a_reminder_calls_who_is_awaited_and_nobody_else(cafe):
    match = await cafe.match()
    before = cafe.pings()
    cafe.client.presenter.remind(match.id, {0, 1})
    await cafe.shown()
    mover = cafe.people.index(cafe.awaited(match))
    assert [after - earlier for after, earlier in zip(cafe.pings(), before, strict=True)] == [
        int(index == mover) for index in range(3)
    ]
    assert "still waits for you" in texts(cafe.tables()[-1])
    assert verbs(cafe.tables()[-2]) == []


async def test_a_restart_shows_what_was_not_shown(cafe):
    match = await cafe.match()
    for worker in cafe.client.presenter._workers.values():
        worker.cancel()
    cafe.client.presenter._closing = True
    before = (await cafe.get(match)).waiting
    while (match := await cafe.move(match)).waiting == before:
        pass
    pings = sum(cafe.pings())
    await cafe.kill()
    await cafe.open()
    await _until(cafe, match, lambda found: found.shown_version == match.version)
    assert sum(cafe.pings()) == pings + 1
    assert len(cafe.tables()) == 3
    assert [verbs(message) != [] for message in cafe.tables()] == [False, False, True]


async def test_a_table_posted_just_before_the_end_is_not_posted_twice(cafe, monkeypatch):
    match = await cafe.match()

    async def never(*_: Any) -> None:
        raise asyncio.CancelledError

    monkeypatch.setattr(cafe.client.matches, "mark_table", never)
    before = match.waiting
    while (match := await cafe.move(match)).waiting == before:
        pass
    await cafe.shown()
    posted = [message["id"] for message in cafe.tables()]
    pings = cafe.pings()
    await cafe.kill()
    await cafe.open()
    await _until(cafe, match, lambda found: found.shown_version == match.version)
    assert [message["id"] for message in cafe.tables()] == posted
    assert cafe.pings() == pings
    assert (await cafe.get(match)).table_message == int(posted[-1])


async def test_a_restart_of_a_quiet_house_asks_nothing_of_any_channel(cafe):
    await cafe.match()
    await cafe.close()
    before = len(cafe.sandbox.rest.requests)
    await cafe.open()
    await cafe.shown()
    asked = list(cafe.sandbox.rest.requests)[before:]
    assert not [request for request in asked if "messages" in request.route]


async def test_while_discord_is_out_of_order_it_tries_again(cafe):
    match = await cafe.match()
    cafe.sandbox.rest.fail(1, 503, "POST", "/channels/{channel_id}/messages")
    match = await cafe.turn(match)
    assert "hand" in verbs(cafe.tables()[-1])
    assert (await cafe.get(match)).shown_version == match.version


async def test_one_picture_serves_all_who_look(cafe):
    match = await cafe.match()
    pictures = cafe.client.presenter.pictures
    one = await pictures.make(match, None, "en")
    assert (await pictures.make(match, None, "en")) is one
    assert one.data.startswith(b"\x89PNG")
    assert (await pictures.make(match, None, "en", text=True)).data == b""


async def test_tables_as_text_have_no_picture(cafe):
    guild = cafe.sandbox.world.place("games").guild_id
    server = await cafe.store.servers.get(guild)
    await cafe.store.servers.put(msgspec.structs.replace(server, text_tables=True))
    await cafe.match()
    table = cafe.tables()[-1]
    assert table["attachments"] == []
    assert "$150" in texts(table)


async def test_the_private_reply_is_the_panel(cafe):
    match = await cafe.match()
    (seat,) = match.waiting
    view, files = await cafe.client.presenter.private(match, seat, "en", "panel-stale")
    assert view.is_finished()
    assert [file.filename for file in files] == ["hand.png"]
    assert "moved on" in str(view.to_components())


async def test_an_end_that_cannot_be_drawn_does_not_keep_the_table_from_being_shown(cafe, monkeypatch):
    async def fail(*_, **__):
        raise LookupError("no such log")

    monkeypatch.setattr(cafe.client.presenter.pictures, "end", fail)
    match = await cafe.match()
    while (match := await cafe.move(match)).status == "running":
        pass
    await cafe.shown()
    assert (await cafe.get(match)).shown_version == match.version
    assert [file["filename"] for file in cafe.tables()[-1]["attachments"]] == ["table.png"]


async def test_a_match_is_shown_to_its_end(cafe):
    match = await cafe.match()
    while (match := await cafe.move(match)).status == "running":
        pass
    await cafe.shown()
    assert (await cafe.get(match)).shown_version == match.version
    table = cafe.tables()[-1]
    assert "wins!" in texts(table)
    assert verbs(table) == ["rematch", "replay", "log", "verify"]
    assert [file["filename"] for file in table["attachments"]] == ["end.png", "table.png"]
    for person in cafe.people[:2]:
        (panel,) = cafe.panels(match, person.id)
        assert "wins!" in texts(panel)
        assert verbs(panel) == []
    assert not cafe.client.presenter._faces
    assert not cafe.client.presenter._stale
    assert not cafe.client.presenter._shown
