"""The pictures of Monopoly: The Card Game, made from `games.monopoly.view.View`."""

from __future__ import annotations

from render.monopoly.describe import describe
from render.monopoly.hand import hand
from render.monopoly.spots import find_spots
from render.monopoly.table import sheet, table

__all__ = ["describe", "find_spots", "hand", "sheet", "table"]
