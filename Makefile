# Arbiter: rules-verification and test-oracle suite for card games.  `make help` lists the targets.

VERSION := 0.1.0
CC      ?= cc
AR      ?= ar
CLANG   ?= clang
AFL_CC  ?= afl-clang-fast
AFL_FUZZ ?= afl-fuzz
CBMC    ?= $(firstword $(wildcard build/tools/bin/cbmc) cbmc)
KISSAT  ?= $(firstword $(wildcard build/tools/bin/kissat) kissat)
PYTHON  ?= python3
PREFIX  ?= /usr/local
DESTDIR ?=
SECONDS ?= 60

WARN    := -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wshadow
OPT     ?= -O3 -g
CFLAGS  += $(WARN) $(WERROR) $(OPT) -Imodel
SAN     := -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all

MODEL   := $(sort $(wildcard model/*.c))
COMMAND := $(sort $(wildcard harnesses/command/*.c))
TESTS   := $(sort $(wildcard tests/*.c))

objects = $(patsubst %.c,build/$(1)/%.o,$(2))
LIB_OBJ    := $(call objects,lib,$(MODEL))
PIC_OBJ    := $(call objects,pic,$(MODEL))
PROBE_OBJ  := $(call objects,probe,$(MODEL))
COMMAND_OBJ := $(call objects,probe,$(COMMAND))

.PHONY: all demo test prove fuzz bench cover install clean help setup lint unit differential corpus docs
.DELETE_ON_ERROR:

all: build/libarbiter.a build/libarbiter.so build/arbiter ## the library and the arbiter command (default)

# Objects.  lib: as shipped; pic: for the shared library; probe: with clause probes, for the command.
build/lib/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -MMD -MP -c $< -o $@
build/pic/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -fPIC -MMD -MP -c $< -o $@
build/probe/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -DARBITER_PROBES -MMD -MP -c $< -o $@
-include $(shell find build -path build/tools -prune -o -name '*.d' -type f -print 2>/dev/null)

build/libarbiter.a: $(LIB_OBJ)
	rm -f $@
	$(AR) rcs $@ $^
build/libarbiter.so: $(PIC_OBJ)
	$(CC) $(CFLAGS) -shared -Wl,-soname,libarbiter.so.0 $^ -o $@
build/arbiter: $(PROBE_OBJ) $(COMMAND_OBJ)
	$(CC) $(CFLAGS) $^ -o $@

help: ## this list
	@awk -F'## ' '/^[a-z]+:.*## / { split($$1, t, ":"); printf "  make %-12s %s\n", t[1], $$2 }' Makefile

clean: ## removes everything built, but not the tools that ci/setup fetched
	find build -mindepth 1 -maxdepth 1 ! -name tools -exec rm -rf {} + 2>/dev/null || true

# Tests.  Criterion ends well even where no test ran, so `unit` counts them.
TESTS_LEAST := 100
TEST_OBJ    := $(call objects,lib,$(TESTS))
COVER_TESTS := $(filter-out tests/command_test.c tests/play_test.c,$(TESTS))
COVER_OBJ   := $(call objects,cover,$(MODEL) $(COVER_TESTS))
CRITERION    = $(shell pkg-config --cflags --libs criterion) -lutil

build/tests/run: $(TEST_OBJ) $(LIB_OBJ)
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $^ $(CRITERION) -o $@
build/cover/model/%.o: model/%.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -O0 --coverage -MMD -MP -c $< -o $@
build/cover/tests/%.o: tests/%.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -MMD -MP -c $< -o $@
build/cover/run: $(COVER_OBJ)
	$(CC) $(CFLAGS) --coverage $^ $(CRITERION) -o $@

unit: ## the unit tests, and that every clause has some
	ci/setup tests
	$(MAKE) --no-print-directory build/tests/run $(if $(COMMAND),build/arbiter) $(if $(wildcard harnesses/engines/example.c),build/example)
	ci/clause-tests
	ci/unit build/tests/run $(TESTS_LEAST)

cover: ## line coverage of the model by the unit tests
	ci/setup tests
	$(MAKE) --no-print-directory build/cover/run
	find build/cover -name '*.gcda' -delete
	ci/unit build/cover/run $(TESTS_LEAST)
	ci/cover build/cover/model

# Fuzzing.  Each target in four builds: random and replay by any compiler, libfuzzer and afl by clang.
# feedback.c is compiled without instrumentation: its counters are the feedback.
FUZZ_TARGETS := judge moves
FUZZ_SHARED  := $(filter-out %_fuzz.c %_main.c fuzz/feedback.c,$(sort $(wildcard fuzz/*.c)))
FUZZ_FLAGS   := $(WARN) $(WERROR) -O2 -g -DARBITER_PROBES -Imodel
FUZZ_LIB     := -fsanitize=fuzzer -fno-sanitize-coverage=trace-cmp
FUZZ_SECONDS_SHORT := 4
fuzz_builds = $(foreach target,$(FUZZ_TARGETS),build/fuzz/$(target)-$(1))
.PHONY: fuzz-short fuzz-replay fuzz-lines

build/fuzz/random/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(FUZZ_FLAGS) -MMD -MP -c $< -o $@
build/fuzz/replay/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(FUZZ_FLAGS) $(SAN) -MMD -MP -c $< -o $@
build/fuzz/libfuzzer/fuzz/feedback.o: fuzz/feedback.c
	@mkdir -p $(@D)
	$(CLANG) $(FUZZ_FLAGS) -DFUZZ_LIBFUZZER -MMD -MP -c $< -o $@
build/fuzz/libfuzzer/%.o: %.c
	@mkdir -p $(@D)
	$(CLANG) $(FUZZ_FLAGS) $(FUZZ_LIB) -MMD -MP -c $< -o $@
build/fuzz/afl/fuzz/feedback.o: fuzz/feedback.c
	@mkdir -p $(@D)
	$(CLANG) $(FUZZ_FLAGS) -DFUZZ_AFL -MMD -MP -c $< -o $@
build/fuzz/afl/%.o: %.c
	@mkdir -p $(@D)
	AFL_QUIET=1 $(AFL_CC) $(FUZZ_FLAGS) -fsanitize=fuzzer -MMD -MP -c $< -o $@

fuzz_objects = $(call objects,fuzz/$(1),$(MODEL) $(FUZZ_SHARED) fuzz/feedback.c)
.SECONDARY:
build/fuzz/%-random: build/fuzz/random/fuzz/%_fuzz.o build/fuzz/random/fuzz/random_main.o $(call fuzz_objects,random)
	$(CC) $(FUZZ_FLAGS) $^ -o $@
build/fuzz/%-replay: build/fuzz/replay/fuzz/%_fuzz.o build/fuzz/replay/fuzz/replay_main.o $(call fuzz_objects,replay)
	$(CC) $(FUZZ_FLAGS) $(SAN) $^ -o $@
build/fuzz/%-libfuzzer: build/fuzz/libfuzzer/fuzz/%_fuzz.o $(call fuzz_objects,libfuzzer)
	$(CLANG) $(FUZZ_FLAGS) $(FUZZ_LIB) $^ -o $@
build/fuzz/%-afl: build/fuzz/afl/fuzz/%_fuzz.o $(call fuzz_objects,afl)
	AFL_QUIET=1 $(AFL_CC) $(FUZZ_FLAGS) -fsanitize=fuzzer $^ -o $@

fuzz: ## both fuzzers and the random driver on all targets; SECONDS=60 for each
	ci/setup fuzz
	$(MAKE) --no-print-directory $(foreach build,random replay libfuzzer afl,$(call fuzz_builds,$(build)))
	AFL_FUZZ=$(AFL_FUZZ) ci/fuzz --seconds $(SECONDS) $(FUZZ_TARGETS)

fuzz-short: fuzz-replay ## the same for a few seconds, after a replay of the corpus
	ci/setup fuzz
	$(MAKE) --no-print-directory $(foreach build,random replay libfuzzer afl,$(call fuzz_builds,$(build)))
	AFL_FUZZ=$(AFL_FUZZ) ci/fuzz --seconds $(FUZZ_SECONDS_SHORT) $(FUZZ_TARGETS)

fuzz-replay: $(call fuzz_builds,replay) ## every corpus file, under the address and undefined sanitizers
	ci/fuzz --replay $(FUZZ_TARGETS)

fuzz-lines: build/fuzz/moves-replay ## writes corpus/fuzz/moves.lines anew from corpus/fuzz/moves
	build/fuzz/moves-replay --lines $(sort $(wildcard corpus/fuzz/moves/*)) > build/fuzz/moves.lines
	mv build/fuzz/moves.lines corpus/fuzz/moves.lines
