"""The pictures of Monopoly Deal, made from `games.deal.view.View`."""

from __future__ import annotations

from render.deal.hand import hand
from render.deal.table import table
from render.deal.words import describe

__all__ = ["describe", "hand", "table"]
