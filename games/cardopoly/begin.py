"""The beginning of a match of Cardopoly: ring, tokens, pockets and draw pile (CP-02 to CP-08)."""

from __future__ import annotations

from games.cardopoly.actions.bank import receive
from games.cardopoly.cards import ACES, DECK_B, HIGH, JOKERS, NUMBERS, ORDER, SUIT, name_cards
from games.cardopoly.moves import ChooseSuit
from games.cardopoly.state import NOBODY, SETTINGS, State
from games.core import Chance, Event, IllegalMove, LazyEvent, Value, build_events
from games.kit.seats import WHO, next_seat
from games.settings import option_values, parse_limit

POCKET = {False: 8, True: 6}
"""The number of pocket cards dealt in standard and in Quick Play (CP-06, CP-94)."""

OF_EACH_SUIT = {False: 4, True: 3}
"""The number of properties of each suit, in standard and in Quick Play (CP-04, CP-94)."""


def deal(seats: int, options: dict[str, str], chance: Chance) -> tuple[State, list[Event]]:
    """Lay out the ring, deal tokens and pockets, and build the draw pile."""
    values = option_values(SETTINGS, options)
    quick = values["play"] == "quick"
    board, rest = _ring(quick, chance)
    dealer = chance.randbelow(seats)
    state = State(
        quick=quick,
        teams=values["teams"] == "yes" and seats == 4,
        chosen_suits=values["suits"] == "chosen",
        king_tax=int(values["king_tax"]),
        giver_chooses=values["tax_choice"] == "giver",
        round_limit=parse_limit(values["round_limit"]),
        board=board,
        owners=[NOBODY] * len(board),
        claims=[[] for _ in board],
        aces=[NOBODY] * seats,
        places=[0] * seats,
        pockets=[[] for _ in range(seats)],
        chances=[[] for _ in range(seats)],
        draw=[],
        discard=[],
        lost=[False] * seats,
        out=[""] * seats,
        leavers=[],
        promises=[],
        bids=[],
        givers=[],
        taxed=[[] for _ in range(seats)],
        free=list(ACES),
        champions=[],
        first=(dealer + 1) % seats,
        turn=(dealer + 1) % seats,
        phase="suits",
    )
    count = POCKET[quick]
    args: dict[str, Value] = {"spaces": len(board), "count": count, "who": WHO[dealer]}
    events: list[LazyEvent] = [Event("cardopoly-start", args)]
    for seat in range(seats):
        receive(state, seat, [rest.pop() for _ in range(count)])
        events.append(Event("cardopoly-drew-you", {"cards": name_cards(state.pockets[seat])}, (seat,)))
    state.draw = [*rest, *DECK_B, *JOKERS]
    if not state.chosen_suits:
        aces = list(ACES)
        chance.shuffle(aces)
        for step in range(seats):
            _give_token(state, (dealer + step) % seats, aces[step], events)
    _begin_if_ready(state, chance, events)
    return state, build_events(events)


def _ring(quick: bool, chance: Chance) -> tuple[list[int], list[int]]:
    """The cards of the ring, and the rest of the 2–9 together with the 10–K, shuffled."""
    cards = list(NUMBERS)
    chance.shuffle(cards)
    board: list[int] = []
    for suit in range(4):
        board += [card for card in cards if SUIT[card] == suit][: OF_EACH_SUIT[quick]]
    rest = [card for card in (*cards, *HIGH) if card not in board]
    chance.shuffle(board)
    chance.shuffle(rest)
    return board, rest


def check_suit(state: State, seat: int, move: ChooseSuit) -> None:
    """Refuse a suit whose ace is taken (CP-03)."""
    if all(SUIT[ace] != move.suit for ace in state.free):
        raise IllegalMove("cardopoly-suit-taken")


def choose_suit(state: State, seat: int, move: ChooseSuit, chance: Chance, events: list[LazyEvent]) -> None:
    """Take the ace of a suit (CP-03); the last player gets the last one without a choice."""
    ace = next(ace for ace in state.free if SUIT[ace] == move.suit)
    _give_token(state, seat, ace, events)
    begin_first_turn(state, chance, events)


def begin_first_turn(state: State, chance: Chance, events: list[LazyEvent]) -> None:
    """Begin the first turn once everybody has a token."""
    waiting = seats_choosing(state)
    if len(waiting) == 1 and len(state.free) == 1:
        _give_token(state, waiting[0], state.free[0], events)
    _begin_if_ready(state, chance, events)


def seats_choosing(state: State) -> list[int]:
    """The seats without a token."""
    return [seat for seat, ace in enumerate(state.aces) if ace == NOBODY and not state.out[seat]]


def _give_token(state: State, seat: int, ace: int, events: list[LazyEvent]) -> None:
    state.aces[seat] = ace
    state.free.remove(ace)
    events.append(Event("cardopoly-token", {"who": WHO[seat], "card": name_cards((ace,))}))


def _begin_if_ready(state: State, chance: Chance, events: list[LazyEvent]) -> None:
    if seats_choosing(state):
        return
    state.draw += state.free
    state.free.clear()
    state.draw.sort(key=ORDER.__getitem__)
    chance.shuffle(state.draw)
    if state.out[state.turn]:
        state.turn = next_seat(state.out, state.turn)
    state.first = state.turn
    state.phase = "open"
    events.append(Event("cardopoly-begins", {"who": WHO[state.turn]}))
