"""The turn with 2 to 4 players: draw, trade or pass, then discard (MC-20 to MC-25, MC-28)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Final

from games.core import Chance, Event, Field, IllegalMove, InvalidMove, LazyEvent, Offer
from games.kit.seats import WHO, next_seat
from games.monopoly import announcements
from games.monopoly.cards import CARDS
from games.monopoly.ending import end_undecided
from games.monopoly.moves import Discard, Draw, Grow, Move, PassTurn, Trade
from games.monopoly.state import DISCARD, TURN, State, excess, is_owned
from games.monopoly.view import Last
from games.offer import are_different, sample_count

IDLE: Final = 5
"""The turns of each seat without a draw that end the hand; one is enough if the draw pile is empty (MC-28).

A trade that takes a card of the draw pile counts as a draw, since it brings the end of the hand nearer.
"""

_DRAW: Final = Offer("draw")
_PASS: Final = Offer("pass_turn")
_COUNTS: Final = tuple(Field("count", tuple(range(1, most + 1))) for most in range(CARDS + 1))
_PILES: Final = range(6)
_TRADE: Final = tuple(
    tuple(Offer("trade", {"pile": pile, "card": -1}, (counts,), grave=True) for counts in _COUNTS)
    for pile in _PILES
)
_ADDING: Final = tuple({"pile": pile} for pile in _PILES)
_DREW: Final = Draw()
_PASSED: Final = PassTurn()
_ALONE: Final = tuple(Discard((card,)) for card in range(CARDS))
_BIT: Final = tuple(1 << card for card in range(CARDS))
_OTHERS: Final = tuple(~bit for bit in _BIT)
"""For every card, the mask of all other cards."""
_DRAWING: Final = tuple(Last(seat, "draw") for seat in range(6))
_GROW: Final = tuple(Offer("grow", {"pile": pile, "card": -1}, grave=True) for pile in _PILES)


Way = tuple[int, int, int]
"""A pile to exchange cards with, the most cards, and the card of the hand laid first: none or `ANY`.

If the most is 0, the way is to grow instead (MC-23).
"""

Others = Callable[[State, int, Random], Move | None]
"""Draws one of a fixed number of other moves, each equally likely; None if the one drawn isn't legal."""

NONE: Final = -1
ANY: Final = -2


def ways(state: State, seat: int) -> list[Way]:
    """The ways in which *seat* may exchange cards on its turn (MC-21 to MC-23)."""
    piles = state.piles
    own = len(piles[seat])
    found: list[Way] = []
    for pile, theirs in enumerate(piles):
        if theirs and pile != seat:
            found += _ways(pile, own, len(theirs), _may_grow(state, pile))
    return found


def _may_grow(state: State, pile: int) -> bool:
    """Whether *pile* is ownerless and the draw pile has a card (MC-23)."""
    return len(state.draw) > 0 and not is_owned(state, pile)


@cache
def _ways(pile: int, own: int, there: int, growing: bool) -> tuple[Way, ...]:
    """The ways to trade with *pile*, which has *there* cards: at most two, or four with *growing*."""
    found = [(pile, min(own, there), NONE), (pile, min(own + 1, there), ANY)]
    if growing:
        found += [(pile, 0, NONE)] if own > 1 else []
        found += [(pile, 0, ANY)] if own else []
    return tuple(found if own else found[1:])


def offers(state: State, seat: int) -> list[Offer]:
    """The moves of *seat* on its turn except going out (MC-20 to MC-23, MC-28)."""
    card = Field("card", tuple(state.hands[seat]))
    found = [_DRAW if state.draw else _PASS]
    for pile, most, laid in ways(state, seat):
        if laid == NONE:
            found.append(_TRADE[pile][most] if most else _GROW[pile])
        elif most:
            found.append(Offer("trade", _ADDING[pile], (card, _COUNTS[most]), True))
        else:
            found.append(Offer("grow", _ADDING[pile], (card,), True))
    return found


def random_turn(state: State, seat: int, random: Random, others: Others, most: int) -> Move:
    """A random one of the moves of `offers` and of at most *most* *others*, all equally likely."""
    chance, piles = random.random, state.piles
    own, each = len(piles[seat]), 4 if state.leavers or len(piles) > len(state.out) else 2
    exchanging = each * (len(piles) - 1)
    slots = exchanging + 1 + most
    while True:  # Drawing again after a miss takes less time than listing all moves.
        at = int(chance() * slots)
        if at < exchanging:
            pile = at // each
            pile += pile >= seat
            if there := len(piles[pile]):
                found, at = _ways(pile, own, there, each > 2 and _may_grow(state, pile)), at % each
                if at < len(found):
                    pile, count, card = found[at]
                    if card == ANY:
                        hand = state.hands[seat]
                        card = hand[int(chance() * len(hand))]
                    return Trade(pile, int(chance() * count) + 1, card) if count else Grow(pile, card)
        elif at == exchanging:
            return _DREW if state.draw else _PASSED
        elif other := others(state, seat, random):
            return other


def discards(state: State, seat: int) -> Offer:
    """The offer to discard exactly the excess, in any order (MC-24, MC-71)."""
    due = excess(state, seat)
    return Offer("discard", {}, (Field("cards", tuple(state.hands[seat]), due, due, True),))


def random_discard(state: State, seat: int, random: Random) -> Discard:
    """A random discard of the excess of *seat*."""
    hand = state.hands[seat]
    due = len(hand) - state.size
    return (
        _ALONE[hand[int(random.random() * len(hand))]]
        if due == 1
        else Discard(sample_count(hand, due, random))
    )


def check_draw(state: State, seat: int, move: Draw) -> None:
    """Refuse to draw if the draw pile is empty."""
    if not state.draw:
        raise IllegalMove("monopoly-nothing-to-draw")


def draw(state: State, seat: int, move: Draw, chance: Chance) -> list[LazyEvent]:
    """Take the top card of the draw pile (MC-20)."""
    card = state.draw.pop()
    insort(state.hands[seat], card)
    state.idle = [0] * len(state.idle)
    state.last = _DRAWING[seat]
    events: list[LazyEvent] = [(announcements.announce_draw, seat, card, state.edition)]
    _discard_due(state, seat, chance, events)
    return events


def check_pass(state: State, seat: int, move: PassTurn) -> None:
    """Refuse to pass while a draw is possible (MC-28)."""
    if state.draw:
        raise IllegalMove("monopoly-no-passing")


def pass_turn(state: State, seat: int, move: PassTurn, chance: Chance) -> list[LazyEvent]:
    """Do nothing; only the excess is discarded (MC-28)."""
    state.idle[seat] += 1
    state.last = Last(seat, "pass")
    events: list[LazyEvent] = [Event("monopoly-pass-turn", {"who": WHO[seat]})]
    _discard_due(state, seat, chance, events)
    return events


def check_trade(state: State, seat: int, move: Trade) -> None:
    """Refuse to trade more cards than there are on either side (MC-21, MC-22)."""
    count = move.count
    own, there = _sides(state, seat, move.pile, move.card)
    if count < 1:
        raise InvalidMove("field-not-offered")
    if count > there:
        raise IllegalMove("monopoly-trade-there", count=there, chosen=count)
    if count > own:
        raise IllegalMove("monopoly-trade-own", count=own, chosen=count)


def trade(state: State, seat: int, move: Trade, chance: Chance) -> list[LazyEvent]:
    """Exchange the top cards of the seat's own pile with those of another (MC-21 to MC-23)."""
    pile, count, card = move.pile, move.count, move.card
    mine, theirs = state.piles[seat], state.piles[pile]
    given: tuple[int, ...]
    got: tuple[int, ...]
    if card >= 0:
        _lay(state, seat, card)
    if count == 1:  # most trades
        given, got = (mine.pop(),), (theirs.pop(),)
    else:
        given, got = tuple(mine[-count:]), tuple(theirs[-count:])
        del mine[-count:], theirs[-count:]
    if has_owner := is_owned(state, pile):
        _take(state, pile, given)
    else:
        theirs += given
    _take(state, seat, got)
    state.idle[seat] += 1
    state.last = Last(seat, "trade", pile, given, got)
    events: list[LazyEvent] = [
        (announcements.announce_trade, seat, pile, has_owner, given, got, state.edition)
    ]
    _discard_due(state, seat, chance, events)
    return events


def check_grow(state: State, seat: int, move: Grow) -> None:
    """Refuse to grow with somebody's pile, or with too few cards on either side (MC-23)."""
    pile = move.pile
    own, there = _sides(state, seat, pile, move.card)
    if is_owned(state, pile):
        raise IllegalMove("monopoly-grow-owned", who=WHO[pile])
    if not state.draw:
        raise IllegalMove("monopoly-nothing-to-draw")
    if not there:
        raise IllegalMove("monopoly-trade-there", count=0, chosen=1)
    if own < 2:
        raise IllegalMove("monopoly-trade-own", count=own, chosen=2)


def grow(state: State, seat: int, move: Grow, chance: Chance) -> list[LazyEvent]:
    """Exchange two own cards for the top ones of an ownerless pile and of the draw pile (MC-23)."""
    pile = move.pile
    if move.card >= 0:
        _lay(state, seat, move.card)
    mine, theirs = state.piles[seat], state.piles[pile]
    given, got = tuple(mine[-2:]), (theirs.pop(),)
    del mine[-2:]
    theirs += given
    card = state.draw.pop()
    _take(state, seat, got)
    insort(state.hands[seat], card)
    state.idle = [0] * len(state.idle)
    state.last = Last(seat, "grow", pile, given, got)
    events: list[LazyEvent] = [(announcements.announce_grow, seat, pile, given, got, card, state.edition)]
    _discard_due(state, seat, chance, events)
    return events


def _sides(state: State, seat: int, pile: int, card: int) -> tuple[int, int]:
    """The number of cards *seat* has to trade, including *card*, and the number on the other side."""
    piles = state.piles
    if not 0 <= pile < len(piles) or pile == seat:
        raise InvalidMove("field-not-offered")
    if card == -1:
        return len(piles[seat]), len(piles[pile])
    if card not in state.hands[seat]:
        raise IllegalMove("monopoly-not-in-hand")
    return len(piles[seat]) + 1, len(piles[pile])


def _lay(state: State, seat: int, card: int) -> None:
    """Lay a card from the hand on the seat's trade pile (MC-22)."""
    state.hands[seat].remove(card)
    state.public_cards[seat] &= _OTHERS[card]
    state.piles[seat].append(card)


def _take(state: State, seat: int, cards: Sequence[int]) -> None:
    """Move *cards* openly into the hand of *seat*."""
    hand, known = state.hands[seat], state.public_cards[seat]
    hand += cards
    hand.sort()
    for card in cards:
        known |= _BIT[card]
    state.public_cards[seat] = known


def _discard_due(state: State, seat: int, chance: Chance, events: list[LazyEvent]) -> None:
    if len(state.hands[seat]) > state.size:
        state.phase = DISCARD
    else:
        end_turn(state, seat, chance, events)


def check_discard(state: State, seat: int, move: Discard) -> None:
    """Refuse all but exactly the excess of *seat* (MC-24, MC-71)."""
    hand = state.hands[seat]
    due = len(hand) - state.size
    if len(move.cards) != due:
        raise IllegalMove("monopoly-discard-count", count=due, chosen=len(move.cards))
    if not are_different(move.cards, hand):
        raise IllegalMove("monopoly-not-in-hand")


def lay_on_pile(state: State, seat: int, cards: tuple[int, ...]) -> LazyEvent:
    """Lay *cards* of the hand on the seat's trade pile, the last on top."""
    hand, known = state.hands[seat], state.public_cards[seat]
    for card in cards:
        hand.remove(card)
        known &= _OTHERS[card]
    state.public_cards[seat] = known
    state.piles[seat] += cards
    state.last = Last(seat, "discard", seat, cards)
    return announcements.announce_discard, seat, cards, state.edition


def discard(state: State, seat: int, move: Discard, chance: Chance) -> list[LazyEvent]:
    """Discard the excess and end the turn (MC-24)."""
    events = [lay_on_pile(state, seat, move.cards)]
    end_turn(state, seat, chance, events)
    return events


def end_turn(state: State, seat: int, chance: Chance, events: list[LazyEvent]) -> None:
    """Pass the turn on, or end the hand undecided if nobody makes progress (MC-28)."""
    limit = IDLE if state.draw else 1
    counts, out = state.idle, state.out
    if (counts[seat] >= limit or out[seat]) and all(
        idle >= limit or left for idle, left in zip(counts, out, strict=True)
    ):
        end_undecided(state, chance, events)
        return
    state.turn = next_seat(out, seat)
    state.phase = TURN
