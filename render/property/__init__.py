"""The pictures of Property, made from `games.property.view.View`."""

from __future__ import annotations

from render.property.describe import describe
from render.property.hand import hand
from render.property.table import table

__all__ = ["describe", "hand", "table"]
