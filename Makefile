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
FUZZERS := judge moves
FUZZ    := fuzz/check.c fuzz/decode.c fuzz/report.c

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
-include $(shell find build -name '*.d' 2>/dev/null)

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
