"""Which puzzle a person gets, which is the puzzle of a day, and what was answered."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from hashlib import sha256
from itertools import zip_longest

from msgspec.structs import replace

from bot.domain.durations import DAY
from bot.domain.ids import is_id
from bot.domain.people import Person
from bot.domain.refusals import Refusal
from bot.puzzles.records import YEAR, Daily, Given, day_of, start_of
from bot.puzzles.rows import PuzzleRows
from bot.service.writing import refuse_unwritable
from bot.store import Store
from games.search.puzzles import Answer, Puzzle, games_with_puzzles, puzzles

RETRY = 3 * DAY
"""Seconds after which a missed puzzle is given again."""


class Puzzles:
    """The puzzles of all games for the people of *store*.

    *now* is the time; *answered* is called with the server on which a daily puzzle was answered. Methods that
    write raise `Refusal` (``store-full``, ``store-busy``) if nothing can be written.
    """

    def __init__(self, store: Store, now: Callable[[], float], answered: Callable[[int], None]) -> None:
        self.rows = PuzzleRows(store)
        self._now = now
        self._answered = answered

    @property
    def today(self) -> int:
        """The number of today."""
        return day_of(self._now())

    async def find_own(self, id: int, user_id: int) -> Given:
        """Return the puzzle that the person *user_id* was given as number *id*.

        Raises:
            Refusal: it is somebody else's, or forgotten.
        """
        given = await self.rows.get(id) if is_id(id) else None
        if given is None or given.user_id != user_id:
            raise Refusal("puzzle-unknown")
        return given

    async def give_next(self, person: Person, game: str = "", *, besides: str = "") -> Given:
        """Give a person the puzzle they haven't answered yet, else one they missed days ago, else a new one.

        With *game*, it is one of that game. Otherwise it is of any game *besides* that one, and new ones of
        games they know come first.

        Raises:
            Refusal: they have had them all.
        """
        now = self._now()
        had = await self.rows.find_given(person.user_id, now - YEAR * DAY)
        wanted = [game] if game else [key for key in games_with_puzzles() if key != besides]
        for given in had:
            if given.day is None and given.answered is None and _find_playable(given, wanted):
                return given
        if missed := _find_missed(had, wanted, now - RETRY):
            return await self._give(_build_given(person, 0, missed, None, now))
        known_to_all = await self.rows.find_dailies(self.today - YEAR + 1)
        seen = {(each.game, each.puzzle) for each in had}
        seen |= {(each.game, each.puzzle) for each in known_to_all}
        known = await self.rows.find_known_games(person.user_id)
        parts = [[key for key in wanted if (key in known) == is_known] for is_known in (True, False)]
        new = next(
            (
                puzzle
                for part in parts
                if part
                for puzzle in _find_unseen(part, str(person.user_id), seen, len(had))
            ),
            None,
        )
        if new is None:
            raise Refusal("puzzle-none")
        return await self._give(_build_given(person, 0, new, None, now))

    async def choose_daily(self, day: int) -> Daily | None:
        """Return the puzzle of a *day*, chosen if needed; None if all were used within a year."""
        chosen = await self.find_daily(day)
        if chosen is None:
            seen = {(each.game, each.puzzle) for each in await self.rows.find_dailies(day - YEAR + 1)}
            new = next(_find_unseen(games_with_puzzles(), "", seen, day), None)
            if new is None:
                return None
            with refuse_unwritable():
                await self.rows.record_daily(Daily(day, new.game, new.name))
            chosen = await self.find_daily(day)
        return chosen

    async def find_daily(self, day: int) -> Daily | None:
        """Return the puzzle of a *day* if it has been chosen."""
        return next((each for each in await self.rows.find_dailies(day) if each.day == day), None)

    async def give_daily(self, person: Person, guild_id: int, day: int) -> Given:
        """Give the puzzle of a *day* to a person on a server.

        Raises:
            Refusal: that day is over, or there is no puzzle.
        """
        if day != self.today:
            raise Refusal("puzzle-past")
        daily = await self.choose_daily(day)
        if daily is None or daily.definition is None:
            raise Refusal("puzzle-none")
        return await self._give(_build_given(person, guild_id, daily.definition, day, self._now()))

    async def _give(self, new: Given) -> Given:
        """Store *new*; return it, or the one already given if it is a daily puzzle.

        Raises:
            Refusal: the person has just deleted their data.
        """
        with refuse_unwritable():
            id = await self.rows.give(new)
        return await self.find_own(id, new.user_id)

    async def count_solved(self, user_id: int) -> tuple[int, int, int]:
        """Count the puzzles a person tried and solved within a year, and the days in a row with a solved one.

        Today counts as soon as one is solved; until then the row that ended yesterday still stands.
        """
        given = await self.rows.find_given(user_id, self._now() - YEAR * DAY)
        answered = [each for each in given if each.answered is not None]
        tried = {(each.game, each.puzzle) for each in answered}
        solved = {(each.game, each.puzzle) for each in answered if each.right}
        dates = {day_of(each.answered) for each in answered if each.right and each.answered is not None}
        day = self.today if self.today in dates else self.today - 1
        days = 0
        while day - days in dates:
            days += 1
        return len(tried), len(solved), days

    async def find_given_today(self, user_id: int) -> Given | None:
        """Return today's puzzle as a person was given it; None if they weren't."""
        found = await self.rows.find_given(user_id, start_of(self.today))
        return next((given for given in found if given.day == self.today), None)

    async def record_moves(self, given: Given, moves: Sequence[bytes]) -> Given:
        """Store the *moves* of a plan so far unless others were stored meanwhile; return what is stored."""
        with refuse_unwritable():
            return await self.rows.record_moves(given, given.with_moves(moves))

    async def record_answer(self, given: Given, answer: Answer) -> Given:
        """Store an *answer* if it is the first; return what is stored."""
        right = answer in given.definition.right_answers
        made = replace(given, answered=self._now(), right=right)
        if not given.definition.is_turn:
            made = replace(made, answer=answer.move, amount=answer.amount)
        with refuse_unwritable():
            kept = await self.rows.record_answer(made)
        if kept.day is not None:
            self._answered(kept.guild_id)
        return kept


def _find_playable(given: Given, wanted: Sequence[str]) -> Puzzle | None:
    """The puzzle that was *given*; None if it can no longer be asked, or is of none of the games *wanted*."""
    found = puzzles(given.game).get(given.puzzle) if given.game in wanted else None
    return found if found and found.is_playable else None


def _find_missed(had: Sequence[Given], wanted: Sequence[str], before: float) -> Puzzle | None:
    """The puzzle among those *had* that was never solved, and last tried before all others.

    It was answered *before* that time.
    """
    latest = {(each.game, each.puzzle): each for each in had}  # the newest come last
    solved = {(each.game, each.puzzle) for each in had if each.right}
    missed = (
        _find_playable(each, wanted)
        for key, each in sorted(latest.items(), key=lambda item: item[1].id)
        if key not in solved and each.answered is not None and each.answered <= before
    )
    return next(filter(None, missed), None)


def _build_given(person: Person, guild_id: int, puzzle: Puzzle, day: int | None, now: float) -> Given:
    return Given(0, person.user_id, person.name, guild_id, puzzle.game, puzzle.name, day, now)


def _find_unseen(
    wanted: Sequence[str], whose: str, seen: Container[tuple[str, str]], turn: int
) -> Iterator[Puzzle]:
    """Yield the puzzles of the games *wanted* that are not among those *seen*, alternating between games.

    The game whose *turn* it is comes first. Every person has an order of their own, in which those meant for
    days come last, so that both seldom coincide.
    """
    orders = []
    for game in wanted:
        found = sorted(
            puzzles(game).values(),
            key=lambda each: (
                _is_for_days(each.name) == bool(whose),
                sha256(f"{whose}{each.name}".encode()).digest(),
            ),
        )
        orders.append([each for each in found if (each.game, each.name) not in seen])
    first = turn % len(orders)
    for row in zip_longest(*orders[first:], *orders[:first]):
        yield from (each for each in row if each is not None and each.is_playable)


def _is_for_days(name: str) -> bool:
    """Whether a puzzle is meant for a day, as somewhat more than half of them are."""
    return name[0] < "9"
