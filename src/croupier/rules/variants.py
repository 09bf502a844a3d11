"""The games and the rotations, one entry each; a variant's name stands nowhere else in the code (Rulebook L)."""

from __future__ import annotations

from croupier.cards import cards, deck
from croupier.rules.rotation import Game, Rotation
from croupier.rules.variant import Street, Variant

# What streets are made of.

FLOP = Street("flop", board=3)
TURN = Street("turn", board=1, limit="upper")
RIVER = Street("river", board=1, limit="upper")
FLOP_TO_RIVER = (FLOP, TURN, RIVER)
FLOP_OF_TWO_TO_RIVER = (Street("flop", board=2), TURN, RIVER)

STUD_UP = (
    Street("fourth", up=1, limit="pair"),
    Street("fifth", up=1, limit="upper"),
    Street("sixth", up=1, limit="upper"),
)
SEVEN_CARDS = (Street("third", hole=2, up=1), *STUD_UP, Street("seventh", hole=1, limit="upper", common=True))
SEVEN_CARDS_LOW = (SEVEN_CARDS[0], Street("fourth", up=1), *SEVEN_CARDS[2:])
FIVE_CARDS = (
    Street("second", hole=1, up=1),
    Street("third", up=1),
    Street("fourth", up=1, limit="upper"),
    Street("fifth", up=1, limit="upper"),
)


def dealt(count: int, discard: int = 0) -> Street:
    """The first street of a board game with `count` hole cards, `discard` of them thrown away at once (L2)."""
    return Street("preflop", hole=count, discard=discard)


def thrown(count: int) -> Street:
    """So many hole cards thrown away after a round of betting (L2, L14)."""
    return Street("discard", discard=count, bets=False)


def drawn(count: int, draws: int) -> tuple[Street, ...]:
    """A draw game of `count` cards: the small bet before and after the first of several draws, then the big one."""
    limits = ("lower", "upper", "upper") if draws > 1 else ("upper",)
    names = ("first_draw", "second_draw", "third_draw") if draws > 1 else ("draw",)
    return (
        Street("predraw", hole=count),
        *[Street(name, draw=count, limit=limit) for name, limit in zip(names, limits, strict=True)],  # type: ignore[arg-type]
    )


LIMIT_ONLY = ("fixed_limit",)
STUD_LIMITS = ("fixed_limit", "spread_limit")

# Board games.

HOLDEM = Variant("holdem", (dealt(2), *FLOP_TO_RIVER), ("high",), phh=(("no_limit", "NT"), ("fixed_limit", "FT")))
BOARD_GAMES = (
    HOLDEM,
    Variant("holdem8", (dealt(2), *FLOP_TO_RIVER), ("high", "low_8")),
    Variant("omaha", (dealt(4), *FLOP_TO_RIVER), ("omaha_high",), phh=(("pot_limit", "PO"),), mostly="pot_limit"),
    Variant(
        "omaha8",
        (dealt(4), *FLOP_TO_RIVER),
        ("omaha_high", "omaha_low_8"),
        phh=(("fixed_limit", "FO/8"),),
        mostly="pot_limit",
    ),
    Variant("omaha5", (dealt(5), *FLOP_TO_RIVER), ("omaha_high",), max_players=8, mostly="pot_limit"),
    Variant("omaha5_8", (dealt(5), *FLOP_TO_RIVER), ("omaha_high", "omaha_low_8"), max_players=8, mostly="pot_limit"),
    Variant("omaha6", (dealt(6), *FLOP_TO_RIVER), ("omaha_high",), max_players=7, mostly="pot_limit"),
    Variant("omaha6_8", (dealt(6), *FLOP_TO_RIVER), ("omaha_high", "omaha_low_8"), max_players=7, mostly="pot_limit"),
    Variant(
        "courchevel",
        (Street("preflop", hole=5, board=1), *FLOP_OF_TWO_TO_RIVER),
        ("omaha_high",),
        max_players=8,
        mostly="pot_limit",
    ),
    Variant(
        "courchevel8",
        (Street("preflop", hole=5, board=1), *FLOP_OF_TWO_TO_RIVER),
        ("omaha_high", "omaha_low_8"),
        max_players=8,
        mostly="pot_limit",
    ),
    Variant(
        "shortdeck",
        (dealt(2), *FLOP_TO_RIVER),
        ("short_deck",),
        deck=4,
        forced="button_blind",
        phh=(("no_limit", "NS"),),
    ),
    Variant("royal_holdem", (dealt(2), *FLOP_TO_RIVER), ("high",), deck=8, max_players=6),
    Variant("greek_holdem", (dealt(2), *FLOP_TO_RIVER), ("greek_high",)),
    Variant("pineapple_holdem", (dealt(3, discard=1), *FLOP_TO_RIVER), ("high",)),
    Variant("pineapple_holdem8", (dealt(3, discard=1), *FLOP_TO_RIVER), ("high", "low_8")),
    Variant("crazy_pineapple", (dealt(3), FLOP, thrown(1), TURN, RIVER), ("high",)),
    Variant("crazy_pineapple8", (dealt(3), FLOP, thrown(1), TURN, RIVER), ("high", "low_8")),
    Variant("lazy_pineapple", (dealt(3), *FLOP_TO_RIVER), ("high_at_most_2",)),
    Variant("lazy_pineapple8", (dealt(3), *FLOP_TO_RIVER), ("high_at_most_2", "low_8_at_most_2")),
    Variant("irish", (dealt(4), FLOP, thrown(2), TURN, RIVER), ("high",)),
)

# Stud.

STUD_GAMES = (
    Variant("five_card_stud", FIVE_CARDS, ("high",), max_players=10, structures=STUD_LIMITS, forced="bring_in"),
    Variant(
        "seven_card_stud",
        SEVEN_CARDS,
        ("high",),
        max_players=8,
        structures=STUD_LIMITS,
        forced="bring_in",
        phh=(("fixed_limit", "F7S"),),
    ),
    Variant(
        "stud8",
        SEVEN_CARDS_LOW,
        ("high", "low_8"),
        max_players=8,
        structures=STUD_LIMITS,
        forced="bring_in",
        phh=(("fixed_limit", "F7S/8"),),
    ),
    Variant(
        "razz",
        SEVEN_CARDS_LOW,
        ("low_a5",),
        max_players=8,
        structures=STUD_LIMITS,
        forced="bring_in",
        low=True,
        phh=(("fixed_limit", "FR"),),
    ),
)

# Draw.

DRAWMAHA = (dealt(5), FLOP, Street("draw", draw=5, bets=False), TURN, RIVER)
DRAW_GAMES = (
    Variant("five_card_draw", drawn(5, 1), ("high",), max_players=6),
    Variant("deuce_to_seven_single_draw", drawn(5, 1), ("low_27",), max_players=6, phh=(("no_limit", "N2L1D"),)),
    Variant(
        "deuce_to_seven_triple_draw",
        drawn(5, 3),
        ("low_27",),
        max_players=6,
        phh=(("fixed_limit", "F2L3D"),),
        mostly="fixed_limit",
    ),
    Variant("ace_to_five_triple_draw", drawn(5, 3), ("low_a5",), max_players=6, mostly="fixed_limit"),
    Variant("badugi", drawn(4, 3), ("badugi",), max_players=8, phh=(("fixed_limit", "FB"),), mostly="fixed_limit"),
    Variant(
        "badacey", drawn(5, 3), ("badugi", "low_a5"), labels=("badugi", "low"), max_players=6, mostly="fixed_limit"
    ),
    Variant(
        "badeucey", drawn(5, 3), ("badugi_27", "low_27"), labels=("badugi", "low"), max_players=6, mostly="fixed_limit"
    ),
    Variant(
        "drawmaha", DRAWMAHA, ("omaha_high", "hole_high"), labels=("board", "draw"), max_players=6, mostly="pot_limit"
    ),
)

# Games of theory: few cards, known answers.

TINY_GAMES = (
    Variant(
        "kuhn",
        (Street("only", hole=1),),
        ("single",),
        cards=cards("Js Qs Ks"),
        max_players=2,
        structures=LIMIT_ONLY,
        forced="ante",
        cap=1,
    ),
    Variant(
        "leduc",
        (Street("first", hole=1), Street("flop", board=1, limit="upper")),
        ("leduc",),
        cards=cards("Jh Js Qh Qs Kh Ks"),
        max_players=2,
        structures=LIMIT_ONLY,
        forced="ante",
        cap=2,
    ),
    Variant(
        "rhode_island",
        (Street("first", hole=1), Street("flop", board=1, limit="upper"), TURN),
        ("rhode_island",),
        max_players=2,
        structures=LIMIT_ONLY,
        forced="ante",
        cap=4,
    ),
    Variant(
        "royal_rhode_island",
        (Street("first", hole=1), Street("flop", board=1, limit="upper"), TURN),
        ("rhode_island",),
        deck=8,
        max_players=2,
        structures=LIMIT_ONLY,
        forced="ante",
        cap=4,
    ),
    Variant(
        "two_to_eleven",
        (Street("first", hole=1), Street("flop", board=1, limit="upper"), TURN),
        ("two_to_eleven",),
        cards=(*deck()[:36], *deck(12)),  # without jacks, queens and kings
        max_players=2,
        structures=LIMIT_ONLY,
        forced="ante",
        cap=4,
    ),
)

VARIANTS = {variant.key: variant for variant in (*BOARD_GAMES, *STUD_GAMES, *DRAW_GAMES, *TINY_GAMES)}
"""Every game by its key."""

DEFAULT = HOLDEM.key
"""What is played where nobody says another game."""

# Mixed games (L16).

LIMIT_HOLDEM, LIMIT_OMAHA8 = Game("holdem"), Game("omaha8")
RAZZ, STUD, STUD8, TRIPLE_DRAW = (
    Game("razz"),
    Game("seven_card_stud"),
    Game("stud8"),
    Game("deuce_to_seven_triple_draw"),
)
BIG_BET_HOLDEM, BIG_BET_OMAHA = Game("holdem", "no_limit"), Game("omaha", "pot_limit")
SINGLE_DRAW, BADUGI = Game("deuce_to_seven_single_draw", "no_limit"), Game("badugi")
EIGHT_GAMES = (TRIPLE_DRAW, LIMIT_HOLDEM, LIMIT_OMAHA8, RAZZ, STUD, STUD8, BIG_BET_HOLDEM, BIG_BET_OMAHA)
TEN_GAMES = (*EIGHT_GAMES, SINGLE_DRAW, BADUGI)
MORE_TO_CHOOSE = (
    Game("ace_to_five_triple_draw"),
    Game("badacey"),
    Game("badeucey"),
    Game("five_card_draw", "pot_limit"),
    Game("drawmaha", "pot_limit"),
    Game("omaha8", "pot_limit"),
    Game("omaha5", "pot_limit"),
    Game("crazy_pineapple8"),
)

ALL_ROTATIONS = (
    Rotation("horse", (LIMIT_HOLDEM, LIMIT_OMAHA8, RAZZ, STUD, STUD8)),
    Rotation("hose", (LIMIT_HOLDEM, LIMIT_OMAHA8, STUD, STUD8)),
    Rotation("triple_stud", (RAZZ, STUD, STUD8)),
    Rotation("mixed_holdem", (LIMIT_HOLDEM, BIG_BET_HOLDEM)),
    Rotation("eight_game", EIGHT_GAMES),
    Rotation("ten_game", TEN_GAMES),
    Rotation("dealers_choice", (*TEN_GAMES, *MORE_TO_CHOOSE), chosen=True),
    Rotation("dealers_choice_each_hand", (*TEN_GAMES, *MORE_TO_CHOOSE), lasts="hands", chosen=True),
)
ROTATIONS = {rotation.key: rotation for rotation in ALL_ROTATIONS}
"""Every rotation by its key; what it takes to last longer or shorter is another `lasts` or `hands`."""
