"""The pictures of Monopoly Deal, made from `games.deal.view.View`."""

from __future__ import annotations

from render.deal.describe import describe
from render.deal.hand import hand
from render.deal.sheet import sheet
from render.deal.table import table
from render.deal.touched import touched

__all__ = ["describe", "hand", "sheet", "table", "touched"]
