"""`python -m tests.games.cardopoly.choices`: write down anew what the opponent would do in many positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import msgspec

from games.cardopoly import GAME
from games.cardopoly.cards import RANK
from games.cardopoly.state import State
from games.cardopoly.view import Promise
from games.cards import JACK, QUEEN
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
            _enrich(before, seat, step)
            offers = GAME.offers(before, seat)
            kind = (before.phase, *sorted({offer.move for offer in offers}))
            if seen[kind] < ALIKE:
                seen[kind] += 1
                move = GAME.choose(GAME.view(before, seat), offers, Random(step))
                yield f"{number}.{step} {before.phase}: {seat} {msgspec.json.encode(move).decode()}\n"


def _enrich(state: State, seat: int, step: int) -> None:
    """Give *seat* what it rarely has: a chance card more, or something promised."""
    rank = QUEEN if step % 2 else JACK
    court = next((card for card in state.draw if RANK[card] == rank), None)
    if step % 3 == 0 and court is not None:
        state.draw.remove(court)
        state.chances[seat].append(court)
    if step % 4 == 0:
        other = min(GAME.active(state) - {seat})
        state.promises.append(Promise(seat, other, 4, 2) if step % 8 else Promise(other, seat, 4, 2))


if __name__ == "__main__":
    CHOICES.write_text("".join(choices()), encoding="utf-8")
