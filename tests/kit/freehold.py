"""The bot as it runs, for tests through Discord's protocol."""

from __future__ import annotations

import asyncio
import shutil
import traceback
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import structlog
from msgspec.structs import replace

import games
from bot.client import Client
from bot.discord_internals import answering_tasks
from bot.domain.match import Change, Entry, Match, Venue
from bot.domain.questions import update_deadlines
from bot.language import learn_commands
from bot.settings import Settings
from bot.store import Store
from cogs.controls import lobby
from cogs.kit.router import HANDLERS
from cogs.setup import setup
from locales import COMMAND_IDS
from locales.names import choose_letters
from sandbox.client.people import Person
from sandbox.model.founding import found_guild
from sandbox.model.permissions import Permission
from sandbox.model.reading import text
from sandbox.model.records import Overwrite, User
from sandbox.model.world import PATIENCE
from sandbox.server import Sandbox
from tests.kit.deadline import deadline
from tests.kit.dealing import deal_by_name
from tests.kit.guest import Guest
from tests.kit.haste import hasten, is_up
from tests.kit.peeking import Database, rows, url
from tests.kit.postgresql import Server
from tests.kit.questions import Json


class Freehold:
    """The whole bot with its database in *place*, connected to *sandbox* and using its clock.

    Without *render_workers* a thread paints, since starting a worker takes as long as a whole test. *faults*
    are the errors that were logged.
    """

    def __init__(self, sandbox: Sandbox, place: Database, render_workers: int = 0) -> None:
        self.sandbox = sandbox
        self.place = place
        self.faults: list[Json] = []
        self._settings = Settings(
            _env_file=None,
            discord_token=sandbox.world.token,
            discord_api_url=sandbox.api_url,
            discord_gateway_url=sandbox.gateway_url,
            database_url=url(place),
            render_workers=render_workers,
        )

    @property
    def file(self) -> Path:
        """The file of the database."""
        assert isinstance(self.place, Path)
        return self.place

    async def start(self) -> None:
        """Connect, and wait until commands are registered and texts know them."""
        structlog.configure(processors=[self._record])
        learn_commands({})  # what the bot of a test before knew
        self.store = await Store.open(self._settings.database_url)
        self.client = Client(self._settings, self.store, setup, self.sandbox.world.now)
        self._session = asyncio.create_task(self.client.start(self.sandbox.world.token))
        self.sandbox.world.problems = self.faults
        async with self.sandbox.world.explained(PATIENCE) as look:
            while not (is_up(self.client) and COMMAND_IDS):
                look()
                await asyncio.wait([self._session], timeout=0.01)
                if self._session.done():
                    self._session.result()

    async def stop(self) -> None:
        """Shut down cleanly."""
        async with deadline("Shutting Freehold down"):
            await self.client.shut_down()
            await self._session
            await self.store.close()
        learn_commands({})

    def _record(self, logger: Any, method: str, event: structlog.typing.EventDict) -> Any:
        if method in ("error", "exception", "critical"):
            error = event.get("exc_info")
            where = traceback.format_exception(error)[-5:] if isinstance(error, BaseException) else []
            self.faults.append({**event, **({"traceback": where} if where else {})})
        raise structlog.DropEvent

    def guest(self, name: str, channel: str = "games") -> Guest:
        """Return one of the sandbox's people as a guest in a channel."""
        channel_id = self.sandbox.world.find_channel(channel).id
        return Guest(self.sandbox, self.sandbox.person(name), channel_id, self.place)

    def invite(self, *names: str, channel: str = "games") -> list[Guest]:
        """Let new people join the server, and return them as guests in a channel."""
        world, place = self.sandbox.world, self.sandbox.world.find_channel(channel)
        guild = world.guilds[place.guild_id or 0]
        users = [world.add_user(User(world.new_id(), name)) for name in names]
        guild.members.update((user.id, []) for user in users)
        people = [Person(world, self.sandbox.interactions, user) for user in users]
        self.sandbox.people.update((person.id, person) for person in people)
        return [Guest(self.sandbox, person, place.id, self.place) for person in people]

    async def move_to_own_server(self, *guests: Guest) -> int:
        """Let *guests* leave their server for a new one that the first of them owns; return its id."""
        world = self.sandbox.world
        people = [guest.person.id for guest in guests]
        for guild in world.guilds.values():
            for id in people:
                guild.members.pop(id, None)
        guild = found_guild(world, "Another café", (("den", ""),))
        guild.owner_id = people[0]
        guild.members = {id: roles for id, roles in guild.members.items() if id in (*people, world.bot.id)}
        den = world.find_channel("den").id
        await world.until(lambda: self.client.get_channel(den), PATIENCE)
        for guest in guests:
            guest.channel_id = den
        return guild.id

    async def table(self, *names: str, bots: int = 0, game: str = "property", **options: Any) -> list[Guest]:
        """Start a match of these people and *bots*; return the people where it is played, the host first."""
        host, *others = guests = [self.guest(name) for name in names]
        await host.command(f"{game} new", **options)
        lobby = await host.wait_for_text(f"{names[0]}** · {choose_letters(names)[0]} · host")
        for guest in guests:
            guest.channel_id = int(lobby["channel_id"])
        for guest, name in zip(others, names[1:], strict=True):
            await guest.press("join")
            await host.wait_for_text(f"{name}**")
        for number in range(1, bots + 1):
            await host.arrange("addbot", "normal")
            await host.person.until(lambda message: text(message).count("· bot") == number)  # noqa: B023
        await host.press("start")
        await self.sandbox.world.until(lambda: host.find_control(["hand"]), PATIENCE)
        return guests

    async def arrange(self, arranged: Callable[[Any], Any]) -> None:
        """Replace the state of the only running match by *arranged* of it, and wait until it is shown."""

        def change(before: Match, now: float) -> Change:
            state, version = arranged(before.state), before.version + 1
            after = replace(
                before,
                state=state,
                version=version,
                waiting=games.load(before.game).waiting_for(state),
                players=tuple(replace(player, question=version) for player in before.players),
            )
            return Change(before, update_deadlines(after, now), Entry(version, None, now, ()))

        ((id,),) = rows(self.place, "SELECT id FROM matches WHERE status = 'running'")
        await self.client.matches.change(id, change)
        await self.client.presenter.wait_until_idle()


def data(freehold: Freehold, message: Json, name: str) -> bytes:
    """Return the file *name* of a message."""
    (id,) = [int(file["id"]) for file in message["attachments"] if file["filename"] == name]
    body = freehold.sandbox.world.storage.file(id)
    assert body is not None
    return body


def lift_limits(freehold: Freehold, monkeypatch: pytest.MonkeyPatch) -> None:
    """Turn off all limits on how much a person may do."""
    monkeypatch.setattr(freehold.client.limits, "spend", lambda *_: None)


def verbs() -> list[str]:
    """Every verb that controls have, once a bot has started."""
    return sorted(HANDLERS)


async def wait_until_idle(freehold: Freehold) -> None:
    """Wait until all interactions are answered and everything is shown."""
    async with deadline("Answering and showing everything"):
        while answers := answering_tasks():
            await asyncio.wait(answers)
        await freehold.client.presenter.wait_until_idle()
        await freehold.client._organizer.wait_until_idle()
        await freehold.client.waiting.wait_until_idle()
        await freehold.client.presenter.wait_until_idle()


@pytest.fixture
def sealed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Open sealed tables, where people without a choice can move before the house does.

    At a quick table the house moves at once, and a test that waits for a person's move comes too late.
    """
    monkeypatch.setattr(lobby, "Venue", partial(Venue, forced="sealed"))


@pytest.fixture
async def freehold(
    sandbox: Sandbox,
    tmp_path: Path,
    migrated: Path,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> AsyncIterator[Freehold]:
    """The whole bot, connected to the sandbox. The fixture's parameter is the kind of its database."""
    hasten(monkeypatch)
    if "same_cards" not in request.fixturenames:
        deal_by_name(monkeypatch, request.node.nodeid)
    if getattr(request, "param", "sqlite") == "sqlite":
        freehold = Freehold(sandbox, tmp_path / "freehold.db")
        shutil.copy(migrated, freehold.file)
    else:
        server: Server = request.getfixturevalue("postgresql")
        freehold = Freehold(sandbox, server.url(await server.create_database()))
    await freehold.start()
    yield freehold
    await freehold.stop()
    assert freehold.faults == [], freehold.faults


def moderator(freehold: Freehold, name: str, channel: str = "games") -> Guest:
    """Return a guest who may manage one channel."""
    world, guest = freehold.sandbox.world, freehold.guest(name, channel)
    place = world.channels[guest.channel_id]
    place.overwrites.append(Overwrite(guest.person.id, member=True, allow=int(Permission.MANAGE_CHANNELS)))
    world.change_channel(place)
    return guest
