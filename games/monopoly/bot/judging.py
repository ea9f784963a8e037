"""What a hand may yet become, in money: the bot opponent's judgement.

A plan is a set of colours to complete. It is worth what the hand scores when it goes out with them, weighed
by the chance to get there in time: that falls with the turns it takes, faster the more rivals there are, and
to nothing as the draw pile runs out. Failing that, the hand is worth what it scores as it is, which with a
Chance card is nothing (MC-53).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import exp
from typing import Final

from games.monopoly.cards import (
    BUILDABLE,
    CARDS,
    CHANCE,
    COLOUR,
    COLOURS,
    GO,
    GO_VALUE,
    HOTEL,
    KIND,
    MEMBERS,
    MISTER,
    PROPERTY,
    SIZES,
    STATIONS,
    TOKEN,
    UTILITIES,
)
from games.monopoly.going_out.groups import BUILT, flat
from games.monopoly.view import View

# Found by play against earlier versions of itself; turns unless it says otherwise.
HASTE: Final = 0.05  # how much of a plan each turn and rival takes
REPLACE: Final = 1.0  # to get something useful for a card of no use
BURIED: Final = 1.5  # for each card on top of one that is needed
GONE: Final = 10.0  # to get a card back that lies or is held where it cannot be reached
SPARE: Final = 150.0  # money that a card which fits, but is too many, is worth
MISTERS: Final = (0.0, 200.0, 600.0, 1000.0, 1000.0)  # money that so many Mr. Monopoly cards are worth
CARE: Final = 0.6  # how much what a card is worth to rivals matters when one gives it away
NEAREST: Final = 4  # how many colours begun are worth a plan …
TOGETHER: Final = 2  # … and how many of them at once


class Position:
    """The view of a seat, and what hands are worth to it."""

    def __init__(self, view: View) -> None:
        seat = view.seat
        assert seat is not None
        self.view, self.seat, self.size = view, seat, view.size
        self.rivals = [other for other, out in enumerate(view.out) if not out and other != seat]
        players = len(self.rivals) + 1
        self.left = 15.0 if view.six else view.draw / players
        self.haste = HASTE * len(self.rivals)
        self.open = {card for pile, cards in enumerate(view.piles) if pile != seat for card in cards}
        self.costs = self._costs(players)

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

    def worth(self, cards: Sequence[int], ahead: float = 0.0) -> float:
        """What *cards* are worth in hand, *ahead* so many turns of waiting for the draw pile."""
        counts, held, cost = [0] * (MISTER + 1), [0] * COLOURS, self.costs.__getitem__
        for card in cards:
            kind = KIND[card]
            if kind:
                counts[kind] += 1
            else:
                held[COLOUR[card]] += 1
        full, begun = [], []
        for colour, have in enumerate(held):
            if have == SIZES[colour] or (colour == STATIONS and have > 1):
                full.append(colour)
            elif have:
                missing = sorted([card for card in MEMBERS[colour] if card not in cards], key=cost)
                missing = missing[: 1 if colour == STATIONS else None]
                begun.append((sum(map(cost, missing)), colour, missing))
        chances = counts[CHANCE]
        bonus: float = GO_VALUE * counts[GO] + MISTERS[counts[MISTER]]
        fallback = 0.0 if chances else _scores(full, held, counts, 0)[0] + bonus
        best = fallback
        for plan in _plans(full, begun):
            lacking = sorted([card for _, _, missing in plan for card in missing], key=cost)
            filled = min(chances, len(lacking))
            colours = full + [colour for _, colour, _ in plan]
            scored, used = _scores(colours, held, counts, chances - filled)
            kept = sum([held[colour] for colour in colours]) + used + filled + counts[GO] + counts[MISTER]
            value = scored + bonus - SPARE * max(0, kept - self.size)
            lacking = lacking[: len(lacking) - filled]
            waiting = REPLACE * max(0, self.size - kept - len(lacking))
            turns = waiting + sum(map(cost, lacking))
            if ahead:
                turns -= min(ahead, waiting + sum([cost(card) for card in lacking if card not in self.open]))
            chance = self._chance(turns)
            best = max(best, chance * value + (1 - chance) * fallback)
        return best

    def _chance(self, turns: float) -> float:
        """How likely one is to go out after so many *turns*, before others do or the draw pile runs out."""
        return max(0.0, 1 - turns / (self.left + 2)) * exp(-self.haste * turns)

    def spare(self, hand: Sequence[int]) -> int:
        """The card of *hand* that it misses least: for what it is worth now and some day, and to rivals."""
        best = -self.worth(hand)
        losses = []
        for card in hand:
            rest = [other for other in hand if other != card]
            losses.append(
                (-best - self.worth(rest) + self._promise(hand, card) + CARE * self.danger(card), card)
            )
        return min(losses)[1]

    def _promise(self, hand: Sequence[int], card: int) -> float:
        """What a card without a place in the best plan may still be good for."""
        kind, colour = KIND[card], COLOUR[card]
        if kind != PROPERTY:
            return 30.0 - 5 * kind if kind <= HOTEL else 60.0
        mates = [mate for mate in MEMBERS[colour] if mate != card]
        near = sum([1.0 if mate in hand else 1 / (1 + self.costs[mate]) for mate in mates])
        return 60 * near / len(mates) + 3 * colour

    def danger(self, card: int) -> float:
        """What *card* may be worth to a rival who gets it."""
        kind = KIND[card]
        if kind == PROPERTY:
            mates = MEMBERS[COLOUR[card]]
            known = [sum([mate in self.view.known[rival] for mate in mates]) for rival in self.rivals]
            return 100.0 + 200 * max(known)
        if kind in (TOKEN, CHANCE):
            return 400.0
        return 200.0 if kind in (GO, MISTER) else 100.0


_Begun = tuple[float, int, list[int]]
"""A colour begun: the turns its missing cards take, the colour, those cards, the nearest first."""


def _plans(full: list[int], begun: list[_Begun]) -> Iterator[tuple[_Begun, ...]]:
    """Which of the colours begun to complete, the nearest ones."""
    near = sorted(begun)[:NEAREST]
    for count in range(0 if full else 1, TOGETHER + 1):
        yield from combinations(near, count)


def _scores(colours: list[int], held: list[int], counts: list[int], wild: int) -> tuple[int, int]:
    """What full groups of *colours* score, and how many buildings, tokens and Chance cards go into that."""
    dear = [colour for colour in reversed(BUILDABLE) if colour in colours]
    heights = [0] * len(dear)
    reach, used, spare = len(dear), 0, wild
    for level in range(1, HOTEL + 1):
        have = counts[level]
        if not have and spare and reach and any(counts[level + 1 : TOKEN]):
            have, spare = 1, spare - 1
        reach = min(reach, have)
        used += reach
        heights[:reach] = [level] * reach
    values = [BUILT[colour][height] for colour, height in zip(dear, heights, strict=True)]
    values += [flat(colour, max(2, held[colour])) for colour in (STATIONS, UTILITIES) if colour in colours]
    tokens = counts[TOKEN] + spare
    return (sum(values) + tokens * max(values), used + tokens) if values else (0, 0)
