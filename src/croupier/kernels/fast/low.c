/* Low hands one by one and by the million. */

#include "low.h"

enum { PACK = 52, WHEEL = 6175, WHEEL_OF_EIGHT = 56 };

/* How many classes of ace to five there are with a pair, two pair, trips, a full house and quads, the lowest first. */
enum { ONE_PAIR = 2860, TWO_PAIR = 858, THREE = 858, FULL = 156, WITH_PAIRS = 4888 };

uint8_t low_eights[256], low_eights_of_two[256][256];
uint16_t low_unpaired[1 << 13];

/* The number of the lowest five of these ranks. Compared from the top, sets of five are ordered as their bits are. */
static void number_all(unsigned width, unsigned highest)
{
    for (unsigned ranks = 0; ranks < 1u << width; ranks++) {
        int count = __builtin_popcount(ranks);
        unsigned fewer = count ? ranks ^ 0x80000000u >> __builtin_clz(ranks) : 0;
        unsigned number = count > 5 ? (width == 8 ? low_eights[fewer] : low_unpaired[fewer]) : count == 5 ? highest-- : 0;
        if (width == 8)
            low_eights[ranks] = (uint8_t)number;
        else
            low_unpaired[ranks] = (uint16_t)number;
    }
}

/* Two of the hand with three of a board that has these ranks. */
static void fill_row(unsigned board)
{
    uint8_t *row = low_eights_of_two[board];
    for (unsigned three = board; three; three = (three - 1) & board)
        for (unsigned a = 2; __builtin_popcount(three) == 3 && a < 256; a <<= 1)
            for (unsigned b = 1; b < a; b <<= 1)
                row[a | b] = low_eights[three | a | b] > row[a | b] ? low_eights[three | a | b] : row[a | b];
    for (unsigned ranks = 1; ranks < 256; ranks++) /* whoever has more ranks has the lows of fewer as well */
        for (unsigned left = ranks; left; left &= left - 1) {
            uint8_t fewer = row[ranks ^ (left & (0u - left))];
            row[ranks] = fewer > row[ranks] ? fewer : row[ranks];
        }
}

int are_lows_ready(void)
{
    if (!low_unpaired[31]) {
        number_all(8, WHEEL_OF_EIGHT);
        for (unsigned board = 0; board < 256; board++)
            fill_row(board);
        number_all(13, WHEEL);
    }
    return are_ready();
}

static unsigned choose2(unsigned n) { return n * (n - 1) / 2; }
static unsigned choose3(unsigned n) { return n * (n - 1) * (n - 2) / 6; }

/* The lowest of these ranks, which is taken out of them; some number if there is none, since a card came twice. */
static unsigned pop(unsigned *ranks)
{
    unsigned rank = *ranks ? (unsigned)__builtin_ctz(*ranks) : 0;
    *ranks &= *ranks - 1;
    return rank;
}

/* How many classes of two pair, trips, a full house or quads are lower, by at most three different ranks. */
static unsigned lower_than(unsigned all, unsigned twos, unsigned threes)
{
    int many = __builtin_popcount(all);
    if (many == 3 && __builtin_popcount(twos) > 1) {
        unsigned low = pop(&twos), high = pop(&twos), rest = all ^ 1u << low ^ 1u << high, kicker = pop(&rest);
        return ONE_PAIR + choose2(high) * 11 + low * 11 + kicker - (kicker > low) - (kicker > high);
    }
    if (many == 3) {
        unsigned trips = pop(&threes), rest = all ^ 1u << trips, low = pop(&rest), high = pop(&rest);
        high -= high > trips;
        low -= low > trips;
        return ONE_PAIR + TWO_PAIR + trips * 66 + choose2(high) + low;
    }
    int full = __builtin_popcount(twos) == 2;
    unsigned most = pop(&threes), rest = all ^ 1u << most, other = pop(&rest);
    return ONE_PAIR + TWO_PAIR + THREE + (full ? 0 : FULL) + most * 12 + other - (other > most);
}

unsigned rank_low_pairs(const uint8_t *cards, int count)
{
    unsigned all = 0, twos = 0, threes = 0, fours = 0;
    for (int card = 0; card < count; card++) {
        unsigned bit = ranks_from_ace(cards + card, 1);
        fours |= threes & bit;
        threes |= twos & bit;
        twos |= all & bit;
        all |= bit;
    }
    if (__builtin_popcount(all) < 4)
        return WITH_PAIRS - lower_than(all, twos, __builtin_popcount(all) == 2 && !(twos & (twos - 1)) ? fours : threes);
    unsigned pair = pop(&twos), rest = all ^ 1u << pair, kicker[3];
    for (int place = 0; place < 3; place++) {
        kicker[place] = pop(&rest);
        kicker[place] -= kicker[place] > pair;
    }
    return WITH_PAIRS - (pair * 220 + choose3(kicker[2]) + choose2(kicker[1]) + kicker[0]);
}

/* How low five cards of this HandRank of `high` are: the wheel is no straight but the lowest hand with an ace. */
static unsigned lowered(unsigned rank)
{
    unsigned height = rank;
    if (rank >= 785 && rank <= 5854)
        height = rank == 5854 ? 785 : rank + 1;
    if (rank >= 6648 && rank <= 7453)
        height = rank == 7453 ? 6648 : rank + 1;
    return 7463 - height;
}

unsigned rank_deuce_to_seven(const uint8_t *cards, int count)
{
    if (count == 5)
        return lowered(ranked(cards, 5));
    int place[] = {0, 1, 2, 3, 4};
    unsigned best = 0;
    for (int moved = 4; moved >= 0;) {
        uint8_t five[5];
        for (int card = 0; card < 5; card++)
            five[card] = cards[place[card]];
        unsigned rank = lowered(ranked(five, 5));
        best = rank > best ? rank : best;
        for (moved = 4; moved >= 0 && place[moved] == count - 5 + moved;)
            moved--;
        for (int card = moved; moved >= 0 && card < 5; card++)
            place[card] = card == moved ? place[card] + 1 : place[card - 1] + 1;
    }
    return best;
}

/* Reads a sequence of cards; how many there are now, or -1 with an exception set. */
static int read_cards(PyObject *sequence, uint8_t *cards, int count)
{
    Py_ssize_t more = PySequence_Size(sequence);
    if (more < 0)
        return -1;
    if (count + more > PACK) {
        PyErr_SetString(PyExc_ValueError, "more cards than there are in a pack");
        return -1;
    }
    int is_tuple = PyTuple_CheckExact(sequence);
    for (Py_ssize_t place = 0; place < more; place++) {
        PyObject *item = is_tuple ? Py_NewRef(PyTuple_GetItem(sequence, place)) : PySequence_GetItem(sequence, place);
        int card = item ? card_of(item) : -1;
        Py_XDECREF(item);
        if (card < 0)
            return -1;
        cards[count++] = (uint8_t)card;
    }
    return count;
}

static PyObject *low(PyObject *const *args, Py_ssize_t given, int which)
{
    uint8_t cards[PACK];
    if (given != 2) {
        PyErr_SetString(PyExc_TypeError, "a hand and a board are ranked here");
        return NULL;
    }
    if (!are_lows_ready())
        return NULL;
    int holes = read_cards(args[0], cards, 0), count = holes < 0 ? -1 : read_cards(args[1], cards, holes);
    if (count < 0)
        return NULL;
    if (which >= ACE_TO_FIVE && count < 5)
        return PyErr_Format(PyExc_ValueError, "a low hand is ranked from five cards or more, not from %d", count);
    return PyLong_FromLong(rank_low(which, cards, holes, count));
}

PyObject *low_8(PyObject *self, PyObject *const *args, Py_ssize_t count) { return low(args, count, EIGHT); }

PyObject *low_8_two(PyObject *self, PyObject *const *args, Py_ssize_t count) { return low(args, count, EIGHT_OF_TWO); }

PyObject *low_a5(PyObject *self, PyObject *const *args, Py_ssize_t count) { return low(args, count, ACE_TO_FIVE); }

PyObject *low_27(PyObject *self, PyObject *const *args, Py_ssize_t count) { return low(args, count, DEUCE_TO_SEVEN); }

static int are_cards(const Py_buffer *cards)
{
    uint8_t most = 0;
    for (Py_ssize_t card = 0; card < cards->len; card++)
        most = ((const uint8_t *)cards->buf)[card] > most ? ((const uint8_t *)cards->buf)[card] : most;
    return most < PACK;
}

/* Ranks hands that are so many cards each, on so many cards of a board. */
static inline void rank_each(int which, const Py_buffer *part, int size, int board, Py_ssize_t hands)
{
    uint8_t cards[PACK];
    for (Py_ssize_t hand = 0; hand < hands; hand++) {
        memcpy(cards, (const uint8_t *)part[0].buf + hand * size, (size_t)size);
        memcpy(cards + size, (const uint8_t *)part[1].buf + hand * board, (size_t)board);
        put(part[2].buf, hand, rank_low(which, cards, size, size + board));
    }
}

static void rank_all(int which, const Py_buffer *part, int size, int board, Py_ssize_t hands)
{
    if (which == EIGHT && size == 7 && !board) /* numbers that are known when this is compiled */
        rank_each(EIGHT, part, 7, 0, hands);
    else if (which == EIGHT_OF_TWO && size == 4 && board == 5)
        rank_each(EIGHT_OF_TWO, part, 4, 5, hands);
    else if (which == ACE_TO_FIVE && size == 7 && !board)
        rank_each(ACE_TO_FIVE, part, 7, 0, hands);
    else
        rank_each(which, part, size, board, hands);
}

/* low_many(which, holes, size, boards, board, ranks): how low each hand is; see the twin. */
PyObject *low_many(PyObject *self, PyObject *args)
{
    Py_buffer part[3];
    PyObject *into;
    int which, size, board;
    if (!PyArg_ParseTuple(args, "iy*iy*iO", &which, part, &size, part + 1, &board, &into))
        return NULL;
    int taken = are_lows_ready() && take(into, part + 2, 1), fits = 0;
    Py_ssize_t hands = taken ? part[2].len / 2 : 0;
    if (taken && which >= 0 && which < LOWS && size >= 1 && size <= PACK && board >= 0 && board <= PACK - size) {
        fits = part[0].len == hands * size && part[1].len == hands * board && part[2].len == 2 * hands;
        fits = fits && (which < ACE_TO_FIVE || size + board >= 5) && are_cards(part) && are_cards(part + 1);
    }
    if (fits) {
        Py_BEGIN_ALLOW_THREADS
        rank_all(which, part, size, board, hands);
        Py_END_ALLOW_THREADS
    }
    PyBuffer_Release(part);
    PyBuffer_Release(part + 1);
    if (taken)
        PyBuffer_Release(part + 2);
    if (!taken)
        return NULL;
    if (!fits)
        return PyErr_Format(PyExc_ValueError, "these are not hands and boards of so many cards with a place for each rank");
    Py_RETURN_NONE;
}
