/* Two ranges of hold'em against each other on a flop, turn or river: exact, every board, and each hand once a board.

   Hands of the same two ranks are as strong as each other on a board, but for those with a flush: so only these, and one
   of each group, are ranked and sorted. Then one walk up through both sides adds the weights of the second that are
   beaten so far, in all and by card: what shares a card with a hand of the first is taken off again. What is neither won
   nor tied is lost: two hands meet on as many boards as any other two. */

#include "kernels.h"

enum { MOST = 1326, PAIRS = 91, FEW = 48, DIGIT = 128, NO_FLUSH = 3 };

typedef struct {
    uint64_t bits;
    double weight, same;      /* its own; that of this very hand on the other side */
    uint8_t cards[2];
    uint8_t in_suit[4];       /* how many cards it has of each suit */
} Hand;

/* The hands of a side by their ranks; the groups are the hands from one number of `first` up to the next. */
typedef struct {
    int hands, groups, first[PAIRS + 1];
    uint32_t key[PAIRS];
    Hand hand[MOST];
} Side;

/* Of a board: runs of hands with their rank, in one number each. From one hand up to another it is a group, without those
   that have a flush; each of these is a run that ends where it begins. */
typedef struct {
    int count;
    uint64_t run[MOST + PAIRS], spare[MOST + PAIRS];
} Sorted;

typedef struct {
    uint8_t cards[5];
    uint64_t used;            /* these and the dead ones, as bits */
    int suit, wanted;         /* of which there may be a flush, with so many cards of a hand, or NO_FLUSH */
} Board;

typedef struct {
    Side side[2];
    Sorted sorted[2];
    double weights[52][52];   /* of the second side, by the higher and the lower card */
    double win, tie, all;
} Match;

static inline uint64_t run_of(unsigned rank, int from, int to)
{
    return (uint64_t)rank << 32 | (uint64_t)from << 16 | (uint64_t)to;
}
static inline unsigned rank_of(uint64_t run) { return (unsigned)(run >> 32); }

/* Many runs, in two steps of seven bits of their ranks; those of one rank keep their order. */
static void sort_many(Sorted *sorted)
{
    uint64_t *from = sorted->run, *into = sorted->spare;
    for (int shift = 32; shift <= 39; shift += 7) {
        int start[DIGIT + 1] = {0};
        for (int run = 0; run < sorted->count; run++)
            start[(from[run] >> shift & (DIGIT - 1)) + 1]++;
        for (int digit = 0; digit < DIGIT; digit++)
            start[digit + 1] += start[digit];
        for (int run = 0; run < sorted->count; run++)
            into[start[from[run] >> shift & (DIGIT - 1)]++] = from[run];
        uint64_t *other = from;
        from = into;
        into = other;
    }
}

/* By rank; runs of one rank stand by their hands. */
static void sort(Sorted *sorted)
{
    if (sorted->count > FEW) {
        sort_many(sorted);
        return;
    }
    for (int run = 1; run < sorted->count; run++) {
        uint64_t moved = sorted->run[run];
        int place = run;
        for (; place && sorted->run[place - 1] > moved; place--)
            sorted->run[place] = sorted->run[place - 1];
        sorted->run[place] = moved;
    }
}

static void rank_side(const Side *side, const Board *board, uint32_t key, Sorted *sorted)
{
    unsigned shared = board->wanted < NO_FLUSH ? ranks_in(board->cards, 5, (unsigned)board->suit) : 0;
    sorted->count = 0;
    if (shared)
        for (int hand = 0; hand < side->hands; hand++) {
            const Hand *own = &side->hand[hand];
            if (own->in_suit[board->suit] < board->wanted || own->bits & board->used)
                continue;
            unsigned rank = tables.flushes[shared | ranks_in(own->cards, 2, (unsigned)board->suit)];
            sorted->run[sorted->count++] = run_of(rank, hand, hand);
        }
    for (int group = 0; board->wanted && group < side->groups; group++)
        sorted->run[sorted->count++] = run_of(offsuit(key + side->key[group]), side->first[group], side->first[group + 1]);
    sort(sorted);
}

/* The hands of a run that are there: `next` finds them one by one. */
typedef struct {
    int hand, end, limit;     /* so many cards of the suit make a flush, which a group is without */
} Walk;

static inline Walk walk(uint64_t run, const Board *board)
{
    int start = (int)(run >> 16 & 0xFFFF), end = (int)(run & 0xFFFF);
    return start == end ? (Walk){start, end + 1, NO_FLUSH} : (Walk){start, end, board->wanted};
}

static inline const Hand *next(Walk *walk, const Side *side, const Board *board)
{
    while (walk->hand < walk->end) {
        const Hand *hand = &side->hand[walk->hand++];
        if (!(hand->bits & board->used) && hand->in_suit[board->suit] < walk->limit)
            return hand;
    }
    return NULL;
}

/* The weights of a side that are counted so far. */
typedef struct {
    double all, by_card[52];
} Sums;

static inline void add(Sums *sums, const Hand *hand)
{
    sums->all += hand->weight;
    sums->by_card[hand->cards[0]] += hand->weight;
    sums->by_card[hand->cards[1]] += hand->weight;
}

/* What of it is left beside a hand; `same` is the weight of that very hand among them. */
static inline double beside(const Sums *sums, const Hand *hand, double same)
{
    return sums->all - sums->by_card[hand->cards[0]] - sums->by_card[hand->cards[1]] + same;
}

/* Adds all hands with this rank to those that are counted; returns the next place behind them. */
static inline int add_level(const Match *match, const Board *board, int place, unsigned rank, Sums *sums)
{
    const Sorted *theirs = &match->sorted[1];
    for (; place < theirs->count && rank_of(theirs->run[place]) == rank; place++) {
        Walk hands = walk(theirs->run[place], board);
        for (const Hand *hand; (hand = next(&hands, &match->side[1], board)) != NULL; )
            add(sums, hand);
    }
    return place;
}

/* The weight of the deals in which a hand of the first side between these places meets one that is counted. */
static inline double meet(const Match *match, const Board *board, int from, int to, const Sums *sums, int with_same)
{
    double weight = 0;
    for (; from < to; from++) {
        Walk hands = walk(match->sorted[0].run[from], board);
        for (const Hand *hand; (hand = next(&hands, &match->side[0], board)) != NULL; )
            weight += hand->weight * beside(sums, hand, with_same ? hand->same : 0);
    }
    return weight;
}

static void compare(Match *match, const Board *board)
{
    const Sorted *mine = &match->sorted[0], *theirs = &match->sorted[1];
    Sums sums = {0};
    for (int from = 0, to, place = 0; from < mine->count; from = to) {
        unsigned rank = rank_of(mine->run[from]);
        for (to = from + 1; to < mine->count && rank_of(mine->run[to]) == rank; )
            to++;
        while (place < theirs->count && rank_of(theirs->run[place]) < rank)
            place = add_level(match, board, place, rank_of(theirs->run[place]), &sums);
        double beaten = meet(match, board, from, to, &sums, 0);
        match->win += beaten;
        if (place < theirs->count && rank_of(theirs->run[place]) == rank) {
            place = add_level(match, board, place, rank, &sums);
            match->tie += meet(match, board, from, to, &sums, 1) - beaten;
        }
    }
}

/* Says of a board of five whether there may be a flush, and compares all hands on it. */
static void compare_on(Match *match, Board *board, uint64_t value)
{
    unsigned counters = (unsigned)(value >> SUIT_SHIFT), three = (counters >> 2 | (counters >> 1 & counters)) & 01111;
    board->suit = three ? __builtin_ctz(three) / 3 : 0;
    board->wanted = three ? 5 - (int)(counters >> 3 * board->suit & 7) : NO_FLUSH;
    rank_side(&match->side[0], board, (uint32_t)value & KEY_MASK, &match->sorted[0]);
    rank_side(&match->side[1], board, (uint32_t)value & KEY_MASK, &match->sorted[1]);
    compare(match, board);
}

static void boards_from(Match *match, Board *board, int card, int first, uint64_t value)
{
    if (card == 5) {
        compare_on(match, board, value);
        return;
    }
    for (; first < 52; first++) {
        if (board->used >> first & 1)
            continue;
        board->cards[card] = (uint8_t)first;
        board->used |= 1ull << first;
        boards_from(match, board, card + 1, first + 1, value + tables.values[first]);
        board->used ^= 1ull << first;
    }
}

/* The weight of all deals: each two hands that may meet do so on every board of the other cards. */
static void count_all(Match *match, const Board *board, int boards)
{
    Sums sums = {0};
    double pairs = 0, ways = 1;
    int left = 52 - 4 - __builtin_popcountll(board->used);
    for (int hand = 0; hand < match->side[1].hands; hand++)
        add(&sums, &match->side[1].hand[hand]);
    for (int hand = 0; hand < match->side[0].hands; hand++)
        pairs += match->side[0].hand[hand].weight
            * beside(&sums, &match->side[0].hand[hand], match->side[0].hand[hand].same);
    for (int card = 0; card < 5 - boards; card++)
        ways = ways * (left - card) / (card + 1);
    match->all = pairs * ways;
}

static inline int pair_of(const uint8_t *cards)
{
    int high = cards[0] >> 2;
    return high * (high + 1) / 2 + (cards[1] >> 2);
}

static void put_hand(Side *side, int place, const uint8_t *cards, double weight)
{
    Hand *hand = &side->hand[place];
    hand->weight = weight;
    for (int card = 0; card < 2; card++) {
        hand->cards[card] = cards[card];
        hand->bits |= 1ull << cards[card];
        hand->in_suit[cards[card] & 3]++;
    }
}

/* Takes the hands of a side that may be held, by their ranks; 0 when they are none. */
static int read_side(Side *side, const Py_buffer *hands, const Py_buffer *weights, uint64_t used)
{
    const uint8_t *cards = hands->buf;
    Py_ssize_t count = hands->len / 2;
    int many[PAIRS] = {0}, place[PAIRS];
    double weight;
    if (hands->len % 2 || count < 1 || count > MOST || weights->len != 8 * count)
        return 0;
    for (Py_ssize_t hand = 0; hand < count; hand++) {
        const uint8_t *own = cards + 2 * hand;
        memcpy(&weight, (const char *)weights->buf + 8 * hand, sizeof weight);
        if (own[0] > 51 || own[1] >= own[0] || !(weight >= 0))
            return 0;
        many[pair_of(own)] += !((used >> own[0] | used >> own[1]) & 1);
    }
    for (int pair = 0; pair < PAIRS; pair++) {
        place[pair] = side->hands;
        side->first[side->groups] = side->hands;
        side->hands += many[pair];
        side->groups += many[pair] > 0;
    }
    side->first[side->groups] = side->hands;
    for (Py_ssize_t hand = 0; hand < count; hand++) {
        const uint8_t *own = cards + 2 * hand;
        memcpy(&weight, (const char *)weights->buf + 8 * hand, sizeof weight);
        if (!((used >> own[0] | used >> own[1]) & 1))
            put_hand(side, place[pair_of(own)]++, own, weight);
    }
    for (int group = 0; group < side->groups; group++) {
        const uint8_t *own = side->hand[side->first[group]].cards;
        side->key[group] = tables.keys[own[0] >> 2] + tables.keys[own[1] >> 2];
    }
    return 1;
}

/* Gives each hand of the first side the weight that it has on the other. */
static void find_same(Match *match)
{
    Side *first = &match->side[0], *second = &match->side[1];
    for (int hand = 0; hand < second->hands; hand++)
        match->weights[second->hand[hand].cards[0]][second->hand[hand].cards[1]] = second->hand[hand].weight;
    for (int hand = 0; hand < first->hands; hand++)
        first->hand[hand].same = match->weights[first->hand[hand].cards[0]][first->hand[hand].cards[1]];
}

static int read_match(Match *match, Board *board, const Py_buffer *view)
{
    const uint8_t *cards = view[4].buf, *dead = view[5].buf;
    Py_ssize_t boards = view[4].len, deads = view[5].len;
    if (boards < 3 || boards > 5 || deads > 40)
        return 0;
    for (Py_ssize_t i = 0; i < boards + deads; i++) {
        uint8_t card = i < boards ? cards[i] : dead[i - boards];
        if (card > 51 || board->used >> card & 1)
            return 0;
        board->used |= 1ull << card;
        if (i < boards)
            board->cards[i] = card;
    }
    if (!read_side(&match->side[0], view, view + 1, board->used)
        || !read_side(&match->side[1], view + 2, view + 3, board->used))
        return 0;
    find_same(match);
    return 1;
}

static PyObject *matched(const Py_buffer *view)
{
    Match *match = PyMem_Calloc(1, sizeof *match);
    Board board = {.used = 0};
    PyObject *found = NULL;
    if (!match)
        return PyErr_NoMemory();
    if (read_match(match, &board, view)) {
        uint64_t value = 0;
        int boards = (int)view[4].len;
        for (int card = 0; card < boards; card++)
            value += tables.values[board.cards[card]];
        Py_BEGIN_ALLOW_THREADS
        count_all(match, &board, boards);
        boards_from(match, &board, boards, 0, value);
        Py_END_ALLOW_THREADS
        double loss = match->all - match->win - match->tie;
        found = Py_BuildValue("(ddd)", match->win, match->tie, loss > 0 ? loss : 0.0);
    } else {
        PyErr_SetString(PyExc_ValueError, "these are not two ranges of two cards on a board of three to five cards");
    }
    PyMem_Free(match);
    return found;
}

/* versus(hands, weights, hands, weights, board, dead): the weight of all deals that the first wins, ties, loses. */
PyObject *versus(PyObject *self, PyObject *args)
{
    Py_buffer view[6];
    if (!PyArg_ParseTuple(args, "y*y*y*y*y*y*", view, view + 1, view + 2, view + 3, view + 4, view + 5))
        return NULL;
    PyObject *found = are_ready() ? matched(view) : NULL;
    for (int which = 0; which < 6; which++)
        PyBuffer_Release(view + which);
    return found;
}
