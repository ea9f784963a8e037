"""A league as values. Times are unix seconds; ids are Discord's."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.domain.pace import Pace
from bot.league.rules import FINAL, ROUNDS
from games.fair import derive_seed
from games.search.levels import NORMAL, Level

Status = Literal["open", "running", "over", "cancelled"]

Kind = Literal["rounds", "season", "evening"]
"""What a league is: rounds and a final (MD-50), a season without rounds (SE-01), a live evening (EV-01)."""

SPANS = (86400, 259200, 604800, 1209600)
"""The seconds that a round can be given."""


class Participant(msgspec.Struct, frozen=True):
    """A participant; *number* counts from 0 in the order of joining. Without *user_id*, it is a bot.

    *dropped* is when they left a league that had begun. *mark* is the color they want. From the start on,
    *mark* and *letter* are what they have at all tables (`bot.league.signs`). Whoever came from the waiting
    list plays *instead* of the participant with that number. On an evening, *here* says that they are there.
    """

    number: int
    user_id: int | None
    name: str
    dropped: float | None = None
    mark: int | None = None
    letter: str = ""
    instead: int | None = None
    here: bool = True

    @property
    def is_bot(self) -> bool:
        """Whether it is a bot. A deleted person has no user id either, but no name."""
        return self.user_id is None and bool(self.name)


class Waiting(msgspec.Struct, frozen=True):
    """Somebody on the waiting list of a league, with the color they want.

    In a season, they have been waiting *since* then for a table of one of these *games*; their click
    *interaction_id* adds to the chance of that table.
    """

    user_id: int
    name: str
    mark: int | None = None
    since: float = 0.0
    games: tuple[str, ...] = ()
    interaction_id: int | None = None


class Result(msgspec.Struct, frozen=True, array_like=True):
    """How a table's match ended.

    *places* holds seats, those that share a place together; *merits* are by seat, and *finisher* is the seat
    that reached the game's aim (`Game.merits`, `Game.finisher`). *ended* is when; *closed* says that the
    thread has been closed since.
    """

    places: tuple[tuple[int, ...], ...]
    merits: tuple[int, ...]
    finisher: int | None
    ended: float
    closed: bool = False


class Table(msgspec.Struct, frozen=True):
    """A table of a *round*: the participants' numbers in the order of the seats, None for a bot opponent.

    Its match *match_id* is played in the thread *thread_id*; without a thread, that match was lost. In a
    season, it has its own *game* and *joins*.
    """

    round: int
    number: int
    seats: tuple[int | None, ...]
    thread_id: int | None = None
    match_id: int | None = None
    result: Result | None = None
    game: str = ""
    joins: tuple[int, ...] = ()


class League(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """A league from its announcement to its winner.

    *participants* are ordered by number, *tables* by round and number. The tables of all preliminary rounds
    are there from the start. *options* are those of its matches that the organizer chose, and *places* how
    many participants they want (0: any multiple of four). They are played at *pace*; a round has
    *span* seconds.

    It is called *name*, or after its game, and introduced by *description*. It starts by itself at *starts*,
    if that is set. Bots that fill it up or sit in for people play at *level*. Those on the *waitlist*, the
    first first, take the places of bots and of people who left (`changes.seat_waitlist`). The organizer has
    *asked* others to step in, who have not answered yet. While it is *paused* until a time, no clock runs. If
    it is *scheduled*, Discord has or gets an event for it, whose id is *scheduled_event*. *revision* counts
    how often it was stored.

    *secret* and *joins* determine all chance (`draw`, `games.fair`); the secret is kept until the end.
    *round* is 0 before the start and `rules.FINAL` for the final. *due* is when the time of the round is up,
    or when an open league closes. At *wake* the clock has to look at it. *trouble* is the obstacle that keeps
    it from going on, if any. *message*, posted in *message_round*, shows *shown_version*.

    A league of another *kind* uses some of these fields differently. A season runs from *starts* for *span*
    seconds, until *due*, all of it in round 1. It has several *games*, and everybody's *best* results count.
    Its waiting list are those who want to play now. An evening has *rounds* rounds; while it is *checking*,
    people say that they are there.
    """

    id: int
    guild_id: int
    channel_id: int
    organizer_id: int
    game: str
    locale: str
    places: int
    pace: Pace
    span: int
    secret: bytes
    status: Status
    version: int
    shown_version: int
    round: int
    due: float | None
    wake: float | None
    trouble: str
    message: int | None
    message_round: int
    created: float
    changed: float
    participants: tuple[Participant, ...] = ()
    tables: tuple[Table, ...] = ()
    joins: tuple[int, ...] = ()
    options: dict[str, str] = {}
    name: str = ""
    description: str = ""
    starts: float | None = None
    level: Level = NORMAL
    waitlist: tuple[Waiting, ...] = ()
    paused: float | None = None
    kind: Kind = "rounds"
    games: tuple[str, ...] = ()
    best: int = 0
    rounds: int = ROUNDS
    checking: bool = False
    asked: tuple[Waiting, ...] = ()
    revision: int = 0
    scheduled: bool = False
    scheduled_event: int | None = None

    @property
    def seed(self) -> bytes:
        """The seed of all chance, as secret as *secret*."""
        return derive_seed(self.secret, self.joins)

    @property
    def has_preliminaries(self) -> bool:
        """Whether there are rounds before a final; with four participants there is only a final."""
        return any(table.round < FINAL for table in self.tables)

    def find_participant(self, user_id: int) -> Participant | None:
        """Return the participant with that *user_id*, or None if the person doesn't take part (any more)."""
        return next(
            (who for who in self.participants if who.user_id == user_id and who.dropped is None), None
        )

    def find_waiting(self, user_id: int) -> Waiting | None:
        """Return the entry of a person on the waiting list, None if they are not on it."""
        return next((who for who in self.waitlist if who.user_id == user_id), None)

    def find_asked(self, user_id: int) -> Waiting | None:
        """Return the entry of a person who was asked to step in and has not answered, None without one."""
        return next((who for who in self.asked if who.user_id == user_id), None)

    def find_origin(self, number: int) -> int:
        """Return the participant who had the place of *number* at the start."""
        while (instead := self.participants[number].instead) is not None:
            number = instead
        return number

    @property
    def starters(self) -> int:
        """How many participants there were at the start."""
        return sum(who.instead is None for who in self.participants)

    @property
    def open_tables(self) -> tuple[Table, ...]:
        """The tables of the present round that have no result yet."""
        return tuple(table for table in self.tables_of(self.round) if table.result is None)

    def game_of(self, table: Table) -> str:
        """Return the game that is played at *table*."""
        return table.game or self.game

    def joins_of(self, table: Table) -> tuple[int, ...]:
        """Return what people have added to the chance of the match at *table*."""
        return table.joins if self.kind == "season" else self.joins

    def tables_of(self, round: int) -> tuple[Table, ...]:
        """Return the tables of a *round*."""
        return tuple(table for table in self.tables if table.round == round)

    def __repr__(self) -> str:
        """Short, and without the secret, which must not get into a log."""
        return f"League({self.id}, {self.game!r}, {self.status!r}, version={self.version})"
