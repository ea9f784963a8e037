"""The moves of Cardopoly; spaces are numbered clockwise from 0 (the Start), cards as in `cards`."""

from __future__ import annotations

from typing import Any, Final

from games.core import Resign
from games.kit.moves import Kind, kinds

Cards = tuple[int, ...]


class ChooseSuit(Kind, tag="suit"):
    """Take the ace of *suit* as the token, first come, first served (CP-03)."""

    suit: int


class Draw(Kind):
    """Draw the turn's card and move (CP-11)."""


class Pass(Kind):
    """Give up the turn before its draw (CP-97).

    The bot makes this move for absent players; it is never offered.
    """


class End(Kind):
    """End the turn (CP-10)."""


class Buy(Kind):
    """Buy the property landed on, or won: discard *pay*, lay *claim* on it (CP-30)."""

    claim: int
    pay: int


class Auction(Kind):
    """Ask all others for bids on the property landed on instead of buying it (CP-70)."""


class Leave(Kind):
    """Leave the property landed on unowned (CP-31)."""


class Bid(Kind):
    """Give up to *amount* pocket cards for the property on auction (CP-70)."""

    amount: int


class NoBid(Kind):
    """Bid nothing (CP-70)."""


class Advance(Kind):
    """Decide in advance how to answer auctions of the property *lot*, or of others (CP-73).

    *lot* and *limit* are as in `games.cardopoly.actions.orders`.
    """

    lot: int
    limit: int


class Sell(Kind):
    """As auctioneer, accept the leading price (CP-72)."""


class Keep(Kind):
    """As auctioneer, refuse the leading price; the property stays unowned (CP-72)."""


class Pay(Kind):
    """Pay rent, a promise or a bid with these *cards* (CP-50, CP-63, CP-72)."""

    cards: Cards


class PayAll(Kind):
    """Give all pocket cards, which are too few or just enough, and leave the match (CP-53)."""


class Jack(Kind):
    """Discard a jack from the chance pocket to skip rent (CP-51) or leave jail (CP-40)."""


class Queen(Kind):
    """Discard a queen from the chance pocket and move to *space* (CP-56)."""

    space: int


class King(Kind):
    """Discard a king from the chance pocket and tax the others (CP-57)."""


class Tax(Kind):
    """Give *cards* to the player of the king, if ``tax_choice`` is ``giver`` (CP-57)."""

    cards: Cards


class Fine(Kind):
    """Pay the fine of five *cards* in jail (CP-40)."""

    cards: Cards


class Sit(Kind):
    """Lose the next turn in jail (CP-40)."""


class Expand(Kind):
    """Lay another *claim* card on the player's property *space* and discard *pay* (CP-66)."""

    space: int
    claim: int
    pay: int


class Mortgage(Kind):
    """Mortgage the player's property *space* for three cards (CP-80)."""

    space: int


class Unmortgage(Kind):
    """Discard three pay *cards* to end the mortgage of the player's property *space* (CP-81)."""

    space: int
    cards: Cards


class Draft(Kind):
    """Draft or change a trade with seat *to*: a proposal or a counter-offer (CP-60).

    It asks for the properties *take* and a *number* of pocket cards of a *kind* (`cards.KINDS`), and gives
    the properties *spaces* and the pocket *cards* (CP-61). *gives* and *asks* are the cards that either side
    promises, each with the number of its own turns until then (CP-63); 0 is no promise.
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
    """Send the draft to the other side; if *settles* is 1, it settles a debt to them (CP-52, CP-60)."""

    settles: int


class Drop(Kind):
    """Discard the draft."""


class Withdraw(Kind):
    """Withdraw the player's open proposal (CP-60)."""


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
    | Advance
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
