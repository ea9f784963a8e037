"""A test environment: Freehold with the real discord.py, connected to the sandbox."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest

import games
from bot.client import Client
from bot.discord.controls import parse
from bot.domain import lobbies, turns
from bot.domain.match import Forced, Match, Venue
from bot.domain.pace import HERE, per_move
from bot.domain.people import Person
from bot.domain.place import Place
from bot.domain.refusals import Stale
from bot.language import learn_commands
from bot.settings import Settings
from bot.store import Store
from cogs.setup import setup
from sandbox.model.permissions import Permission
from sandbox.model.reading import walk
from sandbox.model.records import Overwrite
from sandbox.model.world import PATIENCE
from sandbox.server import Sandbox
from tests.kit.deadline import deadline
from tests.kit.haste import is_up
from tests.kit.house import Time

HOUR = 3600
GONE = HERE + 60


def texts(message: dict[str, Any]) -> str:
    parts = [part["content"] for part in walk(message["components"]) if part["type"] == 10]
    return "\n".join([message["content"], *parts])


def verbs(message: dict[str, Any]) -> list[str]:
    found = [parse(part.get("custom_id", "")) for part in walk(message["components"])]
    return [control.verb for control in found if control]


class Cafe:
    """A sandbox with Freehold in it, whose matches move without clicks."""

    def __init__(self, sandbox: Sandbox, folder: Path) -> None:
        self.sandbox = sandbox
        self.time = Time()
        self.random = Random(5)
        self.interactions = iter(range(1, 10**6))
        self.deadline = 0
        self.file = folder / "freehold.db"
        self.url = f"sqlite+aiosqlite:///{self.file}"
        self.channel = sandbox.world.find_channel("games").id
        self.people = [sandbox.person(name) for name in ("Anna", "Ben", "Clara")]
        self.persons = [Person(person.id, person.user.name) for person in self.people]

    async def open(self, **settings: Any) -> None:
        """Connect with *settings* that replace the defaults."""
        self.store = await Store.open(self.url)
        world = self.sandbox.world
        usual: dict[str, Any] = {
            "discord_token": world.token,
            "discord_api_url": self.sandbox.api_url,
            "discord_gateway_url": self.sandbox.gateway_url,
            "database_url": self.url,
            "render_workers": 0,
        }
        self.client = Client(Settings(_env_file=None, **(usual | settings)), self.store, setup, self.time)
        await self.client.login(world.token)
        self.session = asyncio.create_task(self.client.connect())
        await world.until(lambda: is_up(self.client))

    async def close(self) -> None:
        async with deadline("Shutting Freehold down"):
            await self.client.shut_down()
            await asyncio.gather(self.session, return_exceptions=True)
            await self.store.close()
        learn_commands({})

    async def kill(self) -> None:
        """Stop like a killed process: nothing more is shown or stored."""
        for worker in self.client.presenter._workers._tasks.values():
            worker.cancel()
        await self.close()

    async def wait_until_shown(self) -> None:
        await asyncio.wait_for(self.client.presenter.wait_until_idle(), PATIENCE)

    async def lobby(
        self,
        people: int = 2,
        bots: int = 0,
        game: str = "property",
        locale: str = "en",
        forced: Forced = "sealed",
        **options: str,
    ) -> Match:
        matches, (host, *others) = self.client.matches, self.persons[:people]
        guild = self.sandbox.world.find_channel("games").guild_id or 0
        venue = Venue(Place(guild, self.channel), locale, per_move(self.deadline), forced=forced)
        match = await matches.open(lobbies.create, game, options, host, venue)
        for person in others:
            await matches.change(match.id, lobbies.join, person)
        for _ in range(bots):
            await matches.change(match.id, lobbies.add_bot, host.user_id)
        await self.wait_until_shown()
        return await self.get(match)

    async def match(
        self,
        people: int = 2,
        bots: int = 0,
        game: str = "property",
        forced: Forced = "sealed",
        **options: str,
    ) -> Match:
        return await self.begin(await self.lobby(people, bots, game, forced=forced, **options))

    async def begin(self, lobby: Match) -> Match:
        """Begin the match of *lobby*, and return it once it is shown."""
        await self.client.matches.change(lobby.id, lobbies.start, self.persons[0].user_id)
        self.time.now += GONE  # before any worker looks, so nobody counts as present when it is shown
        await self.wait_until_shown()
        return await self.get(lobby)

    async def get(self, match: Match) -> Match:
        found = await self.client.matches.get(match.id)
        assert found is not None
        return found

    async def move(self, match: Match) -> Match:
        """Make a random move for a seat that the match waits for."""
        match = await self.get(match)
        game = games.load(match.game)
        (seat,) = match.waiting
        user = match.players[seat].user_id or 0
        move = game.sample(game.offers(match.state, seat), self.random)
        return await self.client.matches.change_once(
            next(self.interactions), match.id, turns.act, user, move, match.version
        )

    async def play(self, match: Match, *, well: bool = True) -> Match:
        """Move for whoever is awaited, unless the house did: as the bot opponent would, or at random."""
        match = await self.get(match)
        game = games.load(match.game)
        seat = min(match.waiting)
        offers = game.offers(match.state, seat)
        random = Random(match.version)
        move = (
            game.choose(game.view(match.state, seat), offers, random) if well else game.sample(offers, random)
        )
        user = match.players[seat].user_id or 0
        with suppress(Stale):
            await self.client.matches.change_once(
                next(self.interactions), match.id, turns.act, user, move, match.version
            )
        return await self.get(match)

    async def turn(self, match: Match) -> Match:
        """Move until another seat is awaited, whose player was gone, and wait until all is shown."""
        before = (await self.get(match)).waiting
        self.time.now += GONE
        while (after := await self.move(match)).waiting == before:
            pass
        await self.wait_until_shown()
        return await self.get(after)

    def tables(self) -> list[dict[str, Any]]:
        return self.people[0].messages(self.channel)

    def panels(self, match: Match, user_id: int) -> list[dict[str, Any]]:
        person = next(person for person in self.people if person.id == user_id)
        dm = person.dm()
        assert dm is not None
        return person.messages(dm.id)

    def find_awaited(self, match: Match) -> Any:
        (seat,) = match.waiting
        return next(person for person in self.people if person.id == match.players[seat].user_id)

    def pings(self) -> list[int]:
        return [len(person.pings(self.channel)) for person in self.people]

    def remove(self, message_id: int) -> None:
        self.sandbox.world.remove_message(self.sandbox.world.messages[message_id])

    def allow(self, deny: Permission) -> None:
        """Deny the bot exactly these permissions in the channel."""
        world = self.sandbox.world
        channel = world.channels[self.channel]
        channel.overwrites = [Overwrite(world.bot.id, member=True, deny=int(deny))] if deny else []
        world.change_channel(channel)

    def may(self, permission: Permission) -> bool:
        """Whether the bot knows that it has a permission in the channel."""
        channel = self.client.get_channel(self.channel)
        assert isinstance(channel, discord.TextChannel)
        return bool(channel.permissions_for(channel.guild.me).value & permission)


@contextmanager
def cut_off(owner: object, name: str) -> Iterator[None]:
    """Raise `CancelledError` at *name* of *owner*, as if the process had ended there."""

    def never(*_: Any) -> None:
        raise asyncio.CancelledError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(owner, name, never)
        yield


def notifications(cafe: Cafe, match: Match) -> list[str]:
    """Return the ids of the messages that notified players in private."""
    said: list[Any] = [
        message
        for player in match.players
        for message in cafe.panels(match, player.user_id or 0)
        if message["content"].startswith("**[Property](")
    ]
    return [message["id"] for message in said]


def count_waiting(cafe: Cafe) -> int:
    """Count the direct messages that are still to be sent."""
    with closing(sqlite3.connect(cafe.file)) as connection:
        ((count,),) = connection.execute("SELECT count(*) FROM outbox").fetchall()
        return int(count)


async def wait_until(cafe: Cafe, match: Match, so: Callable[[Match], bool]) -> None:
    """Wait until the match fulfills a condition and is shown."""
    async with cafe.sandbox.world.explained(PATIENCE) as look:
        while not so(await cafe.get(match)):
            look()
            await asyncio.sleep(0.02)
    await cafe.wait_until_shown()
