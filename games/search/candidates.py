"""The moves worth a try: what the strategy would do, and others spread over all that is open."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import islice, product
from math import prod
from random import Random
from typing import Any, TypeVar

from games.core import AnyGame, Offer

FEW = 200
"""Up to how many ways to make an offer are all gone through; of more there are samples …"""

SAMPLES = 8
"""… and how many of those."""

Each = TypeVar("Each")


def candidates(
    game: AnyGame, view: Any, offers: list[Offer], random: Random, most: int, left: Collection[str] = ()
) -> list[Any]:
    """At most *most* different moves out of *offers*: the strategy's own, one of each offer, then more.

    Where there are too many offers, every kind of move gets the same share, except the kinds *left* out.
    """
    kinds: dict[str, list[Offer]] = {}
    for offer in offers:
        if offer.move not in left:
            kinds.setdefault(offer.move, []).append(offer)
    for alike in kinds.values():
        random.shuffle(alike)
    mixed = _in_turn(map(iter, kinds.values()))
    moves = _in_turn([_ways(game, offer, random) for offer in mixed])
    found = {game.choose(view, offers, random): None}
    for move in islice(moves, most * SAMPLES):
        if len(found) == most:
            break
        found[move] = None
    return list(found)


def _ways(game: AnyGame, offer: Offer, random: Random) -> Iterator[Any]:
    """Moves made from *offer*: all of them, if they are few."""
    fields = offer.fields
    if (
        all(field.least == field.most == 1 for field in fields)
        and prod(len(field.options) for field in fields) <= FEW
    ):
        ways = list(product(*(field.options for field in fields)))
        random.shuffle(ways)
        for way in ways:
            chosen = {field.name: way[at : at + 1] for at, field in enumerate(fields)}
            yield game.fill(offer, chosen)
    else:
        for _ in range(SAMPLES):
            yield game.sample([offer], random)


def _in_turn(parts: Iterable[Iterator[Each]]) -> Iterator[Each]:
    """The first of each of *parts*, then the second of each …"""
    left = list(parts)
    while left:
        more = []
        for part in left:
            for each in islice(part, 1):
                more.append(part)
                yield each
        left = more
