"""The pictures of Cardopoly, made from `games.cardopoly.view.View`."""

from __future__ import annotations

from render.cardopoly.describe import describe
from render.cardopoly.hand import hand
from render.cardopoly.table import table

__all__ = ["describe", "hand", "table"]
