"""A note that a player writes on a match for themselves. Only they read it, on their panel."""

from __future__ import annotations

from msgspec.structs import replace

from bot.domain.match import Change, Match, amend
from bot.domain.questions import replace_player
from bot.domain.turns import require_player

LENGTH = 200
"""The most characters of a note."""


def write_note(match: Match, now: float, user_id: int, text: str) -> Change | None:
    """Replace the note of a player by *text*, in one line; an empty one deletes it. None if it is the same.

    Raises:
        Refusal: the person does not play here (any more).
    """
    player = require_player(match, user_id)
    note = " ".join(text.split())[:LENGTH]
    if note == player.own_note:
        return None
    return amend(match, replace_player(match, replace(player, own_note=note)))
