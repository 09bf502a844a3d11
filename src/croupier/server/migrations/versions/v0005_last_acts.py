"""Less to write in a hand: of each player only his last action is kept by its id, and buy-ins lead to his tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The answers that there are stay where they are, until they are forgotten by their age."""
    op.drop_index("ix_ledger_source", "ledger")
    op.drop_index("ix_ledger_target", "ledger")
    where = sa.text("reason = 'buy_in'")
    op.create_index("ix_ledger_bought", "ledger", ["target", "table_id"], sqlite_where=where, postgresql_where=where)
    op.create_table(
        "acts",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("id", sa.String(40), nullable=False),
        sqlite_with_rowid=False,
    )
