"""Takes the next steps of every league: threads, matches, results, rounds and the final.

Each step starts from what is stored, stores its result, and can be repeated, so after a crash the organizer
looks at every running league and goes on. It also looks at a league when one of its matches ends, when
somebody leaves, when a time is up, and every few minutes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import structlog
from msgspec.structs import replace

import games
from bot.discord.channels import CONFIRMED, Channels
from bot.discord.errors import is_transient
from bot.discord.notices import Notices
from bot.discord.obstacles import GONE, explain_obstacle
from bot.discord.pace import PRIORITY, RequestPriority
from bot.discord.sync import MessageSync
from bot.domain import lobbies, turns, vacations
from bot.domain.match import Match, Player, Venue
from bot.domain.people import Person, free_names
from bot.domain.place import Location, Place
from bot.domain.results import stop_rating
from bot.language import language_of
from bot.league import changes, draw, evening
from bot.league.board import Board
from bot.league.changes import LINGER, threads_to_close
from bot.league.leagues import Leagues
from bot.league.records import League, Participant, Result, Table
from bot.league.rules import default_options
from bot.league.scheduled_events import ScheduledEvents
from bot.league.signs import find_signs
from bot.league.standings import count_now, find_winner
from bot.league.threads import PERMISSIONS, Threads
from bot.parts import Part
from bot.service.matches import Matches
from bot.service.pictures import Pictures
from bot.service.vacations import Vacations
from bot.service.work_queue import WorkQueue
from bot.store import Store
from games.search.levels import NORMAL

log = structlog.get_logger(__name__)

EVERY = 1.0
"""Seconds between two checks whether a server's clocks run."""

FORGOTTEN = 3600.0
"""Seconds after which it no longer matters that a person wasn't found on the server."""


class Organizer(Part):
    """Runs the leagues of *store*.

    Call `touch` with every league that changed and `match_changed` with every match. A league waits while
    *runs* says that the clocks of its server stand still.
    """

    def __init__(
        self,
        client: discord.Client,
        leagues: Leagues,
        matches: Matches,
        store: Store,
        vacations: Vacations,
        pictures: Pictures,
        now: Callable[[], float],
        runs: Callable[[int], Awaitable[bool]],
        channels: Channels,
        sync: MessageSync,
    ) -> None:
        self._client = client
        self._channels = channels
        self._leagues = leagues
        self._matches = matches
        self._rows = leagues.rows
        self._store = store
        self._owned = store.owned
        self._vacations = vacations
        self._now = now
        self._runs = runs
        self._threads = Threads(client)
        self._notices = Notices(client, store, now)
        self._workers = WorkQueue("league", self._advance, is_transient)
        self._watchers = WorkQueue("league's match", self._look_at)
        self._board = Board(client, leagues, store, pictures, channels, sync, self._lose_league)
        self._events = ScheduledEvents(client, leagues, now, self._tell_no_event)
        self._closing = False
        self._lost: set[int] = set()
        self._looked_for: set[tuple[int, int]] = set()
        self._missed: dict[tuple[int, int], float] = {}
        self._second_looks: dict[int, float] = {}
        channels.listen(self.lose_channel)

    def touch(self, id: int) -> None:
        """Take the next steps of the league *id*, and show it."""
        self._workers.touch(id)
        self._board.touch(id)

    def match_changed(self, id: int) -> None:
        """Take the next steps of the league that the match *id* belongs to, if any."""
        self._watchers.touch(id)

    def league_changed(self, id: int) -> None:
        """Take the next steps of the league *id*, and show it."""
        self.touch(id)

    async def lose_channel(self, guild_id: int, channel_id: int) -> None:
        """End the league of a channel that is gone."""
        if (league := await self._leagues.find_in_channel(channel_id)) is not None:
            self._lose_league(league.id)

    async def tick(self) -> float | None:
        """Look at the leagues whose time has come; return when the next one's does, or None."""
        now = self._now()
        second = [id for id, due in self._second_looks.items() if due <= now]
        for id in second:
            del self._second_looks[id]
        self._missed = {who: since for who, since in self._missed.items() if now < since + FORGOTTEN}
        for id in {*await self._rows.due_ids(now), *second}:
            self.touch(id)
        wakes = (await self._rows.next_wake(), *self._second_looks.values())
        return min((wake for wake in wakes if wake is not None), default=None)

    async def resume(self) -> None:
        """Go on with all running leagues."""
        for id in await self._rows.find_running():
            self._workers.touch(id)
        for id in await self._rows.find_scheduled():
            self._events.touch(id)
        await self._board.show_unshown()

    @property
    def failures(self) -> int:
        """How many of its tasks fail for a reason that may never pass."""
        return sum(work.failures for work in self._works)

    @property
    def _works(self) -> tuple[WorkQueue[Any], ...]:
        return self._watchers, self._workers, self._notices, self._board, self._events

    async def wait_until_idle(self) -> None:
        """Wait until nothing is left to do for now."""
        for work in (self._watchers, self._workers, self._board, self._events, self._notices):
            await work.wait_until_idle()

    async def hand_over(self) -> None:
        """Wait for what is under way, but not for long."""
        await asyncio.gather(*(work.finish() for work in self._works))

    async def close(self) -> None:
        """Stop; `resume` finds what is left undone."""
        self._closing = True
        await asyncio.gather(*(work.close() for work in self._works))

    async def _look_at(self, match_id: int) -> None:
        match = await self._matches.get(match_id)
        if match is None or match.league_id is None or not self._owned.owns(match.shard_key):
            return
        gone = any((match.id, seat) not in self._looked_for for seat in _absent_seats(match))
        if match.status != "running" or gone:
            self._workers.touch(match.league_id)

    def _lose_league(self, id: int) -> None:
        self._lost.add(id)
        self._workers.touch(id)

    async def _advance(self, id: int) -> None:
        PRIORITY.set(RequestPriority.TABLE)
        guild_id = (await self._leagues.get(id)).guild_id
        while not await self._runs(guild_id):
            if self._closing or not self._owned.owns(guild_id):
                return
            await asyncio.sleep(EVERY)
        league = await self._leagues.get(id)  # only now, since waiting has postponed it
        if not self._owned.owns(guild_id):
            return
        work, place, trouble = (self.touch, id), Location(league.guild_id, league.channel_id), ""
        try:
            await self._take_steps(league)
            self._channels.clear(work)
        except discord.HTTPException as error:
            trouble = self._channels.report_failure(work, place, error, PERMISSIONS)
            if trouble == GONE:
                trouble = ""
                await self._end(league)
        if await self._leagues.attempt(id, changes.record_trouble, trouble) and trouble:
            await self._tell(league, "league-notice-trouble", trouble)
        await self._leagues.change(id, changes.schedule_wake)
        if league.scheduled or league.scheduled_event is not None:
            self._events.touch(id)

    async def _take_steps(self, league: League) -> None:
        if league.id in self._lost:
            self._lost.discard(league.id)
            await self._end(league)
            return
        by_hand = league.starts is None and not league.checking
        if league.status == "open" and by_hand and league.due is not None and league.due <= self._now():
            await self._leagues.change(league.id, changes.end)
        if (started := await self._leagues.attempt(league.id, changes.start_on_time)) is not None:
            league = started
            if league.status == "open" and not league.checking:
                await self._tell(league, "league-notice-not-started")
        league = await self._leagues.change(league.id, changes.end_pause)
        while league.status == "running":
            ends = league.kind == "season" and league.due is not None and league.due <= self._now()
            for table in league.open_tables:
                await (self._score_now(league, table) if ends else self._keep_up(league, table))
            league = await self._leagues.get(league.id)
            ratings = await self._load_ratings(league)
            ahead = changes.advance(league, self._now(), ratings)
            awarded = ahead is not None and await self._award(ahead)
            after = await self._leagues.attempt(league.id, changes.advance, ratings)
            if after is None:
                break
            if not awarded:
                await self._award(after)
            league = after
        if league.status == "cancelled":
            for table in league.tables:
                if table.result is None and table.match_id is not None:
                    await self._matches.attempt(table.match_id, lobbies.close)
        await self._close_threads(await self._leagues.get(league.id))

    async def _load_ratings(self, league: League) -> dict[int, float]:
        """Load how well the people of an evening play, if its next round is to be set up."""
        if league.kind != "evening" or league.open_tables:
            return {}
        users = [who.user_id for who in evening.list_present(league) if who.user_id is not None]
        known = {user: await self._store.results.ratings(league.guild_id, user) for user in users}
        return {
            user: float(ratings[league.game].points)
            for user, ratings in known.items()
            if league.game in ratings
        }

    async def _award(self, league: League) -> bool:
        """Give the winner the server's role for champions, if the league has one; return whether it has.

        It is done before the league ends, so that a crash in between doesn't lose it.
        """
        if league.status != "over" or (won := find_winner(league)) is None:
            return False
        winner = league.participants[won].user_id
        role = (await self._store.servers.get(league.guild_id)).champions
        if winner is None or role is None:
            return True
        try:
            await self._client.http.add_role(league.guild_id, winner, role, reason=league.name or None)
        except discord.HTTPException as error:
            if is_transient(error):
                raise
            log.info("cannot give the winner a role", league=league.id, role=role, code=error.code)
            await self._tell(league, "league-notice-no-role")
        return True

    async def _close_threads(self, league: League) -> None:
        """Close the threads of past rounds once their people could see how the matches ended."""
        for table in threads_to_close(league):
            assert table.result is not None
            if table.result.ended + LINGER <= self._now():
                if table.thread_id is not None:
                    await self._threads.close(table.thread_id)
                await self._leagues.change(league.id, changes.close_thread, table)

    async def _end(self, league: League) -> None:
        """End a league whose channel is gone, and its threads with it."""
        log.warning("channel is gone; ending its league", league=league.id, channel=league.channel_id)
        if league.status in ("open", "running"):
            await self._leagues.change(league.id, changes.end)
            await self._tell(league, "league-notice-gone")

    async def _tell_no_event(self, league: League) -> None:
        """Tell the organizer that Discord refuses an event."""
        await self._tell(league, "league-notice-no-event")

    async def _tell(self, league: League, id: str, trouble: str = "") -> None:
        """Write to the organizer."""
        name = next((who.name for who in league.participants if who.user_id == league.organizer_id), "")
        person = await self._notices.find_person(league.organizer_id, name)
        say = language_of(person.locale)
        why, channel = explain_obstacle(trouble, say) if trouble else "", f"<#{league.channel_id}>"
        text = say(id, game=say(f"{league.game}-name"), channel=channel, why=why)
        await self._notices.write("trouble", person, text, league.guild_id)

    # One table

    async def _keep_up(self, league: League, table: Table) -> None:
        """Do what *table* needs to get its match played."""
        match = None if table.match_id is None else await self._matches.get(table.match_id)
        if match is not None and match.status == "cancelled" and match.place.channel_id == table.thread_id:
            table = await self._place(league, table, None, match.id)  # its thread is gone
        if table.thread_id is None:
            thread_id = await self._threads.open(league, table)
            table = await self._place(league, table, thread_id, table.match_id)
        if match is None or match.place.channel_id != table.thread_id:
            match = await self._begin(league, table)
            table = await self._place(league, table, table.thread_id, match.id)
        if match.status == "over":
            game = games.load(match.game)
            outcome = game.outcome(match.state)
            assert outcome is not None
            merits, finisher = game.merits(match.state), game.finisher(match.state)
            result = Result(outcome.places, merits, finisher, match.changed)
            await self._record(league, table, match, result)
        elif match.status == "running":
            await self._tend(await self._leagues.get(league.id), table, match)

    async def _score_now(self, league: League, table: Table) -> None:
        """Score *table* as it stands at the end of the season (SE-07); its match goes on unrated."""
        match = None if table.match_id is None else await self._matches.get(table.match_id)
        if match is not None and match.status == "over":
            await self._keep_up(league, table)
            return
        result = Result((), (), None, self._now(), closed=True)
        if match is not None and match.status == "running":
            match = await self._matches.change(match.id, stop_rating)
            counted = count_now(match, self._now())
            result = result if counted is None else replace(counted, closed=True)
            await self._record(league, table, match, result)
        else:
            await self._leagues.change(league.id, changes.record_result, table, result)

    async def _record(self, league: League, table: Table, match: Match, result: Result) -> None:
        """Record the *result* of *table*; a seat given up scores nothing for anybody (SE-05, EV-05).

        On an evening, those for whom a bot plays are not seated again until they are back.
        """
        stayed = tuple(
            None if number is None or not _holds(match, seat, league.participants[number]) else number
            for seat, number in enumerate(table.seats)
        )
        seats = stayed if league.kind != "rounds" else None
        if league.kind == "evening" and league.due is not None and result.ended < league.due:
            gone = [player.user_id for player in match.players if player.user_id and player.away]
            await self._leagues.change(league.id, evening.mark_absent, gone)
        await self._leagues.change(league.id, changes.record_result, table, result, seats)

    async def _place(
        self, league: League, table: Table, thread_id: int | None, match_id: int | None
    ) -> Table:
        await self._leagues.change(league.id, changes.record_place, table, thread_id, match_id)
        return replace(table, thread_id=thread_id, match_id=match_id)

    async def _begin(self, league: League, table: Table) -> Match:
        """Return the match of *table* in its thread: a new one or, after a crash, the one that is there."""
        assert table.thread_id is not None
        there = await self._matches.in_channel(table.thread_id) or await self._matches.last_in_channel(
            table.thread_id
        )
        if there is not None and there.league_id == league.id:
            return there
        if there is not None:  # somebody has opened a table in this thread
            await self._matches.attempt(there.id, lobbies.close)
        for number in table.seats:
            who = None if number is None else league.participants[number]
            if who is None or who.user_id is None or who.dropped is not None:
                continue
            if not await self._threads.invite(table.thread_id, who.user_id):
                await self._miss(league, who.user_id)
        league = await self._leagues.get(league.id)
        match = await self._matches.open(
            lobbies.start_league_table,
            league.game_of(table),
            default_options(league.game_of(table)) | league.options,
            Person(league.organizer_id, ""),
            Venue(
                Place(league.guild_id, table.thread_id, league.channel_id),
                league.locale,
                league.pace,
                forced="sealed",
            ),
            _build_players(league, table),
            league.id,
            draw.match_secret(league.secret, table.round, table.number, table.match_id or 0),
            league.joins_of(table),
        )
        await self._vacations.observe(match)
        return match

    async def _tend(self, league: League, table: Table, match: Match) -> None:
        """Put bots in the seats of people who left, and play on for those whose time is up."""
        for seat in _absent_seats(match):
            user_id = match.players[seat].user_id
            if user_id is None or (match.id, seat) in self._looked_for:
                continue
            self._looked_for.add((match.id, seat))
            if not await self._threads.is_member(league.guild_id, user_id):
                league = await self._miss(league, user_id)
        if match.paused != league.paused:
            match = await self._matches.change(match.id, vacations.pause, league.paused)
        for number in table.seats:
            who = None if number is None else league.participants[number]
            if who is not None and (league.id, who.user_id) in self._missed:
                league = await self._look_again(league, who.user_id or 0)
                who = league.participants[who.number]
            if who is not None and who.user_id is not None and who.dropped is not None:
                match = await self._matches.change(match.id, turns.vacate, who.user_id)
        if league.due is not None and league.due <= self._now():
            for player in match.players:
                if not player.absent:
                    await self._matches.change(match.id, turns.take_over, player.seat)

    async def _miss(self, league: League, user_id: int) -> League:
        """Drop a person whom Discord doesn't find on the server, if it didn't ten minutes ago either."""
        since = self._missed.setdefault((league.id, user_id), self._now())
        if self._now() < since + CONFIRMED:
            self._second_looks[league.id] = since + CONFIRMED
            return league
        del self._missed[league.id, user_id]
        return await self._leagues.change(league.id, changes.drop, user_id)

    async def _look_again(self, league: League, user_id: int) -> League:
        """Look once more, in time, for a person who wasn't found."""
        if self._now() < self._missed[league.id, user_id] + CONFIRMED:
            return league
        if await self._threads.is_member(league.guild_id, user_id):
            del self._missed[league.id, user_id]
            return league
        return await self._miss(league, user_id)


def _absent_seats(match: Match) -> list[int]:
    """Return the seats of people for whom the strategy plays."""
    return [player.seat for player in match.players if player.away]


def _holds(match: Match, seat: int, who: Participant) -> bool:
    """Whether *who* plays a seat, or has it kept for them."""
    player = match.players[seat]
    return who.user_id is not None and who.user_id in (player.user_id, player.owner)


def _build_players(league: League, table: Table) -> list[Player]:
    """Build the players at *table*, with bots in place of people who left."""
    names = {league.participants[number].name for number in table.seats if number is not None}
    free = free_names(league.locale, names)
    people = [None if number is None else league.participants[number] for number in table.seats]
    sitting = [None if who is None or who.dropped is not None else who for who in people]
    return [
        Player(seat, None, next(free), mark=mark, letter=letter, level=league.level)
        if who is None
        else Player(
            seat,
            who.user_id,
            who.name,
            mark=mark,
            letter=letter,
            level=league.level if who.is_bot else NORMAL,
        )
        for seat, (who, (mark, letter)) in enumerate(zip(sitting, find_signs(sitting), strict=True))
    ]
