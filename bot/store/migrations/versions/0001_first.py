"""The first tables: leagues, matches with their players and moves, servers, persons.

Why as they are: a match is one row with its state as a blob, so that a move is one update guarded by the
version, and can be computed again from the seed and the moves. Deadlines are columns of the players' rows,
and `matches.wake` is when the clock has to look at a match, so that no timer lives only in memory. The
partial unique index keeps one lobby or running match to a channel. `moves.interaction_id` is unique, so that
a click that Discord delivers twice counts once. A league is a row too, its tables name their matches, and
their results are kept there: standings do not depend on how long matches are. So it is with `results`, from
which the ratings can be computed again when the matches are long forgotten; that is why nothing refers to a
match or a league by a foreign key but its own parts.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

LIVE = sa.text("status IN ('lobby', 'running')")
GATHERED = sa.text("status IN ('open', 'running')")
AWAKE = sa.text("wake IS NOT NULL")
UNSHOWN = sa.text("shown_version < version")
PERSON = sa.text("user_id IS NOT NULL")


def upgrade() -> None:
    """Make the tables."""
    _leagues()
    op.create_table(
        "matches",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("shown_version", sa.Integer, nullable=False),
        sa.Column("host_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("parent_id", sa.BigInteger),
        sa.Column("locale", sa.String, nullable=False),
        sa.Column("deadline", sa.Integer, nullable=False),
        sa.Column("absent", sa.String, nullable=False),
        sa.Column("table_message", sa.BigInteger),
        sa.Column("table_posted", sa.Double, nullable=False),
        sa.Column("notified_version", sa.Integer, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("used", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary),
        sa.Column("waiting", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("wake", sa.Double),
        sa.Column("rematch_of", sa.Integer),
        sa.Column("nudged", sa.Double, nullable=False),
        sa.Column("league_id", sa.Integer),
        sa.Column("taken", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sa.CheckConstraint("status IN ('lobby', 'running', 'over', 'cancelled')", name="ck_matches_status"),
        sa.CheckConstraint("absent IN ('move', 'pass')", name="ck_matches_absent"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "uq_matches_live_channel",
        "matches",
        ["channel_id"],
        unique=True,
        sqlite_where=LIVE,
        postgresql_where=LIVE,
    )
    op.create_index("ix_matches_wake", "matches", ["wake"], sqlite_where=AWAKE, postgresql_where=AWAKE)
    op.create_index("ix_matches_unshown", "matches", ["id"], sqlite_where=UNSHOWN, postgresql_where=UNSHOWN)
    op.create_table(
        "players",
        sa.Column("match_id", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("misses", sa.Integer, nullable=False),
        sa.Column("awaited", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("reminder", sa.Double),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("panel_channel", sa.BigInteger),
        sa.Column("panel_message", sa.BigInteger),
        sa.Column("panel_version", sa.Integer, nullable=False),
        sa.Column("panel_posted", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_players"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_players_match_id_matches"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "uq_players_user_id_match_id",
        "players",
        ["user_id", "match_id"],
        unique=True,
        sqlite_where=PERSON,
        postgresql_where=PERSON,
    )
    op.create_table(
        "moves",
        sa.Column("match_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("move", sa.LargeBinary),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.Column("interaction_id", sa.BigInteger),
        sa.PrimaryKeyConstraint("match_id", "number", name="pk_moves"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_moves_match_id_matches"),
        sa.UniqueConstraint("interaction_id", name="uq_moves_interaction_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("locale", sa.String, nullable=False),
        sa.Column("channels", sa.JSON, nullable=False),
        sa.Column("deadline", sa.Integer, nullable=False),
        sa.Column("text_tables", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_servers"),
    )
    op.create_table(
        "persons",
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("locale", sa.String, nullable=False),
        sa.Column("dm_channel", sa.BigInteger),
        sa.Column("dm_open", sa.Boolean),
        sa.PrimaryKeyConstraint("user_id", name="pk_persons"),
    )
    _results()


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("match_id", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("team", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_results"),
        sqlite_autoincrement=True,
    )
    op.create_index("uq_results_match_id_seat", "results", ["match_id", "seat"], unique=True)
    op.create_index("ix_results_user_id", "results", ["user_id"])
    op.create_table(
        "ratings",
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "user_id", name="pk_ratings"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_ratings_user_id", "ratings", ["user_id"])


def _leagues() -> None:
    op.create_table(
        "leagues",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("organiser_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("locale", sa.String, nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("deadline", sa.Integer, nullable=False),
        sa.Column("span", sa.Integer, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("shown_version", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("wake", sa.Double),
        sa.Column("trouble", sa.String, nullable=False),
        sa.Column("message", sa.BigInteger),
        sa.Column("message_round", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_leagues"),
        sa.CheckConstraint("status IN ('open', 'running', 'over', 'cancelled')", name="ck_leagues_status"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "uq_leagues_live_channel",
        "leagues",
        ["channel_id"],
        unique=True,
        sqlite_where=GATHERED,
        postgresql_where=GATHERED,
    )
    op.create_index("ix_leagues_wake", "leagues", ["wake"], sqlite_where=AWAKE, postgresql_where=AWAKE)
    op.create_table(
        "league_participants",
        sa.Column("league_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("dropped", sa.Double),
        sa.PrimaryKeyConstraint("league_id", "number", name="pk_league_participants"),
        sa.ForeignKeyConstraint(
            ["league_id"], ["leagues.id"], name="fk_league_participants_league_id_leagues"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "uq_league_participants_user_id_league_id",
        "league_participants",
        ["user_id", "league_id"],
        unique=True,
        sqlite_where=PERSON,
        postgresql_where=PERSON,
    )
    op.create_table(
        "league_tables",
        sa.Column("league_id", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("thread_id", sa.BigInteger),
        sa.Column("match_id", sa.Integer),
        sa.Column("result", sa.LargeBinary),
        sa.PrimaryKeyConstraint("league_id", "round", "number", name="pk_league_tables"),
        sa.ForeignKeyConstraint(["league_id"], ["leagues.id"], name="fk_league_tables_league_id_leagues"),
        sqlite_with_rowid=False,
    )
