/* Rows played to the end on cards that may come, and what that brings against others: the same points as in the
   twin. */

#include "chance.h"
#include "rows.h"
#include <stdlib.h>

enum { STATE = 8, PLAYER = 11, MOST_PLAYERS = 9, CARDS = 52, POINT = 1000, SCOOP = 3 };
enum { LEFT, DEAD, CAUTION, FIRST, NUMBERS };

/* An opponent: rows with streets to come, or one of so many boards. */
typedef struct {
    State state;
    int left, first, boards;
} Player;

enum { STATES, PLAYERS, STREETS, BOARDS, UNSEEN, ASKED, INTO, VIEWS };

typedef struct {
    const Known *known;
    int count, players, streets, unseen, boards, deals;
    const uint8_t *street, *card;
    const int32_t *board;
    int32_t number[NUMBERS];
    uint64_t seed;
    State *state;
    Player player[MOST_PLAYERS];
    char *into;
} Deals;

static int64_t paid(const Known *known, const Final *final)
{
    return known->pays[0][final->rank[0]] + known->pays[1][final->rank[1]] + known->pays[2][final->rank[2]];
}

/* The points between two hands, a dead one being all zeros. */
static int64_t points(const Deals *deals, const Final *mine, const Final *theirs)
{
    int64_t own = paid(deals->known, mine), other = paid(deals->known, theirs), sweep = 0;
    if (!mine->rank[1] || !theirs->rank[1])
        return mine->rank[1] ? deals->number[DEAD] + own : theirs->rank[1] ? -deals->number[DEAD] - other : 0;
    for (int row = 0; row < 3; row++)
        sweep += (mine->rank[row] > theirs->rank[row]) - (mine->rank[row] < theirs->rank[row]);
    return sweep + own - other + (sweep == 3 ? SCOOP : sweep == -3 ? -SCOOP : 0);
}

/* The same with all opponents, in thousandths, and what the top brings besides, or what a dead hand costs besides. */
static int64_t brought(const Deals *deals, const Final *mine, const Final *against)
{
    int64_t bring = 0;
    for (int other = 0; other < deals->players; other++)
        bring += points(deals, mine, against + other);
    if (!deals->players)
        bring = mine->rank[1] ? paid(deals->known, mine) : -deals->number[DEAD];
    return POINT * bring + (mine->rank[1] ? deals->known->fantasy[mine->rank[0]] : -deals->number[CAUTION]);
}

static int cards_of(const Deals *deals, int left)
{
    int cards = 0;
    for (int street = deals->streets - left; street < deals->streets; street++)
        cards += deals->street[2 * street];
    return cards;
}

static uint64_t mixed(uint64_t number)
{
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9u;
    number = (number ^ number >> 27) * 0x94D049BB133111EBu;
    return number ^ number >> 31;
}

/* Puts the first cards of a deal in order by chance. */
static void shuffle(uint64_t *chance, uint8_t *cards, int from, int to, int count)
{
    for (int place = from; place < to; place++) {
        int other = place + (int)below(chance, (uint64_t)(count - place));
        uint8_t card = cards[place];
        cards[place] = cards[other];
        cards[other] = card;
    }
}

static const uint8_t *last(const Deals *deals, int left) { return deals->street + 2 * (deals->streets - left); }

/* What one deal brings each of the rows; 0 without memory. */
static int play(const Deals *deals, int deal)
{
    uint64_t chance = mixed(deals->seed + (uint64_t)deals->number[FIRST] + (uint64_t)deal);
    uint8_t cards[CARDS];
    Final against[MOST_PLAYERS], final;
    int left = deals->number[LEFT], at = cards_of(deals, left);
    memcpy(cards, deals->card, (size_t)deals->unseen);
    shuffle(&chance, cards, 0, at, deals->unseen);
    for (int other = 0; other < deals->players; other++) {
        const Player *player = deals->player + other;
        if (player->boards) {
            int board = player->first + (int)below(&chance, (uint64_t)player->boards);
            memcpy(against[other].rank, deals->board + 3 * board, sizeof against[other].rank);
            continue;
        }
        int need = cards_of(deals, player->left);
        shuffle(&chance, cards, at, at + need, deals->unseen);
        const uint8_t *street = last(deals, player->left);
        if (!rows_end(deals->known, player->state, street, player->left, cards + at, against + other))
            return 0;
        at += need;
    }
    for (int row = 0; row < deals->count; row++) {
        if (!rows_end(deals->known, deals->state[row], last(deals, left), left, cards, &final))
            return 0;
        int32_t bring = (int32_t)brought(deals, &final, against);
        memcpy(deals->into + 4 * ((size_t)deal * (size_t)deals->count + (size_t)row), &bring, sizeof bring);
    }
    return 1;
}

/* Whether these are rows that the last so many streets fill. */
static int fit(const Deals *deals, const State *state, int left)
{
    int place = 0, room = 0;
    if (left < 0 || left > deals->streets)
        return 0;
    for (int row = 0; row < 3; row++) {
        int32_t number = state->row[row];
        if (number < 0 || number >= deals->known->sets || deals->known->size[number] != state->size[row])
            return 0;
        if (state->size[row] > ROOM[row] || state->suits[row] < 0 || state->suits[row] > 15)
            return 0;
        room += ROOM[row] - state->size[row];
    }
    for (int street = deals->streets - left; street < deals->streets; street++)
        place += deals->street[2 * street + 1];
    return place == room;
}

static State state_of(const int32_t *from)
{
    return (State){{from[0], from[2], from[5]}, {0, from[3], from[6]}, {from[1], from[4], from[7]}};
}

/* Whether streets, boards and cards are such. */
static int are_right(const Deals *deals)
{
    uint64_t seen = 0;
    for (int street = 0; street < deals->streets; street++) {
        const uint8_t *own = deals->street + 2 * street;
        if (own[0] > MOST_GIVEN || own[1] < 1 || own[1] > own[0])
            return 0;
    }
    for (int rank = 0; rank < 3 * deals->boards; rank++)
        if (deals->board[rank] < 0 || deals->board[rank] >= (rank % 3 ? ROW_FIVES : ROW_TOPS))
            return 0;
    for (int card = 0; card < deals->unseen; card++) {
        if (deals->card[card] >= CARDS || seen >> deals->card[card] & 1)
            return 0;
        seen |= 1ull << deals->card[card];
    }
    const int32_t *number = deals->number;
    return abs(number[DEAD]) <= MOST_PAID && abs(number[CAUTION]) <= MOST_NUMBER && number[FIRST] >= 0;
}

/* Reads rows and opponents; whether they go together with the streets, and cards are enough. */
static int read_players(Deals *deals, const int32_t *states, const int32_t *players)
{
    for (int row = 0; row < deals->count; row++) {
        deals->state[row] = state_of(states + STATE * row);
        if (!fit(deals, deals->state + row, deals->number[LEFT]))
            return 0;
    }
    int need = cards_of(deals, deals->number[LEFT]);
    for (int other = 0; other < deals->players; other++) {
        const int32_t *own = players + PLAYER * other;
        deals->player[other] = (Player){state_of(own), own[STATE], own[STATE + 1], own[STATE + 2]};
        const Player *player = deals->player + other;
        if (player->first < 0 || player->boards < 0 || player->boards > deals->boards - player->first)
            return 0;
        if (!player->boards && !fit(deals, &player->state, player->left))
            return 0;
        need += player->boards ? 0 : cards_of(deals, player->left);
    }
    return need <= deals->unseen;
}

/* A copy of the numbers of a view, which may stand at an odd address. */
static int32_t *copied(const Py_buffer *view)
{
    int32_t *found = PyMem_Malloc((size_t)view->len + 1);
    if (found)
        memcpy(found, view->buf, (size_t)view->len);
    return found;
}

/* Whether the views are as long as they must be; then they are counted. */
static int counted(Deals *deals, const Py_buffer *view)
{
    int64_t each[VIEWS] = {4 * STATE, 4 * PLAYER, 2, 12, 1, 4 * NUMBERS, 4};
    for (int at = 0; at < VIEWS; at++)
        if (view[at].len % each[at] || view[at].len > INT32_MAX / 4)
            return 0;
    deals->count = (int)(view[STATES].len / each[STATES]);
    deals->players = (int)(view[PLAYERS].len / each[PLAYERS]);
    deals->streets = (int)(view[STREETS].len / 2);
    deals->boards = (int)(view[BOARDS].len / 12);
    deals->unseen = (int)view[UNSEEN].len;
    if (!deals->count || deals->players > MOST_PLAYERS || view[ASKED].len != 4 * NUMBERS)
        return 0;
    deals->street = view[STREETS].buf, deals->card = view[UNSEEN].buf, deals->into = view[INTO].buf;
    deals->deals = (int)(view[INTO].len / 4 / deals->count);
    memcpy(deals->number, view[ASKED].buf, sizeof deals->number);
    return view[INTO].len % (4 * (int64_t)deals->count) == 0;
}

static PyObject *play_all(Deals *deals)
{
    int done = 1;
    for (int deal = 0; done && deal < deals->deals; deal++)
        done = play(deals, deal);
    return done ? Py_NewRef(Py_None) : PyErr_NoMemory();
}

static PyObject *played(Deals *deals, const Py_buffer *view)
{
    if (!counted(deals, view))
        return wrong_rows();
    int32_t *states = copied(view + STATES), *players = copied(view + PLAYERS), *boards = copied(view + BOARDS);
    deals->state = PyMem_Malloc((size_t)deals->count * sizeof(State));
    deals->board = boards;
    PyObject *found = NULL;
    if (!states || !players || !boards || !deals->state)
        PyErr_NoMemory();
    else
        found = are_right(deals) && read_players(deals, states, players) ? play_all(deals) : wrong_rows();
    PyMem_Free(states);
    PyMem_Free(players);
    PyMem_Free(boards);
    PyMem_Free(deals->state);
    return found;
}

/* rows_played(known, states, players, streets, boards, unseen, numbers, seed, into): see the twin. */
PyObject *rows_played(PyObject *self, PyObject *args)
{
    Py_buffer view[VIEWS];
    Deals deals = {0};
    PyObject *tables;
    unsigned long long seed;
    if (!PyArg_ParseTuple(args, "Oy*y*y*y*y*y*Kw*", &tables, view, view + 1, view + 2, view + 3, view + 4,
                          view + 5, &seed, view + 6))
        return NULL;
    deals.known = known_of(tables);
    deals.seed = seed;
    PyObject *found = deals.known ? played(&deals, view) : NULL;
    for (int at = 0; at < VIEWS; at++)
        PyBuffer_Release(view + at);
    return found;
}
