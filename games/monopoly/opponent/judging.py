"""The bot opponent's evaluation of a hand by its prospects, in money.

A plan is a set of colors to complete. Its value is the score of going out with them, times the chance to do
so in time. That chance falls with the turns it takes, faster with more rivals, and reaches zero when the draw
pile runs out. Otherwise the hand is worth its current score, which is zero with a Chance card (MC-53).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp, fsum, inf
from typing import Final, NamedTuple

from games.kit.piles import bits
from games.monopoly.cards import (
    CARDS,
    CHANCE,
    COLOR,
    GO,
    GO_VALUE,
    HOTEL,
    KIND,
    MEMBERS,
    MISTER,
    PROPERTY,
    TOKEN,
    mask,
)
from games.monopoly.moves import Move
from games.monopoly.opponent.plans import (
    BUILDINGS,
    OF_COLOR,
    OF_KIND,
    PROPERTIES,
    Planner,
    Plans,
    count_others,
    score,
)
from games.monopoly.six import TURNS
from games.monopoly.view import View

# Tuned by matches against earlier versions of this bot; in turns unless stated otherwise.
HASTE: Final = 0.05  # the share of a plan lost per turn and rival
REPLACE: Final = 1.0  # to swap a useless card for a useful one
BURIED: Final = 1.5  # for each card on top of a needed one
GONE: Final = 10.0  # to get back a card that is out of reach
SPARE: Final = 150.0  # the value in money of a fitting card beyond the limit
MISTERS: Final = (0.0, 200.0, 600.0, 1000.0, 1000.0)  # the value in money of this many Mr. Monopoly cards
CARE: Final = 0.6  # the weight of a discarded card's value to rivals
DRAWN: Final = 90.0  # the average value in money of a drawn card; added to it are …
RIPE: Final = 0.06  # … this share of the value of the hand …
UNRIPE: Final = 0.15  # … and this share of what the hand lacks to the value of its plan

TINY: Final = 1e-6
"""More than the rounding error of equal sums."""


class Judgment(NamedTuple):
    """The value of a hand (*worth*) and the plan behind it.

    The plan completes *colors*, with a number of *stations* if they are among them; *wild* Chance cards stand
    for buildings and tokens. A *crowded* hand may be worth more with one card fewer.
    """

    worth: float
    colors: int
    stations: int
    wild: int
    crowded: bool


class Judge:
    """The value of hands to a seat; a hand is a mask of its cards.

    *cost* has the turns needed to get each card. *players* compete, a hand holds *size* cards, and it is over
    after *turns* turns.
    """

    def __init__(self, costs: Sequence[float], size: int, players: int, turns: float) -> None:
        self.size, self._within = size, turns + 2
        self._haste = -HASTE * (players - 1)
        self.planner = Planner(costs, self._within)
        self._judgments: dict[tuple[int, int], Judgment] = {}

    def worth(self, hand: int) -> float:
        """The value of *hand*."""
        return self.judge(hand).worth

    def judge(self, hand: int) -> Judgment:
        """The value of *hand*, and the plan behind it."""
        rest = hand & ~PROPERTIES
        plans, _ = self.planner.plans(hand & PROPERTIES, count_others(rest).chances)
        found = self._judgments.get((id(plans), rest))
        if found is None:
            self._judgments[id(plans), rest] = found = self._evaluate(plans, rest)
        return found

    def _evaluate(self, found: Plans, rest: int) -> Judgment:
        """The value of a hand with the plans *found* for its properties and with the *rest* of its cards."""
        added, chances, goes, misters = count_others(rest)
        full, plans = found
        size, bonus = self.size, GO_VALUE * goes + MISTERS[misters]
        fallback = 0.0 if chances else score(full.colors, full.stations, added, 0)[0] + bonus
        best, chosen, crowded = fallback, (full.colors, full.stations, 0), False
        within, haste = self._within, self._haste
        for colors, stations, held, filled, wanted, turns in plans:
            scored, used = score(colors, stations, added, chances - filled)
            kept = held + used + filled + goes + misters
            value = scored + bonus
            waiting = 0.0
            if kept > size:
                value -= SPARE * (kept - size)
                crowded = True
            elif kept + wanted < size:
                waiting = REPLACE * (size - kept - wanted)
            turns += waiting
            if turns < within:
                chance = (1 - turns / within) * exp(haste * turns)
                worth = chance * value + (1 - chance) * fallback
                if worth > best:
                    best, chosen = worth, (colors, stations, chances - filled)
        return Judgment(best, *chosen, crowded)


class Position(Judge):
    """The view of a seat, and the value of hands to it."""

    def __init__(self, view: View) -> None:
        seat = view.seat
        assert seat is not None
        self.view, self.seat = view, seat
        self.rivals = [other for other, out in enumerate(view.out) if not out and other != seat]
        players = len(self.rivals) + 1
        self.costs = self._costs(players)
        self._known = [mask(view.public_cards[rival]) for rival in self.rivals]
        super().__init__(self.costs, view.size, players, TURNS if view.six else view.draw / players)

    def _costs(self, players: int) -> list[float]:
        """The turns needed to get each card."""
        view = self.view
        unseen = view.draw + sum(
            view.hand_sizes[rival] - len(view.public_cards[rival]) for rival in self.rivals
        )
        costs = [min(GONE, unseen / (players + 1))] * CARDS
        for pile, cards in enumerate(view.piles):
            for depth, card in enumerate(reversed(cards)):
                costs[card] = GONE if pile == self.seat else 1 + BURIED * depth
        for rival in self.rivals:
            for card in view.public_cards[rival]:
                costs[card] = GONE
        return costs

    def value_after_draw(self, hand: int) -> float:
        """The mean value of *hand* with one more unseen card."""
        view = self.view
        seen = mask([*view.hand, *(card for place in (*view.piles, *view.public_cards) for card in place)])
        alike: Counter[int] = Counter()
        for kind, cards in enumerate(OF_KIND):
            unseen = cards & ~seen
            if kind == PROPERTY:
                alike.update(1 << card for card in bits(unseen))
            elif unseen:
                alike[unseen & -unseen] = unseen.bit_count()
        worth = fsum([count * self.worth(hand | card) for card, count in alike.items()])
        return worth / max(1, alike.total())

    def worst_card(self, hand: int) -> int:
        """The card that *hand* can best do without, by its present and future value and its value to rivals.

        A hand is worth the same without a card that its best plan doesn't need, and no more without one that
        it needs. The exceptions have to be tried: Chance cards, and buildings below which one might stand.
        """
        judgment = self.judge(hand)
        worth = judgment.worth
        least: tuple[float, int] | None = None
        needed = []
        _, tried = self.planner.plans(hand & PROPERTIES, count_others(hand & ~PROPERTIES).chances)
        if hand & OF_KIND[CHANCE]:
            tried |= BUILDINGS | OF_KIND[CHANCE]
        if judgment.crowded:
            tried = hand
        for card in bits(hand):
            loss = self.promise(hand, card) + CARE * self.danger(card)
            if tried >> card & 1:
                needed.append((-inf, card))
            elif self._needs(judgment, hand, card):
                needed.append((loss, card))
            elif least is None or loss < least[0]:
                least = loss, card
        for bound, card in sorted(needed):
            if least is not None and bound > least[0] + TINY:
                break
            loss = worth - self.worth(hand & ~(1 << card)) + self.promise(hand, card)
            loss += CARE * self.danger(card)
            if least is None or (loss, card) < least:
                least = loss, card
        assert least is not None
        return least[1]

    def liking(self, move: Move) -> float:
        """What a style adds to the value of *move*, in money; nothing without one."""
        return 0.0

    def _needs(self, judgment: Judgment, hand: int, card: int) -> bool:
        """Whether the plan behind *judgment* uses *card* of *hand*."""
        kind = KIND[card]
        if kind == PROPERTY:
            return judgment.colors >> COLOR[card] & 1 == 1
        if kind > TOKEN:
            return True
        colors, stations, wild = judgment.colors, judgment.stations, judgment.wild
        less = count_others(hand & ~PROPERTIES & ~(1 << card)).added
        added = count_others(hand & ~PROPERTIES).added
        return score(colors, stations, less, wild) != score(colors, stations, added, wild)

    def promise(self, hand: int, card: int) -> float:
        """The future value of a card that has no place in the best plan."""
        kind, color = KIND[card], COLOR[card]
        if kind != PROPERTY:
            return 30.0 - 5 * kind if kind <= HOTEL else 60.0
        mates = [mate for mate in MEMBERS[color] if mate != card]
        near = fsum([1.0 if hand >> mate & 1 else 1 / (1 + self.costs[mate]) for mate in mates])
        return 60 * near / len(mates) + 3 * color

    def danger(self, card: int) -> float:
        """The value of *card* to a rival who gets it."""
        kind = KIND[card]
        if kind == PROPERTY:
            mates = OF_COLOR[COLOR[card]]
            return 100.0 + 200 * max([(known & mates).bit_count() for known in self._known])
        if kind in (TOKEN, CHANCE):
            return 400.0
        return 200.0 if kind in (GO, MISTER) else 100.0


class Glimpse(Position):
    """A position evaluated without trying every card that may be drawn, to save time."""

    def value_after_draw(self, hand: int) -> float:
        """A rough estimate of the value of *hand* with one more card."""
        worth, colors, stations, wild, _ = self.judge(hand)
        added, _, goes, misters = count_others(hand & ~PROPERTIES)
        planned = score(colors, stations, added, wild)[0] + GO_VALUE * goes + MISTERS[misters]
        return worth + DRAWN + RIPE * worth + UNRIPE * max(0.0, planned - worth)
