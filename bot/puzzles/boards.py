"""The daily puzzle in channels: a new message every day, while yesterday's becomes an explanation.

Each message is stored as soon as it is posted; one that was posted just before the process died is found by
its nonce. So every day has its puzzle exactly once, whatever restarts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import discord
import structlog
from msgspec.structs import replace

from bot.discord import posts
from bot.discord.channels import Channels
from bot.discord.errors import is_transient
from bot.discord.notices import Notices
from bot.discord.obstacles import GONE, explain_obstacle
from bot.discord.pace import PRIORITY, RequestPriority
from bot.discord.permissions import NEEDED
from bot.discord.sync import MessageSync, Update
from bot.domain.match import Match
from bot.domain.people import Person
from bot.domain.place import Location
from bot.language import Language, language_of
from bot.puzzles import messages
from bot.puzzles.match import build_match
from bot.puzzles.puzzles import Puzzles
from bot.puzzles.records import Board, Daily, start_of
from bot.service.pictures import Picture, Pictures
from bot.service.work_queue import WorkQueue
from bot.store import Store
from games.search.puzzles import Puzzle

log = structlog.get_logger(__name__)

EVERY = 300.0
"""The minimum seconds between two edits of a message because of answers."""


class Boards(WorkQueue[int]):
    """Shows the daily puzzles on Discord through *client*.

    Call `touch` with a server that can be reached again, and `count_answer` with one where somebody answered.
    """

    def __init__(
        self,
        client: discord.Client,
        puzzles: Puzzles,
        store: Store,
        pictures: Pictures,
        now: Callable[[], float],
        channels: Channels,
        sync: MessageSync,
    ) -> None:
        super().__init__("puzzles", self._show, is_transient)
        self._channels = channels
        self._client = client
        self._puzzles = puzzles
        self._rows = puzzles.rows
        self._store = store
        self._pictures = pictures
        self._now = now
        self._sync = sync
        self._notices = Notices(client, store, now)
        channels.listen(self.lose_channel)
        self._tried: dict[int, int] = {}
        self._edited: dict[int, float] = {}
        self._due: dict[int, float] = {}
        self._stale: set[int] = set()

    async def tick(self) -> float | None:
        """Post the day's puzzle where it is missing, and show answers; return when there is more to do."""
        today, now = self._puzzles.today, self._now()
        for guild_id in await self._rows.find_boards_before(today):
            if self._tried.get(guild_id) != today:
                self._tried[guild_id] = today
                self.touch(guild_id)
        for guild_id in [guild_id for guild_id, due in self._due.items() if due <= now]:
            del self._due[guild_id]
            self._stale.add(guild_id)
            self.touch(guild_id)
        return min([start_of(today + 1), *self._due.values()])

    def count_answer(self, guild_id: int) -> None:
        """Show, in a while and together with others, that somebody on a server answered."""
        self._due.setdefault(guild_id, self._edited.get(guild_id, 0.0) + EVERY)

    async def resume(self) -> None:
        """Go on where an earlier process stopped."""
        for guild_id in await self._rows.find_boards_behind(self._puzzles.today):
            self.touch(guild_id)

    async def catch_up(self, guilds: Sequence[discord.Guild]) -> None:
        """Bring the boards of *guilds*, which Discord announced, up to date."""
        known = {guild.id for guild in guilds}
        for guild_id in await self._rows.find_boards_behind(self._puzzles.today):
            if guild_id in known:
                self.touch(guild_id)

    async def lose_channel(self, guild_id: int, channel_id: int) -> None:
        """Post no more puzzles in a channel that is gone."""
        board = await self._rows.find_board(guild_id)
        if board is not None and board.channel_id == channel_id:
            await self._rows.drop_board(board)
            await self._tell(board, "puzzle-notice-gone", "")

    async def move(self, guild_id: int, channel_id: int | None, manager_id: int) -> None:
        """Post a server's daily puzzle in a channel from now on, or nowhere if it is None."""
        before = await self._rows.find_board(guild_id)
        if before is not None and before.channel_id == channel_id:
            return
        if before is not None:
            await self._rows.drop_board(before)
            if before.message is not None:
                await posts.retire(self._channel(before).get_partial_message(before.message))
        if channel_id is not None:
            await self._rows.put_board(Board(guild_id, channel_id, manager_id))
            self._tried[guild_id] = self._puzzles.today
            self.touch(guild_id)

    def _channel(self, board: Board) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(board.channel_id, guild_id=board.guild_id)

    async def _show(self, guild_id: int) -> None:
        PRIORITY.set(RequestPriority.LATER)
        if self._client.get_guild(guild_id) is None:  # not announced yet, or left: `Privacy` deletes its data
            return
        await self._sync.keep_again(("puzzle", guild_id))
        board = await self._rows.find_board(guild_id, background=True)
        if board is None:
            return
        daily = await self._puzzles.choose_daily(self._puzzles.today)
        if daily is None or daily.definition is None:
            log.warning("no puzzle left for this day", day=self._puzzles.today)
            return
        try:
            after = await self._bring(board, daily, daily.definition)
            self._channels.clear((self.touch, guild_id))
        except discord.HTTPException as error:
            after = await self._report_failure(board, error)
        if after != board:
            await self._rows.record_board(after)

    async def _report_failure(self, board: Board, error: discord.HTTPException) -> Board:
        """Tell the manager, once, what keeps the puzzle from being shown; return *board* with that trouble.

        Raises *error* if that says nothing about the channel.
        """
        work, place = (self.touch, board.guild_id), Location(board.guild_id, board.channel_id)
        why = self._channels.report_failure(work, place, error, NEEDED)
        if why == GONE:
            await self.lose_channel(board.guild_id, board.channel_id)
        if why in (GONE, ""):
            return board
        if not board.trouble:
            await self._tell(board, "puzzle-notice-trouble", why)
        return replace(board, trouble=why)

    async def _bring(self, board: Board, daily: Daily, puzzle: Puzzle) -> Board:
        """Show the puzzle of the day, and who solved it."""
        solvers = await self._rows.find_solvers(daily.day, board.guild_id)
        stale = board.guild_id in self._stale or board.shown != len(solvers)
        if board.day == daily.day and not stale:
            return board
        self._stale.discard(board.guild_id)
        self._edited[board.guild_id] = self._now()
        server = await self._store.servers.get(board.guild_id)
        words = language_of(server.locale, worded=server.text_tables)
        match, pictures = await self._draw(puzzle, words)
        view = messages.build_daily(puzzle, match, board, daily.day, words, pictures, solvers)
        channel, key = self._channel(board), ("puzzle", board.guild_id)
        is_of_today = board.day == daily.day and board.message is not None
        shown = await self._sync.show(
            Update(
                key,
                "daily",
                posts.build_nonce(board.guild_id, daily.day),
                channel,
                view,
                pictures,
                old=None if board.message is None else channel.get_partial_message(board.message),
                in_place=is_of_today,
                stays=is_of_today,  # deleted, or too old: people are not notified twice
                finish=partial(self._explain, board, words),
            )
        )
        if shown is None:
            return replace(board, shown=len(solvers))
        after = replace(board, day=daily.day, message=shown.id, shown=len(solvers), trouble="")
        if shown.is_new:
            await self._sync.keep(key, shown, partial(self._rows.record_board, after))
        return after

    async def _explain(
        self, board: Board, words: Language, message: discord.PartialMessage, version: int | None
    ) -> None:
        """Turn the message of an earlier day into an explanation, unless Discord never allows that."""
        daily = await self._puzzles.find_daily(board.day)
        with posts.ignore_permanent_errors():
            if daily is None or daily.definition is None:
                await posts.retire(message)
                return
            solvers = await self._rows.find_solvers(board.day, board.guild_id)
            match, pictures = await self._draw(daily.definition, words)
            view = messages.build_past_daily(daily.definition, match, board.day, words, pictures, solvers)
            await posts.edit(message, view, pictures)

    async def _draw(self, puzzle: Puzzle, words: Language) -> tuple[Match, list[Picture]]:
        match = build_match(puzzle, 0, Person(0, words("puzzle-you"), words.locale))
        return match, await draw_puzzle(self._pictures, puzzle, match, words)

    async def _tell(self, board: Board, id: str, trouble: str) -> None:
        """Write to the person who chose the channel, unless their data was deleted."""
        if not board.manager_id:
            return
        person = await self._notices.find_person(board.manager_id, "")
        say = language_of(person.locale)
        why = explain_obstacle(trouble, say) if trouble else ""
        text = say(id, channel=f"<#{board.channel_id}>", why=why)
        await self._notices.write("trouble", person, text, board.guild_id)

    async def wait_until_idle(self) -> None:
        """Wait until nothing is left to do for now."""
        await super().wait_until_idle()
        await self._notices.wait_until_idle()

    async def close(self) -> None:
        """Stop; `resume` finds what is left undone."""
        await super().close()
        await self._notices.close()


async def draw_puzzle(pictures: Pictures, puzzle: Puzzle, match: Match, words: Language) -> list[Picture]:
    """Draw the table and the hand of *puzzle* for a reader of *words*."""
    return [
        await pictures.make(match, seat, words.locale, text=words.worded, four_colors=words.four_colors)
        for seat in (None, puzzle.seat)
    ]
