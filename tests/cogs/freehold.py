"""The bot as it runs, and people who use it, for tests through Discord's protocol."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from random import Random
from typing import Any

import structlog

from bot.client import Client
from bot.controls import parse
from bot.settings import Settings
from bot.store import Store
from sandbox.people import Person
from sandbox.reading import controls, text
from sandbox.records import Message
from sandbox.server import Sandbox

Json = dict[str, Any]

PATIENCE = 30
"""Seconds after which a test gives up waiting."""

MOVES = ("do", "pick", "choose")


class Freehold:
    """The whole bot, its database in *file*, connected to *sandbox* and living in its time.

    *faults* are the errors it logged.
    """

    def __init__(self, sandbox: Sandbox, file: Path) -> None:
        self.sandbox = sandbox
        self.file = file
        self.faults: list[Json] = []
        self._settings = Settings(
            _env_file=None,
            discord_token=sandbox.world.token,
            discord_api_url=sandbox.api_url,
            discord_gateway_url=sandbox.gateway_url,
            database_url=f"sqlite+aiosqlite:///{file}",
        )

    async def start(self) -> None:
        """Connect, and wait until people can type commands."""
        structlog.configure(processors=[self._hear])
        self.store = await Store.open(self._settings.database_url)
        self.client = Client(self._settings, self.store, self.sandbox.world.now)
        self._session = asyncio.create_task(self.client.start(self.sandbox.world.token))
        async with asyncio.timeout(PATIENCE):
            while not (self.client.is_ready() and self.sandbox.world.commands):
                await asyncio.wait([self._session], timeout=0.01)
                if self._session.done():
                    self._session.result()

    async def stop(self) -> None:
        """End in order."""
        await self.client.shut_down()
        await self._session
        await self.store.close()
        structlog.reset_defaults()

    def _hear(self, logger: Any, method: str, event: structlog.typing.EventDict) -> Any:
        if method in ("error", "exception", "critical"):
            self.faults.append(dict(event))
        raise structlog.DropEvent

    def guest(self, name: str, channel: str = "games") -> Guest:
        """One of the sandbox's people, in a channel."""
        return Guest(self.sandbox, self.sandbox.person(name), self.sandbox.world.place(channel).id)

    async def table(self, *names: str, bots: int = 0, **options: Any) -> list[Guest]:
        """Start a match with these people and *bots*; the people, the host first, where it is played."""
        host, *others = guests = [self.guest(name) for name in names]
        await host.command("property new", **options)
        lobby = await host.shown(f"{names[0]}** · A · host")
        for guest in guests:
            guest.channel_id = int(lobby["channel_id"])
        for guest, name in zip(others, names[1:], strict=True):
            await guest.press("join")
            await host.shown(f"{name}**")
        for number in range(1, bots + 1):
            await host.press("addbot")
            await host.person.until(lambda message: text(message).count("· bot") == number)  # noqa: B023
        await host.press("start")
        await self.sandbox.world.until(lambda: host.offered(["hand"]), PATIENCE)
        return guests


class Guest:
    """A *person* who plays in a channel: sees messages and presses what they offer."""

    def __init__(self, sandbox: Sandbox, person: Person, channel_id: int) -> None:
        self.person = person
        self.channel_id = channel_id
        self._world = sandbox.world

    def seen(self) -> list[Json]:
        """The messages in the channel and in the DM with the bot, the newest first."""
        return [self.person.message(message.id) for message in self._visible()]

    def _visible(self) -> Iterator[Message]:
        dm = self.person.dm()
        places = {self.channel_id} if dm is None else {self.channel_id, dm.id}
        for message in reversed(self._world.messages.values()):
            if message.channel_id in places and message.viewer in (None, self.person.id):
                yield message

    def private(self) -> list[str]:
        """The words of the private replies, the newest first."""
        return [
            text(self.person.message(message.id)) for message in self._visible() if message.viewer is not None
        ]

    def offered(self, verbs: Collection[str], message_id: int | None = None) -> tuple[Json, Json] | None:
        """The newest message with an open control that does one of *verbs*, and that control.

        A verb may be followed by a colon and an argument.
        """
        for message in self._visible():
            if message_id in (None, message.id):
                for part in controls({"components": message.components}):
                    does = _does(part)
                    if not part.get("disabled") and (does in verbs or does.partition(":")[0] in verbs):
                        return self.person.message(message.id), part
        return None

    async def command(self, name: str, **options: Any) -> int:
        """Send a slash command and wait for the acknowledgement; the interaction's id."""
        id = await self.person.command(self.channel_id, name, **options)
        await self.person.answered(id)
        return id

    async def press(self, verb: str, *values: str, message_id: int | None = None) -> int:
        """Use the newest control that does *verb*, a select with *values*; the interaction's id."""
        await self._world.until(lambda: self.offered([verb], message_id), PATIENCE)
        found = self.offered([verb], message_id)
        assert found is not None
        message, part = found
        return await self._use(message, part, values)

    async def _use(self, message: Json, part: Json, values: Collection[str]) -> int:
        id = int(message["id"])
        if part["type"] == 2:
            interaction = await self.person.click(id, part["custom_id"])
        else:
            interaction = await self.person.select(id, part["custom_id"], list(values))
        await self.person.answered(interaction)
        return interaction

    async def told(self, words: str) -> str:
        """Wait for a private reply with *words* in it; the reply."""
        found = await self._world.until(
            lambda: next((r for r in self.private() if words in r), None), PATIENCE
        )
        return str(found)

    async def shown(self, words: str) -> Json:
        """Wait for a message with *words* in it; the message."""
        return await self.see(lambda message: words in text(message))

    async def see(self, wanted: Callable[[Json], Any]) -> Json:
        """Wait for a message that is *wanted*; the newest such."""
        return await self.person.until(wanted, PATIENCE)

    # Playing

    def asked(self) -> bool:
        """Whether the newest panel offers moves."""
        return self.offered(MOVES) is not None

    async def move(self, random: Random) -> None:
        """Make some move by what the newest panel offers, and see what comes of it there or privately."""
        found = self.offered(MOVES)
        assert found is not None
        message = found[0]
        part = random.choice(
            [p for p in controls(message) if _does(p).partition(":")[0] in MOVES and not p.get("disabled")]
        )
        values = [option["value"] for option in part.get("options", ())]
        replies = len(self.private())
        interaction = await self._use(message, part, random.sample(values, part.get("min_values", 0)))
        if (modal := self.person.modal) is not None and modal["id"] == str(interaction):
            filling = {
                item["custom_id"]: [random.choice(item["options"])["value"]] for item in controls(modal)
            }
            await self.person.answered(await self.person.submit(interaction, filling))
        id = int(message["id"])
        await self._world.until(
            lambda: (
                id not in self._world.messages
                or self.person.message(id) != message
                or len(self.private()) > replies
            ),
            10,
        )
        if (asked := self.offered(["sure"], id)) is not None:
            await self._use(*asked, ())
            await self._world.until(lambda: self.offered(["sure"], id) is None, PATIENCE)


def _does(part: Json) -> str:
    control = parse(part["custom_id"])
    return f"{control.verb}:{control.argument}" if control else ""


async def play(sandbox: Sandbox, guests: list[Guest], random: Random, moves: int = 1000) -> int:
    """Let *guests* move whenever they are asked, at most *moves* times or until the match is over."""
    for made in range(moves):
        await sandbox.world.until(
            lambda: guests[0].offered(["rematch"]) or any(g.asked() for g in guests), 20
        )
        if guests[0].offered(["rematch"]):
            return made
        await next(guest for guest in guests if guest.asked()).move(random)
    return moves
