"""Names of people as they stand in texts and on pictures: what may be in them, the direction they run,
and the letters that stand for them.

A name is written by its owner, who may have hidden signs in it that turn the words around it, or that make it
look like another name. `clean` takes them out; `isolate` keeps what runs from right to left to itself.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from string import ascii_uppercase

BOT = "🤖"
"""Follows the name of every bot in texts. Pictures show a robot instead: as its badge, or in a sentence."""

JOINERS = "\u200c\u200d"
"""Zero-width signs that belong to some scripts, and to emoji made of several."""

EMOJI = "\ufe0f"
"""Asks for the sign before it in color."""

MARKS = 3
"""Accents on one letter, at most: more would run over the lines around it."""

_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Signs that show nothing although they count as letters, marks or symbols."""


def clean(name: str) -> str:
    r"""Return *name* on one line, without signs that can't be seen.

    >>> clean("A\u202enn\u200ba \u3164"), clean("👩\u200d🚀"), clean("\u200d")
    ('Anna', '👩\u200d🚀', '')
    """
    name = unicodedata.normalize("NFC", name)
    kept: list[str] = []
    for sign, after in zip(name, name[1:] + " ", strict=False):
        kind = unicodedata.category(sign)
        before = kept[-1] if kept else " "
        if sign.isspace():
            kept.append(" ")
        elif sign in JOINERS:
            if _joined(before) and _joined(after):
                kept.append(sign)
        elif sign == EMOJI:
            if unicodedata.category(before) == "So":
                kept.append(sign)
        elif kind in ("Mn", "Me"):
            stacked = all(unicodedata.category(mark) in ("Mn", "Me") for mark in kept[-MARKS:])
            if sign not in _BLANK and not _varies(sign) and not stacked:
                kept.append(sign)
        elif kind[0] != "C" and sign not in _BLANK:
            kept.append(sign)
    return " ".join("".join(kept).split())


def isolate(name: str) -> str:
    r"""Return *name* so that it keeps its place among words that run from left to right.

    >>> isolate("Anna"), isolate("דוד")
    ('Anna', '\u2068דוד\u2069')
    """
    if any(unicodedata.bidirectional(sign) in ("R", "AL", "AN") for sign in name):
        return f"\u2068{name}\u2069"
    return name


def choose_letters(names: Sequence[str], given: Sequence[str] = ()) -> tuple[str, ...]:
    """Choose a letter for each of *names*, all different; those *given* already ("" where none is) stay.

    A name has its initial, the first one where several share it; the others, and those that do not begin with
    a letter, have the next of their letters that is free, or one of the alphabet.

    >>> choose_letters(["Clara", "ben", "Änne"]), choose_letters(["Anna", "Aaron", "Ron", "Ada", "太郎"])
    (('C', 'B', 'Ä'), ('A', 'O', 'R', 'D', 'B'))
    """
    found = list(given) or [""] * len(names)
    for initial in (True, False):
        for place, name in enumerate(names):
            if not found[place]:
                own = _capitals(name)[:1] if initial else _capitals(name) + ascii_uppercase
                found[place] = next((letter for letter in own if _free(letter, found)), "")
    return tuple(found)


_CAPITAL = re.compile("[A-ZÀ-ÖØ-ÞĀ-ŽΑ-ΩА-ЯЁЄІЇҐ]")
"""What is read at a glance on every picture; other scripts' letters change their shape beside others."""

_ALIKE = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕКМНОРСТУХІ", "ABEZHIKMNOPTYXABEKMHOPCTYXI")


def _capitals(name: str) -> str:
    return "".join(_CAPITAL.findall(unicodedata.normalize("NFKC", name.upper())))


def _free(letter: str, taken: Sequence[str]) -> bool:
    """Whether nobody has *letter*, or one that looks the same."""
    return letter.translate(_ALIKE) not in [other.translate(_ALIKE) for other in taken]


def _joined(sign: str) -> bool:
    """Whether *sign* is one that joiners stand between: emoji, or letters from Arabic to Sinhala."""
    return sign == EMOJI or "\u0600" <= sign <= "\u0dff" or unicodedata.category(sign) in ("So", "Sk")


def _varies(sign: str) -> bool:
    return (
        "\ufe00" <= sign <= "\ufe0f" or "\u180b" <= sign <= "\u180f" or "\U000e0100" <= sign <= "\U000e01ef"
    )
