/* The best of exactly two of two to six hole cards with exactly three of the board (Rulebook H2, H5): one hand, and many
   of them at once. */

#include "exactly_two.h"

enum { AT_ONCE = 64 };

uint16_t (*pair_rows)[PAIRS];
uint16_t board_steps[5][13];
uint8_t pair_of[13][13];

/* The HandRank of three board ranks and two of the hand, flushes aside; 0 for five of a kind, which no pack has. */
static unsigned of_ranks(const int *three, int a, int b)
{
    if (a == b && three[0] == a && three[1] == a && three[2] == a)
        return 0;
    return offsuit(tables.keys[three[0]] + tables.keys[three[1]] + tables.keys[three[2]] + tables.keys[a]
                   + tables.keys[b]);
}

/* The best of all threes of these board ranks with two of the hand. */
static unsigned best_of_ranks(const int *board, int count, int a, int b)
{
    unsigned best = 0;
    for (int i = 0; i < count; i++)
        for (int j = i + 1; j < count; j++)
            for (int k = j + 1; k < count; k++) {
                int three[3] = {board[i], board[j], board[k]};
                unsigned rank = of_ranks(three, a, b);
                best = rank > best ? rank : best;
            }
    return best;
}

static void fill_row(int *board)
{
    uint16_t *row = pair_rows[number_of(board)];
    for (int a = 0; a < 13; a++)
        for (int b = 0; b <= a; b++)
            row[pair_of[a][b]] = (uint16_t)best_of_ranks(board, 5, a, b);
}

int are_pairs_ready(void)
{
    if (pair_rows)
        return 1;
    pair_rows = PyMem_Calloc(BOARDS, sizeof *pair_rows);
    if (!pair_rows) {
        PyErr_NoMemory();
        return 0;
    }
    for (int place = 0; place < 5; place++) /* rank + place choose place + 1 */
        for (int rank = 0; rank < 13; rank++) {
            int64_t ways = 1;
            for (int factor = 0; factor <= place; factor++)
                ways = ways * (rank + factor) / (factor + 1);
            board_steps[place][rank] = (uint16_t)ways;
        }
    for (int a = 0; a < 13; a++)
        for (int b = 0; b < 13; b++)
            pair_of[a][b] = (uint8_t)(a > b ? a * (a + 1) / 2 + b : b * (b + 1) / 2 + a);
    int b[5];
    for (b[0] = 0; b[0] < 13; b[0]++)
        for (b[1] = b[0]; b[1] < 13; b[1]++)
            for (b[2] = b[1]; b[2] < 13; b[2]++)
                for (b[3] = b[2]; b[3] < 13; b[3]++)
                    for (b[4] = b[3]; b[4] < 13; b[4]++)
                        if (b[0] != b[4])
                            fill_row(b);
    return 1;
}

/* The row of a board of five. */
static inline const uint16_t *row_on(const uint8_t *board)
{
    int ranks[5];
    for (int card = 0; card < 5; card++)
        ranks[card] = board[card] >> 2;
    return pair_rows[number_of(ranks)];
}

/* The best with any two of the hand, flushes aside. */
static inline unsigned plainly(const uint16_t *row, const uint8_t *hole, int holes)
{
    unsigned best = 0;
    for (int i = 0; i < holes; i++)
        for (int j = i + 1; j < holes; j++) {
            unsigned rank = row[pair_of[hole[i] >> 2][hole[j] >> 2]];
            best = rank > best ? rank : best;
        }
    return best;
}

/* The suit of which three or more lie on a board of five, or -1. */
static inline int suit_on(const uint8_t *board)
{
    unsigned counters = 0;
    for (int card = 0; card < 5; card++)
        counters += 1u << 3 * (board[card] & 3);
    unsigned three = (counters >> 2 | (counters >> 1 & counters)) & 01111;
    return three ? __builtin_ctz(three) / 3 : -1;
}

/* The best flush, or 0. */
static inline unsigned suited_on(const uint8_t *hole, int holes, const uint8_t *board)
{
    int suit = suit_on(board);
    return suit < 0 ? 0 : best_suited(ranks_in(board, 5, (unsigned)suit), ranks_in(hole, holes, (unsigned)suit));
}

/* At most `AT_ONCE` hands: the boards first, so that several rows are on the way at once, then the hands, and flushes
   last, so that the processor need not guess where they are. */
ALWAYS_INLINE void rank_some(const uint8_t *hole, int size, const uint8_t *board, int hands, char *ranks)
{
    const uint16_t *row[AT_ONCE];
    int suited[AT_ONCE], many = 0;
    for (int hand = 0; hand < hands; hand++) {
        row[hand] = row_on(board + 5 * hand);
        for (int pair = 0; pair < PAIRS; pair += 32)
            __builtin_prefetch(row[hand] + pair);
        suited[many] = hand;
        many += suit_on(board + 5 * hand) >= 0;
    }
    uint16_t best[AT_ONCE];
    for (int hand = 0; hand < hands; hand++)
        best[hand] = (uint16_t)plainly(row[hand], hole + size * hand, size);
    for (int place = 0; place < many; place++) {
        int hand = suited[place];
        unsigned flush = suited_on(hole + size * hand, size, board + 5 * hand);
        best[hand] = flush > best[hand] ? (uint16_t)flush : best[hand];
    }
    memcpy(ranks, best, 2 * (size_t)hands);
}

/* Three or four cards of the board: every three of them. */
static unsigned rank_early(const uint8_t *hole, int holes, const uint8_t *cards, int boards)
{
    int ranks[4];
    unsigned best = 0;
    for (int card = 0; card < boards; card++)
        ranks[card] = cards[card] >> 2;
    for (int i = 0; i < holes; i++)
        for (int j = i + 1; j < holes; j++) {
            unsigned rank = best_of_ranks(ranks, boards, hole[i] >> 2, hole[j] >> 2);
            best = rank > best ? rank : best;
        }
    for (unsigned suit = 0; suit < 4; suit++) {
        unsigned flush = best_suited(ranks_in(cards, boards, suit), ranks_in(hole, holes, suit));
        best = flush > best ? flush : best;
    }
    return best;
}

/* Reads a sequence of cards; their number, or -1 with an exception set. */
static int read_sequence(PyObject *sequence, uint8_t *cards, int least, int most)
{
    Py_ssize_t count = PySequence_Size(sequence);
    if (count < 0)
        return -1;
    if (count < least || count > most) {
        PyErr_Format(PyExc_ValueError, "from %d to %d cards are ranked here, not %zd", least, most, count);
        return -1;
    }
    for (int place = 0; place < (int)count; place++) {
        PyObject *item = PySequence_GetItem(sequence, place);
        int card = item ? card_of(item) : -1;
        Py_XDECREF(item);
        if (card < 0)
            return -1;
        cards[place] = (uint8_t)card;
    }
    return (int)count;
}

/* exactly_two(hole, board): the HandRank of the best two of 2 to 6 hole cards with three of 3 to 5 of the board. */
PyObject *exactly_two(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    uint8_t hole[MOST_HOLES], board[5];
    if (count != 2) {
        PyErr_SetString(PyExc_TypeError, "a hand and a board are ranked here");
        return NULL;
    }
    if (!are_ready() || !are_pairs_ready())
        return NULL;
    int holes = read_sequence(args[0], hole, 2, MOST_HOLES);
    int boards = holes < 0 ? -1 : read_sequence(args[1], board, 3, 5);
    if (boards < 0)
        return NULL;
    if (boards < 5)
        return PyLong_FromLong(rank_early(hole, holes, board, boards));
    unsigned best = plainly(row_on(board), hole, holes), flush = suited_on(hole, holes, board);
    return PyLong_FromLong(flush > best ? flush : best);
}

static int all_cards(const uint8_t *cards, Py_ssize_t count)
{
    uint8_t most = 0;
    for (Py_ssize_t i = 0; i < count; i++)
        most = cards[i] > most ? cards[i] : most;
    return most < 52;
}

static void rank_all(const uint8_t *hole, int size, const uint8_t *board, Py_ssize_t hands, char *ranks)
{
    for (Py_ssize_t done = 0; done < hands; done += AT_ONCE) {
        int some = hands - done < AT_ONCE ? (int)(hands - done) : AT_ONCE;
        if (size == 4) /* a number that is known when this is compiled */
            rank_some(hole + 4 * done, 4, board + 5 * done, some, ranks + 2 * done);
        else
            rank_some(hole + size * done, size, board + 5 * done, some, ranks + 2 * done);
    }
}

/* exactly_two_many(holes, size, boards, ranks): the HandRank of each hand of `size` cards on its board of five. */
PyObject *exactly_two_many(PyObject *self, PyObject *args)
{
    PyObject *from[3];
    Py_buffer view[3];
    int size, taken = 0;
    if (!PyArg_ParseTuple(args, "OiOO", from, &size, from + 1, from + 2) || !are_ready() || !are_pairs_ready())
        return NULL;
    while (taken < 3 && take(from[taken], view + taken, taken == 2))
        taken++;
    int fits = 0, read = taken == 3;
    if (read) {
        Py_ssize_t hands = view[1].len / 5;
        fits = size >= 2 && size <= MOST_HOLES && view[0].len == hands * size && view[1].len == hands * 5
            && view[2].len == hands * 2;
        if (fits) {
            const uint8_t *hole = view[0].buf, *board = view[1].buf;
            Py_BEGIN_ALLOW_THREADS
            fits = all_cards(hole, view[0].len) && all_cards(board, view[1].len);
            if (fits)
                rank_all(hole, size, board, hands, view[2].buf);
            Py_END_ALLOW_THREADS
        }
    }
    while (taken--)
        PyBuffer_Release(view + taken);
    if (!read)
        return NULL;
    if (!fits)
        return PyErr_Format(PyExc_ValueError, "these are not hands of %d cards, boards of five and a place for each rank", size);
    Py_RETURN_NONE;
}
