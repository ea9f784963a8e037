"""Edits messages through the clicks on them, which for fifteen minutes cost no counted requests.

Private hands in a channel can't be edited or deleted in any other way. They are kept up to date for as long
as that is possible, and then deleted: nobody comes back to a hand that is no longer true.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import discord
import msgspec
from discord.ui import LayoutView

from bot.discord.errors import Meaning, find_meaning
from bot.discord.messages.moves import FIRST, PanelPlace
from bot.discord.posts import files_of
from bot.domain.match import Match
from bot.service.pictures import Picture

VALID = 14 * 60.0
"""Seconds for which a click is used; its token is valid for fifteen minutes."""

KEPT = 1_000
"""How many of the latest clicks are kept."""

Clicked = discord.Interaction[Any]

Build = Callable[[Match], LayoutView]
"""Builds what a private message says about a lobby."""


class _Edits(NamedTuple):
    """An *interaction*, of the time *at*, that can edit a message: the one clicked, or its own *answer*."""

    interaction: Clicked
    at: float
    answer: bool


class Clicks:
    """The latest click on each message. *now* is the unix time."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._latest: OrderedDict[int, _Edits] = OrderedDict()

    def remember(self, interaction: Clicked) -> None:
        """Remember a click that is answered by an edit of its message."""
        if interaction.message is not None:
            self._keep(interaction.message.id, _Edits(interaction, self._now(), answer=False))

    def remember_answer(self, interaction: Clicked, message_id: int) -> None:
        """Remember that *interaction* was answered by the new message *message_id*."""
        self._keep(message_id, _Edits(interaction, self._now(), answer=True))

    def _keep(self, message_id: int, edits: _Edits) -> None:
        self._latest[message_id] = edits
        self._latest.move_to_end(message_id)
        if len(self._latest) > KEPT:
            self._latest.popitem(last=False)

    def can_edit(self, message_id: int) -> bool:
        """Whether a click on that message, or the one it answers, can still edit it."""
        edits = self._latest.get(message_id)
        if edits is None:
            return False
        update = edits.interaction.response.type is discord.InteractionResponseType.deferred_message_update
        if not (update or edits.answer) or self._now() - edits.at >= VALID:
            del self._latest[message_id]
            return False
        return True

    async def edit(self, message_id: int, view: LayoutView, pictures: Sequence[Picture]) -> bool:
        """Edit a message to *view* and its *pictures*; return False if no click on it allows that."""
        if not self.can_edit(message_id):
            return False
        edits, files = self._latest[message_id], files_of(pictures)
        try:
            if edits.answer:
                await edits.interaction.followup.edit_message(message_id, view=view, attachments=files)
            else:
                await edits.interaction.edit_original_response(view=view, attachments=files)
        except discord.HTTPException as error:
            if find_meaning(error) not in (Meaning.EXPIRED, Meaning.NO_MESSAGE):
                raise
            self._latest.pop(message_id, None)
            return False
        return True


@dataclass(frozen=True, slots=True, eq=False)
class LobbyReply:
    """A private message about the lobby of the match *id*, sent or edited by *interaction*.

    *since* is the unix time of that. *build*, if any, builds what the message says while the lobby is as
    given, and *face* is what it shows. If it *stays*, that is so once more when the match begins.
    """

    id: int
    message_id: int
    interaction: Clicked
    since: float
    build: Build | None
    face: str
    stays: bool = False


class LobbyReplies:
    """Private messages about lobbies, kept up to date until the match begins or is cancelled.

    Most of them are deleted then.

    *now* is the unix time.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._kept: OrderedDict[int, LobbyReply] = OrderedDict()

    def keep(
        self,
        match: Match,
        interaction: Clicked,
        message_id: int,
        build: Build | None = None,
        *,
        stays: bool = False,
    ) -> None:
        """Remember that *interaction* can change a message about the lobby *match*; see `LobbyReply`."""
        face = _describe_face(build(match)) if build else ""
        self._keep(LobbyReply(match.id, message_id, interaction, self._now(), build, face, stays))

    async def refresh(self, match: Match, *, only_staying: bool = False) -> None:
        """Edit the messages about the lobby *match* that would say something else now."""
        for reply in self._find(match.id):
            if reply.build is None or (only_staying and not reply.stays):
                continue
            view = reply.build(match)
            face = _describe_face(view)
            if face == reply.face or self._kept.get(reply.message_id) is not reply:
                continue
            self._kept[reply.message_id] = replace(reply, face=face)
            clicked = reply.interaction.message
            if clicked is not None and clicked.id == reply.message_id:
                await _ignore_gone(reply.interaction.edit_original_response(view=view))
            else:
                await _ignore_gone(reply.interaction.followup.edit_message(reply.message_id, view=view))

    async def finish(self, match: Match) -> None:
        """Delete the messages about the lobby *match*, which has begun or closed; update those that stay."""
        await self.refresh(match, only_staying=True)
        for reply in self._find(match.id):
            del self._kept[reply.message_id]
            if not reply.stays:
                await _ignore_gone(reply.interaction.followup.delete_message(reply.message_id))

    def _find(self, id: int) -> list[LobbyReply]:
        """Return the messages about the match *id* that can still be changed, and forget the others."""
        found = [reply for reply in self._kept.values() if reply.id == id]
        for reply in found:
            if self._now() - reply.since >= VALID:
                del self._kept[reply.message_id]
        return [reply for reply in found if reply.message_id in self._kept]

    def _keep(self, reply: LobbyReply) -> None:
        self._kept[reply.message_id] = reply
        self._kept.move_to_end(reply.message_id)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _describe_face(view: LayoutView) -> str:
    return str(view.to_components())


async def _ignore_gone(request: Awaitable[object]) -> None:
    """Make *request*, unless its message is gone or can't be changed any more."""
    try:
        await request
    except discord.HTTPException as error:
        if find_meaning(error) not in (Meaning.EXPIRED, Meaning.NO_MESSAGE):
            raise


class PanelState(msgspec.Struct, frozen=True):
    """What a click left on a panel while its *question* stands: the *place*, and the *note* above it."""

    question: int = 0
    place: PanelPlace = FIRST
    note: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Hand:
    """A private hand: *seat* of the match *id*, opened in a channel by the person *user_id*.

    *interaction* is the latest one whose token can edit the message, and *since* is when it came. It was a
    click on that very message if it is *in_place*. *face* is a hash of what the message shows; *left* is what
    a click left there.
    """

    id: int
    seat: int
    user_id: int
    channel_id: int
    message_id: int
    interaction: Clicked
    since: float
    in_place: bool
    face: int
    left: PanelState


class Hands:
    """The open hands, at most one for each person and channel. *now* is the unix time."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._open: OrderedDict[tuple[int, int], Hand] = OrderedDict()
        self._hints: OrderedDict[int, Hand] = OrderedDict()

    def keep_hint(self, hint: Hand) -> None:
        """Remember *hint*, a message beside a hand."""
        self._hints[hint.message_id] = hint
        if len(self._hints) > KEPT:
            self._hints.popitem(last=False)

    def take_hint(self, message_id: int) -> None:
        """Forget a hint on which its reader clicked: it becomes a hand, and no move may delete it before."""
        self._hints.pop(message_id, None)

    async def drop_hints(self, id: int, seat: int, question: int) -> None:
        """Delete the hints for *seat* in the match *id* that answer another *question*."""
        for hint in list(self._hints.values()):
            if (hint.id, hint.seat) == (id, seat) and hint.left.question != question:
                await self.close(hint)

    async def keep(self, hand: Hand) -> None:
        """Remember *hand*, and delete the person's earlier one in that channel."""
        place = hand.user_id, hand.channel_id
        before = self._open.pop(place, None)
        self._open[place] = hand
        if len(self._open) > KEPT:
            self._open.popitem(last=False)
        if before is not None and before.message_id != hand.message_id:
            await self._delete(before)

    def find(self, id: int, seat: int) -> list[Hand]:
        """Return the open hands of *seat* in the match *id* that can still be edited."""
        found = [hand for hand in self._open.values() if (hand.id, hand.seat) == (id, seat)]
        return [hand for hand in found if self._now() - hand.since < VALID]

    async def close_old(self) -> float | None:
        """Delete the hands and hints that nothing can change soon; return when the next one is due."""
        due = self._now() - VALID
        await asyncio.gather(*(self.close(hand) for hand in self._list() if hand.since <= due))
        return min((hand.since + VALID for hand in self._list()), default=None)

    def _list(self) -> list[Hand]:
        return [*self._open.values(), *self._hints.values()]

    def is_kept(self, hand: Hand) -> bool:
        """Whether *hand* is the latest one for its person and channel."""
        return self._open.get((hand.user_id, hand.channel_id)) is hand

    async def edit(self, hand: Hand, view: LayoutView, pictures: Sequence[Picture]) -> None:
        """Edit *hand* to *view* and its *pictures* if that is still possible."""
        try:
            if hand.in_place:
                await hand.interaction.edit_original_response(view=view, attachments=files_of(pictures))
            else:
                await hand.interaction.followup.edit_message(
                    hand.message_id, view=view, attachments=files_of(pictures)
                )
        except discord.HTTPException as error:
            self._give_up(hand, error)

    async def close(self, hand: Hand) -> None:
        """Delete *hand*, or a hint."""
        self._forget(hand)
        await self._delete(hand)

    def _forget(self, hand: Hand) -> None:
        if self.is_kept(hand):
            del self._open[hand.user_id, hand.channel_id]
        if self._hints.get(hand.message_id) is hand:
            del self._hints[hand.message_id]

    async def _delete(self, hand: Hand) -> None:
        try:
            if hand.in_place:
                await hand.interaction.delete_original_response()
            else:
                await hand.interaction.followup.delete_message(hand.message_id)
        except discord.HTTPException as error:
            self._give_up(hand, error)

    def _give_up(self, hand: Hand, error: discord.HTTPException) -> None:
        """Forget *hand* if *error* says that its message is gone or its token has expired; otherwise raise
        *error*.
        """
        if find_meaning(error) not in (Meaning.EXPIRED, Meaning.NO_MESSAGE):
            raise error
        self._forget(hand)
