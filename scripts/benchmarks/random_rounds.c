/* Random rounds without actions: the packed algorithm of red7/sim/turns_without_actions.py in C, for bench.py.
 *
 * The same words in the same places, the same generator and the same order of choices, so both
 * must come to the same tallies. The tables are the ones the kernels use, handed in. */
#include <stdint.h>
#include <string.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

typedef int64_t word;
typedef uint64_t bits;

enum { RULES, PLAYERS, MOVER, OUT, COLOR, CANVAS, DECK, STACKED, KNOWN_TOP, RNG = 13 };
enum { HAND = 16, PALETTE_CARDS = 20, STRENGTHS = 24, KNOWN = 28, ROW_WORDS = 40 };
enum { ENDINGS, GROWN = 16, PLAYS = 32, ENDINGS_SCRATCH_WORDS = 128, STOP = 49, NO_CARD = 63, RED = 6 };
enum { VIOLET_AT = 0, INDIGO_AT = 9, RED_AT = 18, GREEN_AT = 27, YELLOW_AT = 36, ORANGE_AT = 45, BLUE_AT = 54 };

static word violets[1408], greens[1408], oranges[1408], yellows[1408];
static word same_number[49], same_color[49], color_of[49], number_of[49];
static word colors_not_in[128], fields_of_colors[128], run_length[128], run_highest[128];
static bits guards, shifted_guards, gather, below_four, even, first_of_rows, gather_rows, all;

void set_tables(const word *tables[], const bits constants[8]) {
    word *mine[] = {violets, greens, oranges, yellows, same_number, same_color, color_of,
                    number_of, colors_not_in, fields_of_colors, run_length, run_highest};
    const int sizes[] = {1408, 1408, 1408, 1408, 49, 49, 49, 49, 128, 128, 128, 128};
    for (int i = 0; i < 12; i++) memcpy(mine[i], tables[i], sizes[i] * sizeof(word));
    guards = constants[0], shifted_guards = constants[1], gather = constants[2];
    below_four = constants[3], even = constants[4], first_of_rows = constants[5];
    gather_rows = constants[6], all = constants[7];
}

static inline int size(bits cards) { return __builtin_popcountll(cards); }
static inline int top(bits cards) { return cards ? 63 - __builtin_clzll(cards) : -1; }
static inline int lowest(bits cards) { return __builtin_ctzll(cards); }

static inline int nth(bits cards, int index) {
#ifdef __BMI2__
    return lowest(_pdep_u64(1ULL << index, cards));
#else
    int found = 0;
    for (int width = 32; width; width >>= 1) {
        int below = size(cards >> found & ((1ULL << width) - 1));
        if (index >= below) index -= below, found += width;
    }
    return found;
#endif
}

static bits seeded(bits seed, bits number) {
    bits mixed = seed * 11400714819323198485ULL + number;
    for (int i = 0; i < 2; i++) {
        mixed = (mixed ^ mixed >> 30) * 10723151780598845931ULL;
        mixed = (mixed ^ mixed >> 27) * 13787848793156543929ULL;
        mixed ^= mixed >> 31;
    }
    return mixed;
}

static inline bits advanced(bits state) {
    return state * 6364136223846793005ULL + 1442695040888963407ULL;
}

static inline word number_below(bits state, word limit) {
    uint32_t mixed = (state >> 18 ^ state) >> 27, turn = state >> 59;
    return (word)(mixed >> turn | mixed << (-turn & 31)) * limit >> 32;
}

static inline int card_from(bits state, bits cards) {
    return nth(cards, number_below(state, size(cards)));
}

static inline int lost(bits mine, bits bars) {
    return ((((bars | guards) - mine) >> 8 & shifted_guards) * gather) >> 57;
}

static inline bits better(bits one, bits other) {
    return other ^ ((one ^ other) & fields_of_colors[lost(other, one)]);
}

static inline int colors_in(bits palette) {
    bits folded = palette | palette >> 28;
    folded |= folded >> 14;
    return (folded | folded >> 7) & 127;
}

static inline int numbers_in(bits palette) {
    bits folded = palette | palette >> 1;
    folded |= folded >> 2;
    folded |= folded >> 3;
    return (folded & first_of_rows) * gather_rows >> 42 & 127;
}

static inline bits strengths_with(bits strengths, bits palette, int card) {
    bits grown = palette | 1ULL << card, low = grown & below_four, evens = grown & even;
    bits best = top(grown) + 1, alike = grown & same_number[card];
    bits orange = oranges[size(alike) << 6 | top(alike)], before = strengths >> ORANGE_AT & 255;
    orange = orange > before ? orange : before;
    alike = grown & same_color[card], before = strengths >> YELLOW_AT & 255;
    bits yellow = yellows[size(alike) << 6 | top(alike)];
    yellow = yellow > before ? yellow : before;
    int numbers = numbers_in(grown);
    return (bits)violets[size(low) << 6 | (top(low) & 63)] << VIOLET_AT
        | (bits)yellows[run_length[numbers] | top(grown & run_highest[numbers])] << INDIGO_AT
        | best << RED_AT
        | (bits)greens[size(evens) << 6 | (top(evens) & 63)] << GREEN_AT
        | yellow << YELLOW_AT | orange << ORANGE_AT
        | ((bits)size(colors_in(grown)) << 6 | best) << BLUE_AT;
}

static inline int next_seat(const word *s, int seat) {
    do seat = seat + 1 < s[PLAYERS] ? seat + 1 : 0; while (s[OUT] >> seat & 1);
    return seat;
}

static inline bits bars_for(const word *s, int seat) {
    if (s[PLAYERS] == 2) return s[STRENGTHS + 1 - seat];
    bits bars = 0;
    for (int other = 0; other < s[PLAYERS]; other++)
        if (other != seat && !(s[OUT] >> other & 1)) bars = better(s[STRENGTHS + other], bars);
    return bars;
}

static void deal(word *s, word rules, word players, bits chance) {
    bits left = all;
    int highest = 0, leader = 0;
    for (int seat = 0; seat < players; seat++) {
        bits hand = 0;
        for (int i = 0; i < 7; i++) {
            chance = advanced(chance);
            bits bit = 1ULL << card_from(chance, left);
            hand |= bit, left ^= bit;
        }
        s[HAND + seat] = hand, s[KNOWN + seat] = 0;
    }
    for (int seat = 0; seat < players; seat++) {
        chance = advanced(chance);
        int card = card_from(chance, left);
        left ^= 1ULL << card;
        s[PALETTE_CARDS + seat] = 1ULL << card;
        s[STRENGTHS + seat] = strengths_with(0, 0, card);
        if (card >= highest) highest = card, leader = seat;
    }
    s[RULES] = rules, s[PLAYERS] = players, s[MOVER] = leader + 1 < players ? leader + 1 : 0;
    s[OUT] = 0, s[COLOR] = RED, s[CANVAS] = 0, s[DECK] = left, s[STACKED] = s[KNOWN_TOP] = 0;
    s[RNG] = chance;
}

static word list_endings(const word *s, word *scratch) {
    int seat = s[MOVER], place = 1;
    bits hand = s[HAND + seat], palette = s[PALETTE_CARDS + seat], strengths = s[STRENGTHS + seat];
    bits bars = bars_for(s, seat), endings = hand & colors_not_in[lost(strengths, bars)];
    scratch[ENDINGS] = endings, scratch[PLAYS] = NO_CARD, scratch[GROWN] = strengths;
    word total = size(endings), color = s[COLOR];
    for (bits rest = hand; rest; rest &= rest - 1, place++) {
        int card = lowest(rest);
        bits grown = strengths_with(strengths, palette, card);
        int losing = lost(grown, bars);
        endings = ((hand ^ 1ULL << card) & colors_not_in[losing])
            | (bits)(~losing >> color & 1) << STOP;
        scratch[ENDINGS + place] = endings, scratch[GROWN + place] = grown;
        scratch[PLAYS + place] = card;
        total += size(endings);
    }
    return total;
}

static void take_turn(word *s, const word *scratch, word index) {
    int seat = s[MOVER], place = 0, count = size(scratch[ENDINGS]);
    while (index >= count) index -= count, count = size(scratch[ENDINGS + ++place]);
    int ending = nth(scratch[ENDINGS + place], index), card = scratch[PLAYS + place];
    bits hand = s[HAND + seat], palette = s[PALETTE_CARDS + seat], deck = s[DECK];
    if (card != NO_CARD) {
        hand ^= 1ULL << card, palette |= 1ULL << card;
        s[PALETTE_CARDS + seat] = palette, s[STRENGTHS + seat] = scratch[GROWN + place];
    }
    if (ending != STOP) {
        hand ^= 1ULL << ending;
        s[COLOR] = color_of[ending], s[CANVAS] |= 1ULL << ending;
        if (s[RULES] & 1 && deck && number_of[ending] > size(palette)) {
            bits chance = advanced(s[RNG]), drawn = 1ULL << card_from(chance, deck);
            hand |= drawn, s[DECK] = deck ^ drawn, s[RNG] = chance;
        }
    }
    s[HAND + seat] = hand;
    s[MOVER] = next_seat(s, seat);
}

static word random_turn(word *s, word *scratch) {
    word choices = list_endings(s, scratch);
    if (!choices) {
        s[OUT] |= 1 << s[MOVER];
        s[MOVER] = next_seat(s, s[MOVER]);
        return size(s[OUT]) == s[PLAYERS] - 1 ? -1 : 0;
    }
    s[RNG] = advanced(s[RNG]);
    take_turn(s, scratch, number_below(s[RNG], choices));
    return choices;
}

/* Play rounds; tally turns, choices and wins of seat 0. */
void play_rounds(word rounds, word rules, word players, bits seed, word *tally) {
    word state[ROW_WORDS] = {0}, scratch[ENDINGS_SCRATCH_WORDS] = {0};
    for (word i = 0; i < rounds; i++) {
        deal(state, rules, players, seeded(seed, i));
        for (;;) {
            word choices = random_turn(state, scratch);
            tally[0]++;
            if (choices < 0) break;
            tally[1] += choices;
        }
        tally[2] += state[MOVER] == 0;
    }
}
