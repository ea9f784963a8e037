"""How a person likes it: language, rings, quiet hours, words, four colours.

Why: whoever plays on several servers, or sleeps while the others are awake, sets it once, for themselves.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the columns; whoever is known has all as it was."""
    for column in (
        sa.Column("locale_chosen", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("notify", sa.String, nullable=False, server_default="here"),
        sa.Column("quiet", sa.JSON(none_as_null=True)),
        sa.Column("zone", sa.String, nullable=False, server_default="UTC"),
        sa.Column("worded", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("four_colours", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("changed", sa.Double, nullable=False, server_default="0"),
    ):
        op.add_column("persons", column)
