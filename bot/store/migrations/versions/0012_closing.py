"""Before when the house gives an answer in secret.

Why: whoever has only one answer is not waited for, but where that would betray a hand, the answer comes after
a while; which has to pass even when Freehold is restarted in between.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the column; what is asked for in secret now is answered as soon as it is looked at."""
    op.add_column("matches", sa.Column("closing", sa.Double))
