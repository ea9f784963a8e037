"""The pictures of Cardopoly, made from `games.cardopoly.view.View`."""

from __future__ import annotations

from render.cardopoly.hand import hand
from render.cardopoly.table import table
from render.cardopoly.words import describe

__all__ = ["describe", "hand", "table"]
