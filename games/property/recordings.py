"""Whole matches that are recorded: if they come out differently, the rules have changed."""

from __future__ import annotations

from games.settings import Recording

RECORDINGS = {
    "two": Recording(2, {}, "01" * 32, skilled=True),
    "three": Recording(3, {"bankruptcies": "2", "count_property": "yes"}, "02" * 32, skilled=True),
    "six": Recording(6, {"round_limit": "40"}, "03" * 32),
}
