"""What people read: a folder of Fluent messages for each language, and how they are opened."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNumber, FluentType
from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType

FOLDER: Final = Path(__file__).parent
"""Where the folders of all languages are."""

LOCALES: Final = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "es-ES": "Español (España)",
    "es-419": "Español (Latinoamérica)",
    "it": "Italiano",
    "pl": "Polski",
    "pt-BR": "Português (Brasil)",
    "ja": "日本語",
}
"""The languages that people can choose, each with its own name, in the order of menus.

A folder that isn't listed here is a translation in progress: nobody is offered it. ``python -m tools.locales
<code>`` says what it lacks. Codes are those of Discord.
"""

BASES: Final = {"es-419": "es-ES"}
"""Languages that only have the messages in which they differ from another one."""


@cache
def find_nearest(locale: str) -> str:
    """Return the language offered for *locale*: itself, one for the same speakers, or English.

    >>> find_nearest("de-AT"), find_nearest("en-GB"), find_nearest("xx")
    ('de', 'en', 'en')
    """
    if locale in LOCALES:
        return locale
    spoken = locale.partition("-")[0]
    return next((name for name in LOCALES if name.partition("-")[0] == spoken), "en")


class _Money(FluentType):
    """``MONEY(amount, currency)``: an amount with its currency where the language puts it, after a minus."""

    def __init__(self, amount: FluentNumber, currency: str) -> None:
        self._amount, self._currency = amount, currency

    def format(self, locale: Locale) -> str:
        pattern, digits = locale.currency_formats["standard"], self._amount.format(locale)
        before, after = (part[0].replace("¤", self._currency) for part in (pattern.prefix, pattern.suffix))
        return f"{'−' if digits.startswith('-') else ''}{before}{digits.removeprefix('-')}{after}"


COMMAND_IDS: Final[dict[str, int]] = {}
"""The id under which Discord knows each command, by its English name."""


def _write_command(client: str, *names: str) -> str:
    """``COMMAND("match show")``: a link to that command, or how a client in the language *client* calls it.

    Discord follows such a link only if it has the English name, and shows that name in every language.
    """
    words = " ".join(names).split()
    if id := COMMAND_IDS.get(words[0]):
        return f"</{' '.join(words)}:{id}>"
    messages = bundle(client)
    shown = (
        _find(messages, f"name-{word}") if messages.has_message(f"name-{word}") else word for word in words
    )
    return f"`/{' '.join(shown)}`"


def _find(messages: FluentBundle, id: str, **args: Any) -> str:
    pattern = messages.get_message(id).value
    assert pattern is not None, id
    return str(messages.format_pattern(pattern, args)[0])


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


def _read_files(locale: str) -> Iterator[str]:
    """The text of all files for readers of *locale*; those of the language that it is based on come first.

    A file that it lacks, such as that of a game that nobody has translated yet, is read in English.
    """
    for name in sorted(path.name for path in (FOLDER / "en").glob("*.ftl")):
        paths = [FOLDER / code / name for code in (BASES.get(locale), locale) if code]
        for path in [path for path in paths if path.exists()] or [FOLDER / "en" / name]:
            yield path.read_text(encoding="utf-8") + "\n"  # whoever wrote it may have forgotten the last one


@cache
def _read_sources(locale: str) -> dict[str, str]:
    """The source of every message and term of *locale*; the files are read when the language is needed."""
    return {entry[1]: entry[0] for text in _read_files(locale) for entry in _ENTRY.finditer(text)}


_COMMAND_TEXT = re.compile(
    r"^((?:[a-z]+-)?(?:command|option|name|choice|new|setting-pace|lesson-\w+-title)(?:-[\w-]+)?) = (.+)$",
    re.MULTILINE,
)


@cache
def read_command_texts(locale: str) -> dict[str, str]:
    """Read what Discord shows of our commands in *locale*: names, descriptions and choices by message.

    They are needed at every start, so no other message is parsed or kept. They have nothing to fill in.
    """
    return {id: text for file in _read_files(locale) for id, text in _COMMAND_TEXT.findall(file)}


def bundle(locale: str, public: str = "", client: str = "") -> FluentBundle:
    """The messages of *locale*, the name of a folder, for somebody who plays at tables in *public*.

    Besides what Fluent brings, messages may call:

    - ``MONEY(amount, currency)``: an amount with the sign of its currency, where the language has it
    - ``COMMAND("match show")``: one of our commands
    - ``BUTTON("table-hand")``: a message in the language of *public* messages, such as what their button is
      called
    - ``CLIENT("name-match")``: a message in the language of the person's Discord *client*

    Both of these languages are *locale* unless they are given.
    """
    return _bundle(locale, public or locale, client or locale)


@cache
def _bundle(locale: str, public: str, client: str) -> FluentBundle:
    functions: dict[str, Any] = {
        "MONEY": _Money,
        "COMMAND": partial(_write_command, client),
        "BUTTON": lambda id, **args: _find(bundle(public), id, **args),
        "CLIENT": lambda id, **args: _find(bundle(client), id, **args),
    }
    found = FluentBundle([locale], functions=functions, use_isolating=False)
    if not public == client == locale:
        same = bundle(locale)
        found._messages, found._terms = same._messages, same._terms
        found._compiled = same._compiled  # a compiled message finds functions in the bundle that formats it
        return found
    sources = dict(_read_sources(locale))
    terms = {id.removeprefix("-"): sources.pop(id) for id in list(sources) if id.startswith("-")}
    found._messages = _Entries(sources)  # type: ignore[assignment]  # a bundle only reads them
    found._terms = _Entries(terms)  # type: ignore[assignment]
    return found
