/* Deals of any game whose pots one or two rankings share: who holds what, what may come, who wins which half. */

#ifndef CROUPIER_DEALS_H
#define CROUPIER_DEALS_H

#include "low.h"

enum { DEAL_PLAYERS = 11, MOST_OWN = 7, UNKNOWN = 255 };
enum { HIGH, HIGH_TWO, LOW_8, LOW_8_TWO, LOW_A5, RANKINGS };

typedef struct {
    uint8_t card[MOST_OWN];
    uint64_t value;                       /* the sum of their values (kernels.h) */
    unsigned low;                         /* their ranks, of which the ace is the lowest, as bits */
} Hole;

typedef struct {
    int players, size, board_size;        /* how many cards of his own each player has, and the board at the end */
    int known, halves;                    /* cards that lie on the board; rankings that share the pot */
    uint8_t half[2], board[5];
    uint64_t seen;                        /* the cards that cannot come, as bits */
    Hole hole[DEAL_PLAYERS];
    uint64_t shares[DEAL_PLAYERS][(DEAL_PLAYERS + 1) * (DEAL_PLAYERS + 2)];
} Deals;

/* Takes rankings, the board, how many cards it will have, and dead cards; 0 when there is no such game. */
int set_game(Deals *deals, const Py_buffer *halves, const Py_buffer *board, int board_size, const Py_buffer *dead);

/* Sees so many cards, unknown ones apart; 0 when one of them is none or was seen before. */
int see_cards(uint64_t *seen, const uint8_t *cards, Py_ssize_t count);

/* What a hole is, looked up once all its cards are known. */
static inline void know(Hole *hole, int size)
{
    hole->value = 0;
    for (int card = 0; card < size; card++)
        hole->value += tables.values[hole->card[card]];
    hole->low = ranks_from_ace(hole->card, size);
}

/* Counts one deal, all of whose cards are known. */
void count_deal(Deals *deals);

/* The list of a count: by player, by how many win the first half with him, 0 if he does not, and the second half, the
   same, or one more than there are players if nobody has it. */
PyObject *list_of(const Deals *deals);

#endif
