"""A table at which people play through Discord's protocol, and the time their clicks take."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any, Literal

from bot.discord.controls import Control, parse
from sandbox.client.people import Person
from sandbox.model.reading import controls, text
from sandbox.model.records import User
from sandbox.server import Sandbox

LOOK = 1.5
"""Seconds that a person looks at the table before moving, on average."""

WITHIN = 60.0
"""The most seconds to wait for anything, generous enough for a busy machine."""

MOVES = ("do", "pick", "choose")

Way = Literal["button", "command", "completion"]
"""How somebody asks for their hand. Freehold acknowledges a button without looking anything up."""


def seat_people(sandbox: Sandbox, number: int) -> tuple[Person, Person]:
    """Seat two people at a table of their own, because there are limits to what one person does."""
    return _person(sandbox, f"Host {number}"), _person(sandbox, f"Guest {number}")


def _person(sandbox: Sandbox, name: str) -> Person:
    """Create the person of that *name*, who is on every server."""
    world = sandbox.world
    known = next((person for person in sandbox.people.values() if person.user.name == name), None)
    if known is not None:
        return known
    user = world.add_user(User(world.new_id(), name))
    for guild in world.guilds.values():
        guild.members[user.id] = []
    sandbox.people[user.id] = person = Person(world, sandbox.interactions, user)
    return person


class Table:
    """One match and its people; *acknowledged* and *shown* list how long their clicks took, in ms.

    There are two people, or one against a bot opponent of that *level*. They *look* at the table for that
    many seconds before they move, on average.
    """

    def __init__(
        self, sandbox: Sandbox, channel: int, number: int, level: str = "", look: float = LOOK
    ) -> None:
        self._world = sandbox.world
        self._people = seat_people(sandbox, number)[: 1 if level else 2]
        self._level = level
        self.look = look
        self._channel = channel
        self._random = Random(number)
        self._match = 0
        self.acknowledged: list[float] = []
        self.shown: list[float] = []

    async def open(self, game: str = "property") -> None:
        """Begin a match if there is no other or the other is over."""
        self._match = 0
        host, *others = self._people
        await host.wait_for_answer(await host.command(self._channel, f"{game} new"))
        for other in others:
            await self._press(other, "join")
        if self._level:
            await self._press(host, "more")
            part, _, message = await self._find(host, "addbot")
            await host.wait_for_answer(await host.select(message, part["custom_id"], [self._level]))
        await self._press(host, "start")
        await self.appear()

    async def appear(self) -> None:
        """Wait until a running match is shown."""
        _, control, _ = await self._find(self._people[0], "hand")
        self._match = control.match

    async def play(self, end: float) -> None:
        """Look and move, again and again, until *end*."""
        while time.perf_counter() < end:
            await asyncio.sleep(self._random.uniform(0, 2 * self.look))
            if not await self.turn():
                return

    async def ask(self, way: Way, after: float) -> float:
        """Ask for the hand in that *way* after some seconds; return the ms until it is acknowledged."""
        await asyncio.sleep(after)
        who = self._people[0]
        part, _, message = await self._find(who, "hand")
        start = time.perf_counter()
        match way:
            case "button":
                await who.wait_for_answer(await who.click(message, part["custom_id"]))
            case "command":
                await who.wait_for_answer(await who.command(self._channel, "match hand"))
            case "completion":
                await who.autocomplete(self._channel, "match hand", "match", "")
        return (time.perf_counter() - start) * 1e3

    async def turn(self) -> bool:
        """Let somebody who is asked make a move; return whether the match goes on."""
        found = self._control(self._people[0], self._channel, ("hand",))
        if found is None:
            return False
        _, _, table = found
        shown = text(self._people[0].message(table))
        who = next((who for who in self._people if f"<@{who.id}>" in shown), None)
        if who is not None and (asked := await self._open_hand(who, *found)):
            await self._move(who, asked)
        return True

    async def _open_hand(
        self, who: Person, part: dict[str, Any], control: Control, table: int
    ) -> tuple[dict[str, Any], Control, int] | None:
        id = await self._use(who, table, part)
        await self._world.until(lambda: self._find_question(who, id) or self._is_over(), WITHIN)
        return self._find_question(who, id)

    async def _move(self, who: Person, found: tuple[dict[str, Any], Control, int]) -> None:
        part, control, message = found
        start = time.perf_counter()
        interaction = await self._use(who, message, part)
        if (modal := who.modal) is not None and modal["id"] == str(interaction):
            values = {item["custom_id"]: [item["options"][0]["value"]] for item in controls(modal)}
            start = time.perf_counter()
            await self._time(who, await who.submit(interaction, values), start)
        await self._world.until(
            lambda: (
                self._has_moved(control)
                or self._find_confirmation(who, message)
                or self._find_next_control(who, message, control)
            ),
            WITHIN,
        )
        if (sure := self._find_confirmation(who, message)) is not None:
            start = time.perf_counter()
            await self._use(who, message, sure)
        elif (
            not self._has_moved(control)
            and (then := self._find_next_control(who, message, control)) is not None
        ):
            await self._move(who, then)
            return
        await self._world.until(lambda: self._has_moved(control), WITHIN)
        self.shown.append((time.perf_counter() - start) * 1e3)

    async def _use(self, who: Person, message: int, part: dict[str, Any]) -> int:
        start = time.perf_counter()
        if part["type"] == 2:
            id = await who.click(message, part["custom_id"])
        else:
            values = [option["value"] for option in part["options"]]
            id = await who.select(message, part["custom_id"], values[: part.get("min_values", 1)])
        await self._time(who, id, start)
        return id

    async def _time(self, who: Person, id: int, start: float) -> None:
        await who.wait_for_answer(id)
        self.acknowledged.append((time.perf_counter() - start) * 1e3)

    async def _find(self, who: Person, *verbs: str) -> tuple[dict[str, Any], Control, int]:
        return await self._world.until(lambda: self._control(who, self._channel, verbs), WITHIN)

    async def _press(self, who: Person, verb: str) -> None:
        part, _, message = await self._find(who, verb)
        await who.wait_for_answer(await who.click(message, part["custom_id"]))

    def _find_question(self, who: Person, since: int) -> tuple[dict[str, Any], Control, int] | None:
        """Find what somebody is asked in a panel that is newer than the interaction *since*."""
        found = self._control(who, self._channel, MOVES)
        return found if found and found[2] > since else None

    def _find_confirmation(self, who: Person, message: int) -> dict[str, Any] | None:
        for part in controls(who.message(message)):
            if (control := parse(part["custom_id"])) and control.verb == "sure":
                return part
        return None

    def _find_next_control(
        self, who: Person, message: int, before: Control
    ) -> tuple[dict[str, Any], Control, int] | None:
        """Find the first control of the step that *before* has led to."""
        for part in controls(who.message(message)):
            control = parse(part["custom_id"])
            if control and control.verb in MOVES and len(control.argument) > len(before.argument):
                return (part, control, message) if control.version == before.version else None
        return None

    def _has_moved(self, control: Control) -> bool:
        """Whether the table shows something newer than when *control* was shown."""
        found = self._control(self._people[0], self._channel, ("hand",))
        return self._is_over() or (found is not None and found[1].version > control.version)

    def _is_over(self) -> bool:
        """Whether the table shows the end."""
        return self._control(self._people[0], self._channel, ("rematch",)) is not None

    def _control(
        self, who: Person, channel: int, verbs: tuple[str, ...]
    ) -> tuple[dict[str, Any], Control, int] | None:
        """Find the newest open control of this match that does one of *verbs*, and its message's id."""
        for message in reversed(who.messages(channel)):
            for part in controls(message):
                control = parse(part["custom_id"])
                mine = control and control.verb in verbs and self._match in (0, control.match)
                if control and mine and not part.get("disabled"):
                    return part, control, int(message["id"])
        return None
