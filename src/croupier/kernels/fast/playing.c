/* One hand of two cards and a board of five, without a limit, played by chance (Rulebook D, E, F). */

#include "simulate.h"

/* The next number of the generator, of 32 bits; the one after it is made beforehand, so that nothing waits for it. */
static inline uint64_t next(Round *round)
{
    uint64_t chance = round->chance;
    round->chance = mixed(round->state += 0x9E3779B97F4A7C15u);
    return chance >> 32;
}

/* A card that is not yet used; then it is. */
static inline uint8_t drawn(Round *round, uint64_t *used)
{
    for (;;) {
        uint64_t card = next(round) * 52 >> 32;
        if (!(*used >> card & 1)) {
            *used |= 1ull << card;
            return (uint8_t)card;
        }
    }
}

/* Tells one thing where there is room; the first item, how many come, is written at the end. */
static inline void tell(Hand *hand, int64_t item)
{
    if (hand->trace && ++hand->items < hand->room)
        put_item(hand->trace, hand->items, item);
}

static inline void happened(Hand *hand, int what, int player, int64_t amount)
{
    tell(hand, what | player << 3 | amount << 7);
}

static inline int64_t at_most(int64_t number, int64_t most) { return number < most ? number : most; }

static inline int64_t at_least(int64_t number, int64_t least) { return number > least ? number : least; }

static inline int is_in(unsigned players, int player) { return players >> player & 1; }

/* From a stack into the middle. */
static inline void pay(Hand *hand, Round *round, int player, int64_t amount)
{
    hand->stacks[player] -= amount;
    round->total += amount;
    round->rich &= ~((unsigned)!hand->stacks[player] << player);
}

static inline void put_in(Hand *hand, Round *round, int player, int64_t amount)
{
    pay(hand, round, player, amount);
    hand->bets[player] += amount;
    hand->paid[player] += amount;
}

/* A forced bet, as far as the stack goes; that it lacks something is remembered (Rulebook E20). */
static void post(Hand *hand, const int64_t *due)
{
    int player = (int)due[PLAYER];
    int64_t amount = at_most(due[AMOUNT], hand->stacks[player]);
    if (due[KIND] == LIVE) {
        put_in(hand, &hand->round, player, amount);
        hand->phantom |= due[AMOUNT] > amount;
        return;
    }
    pay(hand, &hand->round, player, amount);
    *(due[KIND] == ANTE ? &hand->paid[player] : &hand->dead) += amount;
}

/* The most that another one has in or could put in this round (E11). */
static int64_t reach(const Hand *hand, const Round *round, int player)
{
    int64_t most = 0;
    for (unsigned others = round->live & ~(1u << player); others; others &= others - 1) {
        int other = __builtin_ctz(others);
        int64_t total = hand->bets[other] + hand->stacks[other];
        most = total > most ? total : most;
    }
    return most;
}

static inline int64_t owed(const Hand *hand, const Round *round, int player)
{
    int64_t price = round->price;
    if (hand->phantom && reach(hand, round, player) < price)
        price = reach(hand, round, player);
    return price > hand->bets[player] ? price - hand->bets[player] : 0;
}

/* Whether another one has more than the price: mostly it is who bet it, and without a bet anybody with chips. */
static inline int can_call_more(const Hand *hand, const Round *round, int player)
{
    unsigned others = round->rich & ~(1u << player);
    if (!round->price || is_in(others, round->leader))
        return others != 0;
    return reach(hand, round, player) > round->price;
}

/* Whether somebody can call more, the betting is open to this player, and he has the chips (E9 to E11). */
static inline int may_wager(const Hand *hand, const Round *round, int player)
{
    if (hand->bets[player] + hand->stacks[player] <= round->price || !can_call_more(hand, round, player))
        return 0;
    if (!is_in(round->closed, player))
        return 1;
    return hand->table->numbers[REOPENS] && round->price >= hand->acted[player] + round->step;
}

/* Bet or raise; all-in for less than a full one does not reopen the betting (E6, E8, E9). */
static inline void wager(Hand *hand, Round *round, int player, unsigned choice, int64_t due)
{
    int64_t before = hand->bets[player], most = before + hand->stacks[player], to = round->price + round->step;
    int64_t pot = round->price + due + round->total;
    to = choice == POT && pot > to ? pot : to;
    to = choice == ALL_IN || to > most ? most : to;
    int64_t over = to - round->price;
    round->closed = over < round->step ? round->closed : 0;
    round->step = over < round->step ? round->step : over;
    put_in(hand, round, player, to - before);
    round->price = to;
    round->leader = player;
    round->waiting = round->rich;
    happened(hand, WAGERED, player, to);
}

/* A decision by chance. */
static inline void act(Hand *hand, Round *round, int player)
{
    int64_t due = owed(hand, round, player);
    const uint64_t *from = hand->table->from[player][2 * !due + may_wager(hand, round, player)];
    uint64_t draw = next(round);
    unsigned choice = (draw >= from[0]) + (draw >= from[1]) + (draw >= from[2]) + (draw >= from[3]);
    unsigned own = 1u << player;
    if (choice > CALL) {
        wager(hand, round, player, choice, due);
    } else {
        int64_t amount = at_most(due, hand->stacks[player]) & -(int64_t)choice;
        unsigned folds = own & (choice - CALL);
        put_in(hand, round, player, amount);
        round->live &= ~folds;
        round->rich &= ~folds;
        if (hand->trace)
            happened(hand, choice == FOLD ? FOLDED : CHECKED + (amount > 0), player, amount);
    }
    round->waiting &= ~own;
    round->closed |= own;
    hand->acted[player] = round->price;
}

/* What nobody has called goes back (F2): all others have folded or are all-in, so nobody bets any more. */
static void give_back(Hand *hand)
{
    int player = 0, n = hand->table->n;
    int64_t second = 0;
    for (int other = 1; other < n; other++)
        player = hand->paid[other] > hand->paid[player] ? other : player;
    for (int other = 0; other < n; other++)
        second = other != player && hand->paid[other] > second ? hand->paid[other] : second;
    int64_t amount = hand->paid[player] - second;
    hand->stacks[player] += amount;
    hand->paid[player] -= amount;
    hand->round.total -= amount;
}

/* One round: whoever has chips and has not answered the price is asked, while there is something to decide (E2, E20). */
static void betting(Hand *hand, int next)
{
    Round round = hand->round; /* a copy, which stands in registers */
    for (round.waiting = round.rich; round.waiting;) {
        unsigned after = round.waiting >> next << next;
        int player = __builtin_ctz(after ? after : round.waiting), alone = !(round.rich & (round.rich - 1));
        if (alone && (!(round.live & (round.live - 1)) || !owed(hand, &round, player)))
            break;
        act(hand, &round, player);
        next = player + 1;
    }
    hand->round = round;
    if (round.live != round.rich || hand->phantom)
        give_back(hand);
}

/* Nobody has bet in the round that begins. */
static void clear(Hand *hand)
{
    memset(hand->bets, 0, sizeof hand->bets);
    hand->round.price = hand->round.closed = hand->phantom = 0;
    hand->round.leader = SEATS;
    hand->round.step = hand->table->numbers[LEAST_BET];
}

/* One pot, of what was paid above one level and up to another, to the best hands; odd chips left of the button (F6). */
static void award(Hand *hand, unsigned players, const unsigned *ranks, int64_t amount)
{
    unsigned best = 0, winners = 0;
    for (unsigned left = players; left; left &= left - 1) {
        int player = __builtin_ctz(left);
        winners = (ranks[player] > best ? 0 : winners) | (unsigned)(ranks[player] >= best) << player;
        best = ranks[player] > best ? ranks[player] : best;
    }
    int64_t count = __builtin_popcount(winners), share = count == 1 ? amount : amount / count;
    for (int64_t odd = amount - share * count; winners; winners &= winners - 1, odd--)
        hand->stacks[__builtin_ctz(winners)] += share + (odd > 0);
}

/* Every pot, the main pot first (F1 to F5). */
static void pay_out(Hand *hand, const unsigned *ranks)
{
    int64_t gone = 0;
    for (unsigned players = hand->round.live, higher; players; players = higher) {
        int64_t level = MOST, upto = hand->dead;
        for (unsigned left = players; left; left &= left - 1)
            level = at_most(level, hand->paid[__builtin_ctz(left)]);
        higher = 0;
        for (unsigned left = players; left; left &= left - 1)
            higher |= (unsigned)(hand->paid[__builtin_ctz(left)] > level) << __builtin_ctz(left);
        for (int player = 0; higher && player < hand->table->n; player++)
            upto += at_most(hand->paid[player], level);
        upto = higher ? upto : hand->round.total; /* the last pot takes all that is left */
        award(hand, players, ranks, upto - gone);
        gone = upto;
    }
}

/* Draws the two cards of a player, and tells them. */
static void draw_hole(Hand *hand, int player, uint8_t *hole, uint64_t *used)
{
    for (int card = 0; card < 2; card++) {
        hole[card] = drawn(&hand->round, used);
        if (hand->trace && hand->items < hand->room)
            put_item(hand->trace, 1 + 2 * player + card, hole[card]);
    }
}

/* The end, with so many cards of the board. Only now cards are drawn, since nobody has decided by them: those that
   count, and all others where the hand is told. */
static void show_down(Hand *hand, int count)
{
    unsigned ranks[SEATS], live = hand->round.live, alone = !(live & (live - 1));
    uint8_t cards[2 + CARDS];
    uint64_t used = 0;
    if (alone)
        hand->stacks[__builtin_ctz(live)] += hand->round.total;
    if (alone && !hand->trace)
        return;
    for (int card = 0; card < count; card++) {
        cards[2 + card] = drawn(&hand->round, &used);
        happened(hand, BOARD, 0, cards[2 + card]);
    }
    for (unsigned left = live; left; left &= left - 1) {
        int player = __builtin_ctz(left);
        draw_hole(hand, player, cards, &used);
        ranks[player] = alone ? 0 : ranked(cards, 2 + CARDS);
    }
    for (int player = 0; hand->trace && player < hand->table->n; player++)
        if (!is_in(live, player))
            draw_hole(hand, player, cards, &used);
    if (!alone)
        pay_out(hand, ranks);
}

/* Everybody has his stack, and forced bets are paid. */
static void begin(Hand *hand)
{
    const Table *table = hand->table;
    memcpy(hand->stacks, table->stacks, sizeof hand->stacks);
    memset(hand->paid, 0, sizeof hand->paid);
    clear(hand);
    hand->round.live = hand->round.rich = (1u << table->n) - 1;
    hand->round.price = table->numbers[PRICE];
    hand->round.step = table->numbers[STEP];
    hand->round.total = hand->dead = 0;
    for (int due = 0; due < table->posts; due++)
        post(hand, table->post[due]);
    int before = (int)(table->numbers[FIRST] + table->n - 1) % table->n;
    hand->round.leader = hand->bets[before] == hand->round.price ? before : SEATS;
}

void play(Hand *hand)
{
    static const int upto[] = {0, 3, 4, CARDS};
    int street = 0;
    next(&hand->round); /* the first number is made */
    hand->items = hand->trace ? 2 * hand->table->n : 0;
    begin(hand);
    for (;;) {
        if (!street || hand->round.rich & (hand->round.rich - 1))
            betting(hand, street ? 0 : (int)hand->table->numbers[FIRST]);
        if (street == 3 || !(hand->round.live & (hand->round.live - 1)))
            break;
        street++;
        clear(hand);
        happened(hand, TURNED, 0, 0);
    }
    show_down(hand, upto[street]);
}
