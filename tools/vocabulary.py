"""`python -m tools.vocabulary`: names that use a word which the glossary of CONTRIBUTING.md has retired.

It checks modules, classes, functions and fields of classes. A retired word counts if it is the whole name.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
CODE = ("games", "render", "bot", "cogs", "tools")
"""The sandbox is left out: it speaks Discord's language, where people are members."""

_ROW = re.compile(r"^\| ([^|]+) \| [^|]+ \| ([^|]+) \|$", re.MULTILINE)


def find_retired(glossary: str) -> dict[str, str]:
    """Every retired word, and the word that stands in its place, from the table in *glossary*.

    >>> find_retired("| seat | a place in a match | `slot`, `chair` |")
    {'slot': 'seat', 'chair': 'seat'}
    """
    return {old: word for word, olds in _ROW.findall(glossary) for old in re.findall(r"`(\w+)`", olds)}


def names(path: Path) -> Iterator[tuple[int, str]]:
    """The names that the module at *path* defines, each with its line."""
    yield 1, path.stem
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef):
            yield node.lineno, node.name
            fields = [each.target for each in node.body if isinstance(each, ast.AnnAssign)]
            yield from ((field.lineno, field.id) for field in fields if isinstance(field, ast.Name))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.lineno, node.name


def check(root: Path = ROOT) -> list[str]:
    """Every use of a retired word as a name, as a plain line."""
    words = find_retired((root / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    return [
        f"{path.relative_to(root)}:{line}: {name} is retired, the word is {words[bare]!r}"
        for folder in CODE
        for path in sorted((root / folder).rglob("*.py"))
        for line, name in names(path)
        if (bare := name.strip("_")) in words
    ]


if __name__ == "__main__":
    faults = check()
    print(*(faults or ["The names are those of the glossary."]), sep="\n")
    sys.exit(bool(faults))
