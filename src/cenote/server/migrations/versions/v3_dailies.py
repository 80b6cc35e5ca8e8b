"""Attempts at expeditions of the day."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "3", "2"


def upgrade() -> None:
    op.create_table(
        "daily",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("attempt", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("game_table.id"), nullable=False),
        sa.Column("result", sa.JSON(none_as_null=True)),
        if_not_exists=True,  # a server that died while it started may have made it without the decisions
    )
