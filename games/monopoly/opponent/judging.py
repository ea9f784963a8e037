"""The bot opponent's evaluation of a hand by what it may become, in money.

A plan is a set of colors to complete. Its worth is the score of going out with them, times the chance to get
there in time. That chance falls with the turns it takes, faster with more rivals, and reaches zero when the
draw pile runs out. Otherwise the hand is worth its score as it is, which is zero with a Chance card (MC-53).
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
from games.monopoly.opponent.plans import (
    BUILDINGS,
    OF_COLOR,
    OF_KIND,
    PROPERTIES,
    Planner,
    Plans,
    others,
    score,
)
from games.monopoly.six import TURNS
from games.monopoly.view import View

# Found by play against earlier versions of itself; turns unless it says otherwise.
HASTE: Final = 0.05  # how much of a plan each turn and rival takes
REPLACE: Final = 1.0  # to get something useful for a card of no use
BURIED: Final = 1.5  # for each card on top of one that is needed
GONE: Final = 10.0  # to get a card back that lies or is held where it cannot be reached
SPARE: Final = 150.0  # money that a card which fits, but is too many, is worth
MISTERS: Final = (0.0, 200.0, 600.0, 1000.0, 1000.0)  # money that so many Mr. Monopoly cards are worth
CARE: Final = 0.6  # how much what a card is worth to rivals matters when one gives it away
DRAWN: Final = 90.0  # money that a card of the draw pile brings, by and large; besides it brings …
RIPE: Final = 0.06  # … this part of what the hand is worth, …
UNRIPE: Final = 0.15  # … and this part of what it is worth less than its plan

TINY: Final = 1e-6
"""More than the rounding error of equal sums."""


class Judged(NamedTuple):
    """What a hand is *worth*, by a plan for these *colors*: with so many *stations* among them, and *wild*
    Chance cards that stand for what is built on them.

    With one card fewer it may be worth more if it is *crowded*.
    """

    worth: float
    colors: int
    stations: int
    wild: int
    crowded: bool


class Judge:
    """What hands are worth to a seat; a hand is a mask of its cards.

    Cards *cost* turns to get; so many *players* compete, a hand holds *size* cards, and after so many *turns*
    it is over.
    """

    def __init__(self, costs: Sequence[float], size: int, players: int, turns: float) -> None:
        self.size, self._within = size, turns + 2
        self._haste = -HASTE * (players - 1)
        self.planner = Planner(costs, self._within)
        self._judged: dict[tuple[int, int], Judged] = {}

    def worth(self, hand: int) -> float:
        """The worth of *hand*."""
        return self.judged(hand).worth

    def judged(self, hand: int) -> Judged:
        """The worth of *hand*, and the plan it comes from."""
        rest = hand & ~PROPERTIES
        plans, _ = self.planner.plans(hand & PROPERTIES, others(rest).chances)
        found = self._judged.get((id(plans), rest))
        if found is None:
            self._judged[id(plans), rest] = found = self._judge(plans, rest)
        return found

    def _judge(self, found: Plans, rest: int) -> Judged:
        """The worth of a hand with the plans *found* for its properties and the *rest* of its cards."""
        added, chances, goes, misters = others(rest)
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
        return Judged(best, *chosen, crowded)


class Position(Judge):
    """The view of a seat, and what hands are worth to it."""

    def __init__(self, view: View) -> None:
        seat = view.seat
        assert seat is not None
        self.view, self.seat = view, seat
        self.rivals = [other for other, out in enumerate(view.out) if not out and other != seat]
        players = len(self.rivals) + 1
        self.costs = self._costs(players)
        self._known = [mask(view.known[rival]) for rival in self.rivals]
        super().__init__(self.costs, view.size, players, TURNS if view.six else view.draw / players)

    def _costs(self, players: int) -> list[float]:
        """The turns it takes to get each card."""
        view = self.view
        unseen = view.draw + sum(view.hand_sizes[rival] - len(view.known[rival]) for rival in self.rivals)
        costs = [min(GONE, unseen / (players + 1))] * CARDS
        for pile, cards in enumerate(view.piles):
            for depth, card in enumerate(reversed(cards)):
                costs[card] = GONE if pile == self.seat else 1 + BURIED * depth
        for rival in self.rivals:
            for card in view.known[rival]:
                costs[card] = GONE
        return costs

    def drawn(self, hand: int) -> float:
        """The mean worth of *hand* with one more unseen card."""
        view = self.view
        seen = mask([*view.hand, *(card for place in (*view.piles, *view.known) for card in place)])
        alike: Counter[int] = Counter()
        for kind, cards in enumerate(OF_KIND):
            unseen = cards & ~seen
            if kind == PROPERTY:
                alike.update(1 << card for card in bits(unseen))
            elif unseen:
                alike[unseen & -unseen] = unseen.bit_count()
        worth = fsum([count * self.worth(hand | card) for card, count in alike.items()])
        return worth / max(1, alike.total())

    def spare(self, hand: int) -> int:
        """The card of *hand* that it misses least: for what it is worth now and some day, and to rivals.

        Without a card that its best plan does not need it is worth the same, and not more without one that it
        does, but for some that have to be tried: Chance cards, and buildings that one might stand below.
        """
        judged = self.judged(hand)
        worth = judged.worth
        least: tuple[float, int] | None = None
        needed = []
        _, tried = self.planner.plans(hand & PROPERTIES, others(hand & ~PROPERTIES).chances)
        if hand & OF_KIND[CHANCE]:
            tried |= BUILDINGS | OF_KIND[CHANCE]
        if judged.crowded:
            tried = hand
        for card in bits(hand):
            loss = self._promise(hand, card) + CARE * self.danger(card)
            if tried >> card & 1:
                needed.append((-inf, card))
            elif self._needs(judged, hand, card):
                needed.append((loss, card))
            elif least is None or loss < least[0]:
                least = loss, card
        for bound, card in sorted(needed):
            if least is not None and bound > least[0] + TINY:
                break
            loss = worth - self.worth(hand & ~(1 << card)) + self._promise(hand, card)
            loss += CARE * self.danger(card)
            if least is None or (loss, card) < least:
                least = loss, card
        assert least is not None
        return least[1]

    def _needs(self, judged: Judged, hand: int, card: int) -> bool:
        """Whether the plan behind *judged* uses *card* of *hand*."""
        kind = KIND[card]
        if kind == PROPERTY:
            return judged.colors >> COLOR[card] & 1 == 1
        if kind > TOKEN:
            return True
        colors, stations, wild = judged.colors, judged.stations, judged.wild
        less = others(hand & ~PROPERTIES & ~(1 << card)).added
        added = others(hand & ~PROPERTIES).added
        return score(colors, stations, less, wild) != score(colors, stations, added, wild)

    def _promise(self, hand: int, card: int) -> float:
        """What a card without a place in the best plan may still be worth."""
        kind, color = KIND[card], COLOR[card]
        if kind != PROPERTY:
            return 30.0 - 5 * kind if kind <= HOTEL else 60.0
        mates = [mate for mate in MEMBERS[color] if mate != card]
        near = fsum([1.0 if hand >> mate & 1 else 1 / (1 + self.costs[mate]) for mate in mates])
        return 60 * near / len(mates) + 3 * color

    def danger(self, card: int) -> float:
        """What *card* may be worth to a rival who gets it."""
        kind = KIND[card]
        if kind == PROPERTY:
            mates = OF_COLOR[COLOR[card]]
            return 100.0 + 200 * max([(known & mates).bit_count() for known in self._known])
        if kind in (TOKEN, CHANCE):
            return 400.0
        return 200.0 if kind in (GO, MISTER) else 100.0


class Glimpse(Position):
    """A position evaluated without looking at every card that may be drawn, to save time."""

    def drawn(self, hand: int) -> float:
        """A rough estimate of the worth of *hand* with one more card."""
        worth, colors, stations, wild, _ = self.judged(hand)
        added, _, goes, misters = others(hand & ~PROPERTIES)
        planned = score(colors, stations, added, wild)[0] + GO_VALUE * goes + MISTERS[misters]
        return worth + DRAWN + RIPE * worth + UNRIPE * max(0.0, planned - worth)
