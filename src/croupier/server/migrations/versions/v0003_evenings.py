"""Ways to the books: what one account has moved, and the few facts of a table that tell of evenings and debts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

BOOKED = """substr(fact, 1, 25) IN ('{"type":"evening_closed",', '{"type":"payment_marked",')"""


def upgrade() -> None:
    """Nothing is moved: the facts and the ledger hold it all already."""
    op.create_index("ix_ledger_source", "ledger", ["source"])
    op.create_index("ix_ledger_target", "ledger", ["target"])
    where = sa.text(BOOKED)
    op.create_index("ix_facts_booked", "facts", ["table_id", "n"], sqlite_where=where, postgresql_where=where)
