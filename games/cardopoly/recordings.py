"""Whole matches that are recorded: if they come out differently, the rules have changed."""

from __future__ import annotations

from games.settings import Recording

RECORDINGS = {
    "standard": Recording(3, {"tax_choice": "giver"}, "04" * 32),
    "quick": Recording(2, {"play": "quick", "suits": "chosen", "round_limit": "none"}, "05" * 32),
    "team": Recording(4, {"teams": "yes", "round_limit": "20"}, "06" * 32),
    "skill": Recording(4, {"tax_choice": "giver"}, "07" * 32, skilled=True),
    "skill-quick": Recording(
        3, {"play": "quick", "king_tax": "2", "round_limit": "none"}, "08" * 32, skilled=True
    ),
    "skill-team": Recording(
        4, {"teams": "yes", "suits": "chosen", "round_limit": "20"}, "0a" * 32, skilled=True
    ),
}
