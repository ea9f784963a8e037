"""The pictures of Monopoly: The Card Game, made from `games.monopoly.view.View`."""

from __future__ import annotations

from render.monopoly.describe import describe
from render.monopoly.hand import hand
from render.monopoly.table import sheet, table
from render.monopoly.touched import touched

__all__ = ["describe", "hand", "sheet", "table", "touched"]
