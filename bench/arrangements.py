"""How long the optimizer of Monopoly: The Card Game takes for its largest hands: 15 cards, two Chance."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random

from bench import references
from bench.figures import Figure, percentile
from games.monopoly.cards import CHANCES, COLORS, HOTELS, HOUSES, MEMBERS, TOKEN, TOKENS
from games.monopoly.going_out.groups import Arrangement, best_after, best_out

HANDS = 500
RUNS = 5
REAL = 13


def measure() -> Iterator[Figure]:
    """Time going out with both Chance cards free, and the reward with both bound and with both in hand."""
    hands = [_draw_hand(Random(number)) for number in range(HANDS)]
    yield from _build_figures("going out", [partial(best_out, hand) for hand in hands])
    bound = [
        partial(
            best_after, hand, tuple(zip(CHANCES, _choose_targets(hand), strict=True)), CHANCES, hand[:REAL:3]
        )
        for hand in hands
    ]
    yield from _build_figures("reward, both bound", bound)
    yield from _build_figures("reward, both in it", [partial(best_after, hand, (), (), ()) for hand in hands])


def _draw_hand(random: Random) -> list[int]:
    """Draw two Chance cards and a hand that is complete or nearly so: groups, buildings, tokens."""
    cards: list[int] = []
    for color in random.sample(range(COLORS), 5):
        members = list(MEMBERS[color])
        cards += members[random.random() < 0.3 :]
    buildings = [card for level in (*HOUSES, HOTELS) for card in level[: random.randint(0, 2)]]
    cards = (cards[: random.randint(4, REAL)] + buildings + list(TOKENS))[:REAL]
    return sorted(cards + list(CHANCES))


def _choose_targets(hand: list[int]) -> tuple[int, int]:
    """Choose what both Chance cards of *hand* could stand for: a property and token of the first group."""
    color = next(color for color in range(COLORS) if set(MEMBERS[color]).intersection(hand))
    return 10 * color, 10 * color + TOKEN


def _build_figures(name: str, calls: Sequence[Callable[[], Arrangement | None]]) -> Iterator[Figure]:
    millis = [min(_time(call) for _ in range(RUNS)) for call in calls]
    yield Figure(f"monopoly: {name}, p50", percentile(millis, 50), "ms", 0.36, 0.18, per=references.chess())
    yield Figure(
        f"monopoly: {name}, slowest of {HANDS}", max(millis), "ms", 0.36, 0.18, per=references.chess()
    )


def _time(call: Callable[[], Arrangement | None]) -> float:
    start = time.perf_counter()
    call()
    return (time.perf_counter() - start) * 1000
