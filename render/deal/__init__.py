"""The pictures of Monopoly Deal, made from `games.deal.view.View`."""

from __future__ import annotations

from render.deal.describe import describe
from render.deal.hand import hand
from render.deal.sheet import sheet
from render.deal.spots import find_spots
from render.deal.table import table

__all__ = ["describe", "find_spots", "hand", "sheet", "table"]
