"""Names for sample pictures: ordinary ones, and those that are hard to show."""

from __future__ import annotations

NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Finn")
HARD = (
    "Bartholomäus von Hohenzollern",
    "Ольга",
    "محمد",
    "太郎",
    "Maximiliane 🦊",
    "xXx_DragonSlayer_2009_xXx",
)
