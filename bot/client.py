"""The connection to Discord; builds and connects everything that runs in the process."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any

import discord
import structlog
from discord.ext import commands

from bot import discord_internals
from bot.analysis import rows as analysis_rows
from bot.analysis.analyses import Analyses
from bot.analysis.shared_moves import SharedMoves
from bot.cluster.bot import ShardedBot
from bot.cluster.keeper import Keeper
from bot.discord.arrivals import Arrivals
from bot.discord.channels import Channels
from bot.discord.clicks import Clicks
from bot.discord.commands import register_commands
from bot.discord.emojis import Emojis
from bot.discord.newcomers import Newcomers
from bot.discord.pace import Pace
from bot.discord.presenter import Presenter
from bot.discord.sync import MessageSync
from bot.discord.traffic import Traffic
from bot.health import Health
from bot.heartbeat import beat
from bot.hints.hints import Hints
from bot.league.leagues import Leagues
from bot.league.organizer import Organizer
from bot.league.rows import postpone
from bot.lessons.lessons import Lessons
from bot.parts import Part, Parts
from bot.puzzles import rows as puzzle_rows
from bot.puzzles.boards import Boards
from bot.puzzles.puzzles import Puzzles
from bot.service.clock import Clock
from bot.service.films import Films
from bot.service.invitations import Invitations
from bot.service.limits import Limits
from bot.service.matches import Matches
from bot.service.opponents import Opponents
from bot.service.pictures import Pictures
from bot.service.privacy import Privacy
from bot.service.uptime import Uptime
from bot.service.vacations import Vacations
from bot.service.work_queue import WorkQueue
from bot.settings import Settings
from bot.store import Broadcast, Store
from bot.waiting.habits import Habits
from bot.waiting.waiting import Waiting

log = structlog.get_logger(__name__)

discord_internals.silence_voice_warnings()
discord_internals.yield_between_events()
discord_internals.beat_often()

RECONNECT_AFTER = 15.0
"""Seconds without anything from Discord after which a shard is connected anew, at its next heartbeat."""

GUILDS_WITHIN = 0.2
"""Seconds to wait at the start for the next server that Discord announces."""

GRACE, LAST = 2.0, 0.5
"""Seconds that answers under way have left when the process ends, and those to the very last clicks."""


LONGEST_WAIT = 60.0
"""The most seconds that a request waits for a rate limit; after a longer one it is tried again later."""


class Client(ShardedBot):
    """Freehold on Discord. It receives interactions, but neither members nor messages.

    Attributes without an underscore are for the cogs. `Parts.add` lets something run in the process.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        add_commands: Callable[[Client], Awaitable[None]],
        now: Callable[[], float] | None = None,
    ) -> None:
        now = now or store.time
        self._add_commands = add_commands
        self._traffic = Traffic()
        super().__init__(
            store.claims,
            store.owned,
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            guild_ready_timeout=GUILDS_WITHIN,
            heartbeat_timeout=RECONNECT_AFTER,
            http_trace=self._traffic.trace,
            max_ratelimit_timeout=LONGEST_WAIT,
        )
        self.settings = settings
        self.store = store
        self.now = now
        self.parts = Parts()
        self.matches = self.parts.add(Matches(store, now, self.parts.match_changed))
        self.invitations = Invitations(store, self.matches, now)
        self.lessons = Lessons(store, now)
        self.limits = Limits(now)
        self.channels = self.parts.add(Channels(self, now))
        sync = MessageSync(self, Clicks(now))
        pictures = Pictures(settings.render_workers)
        self.presenter = self.parts.add(
            Presenter(self, self.matches, store, pictures, now, self.channels, sync)
        )
        self.own_emojis = Emojis(self, pictures, lambda: store.owned.owns(0))
        self.newcomers = Newcomers(self, store, pictures, now)
        self.films = self.parts.add(Films(pictures))
        self.leagues = Leagues(store, now, self.parts.league_changed, self.presenter.notices.send)
        self.puzzles = Puzzles(store, now, self._count_solved_puzzle)
        self.privacy = Privacy(
            store,
            self.matches,
            self.leagues.forsake,
            now,
            self._traffic.time,
            {"analyses": analysis_rows.to_plain, "puzzles": puzzle_rows.to_plain},
        )
        self._opponents = self.parts.add(Opponents(self.matches, store))
        self.vacations = self.parts.add(Vacations(store, self.matches, now))
        self.waiting = self.parts.add(
            Waiting(
                self,
                store,
                self.matches,
                self.vacations,
                self.presenter.notices,
                now,
                lambda: self._clock.touch(0),
            )
        )
        self._habits = self.parts.add(Habits(store, now))
        self.hints = Hints(self._opponents.search_workers, self._opponents.strategies)
        self.shared_moves = SharedMoves(store.engine, store.writer)
        self.analyses = self.parts.add(Analyses(self.matches, store, self._opponents.search_workers))
        self.boards = self.parts.add(Boards(self, self.puzzles, store, pictures, now, self.channels, sync))
        league_changed, paused = self.parts.league_changed, self.presenter.show_pause
        self.uptime = self.parts.add(
            Uptime(store, self.matches, self._silence, postpone, league_changed, paused, now)
        )
        self._organizer = self.parts.add(
            Organizer(
                self,
                self.leagues,
                self.matches,
                store,
                self.vacations,
                pictures,
                now,
                self.uptime.is_time_running,
                self.channels,
                sync,
            )
        )
        self._clock = self.parts.add(
            Clock(
                self.matches,
                store,
                self._opponents,
                now,
                self.presenter.touch,
                [
                    self._organizer.tick,
                    self.privacy.tick,
                    self.boards.tick,
                    self.channels.tick,
                    self.waiting.tick,
                    self.presenter.panels.tick,
                ],
                self.uptime.update,
                self.presenter.expire,
                self.presenter.has_reached,
            )
        )
        self._resuming: WorkQueue[Part] = self.parts.add(WorkQueue("resume", self._resume))
        self._comparing: WorkQueue[str] = self.parts.add(WorkQueue("compare", self._compare))
        self._arrivals = self.parts.add(
            Arrivals(
                departures=self._return,
                puzzles=self.boards.catch_up,
                newcomers=self.newcomers.introduce,
                channels=self._find_channels,
            )
        )
        self._redraws = self.parts.add(WorkQueue("redraw", self.presenter.redraw))
        self._keeper = Keeper(store.claims, store.owned, settings.shards)
        owned = store.owned
        self._pace = Pace(settings.requests_per_second, lambda: max(owned.part, 1 / owned.count))
        self.health = Health(
            store,
            self._clock,
            self._opponents.search_workers,
            self.presenter,
            self._pace,
            self._silence,
            lambda: self._keeper.is_waiting,
            lambda: self.parts.failures,
            self.waiting.rows.count_waits,
        )
        self._all_ready = asyncio.Event()
        self._keeping: asyncio.Task[None] | None = None
        self._connect_to(settings)

    def _connect_to(self, settings: Settings) -> None:
        discord_internals.use_api(settings.discord_api_url)
        discord_internals.pace_requests(self, self._pace.turn, self.own_emojis.doubt)
        if settings.discord_gateway_url:
            discord_internals.connect_through(self, settings.discord_gateway_url)

    def on_broadcast(self, broadcast: Broadcast) -> None:
        """Show what another process stored, if this one owns it."""
        match broadcast.kind:
            case "match":
                self.matches.on_broadcast(broadcast)
            case "amendment":
                self.matches.on_broadcast(broadcast)
                self._clock.touch(broadcast.id)
            case "league" if broadcast.concerns(self.store.owned.owns):
                self.parts.league_changed(broadcast.id)
            case "person":
                self._redraws.touch(broadcast.id)
            case "wait":
                self.waiting.touch(broadcast.id)
            case "shard":
                self._keeper.touch()
            case "connected" | "closed":
                self.on_handover_broadcast(broadcast)

    def on_broadcasts_lost(self) -> None:
        """Read everything from the database, since no broadcasts of other processes arrive for a while."""
        self.matches.on_broadcasts_lost()

    def on_broadcasts_back(self) -> None:
        """Catch up with what other processes stored while no broadcasts arrived."""
        self.matches.on_broadcasts_back()
        self._resume_parts()

    def _count_solved_puzzle(self, guild_id: int) -> None:
        self.boards.count_answer(guild_id)
        self._clock.touch(0)

    async def setup_hook(self) -> None:
        """Claim the shards, load the commands, and start the background tasks."""
        recommended, gateway, limits = await self.http.get_bot_gateway()
        discord_internals.use_gateway(gateway)
        self._gate.buckets = limits["max_concurrency"]
        await self._keeper.begin(recommended)
        await self.store.time.agree()
        await self._add_commands(self)
        self._run_in_background(self._register(), "register")
        self._run_in_background(self._prepare(), "covers")
        await self.store.listen(self)
        self._resume_parts()
        self._run_in_background(self.uptime.run(), "uptime")
        self._run_in_background(self._clock.run(), "clock")
        self._run_in_background(self.store.journal.run(), "journal")
        self._run_in_background(self.own_emojis.run(), "emojis")
        self._run_in_background(
            beat(self.settings.process, self.health.is_healthy, lambda: self.health.report), "heartbeat"
        )

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected with all shards that this process owns."""
        if not self.store.owned.ids:
            await self._keeper.wait_for_some()
            for shard_id in self.store.owned.ids:
                self._await_others(shard_id)
            self._resume_parts()
        self.shard_count = self.store.owned.count
        connected = asyncio.create_task(super().connect(reconnect=reconnect), name="gateway")
        self._keeping = keeping = self._run_in_background(self._keeper.run(self), "keeper")
        keeping.add_done_callback(lambda task: task.cancelled() or connected.cancel())
        try:
            await asyncio.wait((connected,))
        finally:
            keeping.cancel()
            connected.cancel()
            await asyncio.gather(keeping, connected, return_exceptions=True)
        if not keeping.cancelled():
            keeping.result()
        if not connected.cancelled():
            connected.result()

    async def run_shards(self, shards: Collection[int]) -> None:
        """Run *shards* from now on, and do whatever their last owner left undone."""
        self.matches.clear_cache()
        self.presenter.doubt()
        self._resume_parts()
        self._connect(shards)

    async def finish_shards(self, shards: Collection[int]) -> None:
        """Finish what is under way on *shards*, which other processes will run."""
        await self.parts.hand_over()
        await self.uptime.record_left(shards)

    async def leave_shards(self, shards: Collection[int], *, to_others: bool) -> None:
        """Disconnect *shards*; if they go *to_others*, as soon as those are connected."""
        await (self._hand_over(shards) if to_others else self._disconnect(shards))
        self._run_in_background(self._forget(), "forget")

    async def _forget(self) -> None:
        """Forget the servers of other processes, once all clicks received here are answered."""
        await _wait_for_answers(GRACE)
        for guild in [guild for guild in self.guilds if not self.store.owned.owns(guild.id)]:
            discord_internals.forget_guild(self, guild)

    async def let_pass(self, seconds: float) -> None:
        """Move the clock by *seconds*, as people can in the sandbox, and do what is due then."""
        await self.uptime.let_pass(seconds)
        self._clock.touch(0)

    def _resume_parts(self) -> None:
        for part in self.parts:
            self._resuming.touch(part)
        self._clock.touch(0)

    async def _resume(self, part: Part) -> None:
        """Let *part* do what an earlier process left undone; retried if it fails."""
        await part.resume()

    async def _compare(self, name: str) -> None:
        """Forget the servers that removed Freehold while it was not running."""
        present = [guild.id for guild in self.guilds if guild.shard_id in self._ready_shards]
        await self.privacy.compare(present, self._ready_shards)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Compare the servers of a shard that Discord has announced in full; log it once all shards are."""
        await super().on_shard_ready(shard_id)
        self._comparing.touch("servers")
        owned = self.store.owned
        if owned.ids <= self._ready_shards:
            self._all_ready.set()
            log.info("ready", servers=len(self.guilds), shards=f"{len(owned.ids)} of {owned.count}")

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Forget a server that has removed Freehold. Discord calls this for no outage."""
        await self.privacy.leave_server(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Keep the data of a server that has Freehold again, and introduce Freehold to a new one."""
        self._arrivals.add(guild)

    on_guild_available = on_guild_join

    async def _return(self, guilds: Sequence[discord.Guild]) -> None:
        await self.privacy.return_to_servers([guild.id for guild in guilds])

    async def _find_channels(self, guilds: Sequence[discord.Guild]) -> None:
        """Retry what waits for channels of *guilds*, and look for channels that are gone."""
        ids = {guild.id for guild in guilds}
        self.channels.retry_servers(ids)
        for rows in (self.store.reader, self.leagues.rows, self.puzzles.rows):
            self.channels.compare(place for place in await rows.find_places() if place[0] in ids)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the match or league of a deleted channel."""
        self.channels.note_deletion(channel.guild.id, channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """End the match of a deleted thread."""
        self.channels.note_deletion(payload.guild_id, payload.thread_id)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Retry what was forbidden in a channel whose permissions may have changed."""
        self.channels.retry_channel(after.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Retry what failed in a thread that may be open again."""
        self.channels.retry_channel(payload.thread_id)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Retry what failed in a private thread that Freehold can see now."""
        self.channels.retry_channel(thread.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Retry what was forbidden on a server where the permissions of a role may have changed."""
        self.channels.retry_servers([after.guild.id])

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Retry what was forbidden: Freehold has other roles now, or its time-out is over."""
        self.channels.retry_servers([after.guild.id])

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Retry what failed in this channel, and remember the language of the person's client."""
        if not await self.may_answer(interaction):
            return
        self._traffic.count_interaction(interaction)
        if interaction.channel_id is not None:
            self.channels.retry_channel(interaction.channel_id)
        self._habits.note_click(interaction.user.id)
        self.presenter.person_clicked(interaction.user.id, interaction.locale.value)

    async def shut_down(self) -> None:
        """Stop receiving clicks, finish pending work and store everything, within 10 s.

        Giving the shards back, the answers, background tasks and parts may take `GRACE` each.
        """
        if self._keeping:
            self._keeping.cancel()
            await asyncio.wait((self._keeping,))
        await self._keeper.leave(self)
        self._stop_launching()
        await self.parts.release()
        await _wait_for_answers(GRACE)
        for task in self._background:
            task.cancel()
        if self._background:
            await asyncio.wait(self._background, timeout=GRACE)
        await self.parts.close()
        await self.presenter.pictures.close()
        await self._gate.close()
        await self.store.claims.close()
        await _wait_for_answers(LAST)  # to clicks that came meanwhile
        await self.close()

    async def _prepare(self) -> None:
        await self._all_ready.wait()
        await self.newcomers.prepare()

    async def _register(self) -> None:
        await self._all_ready.wait()  # the commands seldom change, so everything else comes first
        try:
            await register_commands(self.tree)
        except discord.HTTPException as error:
            log.error("Discord does not take the commands; they stay as they were", error=str(error))


async def _wait_for_answers(seconds: float) -> None:
    """Wait until every interaction is answered, but no longer than so many *seconds*."""
    if answering := discord_internals.answering_tasks():
        await asyncio.wait(answering, timeout=seconds)
