/* englishman_fuzz.c: any bytes are a game of The Blood of an Englishman.  Everything that
 * englishman_check.c knows is checked in every position. */
#include "englishman_fuzz.h"

static const struct fuzz_subject englishman = {
    .game = "englishman",
    .decode = englishman_decode,
    .next_event = englishman_next_event,
    .check_position = englishman_check_position,
    .check_event = englishman_check_event,
    .feedback = englishman_feedback,
};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    return fuzz_run(&englishman, data, size);
}
