"""The most valuable arrangement of a hand into full groups (MC-30 to MC-33, MC-40 to MC-42, MC-55).

The result is exact. Once the targets of the Chance cards are fixed, no search is needed. Every kind of
building is used as often as possible, since each adds value; this gives the heights of the towers. A group
with a bound Chance card in its tower tries each possible height. Among the others, the taller tower goes to
the more expensive group, which maximizes both the sum and the most valuable group. That group gets all
tokens.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, combinations_with_replacement, permutations
from typing import Final

import msgspec

from games.monopoly.cards import (
    BUILDABLE,
    CHANCE,
    COLOR,
    COLORS,
    HOTEL,
    HOTEL_VALUE,
    KIND,
    MISTER,
    PROPERTY,
    SIZES,
    STATION_VALUES,
    STATIONS,
    TOKEN,
    UTILITIES,
    VALUES,
)

Bound = tuple[tuple[int, int], ...]
"""Chance cards, each with its target: 10 × color + kind."""

_LEVELS: Final = range(PROPERTY + 1, HOTEL + 1)
BUILT: Final = tuple(
    tuple(VALUES[color] * (1 + min(level, HOTEL - 1)) + HOTEL_VALUE * (level == HOTEL) for level in range(6))
    for color in BUILDABLE
)
"""The value of a group without tokens, by color and height of the tower (MC-56)."""
Pin = tuple[int, int, int]
"""A bound Chance card, with the color and kind of the card it stands for."""

_ADDED: Final = range(PROPERTY + 1, TOKEN + 1)


class Group(msgspec.Struct, frozen=True, array_like=True):
    """A full group, card by card.

    *properties* are the real property cards, *chances* the Chance cards that stand for properties. *houses*
    begin with the 1st; *hotel* is -1 if there is none. A Chance card may also be among *houses* and *tokens*,
    or be the *hotel*.
    """

    color: int
    properties: tuple[int, ...]
    chances: tuple[int, ...]
    houses: tuple[int, ...]
    hotel: int
    tokens: tuple[int, ...]

    @property
    def value(self) -> int:
        """The score of the group (MC-50)."""
        if self.color in BUILDABLE:
            whole = BUILT[self.color][len(self.houses) + (self.hotel >= 0)]
        else:
            whole = flat_value(self.color, len(self.properties) + len(self.chances))
        return whole * (1 + len(self.tokens))


def cards_of(group: Group) -> tuple[int, ...]:
    """All cards of *group*, including buildings and tokens."""
    hotel = (group.hotel,) if group.hotel >= 0 else ()
    return (*group.properties, *group.chances, *group.houses, *hotel, *group.tokens)


class Arrangement(msgspec.Struct, frozen=True, array_like=True):
    """The full groups of a hand, by color, and their total score."""

    groups: tuple[Group, ...]
    value: int


_NO_GROUPS: Final = Arrangement((), 0)
_LEAST: Final = tuple(2 if color == STATIONS else SIZES[color] for color in range(COLORS))
"""The fewest cards of a color that make a full group."""


def best_of_others(hand: Sequence[int]) -> Arrangement:
    """The best arrangement of a hand that didn't go out (MC-42).

    Chance cards count for nothing, and cards may be left over.
    """
    colors = [COLOR[card] for card in hand]
    for color, least in enumerate(_LEAST):
        if colors.count(color) >= least:
            real = [card for card in hand if KIND[card] != CHANCE]
            return _Hand(real).best((), (), complete=False) or _NO_GROUPS
    return _NO_GROUPS


def best_out(hand: Sequence[int], bound: Bound = ()) -> Arrangement | None:
    """The best arrangement of *hand* for going out, in which all cards fit.

    Unbound Chance cards stand for anything. None if the hand isn't complete (MC-26, MC-32).
    """
    return _Hand(hand).best(bound, (), complete=True)


def best_after(
    hand: Sequence[int], bound: Bound, free: Sequence[int], reward: Sequence[int]
) -> Arrangement | None:
    """The best arrangement of *hand* with the *reward* if *bound* Chance cards keep their places (MC-40).

    Only *free* ones may be replaced by a card of the *reward*; they then stand for a building or a token
    (MC-41). Unbound Chance cards stand for anything. None if there is no such arrangement.
    """
    replaceable = [pair for pair in bound if pair[0] in free]
    found: Arrangement | None = None
    for count in range(len(replaceable) + 1):
        for moved in combinations(replaceable, count):
            targets = [target for _, target in moved]
            if all(
                sum(are_rivals(one, other) for other in targets) <= count_alike(one, reward)
                for one in targets
            ):
                kept = tuple([pair for pair in bound if pair not in moved])
                cards = _Hand(_without_replaced(hand, kept, reward))
                laid = cards.best(kept, [card for card, _ in moved], complete=False)
                if laid is not None and (found is None or laid.value > found.value):
                    found = laid
    return found


def _without_replaced(hand: Sequence[int], kept: Bound, reward: Sequence[int]) -> list[int]:
    """The *hand* without reward properties whose places are *kept* by Chance cards laid down before."""
    colors = [target // 10 for card, target in kept if target % 10 == PROPERTY and card not in reward]
    aside: list[int] = []
    for color in set(colors):
        real = sum(COLOR[card] == color for card in hand)
        surplus = max(0, real + colors.count(color) - SIZES[color])
        aside += [card for card in reward if COLOR[card] == color][:surplus]
    return [card for card in hand if card not in aside]


def count_alike(target: int, reward: Iterable[int]) -> int:
    """The number of cards in *reward* that equal the card a Chance stands for (MC-41)."""
    color, kind = divmod(target, 10)
    if kind == PROPERTY:
        return sum(COLOR[card] == color for card in reward)
    return sum(KIND[card] == kind for card in reward)


def are_rivals(target: int, other: int) -> bool:
    """Whether one card could replace either of two Chance cards."""
    return target == other or target % 10 == other % 10 != PROPERTY


def flat_value(color: int, count: int) -> int:
    """The value of *count* stations or utilities."""
    return STATION_VALUES[count] if color == STATIONS else VALUES[color]


def _floors(groups: dict[int, int], pins: Sequence[Pin]) -> dict[int, int] | None:
    """The minimum heights of the buildable groups with a bound Chance; None if that is impossible."""
    floors: dict[int, int] = {}
    if not pins:
        return floors
    if len({pin[1:] for pin in pins if pin[2] != TOKEN}) < sum(pin[2] != TOKEN for pin in pins):
        return None
    for _, color, kind in pins:
        if color not in groups:
            return None
        if color in BUILDABLE:
            floors[color] = max(floors.get(color, 0), kind if kind != TOKEN else 0)
        elif kind != TOKEN:
            return None
    return floors


class _Layout(msgspec.Struct, gc=False):
    """The layout of a hand: its score, the *heights* of its towers and the group with the *tokens*.

    *groups* maps colors to numbers of properties. *wild* are the Chance cards that stand for a property, with
    its color. *added* are those that stand for a building or a token on the group where it is worth most,
    with its kind.
    """

    value: int
    groups: dict[int, int]
    wild: tuple[tuple[int, int], ...]
    added: tuple[tuple[int, int], ...]
    heights: dict[int, int]
    tokens: int


class _Hand:
    """A hand, sorted by what its cards may be used for."""

    def __init__(self, hand: Iterable[int]) -> None:
        self.held: list[list[int]] = [[] for _ in range(COLORS)]
        self.kinds: list[list[int]] = [[] for _ in range(MISTER + 1)]
        for card in hand:
            kind = KIND[card]
            (self.kinds[kind] if kind else self.held[COLOR[card]]).append(card)
        self.sizes = {color: len(cards) for color, cards in enumerate(self.held) if cards}

    def best(self, bound: Bound, freed: Sequence[int], complete: bool) -> Arrangement | None:
        """Find the best arrangement; if *complete*, it has to use all cards.

        Chance cards that aren't *bound* stand for anything, but *freed* ones not for a property.
        """
        settled = dict(bound)
        pins = [(card, *divmod(target, 10)) for card, target in bound]
        wild = [(card, color) for card, color, kind in pins if kind == PROPERTY]
        pins = [pin for pin in pins if pin[2] != PROPERTY]
        able = [card for card in self.kinds[CHANCE] if card not in settled and card not in freed]
        colors = [color for color, size in self.sizes.items() if size < SIZES[color]]
        top: _Layout | None = None
        for count in range(len(able) + 1 if colors else 1):
            rest = (*freed, *able[count:])
            for chosen in combinations_with_replacement(colors, count):
                filled = (*wild, *zip(able, chosen, strict=False))
                groups = self._full_groups(filled, complete)
                if groups and (floors := _floors(groups, pins)) is not None:
                    for kinds in combinations_with_replacement(_ADDED, len(rest)):
                        added = tuple(zip(rest, kinds, strict=True))
                        top = self._best_layout(groups, floors, filled, added, pins, complete, top)
        return None if top is None else self._build_groups(top, pins)

    def _full_groups(self, wild: tuple[tuple[int, int], ...], complete: bool) -> dict[int, int]:
        """The full groups with their numbers of properties; none if a card that has to fit is left over."""
        sizes = self.sizes.copy()
        for _, color in wild:
            if color not in sizes:
                return {}
            sizes[color] += 1
        groups = {}
        for color, size in sizes.items():
            if size == SIZES[color] or (color == STATIONS and 2 <= size < SIZES[STATIONS]):
                groups[color] = size
            elif complete or size != self.sizes[color]:
                return {}
        return groups

    def _best_layout(
        self,
        groups: dict[int, int],
        floors: dict[int, int],
        wild: tuple[tuple[int, int], ...],
        added: tuple[tuple[int, int], ...],
        pins: Sequence[Pin],
        complete: bool,
        top: _Layout | None,
    ) -> _Layout | None:
        """The better of *top* and the best layout of buildings and tokens on *groups*."""
        profile = self._profile(groups, added, pins, complete)
        if profile is None:
            return top
        tokens = len(self.kinds[TOKEN]) + sum(kind == TOKEN for _, kind in added)
        dear = [color for color in reversed(BUILDABLE) if color in groups]
        unbuilt = {color: flat_value(color, size) for color, size in groups.items() if color not in BUILDABLE}
        for own in set(permutations(profile, len(floors))) if floors else ((),):
            if any(height < floor for height, floor in zip(own, floors.values(), strict=True)):
                continue
            heights = dict(zip(floors, own, strict=True))
            left = profile[:]
            for height in own:
                left.remove(height)
            heights.update(zip([color for color in dear if color not in floors], left, strict=True))
            worth = {color: BUILT[color][height] for color, height in heights.items()}
            worth.update(unbuilt)
            best = max(worth, key=worth.__getitem__)
            value = sum(worth.values()) + tokens * worth[best]
            value += sum(worth[color] for _, color, kind in pins if kind == TOKEN)
            if top is None or value > top.value:
                top = _Layout(value, groups, wild, added, heights, best)
        return top

    def _profile(
        self,
        groups: dict[int, int],
        added: tuple[tuple[int, int], ...],
        pins: Sequence[Pin],
        complete: bool,
    ) -> list[int] | None:
        """The heights of the towers, tallest first; None if a card that has to fit is left over."""
        reach = len(groups) - (STATIONS in groups) - (UTILITIES in groups)
        profile = [0] * reach
        wild = [kind for _, kind in added] + [pin[2] for pin in pins] if added or pins else ()
        for level in _LEVELS:
            chances = wild.count(level)
            count = len(self.kinds[level]) + chances
            if count < reach:
                reach = count
            if chances > reach or (complete and count > reach):
                return None
            if reach:
                profile[:reach] = [level] * reach
        return profile

    def _build_groups(self, layout: _Layout, pins: Sequence[Pin]) -> Arrangement:
        """Build the groups of *layout*, card by card."""
        fixed = {(color, kind): card for card, color, kind in pins}
        stock = [cards[::-1] for cards in self.kinds]
        for card, kind in layout.added:
            stock[kind].append(card)
        groups = []
        for color in layout.groups:
            tower = [
                fixed[color, level] if (color, level) in fixed else stock[level].pop()
                for level in range(1, layout.heights.get(color, 0) + 1)
            ]
            tokens = [card for card, where, kind in pins if (where, kind) == (color, TOKEN)]
            if color == layout.tokens:
                tokens += stock[TOKEN]
            groups.append(
                Group(
                    color,
                    tuple(self.held[color]),
                    tuple([card for card, where in layout.wild if where == color]),
                    tuple(tower[: HOTEL - 1]),
                    tower[-1] if len(tower) == HOTEL else -1,
                    tuple(tokens),
                )
            )
        return Arrangement(tuple(groups), layout.value)
