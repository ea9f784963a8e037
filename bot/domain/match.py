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
from bot.domain.pace import Pace
from bot.domain.place import Place
from bot.domain.tempo import Tempo
from games.core import Event
from games.fair import derive_seed
from games.kit.styles import NEUTRAL, STYLES, Style
from games.search.levels import NORMAL, Level
from locales.names import choose_letters

EVENTS = 20
"""The number of latest events that a match keeps."""

Status = Literal["lobby", "running", "over", "cancelled"]

Absent = Literal["move", "pass"]
"""What happens when a player's time is up: the strategy moves, or the turn is passed."""


Forced = Literal["quick", "sealed"]
"""How the house makes moves that leave no choice: at once, or after a delay that reveals nothing."""


class Venue(NamedTuple):
    """At which *place* a match is played, in which language, and at which *pace*.

    *absent* says what happens when somebody's time is up, *forced* how moves without a choice are made.
    """

    place: Place
    locale: str
    pace: Pace
    absent: Absent = "move"
    forced: Forced = "quick"


INVITATION, WELCOME, OUTDATED = 0, 1, 2
"""What a message beside a table is about; see `Beside`."""

ELSEWHERE, STALE = -1, -2
"""The *question* of a message that asks nothing: it says where the match goes on, or once did."""

LOST = "lobby-lost"
"""The event of a lobby that goes on by direct message since it lost its channel; ``why`` says how."""

_EPOCH = 1_420_070_400.0
"""When the ids of Discord begin."""


class Beside(NamedTuple):
    """A direct message to *user_id* beside their panel, such as a notification or a hint.

    It is deleted once their seat is asked something other than *question*. If it says that the match has
    `ELSEWHERE`, it stays until the match moves again or is over; then it is `STALE`.

    Beside a table, it is about the lobby, and goes with it at the latest: it invites them (*question* is
    `INVITATION`) until they answer, or says that they sit there (`WELCOME`) while they do. A lobby by direct
    message has no other message, and each becomes the panel of its reader when the match begins. What is
    `OUTDATED` is deleted soon.
    """

    user_id: int
    channel: int
    message: int
    question: int

    def to_panel(self, revision: int) -> Surface:
        """This message as the panel of its reader, as if it had been posted as one."""
        posted = (self.message >> 22) / 1000 + _EPOCH
        return Surface(self.channel, self.message, self.user_id, posted, revision=revision)


class Surface(msgspec.Struct, frozen=True):
    """A message that shows a match: its table, or the panel of a seat. Without a *message* there is none.

    It was posted in *channel* at *posted*, a panel for the person *user_id*, whoever sits there now.
    *version* is what it showed then: a public version for a table (0 for a lobby), the number of the seat's
    question for a panel. The awaited players were notified up to the public version *notified* of a table.

    If the reader of a panel takes no direct messages, *closed* is when they were last seen; the table says so
    until they are seen again. *beside* are messages next to it that have yet to be deleted. *story* is
    the message above a table that tells what was done up to the public version *told*. *revision* counts the
    changes of this record.
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
    story: int | None = None
    told: int = 0


class Player(msgspec.Struct, frozen=True):
    """Who sits in *seat*: a person, or a bot opponent (*user_id* is None).

    *away*: the strategy plays for an absent person, who can take the seat back at any time. *misses* counts
    deadlines missed in a row. While the seat's clock runs, its time is up at *due*, after *span* seconds in
    all, and the player is reminded at *reminder* (None once that is done for the last time). While it does
    not, *bank* is the seconds left in its bank. If what is asked takes no time from the bank, that is *saved*
    meanwhile (`questions.saves_banks`). *reminded* counts the reminders since they were asked. *seen*
    is when the player last did something here.

    If the seat can only end its turn or rearrange, the turn ends by itself at *lapses* (`Game.lapse_move`).

    *awaited* is the public version since which the match waits for the seat, 0 while it does not.
    `questions.update_deadlines` sets it when the seat comes into *waiting* and keeps it while it stays. A
    player awaited since a version after the table's *notified* has yet to be notified, once per turn. If that
    can't be done at once, it is done at *notify_at*, unless they click before. *gathering* is the gathering
    of the game for which they were notified.

    *question* numbers what the seat is asked and may do, and grows whenever that changes. So a click stays
    valid whatever others did meanwhile.

    *since* is the version since which this person, or the strategy in their place, plays the seat. *owner* is
    the user who may take it back at any time: they were away when the others gave it to somebody. *news* is
    what others did to this person since their last move.

    *mark* is the number of this player's color and pattern (`Match.marks`), the same from the lobby to the
    end. In the lobby, *wish* is the one they wanted, None if they have it. *letter* stands for the name on
    pictures (`Match.letters`); it is settled when the match begins and when somebody takes the seat over.

    Until *holiday* this person is on vacation, and their clock is stopped. The seats in *agreed* want a bot
    to play meanwhile.

    A bot opponent plays at its *level*; where the strategy plays for a person it is `NORMAL`. *hints*: in the
    lobby this person allowed everybody hints (`bot.domain.hints`). *wanted* is the pace they want instead of
    the present one, as a string (`bot.domain.clocks`).

    The *panel* shows this player's hand if it was posted for them; otherwise it is left from whoever sat here
    before. Their *tempo* is how fast they answer, so that the house can answer at the same pace. *stayed* are
    the seats that played on when this person gave the seat up (`bot.domain.leaving`), None if they did not.
    *own_note* is what they wrote down for themselves, which nobody else reads (`bot.domain.own_notes`).
    """

    seat: int
    user_id: int | None
    name: str
    away: bool = False
    misses: int = 0
    awaited: int = 0
    question: int = 0
    due: float | None = None
    span: float = 0.0
    bank: float = 0.0
    saved: float | None = None
    reminder: float | None = None
    reminded: int = 0
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
    wanted: str = ""
    stayed: tuple[int, ...] | None = None
    tempo: Tempo = Tempo()
    lapses: float | None = None
    own_note: str = ""
    wish: int | None = None

    @property
    def absent(self) -> bool:
        """Whether the strategy plays this seat: for a bot opponent, or for somebody who is away."""
        return self.away or self.user_id is None

    @property
    def is_bot(self) -> bool:
        """Whether a bot opponent sits here. A deleted person has no user id either, but no name."""
        return self.user_id is None and bool(self.name)

    @property
    def style(self) -> Style:
        """The style in which a bot opponent plays, always the same for a name; neutral for a person's seat.

        It follows from the initial. So the names of a language, which go from A to F, have all styles.
        """
        return STYLES[ord(self.name[0]) % len(STYLES)] if self.is_bot else NEUTRAL


class Former(msgspec.Struct, frozen=True):
    """Who played *seat* before it was handed over during the match; a bot opponent has no *user_id*.

    The *user_id* of a person whose data was deleted while the match runs is below 0. *stayed* is as in
    `Player`.
    """

    seat: int
    user_id: int | None
    name: str
    stayed: tuple[int, ...] | None = None

    @property
    def is_bot(self) -> bool:
        """Whether it was a bot opponent. A deleted person has no user id either, but no name."""
        return self.user_id is None and bool(self.name)


class Invited(msgspec.Struct, frozen=True):
    """Who is asked to play, a person or a bot opponent, with the mark, letter and level they get.

    A rematch asks everybody who played before, with what they had there. By direct message, a lobby asks whom
    its host names. A place is kept for a person until they have *declined*. *hints* says whether they
    allowed hints, and *wish* is the mark they wanted if they don't have it.
    """

    user_id: int | None
    name: str
    mark: int
    letter: str
    declined: bool = False
    level: Level = NORMAL
    hints: bool = False
    wish: int | None = None


class Undo(msgspec.Struct, frozen=True):
    """What is needed to take back the move that led to *version*, made by a person in *seat*.

    *number* is that version in public, and identifies the move. *state* is the encoded position before it.
    *awaited*, *due*, *span*, *reminder*, *saved* and *news* are those of its player at that time. Taking it
    back *concerns* the same seats as the move.
    """

    version: int
    number: int
    seat: int
    state: bytes
    awaited: int
    due: float | None
    span: float
    reminder: float | None
    concerns: tuple[int, ...] = ()
    saved: float | None = None
    news: News | None = None


class Match(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """A match from its lobby to its end. *players* are in the order of their seats, which count from 0.

    *version* grows by one with everything that happens, *private* with what only one seat may know of.
    `public` is the version that everybody sees; it reveals nothing of private moves. The *table* and all
    panels show at least the public version *shown_version*. *amendments* counts changes without a new version
    (`amend`). It has been the same seat's turn since the public version *turned*. The fields from *place* to
    *absent*, and *forced*, are its `Venue`.

    *secret*, *joins* (ids of interactions) and *used* determine its chance (`games.fair`). Nobody learns the
    secret until the match is over. *state* is None before the start, and where today's rules can't read the
    older rules' state (`bot.domain.versions`). *events* are the latest ones, the newest last, for every
    audience: show them only to those they are meant for. *waiting* are the awaited seats.

    *due* is when the next seat's time is up, or the lobby closes. *rematch_of* is the match that this one
    repeats with rotated seats. *league_id* is the league it is a table of, whose organizer is its host.
    Either may be deleted by now. *taken*: a seat was taken over during the match, if only for a while, so it
    does not count for bot opponents. *former* are those who played a seat before, in the order in which they
    left. *invited* are those whom a lobby asks (`Invited`), in the order of its seats. *undo*
    is the last move while it can be taken back. Until *paused*, its league's pause stops all clocks. A
    match that isn't *rated* changes nobody's rating. At *switch_at* it changes to the pace *switch_pace*, as
    agreed in the lobby.
    """

    id: int
    game: str
    rules_version: int
    options: dict[str, str]
    status: Status
    version: int
    shown_version: int
    host_id: int
    place: Place
    locale: str
    pace: Pace
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
    amendments: int = 0
    caught_up: int = 0
    paused: float | None = None
    rated: bool = True
    switch_at: float | None = None
    switch_pace: Pace | None = None

    @property
    def venue(self) -> Venue:
        """Where it is played, and at which pace."""
        return Venue(self.place, self.locale, self.pace, self.absent, self.forced)

    @property
    def shard_key(self) -> int:
        """What decides which shard, and so which process, runs it: its server's id or, without one, its own.

        The low 22 bits don't count, as in an id of Discord.
        """
        return self.id << 22 if self.place.guild_id is None else self.place.guild_id

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
        """The names of earlier players by seat, the first one first."""
        return tuple(
            tuple(former.name for former in self.former if former.seat == player.seat)
            for player in self.players
        )

    @property
    def bots(self) -> tuple[tuple[bool, ...], ...]:
        """Which of those who played a seat, by seat and the first one first, are bot opponents."""
        return tuple(
            (*(former.is_bot for former in self.former if former.seat == player.seat), player.is_bot)
            for player in self.players
        )

    @property
    def marks(self) -> tuple[int, ...]:
        """The numbers of the players' colors and patterns by seat; the seat itself where none is set."""
        return tuple(player.seat if player.mark is None else player.mark for player in self.players)

    @property
    def letters(self) -> tuple[str, ...]:
        """The letters of the players by seat: their initials where these differ."""
        return choose_letters(self.names, [player.letter for player in self.players])

    @property
    def public(self) -> int:
        """The version that everybody may know of."""
        return self.version - self.private

    @property
    def seed(self) -> bytes:
        """The seed of all chance, as secret as *secret*."""
        return derive_seed(self.secret, self.joins)

    def find_clock_start(self, player: Player, now: float) -> float:
        """When the clock of *player* runs from *now* on: after their vacation, and after a pause."""
        return max(now, player.holiday or now, self.paused or now)

    def seat_of(self, user_id: int) -> int | None:
        """The seat of a person; None for one who does not sit here."""
        return next((player.seat for player in self.players if player.user_id == user_id), None)

    def owned_by(self, user_id: int) -> int | None:
        """The seat that is kept for a person while somebody else plays it; None if there is none."""
        return next((player.seat for player in self.players if player.owner == user_id), None)

    @property
    def missing(self) -> tuple[Invited, ...]:
        """The persons whose answer this rematch waits for: they have neither come nor declined."""
        return tuple(
            each
            for each in self.invited
            if each.user_id is not None and not each.declined and self.seat_of(each.user_id) is None
        )

    @property
    def dealt(self) -> bool:
        """Whether it ever began. A lobby has no events but `LOST`."""
        return self.state is not None or (bool(self.events) and self.events[0].id != LOST)

    @property
    def drawn(self) -> bool:
        """Whether the seats were drawn when it began. Those of a rematch and of a league are given."""
        return self.rematch_of is None and self.league_id is None

    def __repr__(self) -> str:
        """Short, and without what must not get into a log: secret, state and events."""
        return f"Match({self.id}, {self.game!r}, {self.status!r}, version={self.version})"


class Entry(NamedTuple):
    """A line of a match's log: what happened at version *number*; *seat* is None for the house.

    Only the seat itself may know of a *private* entry.
    """

    number: int
    seat: int | None
    at: float
    events: tuple[Event, ...]
    private: bool = False


@dataclass(frozen=True, slots=True)
class Change:
    """A match as it was (None: a new one) and as it will be. There are never two changes of one match at
    once.

    *entry* goes into its log. With *move* it is a move of the game, made by the person *user_id* through
    *interaction_id*. The messages in *outgoing* are sent because of it.
    """

    before: Match | None
    after: Match
    entry: Entry | None = None
    move: bytes | None = None
    user_id: int | None = None
    interaction_id: int | None = None
    outgoing: tuple[Outgoing, ...] = ()


def amend(match: Match, after: Match, outgoing: tuple[Outgoing, ...] = ()) -> Change:
    """Change *match* without a new version; *after* holds the changes, except those of its surfaces."""
    return Change(match, replace(after, amendments=match.amendments + 1), outgoing=outgoing)


def settle_marks(match: Match) -> Match:
    """Fix everybody's color, pattern and letter as they are now."""
    known = zip(match.players, match.marks, match.letters, strict=True)
    return replace(
        match, players=tuple(replace(player, mark=mark, letter=letter) for player, mark, letter in known)
    )


def stop(match: Match) -> Match:
    """End *match*, a lobby or running, without a result: nobody is asked or notified any more."""
    players = tuple(
        replace(player, awaited=0, due=None, reminder=None, notify_at=None, lapses=None)
        for player in match.players
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
    """The latest of *events*, as many as a match keeps.

    Those that everybody sees and those of each set of seats are limited separately. So how many of them are
    kept reveals nothing about events that others see.
    """
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
