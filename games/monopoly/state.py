"""What a match of Monopoly: The Card Game is: its state, its moves, and the places of its cards."""

from __future__ import annotations

from typing import Final

import msgspec

from games.core import Resign, Setting
from games.monopoly.groups import Arrangement
from games.monopoly.view import Last, LastHand

SETTINGS: Final = (Setting("edition", ("uk", "deluxe")), Setting("target", ("edition", "5000", "3000")))
"""The edition and the option of MC-64."""

PILES: Final = 4
"""So many trade piles there are with 2 to 4 players, whoever owns them (MC-11)."""

TURN, DISCARD, LAY, ARRANGE, PARTNER, CLOSE, PASSING, OVER = range(8)
"""Phases, as `View.asked` tells them."""

ASKED: Final = ("turn", "discard", "lay", "arrange", "partner", "close", "passing", "")
"""The words for the phases."""


class Draw(msgspec.Struct, frozen=True, gc=False, tag="draw"):
    """Take the top card of the draw pile (MC-20)."""


class Trade(msgspec.Struct, frozen=True, gc=False, tag="trade"):
    """Exchange *count* cards with the trade pile number *pile* (MC-21, MC-23).

    *card*, unless it is -1, is laid from the hand onto the own pile first (MC-22).
    """

    pile: int
    count: int
    card: int


class Grow(msgspec.Struct, frozen=True, gc=False, tag="grow"):
    """Give the own top two cards for the one of ownerless *pile* and one of the draw pile (MC-23)."""

    pile: int
    card: int


class PassTurn(msgspec.Struct, frozen=True, gc=False, tag="pass_turn"):
    """Do nothing, when there is nothing to draw (MC-28)."""


class Discard(msgspec.Struct, frozen=True, gc=False, tag="discard"):
    """Lay *cards* on the own trade pile, the last on top (MC-24, MC-71); one by one while laying down."""

    cards: tuple[int, ...]


class GoOut(msgspec.Struct, frozen=True, gc=False, tag="go_out"):
    """Lay the hand down at its best, the excess discarded with it (MC-26, MC-27)."""


class Lay(msgspec.Struct, frozen=True, gc=False, tag="lay"):
    """Go out, too, but choose what is discarded and what each Chance stands for."""


class Bind(msgspec.Struct, frozen=True, gc=False, tag="bind"):
    """Let the Chance *card* stand for *target*: 10 × colour + kind of card (MC-32, MC-41)."""

    card: int
    target: int


class Token(msgspec.Struct, frozen=True, gc=False, tag="token"):
    """Move a token from the group of the colour *source* to that of *colour* (MC-33, MC-40)."""

    source: int
    colour: int


class Houses(msgspec.Struct, frozen=True, gc=False, tag="houses"):
    """Exchange the buildings of two groups, as far as no bound Chance is among them (MC-40)."""

    first: int
    second: int


class Confirm(msgspec.Struct, frozen=True, gc=False, tag="confirm"):
    """Be content with the arrangement: lay it down, or end the hand with it."""


class Exchange(msgspec.Struct, frozen=True, gc=False, tag="exchange"):
    """Take the trade card of *partner* for one's own (MC-71)."""

    partner: int


class PassCard(msgspec.Struct, frozen=True, gc=False, tag="pass_card"):
    """Pass *card* face-down to the left (MC-72)."""

    card: int


Move = (
    Draw
    | Trade
    | Grow
    | PassTurn
    | Discard
    | GoOut
    | Lay
    | Bind
    | Token
    | Houses
    | Confirm
    | Exchange
    | PassCard
)
AnyMove = Move | Resign


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
    who lays down did so after an exchange (MC-73). *removed* are the cards out of play.
    """

    edition: int
    option: str
    target: int
    scores: list[int]
    out: list[str]
    gone: list[int]
    hands: list[list[int]]
    piles: list[list[int]]
    known: list[int]
    idle: list[int]
    passed: list[int]
    draw: list[int]
    removed: list[int]
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


def cards(state: State) -> list[int]:
    """Every card of the match, wherever it lies: always the same 60 (MC-05).

    Of each hand those that everybody knows come first: their places do not hang on the hidden ones.
    """
    found: list[int] = []
    for hand, known in zip(state.hands, state.known, strict=True):
        found += [card for card in hand if known >> card & 1]
        found += [card for card in hand if not known >> card & 1]
    for place in (*state.piles, state.draw, state.removed):
        found += place
    return found + [card for card in state.passed if card >= 0]


def active(state: State) -> list[int]:
    """The seats still in the match."""
    return [seat for seat, out in enumerate(state.out) if not out]


def after(state: State, seat: int) -> int:
    """The next seat to the left of *seat* that is still in."""
    seats = len(state.out)
    seat = (seat + 1) % seats
    while state.out[seat]:
        seat = (seat + 1) % seats
    return seat


def excess(state: State, seat: int) -> int:
    """How many cards *seat* holds too many (MC-24)."""
    return max(0, len(state.hands[seat]) - state.size)


def owned(state: State, pile: int) -> bool:
    """Whether the trade pile number *pile* is a player's."""
    return pile < len(state.out) and not state.out[pile]
