"""Everything that reaches people's clients in a match, and whether it was meant for them."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import games
from bot.proofs import Log
from bot.records import Match
from games.cards import face
from games.core import Cards
from sandbox.world import Dispatch, World
from tests.cogs.freehold import Json
from tests.journeys.evidence import history

FACE = re.compile("(?:10|[A2-9])[♣♦♥♠]")


class Heard(NamedTuple):
    """What was told to whom, and the version of the match at that time."""

    people: frozenset[int]
    data: Json
    version: int


class Witness:
    """Hears what every client in *world* is told from now on, with the only match in *file* at that time.

    A card is called in it as *name* says; *names* finds what cards are called so.
    """

    def __init__(
        self,
        world: World,
        file: Path,
        name: Callable[[int], str] = face,
        names: re.Pattern[str] = FACE,
    ) -> None:
        self._name, self._names = name, names
        self._bot = world.bot.id
        self._world = world
        self._database = sqlite3.connect(file, isolation_level=None)
        self.heard: list[Heard] = []
        world.listeners.append(self._hear)

    def close(self) -> None:
        """Hear no more, and let go of the file."""
        self._world.listeners.remove(self._hear)
        self._database.close()

    def _hear(self, dispatch: Dispatch) -> None:
        row = self._database.execute("SELECT max(version) FROM matches").fetchone()
        people = dispatch.audience - {self._bot}
        if people:
            self.heard.append(Heard(people, dispatch.data, row[0] or 0))

    def betrayals(self, match: Match, log: Log) -> list[str]:
        """What somebody heard of another's hand, or of the seed, while *match* was running."""
        told = []
        states = {number: state for number, _, state in history(match, log)}
        for people, data, version in self.heard:
            if version not in states or version == match.version:
                continue
            words = json.dumps(data, ensure_ascii=False)
            seen = set(self._names.findall(words)) - self._public(log, version)
            for seat, hand in enumerate(self._hands(match, states[version])):
                if not people <= {match.players[seat].user_id} and (betrayed := seen & hand):
                    told.append(f"{people} saw {betrayed} of seat {seat} in version {version}: {words}")
            if match.seed.hex() in words:
                told.append(f"{people} saw the seed in version {version}: {words}")
        return told

    def own_cards(self, user_id: int, match: Match, log: Log) -> int:
        """How many messages showed *user_id* cards of their own hand, in words."""
        states = {number: state for number, _, state in history(match, log)}
        seat = match.seat_of(user_id)
        assert seat is not None
        return sum(
            bool(
                set(self._names.findall(json.dumps(data, ensure_ascii=False)))
                & self._hands(match, states[version])[seat]
            )
            for people, data, version in self.heard
            if people == {user_id} and version in states
        )

    def files(self) -> dict[str, set[int]]:
        """The names of all files, and to how many people at once each was shown."""
        found: dict[str, set[int]] = {}
        for people, data, _ in self.heard:
            for file in data.get("attachments", ()):
                found.setdefault(file["filename"], set()).add(len(people))
        return found

    def _hands(self, match: Match, state: Any) -> list[set[str]]:
        """The cards every seat holds, as they are called."""
        game = games.load(match.game)
        return [set(map(self._name, game.view(state, player.seat).hand)) for player in match.players]

    def _public(self, log: Log, version: int) -> set[str]:
        """The cards that everybody was told of lately, and which may be in a hand again."""
        lately = [entry for entry, _ in log if version - 20 < entry.number <= version]
        values = [
            value
            for entry in lately
            for event in entry.events
            if event.seats is None
            for value in event.args.values()
        ]
        return {self._name(card) for value in values if isinstance(value, Cards) for card in value.cards}
