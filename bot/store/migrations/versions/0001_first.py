"""Create every table of the first release.

Why: this is where every database begins. What changes later gets a migration of its own.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def where(condition: str) -> dict[str, Any]:
    """An index of the rows of which *condition* holds."""
    return {"sqlite_where": sa.text(condition), "postgresql_where": sa.text(condition)}


def upgrade() -> None:
    """Create them."""
    op.create_table(
        "absences",
        sa.Column("id", ID, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_absences"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "avoided",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("other_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "other_id", name="pk_avoided"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_avoided_other_id", "avoided", ["other_id"])
    op.create_table(
        "bars",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="pk_bars"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_bars_user_id", "bars", ["user_id"])
    op.create_table(
        "daily_puzzles",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("puzzle", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("day", name="pk_daily_puzzles"),
    )
    op.create_table(
        "departures",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_departures"),
    )
    op.create_table(
        "given_puzzles",
        sa.Column("id", ID, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("puzzle", sa.String(), nullable=False),
        sa.Column("day", sa.Integer(), nullable=True),
        sa.Column("given", sa.Double(), nullable=False),
        sa.Column("answered", sa.Double(), nullable=True),
        sa.Column("answer", sa.LargeBinary(), nullable=False),
        sa.Column("amount", sa.Integer(), nullable=False),
        sa.Column("right", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_given_puzzles"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_given_puzzles_given", "given_puzzles", ["given"])
    op.create_index("ix_given_puzzles_user_id", "given_puzzles", ["user_id", "given"])
    op.create_index(
        "uq_given_puzzles_day", "given_puzzles", ["day", "user_id"], unique=True, **where("day IS NOT NULL")
    )
    op.create_table(
        "house",
        sa.Column("id", ID, nullable=False),
        sa.Column("up_at", sa.Double(), nullable=True),
        sa.Column("looked", sa.Double(), nullable=True),
        sa.Column("introduced", sa.JSON(), server_default="{}", nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_house"),
    )
    op.create_table(
        "invitations",
        sa.Column("id", ID, nullable=False),
        sa.Column("match_id", ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("inviter", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("agreed", sa.JSON(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_invitations"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "leagues",
        sa.Column("id", ID, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("organizer_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("places", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(), nullable=False),
        sa.Column("span", sa.Integer(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("joins", sa.JSON(), server_default="[]", nullable=False),
        sa.Column("options", sa.JSON(), server_default="{}", nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("shown_version", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("due", sa.Double(), nullable=True),
        sa.Column("wake", sa.Double(), nullable=True),
        sa.Column("trouble", sa.String(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("message_round", sa.Integer(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.Column("name", sa.String(), server_default="", nullable=False),
        sa.Column("description", sa.String(), server_default="", nullable=False),
        sa.Column("starts", sa.Double(), nullable=True),
        sa.Column("level", sa.String(), server_default="normal", nullable=False),
        sa.Column("paused", sa.Double(), nullable=True),
        sa.Column("kind", sa.String(), server_default="rounds", nullable=False),
        sa.Column("games", sa.JSON(), server_default="[]", nullable=False),
        sa.Column("best", sa.Integer(), server_default="0", nullable=False),
        sa.Column("rounds", sa.Integer(), server_default="4", nullable=False),
        sa.Column("checking", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("revision", sa.Integer(), server_default="0", nullable=False),
        sa.Column("scheduled", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("scheduled_event", sa.BigInteger(), nullable=True),
        sa.CheckConstraint("status IN ('open', 'running', 'over', 'cancelled')", name="ck_leagues_status"),
        sa.PrimaryKeyConstraint("id", name="pk_leagues"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_leagues_channel_id_changed", "leagues", ["channel_id", "changed"])
    op.create_index("ix_leagues_guild_id", "leagues", ["guild_id"])
    op.create_index("ix_leagues_organizer_id", "leagues", ["organizer_id"])
    op.create_index(
        "ix_leagues_scheduled", "leagues", ["id"], **where("scheduled OR scheduled_event IS NOT NULL")
    )
    op.create_index("ix_leagues_status_changed", "leagues", ["status", "changed"])
    op.create_index("ix_leagues_unshown", "leagues", ["id"], **where("shown_version < version"))
    op.create_index("ix_leagues_wake", "leagues", ["wake"], **where("wake IS NOT NULL"))
    op.create_index(
        "uq_leagues_live_channel",
        "leagues",
        ["channel_id"],
        unique=True,
        **where("status IN ('open', 'running')"),
    )
    op.create_table(
        "lessons",
        sa.Column("id", ID, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("lesson", sa.String(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("missed", sa.Integer(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_lessons"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_lessons_changed", "lessons", ["changed"])
    op.create_index("uq_lessons_user_id", "lessons", ["user_id", "game", "lesson"], unique=True)
    op.create_table(
        "matches",
        sa.Column("id", ID, nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("private", sa.Integer(), server_default="0", nullable=False),
        sa.Column("shown_version", sa.Integer(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("parent_id", sa.BigInteger(), nullable=True),
        sa.Column("foreign_id", sa.BigInteger(), nullable=True),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("pace", sa.String(), nullable=False),
        sa.Column("absent", sa.String(), nullable=False),
        sa.Column("forced", sa.String(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("joins", sa.JSON(), server_default="[]", nullable=False),
        sa.Column("used", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=True),
        sa.Column("waiting", sa.Integer(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.Column("wake", sa.Double(), nullable=True),
        sa.Column("rematch_of", ID, nullable=True),
        sa.Column("nudged", sa.Double(), nullable=False),
        sa.Column("league_id", ID, nullable=True),
        sa.Column("taken", sa.Boolean(), nullable=False),
        sa.Column("undo", sa.LargeBinary(), nullable=True),
        sa.Column("turned", sa.Integer(), server_default="0", nullable=False),
        sa.Column("invited", sa.LargeBinary(), nullable=True),
        sa.Column("amendments", sa.Integer(), server_default="0", nullable=False),
        sa.Column("caught_up", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("paused", sa.Double(), nullable=True),
        sa.Column("rated", sa.Boolean(), server_default=sa.true(), nullable=False),
        sa.Column("switch_at", sa.Double(), nullable=True),
        sa.Column("switch_pace", sa.String(), nullable=True),
        sa.CheckConstraint("absent IN ('move', 'pass')", name="ck_matches_absent"),
        sa.CheckConstraint("status IN ('lobby', 'running', 'over', 'cancelled')", name="ck_matches_status"),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_matches_guild_id", "matches", ["guild_id"])
    op.create_index("ix_matches_host_id", "matches", ["host_id"])
    op.create_index(
        "ix_matches_over_channel", "matches", ["channel_id", "changed"], **where("status = 'over'")
    )
    op.create_index("ix_matches_rematch_of", "matches", ["rematch_of"], **where("rematch_of IS NOT NULL"))
    op.create_index("ix_matches_running", "matches", ["id"], **where("status = 'running'"))
    op.create_index("ix_matches_running_changed", "matches", ["changed"], **where("status = 'running'"))
    op.create_index("ix_matches_status_changed", "matches", ["status", "changed"])
    op.create_index("ix_matches_unshown", "matches", ["id"], **where("shown_version < version"))
    op.create_index("ix_matches_wake", "matches", ["wake"], **where("wake IS NOT NULL"))
    op.create_index(
        "uq_matches_live_channel",
        "matches",
        ["channel_id"],
        unique=True,
        **where("status IN ('lobby', 'running')"),
    )
    op.create_table(
        "outbox",
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("shard_key", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("silent", sa.Boolean(), nullable=False),
        sa.Column("match_id", ID, nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("question", sa.Integer(), nullable=True),
        sa.Column("at_table", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("buttons", sa.JSON(), server_default="[]", nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_outbox"),
    )
    op.create_index("ix_outbox_created", "outbox", ["created"])
    op.create_index("ix_outbox_user_id", "outbox", ["user_id"])
    op.create_table(
        "persons",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("dm_channel", sa.BigInteger(), nullable=True),
        sa.Column("dm_open", sa.Boolean(), nullable=True),
        sa.Column("locale_chosen", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("notify", sa.String(), server_default="here", nullable=False),
        sa.Column("quiet", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("zone", sa.String(), server_default="UTC", nullable=False),
        sa.Column("worded", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("four_colors", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("changed", sa.Double(), server_default="0", nullable=False),
        sa.Column("vacations", sa.JSON(), server_default="[]", nullable=False),
        sa.Column("favorite", sa.Integer(), nullable=True),
        sa.Column("second_reminder", sa.Integer(), nullable=True),
        sa.Column("clicked", sa.JSON(), server_default="[]", nullable=False),
        sa.Column("hours", sa.Integer(), nullable=True),
        sa.Column("invitable", sa.Boolean(), server_default=sa.true(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_persons"),
    )
    op.create_index(
        "ix_persons_traveling", "persons", ["user_id"], **where("CAST(vacations AS VARCHAR) <> '[]'")
    )
    op.create_table(
        "puzzle_boards",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("manager_id", sa.BigInteger(), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.Column("trouble", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_puzzle_boards"),
    )
    op.create_index("ix_puzzle_boards_day", "puzzle_boards", ["day"])
    op.create_index("ix_puzzle_boards_manager_id", "puzzle_boards", ["manager_id"])
    op.create_table(
        "ratings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "user_id", name="pk_ratings"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_ratings_user_id", "ratings", ["user_id"])
    op.create_table(
        "results",
        sa.Column("id", ID, nullable=False),
        sa.Column("match_id", ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("team", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.Column("level", sa.String(), server_default="", nullable=False),
        sa.Column("stayed", sa.JSON(none_as_null=True), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_results"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_results_guild_id_game", "results", ["guild_id", "game", "id"])
    op.create_index("ix_results_user_id", "results", ["user_id"])
    op.create_index("ix_results_user_id_ended", "results", ["user_id", "ended"])
    op.create_index("ix_results_guild_id_ended", "results", ["guild_id", "ended"])
    op.create_index("uq_results_match_id_seat", "results", ["match_id", "seat"], unique=True)
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("channels", sa.JSON(), nullable=False),
        sa.Column("pace", sa.String(), nullable=False),
        sa.Column("text_tables", sa.Boolean(), nullable=False),
        sa.Column("moderators", sa.BigInteger(), nullable=True),
        sa.Column("announcers", sa.BigInteger(), nullable=True),
        sa.Column("champions", sa.BigInteger(), nullable=True),
        sa.Column("play_channel", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("guild_id", name="pk_servers"),
    )
    op.create_table(
        "shards",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("up_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_shards"),
    )
    op.create_table(
        "shared_moves",
        sa.Column("id", ID, nullable=False),
        sa.Column("match_id", ID, nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("gain", sa.Integer(), nullable=False),
        sa.Column("shared", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_shared_moves"),
    )
    op.create_index("uq_shared_moves_match_id_step", "shared_moves", ["match_id", "step"], unique=True)
    op.create_index("ix_shared_moves_guild_id_shared", "shared_moves", ["guild_id", "shared"])
    op.create_index("ix_shared_moves_shared", "shared_moves", ["shared"])
    op.create_index("ix_shared_moves_user_id", "shared_moves", ["user_id"])
    op.create_table(
        "analyses",
        sa.Column("match_id", ID, autoincrement=False, nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_analyses_match_id_matches"),
        sa.PrimaryKeyConstraint("match_id", name="pk_analyses"),
    )
    op.create_index(
        "ix_analyses_undone",
        "analyses",
        ["match_id"],
        sqlite_where=sa.text("done = 0"),
        postgresql_where=sa.text("NOT done"),
    )
    op.create_table(
        "former_players",
        sa.Column("match_id", ID, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("stayed", sa.JSON(none_as_null=True), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_former_players_match_id_matches"),
        sa.PrimaryKeyConstraint("match_id", "number", name="pk_former_players"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_former_players_user_id", "former_players", ["user_id"], **where("user_id IS NOT NULL")
    )
    op.create_table(
        "league_participants",
        sa.Column("league_id", ID, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("dropped", sa.Double(), nullable=True),
        sa.Column("mark", sa.Integer(), nullable=True),
        sa.Column("letter", sa.String(), server_default="", nullable=False),
        sa.Column("instead", sa.Integer(), nullable=True),
        sa.Column("here", sa.Boolean(), server_default=sa.true(), nullable=False),
        sa.ForeignKeyConstraint(
            ["league_id"], ["leagues.id"], name="fk_league_participants_league_id_leagues"
        ),
        sa.PrimaryKeyConstraint("league_id", "number", name="pk_league_participants"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "uq_league_participants_user_id_league_id",
        "league_participants",
        ["user_id", "league_id"],
        unique=True,
        **where("user_id IS NOT NULL"),
    )
    op.create_table(
        "league_tables",
        sa.Column("league_id", ID, nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("thread_id", sa.BigInteger(), nullable=True),
        sa.Column("match_id", ID, nullable=True),
        sa.Column("result", sa.LargeBinary(), nullable=True),
        sa.Column("game", sa.String(), server_default="", nullable=False),
        sa.Column("joins", sa.JSON(), server_default="[]", nullable=False),
        sa.ForeignKeyConstraint(["league_id"], ["leagues.id"], name="fk_league_tables_league_id_leagues"),
        sa.PrimaryKeyConstraint("league_id", "round", "number", name="pk_league_tables"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "league_waitlist",
        sa.Column("league_id", ID, nullable=False),
        sa.Column("place", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("mark", sa.Integer(), nullable=True),
        sa.Column("since", sa.Double(), server_default="0", nullable=False),
        sa.Column("games", sa.JSON(), server_default="[]", nullable=False),
        sa.Column("interaction_id", sa.BigInteger(), nullable=True),
        sa.Column("asked", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(["league_id"], ["leagues.id"], name="fk_league_waitlist_league_id_leagues"),
        sa.PrimaryKeyConstraint("league_id", "place", name="pk_league_waitlist"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_league_waitlist_user_id", "league_waitlist", ["user_id"])
    op.create_table(
        "moves",
        sa.Column("match_id", ID, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("move", sa.LargeBinary(), nullable=True),
        sa.Column("events", sa.LargeBinary(), nullable=False),
        sa.Column("private", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("interaction_id", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_moves_match_id_matches"),
        sa.PrimaryKeyConstraint("match_id", "number", name="pk_moves"),
        sa.UniqueConstraint("interaction_id", name="uq_moves_interaction_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_moves_user_id", "moves", ["user_id"], **where("user_id IS NOT NULL"))
    op.create_table(
        "players",
        sa.Column("match_id", ID, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.Column("misses", sa.Integer(), nullable=False),
        sa.Column("awaited", sa.Integer(), nullable=False),
        sa.Column("question", sa.Integer(), nullable=False),
        sa.Column("due", sa.Double(), nullable=True),
        sa.Column("span", sa.Double(), server_default="0", nullable=False),
        sa.Column("bank", sa.Double(), server_default="0", nullable=False),
        sa.Column("saved", sa.Double(), nullable=True),
        sa.Column("reminder", sa.Double(), nullable=True),
        sa.Column("reminded", sa.Integer(), server_default="0", nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.Column("since", sa.Integer(), server_default="0", nullable=False),
        sa.Column("owner", sa.BigInteger(), nullable=True),
        sa.Column("news", sa.LargeBinary(), nullable=True),
        sa.Column("mark", sa.Integer(), nullable=True),
        sa.Column("letter", sa.String(), server_default="", nullable=False),
        sa.Column("holiday", sa.Double(), nullable=True),
        sa.Column("agreed", sa.JSON(), server_default="[]", nullable=False),
        sa.Column("notify_at", sa.Double(), nullable=True),
        sa.Column("gathering", sa.String(), server_default="", nullable=False),
        sa.Column("level", sa.String(), server_default="normal", nullable=False),
        sa.Column("hints", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("wanted", sa.String(), server_default="", nullable=False),
        sa.Column("lapses", sa.Double(), nullable=True),
        sa.Column("own_note", sa.String(), server_default="", nullable=False),
        sa.Column("stayed", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("tempo", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_players_match_id_matches"),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_players"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_players_owner", "players", ["owner"], **where("owner IS NOT NULL"))
    op.create_index(
        "uq_players_user_id_match_id",
        "players",
        ["user_id", "match_id"],
        unique=True,
        **where("user_id IS NOT NULL"),
    )
    op.create_table(
        "surfaces",
        sa.Column("match_id", ID, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("channel", sa.BigInteger(), nullable=True),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("posted", sa.Double(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("notified", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("closed", sa.Double(), nullable=True),
        sa.Column("beside", sa.JSON(), server_default="[]", nullable=False),
        sa.Column("stale", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_surfaces_match_id_matches", ondelete="CASCADE"
        ),
        sa.Column("story", sa.BigInteger(), nullable=True),
        sa.Column("told", sa.Integer(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_surfaces"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_surfaces_stale", "surfaces", ["stale"], **where("stale IS NOT NULL"))
    op.create_index("ix_surfaces_user_id", "surfaces", ["user_id"], **where("user_id IS NOT NULL"))
    op.create_table(
        "waits",
        sa.Column("id", ID, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("everywhere", sa.Boolean(), nullable=False),
        sa.Column("games", sa.JSON(), nullable=False),
        sa.Column("pace", sa.String(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.Column("ask_at", sa.Double(), nullable=True),
        sa.Column("bots", sa.Boolean(), nullable=False),
        sa.Column("skills", sa.JSON(), nullable=False),
        sa.Column("newcomer", sa.Boolean(), nullable=False),
        sa.Column("hours", sa.Integer(), nullable=False),
        sa.Column("interaction_id", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_waits"),
        sqlite_autoincrement=True,
    )
    op.create_index("uq_waits_user_id", "waits", ["user_id"], unique=True)
    op.create_index("ix_waits_guild_id", "waits", ["guild_id"])
    op.create_index("ix_waits_until", "waits", ["until"])
    op.create_index("ix_waits_ask_at", "waits", ["ask_at"], **where("ask_at IS NOT NULL"))
    op.execute("INSERT INTO house (id) VALUES (1)")
