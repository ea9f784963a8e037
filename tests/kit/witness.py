"""Records everything that reaches people's clients in a match, and checks whether it was meant for them."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import games
from bot.discord.controls import parse
from bot.domain.match import Match
from bot.domain.news import KEPT, concerns
from bot.domain.replays import Log
from bot.language import language_of
from games.cards import face
from sandbox.model.reading import controls
from sandbox.model.world import Dispatch, World
from tests.kit.evidence import history
from tests.kit.matches import cards_in, find_hidden
from tests.kit.questions import Json

FACE = re.compile("(?:10|[2-9AJQK])[♣♦♥♠]")
LATELY = 20
"""For how many moves a message may still show a card that has become hidden again."""


class Heard(NamedTuple):
    """A message: its recipients and data, the match's version then, and the version it describes (*told*)."""

    people: frozenset[int]
    data: Json
    version: int
    told: int


class Witness:
    """Records what every client in *world* receives, and the version of the only match in *file* then.

    Messages name a card as *name* says, or else as its game does. The pattern *names* finds card names.
    """

    def __init__(
        self,
        world: World,
        file: Path,
        name: Callable[[int], str] | None = None,
        names: re.Pattern[str] = FACE,
    ) -> None:
        self._name, self._names = name, names
        self._world = world
        self._database = sqlite3.connect(file, isolation_level=None)
        self.heard: list[Heard] = []
        world.listeners.append(self._on_dispatch)

    def close(self) -> None:
        """Stop recording, and close the file."""
        self._world.listeners.remove(self._on_dispatch)
        self._database.close()

    def _on_dispatch(self, dispatch: Dispatch) -> None:
        row = self._database.execute("SELECT max(version) FROM matches").fetchone()
        people = dispatch.audience - {self._world.bot.id}
        if people:
            version = row[0] or 0
            self.heard.append(Heard(people, dispatch.data, version, _find_version(dispatch.data) or version))

    def find_betrayals(self, match: Match, log: Log) -> list[str]:
        """List messages in the running *match* that showed somebody an unknown card or the seed."""
        known = Known(match, log, self._name)
        told = []
        for people, data, version, drawn in self.heard:
            if version not in known.states or version == match.version:
                continue
            told_them = json.dumps(data, ensure_ascii=False)
            faces = set(self._names.findall(told_them))
            told += [
                f"seat {seat} heard of {secrets} in version {version}: {told_them}"
                for seat in {match.seat_of(user_id) for user_id in people}
                if (secrets := faces - known.names_drawn(drawn, version, seat))
            ]
            if match.seed.hex() in told_them:
                told.append(f"{people} saw the seed in version {version}: {told_them}")
        return told

    def own_cards(self, user_id: int, match: Match, log: Log) -> int:
        """Count the messages that showed *user_id* cards in words that nobody else can know."""
        known = Known(match, log, self._name)
        seat = match.seat_of(user_id)
        assert seat is not None
        return sum(
            bool(
                set(self._names.findall(json.dumps(data, ensure_ascii=False)))
                & known.names_seen(version, seat) - known.names_seen(version, None)
            )
            for people, data, version, _ in self.heard
            if people == {user_id} and version in known.states
        )

    def files(self) -> dict[str, set[int]]:
        """Return the names of all files, and to how many people at once each was shown."""
        found: dict[str, set[int]] = {}
        for people, data, *_ in self.heard:
            for file in data.get("attachments", ()):
                found.setdefault(file["filename"], set()).add(len(people))
        return found


class Known:
    """The names of the cards whose places a seat can know in each version of a match."""

    def __init__(self, match: Match, log: Log, name: Callable[[int], str] | None = None) -> None:
        self._name = name
        self._game = games.load(match.game)
        self._entries = [entry for entry, _ in log]
        self.states = {number: state for number, _, state in history(match, log)}
        self._seen: dict[tuple[int, int | None], set[str]] = {}

    def names_drawn(self, drawn: int, version: int, seat: int | None) -> set[str]:
        """Return the cards that *seat* (None: spectators) saw from a little before *drawn* to *version*.

        When a message arrives, the match has moved on from the state that it was *drawn* of. Who is out still
        reads how that came about.
        """
        found = set()
        if seat is not None and seat not in self._game.active(self.states[version]):
            own = [
                event
                for entry in self._entries
                if entry.number <= version
                for event in entry.events
                if event.is_visible_to(seat) and (entry.seat == seat or concerns(event, seat))
            ]
            found |= {
                self._face(card)
                for event in own[-KEPT:]
                for value in event.args.values()
                for card in cards_in(value)
            }
        for entry in self._entries:
            if drawn - LATELY < entry.number <= version:
                found |= self.names_seen(entry.number, seat)
                for event in entry.events:
                    if event.is_visible_to(seat):
                        found |= {
                            self._face(card) for value in event.args.values() for card in cards_in(value)
                        }
        return found

    def names_seen(self, version: int, seat: int | None) -> set[str]:
        """Return the names of the cards that *seat* can see."""
        if (version, seat) not in self._seen:
            state = self.states[version]
            hidden = find_hidden(self._game, state, seat, Random(version))
            seen = {self._face(card) for card in self._game.cards(state) if card not in hidden}
            self._seen[version, seat] = seen
        return self._seen[version, seat]

    def _face(self, card: int) -> str:
        if self._name:
            return self._name(card)
        try:
            return language_of("en")(self._game.card_name(card))
        except NotImplementedError:
            return face(card)


def _find_version(data: Json) -> int:
    """Return the newest version in the controls of a message, or 0 if it has none."""
    found = (parse(part.get("custom_id", "")) for part in controls({"components": (), **data}))
    return max((control.version for control in found if control), default=0)
