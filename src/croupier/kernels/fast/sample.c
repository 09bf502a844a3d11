/* Sampled equity of hold'em ranges: the questions, and the answers of any processor. */

#include "kernels.h"

#define DEALING static inline
#define WIDTH 16
#include "sample.h"

enum { PATIENCE = 1 << 17 };

/* The weights of a player's hands up to this one, in all; the buffer stands anywhere, also at an odd address. */
static inline uint64_t upto(const Game *game, int hand)
{
    uint64_t weight;
    memcpy(&weight, game->upto + 8 * (Py_ssize_t)hand, sizeof weight);
    return weight;
}

/* The hand of a player, by its weight. */
static inline int chosen(Game *game, int player)
{
    int low = game->first[player], high = game->first[player + 1] - 1;
    if (low == high)
        return low;
    uint64_t weight = below(&game->state, upto(game, high));
    while (low < high) {
        int middle = (low + high) / 2;
        if (upto(game, middle) > weight)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

/* A hand for each who has a range; 0 when two of them need the same card. */
static inline int try_hands(Game *game, int deal, uint64_t *used)
{
    for (int player = 0; player < game->players; player++) {
        if (game->any[player])
            continue;
        const uint8_t *hand = game->hands + 2 * chosen(game, player);
        uint64_t bits = 1ull << hand[0] | 1ull << hand[1];
        if (*used & bits)
            return 0;
        *used |= bits;
        game->hole[player][0][deal] = hand[0];
        game->hole[player][1][deal] = hand[1];
    }
    return 1;
}

/* Deals a hand to each who has a range; 0 when no hands could be dealt. */
static int deal_hands(Game *game, int deal, Taken *taken)
{
    uint64_t used = game->seen;
    for (int tries = 0; !try_hands(game, deal, &used); used = game->seen)
        if (++tries == PATIENCE)
            return 0;
    for (taken->count = 0; used; used &= used - 1)
        taken->card[taken->count++][deal] = (uint8_t)__builtin_ctzll(used);
    return 1;
}

/* Deals hands to so many deals, and says which numbers of chance come next in each; 0 when none could be dealt. */
static int deal_all(Game *game, int deals, uint64_t *state, Taken *taken)
{
    for (int deal = 0; deal < deals; deal++) {
        if (!deal_hands(game, deal, taken))
            return 0;
        state[deal] = game->state;
        game->state += (uint64_t)game->draws * STEP;
    }
    return 1;
}

/* Counts who wins a deal. */
static void share(Game *game, int deal)
{
    unsigned ranks[MOST_PLAYERS], best = 0;
    int winners = 0;
    uint8_t board[5];
    uint64_t value = 0;
    for (int card = 0; card < 5; card++) {
        board[card] = game->board[card][deal];
        value += tables.values[board[card]];
    }
    for (int player = 0; player < game->players; player++) {
        uint8_t hole[2] = {game->hole[player][0][deal], game->hole[player][1][deal]};
        ranks[player] = rank_on(hole, value, board);
        winners = ranks[player] > best ? 1 : winners + (ranks[player] == best);
        best = ranks[player] > best ? ranks[player] : best;
    }
    for (int player = 0; player < game->players; player++)
        game->shares[player][winners] += ranks[player] == best;
}

/* So many deals; 0 when no hands could be dealt. */
static int play(Game *game, Py_ssize_t samples)
{
    uint64_t state[AT_ONCE] = {0};
    Taken taken = {0};
    for (; samples > 0; samples -= AT_ONCE) {
        int deals = samples < AT_ONCE ? (int)samples : AT_ONCE;
        if (!deal_all(game, deals, state, &taken))
            return 0;
        if (deals == AT_ONCE && play_wide(game, state, &taken))
            continue;
        draw_all(game, state, &taken);
        for (int deal = 0; deal < deals; deal++)
            share(game, deal);
    }
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
            uint64_t before = hand > game->first[player] ? upto(game, hand - 1) : 0;
            const uint8_t *cards = game->hands + 2 * hand;
            if (cards[0] > 51 || cards[1] > 51 || cards[0] == cards[1] || upto(game, hand) <= before)
                return 0;
            if (upto(game, hand) > 1ull << 32)
                return 0;
        }
    return 1;
}

/* Whether a player has every hand there is, and each with the same weight. */
static int has_any(const Game *game, int player)
{
    int first = game->first[player], hands = game->first[player + 1] - first, even = 1;
    for (int hand = 0; even && hand < hands; hand++)
        even = upto(game, first + hand) == upto(game, first) * (uint64_t)(hand + 1);
    return hands == 1326 && even;
}

/* Takes how many hands each player has; 0 when these are no such numbers. */
static int take_sizes(Game *game, const Py_buffer *sizes)
{
    int32_t size;
    if (sizes->len < 4 || sizes->len > 4 * MOST_PLAYERS || sizes->len % 4)
        return 0;
    for (; 4 * game->players < sizes->len; game->players++) {
        memcpy(&size, (const char *)sizes->buf + 4 * game->players, sizeof size);
        if (size < 1 || size > 1326)
            return 0;
        game->first[game->players + 1] = game->first[game->players] + size;
    }
    return 1;
}

/* 0 when these (hands, weights, sizes, board, dead) are no ranges, or there are not cards enough. */
static int is_game(Game *game, const Py_buffer *part)
{
    const uint8_t *board = part[3].buf;
    if (!take_sizes(game, part + 2) || part[3].len > 5 || part[4].len > 52)
        return 0;
    int count = game->first[game->players];
    if (part[0].len != 2 * count || part[1].len != 8 * count || !are_hands(game))
        return 0;
    for (int player = 0; player < game->players; player++)
        game->any[player] = (uint8_t)has_any(game, player);
    if (!see(game, board, part[3].len) || !see(game, part[4].buf, part[4].len))
        return 0;
    for (; game->boards < part[3].len; game->boards++)
        memset(game->board[game->boards], board[game->boards], AT_ONCE);
    game->draws = 5 - game->boards;
    for (int player = 0; player < game->players; player++)
        game->draws += 2 * game->any[player];
    return 52 - __builtin_popcountll(game->seen) >= 2 * game->players + 5 - game->boards;
}

/* equity_sampled(hands, upto, sizes, board, dead, samples, seed): the list of `equity_exact`, or None without a deal. */
PyObject *equity_sampled(PyObject *self, PyObject *args)
{
    Py_buffer part[5];
    Py_ssize_t samples;
    unsigned long long seed;
    if (!PyArg_ParseTuple(args, "y*y*y*y*y*nK", part, part + 1, part + 2, part + 3, part + 4, &samples, &seed))
        return NULL;
    Game game = {.state = seed, .hands = part[0].buf, .upto = part[1].buf};
    int ready = are_ready(), fine = ready && samples >= 0 && is_game(&game, part), done = fine;
    if (fine) {
        Py_BEGIN_ALLOW_THREADS
        done = play(&game, samples);
        Py_END_ALLOW_THREADS
    }
    for (int which = 0; which < 5; which++)
        PyBuffer_Release(part + which);
    if (!ready)
        return NULL;
    if (!fine)
        return PyErr_Format(PyExc_ValueError, "these are not ranges of hands of two cards and up to five more cards");
    return done ? as_list(game.shares[0], game.players, MOST_PLAYERS + 1) : Py_NewRef(Py_None);
}
