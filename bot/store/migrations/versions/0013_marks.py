"""The colours and the letters of the players.

Why: a person has one colour from the lobby to the end, wherever they are seated, and the initial of the name
as a letter, which stays when others come.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add the columns; whoever sits already has the colour of the seat, and a letter from the names."""
    op.add_column("players", sa.Column("mark", sa.Integer))
    op.add_column("players", sa.Column("letter", sa.String, nullable=False, server_default=""))
