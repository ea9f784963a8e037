"""The matches of Cardopoly for which choices and labels are recorded."""

from __future__ import annotations

from games.cardopoly import GAME
from games.cardopoly.cards import RANK
from games.cardopoly.state import State
from games.cardopoly.view import Promise
from games.cards import JACK, QUEEN
from tools.choices import Sample


def _enrich(state: State, seat: int, step: int) -> None:
    """Give *seat* something rare: another chance card, or a promise."""
    rank = QUEEN if step % 2 else JACK
    court = next((card for card in state.draw if RANK[card] == rank), None)
    if step % 3 == 0 and court is not None:
        state.draw.remove(court)
        state.chances[seat].append(court)
    if step % 4 == 0:
        other = min(GAME.active(state) - {seat})
        state.promises.append(Promise(seat, other, 4, 2) if step % 8 else Promise(other, seat, 4, 2))


SAMPLE = Sample(
    setups=(
        (2, {}),
        (2, {"play": "quick", "round_limit": "none"}),
        (3, {"tax_choice": "giver", "round_limit": "20"}),
        (3, {"play": "quick", "king_tax": "2"}),
        (4, {"suits": "chosen", "tax_choice": "giver"}),
        (4, {"teams": "yes"}),
        (4, {"teams": "yes", "play": "quick", "tax_choice": "giver"}),
    ),
    most=300,
    alike=14,
    enrich=_enrich,
)
