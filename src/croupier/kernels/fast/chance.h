/* Chance, the same as in the twin: splitmix64. And a hole on a board of five. */

#ifndef CROUPIER_CHANCE_H
#define CROUPIER_CHANCE_H

#include "kernels.h"

#define STEP 0x9E3779B97F4A7C15u

/* A number from 0 up to, and without, `end`, which is at most 2^32. */
static inline uint64_t below(uint64_t *state, uint64_t end)
{
    uint64_t mixed = *state += STEP;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
    return ((mixed ^ mixed >> 31) >> 32) * end >> 32;
}

/* A card that may come, which is then used. */
static inline uint8_t drawn(uint64_t *state, uint64_t *used)
{
    for (;;) {
        uint64_t card = below(state, 52);
        if (!(*used >> card & 1)) {
            *used |= 1ull << card;
            return (uint8_t)card;
        }
    }
}

/* The HandRank of two cards on a board of five; `value` is that of the board. */
static inline unsigned rank_on(const uint8_t *hole, uint64_t value, const uint8_t *board)
{
    uint64_t hand = value + tables.values[hole[0]] + tables.values[hole[1]];
    unsigned five = suits_with_five(hand);
    if (!five)
        return offsuit((uint32_t)hand & KEY_MASK);
    unsigned suit = (unsigned)__builtin_ctz(five) / 3;
    return tables.flushes[ranks_in(board, 5, suit) | ranks_in(hole, 2, suit)];
}

#endif
