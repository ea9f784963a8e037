"""What a hand may aim at: the sets of colours to complete, and what they will score.

Hands are masks of their cards; sets of colours are masks of those.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from games.monopoly.cards import (
    BUILDABLE,
    CARDS,
    CHANCE,
    GO,
    HOTEL,
    KIND,
    MEMBERS,
    MISTER,
    PROPERTY,
    SIZES,
    STATIONS,
    TOKEN,
    UTILITIES,
    mask,
)
from games.monopoly.going_out.groups import BUILT, flat

NEAREST: Final = 4  # how many colours begun are worth a plan …
TOGETHER: Final = 2  # … and how many of them at once

OF_COLOUR: Final = tuple(map(mask, MEMBERS))
"""The cards of every colour, as a mask."""

PROPERTIES: Final = sum(OF_COLOUR)
OF_KIND: Final = tuple(
    mask(card for card in range(CARDS) if KIND[card] == kind) for kind in range(MISTER + 1)
)
"""The cards of every kind, as a mask."""

BUILDINGS: Final = sum(OF_KIND[PROPERTY + 1 : TOKEN])
_COLOURS: Final = tuple(enumerate(zip(OF_COLOUR, SIZES, strict=True)))


class Others(NamedTuple):
    """The cards of a hand that are not properties: how many are 1st to 4th houses, hotels and tokens
    (*added*), and how many of the other kinds."""

    added: tuple[int, ...]
    chances: int
    goes: int
    misters: int


@lru_cache(maxsize=1 << 15)
def others(hand: int) -> Others:
    """The cards of *hand* that are not properties, and no others."""
    counts = [(hand & cards).bit_count() for cards in OF_KIND]
    return Others(tuple(counts[1 : TOKEN + 1]), counts[CHANCE], counts[GO], counts[MISTER])


class Plan(NamedTuple):
    """Colours to complete: those that are *full* or will be, with how many *stations*.

    *held* are the cards there are of them; of the others Chance cards stand for as many as are *filled*, and
    *wanted* are still to come, which takes so many *turns*.
    """

    colours: int
    stations: int
    held: int
    filled: int
    wanted: int
    turns: float


class Begun(NamedTuple):
    """A *colour* begun: the *turns* that its *missing* cards take, the nearest first; *held* is a mask."""

    turns: float
    colour: int
    missing: tuple[int, ...]
    held: int


class Plans(NamedTuple):
    """All *plans* for the properties of a hand; the first adds nothing to the *full* colours.

    That one is not a plan itself where no colour is full. *rivals* are the properties of the nearest colours
    if there are more colours begun: with one card fewer another colour may be nearer.
    """

    full: Plan
    plans: tuple[Plan, ...]
    rivals: int


class Planner:
    """The plans for hands, by what each card *costs* in turns."""

    def __init__(self, costs: Sequence[float]) -> None:
        self._cost = costs.__getitem__
        self._begun: dict[int, Begun] = {}
        self._wanted: dict[tuple[int, int], tuple[int, int, float]] = {}
        self._plans: dict[tuple[int, int], Plans] = {}

    def plans(self, properties: int, chances: int) -> Plans:
        """The plans for a hand with these *properties* and so many Chance cards."""
        found = self._plans.get((properties, chances))
        if found is None:
            self._plans[properties, chances] = found = self._made(properties, chances)
        return found

    def _made(self, properties: int, chances: int) -> Plans:
        full = held = stations = 0
        begun = []
        for colour, (cards, size) in _COLOURS:
            part = properties & cards
            if part:
                have = part.bit_count()
                if have == size or (colour == STATIONS and have > 1):
                    full |= 1 << colour
                    held += have
                    if colour == STATIONS:
                        stations = have
                else:
                    begun.append(self._begun.get(part) or self._begin(colour, part))
        begun.sort()
        near = begun[:NEAREST]
        none = Plan(full, stations, held, 0, 0, 0)
        plans = [none] if full else []
        for count in range(1, TOGETHER + 1):
            for each in combinations(near, count):
                colours, cards, has = full, 0, stations
                for one in each:
                    colours |= 1 << one.colour
                    cards |= one.held
                    if one.colour == STATIONS:
                        has = 2
                wanted = self._wanted.get((cards, chances)) or self._want(each, cards, chances)
                plans.append(Plan(colours, has, held + cards.bit_count(), *wanted))
        rivals = sum([each.held for each in near]) if len(begun) > NEAREST else 0
        return Plans(none, tuple(plans), rivals)

    def _begin(self, colour: int, held: int) -> Begun:
        missing = sorted([card for card in MEMBERS[colour] if not held >> card & 1], key=self._cost)
        if colour == STATIONS:
            del missing[1:]
        self._begun[held] = found = Begun(sum(map(self._cost, missing)), colour, tuple(missing), held)
        return found

    def _want(self, begun: tuple[Begun, ...], held: int, chances: int) -> tuple[int, int, float]:
        """The last fields of a plan to complete the colours *begun*, of which the cards *held* are there."""
        lacking = sorted([card for each in begun for card in each.missing], key=self._cost)
        filled = min(chances, len(lacking))
        del lacking[len(lacking) - filled :]
        found = filled, len(lacking), sum(map(self._cost, lacking))
        self._wanted[held, chances] = found
        return found


@lru_cache(maxsize=1 << 16)
def score(colours: int, stations: int, added: tuple[int, ...], wild: int) -> tuple[int, int]:
    """What full groups of *colours* score with what is *added*, and how many cards go into that besides.

    *wild* Chance cards stand for a building or a token.
    """
    dear = [colour for colour in reversed(BUILDABLE) if colours >> colour & 1]
    heights = [0] * len(dear)
    reach, used, spare = len(dear), 0, wild
    for level in range(1, HOTEL + 1):
        have = added[level - 1]
        if not have and spare and reach and any(added[level:HOTEL]):
            have, spare = 1, spare - 1
        reach = min(reach, have)
        used += reach
        heights[:reach] = [level] * reach
    values = [BUILT[colour][height] for colour, height in zip(dear, heights, strict=True)]
    if stations:
        values.append(flat(STATIONS, stations))
    if colours >> UTILITIES & 1:
        values.append(flat(UTILITIES, SIZES[UTILITIES]))
    tokens = added[TOKEN - 1] + spare
    return (sum(values) + tokens * max(values), used + tokens) if values else (0, 0)
