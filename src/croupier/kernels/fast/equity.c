/* Exact equity of hold'em hands: boards are counted by their ranks (boards.h). */

#include "boards.h"

typedef struct {
    Spot spot;
    uint32_t holes[MOST_PLAYERS];         /* the key of each player's cards */
    uint16_t suited[4][MOST_PLAYERS];     /* by suit: the ranks of each player's cards and the board, as bits */
} Hands;

static inline void rank_plainly(const Spot *spot, const Coming *coming, uint32_t key, int players, unsigned *ranks)
{
    const Hands *hands = (const Hands *)spot;
    for (int player = 0; player < players; player++)
        ranks[player] = offsuit(key + hands->holes[player]);
}

static inline unsigned flush_of(const Spot *spot, int suit, int player, unsigned bits)
{
    return tables.flushes[((const Hands *)spot)->suited[suit][player] | bits];
}

/* How many cards of each suit must come for the first flush, and for the second. */
static void look_ahead(Hands *hands)
{
    for (int suit = 0; suit < 4; suit++) {
        int most = -1, second = -1, first = 0;
        for (int player = 0; player < hands->spot.players; player++) {
            int held = __builtin_popcount(hands->suited[suit][player]);
            second = held > most ? most : held > second ? held : second;
            first = held > most ? player : first;
            most = held > most ? held : most;
        }
        may_flush(&hands->spot, suit, 5 - most, 5 - second, first);
    }
}

/* 0 when these (holes, board, dead) are too many or not even, when a card is none or comes twice. */
static int prepare(Hands *hands, const Py_buffer *part)
{
    const uint8_t *holes = part[0].buf, *board = part[1].buf, *dead = part[2].buf;
    if (part[0].len % 2 || part[0].len < 2 || part[0].len > 2 * MOST_PLAYERS || part[1].len > 5 || part[2].len > 52)
        return 0;
    open(&hands->spot, (int)part[0].len / 2, 5 - (int)part[1].len);
    for (int card = 0; card < part[2].len; card++)
        if (!draw(&hands->spot, dead[card]))
            return 0;
    for (int card = 0; card < part[0].len; card++) {
        if (!draw(&hands->spot, holes[card]))
            return 0;
        hands->holes[card / 2] += tables.keys[holes[card] >> 2];
        hands->suited[holes[card] & 3][card / 2] |= (uint16_t)(1u << (holes[card] >> 2));
    }
    for (int card = 0; card < part[1].len; card++) {
        if (!draw(&hands->spot, board[card]))
            return 0;
        hands->spot.board += tables.keys[board[card] >> 2];
        for (int player = 0; player < hands->spot.players; player++)
            hands->suited[board[card] & 3][player] |= (uint16_t)(1u << (board[card] >> 2));
    }
    look_ahead(hands);
    return 1;
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
    Hands hands = {0};
    int ready = are_ready(), fine = ready && prepare(&hands, part);
    for (int which = 0; which < 3; which++)
        PyBuffer_Release(part + which);
    if (!ready)
        return NULL;
    if (!fine)
        return PyErr_Format(PyExc_ValueError, "these are not two different cards for each player and up to five more");
    Py_BEGIN_ALLOW_THREADS
    count_boards(&hands.spot);
    Py_END_ALLOW_THREADS
    return as_list(hands.spot.shares[0], hands.spot.players, MOST_PLAYERS + 1);
}
