"""Inserts that say what happens if the row exists; SQLAlchemy has them separately for each database."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Table
from sqlalchemy.dialects import sqlite

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql


def insert_into(table: Table, dialect: str) -> sqlite.Insert | postgresql.Insert:
    """An insert into *table* with `on_conflict_do_nothing` and `on_conflict_do_update`."""
    if dialect == "postgresql":
        from sqlalchemy.dialects import postgresql  # only there: it takes memory and time to load

        return postgresql.insert(table)
    return sqlite.insert(table)
