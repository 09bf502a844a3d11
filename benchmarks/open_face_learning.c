/* The learner of open_face_learning.py, which see: it reads features, plays deals alone, and writes what it learned.

   Standard input: 32-bit numbers in the order of `read_features`. Standard output: the learned numbers, a signed byte
   each, then the ranks of the latest live hands, row by row. How strong it is by now is told on standard error. */

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TOPS = 456, FIVES = 7463, STAGES = 4, KEPT = 8000, MOST_STREETS = 13, LOOK = 4, CHOICES = 243, STEPS = 1 << 20 };
enum { RANK, KIND, LEVEL, SHAPE };
enum { TOP, MIDDLE, BOTTOM, OVER, UNDER, ALL, TABLES };

#define LINE 1.7f     /* what a line brings for sure, with its part of a scoop: croupier.study.open_face.lines */
#define RATE 0.05f    /* how far a number moves at first, and how fast that fades with the moves it has made */
#define FADE 0.4
#define MIX 0.4f      /* how much what came counts beside what was thought on the way */
#define EXPLORE 0.6f  /* how often a street of a deal is laid otherwise, up to so many points behind the best */
#define ASTRAY 12.0f
#define SCALE 4.0f    /* steps of a number to a point, as in weights.py, and how few moves say too little */
#define SELDOM 6

typedef struct {
    int row[3], suits[3], size[3];
} State;

typedef struct {
    int cards, place;
} Street;

static struct {
    int sets, tops, kinds[2], levels[2], shapes[2], streets, queens;
} head;
static Street street[MOST_STREETS];
static int32_t *nexts, *looks[2], least[TOPS], *pays[3];
static float *table[TABLES], *full[3], dead, fantasyland, fading[STEPS];
static uint32_t *moves[TABLES];
static int hands[3][KEPT], counted, sizes[TABLES];
static uint64_t chance = 1;

static uint32_t drawn(uint32_t end)
{
    uint64_t mixed = chance += 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
    return (uint32_t)(((mixed ^ mixed >> 31) >> 32) * end >> 32);
}

static int32_t *numbers(int count)
{
    int32_t *found = malloc((size_t)count * sizeof *found);
    if (!found || fread(found, sizeof *found, (size_t)count, stdin) != (size_t)count)
        exit(1);
    return found;
}

/* Sizes; the next rows; rank, kind, level and shape of tops and of rows of five; what is under a top; what rows pay. */
static void read_features(void)
{
    memcpy(&head, numbers(9), 9 * sizeof(int32_t));
    head.queens = *numbers(1);
    memcpy(street, numbers(2 * head.streets), (size_t)head.streets * sizeof *street);
    nexts = numbers(13 * head.sets);
    looks[0] = numbers(LOOK * head.tops);
    looks[1] = numbers(LOOK * 2 * head.sets);
    memcpy(least, numbers(TOPS), sizeof least);
    for (int row = 0; row < 3; row++)
        pays[row] = numbers(row ? FIVES : TOPS);
}

static void make_tables(void)
{
    int beside[] = {head.levels[0] * head.levels[1], head.levels[1] * head.levels[1],
                    head.shapes[0] * head.shapes[1] * head.shapes[1]};
    for (int at = 0; at < TABLES; at++) {
        sizes[at] = at < OVER ? STAGES * head.kinds[at > 0] : beside[at - OVER];
        table[at] = calloc((size_t)sizes[at], sizeof(float));
        moves[at] = calloc((size_t)sizes[at], sizeof(uint32_t));
    }
    for (int row = 0; row < 3; row++)
        full[row] = calloc(row ? FIVES : TOPS, sizeof(float));
    for (int step = 0; step < STEPS; step++)
        fading[step] = RATE * fmaxf(0.001f, (float)pow(1 + step, -FADE));
}

/* What full rows are worth, against the latest hands. */
static void count_full(void)
{
    static int count[FIVES];
    for (int row = 0; row < 3; row++) {
        int most = row ? FIVES : TOPS, latest = counted < KEPT ? counted : KEPT, less = 0;
        memset(count, 0, sizeof count);
        for (int hand = 0; hand < latest; hand++)
            count[hands[row][hand]]++;
        for (int rank = 1; rank < most; rank++) {
            float ahead = latest ? (2.0f * (float)less + (float)count[rank]) / (float)latest - 1 : 0;
            less += count[rank];
            float entry = !row && rank >= head.queens ? fantasyland : 0;
            full[row][rank] = (float)pays[row][rank] + LINE * ahead + entry;
        }
    }
}

static const int32_t *look(const State *state, int row)
{
    int suited = row && state->suits[row] ? head.sets : 0;
    return looks[row > 0] + LOOK * (state->row[row] + suited);
}

/* Where the numbers of these rows stand. */
static void places(const State *state, int stage, int *at)
{
    const int32_t *top = look(state, TOP), *middle = look(state, MIDDLE), *bottom = look(state, BOTTOM);
    at[TOP] = stage * head.kinds[0] + top[KIND];
    at[MIDDLE] = stage * head.kinds[1] + middle[KIND];
    at[BOTTOM] = stage * head.kinds[1] + bottom[KIND];
    at[OVER] = top[LEVEL] * head.levels[1] + middle[LEVEL];
    at[UNDER] = middle[LEVEL] * head.levels[1] + bottom[LEVEL];
    at[ALL] = (top[SHAPE] * head.shapes[1] + middle[SHAPE]) * head.shapes[1] + bottom[SHAPE];
}

static float looks_worth(const State *state, int stage)
{
    int at[TABLES];
    places(state, stage, at);
    float worth = 0;
    for (int part = 0; part < TABLES; part++)
        worth += table[part][at[part]];
    for (int row = 0; row < 3; row++)
        worth += full[row][look(state, row)[RANK]];
    return worth;
}

static float worth_at_the_end(const State *state)
{
    int top = look(state, TOP)[RANK], middle = look(state, MIDDLE)[RANK], bottom = look(state, BOTTOM)[RANK];
    return middle > bottom || least[top] > middle ? dead : full[0][top] + full[1][middle] + full[2][bottom];
}

static int put(State *state, int row, int card)
{
    static const int room[] = {3, 5, 5};
    state->row[row] = nexts[13 * state->row[row] + (card >> 2)];
    state->suits[row] &= 1 << (card & 3);
    return ++state->size[row] <= room[row];
}

/* Every way to place cards of a street: what it looks to be worth, and the rows after it; how many there are. */
static int every(const State *state, const uint8_t *cards, Street now, int stage, int last, State *after, float *worth)
{
    int found = 0;
    for (unsigned chosen = 0; chosen < 1u << now.cards; chosen++) {
        if (__builtin_popcount(chosen) != now.place)
            continue;
        int ways = 1;
        for (int card = 0; card < now.place; card++)
            ways *= 3;
        for (int way = 0; way < ways; way++) {
            State then = *state;
            int fits = 1, rest = way;
            for (int card = 0; card < now.cards && fits; card++)
                if (chosen >> card & 1) {
                    fits = put(&then, rest % 3, cards[card]);
                    rest /= 3;
                }
            if (!fits)
                continue;
            worth[found] = last ? worth_at_the_end(&then) : looks_worth(&then, stage);
            after[found++] = then;
        }
    }
    return found;
}

/* The best of them, or any that is not too far behind it. */
static int pick(const float *worth, int count, int astray)
{
    int best = 0, near = 0, close[CHOICES];
    for (int at = 1; at < count; at++)
        best = worth[at] > worth[best] ? at : best;
    if (!astray)
        return best;
    float least_worth = worth[best] - ASTRAY * (float)drawn(1 << 16) / (1 << 16);
    for (int at = 0; at < count; at++)
        if (worth[at] >= least_worth)
            close[near++] = at;
    return close[drawn((uint32_t)near)];
}

/* Moves the numbers of these rows by a part of the error. */
static void learn(const State *state, int stage, float error)
{
    int at[TABLES];
    places(state, stage, at);
    for (int part = 0; part < TABLES; part++) {
        uint32_t *made = &moves[part][at[part]];
        table[part][at[part]] += error * fading[*made];
        *made += *made < STEPS - 1;
    }
}

static int stage_of(int left) { return left > 7 ? 0 : STAGES - (left + 1) / 2; }

/* Plays one deal and learns from it, from the street on that was laid astray; the worth of its end. */
static float play(int explore)
{
    static State after[CHOICES];
    static float worth[CHOICES];
    State state[MOST_STREETS], now = {{0}, {15, 15, 15}, {0}};
    float thought[MOST_STREETS] = {0};
    uint8_t deck[52];
    int stage[MOST_STREETS], left = 13, dealt = 0, astray = -1, last = head.streets - 1;
    if (explore && (float)drawn(1 << 16) < EXPLORE * (1 << 16))
        astray = (int)drawn((uint32_t)last);
    for (int card = 0; card < 52; card++)
        deck[card] = (uint8_t)card;
    for (int at = 0; at <= last; at++) {
        for (int card = dealt; card < dealt + street[at].cards; card++) {
            int other = card + (int)drawn((uint32_t)(52 - card));
            uint8_t swapped = deck[card];
            deck[card] = deck[other];
            deck[other] = swapped;
        }
        left -= street[at].place;
        stage[at] = stage_of(left);
        int count = every(&now, deck + dealt, street[at], stage[at], at == last, after, worth);
        int taken = pick(worth, count, at == astray);
        dealt += street[at].cards;
        state[at] = now = after[taken];
        thought[at] = worth[taken];
    }
    float end = thought[last], target = end;
    for (int at = last - 1; explore && at >= (astray < 0 ? 0 : astray); at--) {
        learn(&state[at], stage[at], target - thought[at]);
        target = MIX * target + (1 - MIX) * thought[at];
    }
    if (astray < 0 && end != dead) {
        for (int row = 0; row < 3; row++)
            hands[row][counted % KEPT] = look(&now, row)[RANK];
        counted++;
    }
    return end;
}

/* Rounds the numbers to what is kept of them, one signed byte each; what was moved a few times alone says little. */
static void settle(void)
{
    for (int part = 0; part < TABLES; part++)
        for (int at = 0; at < sizes[part]; at++) {
            float steps = moves[part][at] < SELDOM ? 0 : roundf(SCALE * table[part][at]);
            table[part][at] = fmaxf(-127, fminf(127, steps)) / SCALE;
        }
}

/* Without learning: what a deal brings, how many hands live, and how many enter Fantasyland. */
static void tell(int deal)
{
    enum { TRIED = 50000 };
    int live = counted, entered = 0;
    double paid = 0;
    for (int tried = 0; tried < TRIED; tried++) {
        int before = counted;
        play(0);
        for (int row = 0; row < 3 && counted > before; row++)
            paid += pays[row][hands[row][before % KEPT]];
        entered += counted > before && hands[0][before % KEPT] >= head.queens;
    }
    fprintf(stderr, "%d deals: royalties %.2f, dead %.1f %%, Fantasyland %.1f %%\n", deal, paid / TRIED,
            100.0 * (TRIED - (counted - live)) / TRIED, 100.0 * entered / TRIED);
}

int main(int count, char **given)
{
    int deals = count > 3 ? atoi(given[1]) : 0;
    if (deals < 1)
        return 1;
    dead = (float)atof(given[2]);
    fantasyland = (float)atof(given[3]);
    read_features();
    make_tables();
    count_full();
    for (int deal = 1; deal <= deals; deal++) {
        play(1);
        if (deal % 5000 == 0)
            count_full();
        if (deal % (deals / 8 + 1) == 0 || deal == deals)
            tell(deal);
    }
    settle();
    tell(deals);
    for (int part = 0; part < TABLES; part++)
        for (int at = 0; at < sizes[part]; at++)
            putchar((int)roundf(SCALE * table[part][at]) & 255);
    for (int row = 0; row < 3; row++)
        fwrite(hands[row], sizeof(int32_t), KEPT, stdout);
    return 0;
}
