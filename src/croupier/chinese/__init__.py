"""Open-face Chinese and its kin: rows, royalties, Fantasyland, the deal and its settlement (Rulebook K, L18)."""
