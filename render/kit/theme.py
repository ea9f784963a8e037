"""How everything looks: colors, seats, type. Nothing here draws.

Pictures are `WIDTH` points wide and use three sizes of type; Discord shows them on a phone at some 400
points, where the smallest type must still be 11 points high.
"""

from __future__ import annotations

import importlib
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from io import BytesIO

from PIL import ImageFont

from render.kit.names import isolated, letters

Color = tuple[int, int, int]

WIDTH = 1120
SMALL, MEDIUM, LARGE = 32, 40, 50
LEAST = 38 / 1400
"""The smallest type that carries meaning, as a part of a picture's width."""


def rgb(code: str) -> Color:
    """The color written as *code* in hexadecimal digits.

    >>> rgb("C9A24B")
    (201, 162, 75)
    """
    return int(code[:2], 16), int(code[2:4], 16), int(code[4:], 16)


FELT, FELT_LIT, FELT_EDGE, FELT_SHADE = rgb("123C3A"), rgb("1F5651"), rgb("0B2A2B"), rgb("051516")
WOOD, WOOD_LIT, WOOD_SHADE = rgb("5A3B22"), rgb("9A6E42"), rgb("22140B")
PAPER, PAPER_LIT, PAPER_SHADE, PAPER_EDGE = rgb("F6EFE0"), rgb("FFFBF2"), rgb("E6DAC1"), rgb("B9A888")
INK = rgb("1E1B18")
BRASS, BRASS_LIT, BRASS_SHADE = rgb("C9A24B"), rgb("F3E0A6"), rgb("5E4716")
RED, BLUE, GREEN = rgb("B3261E"), rgb("1F5FA8"), rgb("1E7B3A")
TRAY, TRAY_LIT = rgb("0D3130"), rgb("1A4C48")
"""The ground a player's things lie on; lit for whom the match awaits."""
DIM = rgb("8FA29D")
"""What belongs to a player who is out."""

PLAIN, STRIPES, DOTS, HATCH, CHEVRONS, RINGS = range(6)


@dataclass(frozen=True, slots=True)
class Seat:
    """What tells a seat from others: a color, a pattern and a letter; *ink* is readable on the color.

    Color and pattern go together: the *pattern* is the number of both among `SEATS`.
    """

    letter: str
    color: Color
    pattern: int
    ink: Color


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
def seats_of(
    names: tuple[str, ...], marks: tuple[int, ...] = (), given: tuple[str, ...] = ()
) -> tuple[Seat, ...]:
    """The seats of a table where people of these *names* sit.

    *marks* are the numbers of their colors among `SEATS`, those of the seats unless told; *given* as in
    `letters`.
    """
    return tuple(
        replace(SEATS[number], letter=letter)
        for number, letter in zip(marks or range(len(names)), letters(names, given), strict=True)
    )


@dataclass(frozen=True, slots=True)
class Group:
    """What tells a group of deeds from others: a color, and a letter or *glyph* readable in *ink* on it."""

    color: Color
    ink: Color
    glyph: str = ""


GROUPS = (
    Group(rgb("7A4A2B"), PAPER_LIT),
    Group(rgb("A6D5EC"), INK),
    Group(rgb("D988B6"), INK),
    Group(rgb("E58A2E"), INK),
    Group(RED, PAPER_LIT),
    Group(rgb("F2D13C"), INK),
    Group(GREEN, PAPER_LIT),
    Group(rgb("1F4E9C"), PAPER_LIT),
    Group(rgb("2B2926"), PAPER_LIT, "station"),
    Group(rgb("C3C9B4"), INK, "utility"),
)
"""Brown, light blue, pink, orange, red, yellow, green, dark blue, stations, utilities."""


@dataclass(frozen=True, slots=True)
class Look:
    """For whom a picture is made: *say* gives the words of a message's id, *names* are those of the seats.

    A *guest* sees a hand that is somebody else's. *fresh* are the cards, each with its game as in `Cards`,
    that were named in what was done to the player since they last moved. *marks* and *letters* are those that
    the seats have, unless they follow from seats and names (`seats_of`).
    """

    say: Callable[..., str]
    names: tuple[str, ...]
    four_color: bool = False
    guest: bool = False
    fresh: frozenset[tuple[str, int]] = frozenset()
    marks: tuple[int, ...] = ()
    letters: tuple[str, ...] = ()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """What the seats look like."""
        return seats_of(self.names, self.marks, self.letters)

    def name(self, seat: int) -> str:
        """The name of *seat* as far as our type can show it; otherwise the seat's letter in words."""
        return isolated(shown(self.names[seat])) or self.letter(seat)

    def letter(self, seat: int) -> str:
        """*seat* by its letter, in words."""
        return self.say("picture-seat", letter=self.seats[seat].letter)

    def over_hand(self, seat: int, words: Sequence[str]) -> Sequence[str]:
        """The headline of the hand of *seat*: *words*, which speak to its player, or for a guest its name."""
        return [self.name(seat), self.letter(seat)] if self.guest else words

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


@cache
def _has(character: str) -> bool:
    glyph, nothing = (font(SMALL).getmask(text) for text in (character, "\U0010ffff"))
    return glyph.size != nothing.size or bytes(glyph) != bytes(nothing)


_MISSING = "\U0010ffff", "\U00016af0"
"""A character and a combining mark that no font of ours has."""


@lru_cache(maxsize=1024)
def _joins(before: str, mark: str) -> bool:
    """Whether a combining *mark* can be drawn after the character *before*: there is no box instead."""
    drawn, *boxes = (font(SMALL).getmask(before + after) for after in (mark, *_MISSING))
    return all((drawn.size, bytes(drawn)) != (box.size, bytes(box)) for box in boxes)


def shown(name: str) -> str:
    r"""*name* without signs that cannot be shown; empty if a letter, or what makes one, cannot be.

    Accents and frames around letters are tried where they stand.

    >>> shown("Anna 🦊"), shown("Ольга"), shown("太郎"), shown("A\u20e3n\u1abena")
    ('Anna', 'Ольга', '', 'Anna')
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
