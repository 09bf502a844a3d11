/* High hands one by one, and the tables behind them, which Python has built. */

#include "kernels.h"

Tables tables;

int take(PyObject *object, Py_buffer *view, int writable)
{
    return PyObject_GetBuffer(object, view, writable ? PyBUF_WRITABLE : PyBUF_SIMPLE) == 0;
}

int are_ready(void)
{
    if (tables.ready)
        return 1;
    PyObject *module = PyImport_ImportModule("croupier.kernels");
    PyObject *done = module ? PyObject_CallMethod(module, "load_fast", NULL) : NULL;
    Py_XDECREF(module);
    Py_XDECREF(done);
    if (done && !tables.ready)
        PyErr_SetString(PyExc_RuntimeError, "the tables of the compiled part were not loaded");
    return done != NULL && tables.ready;
}

/* Copies a buffer of exactly or at most so many bytes; 0, with an exception set, if it does not fit. */
static int fill(PyObject *object, void *target, Py_ssize_t most)
{
    Py_buffer view;
    if (!take(object, &view, 0))
        return 0;
    int fits = view.len <= most;
    if (fits)
        memcpy(target, view.buf, (size_t)view.len);
    else
        PyErr_SetString(PyExc_ValueError, "a table is larger than it may be");
    PyBuffer_Release(&view);
    return fits;
}

/* Copies a buffer of numbers of 32 bits, each plus `more` and through `by`, into a table of sixteen bits, likewise. */
static int squeeze(PyObject *object, uint16_t *target, Py_ssize_t most, int32_t more, int32_t by)
{
    Py_buffer view;
    int32_t number;
    if (!take(object, &view, 0))
        return 0;
    int fits = view.len / 4 <= most;
    for (Py_ssize_t place = 0; fits && place < view.len / 4; place++) {
        memcpy(&number, (const char *)view.buf + 4 * place, sizeof number);
        target[place] = (uint16_t)((number + more) / by);
        fits = target[place] * by == number + more;
    }
    PyBuffer_Release(&view);
    if (!fits)
        PyErr_SetString(PyExc_ValueError, "a table holds more than it may");
    return fits;
}

/* load(values, flushes, rows, columns, classes): take the tables, once; each is a buffer of its own item size. */
PyObject *load(PyObject *self, PyObject *args)
{
    PyObject *values, *flushes, *rows, *columns, *classes;
    if (!PyArg_ParseTuple(args, "OOOOO", &values, &flushes, &rows, &columns, &classes))
        return NULL;
    if (!tables.ready) {
        int done = fill(values, tables.values, sizeof tables.values)
            && fill(flushes, tables.flushes, sizeof tables.flushes)
            && fill(classes, tables.classes + EDGE, 2 * CLASSES)
            && squeeze(rows, tables.rows, ROWS, EDGE, 2) && squeeze(columns, tables.columns, COLUMNS, 0, 1);
        if (!done)
            return NULL;
        for (int card = 0; card < 52; card++)
            if (!(tables.ints[card] = PyLong_FromLong(card)))
                return NULL;
        for (int rank = 0; rank < 13; rank++)
            tables.keys[rank] = (uint32_t)tables.values[4 * rank] & KEY_MASK;
        tables.least_flush = tables.flushes[057];
        tables.ready = 1;
    }
    Py_RETURN_NONE;
}

int any_card_of(PyObject *object)
{
    long card = PyLong_AsLong(object);
    if (card == -1 && PyErr_Occurred()) {
        if (!PyErr_ExceptionMatches(PyExc_OverflowError))
            return -1;
        PyErr_Clear();
        card = 52;
    }
    card += card < 0 ? 52 : 0;
    if (card >= 0 && card < 52)
        return (int)card;
    PyErr_Format(PyExc_IndexError, "these are not different cards: %R is none", object);
    return -1;
}

/* The cards of a call; 0, with an exception set, if one is none. */
static int read_cards(PyObject *const *args, Py_ssize_t count, int wanted, uint8_t *cards)
{
    if (count != wanted) {
        PyErr_Format(PyExc_TypeError, "%d cards are ranked here, not %zd", wanted, count);
        return 0;
    }
    for (int i = 0; i < wanted; i++) {
        int card = card_of(args[i]);
        if (card < 0)
            return 0;
        cards[i] = (uint8_t)card;
    }
    return 1;
}

static inline PyObject *rank(PyObject *const *args, Py_ssize_t count, int wanted)
{
    uint8_t cards[7];
    if (!tables.ready && !are_ready())
        return NULL;
    if (!read_cards(args, count, wanted, cards))
        return NULL;
    uint64_t hand = 0;
    for (int i = 0; i < wanted; i++)
        hand += tables.values[cards[i]];
    unsigned five = suits_with_five(hand);
    if (five)
        return PyLong_FromLong(tables.flushes[ranks_in(cards, wanted, (unsigned)__builtin_ctz(five) / 3)]);
    unsigned found = offsuit((uint32_t)hand & KEY_MASK);
    if (!found)
        return PyErr_Format(PyExc_IndexError, "these are not different cards");
    return PyLong_FromLong((long)found);
}

PyObject *rank5(PyObject *self, PyObject *const *args, Py_ssize_t count) { return rank(args, count, 5); }

PyObject *rank6(PyObject *self, PyObject *const *args, Py_ssize_t count) { return rank(args, count, 6); }

PyObject *rank7(PyObject *self, PyObject *const *args, Py_ssize_t count) { return rank(args, count, 7); }
