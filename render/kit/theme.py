"""How everything looks: colors, seats, type. Nothing here draws.

Pictures are `WIDTH` points wide and use three sizes of type; Discord shows them on a phone at some 400
points, where the smallest type must still be 11 points high.
"""

from __future__ import annotations

import importlib
import re
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path

from PIL import ImageFont

from locales.names import BOT, choose_letters, isolate

Color = tuple[int, int, int]

WIDTH = 1120
SMALL, MEDIUM, LARGE, HEADLINE = 32, 40, 50, 56
"""Names are `MEDIUM`, figures `LARGE`; nothing that matters is smaller than `SMALL`."""
LEAST = 38 / 1400
"""The smallest type that carries meaning, as a part of a picture's width."""


def rgb(code: str) -> Color:
    """The color written as *code* in hexadecimal digits.

    >>> rgb("C9A24B")
    (201, 162, 75)
    """
    return int(code[:2], 16), int(code[2:4], 16), int(code[4:], 16)


PAPER, PAPER_LIT, PAPER_SHADE, PAPER_EDGE = rgb("FFF8E8"), rgb("FFFFFF"), rgb("E9DCC0"), rgb("B9A888")
"""Cream: cards, plates, and words on every ground."""
INK, NIGHT = rgb("1E1B18"), rgb("0C0B0A")
"""Words on cream and lines around things; the darkest tone there is."""
GOLD, GOLD_LIT, GOLD_EDGE = rgb("E2B33C"), rgb("FFC93C"), rgb("4A3408")
"""Only for what is now, or was won. Gold always has a dark edge."""
BRASS, BRASS_LIT, BRASS_SHADE = rgb("C9B184"), rgb("E6D6B2"), rgb("6B5330")
"""A dull metal for frames and plates: it never means anything."""
RED, BLUE, GREEN = rgb("B3261E"), rgb("1F5FA8"), rgb("1E7B3A")
"""Red says that something can end you, or what is refused."""

PLAIN, STRIPES, DOTS, HATCH, CHEVRONS, RINGS = range(6)


@dataclass(frozen=True, slots=True)
class Seat:
    """How a seat is recognized: by color, pattern and letter; *ink* is readable on the color.

    Color and pattern go together: the *pattern* is the number of both among `SEATS`. The badge of a *bot* is
    a robot's head.
    """

    letter: str
    color: Color
    pattern: int
    ink: Color
    bot: bool = False


_DARK, _LIGHT = rgb("0F0D0B"), rgb("FFFFFF")
SEATS = (
    Seat("A", rgb("0072B2"), PLAIN, _LIGHT),
    Seat("B", rgb("D55E00"), STRIPES, _DARK),
    Seat("C", rgb("009E73"), DOTS, _DARK),
    Seat("D", rgb("F0E442"), HATCH, _DARK),
    Seat("E", rgb("CC79A7"), CHEVRONS, _DARK),
    Seat("F", rgb("56B4E9"), RINGS, _DARK),
)
"""The colors and patterns, with letters where nobody has a name."""


@lru_cache(maxsize=64)
def build_seats(
    names: tuple[str, ...],
    marks: tuple[int, ...] = (),
    given: tuple[str, ...] = (),
    bots: tuple[bool, ...] = (),
) -> tuple[Seat, ...]:
    """The seats of a table where people of these *names* sit.

    *marks* are the numbers of their colors among `SEATS`, those of the seats unless told; *given* as in
    `choose_letters`; *bots* says who is a bot, nobody unless told.
    """
    seats = zip(
        marks or range(len(names)), choose_letters(names, given), bots or (False,) * len(names), strict=True
    )
    return tuple(replace(SEATS[number], letter=letter, bot=bot) for number, letter, bot in seats)


@dataclass(frozen=True, slots=True)
class Group:
    """A group of deeds: the *name* of its glyph (`render.kit.glyphs`), its color, and the ink on it.

    *sign* stands for the glyph in texts that cannot show it.
    """

    name: str
    color: Color
    ink: Color
    sign: str


GROUPS = (
    Group("mug", rgb("8A5630"), PAPER, "☕"),
    Group("cloud", rgb("9FD6F2"), INK, "☁"),
    Group("flower", rgb("E08ABF"), INK, "❀"),
    Group("flame", rgb("F0892B"), INK, "🔥"),
    Group("cherries", rgb("C32A22"), PAPER, "🍒"),
    Group("crescent", rgb("F6D33C"), INK, "☾"),
    Group("fir", rgb("1F8342"), PAPER, "🌲"),
    Group("anchor", rgb("2A5CC0"), PAPER, "⚓"),
    Group("tram", rgb("55555F"), PAPER, "🚋"),
    Group("bolt", rgb("C9CFC0"), INK, "⚡"),
)
"""Brown, light blue, pink, orange, red, yellow, green, dark blue, stations, utilities."""


@dataclass(frozen=True, slots=True)
class Look:
    """For whom a picture is made: *say* gives the words of a message's id, *names* are those of the seats.

    A *guest* sees a hand that is somebody else's. A *past* hand was held when a move was made. *fresh* are
    the cards, each with its game as in `Cards`, that were named in what was done to the player since they
    last moved. *marks* and *letters* are those that the seats have, unless they follow from seats and names
    (`build_seats`). *bots* says which seats are bots'.
    """

    say: Callable[..., str]
    names: tuple[str, ...]
    four_color: bool = False
    guest: bool = False
    past: bool = False
    fresh: frozenset[tuple[str, int]] = frozenset()
    marks: tuple[int, ...] = ()
    letters: tuple[str, ...] = ()
    bots: tuple[bool, ...] = ()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """What the seats look like."""
        return build_seats(self.names, self.marks, self.letters, self.bots)

    def name(self, seat: int) -> str:
        """The name of *seat* as far as our type can show it; otherwise the seat's letter in words."""
        return isolate(showable(self.names[seat])) or self.letter(seat)

    def told_name(self, seat: int) -> str:
        """Like `name`, but for a sentence: the names of bots are followed by their sign."""
        return f"{self.name(seat)}\u00a0{BOT}" if self.seats[seat].bot else self.name(seat)

    def letter(self, seat: int) -> str:
        """*seat* by its letter, in words."""
        return self.say("picture-seat", letter=self.seats[seat].letter)

    def over_hand(self, seat: int, words: Sequence[str], when: str) -> Sequence[str]:
        """The headline of the hand of *seat*: *words*, which speak to its player, or for a guest its name.

        Over a hand of the past, the headline says so, and *when* it was held.
        """
        if self.guest:
            return [self.name(seat), self.letter(seat)]
        if self.past:
            return [self.say("picture-past-at", when=when), self.say("picture-past")]
        return words

    def held(self, seat: int, id: str, cards: str) -> str:
        """The *cards* in the hand of *seat* in words: in those of *id*, which speak to its player."""
        if self.guest:
            return self.say("picture-held", name=self.names[seat], cards=cards)
        return self.say(id, cards=cards)


def contrast(one: Color, other: Color) -> float:
    """How well two colors are told apart, 1 to 21, as WCAG 2 counts it.

    >>> contrast((0, 0, 0), (255, 255, 255))
    21.0
    """
    high, low = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _luminance(color: Color) -> float:
    parts = (part / 255 for part in color)
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def mix(one: Color, other: Color, part: float) -> Color:
    """*one* with *part* (0 to 1) of *other* in it."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue


@cache
def font(size: int, bold: bool = False) -> ImageFont.FreeTypeFont:
    """FiraGO at *size* points."""
    module = importlib.import_module(f"pymupdf_fonts.FiraGO_{'Bold' if bold else 'Regular'}")
    return ImageFont.truetype(BytesIO(module.fontbuffer), size)


JAPANESE = "\u3000-\u30ff\u31f0-\u31ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef"
"""The characters that have the Japanese font, as a class of a regular expression."""

_JAPANESE = re.compile(f"[{JAPANESE}]")
_FONTS = Path(__file__).parent / "fonts"


@cache
def japanese_font(size: int, bold: bool = False) -> ImageFont.FreeTypeFont:
    """Noto Sans for Japanese at *size* points; it is read when it is needed (`tools.fonts` makes it)."""
    return ImageFont.truetype(_FONTS / f"NotoSansJP-{'Bold' if bold else 'Regular'}.woff2", size)


def font_of(word: str, size: int, bold: bool = False) -> ImageFont.FreeTypeFont:
    """The font for *word*, whose characters are all of one kind."""
    return (japanese_font if _JAPANESE.match(word) else font)(size, bold)


@cache
def _has(character: str) -> bool:
    type = font_of(character, SMALL)
    glyph, nothing = (type.getmask(text) for text in (character, "\U0010ffff"))
    return glyph.size != nothing.size or bytes(glyph) != bytes(nothing)


_MISSING = "\U0010ffff", "\U00016af0"
"""A character and a combining mark that no font of ours has."""


@lru_cache(maxsize=1024)
def _joins(before: str, mark: str) -> bool:
    """Whether a combining *mark* can be drawn after the character *before*: there is no box instead."""
    drawn, *boxes = (font_of(before, SMALL).getmask(before + after) for after in (mark, *_MISSING))
    return all((drawn.size, bytes(drawn)) != (box.size, bytes(box)) for box in boxes)


def showable(name: str) -> str:
    r"""*name* without signs that cannot be shown; empty if a letter, or what makes one, cannot be.

    Accents and frames around letters are tried where they stand.

    >>> showable("Anna 🦊"), showable("太郎"), showable("민수"), showable("A\u20e3n\u1abena")
    ('Anna', '太郎', '', 'Anna')
    """
    kept: list[str] = []
    for character in unicodedata.normalize("NFKC", name):
        kind = unicodedata.category(character)
        if kind in ("Mn", "Me"):
            if kept and _joins(kept[-1], character):
                kept.append(character)
            elif kind == "Mn" and not unicodedata.combining(character):
                return ""
            continue
        if kind in ("Cf", "Cc", "Co", "Cn", "Cs") or not _has(character):
            if kind[0] in "LN":
                return ""
            continue
        kept.append(character)
    return " ".join("".join(kept).split())
