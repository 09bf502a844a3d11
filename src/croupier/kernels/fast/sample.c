/* Sampled equity of hold'em ranges: hands and boards at random, the same ones as in the twin. */

#include "kernels.h"

enum { PLAYERS = 23, PATIENCE = 4096 };

typedef struct {
    int players, boards;
    uint64_t state, seen;                 /* of the generator; the cards that cannot come, as bits */
    uint64_t board_value;
    uint8_t board[5];
    const uint8_t *hands;                 /* two cards each, player after player */
    const uint64_t *upto;                 /* by hand: the weights of the player's hands up to it, in all */
    int first[PLAYERS + 1];               /* where each player's hands begin */
    uint8_t any[PLAYERS];                 /* whether every hand is as likely as any other */
    uint64_t shares[PLAYERS][PLAYERS + 1];
} Game;

/* splitmix64 */
static inline uint64_t next(Game *game)
{
    uint64_t mixed = game->state += 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
    return mixed ^ mixed >> 31;
}

/* A number from 0 up to, and without, `end`, which is at most 2^32. */
static inline uint64_t below(Game *game, uint64_t end) { return (next(game) >> 32) * end >> 32; }

/* The hand of a player, by its weight. */
static inline int chosen(Game *game, int player)
{
    int low = game->first[player], high = game->first[player + 1] - 1;
    if (low == high)
        return low;
    uint64_t weight = below(game, game->upto[high]);
    while (low < high) {
        int middle = (low + high) / 2;
        if (game->upto[middle] > weight)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

/* A card that may come, which is then used. */
static inline uint8_t drawn(Game *game, uint64_t *used)
{
    for (;;) {
        uint64_t card = below(game, 52);
        if (!(*used >> card & 1)) {
            *used |= 1ull << card;
            return (uint8_t)card;
        }
    }
}

/* A hand for each who has a range; 0 when two of them need the same card. */
static inline int deal_hands(Game *game, uint64_t *used, uint8_t (*holes)[2])
{
    for (int player = 0; player < game->players; player++) {
        if (game->any[player])
            continue;
        const uint8_t *hand = game->hands + 2 * chosen(game, player);
        uint64_t bits = 1ull << hand[0] | 1ull << hand[1];
        if (*used & bits)
            return 0;
        *used |= bits;
        holes[player][0] = hand[0];
        holes[player][1] = hand[1];
    }
    return 1;
}

static inline unsigned rank_on(const Game *game, const uint8_t *hole, uint64_t value, const uint8_t *board)
{
    uint64_t hand = value + tables.values[hole[0]] + tables.values[hole[1]];
    unsigned five = suits_with_five(hand);
    if (!five)
        return offsuit((uint32_t)hand & KEY_MASK);
    unsigned suit = (unsigned)__builtin_ctz(five) / 3;
    return tables.flushes[ranks_in(board, 5, suit) | ranks_in(hole, 2, suit)];
}

/* One deal to the end; 0 when no hands could be dealt. */
static int play(Game *game)
{
    uint8_t holes[PLAYERS][2];
    uint64_t used = game->seen;
    for (int tries = 0; !deal_hands(game, &used, holes); used = game->seen)
        if (++tries == PATIENCE)
            return 0;
    for (int player = 0; player < game->players; player++) /* any hand leaves as many to all others */
        for (int card = 0; game->any[player] && card < 2; card++)
            holes[player][card] = drawn(game, &used);
    uint64_t value = game->board_value;
    for (int card = game->boards; card < 5; card++) {
        game->board[card] = drawn(game, &used);
        value += tables.values[game->board[card]];
    }
    unsigned ranks[PLAYERS], best = 0;
    int winners = 0;
    for (int player = 0; player < game->players; player++) {
        ranks[player] = rank_on(game, holes[player], value, game->board);
        winners = ranks[player] > best ? 1 : winners + (ranks[player] == best);
        best = ranks[player] > best ? ranks[player] : best;
    }
    for (int player = 0; player < game->players; player++)
        game->shares[player][winners] += ranks[player] == best;
    return 1;
}

static int see(Game *game, const uint8_t *cards, Py_ssize_t count)
{
    for (Py_ssize_t i = 0; i < count; i++) {
        if (cards[i] > 51 || game->seen >> cards[i] & 1)
            return 0;
        game->seen |= 1ull << cards[i];
    }
    return 1;
}

/* Whether every hand is two different cards, and the weights grow from hand to hand up to 2^32. */
static int are_hands(const Game *game)
{
    for (int player = 0; player < game->players; player++)
        for (int hand = game->first[player]; hand < game->first[player + 1]; hand++) {
            uint64_t before = hand > game->first[player] ? game->upto[hand - 1] : 0;
            const uint8_t *cards = game->hands + 2 * hand;
            if (cards[0] > 51 || cards[1] > 51 || cards[0] == cards[1] || game->upto[hand] <= before)
                return 0;
            if (game->upto[hand] > 1ull << 32)
                return 0;
        }
    return 1;
}

static int is_game(Game *game, const int32_t *sizes, Py_ssize_t hands, Py_ssize_t weights, const uint8_t *board,
                   const uint8_t *dead, Py_ssize_t deads)
{
    for (int player = 0; player < game->players; player++) {
        if (sizes[player] < 1 || sizes[player] > 1326)
            return 0;
        game->first[player + 1] = game->first[player] + sizes[player];
    }
    int count = game->first[game->players];
    if (game->boards > 5)
        return 0;
    if (hands != 2 * count || weights != 8 * count || !are_hands(game))
        return 0;
    for (int player = 0; player < game->players; player++)
        game->any[player] = sizes[player] == 1326
            && game->upto[game->first[player + 1] - 1] == 1326 * game->upto[game->first[player]];
    for (int card = 0; card < game->boards; card++)
        game->board[card] = board[card];
    if (!see(game, board, game->boards) || !see(game, dead, deads))
        return 0;
    for (int card = 0; card < game->boards; card++)
        game->board_value += tables.values[board[card]];
    return 52 - __builtin_popcountll(game->seen) >= 2 * game->players + 5 - game->boards;
}

/* equity_sampled(hands, upto, sizes, board, dead, samples, seed): the list of `equity_exact`, or None without a deal. */
PyObject *equity_sampled(PyObject *self, PyObject *args)
{
    PyObject *from[3];
    Py_buffer view[3];
    const char *board, *dead;
    Py_ssize_t boards, deads;
    unsigned long long samples, seed;
    if (!PyArg_ParseTuple(args, "OOOy#y#KK", from, from + 1, from + 2, &board, &boards, &dead, &deads, &samples, &seed))
        return NULL;
    if (!are_ready())
        return NULL;
    int taken = 0;
    while (taken < 3 && take(from[taken], view + taken, 0))
        taken++;
    PyObject *found = NULL;
    if (taken == 3) {
        Game game = {.players = (int)(view[2].len / 4), .boards = (int)boards, .state = seed,
                     .hands = view[0].buf, .upto = view[1].buf};
        int fine = view[2].len >= 4 && view[2].len <= 4 * PLAYERS && boards <= 5 && deads <= 52
            && is_game(&game, view[2].buf, view[0].len, view[1].len, (const uint8_t *)board, (const uint8_t *)dead, deads);
        if (fine) {
            Py_BEGIN_ALLOW_THREADS
            while (samples && fine) {
                fine = play(&game);
                samples--;
            }
            Py_END_ALLOW_THREADS
            found = fine ? as_list(game.shares[0], game.players, PLAYERS + 1) : Py_NewRef(Py_None);
        } else {
            PyErr_SetString(PyExc_ValueError, "these are not ranges of hands of two cards and up to five more cards");
        }
    }
    while (taken--)
        PyBuffer_Release(view + taken);
    return found;
}
