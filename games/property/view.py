"""What one seat may know of a match of Property."""

from __future__ import annotations

import msgspec

from games.kit.view import BaseView


class LastPlay(msgspec.Struct, frozen=True):
    """The most recent play that everybody saw.

    *what* is ``claim`` (an empty cell taken), ``rent`` (paid, *amount* dollars to *owner*), ``buy`` (rent
    paid and the cell bought for *amount* units), ``mortgage`` or ``lose`` (one's own mortgaged cell cleared).
    """

    seat: int
    red: int
    black: int
    cell: int
    what: str
    amount: int = 0
    owner: int | None = None


class PlannedPlay(msgspec.Struct, frozen=True):
    """A play that a seat has planned, and what it meant at that time.

    *owner* owned the *cell* (-1: nobody), and *mortgaged* says whether it was mortgaged. *rent* is the most
    that the play may cost.
    """

    red: int
    black: int
    cell: int
    owner: int
    rent: int
    mortgaged: bool


class HiddenHand(msgspec.Struct, frozen=True):
    """The public facts about a hand: its size, and whether all its cards have *one_color*.

    Any other hand holds both colors, and exactly one card of one of them (PR-06, PR-13).
    """

    size: int
    one_color: bool = False


class View(BaseView, kw_only=True):
    """Property as *seat* sees it.

    Cells are numbered from 0: column - 1 + 8 × (row - 1), with rows counted from the bottom. *owners* and
    *mortgaged* have 64 entries; an owner of -1 means an empty cell. *purchase* holds every seat's purchase
    cards. *hand* is the seat's own hand, red before black; the others only have *hand_sizes*. *phase* is what
    *turn* has to do: ``play``, or ``buy`` (decide on buying *cell* for *price* units); it is empty when the
    match is over. *out* is how a seat left: ``bankrupt``, ``resigned`` or empty. *plays_since* are the plays
    of the others after the seat's own last one. *played_discards* are the played cards on the discard pile;
    the hands of bankrupt seats lie there too. *abandoned_hands* are the unseen hands that seats left behind,
    by seat. A short match ends when a seat has *goal* dollars; the goal is 0 in any other. *plan* are the
    plays that *seat* has planned.
    """

    owners: tuple[int, ...]
    mortgaged: tuple[bool, ...]
    money: tuple[int, ...]
    purchase: tuple[tuple[int, ...], ...]
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    draw: int
    discard: int
    first: int
    round: int
    cell: int | None
    price: int
    last: LastPlay | None
    plays_since: tuple[LastPlay, ...] = ()
    played_discards: tuple[int, ...] = ()
    abandoned_hands: tuple[HiddenHand, ...] = ()
    goal: int = 0
    plan: tuple[PlannedPlay, ...] = ()
