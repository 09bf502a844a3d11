/* Exactly two of the hole cards with exactly three of the board: what one hand and all boards have in common.

   Suits aside, a board of five is one of 6,188 multisets of ranks (13 of them in no pack), and two hole cards are one of
   91 pairs of ranks: a table has the best hand of each board with each pair. It takes 1.1 MB and is built by the first
   call. */

#ifndef CROUPIER_EXACTLY_TWO_H
#define CROUPIER_EXACTLY_TWO_H

#include "kernels.h"

enum { PAIRS = 91, BOARDS = 6188, MOST_HOLES = 6, MOST_PAIRS = 15 };

extern uint16_t (*pair_rows)[PAIRS];

/* By rank and by its place among five sorted ranks: what it adds to the number of a board. */
extern uint16_t board_steps[5][13];

/* Builds the table if that was not done yet; 0, with an exception set, when there is no memory for it. */
int are_pairs_ready(void);

/* By two ranks, in either order: their place in a row. */
extern uint8_t pair_of[13][13];

/* The number of a board of five by its ranks, which it sorts. */
static inline int number_of(int *r)
{
#define ORDER(i, j) do { int low = r[i] < r[j] ? r[i] : r[j]; r[j] ^= r[i] ^ low; r[i] = low; } while (0)
    ORDER(0, 1); ORDER(3, 4); ORDER(2, 4); ORDER(2, 3); ORDER(0, 3); ORDER(0, 2); ORDER(1, 4); ORDER(1, 3); ORDER(1, 2);
#undef ORDER
    return board_steps[0][r[0]] + board_steps[1][r[1]] + board_steps[2][r[2]] + board_steps[3][r[3]]
        + board_steps[4][r[4]];
}

/* So many of the highest of these ranks, or 0 if there are fewer. */
static inline unsigned highest(unsigned ranks, int many)
{
    unsigned found = 0;
    for (; many && ranks; many--) {
        unsigned top = 0x80000000u >> __builtin_clz(ranks);
        found |= top;
        ranks ^= top;
    }
    return many ? 0 : found;
}

/* The ranks of the highest straight with two of one's own, or 0; none of them is on the board as well. */
static inline unsigned straight_of(unsigned board, unsigned own)
{
    unsigned all = (board | own) << 1 | (board | own) >> 12; /* an ace is below the deuce as well */
    unsigned low = all & all >> 1 & all >> 2 & all >> 3 & all >> 4;
    for (; low; low ^= 0x80000000u >> __builtin_clz(low)) {
        unsigned five = (0x80000000u >> __builtin_clz(low)) * 31;
        unsigned straight = (five >> 1 | five << 12) & (FLUSHES - 1), mine = straight & own;
        if (mine && (mine & (mine - 1)) && !highest(mine, 3))
            return straight;
    }
    return 0;
}

/* The best of a suit alone: three of these ranks of the board with two of those of the hand (bits), 0 without one. The
   highest of both are the best flush, unless others make a straight. */
static inline unsigned best_suited(unsigned board, unsigned own)
{
    unsigned three = highest(board, 3), two = highest(own, 2);
    if (!three || !two)
        return 0;
    unsigned straight = straight_of(board, own);
    return tables.flushes[straight ? straight : three | two];
}

#endif
