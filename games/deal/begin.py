"""The beginning of a match of Monopoly Deal."""

from __future__ import annotations

from typing import Final

from games.core import Chance, Event, LazyEvent, build_events
from games.deal import rounds
from games.deal.cards import BREAKERS, ROWS
from games.deal.state import SETTINGS, State
from games.deal.turns import turn
from games.settings import option_values, parse_limit

_USUAL: Final = [card for card in range(len(ROWS)) if card not in BREAKERS]


def deal(seats: int, options: dict[str, str], chance: Chance) -> tuple[State, list[Event]]:
    """Set up a match and begin its first round, with or without Deal Breakers (MD-06, MD-10, MD-42)."""
    settings = option_values(SETTINGS, options)
    breakers = settings["deal_breaker"] == "in"
    state = State(
        scoring=settings["scoring"],
        rounds=int(settings["rounds"]) if settings["scoring"] == "points" else 1,
        round_limit=parse_limit(settings["round_limit"]),
        deal_breaker=breakers,
        own_set=settings["forced_deal_own_set"] == "yes",
        hands=[[] for _ in range(seats)],
        banks=[[] for _ in range(seats)],
        groups=[[] for _ in range(seats)],
        draw=list(range(len(ROWS))) if breakers else _USUAL[:],
        discard=[],
        out=[""] * seats,
        leavers=[],
        accepts=[0] * seats,
        pays=[0] * seats,
        rolls=[],
        values=[],
        points=[],
        completed=[],
    )
    events: list[LazyEvent] = []
    turn.begin(state, rounds.start(state, chance, events), chance, events)
    return state, build_events(events)
