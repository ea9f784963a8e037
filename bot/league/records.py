"""What a league is, as values. Times are seconds since 1970 (UTC); ids are Discord's."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.league.rules import FINAL
from games.fair import seed_of

Status = Literal["open", "running", "over", "cancelled"]

SPANS = (86400, 259200, 604800, 1209600)
"""The seconds a round may be given."""


class Participant(msgspec.Struct, frozen=True):
    """Who takes part, *number* counting from 0 in the order of joining; without *user_id* a bot.

    *dropped* is when they left a league that had begun.
    """

    number: int
    user_id: int | None
    name: str
    dropped: float | None = None


class Result(msgspec.Struct, frozen=True, array_like=True):
    """How a table's match ended, by its seats: the places, those that share one together; the merits, and
    the seat that reached the game's aim (`Game.merits`, `Game.finisher`); and when. *closed*: its thread was
    since."""

    places: tuple[tuple[int, ...], ...]
    merits: tuple[int, ...]
    finisher: int | None
    ended: float
    closed: bool = False


class Table(msgspec.Struct, frozen=True):
    """One table of a *round*: the participants' numbers in the order of the seats, None for a bot opponent.

    Its match *match_id* is played in the thread *thread_id*; without a thread, that match was lost.
    """

    round: int
    number: int
    seats: tuple[int | None, ...]
    thread_id: int | None = None
    match_id: int | None = None
    result: Result | None = None


class League(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """A league from its announcement to its winner. *participants* are in the order of their numbers,
    *tables* by round and number; those of all preliminary rounds are there from the start.

    *options* are those of its matches that the organizer chose.
    *places* is how many participants the organizer wants, 0 for any multiple of four. Each move has
    *deadline* seconds (0: any time), each round *span*. *secret* and *joins* are its
    chance (`draw`, `games.fair`); the secret is kept until the end.
    *round* is 0 before the start and `rules.FINAL` for the final. *due* is when the time of the round is up,
    or when an open league closes. At *wake* the clock has to look at it. *trouble* names the permissions it
    cannot go on without, if any are missing. *message*, posted in *message_round*, shows *shown_version*.
    """

    id: int
    guild_id: int
    channel_id: int
    organizer_id: int
    game: str
    locale: str
    places: int
    deadline: int
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

    @property
    def seed(self) -> bytes:
        """What is drawn from; as secret as *secret*."""
        return seed_of(self.secret, self.joins)

    @property
    def has_preliminaries(self) -> bool:
        """Whether there are any; of four participants all are in the final."""
        return any(table.round < FINAL for table in self.tables)

    def find_participant(self, user_id: int) -> Participant | None:
        """Who a person is in it; None for one who does not take part, or no longer does."""
        return next(
            (who for who in self.participants if who.user_id == user_id and who.dropped is None), None
        )

    def tables_of(self, round: int) -> tuple[Table, ...]:
        """The tables of a *round*."""
        return tuple(table for table in self.tables if table.round == round)

    def __repr__(self) -> str:
        """Short, and without the secret, which must not get into a log."""
        return f"League({self.id}, {self.game!r}, {self.status!r}, version={self.version})"
