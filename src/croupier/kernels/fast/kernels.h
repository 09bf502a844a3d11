/* What the files of the compiled part share. Cards are 0 to 51: four times the rank (0 is a deuce), plus the suit. */

#ifndef CROUPIER_KERNELS_H
#define CROUPIER_KERNELS_H

#define Py_LIMITED_API 0x030B0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

/* For what is only quick once a number in it is known when this is compiled. */
#define ALWAYS_INLINE __attribute__((always_inline)) static inline

/* A card's value (croupier.kernels.tables): the key of a low rank, of a high one, a counter of three bits a suit. */
enum { HIGH_SHIFT = 14, SUIT_SHIFT = 30, LOW_MASK = (1 << HIGH_SHIFT) - 1, KEY_MASK = (1 << SUIT_SHIFT) - 1 };

/* So many sums of keys may come from seven cards, even if one comes twice: no sum leads outside of a table. `EDGE` is
   more than any column: a row and a column that do not go together lead into the zeros on both sides of the classes. */
enum {
    ROWS = 1 << (SUIT_SHIFT - HIGH_SHIFT),
    COLUMNS = 1 << HIGH_SHIFT,
    FLUSHES = 1 << 13,
    EDGE = 1 << 11,
    CLASSES = 78000
};

/* All of sixteen bits, because nothing is quicker than what is small: a row is half of its place. */
/* How far apart the ints lie of which CPython keeps one each; where it is otherwise, cards are read more slowly. */
enum { INT_SIZE = 32 };

typedef struct {
    int ready;
    PyObject *ints[52];      /* the ints 0 to 51 */
    uint64_t values[52];
    uint32_t keys[16];       /* by rank, the key alone; three zeros behind */
    uint16_t rows[ROWS];
    uint16_t columns[COLUMNS];
    uint16_t flushes[FLUSHES];
    unsigned least_flush;    /* the HandRank of 7-5-4-3-2 in one suit */
    uint16_t classes[EDGE + CLASSES + EDGE];
} Tables;

extern Tables tables;

/* Builds the tables if that was not done yet; 0, with an exception set, when that failed. */
int are_ready(void);

/* The suits with five cards or more, as a bit at three times the suit. */
static inline unsigned suits_with_five(uint64_t hand)
{
    unsigned counters = (unsigned)(hand >> SUIT_SHIFT);
    return counters >> 2 & (counters >> 1 | counters) & 01111;
}

/* The HandRank of five to seven cards by the sum of their keys, as if no suit came five times; 0 if they are no cards. */
static inline unsigned offsuit(uint32_t key)
{
    return tables.classes[2u * tables.rows[key >> HIGH_SHIFT] + tables.columns[key & LOW_MASK]];
}

/* The ranks of one suit among these cards, as bits. */
static inline unsigned ranks_in(const uint8_t *cards, int count, unsigned suit)
{
    unsigned ranks = 0;
    for (int i = 0; i < count; i++)
        ranks |= (unsigned)((cards[i] & 3u) == suit) << (cards[i] >> 2);
    return ranks;
}

/* The HandRank of five to seven different cards (Rulebook B1-B6). */
static inline unsigned ranked(const uint8_t *cards, int count)
{
    uint64_t hand = 0;
    for (int i = 0; i < count; i++)
        hand += tables.values[cards[i]];
    unsigned five = suits_with_five(hand);
    if (five)
        return tables.flushes[ranks_in(cards, count, (unsigned)__builtin_ctz(five) / 3)];
    return offsuit((uint32_t)hand & KEY_MASK);
}

/* Writes a rank to its place; the buffer stands anywhere, also at an odd address. */
static inline void put(void *ranks, Py_ssize_t place, unsigned rank)
{
    uint16_t small = (uint16_t)rank;
    memcpy((char *)ranks + 2 * place, &small, sizeof small);
}

/* A buffer of bytes from Python; 0, with an exception set, when it is none. */
int take(PyObject *object, Py_buffer *view, int writable);

/* The number of a card, UNKNOWN read as in a list: as the last one; -1, with an exception set, if it is none. */
int any_card_of(PyObject *object);

/* The same, faster for the ints that CPython keeps one of each: their place among these is known by their address. */
static inline int card_of(PyObject *object)
{
    uintptr_t place = ((uintptr_t)object - (uintptr_t)tables.ints[0]) / INT_SIZE;
    return place < 52 && tables.ints[place] == object ? (int)place : any_card_of(object);
}

/* The boards that each player wins with 0, 1, 2, ... winners, in one list; each player has `width` cells. */
PyObject *as_list(const uint64_t *shares, int players, int width);

PyObject *load(PyObject *self, PyObject *args);
PyObject *rank5(PyObject *self, PyObject *const *args, Py_ssize_t count);
PyObject *rank6(PyObject *self, PyObject *const *args, Py_ssize_t count);
PyObject *rank7(PyObject *self, PyObject *const *args, Py_ssize_t count);
PyObject *rank_many(PyObject *self, PyObject *args);
PyObject *equity_exact(PyObject *self, PyObject *args);
PyObject *equity_sampled(PyObject *self, PyObject *args);
PyObject *exactly_two(PyObject *self, PyObject *const *args, Py_ssize_t count);
PyObject *exactly_two_many(PyObject *self, PyObject *args);
PyObject *exactly_two_exact(PyObject *self, PyObject *args);
PyObject *versus(PyObject *self, PyObject *args);
PyObject *duel_learn(PyObject *self, PyObject *args);
PyObject *duel_worth(PyObject *self, PyObject *args);
PyObject *simulate(PyObject *self, PyObject *args);
PyObject *kinds_sum(PyObject *self, PyObject *args);
PyObject *kinds_learn(PyObject *self, PyObject *args);
PyObject *three_kinds(PyObject *self, PyObject *args);
PyObject *three_kinds_sum(PyObject *self, PyObject *args);
PyObject *place(PyObject *self, PyObject *args);
PyObject *rows_known(PyObject *self, PyObject *args);
PyObject *rows_played(PyObject *self, PyObject *args);
PyObject *low_8(PyObject *self, PyObject *const *args, Py_ssize_t count);
PyObject *low_8_two(PyObject *self, PyObject *const *args, Py_ssize_t count);
PyObject *low_a5(PyObject *self, PyObject *const *args, Py_ssize_t count);
PyObject *low_27(PyObject *self, PyObject *const *args, Py_ssize_t count);
PyObject *low_many(PyObject *self, PyObject *args);
PyObject *deals_exact(PyObject *self, PyObject *args);
PyObject *deals_sampled(PyObject *self, PyObject *args);

#endif
