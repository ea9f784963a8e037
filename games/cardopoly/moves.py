"""The moves of Cardopoly. Spaces are numbers from 0 (the Start) clockwise, cards the numbers of `cards`."""

from __future__ import annotations

from typing import Any, Final

from games.core import Resign
from games.kit.moves import Kind, kinds

Cards = tuple[int, ...]


class ChooseSuit(Kind, tag="suit"):
    """Take the ace of *suit* as one's token, first come first served (CP-03)."""

    suit: int


class Draw(Kind):
    """Draw the turn's card and move (CP-11)."""


class Pass(Kind):
    """Give up the turn before its draw (CP-97): made by the house for somebody absent, never offered."""


class End(Kind):
    """End the turn (CP-10)."""


class Buy(Kind):
    """Buy the property landed on, or won: discard *pay*, lay *claim* on it (CP-30)."""

    claim: int
    pay: int


class Auction(Kind):
    """Ask all others for bids on the property landed on, giving up one's own purchase (CP-70)."""


class Leave(Kind):
    """Leave the property landed on unowned (CP-31)."""


class Bid(Kind):
    """Give up to *amount* pocket cards for the property on auction (CP-70)."""

    amount: int


class NoBid(Kind):
    """Bid nothing (CP-70)."""


class Sell(Kind):
    """As auctioneer, accept the leading price (CP-72)."""


class Keep(Kind):
    """As auctioneer, refuse the leading price; the property stays unowned (CP-72)."""


class Pay(Kind):
    """Pay what is owed, as rent, by promise or for a bid, with these *cards* (CP-50, CP-63, CP-72)."""

    cards: Cards


class PayAll(Kind):
    """Give every pocket card, which is too little or just enough, and be eliminated (CP-53)."""


class Jack(Kind):
    """Discard a jack from the chance pocket: no rent (CP-51), or free from jail (CP-40)."""


class Queen(Kind):
    """Discard a queen from the chance pocket and move to *space* (CP-56)."""

    space: int


class King(Kind):
    """Discard a king from the chance pocket and tax the others (CP-57)."""


class Tax(Kind):
    """The *cards* given to whoever played the king, with ``tax_choice`` ``giver`` (CP-57)."""

    cards: Cards


class Fine(Kind):
    """Pay the fine of five *cards* in jail (CP-40)."""

    cards: Cards


class Sit(Kind):
    """Lose the next turn in jail (CP-40)."""


class Expand(Kind):
    """Lay another *claim* card on one's own property *space* and discard *pay* (CP-66)."""

    space: int
    claim: int
    pay: int


class Mortgage(Kind):
    """Mortgage one's own property *space* for three cards (CP-80)."""

    space: int


class Unmortgage(Kind):
    """Discard these three pay *cards* and free one's own property *space* of its mortgage (CP-81)."""

    space: int
    cards: Cards


class Draft(Kind):
    """Lay the draft of a trade with seat *to*, or lay it anew: a proposal or a counter-offer (CP-60).

    Asked are the properties *take* and a *number* of pocket cards of a *kind* (`cards.KINDS`), given are the
    properties *spaces* and the pocket *cards* (CP-61). *gives* and *asks* are the cards that either side
    promises, and on which next turn of its own (CP-63); 0 is no promise.
    """

    to: int
    take: tuple[int, ...]
    number: int
    kind: int
    spaces: tuple[int, ...]
    cards: Cards
    gives: int
    gives_in: int
    asks: int
    asks_in: int


class Propose(Kind):
    """Send the draft to the other side; *settles* 1: a debt to them ends by it (CP-52, CP-60)."""

    settles: int


class Drop(Kind):
    """Throw the draft away."""


class Withdraw(Kind):
    """Take one's own open proposal back (CP-60)."""


class Accept(Kind):
    """Accept a proposal that asks for no pocket cards (CP-62)."""


class AcceptGiving(Kind):
    """Accept a proposal and give these *cards* of those it asks for (CP-61, CP-62)."""

    cards: Cards


class Decline(Kind):
    """Decline the proposal (CP-62)."""


class Share(Kind):
    """Pass these pocket *cards* to the partner (CP-95)."""

    cards: Cards


Move = (
    ChooseSuit
    | Draw
    | Pass
    | End
    | Buy
    | Auction
    | Leave
    | Bid
    | NoBid
    | Sell
    | Keep
    | Pay
    | PayAll
    | Jack
    | Queen
    | King
    | Tax
    | Fine
    | Sit
    | Expand
    | Mortgage
    | Unmortgage
    | Draft
    | Propose
    | Drop
    | Withdraw
    | Accept
    | AcceptGiving
    | Decline
    | Share
)
AnyMove = Move | Resign
KINDS: Final[dict[str, Any]] = kinds(Move)
