"""The pictures of Property, made from `games.property.view.View`: the surveyor's plan.

- `table` and `hand` put the pictures together, `describe` tells them in words.
- `plan` lays the sheet with its streets, `roofs` draws the plots on it, `labels` says whose blocks are.
- `ledger` has what everybody owns, `play` the last play, `since` what the others did to a hand.
- `marks` shows on the plan what a hand can play, `effects` says under its cards what that would bring.
- `signs` and `people` are the small parts: houses, counts, circles; badges and names.
"""

from __future__ import annotations

from render.property.describe import describe
from render.property.hand import hand
from render.property.spots import find_spots
from render.property.table import table

__all__ = ["describe", "find_spots", "hand", "table"]
