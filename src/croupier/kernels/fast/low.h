/* Low hands: eight or better, ace to five, deuce to seven (Rulebook H6, L3, L7, L9), by the numbers of the twin. */

#ifndef CROUPIER_LOW_H
#define CROUPIER_LOW_H

#include "kernels.h"

enum { EIGHT, EIGHT_OF_TWO, ACE_TO_FIVE, DEUCE_TO_SEVEN, LOWS };

/* By the ranks of hole cards and board, as bits of which the ace is the lowest. */
extern uint8_t low_eights[256];              /* the lowest five of eight ranks, 0 if there are fewer */
extern uint8_t low_eights_of_two[256][256];  /* by the board's ranks and the hand's: two of the hand, three of the board */
extern uint16_t low_unpaired[1 << 13];       /* the lowest five of all ranks, 0 if there are fewer */

/* Builds these tables if that was not done yet, and those of high hands; 0, with an exception set, if that failed. */
int are_lows_ready(void);

/* The ranks among these cards, as bits of which the ace is the lowest. */
static inline unsigned ranks_from_ace(const uint8_t *cards, int count)
{
    unsigned ranks = 0;
    for (int card = 0; card < count; card++)
        ranks |= 1u << (cards[card] >> 2);
    return (ranks << 1 | ranks >> 12) & 0x1FFF;
}

/* The HandRank of five cards or more of which no five differ in rank. */
unsigned rank_low_pairs(const uint8_t *cards, int count);

/* The HandRank of five to seven cards or more, by `high` the lowest: the ace is always high. */
unsigned rank_deuce_to_seven(const uint8_t *cards, int count);

/* How low these cards are, the hole cards first; 0 for no low at all. */
static inline unsigned rank_low(int which, const uint8_t *cards, int holes, int count)
{
    if (which == EIGHT)
        return low_eights[ranks_from_ace(cards, count) & 0xFF];
    if (which == EIGHT_OF_TWO)
        return low_eights_of_two[ranks_from_ace(cards + holes, count - holes) & 0xFF]
                                [ranks_from_ace(cards, holes) & 0xFF];
    if (which == DEUCE_TO_SEVEN)
        return rank_deuce_to_seven(cards, count);
    unsigned rank = low_unpaired[ranks_from_ace(cards, count)];
    return rank ? rank : rank_low_pairs(cards, count);
}

#endif
