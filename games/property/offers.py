"""The open moves of Property: all of them, and a random one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from random import Random
from typing import Final

from games.cards import is_red
from games.core import Field, Offer
from games.kit.piles import bits
from games.offer import payment_field, sample_payment
from games.property.board import (
    CELLS,
    COLUMNS,
    NAMES,
    ROWS,
    factor,
    group,
    groups,
    is_wild,
    place_of,
)
from games.property.moves import Buy, Decline, Move, Play
from games.property.state import DECK, WORTH, State


def build_pair_offer(
    move: str,
    red: int,
    black: int,
    columns: tuple[int, ...],
    rows: tuple[int, ...],
    grave: bool = False,
    **more: int,
) -> Offer:
    """The offer of *move* with a red and a black card, which leaves open what a 9 or 10 stands for."""
    given = {"red": red, "black": black, **more}
    fields: tuple[Field, ...] = ()
    for name, card, options in (("column", red, columns), ("row", black, rows)):
        if is_wild(card):
            fields += (Field(name, options),)
        else:
            given[name] = options[0]
    return Offer(move, given, fields, grave)


_REDS: Final = [card for card in DECK if is_red(card)]
_BLACKS: Final = [card for card in DECK if not is_red(card)]
_OFFERS: Final = {
    red: {black: build_pair_offer("play", red, black, NAMES[red], NAMES[black]) for black in _BLACKS}
    for red in _REDS
}
_GRAVE: Final = {
    red: {black: build_pair_offer("play", red, black, NAMES[red], NAMES[black], True) for black in _BLACKS}
    for red in _REDS
}
_DECLINE: Final = Offer("decline")
_DECLINED: Final = Decline()
_PLAYS: Final = {
    red: {
        black: [Play(red, black, column, row) for column in NAMES[red] for row in NAMES[black]]
        for black in _BLACKS
    }
    for red in _REDS
}
"""Every play of a red and a black card."""


def offers(state: State, seat: int) -> list[Offer]:
    """The moves open to *seat*: its plays (PR-07, PR-21), or to buy or to decline (PR-10)."""
    if state.over or seat != state.turn:
        return []
    if state.price:
        return [buy_offer(tuple(state.purchase[seat]), state.price), _DECLINE]
    if not _may_be_ruined(state, seat):
        return [_OFFERS[red][black] for red in state.reds[seat] for black in state.blacks[seat]]
    found, forced = [], True
    for red, black, reach, ruin in _ruinous_plays(state, seat):
        forced = forced and ruin == reach
        found.append((_GRAVE if ruin else _OFFERS)[red][black])
    return _forced_offers(state, seat) if forced else found


def random_move(state: State, seat: int, random: Random) -> Move:
    """A random open move of *seat*, whose turn it is."""
    chance = random.random
    if state.price:
        if chance() < 0.5:
            return _DECLINED
        return Buy(sample_payment(state.purchase[seat], WORTH, state.price, random))
    if _may_be_ruined(state, seat) and all(
        reach == ruin for _, _, reach, ruin in _ruinous_plays(state, seat)
    ):
        plays = [
            Play(red, black, *place_of(cell))
            for (red, black), cells in lowest_rents(state, seat).items()
            for cell in cells
        ]
    else:
        reds, blacks = state.reds[seat], state.blacks[seat]
        red = reds[int(chance() * len(reds))]
        plays = _PLAYS[red][blacks[int(chance() * len(blacks))]]
    return plays[int(chance() * len(plays))]


def _may_be_ruined(state: State, seat: int) -> bool:
    """Whether *seat* has less than the highest possible rent: $4 per cell of the largest land (PR-09)."""
    size = state.money[seat] // 4
    for land in state.lands:  # noqa: SIM110 - a third of the time of any()
        if land.bit_count() > size:
            return True
    return False


def _ruinous_plays(state: State, seat: int) -> Iterator[tuple[int, int, int, int]]:
    """The pairs of *seat*, each with the cells it reaches and which of these bankrupt the seat (PR-14)."""
    money, lands = state.money[seat], [land for owner, land in enumerate(state.lands) if owner != seat]
    for red in state.reds[seat]:
        for black in state.blacks[seat]:
            reach = COLUMNS[red] & ROWS[black]
            yield red, black, reach, _larger_groups(lands, money // factor(red, black), reach)


def _larger_groups(lands: list[int], size: int, reach: int) -> int:
    """The cells in *reach* that belong to groups of *lands* larger than *size* (PR-14)."""
    found = 0
    for land in lands:
        left = land & reach if land.bit_count() > size else 0
        while left:
            cells = group(land, left & -left)
            left &= ~cells
            if cells.bit_count() > size:
                found |= cells & reach
    return found


@lru_cache(1024)
def buy_offer(cards: tuple[int, ...], price: int) -> Offer:
    """The choice of purchase *cards* to buy a cell: one unit for each cell of its group (PR-10)."""
    return Offer("buy", {}, (payment_field("cards", cards, [WORTH[card] for card in cards], price),))


def lowest_rents(state: State, seat: int) -> dict[tuple[int, int], list[int]]:
    """The cells of lowest rent by the pairs that reach them, if every play bankrupts *seat* (PR-21)."""
    sizes = [0] * CELLS
    for owner, land in enumerate(state.lands):
        if owner != seat:
            for found in groups(land):
                for cell in bits(found):
                    sizes[cell] = found.bit_count()
    plays: dict[int, dict[tuple[int, int], list[int]]] = {}
    for red in state.reds[seat]:
        for black in state.blacks[seat]:
            for cell in bits(COLUMNS[red] & ROWS[black]):
                rent = sizes[cell] * factor(red, black)
                plays.setdefault(rent, {}).setdefault((red, black), []).append(cell)
    least = min(plays)
    return plays[least] if least > state.money[seat] else {}


def _forced_offers(state: State, seat: int) -> list[Offer]:
    found = []
    for (red, black), cells in lowest_rents(state, seat).items():
        places = [place_of(cell) for cell in cells]
        columns = sorted({column for column, _ in places})
        if not (is_wild(red) and is_wild(black)):
            rows = tuple(row for _, row in places)
            found.append(build_pair_offer("play", red, black, tuple(columns), rows, True))
            continue
        for column in columns:  # the rows that are allowed depend on the column
            rows = tuple(row for other, row in places if other == column)
            given = {"red": red, "black": black, "column": column}
            found.append(Offer("play", given, (Field("row", rows),), True))
    return found


@lru_cache(1024)
def payment_ways(payment: Field) -> tuple[tuple[int, ...], ...]:
    """The legal payments that differ not only in suits: fewest units first, then fewest cards.

    >>> payment_ways(Field("cards", (12, 25, 11, 10), most=4, many=True, worth=(4, 4, 2, 1), need=5))
    ((12, 10), (12, 11), (12, 25))
    """
    alike: dict[int, list[int]] = {}
    for card, worth in zip(payment.options, payment.worth, strict=True):
        alike.setdefault(worth, []).append(card)
    found = []
    for counts in product(*(range(len(cards) + 1) for cards in alike.values())):
        taken = [(worth, count) for worth, count in zip(alike, counts, strict=True) if count]
        units = sum(worth * count for worth, count in taken)
        if taken and 0 <= units - payment.need < min(worth for worth, _ in taken):
            cards = tuple(card for worth, count in taken for card in alike[worth][:count])
            found.append((units, len(cards), cards))
    return tuple([cards for _, _, cards in sorted(found)])
