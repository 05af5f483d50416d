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
TRIAL   := $(sort $(wildcard harnesses/trial/*.c))
TESTS   := $(sort $(wildcard tests/*.c))
TRIAL_TESTS := $(sort $(wildcard tests/trial/*.c))

objects = $(patsubst %.c,build/$(1)/%.o,$(2))
LIB_OBJ    := $(call objects,lib,$(MODEL))
PIC_OBJ    := $(call objects,pic,$(MODEL))
PROBE_OBJ  := $(call objects,probe,$(MODEL))
COMMAND_OBJ := $(call objects,probe,$(COMMAND))
TRIAL_OBJ  := $(call objects,probe,$(TRIAL))

.PHONY: all demo test prove fuzz bench cover install clean help lint unit differential docs
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
build/arbiter: $(PROBE_OBJ) $(COMMAND_OBJ) $(TRIAL_OBJ) build/corpus.o
	$(CC) $(CFLAGS) $^ -o $@

# The corpus as a table, so that the command has it wherever it is installed.
CORPUS := $(sort $(wildcard corpus/*/*.lines corpus/vectors/*/*/*.tsv))
build/embed: harnesses/embed.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $< -o $@
build/corpus.c: build/embed $(CORPUS)
	build/embed $(CORPUS) > $@
build/corpus.o: build/corpus.c
	$(CC) -std=c11 -O1 -c $< -o $@

help: ## this list
	@awk -F'## ' '/^[a-z]+:.*## / { split($$1, t, ":"); printf "  make %-12s %s\n", t[1], $$2 }' Makefile

clean: ## removes everything built, but not the tools that ci/setup fetched
	find build -mindepth 1 -maxdepth 1 ! -name tools -exec rm -rf {} + 2>/dev/null || true

# The two commands of the README.
demo: build/arbiter ## builds, judges games, shows a position, and catches a rule-breaking transcript
	ci/demo

test: ## everything: lint, unit tests, differential trial, corpus, fuzzers, proofs, mutants
	ci/test

lint: ## formatting, clang-tidy, cppcheck, warnings as errors under gcc and clang
	ci/setup lint
	ci/lint

build/adapter: harnesses/adapters/adapter.c build/libarbiter.a
	$(CC) $(CFLAGS) $^ -o $@

GAMES ?= 10000
differential: build/arbiter ## the model against the independent engines, whole games; GAMES=10000
	ci/differential $(GAMES)

# The command's parts with the model as shipped, without probes.
build/bench: harnesses/bench.c $(LIB_OBJ) $(filter-out %/main.o,$(COMMAND_OBJ)) $(TRIAL_OBJ) build/corpus.o
	$(CC) $(CFLAGS) $^ -o $@
bench: build/bench build/arbiter build/adapter ## playouts, copying, judging through a pipe, trials
	build/bench
	ci/bench-judge
	for game in englishman ugo; do build/arbiter test --engine build/adapter --time 5 -j 1 "$$game@*?*" || exit; done

# Tests.  Criterion ends well even where no test ran, so `unit` counts them.
# The tests of the command, tests/command*, run programs, and say nothing about the model's lines.
TESTS_LEAST := 523
COVER_TESTS_LEAST := 409
TRIAL_TESTS_LEAST := 41
TEST_OBJ    := $(call objects,lib,$(TESTS))
COVER_TESTS := $(filter-out tests/command%,$(TESTS))
COVER_OBJ   := $(call objects,cover,$(MODEL) $(COVER_TESTS))
CRITERION    = $(shell pkg-config --cflags --libs criterion) -lutil

build/tests/run: $(TEST_OBJ) $(LIB_OBJ)
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $^ $(CRITERION) -o $@
# The tests of the trial call its functions, and so need all of the command but its main().
build/tests/trial: $(call objects,probe,$(TRIAL_TESTS)) $(PROBE_OBJ) $(filter-out %/main.o,$(COMMAND_OBJ)) $(TRIAL_OBJ) build/corpus.o
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
	$(MAKE) --no-print-directory build/tests/run build/tests/trial all build/example build/adapter
	harnesses/adapters/check
	ci/clause-tests
	ci/unit build/tests/run $(TESTS_LEAST)
	ci/unit build/tests/trial $(TRIAL_TESTS_LEAST)
	ci/check-html build/tests/report.html
	ci/check-html build/tests/ugo.html

cover: ## line coverage of the model by the unit tests
	ci/setup tests
	$(MAKE) --no-print-directory build/cover/run
	find build/cover -name '*.gcda' -delete
	ci/unit build/cover/run $(COVER_TESTS_LEAST)
	ci/cover build/cover/model

# Fuzzing.  Each target in four builds: random and replay by any compiler, libfuzzer and afl by clang.
# feedback.c and GAME_feedback.c are compiled without instrumentation: their counters are the feedback.
# GAME_fuzz.c are the targets; all other files of the games are linked into each.
FUZZ_GAMES    := englishman ugo
FUZZ_TARGETS  := judge $(FUZZ_GAMES)
FUZZ_FEEDBACK := $(sort $(wildcard fuzz/*feedback.c))
FUZZ_SHARED   := $(filter-out %_fuzz.c %_main.c $(FUZZ_FEEDBACK),$(sort $(wildcard fuzz/*.c)))
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
$(patsubst %.c,build/fuzz/libfuzzer/%.o,$(FUZZ_FEEDBACK)): build/fuzz/libfuzzer/%.o: %.c
	@mkdir -p $(@D)
	$(CLANG) $(FUZZ_FLAGS) -DFUZZ_LIBFUZZER -MMD -MP -c $< -o $@
build/fuzz/libfuzzer/%.o: %.c
	@mkdir -p $(@D)
	$(CLANG) $(FUZZ_FLAGS) $(FUZZ_LIB) -MMD -MP -c $< -o $@
$(patsubst %.c,build/fuzz/afl/%.o,$(FUZZ_FEEDBACK)): build/fuzz/afl/%.o: %.c
	@mkdir -p $(@D)
	$(CLANG) $(FUZZ_FLAGS) -DFUZZ_AFL -MMD -MP -c $< -o $@
build/fuzz/afl/%.o: %.c
	@mkdir -p $(@D)
	AFL_QUIET=1 $(AFL_CC) $(FUZZ_FLAGS) -fsanitize=fuzzer -MMD -MP -c $< -o $@

fuzz_objects = $(call objects,fuzz/$(1),$(MODEL) $(FUZZ_SHARED) $(FUZZ_FEEDBACK))
$(call fuzz_builds,random): build/fuzz/%-random: build/fuzz/random/fuzz/%_fuzz.o build/fuzz/random/fuzz/random_main.o $(call fuzz_objects,random)
	$(CC) $(FUZZ_FLAGS) $^ -o $@
$(call fuzz_builds,replay): build/fuzz/%-replay: build/fuzz/replay/fuzz/%_fuzz.o build/fuzz/replay/fuzz/replay_main.o $(call fuzz_objects,replay)
	$(CC) $(FUZZ_FLAGS) $(SAN) $^ -o $@
$(call fuzz_builds,libfuzzer): build/fuzz/%-libfuzzer: build/fuzz/libfuzzer/fuzz/%_fuzz.o $(call fuzz_objects,libfuzzer)
	$(CLANG) $(FUZZ_FLAGS) $(FUZZ_LIB) $^ -o $@
$(call fuzz_builds,afl): build/fuzz/%-afl: build/fuzz/afl/fuzz/%_fuzz.o $(call fuzz_objects,afl)
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

fuzz-lines: $(foreach game,$(FUZZ_GAMES),build/fuzz/$(game)-replay) ## writes corpus/fuzz/GAME.lines anew from corpus/fuzz/GAME
	for game in $(FUZZ_GAMES); do \
	  build/fuzz/$$game-replay --lines corpus/fuzz/$$game/* > build/fuzz/$$game.lines && \
	  mv build/fuzz/$$game.lines corpus/fuzz/$$game.lines || exit 1; done

# Proofs.  `prove` does everything from nothing; `prove-changed` trusts the ledgers, for `make test`.
.PHONY: prove-changed
prove: ## all proofs and mutants, from nothing
	ci/setup prove tests
	proofs/prove --selftest
	proofs/prove
	proofs/prove --mutants
prove-changed:
	proofs/prove --changed --sample 2
	proofs/prove --mutants --changed --sample 2

# The example, the generated pages, and installing.
.PHONY: uninstall
build/example: harnesses/example.c build/libarbiter.a
	$(CC) $(CFLAGS) $^ -o $@

docs: build/arbiter ## regenerates the pages of rules, readings, proofs, mutants and vectors
	@mkdir -p docs/rules docs/readings
	build/arbiter rules englishman --markdown > docs/rules/englishman.md
	build/arbiter readings englishman --markdown > docs/readings/englishman.md
	build/arbiter rules ugo --markdown > docs/rules/ugo.md
	build/arbiter readings ugo --markdown > docs/readings/ugo.md
	proofs/prove --table > docs/proofs.md
	harnesses/mutants --table > docs/mutants.md
	ci/vectors --list > docs/vectors.md

INSTALLED := bin/arbiter lib/libarbiter.a lib/libarbiter.so.0 lib/libarbiter.so lib/pkgconfig/arbiter.pc \
             share/man/man1/arbiter.1 $(addprefix include/arbiter/,arbiter.h englishman.h ugo.h table.h)
install: all ## into DESTDIR and PREFIX
	mkdir -p $(addprefix $(DESTDIR)$(PREFIX)/,bin lib/pkgconfig include/arbiter share/man/man1)
	install -m 755 build/arbiter $(DESTDIR)$(PREFIX)/bin/arbiter
	install -m 644 build/libarbiter.a $(DESTDIR)$(PREFIX)/lib/libarbiter.a
	install -m 755 build/libarbiter.so $(DESTDIR)$(PREFIX)/lib/libarbiter.so.0
	ln -sf libarbiter.so.0 $(DESTDIR)$(PREFIX)/lib/libarbiter.so
	install -m 644 model/arbiter.h model/englishman.h model/ugo.h model/table.h $(DESTDIR)$(PREFIX)/include/arbiter
	install -m 644 docs/arbiter.1 $(DESTDIR)$(PREFIX)/share/man/man1/arbiter.1
	printf 'prefix=%s\nName: arbiter\nDescription: oracle for card games\nVersion: %s\nCflags: -I$${prefix}/include/arbiter\nLibs: -L$${prefix}/lib -larbiter\n' '$(PREFIX)' '$(VERSION)' > $(DESTDIR)$(PREFIX)/lib/pkgconfig/arbiter.pc
uninstall: ## removes what install put there
	rm -f $(addprefix $(DESTDIR)$(PREFIX)/,$(INSTALLED))
	rmdir $(DESTDIR)$(PREFIX)/include/arbiter 2>/dev/null || true
