/* The tables by which three rows are played, read once and kept: the same numbers as in the twin. */

#include "rows.h"

static const char NAME[] = "croupier.kernels.rows";

enum { HEAD = 6, PARTS = 17 };
enum { NEXTS, TOP, FIVE, TOP_WORTH, MIDDLE_WORTH, BOTTOM_WORTH, FINAL, OVER = FINAL + 3, UNDER, ALL, LEAST, PAYS };
enum { FANTASY = PAYS + 3 };

PyObject *wrong_rows(void)
{
    PyErr_SetString(PyExc_ValueError, "these are no tables, rows or streets that go together");
    return NULL;
}

const Known *known_of(PyObject *object)
{
    return PyCapsule_IsValid(object, NAME) ? PyCapsule_GetPointer(object, NAME) : (Known *)wrong_rows();
}

static void forget(Known *known)
{
    PyMem_Free(known->numbers);
    PyMem_Free(known->top);
    PyMem_Free(known->size);
    PyMem_Free(known);
}

static void forget_capsule(PyObject *capsule) { forget(PyCapsule_GetPointer(capsule, NAME)); }

/* The lengths of the tables; 0 if there are not so many numbers. */
static int lengths(const Known *known, int64_t count, int64_t *length)
{
    const int32_t *head = known->numbers;
    if (count < HEAD)
        return 0;
    for (int size = 0; size < HEAD; size++)
        if (head[size] < 1 || head[size] >= 1 << 16)
            return 0;
    int64_t sets = head[0], tops = head[1], shapes = head[5];
    int64_t over = (int64_t)head[2] * head[3], under = (int64_t)head[3] * head[3], beside = head[4] * shapes * shapes;
    int64_t all[PARTS] = {13 * sets, 3 * tops, 6 * sets, STAGES * tops, 2 * STAGES * sets, 2 * STAGES * sets,
                          ROW_TOPS, ROW_FIVES, ROW_FIVES, over, under, beside,
                          ROW_TOPS, ROW_TOPS, ROW_FIVES, ROW_FIVES, ROW_TOPS};
    memcpy(length, all, sizeof all);
    for (int part = 0; part < PARTS; part++)
        count -= all[part];
    return count == HEAD;
}

/* Whether rows come one after another, each with a card more, and tops are all those of up to three cards. */
static int in_order(Known *known)
{
    for (int32_t place = 0; place < ROW_RANKS * known->sets; place++) {
        int32_t row = place / ROW_RANKS, after = known->nexts[place];
        uint8_t size = (uint8_t)(known->size[row] + 1);
        if (!after)
            continue;
        if (after <= row || after >= known->sets || (known->size[after] && known->size[after] != size) || size > 5)
            return 0;
        known->size[after] = size;
    }
    for (int32_t row = 0; row < known->sets; row++)
        if ((known->size[row] < 4) != (row < known->tops))
            return 0;
    return known->tops <= known->sets;
}

/* Fills the looks of a row at each stage; 0 when a number leads outside of its table. */
static int fill(const int32_t *of, const int32_t *worth, int32_t count, const int32_t *most, Look *into)
{
    for (int32_t row = 0; row < count; row++)
        for (int column = 0; column < 3; column++)
            if (of[3 * row + column] < 0 || of[3 * row + column] >= most[column])
                return 0;
    for (int32_t at = 0; at < STAGES * count; at++) {
        const int32_t *row = of + 3 * (at % count);
        into[at] = (Look){worth[at], (uint16_t)row[1], (uint16_t)row[2], (uint16_t)row[0]};
    }
    return 1;
}

static int are_small(const Known *known, const int32_t *const *part, int64_t count)
{
    for (int64_t at = 0; at < count; at++)
        if (known->numbers[at] > MOST_NUMBER || known->numbers[at] < -MOST_NUMBER)
            return 0;
    for (const int32_t *paid = part[PAYS]; paid < part[FANTASY]; paid++)
        if (*paid > MOST_PAID || *paid < -MOST_PAID)
            return 0;
    return 1;
}

/* Sets all pointers and fills the looks: 1, or 0 for wrong numbers, or -1 without memory. */
static int take_numbers(Known *known, int64_t count)
{
    int64_t length[PARTS];
    const int32_t *part[PARTS];
    if (!lengths(known, count, length))
        return 0;
    memcpy(known, known->numbers, HEAD * sizeof(int32_t));
    part[0] = known->numbers + HEAD;
    for (int at = 1; at < PARTS; at++)
        part[at] = part[at - 1] + length[at - 1];
    known->nexts = part[NEXTS], known->over = part[OVER], known->under = part[UNDER], known->all = part[ALL];
    known->least = part[LEAST], known->fantasy = part[FANTASY];
    for (int row = 0; row < 3; row++)
        known->final[row] = part[FINAL + row], known->pays[row] = part[PAYS + row];
    known->top = PyMem_Malloc(STAGES * ((size_t)known->tops + 4 * (size_t)known->sets) * sizeof(Look));
    known->size = PyMem_Calloc((size_t)known->sets, 1);
    if (!known->top || !known->size)
        return -1;
    known->middle = known->top + STAGES * known->tops;
    known->bottom = known->middle + STAGES * 2 * known->sets;
    const int32_t tops[] = {ROW_TOPS, known->top_levels, known->top_shapes};
    const int32_t fives[] = {ROW_FIVES, known->levels, known->shapes};
    return are_small(known, part, count) && in_order(known) &&
           fill(part[TOP], part[TOP_WORTH], known->tops, tops, known->top) &&
           fill(part[FIVE], part[MIDDLE_WORTH], 2 * known->sets, fives, known->middle) &&
           fill(part[FIVE], part[BOTTOM_WORTH], 2 * known->sets, fives, known->bottom);
}

static PyObject *made(const Py_buffer *view)
{
    Known *known = PyMem_Calloc(1, sizeof *known);
    if (!known)
        return PyErr_NoMemory();
    known->numbers = PyMem_Malloc((size_t)view->len + 1);
    int right = known->numbers ? 1 : -1;
    if (right > 0) {
        memcpy(known->numbers, view->buf, (size_t)view->len);
        right = view->len % 4 ? 0 : take_numbers(known, view->len / 4);
    }
    PyObject *capsule = right > 0 ? PyCapsule_New(known, NAME, forget_capsule) : NULL;
    if (capsule)
        return capsule;
    forget(known);
    return right < 0 ? PyErr_NoMemory() : right ? NULL : wrong_rows();
}

/* rows_known(numbers): the tables, checked; see the twin. */
PyObject *rows_known(PyObject *self, PyObject *args)
{
    Py_buffer view;
    if (!PyArg_ParseTuple(args, "y*", &view))
        return NULL;
    PyObject *found = made(&view);
    PyBuffer_Release(&view);
    return found;
}
