/* A table whose hands are played by chance, and one such hand. */

#ifndef CROUPIER_SIMULATE_H
#define CROUPIER_SIMULATE_H

#include "kernels.h"

enum { SEATS = 10, CHOICES = 5, CARDS = 5 };
enum { FOLD, CALL, LEAST, POT, ALL_IN };                /* what is chosen among */
enum { FOLDED, CHECKED, CALLED, WAGERED, TURNED, BOARD };   /* what a trace tells; TURNED: another street begins */
enum { LIVE, ANTE, DEAD };                              /* kinds of forced bets */
enum { PLAYER, KIND, AMOUNT, POST };                    /* the items of one, and how many there are */
enum { FIRST, PRICE, STEP, LEAST_BET, REOPENS, NUMBERS };

#define MOST (1ll << 53) /* more than all chips together */

typedef struct {
    int n, posts;
    int64_t numbers[NUMBERS];
    int64_t stacks[SEATS];
    int64_t post[4 * SEATS][POST];
    uint64_t from[SEATS][4][ALL_IN];    /* by whether it is free and a wager allowed: where the next choice begins */
} Table;

/* What every decision asks for and changes. Players are bits. */
typedef struct {
    uint64_t state, chance;             /* of the generator, and its next number */
    int64_t price, step, total;
    int leader;                         /* who has bet the price; SEATS: nobody, or one who paid it short */
    unsigned live, rich;                /* who is in the hand; who of them has chips */
    unsigned waiting, closed;           /* who has not answered the price; who has acted since the last full wager */
} Round;

typedef struct {
    const Table *table;
    Round round;
    int64_t stacks[SEATS], bets[SEATS], paid[SEATS];
    int64_t acted[SEATS];               /* by who is in `closed`: the price at which he acted */
    int64_t dead;
    int phantom;                        /* whether a forced bet of this round was short */
    char *trace;                        /* where the hand is told, NULL: nowhere */
    Py_ssize_t items, room;             /* what is told of it; how much has room */
} Hand;

/* What splitmix64 makes of a number. */
static inline uint64_t mixed(uint64_t number)
{
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9u;
    number = (number ^ number >> 27) * 0x94D049BB133111EBu;
    return number ^ number >> 31;
}

/* Buffers stand anywhere, also at odd addresses. */
static inline int64_t item_of(const void *buffer, Py_ssize_t place)
{
    int64_t item;
    memcpy(&item, (const char *)buffer + 8 * place, sizeof item);
    return item;
}

static inline void put_item(void *buffer, Py_ssize_t place, int64_t item)
{
    memcpy((char *)buffer + 8 * place, &item, sizeof item);
}

/* Plays a hand to its end; `table`, `trace`, `room` and the generator's `state` are set. */
void play(Hand *hand);

#endif
