"""A move may have parts: before that, as many decisions as moves were made."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "2", "1"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("decisions", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE game_table SET decisions = move")
