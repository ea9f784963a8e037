"""Where sentences are put together from pieces, which may not work elsewhere: `python -m tools.pieces`.

Two things are found in the code: a message that is filled into another one, and a message that is joined to
other words. Names of games may be filled in anywhere, and marks of Discord may stand before a message. The
rest was looked at: it is in `REVIEWED`, each with the reason why it can be translated. A new one is refused.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.locales import CODE

SPEAKERS: Final = frozenset(("say", "words", "public", "message", "Text", "_words"))
"""What turns the id of a message into words."""

MARKS: Final = frozenset("-#* \n")
"""What may stand before and after a message: Discord's marks, which are the same in every language."""

LIST: Final = "a list of facts for a screen reader, not a sentence"
ENUMERATION: Final = "two things, each whole, with an *and* between them"
SIGN: Final = "a sign and an amount"
WHOLE: Final = "a whole text of its own, after a colon or as a line"
LABEL: Final = "a name and its value, as in a table"

REVIEWED: Final = {
    "cardopoly-picture-": LIST,
    "monopoly-picture-": LIST,
    "property-picture-": LIST,
    "picture-money": SIGN,
    "cardopoly-panel-twin(what)": LABEL,
    "deal-wait-answer(action)": LABEL,
    "monopoly-puzzle-group(group)": LABEL,
    "lobby-option(name)": LABEL,
    "league-variant(": LABEL,
    "league-open(span)": LABEL,
    "panel-lone(entry)": LABEL,
    "property-tap-plan-only(play)": LABEL,
    "advice-both(second)": ENUMERATION,
    "confirm-move(move)": WHOLE,
    "analysis-note-better(move)": WHOLE,
    "analysis-note-made(move)": WHOLE,
    "chances-turn(what)": WHOLE,
    "lesson-marked(label)": WHOLE,
    "<@{each.user_id}> ": WHOLE,
    "moment-event(what)": WHOLE,
    "log-line(event)": WHOLE,
    "{_line(Choice(": WHOLE,
}
"""What was looked at: a part of what is found, and why it can be translated."""

ROOT: Final = Path(__file__).parent.parent


def find_pieces(root: Path = ROOT) -> Iterator[tuple[str, str]]:
    """Find the places below *root*, each with what is put together.

    That is ``outer(argument): inner`` for two messages, otherwise an expression.
    """
    for folder in CODE:
        for path in sorted((root / folder).rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for node in ast.walk(tree):
                place = f"{path.relative_to(root)}:{getattr(node, 'lineno', 0)}"
                yield from ((place, found) for found in _nested(node))
                if joined := _joined(node):
                    yield place, joined


def _spoken(node: ast.AST) -> str:
    """The id of the message that *node* puts into words, ``?`` if that is unknown; empty if it is none."""
    if isinstance(node, ast.Attribute) and node.attr == "text":  # of an event, or of a label
        return "?"
    if not (isinstance(node, ast.Call) and node.args):
        return ""
    called = node.func
    name = (
        called.attr
        if isinstance(called, ast.Attribute)
        else called.id
        if isinstance(called, ast.Name)
        else ""
    )
    return _write_id(node.args[0]) if name in SPEAKERS else ""


def _write_id(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in node.values)
    return "?"


def _nested(node: ast.AST) -> Iterator[str]:
    """The messages that are filled into the one of *node*."""
    outer = _spoken(node)
    if not outer or not isinstance(node, ast.Call):
        return
    given = [(keyword.arg or "", keyword.value) for keyword in node.keywords]
    for value in node.args[1:]:
        if isinstance(value, ast.Dict):
            names = [_write_id(key) if key else "" for key in value.keys]
            given += zip(names, value.values, strict=True)
    for name, value in given:
        for inner in map(_spoken, ast.walk(value)):
            if inner and not inner.endswith("-name"):
                yield f"{outer}({name}): {inner}"


def _joined(node: ast.AST) -> str:
    """What *node* joins to the words of a message, by ``+`` or in an f-string with other words."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        parts: list[ast.expr] = [node.left, node.right]
    elif isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.FormattedValue) else part for part in node.values]
    else:
        return ""
    others = [
        part for part in parts if not (isinstance(part, ast.Constant) and MARKS.issuperset(str(part.value)))
    ]
    return ast.unparse(node) if len(others) > 1 and any(map(_spoken, parts)) else ""


def find_new(root: Path = ROOT) -> list[str]:
    """List the pieces below *root* that nobody has looked at."""
    return [
        f"{place}: {found}"
        for place, found in find_pieces(root)
        if not any(known in found for known in REVIEWED)
    ]


def main() -> int:
    """Print what is put together; return the exit code, 1 if there is anything new."""
    for place, found in find_pieces():
        why = next((why for known, why in REVIEWED.items() if known in found), "NEW")
        print(f"{place}: {found} ({why})")
    return int(bool(find_new()))


if __name__ == "__main__":
    sys.exit(main())
