"""What Fantasyland is worth and what hands look like there: first figures, from 120 hands of 14 cards.

`benchmarks/open_face_values.py` makes this file and says how. Simulated so far are those with `fixed14` and a repeat
of 14 or as many cards; the progressive ones repeat these, and those of 13 cards and the hands below are guesses.
"""

from __future__ import annotations

VALUES: dict[tuple[bool, str, str, bool], dict[int, float]] = {
    (True, "fixed14", "14", False): {14: 15.6, 15: 21.0, 16: 28.8, 17: 37.9},
    (True, "fixed14", "14", True): {14: 16.1, 15: 21.9, 16: 30.0, 17: 39.9},
    (True, "fixed14", "same", False): {14: 15.6, 15: 22.5, 16: 37.5, 17: 69.0},
    (True, "fixed14", "same", True): {14: 16.1, 15: 24.0, 16: 41.7, 17: 94.0},
    (True, "fixed14", "progressive", False): {14: 15.6, 15: 21.0, 16: 28.8, 17: 37.9},
    (True, "fixed14", "progressive", True): {14: 16.1, 15: 21.9, 16: 30.0, 17: 39.9},
    (True, "progressive", "14", False): {14: 15.6, 15: 21.0, 16: 28.8, 17: 37.9},
    (True, "progressive", "14", True): {14: 16.1, 15: 21.9, 16: 30.0, 17: 39.9},
    (True, "progressive", "same", False): {14: 15.6, 15: 22.5, 16: 37.5, 17: 69.0},
    (True, "progressive", "same", True): {14: 16.1, 15: 24.0, 16: 41.7, 17: 94.0},
    (True, "progressive", "progressive", False): {14: 15.6, 15: 21.0, 16: 28.8, 17: 37.9},
    (True, "progressive", "progressive", True): {14: 16.1, 15: 21.9, 16: 30.0, 17: 39.9},
    (False, "fixed14", "14", False): {13: 8.0},
    (False, "fixed14", "14", True): {13: 8.0},
}
"""By whether cards are discarded and the options of K23 and K25: what so many cards are worth, in points."""

BOARDS: dict[int, tuple[tuple[int, int, int], ...]] = {
    13: ((395, 2860, 5870), (350, 4996, 5860)),
    14: ((404, 4138, 5870), (418, 5000, 5900), (350, 5860, 6900)),
    15: ((430, 4996, 7150), (418, 5870, 7150)),
    16: ((430, 5870, 7160), (440, 5870, 7160)),
    17: ((450, 5870, 7160), (440, 7150, 7200)),
}
"""By the number of cards, the ranks of hands that were set at once, from the top down."""
