"""Handing a seat over: who has a say in it, and the invitation by which somebody sits down.

Players may give their own seat to a person or a bot opponent. While they are away, all other persons at the
table together may let somebody play for them; in a league its organizer may. The player can return at any
time (`Player.owner`). The host may give away the seat of a bot opponent. Nobody gives away somebody else's
seat alone: with a single other person at the table, only its player can.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

import games
from bot.domain import turns
from bot.domain.durations import DAY
from bot.domain.match import Change, Match
from bot.domain.people import Person
from bot.domain.refusals import Refusal
from bot.domain.results import BOTS
from bot.domain.turns import require_player, substitute
from games.search.levels import LEVELS, NORMAL, Level
from games.search.search import is_searchable

LIFE = DAY
"""Seconds for which an invitation holds."""


class Invitation(msgspec.Struct, frozen=True):
    """An invitation of the user *person* to *seat* of a match, from the user *inviter*; those in *agreed*
    agree.

    *person* may be the id that stands for a level of bot opponents (`results.BOTS`). It is for the seat as it
    is *since* that version (`Player.since`): if anything about the seat changes, the invitation is void.
    """

    id: int
    match_id: int
    seat: int
    since: int
    inviter: int
    person: int
    agreed: tuple[int, ...]
    created: float

    @property
    def level(self) -> Level | None:
        """The level of the invited bot opponent; None if a person is invited."""
        return next((level for level in LEVELS if BOTS[level] == self.person), None)


def list_seats(match: Match, user_id: int) -> list[int]:
    """The seats of *match* for which the person *user_id* may invite somebody.

    Raises:
        Refusal: they have no say in this match, or it does not run.
    """
    organizes = match.league_id is not None and user_id == match.host_id
    mine = None if organizes and match.seat_of(user_id) is None else require_player(match, user_id).seat
    return [
        player.seat
        for player in match.players
        if player.seat in _active(match)
        and (player.seat == mine or player.away or (player.absent and user_id == _host(match)))
    ]


def invite(match: Match, now: float, seat: int, person: int, inviter: int) -> Invitation:
    """Build an invitation of the user *person* to *seat*; *inviter* agrees to it. It is not stored yet."""
    offered = list_seats(match, inviter)
    if seat not in _active(match):
        raise Refusal("substitute-out")
    if seat not in offered:
        raise Refusal("invitation-not-yours")
    if match.seat_of(person) is not None:
        raise Refusal("substitute-seated", name=f"<@{person}>")
    if match.owned_by(person) is not None:
        raise Refusal("substitute-owner", person=f"<@{person}>")
    since = match.players[seat].since
    invitation = Invitation(0, match.id, seat, since, inviter, person, (inviter,), now)
    if invitation.level not in (None, *list_levels(match)):
        raise Refusal("level-unknown")
    return invitation


def find_lacking(match: Match, invitation: Invitation) -> frozenset[int]:
    """The users who have yet to agree; none once the seat's player has."""
    player = match.players[invitation.seat]
    if player.user_id in invitation.agreed:
        return frozenset()
    givers = _givers(match, invitation.seat)
    if givers:
        return givers - set(invitation.agreed)
    return frozenset() if player.user_id is None else frozenset({player.user_id})


def agree(match: Match, now: float, invitation: Invitation, user_id: int) -> Invitation:
    """Let the user *user_id* agree to *invitation*, too.

    Raises:
        Refusal: it is void, or they are not asked (any more).
    """
    _require_valid(match, invitation, now)
    asked = find_lacking(match, invitation)
    if not asked or user_id not in asked | {match.players[invitation.seat].user_id}:
        raise Refusal("invitation-not-asked")
    return replace(invitation, agreed=(*invitation.agreed, user_id))


def accept(match: Match, now: float, invitation: Invitation, person: Person) -> Change:
    """Seat the invited *person*.

    Raises:
        Refusal: the invitation is void, not for them, or somebody has yet to agree.
    """
    if person.user_id != invitation.person:
        raise Refusal("invitation-not-for-you", person=f"<@{invitation.person}>")
    _require_valid(match, invitation, now)
    _require_agreed(match, invitation)
    return substitute(
        match, now, invitation.seat, person, invitation.inviter, given=_is_given(match, invitation)
    )


def install(match: Match, now: float, invitation: Invitation) -> Change:
    """Seat the invited bot opponent.

    Raises:
        Refusal: the invitation is void or for a person, or somebody has yet to agree.
    """
    _require_valid(match, invitation, now)
    if invitation.level is None:
        raise Refusal("invitation-void")
    _require_agreed(match, invitation)
    return turns.install(
        match,
        now,
        invitation.seat,
        invitation.level,
        invitation.inviter,
        given=_is_given(match, invitation),
    )


def list_levels(match: Match) -> tuple[Level, ...]:
    """The levels that bot opponents can have here; those of a league are all the same."""
    return LEVELS if match.league_id is None and is_searchable(games.load(match.game)) else (NORMAL,)


def _is_given(match: Match, invitation: Invitation) -> bool:
    return match.players[invitation.seat].user_id in invitation.agreed


def _require_agreed(match: Match, invitation: Invitation) -> None:
    if people := find_lacking(match, invitation):
        raise Refusal("invitation-pending", people=" ".join(f"<@{id}>" for id in sorted(people)))


def _require_valid(match: Match, invitation: Invitation, now: float) -> None:
    if (
        match.status != "running"
        or match.players[invitation.seat].since != invitation.since
        or invitation.seat not in _active(match)
        or now >= invitation.created + LIFE
    ):
        raise Refusal("invitation-void")


def _givers(match: Match, seat: int) -> frozenset[int]:
    """Who has to agree, all of them, where the player of *seat* does not; none if nobody else may."""
    if match.league_id is not None or match.players[seat].user_id is None:
        return frozenset({_host(match)})
    others = [
        player.user_id
        for player in match.players
        if player.user_id is not None and player.seat != seat and player.seat in _active(match)
    ]
    return frozenset(others) if len(others) > 1 else frozenset()


def _host(match: Match) -> int:
    """The host; without them at the table, the first person there; in a league the organizer."""
    persons = [player.user_id for player in match.players if player.user_id is not None]
    if match.league_id is not None or match.host_id in persons:
        return match.host_id
    return next(iter(persons), 0)


def _active(match: Match) -> frozenset[int]:
    return frozenset(games.load(match.game).active(match.state))
