"""`python -m tests.games.cardopoly.choices`: write down anew what the opponent would do in many positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import msgspec

from games.cardopoly import GAME
from tests.games.matches import steps

CHOICES = Path(__file__).with_name("choices.txt")

SETUPS: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (2, {"play": "quick", "round_limit": "none"}),
    (3, {"tax_choice": "giver", "round_limit": "20"}),
    (3, {"play": "quick", "king_tax": "2"}),
    (4, {"suits": "chosen", "tax_choice": "giver"}),
    (4, {"teams": "yes"}),
    (4, {"teams": "yes", "play": "quick", "tax_choice": "giver"}),
)
MATCHES = 3
"""Matches of each setup, half by chance."""

MOST = 300
"""Positions of one match that are looked at."""

ALIKE = 14
"""Positions in the same phase with the same moves open that are tried."""


def choices() -> Iterator[str]:
    """What the opponent would do, a line for each position."""
    seen: Counter[tuple[str, ...]] = Counter()
    for number, setup in enumerate(SETUPS * MATCHES):
        for step, (before, seat, *_) in enumerate(islice(steps("cardopoly", setup, number, sense=0.5), MOST)):
            offers = GAME.offers(before, seat)
            kind = (before.phase, *sorted({offer.move for offer in offers}))
            if seen[kind] < ALIKE:
                seen[kind] += 1
                move = GAME.choose(GAME.view(before, seat), offers, Random(step))
                yield f"{number}.{step} {before.phase}: {seat} {msgspec.json.encode(move).decode()}\n"


if __name__ == "__main__":
    CHOICES.write_text("".join(choices()), encoding="utf-8")
