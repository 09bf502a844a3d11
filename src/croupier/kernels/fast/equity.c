/* Exact equity of hold'em hands: boards are counted by their ranks, and then put right where somebody has a flush.

   First every multiset of ranks that may still come is counted with the number of ways in which its suits may fall, as
   if there were no flushes. Then, suit by suit, each choice of its cards that makes somebody a flush is taken together
   with every multiset of other cards: what was counted for it is taken back, and counted as it is. On one board only
   one suit can make a flush, so nothing is put right twice. */

#include "kernels.h"

#include <string.h>

enum { PLAYERS = 23 };

typedef struct {
    int players, to_come;
    uint32_t board;                       /* the key of the board */
    uint32_t holes[PLAYERS];              /* the key of each player's cards */
    uint16_t ranks[4][PLAYERS];           /* by suit: the ranks of each player's cards and the board, as bits */
    uint8_t held[4][PLAYERS];             /* by suit: how many these are */
    uint16_t unseen[4];                   /* by suit: the ranks that may still come, as bits */
    unsigned flush[PLAYERS];              /* of the choice at hand: each player's flush, 0 without one */
    uint64_t shares[PLAYERS][PLAYERS + 1]; /* by player and by number of winners: the boards that he wins with them */
} Spot;

static const uint8_t CHOOSE[5][5] = {{1}, {1, 1}, {1, 2, 1}, {1, 3, 3, 1}, {1, 4, 6, 4, 1}};

/* Counts so many boards for who wins with these ranks. */
static inline void count(Spot *spot, const unsigned *ranks, uint64_t boards)
{
    if (spot->players == 2) { /* without a branch that cannot be foreseen */
        unsigned first = ranks[0] > ranks[1], second = ranks[0] < ranks[1], both = !(first | second);
        spot->shares[0][1] += first ? boards : 0;
        spot->shares[1][1] += second ? boards : 0;
        spot->shares[0][2] += both ? boards : 0;
        return;
    }
    unsigned best = 0;
    int winners = 0;
    for (int player = 0; player < spot->players; player++) {
        winners = ranks[player] > best ? 1 : winners + (ranks[player] == best);
        best = ranks[player] > best ? ranks[player] : best;
    }
    for (int player = 0; player < spot->players; player++)
        if (ranks[player] == best)
            spot->shares[player][winners] += boards;
}

static inline void settle_plain(Spot *spot, uint32_t key, uint64_t boards)
{
    unsigned ranks[PLAYERS];
    for (int player = 0; player < spot->players; player++)
        ranks[player] = offsuit(key + spot->holes[player]);
    count(spot, ranks, boards);
}

/* Takes back what was counted without flushes, and counts it with them; unsigned sums come right in the end. */
static inline void settle_flush(Spot *spot, uint32_t key, uint64_t boards)
{
    unsigned ranks[PLAYERS];
    for (int player = 0; player < spot->players; player++)
        ranks[player] = offsuit(key + spot->holes[player]);
    count(spot, ranks, 0 - boards);
    for (int player = 0; player < spot->players; player++)
        ranks[player] = spot->flush[player] ? spot->flush[player] : ranks[player];
    count(spot, ranks, boards);
}

typedef void (*Settle)(Spot *, uint32_t, uint64_t);

/* Every multiset of `left` ranks, from `rank` on, of which `free` are there. */
static void by_ranks(Spot *spot, const uint8_t *free, int rank, int left, uint32_t key, uint64_t boards, Settle settle)
{
    if (left == 0) {
        settle(spot, key, boards);
        return;
    }
    if (left == 1) {
        for (; rank < 13; rank++)
            if (free[rank])
                settle(spot, key + tables.keys[rank], boards * free[rank]);
        return;
    }
    for (; rank < 13; rank++)
        for (int some = 1; some <= free[rank] && some <= left; some++)
            by_ranks(spot, free, rank + 1, left - some, key + some * tables.keys[rank],
                     boards * CHOOSE[free[rank]][some], settle);
}

/* With these cards of a suit to come (ranks as bits), and any of other suits beside them. */
static void with_suited(Spot *spot, unsigned suit, unsigned chosen, int left, const uint8_t *others)
{
    uint32_t key = spot->board;
    for (unsigned bits = chosen; bits; bits &= bits - 1)
        key += tables.keys[__builtin_ctz(bits)];
    int cards = __builtin_popcount(chosen), any = 0;
    for (int player = 0; player < spot->players; player++) {
        int made = spot->held[suit][player] + cards >= 5;
        spot->flush[player] = made ? tables.flushes[spot->ranks[suit][player] | chosen] : 0;
        any |= made;
    }
    if (any)
        by_ranks(spot, others, 0, left, key, 1, settle_flush);
}

/* Every choice of so many of the ranks in `from`. */
static void choices(Spot *spot, unsigned suit, unsigned from, unsigned chosen, int wanted, int left,
                    const uint8_t *others)
{
    if (wanted == 0) {
        with_suited(spot, suit, chosen, left, others);
        return;
    }
    for (; __builtin_popcount(from) >= wanted; from &= from - 1)
        choices(spot, suit, from & (from - 1), chosen | (from & -from), wanted - 1, left, others);
}

static void count_boards(Spot *spot)
{
    uint8_t free[13] = {0}, others[13];
    for (int suit = 0; suit < 4; suit++)
        for (int rank = 0; rank < 13; rank++)
            free[rank] += spot->unseen[suit] >> rank & 1;
    by_ranks(spot, free, 0, spot->to_come, spot->board, 1, settle_plain);
    for (unsigned suit = 0; suit < 4; suit++) {
        int most = 0;
        for (int player = 0; player < spot->players; player++)
            most = spot->held[suit][player] > most ? spot->held[suit][player] : most;
        for (int rank = 0; rank < 13; rank++)
            others[rank] = free[rank] - (spot->unseen[suit] >> rank & 1);
        for (int wanted = most < 5 ? 5 - most : 0; wanted <= spot->to_come; wanted++)
            choices(spot, suit, spot->unseen[suit], 0, wanted, spot->to_come - wanted, others);
    }
}

/* Takes a card out of those that may come; 0 when it is none, or not there any more. */
static int draw(Spot *spot, uint8_t card)
{
    if (card > 51 || !(spot->unseen[card & 3] >> (card >> 2) & 1))
        return 0;
    spot->unseen[card & 3] &= (uint16_t) ~(1u << (card >> 2));
    return 1;
}

static int hold(Spot *spot, int player, uint8_t card)
{
    spot->ranks[card & 3][player] |= (uint16_t)(1u << (card >> 2));
    spot->held[card & 3][player]++;
    return draw(spot, card);
}

/* 0 when a card is none or comes twice. */
static int prepare(Spot *spot, const uint8_t *holes, const uint8_t *board, int boards, const uint8_t *dead, int deads)
{
    int fine = 1;
    for (int suit = 0; suit < 4; suit++)
        spot->unseen[suit] = FLUSHES - 1;
    for (int card = 0; card < boards; card++) {
        fine &= draw(spot, board[card]);
        spot->board += fine ? tables.keys[board[card] >> 2] : 0;
    }
    for (int card = 0; card < deads; card++)
        fine &= draw(spot, dead[card]);
    for (int card = 0; fine && card < 2 * spot->players; card++) {
        fine &= holes[card] < 52 && hold(spot, card / 2, holes[card]);
        spot->holes[card / 2] += fine ? tables.keys[holes[card] >> 2] : 0;
    }
    for (int card = 0; fine && card < boards; card++)
        for (int player = 0; player < spot->players; player++) {
            spot->ranks[board[card] & 3][player] |= (uint16_t)(1u << (board[card] >> 2));
            spot->held[board[card] & 3][player]++;
        }
    return fine;
}

PyObject *as_list(const uint64_t *shares, int players, int width)
{
    int wide = players + 1;
    PyObject *found = PyList_New(0);
    for (int cell = 0; found && cell < players * wide; cell++) {
        PyObject *number = PyLong_FromUnsignedLongLong(shares[cell / wide * width + cell % wide]);
        if (!number || PyList_Append(found, number) < 0)
            Py_CLEAR(found);
        Py_XDECREF(number);
    }
    return found;
}

/* equity_exact(holes, board, dead): for each player, in one list, the boards that he wins with 0, 1, 2, ... winners. */
PyObject *equity_exact(PyObject *self, PyObject *args)
{
    const char *holes, *board, *dead;
    Py_ssize_t cards, boards, deads;
    if (!PyArg_ParseTuple(args, "y#y#y#", &holes, &cards, &board, &boards, &dead, &deads) || !are_ready())
        return NULL;
    int fine = cards % 2 == 0 && cards >= 2 && cards <= 2 * PLAYERS && boards <= 5 && deads <= 52;
    Spot spot = {.players = fine ? (int)cards / 2 : 0, .to_come = 5 - (int)boards};
    fine = fine && prepare(&spot, (const uint8_t *)holes, (const uint8_t *)board, (int)boards, (const uint8_t *)dead,
                           (int)deads);
    if (!fine)
        return PyErr_Format(PyExc_ValueError, "these are not two different cards for each player and up to five more");
    Py_BEGIN_ALLOW_THREADS
    count_boards(&spot);
    Py_END_ALLOW_THREADS
    if (spot.players == 2)
        spot.shares[1][2] = spot.shares[0][2];
    return as_list(spot.shares[0], spot.players, PLAYERS + 1);
}
