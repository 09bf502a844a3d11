"""What Fantasyland is worth and what hands look like there: first figures, from 120 hands of 14 cards."""

from __future__ import annotations

VALUES: dict[tuple[bool, str, str, bool], dict[int, float]] = {
    (True, "fixed14", "14", False): {14: 15.6, 15: 21.0, 16: 28.8, 17: 37.9},
    (True, "fixed14", "14", True): {14: 15.6, 15: 21.0, 16: 28.8, 17: 37.9},
    (True, "fixed14", "same", False): {14: 15.6, 15: 21.0, 16: 28.8, 17: 37.9},
    (True, "fixed14", "same", True): {14: 15.6, 15: 21.0, 16: 28.8, 17: 37.9},
    (True, "fixed14", "progressive", False): {14: 15.6, 15: 21.0, 16: 28.8, 17: 37.9},
    (True, "fixed14", "progressive", True): {14: 15.6, 15: 21.0, 16: 28.8, 17: 37.9},
    (True, "progressive", "14", False): {14: 15.6, 15: 21.0, 16: 28.8, 17: 37.9},
    (True, "progressive", "14", True): {14: 15.6, 15: 21.0, 16: 28.8, 17: 37.9},
    (True, "progressive", "same", False): {14: 15.6, 15: 21.0, 16: 28.8, 17: 37.9},
    (True, "progressive", "same", True): {14: 15.6, 15: 21.0, 16: 28.8, 17: 37.9},
    (True, "progressive", "progressive", False): {14: 15.6, 15: 21.0, 16: 28.8, 17: 37.9},
    (True, "progressive", "progressive", True): {14: 15.6, 15: 21.0, 16: 28.8, 17: 37.9},
    (False, "fixed14", "14", False): {13: 8.0},
    (False, "fixed14", "14", True): {13: 8.0},
}

BOARDS: dict[int, tuple[tuple[int, int, int], ...]] = {
    13: ((395, 2860, 5870), (350, 4996, 5860)),
    14: ((404, 4138, 5870), (418, 5000, 5900), (350, 5860, 6900)),
    15: ((430, 4996, 7150), (418, 5870, 7150)),
    16: ((430, 5870, 7160), (440, 5870, 7160)),
    17: ((450, 5870, 7160), (440, 7150, 7200)),
}
"""By the number of cards, the ranks of hands that were set at once, from the top down."""
