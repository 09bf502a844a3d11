"""The history of the database's schema, oldest first; run when a room starts."""
