"""Whether a hand can go out, by discarding exactly its excess, and how best (MC-26, MC-27, MC-32)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from games.monopoly.arrange import Arrangement, Bound, best_out
from games.monopoly.cards import (
    BUILDABLE,
    CHANCE,
    CHANCES,
    COLOUR,
    GO,
    GO_VALUE,
    HOTEL,
    HOUSES,
    KIND,
    MEMBERS,
    MISTER,
    MISTER_VALUE,
    PROPERTY,
    SIZES,
    STATIONS,
    TOKEN,
)

_FIRST_HOUSE: Final = HOUSES[0][0]
_NEEDS: Final = tuple(
    tuple(
        (2 - held if held < 2 else 0) if colour == STATIONS else SIZES[colour] - held
        for held in range(SIZES[colour] + 1)
    )
    for colour in range(len(SIZES))
)
"""The Chance cards that a group of so many real cards takes to be full."""

_BONUS: Final = 9 + TOKEN
"""Where the classes of cards begin that may be in any hand: colours are 0 to 9, kinds from 1 on follow."""


class Plan(msgspec.Struct, frozen=True):
    """How to go out: what is discarded, and the arrangement of the rest."""

    discards: tuple[int, ...]
    laid: Arrangement


def can_go_out(hand: list[int], size: int) -> bool:
    """Whether the sorted *hand* is complete once what exceeds *size* is discarded."""
    excess = max(0, len(hand) - size)
    held = [0] * 10
    for card in hand:
        if card >= _FIRST_HOUSE:
            break
        held[COLOUR[card]] += 1
    wild = (CHANCES[0] in hand) + (CHANCES[1] in hand)
    stuck, full = 0, wild > 0
    for colour, count in enumerate(held):
        if count:
            if _NEEDS[colour][count]:
                stuck += count
            else:
                full = True
    # A Chance fills a group in which at most two real cards would be stuck.
    return full and stuck <= excess + 2 * wild and _possible(tuple(hand), excess)


@lru_cache(maxsize=4096)
def _possible(hand: tuple[int, ...], excess: int) -> bool:
    return next(_kept(hand, excess), None) is not None


@lru_cache(maxsize=1024)
def way_out(hand: tuple[int, ...], size: int, bound: Bound = ()) -> Plan | None:
    """The most valuable way to go out with *hand*, its Chance cards *bound* so far; None if there is none.

    What is discarded is chosen by what the rest is worth; of Mr. Monopoly cards each counts as a quarter of
    the prize.
    """
    found: Plan | None = None
    most = -1
    for discards in _kept(hand, max(0, len(hand) - size)):
        rest = [card for card in hand if card not in discards]
        laid = best_out(rest, bound)
        if laid is not None and (value := laid.value + _bonus(rest)) > most:
            found, most = Plan(discards, laid), value
    return found


def _bonus(hand: Sequence[int]) -> int:
    kinds = [KIND[card] for card in hand]
    return kinds.count(GO) * GO_VALUE + kinds.count(MISTER) * MISTER_VALUE // 4


def _kept(hand: tuple[int, ...], excess: int) -> Iterator[tuple[int, ...]]:
    """All discards of exactly *excess* cards that leave a complete hand, but for cards that are alike."""
    classes: list[list[int]] = [[card for card in hand if COLOUR[card] == colour] for colour in range(10)]
    classes += [[card for card in hand if KIND[card] == kind] for kind in range(PROPERTY + 1, MISTER + 1)]
    for drops in _drops(classes, 0, excess, []):
        if _complete(classes, drops):
            yield tuple(
                [card for held, drop in zip(classes, drops, strict=True) for card in held[len(held) - drop :]]
            )


def _drops(classes: list[list[int]], at: int, left: int, drops: list[int]) -> Iterator[list[int]]:
    """All numbers of cards to drop of each class, *left* in all; a group that cannot be filled goes whole."""
    if at == len(classes):
        if not left:
            yield drops
        return
    if at == _BONUS and not _complete(classes, drops):
        return
    held = len(classes[at])
    wild = len(classes[10 + CHANCE - 1])
    for drop in range(min(held, left) + 1):
        if at < 10 and drop < held and _NEEDS[at][held - drop] > wild:
            continue
        yield from _drops(classes, at + 1, left - drop, [*drops, drop])


def _complete(classes: list[list[int]], drops: list[int]) -> bool:
    """Whether all cards left after *drops* are part of full groups (MC-26); classes not reached stay whole.

    The groups and then the houses below those held take Chance cards; what is left of them are tokens.
    """
    counts = [len(held) for held in classes]
    for at, drop in enumerate(drops):
        counts[at] -= drop
    wild = counts[9 + CHANCE]
    groups = buildable = 0
    for colour in range(10):
        if counts[colour]:
            wild -= _NEEDS[colour][counts[colour]]
            groups += 1
            buildable += colour in BUILDABLE
    level = counts[9 + HOTEL]
    for kind in range(HOTEL - 1, PROPERTY, -1):
        held = counts[9 + kind]
        level = max(held, level)
        wild -= level - held
    return groups > 0 and wild >= 0 and level <= buildable


def missing(hand: Sequence[int]) -> int | None:
    """A card that *hand* lacks to go out; None if it has no property card at all, or too many cards.

    >>> missing((0, 1, 20))
    21
    """
    for colour, members in enumerate(MEMBERS):
        held = [card for card in hand if COLOUR[card] == colour]
        if held and _NEEDS[colour][len(held)]:
            return next(card for card in members if card not in held)
    kinds = [KIND[card] for card in hand]
    highest = max((kind for kind in kinds if kind <= HOTEL), default=PROPERTY)
    for kind in range(PROPERTY + 1, highest):
        if kinds.count(kind) < kinds.count(kind + 1):
            return HOUSES[kind - 1][0]
    return None
