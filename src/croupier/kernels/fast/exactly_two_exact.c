/* Exact equity of hands of which exactly two cards play: boards are counted by their ranks (boards.h). */

#include "boards.h"
#include "exactly_two.h"

enum { PLAYERS = 10 };

typedef struct {
    Spot spot;
    int size, boards, pairs;              /* hole cards, cards of the board, and pairs of the former */
    int ranks[5];                         /* of the cards that lie on the board */
    uint16_t on_board[4], own[4][PLAYERS]; /* by suit: the ranks on the board and of each player, as bits */
    uint8_t pair[PLAYERS][MOST_PAIRS];
} Hands;

static inline void rank_plainly(const Spot *spot, const Coming *coming, uint32_t key, int players, unsigned *ranks)
{
    const Hands *hands = (const Hands *)spot;
    int board[5], cards = hands->boards;
    memcpy(board, hands->ranks, sizeof board);
    for (int kind = 0; kind < coming->kinds; kind++)
        for (int some = 0; some < coming->often[kind]; some++)
            board[cards++] = coming->rank[kind];
    const uint16_t *row = pair_rows[number_of(board)];
    for (int player = 0; player < players; player++) {
        unsigned best = 0;
        for (int pair = 0; pair < hands->pairs; pair++) {
            unsigned rank = row[hands->pair[player][pair]];
            best = rank > best ? rank : best;
        }
        ranks[player] = best;
    }
}

static inline unsigned flush_of(const Spot *spot, int suit, int player, unsigned bits)
{
    const Hands *hands = (const Hands *)spot;
    return best_suited(hands->on_board[suit] | bits, hands->own[suit][player]);
}

/* How many cards of each suit must come for a flush of those who hold two of it. */
static void look_ahead(Hands *hands)
{
    for (int suit = 0; suit < 4; suit++) {
        int first = 0, many = 0, needed = 3 - __builtin_popcount(hands->on_board[suit]);
        for (int player = 0; player < hands->spot.players; player++)
            if (__builtin_popcount(hands->own[suit][player]) > 1) {
                first = many ? first : player;
                many++;
            }
        if (many)
            may_flush(&hands->spot, suit, needed, many > 1 ? needed : NEVER, first);
    }
}

static void hold(Hands *hands, const uint8_t *hole, int player)
{
    int pair = 0;
    for (int i = 0; i < hands->size; i++) {
        hands->own[hole[i] & 3][player] |= (uint16_t)(1u << (hole[i] >> 2));
        for (int j = i + 1; j < hands->size; j++)
            hands->pair[player][pair++] = (uint8_t)pair_of[hole[i] >> 2][hole[j] >> 2];
    }
    hands->pairs = pair;
}

/* 0 when these are not different cards (holes, board, dead), or when a board cannot be dealt any more. */
static int prepare(Hands *hands, int size, const Py_buffer *part)
{
    if (size < 2 || size > MOST_HOLES || part[0].len < size || part[0].len % size || part[0].len > PLAYERS * size
        || part[1].len > 5 || part[0].len + part[2].len > 52 - 5)
        return 0;
    int players = (int)part[0].len / size;
    hands->size = size;
    hands->boards = (int)part[1].len;
    open(&hands->spot, players, 5 - hands->boards);
    for (int which = 0; which < 3; which++)
        for (Py_ssize_t card = 0; card < part[which].len; card++)
            if (!draw(&hands->spot, ((const uint8_t *)part[which].buf)[card]))
                return 0;
    for (int player = 0; player < players; player++)
        hold(hands, (const uint8_t *)part[0].buf + player * size, player);
    for (int card = 0; card < hands->boards; card++) {
        uint8_t here = ((const uint8_t *)part[1].buf)[card];
        hands->ranks[card] = here >> 2;
        hands->on_board[here & 3] |= (uint16_t)(1u << (here >> 2));
    }
    look_ahead(hands);
    return 1;
}

/* exactly_two_exact(holes, size, board, dead): the list of `equity_exact`. */
PyObject *exactly_two_exact(PyObject *self, PyObject *args)
{
    Py_buffer part[3];
    int size;
    if (!PyArg_ParseTuple(args, "y*iy*y*", part, &size, part + 1, part + 2))
        return NULL;
    Hands hands = {0};
    int ready = are_ready() && are_pairs_ready(), fine = ready && prepare(&hands, size, part);
    for (int which = 0; which < 3; which++)
        PyBuffer_Release(part + which);
    if (!ready)
        return NULL;
    if (!fine)
        return PyErr_Format(PyExc_ValueError, "these are not different cards for up to ten players and a board");
    Py_BEGIN_ALLOW_THREADS
    count_boards(&hands.spot);
    Py_END_ALLOW_THREADS
    return as_list(hands.spot.shares[0], hands.spot.players, MOST_PLAYERS + 1);
}
