"""`python -m tests.games.deal.choices`: write down anew what is said and chosen in many positions.

`choices.txt` holds what the bot opponent would do, `labels.txt` how the moves and their options are called.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from games.deal import GAME
from tests.games.matches import steps

CHOICES, LABELS = (Path(__file__).with_name(f"{name}.txt") for name in ("choices", "labels"))

SETUPS: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {"deal_breaker": "in"}),
    (2, {"scoring": "points", "forced_deal_own_set": "yes"}),
    (3, {"deal_breaker": "in", "forced_deal_own_set": "yes"}),
    (3, {"scoring": "points", "deal_breaker": "in", "round_limit": "15"}),
    (4, {"round_limit": "15", "deal_breaker": "in"}),
    (5, {"scoring": "points", "deal_breaker": "in"}),
)
MATCHES = 3
"""Matches of each setup, half by chance."""

MOST = 150
"""Positions of one match that are looked at."""

ALIKE = 5
"""Positions in which the same is asked and the same moves are open that are tried."""


def positions() -> Iterator[tuple[str, Any, int]]:
    """Positions, each with what it is called and the seat that is asked."""
    seen: Counter[tuple[str, ...]] = Counter()
    for number, setup in enumerate(SETUPS * MATCHES):
        for step, (before, seat, *_) in enumerate(islice(steps("deal", setup, number, sense=0.5), MOST)):
            kind = tuple(sorted({offer.move for offer in GAME.offers(before, seat)}))
            seen[kind] += 1
            if seen[kind] <= ALIKE:
                yield f"{number}.{step}", before, seat


def choices() -> Iterator[str]:
    """What the opponent would do, a line for each position."""
    for name, state, seat in positions():
        move = GAME.choose(GAME.view(state, seat), GAME.offers(state, seat), Random(name))
        yield f"{name}: {seat} {_json(move)}\n"


def labels() -> Iterator[str]:
    """What is asked, and how moves are called: a line for the first few of each kind."""
    seen: Counter[tuple[str, ...]] = Counter()
    for name, state, seat in positions():
        view = GAME.view(state, seat)
        for reader in (seat, (seat + 1) % view.seats):
            ask = GAME.ask(GAME.view(state, reader))
            seen["ask", ask.id] += 1
            if seen["ask", ask.id] <= ALIKE:
                yield f"{name}: {_json(ask)}\n"
        for offer in (*GAME.offers(state, seat), *GAME.anytime(state, seat)):
            label = GAME.offer_label(view, offer)
            hint = label.hint.id if label.hint else ""
            seen[label.text.id, hint] += 1
            if seen[label.text.id, hint] > ALIKE:
                continue
            yield f"{name}: {offer.move} {_json(label)}\n"
            for field in offer.fields:
                for option in field.options[:ALIKE]:
                    called = GAME.option_label(view, offer, field, option)
                    yield f"{name}: {offer.move} {field.name} {_json(called)}\n"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    CHOICES.write_text("".join(choices()), encoding="utf-8")
    LABELS.write_text("".join(labels()), encoding="utf-8")
