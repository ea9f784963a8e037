"""Store which color each player wanted.

Why: a color that somebody got as a substitute must not be kept from the one who wants it.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column; players seated before have what they wanted."""
    op.add_column("players", sa.Column("wish", sa.Integer(), nullable=True))
