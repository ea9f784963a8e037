"""The moves of Monopoly Deal."""

from __future__ import annotations

from games.core import Resign
from games.kit.moves import Kind


class Bank(Kind):
    """Bank a money or action *card* (MD-12)."""

    card: int


class Lay(Kind):
    """Lay a property *card* in front of oneself, as *color*."""

    card: int
    color: int


class Go(Kind):
    """Play a Pass Go (MD-30)."""

    card: int


class Birthday(Kind):
    """Play an It's My Birthday (MD-31)."""

    card: int


class Debt(Kind):
    """Play a Debt Collector against the seat *target* (MD-31)."""

    card: int
    target: int


class Rent(Kind):
    """Charge everybody the rent of *color*, with so many *doubles* (MD-32, MD-33)."""

    card: int
    color: int
    doubles: int


class RentOne(Kind):
    """Charge the seat *target* the rent of *color* with an any-color rent, with so many *doubles*."""

    card: int
    color: int
    doubles: int
    target: int


class Sly(Kind):
    """Take the property *taken* of another seat (MD-34)."""

    card: int
    taken: int


class Forced(Kind):
    """Swap one's property *own* for the property *taken* of another seat (MD-34)."""

    card: int
    own: int
    taken: int


class Breaker(Kind):
    """Take the full set of another seat whose first card is *taken* (MD-35)."""

    card: int
    taken: int


class Build(Kind):
    """Put a house or hotel *card* on one's own full set whose first card is *on* (MD-36)."""

    card: int
    on: int


class Arrange(Kind):
    """Move one's own wild *card* to another *color* (MD-15)."""

    card: int
    color: int


class Exchange(Kind):
    """Let *card* of a full set and the extra *other* of the same color change places (MD-15, MD-17)."""

    card: int
    other: int


class Shift(Kind):
    """Give the full set of wilds whose first card is *card* another *color*, buildings and all (MD-15)."""

    card: int
    color: int


class End(Kind):
    """End the turn."""


class Discard(Kind):
    """Put *cards* under the draw pile; the first of them will be drawn first (MD-14)."""

    cards: tuple[int, ...]


class Pay(Kind):
    """Pay what is owed with these *cards* (MD-20, MD-21)."""

    cards: tuple[int, ...]


class Accept(Kind):
    """Let what was played last about the seat *target* stand.

    As the target: the action; where it is to be paid, the least that fits is paid, money first. As the actor:
    the target's Just Say No.
    """

    target: int


class Refuse(Kind):
    """Play a Just Say No about the seat *target*: as the target, or as the actor against theirs (MD-37)."""

    target: int


class Advance(Kind):
    """Standing orders (see `games.deal.answers.orders`): *accepts* indexes `ACCEPTS`, *pays* is 0 or 1."""

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
