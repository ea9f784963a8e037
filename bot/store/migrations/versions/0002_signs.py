"""Add favorite colors, and the colors and letters of a league's participants.

Why: a person keeps their color and letter in a league and, where these are free, at every table.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add them."""
    op.add_column("persons", sa.Column("favorite", sa.Integer(), nullable=True))
    op.add_column("league_participants", sa.Column("mark", sa.Integer(), nullable=True))
    op.add_column("league_participants", sa.Column("letter", sa.String(), nullable=False, server_default=""))
