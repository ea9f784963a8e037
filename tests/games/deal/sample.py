"""The matches of Monopoly Deal for which choices and labels are recorded."""

from __future__ import annotations

from tools.choices import Sample

SAMPLE = Sample(
    setups=(
        (2, {"deal_breaker": "in"}),
        (2, {"scoring": "points", "forced_deal_own_set": "yes"}),
        (3, {"deal_breaker": "in", "forced_deal_own_set": "yes"}),
        (3, {"scoring": "points", "deal_breaker": "in", "round_limit": "15"}),
        (4, {"round_limit": "15", "deal_breaker": "in"}),
        (5, {"scoring": "points", "deal_breaker": "in"}),
    ),
    most=150,
    alike=5,
)
