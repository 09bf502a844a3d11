"""The tables of the database; their history stands in `migrations`."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text, text

HEAD = "0005"
"""The schema's version that this release works with: the last file of `migrations/versions`."""

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(column_0_label)s",
    }
)

players = Table(
    "players",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("bot", String(24), nullable=False),  # the bot's kind; "" for a person
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256 of the cookie, hexadecimal
    Column("player", String(40), ForeignKey(players.c.id), nullable=False),
    Column("device", String(64), nullable=False),  # SHA-256 of the device's cookie; "" where there was none
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),  # milliseconds since 1970; 0 while it is good
    Column("used", BigInteger, nullable=False),  # milliseconds since 1970, not to the day
    Index("ix_sessions_player", "player"),
    Index("ix_sessions_device", "device"),
)
"""Who was let in where. One that has ended stays, for it tells who has sat at the same device."""

accounts = Table(
    "accounts",
    metadata,
    Column("player", String(40), ForeignKey(players.c.id), primary_key=True),
    Column("login", String(96), nullable=False),  # the name, folded
    Column("password", String(160), nullable=False),  # argon2id
    Column("created", BigInteger, nullable=False),
    Index("ix_accounts_login", "login", unique=True),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # base64url
    Column("player", String(40), ForeignKey(players.c.id), nullable=False),
    Column("public_key", Text, nullable=False),  # base64url
    Column("used", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("ix_passkeys_player", "player"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("spec", Text, nullable=False),
    Column("host", String(40), nullable=False),  # the player who opened it; "" for the room itself
    Column("created", BigInteger, nullable=False),
)

BOOKED = text("""substr(fact, 1, 25) IN ('{"type":"evening_closed",', '{"type":"payment_marked",')""")
"""The facts that tell of evenings and debts, in the very words of their index: few among very many."""

facts = Table(
    "facts",
    metadata,
    Column("table_id", String(24), ForeignKey(tables.c.id), primary_key=True),
    Column("n", BigInteger, primary_key=True, autoincrement=False),
    Column("roll", BigInteger, nullable=False),  # the number of the roll that this fact follows; a roll's is its own
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
    Column("fact", Text, nullable=False),
    Index("ix_facts_booked", "table_id", "n", sqlite_where=BOOKED, postgresql_where=BOOKED),
    sqlite_with_rowid=False,
)
"""The truth. Its key makes a second owner of a table harmless: who comes late with a number cannot write."""

BOUGHT = text("reason = 'buy_in'")
"""The way from an account to its tables: nobody moves chips at one without having bought in there."""

ledger = Table(
    "ledger",
    metadata,
    Column("table_id", String(24), ForeignKey(tables.c.id), primary_key=True),
    Column("n", BigInteger, primary_key=True, autoincrement=False),
    Column("line", Integer, primary_key=True, autoincrement=False),
    Column("source", String(80), nullable=False),
    Column("target", String(80), nullable=False),
    Column("amount", BigInteger, nullable=False),
    Column("reason", String(16), nullable=False),
    Index("ix_ledger_bought", "target", "table_id", sqlite_where=BOUGHT, postgresql_where=BOUGHT),
    sqlite_with_rowid=False,
)
"""What each fact moved, from one account to another; so all balances together are always zero."""

answers = Table(
    "answers",
    metadata,
    Column("table_id", String(24), ForeignKey(tables.c.id), primary_key=True),
    Column("player", String(40), primary_key=True),
    Column("id", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("answer", Text, nullable=False),
    Index("ix_answers_at", "at"),
    sqlite_with_rowid=False,
)
"""The first answer to each wish that changed something, so that a repeated message changes nothing."""

acts = Table(
    "acts",
    metadata,
    Column("table_id", String(24), ForeignKey(tables.c.id), primary_key=True),
    Column("player", String(40), primary_key=True),
    Column("id", String(40), nullable=False),
    sqlite_with_rowid=False,
)
"""The id of the last action that each player was told to be done in a betting hand. No older one needs to be known: it
is out of date, and refused as that (Rulebook E19)."""
