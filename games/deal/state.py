"""What a match of Monopoly Deal is: its state, its moves and its options."""

from __future__ import annotations

import msgspec

from games.core import Resign, Setting
from games.deal.view import Last

SETTINGS = (
    Setting("scoring", ("sets", "points")),
    Setting("rounds", tuple(map(str, range(1, 9)))),
    Setting("deal_breaker", ("out", "in")),
    Setting("forced_deal_own_set", ("no", "yes")),
    Setting("round_limit", ("none", "15", "30")),
)
"""The options of MD-06, MD-16, MD-34 and MD-42."""

ACCEPTS = ("ask", "unarmed", "always")
"""What a seat may have decided about actions against it (see `games.deal.standing`)."""

POINTS = (10, 7, 5, 3, 1)
"""The points of the places of a round (MD-41)."""

NONE = -1
"""No card, no colour, no seat."""

COLOUR, HOUSE, HOTEL, FIRST = range(4)
"""The places in a group: its colour, its house and hotel or `NONE`, then its cards."""


class Bank(msgspec.Struct, frozen=True, gc=False, tag="bank"):
    """Bank a money or action *card* (MD-12)."""

    card: int


class Lay(msgspec.Struct, frozen=True, gc=False, tag="lay"):
    """Lay a property *card* in front of oneself, as *colour*."""

    card: int
    colour: int


class Go(msgspec.Struct, frozen=True, gc=False, tag="go"):
    """Play a Pass Go (MD-30)."""

    card: int


class Birthday(msgspec.Struct, frozen=True, gc=False, tag="birthday"):
    """Play an It's My Birthday (MD-31)."""

    card: int


class Debt(msgspec.Struct, frozen=True, gc=False, tag="debt"):
    """Play a Debt Collector against the seat *target* (MD-31)."""

    card: int
    target: int


class Rent(msgspec.Struct, frozen=True, gc=False, tag="rent"):
    """Charge everybody the rent of *colour*, with so many *doubles* (MD-32, MD-33)."""

    card: int
    colour: int
    doubles: int


class RentOne(msgspec.Struct, frozen=True, gc=False, tag="rent_one"):
    """Charge the seat *target* the rent of *colour* with an any-colour rent, with so many *doubles*."""

    card: int
    colour: int
    doubles: int
    target: int


class Sly(msgspec.Struct, frozen=True, gc=False, tag="sly"):
    """Take the property *taken* of another seat (MD-34)."""

    card: int
    taken: int


class Forced(msgspec.Struct, frozen=True, gc=False, tag="forced"):
    """Swap one's property *own* for the property *taken* of another seat (MD-34)."""

    card: int
    own: int
    taken: int


class Breaker(msgspec.Struct, frozen=True, gc=False, tag="breaker"):
    """Take the full set of another seat whose first card is *taken* (MD-35)."""

    card: int
    taken: int


class Build(msgspec.Struct, frozen=True, gc=False, tag="build"):
    """Put a house or hotel *card* on one's own full set whose first card is *on* (MD-36)."""

    card: int
    on: int


class Arrange(msgspec.Struct, frozen=True, gc=False, tag="arrange"):
    """Move one's own wild *card* to another *colour* (MD-15)."""

    card: int
    colour: int


class Exchange(msgspec.Struct, frozen=True, gc=False, tag="exchange"):
    """Let *card* of a full set and the extra *other* of the same colour change places (MD-15, MD-17)."""

    card: int
    other: int


class Shift(msgspec.Struct, frozen=True, gc=False, tag="shift"):
    """Give the full set of wilds whose first card is *card* another *colour*, buildings and all (MD-15)."""

    card: int
    colour: int


class End(msgspec.Struct, frozen=True, gc=False, tag="end"):
    """End the turn."""


class Discard(msgspec.Struct, frozen=True, gc=False, tag="discard"):
    """Put *cards* under the draw pile; the first of them will be drawn first (MD-14)."""

    cards: tuple[int, ...]


class Pay(msgspec.Struct, frozen=True, gc=False, tag="pay"):
    """Pay what is owed with these *cards* (MD-20, MD-21)."""

    cards: tuple[int, ...]


class Accept(msgspec.Struct, frozen=True, gc=False, tag="accept"):
    """Let stand what was played last about the seat *target*.

    As the target: the action; where it is to be paid, the least that fits is paid, money first. As the actor:
    the target's Just Say No.
    """

    target: int


class Refuse(msgspec.Struct, frozen=True, gc=False, tag="refuse"):
    """Play a Just Say No about the seat *target*: as the target, or as the actor against theirs (MD-37)."""

    target: int


class Advance(msgspec.Struct, frozen=True, gc=False, tag="advance"):
    """Answer in advance: *accepts* is an index of `ACCEPTS`, *pays* 0 or 1 (see `games.deal.standing`)."""

    accepts: int
    pays: int


Move = (
    Bank
    | Lay
    | Go
    | Birthday
    | Debt
    | Rent
    | RentOne
    | Sly
    | Forced
    | Breaker
    | Build
    | Arrange
    | Exchange
    | Shift
    | End
    | Discard
    | Pay
    | Accept
    | Refuse
    | Advance
)
AnyMove = Move | Resign


class Action(msgspec.Struct, array_like=True, gc=False):
    """An action of the seat on turn that waits for answers.

    *kind* is as in `games.deal.view.Window`; *cards* were played for it; *owed* is asked of every target;
    *taken* is the property wanted, or the first of the set; *own* is swapped for it. By seat: *nos* counts
    the Just Say Nos, and *settled* is as in `games.deal.view.Ask`, with ``-`` where it is not aimed at.
    """

    kind: str
    cards: list[int]
    nos: list[int]
    settled: list[str]
    owed: int = 0
    colour: int = NONE
    taken: int = NONE
    own: int = NONE


class State(msgspec.Struct, array_like=True, gc=False):
    """A match of Monopoly Deal, by seat where it has a list.

    A seat's *groups* are lists: colour, house, hotel (cards or `NONE`), then the properties. The tops of the
    piles *draw* and *centre* are their ends. *plays* are left in the turn; with *discarding* only the cut to
    seven is. *arranged* counts what was arranged since the last play; *idle* the turns without a play since
    both piles are out; *still* those since one in which somebody banked, laid or built (-1 during it); *lap*
    the times around the table. *rolls* are seat and dice; *values*, *points* and *completed* (a seat or
    `NONE`) tell of the rounds that are finished. *gone* are the seats that resigned, in that order.
    """

    scoring: str
    rounds: int
    round_limit: int
    deal_breaker: bool
    own_set: bool
    hands: list[list[int]]
    banks: list[list[int]]
    groups: list[list[list[int]]]
    draw: list[int]
    centre: list[int]
    out: list[str]
    gone: list[int]
    accepts: list[int]
    pays: list[int]
    rolls: list[list[int]]
    values: list[list[int]]
    points: list[list[int]]
    completed: list[int]
    first: int = 0
    turn: int = 0
    plays: int = 0
    discarding: bool = False
    arranged: int = 0
    idle: int = 0
    lap: int = 1
    round: int = 1
    over: bool = False
    action: Action | None = None
    last: Last | None = None
    still: int = 0


def cards(state: State) -> list[int]:
    """Every card of the match, wherever it lies."""
    laid = [card for groups in state.groups for group in groups for card in group[HOUSE:] if card != NONE]
    return [*state.draw, *state.centre, *(card for pile in state.hands + state.banks for card in pile), *laid]
