"""The pictures of Cardopoly, made from `games.cardopoly.view.View`: a walk around the park.

- `table` composes what everybody sees: the cards around a closed road (`park` is its plan, `road` draws it
  and the golden path of the last walk), what lies on the lawn (`middle`, with `stake` and `trades`), and the
  players along the foot (`people`).
- `hand` composes what a player sees: the road (`lane`), what the others have, and the pocket.
- `plots` draws properties, `pawns` those who walk. `describe` tells all of it in words.
"""

from __future__ import annotations

from render.cardopoly.describe import describe
from render.cardopoly.hand import hand
from render.cardopoly.spots import find_spots
from render.cardopoly.table import table

__all__ = ["describe", "find_spots", "hand", "table"]
