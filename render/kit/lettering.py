"""Words as masks, and fitting them into a width.

Laying out type is slow, and most words occur in many lines. So lines are composed from cached words, and
numbers from their digits.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache, partial
from itertools import combinations, pairwise
from typing import NamedTuple

from PIL import Image

from render.kit import theme
from render.kit.core import core_of, map_values, paste

_STEPS = bytes(round(value / 85) * 85 for value in range(256))
"""The edges of type in few steps, which look the same."""
_PARTS = re.compile(f"(?:\u2068[^\u2069]*\u2069|[^ 0-9{theme.JAPANESE}])+|[0-9 {theme.JAPANESE}]")
"""Words, digits, spaces and Japanese characters. A name that runs from right to left stays whole."""

_ANYWHERE = re.compile(
    rf"(?<=-)|\u00ad|(?<=[{theme.JAPANESE}])(?<![（「『【])(?!$)|(?<!^)(?<![（「『【])(?=[{theme.JAPANESE}])"
)
"""Where a word can be broken: after hyphens, at soft hyphens, before and after Japanese characters."""

_KATAKANA = "ァ-ヺー"
_BREAKS = re.compile(rf"(?!(?<=[{_KATAKANA}])[{_KATAKANA}])(?:{_ANYWHERE.pattern})")
"""Where a word is broken if all pieces fit: not between two katakana, which belong to one word."""

_JAPANESE = re.compile(f"[{theme.JAPANESE}]")
_KANA = re.compile("[ぁ-ゖァ-ヺ・ー]")
_AROUND = 0.04
"""The room on either side of a syllable, as a part of the size: less than in a running text."""

_NOT_FIRST = re.compile("[、。，．・：；？！）」』】々ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ]")
"""What stands at the beginning of no Japanese line."""


class _Word(NamedTuple):
    """A word (L), and how far right of its origin and below its line it begins."""

    glyphs: Image.Image
    left: int
    top: int


@lru_cache(maxsize=1024)
def _word(word: str, size: int, bold: bool) -> _Word:
    glyphs, (left, top) = theme.font_of(word, size, bold).getmask2(word, mode="L", anchor="ls")
    picture = Image.new("L", (max(1, glyphs.size[0]), max(1, glyphs.size[1])))
    paste(core_of(picture), map_values(glyphs, _STEPS), (0, 0, *glyphs.size))
    if _KANA.fullmatch(word) and (ink := picture.getbbox()):
        return _Word(picture.crop((ink[0], 0, ink[2], picture.height)), round(_AROUND * size), round(top))
    return _Word(picture, round(left), round(top))


@lru_cache(maxsize=1024)
def _advance(word: str, size: int, bold: bool) -> float:
    """How far *word* takes the next; syllables are set as close as their shapes allow."""
    if _KANA.fullmatch(word):
        return _word(word, size, bold).glyphs.width + 2 * round(_AROUND * size)
    return theme.font_of(word, size, bold).getlength(word)


def advance(words: str, size: int) -> int:
    """The width of a part of a line, with the spaces around it."""
    return round(sum(_advance(part, size, False) for part in _PARTS.findall(words)))


@cache
def _middle(size: int, bold: bool) -> float:
    return theme.font(size, bold).getbbox("H", anchor="ls")[1] / 2


@lru_cache(maxsize=768)
def mask(words: str, size: int, bold: bool) -> tuple[Image.Image, int]:
    """*words* (L), and how far above the middle of their capitals they begin."""
    line, width = _line(words, size, bold)
    top = min(word.top for word, _ in line)
    picture = line[0][0].glyphs
    if len(line) > 1:
        low = max(word.top + word.glyphs.height for word, _ in line)
        picture = Image.new("L", (width, low - top))
        for word, x in line:
            wide, height = word.glyphs.size
            box = (x, word.top - top, x + wide, word.top - top + height)
            paste(core_of(picture), core_of(word.glyphs), box)
    return picture, round(_middle(size, bold) - top)


def _line(words: str, size: int, bold: bool) -> tuple[list[tuple[_Word, int]], int]:
    """The words that stand in *words*, each with where its glyphs begin; and how wide they are together."""
    parts = _PARTS.findall(words)
    apart = [part for part in parts if part != " "]
    if len(apart) < 2:
        word = _word(apart[0] if apart else words, size, bold)
        return [(word, 0)], word.glyphs.width
    line: list[tuple[_Word, int]] = []
    x = 0.0
    for part in parts:
        if part != " ":
            word = _word(part, size, bold)
            line.append((word, round(x) + word.left))
        x += _advance(part, size, bold)
    start, (last, at) = line[0][1], line[-1]
    return [(word, at - start) for word, at in line], max(at + last.glyphs.width, round(x)) - start


@lru_cache(maxsize=2048)
def measure(words: str, size: int, bold: bool = False) -> int:
    """The width of *words*."""
    return _line(words, size, bold)[1]


def fit(choices: Iterable[str], sizes: tuple[int, ...], room: int, bold: bool = False) -> tuple[str, int]:
    """The first of *choices* that fits into *room*, with its size of *sizes*; else the last one, smallest."""
    for words in choices:
        for size in sizes:
            if measure(words, size, bold) <= room:
                return words, size
    return words, sizes[-1]


def _pieces(word: str, room: int, measured: Callable[[str], float]) -> Iterator[tuple[str, str]]:
    """The pieces into which *word* may be broken, each with the sign that it gets at the end of a line."""
    for piece, sign in _split(word, _BREAKS):
        if measured(piece) <= room:
            yield piece, sign
        else:
            yield from _split(piece, _ANYWHERE)


def _split(word: str, breaks: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    piece, start = "", 0
    for place in (*breaks.finditer(word), None):
        end = place.start() if place else len(word)
        piece += word[start:end]
        rest = word[place.end() :] if place else ""
        if place is None or not _NOT_FIRST.match(rest):
            yield piece, "-" if place and place[0] and not _JAPANESE.match(rest) else ""
            piece = ""
        start = place.end() if place else end


_SHORT = 2
"""A Japanese line of at most so many characters is no last line, if the others can be shorter."""
_NAME = re.compile("[ァ-ー一-鿿のり\u00adA-Za-z0-9&]{2,24}")
"""A Japanese name, which is broken where it is read best."""

_BREAK_COSTS = (
    (re.compile("[・\u00ad]."), 0),
    (re.compile("[ァ-ー][一-鿿]"), 0),
    (re.compile("の.|[A-Za-z][一-鿿]|[一-鿿][ァ-ヺA-Za-z0-9]"), 1),
    (re.compile("[一-鿿]{2}"), 2),
    (re.compile("[一-鿿]の"), 2),
    (re.compile("[ンー][ァ-ヺ]"), 3),
    (re.compile("[ァ-ー][ァ-ー]"), 5),
)
"""How bad a break is between two characters; anywhere else it is `_BAD`. `_EACH` is added for every break."""
_BAD, _EACH = 9, 4
_LONELY = re.compile("[ァ-ー][一-鿿・]")
"""A line that begins with the last syllable of a word."""


def _break_name(name: str, room: int, measured: Callable[[str], float]) -> list[str]:
    """The Japanese *name* in lines that fit, broken where it is read best; nothing if it is too long."""
    whole = {
        place
        for word in re.finditer(f"[{_KATAKANA}]+", name)
        if measured(word[0]) <= room
        for place in range(word.start() + 1, word.end())
    }
    ends = [
        (end, next((cost for pair, cost in _BREAK_COSTS if pair.fullmatch(name[end - 1 : end + 1])), _BAD))
        for end in range(1, len(name))
        if end not in whole and name[end] != "\u00ad" and not _NOT_FIRST.match(name[end])
    ]
    ways = []
    for count in range(1, 4):
        for breaks in combinations(ends, count):
            places = [0, *(end for end, _ in breaks), len(name)]
            lines = [name[start:end].replace("\u00ad", "").rstrip("・") for start, end in pairwise(places)]
            widths = [measured(line) for line in lines]
            if max(widths) <= room:
                lonely = sum(_BAD // 2 for line in lines if len(line) == 1 or _LONELY.match(line))
                uneven = (max(widths) - min(widths)) / room
                ways.append((sum(cost for _, cost in breaks) + _EACH * count + lonely + uneven, lines))
    return min(ways)[1] if ways else []


def wrap(
    words: str,
    room: int,
    size: int,
    *,
    bold: bool = False,
    measured: Callable[[str], float] | None = None,
) -> list[str]:
    r"""*words* in lines that fit, broken at spaces, hyphens and soft hyphens; nothing if a piece is too long.

    What a no-break space joins, such as a name and its sign, stays on one line. Japanese is broken between
    its characters, except before a small one, around punctuation, and within a word of katakana that would
    fit; a name where it is read best. A line is *measured* as words of that *size*, unless something else is
    written with them.

    >>> wrap("Electric Company", 170, 32, bold=True), wrap("Ask Ben\N{NO-BREAK SPACE}B", 100, 32)
    (['Electric', 'Company'], ['Ask', 'Ben\xa0B'])
    >>> wrap("家賃を払う。", 100, 32)
    ['家賃を', '払う。']
    """
    measured = measured or partial(measure, size=size, bold=bold)
    if _NAME.fullmatch(words) and _JAPANESE.search(words):
        plain = words.replace("\u00ad", "")
        if measured(plain) <= room:
            return [plain]
        if lines := _break_name(words, room, measured):
            return lines
    lines, sign = [""], ""
    for word in words.split(" "):
        pieces, is_japanese = [*_pieces(word, room, measured)], _JAPANESE.search(word)
        for place, (piece, end) in enumerate(pieces):
            gap = " " if lines[-1] and not place else ""
            whole = lines[-1] + gap + piece
            rest = "".join(each for each, _ in pieces[place + 1 :])
            # Keep as much of a word together as fits: break it only if necessary, or if it is Japanese.
            if measured(whole + rest) <= room or (
                (place or not gap or is_japanese or measured(word.replace("\u00ad", "")) > room)
                and measured(whole + end) <= room
            ):
                lines[-1] = whole
            else:
                if place:
                    lines[-1] += sign
                if lines[-1]:
                    lines.append("")
                lines[-1] = piece
                if measured(piece + end) > room:
                    return []
            sign = end
    if _JAPANESE.match(lines[-1]) and len(lines) > 1 and len(lines[-1]) <= _SHORT:
        shorter = wrap(words, round(room * 0.9), size, bold=bold, measured=measured)
        return shorter if len(shorter) == len(lines) else lines
    return lines


LONGEST = 1024
"""The most characters that an alternative text may have."""


def fit_alt_text(*ways: Callable[[], Sequence[str]]) -> str:
    """The lines of the first of *ways* that fits into an alternative text, else those of the last.

    All ways have the same facts, each in fewer words than the one before.
    """
    for way in ways:
        if len(words := "\n".join(way())) <= LONGEST:
            break
    return words
