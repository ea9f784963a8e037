"""Panels: the private message of each seat, also as the answer to a click.

A panel is edited both by the presenter's worker and by answers to clicks. What a click left there (the
reader's step and a note) stays while the question does. If both edit a panel at once, another edit follows.

A player who isn't asked anything reads for whom the match waits. So their panel is drawn and edited once a
turn, and within a turn only if something concerns them: their hand, what they may do, or what was done to
them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, NamedTuple

import discord
import msgspec
import structlog
from discord.ui import LayoutView

import games
from bot.discord import posts
from bot.discord.clicks import Hand, Hands, PanelState
from bot.discord.foreign import is_foreign, is_in_dm
from bot.discord.messages.layout import Draft
from bot.discord.messages.moves import FIRST, PanelPlace
from bot.discord.messages.news import Missed, draft_missed
from bot.discord.messages.panel import Among, describe_match, draft_panel
from bot.discord.notices import Notices
from bot.discord.story import End, find_end
from bot.discord.sync import MessageSync, Update
from bot.domain import surfaces, turns
from bot.domain.match import Beside, Match
from bot.domain.notifications.plan import is_end_due, reads_end_in_private
from bot.domain.people import Person
from bot.domain.replays import find_position, list_missed_steps
from bot.language import language_of
from bot.service.matches import Matches
from bot.service.pictures import Picture, Pictures
from bot.store import Store

log = structlog.get_logger(__name__)

Panel = tuple[int, int]
"""The id of a match, and a seat."""


class Reply(NamedTuple):
    """The panel of *seat* in *match* as an answer to a click; *face* is a hash of what it shows."""

    match: Match
    seat: int
    view: LayoutView
    files: list[discord.File]
    face: int
    left: PanelState


Touch = Callable[[int, int | None], None]
"""Shows the panel of a seat of a match soon; with None its table too."""


Recount = Callable[[int], None]
"""Shows all panels of a person soon, since one of their matches began or ended: panels say how many run."""


@dataclass(eq=False)
class Panels:
    """Shows the panels of all matches. `Presenter` calls `show` whenever one is touched."""

    _client: discord.Client
    _matches: Matches
    _store: Store
    _now: Callable[[], float]
    _pictures: Pictures
    _notices: Notices
    _sync: MessageSync
    _touch: Touch
    _recount: Recount
    _faces: dict[Panel, Face] = field(default_factory=dict, init=False)
    _left: dict[Panel, PanelState] = field(default_factory=dict, init=False)
    _retried: set[Panel] = field(default_factory=set, init=False)
    _hands: Hands = field(init=False)

    def __post_init__(self) -> None:
        self._hands = Hands(self._now)

    def retry(self, id: int, seat: int) -> None:
        """Try a direct message again to the player of *seat*, who took none."""
        self._retried.add((id, seat))

    def doubt_all(self) -> None:
        """Forget what panels show, because another process may have edited them."""
        self._faces.clear()

    def doubt(self, match: Match, user_id: int) -> None:
        """Show a person’s panel again, because the answer to their click may not have reached it."""
        seat = match.seat_of(user_id) or 0
        self._faces.pop((match.id, seat), None)
        self._touch(match.id, seat)

    async def reply(
        self,
        match: Match,
        seat: int,
        person: Person,
        channel_id: int | None,
        note: str = "",
        place: PanelPlace = FIRST,
        clicked: discord.Interaction[Any] | None = None,
        *,
        foreign: bool,
    ) -> Reply:
        """Build the panel of *seat* at *place* as a private reply to *person* in a channel, perhaps a
        *foreign* one.

        *note* is the id of a sentence above it. If the reply replaces the message that was *clicked*, and
        that is the seat's panel, the panel keeps both while its question stands, and isn't edited a second
        time.
        """
        message = clicked.message if clicked else None
        if message is not None:
            self._hands.take_hint(message.id)
        left = PanelState(match.players[seat].question, place, note)
        drawing = await self._build_drawing(match, seat, person, left, channel_id, foreign=foreign)
        shows_panel = message is not None and message.id == match.players[seat].panel.message
        if clicked and shows_panel and match.status == "running":  # at once, since drawing takes a while
            self._sync.clicks.remember(clicked)
            self._faces[match.id, seat] = drawing.face
            self._left[match.id, seat] = left
        pictures = await drawing.paint()
        view, files = drawing.view(pictures), posts.files_of(pictures)
        return Reply(match, seat, view, files, drawing.face_of_hand, left)

    async def keep_reply(self, interaction: discord.Interaction[Any], reply: Reply, new: int | None) -> None:
        """Keep the answer to *interaction*, which shows *reply*, up to date as long as its token lives.

        It is the *new* private message with that id or, if there is none, the message that was clicked.
        """
        clicked = interaction.message
        if new is None and (clicked is None or not clicked.flags.ephemeral):
            return  # it is the panel itself
        assert new is not None or clicked is not None
        match, seat = reply.match, reply.seat
        await self._hands.keep(self._hand(interaction, match.id, seat, new, reply.face, reply.left))
        self._touch(match.id, seat)  # the match may have moved on while this was painted and sent

    async def keep_hint(
        self, interaction: discord.Interaction[Any], match: Match, seat: int, hint: int
    ) -> None:
        """Keep the *hint*, a message of that id, until *seat* is asked something else than in *match*.

        A direct message can be deleted at any time, so that is stored.
        """
        question = match.players[seat].question
        if is_in_dm(interaction):
            beside = Beside(interaction.user.id, interaction.channel_id or 0, hint, question)
            await self._matches.change(match.id, surfaces.note_beside, seat, beside)
        else:
            self._hands.keep_hint(self._hand(interaction, match.id, seat, hint, 0, PanelState(question)))
        self._touch(match.id, seat)  # the match may have moved on while this was sent

    def is_beside(self, interaction: discord.Interaction[Any], match: Match) -> bool:
        """Whether *interaction* is a click on a message beside the panel of the person who clicked."""
        seat, clicked = match.seat_of(interaction.user.id), interaction.message
        if seat is None or clicked is None or not is_in_dm(interaction):
            return False
        panel = match.players[seat].panel
        return panel.message is not None and clicked.id in {each.message for each in panel.beside}

    def _hand(
        self,
        interaction: discord.Interaction[Any],
        id: int,
        seat: int,
        new: int | None,
        face: int,
        left: PanelState,
    ) -> Hand:
        clicked = interaction.message
        return Hand(
            id=id,
            seat=seat,
            user_id=interaction.user.id,
            channel_id=interaction.channel_id or 0,
            message_id=new or (clicked.id if clicked else 0),
            interaction=interaction,
            since=self._now(),
            in_place=new is None,
            face=face,
            left=left,
        )

    async def tick(self) -> float | None:
        """Delete private hands that could soon become untrue; return when the next one is due."""
        return await self._hands.close_old()

    async def _show_hands(self, match: Match, seat: int) -> None:
        """Bring the open private hands of *seat* up to date."""
        for hand in self._hands.find(match.id, seat):
            player = match.players[seat]
            if player.user_id != hand.user_id or match.state is None:
                await self._hands.close(hand)
                continue
            person = await self._notices.find_person(hand.user_id, player.name)
            left = hand.left if hand.left.question == player.question else PanelState()
            drawing = await self._build_drawing(
                match, seat, person, left, hand.channel_id, foreign=is_foreign(hand.interaction)
            )
            if drawing.face_of_hand == hand.face:
                continue
            pictures = await drawing.paint()
            if self._hands.is_kept(hand):  # no click was answered in the meantime
                shown = replace(hand, face=drawing.face_of_hand, left=left)
                await self._hands.keep(shown)
                await self._hands.edit(shown, drawing.view(pictures), pictures)
                if not self._hands.is_kept(shown):  # or now: it may show either
                    self._touch(match.id, seat)

    async def show(self, id: int, seat: int) -> None:
        """Bring the panel of *seat* in the match *id* up to date."""
        match = await self._matches.get(id)
        if match is None or seat >= len(match.players):  # somebody has left the lobby meanwhile
            return
        await self._show_hands(match, seat)
        asked = match.players[seat].question if match.status == "running" else -1
        await self._hands.drop_hints(id, seat, asked)
        match = await self.delete_answered(match, seat)
        match = await self._delete_old(match, seat)
        player = match.players[seat]
        if player.user_id is None or match.state is None:
            return
        person = await self._notices.find_person(player.user_id, player.name)
        again = (id, seat) in self._retried
        self._retried.discard((id, seat))
        only_edit = person.dm_open is False and not again
        is_alone = match.place.is_by_message and player.panel.message is not None
        if (only_edit and not is_alone) or (match.status == "cancelled" and player.panel.message is None):
            return
        drawing, left = await self._draw_with_state(match, seat, person)
        known = self._faces.get((id, seat)) if player.panel.message is not None else None
        if known == drawing.face:
            return
        is_fleeting = known is not None and known.lasting == drawing.face.lasting
        pictures = await drawing.paint()
        try:
            stays = is_fleeting or only_edit
            notifies = player.panel.version < match.public and is_end_due(match, seat, person, self._now())
            as_drawn = await self._bring(
                match, seat, drawing.view(pictures), pictures, stays=stays, notifies=notifies
            )
        except discord.HTTPException as error:
            if not self._notices.gives_up((id, seat), error):
                raise
            log.info("player takes no direct messages", match=id, seat=seat, code=error.code)
            if person.dm_open is not False:
                await self._matches.change(id, surfaces.record_closed, seat, person.user_id)
                await self._notices.record_dm_open(person, False)
                if notifies:
                    await self._matches.change(id, turns.notify, seat)
                self._touch(id, None)
                if is_alone:  # the message they have is all they can play from
                    self._touch(id, seat)
            return
        if again:
            await self._notices.record_dm_open(person, True)
        if match.status != "running" or known is None:  # by direct message, its lobby was shown here
            self._recount(player.user_id)
        if match.status != "running":
            self._faces.pop((id, seat), None)
            self._left.pop((id, seat), None)
        elif self._left.get((id, seat)) is not left:  # answered in the meantime: it may show either now
            self._faces.pop((id, seat), None)
            as_drawn = False
        elif as_drawn:
            self._faces[id, seat] = drawing.face
        if not as_drawn:
            self._touch(id, seat)

    async def delete_answered(self, match: Match, seat: int | None) -> Match:
        """Delete the messages beside the panel of *seat*, or beside the table, that are of no use any more;
        return the match.
        """
        gone = surfaces.list_answered_beside(match, seat)
        if not gone:
            return match
        for each in gone:
            channel = self._client.get_partial_messageable(each.channel)
            await posts.delete(channel.get_partial_message(each.message))
        return await self._matches.change(match.id, surfaces.drop_beside, seat, gone)

    async def _delete_old(self, match: Match, seat: int) -> Match:
        """Delete the panel of an earlier player of *seat*, or of a match without a state; return *match*."""
        player = match.players[seat]
        old = player.panel.message
        if old is None or (player.panel.user_id == player.user_id and match.state is not None):
            return match
        channel = self._client.get_partial_messageable(player.panel.channel or 0)
        await posts.delete(channel.get_partial_message(old))
        self._faces.pop((match.id, seat), None)
        return await self._matches.change(match.id, surfaces.record_panel, seat, old, None)

    async def _bring(
        self,
        match: Match,
        seat: int,
        view: LayoutView,
        pictures: Sequence[Picture],
        *,
        stays: bool,
        notifies: bool,
    ) -> bool:
        """Edit or post the panel of *seat*; return whether it shows *view* and not an earlier one.

        If it *stays*, it is at most edited: an old message that can't be edited is out of date until its
        player is asked something. Whoever waits, or plays no other match, gets a new message only then, or if
        it *notifies* them of the end: it takes a request more, and the panel is the last of their messages
        anyway. By direct message it is deleted only after a new one is there: who takes no more messages
        plays from it.
        """
        player = match.players[seat]
        old, channel_id = player.panel.message, player.panel.channel
        message = None
        if old is not None and channel_id is not None:
            message = self._client.get_partial_messageable(channel_id).get_partial_message(old)
        in_place = stays or seat not in match.waiting or self._now() - player.panel.posted < posts.OLD
        if notifies and not stays:
            in_place = False
        elif not in_place and message is not None:
            in_place = await self._store.reader.matches_played_by(player.user_id or 0) == [match.id]
        shown = await self._sync.show(
            Update(
                (match.id, seat),
                "panel",
                posts.build_nonce(match.id, int(match.created), old or 0),
                player.user_id or 0,
                view,
                pictures,
                old=message,
                in_place=in_place,
                stays=stays,
                private=not match.place.is_by_message,
                finish=_delete if match.place.is_by_message else None,
            )
        )
        if shown is None:
            return True
        if shown.is_new:
            version = match.public if match.status == "over" else shown.version or player.question
            fields = (seat, old, shown.id, shown.channel_id, player.user_id, version, self._now())
            note = partial(self._matches.change, match.id, surfaces.record_panel, *fields)
            await self._sync.keep((match.id, seat), shown, note)
        return shown.lost is None

    async def _draw_with_state(
        self, match: Match, seat: int, person: Person
    ) -> tuple[_Drawing, PanelState | None]:
        """Draw the panel of *seat* with what the latest click left there, even if it comes meanwhile."""
        while True:
            left = self._left.get((match.id, seat))
            standing = left if left and left.question == match.players[seat].question else PanelState()
            drawing = await self._build_drawing(match, seat, person, standing, None, foreign=False)
            if self._left.get((match.id, seat)) is left:
                return drawing, left

    async def _build_drawing(
        self,
        match: Match,
        seat: int,
        person: Person,
        left: PanelState,
        channel_id: int | None,
        *,
        foreign: bool,
    ) -> _Drawing:
        """Build the drawing for a message in a channel; None is the person's direct messages.

        In a *foreign* place its texts and buttons have none of our emojis, which Discord may not show there.
        """
        server = await self._store.servers.get(match.place.guild_id)
        text, four_colors = server.text_tables or person.worded, person.four_colors
        say = language_of(person.locale, worded=text or foreign, four_colors=four_colors)
        note = say(left.note) if left.note else ""
        user_id = match.players[seat].user_id
        free = user_id is not None and seat not in match.waiting
        other = await self._matches.next_awaiting(user_id or 0, match.id) if free else None
        is_there = channel_id is not None and channel_id == match.place.channel_id
        among = None if is_there else await self._find_among(match, user_id or 0)
        missed, is_table, end = await self._find_missed(match, seat, left.place.missed), False, End()
        if missed:
            draft = draft_missed(missed, seat, say, describe_match(match, seat, say, among))
            shown, of, fresh = missed.position.match, None, frozenset[tuple[str, int]]()
        else:
            # While the match doesn't wait for them, it would be another edit with every move.
            is_over = match.status == "over"
            tells_news = left.place == FIRST and (is_over or seat in match.waiting)
            others = await self._matches.list_others(match, seat) if tells_news else []
            tells_end = is_over and not is_there and reads_end_in_private(match, seat, person)
            if tells_end:
                end = await find_end(match, self._matches, self._pictures, person.locale, text=text)
            ending = end.moves if tells_end else None
            draft = draft_panel(match, seat, say, note, left.place, other, among, others, ending)
            is_table = match.place.location is None
            shown, of, fresh = match, seat, match.players[seat].news.cards
        view = games.load(match.game).view(shown.state, of)
        seen = getattr(view, "hand", ()) if match.status == "running" and free else view
        told_as = (draft.accent, match.names, text, four_colors, match.public if is_table else 0)
        every = str(draft.components)
        lasting = hash((*told_as, str(draft.lasting), msgspec.msgpack.encode(seen)))
        face = Face(lasting, hash((lasting, every)))
        face_of_hand = hash((*told_as, every, msgspec.msgpack.encode(view)))
        make = partial(self._pictures.make, shown, locale=person.locale, text=text, four_colors=four_colors)

        async def paint() -> list[Picture]:
            if end.picture is not None:
                return [end.picture, await make(seat=None)]
            own = await make(seat=of, fresh=fresh)
            if not is_table:
                return [own]
            table = await make(seat=None)
            return [own, table] if match.status == "running" else [table, own]

        return _Drawing(face, face_of_hand, draft, paint)

    async def _find_among(self, match: Match, user_id: int) -> Among:
        """Find out which of a person's running matches *match* is."""
        played = await self._store.reader.matches_played_by(user_id)
        return Among(played.index(match.id) + 1 if match.id in played else 0, len(played))

    async def _find_missed(self, match: Match, seat: int, number: int | None) -> Missed | None:
        """Find the position of that *number* among those that *seat* missed, or the last one; None if there
        is none.
        """
        if number is None or match.status not in ("running", "over"):
            return None
        entries = await self._matches.entries(match.id)
        steps = list_missed_steps(match, entries, seat)
        if not steps:
            return None
        number = min(number, len(steps) - 1)
        return Missed(
            await asyncio.to_thread(find_position, match, entries, steps[number]), number, len(steps)
        )


async def _delete(old: discord.PartialMessage, version: int | None) -> None:
    """Delete the message *old*, whatever *version* the new one shows."""
    await posts.delete(old)


class Face(NamedTuple):
    """Hashes of what the reader of a panel would miss (*lasting*), and with what is fleeting (*whole*)."""

    lasting: int
    whole: int


class _Drawing(NamedTuple):
    """A panel about to be drawn, and its *face*.

    *face_of_hand* is a hash of everything it shows, since editing a private hand costs no counted request.
    """

    face: Face
    face_of_hand: int
    draft: Draft
    paint: Callable[[], Awaitable[list[Picture]]]

    def view(self, pictures: Sequence[Picture]) -> LayoutView:
        """Build the message with its *pictures*; the second, if any, is small.

        In a direct message the second picture is the table.
        """
        large, *others = pictures
        small = (others[0].shown, others[0].description) if others else None
        return self.draft.view(large.shown, large.description, small)
