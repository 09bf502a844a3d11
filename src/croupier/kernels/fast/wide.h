/* Registers of 512 bits, where the compiler and the processor have them: which they are is asked at run time. */

#ifndef CROUPIER_WIDE_H
#define CROUPIER_WIDE_H

#include "kernels.h"

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#define HAS_WIDE 1
#define WIDE __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,avx512vnni,bmi2,popcnt")))

static inline int is_wide(void)
{
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
        && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl")
        && __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512vnni")
        && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}

/* Of five to seven cards (bits), at least five in one suit: the bits of its number are those that most cards have. */
WIDE static inline unsigned flush_among(uint64_t cards)
{
    unsigned odd = __builtin_popcountll(cards & 0xAAAAAAAAAAAAAu) > 3;
    unsigned upper = __builtin_popcountll(cards & 0xCCCCCCCCCCCCCu) > 3;
    return tables.flushes[_pext_u64(cards >> (odd + 2 * upper), 0x1111111111111u)];
}
#else
#define HAS_WIDE 0
static inline int is_wide(void) { return 0; }
#endif

#endif
