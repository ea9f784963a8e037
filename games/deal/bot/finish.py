"""Whether a turn can complete three full sets with the properties on the table and in the hand, and how."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from games.deal.cards import ANY, COLOURS, JOKER, KIND, LAID, PROPERTY, SIZE
from games.deal.state import COLOUR, FIRST, Groups
from games.deal.turns.turn import SETS

Plan = list[tuple[int, int]]
"""Cards to lay or to move, each with the colour it is to have, in an order that works."""


def plan(groups: Groups, hand: Iterable[int], plays: int) -> Plan:
    """What a seat with these *groups* in front of it must lay of its *hand* and move to have three full sets.

    Nothing if it cannot with so many *plays*.
    """
    lying = {card: group[COLOUR] for group in groups for card in group[FIRST:]}
    wanted = list(SIZE)
    for card, colour in lying.items():
        if KIND[card] == PROPERTY and wanted[colour]:
            wanted[colour] -= 1
    wilds = [card for card in lying if KIND[card] != PROPERTY]
    hand = [card for card in hand if LAID[card]]
    most = len(wilds) + min(len(hand), plays)
    if sum(sorted(wanted)[:SETS]) > most:
        return []
    fitting = [0] * len(ANY)
    for card in wilds + hand:
        for colour in COLOURS[card]:
            fitting[colour] += 1
    near = [colour for colour in ANY if wanted[colour] <= min(most, fitting[colour])]
    for colours in combinations(near, SETS):
        if sum([wanted[colour] for colour in colours]) > most:
            continue
        places = [colour for colour in colours for _ in range(wanted[colour])]
        filled = _fill(places, wilds + hand, lying)
        real = {colour for card, colour in filled.items() if not JOKER[card]}
        if not all(colour in real or wanted[colour] < SIZE[colour] for colour in colours):
            continue
        if filled and sum(card not in lying for card in filled) <= plays:
            steps = [(card, colour) for card, colour in filled.items() if lying.get(card) != colour]
            return sorted(steps, key=lambda step: JOKER[step[0]])
    return []


def _fill(places: list[int], cards: list[int], lying: dict[int, int]) -> dict[int, int]:
    """Put *cards* on *places*, which are colours; nothing if a place stays empty.

    The earlier cards come first, and those *lying* on a place as it is stay there if they can: with every
    step of a plan fewer are left.
    """
    holders: list[int | None] = [None] * len(places)
    for card in cards:
        for place, colour in enumerate(places):
            if lying.get(card) == colour and holders[place] is None:
                holders[place] = card
                break

    def put(card: int, tried: set[int]) -> bool:
        """Find *card* a place, making others move on to where they fit as well."""
        fitting = [place for place, colour in enumerate(places) if colour in COLOURS[card]]
        for place in sorted(fitting, key=lambda place: holders[place] is not None):
            if place not in tried:
                tried.add(place)
                holder = holders[place]
                if holder is None or put(holder, tried):
                    holders[place] = card
                    return True
        return False

    for card in cards:
        if card not in holders:
            put(card, set())
    filled = {card: colour for card, colour in zip(holders, places, strict=True) if card is not None}
    return filled if len(filled) == len(places) else {}
