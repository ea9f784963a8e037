"""Vacations, and the clocks that are stopped in the meantime.

Why: whoever is away for a week should not lose their matches, nor make those wait who need not.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add the columns; nobody is on vacation."""
    op.add_column("persons", sa.Column("vacations", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("players", sa.Column("holiday", sa.Double))
    op.add_column("players", sa.Column("agreed", sa.JSON, nullable=False, server_default="[]"))
