"""How Alembic runs the steps: on the connection that the store hands over."""

from __future__ import annotations

from alembic import context

from croupier.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
