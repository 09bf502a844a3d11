/* Deals of a game at random: hands by their weights, unknown cards and the board; the same ones as in the twin. */

#include "chance.h"
#include "deals.h"
#include "exactly_two.h"

enum { PATIENCE = 1 << 17, MOST_HANDS = 1 << 22 };

typedef struct {
    Deals deals;
    uint64_t state;                       /* of the generator */
    const uint8_t *hands;                 /* player after player */
    const char *upto;                     /* by hand: the weights of the player's hands up to it, in all */
    int first[DEAL_PLAYERS + 1];          /* where each player's hands begin */
} Sample;

static inline uint64_t upto(const Sample *sample, int hand)
{
    uint64_t weight;
    memcpy(&weight, sample->upto + 8 * (Py_ssize_t)hand, sizeof weight);
    return weight;
}

/* The hand of a player, by its weight. */
static int chosen(Sample *sample, int player)
{
    int low = sample->first[player], high = sample->first[player + 1] - 1;
    if (low == high)
        return low;
    uint64_t weight = below(&sample->state, upto(sample, high));
    while (low < high) {
        int middle = (low + high) / 2;
        if (upto(sample, middle) > weight)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

/* A hand for everybody; 0 when two of them need the same card. */
static int deal_hands(Sample *sample, uint64_t *used)
{
    Deals *deals = &sample->deals;
    for (int player = 0; player < deals->players; player++) {
        const uint8_t *hand = sample->hands + (Py_ssize_t)deals->size * chosen(sample, player);
        memcpy(deals->hole[player].card, hand, (size_t)deals->size);
        if (!see_cards(used, hand, deals->size))
            return 0;
    }
    return 1;
}

/* One deal to its end; 0 when no hands could be dealt. */
static int deal(Sample *sample)
{
    Deals *deals = &sample->deals;
    uint64_t used = deals->seen;
    for (int tries = 0; !deal_hands(sample, &used); used = deals->seen)
        if (++tries == PATIENCE)
            return 0;
    for (int player = 0; player < deals->players; player++) {
        for (int card = 0; card < deals->size; card++)
            if (deals->hole[player].card[card] == UNKNOWN)
                deals->hole[player].card[card] = drawn(&sample->state, &used);
        know(&deals->hole[player], deals->size);
    }
    for (int card = deals->known; card < deals->board_size; card++)
        deals->board[card] = drawn(&sample->state, &used);
    count_deal(deals);
    return 1;
}

/* Whether hands are different cards as far as they are known, and weights grow from hand to hand up to 2^32. */
static int are_hands(const Sample *sample)
{
    int size = sample->deals.size;
    for (int player = 0; player < sample->deals.players; player++)
        for (int hand = sample->first[player]; hand < sample->first[player + 1]; hand++) {
            uint64_t before = hand > sample->first[player] ? upto(sample, hand - 1) : 0, seen = 0;
            if (!see_cards(&seen, sample->hands + (Py_ssize_t)size * hand, size))
                return 0;
            if (upto(sample, hand) <= before || upto(sample, hand) > 1ull << 32)
                return 0;
        }
    return 1;
}

/* Takes hands, weights and how many hands each player has; 0 when these are none. */
static int take_hands(Sample *sample, const Py_buffer *part)
{
    Deals *deals = &sample->deals;
    int64_t all = 0;
    if (deals->size < 1 || deals->size > MOST_OWN || part[2].len < 4 || part[2].len > 4 * DEAL_PLAYERS || part[2].len % 4)
        return 0;
    for (; 4 * deals->players < part[2].len; deals->players++) {
        int32_t many;
        memcpy(&many, (const char *)part[2].buf + 4 * deals->players, sizeof many);
        all += many;
        if (many < 1 || all > MOST_HANDS)
            return 0;
        sample->first[deals->players + 1] = (int)all;
    }
    sample->hands = part[0].buf;
    sample->upto = part[1].buf;
    return part[0].len == all * deals->size && part[1].len == 8 * all && are_hands(sample);
}

/* deals_sampled(hands, upto, sizes, size, board, board_size, dead, halves, samples, seed): counts, or None; see the
   twin. */
PyObject *deals_sampled(PyObject *self, PyObject *args)
{
    Py_buffer part[6];
    Py_ssize_t samples;
    unsigned long long seed;
    int board_size;
    Sample sample = {0};
    Deals *deals = &sample.deals;
    if (!PyArg_ParseTuple(args, "y*y*y*iy*iy*y*nK", part, part + 1, part + 2, &deals->size, part + 3, &board_size, part + 4,
                          part + 5, &samples, &seed))
        return NULL;
    sample.state = seed;
    int ready = are_lows_ready() && are_pairs_ready(), dealt = 1;
    int fine = ready && samples >= 0 && take_hands(&sample, part) && set_game(deals, part + 5, part + 3, board_size, part + 4);
    int needed = deals->players * deals->size + board_size - deals->known;
    fine = fine && needed <= 52 - __builtin_popcountll(deals->seen);
    if (fine) {
        Py_BEGIN_ALLOW_THREADS
        for (; samples && dealt; samples--)
            dealt = deal(&sample);
        Py_END_ALLOW_THREADS
    }
    for (int which = 0; which < 6; which++)
        PyBuffer_Release(part + which);
    if (!ready)
        return NULL;
    if (!fine)
        return PyErr_Format(PyExc_ValueError, "these are not hands, a board and rankings of a game that is counted here");
    return dealt ? list_of(deals) : Py_NewRef(Py_None);
}
