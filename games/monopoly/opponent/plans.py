"""What a hand can aim at: the sets of colors to complete, and their scores.

Hands are masks of cards, and sets of colors are masks of colors.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import fsum
from typing import Final, NamedTuple

from games.monopoly.cards import (
    BUILDABLE,
    CARDS,
    CHANCE,
    COLORS,
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
from games.monopoly.going_out.groups import BUILT, flat_value

NEAREST: Final = 4  # how many colors begun are worth a plan, by themselves or two at once

OF_COLOR: Final = tuple(map(mask, MEMBERS))
"""The cards of every color, as a mask."""

PROPERTIES: Final = sum(OF_COLOR)
OF_KIND: Final = tuple(
    mask(card for card in range(CARDS) if KIND[card] == kind) for kind in range(MISTER + 1)
)
"""The cards of every kind, as a mask."""

BUILDINGS: Final = sum(OF_KIND[PROPERTY + 1 : TOKEN])
_COLORS: Final = tuple(zip(range(COLORS), OF_COLOR, SIZES, strict=True))


class Others(NamedTuple):
    """The cards of a hand that are not properties: how many are 1st to 4th houses, hotels and tokens
    (*added*), and how many of the other kinds."""

    added: tuple[int, ...]
    chances: int
    goes: int
    misters: int


@lru_cache(maxsize=4096)
def others(hand: int) -> Others:
    """The cards of *hand* that are not properties."""
    counts = [(hand & cards).bit_count() for cards in OF_KIND]
    return Others(tuple(counts[1 : TOKEN + 1]), counts[CHANCE], counts[GO], counts[MISTER])


class Plan(NamedTuple):
    """Colors to complete: those that are *full* or will be, with how many *stations*.

    *held* are the cards there are of them; of the others Chance cards stand for as many as are *filled*, and
    *wanted* are still to come, which takes so many *turns*.
    """

    colors: int
    stations: int
    held: int
    filled: int
    wanted: int
    turns: float


class Begun(NamedTuple):
    """A *color* begun: the *turns* that its *missing* cards take, the nearest first; *held* is a mask."""

    turns: float
    color: int
    missing: tuple[int, ...]
    held: int


class Plans(NamedTuple):
    """All *plans* for the properties of a hand; *full* adds nothing to the colors that are.

    That one is not a plan itself where no color is full.
    """

    full: Plan
    plans: tuple[Plan, ...]


class Planner:
    """The plans for hands, by each card's *costs* in turns. Plans that take *within* turns or more are left
    out.
    """

    def __init__(self, costs: Sequence[float], within: float) -> None:
        self._cost = costs.__getitem__
        self._within = within
        self._begun: dict[int, Begun] = {}
        self._wanted: dict[tuple[int, int], tuple[int, int, float]] = {}
        self._plans: dict[tuple[int, int], tuple[Plans, int]] = {}
        self._alike: dict[tuple[int, ...], Plans] = {}

    def plans(self, properties: int, chances: int) -> tuple[Plans, int]:
        """The plans for a hand with these *properties* and so many Chance cards, one object where they are
        the same; and the rivals.

        Those are the properties of the nearest colors if there are more colors begun: with one card fewer
        another color may be nearer.
        """
        found = self._plans.get((properties, chances))
        if found is None:
            self._plans[properties, chances] = found = self._made(properties, chances)
        return found

    def _made(self, properties: int, chances: int) -> tuple[Plans, int]:
        full = stations = 0
        begun = []
        for color, cards, size in _COLORS:
            part = properties & cards
            if part:
                have = part.bit_count()
                if have == size or (color == STATIONS and have > 1):
                    full |= part
                    if color == STATIONS:
                        stations = have
                else:
                    begun.append(self._begun.get(part) or self._begin(color, part))
        begun.sort()
        near = begun[:NEAREST]
        rivals = sum([each.held for each in near]) if len(begun) > NEAREST else 0
        reached = [one for one in near if self._turns(one.missing, one.held, chances) < self._within]
        key = (full, chances, *[one.held for one in reached])
        found = self._alike.get(key)
        if found is None:
            self._alike[key] = found = self._laid_out(full, stations, reached, chances)
        return found, rivals

    def _laid_out(self, cards: int, stations: int, reached: list[Begun], chances: int) -> Plans:
        """The plans where *cards* make up full colors, and those *reached* can be completed in time."""
        colors = sum([1 << color for color, whole, _ in _COLORS if cards & whole])
        held = cards.bit_count()
        none = Plan(colors, stations, held, 0, 0, 0)
        plans = [none] if colors else []
        for one in reached:
            has = 2 if one.color == STATIONS else stations
            wanted = self._wanted[one.held, chances]
            plans.append(Plan(colors | 1 << one.color, has, held + one.held.bit_count(), *wanted))
        for one, other in combinations(reached, 2):
            if chances or one.turns + other.turns < self._within:
                both = one.held | other.held
                if self._turns(one.missing + other.missing, both, chances) < self._within:
                    has = 2 if STATIONS in (one.color, other.color) else stations
                    added = colors | 1 << one.color | 1 << other.color
                    plans.append(Plan(added, has, held + both.bit_count(), *self._wanted[both, chances]))
        return Plans(none, tuple(plans))

    def _turns(self, missing: tuple[int, ...], held: int, chances: int) -> float:
        """How many turns it takes to complete colors of which the cards *held* are there."""
        found = self._wanted.get((held, chances))
        return (found or self._want(missing, held, chances))[-1]

    def _begin(self, color: int, held: int) -> Begun:
        missing = sorted([card for card in MEMBERS[color] if not held >> card & 1], key=self._cost)
        if color == STATIONS:
            del missing[1:]
        self._begun[held] = found = Begun(fsum(map(self._cost, missing)), color, tuple(missing), held)
        return found

    def _want(self, missing: tuple[int, ...], held: int, chances: int) -> tuple[int, int, float]:
        """The last fields of a plan for which the cards *held* are there and those *missing* are not."""
        lacking = sorted(map(self._cost, missing))
        filled = min(chances, len(lacking))
        del lacking[len(lacking) - filled :]
        self._wanted[held, chances] = found = filled, len(lacking), fsum(lacking)
        return found


@lru_cache(maxsize=1 << 14)
def score(colors: int, stations: int, added: tuple[int, ...], wild: int) -> tuple[int, int]:
    """What full groups of *colors* score with what is *added*, and how many cards go into that besides.

    *wild* Chance cards stand for a building or a token.
    """
    dear = [color for color in reversed(BUILDABLE) if colors >> color & 1]
    heights = [0] * len(dear)
    reach, used, spare = len(dear), 0, wild
    for level in range(1, HOTEL + 1):
        have = added[level - 1]
        if not have and spare and reach and any(added[level:HOTEL]):
            have, spare = 1, spare - 1
        reach = min(reach, have)
        used += reach
        heights[:reach] = [level] * reach
    values = [BUILT[color][height] for color, height in zip(dear, heights, strict=True)]
    if stations:
        values.append(flat_value(STATIONS, stations))
    if colors >> UTILITIES & 1:
        values.append(flat_value(UTILITIES, SIZES[UTILITIES]))
    tokens = added[TOKEN - 1] + spare
    return (sum(values) + tokens * max(values), used + tokens) if values else (0, 0)
