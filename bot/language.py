"""Every word a person reads, in the reader's language: the Fluent messages of `locales/`.

`language_of` gives a language, `Language.seated` the same language at one table, where a `Who` in a text
becomes the player's name. Everything here may be used from any thread: pictures are made in threads.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Literal, Protocol

import games
from games.cards import emoji, face
from games.core import Cards, Text, Value, Who
from locales import LOCALES as LOCALES
from locales import bundle
from render.kit.names import clean, isolated

MARKS = ("🔵", "🔶", "🟩", "⭐", "🌸", "💧")
"""Every player's sign in texts: their color on the pictures, and a shape of its own."""

EMOJIS: dict[str, str] = {}
"""How messages write the emojis that Discord has of ours, by their keys; `bot.discord.emojis` fills it."""

Context = Literal["message", "label", "picture"]
"""Where a text is read: in a message (Discord's markdown), on a control, or on a picture (no emoji)."""

_MARKUP = re.compile(r"([\\*_~|`<>\[\]()#:/@])")


class MissingMessage(UserWarning):
    """A text that is not in `locales/`, or lacks something to fill in; it is shown as well as can be."""


def language_of(locale: str, *, worded: bool = False, four_colors: bool = False) -> Language:
    """The language *locale*, or the nearest there is: ``de-AT`` → ``de``, unknown → ``en``.

    *worded*, it puts no pictures into texts, for those who would rather hear words; otherwise playing cards
    may be in *four_colors*.
    """
    if locale not in LOCALES:
        locale = locale.partition("-")[0]
    return _load(locale if locale in LOCALES else "en", worded, four_colors)


def escape(name: str) -> str:
    r"""*name* so that Discord shows it letter by letter, whatever markdown is in it.

    >>> escape("*_Anna_*")
    '\\*\\_Anna\\_\\*'
    """
    return _MARKUP.sub(r"\\\1", " ".join(name.split()))


class Seated(Protocol):
    """What people play: a match. Names are by seat."""

    @property
    def names(self) -> Sequence[str]:
        """Who plays now."""

    @property
    def earlier(self) -> Sequence[Sequence[str]]:
        """Who did before, the first first."""

    @property
    def marks(self) -> Sequence[int]:
        """Which of `MARKS` they have."""


class Language:
    """One language; with *names*, at one table. Call it with a `Text`, or with an id and what goes into it.

    >>> language_of("en").seated(["Anna", "Ben"])("result-place", mark="🥈", who=Who(1), score="$40")
    '🥈 🔶 Ben · $40'
    """

    def __init__(
        self,
        locale: str,
        sittings: tuple[tuple[str, ...], ...] = (),
        place: Context = "label",
        *,
        worded: bool = False,
        four_colors: bool = False,
    ) -> None:
        self.locale = locale
        self.worded = worded
        self.four_colors = four_colors
        self._sittings = sittings
        self._place = place

    def at_table(self, table: Seated, place: Context = "message") -> Language:
        """The same language at a *table*, for texts that are read in *place*."""
        return self.seated(table.names, place, table.earlier, table.marks)

    def seated(
        self,
        names: Sequence[str],
        place: Context = "message",
        earlier: Sequence[Sequence[str]] = (),
        marks: Sequence[int] = (),
    ) -> Language:
        """The same language where these *names* sit, by seat, and those did *earlier*.

        *marks* tells which of `MARKS` each has, in turn unless told.
        """
        everybody = tuple(
            (marks[seat] if marks else seat, (*(earlier[seat] if earlier else ()), now))
            for seat, now in enumerate(names)
        )
        return _seated(self.locale, everybody, place, self.worded, self.four_colors)

    def emoji(self, key: str) -> str:
        """How Discord writes our emoji called *key*; empty where there is none, or where words serve."""
        if self.worded:
            return ""
        return (self.four_colors and EMOJIS.get(f"{key}-four")) or EMOJIS.get(key, "")

    def has_message(self, text: Text) -> bool:
        """Whether there are words for *text*."""
        return bool(bundle(self.locale).has_message(text.id))

    def write_name(self, name: str, place: Context = "message") -> str:
        """The *name* of a person as it stands in a text that is read in *place*.

        Here every name gets in: without signs that cannot be seen, running in its own direction, and in a
        message letter by letter. Whoever has been forgotten has none.
        """
        name = isolated(clean(name) or self("privacy-former"))
        return escape(name) if place == "message" else name

    def write_marked(self, mark: int, name: str, place: Context) -> str:
        """The *name* of a person with their *mark* where it can be shown."""
        name = self.write_name(name, place)
        return name if place == "picture" else f"{MARKS[mark]} {name}"

    def __call__(self, text: Text | str, /, **args: Value) -> str:
        """The words of *text*, filled in."""
        if isinstance(text, str):
            text = Text(text, args)
        filled = tuple((name, self._fill_in(value)) for name, value in text.args.items())
        return _format(self.locale, text.id, filled)

    def name(self, seat: int) -> str:
        """The player of *seat*, with the seat's mark where it can be shown."""
        return self._sittings[seat][-1]

    def _fill_in(self, value: Value) -> int | str:
        if isinstance(value, Who):
            return self._sittings[value.seat][value.sitting]
        if isinstance(value, Text):
            return self(value)
        if isinstance(value, Cards):
            return self._cards(value)
        return value

    def _cards(self, value: Cards) -> str:
        """The cards by name, each after its emoji; playing cards by their emojis alone."""
        deck = games.load(value.game) if value.game else None
        names = [self(deck.card_name(card)) if deck else face(card) for card in value.cards]
        if self.worded or self._place != "message":
            return (", " if deck else " ").join(names)
        keys = [deck.card_emoji(card) if deck else emoji(card) for card in value.cards]
        shown = [self.emoji(key) for key in keys]
        pairs = zip(shown, names, strict=True)
        if not deck or (all(shown) and all(key.startswith("card-") for key in keys)):
            return " ".join(written or name for written, name in pairs)
        return ", ".join(f"{written}\u00a0{name}" if written else name for written, name in pairs)


@cache
def _load(locale: str, worded: bool, four_colors: bool) -> Language:
    return Language(locale, worded=worded, four_colors=four_colors)


@lru_cache(maxsize=1024)
def _seated(
    locale: str,
    everybody: tuple[tuple[int, tuple[str, ...]], ...],
    place: Context,
    worded: bool,
    four_colors: bool,
) -> Language:
    """The language at a table, by seat the mark and the names of those who had it, the present one last."""
    words = _load(locale, worded, four_colors)
    sittings = tuple(
        tuple(words.write_marked(mark, name, place) for name in names) for mark, names in everybody
    )
    return Language(locale, sittings, place, worded=worded, four_colors=four_colors)


@lru_cache(maxsize=4096)
def _format(locale: str, id: str, args: tuple[tuple[str, int | str], ...]) -> str:
    messages = bundle(locale)
    pattern = messages.get_message(id).value if messages.has_message(id) else None
    if pattern is None:
        warnings.warn(f"locales/{locale} has no message {id}", MissingMessage, stacklevel=3)
        return id if locale == "en" else _format("en", id, args)
    text, errors = messages.format_pattern(pattern, dict(args))
    if errors:
        warnings.warn(f"locales/{locale}: {id}: {errors}", MissingMessage, stacklevel=3)
    return str(text)
