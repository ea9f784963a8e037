"""Whether a table has hints: against bots alone, or where everybody allows them (nobody does by default).

Everybody answers for themselves in the lobby, where whoever is about to sit down can see it. Whoever takes a
seat over later has allowed nothing.
"""

from __future__ import annotations

from msgspec.structs import replace

import games
from bot.domain.lobbies import require_lobby, update_lobby
from bot.domain.match import Change, Match, Player
from bot.domain.refusals import Refusal
from bot.domain.turns import require_player
from games.search.search import is_searchable


def is_possible(match: Match) -> bool:
    """Whether hints could be given in *match* if everybody allowed them; leagues have none."""
    return match.league_id is None and is_searchable(games.load(match.game))


def are_allowed(match: Match) -> bool:
    """Whether the persons in *match* can have hints."""
    people = list_persons(match)
    alone = len(people) == 1 and not match.missing
    return is_possible(match) and (alone or (not match.missing and all(player.hints for player in people)))


def list_persons(match: Match) -> list[Player]:
    """The players who are persons, or whose seat is kept for one."""
    return [player for player in match.players if player.user_id is not None or player.owner is not None]


def toggle(match: Match, now: float, user_id: int) -> Change:
    """A person in a lobby allows everybody hints, or no longer does.

    Raises:
        Refusal: it has begun, the person does not sit there, or there can be no hints.
    """
    require_lobby(match)
    seat = match.seat_of(user_id)
    if seat is None:
        raise Refusal("not-seated")
    if not is_possible(match):
        raise Refusal("hint-never")
    players = tuple(
        replace(player, hints=not player.hints) if player.seat == seat else player for player in match.players
    )
    return update_lobby(match, now, players=players)


def require_seat(match: Match, user_id: int) -> int:
    """The seat of a person who asks for a hint in *match*.

    Raises:
        Refusal: they do not play there, nothing is asked of them, or there are no hints.
    """
    seat = require_player(match, user_id).seat
    if not is_possible(match):
        raise Refusal("hint-never")
    if not are_allowed(match):
        raise Refusal("hint-not-allowed")
    if seat not in match.waiting:
        raise Refusal("hint-not-asked")
    return seat
