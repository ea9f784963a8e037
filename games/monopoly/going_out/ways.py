"""Finds whether and how a hand can best go out by discarding exactly its excess (MC-26, MC-27, MC-32)."""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from games.monopoly.cards import (
    BUILDABLE,
    CARDS,
    CHANCE,
    CHANCES,
    COLOR,
    GO,
    GO_VALUE,
    HOTEL,
    HOTELS,
    HOUSES,
    KIND,
    MEMBERS,
    MISTER,
    MISTER_VALUE,
    PROPERTY,
    SIZES,
    STATIONS,
    TOKEN,
    UTILITIES,
)
from games.monopoly.going_out.groups import Arrangement, Bound, best_out

_NEEDS: Final = tuple(
    tuple(
        (2 - held if held < 2 else 0) if color == STATIONS else SIZES[color] - held
        for held in range(SIZES[color] + 1)
    )
    for color in range(len(SIZES))
)
"""The number of Chance cards that complete a group, by color and number of real cards."""

_MIDDLE: Final = MEMBERS[4][-1]
_LAST: Final = MEMBERS[-1][-1]
"""The last property of all colors; `_MIDDLE` is the last one of the first half."""

_ONE, _OTHER = CHANCES
_SECOND: Final = tuple(
    -1
    if COLOR[card] < 0
    else MEMBERS[STATIONS][-1] * (card < MEMBERS[STATIONS][-1])
    if COLOR[card] == STATIONS
    else card + (card == MEMBERS[COLOR[card]][0])
    for card in range(CARDS)
)
"""The highest second card of a hand, by its first, with which the first can be part of a full group."""

_FREED: Final = 2
"""The most properties that one Chance can make part of a full group."""

_CLASSES: Final = range(10 + MISTER)
"""The number of classes of equal cards: 0 to 9 are the colors, then come the kinds from 1."""

_CLASS: Final = bytes([9 + KIND[card] if KIND[card] else COLOR[card] for card in range(CARDS)]).ljust(256)
"""The class of every card, as a table for `bytes.translate`."""

_LEVELS: Final = range(9 + PROPERTY + 1, 9 + HOTEL + 1)
"""The classes of buildings."""

_BONUS: Final = 9 + TOKEN
"""The first class of cards that any hand may contain."""


_FREE: Final = (9 + TOKEN, 9 + GO, 9 + MISTER)
"""The classes of cards that are independent of all other cards."""


class Plan(msgspec.Struct, frozen=True):
    """A way to go out: the discards, and the arrangement of the rest."""

    discards: tuple[int, ...]
    arrangement: Arrangement


def can_go_out(hand: Sequence[int], size: int) -> bool:
    """Whether the sorted *hand* is complete after discarding its excess over *size*."""
    held = len(hand)
    if 1 < held <= size and hand[1] > _SECOND[hand[0]] and _ONE not in hand and _OTHER not in hand:
        return False  # Most hands fail at their first card.
    classes = bytes(hand).translate(_CLASS)
    excess = held - size if held > size else 0
    middle, end = bisect(hand, _MIDDLE), bisect(hand, _LAST)
    wild = classes.count(9 + CHANCE, end)
    if _loose(classes[:middle]) + _loose(classes[middle:end]) > excess + _FREED * wild:
        return False
    colors = classes[:end]
    for filling in range(wild, -1, -1):
        stuck, groups = _groups(colors, filling)
        if stuck > excess:
            return False
        if groups and stuck + _surplus(classes, groups, wild - filling) <= excess:
            return _is_possible(classes, excess)
    return False


@lru_cache(maxsize=1 << 11)
def _loose(colors: bytes) -> int:
    """The number of properties of *colors* that are in no full group without Chance cards.

    Callers pass half of the colors at a time, so that the cache nearly always hits.
    """
    return _groups(colors, 0)[0]


def _surplus(classes: bytes, groups: int, wild: int) -> int:
    """The fewest superfluous buildings with *groups* groups and *wild* Chance cards for buildings."""
    surplus = 0
    for level in _LEVELS:
        built = classes.count(level)
        if built > groups:
            surplus += built - groups
        else:
            groups = min(groups, built + wild)
    return surplus


@lru_cache(maxsize=1 << 14)
def _groups(colors: bytes, wild: int) -> tuple[int, int]:
    """The least number of properties of *colors* that fit in no group, and the number of groups then.

    *wild* Chance cards fill groups. One Chance card in each of two groups uses more cards than both in one.
    """
    stuck = groups = twos = 0
    ones = [0, 0]
    for color in set(colors):
        count = colors.count(color)
        need = _NEEDS[color][count]
        if not need:
            groups += 1
        else:
            stuck += count
            if need == 1:
                ones.append(count)
            else:
                twos = max(twos, count)
    if wild:
        ones.sort()
        stuck -= max(sum(ones[-wild:]), twos if wild == 2 else 0)
    return stuck, groups + wild


@lru_cache(maxsize=4096)
def _is_possible(classes: bytes, excess: int) -> bool:
    counts = [classes.count(each) for each in range(len(_CLASSES))]
    held = [each for each in _CLASSES if counts[each] and each not in _FREE]
    free = sum(counts[each] for each in _FREE)
    return any(_is_complete(counts) for _ in _drop_all(counts, held, excess, counts[9 + CHANCE], free))


@lru_cache(maxsize=1024)
def way_out(hand: tuple[int, ...], size: int, bound: Bound = ()) -> Plan | None:
    """The most valuable way to go out with *hand* and its *bound* Chance cards; None if there is none.

    The discards are chosen by the value of the rest, in which each Mr. Monopoly card counts as a quarter of
    the prize.
    """
    found: Plan | None = None
    most = -1
    for discards in _possible_discards(hand, max(0, len(hand) - size)):
        rest = [card for card in hand if card not in discards]
        best = best_out(rest, bound)
        if best is not None and (value := best.value + _bonus(rest)) > most:
            found, most = Plan(discards, best), value
    return found


def _bonus(hand: Sequence[int]) -> int:
    kinds = [KIND[card] for card in hand]
    return kinds.count(GO) * GO_VALUE + kinds.count(MISTER) * MISTER_VALUE // 4


def _possible_discards(hand: tuple[int, ...], excess: int) -> Iterator[tuple[int, ...]]:
    """Yield every choice of *excess* discards that leaves a complete hand; of equal choices only one."""
    classes: list[list[int]] = [[] for _ in _CLASSES]
    for card in hand:
        classes[_CLASS[card]].append(card)
    counts = [len(held) for held in classes]
    held = [each for each in _CLASSES if counts[each]]
    for _ in _drop_all(counts, held, excess, counts[9 + CHANCE]):
        if _is_complete(counts):
            yield tuple([card for held, count in zip(classes, counts, strict=True) for card in held[count:]])


def _drop_all(counts: list[int], classes: list[int], left: int, wild: int, free: int = 0) -> Iterator[None]:
    """Take *left* cards of *classes* off *counts* in every way; *wild* Chance cards may fill groups.

    Up to *free* of them may be taken from other classes instead.
    """
    if not left or not classes:
        if left <= free:
            yield
        return
    at, *others = classes
    held = counts[at]
    settled = at < _BONUS and not (others and others[0] < _BONUS)  # later drops can't complete the hand
    for drop in range(min(held, left) + 1):
        need = _NEEDS[at][held - drop] if at < 10 and drop < held else 0
        if need <= wild:
            counts[at] = held - drop
            if drop == left or not settled or _is_complete(counts):
                yield from _drop_all(counts, others, left - drop, wild - need, free)
    counts[at] = held


def _is_complete(counts: list[int]) -> bool:
    """Whether all cards in *counts*, by color and then by kind, fit into full groups (MC-26).

    Chance cards fill groups first, then houses below those held; the rest are tokens.
    """
    wild = counts[9 + CHANCE]
    groups = 0
    for needs, count in zip(_NEEDS, counts, strict=False):
        if count:
            wild -= needs[count]
            groups += 1
    if wild < 0:
        return False
    buildable = groups - (counts[STATIONS] > 0) - (counts[UTILITIES] > 0)
    level = counts[9 + HOTEL]
    for kind in range(HOTEL - 1, PROPERTY, -1):
        held = counts[9 + kind]
        level = max(held, level)
        wild -= level - held
    return groups > 0 and wild >= 0 and level <= buildable


def find_missing(hand: Sequence[int], size: int) -> int:
    """A card that *hand* lacks for going out, preferably one that is enough on its own.

    The hand is neither complete nor crowded.

    >>> find_missing((0, 1, 20), 10)
    21
    """
    for card in range(HOTELS[-1] + 1):
        if card not in hand and can_go_out(sorted([*hand, card]), size + 1):
            return card
    counts = Counter(COLOR[card] for card in hand)
    for color, members in enumerate(MEMBERS):
        if counts[color] and _NEEDS[color][counts[color]]:
            return next(card for card in members if card not in hand)
    kinds = Counter(KIND[card] for card in hand)
    level = next(kind for kind in range(PROPERTY + 1, HOTEL) if kinds[kind] < kinds[kind + 1])
    return next(card for card in HOUSES[level - 1] if card not in hand)


def find_crowded(hand: Sequence[int]) -> tuple[int, int, int] | None:
    """A building that *hand* has too many of, its number, and the number of groups that could take one.

    >>> find_crowded((0, 1, 28, 29))
    (28, 2, 1)
    """
    groups = len({COLOR[card] for card in hand if COLOR[card] in BUILDABLE})
    for kind in range(PROPERTY + 1, HOTEL + 1):
        held = [card for card in hand if KIND[card] == kind]
        if len(held) > groups:
            return held[0], len(held), groups
    return None
