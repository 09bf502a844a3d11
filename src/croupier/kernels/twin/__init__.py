"""The pure-Python twin of the compiled part: the same functions with the same results."""

from croupier.kernels.twin.equity import equity_exact
from croupier.kernels.twin.high import prepare, rank5, rank6, rank7, rank_many
from croupier.kernels.twin.sample import equity_sampled

__all__ = ["equity_exact", "equity_sampled", "prepare", "rank5", "rank6", "rank7", "rank_many"]
