"""A match as a value: its players, what happened in it, and what changes it.

Times are seconds since 1970 (UTC); ids are Discord's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from bot.domain.news import News
from bot.domain.notifications.outgoing import Outgoing
from bot.domain.tempo import Tempo
from games.core import Event
from games.fair import seed_of
from games.search.levels import NORMAL, Level
from render.kit.names import letters

EVENTS = 20
"""The latest events that a match carries."""

Status = Literal["lobby", "running", "over", "cancelled"]

Absent = Literal["move", "pass"]
"""What happens when a player's time has run out: the strategy moves, or the turn is passed."""


Forced = Literal["quick", "sealed"]
"""What becomes of moves without a choice: the house makes them at once, or so that no time tells of it."""

DEADLINES = (0, 600, 3600, 28800, 86400, 259200, 604800)
"""The seconds a player may be given for a move; 0 is any time."""


class Venue(NamedTuple):
    """Where a match is played, in which language, and how long people have for a move there.

    *parent_id* is the channel of a thread, None if it is not a thread. *deadline* is how many seconds a
    player has for a move, 0 for any time. *absent* says what happens after it, *forced* what becomes of moves
    without a choice.
    """

    guild_id: int
    channel_id: int
    parent_id: int | None
    locale: str
    deadline: int
    absent: Absent = "move"
    forced: Forced = "quick"


class Beside(NamedTuple):
    """A direct message to *user_id* beside their panel, of use until their seat is asked something else than
    *question*: a notification or a hint. Then it is deleted."""

    user_id: int
    channel: int
    message: int
    question: int


class Surface(msgspec.Struct, frozen=True):
    """A message that shows a match, its table or the panel of a seat: none where there is no *message*.

    It was posted in *channel* at *posted*, a panel for the person *user_id*, whoever sits there now, and
    showed *version* then: the table a public version, none yet (0) if it is the lobby's; the panel what its
    seat was asked. Up to the public version *notified* of a table the awaited players have been notified.
    A panel's reader who turned out to take no direct messages was *seen* last at *closed*, and until they are
    again the table says so. *beside* are the messages next to a panel that are still to be deleted.
    *revision* counts its changes.
    """

    channel: int | None = None
    message: int | None = None
    user_id: int | None = None
    posted: float = 0.0
    version: int = 0
    notified: int = 0
    revision: int = 0
    closed: float | None = None
    beside: tuple[Beside, ...] = ()


class Player(msgspec.Struct, frozen=True):
    """Who sits in *seat*: a person, or a bot opponent (*user_id* is None).

    *away*: the strategy plays for an absent person, who can take the seat back at any time. *misses* counts
    the deadlines missed in a row. While the seat is awaited under a deadline, its time is up at *due*, and at
    *reminder* the player is to be reminded (None once that is done). *seen* is when the player last did
    something here.

    *awaited* is the public version since which the match waits for the seat, 0 while it does not: whoever is
    awaited since after the table's *notified* is yet to be told (once per turn, however often the seat moves
    in it). `bot.domain.questions.update_deadlines` keeps it: set when a seat comes into *waiting*, unchanged
    while it stays. A player who could not be notified at once is notified at *notify_at*, unless they click
    before; *gathering* is the one of the game for which they were notified (`bot.domain.notifications`).

    *asked* numbers what the seat is asked and may do, and grows whenever that changes: what others did since
    leaves a click of it standing.

    *since* is the version since which this person, or the strategy in their stead, plays the seat. *owner* is
    the user who may take it back at any time: they were away when the others gave it to somebody. *news* are
    what this person is yet to hear.

    *mark* is the number of this player's color and pattern (`Match.marks`), the same from the lobby to the
    end; *letter* is what stands for the name on pictures (`Match.letters`), settled when the match begins and
    when somebody takes the seat over.

    Until *holiday* this person is on vacation, and their clock is stopped; the seats in *agreed* want a bot
    to play in the meantime.

    A bot opponent plays as well as its *level* says; where the strategy plays for a person it is `NORMAL`.
    Whether this person lets everybody have *hints* is said in the lobby (`bot.domain.hints`).

    The *panel* shows this player's hand, if it was posted for them: another is left from whoever sat here
    before.

    Their *tempo* is how fast they answer, for the house to answer no differently (`bot.domain.tempo`).
    *stayed* are the seats that played on when this person gave the seat up (`bot.domain.leaving`); None
    while they have not.
    """

    seat: int
    user_id: int | None
    name: str
    away: bool = False
    misses: int = 0
    awaited: int = 0
    asked: int = 0
    due: float | None = None
    reminder: float | None = None
    seen: float = 0.0
    panel: Surface = Surface()
    since: int = 0
    owner: int | None = None
    news: News = News()
    mark: int | None = None
    letter: str = ""
    holiday: float | None = None
    agreed: tuple[int, ...] = ()
    notify_at: float | None = None
    gathering: str = ""
    level: Level = NORMAL
    hints: bool = False
    stayed: tuple[int, ...] | None = None
    tempo: Tempo = Tempo()

    @property
    def absent(self) -> bool:
        """Whether the strategy plays this seat: a bot opponent's, or that of somebody who is away."""
        return self.away or self.user_id is None


class Former(msgspec.Struct, frozen=True):
    """Who played *seat* before it was handed over in mid-match; a bot opponent has no *user_id*.

    That of a person who was forgotten while the match runs is below 0. *stayed* is as in `Player`.
    """

    seat: int
    user_id: int | None
    name: str
    stayed: tuple[int, ...] | None = None


class Invited(msgspec.Struct, frozen=True):
    """Who is asked to play once more, a person or a bot opponent, with the mark, letter and level they had.

    A place is kept for a person until they have *declined*. They allow *hints* if they did.
    """

    user_id: int | None
    name: str
    mark: int
    letter: str
    declined: bool = False
    level: Level = NORMAL
    hints: bool = False


class Undo(msgspec.Struct, frozen=True):
    """What it takes to take back the move that led to *version*, made by a person in *seat*.

    *number* is that version as far as everybody may know of it, and names the move.
    *state* is the position before it, as stored; *awaited*, *due* and *reminder* are those of its player
    then. Taking it back *concerns* whom the move did.
    """

    version: int
    number: int
    seat: int
    state: bytes
    awaited: int
    due: float | None
    reminder: float | None
    concerns: tuple[int, ...] = ()


class Match(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """A match from its lobby to its end. *players* are in the order of their seats, which count from 0.

    *version* grows by one with everything that happens, and *private* with what only one seat may know of:
    `public` is the version that everybody sees, and does not tell of the others. The *table* and all panels
    show at least the public version *shown_version*. *noted* grows by one with everything that is noted of
    the match and its players without a new version (`note`). It has been the same seat's turn since the
    public version *turned*. The fields from *guild_id* to *absent*, and *forced*, are its `Venue`.

    *secret*, *joins* (ids of interactions) and *used* are the match's chance (`games.fair`); nobody is told
    the secret until the match is over.
    *state* is None before the start, and where today's rules know nothing of those that it was played by
    (`bot.domain.versions`). *events* are the latest ones, the newest last, for every audience: show
    them only to those they are meant for. *waiting* are the awaited seats.

    *due* is when the next seat's time is up, or the lobby closes. *rematch_of* is the match that this one
    repeats with rotated seats, *league_id* the league it is a table of, whose organizer is its host; either
    may be forgotten by now.
    *taken*: a seat was taken over in mid-match, if only for a while, so it does not count for bot opponents.
    *former* are those who played a seat before, in the order in which they left it.
    *invited* are those whom a rematch asks, in the order of its seats, as long as it is a lobby.
    *undo* is the last move while it can be taken back.
    """

    id: int
    game: str
    rules_version: int
    options: dict[str, str]
    status: Status
    version: int
    shown_version: int
    host_id: int
    guild_id: int
    channel_id: int
    parent_id: int | None
    locale: str
    deadline: int
    absent: Absent
    secret: bytes
    used: int
    state: Any
    events: tuple[Event, ...]
    created: float
    changed: float
    due: float | None
    players: tuple[Player, ...]
    waiting: frozenset[int]
    rematch_of: int | None = None
    nudged: float = 0.0
    league_id: int | None = None
    taken: bool = False
    former: tuple[Former, ...] = ()
    private: int = 0
    joins: tuple[int, ...] = ()
    undo: Undo | None = None
    forced: Forced = "quick"
    turned: int = 0
    invited: tuple[Invited, ...] = ()
    table: Surface = Surface()
    noted: int = 0
    caught_up: int = 0

    @property
    def venue(self) -> Venue:
        """Where it is played, and how long people have for a move."""
        where = self.guild_id, self.channel_id, self.parent_id, self.locale
        return Venue(*where, self.deadline, self.absent, self.forced)

    @property
    def expected(self) -> frozenset[int]:
        """The awaited seats on which persons play, and not the strategy."""
        return frozenset(seat for seat in self.waiting if not self.players[seat].absent)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(player.name for player in self.players)

    @property
    def earlier(self) -> tuple[tuple[str, ...], ...]:
        """By seat, the names of those who played it before, the first first."""
        return tuple(
            tuple(former.name for former in self.former if former.seat == player.seat)
            for player in self.players
        )

    @property
    def marks(self) -> tuple[int, ...]:
        """The numbers of the players' colors and patterns by seat: the seats' where none are kept."""
        return tuple(player.seat if player.mark is None else player.mark for player in self.players)

    @property
    def letters(self) -> tuple[str, ...]:
        """The letters of the players by seat: their initials where these differ."""
        return letters(self.names, [player.letter for player in self.players])

    @property
    def public(self) -> int:
        """The version as far as everybody may know of it."""
        return self.version - self.private

    @property
    def seed(self) -> bytes:
        """What all chance is computed from; as secret as *secret*."""
        return seed_of(self.secret, self.joins)

    def seat_of(self, user_id: int) -> int | None:
        """The seat of a person; None for one who does not sit here."""
        return next((player.seat for player in self.players if player.user_id == user_id), None)

    def owned_by(self, user_id: int) -> int | None:
        """The seat that is kept for a person while somebody else plays it; None if there is none."""
        return next((player.seat for player in self.players if player.owner == user_id), None)

    @property
    def missing(self) -> tuple[Invited, ...]:
        """The persons whose answer this rematch waits for: neither have they come nor declined."""
        return tuple(
            each
            for each in self.invited
            if each.user_id is not None and not each.declined and self.seat_of(each.user_id) is None
        )

    @property
    def dealt(self) -> bool:
        """Whether it has ever begun, for a lobby tells nothing."""
        return self.state is not None or bool(self.events)

    @property
    def drawn(self) -> bool:
        """Whether the seats were drawn when it began; those of a rematch and of a league are given."""
        return self.rematch_of is None and self.league_id is None

    def __repr__(self) -> str:
        """Short, and without what must not get into a log: secret, state and events."""
        return f"Match({self.id}, {self.game!r}, {self.status!r}, version={self.version})"


class Entry(NamedTuple):
    """One line of a match's log: what happened at version *number*; *seat* is None for the house.

    Of what is *private* nobody knows but the seat.
    """

    number: int
    seat: int | None
    at: float
    events: tuple[Event, ...]
    private: bool = False


@dataclass(frozen=True, slots=True)
class Change:
    """A match as it was (None: a new one) and as it is to be; never two changes of one match at once.

    *entry* goes into its log; with *move* it is one of the game's, made by the person *user_id* through
    *interaction_id*. What is *outgoing* is to be sent because of it.
    """

    before: Match | None
    after: Match
    entry: Entry | None = None
    move: bytes | None = None
    user_id: int | None = None
    interaction_id: int | None = None
    outgoing: tuple[Outgoing, ...] = ()


def note(match: Match, after: Match, outgoing: tuple[Outgoing, ...] = ()) -> Change:
    """What is noted of *match* without a new version: *after*, but for its surfaces."""
    return Change(match, replace(after, noted=match.noted + 1), outgoing=outgoing)


def settle_marks(match: Match) -> Match:
    """*match* where everybody keeps the color, the pattern and the letter they have now."""
    known = zip(match.players, match.marks, match.letters, strict=True)
    return replace(
        match, players=tuple(replace(player, mark=mark, letter=letter) for player, mark, letter in known)
    )


def stop(match: Match) -> Match:
    """*match*, a lobby or running, ended without a result: nobody is asked or notified any more."""
    players = tuple(
        replace(player, awaited=0, due=None, reminder=None, notify_at=None) for player in match.players
    )
    return replace(
        match,
        status="cancelled",
        players=players,
        waiting=frozenset(),
        due=None,
        undo=None,
        invited=(),
    )


def latest_events(events: Sequence[Event]) -> tuple[Event, ...]:
    """Those of *events* that a match carries: whom they are for or not for makes no difference to others."""
    since, public = len(events), 0
    while since and public < EVENTS:
        since -= 1
        public += events[since].seats is None
    kept: list[Event] = []
    told: Counter[tuple[int, ...] | None] = Counter()
    for event in reversed(events[since:]):
        told[event.seats] += 1
        if told[event.seats] <= EVENTS:
            kept.append(event)
    return tuple(reversed(kept))
