"""Trades of the bot opponent: what it proposes, and how it answers (CP-60 to CP-65)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from games.cardopoly import moves as m
from games.cardopoly.actions.buying import MORTGAGE
from games.cardopoly.bot.judging import RIVALRY, WIN, Position
from games.cardopoly.state import EDITS, NOBODY, PROPOSALS
from games.cardopoly.view import Debt, Trade
from games.core import Offer
from games.kit.seats import active

MARGIN = 0.8  # what a trade has to be worth, to either side
PROMISE = 0.7  # a card that a rival promises
EARNED = 3  # cards that a debtor may get until then
RIVAL_OUT = 4.0  # a rival's elimination, if others remain
SPARED: Final = 3  # pocket cards that kings may still take in the last round
EVERY: Final = 3
"""In which of so many rounds a seat asks for a trade; nobody likes to be asked all the time."""

MOST_GIVEN: Final = 4
MOST_ASKED: Final = 3
MOST_TAKEN: Final = 2
MOST_PAID: Final = EDITS - MOST_TAKEN
"""Pocket cards in the last round: a person who lays a trade piece by piece can lay no more."""

VOWED_IN: Final = 2
"""On which next turn of its own a debtor promises the rest."""


def begin(position: Position, offers: dict[str, list[Offer]]) -> m.Draft | None:
    """The draft of a trade worth proposing now; None if there is none."""
    view = position.view
    if "draft" not in offers or view.proposals < PROPOSALS:
        return None
    if view.debt is None and not _is_last(position) and (view.round + position.me) % EVERY:
        return None
    plan = _plan(position)
    return m.Draft(**{name: getattr(plan, name) for name in m.Draft.__struct_fields__}) if plan else None


def go_on(position: Position, offers: dict[str, list[Offer]]) -> m.Move:
    """Propose the draft; one that is not what this seat would propose, such as a person's, is dropped."""
    draft, plan = position.view.draft, _plan(position)
    if draft is None or plan is None or replace(plan, settles=False) != replace(draft, flaw=""):
        return m.Drop()
    settles = int(plan.settles)
    if any(offer.given["settles"] == settles for offer in offers.get("propose", [])):
        return m.Propose(settles)
    return m.Drop()


def answer(position: Position, offers: dict[str, list[Offer]]) -> m.Move:
    """Accept the proposal if it does this seat more good than the other side, or decline."""
    trade = position.view.trade
    if trade is None or not offers.keys() & {"accept", "accept_giving"}:
        return m.Decline()
    if _is_last(position) and _leads(position) and not _leads(position, trade):
        return m.Decline()
    cards: tuple[int, ...] = ()
    if trade.number:
        fitting = offers["accept_giving"][0].fields[0].options
        cards = position.cheapest(fitting, trade.number, trade.by)
    if _score(position, trade, cards) < MARGIN:
        return m.Decline()
    return m.AcceptGiving(cards) if trade.number else m.Accept()


def _score(position: Position, trade: Trade, answer: tuple[int, ...] | None) -> float:
    """What *trade* is worth to the seat of the view, the other side's gain considered."""
    me = position.me
    other = trade.to if trade.by == me else trade.by
    mine, theirs = _value(position, trade, me, answer), _value(position, trade, other, answer)
    return mine - position.weights[other] * theirs


def _value(position: Position, trade: Trade, seat: int, answer: tuple[int, ...] | None) -> float:
    """What *trade* is worth to *seat*, one of its sides; *answer* are the cards asked for, if known."""
    board, me, sign = position.view.board, position.me, 1 if seat == trade.by else -1
    worth = 0.0
    properties = 0
    for spaces, direction in ((trade.take, sign), (trade.spaces, -sign)):
        for space in spaces:
            worth += direction * min(position.worth(space, seat, soon=False), WIN / 10)
            properties += 0 if board[space].mortgaged else direction
    if properties > 0 and position.wins_quick(seat, properties):
        return WIN
    worth -= sign * sum([position.bonus(card, seat) for card in trade.cards])
    if answer is not None:
        worth += sign * sum([position.bonus(card, seat) for card in answer])
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
    """The cards of a promise of *number* in so many *turns* that falls due before the match ends."""
    return number if turns < position.rounds else 0


def _debt(position: Position, debt: Debt) -> float:
    """What *debt*, which a trade would settle, is worth to its creditor."""
    view = position.view
    unmortgaged = [place for place in view.board if place.owner == debt.by and not place.mortgaged]
    pocket = view.hand_sizes[debt.by]
    if pocket + min(position.bank, MORTGAGE * len(unmortgaged)) > debt.amount:
        return float(debt.amount)
    return pocket + (WIN if position.last_rival(debt.by) else RIVAL_OUT)


# Proposals


def _plan(position: Position) -> Trade | None:
    """The trade to propose now, if any; the same as long as the turn has not gone on."""
    if position.view.debt is not None:
        return _settlement(position)
    return _purchase(position) if _is_last(position) else _exchange(position)


def _settlement(position: Position) -> Trade | None:
    """What could save from elimination: a property, or else a promise, and all cards but one."""
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
    """Whether the count that ends the match comes before another turn of anybody (CP-92)."""
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
    for seat in active(view.out):
        number = seat % 2 if view.teams else seat
        count, cards = sides.get(number, (0, 0))
        sides[number] = count + counts[seat][0], cards + counts[seat][1]
    mine = sides.pop(position.me % 2 if view.teams else position.me)
    return all(mine > others for others in sides.values())


def _purchase(position: Position) -> Trade | None:
    """Properties that make it the first in the last round, for all it can spare: it needs no cards then."""
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
    """The best trade that the other side should like as well."""
    best, most = None, MARGIN
    share = RIVALRY[position.only] / max(1, len(position.rivals))
    for trade in _ideas(position):
        score = _score(position, trade, None)
        if score > most:
            theirs = _value(position, trade, trade.to, None)
            if theirs - share * (score + position.weights[trade.to] * theirs) > MARGIN:
                best, most = trade, score
    return best


def _ideas(position: Position) -> Iterator[Trade]:
    """A property of each rival for one of its own or for cards: nobody is asked for what cannot be seen."""
    view, me = position.view, position.me
    own = [space for space, place in enumerate(view.board) if place.owner == me]
    kept = {space: position.worth(space, me, soon=False) for space in own}
    for to in position.rivals:
        theirs = view.hand_sizes[to]
        cheap = position.cheapest(view.hand, min(MOST_GIVEN, position.cards - 2), to)
        offered = {space: position.worth(space, to, soon=False) for space in own}
        for take, place in enumerate(view.board):
            if place.owner != to:
                continue
            wanted, held = position.worth(take, me, soon=False), position.worth(take, to, soon=False)
            for give in (None, *own):
                spaces = () if give is None else (give,)
                lost = 0.0 if give is None else kept[give]
                got = 0.0 if give is None else offered[give]
                # As many cards as make both sides gain the same.
                even = round((wanted - lost - got + held) / 2)
                if wanted - lost + got - held < 2 * MARGIN:
                    continue
                if 0 <= even <= len(cheap):
                    yield Trade(me, to, take=(take,), spaces=spaces, cards=cheap[:even], count=even)
                elif -min(MOST_ASKED, theirs - 2) <= even < 0:
                    yield Trade(me, to, take=(take,), number=-even, spaces=spaces)
