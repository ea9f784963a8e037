"""The pictures of Property, made from `games.property.view.View`."""

from __future__ import annotations

from render.property.hand import hand
from render.property.table import table
from render.property.words import describe

__all__ = ["describe", "hand", "table"]
