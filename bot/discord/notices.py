"""Direct messages beside the panels: notifications, and what people have to know when something fails."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Hashable, Iterable, Mapping
from datetime import UTC, datetime
from functools import partial
from typing import Any

import discord
import msgspec
import structlog

import games
from bot.discord import posts
from bot.discord.errors import is_transient, is_unreachable
from bot.discord.messages.places import build_address, write_place
from bot.discord.obstacles import explain_obstacle
from bot.discord.pace import PRIORITY, RequestPriority
from bot.domain.match import ELSEWHERE, INVITATION, WELCOME, Beside, Match
from bot.domain.moving import Loss
from bot.domain.notifications.acts import Act
from bot.domain.notifications.outgoing import Outgoing, build_outgoing
from bot.domain.notifications.plan import Plan, Where, build_reason, plan_invitations, record_pending
from bot.domain.people import Person
from bot.domain.place import Place
from bot.language import Language, language_of
from bot.metrics import Queue
from bot.service.work_queue import WorkQueue
from bot.store import Store

log = structlog.get_logger(__name__)

OnUnreachable = Callable[[int, int], Awaitable[object]]
OnDelivered = Callable[[int, int | None, Beside], Awaitable[object]]

TRIES = 5
"""How often a direct message is tried if Discord refuses it for an unknown reason."""

SKEW = 60.0
"""Seconds by which Discord's clock may differ from ours."""


class Notices(WorkQueue[Outgoing]):
    """Sends direct messages to people who take them.

    A message is a row (`Store.outbox`), stored together with what makes it necessary and deleted once Discord
    has answered. So it is sent after a crash too, and only once: if it may have been sent before, it is first
    looked for in the channel. *unheard* is called with a match and a seat whose player turns out to take no
    direct messages, *on_delivered* with a match, a seat and the notification that its player got, or without
    a seat with the invitation to a rematch that somebody got. *now* is the unix time.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        now: Callable[[], float],
        unheard: OnUnreachable | None = None,
        on_delivered: OnDelivered | None = None,
    ) -> None:
        super().__init__("notice", self._send, _is_answer)
        self._client = client
        self._store = store
        self._now = now
        self._unheard = unheard
        self._on_delivered = on_delivered
        self._certain: set[str] = set()
        self._refused: Counter[Hashable] = Counter()

    async def find_person(self, user_id: int, name: str) -> Person:
        """Return the stored person, or a new one called *name*."""
        return await self._store.persons.get(user_id) or Person(user_id, name)

    async def find_persons(self, match: Match) -> dict[int, Person]:
        """Return the people of *match* by seat, without bot opponents."""
        there = [
            (player.seat, player.user_id, player.name)
            for player in match.players
            if player.user_id is not None
        ]
        found = await asyncio.gather(*(self.find_person(user_id, name) for _, user_id, name in there))
        return {seat: person for (seat, _, _), person in zip(there, found, strict=True)}

    async def find_invited(self, match: Match) -> list[tuple[Person, frozenset[Where]]]:
        """Return the people invited to a rematch, and where to notify each."""
        asked = [await self.find_person(each.user_id or 0, each.name) for each in match.missing]
        places = plan_invitations(asked, self._now(), has_table=match.place.location is not None)
        return [(person, places[person.user_id]) for person in asked]

    async def open_dm(self, user_id: int) -> discord.DMChannel:
        """Return the channel for direct messages to a person."""
        return await self._client.create_dm(discord.Object(user_id))

    async def record_dm_open(self, person: Person, is_open: bool) -> None:
        """Store whether *person* takes direct messages."""
        if person.dm_open is not is_open:
            await self._store.persons.put(msgspec.structs.replace(person, dm_open=is_open), "dm_open")

    def gives_up(self, message: Hashable, error: BaseException) -> bool:
        """Whether to give up sending a *message* (any key for it) after *error*.

        That is so if the person can't be reached, or if Discord has refused it `TRIES` times for another
        permanent reason.
        """
        if is_transient(error):
            return False
        self._refused[message] += 1
        if is_unreachable(error) or self._refused[message] >= TRIES:
            del self._refused[message]
            return True
        return False

    async def build_gone(self, match: Match) -> tuple[Outgoing, ...]:
        """Build the messages that tell the players of *match*, a table of a league, that its channel is gone
        and that it is set up again.
        """
        return await self._build_for_all("gone", match, partial(_write_about, match, "league-notice-restart"))

    async def build_moved(self, match: Match, why: Loss) -> tuple[Outgoing, ...]:
        """Build the messages that tell the players of *match* *why* it goes on without its channel."""
        id = "notice-moved" if why == "deleted" else "notice-closed"
        return await self._build_for_all("gone", match, partial(_write_about, match, id), ELSEWHERE)

    async def build_moved_by(self, match: Match, mover: Person, place: Place) -> tuple[Outgoing, ...]:
        """Build the messages that tell the players of *match* but *mover*, who moves it to *place*."""

        def write(say: Language) -> str:
            game, who = say(f"{match.game}-name"), say.write_name(mover.name)
            return say("notice-moved-by", who=who, game=game, where=write_place(place, say))

        written = await self._build_for_all("move", match, write, ELSEWHERE)
        return tuple(each for each in written if each.user_id != mover.user_id)

    async def build_expired(self, match: Match) -> tuple[Outgoing, ...]:
        """Build the messages that tell the people in the lobby *match* that it wasn't started in time."""
        return await self._build_for_all("gone", match, partial(_write_about, match, "notice-expired"))

    async def _build_for_all(
        self, act: Act, match: Match, write: Callable[[Language], str], question: int | None = None
    ) -> tuple[Outgoing, ...]:
        """Build a message to every player of *match* because of an *act*; *write* writes it in a language."""
        return tuple(
            build_outgoing(
                act,
                match.shard_key,
                person,
                write(language_of(person.locale)),
                self._now(),
                about=(match.id, seat),
                question=question,
            )
            for seat, person in (await self.find_persons(match)).items()
        )

    async def write_obstacle(self, match: Match, obstacle: str) -> None:
        """Write to the host of *match* which *obstacle* keeps Freehold from writing in its channel."""
        name = next((player.name for player in match.players if player.user_id == match.host_id), "")
        person = await self.find_person(match.host_id, name)
        say = language_of(person.locale)
        text = say(
            "notice-barred",
            game=say(f"{match.game}-name"),
            where=write_place(match.place, say),
            why=explain_obstacle(obstacle, say),
        )
        await self.write("trouble", person, text, match.shard_key)

    async def write_unreachable(self, match: Match, person: Person) -> None:
        """Tell the host of *match* that *person* can't be invited."""
        name = next((player.name for player in match.players if player.user_id == match.host_id), "")
        host = await self.find_person(match.host_id, name)
        say = language_of(host.locale)
        told = {"game": say(f"{match.game}-name"), "person": f"<@{person.user_id}>"}
        await self.write("trouble", host, say("notice-unasked", **told), match.shard_key)

    def build_notifications(
        self, match: Match, plan: Plan, persons: Mapping[int, Person]
    ) -> tuple[Outgoing, ...]:
        """Build the direct messages of the *plan* for *match*; *persons* are its players by seat.

        There are none at the end, since panels tell it (`plan.is_end_due`).
        They are worded by what holds once everything that is pending by the plan is recorded. A player who
        turns out to take no direct messages is notified at the table instead, unless others must not see that
        they have a choice.
        """
        if match.status == "over":
            return ()
        others, planned = plan.hushed | plan.at_table, record_pending(match, match, plan)
        return tuple(
            self._build_notification(
                planned, seat, persons[seat], again=seat in plan.again, alone=seat in others
            )
            for seat in sorted(plan.in_private)
        )

    def _build_notification(
        self, match: Match, seat: int, person: Person, *, again: bool, alone: bool
    ) -> Outgoing:
        """Build the message to the *person* of *seat*: the question, perhaps *again*."""
        game, say = games.load(match.game), language_of(person.locale).at_table(match)
        args = {
            "game": say(f"{match.game}-name"),
            "link": build_address(match, person.user_id),
        }
        asked = seat in match.waiting
        ask = say(game.ask(game.view(match.state, seat)) if asked else build_reason(match, seat))
        text = say("notice-late" if again else "notice-asked", ask=ask, **args)
        return build_outgoing(
            "turn",
            match.shard_key,
            person,
            text,
            self._now(),
            about=(match.id, seat),
            question=match.players[seat].question,
            at_table=not alone,
        )

    def build_invitations(
        self, match: Match, asked: Iterable[tuple[Person, Collection[Where]]]
    ) -> tuple[Outgoing, ...]:
        """Build the invitations to *match*, a rematch, for those *asked* who aren't only mentioned there."""
        return tuple(
            self._build_invitation(match, person, places)
            for person, places in asked
            if set(places) - {"table"}
        )

    def _build_invitation(self, match: Match, person: Person, places: Collection[Where]) -> Outgoing:
        host = next((player.name for player in match.players if player.user_id == match.host_id), "")
        say = language_of(person.locale).with_public(match.locale)
        link = build_address(match, person.user_id)
        text = say("notice-rematch", game=say(f"{match.game}-name"), host=say.write_name(host), link=link)
        return build_outgoing(
            "rematch",
            match.shard_key,
            person,
            text,
            self._now(),
            silent="silent" in places,
            about=(match.id, None),
            at_table="table" not in places,
        )

    async def write(
        self,
        act: Act,
        person: Person,
        text: str,
        shard_key: int,
        buttons: tuple[tuple[str, str], ...] = (),
        *,
        lobby: int | None = None,
    ) -> None:
        """Write *text* to *person*, soon, because of an *act*, unless they take no direct messages.

        The *shard_key* is that of the server or the match it happened in. Each of *buttons* is a custom id
        and a label. What is about the *lobby* of that match, in a channel, is deleted when the match begins.
        """
        about, question = (None, None) if lobby is None else ((lobby, None), WELCOME)
        written = build_outgoing(
            act, shard_key, person, text, self._now(), about=about, question=question, buttons=buttons
        )
        await self._store.outbox.put(written)
        self.send([written])

    def send(self, stored: Iterable[Outgoing]) -> None:
        """Send messages that have just been *stored*, soon."""
        for each in stored:
            self._certain.add(each.key)
            self.touch(each)

    async def waiting(self) -> Queue:
        """Return the messages still to be sent, without those that fail for a reason that may never pass."""
        since = await self._store.outbox.waiting_since({each.key for each in self.failing})
        return Queue(len(since), max(0.0, self._now() - since[0]) if since else 0.0)

    async def redo(self) -> None:
        """Send what an earlier process stored and did not send."""
        for each in await self._store.outbox.unsent():
            self.touch(each)

    async def _send(self, each: Outgoing) -> None:
        PRIORITY.set(RequestPriority.LATER if each.silent else RequestPriority.AWAITED)
        if not await self._store.outbox.contains(each.key):
            return
        person = await self.find_person(each.user_id, each.name)
        heard = person.dm_open is not False and await self._deliver(each, person)
        if not heard and each.at_table and each.match_id is not None:
            if each.seat is None:
                await self._mention(each, each.match_id)
            elif self._unheard:
                await self._unheard(each.match_id, each.seat)
        await self._store.outbox.remove(each.key)

    async def _mention(self, each: Outgoing, match_id: int) -> None:
        """Mention a person in the lobby of a rematch, because they take no direct messages."""
        match = await self._store.reader.match(match_id)
        if match is None or match.status != "lobby" or (location := match.place.location) is None:
            return
        channel = self._client.get_partial_messageable(location.channel_id, guild_id=location.guild_id)
        content = f"<@{each.user_id}> {each.text}"
        with posts.ignore_permanent_errors():
            if not await posts.find(
                channel, self._client, each.key, match.table.message, lambda seen: seen.content == content
            ):
                people = [each.user_id]
                await posts.send(
                    channel, "rematch", mentions=people, silent=each.silent, content=content, nonce=each.key
                )

    async def _deliver(self, each: Outgoing, person: Person) -> bool:
        """Send *each* unless it was sent; return False if *person* takes no direct messages."""
        is_new = each.key in self._certain
        since = discord.utils.time_snowflake(datetime.fromtimestamp(each.created - SKEW, UTC))
        try:
            channel = await self.open_dm(person.user_id)
            self._certain.discard(each.key)
            message = None
            if not is_new:
                message = await posts.find(
                    channel, self._client, each.key, since, lambda message: message.content == each.text
                )
            if message is None:
                below: dict[str, Any] = {"view": _build_buttons(each)} if each.buttons else {}
                message = await channel.send(each.text, silent=each.silent, nonce=each.key, **below)
        except discord.HTTPException as error:
            if not self.gives_up(each.key, error):
                raise
            log.info("person takes no direct messages", user=person.user_id, code=error.code)
            await self.record_dm_open(person, False)
            return False
        self._refused.pop(each.key, None)
        asks = each.question is not None or each.seat is None
        if self._on_delivered and each.match_id is not None and asks:
            beside = Beside(person.user_id, channel.id, message.id, each.question or INVITATION)
            await self._on_delivered(each.match_id, each.seat, beside)
        return True


def _write_about(match: Match, id: str, say: Language) -> str:
    """Write the message *id*, which names the game of *match* and where it is played."""
    where = write_place(match.place, say)
    return say(id, game=say(f"{match.game}-name"), command=match.game, where=where)


def _build_buttons(each: Outgoing) -> discord.ui.View:
    """Build the buttons below a message, which any process answers."""
    view = discord.ui.View(timeout=None)
    for custom_id, label in each.buttons:
        view.add_item(discord.ui.Button(custom_id=custom_id, label=label))
    view.stop()
    return view


def _is_answer(error: Exception) -> bool:
    """Whether *error* passes, or is Discord's answer, which `Notices.gives_up` retries only so often."""
    return isinstance(error, discord.HTTPException) or is_transient(error)
