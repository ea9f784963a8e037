"""The turn with 2 to 4 players: draw, trade or pass, then discard (MC-20 to MC-25, MC-28)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import Final

from games.core import Chance, Event, Field, IllegalMove, InvalidMove, Offer, Text, Value
from games.kit.seats import WHO, following
from games.monopoly.cards import CARDS, named
from games.monopoly.ending import undecided
from games.monopoly.moves import Discard, Draw, Grow, PassTurn, Trade
from games.monopoly.state import DISCARD, TURN, State, excess, owned
from games.monopoly.view import Last
from games.offer import are_different

IDLE: Final = 5
"""After so many turns each without a draw the hand ends; after one each if the draw pile is empty (MC-28).

A trade that takes a card of the draw pile counts as drawing: it brings the hand nearer to its end.
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
_NUMBERED: Final = tuple(Text("monopoly-pile", {"number": pile + 1}) for pile in _PILES)
_GROW: Final = tuple(Offer("grow", {"pile": pile, "card": -1}, grave=True) for pile in _PILES)


def offers(state: State, seat: int) -> list[Offer]:
    """What *seat* may do on its turn, besides going out (MC-20 to MC-23, MC-28)."""
    piles, draw = state.piles, state.draw
    found = [_DRAW if draw else _PASS]
    own = len(piles[seat])
    out, growing = state.out, bool(draw and own)
    card = Field("card", tuple(state.hands[seat]))
    for pile, theirs in enumerate(piles):
        if pile == seat or not theirs:
            continue
        there = len(theirs)
        if own < there:
            if own:
                found.append(_TRADE[pile][own])
            counts = _COUNTS[own + 1]
        else:
            found.append(_TRADE[pile][there])
            counts = _COUNTS[there]
        found.append(Offer("trade", _ADDING[pile], (card, counts), True))
        if growing and (pile >= len(out) or out[pile]):
            if own > 1:
                found.append(_GROW[pile])
            found.append(Offer("grow", _ADDING[pile], (card,), True))
    return found


def discards(state: State, seat: int) -> Offer:
    """The choice of what to discard: exactly the excess, in any order (MC-24, MC-71)."""
    due = excess(state, seat)
    return Offer("discard", {}, (Field("cards", tuple(state.hands[seat]), due, due, True),))


def draw(state: State, seat: int, move: Draw, chance: Chance) -> list[Event]:
    """Take the top card of the draw pile (MC-20)."""
    if not state.draw:
        raise IllegalMove("monopoly-nothing-to-draw")
    card = state.draw.pop()
    insort(state.hands[seat], card)
    state.idle = [0] * len(state.idle)
    state.last = Last(seat, "draw")
    events = [
        Event("monopoly-draw", {"who": WHO[seat]}),
        Event("monopoly-draw-you", {"cards": named((card,), state.edition)}, (seat,)),
    ]
    _discard_due(state, seat, chance, events)
    return events


def pass_turn(state: State, seat: int, move: PassTurn, chance: Chance) -> list[Event]:
    """Do nothing; only the excess is discarded (MC-28)."""
    if state.draw:
        raise IllegalMove("monopoly-no-passing")
    state.idle[seat] += 1
    state.last = Last(seat, "pass")
    events = [Event("monopoly-pass-turn", {"who": WHO[seat]})]
    _discard_due(state, seat, chance, events)
    return events


def trade(state: State, seat: int, move: Trade, chance: Chance) -> list[Event]:
    """Exchange the top cards of one's own pile with those of another (MC-21 to MC-23)."""
    pile, count = move.pile, move.count
    own, theirs = _sides(state, seat, pile, move.card)
    if count < 1:
        raise InvalidMove("field-not-offered")
    if count > len(theirs):
        raise IllegalMove("monopoly-trade-there", count=len(theirs), chosen=count)
    if count > own:
        raise IllegalMove("monopoly-trade-own", count=own, chosen=count)
    if move.card >= 0:
        _lay(state, seat, move.card)
    mine = state.piles[seat]
    given, got = tuple(mine[-count:]), tuple(theirs[-count:])
    del mine[-count:], theirs[-count:]
    concerned: tuple[int, ...] = ()
    if is_owned := owned(state, pile):
        _take(state, pile, given)
        concerned = (pile,)
    else:
        theirs += given
    _take(state, seat, got)
    state.idle[seat] += 1
    state.last = Last(seat, "trade", pile, given, got)
    told = _sides_told(seat, pile_name(pile, is_owned), given, got, state.edition)
    events = [Event("monopoly-trade", told, None, concerned)]
    _discard_due(state, seat, chance, events)
    return events


def grow(state: State, seat: int, move: Grow, chance: Chance) -> list[Event]:
    """Two of one's own cards for the top ones of an ownerless pile and of the draw pile (MC-23)."""
    pile = move.pile
    own, theirs = _sides(state, seat, pile, move.card)
    if owned(state, pile):
        raise IllegalMove("monopoly-grow-owned", who=WHO[pile])
    if not state.draw:
        raise IllegalMove("monopoly-nothing-to-draw")
    if not theirs:
        raise IllegalMove("monopoly-trade-there", count=0, chosen=1)
    if own < 2:
        raise IllegalMove("monopoly-trade-own", count=own, chosen=2)
    if move.card >= 0:
        _lay(state, seat, move.card)
    mine = state.piles[seat]
    given, got = tuple(mine[-2:]), (theirs.pop(),)
    del mine[-2:]
    theirs += given
    card = state.draw.pop()
    _take(state, seat, got)
    insort(state.hands[seat], card)
    state.idle = [0] * len(state.idle)
    state.last = Last(seat, "grow", pile, given, got)
    events = [
        Event("monopoly-grow", _sides_told(seat, pile_name(pile, False), given, got, state.edition)),
        Event("monopoly-draw-you", {"cards": named((card,), state.edition)}, (seat,)),
    ]
    _discard_due(state, seat, chance, events)
    return events


def _sides(state: State, seat: int, pile: int, card: int) -> tuple[int, list[int]]:
    """How many cards *seat* has to trade with *card* added, and the pile it trades with."""
    piles = state.piles
    if not 0 <= pile < len(piles) or pile == seat:
        raise InvalidMove("field-not-offered")
    if card == -1:
        return len(piles[seat]), piles[pile]
    if card not in state.hands[seat]:
        raise IllegalMove("monopoly-not-in-hand")
    return len(piles[seat]) + 1, piles[pile]


def _sides_told(
    seat: int, other: Value, given: tuple[int, ...], got: tuple[int, ...], edition: int
) -> dict[str, Value]:
    return {"who": WHO[seat], "other": other, "given": named(given, edition), "got": named(got, edition)}


def pile_name(pile: int, owned: bool) -> Value:
    """The owner of a trade pile, or its number if it is nobody's."""
    return WHO[pile] if owned else _NUMBERED[pile]


def _lay(state: State, seat: int, card: int) -> None:
    """Lay a card from the hand on one's own trade pile (MC-22)."""
    state.hands[seat].remove(card)
    state.known[seat] &= ~(1 << card)
    state.piles[seat].append(card)


def _take(state: State, seat: int, cards: Sequence[int]) -> None:
    """Let *seat* take *cards* openly."""
    hand, bits = state.hands[seat], 0
    hand += cards
    hand.sort()
    for card in cards:
        bits |= 1 << card
    state.known[seat] |= bits


def _discard_due(state: State, seat: int, chance: Chance, events: list[Event]) -> None:
    if len(state.hands[seat]) > state.size:
        state.phase = DISCARD
    else:
        end_turn(state, seat, chance, events)


def discard_excess(state: State, seat: int, cards: tuple[int, ...]) -> Event:
    """Discard exactly the excess of *seat* onto its trade pile, the last on top (MC-24, MC-71).

    Raises:
        IllegalMove: their number is wrong, or not all are in the hand.
    """
    hand = state.hands[seat]
    due = len(hand) - state.size
    if len(cards) != due:
        raise IllegalMove("monopoly-discard-count", count=due, chosen=len(cards))
    if not are_different(cards, hand):
        raise IllegalMove("monopoly-not-in-hand")
    return lay_on_pile(state, seat, cards)


def lay_on_pile(state: State, seat: int, cards: tuple[int, ...]) -> Event:
    """Lay *cards* of the hand on one's own trade pile."""
    hand, bits = state.hands[seat], 0
    for card in cards:
        hand.remove(card)
        bits |= 1 << card
    state.known[seat] &= ~bits
    state.piles[seat] += cards
    state.last = Last(seat, "discard", seat, cards)
    return Event("monopoly-discard", {"who": WHO[seat], "cards": named(cards, state.edition)})


def discard(state: State, seat: int, move: Discard, chance: Chance) -> list[Event]:
    """Discard the excess; the turn is over (MC-24)."""
    events = [discard_excess(state, seat, move.cards)]
    end_turn(state, seat, chance, events)
    return events


def end_turn(state: State, seat: int, chance: Chance, events: list[Event]) -> None:
    """Hand the turn on, unless nobody makes progress: then the hand ends undecided (MC-28)."""
    limit = IDLE if state.draw else 1
    counts, out = state.idle, state.out
    if (counts[seat] >= limit or out[seat]) and all(
        idle >= limit or left for idle, left in zip(counts, out, strict=True)
    ):
        undecided(state, chance, events)
        return
    state.turn = following(out, seat)
    state.phase = TURN
