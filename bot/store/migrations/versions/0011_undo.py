"""What it takes to take the last move of a match back.

Why: players take back a slip of the finger as long as nothing came of it, even when Freehold was restarted in
between; the position before the move is kept with the match, so that no log has to be played again.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the column; no move made so far can be taken back."""
    op.add_column("matches", sa.Column("undo", sa.LargeBinary))
