"""What a match of Monopoly: The Card Game is: its state and the places of its cards."""

from __future__ import annotations

from typing import Final

import msgspec

from games.core import Setting
from games.kit.piles import Pile
from games.monopoly.going_out.groups import Arrangement
from games.monopoly.view import Last, LastHand

SETTINGS: Final = (Setting("edition", ("uk", "deluxe")), Setting("target", ("edition", "5000", "3000")))
"""The edition and the option of MC-64."""

PILES: Final = 4
"""The number of trade piles with 2 to 4 players, owned or not (MC-11)."""

TURN, DISCARD, LAY, ARRANGE, PARTNER, CLOSE, PASSING, OVER = range(8)
"""Phases, as `View.asked` tells them."""

ASKED: Final = ("turn", "discard", "lay", "arrange", "partner", "close", "passing", "")
"""The words for the phases."""


class State(msgspec.Struct, array_like=True, gc=False):
    """A match of Monopoly: The Card Game, by seat where it has a list.

    *size* is what a hand may hold; *six* says that the hand under way is one of 5 or 6 players (MC-70).
    The top of *draw* and of each of the *piles* is its end; pile p is that of seat p, and ownerless if there
    is no such seat or it has left. *known* are the cards that everybody saw go into a hand, as masks.
    *idle* counts the turns since anybody drew (MC-28), with 5 and 6 players all turns of the hand. *partner*
    is the other player of an exchange; *passed* what lies face-down before each seat, -1 if nothing yet, -2
    if the seat takes no part. While somebody lays down or arranges, *bound* are the Chance cards bound so
    far, each with its target as in `Bind`, *free* those that the player may still choose a target for after
    the *reward*, *laid* the arrangement, and *changes* how often it was changed; *exchanged* tells whether
    this happens after an exchange (MC-73). *removed* are the cards out of play. *told* are, as masks, cards
    whose place a seat knows besides: passed by itself, or in a hand that left play; *recalled* those it will
    know again, once it sees which card of the hand on its right was passed.
    """

    edition: int
    option: str
    target: int
    scores: list[int]
    out: list[str]
    gone: list[int]
    hands: list[Pile]
    piles: list[Pile]
    known: list[int]
    idle: list[int]
    passed: list[int]
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
    laid: Arrangement | None = None
    last: Last | None = None
    last_hand: LastHand | None = None
    exchanged: bool = False
    told: list[int] = []
    recalled: list[int] = []

    def __post_init__(self) -> None:
        if not self.told:
            self.told = [0] * len(self.out)
        if not self.recalled:
            self.recalled = [0] * len(self.out)


def cards(state: State) -> list[int]:
    """Every card of the match, wherever it lies: always the same 60 (MC-05).

    Of each hand those that everybody knows come first: their places do not depend on the hidden ones.
    """
    found: list[int] = []
    for hand, known in zip(state.hands, state.known, strict=True):
        found += [card for card in hand if known >> card & 1]
        found += [card for card in hand if not known >> card & 1]
    for place in (*state.piles, state.draw, state.removed):
        found += place
    return found + [card for card in state.passed if card >= 0]


def excess(state: State, seat: int) -> int:
    """The number of cards of *seat* beyond the limit of a hand (MC-24)."""
    more = len(state.hands[seat]) - state.size
    return more if more > 0 else 0


def is_owned(state: State, pile: int) -> bool:
    """Whether trade pile *pile* belongs to a player."""
    return pile < len(state.out) and not state.out[pile]
