"""Previews what a move would bring, by making it on a match that the seat can't tell from the real one."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from games.cardopoly import moves as m
from games.cardopoly import offers, rules
from games.cardopoly.actions import laying, turn
from games.cardopoly.actions.auction import UNANSWERED, highest_bid
from games.cardopoly.actions.bank import salary_of
from games.cardopoly.actions.debt import FINE
from games.cardopoly.actions.ending import wins_quick
from games.cardopoly.actions.tax import mortgageable_spaces
from games.cardopoly.cards import CARDS, CLAIMS, RANK
from games.cardopoly.state import NOBODY, PROPOSALS, State, set_owner
from games.cardopoly.view import Proposal, Trade, View
from games.cards import JACK
from games.core import LazyEvent, Luck
from games.settings import parse_limit


def to_state(view: View) -> State:
    """Build a match that shows *view* to its seat, with hidden cards in arbitrary places.

    In it, no other seat has a draft or tax cards ready, and all other bids are 0.
    """
    known = {*view.hand, *view.aces, *view.free, *view.discarded, *view.known_discards}
    known.update(*view.known_cards, *view.chance, *([place.card, *place.claims] for place in view.board))
    hidden = [card for card in range(CARDS) if card not in known]
    pockets = []
    for seat, size in enumerate(view.hand_sizes):
        held = view.known_cards[seat]
        fresh = size - len(held)
        pockets.append(list(view.hand) if seat == view.seat else [*held, *hidden[:fresh]])
        hidden = hidden if seat == view.seat else hidden[fresh:]
    below = view.discard - len(view.discarded) - len(view.known_discards)
    unseen, shown = [*view.known_discards, *hidden[:below]], list(view.discarded)
    debt, tax, auction, options = view.debt, view.tax, view.auction, view.options
    owed = debt is not None and debt.what != "bid"
    return State(
        quick=view.quick,
        teams=view.teams,
        chosen_suits=options["suits"] == "chosen",
        king_tax=int(options["king_tax"]),
        giver_chooses=options["tax_choice"] == "giver",
        round_limit=parse_limit(options["round_limit"]),
        board=[place.card for place in view.board],
        owners=[place.owner for place in view.board],
        claims=[list(place.claims) for place in view.board],
        aces=list(view.aces),
        places=list(view.places),
        pockets=pockets,
        chances=list(map(list, view.chance)),
        draw=hidden[below:],
        discard=shown + unseen if view.top == NOBODY else unseen + shown,
        lost=list(view.lost),
        out=list(view.out),
        leavers=[seat for seat, out in enumerate(view.out) if out],
        promises=list(view.promises),
        bids=_bids(view),
        givers=list(tax.awaited) if tax is not None else [],
        taxed=[
            list(tax.given) if tax is not None and seat == view.seat else [] for seat in range(view.seats)
        ],
        free=list(view.free),
        champions=[],
        mortgaged=sum(place.mortgaged << space for space, place in enumerate(view.board)),
        first=view.first,
        turn=view.turn,
        round=view.round,
        phase=view.phase or "over",
        after=tax.after if tax is not None else "",
        creditor=debt.to if debt is not None and owed else NOBODY,
        amount=debt.amount if debt is not None and owed else 0,
        promised=debt is not None and debt.what == "promise",
        leader=auction.leader if auction is not None else NOBODY,
        price=auction.price if auction is not None else 0,
        draft=_proposal(view.draft),
        proposal=_proposal(view.trade),
        proposals=PROPOSALS - view.proposals,
        edits=view.edits,
        dry=view.dry,
        last=view.last,
        counters=view.counters,
        unseen=unseen,
        known_cards=[_known_cards(view) if seat == view.seat else [] for seat in range(view.seats)],
        orders=[list(view.orders) if seat == view.seat else [] for seat in range(view.seats)],
    )


def _known_cards(view: View) -> list[int]:
    """The cards whose places the seat of *view* knows."""
    return [*view.known_discards, *(card for cards in view.known_cards for card in cards)]


def _bids(view: View) -> list[int]:
    auction = view.auction
    if auction is None:
        return []
    bids = [0 if out or seat == auction.by else UNANSWERED for seat, out in enumerate(view.out)]
    for seat in auction.answered:
        bids[seat] = 0
    if view.seat is not None and auction.bid is not None:
        bids[view.seat] = auction.bid
    return bids


def _proposal(trade: Trade | None) -> Proposal | None:
    if trade is None:
        return None
    return Proposal(**{name: getattr(trade, name) for name in Proposal.__struct_fields__})


def state_after(view: View, move: m.Move) -> State:
    """The match for the seat of *view* after its *move*, and after the tax of a king."""
    assert view.seat is not None
    state, luck = to_state(view), Luck(Random(0))
    rules.apply(state, view.seat, move, luck)
    while state.givers:
        giver = state.givers[0]
        answer = (
            m.Tax(tuple(state.pockets[giver][: state.king_tax]))
            if state.phase == "tax"
            else m.Mortgage(mortgageable_spaces(state, giver)[0])
        )
        rules.apply(state, giver, answer, luck)
    return state


def state_after_sale(view: View) -> State:
    """The match for the auctioneer of *view* after the leader has bought and paid."""
    auction, state = view.auction, to_state(view)
    assert auction is not None
    set_owner(state, auction.space, auction.leader)
    if not wins_quick(state, []):
        state.pockets[auction.by] += state.pockets[auction.leader][: auction.price]
    return state


def rescues(view: View) -> tuple[str, ...] | None:
    """The moves, by name, that may save a seat whose debt takes its whole pocket (CP-53).

    None if the seat of *view* is not asked to pay, or can pay and go on.
    """
    assert view.seat is not None
    if view.debt is None or view.phase != "debt" or view.seat not in view.awaited:
        return None
    ways = offers.offers(to_state(view), view.seat)
    open_moves = {offer.move for offer in ways}
    if "pay_all" not in open_moves:
        return None
    found = ["jack"] if "jack" in open_moves else []
    spaces = [offer.given["space"] for offer in ways if offer.move == "mortgage"]
    tries: dict[str, list[m.Move]] = {
        "king": [m.King()] if "king" in open_moves else [],
        "mortgage": [m.Mortgage(space) for space in spaces],
    }
    for name, tried in tries.items():
        after = [state_after(view, move) for move in tried]
        if any(each.phase != "debt" or len(each.pockets[view.seat]) > len(view.hand) for each in after):
            found.append(name)
    return (*found, "draft") if "draft" in open_moves else tuple(found)


def find_exits(view: View) -> tuple[str, ...]:
    """The ways out of jail of the seat of *view*, by the names of the moves (CP-40, CP-43).

    Everybody may know them, so *view* needn't have the pocket of its seat.
    """
    assert view.seat is not None
    fine = ("fine",) if view.hand_sizes[view.seat] > FINE else ()
    jack = ("jack",) if any(RANK[card] == JACK for card in view.chance[view.seat]) else ()
    return *fine, *jack, "sit"


FARTHEST = 10
"""The highest rank that moves a token (CP-11)."""


class Journey(NamedTuple):
    """The journey that the card of a turn leads to: the *space*, and the result as in `LastMove`.

    *ruins* says that it takes the whole pocket.
    """

    space: int
    what: str
    amount: int
    ruins: bool


def journeys(view: View) -> tuple[Journey, ...]:
    """The journeys of the seat of *view* with each rank from ace to ten as the card of its turn."""
    seat = view.seat
    assert seat is not None
    found = []
    for rank in range(1, FARTHEST + 1):
        state, events = to_state(view), list[LazyEvent]()
        state.turn, state.phase, state.proposal, state.draft = seat, "open", None, None
        state.draw.append(rank - 1)
        turn.draw(state, seat, m.Draw(), Luck(Random(0)), events)
        last = state.last
        assert last is not None
        ruins = state.phase == "debt" and len(state.pockets[seat]) <= state.amount
        found.append(Journey(last.space, last.what, last.amount, ruins))
    return tuple(found)


class Purchase(NamedTuple):
    """The pocket cards that can pay for a property, and those that can claim it.

    *salary* is the salary after the purchase if that raises it, otherwise 0. *wins* says that it wins the
    match.
    """

    pays: frozenset[int] = frozenset()
    claims: frozenset[int] = frozenset()
    salary: int = 0
    wins: bool = False


def purchase(view: View) -> Purchase:
    """The cards with which the seat of *view* could buy the property it may buy or bid for now."""
    seat = view.seat
    if seat is None or seat not in view.awaited or view.trade is not None:
        return Purchase()
    state = to_state(view)
    state.turn = view.auction.by if view.auction is not None else seat
    if view.phase == "bid":
        if not highest_bid(state, seat):
            return Purchase()
        space, table = state.places[state.turn], CLAIMS[state.aces[seat]]
        claims = frozenset(card for card in state.pockets[seat] if table[card])
        return Purchase(frozenset(laying.paying_cards(state, seat, space)), claims)
    ways = [offer for offer in offers.offers(state, seat) if offer.move == "buy"]
    pays = {offer.given["pay"] for offer in ways if "pay" in offer.given}
    pays.update(card for offer in ways for field in offer.fields for card in field.options)
    claims = frozenset(offer.given["claim"] for offer in ways)
    if not ways:
        return Purchase()
    claim = next(iter(claims))
    rules.apply(state, seat, m.Buy(claim, next(card for card in pays if card != claim)), Luck(Random(0)))
    salary = salary_of(state, seat)
    more = salary if salary > view.salaries[seat] else 0
    return Purchase(frozenset(pays), claims, more, state.phase == "over")
