"""The matches of Property for which choices and labels are recorded."""

from __future__ import annotations

from tools.choices import Sample

SAMPLE = Sample(
    setups=(
        (2, {}),
        (2, {"count_property": "yes", "bankruptcies": "2"}),
        (3, {"round_limit": "40"}),
        (4, {"bankruptcies": "3"}),
        (5, {"count_property": "yes"}),
        (6, {"bankruptcies": "2", "round_limit": "40"}),
        (4, {"length": "short"}),
    ),
    most=200,
    alike=150,
)
