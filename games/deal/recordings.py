"""Whole matches that are recorded: if they come out differently, the rules have changed."""

from __future__ import annotations

from games.settings import Recording

RECORDINGS = {
    "two": Recording(2, {}, "11" * 32),
    "three": Recording(3, {"deal_breaker": "in"}, "14" * 32, skilled=True),
    "four": Recording(4, {"scoring": "points", "rounds": "2", "deal_breaker": "in"}, "12" * 32),
    "five": Recording(5, {"round_limit": "15", "forced_deal_own_set": "yes"}, "13" * 32),
}
