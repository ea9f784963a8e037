"""A person who plays, for tests through Discord's protocol."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

import games
from bot.discord.messages.moves import read_path
from games.core import Offer
from games.kit.moves import find_ways
from games.kit.panel import Make, follow_path
from sandbox.client.people import Person
from sandbox.model.reading import controls, text
from sandbox.model.records import Message
from sandbox.model.world import PATIENCE
from sandbox.server import Sandbox
from tests.kit.peeking import Database, rows
from tests.kit.questions import (
    Json,
    Question,
    allows,
    choose_ticks,
    fill_select,
    find_values,
    moves,
    options,
    parse_control,
    read_action,
)

EPHEMERAL = 64


class Click(NamedTuple):
    """The use of a control: its custom_id, and the chosen values of a select."""

    message: int
    custom_id: str
    values: list[str] | None = None


class Guest:
    """A *person* who plays in a channel: sees messages and presses the controls in them.

    They read the possible answers to a move from the bot's database in *place*. Unless *reads_dm*, they never
    look at their direct messages.
    """

    def __init__(self, sandbox: Sandbox, person: Person, channel_id: int, place: Database) -> None:
        self.person = person
        self.channel_id = channel_id
        self.reads_dm = True
        self._world = sandbox.world
        self._place = place

    def find_messages(self) -> list[Json]:
        """Find the messages in the channel and, if they read it, in the DM with the bot, newest first."""
        return [self.person.message(message.id) for message in self._walk_messages()]

    def _walk_messages(self) -> Iterator[Message]:
        dm = self.person.dm()
        places = {self.channel_id, dm.id} if dm and self.reads_dm else {self.channel_id}
        for message in reversed(self._world.messages.values()):
            if message.channel_id in places and message.viewer in (None, self.person.id):
                yield message

    def find_replies(self) -> list[str]:
        """Find the texts of the private replies, newest first."""
        return [
            text(self.person.message(message.id))
            for message in self._walk_messages()
            if message.viewer is not None
        ]

    def find_control(self, verbs: Collection[str], message_id: int | None = None) -> tuple[Json, Json] | None:
        """Find the newest message with an open control that does one of *verbs*, and that control.

        A verb may be followed by a colon and an argument.
        """
        for message in self._walk_messages():
            if message_id in (None, message.id):
                for part in controls({"components": message.components}):
                    done = read_action(part)
                    if not part.get("disabled") and (done in verbs or done.partition(":")[0] in verbs):
                        return self.person.message(message.id), part
        return None

    async def command(self, name: str, /, **options: Any) -> int:
        """Send a slash command and wait for the acknowledgement; return the interaction's id."""
        id = await self.person.command(self.channel_id, name, **options)
        await self.person.wait_for_answer(id)
        return id

    async def use_menu(self, name: str, user_id: int) -> None:
        """Choose the command *name* in the menu of a person, and wait for the acknowledgement."""
        await self.person.wait_for_answer(await self.person.use_menu(self.channel_id, name, user_id))

    async def press(self, verb: str, *values: str, message_id: int | None = None) -> int:
        """Use the newest control that does *verb*, a select with *values*; return the interaction's id."""
        await self._world.until(lambda: self.find_control([verb], message_id), PATIENCE)
        found = self.find_control([verb], message_id)
        assert found is not None
        message, part = found
        return await self._use(message, part, values)

    async def arrange(self, verb: str, *values: str) -> int:
        """Use the control *verb* behind *More* in the lobby, a select with *values*; return the id."""
        await self.press("more")
        return await self.press(verb, *values)

    async def resign(self) -> None:
        """Give up the match that is played here, and confirm it."""
        await self.command("match resign")
        await self.press("resignsure")

    async def _use(self, message: Json, part: Json, values: Collection[str]) -> int:
        id = int(message["id"])
        if part["type"] == 2:
            interaction = await self.person.click(id, part["custom_id"])
        else:
            interaction = await self.person.select(id, part["custom_id"], list(values))
        await self.person.wait_for_answer(interaction)
        return interaction

    async def wait_for_reply(self, words: str) -> str:
        """Wait for a private reply that contains *words*, and return it."""
        found = await self._world.until(
            lambda: next((r for r in self.find_replies() if words in r), None), PATIENCE
        )
        return str(found)

    async def wait_for_text(self, words: str) -> Json:
        """Wait for a message that contains *words*, and return it."""
        return await self.wait_for_message(lambda message: words in text(message))

    async def wait_for_message(self, wanted: Callable[[Json], Any]) -> Json:
        """Wait for a message that *wanted* accepts, and return the newest one."""
        return await self.person.until(wanted, PATIENCE)

    # Playing

    def is_asked(self, message_id: int | None = None) -> bool:
        """Whether a panel asks for a move: any panel, or just the one with the id *message_id*."""
        return self._find_question(message_id) is not None

    def _find_question(self, message_id: int | None = None) -> Json | None:
        """Find the newest panel that asks for a move, and not just offers what is open at any time."""
        for message in self._walk_messages():
            if message_id not in (None, message.id):
                continue
            frame = message.components[0] if message.components else {}
            if frame.get("accent_color") is not None and any(map(moves, controls(frame))):
                shown = self.person.message(message.id)
                if self._is_current(message.id, self._read_question(shown)):
                    return shown
        return None

    async def move(self, random: Random, well: bool = False) -> bool:
        """Make a move through the newest panel, and wait for its effect there or in private.

        A person who plays *well* moves as the bot opponent would in their place, unless that takes them
        several moves. Returns whether they tried: not if no move is asked for any more.
        """
        message = self._find_question()
        if message is None:
            return False
        question, replies = self._read_question(message), len(self.find_replies())
        asked = question.game.offers(question.state, question.seat)
        if well and asked:
            view = question.game.view(question.state, question.seat)
            move = question.game.choose(view, asked, random)
            number, chosen = next(iter(find_ways(question.offers, move).items()))
            try:
                way = question.way(number, chosen)
            except LookupError:  # a whole trade, which a person puts together in several moves
                way = None
            if way:
                interaction = await self.walk(message, question, *way)
                await self._wait_for_move(interaction, message, question, replies)
                return True
        path: tuple[int, ...] = ()
        if not self._step(int(message["id"]), question, path):
            await self._go_back(message, question)
        while shown := self._step(int(message["id"]), question, path):
            part = random.choice(shown)
            argument, values = parse_control(part).argument, []
            if parse_control(part).verb == "pick":
                values = [random.choice(part["options"])["value"]]
                argument = values[0]
            step, made = read_path(argument)
            if made:
                chosen = question.sample(question.make(made), random)
                interaction = await self._finish(message, part, chosen, values)
                await self._wait_for_move(interaction, message, question, replies)
                return True
            path = path + step if values else step
            await self._open_step(message, question, part, values, path)
        return True  # or the match has moved on

    async def take(self, move: str, **given: int | Sequence[int]) -> int:
        """Make the *move* of that name, with what is *given* about it, and wait for its effect.

        Where something is left to choose, take the first options. Returns the last interaction's id.
        """
        await self._world.until(lambda: self.find_offer(move, **given), PATIENCE)
        found = self.find_offer(move, **given)
        assert found is not None
        message, question, number = found
        chosen = {
            field.name: options(field, given.get(field.name)) for field in question.offers[number].fields
        }
        replies = len(self.find_replies())
        interaction = await self.walk(message, question, *question.way(number, chosen))
        await self._wait_for_move(interaction, message, question, replies)
        return interaction

    async def _wait_for_move(self, interaction: int, message: Json, question: Question, replies: int) -> None:
        """Wait until the move made through *interaction* is stored or was answered by more than *replies*.

        Somebody else's move, or an edit on its way, may have changed the panel first.
        """
        await self._world.until(
            lambda: (
                self._has_stored(interaction)
                or len(self.find_replies()) > replies
                or self.find_control(["sure"], int(message["id"]))
                or not self._is_current(int(message["id"]), question)
            ),
            PATIENCE,
        )

    async def prepare_click(self, move: str, **given: int | Sequence[int]) -> Click:
        """Open the hand privately and tap towards the *move* of that name; return the click that makes it."""
        before = {message.id for message in self._walk_messages()}
        await self.press("hand")
        message = await self.wait_for_message(
            lambda m: int(m["id"]) not in before and m["flags"] & EPHEMERAL and any(map(moves, controls(m)))
        )
        found = self.find_offer(move, **given)
        assert found is not None
        _, question, number = found
        offer = question.offers[number]
        path, chosen = question.way(number, {f.name: options(f, given.get(f.name)) for f in offer.fields})
        id = int(message["id"])
        fills = not isinstance(follow_path(question.panel, path), Make)
        for depth in range(1, len(path) + fills):
            tap = self._tap(id, question, path[:depth])
            assert tap is not None
            await self._open_step(message, question, *tap, path[:depth])
        if fills:
            part = next(
                part for part in self._step(id, question, path) if parse_control(part).verb == "choose"
            )
            return Click(id, part["custom_id"], choose_ticks(part, chosen))
        tap = self._tap(id, question, path)
        assert tap is not None
        return Click(id, tap[0]["custom_id"], tap[1] or None)

    def _tap(self, id: int, question: Question, path: tuple[int, ...]) -> tuple[Json, list[str]] | None:
        """Find the control of a message that is the last tap of *path*, and the values to choose in it."""
        for part in self._step(id, question, path[:-1]):
            values = find_values(part, path, question.pack_last_tap(path))
            if values is not None:
                return part, values
        return None

    async def take_while(self, move: str, is_open: Callable[[], bool]) -> None:
        """Make the *move* of that name once it is offered, unless *is_open* returns False before that."""
        await self._world.until(lambda: self.find_offer(move) or not is_open(), PATIENCE)
        if self.find_offer(move):
            await self.take(move)

    def find_offer(self, move: str, **given: int | Sequence[int]) -> tuple[Json, Question, int] | None:
        """Find the newest panel that offers the *move* of that name with what is *given* about it.

        Returns the panel, what it asks, and the number of the offer.
        """
        for message in self._walk_messages():
            shown = self.person.message(message.id)
            if any(map(moves, controls(shown))):
                question = self._read_question(shown)
                if not self._is_current(message.id, question):
                    continue
                for number, offer in enumerate(question.offers):
                    if offer.move == move and allows(offer, given):
                        return shown, question, number
        return None

    def _step(self, id: int, question: Question, path: tuple[int, ...]) -> list[Json]:
        """Find the controls of a message that belong to the step at *path*, without "back"."""
        message = self._world.messages.get(id)
        found = []
        for part in filter(moves, controls({"components": message.components}) if message else ()):
            control = parse_control(part)
            at_tap, _ = read_path(control.argument)
            step = at_tap[:-1] if control.verb == "do" else at_tap
            is_back = control.verb == "do" and not at_tap
            if control.version == question.asked and step == path and not is_back:
                found.append(part)
        return found

    async def walk(
        self, message: Json, question: Question, path: tuple[int, ...], chosen: Mapping[str, tuple[int, ...]]
    ) -> int:
        """Tap along *path* and answer at its end as *chosen*; return the last interaction's id."""
        interaction = 0
        if not self._step(int(message["id"]), question, ()):
            await self._go_back(message, question)
        for depth in range(1, len(path) + 1):
            tap = await self._wait_for_tap(int(message["id"]), question, path[:depth])
            if tap is None:  # the match has moved on
                return interaction
            if question.pack_last_tap(path[:depth]):
                return await self._finish(message, tap[0], chosen, tap[1])
            interaction = await self._open_step(message, question, *tap, path[:depth])
        for part in self._step(int(message["id"]), question, path):
            if parse_control(part).verb == "choose":
                return await self._finish(message, part, chosen)
        return interaction

    async def _wait_for_tap(
        self, id: int, question: Question, way: tuple[int, ...]
    ) -> tuple[Json, list[str]] | None:
        """Like `_tap`, but waits for it: an edit on its way may show another step for a moment."""
        tap = partial(self._tap, id, question, way)
        await self._world.until(lambda: tap() or not self._is_current(id, question), PATIENCE)
        return tap()

    async def _open_step(
        self, message: Json, question: Question, part: Json, values: Sequence[str], path: tuple[int, ...]
    ) -> int:
        """Use a control that leads to the step at *path*; wait until it does or the match has moved on."""
        id = int(message["id"])
        interaction = await self._use(message, part, values)
        step = partial(self._step, id, question, path)
        await self._world.until(lambda: step() or not self._is_current(id, question), PATIENCE)
        return interaction

    def _is_current(self, id: int, question: Question) -> bool:
        """Whether a message still asks the current question."""
        message = self._world.messages.get(id)
        parts = filter(moves, controls({"components": message.components})) if message else ()
        return any(parse_control(part).version == question.asked for part in parts)

    async def _go_back(self, message: Json, question: Question) -> None:
        """Tap back to the first step of a panel, as long as it asks the same question."""
        id = int(message["id"])
        while self._is_current(id, question) and not self._step(id, question, ()):
            shown = filter(moves, controls(self.person.message(id)))
            part = min(shown, key=lambda part: len(read_path(parse_control(part).argument)[0]))
            await self._make(message, part, [], list)

    async def _finish(
        self, message: Json, part: Json, chosen: Mapping[str, tuple[int, ...]], values: Sequence[str] = ()
    ) -> int:
        """Use the control of a move as *chosen*, and confirm if asked; return the last interaction's id."""
        if parse_control(part).verb == "choose":
            values = choose_ticks(part, chosen)
        interaction = await self._make(message, part, values, lambda item: fill_select(item, chosen))
        id = int(message["id"])
        if (asked := self.find_control(["sure"], id)) is not None:
            interaction = await self._use(*asked, ())
            await self._world.until(lambda: self.find_control(["sure"], id) is None, PATIENCE)
        return interaction

    def _has_stored(self, interaction: int) -> bool:
        """Whether the database has a move that was made through *interaction*."""
        query = "SELECT 1 FROM moves WHERE interaction_id = ?"
        return bool(rows(self._place, query, interaction))

    async def _make(
        self, message: Json, part: Json, values: Collection[str], fill_select: Callable[[Json], list[str]]
    ) -> int:
        """Use a control, fill in the window if it opens one, and wait until something is shown.

        Returns the last interaction's id.
        """
        before = self.person.message(int(message["id"]))
        replies = len(self.find_replies())
        interaction = await self._use(message, part, values)
        if (modal := self.person.modal) is not None and modal["id"] == str(interaction):
            filled = {item["custom_id"]: fill_select(item) for item in controls(modal)}
            interaction = await self.person.submit(interaction, filled)
            await self.person.wait_for_answer(interaction, PATIENCE)
        id = int(message["id"])
        await self._world.until(
            lambda: (
                id not in self._world.messages
                or self.person.message(id) != before
                or len(self.find_replies()) > replies
            ),
            PATIENCE,
        )
        return interaction

    def open_offers(self, match_id: int) -> list[Offer]:
        """Return the offers open to them in a match as it is stored."""
        return self._load_question(match_id).offers

    def _read_question(self, message: Json) -> Question:
        """Read what a panel asks, from the match as it is stored."""
        part = next(filter(moves, controls(message)))
        return self._load_question(parse_control(part).match)

    def _load_question(self, match_id: int) -> Question:
        query = (
            "SELECT game, state, seat, question FROM matches JOIN players ON match_id = id"
            " WHERE id = ? AND user_id = ?"
        )
        ((key, state, seat, asked),) = rows(self._place, query, match_id, self.person.id)
        game = games.load(key)
        return Question(game, game.decode(state), seat, asked)


async def play(
    sandbox: Sandbox, guests: list[Guest], random: Random, moves: int = 1000, *, well: bool = False
) -> int:
    """Let *guests* move whenever they are asked, all who are asked together; see `Guest.move`.

    It ends after that many *moves*, or when the match is over, and returns how many there were.
    """
    made = 0
    while made < moves:
        await sandbox.world.until(
            lambda: guests[0].find_control(["rematch"]) or any(g.is_asked() for g in guests), PATIENCE
        )
        if guests[0].find_control(["rematch"]):
            break
        asked = [guest for guest in guests if guest.is_asked()][: moves - made]
        made += sum(await asyncio.gather(*(guest.move(random, well) for guest in asked)))
    return made
