/* Omaha: exactly two of four to six hole cards with exactly three of the board (Rulebook H2, H5).

   Suits aside, a board of five is one of 6,188 multisets of ranks (13 of them in no pack), and two hole cards are one of
   91 pairs of ranks: a table has the best hand of each board with each pair. It takes 1.1 MB and is built by the first
   call. */

#include "kernels.h"

enum { PAIRS = 91, BOARDS = 6188, PLAYERS = 10, MOST_HOLES = 6 };

static uint16_t (*rows)[PAIRS];

/* By rank and by its place among five sorted ranks: what it adds to the number of a board. */
static uint16_t steps[5][13];

static inline int pair_of(int a, int b) { return a > b ? a * (a + 1) / 2 + b : b * (b + 1) / 2 + a; }

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

static void fill_row(const int *board)
{
    int number = 0;
    for (int place = 0; place < 5; place++)
        number += steps[place][board[place]];
    for (int a = 0; a < 13; a++)
        for (int b = 0; b <= a; b++)
            rows[number][pair_of(a, b)] = (uint16_t)best_of_ranks(board, 5, a, b);
}

/* Builds the table; 0, with an exception set, when there is no memory for it. */
static int are_rows_ready(void)
{
    if (rows)
        return 1;
    rows = PyMem_Calloc(BOARDS, sizeof *rows);
    if (!rows) {
        PyErr_NoMemory();
        return 0;
    }
    for (int place = 0; place < 5; place++) /* rank + place choose place + 1 */
        for (int rank = 0; rank < 13; rank++) {
            int64_t ways = 1;
            for (int factor = 0; factor <= place; factor++)
                ways = ways * (rank + factor) / (factor + 1);
            steps[place][rank] = (uint16_t)ways;
        }
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

/* Five ranks in order, from the lowest. */
static inline void sort5(int *r)
{
#define ORDER(i, j) do { int low = r[i] < r[j] ? r[i] : r[j]; r[j] ^= r[i] ^ low; r[i] = low; } while (0)
    ORDER(0, 1); ORDER(3, 4); ORDER(2, 4); ORDER(2, 3); ORDER(0, 3); ORDER(0, 2); ORDER(1, 4); ORDER(1, 3); ORDER(1, 2);
#undef ORDER
}

/* The best of a suit alone: three of these ranks of the board with two of those of the hand (bits), 0 without one. */
static unsigned best_suited(unsigned board, unsigned own)
{
    if (__builtin_popcount(board) < 3 || __builtin_popcount(own) < 2)
        return 0;
    unsigned best = 0;
    for (unsigned first = own; first & (first - 1); first &= first - 1)
        for (unsigned other = first & (first - 1); other; other &= other - 1) {
            unsigned two = (first & -first) | (other & -other);
            for (unsigned a = board; a; a &= a - 1)
                for (unsigned b = a & (a - 1); b; b &= b - 1)
                    for (unsigned c = b & (b - 1); c; c &= c - 1) {
                        unsigned rank = tables.flushes[two | (a & -a) | (b & -b) | (c & -c)];
                        best = rank > best ? rank : best;
                    }
        }
    return best;
}

/* A board as it is looked up. */
typedef struct {
    const uint16_t *row;
    int suit;             /* of which three or more lie there, or -1 */
    unsigned suited;      /* their ranks, as bits */
} Board;

static inline Board board_of(const uint8_t *cards)
{
    int ranks[5], count[4] = {0};
    Board board = {.suit = -1};
    for (int card = 0; card < 5; card++) {
        ranks[card] = cards[card] >> 2;
        count[cards[card] & 3]++;
    }
    for (int suit = 0; suit < 4; suit++)
        board.suit = count[suit] >= 3 ? suit : board.suit;
    if (board.suit >= 0)
        board.suited = ranks_in(cards, 5, (unsigned)board.suit);
    sort5(ranks);
    board.row = rows[steps[0][ranks[0]] + steps[1][ranks[1]] + steps[2][ranks[2]] + steps[3][ranks[3]]
                     + steps[4][ranks[4]]];
    return board;
}

static inline unsigned rank_with(const Board *board, const uint8_t *hole, int count)
{
    unsigned best = 0;
    for (int i = 0; i < count; i++)
        for (int j = i + 1; j < count; j++) {
            unsigned rank = board->row[pair_of(hole[i] >> 2, hole[j] >> 2)];
            best = rank > best ? rank : best;
        }
    if (board->suit >= 0) {
        unsigned flush = best_suited(board->suited, ranks_in(hole, count, (unsigned)board->suit));
        best = flush > best ? flush : best;
    }
    return best;
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
    if (!are_ready() || !are_rows_ready())
        return NULL;
    int holes = read_sequence(args[0], hole, 2, MOST_HOLES);
    int boards = holes < 0 ? -1 : read_sequence(args[1], board, 3, 5);
    if (boards < 0)
        return NULL;
    if (boards < 5)
        return PyLong_FromLong(rank_early(hole, holes, board, boards));
    Board full = board_of(board);
    return PyLong_FromLong(rank_with(&full, hole, holes));
}

static int all_cards(const uint8_t *cards, Py_ssize_t count)
{
    uint8_t most = 0;
    for (Py_ssize_t i = 0; i < count; i++)
        most = cards[i] > most ? cards[i] : most;
    return most < 52;
}

/* exactly_two_many(holes, size, boards, ranks): the HandRank of each hand of `size` cards on its board of five. */
PyObject *exactly_two_many(PyObject *self, PyObject *args)
{
    PyObject *from[3];
    Py_buffer view[3];
    int size, taken = 0;
    if (!PyArg_ParseTuple(args, "OiOO", from, &size, from + 1, from + 2) || !are_ready() || !are_rows_ready())
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
            for (Py_ssize_t hand = 0; fits && hand < hands; hand++) {
                Board full = board_of(board + 5 * hand);
                put(view[2].buf, hand, rank_with(&full, hole + size * hand, size));
            }
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

typedef struct {
    int players, size;
    uint8_t hole[PLAYERS * MOST_HOLES], board[5], pack[52];
    int left;
    uint64_t shares[PLAYERS][PLAYERS + 1];
} Spot;

static void count_board(Spot *spot)
{
    Board board = board_of(spot->board);
    unsigned ranks[PLAYERS], best = 0;
    int winners = 0;
    for (int player = 0; player < spot->players; player++) {
        ranks[player] = rank_with(&board, spot->hole + player * spot->size, spot->size);
        winners = ranks[player] > best ? 1 : winners + (ranks[player] == best);
        best = ranks[player] > best ? ranks[player] : best;
    }
    for (int player = 0; player < spot->players; player++)
        spot->shares[player][winners] += ranks[player] == best;
}

static void count_from(Spot *spot, int card, int first)
{
    if (card == 5) {
        count_board(spot);
        return;
    }
    for (; first <= spot->left - (5 - card); first++) {
        spot->board[card] = spot->pack[first];
        count_from(spot, card + 1, first + 1);
    }
}

/* 0 when these are not different cards (holes, board, dead), or when a board cannot be dealt any more. */
static int prepare(Spot *spot, const Py_buffer *part)
{
    if (spot->size < 2 || spot->size > MOST_HOLES || part[0].len < spot->size || part[0].len % spot->size
        || part[0].len > PLAYERS * spot->size || part[1].len > 5 || part[2].len > 52)
        return 0;
    uint64_t seen = 0;
    for (int which = 0; which < 3; which++)
        for (Py_ssize_t i = 0; i < part[which].len; i++) {
            uint8_t card = ((const uint8_t *)part[which].buf)[i];
            if (card > 51 || seen >> card & 1)
                return 0;
            seen |= 1ull << card;
            if (which == 0)
                spot->hole[i] = card;
            if (which == 1)
                spot->board[i] = card;
        }
    spot->players = (int)(part[0].len / spot->size);
    for (int card = 0; card < 52; card++)
        if (!(seen >> card & 1))
            spot->pack[spot->left++] = (uint8_t)card;
    return spot->left >= 5 - part[1].len;
}

/* exactly_two_exact(holes, size, board, dead): the list of `equity_exact`, every board one by one. */
PyObject *exactly_two_exact(PyObject *self, PyObject *args)
{
    Py_buffer part[3];
    int size;
    if (!PyArg_ParseTuple(args, "y*iy*y*", part, &size, part + 1, part + 2))
        return NULL;
    Spot spot = {.size = size};
    int ready = are_ready() && are_rows_ready(), fine = ready && prepare(&spot, part), boards = (int)part[1].len;
    for (int which = 0; which < 3; which++)
        PyBuffer_Release(part + which);
    if (!ready)
        return NULL;
    if (!fine)
        return PyErr_Format(PyExc_ValueError, "these are not different cards for up to ten players and a board");
    Py_BEGIN_ALLOW_THREADS
    count_from(&spot, boards, 0);
    Py_END_ALLOW_THREADS
    return as_list(spot.shares[0], spot.players, PLAYERS + 1);
}
