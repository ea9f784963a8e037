"""`python -m tools.pseudo [FOLDER]`: write a language that shows what cannot be translated or does not fit.

It is English with accents, longer by a third, and each message is in brackets: ⟦Ýöûŕ ţûŕñ ~~~~⟧. Text outside
of brackets comes from code instead of `locales`; text that is cut has too little room. The language stands in
``FOLDER/en-150`` (`build/locales`) beside a copy of English. Nobody is offered it: tests read it.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from locales import FOLDER

CODE: Final = "en-150"
"""A kind of English that Babel knows and Discord doesn't."""

_ACCENTS = str.maketrans(
    "AaBbCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz", "ÅåƁƀÇçĐđÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž"
)
_WORDS = re.compile(r"https?://\S+|<[^>]*>|[^<\n]")
"""An address or a mention, which stay as they are, or any other character."""


class _Writer(Transformer):
    """Puts accents on all text, and counts its letters."""

    def __init__(self) -> None:
        self.letters = 0

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802
        self.letters += sum(map(str.isalpha, node.value))
        node.value = _WORDS.sub(lambda found: _accent(found[0]), node.value)
        return node


def _accent(text: str) -> str:
    return text.translate(_ACCENTS) if len(text) == 1 else text


def write(folder: Path) -> None:
    """Write English and the language made of it into *folder*."""
    shutil.copytree(FOLDER / "en", folder / "en", dirs_exist_ok=True)
    (folder / CODE).mkdir(exist_ok=True)
    for path in sorted((FOLDER / "en").glob("*.ftl")):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ftl.Message | ftl.Term) and entry.value is not None:
                writer = _Writer()
                writer.visit(entry)
                more = f" {'~' * (writer.letters // 3)}" if writer.letters > 2 else ""
                parts = entry.value.elements
                entry.value.elements = [ftl.TextElement("⟦"), *parts, ftl.TextElement(f"{more}⟧")]
        (folder / CODE / path.name).write_text(FluentSerializer().serialize(resource), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1] if len(sys.argv) > 1 else "build/locales"))
