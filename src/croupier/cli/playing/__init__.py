"""A seat in the terminal: a table of one's own with bots, or one in a room, in plain lines that follow one another."""
