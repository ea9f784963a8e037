"""Whether `locales/` and the code agree: `python -m tools.locales`, exit code 1 and a line for each fault.

Every id the code or another message names has a message in every language, with the same variables; every
message is used. In code, ids are found as string literals: one that begins like an English message (with the
same first word, and is shaped like an id) has to be one. An f-string uses all the messages it could make.
Each setting of a game has the messages that its lobby and its command show. No message has a phrase that
readers stumbled over, or names a command other than by ``COMMAND``.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from games import load, packages
from games.core import AnyGame

ROOT = Path(__file__).parent.parent
CODE = ("games", "render", "bot", "cogs")
ENGLISH = "en"

_ID = re.compile(r"[a-z]+(-[a-z0-9_]+)+")
_PIECE = re.compile(r"[a-z]-|-[a-z]")
_ANY = "([a-z0-9_-]+)"
_COMMAND = re.compile(r"(?<![\w/\]*>])/[a-zäöü]{2,}")

RETIRED = {
    "en": (
        r"nothing is asked of you right now",
        r"you cannot have it",
        r"stays? in the box",
        r"as many as it takes",
        r"\bgo on$",
        r"\bplays with (A♣|$)",
        r"your table is set",
        r"tables are being set",
        r"\b(can|could|do|does|did|is|are|was|were|have|has|will|would|should) ?not\b",
        r"[lvnb]our(s|ed|ing|ite)?\b(?<!hour)(?<!four)|cancelled|\bgrey\b|(organ|recogn|real|final)is(e|ing)\b",
    ),
    "de": (
        r"zieh: die karte bewegt dich",
        r"tische werden gedeckt",
        r"überstehen \d+ miete",
        r"gibt \d+ karten? steuer|^ steuer\b",
        r"\blohn\b",
        r"du kannst es nicht haben",
        r"\b(drücke|wähle|tippe|ziehe|gehe|lege|lasse|zahle|kaufe|schaue|hole)\b(?= \*| du| dich| dir)",
    ),
}
"""Phrases that readers stumbled over, by language: regular expressions for a line of a message.

What is filled in splits a line.
"""


class Message(NamedTuple):
    """What a message names: its variables and other messages; and its lines of text."""

    variables: frozenset[str]
    named: frozenset[str]
    lines: tuple[str, ...]


Messages = dict[str, Message]
"""Messages by id."""


class _Contents(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.named: set[str] = set()
        self.lines: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.named.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        if node.id.name in ("BUTTON", "CLIENT"):
            ids = [each.value for each in node.arguments.positional if isinstance(each, ftl.StringLiteral)]
            self.named.update(ids)
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.lines += node.value.splitlines()


def messages(folder: Path) -> tuple[Messages, list[str]]:
    """All messages of the language in *folder*, and what is wrong with its files."""
    found: Messages = {}
    faults = []
    retired = [re.compile(phrase, re.IGNORECASE) for phrase in RETIRED.get(folder.name, ())]
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                line = (entry.content or "").partition("\n")[0]
                faults.append(f"{folder.name}/{path.name}: cannot be read: {line}")
            elif isinstance(entry, ftl.Message):
                if entry.id.name in found:
                    faults.append(f"{folder.name}/{path.name}: {entry.id.name} is there twice")
                contents = _Contents()
                contents.visit(entry)
                lines = tuple(contents.lines)
                found[entry.id.name] = Message(
                    frozenset(contents.variables), frozenset(contents.named), lines
                )
                faults += [
                    f"{folder.name}/{path.name}: {entry.id.name} says “{phrase[0]}”"
                    for line in lines
                    for pattern in (*retired, _COMMAND)
                    if (phrase := pattern.search(line))
                ]
    return found, faults


def find_named(root: Path) -> Iterator[tuple[str, str]]:
    """What the code below *root* may name: the place, and a pattern for an id.

    What is filled in is a group in the pattern; that of a plain literal has none.
    """
    for folder in CODE:
        for path in sorted((root / folder).rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            pieces = {
                id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values
            }
            for node in ast.walk(tree):
                if id(node) not in pieces and (pattern := _pattern(node)):
                    yield f"{path.relative_to(root)}:{getattr(node, 'lineno', 0)}", pattern


def _pattern(node: ast.AST) -> str:
    match node:
        case ast.Constant(value=str(literal)):
            return literal
        case ast.JoinedStr(values=parts):
            literals = [part.value if isinstance(part, ast.Constant) else None for part in parts]
            if any(_PIECE.search(str(literal)) for literal in literals if literal is not None):
                return "".join(_ANY if literal is None else re.escape(str(literal)) for literal in literals)
    return ""


def settings_ids(games: Iterable[AnyGame]) -> Iterator[str]:
    """The messages that the settings of *games* need: in lobbies, and as options of the command."""
    for game in games:
        for setting in game.settings:
            yield from (f"{game.key}-{kind}-{setting.name}" for kind in ("setting", "new", "name"))
            for value in setting.values:
                yield f"{game.key}-setting-{setting.name}-{value}"
                if not value.isdecimal():
                    yield f"{game.key}-choice-{setting.name}-{value}"


def check(root: Path = ROOT, needed: Iterable[str] = ()) -> list[str]:
    """List all faults, one line each; the messages *needed* must exist too."""
    languages = {}
    faults = []
    for folder in sorted(path.parent for path in (root / "locales").glob("*/common.ftl")):
        languages[folder.name], wrong = messages(folder)
        faults += wrong
    english = languages[ENGLISH]
    families = {id.partition("-")[0] for id in english}
    used = set()
    for place, pattern in find_named(root):
        if _ANY in pattern:
            used |= {id for id in english if re.fullmatch(pattern, id)}
        else:
            used.add(pattern)
            if pattern not in english and _ID.fullmatch(pattern) and pattern.partition("-")[0] in families:
                faults.append(f"{place}: no message {pattern}")
    faults += [f"{ENGLISH}: {id} is missing" for id in sorted({*needed} - english.keys())]
    for name, language in languages.items():
        named_ids = {id: other for other, message in language.items() for id in message.named}
        used |= named_ids.keys()
        faults += [
            f"{name}: {other} names {id}, which is missing"
            for id, other in named_ids.items()
            if id not in language
        ]
    faults += [f"{ENGLISH}: nothing uses {id}" for id in sorted(english.keys() - used)]
    for name, language in languages.items():
        faults += [f"{name}: {id} is missing" for id in sorted(english.keys() - language.keys())]
        faults += [f"{name}: {id} is in no other language" for id in sorted(language.keys() - english.keys())]
        faults += [
            f"{name}: {id} has the variables {_list(language[id])}, not {_list(english[id])}"
            for id in sorted(english.keys() & language.keys())
            if language[id].variables != english[id].variables
        ]
    return faults


def _list(message: Message) -> str:
    return ", ".join(f"${name}" for name in sorted(message.variables)) or "none"


if __name__ == "__main__":
    found = check(needed=settings_ids(map(load, packages())))
    print("\n".join(found) or "The locales are complete.")
    sys.exit(1 if found else 0)
