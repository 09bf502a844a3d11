/* Whole hands by the million, the same ones as in the twin: what each player wins or loses, without the lock. */

#include "simulate.h"

static int between(int64_t least, int64_t number, int64_t most) { return least <= number && number <= most; }

/* Takes the stacks and forced bets; 0 when these are none. */
static int take_players(Table *table, const Py_buffer *stacks, const Py_buffer *posts)
{
    if (stacks->len % 8 || !between(2, stacks->len / 8, SEATS))
        return 0;
    if (posts->len % (8 * POST) || posts->len / (8 * POST) > 4 * SEATS)
        return 0;
    table->n = (int)(stacks->len / 8);
    table->posts = (int)(posts->len / (8 * POST));
    memcpy(table->stacks, stacks->buf, (size_t)stacks->len);
    if (table->posts)
        memcpy(table->post, posts->buf, (size_t)posts->len);
    for (int player = 0; player < table->n; player++)
        if (!between(1, table->stacks[player], MOST / SEATS))
            return 0;
    for (int due = 0; due < table->posts; due++) {
        const int64_t *post = table->post[due];
        if (!between(0, post[PLAYER], table->n - 1) || !between(LIVE, post[KIND], DEAD))
            return 0;
        if (!between(0, post[AMOUNT], MOST / SEATS))
            return 0;
    }
    return 1;
}

/* Whether somebody has to bet more than the price. */
static int is_above(const Table *table)
{
    int64_t bets[SEATS] = {0}, most = 0;
    for (int due = 0; due < table->posts; due++) {
        const int64_t *post = table->post[due];
        int64_t bet = bets[post[PLAYER]] += post[KIND] == LIVE ? post[AMOUNT] : 0;
        most = bet > most ? bet : most;
    }
    return most > table->numbers[PRICE];
}

/* Takes the numbers of the stakes; 0 when these are none. */
static int take_numbers(Table *table, const Py_buffer *numbers)
{
    if (numbers->len != 8 * NUMBERS)
        return 0;
    memcpy(table->numbers, numbers->buf, sizeof table->numbers);
    const int64_t *taken = table->numbers;
    return between(0, taken[FIRST], table->n - 1) && between(0, taken[PRICE], MOST) && between(1, taken[STEP], MOST)
        && between(1, taken[LEAST_BET], MOST) && !is_above(table);
}

/* The first number of 32 bits with which the sum of weights before the next choice is reached: numbers are scaled to
   the sum of all, and cut off. */
static uint64_t begins(uint64_t before, uint64_t all)
{
    if (before == all)
        return 1ull << 32;
    return (before << 32) / all + ((before << 32) % all > 0);
}

/* Where each choice but the first begins: nobody folds for nothing, and what is not allowed has no weight. Where none
   is left one checks or calls. */
static void set_choices(uint64_t *from, const int64_t *weights, int free, int wagers)
{
    uint64_t upto[CHOICES], sum = 0;
    for (int choice = 0; choice < CHOICES; choice++) {
        int may = choice == FOLD ? !free : choice == CALL || wagers;
        upto[choice] = sum += may ? (uint64_t)weights[choice] : 0;
    }
    for (int choice = CALL; !sum && choice < CHOICES; choice++)
        upto[choice] = 1;
    for (int choice = 0; choice < ALL_IN; choice++)
        from[choice] = begins(upto[choice], upto[ALL_IN]);
}

/* Takes five weights a player; 0 when these are none. */
static int take_weights(Table *table, const Py_buffer *weights)
{
    if (weights->len != 8 * CHOICES * table->n)
        return 0;
    for (int player = 0; player < table->n; player++) {
        int64_t own[CHOICES], sum = 0;
        for (int choice = 0; choice < CHOICES; choice++) {
            own[choice] = item_of(weights->buf, CHOICES * player + choice);
            if (!between(0, own[choice], 1ll << 32))
                return 0;
            sum += own[choice];
        }
        if (!between(1, sum, 1ll << 32))
            return 0;
        for (int which = 0; which < 4; which++)
            set_choices(table->from[player][which], own, which >> 1, which & 1);
    }
    return 1;
}

/* Plays hands from the number `first` on while there is room to tell them; returns how many were played. */
static Py_ssize_t play_all(const Table *table, uint64_t seed, uint64_t first, const Py_buffer *net, Py_buffer *trace)
{
    Hand hand = {.table = table};
    Py_ssize_t hands = net->len / (8 * table->n), room = trace->len / 8, told = 0;
    for (Py_ssize_t number = 0; number < hands; number++) {
        hand.round.state = mixed(mixed(seed) + (first + (uint64_t)number) * 0xD1342543DE82EF95u);
        hand.trace = room ? (char *)trace->buf + 8 * told : NULL;
        hand.room = room - told;
        play(&hand);
        if (hand.trace && hand.items >= hand.room)
            return number;
        if (hand.trace)
            put_item(hand.trace, 0, hand.items);
        told += hand.trace ? hand.items + 1 : 0;
        for (int player = 0; player < table->n; player++)
            put_item(net->buf, number * table->n + player, hand.stacks[player] - table->stacks[player]);
    }
    return hands;
}

/* simulate(stacks, posts, numbers, weights, seed, first, net, trace): how many hands were played; see the twin. */
PyObject *simulate(PyObject *self, PyObject *args)
{
    Py_buffer part[4], net, trace;
    unsigned long long seed, first;
    PyObject *into, *telling;
    if (!PyArg_ParseTuple(args, "y*y*y*y*KKOO", part, part + 1, part + 2, part + 3, &seed, &first, &into, &telling))
        return NULL;
    int opened = are_ready() && take(into, &net, 1), both = opened && take(telling, &trace, 1);
    Table table = {0};
    Py_ssize_t played = 0;
    int fine = both && take_players(&table, part, part + 1) && take_numbers(&table, part + 2);
    fine = fine && take_weights(&table, part + 3) && !(net.len % (8 * table.n)) && !(trace.len % 8);
    if (fine) {
        Py_BEGIN_ALLOW_THREADS
        played = play_all(&table, seed, first, &net, &trace);
        Py_END_ALLOW_THREADS
    }
    for (int which = 0; which < 4; which++)
        PyBuffer_Release(part + which);
    if (opened)
        PyBuffer_Release(&net);
    if (both)
        PyBuffer_Release(&trace);
    if (!both)
        return NULL;
    if (!fine)
        return PyErr_Format(PyExc_ValueError, "these are not stacks, forced bets and weights of two to ten players");
    return PyLong_FromSsize_t(played);
}
