"""The 106 cards of Monopoly Deal as data (MD-01 to MD-05).

Cards are numbered from 0 to 105, colors from 0 to 9. `KIND` is what a card is, `VALUE` is its value in
millions, and `COLORS` are the colors that a property may have or a rent may be charged for (all ten for the
any-color cards).
"""

from __future__ import annotations

from typing import Final

BROWN, LIGHT_BLUE, PINK, ORANGE, RED, YELLOW, GREEN, DARK_BLUE, STATION, UTILITY = range(10)

COLOR_NAMES: Final = (
    "brown",
    "light_blue",
    "pink",
    "orange",
    "red",
    "yellow",
    "green",
    "dark_blue",
    "station",
    "utility",
)
"""The names of the colors by number, as used in the ids of messages and sprites."""

ANY: Final = tuple(range(10))
"""All the colors."""

RENTS: Final = (
    (1, 2),
    (1, 2, 3),
    (1, 2, 4),
    (1, 3, 5),
    (2, 3, 6),
    (2, 4, 6),
    (2, 4, 7),
    (3, 8),
    (1, 2, 3, 4),
    (1, 2),
)
"""For every color, the rent for 1, 2, … cards up to a full set (MD-03)."""

SIZE: Final = tuple(map(len, RENTS))
"""The number of cards in a full set of each color."""

PRICE: Final = (1, 1, 2, 2, 3, 3, 4, 4, 2, 2)
"""The value of a property of each color."""

HOUSE_RENT, HOTEL_RENT = 3, 4
"""The rent that a house and a hotel add to their set (MD-32)."""

BUILDABLE: Final = tuple(color not in (STATION, UTILITY) for color in ANY)
"""Whether a house may stand on a set of each color (MD-36)."""

HAND: Final = 7
"""The most cards a hand may hold at the end of a turn (MD-14)."""

PLAYS: Final = 3
"""The number of plays in a turn (MD-12)."""

MONEY, PROPERTY, WILD, RENT = "money", "property", "wild", "rent"
BREAKER, NO, SLY, FORCED, DEBT = "breaker", "no", "sly", "forced", "debt"
BIRTHDAY, DOUBLE, HOUSE, HOTEL, GO = "birthday", "double", "house", "hotel", "go"

Row = tuple[str, int, tuple[int, ...]]

_MONEY = ((10, 1), (5, 2), (4, 3), (3, 3), (2, 5), (1, 6))
_WILDS = (
    (4, (GREEN, DARK_BLUE)),
    (4, (GREEN, STATION)),
    (2, (STATION, UTILITY)),
    (4, (LIGHT_BLUE, STATION)),
    (1, (BROWN, LIGHT_BLUE)),
    (2, (PINK, ORANGE)),
    (2, (PINK, ORANGE)),
    (3, (RED, YELLOW)),
    (3, (RED, YELLOW)),
    (0, ANY),
    (0, ANY),
)
_ACTIONS = (
    (BREAKER, 5, 2),
    (NO, 4, 3),
    (SLY, 3, 3),
    (FORCED, 3, 3),
    (DEBT, 3, 3),
    (BIRTHDAY, 2, 3),
    (DOUBLE, 1, 2),
    (HOUSE, 3, 3),
    (HOTEL, 4, 2),
    (GO, 1, 10),
)
_RENTED = ((BROWN, LIGHT_BLUE), (PINK, ORANGE), (RED, YELLOW), (GREEN, DARK_BLUE), (STATION, UTILITY))

ROWS: Final[tuple[Row, ...]] = (
    *((MONEY, value, ()) for value, count in _MONEY for _ in range(count)),
    *((PROPERTY, PRICE[color], (color,)) for color in ANY for _ in range(SIZE[color])),
    *((WILD, value, colors) for value, colors in _WILDS),
    *((kind, value, ()) for kind, value, count in _ACTIONS for _ in range(count)),
    *((RENT, 1, colors) for colors in _RENTED for _ in range(2)),
    *((RENT, 3, ANY) for _ in range(3)),
)
"""Kind, value and colors of every card.

0–19 are money, 20–47 properties, 48–58 wilds, 59–92 actions, 93–105 rents.

>>> len(ROWS), sum(value for _, value, _ in ROWS)
(106, 252)
"""

KIND: Final = tuple(kind for kind, _, _ in ROWS)
VALUE: Final = tuple(value for _, value, _ in ROWS)
COLORS: Final = tuple(colors for _, _, colors in ROWS)

LAID: Final = tuple(kind in (PROPERTY, WILD) for kind in KIND)
"""Whether a card is a property or wild, which is laid and never banked (MD-13)."""

JOKER: Final = tuple(kind == WILD and colors == ANY for kind, _, colors in ROWS)
"""Whether a card is an any-color wild, which has no value and makes no set or rent alone (MD-24, MD-25)."""

BREAKERS: Final = tuple(card for card, kind in enumerate(KIND) if kind == BREAKER)
"""The two Deal Breakers (MD-06)."""

DOUBLES: Final = tuple(card for card, kind in enumerate(KIND) if kind == DOUBLE)
"""The two Double the Rents (MD-33)."""

WILDS: Final = tuple(card for card, kind in enumerate(KIND) if kind == WILD)
"""The eleven wilds (MD-04)."""

BIT: Final = tuple(1 << WILDS.index(card) if kind == WILD else 0 for card, kind in enumerate(KIND))
"""The bit of every card in a mask of wilds."""

NOS: Final = frozenset(card for card, kind in enumerate(KIND) if kind == NO)
"""The three Just Say Nos (MD-37)."""


def card_emoji(card: int) -> str:
    """The key of the emoji of *card*; equal cards share it.

    >>> card_emoji(1), card_emoji(20), card_emoji(48), card_emoji(103)
    ('deal-money-5', 'deal-brown', 'deal-wild-green-dark_blue', 'deal-rent-any')
    """
    kind, colors = KIND[card], COLORS[card]
    names = ("any",) if colors == ANY else tuple(COLOR_NAMES[color] for color in colors)
    if kind == MONEY:
        names = (str(VALUE[card]),)
    return "-".join(("deal", *(() if kind == PROPERTY else (kind,)), *names))
