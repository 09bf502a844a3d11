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

static int load_classes(PyObject *object)
{
    Py_buffer view;
    if (!take(object, &view, 0))
        return 0;
    uint16_t *classes = PyMem_Calloc((size_t)view.len / 2 + 2 * EDGE, sizeof *classes);
    if (classes) {
        tables.classes = classes + EDGE;
        tables.size = (int32_t)(view.len / 2);
        memcpy(tables.classes, view.buf, (size_t)view.len);
    } else {
        PyErr_NoMemory();
    }
    PyBuffer_Release(&view);
    return classes != NULL;
}

/* load(values, flushes, rows, columns, classes): take the tables, once; each is a buffer of its own item size. */
PyObject *load(PyObject *self, PyObject *args)
{
    PyObject *values, *flushes, *rows, *columns, *classes;
    if (!PyArg_ParseTuple(args, "OOOOO", &values, &flushes, &rows, &columns, &classes))
        return NULL;
    if (!tables.ready) {
        int done = fill(values, tables.values, sizeof tables.values)
            && fill(flushes, tables.flushes, sizeof tables.flushes) && fill(rows, tables.rows, sizeof tables.rows)
            && fill(columns, tables.columns, sizeof tables.columns) && load_classes(classes);
        if (!done)
            return NULL;
        for (int rank = 0; rank < 13; rank++)
            tables.keys[rank] = (uint32_t)tables.values[4 * rank] & KEY_MASK;
        tables.ready = 1;
    }
    Py_RETURN_NONE;
}

int card_of(PyObject *object)
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
    uint32_t key = (uint32_t)hand & KEY_MASK;
    int32_t place = tables.rows[key >> HIGH_SHIFT] + tables.columns[key & LOW_MASK];
    if (place < 0 || place >= tables.size) {
        PyErr_SetString(PyExc_IndexError, "these are not different cards");
        return NULL;
    }
    return PyLong_FromLong(tables.classes[place]);
}

PyObject *rank5(PyObject *self, PyObject *const *args, Py_ssize_t count) { return rank(args, count, 5); }

PyObject *rank6(PyObject *self, PyObject *const *args, Py_ssize_t count) { return rank(args, count, 6); }

PyObject *rank7(PyObject *self, PyObject *const *args, Py_ssize_t count) { return rank(args, count, 7); }
