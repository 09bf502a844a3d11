/* Exact equity of hold'em hands: boards are counted by their ranks.

   For every multiset of ranks that may still come all hands are ranked once, as if there were no flushes. Then, suit by
   suit, each choice of its ranks that makes somebody a flush is counted as it is, with the number of ways in which the
   other cards may fall; what is left of the multiset's boards is counted as ranked. On one board only one suit can make
   a flush, so nothing is counted twice. */

#include "kernels.h"

enum { PLAYERS = 23 };

typedef struct {
    int players, to_come;
    uint32_t board;                       /* the key of the board */
    unsigned on_board;                    /* its ranks, as bits */
    int paired;                           /* whether two of them are alike */
    uint32_t holes[PLAYERS];              /* the key of each player's cards */
    uint16_t ranks[4][PLAYERS];           /* by suit: the ranks of each player's cards and the board, as bits */
    uint8_t held[4][PLAYERS];             /* by suit: how many these are */
    uint16_t unseen[4];                   /* by suit: the ranks that may still come, as bits */
    uint8_t free[13];                     /* by rank: how many may still come */
    uint8_t others[4][13];                /* by suit and rank: how many of them are of other suits */
    uint32_t in_suit[13];                 /* by rank: a byte a suit, 1 if it may come in it */
    int needed[4];                        /* by suit: how many must come before anybody has a flush */
    int only[4];                          /* by suit: who alone has one with so many, or -1 */
    uint64_t shares[PLAYERS][PLAYERS + 1]; /* by player and by number of winners: the boards that he wins with them */
} Spot;

/* The ranks that come: which, how often each; and, a byte a suit, how many of them may come in it. */
typedef struct {
    int kinds, rank[5], often[5];
    unsigned bits;
    uint32_t in_suit;
} Coming;

static const uint8_t CHOOSE[5][5] = {{1}, {1, 1}, {1, 2, 1}, {1, 3, 3, 1}, {1, 4, 6, 4, 1}};

/* Counts so many boards for who wins with these ranks. */
static inline void count(Spot *spot, const unsigned *ranks, uint64_t boards)
{
    if (spot->players == 2) {
        unsigned winner = ranks[0] < ranks[1], winners = 1 + (ranks[0] == ranks[1]);
        spot->shares[winner][winners] += boards;
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

/* Of a suit: the ranks of a multiset that may come in it, and in how many ways the other cards fall beside each. */
typedef struct {
    int kinds;            /* how many ranks may come in this suit */
    unsigned bits, bit[5];
    uint64_t in[5], out[5]; /* with the rank in this suit, and without */
    uint64_t base;        /* the ways of the ranks that cannot come in it */
} Suited;

static inline void look_at(const Spot *spot, const Coming *coming, unsigned suit, Suited *suited)
{
    suited->kinds = 0;
    suited->bits = coming->bits & spot->unseen[suit];
    suited->base = 1;
    for (int kind = 0; kind < coming->kinds; kind++) {
        int rank = coming->rank[kind], often = coming->often[kind];
        unsigned bit = 1u << rank;
        const uint8_t *choose = CHOOSE[spot->others[suit][rank]];
        if (suited->bits & bit) {
            suited->bit[suited->kinds] = bit;
            suited->in[suited->kinds] = choose[often - 1];
            suited->out[suited->kinds++] = choose[often];
        } else {
            suited->base *= choose[often];
        }
    }
}

/* Counts so many boards on which exactly these ranks come in a suit that gives somebody a flush; returns them. */
static inline uint64_t count_flush(Spot *spot, unsigned suit, unsigned bits, int cards, uint64_t boards,
                                   const unsigned *plain)
{
    unsigned ranks[PLAYERS];
    for (int player = 0; player < spot->players; player++)
        ranks[player] = spot->held[suit][player] + cards >= 5 ? tables.flushes[spot->ranks[suit][player] | bits]
                                                              : plain[player];
    count(spot, ranks, boards);
    return boards;
}

/* The boards with all of these ranks in the suit but the one at `left` (-1: with all). */
static inline uint64_t ways_but(const Suited *suited, int left)
{
    uint64_t found = suited->base;
    for (int kind = 0; kind < suited->kinds; kind++)
        found *= kind == left ? suited->out[kind] : suited->in[kind];
    return found;
}

/* Counts every choice with `least` or more ranks in the suit. */
static uint64_t count_choices(Spot *spot, unsigned suit, const Suited *suited, int least, const unsigned *plain)
{
    int most = suited->kinds;
    uint64_t boards = count_flush(spot, suit, suited->bits, most, ways_but(suited, -1), plain);
    if (least == most - 1)
        for (int left = 0; left < most; left++)
            boards += count_flush(spot, suit, suited->bits ^ suited->bit[left], most - 1, ways_but(suited, left), plain);
    if (least >= most - 1)
        return boards;
    for (unsigned choice = 0; choice < (1u << most) - 1; choice++) {
        int cards = 0;
        unsigned bits = 0;
        uint64_t ways = suited->base;
        for (int kind = 0; kind < most; kind++) {
            cards += choice >> kind & 1;
            bits |= choice >> kind & 1 ? suited->bit[kind] : 0;
            ways *= choice >> kind & 1 ? suited->in[kind] : suited->out[kind];
        }
        if (cards >= least && ways)
            boards += count_flush(spot, suit, bits, cards, ways, plain);
    }
    return boards;
}

/* When one player alone has a flush with just enough cards, and no two ranks of the board are alike, nobody has a full
   house: he wins all of these boards. */
static inline uint64_t count_lone(Spot *spot, unsigned suit, const Suited *suited, int wanted)
{
    uint64_t boards = wanted == suited->kinds;
    for (int kind = 0; wanted < suited->kinds && kind < suited->kinds; kind++)
        boards += suited->out[kind];
    boards *= suited->base;
    spot->shares[spot->only[suit]][1] += boards;
    return boards;
}

static inline uint64_t count_suit(Spot *spot, const Coming *coming, unsigned suit, const unsigned *plain)
{
    int wanted = spot->needed[suit], most = coming->in_suit >> 8 * suit & 0xFF;
    if (most < wanted)
        return 0;
    Suited suited;
    look_at(spot, coming, suit, &suited);
    int different = !spot->paired && coming->kinds == spot->to_come && !(coming->bits & spot->on_board);
    if (spot->only[suit] < 0 || !different || wanted < most - 1)
        return count_choices(spot, suit, &suited, wanted, plain);
    uint64_t boards = count_lone(spot, suit, &suited, wanted);
    if (wanted < most)
        boards += count_flush(spot, suit, suited.bits, most, suited.base, plain);
    return boards;
}

static void settle(Spot *spot, const Coming *coming, uint32_t key, uint64_t boards)
{
    unsigned ranks[PLAYERS];
    for (int player = 0; player < spot->players; player++)
        ranks[player] = offsuit(key + spot->holes[player]);
    for (unsigned suit = 0; suit < 4; suit++)
        boards -= count_suit(spot, coming, suit, ranks);
    count(spot, ranks, boards);
}

/* Every multiset of `left` ranks, from `rank` on. */
static void by_ranks(Spot *spot, Coming *coming, int rank, int left, uint32_t key, uint64_t boards)
{
    if (left == 0) {
        settle(spot, coming, key, boards);
        return;
    }
    int kind = coming->kinds++;
    for (; rank < 13; rank++) {
        coming->rank[kind] = rank;
        coming->bits |= 1u << rank;
        coming->in_suit += spot->in_suit[rank];
        for (int some = 1; some <= spot->free[rank] && some <= left; some++) {
            coming->often[kind] = some;
            by_ranks(spot, coming, rank + 1, left - some, key + (uint32_t)some * tables.keys[rank],
                     boards * CHOOSE[spot->free[rank]][some]);
        }
        coming->bits ^= 1u << rank;
        coming->in_suit -= spot->in_suit[rank];
    }
    coming->kinds--;
}

/* How many cards of each suit must come for a flush, and whether they make one for a single player. */
static void look_ahead(Spot *spot)
{
    for (int suit = 0; suit < 4; suit++) {
        int most = 0, who = -1, many = 0;
        for (int player = 0; player < spot->players; player++) {
            int held = spot->held[suit][player];
            many = held > most ? 1 : many + (held == most);
            who = held > most || (held == most && many == 1) ? player : who;
            most = held > most ? held : most;
        }
        spot->needed[suit] = most < 5 ? 5 - most : 0;
        spot->only[suit] = many == 1 && most <= 5 ? who : -1; /* with more on the board others have one as well */
        for (int rank = 0; rank < 13; rank++)
            spot->free[rank] += spot->unseen[suit] >> rank & 1;
    }
}

static void count_boards(Spot *spot)
{
    Coming coming = {0};
    look_ahead(spot);
    for (int suit = 0; suit < 4; suit++)
        for (int rank = 0; rank < 13; rank++)
            spot->in_suit[rank] |= (spot->unseen[suit] >> rank & 1u) << 8 * suit;
    for (int suit = 0; suit < 4; suit++)
        for (int rank = 0; rank < 13; rank++)
            spot->others[suit][rank] = (uint8_t)(spot->free[rank] - (spot->in_suit[rank] >> 8 * suit & 1));
    by_ranks(spot, &coming, 0, spot->to_come, spot->board, 1);
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

/* 0 when these (holes, board, dead) are too many or not even, when a card is none or comes twice. */
static int prepare(Spot *spot, const Py_buffer *part)
{
    const uint8_t *holes = part[0].buf, *board = part[1].buf, *dead = part[2].buf;
    if (part[0].len % 2 || part[0].len < 2 || part[0].len > 2 * PLAYERS || part[1].len > 5 || part[2].len > 52)
        return 0;
    int boards = (int)part[1].len, fine = 1;
    spot->players = (int)part[0].len / 2;
    spot->to_come = 5 - boards;
    for (int suit = 0; suit < 4; suit++)
        spot->unseen[suit] = FLUSHES - 1;
    for (int card = 0; card < boards; card++) {
        fine &= draw(spot, board[card]);
        spot->board += fine ? tables.keys[board[card] >> 2] : 0;
        unsigned bit = 1u << (board[card] >> 2 & 15);
        spot->paired |= (spot->on_board & bit) != 0;
        spot->on_board |= bit;
    }
    for (int card = 0; card < part[2].len; card++)
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
    Py_buffer part[3];
    if (!PyArg_ParseTuple(args, "y*y*y*", part, part + 1, part + 2))
        return NULL;
    Spot spot = {0};
    int ready = are_ready(), fine = ready && prepare(&spot, part);
    for (int which = 0; which < 3; which++)
        PyBuffer_Release(part + which);
    if (!ready)
        return NULL;
    if (!fine)
        return PyErr_Format(PyExc_ValueError, "these are not two different cards for each player and up to five more");
    Py_BEGIN_ALLOW_THREADS
    count_boards(&spot);
    Py_END_ALLOW_THREADS
    if (spot.players == 2)
        spot.shares[1][2] = spot.shares[0][2];
    return as_list(spot.shares[0], spot.players, PLAYERS + 1);
}
