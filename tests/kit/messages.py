"""Matches as the store would return them, but without a store."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from discord import ui

import games
from bot.domain.match import Match, Player, Surface
from bot.domain.pace import per_move
from bot.domain.place import Place
from games.core import Luck
from render.samples import NAMES
from sandbox.api.checks import modals
from sandbox.api.checks.components import Components
from sandbox.api.checks.form import Form

AWKWARD = (
    "*Anna* _the_ `bold`\u202e",
    "[Ben\u200b](https://x.y)",
    "محمد ||C|| @everyone\u2066",
    "\u2067<@42> \u3164D",
    "太郎🦊" * 8,
    "דוד" * 10,
)

Make = Callable[..., Match]


def texts(components: Any) -> Iterator[tuple[str, bool]]:
    """Yield every text in *components*, and whether Discord looks for markdown in it."""
    if isinstance(components, dict):
        for name, value in components.items():
            if isinstance(value, str) and name in ("content", "label", "description", "placeholder", "title"):
                yield value, name == "content"
            elif name != "emoji":
                yield from texts(value)
    elif isinstance(components, list):
        for component in components:
            yield from texts(component)


def assert_harmless(text: str, markdown: bool) -> None:
    """Assert that no name in *text* has any effect beyond its letters."""
    depth = 0
    for sign in text:
        if sign == "\u2068":
            depth += 1
        elif sign == "\u2069":
            depth -= 1
        else:
            assert sign == "\n" or unicodedata.category(sign) not in ("Cc", "Cf", "Cs"), repr(text)
            assert unicodedata.bidirectional(sign) not in ("R", "AL") or depth == 1, repr(text)
        assert depth in (0, 1), repr(text)
    assert not depth, repr(text)
    assert "\u3164" not in text
    if markdown:
        assert not re.search(r"(?<!\\)(\]\(|<@42|@everyone|\*Anna|\|\|C)", text), text


@pytest.fixture
def match() -> Make:
    """A function that makes a match of a *game* with *seats* players after *moves* moves, or its lobby."""

    def make(
        seats: int = 3,
        moves: int = 0,
        *,
        game: str = "property",
        names: tuple[str, ...] = NAMES,
        bots: int = 0,
        **fields: Any,
    ) -> Match:
        rules = games.load(game)
        options = {setting.name: setting.values[0] for setting in rules.settings}
        people = seats - bots
        players = tuple(
            Player(seat, 1000 + seat if seat < people else None, names[seat]) for seat in range(seats)
        )
        whole: dict[str, Any] = {
            "id": 4711,
            "game": game,
            "rules_version": rules.rules_version,
            "options": options,
            "status": "lobby",
            "version": 1,
            "shown_version": 0,
            "host_id": 1000,
            "place": Place(10, 20),
            "locale": "en",
            "pace": per_move(86400),
            "absent": "move",
            "table": Surface(message=30),
            "secret": bytes(32),
            "used": 0,
            "state": None,
            "events": (),
            "created": 1_790_000_000.0,
            "changed": 1_790_000_000.0,
            "due": 1_790_086_400.0,
            "players": players,
            "waiting": frozenset(),
        }
        if fields.get("status", "running") != "lobby":
            random = Random(moves)
            chance = Luck(random)
            state, events = rules.deal(seats, options, chance)
            for _ in range(moves):
                if rules.outcome(state) is not None:
                    break
                seat = min(rules.waiting_for(state))
                move = rules.sample(rules.offers(state, seat), random)
                events += rules.apply(state, seat, move, chance)
            whole |= {
                "status": "running" if rules.outcome(state) is None else "over",
                "version": 2 + moves,
                "state": state,
                "events": tuple(events[-20:]),
                "waiting": rules.waiting_for(state),
            }
        return Match(**whole | fields)

    return make


@pytest.fixture
def awkward() -> tuple[str, ...]:
    """Names that could break a message."""
    return AWKWARD


@pytest.fixture
def accepted() -> Callable[[ui.LayoutView | ui.Modal, tuple[str, ...]], dict[int, list[dict[str, Any]]]]:
    """A function that asserts Discord's limits as the sandbox knows them; returns all components by type."""

    def check(view: ui.LayoutView | ui.Modal, files: tuple[str, ...] = ()) -> dict[int, list[dict[str, Any]]]:
        assert view.is_finished(), "discord.py would hold this view"
        if isinstance(view, ui.Modal):
            components = modals.read(view.to_dict())["components"]
        else:
            form = Form()
            components = Components(form, files).message(view.to_components(), True, ("components",))
            assert form.errors == {}
        for text, markdown in texts(components):
            assert_harmless(text, markdown)
            assert markdown or not re.search("</|`/", text), f"only a message shows a command: {text}"
        found: dict[int, list[dict[str, Any]]] = {}
        queue = list(components)
        for component in queue:
            found.setdefault(component["type"], []).append(component)
            queue += component.get("components", [])
            queue += [component["component"]] if "component" in component else []
        return found

    return check
