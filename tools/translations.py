"""What a message in one language has to be like, compared with the same message in English.

A translation may use other words and another order, but it fills in the same things, covers the plurals of
its language, keeps the marks that Discord turns into bold or small print, and writes quotation marks and
spaces as that language does. Names and descriptions of commands fit into Discord's limits.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

FILLED: Final = "\ufffc"
"""Stands in a `Text` for something that is filled in."""

COUNTED: Final = range(1000)
"""The numbers whose plural forms a message needs: French has another one from a million on."""

QUOTES: Final = {
    "en": "“”‘’",
    "de": "„“‚‘’",
    "fr": "«»’",
    "es": "“”‘’",
    "pt": "“”‘’",
    "pl": "„”’",
    "it": "“”‘’",
    "ja": "「」『』",
}
"""The quotation marks and apostrophes of each language."""

_QUOTE = re.compile("[\"'“”„«»‚‘’「」『』]")
_CODE = re.compile(r"`[^`]*`|https?://\S+|<[^>]*>|:\w+:")
_PLURALS: Final = frozenset(("one", "few", "many"))
"""The plural forms of our languages, besides the one that is called other."""
_MARKS = re.compile(r"\*\*|^(?:-#|#{1,3}|>|-) |`|~~|__|\n(?:-#|#{1,3}|>|-) ", re.MULTILINE)
_WORD = re.compile(r"(?<!\w)[a-z]{2,}(?!\w)")

_FRENCH = (
    (re.compile(r"(?<=[\w)…%])[?!;](?!\w)|(?<=[^\W\d]):(?!\w|//)"), "has no space before"),
    (re.compile(r"(?<= )[?!;:]"), "has a space that breaks before"),
    (re.compile(r"«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»"), "lacks a no-break space inside"),
)
"""French has a no-break space before double signs and within its quotation marks."""

_NAME: Final = re.compile(r"(?:[a-z]+-)?name-[\w-]+")
_DESCRIPTION: Final = re.compile(r"command-[\w-]+|option-[\w-]+|[a-z]+-command(?:-new)?|[a-z]+-new-\w+")
_CHOICE: Final = re.compile(
    r"choice-[\w-]+|[a-z]+-choice-[\w-]+|setting-pace-(?!own)\w+|[a-z]+-lesson-\w+-title|(?!thread)[a-z]+-name"
)

SAME: Final = re.compile(r"(?:deal|monopoly|cardopoly|property)-(?:name|card-)|monopoly-variant-")
"""Messages that may be the same in every language: names of games and cards."""


class Text(NamedTuple):
    """A text between selections; `FILLED` stands for what is filled in."""

    text: str


class Choice(NamedTuple):
    """A selection by *variable*: the *keys* of its variants, the *default* one, and the text of each."""

    variable: str
    keys: frozenset[str]
    default: str
    texts: Mapping[str, str]


class Contents(NamedTuple):
    """What a message is made of.

    It shows the variables *shown* and chooses by those *chosen*. *calls* are its functions with what they are
    given, *named* the messages it refers to, *lines* the pieces of its text.
    """

    file: str
    shown: frozenset[str]
    chosen: frozenset[str]
    named: frozenset[str]
    calls: frozenset[str]
    lines: tuple[str, ...]
    texts: tuple[str, ...]
    choices: tuple[Choice, ...]

    @property
    def variables(self) -> frozenset[str]:
        """All variables."""
        return self.shown | self.chosen


class _Reader(Visitor):
    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.chosen: set[str] = set()
        self.named: set[str] = set()
        self.calls: set[str] = set()
        self.lines: list[str] = []
        self.texts: list[str] = []
        self.choices: list[Choice] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        self.texts.append(_text(node))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            self.chosen.add(node.selector.id.name)
            texts = {_key(variant): _text(variant.value) for variant in node.variants}
            default = next(_key(variant) for variant in node.variants if variant.default)
            self.choices.append(Choice(node.selector.id.name, frozenset(texts), default, texts))
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.named.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.calls.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        given = [
            f'"{each.value}"' if isinstance(each, ftl.StringLiteral) else f"${each.id.name}"
            for each in node.arguments.positional
            if isinstance(each, ftl.StringLiteral | ftl.VariableReference)
        ]
        self.calls.add(f"{node.id.name}({', '.join(given)})")
        if node.id.name in ("BUTTON", "CLIENT"):
            self.named.update(text.strip('"') for text in given if text.startswith('"'))
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.lines += node.value.splitlines()


def _key(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else str(variant.key.value)


def _text(pattern: ftl.Pattern) -> str:
    return "".join(_part(element) for element in pattern.elements)


def _part(element: ftl.TextElement | ftl.Placeable) -> str:
    """A part of a pattern as text: what stands in the file, or `FILLED`."""
    if isinstance(element, ftl.TextElement):
        return element.value
    if isinstance(element.expression, ftl.StringLiteral):
        return str(element.expression.parse()["value"])
    return FILLED


def read_message(entry: ftl.Message, file: str) -> Contents:
    """Read what a message is made of, which stands in a *file* of its language."""
    found = _Reader()
    found.visit(entry)
    return Contents(
        file,
        frozenset(found.shown),
        frozenset(found.chosen),
        frozenset(found.named),
        frozenset(found.calls),
        tuple(found.lines),
        tuple(found.texts),
        tuple(found.choices),
    )


def find_faults(language: str, id: str, message: Contents, english: Contents) -> Iterator[str]:
    """Say what is wrong with a *message* of a *language*, besides its words, in sentences."""
    yield from _compare(id, message, english)
    yield from _check_plurals(language, id, message, english)
    yield from _check_command(id, message)
    for text in message.texts:
        yield from (f"{id} {fault}" for fault in _check_signs(language, text))
    if language != "en" and not SAME.match(id):
        words = set(message.texts) & set(english.texts)
        yield from (f"{id} is still in English: {text}" for text in words if len(_WORD.findall(text)) >= 3)


def _compare(id: str, message: Contents, english: Contents) -> Iterator[str]:
    """Compare what is filled in; only what English merely chooses by may be left out."""
    unknown, lacking = message.variables - english.variables, english.shown - message.variables
    if unknown or lacking:
        yield f"{id} has the variables {_list(message)}, not {_list(english)}"
    if message.calls != english.calls:
        lacks, more = (
            ", ".join(sorted(each)) for each in (english.calls - message.calls, message.calls - english.calls)
        )
        yield f"{id} calls {more or 'nothing else'}, not {lacks or 'that'}"
    if message.file != english.file:
        yield f"{id} is in {message.file}, not in {english.file}"
    has, needs = (set(_MARKS.findall("\n".join(each.texts))) for each in (message, english))
    marks = {mark.strip() for mark in has ^ needs}
    if {mark.strip() for mark in has} != {mark.strip() for mark in needs}:
        yield f"{id} differs from English in its {' '.join(sorted(marks))}"


def _list(message: Contents) -> str:
    return ", ".join(f"${name}" for name in sorted(message.variables)) or "none"


@cache
def _members(language: str) -> Mapping[str, frozenset[int]]:
    """The plural forms that *language* has for whole numbers, with those of `COUNTED`."""
    form = Locale.parse(language, sep="-").plural_form
    found: dict[str, set[int]] = {}
    for number in COUNTED:
        found.setdefault(form(number), set()).add(number)
    return {name: frozenset(numbers) for name, numbers in found.items()}


def _check_plurals(language: str, id: str, message: Contents, english: Contents) -> Iterator[str]:
    counted = {choice.variable for choice in english.choices if choice.keys & _PLURALS}
    forms = _members(language)
    for choice in message.choices:
        if not (choice.keys & _PLURALS or (choice.variable in counted and "1" in choice.keys)):
            continue
        numbers = {int(key) for key in choice.keys if key.isdecimal()}
        lacking = {name for name, known in forms.items() if name not in choice.keys and known - numbers}
        if choice.default not in forms:
            lacking -= {max(lacking, key=lambda name: len(forms[name]), default="")}
        for name in sorted(lacking):
            example = min(forms[name] - numbers)
            yield f"{id} lacks the form for {example} (${choice.variable}: {name})"
        ones = forms.get("one", frozenset()) - numbers
        if ones - {1} and re.search(r"(?<!\d)1(?!\d)", choice.texts.get("one", "")):
            yield f"{id} says 1 also for {min(ones - {1})}: write {{ ${choice.variable} }}"


def _check_command(id: str, message: Contents) -> Iterator[str]:
    """Check what Discord shows of a command: one line without anything to fill in, not too long."""
    is_name, is_told, is_choice = (bool(each.fullmatch(id)) for each in (_NAME, _DESCRIPTION, _CHOICE))
    if not (is_name or is_told or is_choice):
        return
    text = message.texts[0]
    if len(message.texts) > 1 or FILLED in text or "\n" in text:
        yield f"{id} can't have anything to fill in, nor several lines"
    elif is_name and not (re.fullmatch(r"[-_\w]{1,32}", text) and text == text.lower()):
        yield f"{id} must be 1 to 32 letters, digits, - or _, in lower case: {text}"
    elif len(text) > 100:
        yield f"{id} has {len(text)} characters; Discord shows at most 100"


def _check_signs(language: str, text: str) -> Iterator[str]:
    """Check spaces and quotation marks of a *text*."""
    plain = _CODE.sub(FILLED, text)
    own = QUOTES.get(language.partition("-")[0], "")
    wrong = sorted({sign for sign in _QUOTE.findall(plain) if sign not in own})
    if own and wrong:
        yield f"has {' '.join(wrong)}; this language writes {' '.join(own)}"
    if re.search(r"\S  +\S", plain):
        yield f"has two spaces in a row: {_show(text)}"
    if language.startswith("fr"):
        for pattern, fault in _FRENCH:
            if found := pattern.search(plain):
                yield f"{fault} {found[0] or '«'}: {_show(text)}"
    if re.search(r"[^\W\d] [,.;](?!\w)", plain):
        yield f"has a space before a comma or full stop: {_show(text)}"


def _show(text: str) -> str:
    return text.replace(FILLED, "{…}").replace("\n", " ")


def read_words(folder: Path) -> dict[str, str]:
    """Read from the word list of the language in *folder* which words it doesn't use, and what to write."""
    file = folder / "words.md"
    if not file.exists():
        return {}
    found: dict[str, str] = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) == 3 and cells[2] not in ("", "not"):
            found |= {word.strip(): cells[1] for word in cells[2].split(",") if word.strip("- ")}
    return found
