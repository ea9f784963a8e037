"""Whether the texts of controls fit into Discord's limits, with the longest that can be filled in.

Which messages label a button, an option or a window is read from the code: the calls of
`bot.discord.messages.layout`. Longer texts are cut there, so whoever writes one shortens it instead.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from itertools import islice, product
from pathlib import Path
from typing import Final

from bot.discord.messages.layout import LABEL, OPTION, PLACEHOLDER, TITLE
from locales import bundle
from tools.translations import Contents

FOLDERS: Final = ("bot", "cogs")

SINKS: Final = {
    "button": {1: LABEL},
    "link": {1: LABEL},
    "option": {1: OPTION, 2: OPTION},
    "select": {1: PLACEHOLDER},
    "question": {1: TITLE},
    "radios": {1: TITLE},
    "entry": {1: TITLE},
    "modal": {1: TITLE},
}
"""The functions of `layout` that make controls: which of their arguments are texts, and the limit of each."""

NAME: Final = "🔶 " + "W" * 32
"""The longest name that Discord gives somebody, with their mark."""

VALUES: Final[dict[str, str | int]] = {
    "who": NAME,
    "name": NAME,
    "person": NAME,
    "host": NAME,
    "language": "Português (Brasil)",
    "game": "Monopoly: The Card Game",
    "span": "W" * 24,
    "color": "W" * 16,
    "amount": "−£12,500",
    "zone": "America/Argentina/Buenos Aires",
    "time": "23:59",
    "date": "W" * 14,
    "move": "W" * 16,
    "reserve": "W" * 16,
}
"""The longest that is filled in for variables; for any other it is a number."""

NUMBER: Final = 1000
NUMBERS: Final[dict[str, int]] = {"one": 1, "few": 3, "many": 5, "other": NUMBER}
"""A number for each plural form."""

ENGLISH: Final = "en"

SHORT: Final = 40
"""An f-string may make the ids of labels and of other messages: labels are those so short in English."""

MOST: Final = 300
"""So many combinations of variants are looked at."""


def find_limits(root: Path, english: dict[str, Contents]) -> dict[str, int]:
    """Find which messages are texts of controls, by the code below *root*, and how long each may be."""
    limits: dict[str, int] = {}
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                for id, most in _labels(node, english):
                    limits[id] = min(most, limits.get(id, most))
    return limits


def _labels(node: ast.AST, english: dict[str, Contents]) -> Iterator[tuple[str, int]]:
    """The messages that *node* puts on a control, each with its limit."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute | ast.Name)):
        return
    name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
    for place, most in SINKS.get(name, {}).items():
        for call in ast.walk(node.args[place]) if place < len(node.args) else ():
            if isinstance(call, ast.Call) and call.args:
                yield from ((id, most) for id in _ids(call.args[0], english))


def _ids(id: ast.expr, english: dict[str, Contents]) -> Iterator[str]:
    if isinstance(id, ast.Constant) and id.value in english:
        yield str(id.value)
    elif isinstance(id, ast.JoinedStr):
        parts = [
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w-]+" for part in id.values
        ]
        for each in english:
            if re.fullmatch("".join(parts), each) and _is_short(each, english):
                yield each


def _is_short(id: str, english: dict[str, Contents]) -> bool:
    return max(map(len, _render(ENGLISH, id, english[id], {}))) <= SHORT


def _render(language: str, id: str, message: Contents, values: Mapping[str, str | int]) -> Iterator[str]:
    """Render each variant of *message*, with *values* for what is filled in."""
    known: dict[str, list[str | int]] = {name: [values.get(name, NUMBER)] for name in message.variables}
    for choice in message.choices:
        known[choice.variable] += [
            NUMBERS.get(key, int(key) if key.isdecimal() else key) for key in choice.keys
        ]
    messages = bundle(language)
    pattern = messages.get_message(id).value
    assert pattern is not None, id
    for chosen in islice(product(*(dict.fromkeys(each) for each in known.values())), MOST):
        yield str(messages.format_pattern(pattern, dict(zip(known, chosen, strict=True)))[0])


def find_long(language: str, messages: dict[str, Contents], limits: Mapping[str, int]) -> Iterator[str]:
    """Say which *messages* of a *language* can be longer than their *limits*, in sentences."""
    for id, most in limits.items():
        if id in messages:
            longest = max(_render(language, id, messages[id], VALUES), key=len)
            if len(longest) > most:
                yield f"{id} can have {len(longest)} characters, but {most} are shown: {longest}"
