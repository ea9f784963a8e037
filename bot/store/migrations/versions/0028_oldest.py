"""Which release may still use the database.

Why: while an operator rolls over, the release before runs beside the new one, and may have to start again.
It cannot know what newer migrations did, so the database says it: those that only add something leave this.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    """Add the column; this release is the first that looks at it."""
    op.add_column("house", sa.Column("oldest", sa.String, nullable=False, server_default=revision))
