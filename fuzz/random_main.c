/* random_main.c: runs a fuzz target on random bytes, without any feedback.  It needs no fuzzer, and
 * is the baseline that the fuzzers must beat.
 *
 *     random [--seed N] [--runs N] [--seconds N] [--size N] [--save FILE] [SEED-FILE...]
 *
 * --size is the most bytes of an input.  With seed files, half of the inputs are one of them with a
 * few bytes changed. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "fuzz.h"

static uint64_t state = 1;
static size_t size_most = 512;
static unsigned long runs_done;
static const char *save_path = "finding";
static uint8_t input[FUZZ_INPUT_MAX];
static size_t input_size;
static char *const *seed_paths;
static unsigned seed_count;

/* splitmix64 */
static uint64_t random_bits(void)
{
    uint64_t z = state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

static void save_input(void)
{
    FILE *file = fopen(save_path, "wb");
    fprintf(stderr, "  found after %lu executions, input saved as %s\n", runs_done + 1, save_path);
    if (file == NULL) return;
    fwrite(input, 1, input_size, file);
    fclose(file);
}

static void make_random(void)
{
    input_size = random_bits() % (size_most + 1);
    for (size_t byte = 0; byte < input_size; byte++)
        input[byte] = (uint8_t)random_bits();
}

static void make_from_seed(void)
{
    FILE *file = fopen(seed_paths[random_bits() % seed_count], "rb");
    if (file == NULL) return;
    input_size = fread(input, 1, sizeof input, file);
    fclose(file);
    for (uint64_t changes = random_bits() % 8; changes > 0 && input_size > 0; changes--)
        input[random_bits() % input_size] = (uint8_t)random_bits();
}

static double seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static int usage(void)
{
    fputs("usage: random [--seed N] [--runs N] [--seconds N] [--size N] [--save FILE] "
          "[SEED-FILE...]\n",
          stderr);
    return 64;
}

int main(int argc, char **argv)
{
    unsigned long runs = 0;
    double seconds = 0;
    int arg = 1;
    for (; arg + 1 < argc && strncmp(argv[arg], "--", 2) == 0; arg += 2) {
        if (strcmp(argv[arg], "--seed") == 0)
            state = strtoull(argv[arg + 1], NULL, 10);
        else if (strcmp(argv[arg], "--runs") == 0)
            runs = strtoul(argv[arg + 1], NULL, 10);
        else if (strcmp(argv[arg], "--seconds") == 0)
            seconds = strtod(argv[arg + 1], NULL);
        else if (strcmp(argv[arg], "--size") == 0)
            size_most = strtoul(argv[arg + 1], NULL, 10);
        else if (strcmp(argv[arg], "--save") == 0)
            save_path = argv[arg + 1];
        else
            return usage();
    }
    if (arg < argc && argv[arg][0] == '-') return usage();
    seed_paths = argv + arg;
    seed_count = (unsigned)(argc - arg);
    if (size_most > FUZZ_INPUT_MAX) return usage();
    if (runs == 0 && seconds <= 0) runs = 10000;

    fuzz_on_finding = save_input;
    const double start = seconds_now();
    for (; runs == 0 || runs_done < runs; runs_done++) {
        if (seconds > 0 && seconds_now() - start >= seconds) break;
        if (seed_count > 0 && random_bits() % 2 == 0)
            make_from_seed();
        else
            make_random();
        LLVMFuzzerTestOneInput(input, input_size);
    }
    const double took = seconds_now() - start;
    fuzz_print_clauses();
    printf("executions %lu per second %.0f\n", runs_done, took > 0 ? (double)runs_done / took : 0);
    return 0;
}
