"""A bot opponent for Cardopoly that sees only what its seat may know.

It buys what is worth more than its price and gives away the cards it needs least and that help others least.
It expands only with cards that it doesn't need for rents ahead. It keeps jacks for rents and queens for
worthwhile journeys, takes the bank's cards before a single rival does, and trades where both sides gain.
`judging` evaluates positions, and `trade` decides on trades.
"""

from __future__ import annotations

from collections.abc import Callable
from math import fsum
from random import Random
from typing import Final

from games.cardopoly import moves as m
from games.cardopoly.actions.buying import MORTGAGE
from games.cardopoly.actions.debt import FINE
from games.cardopoly.cards import SUIT
from games.cardopoly.opponent import trade
from games.cardopoly.opponent.judging import Position
from games.cardopoly.view import View
from games.cards import JACK
from games.core import Offer
from games.kit.styles import NEUTRAL, Style

Offers = dict[str, list[Offer]]

STYLES: Final = frozenset(("builder", "trader", "miser"))
"""The styles it knows: who expands, who proposes and accepts more trades, and who keeps cards."""

EXPANSION = 0.3  # the weight of the long-term rent of an expansion
QUEEN_WORTH = 2.5  # the least value of a queen's journey
DANGER = 0.1  # the risk of elimination at which a queen replaces the draw
KEEP_JACK = 1.2  # the weight of each card of the rent that a jack is kept for
SPARED = 0.5  # the share of the expected rents that a lost turn saves
LOST_SALARY = 1.0  # the cost of a lost turn …
LOST_PURCHASE = 1.5  # … and the extra cost while all properties can be bought
FULL = 20  # pocket cards up to which it mortgages against a single rival …
LAST = 8  # … while more rounds than this are left
LOW = 3  # pocket cards at which a partner gets help
SPARE = 8  # pocket cards above which a partner gives help
# What a full liking adds, in cards; small enough to cost less than three points of a match.
EXPANDED = 0.6  # an expansion
SPENT = 0.5  # cards not spent on a purchase, an expansion, a bid or a mortgage
SOLD = -2  # the least gain from an auction; unsold, the property would soon go for less


def choose(view: View, offers: list[Offer], random: Random, style: Style = NEUTRAL) -> m.Move:
    """Choose the best move it can find among *offers*; *style* decides between nearly equal ones."""
    position = Position(view, style)
    named: Offers = {}
    for offer in offers:
        named.setdefault(offer.move, []).append(offer)
    if view.draft is not None:
        return trade.finish_draft(position, named)
    if view.trade is not None:
        return trade.answer(position, named)
    return _PHASES[view.phase](position, named, random)


# Turns


def _open(position: Position, offers: Offers, random: Random) -> m.Move:
    move = _king(position, offers) or _unmortgage(position, offers, winning=True) or _share(position, offers)
    if move is None and "queen" in offers:
        worth, journey = _journey(position, offers["queen"][0])
        if position.danger(position.cards, position.view.places[position.me]) > DANGER and worth > 0:
            move = journey
    return move or _fill(position, offers) or m.Draw()


def _close(position: Position, offers: Offers, random: Random) -> m.Move:
    move = _king(position, offers) or _unmortgage(position, offers) or _share(position, offers)
    if move is None and "queen" in offers:
        worth, journey = _journey(position, offers["queen"][0])
        if worth > QUEEN_WORTH:
            move = journey
    return move or _expand(position, offers) or trade.begin(position, offers) or m.End()


def _king(position: Position, offers: Offers) -> m.Move | None:
    return m.King() if "king" in offers else None


def _fill(position: Position, offers: Offers) -> m.Move | None:
    """Against a single rival, mortgage what earns least, to get the bank's few cards first."""
    view = position.view
    if not position.only or view.quick or position.rounds <= LAST or position.cards >= FULL:
        return None
    if "mortgage" not in offers or position.bank < MORTGAGE:
        return None
    spaces = [offer.given["space"] for offer in offers["mortgage"]]
    me = position.me
    return m.Mortgage(
        min(spaces, key=lambda space: (position.rent(space) * position.visits(space, me), space))
    )


def _journey(position: Position, queen: Offer) -> tuple[float, m.Move]:
    """The best move with a queen, and its value."""
    view, best = position.view, (-100.0, 0)
    here = view.places[position.me]
    stay = position.comfort(position.cards)
    for space in queen.fields[0].options:
        salary = min(position.bank, view.salaries[position.me]) if space < here else 0
        rent = position.rents[space]
        cards = position.cards + salary - rent
        if cards <= 0:
            continue
        worth = position.comfort(cards, space) - stay
        if rent:
            worth -= rent * position.weights[view.board[space].owner]
        elif space in position.free and position.cards > 2:
            worth += max(0.0, _purchase_worth(position, space))
        best = max(best, (worth, space))
    return best[0], m.Queen(best[1])


def _purchase_worth(position: Position, space: int) -> float:
    """The value of buying the property at *space* with the cards needed least."""
    pair = position.cheapest_pair(space)
    if pair is None:
        return 0.0
    cost = fsum([position.cost(card) for card in pair])
    return position.gain(space) + position.change(-2, MORTGAGE) - cost - position.style.saving * SPENT


def _expand(position: Position, offers: Offers) -> m.Move | None:
    """The most valuable expansion, if it is worth its two cards."""
    best, found = 0.0, None
    style = position.style
    loss = position.change(-2) + style.building * EXPANDED - style.saving * SPENT
    for offer in offers.get("expand", ()):
        space, claim = offer.given["space"], offer.given["claim"]
        pays = offer.fields[0].options if offer.fields else (offer.given["pay"],)
        pay = position.cheapest(pays, 1)[0]
        worth = EXPANSION * position.visits(space, position.me)
        worth += loss - position.cost(claim) - position.cost(pay)
        if worth > best:
            best, found = worth, m.Expand(space, claim, pay)
    return found


def _unmortgage(position: Position, offers: Offers, winning: bool = False) -> m.Move | None:
    """The most valuable way to end a mortgage; with *winning*, only one that wins the match."""
    best, found = 0.0, None
    for offer in offers.get("unmortgage", ()):
        space = offer.given["space"]
        if winning and not position.wins_quick(position.me, 1):
            continue
        cards = position.cheapest(offer.fields[0].options, MORTGAGE)
        worth = position.free_worth(space, position.me) - position.worth(space, position.me)
        worth += position.change(-MORTGAGE, MORTGAGE) - fsum([position.cost(card) for card in cards])
        worth -= position.style.saving * SPENT
        if worth > best:
            best, found = worth, m.Unmortgage(space, cards)
    return found


def _share(position: Position, offers: Offers) -> m.Move | None:
    """Help a partner who has few cards, and pass them their claim cards."""
    view = position.view
    if "share" not in offers or position.cards <= SPARE:
        return None
    spare, mate = position.cards - SPARE, view.partner
    if view.hand_sizes[mate] <= LOW:
        return m.Share(position.cheapest(view.hand, min(spare, LOW), mate))
    claims = [card for card in view.hand if SUIT[card] == position.suits[mate]]
    useful = [card for card in claims if position.bonus(card, mate) > position.bonus(card, position.me) + 1]
    return m.Share(tuple(useful[:spare])) if useful and view.hand_sizes[mate] < position.cards else None


# Landing and auctions


def _land(position: Position, offers: Offers, random: Random) -> m.Move:
    view = position.view
    space = view.places[position.me]
    if "buy" in offers:
        return _buy(position) if _purchase_worth(position, space) > 0 else m.Leave()
    bidders = [seat for seat in position.rivals if view.hand_sizes[seat] > 3]
    wins = any(position.wins_quick(seat, 1) for seat in position.rivals)
    return m.Auction() if len(bidders) > 1 and not wins else m.Leave()


def _buy(position: Position, *_: object) -> m.Move:
    """Buy with the cards needed least."""
    pair = position.cheapest_pair(position.view.places[position.view.turn])
    assert pair is not None
    return m.Buy(*pair)


def _bid(position: Position, offers: Offers, random: Random) -> m.Move:
    """Bid the most that still leaves a gain."""
    view = position.view
    space, auctioneer = view.places[view.turn], view.turn
    pair = position.cheapest_pair(space)
    if "bid" not in offers or pair is None:
        return m.NoBid()
    gain = position.gain(space) - fsum([position.cost(card) for card in pair])
    gain -= position.style.saving * SPENT
    most = 0
    for amount in offers["bid"][0].fields[0].options:
        paid = position.change(-2 - amount, MORTGAGE) - amount * position.weights[auctioneer]
        if gain + paid <= 0:
            break
        most = amount
    return m.Bid(most) if most else m.NoBid()


def _price(position: Position, offers: Offers, random: Random) -> m.Move:
    """Sell unless the leader gains too much."""
    auction = position.view.auction
    if auction is None:
        return m.Keep()
    leader, price, space = auction.leader, auction.price, auction.space
    theirs = position.worth(space, leader) - price - 2
    worth = position.change(price) - position.weights[leader] * theirs
    return m.Sell() if worth > SOLD else m.Keep()


# Debts


def _debt(position: Position, offers: Offers, random: Random) -> m.Move:
    debt = position.view.debt
    assert debt is not None
    if "jack" in offers and _rent_hurts(position, debt.amount, debt.to):
        return m.Jack()
    if "pay" in offers:
        return _pay(position)
    if "king" in offers:
        return m.King()
    if position.can_pay(debt.amount) and "mortgage" in offers:
        return _mortgage(position, offers)
    return trade.begin(position, offers) or m.PayAll()


def _rent_hurts(position: Position, amount: int, to: int) -> bool:
    """Whether a rent costs more than a jack is worth."""
    if position.cards <= amount:
        return True
    loss = -position.change(-amount) + amount * position.weights[to]
    return loss > _jack_worth(position)


def _jack_worth(position: Position) -> float:
    """The value of a jack: a typical rent, if enough rents are still to come."""
    rents = [rent for rent in position.rents if rent]
    if not rents:
        return 0.0
    usual = sum(rents) / len(rents)
    jacks = position.ranks.count(JACK)
    return KEEP_JACK * min(usual, sum(rents) / position.size * position.turns / jacks)


def _pay(position: Position, *_: object) -> m.Move:
    """Pay with the cards that it needs least and that help the other side least."""
    debt = position.view.debt
    assert debt is not None
    return m.Pay(position.cheapest(position.view.hand, debt.amount, debt.to))


def _mortgage(position: Position, offers: Offers, *_: object) -> m.Move:
    """Mortgage the least valuable property."""
    spaces = [offer.given["space"] for offer in offers["mortgage"]]
    return m.Mortgage(min(spaces, key=lambda space: (position.worth(space, position.me), space)))


def _jail(position: Position, offers: Offers, random: Random) -> m.Move:
    """Sit, unless a turn is worth more than a jack or five cards."""
    rents = sum(position.rents) / position.size
    lost = LOST_SALARY + LOST_PURCHASE * len(position.free) / position.size - SPARED * rents
    if "jack" in offers and lost > _jack_worth(position):
        return m.Jack()
    if "fine" in offers:
        cards = position.cheapest(position.view.hand, FINE)
        if -position.change(-FINE) + fsum([position.cost(card) for card in cards]) < lost:
            return m.Fine(cards)
    return m.Sit()


def _tax(position: Position, offers: Offers, random: Random) -> m.Move:
    tax = position.view.tax
    assert tax is not None
    return m.Tax(position.cheapest(position.view.hand, tax.amount, tax.by))


def _suits(position: Position, offers: Offers, random: Random) -> m.Move:
    """Take the suit that is most frequent in the pocket, since its cards can claim (CP-30)."""
    pocket = [SUIT[card] for card in position.view.hand]
    suits = offers["suit"][0].fields[0].options
    return m.ChooseSuit(max(suits, key=lambda suit: (pocket.count(suit), -suit)))


_PHASES: Final[dict[str, Callable[[Position, Offers, Random], m.Move]]] = {
    "suits": _suits,
    "open": _open,
    "land": _land,
    "bid": _bid,
    "price": _price,
    "win": _buy,
    "bill": _pay,
    "debt": _debt,
    "jail": _jail,
    "tax": _tax,
    "mend": _mortgage,
    "close": _close,
}
