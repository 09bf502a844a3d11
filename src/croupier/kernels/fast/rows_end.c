/* Three rows played to their end by the tables: on the last street the best full rows, before that what adds up to
   most; of equal ones the first. */

#include "rows.h"

enum { MOST_CHOICES = 243, SUBSETS = 1 << MOST_GIVEN };

#define NONE (-(1ll << 40)) /* worth less than any rows */

/* The bits of the cards that go to each row. */
typedef struct {
    uint8_t row[3];
} Choice;

typedef struct {
    int count;
    Choice choice[];
} Choices;

/* Every way to place cards, by the cards, how many are placed and the room of the rows; listed when it is first asked
   for, and kept. Whoever asks holds the lock of the interpreter. */
static Choices *ways[MOST_GIVEN + 1][MOST_GIVEN + 1][4][6][6];

/* Lists the ways to place cards: by the bits of the top, then of the middle, then of the bottom. */
static Choices *listed(unsigned cards, int place, const int *room)
{
    Choices *found = PyMem_Malloc(sizeof *found + MOST_CHOICES * sizeof(Choice));
    if (!found)
        return NULL;
    found->count = 0;
    for (unsigned t = 0; t < 1u << cards; t++)
        for (unsigned m = 0; m < 1u << cards; m++)
            for (unsigned b = 0; b < 1u << cards; b++) {
                int fits = __builtin_popcount(t) <= room[0] && __builtin_popcount(m) <= room[1];
                fits = fits && __builtin_popcount(b) <= room[2] && !(t & m) && !(t & b) && !(m & b);
                if (fits && __builtin_popcount(t | m | b) == place)
                    found->choice[found->count++] = (Choice){{(uint8_t)t, (uint8_t)m, (uint8_t)b}};
            }
    return found;
}

static void room_of(const State *state, int *room)
{
    for (int row = 0; row < 3; row++)
        room[row] = ROOM[row] - state->size[row];
}

static const Choices *choices_of(const State *state, unsigned cards, int place)
{
    int room[3];
    room_of(state, room);
    Choices **kept = &ways[cards][place][room[0]][room[1]][room[2]];
    if (!*kept)
        *kept = listed(cards, place, room);
    return *kept;
}

/* A row with each choice of the cards that it has room for. */
ALWAYS_INLINE void look(const Known *known, const Look *looks, const State *state, int row, const uint8_t *cards,
                        unsigned count, const Look **found)
{
    int32_t number[SUBSETS], suits[SUBSETS], suited = row ? known->sets : 0;
    int room = ROOM[row] - state->size[row];
    number[0] = state->row[row];
    suits[0] = state->suits[row];
    found[0] = looks + number[0] + (suits[0] ? suited : 0);
    for (unsigned bits = 1; bits < 1u << count; bits++) {
        unsigned before = bits & (bits - 1), card = cards[__builtin_ctz(bits)];
        if (__builtin_popcount(bits) > room)
            continue;
        number[bits] = known->nexts[ROW_RANKS * number[before] + (int32_t)(card >> 2)];
        suits[bits] = suits[before] & 1 << (card & 3);
        found[bits] = looks + number[bits] + (suits[bits] ? suited : 0);
    }
}

static void look_at_all(const Known *known, int stage, const State *state, const uint8_t *cards, unsigned count,
                        const Look *found[3][SUBSETS])
{
    look(known, known->top + stage * known->tops, state, 0, cards, count, found[0]);
    look(known, known->middle + stage * 2 * known->sets, state, 1, cards, count, found[1]);
    look(known, known->bottom + stage * 2 * known->sets, state, 2, cards, count, found[2]);
}

/* The placement before the last street that adds up to most. */
static Choice best(const Known *known, int stage, const State *state, const uint8_t *cards, unsigned count,
                   const Choices *choices)
{
    const Look *found[3][SUBSETS];
    look_at_all(known, stage, state, cards, count, found);
    int64_t most = NONE;
    int chosen = 0;
    for (int at = 0; at < choices->count; at++) {
        const uint8_t *row = choices->choice[at].row;
        const Look *top = found[0][row[0]], *middle = found[1][row[1]], *bottom = found[2][row[2]];
        int64_t value = (int64_t)top->value + middle->value + bottom->value;
        value += known->over[top->level * known->levels + middle->level];
        value += known->under[middle->level * known->levels + bottom->level];
        value += known->all[(top->shape * known->shapes + middle->shape) * known->shapes + bottom->shape];
        if (value > most) {
            most = value;
            chosen = at;
        }
    }
    return choices->choice[chosen];
}

static int is_dead(const Known *known, int32_t top, int32_t middle, int32_t bottom)
{
    return middle > bottom || known->least[top] > middle;
}

/* The ranks of the rows with the best placement of the last street; zeros when every one is out of order. */
static Final best_last(const Known *known, const State *state, const uint8_t *cards, unsigned count,
                       const Choices *choices)
{
    const Look *found[3][SUBSETS];
    look_at_all(known, STAGES - 1, state, cards, count, found);
    int64_t most = NONE;
    Final final = {{0}};
    for (int at = 0; at < choices->count; at++) {
        const uint8_t *row = choices->choice[at].row;
        int32_t top = found[0][row[0]]->rank, middle = found[1][row[1]]->rank, bottom = found[2][row[2]]->rank;
        if (is_dead(known, top, middle, bottom))
            continue;
        int64_t value = (int64_t)known->final[0][top] + known->final[1][middle] + known->final[2][bottom];
        if (value > most) {
            most = value;
            final = (Final){{top, middle, bottom}};
        }
    }
    return final;
}

static void move(const Known *known, State *state, const uint8_t *cards, Choice choice)
{
    for (int row = 0; row < 3; row++)
        for (unsigned bits = choice.row[row]; bits; bits &= bits - 1) {
            unsigned card = cards[__builtin_ctz(bits)];
            state->row[row] = known->nexts[ROW_RANKS * state->row[row] + (int32_t)(card >> 2)];
            state->suits[row] &= 1 << (card & 3);
            state->size[row]++;
        }
}

/* The ranks of full rows; zeros when they are out of order. */
static Final full(const Known *known, const State *state)
{
    const Look *looks[3] = {known->top, known->middle, known->bottom};
    Final final;
    for (int row = 0; row < 3; row++)
        final.rank[row] = looks[row][state->row[row] + (row && state->suits[row] ? known->sets : 0)].rank;
    return is_dead(known, final.rank[0], final.rank[1], final.rank[2]) ? (Final){{0}} : final;
}

static int stage_of(const State *state, int place)
{
    int left = 13 - state->size[0] - state->size[1] - state->size[2] - place;
    return left > 2 * STAGES - 1 ? 0 : STAGES - (left + 1) / 2;
}

int rows_end(const Known *known, State state, const uint8_t *street, int streets, const uint8_t *cards, Final *final)
{
    if (!streets)
        *final = full(known, &state);
    for (; streets; streets--, cards += street[0], street += 2) {
        const Choices *choices = choices_of(&state, street[0], street[1]);
        if (!choices)
            return 0;
        if (streets == 1)
            *final = best_last(known, &state, cards, street[0], choices);
        else
            move(known, &state, cards, best(known, stage_of(&state, street[1]), &state, cards, street[0], choices));
    }
    return 1;
}
