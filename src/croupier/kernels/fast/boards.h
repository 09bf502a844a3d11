/* Counting boards by their ranks, for whatever ranks the hands; a part of the two files that say how they do that.

   For every multiset of ranks that may still come all hands are ranked once, as if there were no flushes. Then, suit by
   suit, the boards that give somebody a flush are counted as they are, and what is left of the multiset's boards as
   ranked. On one board only one suit can make a flush, so nothing is counted twice.

   How many boards of a multiset have 0, 1, 2, ... cards in a suit stands in one number, ten bits for each of these
   counts, as the digits of a product: a rank that comes `often` times multiplies by the ways in which one of them is in
   the suit, times x, plus those in which none is. No count passes 405, and with five cards there are six of them.

   The file that includes this one says what `rank_plainly` and `flush_of` do; it keeps the cards of the players in a
   struct of its own, whose first member is the Spot. */

#ifndef CROUPIER_BOARDS_H
#define CROUPIER_BOARDS_H

#include "kernels.h"

enum { MOST_PLAYERS = 23, DIGIT = 10, ONE_DIGIT = (1 << DIGIT) - 1, NEVER = 6 };

/* A suit that may give somebody a flush. */
typedef struct {
    int suit;
    int needed;           /* how many must come before anybody has a flush */
    int shared;           /* how many must come before another player has one as well */
    int first;            /* who has the first */
    uint64_t alone;       /* the digits of the boards on which he has the only one */
    uint64_t ways[13][5]; /* by rank and how often it comes: the factor described above */
} Flush;

typedef struct {
    int players, to_come;
    uint32_t board;       /* the key of the board */
    uint16_t unseen[4];   /* by suit: the ranks that may still come, as bits */
    uint8_t free[13];     /* by rank: how many may still come */
    int suits, soonest;   /* how many suits may give a flush, and the least that must come for one */
    Flush flush[4];
    uint64_t shares[MOST_PLAYERS][MOST_PLAYERS + 1]; /* by player and number of winners: the boards he wins with them */
} Spot;

/* The ranks that come: which and how often each. */
typedef struct {
    int kinds, rank[5], often[5];
    unsigned bits;
} Coming;

/* Writes the HandRank of every player with these ranks, flushes aside; `key` is that of the whole board. */
static inline void rank_plainly(const Spot *spot, const Coming *coming, uint32_t key, int players, unsigned *ranks);

/* The flush of a player when these ranks of a suit come, or 0 if he has none. */
static inline unsigned flush_of(const Spot *spot, int suit, int player, unsigned bits);

static inline uint64_t sum_of_digits(uint64_t digits)
{
    return digits * 0x4010040100401u >> 5 * DIGIT & ONE_DIGIT; /* the last digit of a product with 1, 1, 1, 1, 1, 1 */
}

static const uint8_t CHOOSE[5][5] = {{1}, {1, 1}, {1, 2, 1}, {1, 3, 3, 1}, {1, 4, 6, 4, 1}};

/* What two players win and share on the boards of a multiset. They are the most usual question, and to add to memory again
   and again would take half of the time. */
typedef struct {
    uint64_t won[2], tied;
} Two;

static inline void keep(Spot *spot, const Two *two)
{
    spot->shares[0][1] += two->won[0];
    spot->shares[1][1] += two->won[1];
    spot->shares[0][2] += two->tied;
    spot->shares[1][2] += two->tied;
}

/* Counts so many boards for who wins with these ranks; of two players in `two`, which somebody keeps. */
static inline void count(Spot *spot, int players, const unsigned *ranks, uint64_t boards, Two *two)
{
    if (players == 2) {
        two->won[0] += ranks[0] > ranks[1] ? boards : 0;
        two->won[1] += ranks[0] < ranks[1] ? boards : 0;
        two->tied += ranks[0] == ranks[1] ? boards : 0;
        return;
    }
    unsigned best = 0;
    int winners = 0;
    for (int player = 0; player < players; player++) {
        winners = ranks[player] > best ? 1 : winners + (ranks[player] == best);
        best = ranks[player] > best ? ranks[player] : best;
    }
    for (int player = 0; player < players; player++)
        if (ranks[player] == best)
            spot->shares[player][winners] += boards;
}

/* Counts so many boards for a player who wins them alone. */
static inline void count_alone(Spot *spot, int players, int player, uint64_t boards, Two *two)
{
    if (players == 2) {
        two->won[0] += player ? 0 : boards;
        two->won[1] += player ? boards : 0;
    } else {
        spot->shares[player][1] += boards;
    }
}

/* Counts so many boards on which exactly these ranks come in a suit; returns them. */
static inline uint64_t count_flush(Spot *spot, int players, int suit, unsigned bits, uint64_t boards,
                                   const unsigned *plain, Two *two)
{
    unsigned ranks[MOST_PLAYERS];
    for (int player = 0; player < players; player++) {
        unsigned flush = flush_of(spot, suit, player, bits);
        ranks[player] = flush > plain[player] ? flush : plain[player];
    }
    count(spot, players, ranks, boards, two);
    return boards;
}

/* Counts every choice of `least` or more of the ranks from `kind` on for the suit, beside those that were chosen. */
static uint64_t count_choices(Spot *spot, const Coming *coming, const Flush *flush, int least, int kind, unsigned bits,
                              uint64_t boards, const unsigned *plain)
{
    if (!boards || least > coming->kinds - kind)
        return 0;
    if (kind == coming->kinds) {
        Two two = {{0}};
        count_flush(spot, spot->players, flush->suit, bits, boards, plain, &two);
        keep(spot, &two);
        return boards;
    }
    int rank = coming->rank[kind];
    uint64_t ways = flush->ways[rank][coming->often[kind]];
    return count_choices(spot, coming, flush, least, kind + 1, bits, boards * (ways & ONE_DIGIT), plain)
        + count_choices(spot, coming, flush, least - 1, kind + 1, bits | 1u << rank, boards * (ways >> DIGIT), plain);
}

/* Counts the boards of a multiset on which so many cards or more come in a suit; returns them. */
static inline uint64_t count_from(Spot *spot, int players, const Coming *coming, const Flush *flush, int cards,
                                  uint64_t ways, const unsigned *plain, Two *two)
{
    ways >>= DIGIT * cards;
    if (ways >> DIGIT)
        return count_choices(spot, coming, flush, cards, 0, 0, 1, plain);
    unsigned bits = coming->bits & spot->unseen[flush->suit];
    return ways ? count_flush(spot, players, flush->suit, bits, ways, plain, two) : 0;
}

/* Counts the boards of a multiset on which somebody has a flush; returns them. */
static inline uint64_t count_flushes(Spot *spot, int players, const Coming *coming, const uint64_t *ways,
                                     const unsigned *plain, Two *two)
{
    uint64_t boards = 0;
    unsigned best = 0;
    for (int player = 0; player < players; player++)
        best = plain[player] > best ? plain[player] : best;
    for (int which = 0; which < spot->suits; which++) {
        const Flush *flush = &spot->flush[which];
        int cards = flush->needed;
        if (best < tables.least_flush) { /* who alone has a flush beats all others, whichever it is */
            uint64_t alone = sum_of_digits((ways[which] & flush->alone) >> DIGIT * flush->needed);
            count_alone(spot, players, flush->first, alone, two);
            boards += alone;
            cards = flush->shared;
        }
        boards += count_from(spot, players, coming, flush, cards, ways[which], plain, two);
    }
    return boards;
}

/* Counts the boards of a multiset; `ways` is not looked at if they have no flush. `players` is a number that is known when
   this is compiled, where there are two of them. */
static inline void settle(Spot *spot, int players, const Coming *coming, int suits, const uint64_t *ways, uint32_t key,
                          uint64_t boards)
{
    unsigned plain[MOST_PLAYERS];
    Two two = {{0}};
    rank_plainly(spot, coming, key, players, plain);
    if (suits)
        boards -= count_flushes(spot, players, coming, ways, plain, &two);
    count(spot, players, plain, boards, &two);
    if (players == 2)
        keep(spot, &two);
}

/* Every multiset of `left` ranks, from `rank` on, beside those that come already. */
static void by_ranks(Spot *spot, Coming *coming, int rank, int left, const uint64_t *ways, uint32_t key,
                     uint64_t boards)
{
    unsigned before = coming->bits;
    int kind = coming->kinds++;
    for (; rank < 13; rank++) {
        coming->rank[kind] = rank;
        coming->bits = before | 1u << rank;
        for (int some = 1; some <= spot->free[rank] && some <= left; some++) {
            uint64_t more[4], these = boards * CHOOSE[spot->free[rank]][some];
            uint32_t sum = key + (uint32_t)some * tables.keys[rank];
            int suits = coming->kinds + left - some < spot->soonest ? 0 : spot->suits; /* one suit has no two of a rank */
            coming->often[kind] = some;
            for (int which = 0; which < suits; which++)
                more[which] = ways[which] * spot->flush[which].ways[rank][some];
            if (some < left)
                by_ranks(spot, coming, rank + 1, left - some, more, sum, these);
            else if (spot->players == 2)
                settle(spot, 2, coming, suits, more, sum, these);
            else
                settle(spot, spot->players, coming, suits, more, sum, these);
        }
    }
    coming->kinds--;
    coming->bits = before;
}

/* Says of a suit that so many cards of it must come for a flush, and so many for one of somebody else. */
static void may_flush(Spot *spot, int suit, int needed, int shared, int first)
{
    if (needed > spot->to_come)
        return;
    Flush *flush = &spot->flush[spot->suits++];
    flush->suit = suit;
    flush->first = first;
    flush->needed = needed > 0 ? needed : 0;
    flush->shared = shared > 0 ? shared : 0;
    flush->alone = (1ull << DIGIT * flush->shared) - (1ull << DIGIT * flush->needed);
    spot->soonest = flush->needed < spot->soonest ? flush->needed : spot->soonest;
    for (int rank = 0; rank < 13; rank++) {
        int here = spot->unseen[suit] >> rank & 1;
        const uint8_t *others = CHOOSE[spot->free[rank] - here];
        for (int often = 1; often <= spot->free[rank]; often++)
            flush->ways[rank][often] = others[often] | (uint64_t)(here ? others[often - 1] : 0) << DIGIT;
    }
}

static void count_boards(Spot *spot)
{
    static const uint64_t one[4] = {1, 1, 1, 1};
    Coming coming = {0};
    if (spot->to_come)
        by_ranks(spot, &coming, 0, spot->to_come, one, spot->board, 1);
    else
        settle(spot, spot->players, &coming, spot->suits, one, spot->board, 1);
}

/* Takes a card out of those that may come; 0 when it is none, or not there any more. */
static int draw(Spot *spot, uint8_t card)
{
    if (card > 51 || !(spot->unseen[card & 3] >> (card >> 2) & 1))
        return 0;
    spot->unseen[card & 3] &= (uint16_t) ~(1u << (card >> 2));
    spot->free[card >> 2]--;
    return 1;
}

/* A whole pack that may come. */
static void open(Spot *spot, int players, int to_come)
{
    spot->players = players;
    spot->to_come = to_come;
    for (int suit = 0; suit < 4; suit++)
        spot->unseen[suit] = FLUSHES - 1;
    spot->soonest = NEVER;
    memset(spot->free, 4, sizeof spot->free);
}

#endif
