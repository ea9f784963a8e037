"""The features that predict who wins a match of Monopoly: The Card Game, with all cards known."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Final

from games.kit.seats import active_seats
from games.monopoly.cards import CARDS, GO_VALUE, MISTER_VALUE, mask
from games.monopoly.going_out.ways import can_go_out
from games.monopoly.opponent.judging import BURIED, GONE, Judge
from games.monopoly.opponent.plans import PROPERTIES, count_others, score
from games.monopoly.six import TURNS
from games.monopoly.state import ARRANGE, TURN, State

FEATURES: Final = (
    "money",
    "lead",
    "worth",
    "hope",
    "laid",
    "ready",
    "out",
    "full",
    "chances",
    "tokens",
    "excess",
    "next",
)
"""The names of the features: money, the hand now and its prospects, and who is next.

*Lead* and *hope* are *money* and *worth*, with more weight near the end.
"""

BURDENS: Final = frozenset(("excess",))
"""The features that are better when lower."""

_NEAR: Final = 0.3
"""The least distance to the end, in thousands of money; otherwise the last steps would dominate."""

_FAR: Final = 10_000
"""The distance to the target, in money, at which the end of a match is far away."""


def features(state: State) -> list[tuple[float, ...]]:
    """The features of every seat, in the order of `FEATURES`."""
    seats = active_seats(state.out)
    players, draw, hands = len(seats), len(state.draw), state.hands
    missing = (state.target - max([state.scores[seat] for seat in seats])) / 1000
    weight = 1 / sqrt(max(0.0, missing) + _NEAR)
    unseen = sum(map(len, hands)) if state.six else draw
    costs = [min(GONE, unseen / (players + 1))] * CARDS
    for pile in state.piles:
        for depth, card in enumerate(reversed(pile)):
            costs[card] = 1 + BURIED * depth
    if not state.six:
        for other in hands:
            for card in other:
                costs[card] = GONE
    turns = TURNS - min([state.idle[seat] for seat in seats]) if state.six else draw / players
    held = [mask(hand) for hand in hands]
    kinds = [count_others(hand & ~PROPERTIES) for hand in held]
    most = max([kind.misters for kind in kinds])
    leaders = [kind.misters for kind in kinds].count(most)
    rows: list[tuple[float, ...]] = []
    for seat, (hand, kind) in enumerate(zip(held, kinds, strict=True)):
        own = costs[:]
        for card in state.piles[seat]:
            own[card] = GONE
        judge = Judge(own, state.size, players, turns)
        (full, _), _ = judge.planner.plans(hand & PROPERTIES, kind.chances)
        extra = GO_VALUE * kind.goes + (MISTER_VALUE if kind.misters == most and leaders == 1 else 0)
        laid = 0 if kind.chances else score(full.colors, full.stations, kind.added, 0)[0] + extra
        worth, money, ready = judge.worth(hand), state.scores[seat], False
        if state.phase == ARRANGE:
            if seat == state.turn and state.arrangement is not None:
                laid = state.arrangement.value + extra
            money, laid, worth = money + laid, 0, 0.0
        else:
            ready = can_go_out(hands[seat], state.size)
        rows.append(
            (
                money / 3000,
                money / 3000 * weight,
                worth / 1000,
                worth / 1000 * weight,
                laid / 1000,
                float(ready),
                float(ready and seat == state.turn and state.phase == TURN),
                full.colors.bit_count() / 2,
                float(kind.chances),
                kind.added[-1] / 2,
                (len(hands[seat]) - state.size) / 2,
                float(seat == state.turn and state.phase == TURN),
            )
        )
    return rows


def nearness(state: State) -> float:
    """The nearness of the end, from 0 to 1: it rises as the seats get closer to the target, on average.

    Going out brings half of a match on average. So every seat's money counts, not only that of the leader.
    """
    return 1 - fmean([max(0, state.target - state.scores[seat]) for seat in active_seats(state.out)]) / _FAR


def figures(state: State) -> dict[str, Sequence[float]]:
    """The figures for `Game.figures`: money and prospects without more weight near the end."""
    columns = dict(zip(FEATURES, zip(*features(state), strict=True), strict=True))
    return {"lead": columns["money"], "hope": columns["worth"]}
