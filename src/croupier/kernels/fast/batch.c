/* High hands by the million: bytes in, ranks of sixteen bits out, without the interpreter's lock. */

#include "kernels.h"

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#define WIDE __attribute__((target("avx512f,avx512bw,avx512vl,avx512vbmi")))

static int is_wide(void)
{
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
        && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vbmi");
}

/* Sixteen hands of seven cards at a time; returns how many hands were ranked. */
WIDE static Py_ssize_t rank_wide(const uint8_t *cards, Py_ssize_t hands, void *ranks)
{
    const __m512i keys = _mm512_loadu_si512(tables.keys);
    const __m512i low = _mm512_set1_epi32(LOW_MASK), three = _mm512_set1_epi32(3), octal = _mm512_set1_epi32(01111);
    const __m512i by_suit = _mm512_setr4_epi32(1, 1 << 3, 1 << 6, 1 << 9), byte = _mm512_set1_epi32(0xFF);
    uint8_t spread[2][64];
    for (int lane = 0; lane < 16; lane++)
        for (int part = 0; part < 4; part++) {
            spread[0][4 * lane + part] = (uint8_t)(7 * lane + part);
            spread[1][4 * lane + part] = (uint8_t)(7 * lane + part + 3);
        }
    const __m512i first = _mm512_loadu_si512(spread[0]), last = _mm512_loadu_si512(spread[1]);
    Py_ssize_t done = 0;
    for (; done + 16 <= hands; done += 16, cards += 112) {
        __m512i head = _mm512_loadu_si512(cards);
        __m512i tail = _mm512_maskz_loadu_epi8(0xFFFFFFFFFFFF, cards + 64);
        __m512i four[2] = {_mm512_permutex2var_epi8(head, first, tail), _mm512_permutex2var_epi8(head, last, tail)};
        __m512i sum = _mm512_setzero_si512(), counters = sum;
        for (int part = 0; part < 7; part++) { /* the fourth card is the first of the second four */
            __m512i card = _mm512_srli_epi32(four[part > 3], 8 * (part > 3 ? part - 3 : part));
            card = _mm512_and_si512(card, byte);
            sum = _mm512_add_epi32(sum, _mm512_permutexvar_epi32(_mm512_srli_epi32(card, 2), keys));
            counters = _mm512_add_epi32(counters, _mm512_permutexvar_epi32(_mm512_and_si512(card, three), by_suit));
        }
        __m512i row = _mm512_i32gather_epi32(_mm512_srli_epi32(sum, HIGH_SHIFT), tables.rows, 4);
        __m512i column = _mm512_i32gather_epi32(_mm512_and_si512(sum, low), tables.columns, 4);
        __m512i found = _mm512_i32gather_epi32(_mm512_add_epi32(row, column), tables.classes, 2);
        _mm256_storeu_si256((__m256i *)((char *)ranks + 2 * done), _mm512_cvtepi32_epi16(found));
        __m512i twos = _mm512_or_si512(_mm512_srli_epi32(counters, 1), counters);
        __m512i five = _mm512_and_si512(_mm512_and_si512(_mm512_srli_epi32(counters, 2), twos), octal);
        __mmask16 suited = _mm512_test_epi32_mask(five, five);
        for (; suited; suited &= (__mmask16)(suited - 1)) {
            int lane = __builtin_ctz(suited);
            put(ranks, done + lane, ranked(cards + 7 * lane, 7));
        }
    }
    return done;
}
#else
static int is_wide(void) { return 0; }
static Py_ssize_t rank_wide(const uint8_t *cards, Py_ssize_t hands, void *ranks) { return 0; }
#endif

/* The first byte that is no card, or -1. */
static Py_ssize_t no_card(const uint8_t *cards, Py_ssize_t count)
{
    uint8_t most = 0;
    for (Py_ssize_t i = 0; i < count; i++)
        most = cards[i] > most ? cards[i] : most;
    for (Py_ssize_t i = 0; most > 51 && i < count; i++)
        if (cards[i] > 51)
            return i;
    return -1;
}

static void rank_all(const uint8_t *cards, int size, Py_ssize_t hands, void *ranks, int wide)
{
    Py_ssize_t done = wide && size == 7 ? rank_wide(cards, hands, ranks) : 0;
    for (cards += done * size; done < hands; done++, cards += size)
        put(ranks, done, ranked(cards, size));
}

/* rank_many(cards, size, ranks, wide): the HandRank of each hand of `size` cards, written into `ranks`. */
PyObject *rank_many(PyObject *self, PyObject *args)
{
    PyObject *from, *into;
    int size, wide;
    if (!PyArg_ParseTuple(args, "OiOp", &from, &size, &into, &wide) || !are_ready())
        return NULL;
    Py_buffer cards, ranks;
    if (!take(from, &cards, 0))
        return NULL;
    if (!take(into, &ranks, 1)) {
        PyBuffer_Release(&cards);
        return NULL;
    }
    Py_ssize_t wrong = -1, hands = size < 5 || size > 7 ? 0 : cards.len / size;
    int fits = size >= 5 && size <= 7 && hands * size == cards.len && ranks.len == 2 * hands;
    if (fits) {
        Py_BEGIN_ALLOW_THREADS
        wrong = no_card(cards.buf, cards.len);
        if (wrong < 0)
            rank_all(cards.buf, size, hands, ranks.buf, wide && is_wide());
        Py_END_ALLOW_THREADS
    }
    PyBuffer_Release(&cards);
    PyBuffer_Release(&ranks);
    if (!fits)
        return PyErr_Format(PyExc_ValueError, "these are not whole hands of %d cards with a place for each rank", size);
    if (wrong >= 0)
        return PyErr_Format(PyExc_ValueError, "hand %zd: card %zd is none", wrong / size + 1, wrong % size + 1);
    Py_RETURN_NONE;
}
