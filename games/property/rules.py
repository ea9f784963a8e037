"""The rules of Property: what each move does, and how a match ends.

The clauses PR-01 to PR-24 are in `rules.md` beside this file. `offers` lists the legal moves.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from msgspec.structs import replace

from games.cards import is_red
from games.core import Chance, Event, IllegalMove, LazyEvent, Outcome, Resign, Value, build_events
from games.kit.piles import reshuffle
from games.kit.seats import (
    NO_SEATS,
    ONLY,
    WHO,
    active_seats,
    check_active,
    completes_round,
    next_seat,
    not_your_turn,
)
from games.outcome import places
from games.property import announcements, plans
from games.property.board import NAMES, NOBODY, cell_at, factor, group, owner_of, rent_of
from games.property.moves import AnyMove, Buy, Decline, DropPlan, Plan, Play
from games.property.offers import buy_offer, lowest_rents
from games.property.state import CELL_WORTH, WORTH, State
from games.property.view import LastPlay


def waiting_for(state: State) -> frozenset[int]:
    """The seat whose turn it is."""
    return NO_SEATS if state.over else ONLY[state.turn]


def apply(state: State, seat: int, move: AnyMove, chance: Chance) -> list[Event]:
    """Make *move* for *seat*, in place.

    Raises:
        InvalidMove: *move* names something that doesn't exist.
        IllegalMove: the rules forbid *move*; *state* is unchanged.
    """
    _check(state, seat, move)
    return build_events(make(state, seat, move, chance))


# What is refused


def _check(state: State, seat: int, move: AnyMove) -> None:
    check_active(seat, state.out, state.over)
    if type(move) is Resign:  # isinstance is slow for kinds of moves
        return
    if type(move) is Plan or type(move) is DropPlan:
        plans.check_plan(state, seat, move)
        return
    if seat != state.turn:
        raise not_your_turn(state.turn)
    if type(move) is Play:
        _check_play(state, seat, move)
    elif not state.price:
        raise IllegalMove("property-nothing-for-sale")
    elif type(move) is Buy:
        buy_offer(tuple(state.purchase[seat]), state.price).fields[0].check(move.cards)


def _check_play(state: State, seat: int, move: Play) -> None:
    red, black = move.red, move.black
    if state.price:
        raise IllegalMove("property-sale-first")
    if red not in state.reds[seat] or black not in state.blacks[seat]:
        raise IllegalMove("property-not-in-hand")
    if move.column not in NAMES[red] or move.row not in NAMES[black]:
        raise IllegalMove("property-not-named")
    cell = cell_at(move.column, move.row)
    owner = owner_of(state.lands, 1 << cell)
    if owner not in (NOBODY, seat) and rent_of(state.lands[owner], cell, red, black) > state.money[seat]:
        allowed = lowest_rents(state, seat)
        if allowed and cell not in allowed.get((red, black), ()):
            raise IllegalMove("property-lowest-rent")


# What moves do


def make(state: State, seat: int, move: AnyMove, chance: Chance) -> list[LazyEvent]:
    """Make *move*, which is open to *seat*, in place."""
    events: list[LazyEvent] = []
    if type(move) is Play:
        _make_play(state, seat, move, chance, events)
    elif type(move) is Buy:
        _buy(state, seat, move.cards, events)
        _complete_play(state, chance, events)
    elif type(move) is Decline:
        events.append((announcements.announce_decline, seat, state.cell))
        _complete_play(state, chance, events)
    elif type(move) is Plan or type(move) is DropPlan:
        events.append(plans.make_plan(state, seat, move))
    else:
        _resign(state, seat, chance, events)
    return events


def _make_play(state: State, seat: int, move: Play, chance: Chance, events: list[LazyEvent]) -> None:
    red, black = move.red, move.black
    cell = cell_at(move.column, move.row)
    bit, lands = 1 << cell, state.lands
    owner = owner_of(lands, bit)
    if state.plans:
        state.plans.pop(seat, None)
    state.reds[seat].remove(red)
    state.blacks[seat].remove(black)
    if owner == NOBODY:
        what = "claim"
        lands[seat] |= bit
    elif owner != seat:
        _pay(state, seat, move, cell, owner, chance, events)
        return
    elif state.mortgaged & bit:
        what = "lose"
        lands[seat] ^= bit
        state.mortgaged ^= bit
    else:
        what = "mortgage"
        state.mortgaged |= bit
    play = LastPlay(seat, red, black, cell, what)
    events.append((announcements.announce_play, play))
    _record_play(state, play)
    state.discard += (red, black)
    _end_turn(state, chance, events)


def _record_play(state: State, play: LastPlay) -> None:
    state.last, recent, seat = play, state.recent_plays, play.seat
    for place, each in enumerate(recent):
        if each.seat == seat:
            del recent[place]
            break
    recent.append(play)


def _pay(
    state: State, seat: int, move: Play, cell: int, owner: int, chance: Chance, events: list[LazyEvent]
) -> None:
    money, red, black = state.money, move.red, move.black
    size = group(state.lands[owner], 1 << cell).bit_count()
    rent = size * factor(red, black)
    left = money[seat]
    paid = rent if rent <= left else left
    play = LastPlay(seat, red, black, cell, "rent", paid, owner)
    _record_play(state, play)
    money[seat] = left - paid
    money[owner] += paid
    events.append((announcements.announce_rent, play, rent, size))
    if rent > left:
        _abandon_hand(state, seat, state.discard)
        _leave(state, seat, "bankrupt")
        args: dict[str, Value] = {"who": WHO[seat], "amount": paid}
        events.append(Event("property-bankrupt", args, concerns=tuple(active_seats(state.out))))
    elif sum(map(WORTH.__getitem__, state.purchase[seat])) >= size and _matters(state):
        state.cell, state.price, state.pair = cell, size, [red, black]
        return
    state.discard += (red, black)
    _end_turn(state, chance, events)


def _matters(state: State) -> bool:
    """Whether it matters who has a cell: not if the match ends with this turn and only money counts."""
    if state.count_property:
        return True
    if state.goal and max(state.money) >= state.goal:
        return False
    seat, turn = state.turn, next_seat(state.out, state.turn)
    is_last = turn == state.first or completes_round(seat, turn, state.first, len(state.out))
    return not (is_last and state.round == state.round_limit)


def _buy(state: State, seat: int, cards: tuple[int, ...], events: list[LazyEvent]) -> None:
    cell, price = state.cell, state.price
    bit = 1 << cell
    owner = owner_of(state.lands, bit)
    for card in cards:
        state.purchase[seat].remove(card)
    state.purchase[owner] += cards
    state.purchase[owner].sort(key=_BY_WORTH.__getitem__)
    state.lands[owner] ^= bit
    state.lands[seat] |= bit
    red, black = state.pair
    play = LastPlay(seat, red, black, cell, "buy", price, owner)
    _record_play(state, play)
    events.append((announcements.announce_purchase, play, cards))


_BY_WORTH: Final = tuple((-worth, card) for card, worth in enumerate(WORTH))


def _resign(state: State, seat: int, chance: Chance, events: list[LazyEvent]) -> None:
    sold = state.price and state.lands[seat] & 1 << state.cell
    _abandon_hand(state, seat, state.removed)
    state.money[seat] = 0
    _leave(state, seat, "resigned")
    events.append(Event("property-resign", {"who": WHO[seat]}, concerns=tuple(active_seats(state.out))))
    if seat == state.turn or sold or len(state.leavers) == len(state.out) - 1:
        _complete_play(state, chance, events)


def _abandon_hand(state: State, seat: int, pile: list[int]) -> None:
    """Put the hand of *seat* face-down on *pile*."""
    reds, blacks = state.reds[seat], state.blacks[seat]
    hand = reds + blacks
    pile += hand
    state.abandoned_hands[seat] = hand
    reds.clear()
    blacks.clear()


def _leave(state: State, seat: int, how: str) -> None:
    """Remove *seat*: free its cells, and take its purchase cards out of the game (PR-16, PR-19)."""
    state.out[seat] = how
    state.leavers.append(seat)
    state.plans.pop(seat, None)
    state.removed += state.purchase[seat]
    state.purchase[seat].clear()
    state.mortgaged &= ~state.lands[seat]
    state.lands[seat] = 0


def _complete_play(state: State, chance: Chance, events: list[LazyEvent]) -> None:
    """Discard the played pair once the sale is decided, and end the turn (PR-13)."""
    state.discard += state.pair
    state.pair, state.price = [], 0
    _end_turn(state, chance, events)


def _end_turn(state: State, chance: Chance, events: list[LazyEvent]) -> None:
    """Draw and pass the turn on (PR-13), unless the match ends (PR-15, PR-20, PR-23)."""
    seat, out = state.turn, state.out
    if state.leavers and _is_decided(state, events):
        return
    if state.goal and (most := max(state.money)) >= state.goal:
        state.over = True
        richest = state.money.index(most)
        events.append(Event("property-end-goal", {"who": WHO[richest], "amount": state.goal}))
        return
    if not (out[seat] or (state.reds[seat] and state.blacks[seat])):
        _draw(state, seat, chance, events)
    turn = next_seat(out, seat)
    if turn == state.first or (state.leavers and completes_round(seat, turn, state.first, len(out))):
        if state.round == state.round_limit:
            state.over = True
            events.append(Event("property-end-rounds", {"count": state.round}))
            return
        state.round += 1
    state.turn = turn
    if state.plans:
        plans.begin_turn(state, events)


def _is_decided(state: State, events: list[LazyEvent]) -> bool:
    """Whether enough seats have left to end the match, which is then over."""
    if len(state.leavers) == len(state.out) - 1:
        events.append(Event("property-end-alone", {"who": WHO[state.out.index("")]}))
    elif state.out.count("bankrupt") >= state.bankruptcies:
        events.append(Event("property-end-bankrupt", {"count": state.bankruptcies}))
    else:
        return False
    state.over = True
    return True


_IS_RED: Final = tuple(map(is_red, range(52)))


def _draw(state: State, seat: int, chance: Chance, events: list[LazyEvent]) -> None:
    """Draw until the hand of *seat* holds both colors."""
    reds, blacks, draw = state.reds[seat], state.blacks[seat], state.draw
    drawn = []
    while not (reds and blacks):
        if not draw:
            for left in state.leavers:
                if state.out[left] == "bankrupt":
                    state.abandoned_hands[left].clear()
            events.append(reshuffle(draw, state.discard, chance, "property-reshuffle"))
        card = draw.pop()
        insort(reds if _IS_RED[card] else blacks, card)
        drawn.append(card)
    events.append((announcements.announce_draw, seat, drawn))


# How a match ends


def outcome(state: State) -> Outcome | None:
    """The ranking (PR-15, PR-17): active seats by wealth, then those who left, the last one first."""
    if not state.over:
        return None
    scores = wealth(state)
    left = {seat: scores[seat] for seat in active_seats(state.out)}
    return Outcome(places(left, state.leavers), scores)


def end_now(state: State) -> State:
    """The state in which the match has ended with the wealth of each seat as it stands (PR-17)."""
    return replace(state, over=True)


def wealth(state: State) -> tuple[int, ...]:
    """Every seat's wealth in dollars, with its cells if property counts (PR-17); 0 for seats that left."""
    return tuple(
        0 if out else money + (CELL_WORTH * land.bit_count() if state.count_property else 0)
        for out, money, land in zip(state.out, state.money, state.lands, strict=True)
    )
