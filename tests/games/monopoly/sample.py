"""The matches of Monopoly: The Card Game for which choices and labels are recorded."""

from __future__ import annotations

from tools.choices import Sample

SAMPLE = Sample(
    setups=(
        (2, {"target": "3000"}),
        (3, {"edition": "deluxe"}),
        (4, {}),
        (5, {}),
        (6, {"target": "5000"}),
    ),
    most=120,
    alike=80,
)
