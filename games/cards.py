"""Playing cards as small numbers: 0–51 by suit (♣ ♦ ♥ ♠) and rank (ace to king), 52 and 53 the jokers."""

from __future__ import annotations

CLUBS, DIAMONDS, HEARTS, SPADES = range(4)
SUITS = "♣♦♥♠"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
ACE, JACK, QUEEN, KING = 1, 11, 12, 13
JOKERS = (52, 53)


def card(rank: int, suit: int) -> int:
    """The card of *rank* (1 ace to 13 king) and *suit*.

    >>> face(card(ACE, HEARTS))
    'A♥'
    """
    return suit * 13 + rank - 1


def rank(card: int) -> int:
    """1 (ace) to 13 (king); 0 for a joker."""
    return card % 13 + 1 if card < 52 else 0


def suit(card: int) -> int:
    """0 to 3 as in `SUITS`; 4 for a joker."""
    return card // 13


def is_red(card: int) -> bool:
    """Whether *card* is a heart or a diamond."""
    return 13 <= card < 39


def face(card: int) -> str:
    """The short name of *card*, as people write it.

    >>> face(0), face(51), face(52)
    ('A♣', 'K♠', '★')
    """
    return RANKS[card % 13] + SUITS[card // 13] if card < 52 else "★"


def cards(text: str) -> list[int]:
    """The cards in *text*, written as people write them; a star is the first joker.

    >>> cards("A♣ K♠ ★")
    [0, 51, 52]
    """
    return [
        JOKERS[0] if each == "★" else card(RANKS.index(each[:-1]) + 1, SUITS.index(each[-1]))
        for each in text.split()
    ]


def emoji(card: int) -> str:
    """The key of the emoji of *card*.

    >>> emoji(0), emoji(48), emoji(53)
    ('card-AC', 'card-10S', 'card-joker')
    """
    return f"card-{RANKS[card % 13]}{'CDHS'[suit(card)]}" if card < 52 else "card-joker"
