"""The rules of Property: the moves that are open, and what each of them does.

The clauses PR-01 to PR-22 are in `rules.md` beside this file.
"""

from __future__ import annotations

from bisect import insort
from functools import lru_cache
from typing import Final

from games.cards import is_red
from games.core import Cards, Chance, Event, Field, IllegalMove, Offer, Outcome, Resign, Value
from games.kit.masks import bits
from games.kit.piles import reshuffled
from games.kit.placing import places
from games.kit.seats import NO_SEATS, ONLY, WHO, active, comes_round, following
from games.kit.texts import check_in, not_your_turn
from games.property.board import (
    CELLS,
    COLUMNS,
    NAMES,
    NOBODY,
    ROWS,
    cell_at,
    factor,
    group,
    groups,
    is_wild,
    owner_of,
    place_of,
)
from games.property.moves import AnyMove, Buy, Play
from games.property.state import CELL_WORTH, DECK, WORTH, State
from games.property.view import LastPlay

# What is open


def _play(red: int, black: int, columns: tuple[int, ...], rows: tuple[int, ...], grave: bool) -> Offer:
    given = {"red": red, "black": black}
    fields: tuple[Field, ...] = ()
    for name, card, options in (("column", red, columns), ("row", black, rows)):
        if is_wild(card):
            fields += (Field(name, options),)
        else:
            given[name] = options[0]
    return Offer("play", given, fields, grave)


_REDS: Final = [card for card in DECK if is_red(card)]
_BLACKS: Final = [card for card in DECK if not is_red(card)]
_OFFERS: Final = {
    red: {black: _play(red, black, NAMES[red], NAMES[black], False) for black in _BLACKS} for red in _REDS
}
_GRAVE: Final = {
    red: {black: _play(red, black, NAMES[red], NAMES[black], True) for black in _BLACKS} for red in _REDS
}
_DECLINE: Final = Offer("decline")


def waiting_for(state: State) -> frozenset[int]:
    """The one seat whose turn it is."""
    return NO_SEATS if state.over else ONLY[state.turn]


def offers(state: State, seat: int) -> list[Offer]:
    """The moves open to *seat*: its plays (PR-07, PR-21), or to buy or to decline (PR-10)."""
    if state.over or seat != state.turn:
        return []
    if state.price:
        return [_buying(tuple(state.purchase[seat]), state.price), _DECLINE]
    reds, blacks, money = state.reds[seat], state.blacks[seat], state.money[seat]
    if max(map(int.bit_count, state.lands)) <= money // 4:
        return [_OFFERS[red][black] for red in reds for black in blacks]
    found, forced = [], True
    lands = [land for owner, land in enumerate(state.lands) if owner != seat]
    for red in reds:
        for black in blacks:
            reach = COLUMNS[red] & ROWS[black]
            ruin = _larger(lands, money // factor(red, black), reach)
            forced = forced and ruin == reach
            found.append((_GRAVE if ruin else _OFFERS)[red][black])
    return _forced_offers(state, seat) if forced else found


def _larger(lands: list[int], size: int, reach: int) -> int:
    """The cells in *reach* in groups of *lands* larger than *size*, where who can't pay more is ruined
    (PR-14)."""
    found = 0
    for land in lands:
        left = land & reach if land.bit_count() > size else 0
        while left:
            cells = group(land, left & -left)
            left &= ~cells
            if cells.bit_count() > size:
                found |= cells & reach
    return found


@lru_cache(1024)
def _buying(cards: tuple[int, ...], price: int) -> Offer:
    """To choose among the purchase *cards* for a cell: one unit for each cell of its group (PR-10)."""
    worth = tuple([WORTH[card] for card in cards])
    return Offer("buy", {}, (Field("cards", cards, 1, len(cards), True, worth, price),))


def _forced(state: State, seat: int) -> dict[tuple[int, int], list[int]]:
    """If every play of *seat* bankrupts it, the cells of lowest rent by the pairs that reach them (PR-21)."""
    sizes = [0] * CELLS
    for owner, land in enumerate(state.lands):
        if owner != seat:
            for found in groups(land):
                for cell in bits(found):
                    sizes[cell] = found.bit_count()
    plays: dict[int, dict[tuple[int, int], list[int]]] = {}
    for red in state.reds[seat]:
        for black in state.blacks[seat]:
            for cell in bits(COLUMNS[red] & ROWS[black]):
                rent = sizes[cell] * factor(red, black)
                plays.setdefault(rent, {}).setdefault((red, black), []).append(cell)
    lowest = min(plays)
    return plays[lowest] if lowest > state.money[seat] else {}


def _forced_offers(state: State, seat: int) -> list[Offer]:
    found = []
    for (red, black), cells in _forced(state, seat).items():
        places = [place_of(cell) for cell in cells]
        columns = sorted({column for column, _ in places})
        if not (is_wild(red) and is_wild(black)):
            found.append(_play(red, black, tuple(columns), tuple(row for _, row in places), True))
            continue
        for column in columns:  # the rows that are allowed depend on the column
            rows = tuple(row for other, row in places if other == column)
            given = {"red": red, "black": black, "column": column}
            found.append(Offer("play", given, (Field("row", rows),), True))
    return found


# What moves do


def apply(state: State, seat: int, move: AnyMove, chance: Chance) -> list[Event]:
    """Make *move* for *seat*, in place.

    Raises:
        InvalidMove: *move* names what was never offered.
        IllegalMove: the rules forbid it; *state* is unchanged.
    """
    check_in(seat, state.out, state.over)
    if type(move) is Resign:  # isinstance is slow for kinds of moves
        return _resign(state, seat, chance)
    if seat != state.turn:
        raise not_your_turn(state.turn)
    if type(move) is Play:
        return _make_play(state, seat, move, chance)
    if not state.price:
        raise IllegalMove("property-nothing-for-sale")
    if type(move) is Buy:
        return _buy(state, seat, move.cards, chance)
    events = [Event("property-decline", _at(state.cell, {"who": WHO[seat]}))]
    _complete(state, chance, events)
    return events


def _at(cell: int, args: dict[str, Value]) -> dict[str, Value]:
    args["column"], args["row"] = place_of(cell)
    return args


def _make_play(state: State, seat: int, move: Play, chance: Chance) -> list[Event]:
    red, black, column, row = move.red, move.black, move.column, move.row
    if state.price:
        raise IllegalMove("property-sale-first")
    if red not in state.reds[seat] or black not in state.blacks[seat]:
        raise IllegalMove("property-not-in-hand")
    if column not in NAMES[red] or row not in NAMES[black]:
        raise IllegalMove("property-not-named")
    cell = cell_at(column, row)
    bit, lands = 1 << cell, state.lands
    owner = owner_of(lands, bit)
    args: dict[str, Value] = {"who": WHO[seat], "column": column, "row": row, "cards": Cards((red, black))}
    if owner == NOBODY:
        what = "claim"
        lands[seat] |= bit
    elif owner != seat:
        return _pay(state, seat, red, black, cell, owner, args, chance)
    elif state.mortgaged & bit:
        what = "lose"
        lands[seat] ^= bit
        state.mortgaged ^= bit
    else:
        what = "mortgage"
        state.mortgaged |= bit
    _lay(state, seat, LastPlay(seat, red, black, cell, what))
    events = [Event(_EVENTS[what], args)]
    _complete(state, chance, events)
    return events


_EVENTS: Final = {what: f"property-{what}" for what in ("claim", "mortgage", "lose")}


def _lay(state: State, seat: int, play: LastPlay) -> None:
    state.reds[seat].remove(play.red)
    state.blacks[seat].remove(play.black)
    state.played = [play.red, play.black]
    _show(state, seat, play)


def _show(state: State, seat: int, play: LastPlay) -> None:
    state.last, recent = play, state.recent
    for place, each in enumerate(recent):
        if each.seat == seat:
            del recent[place]
            break
    recent.append(play)


def _pay(
    state: State,
    seat: int,
    red: int,
    black: int,
    cell: int,
    owner: int,
    args: dict[str, Value],
    chance: Chance,
) -> list[Event]:
    money = state.money
    size = group(state.lands[owner], 1 << cell).bit_count()
    rent = paid = size * factor(red, black)
    ruined = rent > money[seat]
    if ruined:
        lowest = _forced(state, seat)
        if lowest and cell not in lowest.get((red, black), ()):
            raise IllegalMove("property-lowest-rent")
        paid = money[seat]
    _lay(state, seat, LastPlay(seat, red, black, cell, "rent", paid, owner))
    money[seat] -= paid
    money[owner] += paid
    args["owner"], args["amount"], args["size"] = WHO[owner], rent, size
    events = [Event("property-rent", args, None, (owner,))]
    if ruined:
        hand = state.reds[seat] + state.blacks[seat]
        state.discard += hand
        state.unseen += hand
        _leave(state, seat, "bankrupt")
        args = {"who": WHO[seat], "amount": paid}
        events.append(Event("property-bankrupt", args, concerns=tuple(active(state.out))))
    elif sum([WORTH[card] for card in state.purchase[seat]]) >= size:
        state.cell, state.price = cell, size
        return events
    _complete(state, chance, events)
    return events


def _buy(state: State, seat: int, cards: tuple[int, ...], chance: Chance) -> list[Event]:
    _buying(tuple(state.purchase[seat]), state.price).fields[0].check(cards)
    cell, price = state.cell, state.price
    bit = 1 << cell
    owner = owner_of(state.lands, bit)
    for card in cards:
        state.purchase[seat].remove(card)
    state.purchase[owner] += cards
    state.purchase[owner].sort(key=_BY_WORTH.__getitem__)
    state.lands[owner] ^= bit
    state.lands[seat] |= bit
    red, black = state.played
    _show(state, seat, LastPlay(seat, red, black, cell, "buy", price, owner))
    args = _at(cell, {"who": WHO[seat], "owner": WHO[owner], "price": price, "cards": Cards(cards)})
    events = [Event("property-buy", args, None, (owner,))]
    _complete(state, chance, events)
    return events


_BY_WORTH: Final = tuple((-worth, card) for card, worth in enumerate(WORTH))


def _resign(state: State, seat: int, chance: Chance) -> list[Event]:
    sold = state.price and state.lands[seat] & 1 << state.cell
    state.removed += state.reds[seat] + state.blacks[seat]
    state.money[seat] = 0
    _leave(state, seat, "resigned")
    events = [Event("property-resign", {"who": WHO[seat]}, concerns=tuple(active(state.out)))]
    if seat == state.turn or sold or len(state.gone) == len(state.out) - 1:
        _complete(state, chance, events)
    return events


def _leave(state: State, seat: int, how: str) -> None:
    """Take *seat* out: its cells are free, its purchase cards out of the game (PR-16, PR-19)."""
    state.out[seat] = how
    state.gone.append(seat)
    state.reds[seat].clear()
    state.blacks[seat].clear()
    state.removed += state.purchase[seat]
    state.purchase[seat].clear()
    state.mortgaged &= ~state.lands[seat]
    state.lands[seat] = 0


def _complete(state: State, chance: Chance, events: list[Event]) -> None:
    """End the turn: discard the pair, draw, hand on (PR-13), unless the match ends (PR-15, PR-20)."""
    state.discard += state.played
    state.played, state.price = [], 0
    seat, out = state.turn, state.out
    if state.gone and _decided(state, events):
        return
    if not out[seat]:
        _draw(state, seat, chance, events)
    turn = following(out, seat)
    if comes_round(seat, turn, state.first, len(out)):
        if state.round == state.round_limit:
            state.over = True
            events.append(Event("property-end-rounds", {"count": state.round}))
            return
        state.round += 1
    state.turn = turn


def _decided(state: State, events: list[Event]) -> bool:
    """Whether seats that left have ended the match."""
    if len(state.gone) == len(state.out) - 1:
        events.append(Event("property-end-alone", {"who": WHO[state.out.index("")]}))
    elif state.out.count("bankrupt") >= state.bankruptcies:
        events.append(Event("property-end-bankrupt", {"count": state.bankruptcies}))
    else:
        return False
    state.over = True
    return True


_IS_RED: Final = tuple(map(is_red, range(52)))


def _draw(state: State, seat: int, chance: Chance, events: list[Event]) -> None:
    reds, blacks, draw = state.reds[seat], state.blacks[seat], state.draw
    drawn = []
    while not (reds and blacks):
        if not draw:
            state.unseen.clear()
            events.append(reshuffled(draw, state.discard, chance, "property-reshuffle"))
        card = draw.pop()
        insort(reds if _IS_RED[card] else blacks, card)
        drawn.append(card)
    if drawn:
        events.append(Event("property-drew", {"who": WHO[seat], "count": len(drawn)}))
        events.append(Event("property-drew-you", {"cards": Cards(tuple(drawn))}, (seat,)))


# How it ended


def outcome(state: State) -> Outcome | None:
    """Who won (PR-15, PR-17): those still in by their wealth, then those who left, the last first."""
    if not state.over:
        return None
    scores = wealth(state)
    left = {seat: scores[seat] for seat in active(state.out)}
    return Outcome(places(left, state.gone), scores)


def wealth(state: State) -> tuple[int, ...]:
    """What every seat has in dollars, with cells if property counts (PR-17); nothing for those who left."""
    return tuple(
        0 if out else money + (CELL_WORTH * land.bit_count() if state.count_property else 0)
        for out, money, land in zip(state.out, state.money, state.lands, strict=True)
    )
