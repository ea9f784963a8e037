"""The tables. Columns that store fields of a record have the fields' names (`bot.domain.match`).

Ids of Discord need 64 bits; times are seconds since 1970. Columns that only Python reads are msgpack.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ColumnElement,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    TextClause,
    TypeDecorator,
    false,
    text,
    true,
)

from bot.domain.pace import Pace, parse_pace

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

column = partial(Column, nullable=False)
"""A column that is not nullable unless it says so."""


ID = BigInteger().with_variant(Integer, "sqlite")
"""A row's number, in 64 bits. SQLite counts up only columns called INTEGER, which have 64 bits there."""


class PaceText(TypeDecorator[Pace]):
    """A `Pace`, stored as the text that `str` makes of it."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: Pace | None, dialect: Dialect) -> str | None:
        """Return the text to store."""
        return None if value is None else str(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> Pace | None:
        """Return the pace that is stored as *value*."""
        return None if value is None else parse_pace(value)


def partial_index(
    name: str,
    *columns: Column[Any],
    where: ColumnElement[bool] | TextClause | None = None,
    unique: bool = False,
) -> Index:
    """An index of the rows for which *where* holds, or whose first column is not null."""
    where = columns[0].is_not(None) if where is None else where
    # Only migrations create it. Naming PostgreSQL here, too, would load its dialect for SQLite as well.
    return Index(name, *columns, unique=unique, sqlite_where=where)


leagues = Table(
    "leagues",
    metadata,
    column("id", ID, primary_key=True),
    column("guild_id", BigInteger),
    column("channel_id", BigInteger),
    column("organizer_id", BigInteger),
    column("game", String),
    column("locale", String),
    column("places", Integer),
    column("pace", PaceText),
    column("span", Integer),
    column("seed", LargeBinary),  # the secret, which was the whole seed before there were joins
    column("joins", JSON, server_default="[]"),
    column("options", JSON, server_default="{}"),
    column("status", String),
    column("version", Integer),
    column("shown_version", Integer),
    column("round", Integer),
    column("due", Double, nullable=True),
    column("wake", Double, nullable=True),  # when the clock has to look at it
    column("trouble", String),
    column("message", BigInteger, nullable=True),
    column("message_round", Integer),
    column("created", Double),
    column("changed", Double),
    column("name", String, server_default=""),
    column("description", String, server_default=""),
    column("starts", Double, nullable=True),
    column("level", String, server_default="normal"),
    column("paused", Double, nullable=True),
    column("kind", String, server_default="rounds"),
    column("games", JSON, server_default="[]"),
    column("best", Integer, server_default="0"),
    column("rounds", Integer, server_default="4"),
    column("checking", Boolean, server_default=false()),
    column("revision", Integer, server_default="0"),  # counts what is stored, also what makes no new version
    column("scheduled", Boolean, server_default=false()),
    column("scheduled_event", BigInteger, nullable=True),  # the id of Discord's event
    CheckConstraint("status IN ('open', 'running', 'over', 'cancelled')", name="status"),
    sqlite_autoincrement=True,
)

GATHERED = "status IN ('open', 'running')"
"""The leagues that occupy their channel."""

SCHEDULED = "scheduled OR scheduled_event IS NOT NULL"
"""The leagues for which Discord has, or is to have, an event."""

partial_index("uq_leagues_live_channel", leagues.c.channel_id, unique=True, where=text(GATHERED))
partial_index("ix_leagues_wake", leagues.c.wake)
partial_index("ix_leagues_scheduled", leagues.c.id, where=text(SCHEDULED))
partial_index("ix_leagues_unshown", leagues.c.id, where=leagues.c.shown_version < leagues.c.version)
Index("ix_leagues_channel_id_changed", leagues.c.channel_id, leagues.c.changed)
Index("ix_leagues_status_changed", leagues.c.status, leagues.c.changed)
Index("ix_leagues_organizer_id", leagues.c.organizer_id)
Index("ix_leagues_guild_id", leagues.c.guild_id)

league_participants = Table(
    "league_participants",
    metadata,
    column("league_id", ID, ForeignKey("leagues.id"), primary_key=True),
    column("number", Integer, primary_key=True, autoincrement=False),  # in the order of joining, from 0
    column("user_id", BigInteger, nullable=True),
    column("name", String),
    column("dropped", Double, nullable=True),
    column("mark", Integer, nullable=True),  # null: none yet
    column("letter", String, server_default=""),
    column("instead", Integer, nullable=True),  # whose place it is
    column("here", Boolean, server_default=true()),
    sqlite_with_rowid=False,
)
partial_index(
    "uq_league_participants_user_id_league_id",
    league_participants.c.user_id,
    league_participants.c.league_id,
    unique=True,
)

league_waitlist = Table(
    "league_waitlist",
    metadata,
    column("league_id", ID, ForeignKey("leagues.id"), primary_key=True),
    column("place", Integer, primary_key=True, autoincrement=False),  # from 0
    column("user_id", BigInteger),
    column("name", String),
    column("mark", Integer, nullable=True),
    column("since", Double, server_default="0"),
    column("games", JSON, server_default="[]"),
    column("interaction_id", BigInteger, nullable=True),
    column("asked", Boolean, server_default=false()),  # to step in, and they have not answered yet
    sqlite_with_rowid=False,
)
Index("ix_league_waitlist_user_id", league_waitlist.c.user_id)

league_tables = Table(
    "league_tables",
    metadata,
    column("league_id", ID, ForeignKey("leagues.id"), primary_key=True),
    column("round", Integer, primary_key=True, autoincrement=False),
    column("number", Integer, primary_key=True, autoincrement=False),
    column("seats", JSON),  # the participants' numbers; null for a bot opponent
    column("thread_id", BigInteger, nullable=True),
    column("match_id", ID, nullable=True),
    column("result", LargeBinary, nullable=True),
    column("game", String, server_default=""),  # empty: the league's
    column("joins", JSON, server_default="[]"),
    sqlite_with_rowid=False,
)

matches = Table(
    "matches",
    metadata,
    column("id", ID, primary_key=True),
    column("game", String),
    column("rules_version", Integer),
    column("options", JSON),
    column("status", String),
    column("version", Integer),
    column("private", Integer, server_default="0"),
    column("shown_version", Integer),
    column("host_id", BigInteger),
    column("guild_id", BigInteger, nullable=True),  # null: it belongs to no server
    column("channel_id", BigInteger, nullable=True),  # null: it is played by direct message
    column("parent_id", BigInteger, nullable=True),
    column("foreign_id", BigInteger, nullable=True),
    column("locale", String),
    column("pace", PaceText),
    column("absent", String),
    column("forced", String),
    column("seed", LargeBinary),  # the secret, which was the whole seed before there were joins
    column("joins", JSON, server_default="[]"),
    column("used", Integer),
    column("state", LargeBinary, nullable=True),
    column("waiting", Integer),  # a bit for each awaited seat, the lowest is seat 0
    column("created", Double),
    column("changed", Double),
    column("wake", Double, nullable=True),  # when the clock has to look at it: a deadline, a lobby's end
    column("rematch_of", ID, nullable=True),  # no foreign keys, because old matches are deleted
    column("nudged", Double),
    column("league_id", ID, nullable=True),
    column("taken", Boolean),
    column("undo", LargeBinary, nullable=True),  # what is needed to take the last move back
    column("turned", Integer, server_default="0"),
    column("invited", LargeBinary, nullable=True),  # whom a rematch asks, while it is a lobby
    column("amendments", Integer, server_default="0"),
    column("caught_up", BigInteger, server_default="0"),  # the last of its shard's absences it accounts for
    column("paused", Double, nullable=True),
    column("rated", Boolean, server_default=true()),
    column("switch_at", Double, nullable=True),  # when the pace changes, as agreed in the lobby
    column("switch_pace", PaceText, nullable=True),
    CheckConstraint("status IN ('lobby', 'running', 'over', 'cancelled')", name="status"),
    CheckConstraint("absent IN ('move', 'pass')", name="absent"),
    sqlite_autoincrement=True,  # old buttons name matches, so ids are never reused
)

LIVE = "status IN ('lobby', 'running')"
"""The matches that occupy their channel."""

partial_index("uq_matches_live_channel", matches.c.channel_id, unique=True, where=text(LIVE))
partial_index("ix_matches_wake", matches.c.wake)
partial_index("ix_matches_unshown", matches.c.id, where=matches.c.shown_version < matches.c.version)
partial_index(
    "ix_matches_over_channel", matches.c.channel_id, matches.c.changed, where=text("status = 'over'")
)
partial_index("ix_matches_running", matches.c.id, where=text("status = 'running'"))
partial_index("ix_matches_running_changed", matches.c.changed, where=text("status = 'running'"))
partial_index("ix_matches_rematch_of", matches.c.rematch_of)
Index("ix_matches_status_changed", matches.c.status, matches.c.changed)
Index("ix_matches_host_id", matches.c.host_id)
Index("ix_matches_guild_id", matches.c.guild_id)

players = Table(
    "players",
    metadata,
    column("match_id", ID, ForeignKey("matches.id"), primary_key=True),
    column("seat", Integer, primary_key=True, autoincrement=False),
    column("user_id", BigInteger, nullable=True),
    column("name", String),
    column("away", Boolean),
    column("misses", Integer),
    column("awaited", Integer),
    column("question", Integer),
    column("due", Double, nullable=True),
    column("span", Double, server_default="0"),
    column("bank", Double, server_default="0"),  # the seconds it keeps while its clock does not run
    column("saved", Double, nullable=True),  # what its bank will be once a question to several is answered
    column("reminder", Double, nullable=True),
    column("reminded", Integer, server_default="0"),
    column("seen", Double),
    column("since", Integer, server_default="0"),
    column("owner", BigInteger, nullable=True),
    column("news", LargeBinary, nullable=True),
    column("mark", Integer, nullable=True),  # null: the seat's number
    column("letter", String, server_default=""),
    column("holiday", Double, nullable=True),
    column("agreed", JSON, server_default="[]"),  # the seats that want a bot to play meanwhile
    column("notify_at", Double, nullable=True),  # later than now: just here, or quiet hours
    column("gathering", String, server_default=""),
    column("level", String, server_default="normal"),
    column("hints", Boolean, server_default=false()),
    column("wanted", String, server_default=""),  # a pace
    column("stayed", JSON(none_as_null=True), nullable=True),  # who played on when they gave the seat up
    column("tempo", LargeBinary, nullable=True),
    column("lapses", Double, nullable=True),  # when the turn ends by itself
    column("own_note", String, server_default=""),
    column("wish", Integer, nullable=True),  # a mark; null: the one they have
    sqlite_with_rowid=False,
)
partial_index("uq_players_user_id_match_id", players.c.user_id, players.c.match_id, unique=True)
partial_index("ix_players_owner", players.c.owner)

former_players = Table(
    "former_players",
    metadata,
    column("match_id", ID, ForeignKey("matches.id"), primary_key=True),
    column("number", Integer, primary_key=True, autoincrement=False),  # in the order of leaving, from 0
    column("seat", Integer),
    column("user_id", BigInteger, nullable=True),  # below 0: deleted while the match ran
    column("name", String),
    column("stayed", JSON(none_as_null=True), nullable=True),
    sqlite_with_rowid=False,
)
partial_index("ix_former_players_user_id", former_players.c.user_id)

invitations = Table(
    "invitations",
    metadata,
    column("id", ID, primary_key=True),
    column("match_id", ID),
    column("seat", Integer),
    column("since", Integer),
    column("inviter", BigInteger),
    column("person", BigInteger),
    column("agreed", JSON),  # the ids of the users who agree
    column("created", Double),
    sqlite_autoincrement=True,  # buttons name invitations, too
)

moves = Table(
    "moves",
    metadata,
    column("match_id", ID, ForeignKey("matches.id"), primary_key=True),
    column("number", Integer, primary_key=True, autoincrement=False),  # the version it led to
    column("seat", Integer, nullable=True),
    column("user_id", BigInteger, nullable=True),  # null: the strategy, or the house
    column("at", Double),
    column("move", LargeBinary, nullable=True),  # null: a change of seats, or an undo
    column("events", LargeBinary),
    column("private", Boolean, server_default=false()),  # only the seat may see it
    column("interaction_id", BigInteger, unique=True, nullable=True),
    sqlite_with_rowid=False,
)
partial_index("ix_moves_user_id", moves.c.user_id)

analyses = Table(
    "analyses",
    metadata,
    column("match_id", ID, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    column("done", Boolean),
    column("data", LargeBinary),
)
partial_index("ix_analyses_undone", analyses.c.match_id, where=~analyses.c.done)

shared_moves = Table(
    "shared_moves",
    metadata,
    column("id", ID, primary_key=True),
    column("match_id", ID),  # no foreign key: they expire by themselves
    column("step", Integer),
    column("guild_id", BigInteger),
    column("game", String),
    column("user_id", BigInteger),
    column("gain", Integer),
    column("shared", Double),
)
Index("uq_shared_moves_match_id_step", shared_moves.c.match_id, shared_moves.c.step, unique=True)
Index("ix_shared_moves_guild_id_shared", shared_moves.c.guild_id, shared_moves.c.shared)
Index("ix_shared_moves_user_id", shared_moves.c.user_id)
Index("ix_shared_moves_shared", shared_moves.c.shared)

results = Table(
    "results",
    metadata,
    column("id", ID, primary_key=True),  # in the order in which matches ended
    column("match_id", ID),  # no foreign key: results outlive their matches
    column("seat", Integer),
    column("guild_id", BigInteger),
    column("game", String),
    column("user_id", BigInteger, nullable=True),  # null: a bot opponent; below 0: a deleted person
    column("team", Integer),
    column("place", Integer),
    column("counts", Boolean),
    column("ended", Double),
    column("level", String, server_default=""),  # of a bot opponent
    column("stayed", JSON(none_as_null=True), nullable=True),
    sqlite_autoincrement=True,
)
Index("uq_results_match_id_seat", results.c.match_id, results.c.seat, unique=True)
Index("ix_results_user_id", results.c.user_id)
Index("ix_results_user_id_ended", results.c.user_id, results.c.ended)
Index("ix_results_guild_id_ended", results.c.guild_id, results.c.ended)
Index("ix_results_guild_id_game", results.c.guild_id, results.c.game, results.c.id)

ratings = Table(
    "ratings",
    metadata,
    column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    column("game", String, primary_key=True),
    column("user_id", BigInteger, primary_key=True, autoincrement=False),  # or a level: `results.BOTS`
    column("mu", Double),
    column("sigma", Double),
    column("matches", Integer),
    column("wins", Integer),
    sqlite_with_rowid=False,
)
Index("ix_ratings_user_id", ratings.c.user_id)

lessons = Table(
    "lessons",
    metadata,
    column("id", ID, primary_key=True),
    column("user_id", BigInteger),
    column("game", String),
    column("lesson", String),
    column("step", Integer),
    column("missed", Integer),
    column("changed", Double),
    sqlite_autoincrement=True,  # buttons name it
)
Index("ix_lessons_changed", lessons.c.changed)
Index("uq_lessons_user_id", lessons.c.user_id, lessons.c.game, lessons.c.lesson, unique=True)

given_puzzles = Table(
    "given_puzzles",
    metadata,
    column("id", ID, primary_key=True),
    column("user_id", BigInteger),
    column("name", String),
    column("guild_id", BigInteger),
    column("game", String),
    column("puzzle", String),
    column("day", Integer, nullable=True),  # of a daily one
    column("given", Double),
    column("answered", Double, nullable=True),
    column("answer", LargeBinary),
    column("amount", Integer),
    column("right", Boolean),
    sqlite_autoincrement=True,  # buttons name it
)
partial_index("uq_given_puzzles_day", given_puzzles.c.day, given_puzzles.c.user_id, unique=True)
Index("ix_given_puzzles_user_id", given_puzzles.c.user_id, given_puzzles.c.given)
Index("ix_given_puzzles_given", given_puzzles.c.given)

daily_puzzles = Table(
    "daily_puzzles",
    metadata,
    column("day", Integer, primary_key=True, autoincrement=False),
    column("game", String),
    column("puzzle", String),
)

puzzle_boards = Table(
    "puzzle_boards",
    metadata,
    column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    column("channel_id", BigInteger),
    column("manager_id", BigInteger),
    column("day", Integer),
    column("message", BigInteger, nullable=True),
    column("shown", Integer),
    column("trouble", String),
)
Index("ix_puzzle_boards_day", puzzle_boards.c.day)
Index("ix_puzzle_boards_manager_id", puzzle_boards.c.manager_id)

outbox = Table(
    "outbox",
    metadata,
    column("key", String, primary_key=True),
    column("shard_key", BigInteger),
    column("user_id", BigInteger),
    column("name", String),
    column("text", String),
    column("silent", Boolean),
    column("match_id", ID, nullable=True),
    column("seat", Integer, nullable=True),
    column("question", Integer, nullable=True),
    column("at_table", Boolean),
    column("created", Double),
    column("buttons", JSON, server_default="[]"),
)
Index("ix_outbox_user_id", outbox.c.user_id)
Index("ix_outbox_created", outbox.c.created)

waits = Table(
    "waits",
    metadata,
    column("id", ID, primary_key=True),
    column("user_id", BigInteger),
    column("name", String),
    column("guild_id", BigInteger, nullable=True),  # where they asked; null: on no server
    column("everywhere", Boolean),
    column("games", JSON),
    column("pace", PaceText),
    column("seats", Integer),
    column("since", Double),
    column("until", Double),
    column("ask_at", Double, nullable=True),
    column("bots", Boolean),
    column("skills", JSON),
    column("newcomer", Boolean),
    column("hours", Integer),
    column("interaction_id", BigInteger, nullable=True),
    sqlite_autoincrement=True,  # so that a new wait is never taken for an old one
)
Index("uq_waits_user_id", waits.c.user_id, unique=True)
Index("ix_waits_guild_id", waits.c.guild_id)
Index("ix_waits_until", waits.c.until)
partial_index("ix_waits_ask_at", waits.c.ask_at)

avoided = Table(
    "avoided",
    metadata,
    column("user_id", BigInteger, primary_key=True, autoincrement=False),
    column("other_id", BigInteger, primary_key=True, autoincrement=False),  # whom they avoid
    column("name", String),  # the other's
    sqlite_with_rowid=False,
)
Index("ix_avoided_other_id", avoided.c.other_id)

house = Table(
    "house",
    metadata,
    column("id", ID, primary_key=True),  # there is one row
    column("up_at", Double, nullable=True),
    column("looked", Double, nullable=True),
    column("introduced", JSON, server_default="{}"),  # when, by server, lately
)

servers = Table(
    "servers",
    metadata,
    column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    column("locale", String),
    column("channels", JSON),
    column("pace", PaceText),
    column("text_tables", Boolean),
    column("moderators", BigInteger, nullable=True),
    column("announcers", BigInteger, nullable=True),
    column("champions", BigInteger, nullable=True),
    column("play_channel", BigInteger, nullable=True),
)

bars = Table(
    "bars",
    metadata,
    column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    column("user_id", BigInteger, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)
Index("ix_bars_user_id", bars.c.user_id)

persons = Table(
    "persons",
    metadata,
    column("user_id", BigInteger, primary_key=True, autoincrement=False),
    column("name", String),
    column("locale", String),
    column("dm_channel", BigInteger, nullable=True),
    column("dm_open", Boolean, nullable=True),
    column("locale_chosen", Boolean, server_default=false()),
    column("notify", String, server_default="here"),
    column("quiet", JSON(none_as_null=True), nullable=True),
    column("zone", String, server_default="UTC"),
    column("worded", Boolean, server_default=false()),
    column("four_colors", Boolean, server_default=false()),
    column("changed", Double, server_default="0"),
    column("vacations", JSON, server_default="[]"),  # of the last months, from and to
    column("favorite", Integer, nullable=True),  # the color they chose
    column("second_reminder", Integer, nullable=True),  # percent of their time
    column("clicked", JSON, server_default="[]"),  # how often, by four hours of the day
    column("hours", Integer, nullable=True),  # a bit for each four hours; null: as they click
    column("invitable", Boolean, server_default=true()),
)

TRAVELLING = "CAST(vacations AS VARCHAR) <> '[]'"
"""The persons who were on vacation in the last months."""

partial_index("ix_persons_traveling", persons.c.user_id, where=text(TRAVELLING))
