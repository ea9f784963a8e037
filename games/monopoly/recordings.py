"""Whole matches that are recorded: if they come out differently, the rules have changed."""

from __future__ import annotations

from games.settings import Recording

RECORDINGS = {
    "two": Recording(2, {"target": "3000"}, "09" * 32),
    "three": Recording(3, {"edition": "deluxe", "target": "3000"}, "40" * 32),
    "six": Recording(6, {"target": "3000"}, "0b" * 32),
}
