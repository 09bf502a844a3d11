"""The room, pure: tables, seats, the button, the clock and the ledger; time comes in as an argument."""
