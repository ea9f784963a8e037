"""A person who plays, for tests through Discord's protocol."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import games
from bot.discord.controls import Control, parse
from bot.discord.messages.moves import read
from games.core import AnyGame, Field, Offer
from games.kit.panel import Fill, Make, Panel, at
from sandbox.client.people import Person
from sandbox.model.reading import controls, text
from sandbox.model.records import Message
from sandbox.model.world import PATIENCE
from sandbox.server import Sandbox

Json = dict[str, Any]


MOVES = ("do", "pick", "choose")
EPHEMERAL = 64


class Click(NamedTuple):
    """The use of a control of a message: its custom_id, and what is chosen if it is a select."""

    message: int
    custom_id: str
    values: list[str] | None = None


class Guest:
    """A *person* who plays in a channel: sees messages and presses what they offer.

    What a move may be filled in with, they know from the bot's database in *file*.
    """

    def __init__(self, sandbox: Sandbox, person: Person, channel_id: int, file: Path) -> None:
        self.person = person
        self.channel_id = channel_id
        self._world = sandbox.world
        self._file = file

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
        """Whether a panel asks for a move."""
        return self._asking() is not None

    def _asking(self) -> Json | None:
        """The newest panel that asks for a move; one that only offers what is open at any time does not."""
        for message in self._visible():
            frame = message.components[0] if message.components else {}
            if frame.get("accent_color") is not None and any(map(_moves, controls(frame))):
                return self.person.message(message.id)
        return None

    async def move(self, random: Random, well: bool = False) -> bool:
        """Make some move by what the newest panel shows, and see what comes of it there or privately.

        A person who plays *well* does what the bot opponent would do in their place. Whether they tried:
        not if no move is asked for any more.
        """
        message = self._asking()
        if message is None:
            return False
        question = self._question(message)
        asked = question.game.offers(question.state, question.seat)
        if well and asked:
            view = question.game.view(question.state, question.seat)
            move = question.game.choose(view, asked, random)
            number = next(n for n, offer in enumerate(question.offers) if _makes(offer, move))
            await self._walk(
                message, question, *question.way(number, _choices(question.offers[number], move))
            )
            return True
        path: tuple[int, ...] = ()
        with suppress(LookupError):  # the match has moved on from what is shown
            if not self._step(int(message["id"]), ()):
                await self._back(message)
            while isinstance(where := at(question.panel, path), Panel):
                part = random.choice(self._step(int(message["id"]), path))
                control = _control(part)
                if control.verb == "choose":
                    assert isinstance(where.select, Fill)
                    await self._finish(message, part, question.sample(where.select.make, random))
                    return True
                values = [random.choice(part["options"])["value"]] if control.verb == "pick" else []
                path = (*path, int(values[0])) if values else read(control.argument)
                make = at(question.panel, path)
                if isinstance(make, Make):
                    await self._finish(message, part, question.sample(make, random), values)
                else:
                    await self._make(message, part, values, list)
        return True

    async def take(self, move: str, **given: int | Sequence[int]) -> int:
        """Make the *move* so called, with what is *given* about it, and see what comes of it.

        Where something is left to choose, it is what stands first. The last interaction's id.
        """
        await self._world.until(lambda: self.offers(move, **given), PATIENCE)
        found = self.offers(move, **given)
        assert found is not None
        message, question, number = found
        chosen = {
            field.name: _options(field, given.get(field.name)) for field in question.offers[number].fields
        }
        replies = len(self.private())
        interaction = await self._walk(message, question, *question.way(number, chosen))
        # What somebody else did may have changed the panel first.
        await self._world.until(
            lambda: (
                self._stored(interaction)
                or len(self.private()) > replies
                or self.offered(["sure"], int(message["id"]))
                or any("moved on since" in text(seen) for seen in self.seen() if seen["id"] == message["id"])
            ),
            PATIENCE,
        )
        return interaction

    async def ready(self, move: str, **given: int | Sequence[int]) -> Click:
        """Open the hand privately and tap there towards the *move* so called: the click that makes it."""
        before = {message.id for message in self._visible()}
        await self.press("hand")
        message = await self.see(
            lambda m: int(m["id"]) not in before and m["flags"] & EPHEMERAL and any(map(_moves, controls(m)))
        )
        found = self.offers(move, **given)
        assert found is not None
        _, question, number = found
        offer = question.offers[number]
        path, chosen = question.way(number, {f.name: _options(f, given.get(f.name)) for f in offer.fields})
        id = int(message["id"])
        fills = not isinstance(at(question.panel, path), Make)
        for depth in range(len(path) if fills else len(path) - 1):
            part = next(part for part in self._step(id, path[:depth]) if _taps(part, path[: depth + 1]))
            values = [str(path[depth])] if _control(part).verb == "pick" else []
            await self._make(message, part, values, list)
            await self._arrived(id, path[: depth + 1])
        if fills:
            part = next(part for part in self._step(id, path) if _control(part).verb == "choose")
            return Click(
                id, part["custom_id"], [str(option) for options in chosen.values() for option in options]
            )
        part = next(part for part in self._step(id, path[:-1]) if _taps(part, path))
        values = [str(path[-1])] if _control(part).verb == "pick" else None
        return Click(id, part["custom_id"], values)

    def offers(self, move: str, **given: int | Sequence[int]) -> tuple[Json, Question, int] | None:
        """The newest panel that offers the *move* so called with what is *given* about it.

        With it, what it asks and the number of the offer.
        """
        for message in self._visible():
            shown = self.person.message(message.id)
            if any(map(_moves, controls(shown))):
                question = self._question(shown)
                part = next(filter(_moves, controls(shown)))
                if _control(part).version < question.asked:  # it is to be shown anew
                    continue
                for number, offer in enumerate(question.offers):
                    if offer.move == move and _agrees(offer, given):
                        return shown, question, number
        return None

    def _step(self, message: int, path: tuple[int, ...]) -> list[Json]:
        """The controls of a message that belong to the step at *path*: neither back nor of another step."""
        found = []
        for part in filter(_moves, controls(self.person.message(message))):
            control = _control(part)
            at_tap = read(control.argument)
            if (at_tap[:-1] if control.verb == "do" else at_tap) == path and (control.verb != "do" or at_tap):
                found.append(part)
        return found

    async def _walk(
        self, message: Json, question: Question, path: tuple[int, ...], chosen: Mapping[str, tuple[int, ...]]
    ) -> int:
        """Tap along *path* and answer what is asked at its end as *chosen*; the last interaction's id."""
        interaction = 0
        if not self._step(int(message["id"]), ()):
            await self._back(message)
        for depth, number in enumerate(path):
            shown = self._step(int(message["id"]), path[:depth])
            part = next((part for part in shown if _taps(part, path[: depth + 1])), None)
            if part is None:  # the match has moved on
                return interaction
            values = [str(number)] if _control(part).verb == "pick" else []
            if depth + 1 == len(path) and isinstance(at(question.panel, path), Make):
                return await self._finish(message, part, chosen, values)
            interaction = await self._make(message, part, values, list)
            await self._arrived(int(message["id"]), path[: depth + 1])
        shown = self._step(int(message["id"]), path)
        return await self._finish(
            message, next(part for part in shown if _control(part).verb == "choose"), chosen
        )

    async def _arrived(self, id: int, path: tuple[int, ...]) -> None:
        """Wait until a message shows the step at *path*, or that the match has moved on."""
        await self._world.until(
            lambda: (
                id not in self._world.messages
                or self._step(id, path)
                or "moved on since" in text(self.person.message(id))
            ),
            PATIENCE,
        )

    async def _back(self, message: Json) -> None:
        """Tap back to the first step of a panel."""
        id = int(message["id"])
        while not self._step(id, ()) and any(map(_moves, shown := controls(self.person.message(id)))):
            part = min(filter(_moves, shown), key=lambda part: len(read(_control(part).argument)))
            await self._make(message, part, [], list)

    async def _finish(
        self, message: Json, part: Json, chosen: Mapping[str, tuple[int, ...]], values: Sequence[str] = ()
    ) -> int:
        """Use the control that makes a move as *chosen*, confirm it if asked; the last interaction's id."""
        if _control(part).verb == "choose":
            wanted = {str(option) for options in chosen.values() for option in options}
            values = [option["value"] for option in part["options"] if option["value"] in wanted]
        interaction = await self._make(message, part, values, lambda item: _filling(item, chosen))
        id = int(message["id"])
        if (asked := self.offered(["sure"], id)) is not None:
            interaction = await self._use(*asked, ())
            await self._world.until(lambda: self.offered(["sure"], id) is None, PATIENCE)
        return interaction

    def _stored(self, interaction: int) -> bool:
        """Whether a move made through *interaction* is stored."""
        with closing(sqlite3.connect(self._file)) as database:
            query = "SELECT 1 FROM moves WHERE interaction_id = ?"
            return database.execute(query, (interaction,)).fetchone() is not None

    async def _make(
        self, message: Json, part: Json, values: Collection[str], filling: Callable[[Json], list[str]]
    ) -> int:
        """Use a control, fill in the window if it opens one, and wait until something is shown.

        The last interaction's id.
        """
        before = self.person.message(int(message["id"]))
        replies = len(self.private())
        interaction = await self._use(message, part, values)
        if (modal := self.person.modal) is not None and modal["id"] == str(interaction):
            filled = {item["custom_id"]: filling(item) for item in controls(modal)}
            interaction = await self.person.submit(interaction, filled)
            await self.person.answered(interaction, PATIENCE)
        id = int(message["id"])
        await self._world.until(
            lambda: (
                id not in self._world.messages
                or self.person.message(id) != before
                or len(self.private()) > replies
            ),
            PATIENCE,
        )
        return interaction

    def open_to(self, match_id: int) -> list[Offer]:
        """What is open to them in a match as it is stored."""
        return self._stored_question(match_id).offers

    def _question(self, message: Json) -> Question:
        """What a panel asks, of the match as it is stored."""
        part = next(filter(_moves, controls(message)))
        return self._stored_question(_control(part).match)

    def _stored_question(self, match_id: int) -> Question:
        with closing(sqlite3.connect(self._file)) as database:
            query = (
                "SELECT game, state, seat, asked FROM matches JOIN players ON match_id = id"
                " WHERE id = ? AND user_id = ?"
            )
            key, state, seat, asked = database.execute(query, (match_id, self.person.id)).fetchone()
        game = games.load(key)
        return Question(game, game.decode(state), seat, asked)


class Question:
    """What a seat is asked in a state of a match: its offers, and the panel that leads to them.

    *asked* is the number of the question (`Player.asked`).
    """

    def __init__(self, game: AnyGame, state: Any, seat: int, asked: int) -> None:
        self.game, self.state, self.seat, self.asked = game, state, seat, asked
        self.offers = game.open_to(state, seat)
        self.panel = game.panel(game.view(state, seat), self.offers) if self.offers else Panel()

    def sample(self, make: Make, random: Random) -> dict[str, tuple[int, ...]]:
        """Some answer to all fields of what *make* makes."""
        fields = self.offers[make.offer].fields
        return {field.name: make.chosen.get(field.name) or field.sample(random) for field in fields}

    def way(
        self, number: int, chosen: dict[str, tuple[int, ...]]
    ) -> tuple[tuple[int, ...], dict[str, tuple[int, ...]]]:
        """The shortest path to the offer *number* as *chosen*, and that."""

        def fits(make: Make) -> bool:
            parts = make.chosen.items()
            return make.offer == number and all(set(options) == set(chosen[name]) for name, options in parts)

        ahead: deque[tuple[tuple[int, ...], Panel]] = deque([((), self.panel)])
        while ahead:
            path, step = ahead.popleft()
            for index, tap in enumerate(step.taps):
                if not isinstance(tap.then, Make):
                    ahead.append(((*path, index), tap.then()))
                elif fits(tap.then):
                    return (*path, index), chosen
            if isinstance(step.select, Fill) and fits(step.select.make):
                return path, chosen
        raise AssertionError(f"no way to {self.offers[number]}")


def _makes(offer: Offer, move: Any) -> bool:
    """Whether *move* is made from *offer*."""
    given = {name: getattr(move, name, None) for name in offer.given}
    return offer.move == move.__struct_config__.tag and given == offer.given and _allows(offer, move)


def _allows(offer: Offer, move: Any) -> bool:
    return all(
        set(options) <= set(field.options)
        for field, options in zip(offer.fields, _choices(offer, move).values(), strict=True)
    )


def _choices(offer: Offer, move: Any) -> dict[str, tuple[int, ...]]:
    """What *move* chooses for the fields of *offer*."""
    values = {field.name: getattr(move, field.name) for field in offer.fields}
    return {name: value if isinstance(value, tuple) else (value,) for name, value in values.items()}


def _taps(part: Json, path: tuple[int, ...]) -> bool:
    """Whether a control is the last tap of *path*."""
    control = _control(part)
    if control.verb == "pick":
        return str(path[-1]) in [option["value"] for option in part["options"]]
    return control.verb == "do" and read(control.argument) == path


def _agrees(offer: Offer, given: Mapping[str, int | Sequence[int]]) -> bool:
    """Whether *offer* allows what is *given*."""
    fields = {field.name: field for field in offer.fields}
    return all(
        offer.given.get(name) == value
        if name in offer.given
        else name in fields and set(_options(fields[name], value)) <= set(fields[name].options)
        for name, value in given.items()
    )


def _options(field: Field, value: int | Sequence[int] | None) -> tuple[int, ...]:
    """The options of *field* that answer it: those given, or those that stand first."""
    if value is None:
        return field.options[: field.least] if not field.need else field.sample(Random(0))
    return (value,) if isinstance(value, int) else tuple(value)


def _filling(item: Json, chosen: Mapping[str, tuple[int, ...]]) -> list[str]:
    """What to choose in one select of a window; a field has several if its options are many."""
    values = [option["value"] for option in item["options"]]
    wanted = set(map(str, chosen.get(item["custom_id"].partition(":")[0], ())))
    return [value for value in values if value in wanted] or values[: item.get("min_values", 1)]


def _control(part: Json) -> Control:
    control = parse(part["custom_id"])
    assert control is not None
    return control


def _moves(part: Json) -> bool:
    return _does(part).partition(":")[0] in MOVES and not part.get("disabled")


def _does(part: Json) -> str:
    control = parse(part["custom_id"])
    return f"{control.verb}:{control.argument}" if control else ""


async def play(
    sandbox: Sandbox, guests: list[Guest], random: Random, moves: int = 1000, *, well: bool = False
) -> int:
    """Let *guests* move whenever they are asked, all those at once who are asked at once; see `Guest.move`.

    It ends after so many *moves*, or when the match is over; how many there were.
    """
    made = 0
    while made < moves:
        await sandbox.world.until(
            lambda: guests[0].offered(["rematch"]) or any(g.asked() for g in guests), PATIENCE
        )
        if guests[0].offered(["rematch"]):
            break
        asked = [guest for guest in guests if guest.asked()][: moves - made]
        made += sum(await asyncio.gather(*(guest.move(random, well) for guest in asked)))
    return made
