"""Matches of open-face Chinese in browsers: a room with laid packs and a turned clock, and who plays there."""
