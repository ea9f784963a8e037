"""Every word that a person reads, in their language: the Fluent messages of `locales/`.

`language_of` returns a language, and `Language.at_table` that language at one table, where each `Who` in a
text becomes the player's name. All of this may be used from any thread, since pictures are drawn in threads.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from functools import cache, lru_cache
from typing import Any, Literal, Protocol

from babel import Locale
from babel.dates import format_date

import games
from games.cards import emoji, face
from games.core import Cards, Text, Value, Who
from locales import COMMAND_IDS, bundle, find_nearest
from locales import LOCALES as LOCALES
from locales.names import BOT, clean, isolate

MARKS = ("🔵", "🔶", "🟩", "⭐", "🌸", "💧")
"""Every player's mark where texts cannot have our emojis: their color, and a shape of its own."""

EMOJIS: dict[str, str] = {}
"""How messages write our emojis on Discord, by key; `bot.discord.emojis` fills it."""

Context = Literal["message", "label", "picture"]
"""Where a text is read: in a message (Discord's markdown), on a control, or on a picture (no emoji)."""

SOFT_HYPHEN = "\u00ad"

_MARKUP = re.compile(r"([\\*_~|`<>\[\]()#:/@])")


class MissingMessage(UserWarning):
    """A message that is missing in `locales/` or lacks an argument; the best available text is shown."""


def language_of(
    locale: str, *, worded: bool = False, four_colors: bool = False, client: str | None = None
) -> Language:
    """Return the language *locale*, or the nearest there is: ``de-AT`` → ``de``, unknown → ``en``.

    If *worded*, texts have no pictures, for people who prefer words; otherwise playing cards may have
    *four_colors*. If the reader's *client* speaks another language, texts name what it shows in that one.
    """
    locale = find_nearest(locale)
    return _load(locale, worded, four_colors, locale if client is None else find_nearest(client))


def learn_commands(ids: Mapping[str, int]) -> None:
    """Let texts name our commands as links, by the *ids* that Discord has given them."""
    COMMAND_IDS.clear()
    COMMAND_IDS.update(ids)
    _format.cache_clear()


def seat_emoji(mark: int, *, bot: bool = False) -> str:
    """The key of the emoji for a person, or for a *bot*, with that *mark*.

    >>> seat_emoji(0), seat_emoji(2, bot=True)
    ('seat-1', 'seat-3-bot')
    """
    return f"seat-{mark + 1}{'-bot' if bot else ''}"


def escape(name: str) -> str:
    r"""Escape *name* so that Discord shows it literally, whatever markdown is in it.

    >>> escape("*_Anna_*")
    '\\*\\_Anna\\_\\*'
    """
    return _MARKUP.sub(r"\\\1", " ".join(name.split()))


class Seated(Protocol):
    """What people play: a match. Names are by seat."""

    @property
    def names(self) -> Sequence[str]:
        """The names of those who play now."""

    @property
    def earlier(self) -> Sequence[Sequence[str]]:
        """The names of those who played before, the first first."""

    @property
    def marks(self) -> Sequence[int]:
        """Their indexes in `MARKS`."""

    @property
    def locale(self) -> str:
        """The language of its public messages."""

    @property
    def bots(self) -> Sequence[Sequence[bool]]:
        """Which of them are bots: by seat those who played before, then the one who plays now."""


class Language:
    """One language; with *names*, at one table. Call it with a `Text`, or with an id and arguments.

    Texts name buttons of *public* messages as those are called there, and what belongs to Discord as the
    reader's *client* calls it. Both are the language itself unless it is known better.

    >>> language_of("en").with_seats(["Anna", "Ben"])("result-place", mark="🥈", who=Who(1), score="$40")
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
        public: str = "",
        client: str = "",
    ) -> None:
        self.locale = locale
        self.public = public or locale
        self.client = client or locale
        self.worded = worded
        self.four_colors = four_colors
        self._sittings = sittings
        self._place = place

    def with_pictures(self, pictured: bool) -> Language:
        """Return this language with pictures in its texts, or without."""
        return _load(self.locale, not pictured, self.four_colors, self.client).with_public(self.public)

    def at_table(self, table: Seated, place: Context = "message") -> Language:
        """Return this language at a *table*, for texts that are read in *place*."""
        return self.with_public(table.locale).with_seats(
            table.names, place, table.earlier, table.marks, table.bots
        )

    def with_public(self, public: str) -> Language:
        """Return this language for texts that name buttons of messages in the language *public*."""
        return _with_public(self, find_nearest(public))

    def with_seats(
        self,
        names: Sequence[str],
        place: Context = "message",
        earlier: Sequence[Sequence[str]] = (),
        marks: Sequence[int] = (),
        bots: Sequence[Sequence[bool]] = (),
    ) -> Language:
        """Return this language for a table with these *names* by seat, and those of *earlier* players.

        *marks* are their indexes in `MARKS`, by default in turn, and *bots* says which of them are bots.
        """
        everybody = []
        for seat, now in enumerate(names):
            mark = marks[seat] if marks else seat
            sittings = (*(earlier[seat] if earlier else ()), now)
            are_bots = bots[seat] if bots else [False] * len(sittings)
            signs = [self.find_sign(mark, place, bot=bot) for bot in are_bots]
            everybody.append(tuple(zip(signs, sittings, are_bots, strict=True)))
        return _with_seats(self, tuple(everybody), place)

    def emoji(self, key: str) -> str:
        """Return how Discord writes our emoji called *key*; empty if there is none or words are preferred."""
        if self.worded:
            return ""
        return (self.four_colors and EMOJIS.get(f"{key}-four")) or EMOJIS.get(key, "")

    def has_message(self, text: Text) -> bool:
        """Whether there is a message for *text*."""
        return bool(bundle(self.locale).has_message(text.id))

    def write_name(self, name: str, place: Context = "message", *, bot: bool = False) -> str:
        """Write the *name* of a person, or of a *bot*, for a text that is read in *place*.

        All names go through here: invisible characters are removed, the direction of writing is isolated, and
        in a message markdown is escaped. A person whose data was deleted has no name. Only a bot has `BOT`.
        """
        name = isolate(clean(name.replace(BOT, "")) or self("privacy-former"))
        name = escape(name) if place == "message" else name
        return f"{name}\u00a0{BOT}" if bot else name

    def find_sign(self, mark: int, place: Context = "message", *, bot: bool = False) -> str:
        """The sign of a person, or of a *bot*, with that *mark*, where it can be shown; otherwise nothing.

        In messages it is our emoji, which looks like the badge on pictures, once Discord has it.
        """
        if place == "picture":
            return ""
        return (self.emoji(seat_emoji(mark, bot=bot)) if place == "message" else "") or MARKS[mark]

    def write_marked(self, mark: int, name: str, place: Context, *, bot: bool = False) -> str:
        """Write the *name* of a person, or of a *bot*, with their *mark* where it can be shown."""
        return f"{self.find_sign(mark, place, bot=bot)} {self.write_name(name, place, bot=bot)}".lstrip()

    def __call__(self, text: Text | str, /, **args: Value) -> str:
        """Return *text* in words, with its arguments filled in.

        Only pictures break words where a soft hyphen says so. Discord would show some of them.
        """
        if isinstance(text, str):
            text = Text(text, args)
        filled = tuple((name, self._fill_in(value)) for name, value in text.args.items())
        told = _format(self.locale, self.public, self.client, text.id, filled)
        return told if self._place == "picture" else told.replace(SOFT_HYPHEN, "")

    def name(self, seat: int) -> str:
        """Return the name of the player of *seat*, with their mark where it can be shown."""
        return self._sittings[seat][-1]

    def join(self, parts: Iterable[str]) -> str:
        """Join *parts* to a list with the separator of this language, but without an *and*.

        >>> language_of("en").join(["Anna", "Ben", "Clara"])
        'Anna, Ben, Clara'
        """
        return self("list-comma").join(parts)

    def write_date(self, day: date) -> str:
        """Write a *day* with its year, as this language does in short.

        >>> language_of("de").write_date(date(2026, 11, 7))
        '07.11.2026'
        """
        return format_date(day, "medium", Locale.parse(self.locale, sep="-"))

    def _change(self, **changes: Any) -> Language:
        kept = {"sittings": self._sittings, "place": self._place, "public": self.public}
        return Language(
            self.locale,
            worded=self.worded,
            four_colors=self.four_colors,
            client=self.client,
            **(kept | changes),
        )

    def _fill_in(self, value: Value) -> int | str:
        if isinstance(value, Who):
            return self._sittings[value.seat][value.sitting]
        if isinstance(value, Text):
            return self(value)
        if isinstance(value, Cards):
            return self._cards(value)
        return value

    def _cards(self, value: Cards) -> str:
        """Name the cards, each after its emoji; playing cards are just emojis."""
        deck = games.load(value.game) if value.game else None
        names = [self(deck.card_name(card)) if deck else face(card) for card in value.cards]
        if self.worded or self._place != "message":
            return self.join(names) if deck else " ".join(names)
        keys = [deck.card_emoji(card) if deck else emoji(card) for card in value.cards]
        shown = [self.emoji(key) for key in keys]
        pairs = zip(shown, names, strict=True)
        if not deck or (all(shown) and all(key.startswith("card-") for key in keys)):
            return " ".join(written or name for written, name in pairs)
        return self.join(f"{written}\u00a0{name}" if written else name for written, name in pairs)


@cache
def _load(locale: str, worded: bool, four_colors: bool, client: str) -> Language:
    return Language(locale, worded=worded, four_colors=four_colors, client=client)


@lru_cache(maxsize=1024)
def _with_public(words: Language, public: str) -> Language:
    return words if public == words.public else words._change(public=public)


@lru_cache(maxsize=1024)
def _with_seats(
    words: Language, everybody: tuple[tuple[tuple[str, str, bool], ...], ...], place: Context
) -> Language:
    """Return the language at a table.

    *everybody* has each seat's signs and names, the present one last, each with whether it is a bot's.
    """
    sittings = tuple(
        tuple(f"{sign} {words.write_name(name, place, bot=bot)}".lstrip() for sign, name, bot in seat)
        for seat in everybody
    )
    return words._change(sittings=sittings, place=place)


@lru_cache(maxsize=4096)
def _format(locale: str, public: str, client: str, id: str, args: tuple[tuple[str, int | str], ...]) -> str:
    messages = bundle(locale, public, client)
    pattern = messages.get_message(id).value if messages.has_message(id) else None
    if pattern is None:
        warnings.warn(f"locales/{locale} has no message {id}", MissingMessage, stacklevel=3)
        return id if locale == "en" else _format("en", public, client, id, args)
    text, errors = messages.format_pattern(pattern, dict(args))
    if errors:
        warnings.warn(f"locales/{locale}: {id}: {errors}", MissingMessage, stacklevel=3)
    return str(text)
