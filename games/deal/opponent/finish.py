"""Finds out how a turn can complete three full sets, with the cards at hand or by a theft."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product

from games.deal.cards import ANY, COLORS, JOKER, KIND, LAID, PROPERTY, SIZE
from games.deal.sets import add, remove
from games.deal.state import COLOR, FIRST, Groups
from games.deal.turns.turn import SETS

Plan = list[tuple[int, int]]
"""Cards to lay or move, each with its new color, in a feasible order."""


def plan(groups: Groups, hand: Iterable[int], plays: int) -> Plan | None:
    """The cards that the seat with *groups* must lay from *hand* or move to complete three full sets.

    None if that is impossible with *plays* plays.
    """
    lying, wanted, wilds = _table_cards(groups)
    cards = wilds + [card for card in hand if LAID[card]]
    most = len(wilds) + min(len(cards) - len(wilds), plays)
    if sum(sorted(wanted)[:SETS]) > most:
        return None
    fitting = [0] * len(ANY)
    for card in cards:
        for color in COLORS[card]:
            fitting[color] += 1
    near = [color for color in ANY if wanted[color] <= min(most, fitting[color])]
    for colors in combinations(near, SETS):
        if sum([wanted[color] for color in colors]) > most:
            continue
        places = [color for color in colors for _ in range(wanted[color])]
        filled = _fill(places, cards, lying)
        real = {color for card, color in filled.items() if not JOKER[card]}
        if not all(color in real or wanted[color] < SIZE[color] for color in colors):
            continue
        if len(filled) == len(places) and sum(card not in lying for card in filled) <= plays:
            steps = [(card, color) for card, color in filled.items() if lying.get(card) != color]
            return sorted(steps, key=lambda step: JOKER[step[0]])
    return None


def thefts(
    groups: Groups, hand: Iterable[int], plays: int, takes: Iterable[int], gives: Iterable[int | None]
) -> Iterator[tuple[int, int | None]]:
    """The cards of *takes* whose theft puts three full sets within reach, each with a card of *gives*.

    The theft is one of the *plays* of the turn.
    """
    plays -= 1
    _, wanted, wilds = _table_cards(groups)
    if sum(sorted(wanted)[:SETS]) > len(wilds) + min(sum([LAID[card] for card in hand]), plays) + 1:
        return
    for taken, given in product(takes, gives):
        after = groups[:]
        if given is not None:
            remove(after, given)
        add(after, taken, COLORS[taken][0])
        if plan(after, hand, plays) is not None:
            yield taken, given


def _table_cards(groups: Groups) -> tuple[dict[int, int], list[int], list[int]]:
    """The cards on the table with their colors, how many more cards each color needs, and the wilds."""
    lying = {card: group[COLOR] for group in groups for card in group[FIRST:]}
    wanted, wilds = list(SIZE), []
    for card, color in lying.items():
        if KIND[card] != PROPERTY:
            wilds.append(card)
        elif wanted[color]:
            wanted[color] -= 1
    return lying, wanted, wilds


def _fill(places: list[int], cards: list[int], lying: dict[int, int]) -> dict[int, int]:
    """Assign *cards* to *places*, which are colors; the result is empty if a place can't be filled.

    Earlier cards are preferred, and cards already *lying* on a place stay there if possible. So each step of
    a plan leaves fewer steps to do.
    """
    holders: list[int | None] = [None] * len(places)
    for card in cards:
        for place, color in enumerate(places):
            if lying.get(card) == color and holders[place] is None:
                holders[place] = card
                break

    def put(card: int, tried: set[int]) -> bool:
        """Find a place for *card*, moving other cards to places where they fit too."""
        fitting = [place for place, color in enumerate(places) if color in COLORS[card]]
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
    filled = {card: color for card, color in zip(holders, places, strict=True) if card is not None}
    return filled if len(filled) == len(places) else {}
