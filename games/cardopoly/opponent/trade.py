"""Trades of the bot opponent: its proposals and its answers (CP-60 to CP-65)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from math import fsum
from typing import Final

from msgspec.structs import replace

from games.cardopoly import moves as m
from games.cardopoly.actions.buying import MORTGAGE
from games.cardopoly.opponent.judging import WIN, Position
from games.cardopoly.preview import to_state
from games.cardopoly.state import EDITS, NOBODY, PROPOSALS
from games.cardopoly.view import Debt, Trade
from games.cardopoly.visibility import view as view_of
from games.core import Offer
from games.kit.seats import active_seats

MARGIN = 0.8  # the least gain of either side from a trade …
EAGER = 0.4  # … and how much less satisfies one with a full liking for trading
PROMISE = 0.7  # the value of a card that a rival promises
EARNED = 3  # cards that a debtor may get until a promise is due
RIVAL_OUT = 4.0  # the value of a rival's elimination if others remain
SPARED: Final = 3  # pocket cards kept for kings in the last round
EVERY: Final = 3
"""The rounds between two proposals to the same seat, so that the bot isn't a nuisance.

A bot with a full liking for trading may propose in two of them.
"""

LEAD = 30.0
"""The value of leading in the count that ends the match (CP-92), which shrinks with the rounds left."""

SIGHT: Final = 15
"""The most rounds left for which the lead counts: a seat that could get it proposes in each of them."""

MOST_ASKED: Final = 6
"""The most pocket cards that it asks for: as many as a person can ask for with one tap."""

MOST_TAKEN: Final = 2
MOST_PAID: Final = EDITS - MOST_TAKEN
"""The most pocket cards that it gives: as many as a person can add to a draft one by one."""

VOWED_IN: Final = 2
"""The number of its own turns after which a debtor promises to pay the rest."""


def begin(position: Position, offers: dict[str, list[Offer]]) -> m.Draft | None:
    """The draft of a trade worth proposing now; None if there is none."""
    view = position.view
    if "draft" not in offers or view.proposals < PROPOSALS:
        return None
    plan = _plan(position)
    return m.Draft(**{name: getattr(plan, name) for name in m.Draft.__struct_fields__}) if plan else None


def finish_draft(position: Position, offers: dict[str, list[Offer]]) -> m.Move:
    """Propose the draft, or drop it if this bot wouldn't propose it, for example one by a person."""
    draft, plan = position.view.draft, _plan(position)
    if draft is None or plan is None or replace(plan, settles=False) != replace(draft, flaw=""):
        return m.Drop()
    settles = int(plan.settles)
    if any(offer.given["settles"] == settles for offer in offers.get("propose", [])):
        return m.Propose(settles)
    return m.Drop()


def answer(position: Position, offers: dict[str, list[Offer]]) -> m.Move:
    """Accept the proposal if it helps this seat more than the other side; otherwise decline.

    With a single rival, every gain of theirs is a loss for this seat. So their proposal is accepted only if
    this seat values it more than the rival does, or if it settles a debt.
    """
    trade = position.view.trade
    if trade is None or not offers.keys() & {"accept", "accept_giving"}:
        return m.Decline()
    cards: tuple[int, ...] = ()
    if trade.number:
        fitting = offers["accept_giving"][0].fields[0].options
        cards = position.cheapest(fitting, trade.number, trade.by)
    gain = _score(position, trade, cards) + _lead_worth(position, trade, _leads(position))
    if position.only and not trade.settles:
        rival = Position(view_of(to_state(position.view), trade.by))
        gain -= max(0.0, _score(rival, trade, cards))
    if gain < MARGIN - EAGER * position.style.trading:
        return m.Decline()
    return m.AcceptGiving(cards) if trade.number else m.Accept()


def _score(position: Position, trade: Trade, answer: tuple[int, ...] | None) -> float:
    """The value of *trade* to the seat of the view, less the weighted gain of the other side."""
    me = position.me
    other = trade.to if trade.by == me else trade.by
    mine, theirs = _value(position, trade, me, answer), _value(position, trade, other, answer)
    return mine - position.weights[other] * theirs


def _value(position: Position, trade: Trade, seat: int, answer: tuple[int, ...] | None) -> float:
    """The value of *trade* to *seat*, one of its sides; *answer* are the cards asked for, if known."""
    board, me, sign = position.view.board, position.me, 1 if seat == trade.by else -1
    worth = 0.0
    properties = 0
    for spaces, direction in ((trade.take, sign), (trade.spaces, -sign)):
        for space in spaces:
            worth += direction * min(position.worth(space, seat, soon=False), WIN / 10)
            properties += 0 if board[space].mortgaged else direction
    if properties > 0 and position.wins_quick(seat, properties):
        return WIN
    worth -= sign * fsum([position.bonus(card, seat) for card in trade.cards])
    if answer is not None:
        worth += sign * fsum([position.bonus(card, seat) for card in answer])
    cards = sign * (trade.number - trade.count)
    gives, asks = _due(position, trade.gives, trade.gives_in), _due(position, trade.asks, trade.asks_in)
    given, got = (gives, asks) if sign > 0 else (asks, gives)
    promiser = trade.to if sign > 0 else trade.by
    worth += PROMISE * min(got, position.view.hand_sizes[promiser] - cards + EARNED)
    if seat == me:
        worth += position.change(cards - given, MORTGAGE * properties)
    else:
        worth += cards - given
    debt = position.view.debt
    if not trade.settles or debt is None:
        return worth
    return worth + (1 if seat == debt.by else -1) * _debt(position, debt)


def _due(position: Position, number: int, turns: int) -> int:
    """The *number* of promised cards, or 0 if the match ends before *turns* turns are over."""
    return number if turns < position.rounds else 0


def _debt(position: Position, debt: Debt) -> float:
    """The value to its creditor of *debt*, which a trade would settle."""
    view = position.view
    unmortgaged = [place for place in view.board if place.owner == debt.by and not place.mortgaged]
    pocket = view.hand_sizes[debt.by]
    if pocket + min(position.bank, MORTGAGE * len(unmortgaged)) > debt.amount:
        return float(debt.amount)
    return pocket + (WIN if position.last_rival(debt.by) else RIVAL_OUT)


# Proposals


def _plan(position: Position) -> Trade | None:
    """The trade to propose now, if any; it stays the same until the turn continues."""
    if position.view.debt is not None:
        return _settlement(position)
    return _purchase(position) if _is_last(position) else _exchange(position)


def _settlement(position: Position) -> Trade | None:
    """A trade that could prevent elimination: all cards but one, with a property or else a promise."""
    view = position.view
    debt = view.debt
    if debt is None or debt.by != position.me or position.can_pay(debt.amount):
        return None
    if position.last_rival(position.me) or position.wins_quick(debt.to, 1):
        return None
    kept = max(view.hand, key=lambda card: (position.cost(card, debt.to), card))
    cards = tuple([card for card in view.hand if card != kept])
    own = [space for space, place in enumerate(view.board) if place.owner == position.me]
    if own:
        gain = {
            space: position.worth(space, debt.to, soon=False) - position.worth(space, position.me, soon=False)
            for space in own
        }
        space = max(own, key=gain.__getitem__)
        return Trade(position.me, debt.to, spaces=(space,), cards=cards, count=len(cards), settles=True)
    rest = min(10, debt.amount - len(cards))
    return Trade(
        position.me, debt.to, cards=cards, count=len(cards), gives=rest, gives_in=VOWED_IN, settles=True
    )


def _is_last(position: Position) -> bool:
    """Whether the match is counted before anybody has another turn (CP-92)."""
    return position.rounds == 1 and position.view.debt is None


def _leads(position: Position, trade: Trade | None = None) -> bool:
    """Whether the seat of the view, or its team, would win by the count now, or after *trade*."""
    view = position.view
    moved: dict[int, int] = {}
    counts = [[0, size] for size in view.hand_sizes]
    if trade is not None:
        moved = dict.fromkeys(trade.take, trade.by) | dict.fromkeys(trade.spaces, trade.to)
        counts[trade.by][1] += trade.number - trade.count
        counts[trade.to][1] -= trade.number - trade.count
    for space, place in enumerate(view.board):
        if place.owner != NOBODY and not place.mortgaged:
            counts[moved.get(space, place.owner)][0] += 1
    sides: dict[int, tuple[int, int]] = {}
    for seat in active_seats(view.out):
        number = seat % 2 if view.teams else seat
        count, cards = sides.get(number, (0, 0))
        sides[number] = count + counts[seat][0], cards + counts[seat][1]
    mine = sides.pop(position.me % 2 if view.teams else position.me)
    return all(mine > others for others in sides.values())


def _lead_worth(position: Position, trade: Trade, leads: bool) -> float:
    """The value to the seat of the view, which *leads* or not, of leading after *trade*."""
    if position.rounds > SIGHT:
        return 0.0
    return position.value_at_count(LEAD) * (_leads(position, trade) - leads)


def _purchase(position: Position) -> Trade | None:
    """A trade in the last round that buys the lead for all spare cards, which are useless afterwards."""
    if _leads(position):
        return None
    view = position.view
    found: list[Trade] = []
    for to in position.rivals:
        cards = position.cheapest(view.hand, min(position.cards - SPARED, MOST_PAID), to)
        owned = [space for space, place in enumerate(view.board) if place.owner == to and not place.mortgaged]
        owned.sort(key=lambda space: position.worth(space, to, soon=False))
        for many in range(1, min(MOST_TAKEN, len(owned)) + 1):
            trade = Trade(position.me, to, take=tuple(sorted(owned[:many])), cards=cards, count=len(cards))
            if cards and _leads(position, trade):
                found.append(trade)
                break
    return max(found, key=lambda trade: _value(position, trade, trade.to, None), default=None)


def _exchange(position: Position) -> Trade | None:
    """The most valuable trade, for the least that the other side should still accept."""
    view = position.view
    near = position.rounds <= SIGHT
    leads = near and _leads(position)
    best, most = None, MARGIN - EAGER * position.style.trading
    for to in position.rivals:
        due = (view.round + position.me + to) % EVERY <= position.style.trading
        if not due and (leads or not near):
            continue
        other = Position(view_of(to_state(view), to))
        for trade, worth in _ideas(position, other):
            # The other side may not see the end coming, so the bot asks for the lead in any case.
            lead = _lead_worth(position, trade, leads)
            if worth + lead > most and (due or lead > 0) and _score(other, trade, None) >= MARGIN:
                best, most = trade, worth + lead
    return best


def _ideas(position: Position, other: Position) -> Iterator[tuple[Trade, float]]:
    """Yield trades for a property of *other*, each with its value.

    In return, it gives a property or none, and there may be cards on either side. The trades only ask for
    cards whose existence is public.
    """
    view, me, to = position.view, position.me, other.me
    cards = position.cheapest(view.hand, min(MOST_PAID, position.cards - 2), to)
    counts = range(-max(0, min(MOST_ASKED, view.hand_sizes[to] - 2)), len(cards) + 1)
    paid, got = _payment_values(position, to, cards, counts, -1), _payment_values(other, me, cards, counts, 1)
    own, theirs = (
        [space for space, place in enumerate(view.board) if place.owner == seat] for seat in (me, to)
    )
    dear = {space: (_dear(position, space, to), _dear(other, space, me)) for space in (*own, *theirs)}
    for take in theirs:
        for given in ((), *((space,) for space in own)):
            wanted, held = dear[take]
            for space in given:
                wanted, held = wanted - dear[space][0], held - dear[space][1]
            more = not given
            at = bisect_left(got[more], MARGIN + held)
            if at < len(counts):
                count = max(0, counts[at])
                yield (
                    Trade(
                        me,
                        to,
                        take=(take,),
                        number=max(0, -counts[at]),
                        spaces=given,
                        cards=cards[:count],
                        count=count,
                    ),
                    wanted + paid[more][at],
                )


def _dear(position: Position, space: int, rival: int) -> float:
    """The value of the property at *space* to the seat of *position* if *rival* has it otherwise."""
    mine, theirs = (position.worth(space, seat, soon=False) for seat in (position.me, rival))
    return mine + position.weights[rival] * theirs


def _payment_values(
    position: Position, rival: int, cards: Sequence[int], counts: Iterable[int], sign: int
) -> tuple[list[float], list[float]]:
    """The value of getting (*sign* 1) or giving (*sign* -1) the first of *cards* in a trade with *rival*.

    There is a value for each of *counts*; a negative count stands for unknown cards. The first list assumes
    the same number of properties as before, the second one more on the side that gives the cards.
    """
    worths = list(accumulate((position.cost(card, rival) for card in cards), initial=0.0))
    envy = position.weights[rival]
    same, more = (
        [
            position.change(sign * count, -sign * properties * MORTGAGE)
            + sign * (envy * count + worths[max(0, count)])
            for count in counts
        ]
        for properties in (0, 1)
    )
    return same, more
