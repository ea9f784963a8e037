"""A person who plays, for tests through Discord's protocol."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import games
from bot.discord.controls import Control, parse
from games.core import AnyGame, Offer
from sandbox.client.people import Person
from sandbox.model.reading import controls, text
from sandbox.model.records import Message
from sandbox.model.world import PATIENCE
from sandbox.server import Sandbox

Json = dict[str, Any]


MOVES = ("do", "pick", "choose")


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
        """Make some move by what the newest panel offers, and see what comes of it there or privately.

        A person who plays *well* does what the bot opponent would do in their place. Whether they tried:
        not if no move is asked for any more.
        """
        message = self._asking()
        if message is None:
            return False
        parts = [part for part in controls(message) if _moves(part)]
        game, state, seat = self._match(_control(parts[0]).match)
        offers = game.open_to(state, seat)
        part = random.choice(parts)
        index, chosen = _control(part).argument, {}
        if well and (asked := game.offers(state, seat)):
            move = game.choose(game.view(state, seat), asked, random)
            number = next(number for number, offer in enumerate(offers) if _makes(offer, move))
            index, chosen = str(number), _choices(offers[number], move)
            part = next((part for part in parts if _serves(part, index)), part)
        control = _control(part)
        values = [option["value"] for option in part.get("options", ())]
        if control.verb == "pick":
            values = [index] if index in values else [index := random.choice(values)]
        if not chosen and int(index) < len(offers):  # else the match has moved on
            chosen = {field.name: field.sample(random) for field in offers[int(index)].fields}
        if control.verb == "choose":
            wanted = {str(option) for options in chosen.values() for option in options}
            values = [value for value in values if value in wanted] or values[: part["min_values"]]
        await self._make(message, part, values, lambda item: _filling(item, chosen))
        id = int(message["id"])
        if (asked := self.offered(["sure"], id)) is not None:
            await self._use(*asked, ())
            await self._world.until(lambda: self.offered(["sure"], id) is None, PATIENCE)
        return True

    async def take(self, move: str, **answers: Sequence[str]) -> None:
        """Make the move with *move* in its name, and see what comes of it on that panel or privately.

        Its fields are filled in with *answers*, options by value or by name; else what stands first is left.
        """
        await self._world.until(lambda: self._named(move), PATIENCE)
        found = self._named(move)
        assert found is not None
        message, part, value = found
        left = {name: list(options) for name, options in answers.items()}
        values = [value] if value else _named_options(part, *left.values())
        replies = len(self.private())
        interaction = await self._make(
            message,
            part,
            values,
            lambda item: (
                _named_options(item, left.get(item["custom_id"].partition(":")[0], []))
                or [option["value"] for option in item["options"][: item.get("min_values", 1)]]
            ),
        )
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

    def _stored(self, interaction: int) -> bool:
        """Whether a move made through *interaction* is stored."""
        with closing(sqlite3.connect(self._file)) as database:
            query = "SELECT 1 FROM moves WHERE interaction_id = ?"
            return database.execute(query, (interaction,)).fetchone() is not None

    def _named(self, move: str) -> tuple[Json, Json, str] | None:
        """The newest panel with *move* in the name of a control or of an entry, that control and entry."""
        for message in self._visible():
            for part in filter(_moves, controls({"components": message.components})):
                shown = self.person.message(message.id)
                if move in part.get("label", "") or move in part.get("placeholder", ""):
                    return shown, part, ""
                for option in part.get("options", ()):
                    if _does(part).startswith("pick") and move in option["label"]:
                        return shown, part, option["value"]
        return None

    async def _make(
        self, message: Json, part: Json, values: Collection[str], filling: Callable[[Json], list[str]]
    ) -> int:
        """Use a control, fill in the window if it opens one, and wait until something is shown.

        The last interaction's id.
        """
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
                or self.person.message(id) != message
                or len(self.private()) > replies
            ),
            PATIENCE,
        )
        return interaction

    def open_to(self, match_id: int) -> list[Offer]:
        """What is open to them in a match as it is stored."""
        game, state, seat = self._match(match_id)
        return game.open_to(state, seat)

    def _match(self, match_id: int) -> tuple[AnyGame, Any, int]:
        """A match as it is stored: its game, its state, and their seat."""
        with closing(sqlite3.connect(self._file)) as database:
            query = (
                "SELECT game, state, seat FROM matches JOIN players ON match_id = id"
                " WHERE id = ? AND user_id = ?"
            )
            key, state, seat = database.execute(query, (match_id, self.person.id)).fetchone()
        game = games.load(key)
        return game, game.decode(state), seat


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


def _serves(part: Json, index: str) -> bool:
    """Whether a control makes the offer number *index*."""
    control = _control(part)
    if control.verb == "pick":
        return index in [option["value"] for option in part["options"]]
    return control.argument == index


def _filling(item: Json, chosen: dict[str, tuple[int, ...]]) -> list[str]:
    """What to choose in one select of a window; a field has several if its options are many."""
    values = [option["value"] for option in item["options"]]
    wanted = set(map(str, chosen.get(item["custom_id"].partition(":")[0], ())))
    return [value for value in values if value in wanted] or values[: item.get("min_values", 1)]


def _named_options(item: Json, *wanted: list[str]) -> list[str]:
    """The values of the options of a select that are *wanted* by value or name, which are so no more."""
    found = []
    for options in wanted:
        for option in item.get("options", ()):
            for name in (option["value"], option["label"], option["label"].rpartition(" · ")[2]):
                if name in options:
                    options.remove(name)
                    found.append(option["value"])
                    break
    return found


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
