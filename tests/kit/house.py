"""A real store with its matches, and helpers that change them."""

from __future__ import annotations

import asyncio
import itertools
import re
import shutil
from collections.abc import AsyncIterator, Awaitable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import games
from bot.domain import lobbies, turns
from bot.domain.match import Change, Entry, Match, Player, Venue
from bot.domain.pace import Pace, per_move
from bot.domain.people import Person
from bot.domain.place import Place
from bot.domain.questions import update_deadlines
from bot.domain.refusals import Refusal
from bot.domain.tempo import Tempo
from bot.language import language_of
from bot.service.invitations import Invitations
from bot.service.matches import Matches
from bot.store import Store
from bot.store.database import sqlite
from tests.kit.deadline import deadline
from tests.kit.dealing import seal_by_name
from tests.kit.haste import turn_off_fsync
from tests.kit.peeking import Database, url
from tests.kit.postgresql import Server

ANNA, BEN, CLARA, DAVID = (Person(id, name) for id, name in enumerate(("Anna", "Ben", "Clara", "David"), 101))
PEOPLE = (ANNA, BEN, CLARA, DAVID)
HOUR = 3600
DAY = 24 * HOUR


def person_at(match: Match, seat: int) -> Person:
    """Return the person on *seat*, one of `PEOPLE`."""
    return next(person for person in PEOPLE if person.user_id == match.players[seat].user_id)


def choose_everything(person: Person) -> Person:
    """Return *person* with every preference chosen."""
    return replace(
        person,
        locale_chosen=True,
        notify="both",
        quiet=(1320, 420),
        zone="Europe/Berlin",
        worded=True,
        four_colors=True,
    )


class Time:
    """A clock that tests move by hand."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


ON_BOTH = pytest.mark.parametrize("house", ["sqlite", "postgresql"], indirect=True)
"""Run a test on every kind of database."""


class House:
    """A real store, its matches, and helpers for what tests often do with them.

    *place* is a file, or the address of a database on a server.
    """

    def __init__(self, place: Database) -> None:
        self.place = place
        self.url = url(place)
        self.time = Time()
        self.changed: list[int] = []
        self.interactions = itertools.count(1)
        self.channels = itertools.count(1)
        self.random = Random(7)

    @property
    def file(self) -> Path:
        """The file of the database."""
        assert isinstance(self.place, Path)
        return self.place

    async def open(self) -> None:
        self.store = await Store.open(self.url)
        self.matches = Matches(self.store, self.time, self.changed.append)
        self.invitations = Invitations(self.store, self.matches, self.time)

    async def close(self) -> None:
        async with deadline("Closing the store"):
            await self.store.close()

    async def lobby(
        self,
        *people: Person,
        bots: int = 0,
        game: str = "property",
        options: dict[str, str] | None = None,
        channel: int | None = None,
        deadline: int = 0,
        pace: Pace | None = None,
        absent: Any = "move",
        forced: Any = "sealed",
    ) -> Match:
        host, *others = people or (ANNA,)
        channel = next(self.channels) if channel is None else channel
        match = await self.matches.open(
            lobbies.create,
            game,
            options or {},
            host,
            Venue(Place(1, channel), "en", pace or per_move(deadline), absent, forced),
            next(self.interactions),
        )
        for person in others:
            match = await self.matches.change(match.id, lobbies.join, person, next(self.interactions))
        for _ in range(bots):
            match = await self.matches.change(match.id, lobbies.add_bot, host.user_id)
        return match

    async def begin(self, *people: Person, **settings: Any) -> Match:
        people = people or (ANNA, BEN)
        match = await self.lobby(*people, **settings)
        return await self.matches.change(match.id, lobbies.start, people[0].user_id, next(self.interactions))

    async def arrange(self, match: Match, state: Any, players: Sequence[Player] = ()) -> Match:
        """Put *match* into *state*, perhaps with its *players* in another order, and ask everybody now."""

        def place(match: Match, now: float) -> Change:
            version = match.version + 1
            seated = tuple(
                replace(
                    player, seat=seat, awaited=0, due=None, reminder=None, question=version, tempo=Tempo()
                )
                for seat, player in enumerate(players or match.players)
            )
            waiting = games.load(match.game).waiting_for(state)
            after = replace(match, version=version, state=state, waiting=waiting, players=seated)
            return Change(match, update_deadlines(after, now), Entry(version, None, now, ()))

        return await self.matches.change(match.id, place)

    async def hand_over(self, match: Match, seat: int, person: Person, *agreed: Person) -> Match:
        """Hand *seat* to *person*: the first of *agreed* invites them, and the others agree."""
        inviter, *others = (who.user_id for who in agreed)
        now = await self.matches.get(match.id) or match
        invitation = await self.invitations.make(now, seat, person.user_id, inviter)
        for user_id in others:
            await self.invitations.agree(match.id, invitation.id, user_id)
        _, after = await self.invitations.accept(match.id, invitation.id, person)
        return after

    def sample(self, match: Match, seat: int) -> Any:
        game = games.load(match.game)
        return game.sample(game.offers(match.state, seat), self.random)

    async def move(self, match: Match) -> Match:
        """Make a random move for a seat that the match waits for."""
        seat = min(match.waiting)
        user_id = match.players[seat].user_id
        move = self.sample(match, seat)
        if user_id is None:
            moved = await self.matches.change_if_unmoved(match, turns.act_for, seat, move)
            assert moved is not None
            return moved
        return await self.matches.change_once(
            next(self.interactions), match.id, turns.act, user_id, move, match.version
        )

    async def finish(self, match: Match) -> Match:
        while match.status == "running":
            match = await self.move(match)
        return match


async def find_refusal(attempt: Awaitable[object]) -> str:
    """Return the id of the sentence with which *attempt* is refused."""
    with pytest.raises(Refusal) as refusal:
        await attempt
    assert language_of("en")(refusal.value.text)  # a missing message is an error
    return refusal.value.text.id


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without matches, created once, because migrating takes longer than most tests."""
    file = tmp_path_factory.mktemp("migrated") / "freehold.db"

    async def make() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{file}")
        await store.close()

    asyncio.run(make())
    return file


@pytest.fixture
async def house(
    tmp_path: Path, migrated: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> AsyncIterator[House]:
    kind = getattr(request, "param", "sqlite")
    if "same_cards" not in request.fixturenames:
        # the same cards on every kind of database
        name = re.sub(rf"\[{kind}\]$|{kind}-|-{kind}", "", request.node.nodeid)
        seal_by_name(monkeypatch, name)
    turn_off_fsync(monkeypatch)
    if kind == "sqlite":
        house = House(tmp_path / "freehold.db")
        shutil.copy(migrated, house.file)
        await house.open()
        yield house
        await house.close()
        return
    server: Server = request.getfixturevalue("postgresql")
    name = await server.create_database()
    house = House(server.url(name))
    await house.open()
    yield house
    await house.close()
    await server.drop(name)


@pytest.fixture
async def impatient(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the house hardly wait for others to unlock its file."""
    await house.close()
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.01)
    await house.open()
