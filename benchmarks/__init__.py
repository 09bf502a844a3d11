"""Speeds that the README states, each beside its peers in one run; only ratios mean anything (docs/performance.md)."""
