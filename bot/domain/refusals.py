"""Refusals: why something can't be done, for the person who tried.

::

    Refusal    a sentence: what is wrong and what to do now (`locales/*/refusals.ftl`)
    └── Stale  the match has moved on since its reader saw it
"""

from __future__ import annotations

from bot.domain.match import Match
from games.core import MoveError, Text, Value


class Refusal(Exception):
    """Something that can't be done; `text` tells the person why, and what to do."""

    def __init__(self, id: str, **args: Value) -> None:
        super().__init__(id)
        self.text = Text(id, args)

    @classmethod
    def from_error(cls, error: MoveError) -> Refusal:
        """The refusal of a move by the rules, in the game's own words."""
        refusal = cls(error.text.id)
        refusal.text = error.text
        return refusal


class Stale(Refusal):
    """The reader is no longer asked what they answered; `match` is how it stands now."""

    def __init__(self, match: Match) -> None:
        super().__init__("match-moved-on")
        self.match = match
