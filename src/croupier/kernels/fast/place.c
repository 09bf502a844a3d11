/* Three rows of 13 to 17 cards, set at once so that they are worth most, proved: the same ones as in the twin. */

#include "kernels.h"

enum { CARDS = 17, FIVES = 6188, TOPS = 680 };                       /* how many choices seventeen cards give */
enum { THREE_RANKS = 13 * 13 * 13, TOP_CLASSES = 456, RANKS_OF_FIVE = 7463 };
enum { THREES, LEAST, TOP, MIDDLE, BOTTOM, AGAIN, NUMBERS, TABLES };
enum { QUADS, FULL, TRIPS };

#define NONE (-(1ll << 60)) /* worth less than any rows */

/* A row of five or of three: by what it is ordered, what it is worth, how strong it is, or for a top the least middle
   that holds it up, and its cards as bits. */
typedef struct {
    int64_t bound, worth;
    int32_t rank;
    uint32_t bits;
} Row;

typedef struct {
    const char *table[TABLES];
    int64_t number[3];
    int cards, tops, fives, count[2], steps[2];
    const uint8_t *given;
    Row five[FIVES], top[2][TOPS];              /* the weakest first; the best first, without `again` and with it */
    Row middle[2][FIVES], bottom[FIVES];        /* the best bound first */
    Row step[2][FIVES];                         /* middles weaker than all with a better bound */
    Row spare[FIVES];
    Row best[3];                                /* top, middle and bottom of the best so far */
    int64_t worth;
} Search;

static int64_t worth_of(const Search *search, int table, int place)
{
    int64_t worth;
    memcpy(&worth, search->table[table] + 8 * place, sizeof worth);
    return worth;
}

static int small(const Search *search, int table, int place)
{
    uint16_t number;
    memcpy(&number, search->table[table] + 2 * place, sizeof number);
    return number;
}

/* Orders rows by a number of 64 bits, the lowest first; equal ones stay as they are. */
static void sort(Row *rows, Row *spare, int count, uint64_t (*number)(const Row *))
{
    Row *from = rows, *into = spare;
    for (int shift = 0; shift < 64; shift += 8) {
        int starts[257] = {0};
        for (int row = 0; row < count; row++)
            starts[(number(from + row) >> shift & 255) + 1]++;
        if (count && starts[(number(from) >> shift & 255) + 1] == count)
            continue; /* all have the same digit */
        for (int digit = 0; digit < 256; digit++)
            starts[digit + 1] += starts[digit];
        for (int row = 0; row < count; row++)
            into[starts[number(from + row) >> shift & 255]++] = from[row];
        Row *filled = into;
        into = from;
        from = filled;
    }
    if (from != rows)
        memcpy(rows, from, (size_t)count * sizeof *rows);
}

static uint64_t by_bound(const Row *row) { return ~((uint64_t)row->bound ^ 1ull << 63); } /* the highest first */
static uint64_t by_rank(const Row *row) { return (uint64_t)row->rank << 32 | row->bits; }

/* The next choice of so many places in the order of itertools.combinations; 0 after the last one. */
static int next_choice(int *place, int size, int cards)
{
    int moved = size - 1;
    while (moved >= 0 && place[moved] == cards - size + moved)
        moved--;
    if (moved < 0)
        return 0;
    place[moved]++;
    for (int after = moved + 1; after < size; after++)
        place[after] = place[after - 1] + 1;
    return 1;
}

/* Every choice of five, the weakest first. */
static void list_fives(Search *search)
{
    int place[] = {0, 1, 2, 3, 4};
    do {
        uint8_t cards[5];
        Row *row = &search->five[search->fives++];
        row->bits = 0;
        for (int card = 0; card < 5; card++) {
            cards[card] = search->given[place[card]];
            row->bits |= 1u << place[card];
        }
        row->rank = (int32_t)ranked(cards, 5);
    } while (next_choice(place, 5, search->cards));
    sort(search->five, search->spare, search->fives, by_rank);
}

/* Every choice of three, twice: the best first as it is, and as it is with `again`. */
static void list_tops(Search *search)
{
    int place[] = {0, 1, 2}, tops = 0;
    do {
        const uint8_t *given = search->given;
        int ranks = 169 * (given[place[0]] >> 2) + 13 * (given[place[1]] >> 2) + (given[place[2]] >> 2);
        int class = small(search, THREES, ranks);
        int64_t plain = worth_of(search, TOP, class), again = plain + worth_of(search, AGAIN, class);
        Row row = {.rank = small(search, LEAST, class), .bits = 1u << place[0] | 1u << place[1] | 1u << place[2]};
        row.bound = row.worth = class >= search->number[TRIPS] ? again : plain;
        search->top[0][tops] = row;
        row.bound = row.worth = again;
        search->top[1][tops++] = row;
    } while (next_choice(place, 3, search->cards));
    search->tops = tops;
    for (int again = 0; again < 2; again++)
        sort(search->top[again], search->spare, tops, by_bound);
}

/* Every middle with the best that it and a top of other cards can be worth, over a bottom of `quads` or not. */
static void list_middles(Search *search, int again)
{
    Row *found = search->middle[again];
    int count = 0, steps = 0;
    for (int place = 0; place < search->fives; place++) {
        const Row *five = search->five + place, *tops = search->top[again || five->rank >= search->number[FULL]];
        int top = 0;
        while (top < search->tops && (tops[top].rank > five->rank || tops[top].bits & five->bits))
            top++;
        if (top == search->tops)
            continue;
        int64_t worth = worth_of(search, MIDDLE, five->rank);
        found[count++] = (Row){worth + tops[top].worth, worth, five->rank, five->bits};
    }
    sort(found, search->spare, count, by_bound);
    for (int place = 0; place < count; place++)
        if (!steps || found[place].rank < search->step[again][steps - 1].rank)
            search->step[again][steps++] = found[place];
    search->count[again] = count;
    search->steps[again] = steps;
}

/* Every bottom with the best bound of a middle that is not stronger. */
static void list_bottoms(Search *search)
{
    int step[] = {search->steps[0] - 1, search->steps[1] - 1}; /* the steps fall in rank, the bottoms rise */
    for (int place = 0; place < search->fives; place++) {
        const Row *five = search->five + place;
        int again = five->rank >= search->number[QUADS];
        const Row *steps = search->step[again];
        while (step[again] > 0 && steps[step[again] - 1].rank <= five->rank)
            step[again]--;
        int found = step[again] >= 0 && steps[step[again]].rank <= five->rank;
        int64_t worth = worth_of(search, BOTTOM, five->rank), bound = found ? steps[step[again]].bound : NONE;
        search->bottom[place] = (Row){worth + bound, worth, five->rank, five->bits};
    }
    sort(search->bottom, search->spare, search->fives, by_bound);
}

/* The best rows over this bottom, if they are better than the best so far. */
static void look_over(Search *search, const Row *bottom)
{
    int again = bottom->rank >= search->number[QUADS];
    for (int place = 0; place < search->count[again]; place++) {
        const Row *middle = search->middle[again] + place;
        if (bottom->worth + middle->bound <= search->worth)
            return;
        if (middle->rank > bottom->rank || middle->bits & bottom->bits)
            continue;
        const Row *tops = search->top[again || middle->rank >= search->number[FULL]];
        int64_t below = bottom->worth + middle->worth;
        for (const Row *top = tops; top < tops + search->tops && below + top->worth > search->worth; top++)
            if (top->rank <= middle->rank && !(top->bits & (middle->bits | bottom->bits))) {
                search->worth = below + top->worth;
                search->best[0] = *top;
                search->best[1] = *middle;
                search->best[2] = *bottom;
                break;
            }
    }
}

/* Looks over the bottoms, the best bound first; 1 when it is proved, 0 when `stop()` was true, -1 when it raised. */
static int look(Search *search, PyObject *stop)
{
    search->worth = NONE;
    for (int place = 0; place < search->fives && search->bottom[place].bound > search->worth; place++) {
        if (search->best[0].bits) {
            PyObject *said = PyObject_CallNoArgs(stop);
            int stops = said ? PyObject_IsTrue(said) : -1;
            Py_XDECREF(said);
            if (stops)
                return stops < 0 ? -1 : 0;
        }
        look_over(search, search->bottom + place);
    }
    return 1;
}

/* Whether these are 13 to 17 different cards. */
static int are_cards(const Py_buffer *cards)
{
    uint64_t seen = 0;
    const uint8_t *card = cards->buf;
    for (Py_ssize_t place = 0; place < cards->len && card[place] < 52; place++)
        seen |= 1ull << card[place];
    return cards->len >= 13 && cards->len <= CARDS && __builtin_popcountll(seen) == cards->len;
}

/* Whether tables are as long as they must be, and no number in them is too large. */
static int are_tables(const Search *search, const Py_buffer *part)
{
    static const Py_ssize_t least[] = {2 * THREE_RANKS,   2 * TOP_CLASSES,   8 * TOP_CLASSES,
                                       8 * RANKS_OF_FIVE, 8 * RANKS_OF_FIVE, 8 * TOP_CLASSES};
    for (int table = THREES; table < NUMBERS; table++)
        if (part[table].len < least[table] || part[table].len % (table < TOP ? 2 : 8))
            return 0;
    if (part[NUMBERS].len != sizeof search->number)
        return 0;
    for (int place = 0; place < part[THREES].len / 2; place++)
        if (small(search, THREES, place) >= TOP_CLASSES)
            return 0;
    for (int table = TOP; table < NUMBERS; table++)
        for (int place = 0; place < part[table].len / 8; place++)
            if (worth_of(search, table, place) > 1ll << 57 || worth_of(search, table, place) < -(1ll << 57))
                return 0;
    return 1;
}

/* The answer in Python's numbers. */
static PyObject *answer(const Search *search, int proved)
{
    PyObject *worth = PyLong_FromLongLong(search->worth), *found = NULL;
    if (worth)
        found = Py_BuildValue("(NIIIO)", worth, search->best[0].bits, search->best[1].bits, search->best[2].bits,
                              proved ? Py_True : Py_False);
    return found;
}

static PyObject *searched(const Py_buffer *cards, const Py_buffer *part, PyObject *stop)
{
    Search *search = PyMem_Calloc(1, sizeof *search);
    if (!search)
        return PyErr_NoMemory();
    for (int table = 0; table < TABLES; table++)
        search->table[table] = part[table].buf;
    PyObject *found = NULL;
    if (!are_cards(cards) || !are_tables(search, part)) {
        PyErr_SetString(PyExc_ValueError, "these are not 13 to 17 different cards with what rows of them are worth");
    } else {
        memcpy(search->number, part[NUMBERS].buf, sizeof search->number);
        search->given = cards->buf;
        search->cards = (int)cards->len;
        Py_BEGIN_ALLOW_THREADS
        list_fives(search);
        list_tops(search);
        list_middles(search, 0);
        list_middles(search, 1);
        list_bottoms(search);
        Py_END_ALLOW_THREADS
        int proved = look(search, stop);
        found = proved < 0 ? NULL : answer(search, proved);
    }
    PyMem_Free(search);
    return found;
}

/* place(cards, threes, least, top, middle, bottom, again, numbers, stop): the best rows; see the twin. */
PyObject *place(PyObject *self, PyObject *args)
{
    Py_buffer cards, part[TABLES];
    PyObject *stop;
    if (!PyArg_ParseTuple(args, "y*y*y*y*y*y*y*y*O", &cards, part, part + 1, part + 2, part + 3, part + 4, part + 5,
                          part + 6, &stop))
        return NULL;
    PyObject *found = are_ready() ? searched(&cards, part, stop) : NULL;
    PyBuffer_Release(&cards);
    for (int table = 0; table < TABLES; table++)
        PyBuffer_Release(part + table);
    return found;
}
