"""The tables. Columns that are fields of a record have their names, see `bot.domain.match`.

Ids of Discord need 64 bits, times are seconds since 1970. What Python alone reads is msgpack.
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
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    TextClause,
    false,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

_column = partial(Column, nullable=False)
"""A column; where it may be empty, it says so."""


def _index(
    name: str,
    *columns: Column[Any],
    where: ColumnElement[bool] | TextClause | None = None,
    unique: bool = False,
) -> Index:
    """An index of the rows of which *where* holds, or in which the first of *columns* is not empty."""
    where = columns[0].is_not(None) if where is None else where
    # Only migrations make it; to name PostgreSQL here, too, would load its dialect for whoever has a file.
    return Index(name, *columns, unique=unique, sqlite_where=where)


leagues = Table(
    "leagues",
    metadata,
    _column("id", Integer, primary_key=True),
    _column("guild_id", BigInteger),
    _column("channel_id", BigInteger),
    _column("organiser_id", BigInteger),
    _column("game", String),
    _column("locale", String),
    _column("places", Integer),
    _column("deadline", Integer),
    _column("span", Integer),
    _column("seed", LargeBinary),  # the secret: its name when there were no joins
    _column("joins", JSON, server_default="[]"),
    _column("options", JSON, server_default="{}"),
    _column("status", String),
    _column("version", Integer),
    _column("shown_version", Integer),
    _column("round", Integer),
    _column("due", Double, nullable=True),
    _column("wake", Double, nullable=True),  # when the clock has to look at it
    _column("trouble", String),
    _column("message", BigInteger, nullable=True),
    _column("message_round", Integer),
    _column("created", Double),
    _column("changed", Double),
    CheckConstraint("status IN ('open', 'running', 'over', 'cancelled')", name="status"),
    sqlite_autoincrement=True,
)

GATHERED = "status IN ('open', 'running')"
"""What holds of the leagues that take up their channel."""

_index("uq_leagues_live_channel", leagues.c.channel_id, unique=True, where=text(GATHERED))
_index("ix_leagues_wake", leagues.c.wake)
_index("ix_leagues_unshown", leagues.c.id, where=leagues.c.shown_version < leagues.c.version)
Index("ix_leagues_channel_id_changed", leagues.c.channel_id, leagues.c.changed)
Index("ix_leagues_status_changed", leagues.c.status, leagues.c.changed)
Index("ix_leagues_organiser_id", leagues.c.organiser_id)
Index("ix_leagues_guild_id", leagues.c.guild_id)

league_participants = Table(
    "league_participants",
    metadata,
    _column("league_id", Integer, ForeignKey("leagues.id"), primary_key=True),
    _column("number", Integer, primary_key=True, autoincrement=False),  # in the order of joining, from 0
    _column("user_id", BigInteger, nullable=True),
    _column("name", String),
    _column("dropped", Double, nullable=True),
    sqlite_with_rowid=False,
)
_index(
    "uq_league_participants_user_id_league_id",
    league_participants.c.user_id,
    league_participants.c.league_id,
    unique=True,
)

league_tables = Table(
    "league_tables",
    metadata,
    _column("league_id", Integer, ForeignKey("leagues.id"), primary_key=True),
    _column("round", Integer, primary_key=True, autoincrement=False),
    _column("number", Integer, primary_key=True, autoincrement=False),
    _column("seats", JSON),  # the participants' numbers; null for a bot opponent
    _column("thread_id", BigInteger, nullable=True),
    _column("match_id", Integer, nullable=True),
    _column("result", LargeBinary, nullable=True),
    sqlite_with_rowid=False,
)

matches = Table(
    "matches",
    metadata,
    _column("id", Integer, primary_key=True),
    _column("game", String),
    _column("rules_version", Integer),
    _column("options", JSON),
    _column("status", String),
    _column("version", Integer),
    _column("private", Integer, server_default="0"),
    _column("shown_version", Integer),
    _column("host_id", BigInteger),
    _column("guild_id", BigInteger),
    _column("channel_id", BigInteger),
    _column("parent_id", BigInteger, nullable=True),
    _column("locale", String),
    _column("deadline", Integer),
    _column("absent", String),
    _column("table_message", BigInteger, nullable=True),
    _column("table_posted", Double, default=0.0),
    _column("notified_version", Integer, default=0),
    _column("seed", LargeBinary),  # the secret: its name when there were no joins
    _column("joins", JSON, server_default="[]"),
    _column("used", Integer),
    _column("state", LargeBinary, nullable=True),
    _column("waiting", Integer),  # a bit for each awaited seat, the lowest is seat 0
    _column("created", Double),
    _column("changed", Double),
    _column("wake", Double, nullable=True),  # when the clock has to look at it: a deadline, a lobby's end
    _column("rematch_of", Integer, nullable=True),  # no foreign keys: what is old is forgotten
    _column("nudged", Double),
    _column("league_id", Integer, nullable=True),
    _column("taken", Boolean),
    _column("undo", LargeBinary, nullable=True),  # what it takes to take the last move back
    _column("closing", Double, nullable=True),  # until then the house gives no answer in secret
    _column("told_version", Integer, server_default="0"),
    _column("turned", Integer, server_default="0"),
    _column("invited", LargeBinary, nullable=True),  # whom a rematch asks, as long as it is a lobby
    _column("noted", Integer, server_default="0"),
    CheckConstraint("status IN ('lobby', 'running', 'over', 'cancelled')", name="status"),
    CheckConstraint("absent IN ('move', 'pass')", name="absent"),
    sqlite_autoincrement=True,  # buttons keep naming a match, so its id is never used again
)

LIVE = "status IN ('lobby', 'running')"
"""What holds of the matches that take up their channel."""

_index("uq_matches_live_channel", matches.c.channel_id, unique=True, where=text(LIVE))
_index("ix_matches_wake", matches.c.wake)
_index("ix_matches_unshown", matches.c.id, where=matches.c.shown_version < matches.c.version)
_index("ix_matches_over_channel", matches.c.channel_id, matches.c.changed, where=text("status = 'over'"))
_index("ix_matches_running", matches.c.id, where=text("status = 'running'"))
_index("ix_matches_running_changed", matches.c.changed, where=text("status = 'running'"))
_index("ix_matches_rematch_of", matches.c.rematch_of)
Index("ix_matches_status_changed", matches.c.status, matches.c.changed)
Index("ix_matches_host_id", matches.c.host_id)
Index("ix_matches_guild_id", matches.c.guild_id)

players = Table(
    "players",
    metadata,
    _column("match_id", Integer, ForeignKey("matches.id"), primary_key=True),
    _column("seat", Integer, primary_key=True, autoincrement=False),
    _column("user_id", BigInteger, nullable=True),
    _column("name", String),
    _column("away", Boolean),
    _column("misses", Integer),
    _column("awaited", Integer),
    _column("asked", Integer),
    _column("due", Double, nullable=True),
    _column("reminder", Double, nullable=True),
    _column("seen", Double),
    _column("panel_channel", BigInteger, nullable=True),
    _column("panel_message", BigInteger, nullable=True),
    _column("panel_version", Integer, default=0),
    _column("panel_posted", Double, default=0.0),
    _column("since", Integer, server_default="0"),
    _column("owner", BigInteger, nullable=True),
    _column("news", LargeBinary, nullable=True),
    _column("mark", Integer, nullable=True),  # where there is none, the seat is
    _column("letter", String, server_default=""),
    _column("holiday", Double, nullable=True),
    _column("agreed", JSON, server_default="[]"),  # the seats that want a bot in the meantime
    _column("ring", Double, nullable=True),  # when to ring whoever was just here, or has quiet hours
    _column("gathering", String, server_default=""),
    _column("level", String, server_default="normal"),
    _column("hints", Boolean, server_default=false()),
    sqlite_with_rowid=False,
)
_index("uq_players_user_id_match_id", players.c.user_id, players.c.match_id, unique=True)
_index("ix_players_owner", players.c.owner)

former_players = Table(
    "former_players",
    metadata,
    _column("match_id", Integer, ForeignKey("matches.id"), primary_key=True),
    _column("number", Integer, primary_key=True, autoincrement=False),  # in the order of leaving, from 0
    _column("seat", Integer),
    _column("user_id", BigInteger, nullable=True),
    _column("name", String),
    sqlite_with_rowid=False,
)
_index("ix_former_players_user_id", former_players.c.user_id)

invitations = Table(
    "invitations",
    metadata,
    _column("id", Integer, primary_key=True),
    _column("match_id", Integer),
    _column("seat", Integer),
    _column("since", Integer),
    _column("inviter", BigInteger),
    _column("person", BigInteger),
    _column("agreed", JSON),  # the ids of the users who want it
    _column("created", Double),
    sqlite_autoincrement=True,  # buttons name invitations too
)

moves = Table(
    "moves",
    metadata,
    _column("match_id", Integer, ForeignKey("matches.id"), primary_key=True),
    _column("number", Integer, primary_key=True, autoincrement=False),  # the version it led to
    _column("seat", Integer, nullable=True),
    _column("user_id", BigInteger, nullable=True),  # who made it; none: the strategy, or the house
    _column("at", Double),
    _column("move", LargeBinary, nullable=True),  # none: a change of seats, or a move that is taken back
    _column("events", LargeBinary),
    _column("private", Boolean, server_default=false()),  # only the seat knows of it
    _column("interaction_id", BigInteger, unique=True, nullable=True),
    sqlite_with_rowid=False,
)
_index("ix_moves_user_id", moves.c.user_id)

analyses = Table(
    "analyses",
    metadata,
    _column("match_id", Integer, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    _column("done", Boolean),
    _column("data", LargeBinary),
)
_index("ix_analyses_undone", analyses.c.match_id, where=~analyses.c.done)

results = Table(
    "results",
    metadata,
    _column("id", Integer, primary_key=True),  # in the order in which matches ended
    _column("match_id", Integer),  # which is forgotten one day, unlike its result
    _column("seat", Integer),
    _column("guild_id", BigInteger),
    _column("game", String),
    _column("user_id", BigInteger, nullable=True),  # none: a bot opponent; below 0: somebody who is forgotten
    _column("team", Integer),
    _column("place", Integer),
    _column("counts", Boolean),
    _column("ended", Double),
    _column("level", String, server_default=""),  # of a bot opponent
    sqlite_autoincrement=True,
)
Index("uq_results_match_id_seat", results.c.match_id, results.c.seat, unique=True)
Index("ix_results_user_id", results.c.user_id)
Index("ix_results_user_id_ended", results.c.user_id, results.c.ended)
Index("ix_results_guild_id_game", results.c.guild_id, results.c.game, results.c.id)

ratings = Table(
    "ratings",
    metadata,
    _column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    _column("game", String, primary_key=True),
    _column("user_id", BigInteger, primary_key=True, autoincrement=False),  # or a level: `results.BOTS`
    _column("mu", Double),
    _column("sigma", Double),
    _column("matches", Integer),
    _column("wins", Integer),
    sqlite_with_rowid=False,
)
Index("ix_ratings_user_id", ratings.c.user_id)

lessons = Table(
    "lessons",
    metadata,
    _column("id", Integer, primary_key=True),
    _column("user_id", BigInteger),
    _column("game", String),
    _column("lesson", String),
    _column("step", Integer),
    _column("missed", Integer),
    _column("changed", Double),
    sqlite_autoincrement=True,  # buttons name it
)
Index("ix_lessons_changed", lessons.c.changed)
Index("uq_lessons_user_id", lessons.c.user_id, lessons.c.game, lessons.c.lesson, unique=True)

outbox = Table(
    "outbox",
    metadata,
    _column("key", String, primary_key=True),
    _column("guild_id", BigInteger),
    _column("user_id", BigInteger),
    _column("name", String),
    _column("text", String),
    _column("silent", Boolean),
    _column("match_id", Integer, nullable=True),
    _column("seat", Integer, nullable=True),
    _column("created", Double),
)
Index("ix_outbox_user_id", outbox.c.user_id)
Index("ix_outbox_created", outbox.c.created)

house = Table(
    "house",
    metadata,
    _column("id", Integer, primary_key=True),  # there is one row
    _column("awake", Double, nullable=True),
    _column("looked", Double, nullable=True),
    _column("oldest", String, server_default="0028"),  # the oldest migration whose release may use this
    _column("introduced", JSON, server_default="{}"),  # when, by server: lately
)

shards = Table(
    "shards",
    metadata,
    _column("number", Integer, primary_key=True, autoincrement=False),
    _column("count", Integer),  # of how many it was one then
    _column("awake", Double),  # when whoever carried it was there last
    _column("session", String, nullable=True),  # Discord's, left to whoever carries it next
    _column("sequence", BigInteger, nullable=True),  # of the last event that was heard in it
    _column("gateway", String, nullable=True),  # where it is resumed
    _column("since", Double, nullable=True),  # when it was left
)

servers = Table(
    "servers",
    metadata,
    _column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    _column("locale", String),
    _column("channels", JSON),
    _column("deadline", Integer),
    _column("text_tables", Boolean),
    _column("moderators", BigInteger, nullable=True),
)

bars = Table(
    "bars",
    metadata,
    _column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    _column("user_id", BigInteger, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)
Index("ix_bars_user_id", bars.c.user_id)

persons = Table(
    "persons",
    metadata,
    _column("user_id", BigInteger, primary_key=True, autoincrement=False),
    _column("name", String),
    _column("locale", String),
    _column("dm_channel", BigInteger, nullable=True),
    _column("dm_open", Boolean, nullable=True),
    _column("locale_chosen", Boolean, server_default=false()),
    _column("notify", String, server_default="here"),
    _column("quiet", JSON(none_as_null=True), nullable=True),
    _column("zone", String, server_default="UTC"),
    _column("worded", Boolean, server_default=false()),
    _column("four_colours", Boolean, server_default=false()),
    _column("changed", Double, server_default="0"),
    _column("vacations", JSON, server_default="[]"),  # of the last months, from and to
)

TRAVELLING = "CAST(vacations AS VARCHAR) <> '[]'"
"""What holds of the persons who were on vacation in the last months."""

_index("ix_persons_travelling", persons.c.user_id, where=text(TRAVELLING))
