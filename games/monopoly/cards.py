"""The 60 cards of Monopoly: The Card Game (MC-01 to MC-04), numbered alike in both editions.

0–27 are the properties, color by color as in `MEMBERS`; 28–41 the houses, 1st to 4th; 42 and 43 the
hotels; 44–49 the tokens; 50 and 51 the Chance cards; 52–55 GO; 56–59 Mr. Monopoly. States, moves, fields and
views hold these numbers. Only texts that name cards have to know the edition: in them, the cards of
`EDITIONS[e]` are numbered from 60 × e (`name_cards`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from games.core import Cards, Text

CARDS: Final = 60

EDITIONS: Final = ("uk", "deluxe")
"""The editions, by number."""

BROWN, LIGHT_BLUE, PINK, ORANGE, RED, YELLOW, GREEN, DARK_BLUE, STATIONS, UTILITIES = range(10)
COLORS: Final = 10

COLOR_NAMES: Final = (
    "brown",
    "light-blue",
    "pink",
    "orange",
    "red",
    "yellow",
    "green",
    "dark-blue",
    "stations",
    "utilities",
)
"""The names of the colors in ids of messages and sprites."""

SIZES: Final = (2, 3, 3, 3, 3, 3, 3, 2, 4, 2)
"""The number of properties of every color; 2, 3 or 4 stations make a full group (MC-30)."""

MEMBERS: Final = tuple(tuple(range(sum(SIZES[:color]), sum(SIZES[: color + 1]))) for color in range(COLORS))
"""The cards of every color."""

COLOR: Final = tuple(
    next((color for color in range(COLORS) if card in MEMBERS[color]), -1) for card in range(CARDS)
)
"""The color of every card; -1 if it isn't a property."""

VALUES: Final = (50, 100, 150, 200, 250, 300, 350, 400, 0, 500)
"""The value of the full group of each color (MC-01); for stations see `STATION_VALUES`."""

STATION_VALUES: Final = (0, 0, 250, 500, 1000)
"""The value of a station group, by the number of its stations."""

BUILDABLE: Final = range(STATIONS)
"""The colors that take houses and hotels (MC-31)."""

HOUSE_COUNTS: Final = (5, 4, 3, 2)
"""The numbers of 1st, 2nd, 3rd and 4th houses (MC-03)."""

HOUSES: Final = tuple(
    tuple(range(28 + sum(HOUSE_COUNTS[:level]), 28 + sum(HOUSE_COUNTS[: level + 1]))) for level in range(4)
)
"""The cards of the 1st, 2nd, 3rd and 4th houses."""

HOTELS: Final = (42, 43)
TOKENS: Final = tuple(range(44, 50))
CHANCES: Final = (50, 51)
GOES: Final = tuple(range(52, 56))
MISTERS: Final = tuple(range(56, 60))

PROPERTY, HOTEL, TOKEN, CHANCE, GO, MISTER = 0, 5, 6, 7, 8, 9
"""Kinds of cards; 1 to 4 are the houses of that number."""


def _kind(card: int) -> int:
    kinds = ((MEMBERS[-1][-1], PROPERTY), *((HOUSES[level][-1], level + 1) for level in range(4)))
    kinds += ((HOTELS[-1], HOTEL), (TOKENS[-1], TOKEN), (CHANCES[-1], CHANCE), (GOES[-1], GO))
    return next((kind for last, kind in kinds if card <= last), MISTER)


KIND: Final = tuple(map(_kind, range(CARDS)))
"""The kind of every card."""

HOTEL_VALUE: Final = 500
GO_VALUE: Final = 200
MISTER_VALUE: Final = 1000
"""The prize for the most Mr. Monopoly cards (MC-51)."""


def full_size(color: int, held: int) -> int:
    """The size of a full group of *color* with *held* cards; for stations, two or more (MC-30).

    >>> full_size(RED, 1), full_size(STATIONS, 1), full_size(STATIONS, 3)
    (3, 2, 3)
    """
    return max(2, held) if color == STATIONS else SIZES[color]


def name_cards(cards: Iterable[int], edition: int) -> Cards:
    """*cards* as an argument of texts of that *edition*.

    >>> name_cards((0, 21), 1).cards
    (60, 81)
    """
    if edition:
        cards = [card + CARDS * edition for card in cards]
    return Cards(tuple(cards), "monopoly")


def card_name(card: int) -> Text:
    """The name of a card, numbered as in `name_cards`.

    >>> card_name(81).id, card_name(28).args
    ('monopoly-card-deluxe-21', {'number': 1})
    """
    edition, card = divmod(card, CARDS)
    kind = KIND[card]
    if kind == PROPERTY:
        return Text(f"monopoly-card-{EDITIONS[edition]}-{card}")
    if kind < HOTEL:
        return Text("monopoly-card-house", {"number": kind})
    if kind == TOKEN:
        return Text("monopoly-card-token", {"number": card - TOKENS[0] + 1})
    return Text(
        {HOTEL: "monopoly-card-hotel", CHANCE: "monopoly-card-chance", GO: "monopoly-card-go"}.get(
            kind, "monopoly-card-mister"
        )
    )


def card_emoji(card: int) -> str:
    """The key of the emoji of *card*; equal cards of both editions share it.

    >>> card_emoji(21), card_emoji(81), card_emoji(33), card_emoji(46)
    ('monopoly-dark-blue', 'monopoly-dark-blue', 'monopoly-house-2', 'monopoly-token-3')
    """
    card %= CARDS
    kind = KIND[card]
    if kind == PROPERTY:
        name = COLOR_NAMES[COLOR[card]]
    elif kind < HOTEL:
        name = f"house-{kind}"
    elif kind == TOKEN:
        name = f"token-{card - TOKENS[0] + 1}"
    else:
        name = {HOTEL: "hotel", CHANCE: "chance", GO: "go"}.get(kind, "mister")
    return "-".join(("monopoly", name))


def money(amount: int, edition: int) -> Text:
    """*amount* in the currency of *edition*."""
    return Text(f"monopoly-money-{EDITIONS[edition]}", {"amount": amount})


def mask(cards: Iterable[int]) -> int:
    """*cards* as a mask of bits.

    >>> mask((0, 3))
    9
    """
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits
