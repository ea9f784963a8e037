"""The state of a match of Property, its settings and its starting values."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from games.cards import ACE, JACK, JOKERS, KING, QUEEN, card, rank
from games.core import Setting
from games.kit.piles import Pile, bits
from games.property.board import CELLS, NOBODY
from games.property.view import LastPlay, PlannedPlay

SETTINGS = (
    Setting("bankruptcies", ("1", "2", "3")),
    Setting("count_property", ("no", "yes")),
    Setting("round_limit", ("none", "40", "80")),
    Setting("length", ("full", "short")),
)
"""The settings of PR-16, PR-17, PR-20 and PR-23."""

DECK = tuple(card(rank, suit) for suit in range(4) for rank in range(ACE, JACK))
"""The 40 cards that name cells."""

WORTH = tuple({KING: 4, QUEEN: 2, JACK: 1, 0: 1}.get(rank(each), 0) for each in range(54))
"""The purchase units that each card is worth (PR-02)."""

_JOKER = 0

DIVISION: dict[int, tuple[tuple[int, ...], ...]] = {
    2: ((KING, KING, QUEEN, QUEEN, JACK, JACK, _JOKER),) * 2,
    3: (
        (KING, KING, QUEEN),
        (KING, KING, QUEEN),
        (QUEEN, QUEEN, JACK, JACK, JACK, JACK, _JOKER, _JOKER),
    ),
    4: ((KING, QUEEN, JACK),) * 4,
    5: (*((KING, QUEEN),) * 4, (JACK, JACK, JACK, JACK, _JOKER, _JOKER)),
    6: (*((KING, JACK),) * 4, *((QUEEN, QUEEN, _JOKER),) * 2),
}
"""The ranks of each player's purchase cards, by number of players (PR-03)."""

MONEY = {2: 150, 3: 136, 4: 102, 5: 85, 6: 68}
"""The dollars each player starts with, by number of players (PR-04)."""


def short_match(seats: int) -> tuple[int, int]:
    """The dollars each player of a short match starts with, and its goal (PR-23).

    >>> short_match(4), short_match(2)
    ((51, 77), (75, 113))
    """
    money = MONEY[seats] // 2
    return money, money + (money + 1) // 2


CELL_WORTH = 5
"""The dollars each cell adds at the end if property counts (PR-17)."""


class State(msgspec.Struct, array_like=True, gc=False):
    """A match of Property; lists are by seat.

    *lands* are the cells owned and *mortgaged* the mortgaged cells, as masks of 64 bits. *reds* and *blacks*
    are the hands, sorted by suit and rank; the top of *draw* is its end. While *cell* is for sale, it costs
    *price* units and *pair* are the cards played there; a *price* of 0 means that nothing is for sale. *out*
    is how a seat left, ``bankrupt`` or ``resigned``, and *leavers* lists these seats in the order they left.
    *removed* are the cards out of the game. *recent_plays* are the last plays of all seats, the newest last.
    *abandoned_hands* are the unseen hands of seats that left. A bankrupt seat's hand lies on the discard pile
    until the pile is shuffled; a resigned seat's is removed. A short match ends when a seat has *goal*
    dollars; the goal is 0 in any other. *plans* are the plays that seats have planned, the preferred one
    first.
    """

    bankruptcies: int
    count_property: bool
    round_limit: int
    money: list[int]
    lands: list[int]
    purchase: list[Pile]
    reds: list[Pile]
    blacks: list[Pile]
    draw: Pile
    discard: Pile
    removed: Pile
    out: list[str]
    leavers: list[int]
    pair: Pile
    mortgaged: int = 0
    first: int = 0
    turn: int = 0
    round: int = 1
    cell: int = 0
    price: int = 0
    over: bool = False
    last: LastPlay | None = None
    recent_plays: list[LastPlay] = []
    abandoned_hands: list[Pile] = []
    goal: int = 0
    plans: dict[int, list[PlannedPlay]] = {}

    def __post_init__(self) -> None:
        if not self.abandoned_hands:
            self.abandoned_hands = [[] for _ in self.out]


def cards(state: State) -> list[int]:
    """Every card of the match, wherever it is: always the same 54."""
    hands = [hand for both in zip(state.reds, state.blacks, strict=True) for hand in both]
    piles = [state.draw, state.discard, state.removed, state.pair, *hands, *state.purchase]
    return [each for pile in piles for each in pile]


def purchase_cards(seats: int) -> tuple[list[list[int]], list[int]]:
    """The purchase cards of each of *seats* players, highest worth first, and the cards left out.

    >>> purchase_cards(4)
    ([[12, 11, 10], [25, 24, 23], [38, 37, 36], [51, 50, 49]], [52, 53])
    """
    piles = {rank: [card(rank, suit) for suit in range(4)] for rank in (KING, QUEEN, JACK)}
    piles[_JOKER] = list(JOKERS)
    parts = [[piles[rank].pop(0) for rank in part] for part in DIVISION[seats]]
    return parts, [each for pile in piles.values() for each in pile]


@lru_cache(1024)
def owners(lands: tuple[int, ...]) -> tuple[int, ...]:
    """The owner of every cell, from the *lands* of the seats."""
    found = [NOBODY] * CELLS
    for seat, land in enumerate(lands):
        for cell in bits(land):
            found[cell] = seat
    return tuple(found)
