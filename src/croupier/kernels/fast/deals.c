/* Every deal of a game, one by one: unknown cards of the players and of the board in every way in which they may fall. */

#include "deals.h"
#include "exactly_two.h"

/* The board of a deal, looked up once. */
typedef struct {
    uint64_t value;
    unsigned low, suited;                 /* the ranks of the suit that three have, as bits */
    int suit;                             /* -1: none */
    const uint16_t *row;
} Board;

static int is_of_two(int half) { return half == HIGH_TWO || half == LOW_8_TWO; }

int see_cards(uint64_t *seen, const uint8_t *cards, Py_ssize_t count)
{
    for (Py_ssize_t card = 0; card < count; card++) {
        if (cards[card] == UNKNOWN)
            continue;
        if (cards[card] > 51 || *seen >> cards[card] & 1)
            return 0;
        *seen |= 1ull << cards[card];
    }
    return 1;
}

int set_game(Deals *deals, const Py_buffer *halves, const Py_buffer *board, int board_size, const Py_buffer *dead)
{
    int all = deals->size + board_size;
    if (halves->len < 1 || halves->len > 2 || board_size < 0 || board_size > 5 || board->len > board_size)
        return 0;
    for (int half = 0; half < (int)halves->len; half++) {
        int which = deals->half[half] = ((const uint8_t *)halves->buf)[half];
        if (which >= RANKINGS || (is_of_two(which) && (board_size != 5 || deals->size < 2 || deals->size > MOST_HOLES)))
            return 0;
        if (!is_of_two(which) && (all < 5 || all > 7))
            return 0;
    }
    deals->halves = (int)halves->len;
    deals->board_size = board_size;
    deals->known = (int)board->len;
    memcpy(deals->board, board->buf, (size_t)board->len);
    if (dead->len > 52 || memchr(board->buf, UNKNOWN, (size_t)board->len) || memchr(dead->buf, UNKNOWN, (size_t)dead->len))
        return 0;
    return see_cards(&deals->seen, board->buf, board->len) && see_cards(&deals->seen, dead->buf, dead->len);
}

static unsigned rank_high(const Deals *deals, const Hole *hole, const Board *board)
{
    uint64_t hand = hole->value + board->value;
    unsigned five = suits_with_five(hand);
    if (!five)
        return offsuit((uint32_t)hand & KEY_MASK);
    unsigned suit = (unsigned)__builtin_ctz(five) / 3;
    return tables.flushes[ranks_in(deals->board, deals->board_size, suit) | ranks_in(hole->card, deals->size, suit)];
}

static unsigned rank_two(const Deals *deals, const Hole *hole, const Board *board)
{
    unsigned best = board->suit < 0 ? 0 : best_suited(board->suited, ranks_in(hole->card, deals->size, (unsigned)board->suit));
    for (int i = 0; i < deals->size; i++)
        for (int j = i + 1; j < deals->size; j++) {
            unsigned rank = board->row[pair_of[hole->card[i] >> 2][hole->card[j] >> 2]];
            best = rank > best ? rank : best;
        }
    return best;
}

static unsigned rank_ace_to_five(const Deals *deals, const Hole *hole)
{
    uint8_t cards[MOST_OWN + 5];
    memcpy(cards, hole->card, (size_t)deals->size);
    memcpy(cards + deals->size, deals->board, (size_t)deals->board_size);
    return rank_low_pairs(cards, deals->size + deals->board_size);
}

static inline unsigned rank_of(const Deals *deals, int half, const Hole *hole, const Board *board)
{
    unsigned low = hole->low | board->low;
    switch (half) {
    case HIGH:
        return rank_high(deals, hole, board);
    case HIGH_TWO:
        return rank_two(deals, hole, board);
    case LOW_8:
        return low_eights[low & 0xFF];
    case LOW_8_TWO:
        return low_eights_of_two[board->low & 0xFF][hole->low & 0xFF];
    default:
        return low_unpaired[low] ? low_unpaired[low] : rank_ace_to_five(deals, hole);
    }
}

static Board look_at(const Deals *deals)
{
    Board board = {.suit = -1, .low = ranks_from_ace(deals->board, deals->board_size)};
    int ranks[5];
    for (int card = 0; card < deals->board_size; card++) {
        board.value += tables.values[deals->board[card]];
        ranks[card] = deals->board[card] >> 2;
    }
    if (deals->half[0] != HIGH_TWO && (deals->halves < 2 || deals->half[1] != HIGH_TWO))
        return board;
    board.row = pair_rows[number_of(ranks)];
    unsigned counters = (unsigned)(board.value >> SUIT_SHIFT), three = (counters >> 2 | (counters >> 1 & counters)) & 01111;
    if (three) {
        board.suit = __builtin_ctz(three) / 3;
        board.suited = ranks_in(deals->board, 5, (unsigned)board.suit);
    }
    return board;
}

void count_deal(Deals *deals)
{
    Board board = look_at(deals);
    unsigned ranks[2][DEAL_PLAYERS], best[2] = {0, 0};
    int players = deals->players, winners[2] = {0, 0};
    for (int half = 0; half < deals->halves; half++)
        for (int player = 0; player < players; player++) {
            unsigned rank = ranks[half][player] = rank_of(deals, deals->half[half], &deals->hole[player], &board);
            winners[half] = rank > best[half] ? 1 : winners[half] + (rank == best[half]);
            best[half] = rank > best[half] ? rank : best[half];
        }
    for (int player = 0; player < players; player++) {
        int first = ranks[0][player] == best[0] ? winners[0] : 0, second = players + 1;
        if (best[1])
            second = ranks[1][player] == best[1] ? winners[1] : 0;
        deals->shares[player][first * (players + 2) + second]++;
    }
}

PyObject *list_of(const Deals *deals)
{
    int width = (deals->players + 1) * (deals->players + 2);
    PyObject *list = PyList_New(deals->players * width);
    for (int cell = 0; list && cell < deals->players * width; cell++) {
        PyObject *count = PyLong_FromUnsignedLongLong(deals->shares[cell / width][cell % width]);
        if (!count || PyList_SetItem(list, cell, count) < 0)
            Py_CLEAR(list);
    }
    return list;
}

static int64_t choose(int n, int k)
{
    int64_t ways = k <= n;
    for (int factor = 1; factor <= k; factor++)
        ways = ways * (n - k + factor) / factor;
    return ways;
}

/* Where the cards of a group go, a player's or the board's, and how many of them are missing. */
static int missing(Deals *deals, int group, uint8_t **places)
{
    int count = 0;
    for (int card = 0; group < deals->players && card < deals->size; card++)
        if (deals->hole[group].card[card] == UNKNOWN)
            places[count++] = &deals->hole[group].card[card];
    for (int card = deals->known; group == deals->players && card < deals->board_size; card++)
        places[count++] = &deals->board[card];
    return count;
}

/* Fills the missing cards of this group and of those after it, by the choices for it with the numbers from `first` on. */
static void fill(Deals *deals, int group, int64_t first, int64_t count)
{
    uint8_t *places[MOST_OWN], left[52];
    int chosen[MOST_OWN], cards = 0, many = group > deals->players ? 0 : missing(deals, group, places);
    if (group > deals->players) {
        count_deal(deals);
        return;
    }
    for (int card = 0; card < 52; card++)
        if (!(deals->seen >> card & 1))
            left[cards++] = (uint8_t)card;
    for (int place = 0, from = 0; place < many; place++, from++) { /* the choice with the number `first` */
        for (int64_t ways; (ways = choose(cards - from - 1, many - place - 1)) <= first; from++)
            first -= ways;
        chosen[place] = from;
    }
    for (uint64_t before = deals->seen; count; count--, deals->seen = before) {
        for (int place = 0; place < many; place++) {
            *places[place] = left[chosen[place]];
            deals->seen |= 1ull << left[chosen[place]];
        }
        if (group < deals->players)
            know(&deals->hole[group], deals->size);
        fill(deals, group + 1, 0, INT64_MAX);
        int moved = many - 1;
        while (moved >= 0 && chosen[moved] == cards - many + moved)
            moved--;
        if (moved < 0)
            count = 1; /* it was the last choice */
        for (int place = moved; moved >= 0 && place < many; place++)
            chosen[place] = place == moved ? chosen[place] + 1 : chosen[place - 1] + 1;
    }
    for (int place = 0; place < many; place++)
        *places[place] = UNKNOWN;
}

/* Which group is the first that misses cards; the board when none does. */
static int first_group(const Deals *deals)
{
    for (int player = 0; player < deals->players; player++)
        if (memchr(deals->hole[player].card, UNKNOWN, (size_t)deals->size))
            return player;
    return deals->players;
}

static int take_holes(Deals *deals, const Py_buffer *holes)
{
    if (deals->size < 1 || deals->size > MOST_OWN || holes->len < deals->size || holes->len % deals->size
        || holes->len > DEAL_PLAYERS * deals->size)
        return 0;
    deals->players = (int)holes->len / deals->size;
    for (int player = 0; player < deals->players; player++) {
        const uint8_t *own = (const uint8_t *)holes->buf + player * deals->size;
        memcpy(deals->hole[player].card, own, (size_t)deals->size);
        if (!memchr(own, UNKNOWN, (size_t)deals->size) && see_cards(&deals->seen, own, deals->size))
            know(&deals->hole[player], deals->size);
        else if (!memchr(own, UNKNOWN, (size_t)deals->size) || !see_cards(&deals->seen, own, deals->size))
            return 0;
    }
    return 1;
}

/* How many cards are missing in all. */
static int missing_in_all(Deals *deals)
{
    uint8_t *places[MOST_OWN];
    int count = 0;
    for (int group = 0; group <= deals->players; group++)
        count += missing(deals, group, places);
    return count;
}

/* deals_exact(holes, size, board, board_size, dead, halves, first, count): the counts of all deals; see the twin. */
PyObject *deals_exact(PyObject *self, PyObject *args)
{
    Py_buffer part[4];
    long long first, count;
    int board_size;
    Deals deals = {0};
    if (!PyArg_ParseTuple(args, "y*iy*iy*y*LL", part, &deals.size, part + 1, &board_size, part + 2, part + 3, &first, &count))
        return NULL;
    int ready = are_lows_ready() && are_pairs_ready();
    int fine = ready && take_holes(&deals, part) && set_game(&deals, part + 3, part + 1, board_size, part + 2);
    fine = fine && missing_in_all(&deals) <= 52 - __builtin_popcountll(deals.seen) && first >= 0 && count >= 0;
    for (int which = 0; which < 4; which++)
        PyBuffer_Release(part + which);
    if (fine) {
        uint8_t *places[MOST_OWN];
        int group = first_group(&deals), many = missing(&deals, group, places);
        int64_t all = choose(52 - __builtin_popcountll(deals.seen), many);
        Py_BEGIN_ALLOW_THREADS
        if (first < all && count)
            fill(&deals, group, first, count);
        Py_END_ALLOW_THREADS
    }
    if (!ready)
        return NULL;
    if (!fine)
        return PyErr_Format(PyExc_ValueError, "these are not hands, a board and rankings of a game that is counted here");
    return list_of(&deals);
}
