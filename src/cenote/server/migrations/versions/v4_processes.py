"""Several processes: who cares for a table, and who is alive."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "4", "3"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("keeper", sa.String(24)))
    op.add_column("game_table", sa.Column("undo", sa.JSON(none_as_null=True)))
    op.create_table(
        "process", sa.Column("id", sa.String(24), primary_key=True), sa.Column("seen", sa.Float, nullable=False)
    )
