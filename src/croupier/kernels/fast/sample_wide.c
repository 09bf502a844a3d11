/* Who wins sixteen deals, each in a place of its own in the widest registers. */

#include "wide.h"

#if HAS_WIDE
#define DEALING WIDE static inline
#define WIDTH 64
#include "sample.h"

enum { LANES = 16 };

/* By deal: the sum of keys, and the counters of suits. */
typedef struct {
    __m512i keys, suits;
} Sums;

WIDE static inline Sums with_card(Sums sums, const uint8_t *cards)
{
    static const uint32_t one_of[16] = {1, 8, 64, 512, 1, 8, 64, 512, 1, 8, 64, 512, 1, 8, 64, 512}; /* by suit */
    __m512i card = _mm512_cvtepu8_epi32(_mm_loadu_si128((const __m128i *)cards));
    __m512i key = _mm512_permutexvar_epi32(_mm512_srli_epi32(card, 2), _mm512_loadu_si512(tables.keys));
    __m512i suit = _mm512_permutexvar_epi32(card, _mm512_loadu_si512(one_of));
    return (Sums){_mm512_add_epi32(sums.keys, key), _mm512_add_epi32(sums.suits, suit)};
}

/* Which deals have five cards of a suit. */
WIDE static inline unsigned suited(__m512i suits)
{
    __m512i more = _mm512_or_si512(_mm512_srli_epi32(suits, 1), suits);
    return _mm512_test_epi32_mask(_mm512_and_si512(_mm512_srli_epi32(suits, 2), more), _mm512_set1_epi32(01111));
}

WIDE static inline unsigned flush_in(const Game *game, int player, int deal)
{
    uint64_t cards = 1ull << game->hole[player][0][deal] | 1ull << game->hole[player][1][deal];
    for (int card = 0; card < 5; card++)
        cards |= 1ull << game->board[card][deal];
    return flush_among(cards);
}

/* Counts the winners of each deal by how many there are. */
WIDE static inline void share(Game *game, uint32_t (*ranks)[LANES])
{
    __m512i best = _mm512_setzero_si512(), winners = best;
    __mmask16 wins[MOST_PLAYERS];
    for (int player = 0; player < game->players; player++)
        best = _mm512_max_epu32(best, _mm512_loadu_si512(ranks[player]));
    for (int player = 0; player < game->players; player++) {
        wins[player] = _mm512_cmpeq_epi32_mask(best, _mm512_loadu_si512(ranks[player]));
        winners = _mm512_mask_add_epi32(winners, wins[player], winners, _mm512_set1_epi32(1));
    }
    for (unsigned left = 0xFFFF, many = 1; left; many++) {
        unsigned these = _mm512_cmpeq_epi32_mask(winners, _mm512_set1_epi32((int)many));
        for (int player = 0; these && player < game->players; player++)
            game->shares[player][many] += (unsigned)__builtin_popcount(wins[player] & these);
        left &= ~these;
    }
}

WIDE static inline void rank_sixteen(Game *game, int first)
{
    uint32_t keys[MOST_PLAYERS][LANES];
    unsigned flushes[MOST_PLAYERS];
    Sums board = {_mm512_setzero_si512(), _mm512_setzero_si512()};
    for (int card = 0; card < 5; card++)
        board = with_card(board, game->board[card] + first);
    for (int player = 0; player < game->players; player++) {
        Sums all = with_card(with_card(board, game->hole[player][0] + first),
                             game->hole[player][1] + first);
        _mm512_storeu_si512(keys[player], all.keys);
        flushes[player] = suited(all.suits);
    }
    for (int player = 0; player < game->players; player++) {
        for (int deal = 0; deal < LANES; deal++)
            keys[player][deal] = offsuit(keys[player][deal]);
        for (unsigned left = flushes[player]; left; left &= left - 1)
            keys[player][__builtin_ctz(left)] = flush_in(game, player, first + __builtin_ctz(left));
    }
    share(game, keys);
}

WIDE static void play_sixty_four(Game *game, uint64_t *state, Taken *taken)
{
    draw_all(game, state, taken);
    for (int first = 0; first < AT_ONCE; first += LANES)
        rank_sixteen(game, first);
}

int play_wide(Game *game, uint64_t *state, Taken *taken)
{
    if (!is_wide())
        return 0;
    play_sixty_four(game, state, taken);
    return 1;
}
#else
#define DEALING static inline
#define WIDTH 16
#include "sample.h"
int play_wide(Game *game, uint64_t *state, Taken *taken) { return 0; }
#endif
