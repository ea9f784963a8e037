"""The 108 cards of Cardopoly as numbers, and the uses of each card (CP-01).

0–51 are deck A and 52–103 deck B, both in the order of `games.cards`; 104–107 are the jokers. Two 7♥ are
different numbers that look alike.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from games.cards import ACE, JACK, KING, RANKS, SUITS, rank, suit
from games.core import Cards, Text

CARDS: Final = 108
JOKERS: Final = (104, 105, 106, 107)
JOKER: Final = 0
"""The rank of a joker."""

NO_SUIT: Final = 4
"""The suit of a joker."""

RANK: Final = tuple(rank(card % 52) if card < 104 else JOKER for card in range(CARDS))
"""The rank of every card: 1 (ace) to 13 (king), 0 for a joker."""

SUIT: Final = tuple(suit(card % 52) if card < 104 else NO_SUIT for card in range(CARDS))
"""The suit of every card: 0 to 3 as in `games.cards.SUITS`, 4 for a joker."""

RANKED: Final = bytes(RANK).ljust(256, b"\0")
"""`RANK` as a table for `bytes.translate`, which maps the bytes of cards to their ranks."""

ORDER: Final = [SUIT[card] * 1000 + RANK[card] * 10 + card // 52 for card in range(CARDS)]
"""The sort key of pocket cards: suit, rank, deck. Indexing a list is faster than indexing a tuple."""

IS_COURT: Final = tuple(JACK <= value <= KING for value in RANK)
"""Whether a card is a jack, a queen or a king."""

FITS: Final = tuple(
    bytes(SUIT[card] == SUIT[place] or RANK[card] == RANK[place] for card in range(CARDS)).ljust(256, b"\0")
    for place in range(52)
)
"""For every card of deck A as a property, the pay cards for it (CP-30), never a joker (CP-22).

It is a table for `bytes.translate`, which maps the bytes of cards to 1 for a pay card and to 0 otherwise.
"""

PAYS: Final = tuple(sum(FITS[place][card] << place for place in range(52)) for card in range(CARDS))
"""For every card, the properties it is a pay card for, as a mask of the cards of deck A."""

ACES: Final = tuple(card for card in range(52) if RANK[card] == ACE)
"""The tokens, one of each suit (CP-02)."""

NUMBERS: Final = tuple(card for card in range(52) if 2 <= RANK[card] <= 9)
"""The cards the board is made of (CP-02)."""

HIGH: Final = tuple(card for card in range(52) if RANK[card] >= 10)
"""The 10 to king of deck A (CP-02)."""

DECK_B: Final = tuple(range(52, 104))

ANY_KIND: Final = 0
KINDS: Final = tuple(range(18))
"""The kinds of cards to ask for (CP-61): 0 any, 1 to 4 a suit (its number + 1), 5 to 17 a rank (+ 4)."""


def is_kind(card: int, kind: int) -> bool:
    """Whether *card* is of one of the `KINDS`.

    >>> is_kind(52 + 6, 1), is_kind(6, 4 + 7), is_kind(6, 2), is_kind(104, 0)
    (True, True, False, True)
    """
    if kind == ANY_KIND:
        return True
    return SUIT[card] == kind - 1 if kind <= NO_SUIT else RANK[card] == kind - 4


OF_KIND: Final = tuple(
    bytes(is_kind(card, kind) for card in range(CARDS)).ljust(256, b"\0") for kind in KINDS
)
"""For every one of `KINDS`, the cards of this kind; a table like those in `FITS`."""

CLAIMS: Final = tuple(OF_KIND[suit + 1] for suit in SUIT)
"""For every card as a token, its claim cards (CP-30); a table like those in `FITS`."""


def face(card: int) -> str:
    """The short name of *card*, without its deck.

    >>> face(19), face(71), face(104)
    ('7♦', '7♦', '★')
    """
    return RANKS[RANK[card] - 1] + SUITS[SUIT[card]] if card < 104 else "★"


def card_emoji(card: int) -> str:
    """The key of the emoji that shows *card* (`games.texts.Label`).

    >>> card_emoji(19), card_emoji(104)
    ('card-7D', 'card-joker')
    """
    return f"card-{RANKS[RANK[card] - 1]}{'CDHS'[SUIT[card]]}" if card < 104 else "card-joker"


def name_cards(cards: Iterable[int]) -> Cards:
    """The *cards* as an argument of texts."""
    return Cards(tuple(cards), "cardopoly")


def card_name(card: int) -> Text:
    """The name of *card* in a text: its face, or "Joker"."""
    return Text("cardopoly-card", {"face": face(card)}) if card < 104 else Text("cardopoly-card-joker")
