"""What tells how likely the seats are to win a match of Monopoly Deal, all hands known."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from games.deal.answers.payment import total
from games.deal.bot.judging import STEEPNESS
from games.deal.cards import (
    ANY,
    BIRTHDAY,
    BREAKER,
    COLOURS,
    DEBT,
    FORCED,
    KIND,
    LAID,
    NO,
    RENT,
    SIZE,
    SLY,
)
from games.deal.rounds import totals
from games.deal.sets import FILLED, Groups, is_full, rent, worth
from games.deal.state import COLOUR, State

FEATURES: Final = (
    "points",
    "goal",
    "sets",
    "worth",
    "need",
    "rents",
    "charges",
    "properties",
    "rent_cards",
    "no",
    "breaker",
    "thefts",
    "debts",
    "birthdays",
)
"""The names of what `features` tells of a seat."""

BURDENS: Final = frozenset(("need",))
"""Those of which a seat had rather less."""

_PART: Final = tuple(1 / len(colours) if laid else 0.0 for colours, laid in zip(COLOURS, LAID, strict=True))
"""What a property in the hand counts for each of its colours."""

_PLACES: Final = {kind: place for place, kind in enumerate((NO, BREAKER, SLY, DEBT, BIRTHDAY))}
_PLACE: Final = tuple(_PLACES.get(SLY if kind == FORCED else kind) for kind in KIND)
"""For every card where it is counted among the actions that `features` ends with."""


def features(state: State) -> list[tuple[float, ...]]:
    """For every seat, in the order of `FEATURES`, as a rule not above 3.

    Points; how near three full sets are with what is in the hand; full sets; all that lies in front, and how
    little money there is to pay with; the rents on the table, and what the rent cards of the hand could
    charge now; properties and rent cards in the hand; and how many of each action. All but the points are of
    this round, and count less the more rounds are left.
    """
    left = state.rounds - state.round + 1
    part, points = 1 / left, totals(state)
    return [
        (
            points[seat] / 5 / sqrt(left),
            *[part * value for value in _of_round(state.banks[seat], state.groups[seat], state.hands[seat])],
        )
        for seat in range(len(state.out))
    ]


def _of_round(bank: list[int], groups: Groups, hand: list[int]) -> tuple[float, ...]:
    far, best = list(map(float, SIZE)), [0] * len(ANY)
    full, charged = 0, 0
    for group in groups:
        colour, charge = group[COLOUR], rent(group)
        charged += charge
        best[colour] = max(best[colour], charge)
        if is_full(group):
            full += far[colour] > 0
            far[colour] = 0.0
        else:
            far[colour] = min(far[colour], max(FILLED[colour] - len(group), 1))
    actions = [0] * len(_PLACES)
    charges = properties = rents = 0
    for card in hand:
        if LAID[card]:
            properties += 1
            for colour in COLOURS[card]:
                far[colour] -= _PART[card]
        elif KIND[card] == RENT:
            rents += 1
            charges += max([best[colour] for colour in COLOURS[card]])
        elif (place := _PLACE[card]) is not None:
            actions[place] += 1
    wanted = sum(sorted([max(cards, 0.0) for cards in far])[:3])
    money = total(bank)
    return (
        3 * exp(-STEEPNESS * wanted),
        full,
        (money + worth(groups)) / 20,
        2 * exp(-money / 10),
        charged / 10,
        charges / 8,
        properties / 3,
        rents,
        *actions,
    )
