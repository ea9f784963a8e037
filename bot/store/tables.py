"""The tables. Columns that are fields of a record are called like them, see `bot.records`.

Ids of Discord need 64 bits, times are seconds since 1970. What Python alone reads is msgpack.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
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

matches = Table(
    "matches",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("status", String, nullable=False),
    Column("version", Integer, nullable=False),
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
    Column("seed", LargeBinary, nullable=False),
    Column("used", Integer, nullable=False),
    Column("state", LargeBinary),
    Column("waiting", Integer, nullable=False),  # a bit for each awaited seat, the lowest is seat 0
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("wake", Double),  # when the clock has to look at it: a reminder, a deadline, a lobby's end
    Column("rematch_of", Integer, ForeignKey("matches.id")),
    Column("nudged", Double, nullable=False),
    CheckConstraint("status IN ('lobby', 'running', 'over', 'cancelled')", name="status"),
    CheckConstraint("absent IN ('move', 'pass')", name="absent"),
    sqlite_autoincrement=True,  # buttons name matches for ever, so an id is never used again
)

LIVE = "status IN ('lobby', 'running')"
"""What holds of the matches that take up their channel."""

Index(
    "uq_matches_live_channel",
    matches.c.channel_id,
    unique=True,
    sqlite_where=text(LIVE),
    postgresql_where=text(LIVE),
)
Index(
    "ix_matches_wake",
    matches.c.wake,
    sqlite_where=matches.c.wake.is_not(None),
    postgresql_where=matches.c.wake.is_not(None),
)
Index(
    "ix_matches_unshown",
    matches.c.id,
    sqlite_where=matches.c.shown_version < matches.c.version,
    postgresql_where=matches.c.shown_version < matches.c.version,
)

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
    sqlite_with_rowid=False,
)
Index(
    "uq_players_user_id_match_id",
    players.c.user_id,
    players.c.match_id,
    unique=True,
    sqlite_where=players.c.user_id.is_not(None),
    postgresql_where=players.c.user_id.is_not(None),
)

moves = Table(
    "moves",
    metadata,
    Column("match_id", Integer, ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # the version it led to
    Column("seat", Integer),
    Column("user_id", BigInteger),  # who made it; none: the strategy, or the house
    Column("at", Double, nullable=False),
    Column("move", LargeBinary),  # none: a change of seats, not of the state
    Column("events", LargeBinary, nullable=False),
    Column("interaction_id", BigInteger, unique=True),
    sqlite_with_rowid=False,
)

servers = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String, nullable=False),
    Column("channels", JSON, nullable=False),
    Column("deadline", Integer, nullable=False),
    Column("text_tables", Boolean, nullable=False),
)

persons = Table(
    "persons",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String, nullable=False),
    Column("locale", String, nullable=False),
    Column("dm_channel", BigInteger),
    Column("dm_open", Boolean),
)
