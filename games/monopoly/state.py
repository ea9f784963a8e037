"""The state of a match of Monopoly: The Card Game, and the places of its cards."""

from __future__ import annotations

from typing import Final

import msgspec

from games.core import Setting
from games.kit.piles import Pile
from games.monopoly.going_out.groups import Arrangement
from games.monopoly.view import Last, LastHand

SETTINGS: Final = (Setting("edition", ("uk", "deluxe")), Setting("target", ("edition", "5000", "3000")))
"""The edition and the setting of MC-64."""

PILES: Final = 4
"""The number of trade piles with 2 to 4 players, owned or not (MC-11)."""

TURN, DISCARD, LAY, ARRANGE, PARTNER, CLOSE, PASSING, OVER = range(8)
"""The phases."""

PHASE_NAMES: Final = ("turn", "discard", "lay", "arrange", "partner", "close", "passing", "")
"""The names of the phases in `View.phase`."""


class State(msgspec.Struct, array_like=True, gc=False):
    """A match of Monopoly: The Card Game; lists are by seat.

    *size* is the most cards a hand may hold; *six* says that the current hand has the rules for 5 or 6
    players (MC-70). The top of *draw* and of each of *piles* is its end. Pile p belongs to seat p; it is
    ownerless if there is no such seat or the seat has left. *idle* counts the turns since anybody drew
    (MC-28), or all turns of the hand with 5 or 6 players. *partner* is the other player in an exchange.
    *passed_cards* holds the card face-down before each seat, -1 if there is none yet, or -2 if the seat takes
    no part. *removed* are the cards out of play.

    The next fields are used while somebody lays down or arranges. *bound* are the Chance cards bound so far,
    each with its target as in `Bind`. *free* are those whose targets the player may still choose after the
    *reward*. *changes* counts the changes to the *arrangement*. *after_exchange* says whether this happens
    after an exchange (MC-73).

    Three lists of masks record who knows which cards. *public_cards* are the cards of each hand that
    everybody saw go into it. *private_knowledge* are the other cards whose places each seat knows: it passed
    them, or they are in a hand that left play. *pending_knowledge* are those that a seat will know again once
    it sees which card the hand on its right passed.
    """

    edition: int
    option: str
    target: int
    scores: list[int]
    out: list[str]
    leavers: list[int]
    hands: list[Pile]
    piles: list[Pile]
    public_cards: list[int]
    idle: list[int]
    passed_cards: list[int]
    draw: Pile
    removed: Pile
    number: int = 0
    dealer: int = 0
    turn: int = 0
    phase: int = TURN
    size: int = 10
    six: bool = False
    partner: int = -1
    changes: int = 0
    bound: tuple[tuple[int, int], ...] = ()
    free: tuple[int, ...] = ()
    reward: tuple[int, ...] = ()
    arrangement: Arrangement | None = None
    last: Last | None = None
    last_hand: LastHand | None = None
    after_exchange: bool = False
    private_knowledge: list[int] = []
    pending_knowledge: list[int] = []

    def __post_init__(self) -> None:
        if not self.private_knowledge:
            self.private_knowledge = [0] * len(self.out)
        if not self.pending_knowledge:
            self.pending_knowledge = [0] * len(self.out)


def cards(state: State) -> list[int]:
    """Every card of the match, wherever it is: always the same 60 (MC-05).

    In each hand, publicly known cards come first, so that their places don't depend on hidden ones.
    """
    found: list[int] = []
    for hand, public in zip(state.hands, state.public_cards, strict=True):
        found += [card for card in hand if public >> card & 1]
        found += [card for card in hand if not public >> card & 1]
    for place in (*state.piles, state.draw, state.removed):
        found += place
    return found + [card for card in state.passed_cards if card >= 0]


def excess(state: State, seat: int) -> int:
    """The number of cards of *seat* beyond the limit of a hand (MC-24)."""
    more = len(state.hands[seat]) - state.size
    return more if more > 0 else 0


def is_owned(state: State, pile: int) -> bool:
    """Whether trade pile *pile* belongs to a player."""
    return pile < len(state.out) and not state.out[pile]
