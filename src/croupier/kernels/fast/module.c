/* The module itself: what Python may call. */

#include "kernels.h"

#define FAST(name) {#name, (PyCFunction)(void (*)(void))name, METH_FASTCALL, NULL}

static PyMethodDef methods[] = {
    {"load", load, METH_VARARGS, NULL},
    FAST(rank5),
    FAST(rank6),
    FAST(rank7),
    {"rank_many", rank_many, METH_VARARGS, NULL},
    {"equity_exact", equity_exact, METH_VARARGS, NULL},
    {"equity_sampled", equity_sampled, METH_VARARGS, NULL},
    FAST(exactly_two),
    {"exactly_two_many", exactly_two_many, METH_VARARGS, NULL},
    {"exactly_two_exact", exactly_two_exact, METH_VARARGS, NULL},
    {"place", place, METH_VARARGS, NULL},
    {"rows_known", rows_known, METH_VARARGS, NULL},
    {"rows_played", rows_played, METH_VARARGS, NULL},
    FAST(low_8),
    FAST(low_8_two),
    FAST(low_a5),
    FAST(low_27),
    {"low_many", low_many, METH_VARARGS, NULL},
    {"deals_exact", deals_exact, METH_VARARGS, NULL},
    {"deals_sampled", deals_sampled, METH_VARARGS, NULL},
    {"simulate", simulate, METH_VARARGS, NULL},
    {"versus", versus, METH_VARARGS, NULL},
    {"duel_learn", duel_learn, METH_VARARGS, NULL},
    {"duel_worth", duel_worth, METH_VARARGS, NULL},
    {"kinds_sum", kinds_sum, METH_VARARGS, NULL},
    {"kinds_learn", kinds_learn, METH_VARARGS, NULL},
    {"three_kinds", three_kinds, METH_VARARGS, NULL},
    {"three_kinds_sum", three_kinds_sum, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef module = {
    .m_base = PyModuleDef_HEAD_INIT,
    .m_name = "croupier.kernels._fast",
    .m_doc = "The compiled part of croupier.kernels, which see.",
    .m_size = 0,
    .m_methods = methods,
};

PyMODINIT_FUNC PyInit__fast(void) { return PyModuleDef_Init(&module); }
