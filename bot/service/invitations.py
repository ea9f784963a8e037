"""Invitations to a seat: creating, agreeing and accepting."""

from __future__ import annotations

from collections.abc import Callable

from bot.domain import invitations
from bot.domain.ids import is_id
from bot.domain.invitations import Invitation
from bot.domain.match import Match
from bot.domain.people import Person
from bot.domain.refusals import Refusal
from bot.service.matches import Matches
from bot.store import Store


class Invitations:
    """The invitations of *store* to seats of *matches*. *now* is the time.

    Methods with an *id* raise `Refusal` (``invitation-void``) if *match_id* has no such invitation.
    """

    def __init__(self, store: Store, matches: Matches, now: Callable[[], float]) -> None:
        self._rows = store.invitations
        self._matches = matches
        self._now = now

    async def make(self, match: Match, seat: int, person: int, inviter: int) -> Invitation:
        """Invite the user *person*, or a bot opponent (`invitations.Invitation`), to *seat* of *match*.

        Raises:
            Refusal: *inviter* may not, or *person* plays already.
        """
        return await self._rows.add(invitations.invite(match, self._now(), seat, person, inviter))

    async def agree(self, match_id: int, id: int, user_id: int) -> tuple[Match, Invitation]:
        """Record that the user *user_id* agrees; return the match and the invitation after it.

        Raises:
            Refusal: it is void, or they are not asked (any more).
        """
        match, invitation = await self._load(match_id, id)
        invitations.agree(match, self._now(), invitation, user_id)
        if not await self._rows.agree(id, user_id):
            raise Refusal("invitation-not-asked")
        return await self._load(match_id, id)

    async def accept(self, match_id: int, id: int, person: Person) -> tuple[Match, Match]:
        """Seat *person*; return the match before and after.

        Raises:
            Refusal: it is void, not for them, or somebody has yet to agree.
        """
        match, invitation = await self._load(match_id, id)
        return match, await self._matches.change(match_id, invitations.accept, invitation, person)

    async def install(self, match_id: int, id: int) -> tuple[Match, Match]:
        """Seat the bot opponent that was asked for; return the match before and after.

        Raises:
            Refusal: it is void, for a person, or somebody has yet to agree.
        """
        match, invitation = await self._load(match_id, id)
        return match, await self._matches.change(match_id, invitations.install, invitation)

    async def _load(self, match_id: int, id: int) -> tuple[Match, Invitation]:
        match = await self._matches.get(match_id)
        invitation = await self._rows.get(id) if is_id(id) else None
        if match is None or invitation is None or invitation.match_id != match_id:
            raise Refusal("invitation-void")
        return match, invitation
