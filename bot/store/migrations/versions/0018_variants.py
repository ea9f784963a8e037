"""Leagues in a variant of their game: quick, to another target.

Why: four rounds of the whole game take weeks; an organiser can choose something shorter.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Add the column; the leagues there are play as they did."""
    op.add_column("leagues", sa.Column("options", sa.JSON, nullable=False, server_default="{}"))
