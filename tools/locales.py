"""Whether `locales/` and the code agree: `python -m tools.locales`, exit code 1 and a line for each fault.

Every id the code names has a message in every language, with the same variables; every message is used. Ids
are found as string literals: one that begins like an English message (with the same first word, and is shaped
like an id) has to be one. An f-string uses all the messages it could make. Each setting of a game has the
messages that its lobby and its command show.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

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

Messages = dict[str, frozenset[str]]
"""Ids, and the variables of each."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(folder: Path) -> tuple[Messages, list[str]]:
    """All messages of the language in *folder*, and what is wrong with its files."""
    found: Messages = {}
    faults = []
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                line = (entry.content or "").partition("\n")[0]
                faults.append(f"{folder.name}/{path.name}: cannot be read: {line}")
            elif isinstance(entry, ftl.Message):
                if entry.id.name in found:
                    faults.append(f"{folder.name}/{path.name}: {entry.id.name} is there twice")
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = frozenset(variables.found)
    return found, faults


def named(root: Path) -> Iterator[tuple[str, str]]:
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
    """Every fault, as a plain line; the messages *needed* must exist, too."""
    languages = {}
    faults = []
    for folder in sorted(path.parent for path in (root / "locales").glob("*/common.ftl")):
        languages[folder.name], wrong = messages(folder)
        faults += wrong
    english = languages[ENGLISH]
    families = {id.partition("-")[0] for id in english}
    used = set()
    for place, pattern in named(root):
        if _ANY in pattern:
            used |= {id for id in english if re.fullmatch(pattern, id)}
        else:
            used.add(pattern)
            if pattern not in english and _ID.fullmatch(pattern) and pattern.partition("-")[0] in families:
                faults.append(f"{place}: no message {pattern}")
    faults += [f"{ENGLISH}: {id} is missing" for id in sorted({*needed} - english.keys())]
    faults += [f"{ENGLISH}: nothing uses {id}" for id in sorted(english.keys() - used)]
    for name, language in languages.items():
        faults += [f"{name}: {id} is missing" for id in sorted(english.keys() - language.keys())]
        faults += [f"{name}: {id} is in no other language" for id in sorted(language.keys() - english.keys())]
        faults += [
            f"{name}: {id} has the variables {_list(language[id])}, not {_list(english[id])}"
            for id in sorted(english.keys() & language.keys())
            if language[id] != english[id]
        ]
    return faults


def _list(variables: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "none"


if __name__ == "__main__":
    found = check(needed=settings_ids(map(load, packages())))
    print("\n".join(found) or "The locales are complete.")
    sys.exit(1 if found else 0)
