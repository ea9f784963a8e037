"""Plans for a hand: the sets of colors it can complete, and their scores.

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

NEAREST: Final = 4  # the number of started colors that get plans, alone or in pairs

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
    """Counts of the cards of a hand that aren't properties.

    *added* counts 1st to 4th houses, hotels and tokens; the other fields count the other kinds.
    """

    added: tuple[int, ...]
    chances: int
    goes: int
    misters: int


@lru_cache(maxsize=4096)
def count_others(hand: int) -> Others:
    """Count the cards of *hand* that aren't properties."""
    counts = [(hand & cards).bit_count() for cards in OF_KIND]
    return Others(tuple(counts[1 : TOKEN + 1]), counts[CHANCE], counts[GO], counts[MISTER])


class Plan(NamedTuple):
    """A plan for colors to complete: those that will be *full*, with a number of *stations*.

    *held* are the cards of these colors in the hand. Chance cards stand for *filled* of the others, and the
    *wanted* ones are still to come, which takes *turns* turns.
    """

    colors: int
    stations: int
    held: int
    filled: int
    wanted: int
    turns: float


class StartedColor(NamedTuple):
    """A started *color*: the *turns* that its *missing* cards take, nearest first; *held* is a mask."""

    turns: float
    color: int
    missing: tuple[int, ...]
    held: int


class Plans(NamedTuple):
    """All *plans* for the properties of a hand; *full* is the one with just the colors that are complete.

    If no color is complete, *full* isn't among the plans.
    """

    full: Plan
    plans: tuple[Plan, ...]


class Planner:
    """Makes the plans for hands from each card's *costs* in turns.

    Plans that take *within* turns or more are left out.
    """

    def __init__(self, costs: Sequence[float], within: float) -> None:
        self._cost = costs.__getitem__
        self._within = within
        self._begun: dict[int, StartedColor] = {}
        self._wanted: dict[tuple[int, int], tuple[int, int, float]] = {}
        self._plans: dict[tuple[int, int], tuple[Plans, int]] = {}
        self._alike: dict[tuple[int, ...], Plans] = {}

    def plans(self, properties: int, chances: int) -> tuple[Plans, int]:
        """The plans for a hand with *properties* and some *chances*, and the properties in competition.

        Equal plans are one object. If there are more started colors than `NEAREST`, the properties of the
        nearest ones compete: with one card fewer, another color may be nearer.
        """
        found = self._plans.get((properties, chances))
        if found is None:
            self._plans[properties, chances] = found = self._make_plans(properties, chances)
        return found

    def _make_plans(self, properties: int, chances: int) -> tuple[Plans, int]:
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
                    begun.append(self._begun.get(part) or self._start_color(color, part))
        begun.sort()
        near = begun[:NEAREST]
        rivals = sum([each.held for each in near]) if len(begun) > NEAREST else 0
        reached = [one for one in near if self._turns(one.missing, one.held, chances) < self._within]
        key = (full, chances, *[one.held for one in reached])
        found = self._alike.get(key)
        if found is None:
            self._alike[key] = found = self._list_plans(full, stations, reached, chances)
        return found, rivals

    def _list_plans(self, cards: int, stations: int, reached: list[StartedColor], chances: int) -> Plans:
        """The plans if *cards* form full colors, and the *reached* colors can be completed in time."""
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
        """The turns needed to complete colors of which the cards *held* are in the hand."""
        found = self._wanted.get((held, chances))
        return (found or self._plan_fields(missing, held, chances))[-1]

    def _start_color(self, color: int, held: int) -> StartedColor:
        missing = sorted([card for card in MEMBERS[color] if not held >> card & 1], key=self._cost)
        if color == STATIONS:
            del missing[1:]
        self._begun[held] = found = StartedColor(fsum(map(self._cost, missing)), color, tuple(missing), held)
        return found

    def _plan_fields(self, missing: tuple[int, ...], held: int, chances: int) -> tuple[int, int, float]:
        """The last fields of a plan with the cards *held* and without those *missing*."""
        lacking = sorted(map(self._cost, missing))
        filled = min(chances, len(lacking))
        del lacking[len(lacking) - filled :]
        self._wanted[held, chances] = found = filled, len(lacking), fsum(lacking)
        return found


@lru_cache(maxsize=1 << 14)
def score(colors: int, stations: int, added: tuple[int, ...], wild: int) -> tuple[int, int]:
    """The score of full groups of *colors* with the *added* cards, and how many of those are used.

    *wild* Chance cards stand for buildings and tokens.
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
