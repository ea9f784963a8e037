"""The features that predict who wins a match of Property, with all hands known."""

from __future__ import annotations

from collections.abc import Sequence

from games.property.board import COLUMNS, ROWS, factor, is_wild
from games.property.opponent import judging
from games.property.opponent.judging import Group, groups
from games.property.state import CELL_WORTH, WORTH, State

FEATURES = (
    "money",
    "cells",
    "groups",
    "largest",
    "units",
    "hand",
    "wilds",
    "rent",
    "turn",
)

BURDENS = frozenset(("groups", "rent"))
"""The features that are better when lower."""


def features(state: State) -> list[tuple[float, ...]]:
    """The features of every seat, in the order of `FEATURES`, usually at most 3.

    They cover money, including what cells count at the end; cells, groups and the size of the largest group;
    purchase units; cards and wild cards; the lowest rent among the hand's plays relative to the money; and
    whose turn it is.
    """
    each = CELL_WORTH if state.count_property else 0
    towns = list(map(groups, state.lands))
    found: list[tuple[float, ...]] = []
    for seat, town in enumerate(towns):
        money = state.money[seat]
        sizes = [group.size for group in town]
        count = sum(sizes)
        reds, blacks = state.reds[seat], state.blacks[seat]
        found.append(
            (
                (money + each * count) / 100,
                count / 10,
                len(sizes) / 5,
                max(sizes, default=0) / 10,
                sum([WORTH[card] for card in state.purchase[seat]]) / 10,
                (len(reds) + len(blacks)) / 5,
                sum(map(is_wild, reds)) + sum(map(is_wild, blacks)),
                min(3.0, 5 * _lowest_rent(state, seat, towns) / (money + 5)),
                float(seat == state.turn),
            )
        )
    return found


def figures(state: State) -> dict[str, Sequence[float]]:
    """The figures for `Game.figures`: money without the worth of cells at the end, and the lowest rents."""
    towns = list(map(groups, state.lands))
    rents = [_lowest_rent(state, seat, towns) for seat in range(len(towns))]
    return {"money": state.money, "rent": rents}


def nearness(state: State) -> float:
    """The nearness of the end, from 0 to 1: it rises as a seat gets poor or rich, or the rounds run out."""
    return judging.nearness(
        [money for money, out in zip(state.money, state.out, strict=True) if not out],
        state.bankruptcies - state.out.count("bankrupt"),
        state.round_limit - state.round if state.round_limit else None,
        state.goal,
    )


def _lowest_rent(state: State, seat: int, towns: list[tuple[Group, ...]]) -> int:
    """The lowest rent among the plays of *seat*."""
    blacks, reds = state.blacks[seat], state.reds[seat]
    if not reds or not blacks:
        return 0
    taken = 0
    for other, land in enumerate(state.lands):
        if other != seat:
            taken |= land
    reaches = [(COLUMNS[red] & ROWS[black], factor(red, black)) for red in reds for black in blacks]
    for reach, _ in reaches:
        if reach & ~taken:
            return 0
    return min(
        [
            group.size * times
            for other, town in enumerate(towns)
            if other != seat
            for group in town
            for reach, times in reaches
            if reach & group.cells
        ]
    )
