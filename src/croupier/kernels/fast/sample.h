/* What is sampled: sixty-four deals of hole cards and boards at once, and who wins how many. The two files that include
   this draw and rank them, each for its processors: `DEALING` says what the functions are that both have, and `WIDTH` how
   many bytes a register has. */

#ifndef CROUPIER_SAMPLE_H
#define CROUPIER_SAMPLE_H

#include "chance.h"

enum { MOST_PLAYERS = 23, AT_ONCE = 64 };

typedef struct {
    int players, boards, draws;           /* cards of the board that lie there; cards that are drawn for a deal */
    uint64_t state, seen;                 /* of the generator; the cards that cannot come, as bits */
    const uint8_t *hands;                 /* two cards each, player after player */
    const char *upto;                     /* by hand: the weights of the player's hands up to it, in all */
    int first[MOST_PLAYERS + 1];          /* where each player's hands begin */
    uint8_t any[MOST_PLAYERS];            /* whether every hand is as likely as any other */
    uint8_t hole[MOST_PLAYERS][2][AT_ONCE], board[5][AT_ONCE]; /* by player, card and deal; by card and deal */
    uint64_t shares[MOST_PLAYERS][MOST_PLAYERS + 1];           /* by player and winners: the deals he wins with them */
} Game;

/* The cards that are not there any more: by their order, from the lowest, and by deal. */
typedef struct {
    int count;
    uint8_t card[52][AT_ONCE];
} Taken;

/* A byte for each of some deals. */
typedef uint8_t Bytes __attribute__((vector_size(WIDTH)));
enum { PARTS = AT_ONCE / WIDTH };

/* Draws all cards, as below, and counts who wins, where the processor is made for it; 0 where it is not. */
int play_wide(Game *game, uint64_t *state, Taken *taken);

/* Draws a card for each deal: its number among those that are there counts on by one for each below it that is not. */
DEALING void draw(uint64_t *state, Taken *taken, uint8_t *into)
{
    uint8_t numbers[AT_ONCE];
    Bytes card[PARTS], there;
    for (int deal = 0; deal < AT_ONCE; deal++)
        numbers[deal] = (uint8_t)below(&state[deal], (uint64_t)(52 - taken->count));
    memcpy(card, numbers, sizeof card);
    for (int place = 0; place < taken->count; place++)
        for (int part = 0; part < PARTS; part++) {
            memcpy(&there, taken->card[place] + part * WIDTH, WIDTH);
            card[part] -= (Bytes)(card[part] >= there); /* what is true is -1 */
        }
    memcpy(into, card, sizeof card);
    for (int place = 0; place < taken->count; place++)
        for (int part = 0; part < PARTS; part++) {
            memcpy(&there, taken->card[place] + part * WIDTH, WIDTH);
            Bytes before = (Bytes)(there < card[part]), lower = (there & before) | (card[part] & ~before);
            memcpy(taken->card[place] + part * WIDTH, &lower, WIDTH);
            card[part] ^= there ^ lower;
        }
    memcpy(taken->card[taken->count++], card, sizeof card);
}

/* Draws what is missing for each deal: any hand leaves as many to all others, so these are dealt like the board. */
DEALING void draw_all(Game *game, uint64_t *state, Taken *taken)
{
    for (int player = 0; player < game->players; player++)
        for (int card = 0; game->any[player] && card < 2; card++)
            draw(state, taken, game->hole[player][card]);
    for (int card = game->boards; card < 5; card++)
        draw(state, taken, game->board[card]);
}

#endif
