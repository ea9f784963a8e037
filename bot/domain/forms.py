"""The forms of a match that a lobby proposes, such as one for an evening: a pace and a game's options."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

import games
from bot.domain.durations import DAY, HOUR
from bot.domain.lobbies import configure
from bot.domain.match import Change, Match
from bot.domain.pace import PACES, Pace, per_move
from bot.domain.refusals import Refusal


class Form(NamedTuple):
    """A form: the *pace*, and whether it is a *short* match (`Game.short`)."""

    pace: Pace
    short: bool


FORMS = {
    "evening": Form(PACES["brisk"], True),
    "week": Form(per_move(8 * HOUR, bank=DAY), True),
    "relaxed": Form(PACES["daily"], False),
}
"""All forms by name.

At an evening's pace, people are at the table: at an hour a move, no match would end before they go to bed.
"""


def apply_form(match: Match, name: str) -> Match:
    """Return *match* with the settings of the form *name*; its other settings stay."""
    form = FORMS[name]
    return replace(match, options=match.options | _list_options(match, form), pace=form.pace)


def find_form(match: Match) -> str | None:
    """Return the name of the form whose settings *match* has."""
    return next((name for name in FORMS if apply_form(match, name) == match), None)


def choose_form(match: Match, now: float, user_id: int, name: str) -> Change:
    """Give *match* the settings of the form *name*.

    Raises:
        Refusal: there is no such form, or what `configure` refuses.
    """
    if name not in FORMS:
        raise Refusal("option-unknown")
    configured = configure(match, now, user_id, _list_options(match, FORMS[name])).after
    return Change(match, replace(configured, pace=FORMS[name].pace, due=now + FORMS[name].pace.lobby_life))


def _list_options(match: Match, form: Form) -> dict[str, str]:
    """The options that *form* sets: those of a short match, or the defaults in their place."""
    game = games.load(match.game)
    usual = {setting.name: setting.values[0] for setting in game.settings if setting.name in game.short}
    return game.short if form.short else usual
