/* Kinds of hands before the flop, and how often each is played: sums over tables of kinds, learning by CFR+, and three
   kinds against each other on boards at random. */

#include "chance.h"

enum { MOST_KINDS = 256, PATIENCE = 4096, WHOLE = 6 };

/* kinds_sum(table, vector, into): by column the sum over the rows, each times its number. */
PyObject *kinds_sum(PyObject *self, PyObject *args)
{
    Py_buffer table, vector, into;
    if (!PyArg_ParseTuple(args, "y*y*w*", &table, &vector, &into))
        return NULL;
    Py_ssize_t kinds = vector.len / 8;
    int right = kinds > 0 && kinds <= MOST_KINDS && vector.len == 8 * kinds && into.len == vector.len &&
                table.len == vector.len * kinds;
    if (right) {
        double sums[MOST_KINDS] = {0}, times[MOST_KINDS], row[MOST_KINDS];
        memcpy(times, vector.buf, (size_t)vector.len);
        for (Py_ssize_t at = 0; at < kinds; at++) {
            if (times[at] == 0)
                continue;
            memcpy(row, (const char *)table.buf + vector.len * at, (size_t)vector.len);
            for (Py_ssize_t column = 0; column < kinds; column++)
                sums[column] += times[at] * row[column];
        }
        memcpy(into.buf, sums, (size_t)vector.len);
    } else {
        PyErr_SetString(PyExc_ValueError, "this is not a square table and two vectors of as many numbers");
    }
    PyBuffer_Release(&table), PyBuffer_Release(&vector), PyBuffer_Release(&into);
    if (!right)
        return NULL;
    Py_RETURN_NONE;
}

/* kinds_learn(gains, learnt, weight): one step of CFR+ for each kind by what acting brings more than not acting.
   `learnt` has four rows: the regrets of acting and of not acting, how often it acts now, and the sum of that. */
PyObject *kinds_learn(PyObject *self, PyObject *args)
{
    Py_buffer gains, learnt;
    double weight;
    if (!PyArg_ParseTuple(args, "y*w*d", &gains, &learnt, &weight))
        return NULL;
    Py_ssize_t kinds = gains.len / 8;
    int right = kinds > 0 && kinds <= MOST_KINDS && gains.len == 8 * kinds && learnt.len == 4 * gains.len;
    if (right) {
        double gain[MOST_KINDS], rows[4][MOST_KINDS];
        memcpy(gain, gains.buf, (size_t)gains.len);
        for (int row = 0; row < 4; row++)
            memcpy(rows[row], (const char *)learnt.buf + row * gains.len, (size_t)gains.len);
        for (Py_ssize_t kind = 0; kind < kinds; kind++) {
            double now = rows[2][kind];
            double act = rows[0][kind] + gain[kind] * (1 - now), rest = rows[1][kind] - gain[kind] * now;
            rows[0][kind] = act = act > 0 ? act : 0;
            rows[1][kind] = rest = rest > 0 ? rest : 0;
            rows[2][kind] = now = act + rest > 0 ? act / (act + rest) : now;
            rows[3][kind] += weight * now;
        }
        for (int row = 0; row < 4; row++)
            memcpy((char *)learnt.buf + row * gains.len, rows[row], (size_t)gains.len);
    } else {
        PyErr_SetString(PyExc_ValueError, "this is not what was learnt about as many kinds");
    }
    PyBuffer_Release(&gains), PyBuffer_Release(&learnt);
    if (!right)
        return NULL;
    Py_RETURN_NONE;
}

typedef struct {
    int kinds, ends[MOST_KINDS];
    const uint8_t *hands;
    uint16_t *cube;
} Kinds;

/* A hand of a kind, at random. */
static inline const uint8_t *of_kind(const Kinds *all, int kind, uint64_t *state)
{
    int first = kind ? all->ends[kind - 1] : 0;
    return all->hands + 2 * (first + (int)below(state, (uint64_t)(all->ends[kind] - first)));
}

/* Hands of three kinds that go together; 0 when none were found. */
static int deal_three(const Kinds *all, const int *kinds, uint64_t *state, const uint8_t **holes, uint64_t *used)
{
    for (int tries = 0; tries < PATIENCE; tries++) {
        int player = 0;
        *used = 0;
        for (; player < 3; player++) {
            holes[player] = of_kind(all, kinds[player], state);
            uint64_t bits = 1ull << holes[player][0] | 1ull << holes[player][1];
            if (*used & bits)
                break;
            *used |= bits;
        }
        if (player == 3)
            return 1;
    }
    return 0;
}

/* Adds what each of three hands wins on one board at random, in sixths. */
static void play_three(const uint8_t **holes, uint64_t used, uint64_t *state, int *wins)
{
    uint8_t board[5];
    uint64_t value = 0;
    unsigned ranks[3], best = 0, winners = 0;
    for (int card = 0; card < 5; card++) {
        board[card] = drawn(state, &used);
        value += tables.values[board[card]];
    }
    for (int player = 0; player < 3; player++) {
        ranks[player] = rank_on(holes[player], value, board);
        best = ranks[player] > best ? ranks[player] : best;
    }
    for (int player = 0; player < 3; player++)
        winners += ranks[player] == best;
    for (int player = 0; player < 3; player++)
        if (ranks[player] == best)
            wins[player] += WHOLE / (int)winners;
}

static inline void note(const Kinds *all, int one, int other, int third, int wins)
{
    Py_ssize_t row = (Py_ssize_t)one * all->kinds;
    all->cube[(row + other) * all->kinds + third] += (uint16_t)wins;
    if (other != third)
        all->cube[(row + third) * all->kinds + other] += (uint16_t)wins;
}

static void sample_row(const Kinds *all, int first, int samples, uint64_t state)
{
    for (int second = first; second < all->kinds; second++)
        for (int third = second; third < all->kinds; third++) {
            const int kinds[3] = {first, second, third};
            const uint8_t *holes[3];
            uint64_t used;
            int wins[3] = {0};
            for (int left = samples; left; left--) {
                if (deal_three(all, kinds, &state, holes, &used)) {
                    play_three(holes, used, &state, wins);
                    continue;
                }
                for (int player = 0; player < 3; player++)
                    wins[player] += left * WHOLE / 3;
                break;
            }
            if (first == second)
                wins[0] = wins[1] = (wins[0] + wins[1]) / 2;
            if (second == third)
                wins[1] = wins[2] = (wins[1] + wins[2]) / 2;
            note(all, first, second, third, wins[0]);
            if (second != first)
                note(all, second, first, third, wins[1]);
            if (third != second)
                note(all, third, first, second, wins[2]);
        }
}

static int read_kinds(Kinds *all, const Py_buffer *hands, const Py_buffer *ends, const Py_buffer *cube)
{
    Py_ssize_t kinds = ends->len / 4;
    if (kinds < 1 || kinds > MOST_KINDS || ends->len != 4 * kinds || cube->len != 2 * kinds * kinds * kinds)
        return 0;
    memcpy(all->ends, ends->buf, (size_t)ends->len);
    all->kinds = (int)kinds, all->hands = hands->buf, all->cube = cube->buf;
    for (int kind = 0; kind < kinds; kind++)
        if (all->ends[kind] <= (kind ? all->ends[kind - 1] : 0))
            return 0;
    if ((uintptr_t)cube->buf % 2 || hands->len != 2 * (Py_ssize_t)all->ends[kinds - 1])
        return 0;
    for (Py_ssize_t hand = 0; hand < hands->len; hand += 2)
        if (all->hands[hand] > 51 || all->hands[hand + 1] > 51 || all->hands[hand] == all->hands[hand + 1])
            return 0;
    return 1;
}

/* three_kinds(hands, ends, first, samples, seed, cube): what each of three kinds wins, for the first one `first` and all
   of those behind it, on so many boards at random, added to the cube in sixths. */
PyObject *three_kinds(PyObject *self, PyObject *args)
{
    Py_buffer hands, ends, cube;
    int first, samples;
    unsigned long long seed;
    if (!PyArg_ParseTuple(args, "y*y*iiKw*", &hands, &ends, &first, &samples, &seed, &cube))
        return NULL;
    Kinds all;
    int right = are_ready();
    if (right && !(read_kinds(&all, &hands, &ends, &cube) && first >= 0 && first < all.kinds && samples >= 0 &&
                   samples <= 0xFFFF / WHOLE)) {
        PyErr_SetString(PyExc_ValueError, "these are not kinds of hands and a cube for them");
        right = 0;
    }
    if (right) {
        Py_BEGIN_ALLOW_THREADS
        sample_row(&all, first, samples, seed);
        Py_END_ALLOW_THREADS
    }
    PyBuffer_Release(&hands), PyBuffer_Release(&ends), PyBuffer_Release(&cube);
    if (!right)
        return NULL;
    Py_RETURN_NONE;
}

/* The kinds that have a number, and what they weigh beside a kind. */
static int listed(const double *often, int kinds, int *list)
{
    int count = 0;
    for (int kind = 0; kind < kinds; kind++)
        if (often[kind] != 0)
            list[count++] = kind;
    return count;
}

typedef struct {
    int kinds;
    const uint16_t *cube;
    const double *equity, *meets, *often[2], *worth;
    double scale, *into;
} Three;

static void sum_three(const Three *three)
{
    int kinds = three->kinds, seconds[MOST_KINDS], thirds[MOST_KINDS];
    int second_count = listed(three->often[0], kinds, seconds), third_count = listed(three->often[1], kinds, thirds);
    const double *worth = three->worth;
    double beside[MOST_KINDS];
    for (Py_ssize_t own = 0; own < kinds; own++) {
        const double *meets = three->meets + own * kinds, *equity = three->equity + own * kinds;
        double sum = 0;
        for (int place = 0; place < third_count; place++)
            beside[place] = meets[thirds[place]] * three->often[1][thirds[place]];
        for (int place = 0; place < second_count; place++) {
            Py_ssize_t second = seconds[place];
            const uint16_t *mine = three->cube + (own * kinds + second) * kinds;
            const uint16_t *theirs = three->cube + (second * kinds + own) * kinds;
            const double *between = three->equity + second * kinds;
            double weight = meets[second] * three->often[0][second], base = worth[0] + worth[1] * equity[second];
            double part = 0;
            for (int at = 0; at < third_count; at++) {
                int third = thirds[at];
                double value = base + worth[2] * equity[third] + worth[3] * between[third];
                value += three->scale * (worth[4] * mine[third] + worth[5] * theirs[third]);
                part += beside[at] * value;
            }
            sum += weight * part;
        }
        three->into[own] = sum;
    }
}

/* three_kinds_sum(cube, whole, equity, meets, second, third, worth, into): by kind, the sum over two other kinds with
   these numbers, each times how often it is met, of: worth[0] + worth[1] * the equity against the second kind
   + worth[2] * against the third + worth[3] * of the second against the third + worth[4] * what it wins of three
   + worth[5] * what the second wins of three. `whole` is what all three win together. */
PyObject *three_kinds_sum(PyObject *self, PyObject *args)
{
    Py_buffer view[7];
    double whole;
    if (!PyArg_ParseTuple(args, "y*dy*y*y*y*y*w*", view, &whole, view + 1, view + 2, view + 3, view + 4, view + 5,
                          view + 6))
        return NULL;
    Py_ssize_t kinds = view[3].len / 8, square = 8 * kinds * kinds;
    int right = kinds > 0 && kinds <= MOST_KINDS && view[3].len == 8 * kinds && view[4].len == view[3].len &&
                view[6].len == view[3].len && view[1].len == square && view[2].len == square && view[5].len == 48 &&
                view[0].len == 2 * kinds * kinds * kinds && whole > 0;
    for (int which = 0; which < 7; which++)
        right = right && !((uintptr_t)view[which].buf % (which ? 8 : 2));
    if (right) {
        Three three = {(int)kinds, view[0].buf, view[1].buf, view[2].buf, {view[3].buf, view[4].buf}, view[5].buf,
                       1 / whole, view[6].buf};
        sum_three(&three);
    } else {
        PyErr_SetString(PyExc_ValueError, "these are not tables of kinds and two vectors of as many numbers");
    }
    for (int which = 0; which < 7; which++)
        PyBuffer_Release(view + which);
    if (!right)
        return NULL;
    Py_RETURN_NONE;
}
