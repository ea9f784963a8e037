"""The moves of Monopoly Deal."""

from __future__ import annotations

from games.core import Resign
from games.kit.moves import Kind


class Bank(Kind):
    """Bank a money or action *card* (MD-12)."""

    card: int


class Lay(Kind):
    """Lay a property *card* on the table as *color*."""

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
    """Charge everybody the rent of *color*, with this number of *doubles* (MD-32, MD-33)."""

    card: int
    color: int
    doubles: int


class RentOne(Kind):
    """Charge the seat *target* the rent of *color* with an any-color rent card and *doubles*."""

    card: int
    color: int
    doubles: int
    target: int


class Sly(Kind):
    """Take the property *taken* of another seat (MD-34)."""

    card: int
    taken: int


class Forced(Kind):
    """Swap the player's property *own* for the property *taken* of another seat (MD-34)."""

    card: int
    own: int
    taken: int


class Breaker(Kind):
    """Take the full set of another seat whose first card is *taken* (MD-35)."""

    card: int
    taken: int


class Build(Kind):
    """Put a house or hotel *card* on the player's full set whose first card is *on* (MD-36)."""

    card: int
    on: int


class Arrange(Kind):
    """Move the player's wild *card* to another *color* (MD-15)."""

    card: int
    color: int


class Exchange(Kind):
    """Swap *card* of a full set with the extra *other* of the same color (MD-15, MD-17)."""

    card: int
    other: int


class Shift(Kind):
    """Give the full set of wilds whose first card is *card* another *color*, buildings and all (MD-15)."""

    card: int
    color: int


class End(Kind):
    """End the turn."""


class Lapse(Kind):
    """End a turn in which nothing is left to play (MD-45). The bot makes this move; it is never offered."""


class Discard(Kind):
    """Put *cards* under the draw pile; the first one will be drawn first (MD-14)."""

    cards: tuple[int, ...]


class Pay(Kind):
    """Pay what is owed with these *cards* (MD-20, MD-21)."""

    cards: tuple[int, ...]


class Accept(Kind):
    """Accept the last card played about the seat *target*.

    The target accepts the action, and pays the least that fits, money first, if a payment is due. The actor
    accepts the target's Just Say No.
    """

    target: int


class Refuse(Kind):
    """Play a Just Say No about the seat *target*, as that target or as the actor against its No (MD-37)."""

    target: int


class Advance(Kind):
    """Set standing orders (`games.deal.answers.orders`): *accepts* indexes `ACCEPTS`, *pays* is 0 or 1."""

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
    | Lapse
    | Discard
    | Pay
    | Accept
    | Refuse
    | Advance
)
AnyMove = Move | Resign
