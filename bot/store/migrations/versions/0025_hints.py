"""Whether a person lets everybody at the table have hints.

Why: where several people play, there are hints only if all of them have said so in the lobby.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """Add the column; nobody has been asked yet."""
    op.add_column("players", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
