"""Whom a rematch asks to play once more.

Why: nobody is seated who has not agreed to play once more, and everybody sees who is still missing.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Add the column; whoever sits in a rematch stays."""
    op.add_column("matches", sa.Column("invited", sa.LargeBinary))
