/* ugo_fuzz.c: any bytes are a match of UGO!.  Everything that ugo_check.c knows is checked in every
 * position. */
#include "ugo_fuzz.h"

static const struct fuzz_subject ugo = {
    .game = "ugo",
    .decode = ugo_decode,
    .next_event = ugo_next_event,
    .check_position = ugo_check_position,
    .check_event = ugo_check_event,
    .feedback = ugo_feedback,
};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    return fuzz_run(&ugo, data, size);
}
