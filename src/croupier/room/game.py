"""Which game the next hand is: by the spec of the table, by its rotation, or as a bomb pot (Rulebook L16, L17)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from croupier.chinese.variants import VARIANTS as CHINESE
from croupier.room.fact import TableSpec
from croupier.room.match import is_open_face, rules_of
from croupier.rules.betting import Betting
from croupier.rules.house_rules import HouseRules
from croupier.rules.mixed import betting_of, chooser, has_button, most_players, next_place, place_game
from croupier.rules.rotation import Game, Place, Rotation, Stakes
from croupier.rules.variant import Variant
from croupier.rules.variants import ROTATIONS, VARIANTS


class Deal(Struct, frozen=True):
    """What is dealt in one hand: the game with its stakes, by whose rules, and where the rotation stands then.

    In a `bomb` pot everybody antes and the cards come on as many `boards` as the pack can give (Rulebook L17).
    """

    variant: str
    betting: Betting
    house: HouseRules
    place: Place | None = None
    bomb: bool = False
    boards: int = 1

    @property
    def game(self) -> Variant:
        """The game as data."""
        return VARIANTS[self.variant]

    @property
    def has_blinds(self) -> bool:
        """Whether blinds are posted, so that they can be missed and waited for (Rulebook C9, C11)."""
        return not self.bomb and posts_blinds(self.game, self.house)

    @property
    def moves_button(self) -> bool:
        """Whether the button moves on for this hand: where the cards say who opens, it stands still (L16)."""
        return has_button(self.game)


def posts_blinds(game: Variant, house: HouseRules) -> bool:
    """Whether blinds open the game: not where antes, a bring-in or a blind of the button do (C9, L1, L10)."""
    return game.forced == "blinds" and house.ante_type != "ante_only"


def rotation_of(spec: TableSpec) -> Rotation | None:
    """The rotation that a table plays by, None when it plays one game."""
    return ROTATIONS[spec.rotation] if spec.rotation else None


def games_of(spec: TableSpec) -> tuple[Game, ...]:
    """Every game that a table may come to."""
    rotation = rotation_of(spec)
    return rotation.games if rotation else (Game(spec.variant, spec.betting.structure),)


def most_seats(spec: TableSpec) -> int:
    """How many may sit down to these games: as many as the smallest pack serves (Rulebook A3, C1)."""
    if is_open_face(spec):
        return CHINESE[spec.variant].max_players
    rotation = rotation_of(spec)
    return most_players(rotation) if rotation else VARIANTS[spec.variant].max_players


def ever_has_blinds(spec: TableSpec) -> bool:
    """Whether there is a blind at this table that anybody could miss (C11)."""
    if is_open_face(spec):
        return False
    return any(posts_blinds(VARIANTS[game.variant], spec.house) for game in games_of(spec))


def stakes_of(spec: TableSpec) -> Stakes:
    """The stakes of a rotation: the blinds are those of its big-bet games, the small bet twice as much (L16)."""
    betting = spec.betting
    small = betting.small_bet or 2 * betting.big_blind
    return Stakes(small, betting.big_bet, betting.small_blind, betting.big_blind, betting.ante, betting.bring_in)


@lru_cache(maxsize=256)
def betting_for_game(spec: TableSpec, game: Game) -> Betting:
    """The stakes of one of the table's games; those that were not said are the usual ones (C8, C9, L1, L10, L16)."""
    betting, forced = spec.betting, VARIANTS[game.variant].forced
    if spec.rotation:
        found = betting_of(game, stakes_of(spec))
        anted = spec.house.ante_type != "none" and forced == "blinds"
        return replace(found, ante=betting.ante) if anted else found
    if forced == "bring_in":
        stakes = Stakes(betting.lower, betting.big_bet, ante=betting.ante, bring_in=betting.bring_in)
        return betting_of(game, stakes)
    if forced == "ante":
        lower = betting.lower
        return replace(betting, small_blind=0, big_blind=lower, ante=betting.ante or max(1, lower // 2))
    if forced == "button_blind" and not betting.ante:
        return replace(betting, ante=max(1, betting.big_blind // 2))
    return betting


def deal_of(spec: TableSpec, place: Place | None = None, bomb: bool = False) -> Deal:
    """The hand that a table deals where its rotation stands here, as a bomb pot if it can be one (L16, L17)."""
    rotation, house = rotation_of(spec), spec.house
    game = place_game(rotation, place or Place(0)) if rotation else Game(spec.variant, spec.betting.structure)
    betting = betting_for_game(spec, game)
    if betting.structure == "fixed_limit" and house.straddle != "off":
        house = replace(house, straddle="off")
    if not (bomb and can_bomb(VARIANTS[game.variant])):
        return Deal(game.variant, betting, house, place)
    betting = replace(betting, ante=spec.bomb_ante_bb * betting.big_blind)
    return Deal(game.variant, betting, house, place, True, spec.bomb_boards)


def can_bomb(game: Variant) -> bool:
    """Whether a bomb pot makes sense: somebody bets on a board that comes after the first street (L17)."""
    return game.board > 0 and game.forced in ("blinds", "button_blind")


def bombs(spec: TableSpec) -> bool:
    """Whether any game of the table can be a bomb pot."""
    return not is_open_face(spec) and any(can_bomb(VARIANTS[game.variant]) for game in games_of(spec))


def fitting_boards(deal: Deal, players: int) -> int:
    """As many boards as are wanted and the pack can give after all hole cards (Rulebook A3, L17)."""
    game = deal.game
    burns = sum(1 for street in game.streets[1:] if street.board) if deal.house.burn_cards else 0
    left = len(game.pack) - players * game.hole - burns
    return max(1, min(deal.boards, left // game.board)) if game.board else 1


def unit_of(spec: TableSpec) -> int:
    """By what buy-ins are counted: the big blind, where there is none the small bet, in open-face a point (I1, K26)."""
    if is_open_face(spec):
        return rules_of(spec).ofc_point_value
    plain = not spec.rotation and VARIANTS[spec.variant].forced in ("bring_in", "ante")
    return spec.betting.lower if plain else spec.betting.big_blind


# A rotation at the table.


def who_chooses(spec: TableSpec, place: Place | None, seats: Sequence[int], button: int) -> int:
    """The seat that is asked which game comes next, 0 when nobody is (L16)."""
    rotation = rotation_of(spec)
    return chooser(rotation, place, seats, button=button) if rotation and seats else 0


def move_place(
    spec: TableSpec, place: Place | None, seats: Sequence[int], button: int, chosen: tuple[int, int] | None
) -> Place | None:
    """Where the rotation stands in the next hand; `chosen` are the seat that chose and its game (L16)."""
    rotation = rotation_of(spec)
    if rotation is None:
        return None
    if chosen is None:
        return next_place(rotation, place, seats, button=button)
    moved = next_place(rotation, place, seats, button=button, choice=chosen[1])
    return replace(moved, chooser=chosen[0])
