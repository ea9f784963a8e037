"""How many moves of a match only their seat knows of, and which.

Why: an answer given in advance must change nothing that others see, so what Discord shows of a match counts
the changes without these (`Match.public`), and its replay and its latest events leave them out.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the columns; none of the moves so far is private."""
    op.add_column("matches", sa.Column("private", sa.Integer, nullable=False, server_default="0"))
    op.add_column("moves", sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false()))
