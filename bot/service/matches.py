"""The only writer of matches: everything that happens to one happens here, in one transaction each.

What may happen, and what comes of it, is computed in `bot.domain.lobbies` and `bot.domain.turns`;
`bot.service.keeper` stores it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

import games
from bot.domain import invitations, lobbies, proofs, turns
from bot.domain.invitations import Invitation
from bot.domain.match import Absent, Change, Entry, Match, Player
from bot.domain.people import Person
from bot.domain.proofs import Proof
from bot.domain.refusals import Refusal, Stale
from bot.domain.replays import Log
from bot.service.keeper import Decide, Keeper
from bot.store import Store

__all__ = ("Matches", "Person", "Refusal", "Stale")


class Matches:
    """All matches of *store*. *now* is the time; *changed* is called with a match's id after every commit
    that others than one seat see something of.

    Whatever takes an *id* raises `Refusal` (``match-unknown``) when there is no such match, and whatever
    writes raises it (``store-full``, ``store-busy``) when nothing can be written.
    """

    def __init__(self, store: Store, now: Callable[[], float], changed: Callable[[int], None]) -> None:
        self._store = store
        self._now = now
        self._keeper = Keeper(store, changed)

    # Reading

    async def get(self, id: int) -> Match | None:
        """The match *id*."""
        return await self._keeper.get(id)

    async def at(self, channel_id: int) -> Match | None:
        """The lobby or running match in a channel or thread; there is at most one."""
        id = await self._store.reader.at(channel_id)
        return None if id is None else await self._keeper.get(id)

    async def last(self, channel_id: int) -> Match | None:
        """The match that ended last in a channel or thread."""
        id = await self._store.reader.last(channel_id)
        return None if id is None else await self._keeper.get(id)

    async def mine(self, user_id: int) -> list[Match]:
        """The lobbies and running matches in which a person sits, the latest first."""
        found = [await self.get(id) for id in await self._store.reader.of(user_id)]
        return [match for match in found if match is not None]

    async def log(self, id: int) -> list[Entry]:
        """All that happened in a match since its start, for every audience, the oldest first."""
        return [entry for entry, _ in await self._store.reader.entries(id)]

    async def entries(self, id: int) -> Log:
        """The same with the moves: all that its replay takes."""
        return await self._store.reader.entries(id)

    async def unshown(self) -> list[int]:
        """The matches whose table message is older than they are, by id."""
        return await self._store.reader.unshown()

    def look_again(self) -> None:
        """Read every match anew: the store was changed past this class, to forget somebody or what is old."""
        self._keeper.look_again()

    # The lobby

    async def open_lobby(
        self,
        game: str,
        options: Mapping[str, str],
        host: Person,
        guild_id: int,
        channel_id: int,
        parent_id: int | None,
        locale: str,
        deadline: int,
        absent: Absent,
        interaction_id: int | None = None,
    ) -> Match:
        """Open a lobby in a channel; *host* sits down at once. Options left out have their defaults.

        Here and below, the *interaction_id* of who joins or starts is added to the seed; None adds nothing.

        Raises:
            Refusal: the channel is taken (``channel-taken``), or an option unknown (``option-unknown``).
        """
        change = lobbies.new(
            games.load(game),
            options,
            host,
            guild_id,
            channel_id,
            parent_id,
            locale,
            deadline,
            absent,
            self._now(),
            interaction_id,
        )
        return await self._keeper.open(change)

    async def open_table(
        self,
        game: str,
        options: Mapping[str, str],
        players: Sequence[Player],
        host: Person,
        guild_id: int,
        channel_id: int,
        parent_id: int | None,
        locale: str,
        deadline: int,
        league_id: int,
        secret: bytes,
        joins: tuple[int, ...],
    ) -> Match:
        """Begin a match of a league with *players* on their seats, without a lobby.

        *secret* follows from the league's, *joins* are those of its participants.

        Raises:
            Refusal: the channel is taken (``channel-taken``).
        """
        now = self._now()
        lobby = lobbies.new(
            games.load(game), options, host, guild_id, channel_id, parent_id, locale, deadline, "move", now
        )
        return await self._keeper.open(lobbies.table(lobby, players, league_id, secret, joins, now))

    async def join(self, id: int, person: Person, interaction_id: int | None = None) -> Match:
        """Sit down in a lobby.

        Raises:
            Refusal: it has begun, is full, or the person sits there already.
        """
        return await self._change(id, lambda match: lobbies.join(match, person, self._now(), interaction_id))

    async def leave(self, id: int, user_id: int) -> Match:
        """Get up from a lobby. The next person becomes the host; without one the lobby is cancelled.

        Raises:
            Refusal: it has begun, or the person does not sit there.
        """
        return await self._change(id, lambda match: lobbies.leave(match, user_id, self._now()))

    async def add_bot(self, id: int, user_id: int) -> Match:
        """Seat a bot opponent.

        Raises:
            Refusal: it has begun, is full, or *user_id* is not the host.
        """
        return await self._change(id, lambda match: lobbies.add_bot(match, user_id, self._now()))

    async def remove_bot(self, id: int, user_id: int) -> Match:
        """Let the bot opponent who came last get up.

        Raises:
            Refusal: it has begun, there is no bot, or *user_id* is not the host.
        """
        return await self._change(id, lambda match: lobbies.remove_bot(match, user_id, self._now()))

    async def configure(self, id: int, user_id: int, changes: Mapping[str, str]) -> Match:
        """Change settings of a lobby: the game's by name, besides ``deadline`` (seconds) and ``absent``.

        Raises:
            Refusal: it has begun, *user_id* is not the host, there is no such option or value, or it takes
                fewer players than sit here.
        """
        return await self._change(id, lambda match: lobbies.configure(match, user_id, changes, self._now()))

    async def start(self, id: int, user_id: int, interaction_id: int | None = None) -> Match:
        """Draw the seats (a rematch keeps them), deal, and begin.

        Raises:
            Refusal: it has begun, *user_id* is not the host, or there are too few players.
        """
        return await self._change(
            id, lambda match: lobbies.start(match, user_id, self._now(), interaction_id)
        )

    async def cancel(self, id: int, user_id: int) -> Match:
        """Close a lobby for good.

        Raises:
            Refusal: it has begun, or *user_id* is not the host.
        """
        return await self._change(id, lambda match: lobbies.cancel(match, user_id, self._now()))

    async def close(self, id: int) -> Match | None:
        """End a lobby or a match without a result, because its time or its channel is gone.

        None if there is nothing to end.
        """

        def decide(match: Match) -> Change | None:
            return lobbies.ended(match, self._now()) if match.status in ("lobby", "running") else None

        match, done = await self._keeper.change(id, decide)
        return match if done else None

    async def rematch(self, id: int, user_id: int, interaction_id: int | None = None) -> Match:
        """Open a lobby with the people, bots and options of a match that is over, seats rotated by one.

        Who was away at the end is not seated. Asked for twice, it is the same lobby. *user_id* is its host.

        Raises:
            Refusal: the match is not over, *user_id* did not play in it, or the channel is taken.
        """
        change = lobbies.again(await self._keeper.known(id), user_id, self._now(), interaction_id)
        try:
            return await self._keeper.open(change)
        except Refusal:
            there = await self._store.reader.rematch(id)
            if there is None:
                raise
            return await self._keeper.known(there)

    # The match

    async def act(self, id: int, user_id: int, move: Any, seen_version: int, interaction_id: int) -> Match:
        """Make *move* for a person who saw the match at *seen_version*. Who was away is back by it.

        What others did since does not matter as long as the person is asked the same. The same
        *interaction_id* again changes nothing and is no error.

        Raises:
            Stale: the person is asked something else by now.
            Refusal: the person does not sit here or is not awaited, the match is over, or the rules forbid
                the move (the text is then the game's).
        """

        return await self._once(
            id,
            lambda match: turns.act(match, user_id, move, seen_version, interaction_id, self._now()),
            interaction_id,
        )

    async def act_for(self, id: int, seat: int, move: Any, public: int) -> Match | None:
        """Make *move* for a *seat* that the strategy plays; None if the match has moved on from *public*.

        Raises:
            MoveError: the rules forbid it.
        """
        return await self._for(id, public, lambda match: turns.act_for(match, seat, move, self._now()))

    async def resign(self, id: int, user_id: int, interaction_id: int) -> Match:
        """Take a person out of the match for good.

        Raises:
            Refusal: the person does not sit here, is out already, or the match does not run.
        """
        return await self._once(
            id, lambda match: turns.resign(match, user_id, interaction_id, self._now()), interaction_id
        )

    async def take_over(self, id: int, seat: int) -> Match:
        """Let the strategy play for the person on *seat*, until they take it back.

        Raises:
            Refusal: the match does not run, or no person plays there.
        """
        return await self._change(id, lambda match: turns.take_over(match, seat, self._now()))

    async def vacate(self, id: int, user_id: int) -> Match:
        """Give the seat of a person who is gone to a bot opponent, for good; nothing if they have none."""
        return await self._change(id, lambda match: turns.vacate(match, user_id, self._now()))

    async def take_back(self, id: int, person: Person) -> Match:
        """Let a *person* who was away play again, also on a seat that was given to somebody meanwhile.

        Raises:
            Refusal: the match does not run, the person has no seat here, or was not away.
        """
        return await self._change(id, lambda match: turns.take_back(match, person, self._now()))

    async def accept(self, invitation: Invitation, person: Person) -> Match:
        """Give the seat of an *invitation* to the *person* who was invited.

        Raises:
            Refusal: it is void, not for them, or somebody has yet to agree.
        """
        return await self._change(
            invitation.match_id, lambda match: invitations.accept(match, invitation, person, self._now())
        )

    async def miss(self, id: int, seat: int, move: Any, passed: bool, public: int) -> Match | None:
        """Make *move* for the person on *seat* whose time is up; *passed* if it passes the turn.

        None if the match has moved on from *public*, or the time is not up.

        Raises:
            MoveError: the rules forbid it.
        """

        def decide(match: Match) -> Change | None:
            due = match.players[seat].due
            if due is None or due > self._now():
                return None
            return turns.miss(match, seat, move, passed, self._now())

        return await self._for(id, public, decide)

    async def remind(self, id: int) -> frozenset[int]:
        """The seats whose players are to be reminded now, until `mark_table` says that they were."""
        match = await self._change(id, lambda match: turns.remind(match, self._now()))
        return turns.late(match, self._now())

    async def seen(self, id: int, user_id: int) -> None:
        """A person did something here, such as looking at the hand: no reminder is needed just now."""
        await self._change(id, lambda match: turns.seen(match, user_id, self._now()))

    async def nudge(self, id: int, user_id: int) -> frozenset[int]:
        """The seats of the awaited persons, whom the caller is to remind; at most once an hour.

        Raises:
            Refusal: nobody is awaited, *user_id* does not sit here or is awaited, or it was done already.
        """
        seats: frozenset[int] = frozenset()

        def decide(match: Match) -> Change:
            nonlocal seats
            change, seats = turns.nudge(match, user_id, self._now())
            return change

        await self._change(id, decide)
        return seats

    # When it is over

    async def verify(self, id: int) -> Proof:
        """Compute a match again from its secret, its joins and its moves.

        Raises:
            Refusal: it is not over (``verify-not-over``): until then the secret is kept.
        """
        match = await self._keeper.known(id)
        return await asyncio.to_thread(proofs.prove, match, await self._store.reader.entries(id))

    async def export(self, id: int) -> dict[str, Any]:
        """All that others need to compute a match again, as plain values for JSON.

        Raises:
            Refusal: it is not over (``verify-not-over``).
        """
        match = await self._keeper.known(id)
        return proofs.export(match, await self._store.reader.entries(id))

    # What Discord shows

    async def mark_table(
        self,
        id: int,
        message: int | None,
        posted: float,
        shown_version: int,
        notified_version: int,
        reminded: Collection[int] = (),
    ) -> None:
        """Keep which message shows the table, what it shows, and who was *reminded* by it."""

        def decide(match: Match) -> Change:
            done = turns.reminded(match, reminded, self._now())
            after = replace(
                match if done is None else done.after,
                table_message=message,
                table_posted=posted,
                shown_version=shown_version,
                notified_version=notified_version,
            )
            return Change(match, after)

        await self._change(id, decide)

    async def mark_panel(
        self, id: int, seat: int, channel: int | None, message: int | None, version: int, posted: float
    ) -> Match:
        """Keep which private message shows the panel of *seat*, if any, and what it shows."""

        def decide(match: Match) -> Change:
            player = replace(
                match.players[seat],
                panel_channel=channel,
                panel_message=message,
                panel_version=version,
                panel_posted=posted,
            )
            return Change(match, turns.with_player(match, player))

        return await self._change(id, decide)

    async def _change(self, id: int, decide: Decide) -> Match:
        match, _ = await self._keeper.change(id, decide)
        return match

    async def _once(self, id: int, decide: Callable[[Match], Change], interaction_id: int) -> Match:
        """The same for an interaction that may be delivered twice: the second time changes nothing."""
        try:
            return await self._change(id, decide)
        except Refusal:
            if not await self._store.reader.known(interaction_id):
                raise
            return await self._keeper.known(id)

    async def _for(self, id: int, public: int, decide: Decide) -> Match | None:
        """The same for the house, which has seen the match at *public*; None if it has moved on."""
        match, done = await self._keeper.change(
            id,
            lambda match: decide(match) if match.public == public and match.status == "running" else None,
        )
        return match if done else None
