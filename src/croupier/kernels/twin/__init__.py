"""The pure-Python twin of the compiled part: the same functions with the same results."""

from croupier.kernels.twin.equity import equity_exact
from croupier.kernels.twin.high import prepare, rank5, rank6, rank7, rank_many
from croupier.kernels.twin.omaha import omaha, omaha_exact, omaha_many
from croupier.kernels.twin.sample import equity_sampled
from croupier.kernels.twin.versus import versus

__all__ = [
    "equity_exact",
    "equity_sampled",
    "omaha",
    "omaha_exact",
    "omaha_many",
    "prepare",
    "rank5",
    "rank6",
    "rank7",
    "rank_many",
    "versus",
]
