"""The beginning of a match of Monopoly: The Card Game, and of each hand."""

from __future__ import annotations

from games.core import Chance, Event, LazyEvent, build_events
from games.kit.seats import active_seats, next_seat
from games.monopoly import announcements
from games.monopoly.cards import CARDS, EDITIONS, money
from games.monopoly.state import PILES, SETTINGS, TURN, State
from games.monopoly.view import Last
from games.settings import option_values

TARGET, TARGET_SIX = 10_000, 7_000
"""The money that ends the match, with 2 to 4 and with 5 or 6 players (MC-60, MC-75)."""

HAND = {2: 10, 3: 10, 4: 10, 5: 11, 6: 9}
"""The number of cards dealt to each seat, by number of players (MC-10, MC-70)."""

SIX = 5
"""The least number of players with which a hand has no draw pile (MC-70)."""


def deal(seats: int, options: dict[str, str], chance: Chance) -> tuple[State, list[Event]]:
    """Set up a match, choose the first dealer at random and deal the first hand (MC-10)."""
    values = option_values(SETTINGS, options)
    edition, option = EDITIONS.index(values["edition"]), values["target"]
    usual = TARGET_SIX if seats >= SIX else TARGET
    state = State(
        edition=edition,
        option=option,
        target=usual if option == "edition" else int(option),
        scores=[0] * seats,
        out=[""] * seats,
        leavers=[],
        hands=[[] for _ in range(seats)],
        piles=[[] for _ in range(max(PILES, seats))],
        public_cards=[0] * seats,
        idle=[0] * seats,
        passed_cards=[-2] * seats,
        draw=[],
        removed=[],
        dealer=chance.randbelow(seats),
    )
    events: list[LazyEvent] = [Event("monopoly-start", {"amount": money(state.target, edition)})]
    deal_hand(state, chance, events)
    return state, build_events(events)


def deal_hand(state: State, chance: Chance, events: list[LazyEvent]) -> None:
    """Shuffle all cards and deal the next hand (MC-10, MC-11, MC-61, MC-70)."""
    seats = active_seats(state.out)
    deck = list(range(CARDS))
    chance.shuffle(deck)
    state.number += 1
    state.size = HAND[len(seats)]
    state.six = len(seats) >= SIX
    state.phase, state.turn, state.partner = TURN, next_seat(state.out, state.dealer), -1
    state.removed.clear()
    for pile in state.piles:
        pile.clear()
    for seat, out in enumerate(state.out):
        state.public_cards[seat] = state.private_knowledge[seat] = state.pending_knowledge[seat] = state.idle[
            seat
        ] = 0
        state.hands[seat] = [] if out else sorted(deck[-state.size :])
        if not out:
            del deck[-state.size :]
    ownerless = [pile for pile in range(len(state.piles)) if pile not in seats]
    for number in (*seats, *ownerless[: 0 if state.six else PILES - len(seats)]):
        state.piles[number].append(deck.pop())
    state.draw = deck
    state.last = Last(state.dealer, "deal")
    hands = tuple([(seat, tuple(state.hands[seat])) for seat in seats])
    events.append((announcements.announce_deal, state.number, state.dealer, state.turn, hands, state.edition))
