"""Where the house introduced itself lately.

Why: its first message on a server is written once, whatever happens to the process or to Discord meanwhile.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add the column; where it is already, it has said what there is to say long ago."""
    op.add_column("house", sa.Column("introduced", sa.JSON, nullable=False, server_default="{}"))
