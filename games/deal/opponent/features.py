"""The features that predict who wins a match of Monopoly Deal, with all hands known."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, fsum, sqrt
from typing import Final

from games.deal.answers.payment import total
from games.deal.cards import (
    ANY,
    BIRTHDAY,
    BREAKER,
    COLORS,
    DEBT,
    FORCED,
    GO,
    JOKER,
    KIND,
    LAID,
    NO,
    NOS,
    RENT,
    SIZE,
    SLY,
)
from games.deal.opponent.finish import plan, thefts
from games.deal.opponent.judging import STEEPNESS
from games.deal.rounds import totals
from games.deal.sets import find_facts, worth
from games.deal.state import FIRST, Groups, State
from games.deal.turns.plays import loose_properties, swappable_properties

FEATURES: Final = (
    "points",
    "worth",
    "goal",
    "sets",
    "rents",
    "need",
    "laid",
    "jokers",
    "cards",
    "crowd",
    "properties",
    "rent_cards",
    "no",
    "breaker",
    "passes",
    "charges",
    "debts",
    "birthdays",
    "thefts",
    "swaps",
    "turn",
    "wins",
)
"""The names of the features."""

BURDENS: Final = frozenset(("need",))
"""The features that are better when lower."""

_TAKING: Final = ("debts", "birthdays", "thefts", "swaps")
"""The features for cards that take from others; `_in_hand` returns them last."""

GOAL: Final = 3
"""The value of the `goal` feature with three full sets."""

_PART: Final = tuple(1 / len(colors) if laid else 0.0 for colors, laid in zip(COLORS, LAID, strict=True))
"""The share of a card that a property in the hand counts for each of its colors."""

_PLACES: Final = {kind: place for place, kind in enumerate((NO, BREAKER, GO, DEBT, BIRTHDAY, SLY, FORCED))}
_PLACE: Final = tuple(map(_PLACES.get, KIND))
"""For every card, the index of its action among those counted."""


def features(state: State) -> list[tuple[float, ...]]:
    """The features of every seat, in the order of `FEATURES`, usually at most 3.

    They cover points; the worth on the table, if points are counted; how near three full sets are with the
    cards in the hand; full sets; the rents on the table, if three sets win; and how little money there is to
    pay with. Then come properties laid and the any-color wilds among them; the cards in the hand and those
    beyond a few; the properties and rent cards among them, what these could charge now, and the number of
    each action. Cards that take from others count less near the goal, where few plays are left for them. All
    features but the points are about this round, and count less the more rounds are left. The last two are
    whether it is the seat's turn, and whether it can win in this turn.
    """
    left = state.rounds - state.round + 1
    part, points = 1 / left, totals(state)
    counted = state.scoring == "points"
    found: list[tuple[float, ...]] = []
    for seat, groups in enumerate(state.groups):
        bank, hand, turn = state.banks[seat], state.hands[seat], seat == state.turn
        money = total(bank)
        goal, full, rents, laid, jokers, best = _on_table(groups, hand)
        wins = turn and not counted and _wins(state, seat)
        values = (
            (money + worth(groups)) / 20 if counted else 0.0,
            GOAL * goal,
            full,
            0.0 if counted else rents / 10,
            2 * exp(-money / 10),
            laid / 10,
            jokers,
            *_in_hand(hand, best, 1 - goal),
            turn,
            wins,
        )
        found.append((points[seat] / 5 / sqrt(left), *[part * value for value in values]))
    return found


def figures(state: State) -> dict[str, Sequence[float]]:
    """The figures for `Game.figures`: cards on the table and in the hands, whatever they are worth.

    The figure of the goal is minus the number of cards that three full sets lack on the table.
    """
    found: dict[str, list[float]] = {name: [] for name in ("goal", "charges", *_TAKING)}
    for groups, hand in zip(state.groups, state.hands, strict=True):
        far = list(SIZE)
        for group in groups:
            facts = find_facts(group)
            far[facts.color] = min(far[facts.color], 0 if facts.full else max(facts.missing, 1))
        *_, best = _on_table(groups, hand)
        values = (-sum(sorted(far)[:3]), *_in_hand(hand, best, 1.0)[-5:])
        for column, value in zip(found.values(), values, strict=True):
            column.append(value)
    return dict(found)


def _wins(state: State, seat: int) -> bool:
    """Whether *seat* can complete three full sets this turn, with its cards or an unopposed theft."""
    groups, hand, plays = state.groups[seat], state.hands[seat], state.plays
    if plan(groups, hand, plays) is not None:
        return True
    kinds = {KIND[card] for card in hand} & {SLY, FORCED}
    if not kinds:
        return False
    guarded = {
        card
        for others, cards in zip(state.groups, state.hands, strict=True)
        if not NOS.isdisjoint(cards)
        for group in others
        for card in group[FIRST:]
    }
    takes = (card for card in loose_properties(state, seat) if card not in guarded)
    return any(
        thefts(groups, hand, plays, takes, (None,) if SLY in kinds else swappable_properties(state, seat))
    )


def _on_table(groups: Groups, hand: list[int]) -> tuple[float, int, int, int, int, list[int]]:
    """The progress toward three sets; full sets, rents, properties and any-color wilds; each best rent."""
    far, best = list(map(float, SIZE)), [0] * len(ANY)
    full = charged = laid = jokers = 0
    for group in groups:
        found = find_facts(group)
        color, missing = found.color, found.missing
        charged += found.rent
        best[color] = max(best[color], found.rent)
        if found.full:
            full += far[color] > 0
            far[color] = 0.0
        else:
            far[color] = min(far[color], max(missing, 1))
        laid += len(group) - FIRST
        jokers += sum([JOKER[card] for card in group[FIRST:]])
    for card in hand:
        if LAID[card]:
            for color in COLORS[card]:
                far[color] -= _PART[card]
    wanted = fsum(sorted([max(cards, 0.0) for cards in far])[:3])
    return exp(-STEEPNESS * wanted), full, charged, laid, jokers, best


def _in_hand(hand: list[int], best: list[int], time: float) -> tuple[float, ...]:
    """The features of *hand*: cards, crowd, properties, rent cards, the rent they can charge, and actions.

    *best* is the best rent of each color. Cards that take from others are scaled by *time*, from 0 to 1.
    """
    actions = [0] * len(_PLACES)
    charges = properties = rents = 0
    for card in hand:
        if LAID[card]:
            properties += 1
        elif KIND[card] == RENT:
            rents += 1
            charges += max([best[color] for color in COLORS[card]])
        elif (place := _PLACE[card]) is not None:
            actions[place] += 1
    no, breaker, go, *taking = actions
    cards = len(hand) / 7
    return (
        *(cards, cards * cards, properties / 3, rents, no, breaker, go),
        *[time * each for each in (charges / 8, *taking)],
    )
