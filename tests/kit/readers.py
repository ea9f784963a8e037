"""Finds what a text mentions but its reader doesn't have: commands and buttons in another language."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from itertools import islice, product
from pathlib import Path
from typing import NamedTuple

from discord import ui
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from msgspec.structs import replace

from bot.discord.messages.lobby import build_lobby
from bot.discord.messages.table import build_table
from bot.domain.match import Invited
from bot.language import Language, language_of
from locales import BASES, bundle
from sandbox.model.world import World
from tests.kit.messages import Make

MOST = 300
"""The most renderings of a message to check."""

_LINK = re.compile(r"</([\w -]+):(\d+)>")
_TYPED = re.compile(r"(?<![\w/<.])/[a-zäöüß]{2,}")
_NAMED = re.compile(r"(?<![*\\])\*([^*\n]+)\*(?!\*)")


class Seen(NamedTuple):
    """The *commands* in a reader's Discord, by name, and *foreign* names that no public button there has."""

    commands: Mapping[str, int]
    foreign: frozenset[str]

    def faults(self, text: str, buttons: Collection[str] = ()) -> list[str]:
        """List what *text* mentions but its reader doesn't see, if *buttons* are beside it."""
        faults = [name for name, id in _LINK.findall(text) if self.commands.get(name) != int(id)]
        faults += _TYPED.findall(_LINK.sub("", text))
        return faults + [
            name for name in _NAMED.findall(text) if name in self.foreign and name not in buttons
        ]


def list_commands(world: World) -> dict[str, int]:
    """Return the id of each command and subcommand by its name, as links to commands use them."""
    found = {}
    for command in world.commands.values():
        inner = [each["name"] for each in command.body.get("options", ()) if each["type"] == 1]
        for name in [f"{command.name} {each}" for each in inner] or [command.name]:
            found[name] = command.id
    return found


def list_button_labels(match: Make, locale: str) -> frozenset[str]:
    """Collect the labels of the buttons of lobbies and tables in the language *locale*."""
    words = language_of(locale)
    lobby, running = match(status="lobby"), match()
    away = replace(running.players[0], away=True)
    views = [
        build_lobby(lobby, words),
        build_lobby(replace(lobby, invited=(Invited(1, "Emma", 4, "E"),)), words),
        build_table(replace(running, players=(away, *running.players[1:])), words, None, ""),
        build_table(match(status="over"), words, None, ""),
    ]
    return frozenset(label for view in views for label in _labels(view))


def _labels(view: ui.LayoutView) -> set[str]:
    """Collect the labels of the buttons of *view*."""
    return {item.label for item in view.walk_children() if isinstance(item, ui.Button) and item.label}


class _Variables(Visitor):
    """Collects values for each variable of a message, such that every variant is reached.

    *messages* are those that it may refer to.
    """

    def __init__(self, messages: FluentBundle) -> None:
        self.values: dict[str, list[str | int]] = {}
        self._messages = messages

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.visit(self._messages._messages[node.id.name])

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.values.setdefault(node.id.name, [7])

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.generic_visit(node)
        if node.id.name == "COMMAND":
            for each in node.arguments.positional:
                if isinstance(each, ftl.VariableReference):
                    self.values[each.id.name] = ["property"]

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        if isinstance(node.selector, ftl.VariableReference):
            keys = [each.key for each in node.variants]
            names = [key.name if isinstance(key, ftl.Identifier) else int(key.value) for key in keys]
            known = {"one": 1, "other": 7}
            self.values[node.selector.id.name] += [known.get(str(name), name) for name in names]


def render_all(words: Language) -> Iterator[tuple[str, str]]:
    """Render every message in *words*, with each of its variants; yield them with their ids."""
    folder = Path("locales", BASES.get(words.locale, words.locale))
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                variables = _Variables(bundle(words.locale))
                variables.visit(entry)
                names = variables.values
                for values in islice(product(*(dict.fromkeys(each) for each in names.values())), MOST):
                    yield entry.id.name, words(entry.id.name, **dict(zip(names, values, strict=True)))
