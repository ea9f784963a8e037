"""The tables. Columns that are fields of a record have their names, see `bot.domain.match`.

Ids of Discord need 64 bits, times are seconds since 1970. What Python alone reads is msgpack.
"""

from __future__ import annotations

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


def _index(
    name: str, *columns: Column[Any], where: ColumnElement[bool] | TextClause, unique: bool = False
) -> Index:
    """An index of the rows of which *where* holds."""
    return Index(name, *columns, unique=unique, sqlite_where=where, postgresql_where=where)


leagues = Table(
    "leagues",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("organiser_id", BigInteger, nullable=False),
    Column("game", String, nullable=False),
    Column("locale", String, nullable=False),
    Column("places", Integer, nullable=False),
    Column("deadline", Integer, nullable=False),
    Column("span", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),  # the secret: so it was called when there were no joins
    Column("joins", JSON, nullable=False, server_default="[]"),
    Column("options", JSON, nullable=False, server_default="{}"),
    Column("status", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("shown_version", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("due", Double),
    Column("wake", Double),  # when the clock has to look at it
    Column("trouble", String, nullable=False),
    Column("message", BigInteger),
    Column("message_round", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    CheckConstraint("status IN ('open', 'running', 'over', 'cancelled')", name="status"),
    sqlite_autoincrement=True,
)

GATHERED = "status IN ('open', 'running')"
"""What holds of the leagues that take up their channel."""

_index("uq_leagues_live_channel", leagues.c.channel_id, unique=True, where=text(GATHERED))
_index("ix_leagues_wake", leagues.c.wake, where=leagues.c.wake.is_not(None))
_index("ix_leagues_unshown", leagues.c.id, where=leagues.c.shown_version < leagues.c.version)
Index("ix_leagues_channel_id_changed", leagues.c.channel_id, leagues.c.changed)
Index("ix_leagues_status_changed", leagues.c.status, leagues.c.changed)
Index("ix_leagues_organiser_id", leagues.c.organiser_id)

league_participants = Table(
    "league_participants",
    metadata,
    Column("league_id", Integer, ForeignKey("leagues.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # in the order of joining, from 0
    Column("user_id", BigInteger),
    Column("name", String, nullable=False),
    Column("dropped", Double),
    sqlite_with_rowid=False,
)
_index(
    "uq_league_participants_user_id_league_id",
    league_participants.c.user_id,
    league_participants.c.league_id,
    unique=True,
    where=league_participants.c.user_id.is_not(None),
)

league_tables = Table(
    "league_tables",
    metadata,
    Column("league_id", Integer, ForeignKey("leagues.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seats", JSON, nullable=False),  # the participants' numbers; null for a bot opponent
    Column("thread_id", BigInteger),
    Column("match_id", Integer),
    Column("result", LargeBinary),
    sqlite_with_rowid=False,
)

matches = Table(
    "matches",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("status", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("private", Integer, nullable=False, server_default="0"),
    Column("shown_version", Integer, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("parent_id", BigInteger),
    Column("locale", String, nullable=False),
    Column("deadline", Integer, nullable=False),
    Column("absent", String, nullable=False),
    Column("table_message", BigInteger),
    Column("table_posted", Double, nullable=False),
    Column("notified_version", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),  # the secret: so it was called when there were no joins
    Column("joins", JSON, nullable=False, server_default="[]"),
    Column("used", Integer, nullable=False),
    Column("state", LargeBinary),
    Column("waiting", Integer, nullable=False),  # a bit for each awaited seat, the lowest is seat 0
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("wake", Double),  # when the clock has to look at it: a reminder, a deadline, a lobby's end
    Column("rematch_of", Integer),  # no foreign keys: what is old is forgotten, and ids are never used again
    Column("nudged", Double, nullable=False),
    Column("league_id", Integer),
    Column("taken", Boolean, nullable=False),
    Column("undo", LargeBinary),  # what it takes to take the last move back
    Column("closing", Double),  # until then the house gives no answer in secret
    Column("told_version", Integer, nullable=False, server_default="0"),
    Column("turned", Integer, nullable=False, server_default="0"),
    Column("invited", LargeBinary),  # whom a rematch asks, as long as it is a lobby
    CheckConstraint("status IN ('lobby', 'running', 'over', 'cancelled')", name="status"),
    CheckConstraint("absent IN ('move', 'pass')", name="absent"),
    sqlite_autoincrement=True,  # buttons keep naming a match, so its id is never used again
)

LIVE = "status IN ('lobby', 'running')"
"""What holds of the matches that take up their channel."""

_index("uq_matches_live_channel", matches.c.channel_id, unique=True, where=text(LIVE))
_index("ix_matches_wake", matches.c.wake, where=matches.c.wake.is_not(None))
_index("ix_matches_unshown", matches.c.id, where=matches.c.shown_version < matches.c.version)
_index("ix_matches_over_channel", matches.c.channel_id, matches.c.changed, where=text("status = 'over'"))
_index("ix_matches_running", matches.c.id, where=text("status = 'running'"))
_index("ix_matches_rematch_of", matches.c.rematch_of, where=matches.c.rematch_of.is_not(None))
Index("ix_matches_status_changed", matches.c.status, matches.c.changed)
Index("ix_matches_host_id", matches.c.host_id)
Index("ix_matches_guild_id", matches.c.guild_id)

players = Table(
    "players",
    metadata,
    Column("match_id", Integer, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger),
    Column("name", String, nullable=False),
    Column("away", Boolean, nullable=False),
    Column("misses", Integer, nullable=False),
    Column("awaited", Integer, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("due", Double),
    Column("reminder", Double),
    Column("seen", Double, nullable=False),
    Column("panel_channel", BigInteger),
    Column("panel_message", BigInteger),
    Column("panel_version", Integer, nullable=False),
    Column("panel_posted", Double, nullable=False),
    Column("since", Integer, nullable=False, server_default="0"),
    Column("owner", BigInteger),
    Column("news", LargeBinary),
    Column("mark", Integer),  # where there is none, the seat is
    Column("letter", String, nullable=False, server_default=""),
    Column("holiday", Double),
    Column("agreed", JSON, nullable=False, server_default="[]"),  # the seats that want a bot in the meantime
    Column("ring", Double),  # when to ring whoever was just here, or has quiet hours
    Column("gathering", String, nullable=False, server_default=""),
    Column("level", String, nullable=False, server_default="normal"),
    sqlite_with_rowid=False,
)
_index(
    "uq_players_user_id_match_id",
    players.c.user_id,
    players.c.match_id,
    unique=True,
    where=players.c.user_id.is_not(None),
)
_index("ix_players_owner", players.c.owner, where=players.c.owner.is_not(None))

former_players = Table(
    "former_players",
    metadata,
    Column("match_id", Integer, ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # in the order of leaving, from 0
    Column("seat", Integer, nullable=False),
    Column("user_id", BigInteger),
    Column("name", String, nullable=False),
    sqlite_with_rowid=False,
)
_index("ix_former_players_user_id", former_players.c.user_id, where=former_players.c.user_id.is_not(None))

invitations = Table(
    "invitations",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match_id", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("since", Integer, nullable=False),
    Column("inviter", BigInteger, nullable=False),
    Column("person", BigInteger, nullable=False),
    Column("agreed", JSON, nullable=False),  # the ids of the users who want it
    Column("created", Double, nullable=False),
    sqlite_autoincrement=True,  # buttons name invitations too
)

moves = Table(
    "moves",
    metadata,
    Column("match_id", Integer, ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # the version it led to
    Column("seat", Integer),
    Column("user_id", BigInteger),  # who made it; none: the strategy, or the house
    Column("at", Double, nullable=False),
    Column("move", LargeBinary),  # none: a change of seats, or a move that is taken back
    Column("events", LargeBinary, nullable=False),
    Column("private", Boolean, nullable=False, server_default=false()),  # only the seat knows of it
    Column("interaction_id", BigInteger, unique=True),
    sqlite_with_rowid=False,
)
_index("ix_moves_user_id", moves.c.user_id, where=moves.c.user_id.is_not(None))

results = Table(
    "results",
    metadata,
    Column("id", Integer, primary_key=True),  # in the order in which matches ended
    Column("match_id", Integer, nullable=False),  # which is forgotten one day, unlike its result
    Column("seat", Integer, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", String, nullable=False),
    Column("user_id", BigInteger),  # none: a bot opponent; below 0: somebody who is forgotten
    Column("team", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("ended", Double, nullable=False),
    sqlite_autoincrement=True,
)
Index("uq_results_match_id_seat", results.c.match_id, results.c.seat, unique=True)
Index("ix_results_user_id", results.c.user_id)

ratings = Table(
    "ratings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String, primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    sqlite_with_rowid=False,
)
Index("ix_ratings_user_id", ratings.c.user_id)

lessons = Table(
    "lessons",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("game", String, nullable=False),
    Column("lesson", String, nullable=False),
    Column("step", Integer, nullable=False),
    Column("missed", Integer, nullable=False),
    Column("changed", Double, nullable=False),
    sqlite_autoincrement=True,  # buttons name it
)
Index("uq_lessons_user_id", lessons.c.user_id, lessons.c.game, lessons.c.lesson, unique=True)

house = Table(
    "house",
    metadata,
    Column("id", Integer, primary_key=True),  # there is one row
    Column("awake", Double),
    Column("looked", Double),
    Column("introduced", JSON, nullable=False, server_default="{}"),  # when, by server: lately
)

servers = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String, nullable=False),
    Column("channels", JSON, nullable=False),
    Column("deadline", Integer, nullable=False),
    Column("text_tables", Boolean, nullable=False),
    Column("moderators", BigInteger),
)

bars = Table(
    "bars",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)
Index("ix_bars_user_id", bars.c.user_id)

departures = Table(
    "departures",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("since", Double, nullable=False),
)

persons = Table(
    "persons",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String, nullable=False),
    Column("locale", String, nullable=False),
    Column("dm_channel", BigInteger),
    Column("dm_open", Boolean),
    Column("locale_chosen", Boolean, nullable=False, server_default=false()),
    Column("notify", String, nullable=False, server_default="here"),
    Column("quiet", JSON(none_as_null=True)),
    Column("zone", String, nullable=False, server_default="UTC"),
    Column("worded", Boolean, nullable=False, server_default=false()),
    Column("four_colours", Boolean, nullable=False, server_default=false()),
    Column("changed", Double, nullable=False, server_default="0"),
    Column("vacations", JSON, nullable=False, server_default="[]"),  # of the last months, from and to
)
