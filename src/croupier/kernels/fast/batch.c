/* High hands by the million: bytes in, ranks of sixteen bits out, without the interpreter's lock.

   Sixty-four hands at a time: first their keys, then the look-ups, then the few hands with a flush, so that the processor
   need not guess which they are, and looks up several at once. */

#include "wide.h"

enum { LANES = 16, AT_ONCE = 64 };

ALWAYS_INLINE void look_up(const uint32_t *keys, int hand, int end, char *ranks)
{
    for (; hand < end; hand++)
        put(ranks, hand, offsuit(keys[hand]));
}

#if HAS_WIDE
/* Where the processor has registers of 512 bits: the keys of sixteen hands are summed at once, and meanwhile those of
   others are looked up, one by one, because to gather them is slower. */

/* How sixteen hands are spread over two times sixteen groups of four bytes, and what a card adds to three sums. Its row
   and column are found by five bits of its rank, so that another card beside it in the same sixteen bits is no matter. */
typedef struct {
    uint8_t from[2][64];
    uint64_t there[2];
    uint16_t row[32], column[32];
    uint8_t suit[64];         /* of the first three suits: how many there are of the last, the size tells */
    uint16_t has_flush[32];   /* by the sum of that, a bit: whether five are of one suit */
} Spread;

enum { OF_SUIT = 3 };         /* bits that count the cards of one */

static void spread_suits(Spread *spread, int size)
{
    static const uint8_t one[4] = {1, 1 << OF_SUIT, 1 << 2 * OF_SUIT, 0};
    for (int card = 0; card < 52; card++)
        spread->suit[card] = one[card & 3];
    for (int sum = 0; sum < 1 << 3 * OF_SUIT; sum++) {
        int first = sum & 7, second = sum >> OF_SUIT & 7, third = sum >> 2 * OF_SUIT;
        int flush = first > 4 || second > 4 || third > 4 || first + second + third < size - 4;
        spread->has_flush[sum >> 4] |= (uint16_t)(flush << (sum & 15));
    }
}

static void spread_out(Spread *spread, int size)
{
    memset(spread, 0, sizeof *spread);
    for (int hand = 0, place = 0; hand < LANES; hand++)
        for (int card = 0; card < size; card++, place++) {
            int byte = 4 * hand + card % 4;
            spread->from[card / 4][byte] = (uint8_t)place;
            spread->there[card / 4] |= 1ull << byte;
        }
    for (int rank = 0; rank < 13; rank++) {
        spread->row[rank] = (uint16_t)(tables.keys[rank] >> HIGH_SHIFT);
        spread->column[rank] = (uint16_t)(tables.keys[rank] & LOW_MASK);
    }
    spread_suits(spread, size);
}

/* By hand, the sum of what the rank of each of its cards adds, from a number of sixteen bits in each of its halves. */
WIDE static inline __m512i summed(const uint16_t *by_rank, const __m512i *cards, unsigned start)
{
    const __m512i add = _mm512_loadu_si512(by_rank);
    __m512i sum = _mm512_set1_epi32((int)start);
    for (int half = 0; half < 2; half++) {
        sum = _mm512_add_epi16(sum, _mm512_permutexvar_epi16(_mm512_srli_epi16(cards[half], 2), add));
        sum = _mm512_add_epi16(sum, _mm512_permutexvar_epi16(_mm512_srli_epi16(cards[half], 10), add));
    }
    return _mm512_madd_epi16(sum, _mm512_set1_epi16(1));
}

/* Which of sixteen hands have five cards of a suit. */
WIDE static inline unsigned suited(const Spread *spread, const __m512i *cards, int size)
{
    const __m512i ones = _mm512_set1_epi8(1), suit = _mm512_loadu_si512(spread->suit);
    __m512i sum = _mm512_set1_epi32(size - 8);
    for (int half = 0; half < 2; half++)
        sum = _mm512_dpbusd_epi32(sum, _mm512_permutexvar_epi8(cards[half], suit), ones);
    __m512i flushes = _mm512_permutexvar_epi16(_mm512_srli_epi32(sum, 4), _mm512_loadu_si512(spread->has_flush));
    __m512i bit = _mm512_sllv_epi32(_mm512_set1_epi32(1), _mm512_and_si512(sum, _mm512_set1_epi32(15)));
    return _mm512_test_epi32_mask(flushes, bit);
}

/* Writes the keys of sixteen hands; returns which have five cards of a suit. Card 0 stands where a hand has no sixth or
   seventh, and for the eighth: what it adds, to a column alone, is taken off at the start. `wrong` is set if there is a
   byte that is no card, and stays as it is if there is none. */
WIDE static inline unsigned sum_hands(const Spread *spread, const uint8_t *cards, int size, uint32_t *keys, int *wrong)
{
    const __mmask64 behind = (1ull << (LANES * size - 64)) - 1;
    __m512i head = _mm512_loadu_si512(cards), tail = _mm512_maskz_loadu_epi8(behind, cards + 64), four[2];
    *wrong |= _mm512_cmpgt_epu8_mask(_mm512_max_epu8(head, tail), _mm512_set1_epi8(51)) != 0;
    for (int half = 0; half < 2; half++)
        four[half] = _mm512_maskz_permutex2var_epi8(spread->there[half], head,
                                                    _mm512_loadu_si512(spread->from[half]), tail);
    __m512i low = summed(spread->column, four, (unsigned)((size - 8) * spread->column[0]) & 0xFFFF);
    /* Half a row may be more than a signed number of sixteen bits holds, so both begin at the least of them. */
    __m512i high = _mm512_slli_epi32(summed(spread->row, four, 0x80008000), HIGH_SHIFT);
    _mm512_storeu_si512(keys, _mm512_or_si512(_mm512_and_si512(high, _mm512_set1_epi32(KEY_MASK)), low));
    return suited(spread, four, size);
}

WIDE static inline uint64_t bits_of(const uint8_t *cards, int count)
{
    uint64_t bits = 0;
    for (int card = 0; card < count; card++)
        bits |= 1ull << cards[card];
    return bits;
}

/* Ranks sixty-four hands at a time, up to those among which a byte is no card; returns how many were ranked. What was
   just written as a whole is not read part by part before the next sixteen are summed: it would not be there yet. */
WIDE ALWAYS_INLINE Py_ssize_t rank_wide(const uint8_t *cards, int size, Py_ssize_t hands, char *ranks)
{
    Spread spread;
    uint32_t keys[AT_ONCE];
    Py_ssize_t done = 0;
    spread_out(&spread, size);
    for (; done + AT_ONCE <= hands; done += AT_ONCE, cards += AT_ONCE * size, ranks += 2 * AT_ONCE) {
        uint64_t flushes = 0;
        int wrong = 0;
        for (int hand = 0; hand < AT_ONCE; hand += LANES) {
            flushes |= (uint64_t)sum_hands(&spread, cards + hand * size, size, keys + hand, &wrong) << hand;
            if (wrong)
                return done;
            if (hand >= 2 * LANES)
                look_up(keys, hand - 2 * LANES, hand - LANES, ranks);
        }
        look_up(keys, AT_ONCE - 2 * LANES, AT_ONCE - LANES, ranks);
        look_up(keys, AT_ONCE - LANES, AT_ONCE, ranks);
        for (; flushes; flushes &= flushes - 1) {
            int hand = __builtin_ctzll(flushes);
            put(ranks, hand, flush_among(bits_of(cards + hand * size, size)));
        }
    }
    return done;
}

WIDE static Py_ssize_t rank_sevens(const uint8_t *cards, Py_ssize_t hands, char *ranks)
{
    return rank_wide(cards, 7, hands, ranks);
}

WIDE static Py_ssize_t rank_others(const uint8_t *cards, int size, Py_ssize_t hands, char *ranks)
{
    return rank_wide(cards, size, hands, ranks);
}

#else
static Py_ssize_t rank_sevens(const uint8_t *cards, Py_ssize_t hands, char *ranks) { return 0; }
static Py_ssize_t rank_others(const uint8_t *cards, int size, Py_ssize_t hands, char *ranks) { return 0; }
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

ALWAYS_INLINE void rank_some(const uint8_t *cards, int size, int hands, char *ranks)
{
    uint32_t keys[AT_ONCE];
    int flushes[AT_ONCE], many = 0;
    for (int hand = 0; hand < hands; hand++) {
        uint64_t sum = 0;
        for (int card = 0; card < size; card++)
            sum += tables.values[cards[hand * size + card]];
        keys[hand] = (uint32_t)sum & KEY_MASK;
        flushes[many] = hand;
        many += suits_with_five(sum) != 0;
    }
    look_up(keys, 0, hands, ranks);
    for (int place = 0; place < many; place++)
        put(ranks, flushes[place], ranked(cards + flushes[place] * size, size));
}

/* Ranks all hands; returns the place of the first byte that is no card, or -1. */
static Py_ssize_t rank_all(const uint8_t *cards, int size, Py_ssize_t hands, char *ranks, int wide)
{
    Py_ssize_t done = !wide ? 0 : size == 7 ? rank_sevens(cards, hands, ranks) : rank_others(cards, size, hands, ranks);
    for (; done < hands; done += AT_ONCE) {
        const uint8_t *now = cards + done * size;
        int some = hands - done < AT_ONCE ? (int)(hands - done) : AT_ONCE;
        Py_ssize_t wrong = no_card(now, some * size);
        if (wrong >= 0)
            return done * size + wrong;
        if (size == 7)
            rank_some(now, 7, some, ranks + 2 * done); /* a number that is known when this is compiled */
        else
            rank_some(now, size, some, ranks + 2 * done);
    }
    return -1;
}

/* rank_many(cards, size, ranks, wide): the HandRank of each hand of `size` cards, written into `ranks`; 0 for all where
   a byte is no card. */
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
        wrong = rank_all(cards.buf, size, hands, ranks.buf, wide && is_wide());
        if (wrong >= 0)
            memset(ranks.buf, 0, ranks.len);
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
