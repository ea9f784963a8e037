"""The turn: the draw, the walk around the ring, the landing, and passing the turn on."""

from __future__ import annotations

from games.cardopoly.actions import announcements
from games.cardopoly.actions.bank import salary, take
from games.cardopoly.actions.ending import finish_by_count
from games.cardopoly.cards import IS_COURT, JOKER, RANK
from games.cardopoly.moves import Draw, Queen
from games.cardopoly.state import NOBODY, START, State, partner, rent
from games.cardopoly.view import LastMove, Promise
from games.cards import QUEEN
from games.core import Chance, Event, IllegalMove, LazyEvent
from games.kit.seats import WHO, completes_round, next_seat


def draw(state: State, seat: int, move: Draw, chance: Chance, events: list[LazyEvent]) -> None:
    """Draw until a number card moves the token or a joker sends it to jail (CP-11, CP-12, CP-13)."""
    start = state.places[seat]
    drawn: list[int] = []
    while (card := take(state, chance, events)) >= 0:
        drawn.append(card)
        state.dry = 0
        if IS_COURT[card]:
            state.chances[seat].append(card)
            events.append((announcements.announce_chance_card, seat, card))
            continue
        if RANK[card] == JOKER:
            state.discard.append(card)
            state.places[seat] = START
            state.phase = "jail"
            state.last = LastMove(seat, tuple(drawn), start, START, "jail")
            events.append((announcements.announce_answer, "cardopoly-joker", seat, seat))
        else:
            _walk(state, seat, RANK[card], card, chance, events)
            state.discard.append(card)
            _land(state, seat, start, tuple(drawn), events)
        return
    state.last = LastMove(seat, tuple(drawn), start, start, "none")
    events.append((announcements.announce_answer, "cardopoly-nothing-drawn", seat, seat))
    if not drawn:
        state.dry |= 1 << seat
    if all(out or state.dry >> each & 1 for each, out in enumerate(state.out)):
        finish_by_count(state, "cardopoly-end-dry", events)
    else:
        state.phase = "close"


def check_chance(state: State, seat: int, rank: int) -> None:
    """Refuse a chance card of a *rank* that *seat* doesn't have."""
    if all(RANK[card] != rank for card in state.chances[seat]):
        raise IllegalMove("cardopoly-no-chance-card")


def check_queen(state: State, seat: int, move: Queen) -> None:
    """Refuse a queen that *seat* doesn't have, or a move to the token's own space (CP-56)."""
    check_chance(state, seat, QUEEN)
    if not 0 <= move.space < len(state.board) or move.space == state.places[seat]:
        raise IllegalMove("cardopoly-no-such-space")


def queen(state: State, seat: int, move: Queen, chance: Chance, events: list[LazyEvent]) -> None:
    """Discard a queen and move (CP-56)."""
    card, start = play(state, seat, QUEEN), state.places[seat]
    state.discard.append(card)
    state.dry = 0
    _walk(state, seat, (move.space - start) % len(state.board), card, chance, events)
    _land(state, seat, start, (card,), events)


def play(state: State, seat: int, rank: int) -> int:
    """Take the first card of *rank* out of the chance pocket of *seat*."""
    pocket = state.chances[seat]
    return pocket.pop([RANK[card] for card in pocket].index(rank))


def _walk(state: State, seat: int, steps: int, card: int, chance: Chance, events: list[LazyEvent]) -> None:
    """Move the token by *card* and pay the salary (CP-20)."""
    size = len(state.board)
    target = state.places[seat] + steps
    space = target % size
    state.places[seat] = space
    events.append((announcements.announce_move, seat, card, steps, state.board[space]))
    if target >= size:
        salary(state, seat, chance, events)


def _land(state: State, seat: int, start: int, cards: tuple[int, ...], events: list[LazyEvent]) -> None:
    space = state.places[seat]
    owner, amount = state.owners[space], 0
    state.phase = "close"
    if owner == NOBODY:
        what = "free"
        state.phase = "land"
    elif owner == seat:
        what = "own"
    elif state.mortgaged >> space & 1:
        what = "mortgaged"
    elif owner == partner(state, seat):
        what = "partner"
    else:
        what, amount = "rent", rent(state, space)
        state.phase = "debt"
        state.creditor, state.amount, state.promised = owner, amount, False
        events.append((announcements.announce_debt, "cardopoly-rent", seat, owner, amount))
    state.last = LastMove(seat, cards, start, space, what, amount, owner)


def record_result(state: State, what: str, amount: int = 0, owner: int = NOBODY) -> None:
    """Record the result of the last move of a token."""
    last = state.last
    if last is not None:
        state.last = LastMove(last.seat, last.cards, last.start, last.space, what, amount, owner)


def finish_debt(state: State, what: str, events: list[LazyEvent]) -> None:
    """Continue after a debt with the next promise (CP-63), or with the closing actions."""
    if not state.promised:
        record_result(state, what, state.amount if what == "paid" else 0, state.creditor)
    state.creditor, state.amount = NOBODY, 0
    if state.promised:
        state.promised = False
        _demand_promise(state, events)
    else:
        state.phase = "close"


def next_turn(state: State, events: list[LazyEvent]) -> None:
    """Pass the turn on to the next seat that isn't in jail, and end rounds (CP-42, CP-92)."""
    state.draft = state.proposal = None
    state.proposals = state.counters = state.edits = state.amount = state.price = 0
    state.creditor = state.leader = NOBODY
    state.promised = False
    state.after = ""
    state.bids, state.givers = [], []
    for cards in state.taxed:
        cards.clear()
    seat = before = state.turn
    while True:
        turn = next_seat(state.out, seat)
        if completes_round(seat, turn, state.first, len(state.out)):
            if state.round == state.round_limit:
                finish_by_count(state, "cardopoly-end-rounds", events)
                return
            state.round += 1
        seat = turn
        if not state.lost[seat]:
            break
        state.lost[seat] = False
        concerned = tuple(sorted({seat, before}))  # who moves again should read why
        events.append(Event("cardopoly-skipped", {"who": WHO[seat]}, concerns=concerned))
    state.turn = seat
    if state.promises:
        state.promises = [
            Promise(each.by, each.to, each.number, each.turns - 1) if each.by == seat else each
            for each in state.promises
        ]
    _demand_promise(state, events)


def _demand_promise(state: State, events: list[LazyEvent]) -> None:
    """Demand the oldest due promise (CP-63), or begin the opening actions."""
    seat = state.turn
    for place, promise in enumerate(state.promises):
        if promise.by == seat and promise.turns <= 0:
            del state.promises[place]
            state.phase, state.promised = "debt", True
            state.creditor, state.amount = promise.to, promise.number
            events.append((announcements.announce_debt, "cardopoly-due", seat, promise.to, promise.number))
            return
    state.phase = "open"
