/* Two ranges of hold'em against each other on a flop, turn or river: exact, every board, and each hand once a board.

   On a board the hands of both sides are ranked and sorted. Then one walk up through both adds the weights of the second
   side that are beaten so far, in all and by card: what shares a card with a hand of the first side is taken off again. */

#include "kernels.h"

enum { MOST = 1326, DIGIT = 128 };

typedef struct {
    int count;
    uint8_t cards[MOST][2];
    double weight[MOST];
    uint64_t value[MOST];
} Side;

/* Of a board: the hands of a side that may be held there, by rank; `order` is rank and place in one number. */
typedef struct {
    int count;
    uint32_t order[MOST], spare[MOST];
} Sorted;

typedef struct {
    Side side[2];
    Sorted sorted[2];
    int place[52 * 52];                  /* where in the second side this hand stands, or -1 */
    uint8_t board[5];
    uint64_t seen;
    double win, tie, loss;
} Match;

/* By rank, in two steps of seven bits; hands of one rank keep their order. */
static void sort(Sorted *sorted)
{
    uint32_t *from = sorted->order, *into = sorted->spare;
    for (int shift = 16; shift <= 23; shift += 7) {
        int start[DIGIT + 1] = {0};
        for (int hand = 0; hand < sorted->count; hand++)
            start[(from[hand] >> shift & (DIGIT - 1)) + 1]++;
        for (int digit = 0; digit < DIGIT; digit++)
            start[digit + 1] += start[digit];
        for (int hand = 0; hand < sorted->count; hand++)
            into[start[from[hand] >> shift & (DIGIT - 1)]++] = from[hand];
        uint32_t *other = from;
        from = into;
        into = other;
    }
}

static void rank_side(const Side *side, Sorted *sorted, uint64_t value, const uint8_t *board, uint64_t used)
{
    sorted->count = 0;
    for (int hand = 0; hand < side->count; hand++) {
        const uint8_t *own = side->cards[hand];
        if ((used >> own[0] | used >> own[1]) & 1)
            continue;
        uint64_t sum = value + side->value[hand];
        unsigned five = suits_with_five(sum), rank;
        if (five) {
            unsigned suit = (unsigned)__builtin_ctz(five) / 3;
            rank = tables.flushes[ranks_in(board, 5, suit) | ranks_in(own, 2, suit)];
        } else {
            rank = offsuit((uint32_t)sum & KEY_MASK);
        }
        sorted->order[sorted->count++] = rank << 16 | (uint32_t)hand;
    }
    sort(sorted);
}

/* The weights of a side that are counted so far. */
typedef struct {
    double all, by_card[52];
} Sums;

static inline void add(Sums *sums, const Side *side, int hand)
{
    double weight = side->weight[hand];
    sums->all += weight;
    sums->by_card[side->cards[hand][0]] += weight;
    sums->by_card[side->cards[hand][1]] += weight;
}

/* What of it is left beside a hand; `same` is the weight of that very hand among them. */
static inline double beside(const Sums *sums, const uint8_t *own, double same)
{
    return sums->all - sums->by_card[own[0]] - sums->by_card[own[1]] + same;
}

static void compare(Match *match)
{
    const Side *first = &match->side[0], *second = &match->side[1];
    const Sorted *mine = &match->sorted[0], *theirs = &match->sorted[1];
    Sums below = {0}, upto = {0}, all = {0};
    for (int hand = 0; hand < theirs->count; hand++)
        add(&all, second, theirs->order[hand] & 0xFFFF);
    int low = 0, high = 0;
    for (int hand = 0; hand < mine->count; hand++) {
        uint32_t rank = mine->order[hand] >> 16;
        int own = mine->order[hand] & 0xFFFF;
        for (; low < theirs->count && theirs->order[low] >> 16 < rank; low++)
            add(&below, second, theirs->order[low] & 0xFFFF);
        for (; high < theirs->count && theirs->order[high] >> 16 <= rank; high++)
            add(&upto, second, theirs->order[high] & 0xFFFF);
        const uint8_t *cards = first->cards[own];
        int same = match->place[52 * cards[0] + cards[1]];
        double also = same < 0 ? 0.0 : second->weight[same], weight = first->weight[own];
        double beaten = beside(&below, cards, 0.0), level = beside(&upto, cards, also) - beaten;
        match->win += weight * beaten;
        match->tie += weight * level;
        match->loss += weight * (beside(&all, cards, also) - beaten - level);
    }
}

static void boards_from(Match *match, int card, int first, uint64_t value, uint64_t used)
{
    if (card == 5) {
        rank_side(&match->side[0], &match->sorted[0], value, match->board, used);
        rank_side(&match->side[1], &match->sorted[1], value, match->board, used);
        compare(match);
        return;
    }
    for (; first < 52; first++) {
        if (used >> first & 1)
            continue;
        match->board[card] = (uint8_t)first;
        boards_from(match, card + 1, first + 1, value + tables.values[first], used | 1ull << first);
    }
}

/* Takes the hands of a side; 0 when they are none. */
static int read_side(Side *side, const Py_buffer *hands, const Py_buffer *weights)
{
    if (hands->len % 2 || hands->len < 2 || hands->len > 2 * MOST || weights->len != 4 * hands->len)
        return 0;
    side->count = (int)(hands->len / 2);
    memcpy(side->cards, hands->buf, (size_t)hands->len);
    memcpy(side->weight, weights->buf, (size_t)weights->len);
    for (int hand = 0; hand < side->count; hand++) {
        const uint8_t *own = side->cards[hand];
        if (own[0] > 51 || own[1] >= own[0] || !(side->weight[hand] >= 0))
            return 0;
        side->value[hand] = tables.values[own[0]] + tables.values[own[1]];
    }
    return 1;
}

static int read_match(Match *match, const Py_buffer *view)
{
    const uint8_t *board = view[4].buf, *dead = view[5].buf;
    Py_ssize_t boards = view[4].len, deads = view[5].len;
    if (!read_side(&match->side[0], view, view + 1) || !read_side(&match->side[1], view + 2, view + 3))
        return 0;
    if (boards < 3 || boards > 5 || deads > 40)
        return 0;
    for (Py_ssize_t i = 0; i < boards + deads; i++) {
        uint8_t card = i < boards ? board[i] : dead[i - boards];
        if (card > 51 || match->seen >> card & 1)
            return 0;
        match->seen |= 1ull << card;
        if (i < boards)
            match->board[i] = card;
    }
    memset(match->place, -1, sizeof match->place);
    for (int hand = 0; hand < match->side[1].count; hand++)
        match->place[52 * match->side[1].cards[hand][0] + match->side[1].cards[hand][1]] = hand;
    return 1;
}

static PyObject *matched(const Py_buffer *view)
{
    Match *match = PyMem_Calloc(1, sizeof *match);
    PyObject *found = NULL;
    if (!match)
        return PyErr_NoMemory();
    if (read_match(match, view)) {
        uint64_t value = 0;
        int boards = (int)view[4].len;
        for (int card = 0; card < boards; card++)
            value += tables.values[match->board[card]];
        Py_BEGIN_ALLOW_THREADS
        boards_from(match, boards, 0, value, match->seen);
        Py_END_ALLOW_THREADS
        found = Py_BuildValue("(ddd)", match->win, match->tie, match->loss);
    } else {
        PyErr_SetString(PyExc_ValueError, "these are not two ranges of two cards on a board of three to five cards");
    }
    PyMem_Free(match);
    return found;
}

/* versus(hands, weights, hands, weights, board, dead): the weight of all deals that the first side wins, ties, loses. */
PyObject *versus(PyObject *self, PyObject *args)
{
    Py_buffer view[6];
    if (!PyArg_ParseTuple(args, "y*y*y*y*y*y*", view, view + 1, view + 2, view + 3, view + 4, view + 5))
        return NULL;
    PyObject *found = are_ready() ? matched(view) : NULL;
    for (int which = 0; which < 6; which++)
        PyBuffer_Release(view + which);
    return found;
}
