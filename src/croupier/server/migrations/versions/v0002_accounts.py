"""Sessions apart from players, so that one person has several; names with a password; passkeys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let everybody who is known keep the session that he has."""
    _create_sessions()
    op.execute(
        "INSERT INTO sessions (hash, player, device, created, ended)"
        " SELECT session, id, '', created, 0 FROM players WHERE session != ''"
    )
    op.drop_index("ix_players_session", "players")
    op.drop_column("players", "session")
    op.create_table(
        "accounts",
        sa.Column("player", sa.String(40), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("login", sa.String(96), nullable=False),
        sa.Column("password", sa.String(160), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_accounts_login", "accounts", ["login"], unique=True)
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("player", sa.String(40), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_passkeys_player", "passkeys", ["player"])


def _create_sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(40), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_sessions_player", "sessions", ["player"])
    op.create_index("ix_sessions_device", "sessions", ["device"])
