"""The pure-Python twin of the compiled part: the same functions with the same results."""

from croupier.kernels.twin.deals import deals_exact, deals_sampled
from croupier.kernels.twin.duel import duel_learn, duel_worth
from croupier.kernels.twin.equity import equity_exact
from croupier.kernels.twin.exactly_two import exactly_two, exactly_two_exact, exactly_two_many
from croupier.kernels.twin.high import prepare, rank5, rank6, rank7, rank_many
from croupier.kernels.twin.kinds import kinds_learn, kinds_sum, three_kinds, three_kinds_sum
from croupier.kernels.twin.low import low_8, low_8_two, low_27, low_a5, low_many
from croupier.kernels.twin.place import place
from croupier.kernels.twin.rows import rows_known
from croupier.kernels.twin.rows_played import rows_played
from croupier.kernels.twin.sample import equity_sampled
from croupier.kernels.twin.simulate import simulate
from croupier.kernels.twin.versus import versus

__all__ = [
    "deals_exact",
    "deals_sampled",
    "duel_learn",
    "duel_worth",
    "equity_exact",
    "equity_sampled",
    "exactly_two",
    "exactly_two_exact",
    "exactly_two_many",
    "kinds_learn",
    "kinds_sum",
    "low_8",
    "low_8_two",
    "low_27",
    "low_a5",
    "low_many",
    "place",
    "prepare",
    "rank5",
    "rank6",
    "rank7",
    "rank_many",
    "rows_known",
    "rows_played",
    "simulate",
    "three_kinds",
    "three_kinds_sum",
    "versus",
]
