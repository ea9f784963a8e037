"""The beginning of a match of Property: money, purchase cards, the cut for the first turn, the hands."""

from __future__ import annotations

from games.cards import is_red, rank
from games.core import Cards, Chance, Event
from games.kit.seats import WHO, other_seats
from games.property.state import DECK, MONEY, SETTINGS, WORTH, State, purchase_cards, short_match
from games.settings import option_values, parse_limit


def deal(seats: int, options: dict[str, str], chance: Chance) -> tuple[State, list[Event]]:
    """Divide money and purchase cards, cut for the first turn, deal the hands (PR-02 to PR-06)."""
    values = option_values(SETTINGS, options)
    wanted = int(values["bankruptcies"])
    money, goal = short_match(seats) if values["length"] == "short" else (MONEY[seats], 0)
    parts, removed = purchase_cards(seats)
    chance.shuffle(order := list(range(seats)))
    state = State(
        bankruptcies=min(wanted, seats - 1),
        count_property=values["count_property"] == "yes",
        round_limit=parse_limit(values["round_limit"]),
        money=[money] * seats,
        lands=[0] * seats,
        purchase=[parts[place] for place in order],
        reds=[[] for _ in range(seats)],
        blacks=[[] for _ in range(seats)],
        draw=[],
        discard=[],
        removed=removed,
        out=[""] * seats,
        leavers=[],
        pair=[],
        goal=goal,
    )
    units = sum(WORTH[card] for card in parts[0])
    events = [Event("property-start", {"amount": money, "units": units})]
    if goal:
        events.append(Event("property-goal", {"amount": goal}))
    if state.bankruptcies < wanted:
        events.append(Event("property-fewer-bankruptcies", {"count": state.bankruptcies}))
    state.first = state.turn = _cut(seats, chance, events)
    _deal_hands(state, chance, events)
    events.append(Event("property-begins", {"who": WHO[state.first]}))
    return state, events


def _cut(seats: int, chance: Chance, events: list[Event]) -> int:
    tied = list(range(seats))
    while len(tied) > 1:
        deck = list(DECK)
        chance.shuffle(deck)
        cut = dict(zip(tied, deck, strict=False))
        for seat, card in cut.items():
            events.append(Event("property-cut", {"who": WHO[seat], "card": Cards((card,))}))
        high = max(map(rank, cut.values()))
        tied = [seat for seat, card in cut.items() if rank(card) == high]
        if len(tied) > 1:
            events.append(Event("property-cut-again", {"count": len(tied)}))
    return tied[0]


def _deal_hands(state: State, chance: Chance, events: list[Event]) -> None:
    turns = [state.first, *other_seats(state.first, len(state.out))]
    while True:
        state.draw = list(DECK)
        chance.shuffle(state.draw)
        if all(_deal_hand(state, seat) for seat in turns):
            break
        events.append(Event("property-redealt"))
        for hand in state.reds + state.blacks:
            hand.clear()
    for seat in turns:
        hand = state.reds[seat] + state.blacks[seat]
        events.append(Event("property-drew", {"who": WHO[seat], "count": len(hand)}))
        events.append(Event("property-drew-you", {"cards": Cards(tuple(hand))}, (seat,)))


def _deal_hand(state: State, seat: int) -> bool:
    reds, blacks, draw = state.reds[seat], state.blacks[seat], state.draw
    while not (reds and blacks):
        if not draw:
            return False
        card = draw.pop()
        (reds if is_red(card) else blacks).append(card)
    reds.sort()
    blacks.sort()
    return True
