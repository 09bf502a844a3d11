"""When each session was used last, so that one that nobody uses ends by itself."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody knows when the sessions that there are were used last: they count as used today."""
    op.add_column("sessions", sa.Column("used", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE sessions SET used = :now").bindparams(now=time.time_ns() // 1_000_000))
