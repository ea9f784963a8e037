"""How a match of Monopoly Deal begins."""

from __future__ import annotations

from games.core import Chance, Event
from games.deal import rounds
from games.deal.cards import BREAKERS, ROWS
from games.deal.state import SETTINGS, State
from games.deal.turns import turn


def deal(seats: int, options: dict[str, str], chance: Chance) -> tuple[State, list[Event]]:
    """Set a match up and begin its first round; the Deal Breakers may stay out (MD-06, MD-10, MD-42)."""
    chosen = {setting.name: options.get(setting.name, setting.values[0]) for setting in SETTINGS}
    breakers = chosen["deal_breaker"] == "in"
    state = State(
        scoring=chosen["scoring"],
        rounds=int(chosen["rounds"]) if chosen["scoring"] == "points" else 1,
        round_limit=0 if chosen["round_limit"] == "none" else int(chosen["round_limit"]),
        deal_breaker=breakers,
        own_set=chosen["forced_deal_own_set"] == "yes",
        hands=[[] for _ in range(seats)],
        banks=[[] for _ in range(seats)],
        groups=[[] for _ in range(seats)],
        draw=[card for card in range(len(ROWS)) if breakers or card not in BREAKERS],
        centre=[],
        out=[""] * seats,
        gone=[],
        accepts=[0] * seats,
        pays=[0] * seats,
        rolls=[],
        values=[],
        points=[],
        completed=[],
    )
    events: list[Event] = []
    turn.begin(state, rounds.start(state, chance, events), chance, events)
    return state, events
