/* Two players with hidden hands in one public tree, learning by CFR+: every hand at once, card removal exact.

   A vector has a number for each hand: how often a player comes here with it, or what it brings him here. Hands are
   sorted by strength on each board; at a showdown one walk up through them adds what is beaten so far, in all and by
   card, and what shares a card with a hand is taken off again. After Tammelin (2014) and Johanson and others (2011). */

#include "kernels.h"

enum { CHANCE = 2, FIRST_FOLDS, SECOND_FOLDS, SHOWDOWN };   /* below: the player who decides */
enum { MOST_HANDS = 1326, MOST_CHOICES = 64, MOST_DEPTH = 64, NO_CARD = 52 };
enum { LEARN, WORTH, BEST };
enum { HANDS, REACH, NODES, AMOUNTS, ORDERS, LEVELS, VIEWS };

typedef struct {
    int32_t kind, first, count, slot, card;
} Node;

typedef struct {
    int hands, nodes, boards, deepest, widest, me, way;
    double weight;
    const uint8_t *cards;
    const double *reach, *amounts;
    const Node *tree;
    const int32_t *orders, *levels;
    double *regrets, *sums;
    Py_ssize_t room;
} Duel;

/* What a player holds, in all and by card. */
typedef struct {
    double all, by_card[NO_CARD + 1];
} Sums;

static inline void add(Sums *sums, const uint8_t *cards, double reach)
{
    sums->all += reach;
    sums->by_card[cards[0]] += reach;
    if (cards[1] != NO_CARD)
        sums->by_card[cards[1]] += reach;
}

/* What of it shares no card with a hand; a hand of two cards is itself taken off twice. */
static inline double beside(const Sums *sums, const uint8_t *cards)
{
    return sums->all - sums->by_card[cards[0]] - sums->by_card[cards[1]];
}

static void folded(const Duel *duel, double amount, const double *theirs, double *out)
{
    Sums sums = {0};
    for (int hand = 0; hand < duel->hands; hand++)
        add(&sums, duel->cards + 2 * hand, theirs[hand]);
    for (int hand = 0; hand < duel->hands; hand++) {
        const uint8_t *cards = duel->cards + 2 * hand;
        double same = cards[1] == NO_CARD ? 0.0 : theirs[hand];
        out[hand] = amount * (beside(&sums, cards) + same);
    }
}

/* What is beaten less what beats; the hand itself, taken off twice, falls out of the difference. */
static void shown(const Duel *duel, int board, double amount, const double *theirs, double *out)
{
    const int32_t *order = duel->orders + (Py_ssize_t)board * duel->hands;
    const int32_t *level = duel->levels + (Py_ssize_t)board * duel->hands;
    int live = duel->hands;
    Sums sums = {0};
    while (live && order[live - 1] < 0)
        live--;
    memset(out, 0, (size_t)duel->hands * sizeof *out);
    for (int place = 0, end; place < live; place = end) {
        for (end = place; end < live && level[end] == level[place]; end++)
            out[order[end]] = beside(&sums, duel->cards + 2 * order[end]);
        for (int equal = place; equal < end; equal++)
            add(&sums, duel->cards + 2 * order[equal], theirs[order[equal]]);
        for (int equal = place; equal < end; equal++)
            out[order[equal]] += beside(&sums, duel->cards + 2 * order[equal]);
    }
    for (int place = 0; place < live; place++) {
        int hand = order[place];
        out[hand] = amount * (out[hand] - beside(&sums, duel->cards + 2 * hand));
    }
}

/* How often each hand takes each choice: as the numbers of them stand to each other; alike where there are none. */
static void choose(const double *from, int hands, int count, double *chosen)
{
    for (int hand = 0; hand < hands; hand++) {
        double total = 0;
        for (int choice = 0; choice < count; choice++)
            total += from[choice * hands + hand];
        for (int choice = 0; choice < count; choice++)
            chosen[choice * hands + hand] = total > 0 ? from[choice * hands + hand] / total : 1.0 / count;
    }
}

static void walk(const Duel *duel, int at, const double *mine, const double *theirs, double *out, double *space);

/* A player decides himself. */
static void own(const Duel *duel, const Node *node, const double *mine, const double *theirs, double *out,
                double *space)
{
    int hands = duel->hands, all = node->count * hands;
    Py_ssize_t slot = (Py_ssize_t)node->slot * hands;
    double *chosen = space, *values = space + all, *next = values + all, *rest = next + hands;
    choose((duel->way == LEARN ? duel->regrets : duel->sums) + slot, hands, node->count, chosen);
    for (int choice = 0; choice < node->count; choice++) {
        for (int hand = 0; hand < hands; hand++)
            next[hand] = mine[hand] * chosen[choice * hands + hand];
        walk(duel, node->first + choice, next, theirs, values + choice * hands, rest);
    }
    for (int hand = 0; hand < hands; hand++)
        out[hand] = duel->way == BEST ? values[hand] : chosen[hand] * values[hand];
    for (int choice = 1; choice < node->count; choice++)
        for (int hand = 0; hand < hands; hand++) {
            double value = values[choice * hands + hand];
            if (duel->way != BEST)
                out[hand] += chosen[choice * hands + hand] * value;
            else if (value > out[hand])
                out[hand] = value;
        }
    if (duel->way != LEARN)
        return;
    for (int choice = 0; choice < node->count; choice++)
        for (int hand = 0; hand < hands; hand++) {
            int place = choice * hands + hand;
            double regret = duel->regrets[slot + place] + (values[place] - out[hand]);
            duel->regrets[slot + place] = regret > 0 ? regret : 0;
            duel->sums[slot + place] += duel->weight * mine[hand] * chosen[place];
        }
}

/* The other one decides. */
static void answered(const Duel *duel, const Node *node, const double *mine, const double *theirs, double *out,
                     double *space)
{
    int hands = duel->hands, all = node->count * hands;
    double *chosen = space, *value = space + all, *next = value + hands, *rest = next + hands;
    const double *from = duel->way == LEARN ? duel->regrets : duel->sums;
    choose(from + (Py_ssize_t)node->slot * hands, hands, node->count, chosen);
    memset(out, 0, (size_t)hands * sizeof *out);
    for (int choice = 0; choice < node->count; choice++) {
        for (int hand = 0; hand < hands; hand++)
            next[hand] = theirs[hand] * chosen[choice * hands + hand];
        walk(duel, node->first + choice, mine, next, value, rest);
        for (int hand = 0; hand < hands; hand++)
            out[hand] += value[hand];
    }
}

/* A card is dealt: who holds it does not come here; `amount` is how likely each card is that both leave. */
static void dealt(const Duel *duel, const Node *node, double amount, const double *mine, const double *theirs,
                  double *out, double *space)
{
    int hands = duel->hands;
    double *my = space, *their = my + hands, *value = their + hands, *rest = value + hands;
    memset(out, 0, (size_t)hands * sizeof *out);
    for (int choice = 0; choice < node->count; choice++) {
        int card = duel->tree[node->first + choice].card;
        for (int hand = 0; hand < hands; hand++) {
            const uint8_t *cards = duel->cards + 2 * hand;
            int holds = cards[0] == card || cards[1] == card;
            my[hand] = holds ? 0 : mine[hand];
            their[hand] = holds ? 0 : theirs[hand] * amount;
        }
        walk(duel, node->first + choice, my, their, value, rest);
        for (int hand = 0; hand < hands; hand++)
            if (duel->cards[2 * hand] != card && duel->cards[2 * hand + 1] != card)
                out[hand] += value[hand];
    }
}

/* What each hand of `me` brings from this node on, where the players come with these. */
static void walk(const Duel *duel, int at, const double *mine, const double *theirs, double *out, double *space)
{
    const Node *node = duel->tree + at;
    double amount = duel->amounts[at];
    if (node->kind == duel->me)
        own(duel, node, mine, theirs, out, space);
    else if (node->kind < CHANCE)
        answered(duel, node, mine, theirs, out, space);
    else if (node->kind == CHANCE)
        dealt(duel, node, amount, mine, theirs, out, space);
    else if (node->kind == SHOWDOWN)
        shown(duel, node->slot, amount, theirs, out);
    else
        folded(duel, (node->kind == FIRST_FOLDS) == (duel->me == 0) ? -amount : amount, theirs, out);
}

/* Whether the nodes are one tree, each level after the one above it; notes how deep and how wide it is. */
static int is_tree(Duel *duel)
{
    int next = 1, end_of_level = 1;
    duel->deepest = duel->widest = 1;
    for (int at = 0; at < duel->nodes; at++) {
        const Node *node = duel->tree + at;
        if (at == end_of_level) {
            end_of_level = next;
            duel->deepest++;
        }
        if (node->kind < 0 || node->kind > SHOWDOWN || node->slot < 0)
            return 0;
        if (node->kind > CHANCE) {
            if (node->kind == SHOWDOWN && node->slot >= duel->boards)
                return 0;
            continue;
        }
        if (node->first != next || node->count < 1 || node->count > MOST_CHOICES || node->count > duel->nodes - next)
            return 0;
        if (node->kind < CHANCE && ((Py_ssize_t)node->slot + node->count) * duel->hands > duel->room)
            return 0;
        duel->widest = node->count > duel->widest ? node->count : duel->widest;
        next += node->count;
    }
    return next == duel->nodes && duel->deepest <= MOST_DEPTH;
}

static int are_hands(const Duel *duel)
{
    for (int hand = 0; hand < duel->hands; hand++)
        if (duel->cards[2 * hand] >= NO_CARD || duel->cards[2 * hand + 1] > NO_CARD ||
            duel->cards[2 * hand] == duel->cards[2 * hand + 1])
            return 0;
    for (int place = 0; place < duel->boards * duel->hands; place++)
        if (duel->orders[place] < -1 || duel->orders[place] >= duel->hands)
            return 0;
        else if (duel->orders[place] < 0 && place % duel->hands + 1 < duel->hands && duel->orders[place + 1] >= 0)
            return 0;
    return 1;
}

static int read_duel(Duel *duel, const Py_buffer *view)
{
    Py_ssize_t hands = view[HANDS].len / 2, nodes = view[NODES].len / (Py_ssize_t)sizeof(Node);
    Py_ssize_t row = 4 * hands;
    for (int which = 0; which < VIEWS; which++)
        if (which != HANDS && (uintptr_t)view[which].buf % (which == REACH || which == AMOUNTS ? 8 : 4))
            return 0;
    if (hands < 1 || hands > MOST_HANDS || view[HANDS].len != 2 * hands || view[REACH].len != 16 * hands)
        return 0;
    if (nodes < 1 || nodes > 1 << 24 || view[NODES].len != nodes * (Py_ssize_t)sizeof(Node))
        return 0;
    if (view[AMOUNTS].len != 8 * nodes || view[ORDERS].len % row || view[LEVELS].len != view[ORDERS].len)
        return 0;
    if (view[ORDERS].len / row < 1 || view[ORDERS].len / row > 2048)
        return 0;
    duel->hands = (int)hands, duel->nodes = (int)nodes, duel->boards = (int)(view[ORDERS].len / row);
    duel->cards = view[HANDS].buf, duel->reach = view[REACH].buf, duel->amounts = view[AMOUNTS].buf;
    duel->tree = view[NODES].buf, duel->orders = view[ORDERS].buf, duel->levels = view[LEVELS].buf;
    return are_hands(duel) && is_tree(duel);
}

/* One walk for each player in turn, or one alone into `out`; 0 when there is no memory. */
static int play(Duel *duel, int first, int rounds, double *out)
{
    size_t vectors = (size_t)duel->deepest * (2 * (size_t)duel->widest + 3) + 1;
    double *space = PyMem_Calloc(vectors * (size_t)duel->hands, sizeof *space);
    if (!space)
        return 0;
    Py_BEGIN_ALLOW_THREADS
    const double *reach[2] = {duel->reach, duel->reach + duel->hands};
    if (out)
        walk(duel, 0, reach[duel->me], reach[!duel->me], out, space);
    for (int round = first; !out && round < first + rounds; round++) {
        duel->weight = round;
        for (duel->me = 0; duel->me < 2; duel->me++)
            walk(duel, 0, reach[duel->me], reach[!duel->me], space, space + duel->hands);
    }
    Py_END_ALLOW_THREADS
    PyMem_Free(space);
    return 1;
}

static PyObject *answer(Duel *duel, const Py_buffer *view, int right, int first, int rounds, double *out)
{
    if (!right || !read_duel(duel, view)) {
        PyErr_SetString(PyExc_ValueError, "these are not two players' hands in one tree");
        return NULL;
    }
    if (!play(duel, first, rounds, out))
        return PyErr_NoMemory();
    Py_RETURN_NONE;
}

/* duel_learn(hands, reach, nodes, amounts, orders, levels, regrets, sums, first, rounds): so many rounds of CFR+. */
PyObject *duel_learn(PyObject *self, PyObject *args)
{
    Py_buffer view[VIEWS + 2];
    int first, rounds;
    if (!PyArg_ParseTuple(args, "y*y*y*y*y*y*w*w*ii", view, view + 1, view + 2, view + 3, view + 4, view + 5, view + 6,
                          view + 7, &first, &rounds))
        return NULL;
    Duel duel = {.way = LEARN, .regrets = view[6].buf, .sums = view[7].buf, .room = view[6].len / 8};
    int right = view[6].len == view[7].len && first >= 1 && rounds >= 0 && rounds < 1 << 24 && first < 1 << 30;
    PyObject *found = answer(&duel, view, right, first, rounds, NULL);
    for (int which = 0; which < VIEWS + 2; which++)
        PyBuffer_Release(view + which);
    return found;
}

/* duel_worth(hands, reach, nodes, amounts, orders, levels, sums, player, best, values): what each hand of a player
   brings against what the other one has learnt, by his own learning or by the best answers. */
PyObject *duel_worth(PyObject *self, PyObject *args)
{
    Py_buffer view[VIEWS + 2];
    int player, best;
    if (!PyArg_ParseTuple(args, "y*y*y*y*y*y*y*ipw*", view, view + 1, view + 2, view + 3, view + 4, view + 5, view + 6,
                          &player, &best, view + 7))
        return NULL;
    Duel duel = {.way = best ? BEST : WORTH, .sums = view[6].buf, .room = view[6].len / 8, .me = player};
    int right = (player == 0 || player == 1) && view[7].len == 4 * view[HANDS].len;
    PyObject *found = answer(&duel, view, right, 0, 0, view[7].buf);
    for (int which = 0; which < VIEWS + 2; which++)
        PyBuffer_Release(view + which);
    return found;
}
