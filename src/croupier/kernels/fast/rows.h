/* The tables by which three rows are played: what rows.c reads and rows_played.c looks up. */

#ifndef CROUPIER_ROWS_H
#define CROUPIER_ROWS_H

#include "kernels.h"

enum { ROW_TOPS = 456, ROW_FIVES = 7463, ROW_RANKS = 13, STAGES = 4, MOST_GIVEN = 5 };
enum { MOST_NUMBER = 1 << 24, MOST_PAID = 1 << 12 };

static const int ROOM[3] = {3, 5, 5};

/* A row at a stage of a deal: what it is worth, and where it stands in the tables of rows beside it. */
typedef struct {
    int32_t value;
    uint16_t level, shape, rank;
} Look;

/* The sizes that come first, and the tables after them in their order; see the twin. */
typedef struct {
    int32_t sets, tops, top_levels, levels, top_shapes, shapes;
    int32_t *numbers;
    const int32_t *nexts, *final[3], *over, *under, *all, *least, *pays[3], *fantasy;
    Look *top, *middle, *bottom; /* by the stage, then by the row's number; those of one suit behind the others */
    uint8_t *size;               /* how many cards a row has */
} Known;

/* Three rows, from the top down: numbers, common suits as bits (those of the top say nothing), sizes. */
typedef struct {
    int32_t row[3], suits[3], size[3];
} State;

/* The ranks of full rows, zeros when they are out of order. */
typedef struct {
    int32_t rank[3];
} Final;

/* The ranks of rows at the end, after streets (of each its cards and how many are placed) with these cards; 0 without
   memory. */
int rows_end(const Known *known, State state, const uint8_t *street, int streets, const uint8_t *cards, Final *final);

/* The tables behind an object that rows_known made; NULL, with an exception set, if it is no such object. */
const Known *known_of(PyObject *object);

/* Says that tables, rows or streets do not go together. */
PyObject *wrong_rows(void);

#endif
