"""Matches that were begun under older rules than today's.

A running one goes on under today's rules if its game can convert it; otherwise it ends without a result. An
entry of its log separates what was played under the older and the newer rules. A match that is over keeps the
rules it was played under.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

import games
from bot.domain.lobbies import end_match
from bot.domain.match import Change, Entry, Match, latest_events
from bot.domain.questions import next_question, update_deadlines
from bot.domain.refusals import Refusal
from games.core import AnyGame, Event, Text

MENDED, OUTDATED = "house-mended", "house-outdated"
"""The events that the rules of a match changed and it goes on, or ends."""


def load_rules(key: str, version: int) -> AnyGame:
    """The game called *key* by *version* of its rules.

    Raises:
        Refusal: they were not kept.
    """
    game = games.rules(key, version)
    if game is None:
        raise Refusal("match-outdated")
    return game


def decode_state(key: str, data: bytes, version: int) -> Any:
    """The state stored as *data* by a *version* of the rules, in the shape of today's; None if that is
    impossible.
    """
    game = games.load(key)
    return game.convert(data, version) if version < game.rules_version else game.decode(data)


def migrate_match(match: Match, now: float) -> Change | None:
    """Move *match* to today's rules, or end it; None if it does not run under older ones."""
    game = games.load(match.game)
    if match.status != "running" or match.rules_version >= game.rules_version:
        return None
    name = Text(f"{match.game}-name")
    if match.state is None:
        after = end_match(match, now).after
        told = Event(OUTDATED, {"game": name})
    else:
        after = replace(
            match,
            rules_version=game.rules_version,
            status="running" if game.outcome(match.state) is None else "over",
            version=match.version + 1,
            changed=now,
            players=tuple(replace(player, question=next_question(match, player)) for player in match.players),
            waiting=game.waiting_for(match.state),
            undo=None,
        )
        after = update_deadlines(after, now)
        told = Event(MENDED, {"game": name, "before": match.rules_version, "version": game.rules_version})
    after = replace(after, events=latest_events((*match.events, told)))
    return Change(match, after, Entry(after.version, None, now, (told,)))


def find_rules_change(entry: Entry) -> tuple[int, int] | None:
    """The versions of the rules before and after *entry*, if it says that they changed."""
    for event in entry.events:
        if event.id == MENDED:
            before, version = event.args["before"], event.args["version"]
            assert isinstance(before, int) and isinstance(version, int)
            return before, version
    return None


def first_version(match: Match, log: list[tuple[Entry, bytes | None]]) -> int:
    """The version of the rules by which *match* began."""
    changes = (change for entry, _ in log if (change := find_rules_change(entry)))
    return next(changes, (match.rules_version,))[0]
