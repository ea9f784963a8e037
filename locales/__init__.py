"""What people read: a folder of Fluent messages for each language, and how they are opened."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNumber, FluentType
from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType

_FOLDER: Final = Path(__file__).parent

LOCALES: Final = tuple(sorted(path.parent.name for path in _FOLDER.glob("*/common.ftl")))
"""The languages there are."""


class _Money(FluentType):
    """``MONEY(amount, currency)``: the currency's sign before the amount, and a minus before both."""

    def __init__(self, amount: FluentNumber, currency: str) -> None:
        self._amount, self._currency = amount, currency

    def format(self, locale: Locale) -> str:
        digits = self._amount.format(locale)
        return f"{'−' if digits.startswith('-') else ''}{self._currency}{digits.removeprefix('-')}"


_FUNCTIONS: Final[dict[str, Any]] = {"MONEY": _Money}
"""What messages may call besides what Fluent brings."""


_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=(?:.*\n)(?:(?![-#A-Za-z]).*\n)*", re.MULTILINE | re.ASCII)
"""A message or a term, up to the line that begins the next one or a comment."""


class _Entries(Mapping[str, EntryType]):
    """Messages by id, made of their *sources*: parsing takes long, and most are never asked for.

    A bundle asks once for each, and keeps what it makes of it.
    """

    def __init__(self, sources: dict[str, str]) -> None:
        self._sources = sources
        self._parser = FluentParser(with_spans=False)

    def __getitem__(self, id: str) -> EntryType:
        return self._parser.parse_entry(self._sources[id])

    def __contains__(self, id: object) -> bool:
        return id in self._sources

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    def __len__(self) -> int:
        return len(self._sources)


@cache
def bundle(locale: str) -> FluentBundle:
    """The messages of *locale*, one of `LOCALES`."""
    found = FluentBundle([locale], functions=_FUNCTIONS, use_isolating=False)
    sources: dict[str, str] = {}
    for path in sorted((_FOLDER / locale).glob("*.ftl")):
        text = path.read_text(encoding="utf-8") + "\n"  # whoever wrote it may have forgotten the last one
        sources |= {entry[1]: entry[0] for entry in _ENTRY.finditer(text)}
    terms = {id.removeprefix("-"): sources.pop(id) for id in list(sources) if id.startswith("-")}
    found._messages = _Entries(sources)  # type: ignore[assignment]  # a bundle only reads them
    found._terms = _Entries(terms)  # type: ignore[assignment]
    return found
