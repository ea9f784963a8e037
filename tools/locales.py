"""Whether `locales/` and the code agree: `python -m tools.locales`, exit code 1 and a line for each fault.

`python -m tools.locales fr` says what French lacks, file by file, and what is wrong with the messages that
it has (`tools.translations`, `tools.limits`). A language that isn't in `locales.LOCALES` may be incomplete:
nobody is offered it. Nor are its faults looked for unless it is named.

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
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from games import load, packages
from games.core import AnyGame
from locales import BASES, LOCALES
from tools.limits import find_limits, find_long
from tools.translations import Contents, find_faults, read_message, read_words

ROOT = Path(__file__).parent.parent
CODE = ("games", "render", "bot", "cogs")
ENGLISH = "en"
SHOWN = 8
"""So many missing messages of a file are named."""

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


Messages = dict[str, Contents]
"""Messages by id."""


def messages(folder: Path) -> tuple[Messages, list[str]]:
    """All messages of the language in *folder*, and what is wrong with its files."""
    found: Messages = {}
    faults = []
    retired = [re.compile(phrase, re.IGNORECASE) for phrase in RETIRED.get(folder.name, ())]
    avoided = {
        re.compile(rf"(?<!\w){re.escape(word)}(?!\w)", re.IGNORECASE): instead
        for word, instead in read_words(folder).items()
    }
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                line = (entry.content or "").partition("\n")[0]
                faults.append(f"{folder.name}/{path.name}: cannot be read: {line}")
            elif isinstance(entry, ftl.Message):
                if entry.id.name in found:
                    faults.append(f"{folder.name}/{path.name}: {entry.id.name} is there twice")
                found[entry.id.name] = contents = read_message(entry, path.name)
                place = f"{folder.name}/{path.name}: {entry.id.name} says"
                for line in contents.lines:
                    phrases = [pattern.search(line) for pattern in (*retired, _COMMAND)]
                    faults += [f"{place} “{phrase[0]}”" for phrase in phrases if phrase]
                    faults += [
                        f"{place} “{phrase[0]}”; the word list has: {instead}"
                        for pattern, instead in avoided.items()
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


def read_languages(root: Path) -> tuple[dict[str, Messages], list[str]]:
    """Read all languages below *root*, and what is wrong with their files.

    One that is based on another has its messages, too.
    """
    languages, faults = {}, []
    for folder in sorted({path.parent for path in (root / "locales").glob("*/*.ftl")}):
        languages[folder.name], wrong = messages(folder)
        faults += wrong
    for name, base in BASES.items():
        if name in languages:
            faults += [
                f"{name}: {id} is the same as in {base}: leave it out"
                for id in sorted(languages[name].keys() & languages.get(base, {}).keys())
                if languages[name][id] == languages[base][id]
            ]
            languages[name] = languages.get(base, {}) | languages[name]
    return languages, faults


def check(root: Path = ROOT, needed: Iterable[str] = (), offered: Collection[str] = LOCALES) -> list[str]:
    """List all faults, one line each; the messages *needed* must exist too.

    A language that isn't *offered* may lack messages, and any may lack a game: both files of it.
    """
    languages, faults = read_languages(root)
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
    untranslated = {name: find_untranslated(languages, name) for name in languages}
    for name, language in languages.items():
        named_ids = {id: other for other, message in language.items() for id in message.named}
        used |= named_ids.keys()
        faults += [
            f"{name}: {other} names {id}, which is missing"
            for id, other in named_ids.items()
            if id not in (language if name in offered else english) and id not in untranslated[name]
        ]
    faults += [f"{ENGLISH}: nothing uses {id}" for id in sorted(english.keys() - used)]
    for name, language in languages.items():
        if name in offered:
            missing = list_missing(languages, name)
            faults += [f"{name}: {id} is missing" for id in missing if id not in untranslated[name]]
        faults += [f"{name}: {id} is in no other language" for id in sorted(language.keys() - english.keys())]
        faults += [
            f"{name}: {fault}"
            for id in sorted(english.keys() & language.keys())
            for fault in find_faults(name, id, language[id], english[id])
        ]
    return faults


def find_untranslated(languages: Mapping[str, Messages], name: str) -> set[str]:
    """Find the messages of games of which the language *name* has no file: people read them in English."""
    has = {message.file for message in languages[name].values()}
    files = {f"{key}{kind}.ftl" for key in packages() for kind in ("", "-rules")} - has
    return {id for id, message in languages[ENGLISH].items() if message.file in files}


def list_missing(languages: Mapping[str, Messages], name: str) -> list[str]:
    """List the messages that the language *name* lacks, in the order of their ids."""
    return sorted(languages[ENGLISH].keys() - languages.get(name, {}).keys())


def describe_progress(languages: Mapping[str, Messages], name: str) -> Iterator[str]:
    """Say how far the language *name* is: a line for each file that isn't complete, and one for all."""
    lacking = list_missing(languages, name)
    files = {message.file for message in languages[ENGLISH].values()}
    for file in sorted(files):
        here = [id for id in lacking if languages[ENGLISH][id].file == file]
        more = " …" if len(here) > SHOWN else ""
        if here:
            yield f"{name}/{file} lacks {len(here)}: {', '.join(here[:SHOWN])}{more}"
    whole = len(languages[ENGLISH])
    yield f"{name} has {whole - len(lacking)} of {whole} messages."


def _concerns(fault: str, names: Iterable[str]) -> bool:
    return fault.startswith(tuple(f"{name}{sign}" for name in names for sign in ":/"))


def main(arguments: Sequence[str]) -> int:
    """Check all languages, or also whether those named are complete; return the exit code."""
    needed = [*settings_ids(map(load, packages()))]
    faults = check(needed=needed, offered={*LOCALES, *arguments})
    languages, _ = read_languages(ROOT)
    limits = find_limits(ROOT, languages[ENGLISH])
    faults += [f"{name}: {fault}" for name in languages for fault in find_long(name, languages[name], limits)]
    drafts = [name for name in languages if name not in LOCALES]
    if arguments:
        faults = [
            fault for fault in faults if _concerns(fault, arguments) and not fault.endswith(" is missing")
        ]
    else:
        faults = [fault for fault in faults if not _concerns(fault, drafts)]
    print(*faults, sep="\n", end="\n" if faults else "")
    for name in arguments or drafts:
        lines = [*describe_progress(languages, name)]
        print(*(lines if arguments else lines[-1:]), sep="\n")
    lacking = [name for name in arguments if list_missing(languages, name)]
    if not faults and not lacking:
        print(f"Complete: {', '.join(arguments or LOCALES)}.")
    return int(bool(faults or lacking))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
